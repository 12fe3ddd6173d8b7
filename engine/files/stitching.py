"""Decoded windows back onto the stream's time line, and hard cuts healed. Pure.

At a hard cut two windows heard the same second or two. The stitcher looks for a word that both
have at the same time, and goes over from one window to the other there; where there is none, time
alone decides. So no word is doubled, and none falls between two opinions about where it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.driver.seam import DecodedSegment, WindowDecode
from engine.driver.sentences import SENTENCE_ENDS, sentences
from engine.driver.transcript import Segment, Word
from engine.files.packing import PackedWindow
from engine.words import plain, units

STRAY_S = 0.4
"""What a time may reach over a pause that was left out of its window."""

SAME_WORD_S = 0.4
"""Two windows' times of the same word differ by less: alignment is worst at a window's ends."""

_CLOSING = "\"')]}»”\N{RIGHT SINGLE QUOTATION MARK},;:" + SENTENCE_ENDS
_KEEP_CAPITALS = ("de", "lb")  # nouns have them


@dataclass(frozen=True, slots=True)
class WindowResult:
    """What one window says, in seconds of the stream.

    Attributes:
        index: Of the window.
        start: First second heard.
        end: Last second heard.
        joins_before: Its beginning was heard by the window before too.
        joins_after: Its end was heard by the window after too.
        segments: In order.
        language: ISO code.
        language_probability: 0 to 1.
        guards: How often each guard fired.
        rejected: The guard that holds the text back, or None.
        rejected_value: What it measured.
        rejected_text: The text held back.
        speech_s: Seconds of speech, as the voice activity has it, in all windows so far.
    """

    index: int
    start: float
    end: float
    joins_before: bool = False
    joins_after: bool = False
    segments: tuple[Segment, ...] = ()
    language: str | None = None
    language_probability: float = 1.0
    guards: Mapping[str, int] = field(default_factory=dict)
    rejected: str | None = None
    rejected_value: float = 0.0
    rejected_text: str = ""
    speech_s: float = 0.0


def place_decode(
    packed: PackedWindow, decode: WindowDecode, hop: int, sample_rate: int, speech: int = 0
) -> WindowResult:
    """Add the window's offset, and the pauses left out of it, to a decode's times."""
    stray = round(STRAY_S * sample_rate)

    def seconds(start_frame: int, end_frame: int) -> tuple[float, float]:
        span = packed.place(start_frame * hop, end_frame * hop, stray)
        return span.start / sample_rate, span.end / sample_rate

    def segment(decoded: DecodedSegment) -> Segment:
        start, end = seconds(decoded.start_frame, decoded.end_frame)
        words = None
        if decoded.words is not None:
            words = tuple(
                Word(word.text, *seconds(word.start_frame, word.end_frame), word.probability)
                for word in decoded.words
            )
        return Segment(
            decoded.text.strip(), start, end, words, decode.avg_logprob, decode.no_speech_prob
        )

    return WindowResult(
        index=packed.index,
        start=packed.start / sample_rate,
        end=packed.end / sample_rate,
        joins_before=packed.joins_before,
        joins_after=packed.joins_after,
        segments=tuple(
            sentence
            for said in decode.segments
            if said.text.strip()
            for sentence in sentences(segment(said))
        ),
        language=decode.language,
        language_probability=decode.language_probability,
        guards=dict(decode.guards),
        rejected=decode.rejected,
        rejected_value=decode.rejected_value,
        rejected_text=decode.rejected_text,
        speech_s=speech / sample_rate,
    )


class StitcherContext:
    """One stream's results in window order. Holds one back while its end is still in doubt.

    Attributes:
        n_doubled: Words dropped because two windows had them.
        n_joins: Hard cuts healed.
    """

    def __init__(self) -> None:
        """Nothing said yet."""
        self._held: WindowResult | None = None
        self.n_doubled = 0
        self.n_joins = 0

    def write(self, result: WindowResult) -> list[WindowResult]:
        """Take the next window's result; return those whose text is now final."""
        final: list[WindowResult] = []
        if self._held is not None:
            before, result, doubled = join(self._held, result)
            self.n_doubled += doubled
            self.n_joins += 1
            final.append(before)
        self._held = result if result.joins_after else None
        return final if self._held is not None else [*final, result]

    def finish(self) -> list[WindowResult]:
        """Return what is held back."""
        held, self._held = self._held, None
        return [] if held is None else [held]


@dataclass(frozen=True, slots=True)
class _Placed:
    """A word and the segment that it is in."""

    segment: int
    word: Word

    @property
    def middle(self) -> float:
        return (self.word.start + self.word.end) / 2


def join(before: WindowResult, after: WindowResult) -> tuple[WindowResult, WindowResult, int]:
    """Heal a hard cut; return both windows without doubles, and how many words were doubled."""
    left, right = _words(before.segments), _words(after.segments)
    if not (left and right):
        return before, after, 0  # held back or heard nothing: the other is all there is
    start, end = after.start, before.end
    middle = (start + end) / 2
    pair = _common_word(left, right, start, end)
    if pair is None:
        n_left = sum(word.middle < middle for word in left)
        first = sum(word.middle < middle for word in right)
        n_left = _without_fragment(left, n_left, right, first)
    else:
        n_left, first = pair
        left[n_left] = _merged(left[n_left], right[first])
        n_left, first = n_left + 1, first + 1
    doubled = len(left) - n_left + first
    kept, rest = left[:n_left], right[first:]
    if pair is None:
        kept, rest = _sane(kept, rest, before.language, begins=first == 0)
    return (
        replace(before, segments=_rebuilt(before.segments, kept)),
        replace(after, segments=_rebuilt(after.segments, rest)),
        doubled,
    )


def _common_word(
    left: Sequence[_Placed], right: Sequence[_Placed], start: float, end: float
) -> tuple[int, int] | None:
    """The word that both have, nearest to the middle of the overlap: its place in each."""
    middle = (start + end) / 2
    pairs = [
        (abs(a.middle - middle) + abs(a.middle - b.middle), i, j)
        for i, a in enumerate(left)
        if a.middle >= start - SAME_WORD_S
        for j, b in enumerate(right)
        if b.middle <= end + SAME_WORD_S
        and abs(a.middle - b.middle) < SAME_WORD_S
        and _same(a.word.text, b.word.text)
    ]
    if not pairs:
        return None
    _, i, j = min(pairs)
    return i, j


def _same(one: str, other: str) -> bool:
    said = plain(one)
    return bool(said) and said == plain(other)


def _without_fragment(
    left: Sequence[_Placed], n_left: int, right: Sequence[_Placed], first: int
) -> int:
    """Leave the last word out when the next window has it too, or has it whole."""
    if not n_left or first >= len(right):
        return n_left
    last, following = left[n_left - 1], right[first]
    heard, whole = plain(last.word.text), plain(following.word.text)
    near = abs(last.middle - following.middle) < 2 * SAME_WORD_S
    return n_left - 1 if near and heard and whole.startswith(heard) else n_left


def _merged(before: _Placed, after: _Placed) -> _Placed:
    """One word of two, with the sign after it as the window has it that heard what follows."""
    letters = before.word.text.rstrip(_CLOSING)
    spelled = after.word.text
    text = letters + spelled[len(spelled.rstrip(_CLOSING)) :]
    return replace(before, word=replace(before.word, text=text))


def _sane(
    kept: list[_Placed], rest: list[_Placed], language: str | None, *, begins: bool
) -> tuple[list[_Placed], list[_Placed]]:
    """Take back what a model writes because its window ends or begins there, mid-sentence."""
    if kept:
        text = kept[-1].word.text
        for trailing in ("...", "…", "-"):
            text = text.removesuffix(trailing)
        kept = [*kept[:-1], replace(kept[-1], word=replace(kept[-1].word, text=text))]
    if not (kept and rest and begins) or kept[-1].word.text[-1:] in SENTENCE_ENDS:
        return kept, rest
    word = rest[0].word
    letters = word.text.strip()
    is_name = language in _KEEP_CAPITALS or letters[:1] == "I" or not letters[1:].islower()
    if not is_name:
        lower = word.text.replace(letters[0], letters[0].lower(), 1)
        rest = [replace(rest[0], word=replace(word, text=lower)), *rest[1:]]
    return kept, rest


def _words(segments: Sequence[Segment]) -> list[_Placed]:
    return [
        _Placed(index, word)
        for index, segment in enumerate(segments)
        for word in (segment.words if segment.words is not None else spread_words(segment))
    ]


def spread_words(segment: Segment) -> tuple[Word, ...]:
    """Words of a segment without word times, each given time by its length."""
    parts = units(segment.text)
    total = sum(len(part) for part in parts) or 1
    words, said = [], 0
    for part in parts:
        start, end = (
            segment.start + (segment.end - segment.start) * n / total
            for n in (said, said + len(part))
        )
        words.append(Word(part, start, end))
        said += len(part)
    return tuple(words)


def _rebuilt(segments: Sequence[Segment], words: Sequence[_Placed]) -> tuple[Segment, ...]:
    """The segments with what is left of their words; an untouched one stays as it is."""
    rebuilt = []
    for index, segment in enumerate(segments):
        mine = [placed.word for placed in words if placed.segment == index]
        if not mine:
            continue
        timed = segment.words is not None
        original = list(segment.words or spread_words(segment))
        if mine == original:
            rebuilt.append(segment)
            continue
        start = segment.start if mine[0].start == original[0].start else mine[0].start
        end = segment.end if mine[-1].end == original[-1].end else mine[-1].end
        rebuilt.append(
            replace(
                segment,
                text="".join(word.text for word in mine).strip(),
                start=min(start, end),
                end=end,
                words=tuple(mine) if timed else None,
            )
        )
    return tuple(rebuilt)
