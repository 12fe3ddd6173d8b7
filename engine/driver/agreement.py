"""Early commits: words on which the last decodes of one window agree.

In long unbroken speech an endpoint is many seconds away. Successive decodes of the growing window
are compared word by word, timestamps ignored; what the last ``n`` have in common is committed, and
its tokens are the forced beginning of every later decode of that window, the final one included.
Nothing can therefore be repeated, skipped, or contradicted. Seek moves at an endpoint or a full
window alone. (Local agreement: Liu et al. 2020; the forced prefix makes it exact.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.driver.seam import DecodedSegment, DecodedWord


class AgreementContext:
    """One stream's committed beginning of the current window.

    Attributes:
        forced: Text tokens that later decodes of this window must begin with.
    """

    def __init__(self, n: int, min_probability: float) -> None:
        """Nothing is committed yet; ``n`` decodes must agree."""
        self._n = n
        self._min_probability = min_probability
        self._history: list[tuple[DecodedWord, ...]] = []
        self.forced: tuple[int, ...] = ()

    def draft(self, segments: Sequence[DecodedSegment]) -> tuple[DecodedSegment, ...]:
        """Take the newest decode's words; return those that are now committed, as one segment."""
        words = _words(segments)
        self._history = [*self._history, words][-self._n :]
        committed = _count_words(words, self.forced)
        agreed = self._agreed() if len(self._history) == self._n else committed
        fresh = words[committed:agreed]
        self.forced += tuple(token for word in fresh for token in word.tokens)
        return (_segment(fresh),) if fresh else ()

    def commit(self, done: Sequence[DecodedSegment]) -> None:
        """The window was committed up to the end of ``done``; what was forced past it stays."""
        n_tokens = sum(len(segment.tokens) for segment in done)
        self.forced = self.forced[n_tokens:]
        self._history = []

    def clear(self) -> None:
        """The window is over."""
        self.forced = ()
        self._history = []

    def undecided(self, segments: Sequence[DecodedSegment]) -> tuple[DecodedSegment, ...]:
        """The segments without the words that are already committed."""
        left = len(self.forced)
        rest = []
        for segment in segments:
            n_tokens = len(segment.tokens)
            if left <= 0:
                rest.append(segment)
            elif left < n_tokens:
                rest.append(_after(segment, left))
            left -= n_tokens
        return tuple(rest)

    def _agreed(self) -> int:
        """How many words the last decodes have in common and may be committed."""
        newest = self._history[-1]
        agreed = 0
        for place, word in enumerate(newest):
            others = [words[place] for words in self._history if place < len(words)]
            if len(others) < self._n or any(other.tokens != word.tokens for other in others):
                break
            if min(other.probability for other in others) < self._min_probability:
                break
            agreed += 1
        # The last word of a decode may be half heard: it counts once another begins after it.
        return min(agreed, len(newest) - 1)


def _segment(words: tuple[DecodedWord, ...]) -> DecodedSegment:
    return DecodedSegment(
        "".join(word.text for word in words),
        words[0].start_frame,
        words[-1].end_frame,
        tuple(token for word in words for token in word.tokens),
        words,
    )


def _words(segments: Sequence[DecodedSegment]) -> tuple[DecodedWord, ...]:
    return tuple(word for segment in segments for word in segment.words or ())


def _count_words(words: Sequence[DecodedWord], tokens: Sequence[int]) -> int:
    n_tokens = count = 0
    while n_tokens < len(tokens) and count < len(words):
        n_tokens += len(words[count].tokens)
        count += 1
    return count


def _after(segment: DecodedSegment, n_tokens: int) -> DecodedSegment:
    """A segment without its first ``n_tokens``, which end with a word."""
    words = segment.words or ()
    kept = words[_count_words(words, segment.tokens[:n_tokens]) :]
    return replace(
        segment,
        text="".join(word.text for word in kept),
        start_frame=kept[0].start_frame if kept else segment.end_frame,
        tokens=segment.tokens[n_tokens:],
        words=kept,
    )
