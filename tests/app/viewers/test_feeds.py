"""Plain text, JSON lines and WebVTT for other programs."""

import json

import aiohttp
import webvtt

from app.viewers.webvtt import SEGMENT_S, SETTLE_S, LiveSegments
from viewing import committed, draft, run, session


async def fetched(server, name):
    async with aiohttp.ClientSession() as client, client.get(f"{server.url}{name}") as answer:
        assert answer.status == 200
        return await answer.text()


def test_text_goes_on_while_it_is_followed(server):
    server(committed(1, "First\nline."))

    async def follow():
        async with (
            aiohttp.ClientSession() as client,
            client.get(f"{server.url}captions.txt") as answer,
        ):
            assert answer.content_type == "text/plain"
            assert await answer.content.readline() == b"First line.\n"
            server(draft("sec"))
            server(committed(2, "Zweite 二."))
            assert (await answer.content.readline()).decode() == "Zweite 二.\n"

    run(follow())


def test_json_lines_have_drafts_and_numbers_to_go_on_from(server):
    for n in range(1, 4):
        server(committed(n, f"Line {n}."))
    server(draft("and now"))
    text = run(fetched(server, "captions.jsonl?follow=0&after=1"))
    told = [json.loads(line) for line in text.splitlines()]
    assert [t["id"] for t in told if t["event"] == "committed"] == [2, 3]
    assert [t["text"] for t in told if t["event"] == "draft"] == ["and now"]
    assert told[-1] == {"event": "status", "state": "stopped"}


def test_a_feed_ends_when_its_address_is_revoked(server):
    async def follow():
        async with (
            aiohttp.ClientSession() as client,
            client.get(f"{server.url}captions.txt?after=0") as answer,
        ):
            server(committed(1, "Last."))
            assert await answer.content.readline() == b"Last.\n"
            server.revoke()
            assert await answer.content.read() == b""

    run(follow())


def test_webvtt_is_read_by_a_library(server):
    server(session("mic", "system"))
    server(committed(1, "<b>1 < 2 & 3</b>", "mic", start=1.0))
    server(committed(2, "Yes.", "system", start=3661.5))
    text = run(fetched(server, "captions.vtt?follow=0&after=0"))
    cues = list(webvtt.from_string(text))
    assert [(cue.start, cue.end) for cue in cues] == [
        ("00:00:01.000", "00:00:02.500"),
        ("01:01:01.500", "01:01:03.000"),
    ]
    assert "&lt;b&gt;1 &lt; 2 &amp; 3&lt;/b&gt;" in text
    assert cues[1].text == "Others: Yes."


def test_a_playlist_lists_what_can_be_fetched(open_server):
    now = [100.0]
    server = open_server(clock=lambda: now[0])
    server(session())
    server(committed(1, "Soon.", start=1.0))
    run(fetched(server, "captions.m3u8"))
    now[0] += 2 * SEGMENT_S + SETTLE_S
    playlist = run(fetched(server, "captions.m3u8"))
    names = [line for line in playlist.splitlines() if line.endswith(".vtt")]
    assert names == ["segment-0.vtt", "segment-1.vtt"]
    assert "Soon." in run(fetched(server, names[0]))
    assert "Soon." not in run(fetched(server, names[1]))


def cues_of(segments, number):
    content = segments.segment(number)
    assert content.startswith("WEBVTT\nX-TIMESTAMP-MAP=")
    return [(cue.start, cue.text) for cue in webvtt.from_string(content)]


def test_a_segment_waits_for_what_is_being_said():
    now = [0.0]
    segments = LiveSegments(lambda: now[0])
    segments.take(session())
    segments.take(draft("half a", start=4.0))
    now[0] = SEGMENT_S + SETTLE_S + 1
    assert segments.segment(0) is None
    segments.take(committed(1, "Half a sentence.", start=4.0))
    now[0] += 1
    assert cues_of(segments, 0) == [("00:00:04.000", "Half a sentence.")]


def test_a_late_line_is_not_lost_and_a_long_one_is_in_both():
    now = [0.0]
    segments = LiveSegments(lambda: now[0])
    segments.take(session())
    now[0] = 6.6
    segments.take(committed(1, "Across.", start=5.0))
    now[0] = SEGMENT_S + SETTLE_S + 1
    assert len(cues_of(segments, 0)) == 1
    segments.take(committed(2, "Late.", start=2.0))
    now[0] += SEGMENT_S
    assert cues_of(segments, 1) == [("00:00:02.000", "Late."), ("00:00:05.000", "Across.")]
    now[0] += SEGMENT_S
    assert cues_of(segments, 2) == []


def test_a_second_session_goes_on_behind_the_first():
    now = [0.0]
    segments = LiveSegments(lambda: now[0])
    segments.take(session())
    now[0] = 1.6
    segments.take(committed(1, "One.", start=0.0))
    now[0] = 12.0
    segments.take(session())
    segments.take(committed(1, "Two.", start=1.0))
    now[0] = 30.0
    cues = [cue for n in range(4) for cue in cues_of(segments, n)]
    assert cues == [("00:00:00.000", "One."), ("00:00:13.000", "Two.")]


def test_a_day_without_a_program_costs_nothing():
    now = [0.0]
    segments = LiveSegments(lambda: now[0])
    segments.take(session())
    now[0] = 86_400.0
    assert "#EXT-X-MEDIA-SEQUENCE:" in segments.playlist()
    assert segments.segment(0) is None
