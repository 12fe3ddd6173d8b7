"""Qwen3-ASR's conversation as tokens: what it is told, and what it answers.

The model reads a system turn with context (names, vocabulary), a user turn with the audio, and
writes ``language English<asr_text>What was said.`` A known language is written for it. The
conversation is spelled here, not by the folder's template: nothing in a folder is executed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tokenizers import Tokenizer

from engine.errors import ModelError

AUDIO = "<|audio_pad|>"
TEXT_MARK = "<asr_text>"
_BEFORE_AUDIO = "<|im_start|>system\n{context}<|im_end|>\n<|im_start|>user\n<|audio_start|>"
_AFTER_AUDIO = "<|audio_end|><|im_end|>\n<|im_start|>assistant\n"
_LANGUAGE = "language "


@dataclass(frozen=True, slots=True)
class Answer:
    """What the model wrote.

    Attributes:
        language: The language's name, ``None`` (a word) for silence, empty when not written.
        language_tokens: How many tokens came before the text's mark.
        text: What was said, without space at either end.
        tokens: Of the text.
    """

    language: str
    language_tokens: int
    text: str
    tokens: tuple[int, ...]


class Qwen3AsrTokenizer:
    """Text to tokens and back. Immutable.

    Attributes:
        audio: The token that stands for a frame of the encoder.
        text_mark: The token between the language and the text.
    """

    def __init__(self, tokenizer: Tokenizer, folder: Path) -> None:
        """Look up the marks.

        Raises:
            ModelError: One is missing.
        """
        self._tokenizer = tokenizer
        self.audio = self._mark(AUDIO, folder)
        self.text_mark = self._mark(TEXT_MARK, folder)

    @classmethod
    def load(cls, folder: Path) -> Qwen3AsrTokenizer:
        """Read ``tokenizer.json``.

        Raises:
            ModelError: It is missing, damaged, or another model's.
        """
        path = folder / "tokenizer.json"
        try:
            tokenizer = Tokenizer.from_file(str(path))
        except Exception as error:
            raise ModelError(
                "{path} cannot be read, get the model again: {error}", path=path, error=error
            ) from error
        return cls(tokenizer, folder)

    def conversation(self, context: str, n_audio: int, language: str | None) -> list[int]:
        """The tokens up to where the model goes on.

        Args:
            context: Names and vocabulary, or nothing.
            n_audio: Frames of the encoder.
            language: Its English name when it is known.
        """
        # A mark in somebody's vocabulary list must not end the turn.
        context = context.strip().replace("<|", "< |").replace(TEXT_MARK, "")
        after = _AFTER_AUDIO
        if language is not None:
            after += f"{_LANGUAGE}{language}{TEXT_MARK}"
        return [
            *self._encode(_BEFORE_AUDIO.format(context=context)),
            *[self.audio] * n_audio,
            *self._encode(after),
        ]

    def read(self, tokens: Sequence[int], language_known: bool) -> Answer:
        """Take apart what the model wrote, the end mark left out."""
        said = tuple(tokens)
        language, n_before = "", 0
        if self.text_mark in said:
            n_before = said.index(self.text_mark) + 1
            first = self._decode(said[: n_before - 1]).strip().split("\n")[0]
            language = first.removeprefix(_LANGUAGE).strip()
        elif not language_known and self._decode(said).lstrip().startswith(_LANGUAGE.strip()):
            n_before = len(said)  # it was cut before it came to the text
        text = said[n_before:]
        # The token cap may fall inside a character.
        return Answer(language, n_before, self._decode(text).rstrip("\ufffd").strip(), text)

    def _mark(self, mark: str, folder: Path) -> int:
        token = self._tokenizer.token_to_id(mark)
        if token is None:
            raise ModelError(
                "{path} has no {mark}: it is not Qwen3-ASR's",
                path=folder / "tokenizer.json",
                mark=mark,
            )
        return int(token)

    def _encode(self, text: str) -> list[int]:
        return list(self._tokenizer.encode(text, add_special_tokens=False).ids)

    def _decode(self, tokens: Sequence[int]) -> str:
        return str(self._tokenizer.decode(list(tokens), skip_special_tokens=True))
