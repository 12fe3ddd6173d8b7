"""What holds for the cues of any transcript, and that well-kept parsers read them back."""

from collections import Counter
from itertools import pairwise

import srt
import webvtt
from hypothesis import example, given
from hypothesis import strategies as st

from app.events import CommittedEvent, GapEvent, SessionEvent
from app.exports import FORMATS, ExportOptions, export
from app.exports.cues import Cue, make_cues, sources_of
from app.exports.layout import divide
from app.exports.line_breaks import cleaned, pieces, width
from app.exports.profiles import paced, report
from app.transcript.records import SessionTranscript

BEGUN = SessionEvent("2026-03-04T05:06:07Z", "m", "p", ("mic", "system"))
WORDS = st.sampled_from(
    ["a", "the", "Yes.", "well,", "and", "42", "-->", "<i>", "{\\an8}", "&amp;", "x" * 50,
     "https://example.com/" + "y" * 70, "你好世界", "日本語です。", "한국어", "שלום", "é" * 30,
     "\U0001f469\u200d\U0001f469\u200d\U0001f467", "e\u0301", "\u200b",
     "WEBVTT", "NOTE", "00:00:01.000 --> 00:00:02.000", "\u2028", "\r\n\r\n"]
)  # fmt: skip
TEXTS = st.lists(WORDS, max_size=25).map(" ".join) | st.text(max_size=120)
SECONDS = st.floats(0, 100_000) | st.integers(0, 20).map(float)


@st.composite
def segments(draw):
    start = draw(SECONDS)
    end = start + draw(st.floats(0, 30) | st.just(0.0))
    text = draw(TEXTS)
    made = {"text": text, "start": start, "end": end}
    if draw(st.booleans()):
        words = text.split()
        times = sorted(draw(st.lists(SECONDS, min_size=2 * len(words), max_size=2 * len(words))))
        made["words"] = [
            [f" {word}", times[2 * i], times[2 * i + 1]] for i, word in enumerate(words)
        ]
    return made


@st.composite
def transcripts(draw):
    events: list = [BEGUN]
    for number in range(draw(st.integers(0, 8))):
        parts = draw(st.lists(segments(), max_size=3))
        text = " ".join(part["text"] for part in parts) if parts else draw(TEXTS)
        start = min([part["start"] for part in parts], default=draw(SECONDS))
        end = max([part["end"] for part in parts], default=start)
        source = draw(st.sampled_from(BEGUN.sources))
        events.append(
            CommittedEvent(number, source, text, start, end, "en", end, end, 0.1, tuple(parts))
        )
    if draw(st.booleans()):
        events.append(GapEvent("mic", draw(SECONDS), 100_000.0, "lost <b>", 1.0))
    return SessionTranscript.from_events(events, duration_s=draw(st.none() | SECONDS))


def said(transcript, source):
    """What a source said, in order, without spaces."""
    lines = sorted(transcript.lines, key=lambda line: (line.start, line.id))
    return "".join(cleaned(line.text) for line in lines if line.source == source).replace(" ", "")


@given(transcripts())
def test_cues_fit_the_screen_and_the_session(transcript):
    cues = make_cues(transcript)
    assert cues == sorted(cues, key=lambda cue: cue.start_ms)
    ends = [line.end for line in transcript.lines]
    for line in transcript.lines:
        ends += [segment["end"] for segment in line.segments]
    session_end_ms = round(1000 * max([transcript.session.length_s, *ends]))
    for source in sources_of(transcript):
        own = [cue for cue in cues if cue.source == source]
        assert "".join("".join(cue.lines) for cue in own).replace(" ", "") == said(
            transcript, source
        )
        for cue in own:
            assert 0 <= cue.start_ms < cue.end_ms
            assert 1 <= len(cue.lines) <= 2
            assert all(line and width(line) <= 42 for line in cue.lines)
        for cue, following in pairwise(own):
            assert cue.start_ms < following.start_ms
            assert cue.end_ms <= following.start_ms
        if own and session_end_ms >= len(own):
            assert own[-1].end_ms <= session_end_ms


@given(transcripts())
def test_well_kept_parsers_read_back_what_was_written(transcript):
    cues = make_cues(transcript)
    expected = [(cue.start_ms, cue.end_ms, "\n".join(cue.lines)) for cue in cues]
    read = [
        (
            round(1000 * cue.start.total_seconds()),
            round(1000 * cue.end.total_seconds()),
            cue.content,
        )
        for cue in srt.parse(export(transcript, "srt"), ignore_errors=False)
    ]
    # Two at once share a cue in SubRip; nothing that was said is lost or put elsewhere.
    if len(sources_of(transcript)) < 2:
        assert read == expected
    assert Counter("".join(_words(text) for _, _, text in read)) == Counter(
        "".join(_words(text) for _, _, text in expected)
    )
    # One cue at a time, whoever speaks.
    for (start, end, text), (next_start, _, _) in pairwise(read):
        assert start < next_start
        assert end <= next_start
        assert len(text.splitlines()) <= 2
        assert all(width(row) <= 42 for row in text.splitlines())
    read = [
        (
            cue.start_time.in_milliseconds(),
            cue.end_time.in_milliseconds(),
            unescaped(cue.raw_text.split(">", 1)[1]),
        )
        for cue in webvtt.from_string(export(transcript, "vtt"), strict=True).captions
    ]
    assert read == expected


@given(transcripts())
def test_paced_cues_can_be_read_or_are_told_and_none_is_dropped(transcript):
    made = make_cues(transcript)
    result = paced(made)
    for source in sources_of(transcript):
        before, after = (
            [row for cue in cues if cue.source == source for row in cue.lines]
            for cues in (made, result.cues)
        )
        assert after == before
    shown = [(cue.source, cue.lines) for cue in result.cues]
    for cue in made:
        if (cue.source, cue.lines) not in shown:
            assert len(cue.lines) == 2
            assert cue.end_ms - cue.start_ms > 7000
    for source in sources_of(transcript):
        own = [cue for cue in result.cues if cue.source == source]
        for cue, following in pairwise(own):
            assert cue.start_ms < cue.end_ms <= following.start_ms
        for cue in own:
            shown_s = (cue.end_ms - cue.start_ms) / 1000
            assert shown_s <= 7
            if cue not in result.too_fast:
                assert shown_s >= 0.83
                assert width(" ".join(cue.lines)) / shown_s <= 20.1
    assert bool(report(result)) is bool(result.too_fast)


def _words(text):
    return text.replace("- ", "").replace("\n", "").replace(" ", "")


def unescaped(text):
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


@given(transcripts())
def test_every_format_writes_any_transcript(transcript):
    for name, entry in FORMATS.items():
        if entry.is_text:
            export(transcript, name).encode("utf-8")
        else:
            assert entry.render(transcript, ExportOptions())


@given(TEXTS)
@example("x" * 42 + " " + "y" * 42)
@example("a\u0301" * 100)
def test_only_words_wider_than_a_line_are_cut(text):
    text = cleaned(text)
    for block in divide(pieces(text, 42), 42):
        for line in block.lines:
            assert width(line) <= 42
    narrow = [word for word in text.split(" ") if word.isascii() and len(word) <= 42]
    shown = [
        word
        for block in divide(pieces(text, 42), 42)
        for line in block.lines
        for word in line.split(" ")
    ]
    assert [word for word in narrow if word and word not in shown] == []


def test_cues_end_where_a_sentence_or_a_clause_does():
    text = (
        "Mr. Quilter is the apostle of the middle classes, and we are glad to welcome his gospel, "
        "which has been delivered for many years in the same room."
    )
    blocks = [block.lines for block in divide(pieces(text, 42), 42)]
    assert blocks == [
        ("Mr. Quilter is the apostle of the middle", "classes, and we are glad to welcome"),
        ("his gospel, which has been delivered", "for many years in the same room."),
    ]


def test_scripts_without_spaces_break_by_character_and_by_their_own_rules():
    text = "この文章は字幕の改行をテストするためのものです。とても長いので、分ける必要があります。"
    lines = [line for block in divide(pieces(text, 42), 42) for line in block.lines]
    assert "".join(lines) == text
    assert lines[1].endswith("。")
    assert not any(line[0] in "。、ー" for line in lines)
    assert max(map(width, lines)) <= 42


def test_slow_speech_of_two_lines_becomes_two_cues_for_broadcast():
    slow = Cue(1000, 11_000, "mic", ("And so, my fellow Americans,", "ask not what your"))
    first, second = paced([slow]).cues
    assert (first.lines, second.lines) == (slow.lines[:1], slow.lines[1:])
    assert first.start_ms == 1000
    assert first.end_ms == second.start_ms == 7222
    assert second.end_ms == 11_000
