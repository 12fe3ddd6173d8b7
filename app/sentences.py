"""What the engine and the sessions say, in the language of the windows.

Logs, JSON and the command line keep the English of `engine.sentence`; a window asks here.
"""

from __future__ import annotations

import re
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from engine.errors import EngineError
from engine.sentence import Sentence

CONTEXT = "Sentences"
"""Of the codes in the translations."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text in a table for lupdate, which knows this name; Qt's own gives mypy an object."""
    return text


def in_words(said: str | EngineError) -> str:
    """A sentence or an error translated, to stand by itself: it begins with a capital letter.

    A text that is no sentence is looked up as it is, since what was stored has lost its fields.
    """
    text = translated(said)
    code = said.sentence.code if isinstance(said, EngineError) else getattr(said, "code", said)
    # Not the name of a file or a device, and not a command.
    begins = str(code).partition(" ")[0]
    return text[:1].upper() + text[1:] if begins.strip(",:;").isalpha() else text


def translated(said: str | EngineError) -> str:
    """A sentence or an error translated, as a part of another text."""
    if isinstance(said, EngineError):
        said = said.sentence
    if not said:
        return ""
    if not isinstance(said, Sentence):
        return QCoreApplication.translate(CONTEXT, said)
    pattern = QCoreApplication.translate(CONTEXT, said.code)
    if not said.fields:
        return pattern
    return filled(pattern, **{name: _part(value) for name, value in said.fields.items()})


def filled(pattern: str, **fields: object) -> str:
    """Fields put into a translated text, with the decimal point and the quotation marks of here."""
    return _LOCAL.vformat(pattern, (), fields)


def _part(value: object) -> object:
    return translated(value) if isinstance(value, Sentence | EngineError) else value


class _LocalFormatter(Formatter):
    """``str.format`` in which ``!r`` quotes a text, and decimals have the locale's point."""

    def convert_field(self, value: object, conversion: str | None) -> object:
        if conversion == "r" and isinstance(value, str):
            return QLocale().quoteString(value)
        return super().convert_field(value, conversion)

    def format_field(self, value: object, format_spec: str) -> str:
        text: str = super().format_field(value, format_spec)
        if not isinstance(value, float) or QLocale().zeroDigit() != "0":
            return text
        return re.sub(r"(?<=\d)\.(?=\d)", QLocale().decimalPoint(), text)


_LOCAL = _LocalFormatter()
