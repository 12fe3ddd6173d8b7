"""Early commits: words on which the last decodes of one window agree.

In long unbroken speech an endpoint is many seconds away. Successive decodes of the growing window
are compared word by word, timestamps ignored. What the last few have in common is committed, a
doubtful word only once more has been heard after it, and its tokens are the forced beginning of
every later decode of that window, the final one included. Nothing can therefore be repeated,
skipped, or contradicted. Seek moves at an endpoint or a full window alone. (Local agreement: Liu et
al. 2020; the forced prefix makes it exact.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.driver.emission import CommitRule
from engine.driver.seam import DecodedSegment, DecodedWord


class AgreementContext:
    """One stream's committed beginning of the current window.

    Attributes:
        forced: Text tokens that later decodes of this window must begin with.
    """

    def __init__(self, rule: CommitRule, frames_per_s: float) -> None:
        """Nothing is committed yet."""
        self._rule = rule
        self._frames_per_s = frames_per_s
        self._history: list[tuple[DecodedWord, ...]] = []
        self.forced: tuple[int, ...] = ()

    def draft(
        self, segments: Sequence[DecodedSegment], n_frames: int
    ) -> tuple[DecodedSegment, ...]:
        """Take the newest decode's words; return those that are now committed, as one segment.

        Args:
            segments: Of the decode, with words.
            n_frames: Its window's length.
        """
        words = _words(segments)
        self._history = [*self._history, words][-(self._rule.agreement or 0) :]
        committed = _count_words(words, self.forced)
        fresh = words[committed : self._agreed(committed, n_frames)]
        if fresh:
            # Of the newest decode, whose signs after a committed word may be others by now.
            decided = words[: committed + len(fresh)]
            self.forced = tuple(token for word in decided for token in word.tokens)
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

    def _agreed(self, committed: int, n_frames: int) -> int:
        """How many words are committed or may be."""
        if len(self._history) < (self._rule.agreement or 0):
            return committed
        newest = self._history[-1]
        # The last word of a decode may be half heard: it counts once another begins after it.
        common = min(len(newest) - 1, *(_n_in_common(newest, words) for words in self._history))
        doubtful = sum(self._rule.doubts(word.probability) for word in newest)
        for place in range(committed, common):
            past_s = (n_frames - newest[place].end_frame) / self._frames_per_s
            if self._rule.waits(newest[place].probability, past_s, doubtful / len(newest)):
                return place
        return max(committed, common)


def _n_in_common(words: Sequence[DecodedWord], others: Sequence[DecodedWord]) -> int:
    """How many words two decodes begin with alike."""
    count = 0
    for word, other in zip(words, others, strict=False):
        if word.tokens != other.tokens:
            break
        count += 1
    return count


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
