"""What can be wrong with a translation: missing, unfinished, or not made of the same parts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

_FIELD = re.compile(r"\{(\w*)[^{}]*\}")
_COMMAND = re.compile(r"`[^`]+`")
_ACCELERATOR = re.compile(r"&(?!&)\w")
_DOTS = ("…", "...")
_UNGLUED = re.compile(r"\w [;:!?»]|« \w")


@dataclass(frozen=True, slots=True)
class Message:
    """One entry of a ``.ts`` file.

    Attributes:
        context: The class or the table that the text belongs to.
        source: The English.
        comment: What tells it from the same English elsewhere.
        forms: The translation; several where it depends on a number.
        is_numerus: Whether it does.
        is_finished: Whether somebody has said that it is done.
    """

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    is_numerus: bool
    is_finished: bool

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from all others."""
        return self.context, self.source, self.comment

    @property
    def place(self) -> str:
        """Where it stands, for a complaint."""
        return f"{self.context}: {self.source[:60]!r}"


def read_messages(path: Path) -> list[Message]:
    """The messages of a ``.ts`` file, in its order."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    context=name,
                    source=entry.findtext("source", ""),
                    comment=entry.findtext("comment", ""),
                    forms=tuple(forms or [translation.text or ""]),
                    is_numerus=entry.get("numerus") == "yes",
                    is_finished=translation.get("type") is None,
                )
            )
    return found


def complaints(
    name: str, committed: list[Message], wanted: list[Message], language: str
) -> list[str]:
    """What is wrong with a file, one line each.

    Args:
        name: The file's.
        committed: Its messages.
        wanted: Those of the source as it is now, without translations.
        language: The file's language, as Qt writes it.
    """
    there: Mapping[tuple[str, str, str], Message] = {message.key: message for message in committed}
    needed = {message.key: message for message in wanted}
    said = [f"missing, {needed[key].place}" for key in needed if key not in there]
    said += [f"no longer in the source, {there[key].place}" for key in there if key not in needed]
    for key, message in there.items():
        if key in needed:
            said += [f"{what}, {message.place}" for what in _faults(message, needed[key], language)]
    return [f"{name}: {line}" for line in said]


def _faults(message: Message, wanted: Message, language: str) -> Iterator[str]:
    if not message.is_finished or not all(form.strip() for form in message.forms):
        yield "not translated"
        return
    if len(message.forms) != len(wanted.forms):
        yield f"{len(message.forms)} forms instead of {len(wanted.forms)}"
    if message.is_numerus and not any("%n" in form for form in message.forms):
        yield "no form has its number (%n)"
    for form in message.forms:
        yield from _differences(message.source, form)
        if "..." in form:
            yield "three dots instead of an ellipsis"
        if language == "fr" and _UNGLUED.search(form):
            yield "a plain space where French has a narrow no-break one"


def _differences(source: str, form: str) -> Iterator[str]:
    if sorted(set(_FIELD.findall(source))) != sorted(set(_FIELD.findall(form))):
        yield "other fields"
    if sorted(_COMMAND.findall(source)) != sorted(_COMMAND.findall(form)):
        yield "another command"
    if len(_ACCELERATOR.findall(source)) != len(_ACCELERATOR.findall(form)):
        yield "its mark of a mnemonic (&) is missing, or there are several"
    if source.endswith(_DOTS) != form.endswith(_DOTS):
        yield "an ellipsis at one end only"
    if source[:1].isspace() != form[:1].isspace() or source[-1:].isspace() != form[-1:].isspace():
        yield "a space at one end only"
