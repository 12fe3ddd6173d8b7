"""FFmpeg, which most players are made of, reads the subtitles as they were meant."""

import av
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.events import CommittedEvent, SessionEvent
from app.exports import export
from app.exports.at_once import one_at_a_time
from app.exports.cues import make_cues
from app.transcript.records import SessionTranscript

WORDS = st.sampled_from(
    [
        "well,",
        "and",
        "42",
        "a<b",
        "x&y",
        "Yes.",
        "{brace}",
        "naïve",
        "你好世界",
        "שלום",
        "🙂",
        "No!",
    ]
)


@st.composite
def talks(draw, sources=("mic", "system")):
    """What people say: lines of some seconds, in turn or at once."""
    lines, at = [], 0.0
    for number in range(1, draw(st.integers(1, 8)) + 1):
        text = " ".join(draw(st.lists(WORDS, min_size=1, max_size=20)))
        at += draw(st.floats(0.3, 4.0))
        end = at + draw(st.floats(0.2, 9.0))
        source = draw(st.sampled_from(sources))
        lines.append(CommittedEvent(number, source, text, at, end, "en", end, end))
    begun = SessionEvent("2026-03-04T05:06:07Z", "m", "p", sources)
    return SessionTranscript.from_events([begun, *lines], "Talk", at + 20.0)


def packets(tmp_path, name, text):
    """Start, end and raw text of each subtitle, as FFmpeg's demuxer has it."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with av.open(str(path)) as container:
        (stream,) = container.streams.subtitles
        base = 1000 * stream.time_base
        return [
            (round(p.pts * base), round((p.pts + p.duration) * base), bytes(p).decode())
            for p in container.demux(stream)
            if p.size
        ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("ffmpeg")


@given(talk=talks())
def test_subrip(folder, talk):
    made = one_at_a_time(make_cues(talk), 42)
    assert packets(folder, "talk.srt", export(talk, "srt")) == [
        (cue.start_ms, cue.end_ms, "\n".join(cue.lines)) for cue in made
    ]


@given(talk=talks())
def test_webvtt(folder, talk):
    read = packets(folder, "talk.vtt", export(talk, "vtt"))
    made = make_cues(talk)
    assert [(start, end) for start, end, _ in read] == [(c.start_ms, c.end_ms) for c in made]
    plain = [
        text.partition(">")[2].replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
        for _, _, text in read
    ]
    assert plain == ["\n".join(cue.lines) for cue in made]


@given(talk=talks())
def test_styled_subtitles(folder, talk):
    read = packets(folder, "talk.ass", export(talk, "ass"))
    made = make_cues(talk)
    # Its times are hundredths of a second.
    for of_all in (min, max):
        assert [of_all(times[:2]) for times in read] == pytest.approx(
            [of_all(cue.start_ms, cue.end_ms) for cue in made], abs=10
        )
