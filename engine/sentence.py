"""A sentence that a person reads, with what it was made of, so that a window can translate it."""

from __future__ import annotations

from collections.abc import Mapping


class Sentence(str):
    """The English sentence, and its code and fields.

    Logs, JSON and the command line take it for the text that it is. A window looks its code up in
    the translations and puts the fields in (`app.sentences`). A field may be a sentence, or an
    error that has one.

    Attributes:
        code: The English text with its fields by name: ``no model folder {folder}``.
        fields: What stands for each name.
    """

    __slots__ = ("code", "fields")

    code: str
    fields: Mapping[str, object]

    def __new__(cls, code: str, /, **fields: object) -> Sentence:
        """Fill a code's fields in; a code without fields is the sentence as it is."""
        sentence = super().__new__(cls, code.format(**fields) if fields else code)
        sentence.code = code
        sentence.fields = fields
        return sentence
