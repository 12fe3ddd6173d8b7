"""Text to token ids and back, and what the special ids are."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tokenizers import Tokenizer

from engine.errors import ModelError, SettingsError

FRAMES_PER_TIMESTAMP = 2
"""A timestamp token counts 0.02 s, two feature frames."""

_UNSPACED_LANGUAGES = frozenset({"zh", "ja", "th", "lo", "my", "yue"})
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class SpecialTokens:
    """Ids of the tokens that are not text. All text ids are below ``eot``.

    Attributes:
        eot: End of text.
        sot: Start of transcript.
        translate: Task.
        transcribe: Task.
        sot_prev: Before the previous text.
        no_speech: Its probability at ``sot`` says that nobody speaks.
        no_timestamps: Asks for text without times.
        timestamp_begin: 0.00 s; 0.02 s a token from here on.
        languages: ISO code to id, in the model's order.
    """

    eot: int
    sot: int
    translate: int
    transcribe: int
    sot_prev: int
    no_speech: int
    no_timestamps: int
    timestamp_begin: int
    languages: dict[str, int]


class WhisperTokenizer:
    """A frozen byte-pair tokenizer from ``tokenizer.json``."""

    def __init__(self, tokenizer: Tokenizer, n_vocabulary: int, multilingual: bool | None) -> None:
        """Find the special tokens.

        Raises:
            ModelError: One is missing: this is not Whisper's tokenizer.
        """
        self._tokenizer = tokenizer
        self.special = _special_tokens(tokenizer, n_vocabulary)
        # English-only Whisper has one token less (51864), as openai-whisper tells them apart.
        self.multilingual = n_vocabulary >= 51865 if multilingual is None else multilingual

    @classmethod
    def load(cls, folder: Path, n_vocabulary: int, multilingual: bool | None) -> WhisperTokenizer:
        """Read ``tokenizer.json`` of a model folder.

        Raises:
            ModelError: It is missing, damaged, or not Whisper's.
        """
        path = folder / "tokenizer.json"
        if not path.exists():
            raise ModelError("{path} is missing; get the model again", path=path)
        try:
            tokenizer = Tokenizer.from_file(str(path))
        # The library raises bare Exception for a damaged file.
        except Exception as error:
            raise ModelError("{path} is damaged: {error}", path=path, error=error) from error
        return cls(tokenizer, n_vocabulary, multilingual)

    @property
    def languages(self) -> tuple[str, ...]:
        """ISO codes the model can be told to expect."""
        return tuple(self.special.languages) if self.multilingual else ("en",)

    def encode(self, text: str) -> tuple[int, ...]:
        """Text to ids; nothing is added, and special tokens spelled in it are dropped."""
        ids = self._tokenizer.encode(text, add_special_tokens=False).ids
        return tuple(token for token in ids if token < self.special.eot)

    def decode(self, tokens: Sequence[int]) -> str:
        """Ids to text; special tokens and timestamps are left out."""
        text = [token for token in tokens if token < self.special.eot]
        decoded: str = self._tokenizer.decode(text, skip_special_tokens=False)
        return decoded

    def start_sequence(self, language: str, task: str, timestamps: bool) -> tuple[int, ...]:
        """What a transcript begins with.

        Raises:
            SettingsError: The model does not know the language.
        """
        special = self.special
        sequence = [special.sot]
        if self.multilingual:
            if language not in special.languages:
                raise SettingsError(
                    "this model does not know the language {language!r}", language=language
                )
            sequence.append(special.languages[language])
            sequence.append(special.translate if task == "translate" else special.transcribe)
        if not timestamps:
            sequence.append(special.no_timestamps)
        return tuple(sequence)

    def non_speech_tokens(self) -> tuple[int, ...]:
        """Tokens of brackets, music notes and other signs that nobody speaks.

        Agrees with openai-whisper's ``Tokenizer.non_speech_tokens``.
        """
        symbols = list('"#()*+/:;<=>@[\\]^_`{|}~「」『』')
        symbols += ["<<", ">>", "<<<", ">>>", "--", "---", "-(", "-[", "('", '("', "((", "))"]
        symbols += ["(((", ")))", "[[", "]]", "{{", "}}", "♪♪", "♪♪♪"]
        music = set("♩♪♫♬♭♮♯")
        chosen = {self.encode(" -")[0], self.encode(" '")[0]}
        for symbol in [*symbols, *sorted(music)]:
            for spelled in (self.encode(symbol), self.encode(f" {symbol}")):
                if spelled and (len(spelled) == 1 or symbol in music):
                    chosen.add(spelled[0])
        return tuple(sorted(chosen))

    def split_words(self, tokens: Sequence[int], language: str) -> list[tuple[str, list[int]]]:
        """Group text tokens into words: (spelling with its leading space, ids).

        In languages written without spaces each group that decodes to whole characters is a word.
        Agrees with openai-whisper's ``split_to_word_tokens``.
        """
        pieces = self._split_characters(tokens)
        if language in _UNSPACED_LANGUAGES:
            return pieces
        words: list[tuple[str, list[int]]] = []
        for text, ids in pieces:
            is_special = ids[0] >= self.special.eot
            begins = text.startswith(" ") or text.strip() in string.punctuation
            if is_special or begins or not words:
                words.append((text, ids))
            else:
                words[-1] = (words[-1][0] + text, words[-1][1] + ids)
        return words

    def _split_characters(self, tokens: Sequence[int]) -> list[tuple[str, list[int]]]:
        whole = self.decode(tokens)
        pieces: list[tuple[str, list[int]]] = []
        pending: list[int] = []
        offset = 0
        for token in tokens:
            pending.append(token)
            text = self.decode(pending)
            at = offset + text.find(_REPLACEMENT)
            if _REPLACEMENT not in text or (at < len(whole) and whole[at] == _REPLACEMENT):
                pieces.append((text, pending))
                offset += len(text)
                pending = []
        if pending:
            pieces.append((self.decode(pending), pending))
        return pieces


def strip_partial(text: str) -> str:
    """Drop a character that a cut left half decoded at the end."""
    return text.rstrip(_REPLACEMENT)


def is_punctuation(text: str) -> bool:
    """Whether nothing in ``text`` is a letter, a mark, or a digit."""
    return not any(unicodedata.category(character)[0] in "LMN" for character in text)


def _special_tokens(tokenizer: Tokenizer, n_vocabulary: int) -> SpecialTokens:
    def find(*names: str) -> int:
        for name in names:
            token = tokenizer.token_to_id(f"<|{name}|>")
            if token is not None:
                return int(token)
        raise ModelError("the tokenizer has no <|{name}|>: it is not Whisper's", name=names[0])

    sot, translate = find("startoftranscript"), find("translate")
    no_timestamps = find("notimestamps")
    languages = {}
    for token in range(sot + 1, translate):
        name = tokenizer.id_to_token(token)
        if name is None:
            raise ModelError("the tokenizer has no token {token}: it is not Whisper's", token=token)
        languages[name.strip("<|>")] = token
    if no_timestamps >= n_vocabulary:
        raise ModelError("the tokenizer belongs to another model: its ids pass the vocabulary")
    return SpecialTokens(
        eot=find("endoftext"),
        sot=sot,
        translate=translate,
        transcribe=find("transcribe"),
        sot_prev=find("startofprev"),
        no_speech=find("nospeech", "nocaptions"),
        no_timestamps=no_timestamps,
        timestamp_begin=no_timestamps + 1,
        languages=languages,
    )
