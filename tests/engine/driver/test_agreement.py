"""Early commits: nothing repeated, skipped, or contradicted, whatever the drafts say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.agreement import AgreementContext
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import CommitRule, DecodeTriggers, EmissionPolicy
from engine.driver.seam import DecodedSegment, DecodedWord, DecodeKind, DecodeRequest, WindowDecode
from engine.driver.transcript import Committed, Draft, TranscriptEvent
from engine.errors import SettingsError
from scripted_engine import LoudnessVad, ScriptedEngine, Spoken, sentence, speech

LONG = sentence(" ".join(f"w{i}" for i in range(30)), 0.5)


@dataclass
class WordEngine(ScriptedEngine):
    """Says words with tokens: the word's number, or a wrong one for a word still being said.

    ``mishears`` names words that are heard wrong until so many seconds after their end; a forced
    beginning is honoured whatever is heard.
    """

    mishears: tuple[tuple[str, float], ...] = ()

    def _decode(self, request: DecodeRequest) -> WindowDecode:
        length = len(request.features)
        words = [w for spoken in self.script if (w := self._word(spoken, request, length))]
        forced = [self._forced(token, request, length) for token in request.forced]
        words = forced + words[len(forced) :]
        if not words:
            return WindowDecode((), length, "en")
        segments = (
            DecodedSegment(
                "".join(word.text for word in words),
                words[0].start_frame,
                max(word.end_frame for word in words),
                tuple(token for word in words for token in word.tokens),
                tuple(words),
            ),
        )
        if request.kind is DecodeKind.WINDOW_FULL:
            segments = tuple(
                replace(
                    segments[0],
                    text=word.text,
                    start_frame=word.start_frame,
                    end_frame=word.end_frame,
                    tokens=word.tokens,
                    words=(word,),
                )
                for word in words
            )
        whole = [word.end_frame for word in words if word.end_frame < length]
        complete = whole[-1] if request.kind is DecodeKind.WINDOW_FULL and whole else length
        return WindowDecode(segments, complete, "en")

    def _word(self, spoken: Spoken, request: DecodeRequest, length: int) -> DecodedWord | None:
        first = round(spoken.start * 100) - request.first_frame
        last = round(spoken.end * 100) - request.first_frame
        if first < 0 or first >= length:
            return None
        number = self.script.index(spoken)
        until = dict(self.mishears).get(spoken.text, 0.0) * 100
        wrong = last > length or length < last + until
        text, token = (" hm", 1000 + number) if wrong else (f" {spoken.text}", number)
        return DecodedWord(text, first, min(last, length), 0.9, (token,))

    def _forced(self, token: int, request: DecodeRequest, length: int) -> DecodedWord:
        spoken = self.script[token % 1000]
        first = max(0, round(spoken.start * 100) - request.first_frame)
        last = min(length, max(first, round(spoken.end * 100) - request.first_frame))
        text = " hm" if token >= 1000 else f" {spoken.text}"
        return DecodedWord(text, first, last, 1.0, (token,))


def events_of(
    script: Sequence[Spoken], n: int = 2, block: int = 320, **options
) -> list[TranscriptEvent]:
    driver = AsrStreamDriver(
        WordEngine(script, **options), EmissionPolicy.agreement(n), LoudnessVad()
    )
    context = driver.new_context()
    samples = speech(script, script[-1].end + 2.0)
    events = []
    for first in range(0, len(samples), block):
        events += context.write_read(samples[first : first + block])
    return events + context.finish()


def words(events: Sequence[TranscriptEvent]) -> list[str]:
    return [w for event in events if isinstance(event, Committed) for w in event.text.split()]


@pytest.mark.parametrize("window_s", [2.0, 5.0, 30.0])
@pytest.mark.parametrize("n", [2, 3])
def test_words_are_committed_once_and_in_order(n, window_s):
    events = events_of(LONG, n, window_s=window_s)
    assert words(events) == [word.text for word in LONG]
    assert sum(isinstance(event, Committed) for event in events) > 6


def test_words_commit_long_before_the_endpoint():
    events = events_of(LONG, window_s=30.0)
    commits = [event for event in events if isinstance(event, Committed)]
    assert commits[0].end < 2.0
    times = [time for event in commits for time in (event.start, event.end)]
    assert times == sorted(times)


def test_a_word_heard_wrong_once_is_not_committed_wrong():
    events = events_of(LONG, mishears=(("w7", 0.2), ("w12", 0.2)), window_s=30.0)
    assert words(events) == [word.text for word in LONG]


def test_a_word_heard_wrong_twice_stays_as_committed_and_is_never_contradicted():
    events = events_of(LONG, mishears=(("w7", 5.0),), window_s=30.0)
    expected = [word.text for word in LONG]
    expected[7] = "hm"
    assert words(events) == expected


def test_a_draft_says_only_what_is_not_yet_committed():
    said: list[str] = []
    for event in events_of(LONG, window_s=30.0):
        if isinstance(event, Committed):
            said += event.text.split()
        elif isinstance(event, Draft):
            assert not set(event.text.split()) & set(said)


def test_doubtful_words_wait_for_what_follows_them():
    rules = [CommitRule(2), CommitRule(2, 0.95, 1.5), CommitRule(2, 0.5, 1.5)]
    plain, doubted, sure = [first_commit_of(LONG, rule) for rule in rules]
    assert plain == sure < doubted
    patient = first_commit_of(LONG, CommitRule(2, 0.95, 0.5))
    assert plain < patient < doubted


@pytest.mark.parametrize(("share", "waited_s"), [(0.0, 1.0), (0.25, 1.75), (1.0, 4.0)])
def test_where_much_is_doubtful_a_doubtful_word_waits_longer(share, waited_s):
    rule = CommitRule(2, 0.5, 1.0)
    assert rule.waits(0.4, waited_s - 0.01, share)
    assert not rule.waits(0.4, waited_s, share)
    assert not rule.waits(0.5, 0.0, share)


@pytest.mark.parametrize(("others", "is_committed"), [(0.9, True), (0.4, False)])
def test_a_doubtful_word_among_sure_ones_is_committed_sooner(others, is_committed):
    words = [DecodedWord(f" w{i}", 100 * i, 100 * i + 80, 0.4, (i,)) for i in range(8)]
    heard = (words[0], *(replace(word, probability=others) for word in words[1:]))
    context = AgreementContext(CommitRule(2, 0.5, 3.0), 100.0)
    for _ in range(2):
        context.draft([DecodedSegment("", 0, 800, (), heard)], 500)  # 4.2 s after the first word
    assert (0 in context.forced) == is_committed


def first_commit_of(words_said, rule: CommitRule) -> int:
    """Writes of 0.3 s until something is committed."""
    policy = EmissionPolicy("by rule", DecodeTriggers(endpoint=True, interval_ms=300), commit=rule)
    driver = AsrStreamDriver(WordEngine(words_said, window_s=30.0), policy, LoudnessVad())
    context = driver.new_context()
    samples = speech(words_said, 9.0)
    for n, first in enumerate(range(0, len(samples), 4800)):
        events = context.write_read(samples[first : first + 4800])
        if any(isinstance(event, Committed) for event in events):
            return n
    raise AssertionError("nothing was committed")


def test_words_that_too_few_decodes_have_seen_wait_for_the_window():
    policy = EmissionPolicy(
        "careful",
        DecodeTriggers(endpoint=True, interval_ms=600),
        commit=CommitRule(4),
    )
    driver = AsrStreamDriver(WordEngine(LONG, window_s=30.0), policy, LoudnessVad())
    context = driver.new_context()
    events = context.write_read(speech(LONG, 9.0))
    for _ in range(3):
        events += context.write_read(speech([], 0.2))
    assert words(events) == []
    events += context.finish()
    assert words(events) == [word.text for word in LONG]


@given(
    st.lists(st.sampled_from([800, 1600, 4800, 9600, 16_000, 40_000]), min_size=1, max_size=12),
    st.dictionaries(st.sampled_from([w.text for w in LONG]), st.floats(0, 3), max_size=6),
    st.sampled_from([2.0, 4.0, 30.0]),
)
def test_every_word_has_its_place_whatever_is_misheard_and_whenever_read(sizes, mishears, window_s):
    engine = WordEngine(LONG, window_s=window_s, mishears=tuple(mishears.items()))
    context = AsrStreamDriver(engine, EmissionPolicy.agreement(2), LoudnessVad()).new_context()
    samples, events, first = speech(LONG, 11.5), [], 0
    for size in cycle(sizes):
        events += context.write_read(samples[first : first + size])
        first += size
        if first >= len(samples):
            break
    events += context.finish()
    heard = words(events)
    assert len(heard) == len(LONG)
    assert all(got in (word.text, "hm") for got, word in zip(heard, LONG, strict=True))


def test_a_sign_heard_after_a_committed_word_shows_no_word_twice():
    context = AgreementContext(CommitRule(2), 100.0)
    hello, world, it = (
        DecodedWord(f" {text}", 100 * at, 100 * at + 90, 0.9, (at,))
        for at, text in enumerate(("hello", "world", "it"), start=1)
    )
    with_comma = replace(hello, text=" hello,", tokens=(1, 11))
    said: list[str] = []
    for words_heard in [(hello, world)] * 2 + [(with_comma, world, it)] * 2:
        decode = (segment_of(*words_heard),)
        said += [word.text for agreed in context.draft(decode, 600) for word in agreed.words or ()]
        left = [word.text for rest in context.undecided(decode) for word in rest.words or ()]
    assert (said, left) == ([" hello", " world"], [" it"])
    assert context.forced == (1, 11, 2)


def segment_of(*heard: DecodedWord) -> DecodedSegment:
    return DecodedSegment(
        "".join(word.text for word in heard),
        heard[0].start_frame,
        heard[-1].end_frame,
        tuple(token for word in heard for token in word.tokens),
        heard,
    )


def test_another_driver_does_not_hear_again_what_was_committed_early():
    driver = AsrStreamDriver(
        WordEngine(LONG, window_s=30.0), EmissionPolicy.agreement(2), LoudnessVad()
    )
    context = driver.new_context()
    samples, events = speech(LONG, 11.5)[:80_000], []
    for first in range(0, len(samples), 320):
        events += context.write_read(samples[first : first + 320])
    commits = [event for event in events if isinstance(event, Committed)]
    rest = context.take_rest()
    assert commits
    assert rest.start_s == pytest.approx(commits[-1].end)
    assert len(rest.samples) == len(samples) - round(rest.start_s * 16_000)


def test_agreement_needs_drafts_two_of_them_and_an_engine_that_can_force():
    with pytest.raises(SettingsError, match="2 or more"):
        EmissionPolicy.agreement(1)
    with pytest.raises(SettingsError, match="interval"):
        EmissionPolicy("odd", DecodeTriggers(endpoint=True), commit=CommitRule(2))
    with pytest.raises(SettingsError, match="use responsive"):
        AsrStreamDriver(
            ScriptedEngine([], can_force=False), EmissionPolicy.agreement(), LoudnessVad()
        )


def test_early_commits_are_searched_in_drafts_and_commits_alike():
    searched = {}
    for policy in (EmissionPolicy.agreement(), EmissionPolicy.responsive()):
        engine = WordEngine(LONG, window_s=30.0)
        context = AsrStreamDriver(engine, policy, LoudnessVad()).new_context()
        samples = speech(LONG, 11.5)
        for first in range(0, len(samples), 3200):
            context.write_read(samples[first : first + 3200])
        context.finish()
        assert {r.kind for r in engine.requests} == {DecodeKind.DRAFT, DecodeKind.ENDPOINT}
        searched[policy.name] = {request.beams for request in engine.requests}
    assert searched == {"agreement": {5}, "responsive": {1}}
