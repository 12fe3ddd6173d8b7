"""A window's text as sentences, by the times of its words. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.driver.transcript import Segment, Word

LONGEST_PAUSE_S = 1.0
LONGEST_S = 12.0
"""A segment ends at a sentence's end, before a longer pause, and when it gets too long."""

SENTENCE_ENDS = ".?!…。？！"  # noqa: RUF001
_CLOSING = "\"')]»”\N{RIGHT SINGLE QUOTATION MARK}"


def ends_sentence(text: str) -> bool:
    """Whether a text ends as sentences do."""
    return text.rstrip().rstrip(_CLOSING)[-1:] in tuple(SENTENCE_ENDS)


def sentences(segment: Segment) -> Iterator[Segment]:
    """Split a segment that has word times; one without comes as it is."""
    if not segment.words:
        yield segment
        return
    pending: list[Word] = []
    for word in segment.words:
        if pending and _ends(pending, word):
            yield _of(segment, pending)
            pending = []
        pending.append(word)
    yield _of(segment, pending)


def _ends(said: list[Word], following: Word) -> bool:
    return (
        (
            ends_sentence(said[-1].text)
            # "3.5" is one word to a reader, and two to some tokenizers.
            and following.text[:1].isspace()
        )
        or following.start - said[-1].end > LONGEST_PAUSE_S
        or following.end - said[0].start > LONGEST_S
    )


def _of(segment: Segment, words: list[Word]) -> Segment:
    return replace(
        segment,
        text="".join(word.text for word in words).strip(),
        start=words[0].start,
        end=max(words[-1].end, words[0].start),
        words=tuple(words),
    )
