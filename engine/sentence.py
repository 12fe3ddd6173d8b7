"""A sentence that a person reads, with what it was made of, so that a window can translate it."""

from __future__ import annotations

from collections.abc import Mapping


class Sentence(str):
    """The English sentence, and its code and fields.

    Logs, JSON and the command line take it for the text that it is. A window looks its code up in
    the translations and puts the fields in (`app.sentences`). A field may be a sentence itself.

    Attributes:
        code: The English text with its fields by name: ``no model folder {folder}``.
        fields: What stands for each name.
    """

    __slots__ = ("code", "fields")

    code: str
    fields: Mapping[str, object]

    def __new__(cls, code: str, /, **fields: object) -> Sentence:
        """Fill a code's fields in; a code without fields is the sentence as it is."""
        kept = {name: _lasting(value) for name, value in fields.items()}
        sentence = super().__new__(cls, code.format(**kept) if kept else code)
        sentence.code = code
        sentence.fields = kept
        return sentence

    def __deepcopy__(self, memo: object) -> Sentence:
        return self


def _lasting(value: object) -> object:
    """An error's own sentence in its place: an exception keeps whole frames alive."""
    if not isinstance(value, BaseException):
        return value
    said = getattr(value, "sentence", None) or (value.args[0] if value.args else None)
    return said if isinstance(said, Sentence) else str(value)
