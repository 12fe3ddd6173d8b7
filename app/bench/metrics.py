"""The live figures, as pure functions over an event log. Definitions beside each function.

All functions take the events of one run; where a log has several sources, ``one_source`` takes
them apart first. Times are seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.bench.alignment import place, plain_words, split_words
from app.bench.breakdown import Parts, UpdateCosts
from app.events import CommittedEvent, DraftEvent, LogEvent
from engine.words import plain

TimedWord = tuple[str, float, float]
"""A reference word: text, start and end in the audio."""


@dataclass(frozen=True, slots=True)
class Update:
    """What one source shows from one moment on: events with equal ``shown`` are one update.

    Attributes:
        shown: When it is due on the screen, after the stability stage.
        committed: Everything committed so far.
        display: The draft as shown, after the stability stage.
        draft: The draft as decoded.
        costs: What it took.
    """

    shown: float
    committed: str
    display: str
    draft: str
    costs: UpdateCosts


@dataclass(frozen=True, slots=True)
class WordTiming:
    """When one word of the final text was first shown, settled and committed.

    Attributes:
        word: As committed.
        end: When it ended in the audio; None without a reference time.
        first: First time that any displayed text contained it at its place.
        settled: From then on the display always contained it at its place.
        committed: When committed text first contained it.
        unstable: What stood at its place changed after something was shown there.
        parts: Of its first-shown latency; None without a reference time.
    """

    word: str
    end: float | None
    first: float
    settled: float
    committed: float
    unstable: bool
    parts: Parts | None = None


def one_source(events: Iterable[LogEvent], source: str | None = None) -> list[LogEvent]:
    """The drafts and commits of one source; of the only one when ``source`` is None."""
    speech = [e for e in events if isinstance(e, DraftEvent | CommittedEvent)]
    if source is None:
        sources = {e.source for e in speech}
        if len(sources) > 1:
            raise ValueError(f"a log of several sources: {', '.join(sorted(sources))}")
        return list(speech)
    return [e for e in speech if e.source == source]


def updates(events: Sequence[LogEvent]) -> Iterator[Update]:
    """The successive displays of one source."""
    committed: list[str] = []
    display = draft = ""
    for i, event in enumerate(events):
        if isinstance(event, CommittedEvent):
            committed.append(event.text)
            display = draft = ""
        elif isinstance(event, DraftEvent):
            display, draft = event.display, event.text
        else:
            continue
        following = events[i + 1] if i + 1 < len(events) else None
        if isinstance(following, DraftEvent | CommittedEvent) and following.shown == event.shown:
            continue
        costs = _costs(event)
        shown = event.shown + costs.display_s
        yield Update(shown, " ".join(committed), display, draft, costs)


def _costs(event: DraftEvent | CommittedEvent) -> UpdateCosts:
    display_s = event.display_s if isinstance(event, DraftEvent) else 0.0
    return UpdateCosts(event.audio, event.front_end_s, event.encode_s, event.decode_s, display_s)


def final_text(events: Iterable[LogEvent]) -> str:
    """Everything committed, in order."""
    return " ".join(e.text for e in events if isinstance(e, CommittedEvent))


@dataclass(frozen=True, slots=True)
class Erasure:
    """Words taken back, and the words of the final text. Counts add up; the ratio does not."""

    erased: int = 0
    final: int = 0

    @property
    def normalized(self) -> float | None:
        """Words taken back for each word of the final text; None without final text."""
        return self.erased / self.final if self.final else None

    def __add__(self, other: Erasure) -> Erasure:
        """The counts of two logs."""
        return Erasure(self.erased + other.erased, self.final + other.final)


def erasure(
    events: Sequence[LogEvent],
    *,
    strict: bool = False,
    raw: bool = False,
    language: str | None = None,
) -> Erasure:
    """Count the words that the display of one source took back.

    Over updates, the words of the previous display after its longest common prefix with the new
    one. ``strict`` counts case and punctuation, ``raw`` takes drafts as decoded, not as shown.
    """

    def words(text: str) -> list[str]:
        return split_words(text, language) if strict else plain_words(text, language)

    erased = 0
    before: list[str] = []
    for update in updates(events):
        now = words(f"{update.committed} {update.draft if raw else update.display}")
        erased += len(before) - _common_prefix(before, now)
        before = now
    return Erasure(erased, len(words(final_text(events))))


def word_timings(
    events: Sequence[LogEvent],
    reference: Sequence[TimedWord] = (),
    language: str | None = None,
) -> list[WordTiming]:
    """Follow every word of the final text through all updates of one source."""
    written = [w for w in split_words(final_text(events), language) if plain(w)]
    final = [plain(w) for w in written]
    ends = _reference_ends(reference, final, language)
    at_place: list[str | None] = [None] * len(final)
    first: list[Update | None] = [None] * len(final)
    settled: list[float | None] = [None] * len(final)
    committed: list[float | None] = [None] * len(final)
    unstable = [False] * len(final)
    for update in updates(events):
        n_committed = len(plain_words(update.committed, language))
        display = plain_words(update.display, language)
        here: list[str | None] = [*final[:n_committed], *[None] * (len(final) - n_committed)]
        for word, k in zip(display, place(display, final[n_committed:]), strict=True):
            if k is not None:
                here[n_committed + k] = word
        for k, word in enumerate(final):
            if at_place[k] is not None and here[k] != at_place[k]:
                unstable[k] = True
            at_place[k] = here[k]
            if here[k] != word:
                settled[k] = None
                continue
            if first[k] is None:
                first[k] = update
            if settled[k] is None:
                settled[k] = update.shown
            if k < n_committed and committed[k] is None:
                committed[k] = update.shown
    return [
        WordTiming(written[k], ends[k], f.shown, s, c, unstable[k], _parts(f, ends[k]))
        for k, (f, s, c) in enumerate(zip(first, settled, committed, strict=True))
        if f is not None and s is not None and c is not None
    ]


def _parts(update: Update, end: float | None) -> Parts | None:
    return None if end is None else update.costs.split(end, update.shown)


def endpoint_delays(events: Sequence[LogEvent], audio_s: float = float("inf")) -> list[float]:
    """For each region that the VAD closed, the time from then until the last of it was committed.

    A region that the end of the audio closed, at ``audio_s``, does not count; one that was found
    to hold no text has no commit.
    """
    shown: dict[float, float] = {}
    for event in events:
        if isinstance(event, CommittedEvent) and event.closed is not None:
            shown[event.closed] = event.shown
    return [at - closed for closed, at in shown.items() if closed < audio_s]


def percentile(values: Sequence[float], percent: float) -> float | None:
    """Linear between ranks, as numpy; None of nothing."""
    if not values:
        return None
    ordered = sorted(values)
    rank = (len(ordered) - 1) * percent / 100
    low = int(rank)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (rank - low)


def _common_prefix(a: Sequence[str], b: Sequence[str]) -> int:
    for i, (x, y) in enumerate(zip(a, b, strict=False)):
        if x != y:
            return i
    return min(len(a), len(b))


def _reference_ends(
    reference: Sequence[TimedWord], final: Sequence[str], language: str | None
) -> list[float | None]:
    """The end in the audio of each final word. A reference entry may hold several words.

    A word that was heard otherwise has the time of the one in its place: it was spoken then, and is
    read then.
    """
    words: list[str] = []
    ends: list[float] = []
    for text, _, end in reference:
        for word in plain_words(text, language):
            words.append(word)
            ends.append(end)
    return [None if k is None else ends[k] for k in place(final, words)]
