"""The session's own figures, on scripted logs and beside the bench's."""

import pytest

from app.bench.metrics import one_source, word_timings
from app.events import CommittedEvent, DraftEvent, SessionEvent
from app.live.figures import LEAST_WORDS, SessionFigures

HEADER = SessionEvent("2026-01-01T10:00:00Z", "tiny", "responsive", ("mic",), stability="fast")
SAID = [f"word{n}" for n in range(40)]


def draft(n: int, at: float, shown: float, text: str | None = None) -> DraftEvent:
    said = " ".join(SAID[:n]) if text is None else text
    return DraftEvent("mic", said, said, 0.0, at, "en", at, shown)


def figures_of(events):
    figures = SessionFigures()
    for event in [HEADER, *events]:
        figures.take(event)
    return figures


def calm_talk():
    """A word every 0.5 s, decoded and shown 0.3 s after each."""
    drafts = [draft(n, n * 0.5, n * 0.5 + 0.3) for n in range(1, 31)]
    return [*drafts, CommittedEvent(1, "mic", " ".join(SAID[:30]), 0, 15, "en", 16, 16.3)]


def test_the_delay_counts_from_between_two_decodes():
    figures = figures_of(calm_talk())
    assert figures.delay_s == pytest.approx(0.25 + 0.3)
    assert figures.changed_share == 0.0
    assert figures.stability == "fast"


def test_words_that_changed_are_counted_once():
    talk = calm_talk()
    first = draft(3, 1.5, 1.8, "word0 wart word2")
    second = draft(3, 1.6, 1.9, "word0 worn word2")
    figures = figures_of([*talk[:2], first, second, *talk[3:]])
    assert figures.changed_share == pytest.approx(1 / 30)


def test_it_agrees_with_the_bench_on_what_changed():
    talk = calm_talk()
    talk[9] = draft(10, 5.0, 5.3, " ".join([*SAID[:8], "eight", "nine"]))
    talk[20] = draft(21, 10.5, 10.8, " ".join([*SAID[:20], "else"]))
    timings = word_timings(one_source(talk))
    share = sum(t.unstable for t in timings) / len(timings)
    assert share == pytest.approx(3 / 30)
    assert figures_of(talk).changed_share == pytest.approx(share)


def test_a_commit_of_the_beginning_leaves_the_rest_standing():
    talk = calm_talk()[:-1]
    talk.append(CommittedEvent(1, "mic", " ".join(SAID[:25]), 0, 12.5, "en", 15, 15.4))
    rest = " ".join(SAID[25:30])
    talk.append(DraftEvent("mic", rest, rest, 12.5, 15, "en", 15, 15.4, rest=True))
    figures = figures_of(talk)
    assert figures.n_words == 25
    assert figures.delay_s == pytest.approx(0.55)  # nothing counted twice
    assert figures.changed_share == 0.0


def test_few_words_make_no_figures_and_a_new_session_forgets():
    figures = figures_of(calm_talk()[: LEAST_WORDS - 1])
    assert figures.delay_s is None
    assert figures.changed_share is None
    figures = figures_of([*calm_talk(), HEADER])
    assert figures.n_words == 0
    assert figures.delay_s is None


def test_words_shown_late_are_counted_from_when_they_were_decoded():
    said = " ".join(SAID[:25])
    held = DraftEvent("mic", said, "", 0.0, 10.0, "en", 10.0, 10.2)
    out = CommittedEvent(1, "mic", said, 0.0, 10.0, "en", 11.0, 11.5)
    figures = figures_of([DraftEvent("mic", "", "", 0, 8.0, "en", 8.0, 8.0), held, out])
    assert figures.delay_s == pytest.approx(11.5 - 9.0)


def test_a_word_that_goes_and_comes_back_has_changed():
    talk = calm_talk()
    talk[9] = draft(8, 5.0, 5.3)
    timings = word_timings(one_source(talk))
    assert sum(t.unstable for t in timings) == 1
    assert figures_of(talk).changed_share == pytest.approx(1 / 30)
