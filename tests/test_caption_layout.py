"""No reflow: what stays put on the screen, over random sessions and widths."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.captions.layout import Layout, Passage, Token, lay_out, visible_from
from app.captions.line_breaking import graphemes, is_right_to_left, units
from app.captions.reflow import Place, Reflow, Word, committed_places
from app.events import CommittedEvent, DraftEvent, GapEvent, LogEvent, SessionEvent
from ui.caption_text import CaptionText

_WIDE = {"m": 1.6, "w": 1.5, "i": 0.4, "l": 0.4, " ": 0.5, ".": 0.4}


def measure(text: str) -> float:
    """A proportional font without kerning: 0.4 to 2 units a character."""
    return sum(2.0 if ord(c) > 0x2E80 else _WIDE.get(c, 1.0) for c in text)


WORDS = st.text("abilmw.", min_size=1, max_size=9)
LONG = st.text("abm", min_size=20, max_size=60)
CJK = st.text("今日は良い天気です、。「」ッー", min_size=1, max_size=12)
THAI = st.sampled_from(["สวัสดีครับ", "ภาษาไทย", "น้ำ"])
HEBREW = st.sampled_from(["שלום", "עולם", "אבא"])
TEXTS = st.lists(
    st.one_of(WORDS, WORDS, WORDS, LONG, CJK, THAI, HEBREW), min_size=0, max_size=9
).map(" ".join)
SPOKEN = [
    "a", "be", "mill", "small.", "mammal", "wb" * 17, "bill", "今日は", "「良い」。", "天気",
    "ラーメン", "ภาษาไทย", "שלום", "עולם", "100\u00a0km", "👩\u200d💻",
]  # fmt: skip
SPEAKERS = st.sampled_from(["", "", "Microphone", "System"])
STEPS = st.lists(st.tuples(st.booleans(), TEXTS, SPEAKERS), min_size=1, max_size=14)
WIDTHS = st.floats(min_value=6, max_value=60)


@settings(max_examples=max(150, settings.default.max_examples))
@given(STEPS, WIDTHS)
def test_a_committed_word_never_moves(steps: list[tuple[bool, str, str]], width: float) -> None:
    commits: list[Passage] = []
    layout: Layout | None = None
    seen: dict[Word, Place] = {}
    for number, (is_commit, text, speaker) in enumerate(steps):
        passage = Passage(str(number), text, is_commit, speaker)
        passages = [*commits, passage]
        layout = lay_out(passages, measure, width, layout)
        now = committed_places(layout)
        assert {word: now[word] for word in seen} == seen
        seen = now
        if is_commit:
            commits.append(passage)


def event_sequence(chance: random.Random) -> Iterator[LogEvent]:
    """What a session may say: drafts that come and go, commits, gaps, of one source or two."""
    sources = ("mic", "system")[: chance.choice((1, 2))]
    yield SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", sources)
    at, n_lines = 0.0, 0
    for _ in range(chance.randrange(5, 25)):
        at += chance.random()
        source = chance.choice(sources)
        text = " ".join(chance.choice(SPOKEN) for _ in range(chance.randrange(0, 12)))
        kind = chance.random()
        if kind < 0.6:
            yield DraftEvent(source, text, text, at - 0.5, at, "en", at, at)
        elif kind < 0.95:
            n_lines += 1
            yield CommittedEvent(n_lines, source, text, at - 0.5, at, "en", at, at)
        else:
            yield GapEvent(source, at - 1.0, at, "lost", at)


def test_no_reflow_over_thousands_of_sessions_and_widths() -> None:
    moved = n_updates = 0
    for seed in range(2000):
        chance = random.Random(seed)
        text = CaptionText(kept_commits=chance.choice((3, 8, 200)))
        shown = Reflow(measure, chance.uniform(5, 70))
        for event in event_sequence(chance):
            if text.apply(event):
                shown.show(text.passages)
                n_updates += 1
        moved += shown.moved
    assert moved == 0
    assert n_updates > 15_000


@settings(max_examples=max(150, settings.default.max_examples))
@given(TEXTS, st.lists(TEXTS, min_size=2, max_size=8), WIDTHS)
def test_a_draft_word_stays_while_its_predecessors_do(
    commit: str, drafts: list[str], width: float
) -> None:
    base = Passage("1", commit, committed=True)
    layout: Layout | None = None
    before: list[tuple[Token, int]] = []
    for text in drafts:
        layout = lay_out([base, Passage("d", text, committed=False)], measure, width, layout)
        now = [
            (token, number)
            for number, line in enumerate(layout.lines)
            for token in line.tokens
            if not token.committed
        ]
        common = 0
        for (token, _), (token_before, _) in zip(now, before, strict=False):
            if token != token_before:
                break
            common += 1
        same_paragraph = is_right_to_left(text) in {None, is_right_to_left(commit)}
        if same_paragraph and now[:common] and before[:common]:
            assert [place for _, place in now[:common]] == [p for _, p in before[:common]]
        before = now if same_paragraph else []


@given(STEPS, WIDTHS)
def test_every_word_once_in_order_and_within_the_width(
    steps: list[tuple[bool, str, str]], width: float
) -> None:
    passages = sorted(
        (Passage(str(n), text, commit, who) for n, (commit, text, who) in enumerate(steps)),
        key=lambda p: not p.committed,
    )
    layout = lay_out(passages, measure, width)
    shown: dict[str, list[str]] = {}
    order: list[str] = []
    for line in layout.lines:
        assert line.tokens
        assert (
            measure(line.text) <= width
            or len(graphemes(line.text)) == 1
            or (len(line.tokens) == 1 and line.tokens[0].is_label)
        )
        for token in line.tokens:
            if not token.is_label:
                shown.setdefault(token.key, []).append(token.text)
                if token.key not in order:
                    order.append(token.key)
    spoken = [p for p in passages if units(p.text)]
    assert order == [p.key for p in spoken]
    for passage in spoken:
        assert "".join(shown[passage.key]) == "".join(passage.text.split())


@given(STEPS, WIDTHS, st.integers(2, 5))
def test_old_passages_leave_without_moving_the_rest(
    steps: list[tuple[bool, str, str]], width: float, keep: int
) -> None:
    commits = [Passage(str(n), text, True, who) for n, (_, text, who) in enumerate(steps) if text]
    layout: Layout | None = None
    for end in range(1, len(commits) + 1):
        held = commits[max(0, end - keep) : end]
        whole = lay_out(commits[:end], measure, width)
        layout = lay_out(held, measure, width, layout)
        keys = {p.key for p in held}
        expected = [line for line in whole.lines if any(t.key in keys for t in line.tokens)]
        assert [line.tokens for line in layout.lines] == [line.tokens for line in expected]


@given(STEPS, WIDTHS, WIDTHS)
def test_another_width_breaks_as_if_new(
    steps: list[tuple[bool, str, str]], width: float, other: float
) -> None:
    commits = [Passage(str(n), text, True, who) for n, (_, text, who) in enumerate(steps)]
    first = lay_out(commits, measure, width)
    assert lay_out(commits, measure, other, first) == lay_out(commits, measure, other)


@given(st.lists(st.integers(0, 30), min_size=1), st.integers(1, 8))
def test_the_newest_line_is_always_in_sight(counts: list[int], n_visible: int) -> None:
    first = 0
    for n_lines in counts:
        moved = visible_from(n_lines, n_visible, first)
        assert 0 <= moved <= max(0, n_lines - 1)
        assert moved + n_visible >= n_lines
        if n_lines > n_visible:
            assert n_lines - moved >= n_visible - 1
        first = moved


def test_a_draft_that_shrinks_by_a_line_does_not_scroll_back() -> None:
    assert visible_from(5, 2, 0) == 3
    assert visible_from(4, 2, 3) == 3
    assert visible_from(5, 2, 3) == 3
    assert visible_from(2, 2, 3) == 1
    assert visible_from(5, 1, 4) == 4
    assert visible_from(4, 1, 4) == 3


def words_of(layout: Layout) -> list[str]:
    return [line.text for line in layout.lines]


def test_a_draft_goes_on_where_the_commit_ended() -> None:
    layout = lay_out(
        [Passage("1", "Good morning.", True), Passage("d", "How are you", False)], measure, 40
    )
    assert words_of(layout) == ["Good morning. How are you"]
    assert layout.lines[0].spans == (0, len("Good morning."))


def test_two_sources_are_labelled_by_turn() -> None:
    layout = lay_out(
        [
            Passage("1", "Hello.", True, "Mic"),
            Passage("2", "Are you there?", True, "Mic"),
            Passage("3", "Yes.", True, "System"),
            Passage("d", "Great", False, "Mic"),
        ],
        measure,
        60,
    )
    assert words_of(layout) == ["Mic: Hello. Are you there?", "System: Yes.", "Mic: Great"]
    assert layout.lines[2].spans == (4, 4)


def test_a_change_of_direction_begins_a_paragraph() -> None:
    layout = lay_out([Passage("1", "Hello.", True), Passage("2", "שלום עולם", True)], measure, 60)
    assert [line.right_to_left for line in layout.lines] == [False, True]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("今日は、良い。", ["今", "日", "は、", "良", "い。"]),
        ("「はい」と言った", ["「は", "い」", "と", "言っ", "た"]),
        ("ラーメン", ["ラー", "メ", "ン"]),
        ("เก่า น้ำ", ["เก่า", "น้ำ"]),
        ("plain words here", ["plain", "words", "here"]),
        ("GPUを使う", ["GPU", "を", "使", "う"]),
        ("100\u00a0km away", ["100\u00a0km", "away"]),
        ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]),
        ("", []),
        ("  ", []),
    ],
)
def test_units(text: str, expected: list[str]) -> None:
    assert [u.text for u in units(text)] == expected


def test_commits_of_a_dense_script_join_without_a_space() -> None:
    layout = lay_out([Passage("1", "今日は", True), Passage("2", "晴れ", True)], measure, 60)
    assert words_of(layout) == ["今日は晴れ"]


def test_a_mark_that_may_not_begin_a_line_does_not_pull_a_committed_character() -> None:
    first = lay_out([Passage("1", "一二三四", True)], measure, 8)
    then = lay_out([Passage("1", "一二三四", True), Passage("d", "。五", False)], measure, 8, first)
    assert words_of(then) == ["一二三四", "。五"]


def test_graphemes_hold_together() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    flag = "\U0001f1eb\U0001f1f7"
    assert graphemes(family + flag + "e\u0301" + "น้ำ") == [family, flag, "e\u0301", "น้ำ"]


def test_a_word_wider_than_the_line_is_broken_by_grapheme() -> None:
    layout = lay_out([Passage("1", "a " + "b" * 9 + " c", True)], measure, 4)
    assert words_of(layout) == ["a", "bbbb", "bbbb", "b c"]
