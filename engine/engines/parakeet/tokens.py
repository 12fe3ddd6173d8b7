"""Parakeet's tokens: SentencePiece pieces, of which some begin a word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tokenizers import Tokenizer

from engine.errors import ModelError

_WORD_START = "\u2581"
_CONTROL = re.compile(r"<\|.*\|>|<unk>|<pad>|<blank>")
_PUNCTUATION = frozenset("?'¡¿-:,%/.!")  # transformers' ParakeetProcessor._refine_timestamps


class ParakeetTokenizer:
    """Token ids to text. Immutable."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        """Look up what each token is."""
        self._tokenizer = tokenizer
        pieces = tokenizer.get_vocab(with_added_tokens=True)
        added = tokenizer.get_added_tokens_decoder()
        special = {token for token, piece in added.items() if piece.special}
        self._skipped = frozenset(
            special | {token for piece, token in pieces.items() if _CONTROL.fullmatch(piece)}
        )
        self._starts = frozenset(
            token for piece, token in pieces.items() if piece.startswith(_WORD_START)
        )
        self._punctuation = frozenset(
            token for piece, token in pieces.items() if piece.lstrip(_WORD_START) in _PUNCTUATION
        )

    @classmethod
    def load(cls, folder: Path) -> ParakeetTokenizer:
        """Read ``tokenizer.json``.

        Raises:
            ModelError: It is missing or damaged.
        """
        path = folder / "tokenizer.json"
        try:
            return cls(Tokenizer.from_file(str(path)))
        except Exception as error:
            raise ModelError(
                "{path} cannot be read, get the model again: {error}", path=path, error=error
            ) from error

    def is_text(self, token: int) -> bool:
        """Whether a token is more than a control mark."""
        return token not in self._skipped

    def begins_word(self, token: int) -> bool:
        """Whether a token has a space before it."""
        return token in self._starts

    def is_punctuation(self, token: int) -> bool:
        """Whether a token is a mark that takes no time of its own."""
        return token in self._punctuation

    def decode(self, tokens: Sequence[int]) -> str:
        """The text of some tokens, without a space at either end."""
        return str(self._tokenizer.decode(list(tokens), skip_special_tokens=True)).strip()
