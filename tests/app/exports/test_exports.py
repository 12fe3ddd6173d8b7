import csv
import io
import json
import os
import stat
from itertools import pairwise

import docx
import pysubs2
import pytest
import srt
import webvtt

from app.events import CommittedEvent, DraftEvent, GapEvent, SessionEvent, SuspectEvent
from app.exports import FORMATS, ExportError, ExportOptions, export, write_export
from app.exports.cues import make_cues
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError

TEXTS = [name for name, entry in FORMATS.items() if entry.is_text]
BEGUN = SessionEvent("2026-03-04T05:06:07Z", "whisper-base", "responsive", ("mic",))
SPEECH = (
    "And so, my fellow Americans, ask not what your country can do for you; "
    "ask what you can do for your country."
)


def line(number, text, start, end, source="mic", segments=None, **changes):
    segments = ({"text": text, "start": start, "end": end},) if segments is None else segments
    timing = {"audio": end, "shown": end + 0.2, "decode_s": 0.1, **changes}
    return CommittedEvent(number, source, text, start, end, "en", segments=segments, **timing)


def gathered(*events, duration_s=None, begun=BEGUN):
    return SessionTranscript.from_events([begun, *events], "A title", duration_s)


TWO_SOURCES = gathered(
    line(1, SPEECH, 0.5, 11.0),
    line(2, "a < b & c --> d", 2.0, 3.0, "system"),
    GapEvent("mic", 11.0, 15.25, "device lost", 12.0),
    line(3, "Good morning.", 3725.0, 3726.0),
    duration_s=3730.0,
)


def test_plain_text_is_a_line_a_commit():
    transcript = gathered(line(1, "One.", 0, 1), line(2, "Two\nlines.", 1, 2))
    assert export(transcript, "txt") == "One.\nTwo lines.\n"


def test_plain_text_notes_gaps_and_labels_sources():
    assert export(TWO_SOURCES, "txt").splitlines() == [
        f"mic: {SPEECH}",
        "system: a < b & c --> d",
        "mic: [4.2 s not heard: device lost]",
        "mic: Good morning.",
    ]


def test_plain_text_with_times():
    starts = [row[:11] for row in export(TWO_SOURCES, "txt", ExportOptions(True)).splitlines()]
    assert starts == ["[00:00:00] ", "[00:00:02] ", "[00:00:11] ", "[01:02:05] "]


def test_subrip():
    assert export(TWO_SOURCES, "srt").startswith("1\n00:00:00,500 --> ")
    read = list(srt.parse(export(TWO_SOURCES, "srt")))
    assert [cue.start.total_seconds() for cue in read] == pytest.approx(
        [0.5, 0.5 + 10.5 * 29 / 108, 3725], abs=0.001
    )
    assert [cue.content for cue in read] == [
        "- And so, my fellow Americans,\n- a < b & c --> d",
        "ask not what your country can do for you;\nask what you can do for your country.",
        "Good morning.",
    ]


def test_webvtt_escapes_and_names_voices():
    written = export(TWO_SOURCES, "vtt")
    assert written.startswith("WEBVTT\n\n00:00:00.500 --> ")
    assert "<v system>a &lt; b &amp; c --&gt; d\n" in written
    read = webvtt.from_string(written)
    assert [cue.voice for cue in read.captions] == ["mic", "system", "mic", "mic"]
    assert read.captions[3].start == "01:02:05.000"
    assert "<v" not in export(gathered(line(1, "One.", 0, 1)), "vtt")


def test_a_label_cannot_break_a_voice():
    begun = SessionEvent("2026-03-04T05:06:07Z", "m", "p", ("a>b\n-->", "c"))
    transcript = gathered(line(1, "x", 0, 1, "a>b\n-->"), begun=begun)
    (cue,) = webvtt.from_string(export(transcript, "vtt"), strict=True).captions
    assert cue.text == "x"
    assert cue.raw_text == "<v a&gt;b --&gt;>x"


@pytest.mark.parametrize(("format", "empty"), [("txt", ""), ("srt", ""), ("vtt", "WEBVTT\n")])
def test_no_speech_gives_a_valid_empty_file(format, empty):
    assert export(gathered(), format) == empty
    assert export(gathered(line(1, " \n", 0, 1)), format) == empty
    assert list(srt.parse(export(gathered(), "srt"))) == []
    assert webvtt.from_string(export(gathered(), "vtt")).captions == []


def test_markdown_shows_speech_as_it_was_said():
    transcript = gathered(
        line(1, "1. *Not* a <b>list</b> # of [x](y)", 61.0, 62.0), *TWO_SOURCES.gaps
    )
    assert export(transcript, "md") == (
        "# A title\n\n"
        "**00:00:11** *\\[4.2 s not heard: device lost\\]*\n\n"
        "**00:01:01** 1. \\*Not\\* a \\<b\\>list\\</b\\> \\# of \\[x\\](y)\n"
    )
    assert "**00:00:02 system:** a" in export(TWO_SOURCES, "md")


def test_csv_is_read_back():
    tricky = 'She said "no", then\nleft; naïve 你好'
    rows = list(csv.reader(io.StringIO(export(gathered(line(7, tricky, 1.0, 2.5)), "csv"))))
    assert rows == [
        ["id", "start", "end", "source", "language", "text"],
        ["7", "1.000", "2.500", "mic", "en", 'She said "no", then left; naïve 你好'],
    ]


def test_json_follows_its_schema():
    words = [["Good", 1.0, 1.25], [" day", 1.25, 1.5]]
    segment = {"text": "Good day", "start": 1.0, "end": 1.5, "words": words, "later": 1}
    transcript = gathered(
        line(4, "Good day", 1.0, 1.50049, segments=(segment,)),
        GapEvent("mic", 2.0, 3.0, "paused", 3.0),
        SuspectEvent("mic", "Thanks!", 4.0, 5.0, "no_speech", 0.9, 5.0, 5.0),
    )
    assert json.loads(export(transcript, "json")) == {
        "format": "surtitle-transcript",
        "version": 1,
        "session": {
            "id": 0,
            "title": "A title",
            "started": "2026-03-04T05:06:07Z",
            "model": "whisper-base",
            "models": ["whisper-base"],
            "preset": "responsive",
            "stability": "fast",
            "language": None,
            "languages": ["en"],
            "sources": ["mic"],
            "duration": 3.0,
        },
        "lines": [
            {
                "id": 4,
                "source": "mic",
                "text": "Good day",
                "start": 1.0,
                "end": 1.5,
                "language": "en",
                "segments": [{"text": "Good day", "start": 1.0, "end": 1.5, "words": words}],
            }
        ],
        "gaps": [{"source": "mic", "start": 2.0, "end": 3.0, "reason": "paused"}],
        "marks": [],
        "suspects": [
            {
                "source": "mic",
                "text": "Thanks!",
                "start": 4.0,
                "end": 5.0,
                "reason": "no_speech",
                "value": 0.9,
            }
        ],
    }


@pytest.mark.parametrize("format", TEXTS)
def test_drafts_and_their_timing_change_nothing(format):
    draft = DraftEvent("mic", "And no", "And no", 0.5, 2.0, "en", 2.0, 2.1)
    slow = line(1, SPEECH, 0.5, 11.0, audio=13.0, shown=14.0, decode_s=0.7)
    expected = export(gathered(line(1, SPEECH, 0.5, 11.0)), format)
    assert export(gathered(draft, slow), format) == expected


@pytest.mark.parametrize("format", TEXTS)
def test_a_stored_session_exports_as_its_events_do(format):
    events = [*TWO_SOURCES.lines, *TWO_SOURCES.gaps]
    with TranscriptStore(":memory:") as store:
        session_id = store.new_session(BEGUN, "A title")
        for event in events:
            if isinstance(event, GapEvent):
                store.add_gap(session_id, event)
            else:
                store.add_line(session_id, event)
        store.end_session(session_id, 3730.0)
        stored = export(store.transcript(session_id), format)
    assert stored.replace('"id": 1', '"id": 0', 1) == export(TWO_SOURCES, format)


def cues(*lines, duration_s=None):
    made = make_cues(gathered(*lines, duration_s=duration_s))
    return [(cue.start_ms, cue.end_ms, cue.lines) for cue in made]


def test_word_times_decide_where_a_cue_begins_and_ends():
    text = "This is the first sentence of them. Here is another one that follows a long pause."
    spelled = [word if not i else f" {word}" for i, word in enumerate(text.split())]
    times = [i * 0.2 for i in range(7)] + [20 + i * 0.2 for i in range(9)]
    words = [[word, time, time + 0.2] for word, time in zip(spelled, times, strict=True)]
    segment = {"text": text, "start": 0.0, "end": 22.0, "words": words}
    assert cues(line(1, text, 0.0, 22.0, segments=(segment,))) == [
        (0, 1400, ("This is the first sentence of them.",)),
        (20000, 21800, ("Here is another one that", "follows a long pause.")),
    ]


def test_words_in_a_script_without_spaces():
    text = "今日はいい天気です"
    words = [["今日は", 0.0, 1.0], ["いい", 5.0, 6.0], ["天気です", 6.0, 8.0]]
    segment = {"text": text, "start": 0.0, "end": 8.0, "words": words}
    assert cues(line(1, text, 0.0, 8.0, segments=(segment,))) == [
        (0, 1000, ("今日は",)),
        (5000, 8000, ("いい天気です",)),
    ]


def test_segments_that_do_not_say_the_line_give_way_to_it():
    partial = ({"text": "Good", "start": 0.0, "end": 1.0},)
    assert cues(line(1, "Good morning.", 0.0, 2.0, segments=partial)) == [
        (0, 2000, ("Good morning.",))
    ]
    assert cues(line(1, "Good morning.", 0.0, 2.0, segments=())) == [(0, 2000, ("Good morning.",))]


def test_a_short_cue_stays_as_long_as_there_is_room():
    lines = [line(1, "Yes.", 1.0, 1.1), line(2, "No.", 1.5, 1.6), line(3, "So.", 9.8, 9.9)]
    assert cues(*lines, duration_s=10.0) == [
        (1000, 1500, ("Yes.",)),
        (1500, 2333, ("No.",)),
        (9800, 10000, ("So.",)),
    ]


def test_cues_at_the_very_end_stay_inside_the_session():
    lines = [line(n, f"Word {n}.", 10.0, 10.0) for n in range(3)]
    starts = [start for start, _, _ in cues(*lines, duration_s=10.0)]
    assert starts == [9997, 9998, 9999]


def test_an_export_is_written_beside_and_renamed(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("old")
    path.chmod(0o640)
    assert write_export(TWO_SOURCES, "txt", path) == path
    assert path.read_bytes() == export(TWO_SOURCES, "txt").encode()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]
    link = tmp_path / "link.srt"
    link.symlink_to(tmp_path / "real.srt")
    write_export(TWO_SOURCES, "srt", str(link))
    assert link.is_symlink()
    before = os.umask(0o027)
    try:
        new = write_export(TWO_SOURCES, "vtt", tmp_path / "new.vtt")
    finally:
        os.umask(before)
    assert stat.S_IMODE(new.stat().st_mode) == 0o640


def test_what_cannot_be_written_is_named(tmp_path, monkeypatch):
    with pytest.raises(ExportError, match=r"cannot write .*gone/a\.txt: No such file"):
        write_export(TWO_SOURCES, "txt", tmp_path / "gone" / "a.txt")
    with pytest.raises(ExportError, match="Is a directory"):
        write_export(TWO_SOURCES, "txt", tmp_path)
    with pytest.raises(SettingsError, match="no export format 'doc'; choose from txt, srt"):
        write_export(TWO_SOURCES, "doc", tmp_path / "a.doc")
    path = tmp_path / "a.txt"
    path.write_text("old")

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.atomic_file.os.fsync", full)
    with pytest.raises(ExportError, match="No space left on device"):
        write_export(TWO_SOURCES, "txt", path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_document_reads_as_what_was_said(tmp_path):
    with pytest.raises(SettingsError, match="docx is no text; write it to a file"):
        export(TWO_SOURCES, "docx")
    path = write_export(TWO_SOURCES, "docx", tmp_path / "talk.docx")
    document = docx.Document(str(path))
    assert document.core_properties.title == "A title"
    heading, *paragraphs = document.paragraphs
    assert (heading.text, heading.style.name) == ("A title", "Heading 1")
    assert [p.text for p in paragraphs] == [
        f"00:00:00 mic: {SPEECH}",
        "00:00:02 system: a < b & c --> d",
        "00:00:11 mic: [4.2 s not heard: device lost]",
        "01:02:05 mic: Good morning.",
    ]
    assert [p.runs[1].italic or False for p in paragraphs] == [False, False, True, False]


def test_a_document_takes_what_xml_does_not(tmp_path):
    said = gathered(line(1, "bell\x07 and \ufffe end", 0.0, 1.0))
    path = write_export(said, "docx", tmp_path / "odd.docx")
    assert docx.Document(str(path)).paragraphs[1].text.endswith("end")


def test_styled_subtitles_read_back_as_cues():
    read = pysubs2.SSAFile.from_string(export(TWO_SOURCES, "ass"))
    made = make_cues(TWO_SOURCES)
    assert [(e.start, e.end, e.name, e.plaintext.split("\n")) for e in read.events] == [
        (round(c.start_ms, -1), round(c.end_ms, -1), c.source, list(c.lines)) for c in made
    ]
    assert list(read.styles) == ["mic", "system"]
    assert len({str(style.primarycolor) for style in read.styles.values()}) == 2
    assert pysubs2.SSAFile.from_string(export(gathered(), "ass")).events == []


def test_speech_is_no_command_to_a_player_of_styled_subtitles():
    said = gathered(line(1, r"press {\\b1} and \\N now", 0.0, 2.0, "a, b"))
    (event,) = pysubs2.SSAFile.from_string(export(said, "ass")).events
    assert event.name == "a b"
    assert "\\{" in event.text
    assert "\\N" not in event.text


def test_two_at_once_share_a_cue_with_a_dash_each():
    at_once = gathered(
        line(1, "Shall we begin?", 1.0, 3.0),
        line(2, "Yes, please.", 1.5, 3.5, "system"),
        line(3, SPEECH, 10.0, 20.0),
        line(4, SPEECH, 11.0, 21.0, "system"),
        duration_s=30.0,
    )
    first, *others = list(srt.parse(export(at_once, "srt")))
    assert first.content == "- Shall we begin?\n- Yes, please."
    assert (first.start.total_seconds(), first.end.total_seconds()) == (1.0, 3.5)
    # Long speech is cut into lines that fit beside each other's.
    assert others[0].content == "- And so, my fellow Americans,\n- And so, my fellow Americans,"
    words = [word for cue in others for word in cue.content.replace("- ", "").split()]
    assert sorted(words) == sorted(2 * SPEECH.split())
    for cue, following in pairwise([first, *others]):
        assert cue.start < following.start
        assert cue.end <= following.start


def test_a_word_thrown_in_stands_beside_the_line_it_was_said_to():
    talk = gathered(line(1, SPEECH, 0.0, 10.0), line(2, "Hear, hear.", 3.0, 3.6, "system"))
    cues = list(srt.parse(export(talk, "srt")))
    assert any("- Hear, hear." in cue.content.splitlines() for cue in cues)
    assert all(len(row) <= 42 for cue in cues for row in cue.content.splitlines())
    assert all(cue.end <= following.start for cue, following in pairwise(cues))
