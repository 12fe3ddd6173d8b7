from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import jiwer
import pytest

from app.bench.accuracy import ErrorCount, count_errors
from app.bench.clips import Clip, read_manifest, read_reference, read_words
from app.bench.live import LiveRun, SpeechTimes, tally_events
from app.bench.machine import describe_machine, describe_versions, peak_rss_mib
from app.bench.peers import PeerRun, run_faster_whisper
from app.bench.report import LiveReport, as_csv, as_json, as_table
from app.bench.tally import medians, pooled, quotable
from app.events import CommittedEvent, DraftEvent, LogEvent
from engine.errors import SettingsError, UnavailableError


def commit(text: str, shown: float, closed: float | None = None) -> CommittedEvent:
    return CommittedEvent(
        1, "file", text, 0.0, shown, "en", shown - 0.2, shown, 0.15,
        encode_s=0.1, front_end_s=0.03, closed=closed,
    )  # fmt: skip


LOG: list[LogEvent] = [
    DraftEvent("file", "hello word", "hello word", 0.0, 2.0, "en", 1.9, 2.0),
    commit("Hello world.", 3.0, closed=2.7),
]
CLIP = Clip(Path("a.flac"), "hello world", (("hello", 0.5, 1.0), ("world", 1.0, 1.5)), "a.json")


def test_figures_of_one_clip() -> None:
    tally = tally_events(LOG, CLIP, SpeechTimes(1.0, 4.0)).with_costs(
        audio_s=4.0, cpu_s=0.5, wall_s=1.0, behind_s=1.5, rss_mib=100.0
    )
    figures = tally.figures()
    assert figures["first_shown_p50_s"] == pytest.approx(1.25)  # 2.0 - 1.0 and 3.0 - 1.5
    assert figures["commit_p50_s"] == pytest.approx(1.75)  # 3.0 - 1.0 and 3.0 - 1.5
    assert figures["after_endpoint_p50_s"] == pytest.approx(0.3)
    assert figures["ne"] == 0.5
    assert figures["ne_strict"] == 1.0  # "hello" became "Hello"
    assert figures["unstable_words"] == 0.5
    assert figures["load"] == 0.5
    assert figures["busy_share"] == 0.25
    assert figures["behind_max_s"] == 1.5
    assert figures["error_rate"] == 0.0
    assert figures["false_words_per_silent_minute"] is None
    assert figures["matched_share"] == 1.0
    assert quotable(figures)


def test_words_from_silence_are_false() -> None:
    silence = Clip(Path("noise.flac"), "")
    tally = tally_events([commit("Thank you.", 3.0)], silence, SpeechTimes(0.0))
    figures = tally.with_costs(
        audio_s=30.0, cpu_s=0.1, wall_s=0.1, behind_s=0.0, rss_mib=None
    ).figures()
    assert figures["false_words_per_silent_minute"] == 4.0  # 2 words in half a minute
    assert figures["error_rate"] is None
    assert figures["load"] is None


def test_pooled_figures_weigh_every_word_the_same() -> None:
    one = tally_events(LOG, CLIP, SpeechTimes(1.0))
    far = Clip(Path("b.flac"), "a b c", ())
    other = tally_events([commit("a b d", 9.0)], far, SpeechTimes(3.0))
    both = pooled([one, other])
    assert both.errors == ErrorCount(1, 5)
    assert both.figures()["ne"] == pytest.approx(1 / 5)
    assert both.figures()["matched_share"] == pytest.approx(2 / 5)
    assert not quotable(both.figures())
    assert both.speech_s == 4.0


def test_medians_leave_out_runs_without_the_figure() -> None:
    assert medians([{"x": 1.0, "y": None}, {"x": 9.0, "y": 2.0}, {"x": 3.0, "y": None}]) == {
        "x": 3.0,
        "y": 2.0,
    }


@pytest.mark.parametrize(
    ("reference", "text", "language", "errors", "n", "unit"),
    [
        ("Mr. Hale paid $5", "mister hale paid five dollars", "en", 0, 4, "word"),
        ("the cat sat", "the hat sat down", "en", 2, 3, "word"),
        ("Grüß Gott", "grüß got", "de", 1, 2, "word"),
        ("今日は天気", "今日 天気。", "ja", 1, 5, "character"),
        ("a b", "", "en", 2, 2, "word"),
        ("", "thank you", "en", 2, 0, "word"),
    ],
)
def test_errors(reference: str, text: str, language: str, errors: int, n: int, unit: str) -> None:
    assert count_errors(reference, text, language) == ErrorCount(errors, n, unit)


def test_errors_agree_with_jiwer() -> None:
    wanted, said = "we all saw the red boat sink", "we saw a red red boat sing"
    count = count_errors(wanted, said)
    assert count.rate == pytest.approx(jiwer.wer(wanted, said))


def test_manifest_words_and_reference(tmp_path: Path) -> None:
    (tmp_path / "w.json").write_text('[["hi", 0.1, 0.4]]')
    manifest = tmp_path / "m.jsonl"
    lines = [
        {"path": "a.wav", "reference": "hi", "words": "w.json", "language": "en", "more": 1},
        {"path": "n.wav", "reference": ""},
        {"path": "x.wav", "reference": None},
    ]
    manifest.write_text("\n".join(map(json.dumps, lines)) + "\n\n")
    first, silent, unknown = read_manifest(manifest)
    assert first == Clip(tmp_path / "a.wav", "hi", (("hi", 0.1, 0.4),), "w.json", "en")
    assert silent.reference == ""
    assert unknown.reference is None
    manifest.write_text("[1]\n")
    with pytest.raises(SettingsError, match="line 1"):
        read_manifest(manifest)
    (tmp_path / "w.json").write_text('{"no": "list"}')
    with pytest.raises(SettingsError, match="is not a list"):
        read_words(tmp_path / "w.json")
    with pytest.raises(UnavailableError, match="No such file"):
        read_reference(tmp_path / "missing.txt")


def _report() -> LiveReport:
    tally = tally_events(LOG, CLIP, SpeechTimes(1.0)).with_costs(
        audio_s=4.0, cpu_s=0.5, wall_s=1.0, behind_s=1.5, rss_mib=100.0
    )
    bare = Clip(Path("b.flac"), "a b d")
    second = tally_events([commit("a b c", 9.0)], bare, SpeechTimes(1.0))
    run = [LiveRun(CLIP, tuple(LOG), tally), LiveRun(bare, (), second)]
    peer = [
        PeerRun("faster-whisper int8 greedy", CLIP, "hello world", ErrorCount(0, 2), 4.0, 0.5),
        PeerRun("faster-whisper int8 greedy", bare, "x y z", ErrorCount(3, 3), 4.0, 0.5),
    ]
    return LiveReport({"model": "m"}, [run, run], peer)


def test_report_as_json() -> None:
    body = json.loads(json.dumps(as_json(_report())))
    assert body["settings"] == {"model": "m"}
    assert body["n_runs"] == 2
    assert body["machine"]["cores"] >= 1
    assert "python" in body["versions"]
    assert [clip["audio"] for clip in body["clips"]] == ["a.flac", "b.flac"]
    assert body["clips"][0]["latencies_quotable"] is True
    assert body["clips"][1]["latencies_quotable"] is False
    assert body["clips"][0]["median"]["first_shown_p50_s"] == 1.25
    assert body["all"]["median"]["error_rate"] == pytest.approx(1 / 5)
    assert body["peer"]["error_rate"] == pytest.approx(3 / 5)


def test_report_as_table_marks_what_is_not_to_be_quoted() -> None:
    table = as_table(_report()).splitlines()
    assert table[1].split()[:2] == ["a", "1.25"]
    assert table[2].split()[:2] == ["b", "-"]
    assert table[3].split()[:2] == ["all", "1.25*"]
    assert [row.split()[0] for row in table[4:6]] == ["lowest", "highest"]
    assert "not to be quoted" in table[6]
    assert "  all  60.0%; ours is -40.0 points from it" in table


def test_report_as_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(_report()))))
    assert len(rows) == 2 * 5
    assert rows[0] == {
        "audio": "a.flac", "run": "1", "word": "Hello", "end_s": "1.000", "first_s": "2.000",
        "settled_s": "2.000", "committed_s": "3.000", "unstable": "0",
        "first_shown_latency_s": "1.0000", "wait_s": "0.9000", "front_end_s": "0.0000",
        "encoder_s": "0.0000", "decoder_s": "0.0000", "display_s": "0.0000", "other_s": "0.1000",
    }  # fmt: skip
    assert rows[2]["end_s"] == ""


def test_machine_is_described() -> None:
    machine = describe_machine()
    assert machine["cpu"]
    assert machine["memory_gib"] > 0.5
    rss = peak_rss_mib()
    assert rss is not None
    assert 10 < rss < 100_000
    assert describe_versions("no-such-package-anywhere").keys() >= {"python", "numpy"}


def test_a_peer_needs_weights_in_its_own_layout(tmp_path: Path) -> None:
    pytest.importorskip("faster_whisper", reason="the bench extra is not installed")
    with pytest.raises(SettingsError, match="cannot run"):
        run_faster_whisper(str(tmp_path), [CLIP])


def test_the_sessions_bench_finds_its_clips(tmp_path: Path) -> None:
    import bench_sessions

    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "one.json").write_text('[["hi", 0.1, 0.4]]')
    lines = [
        {"path": f"{group}/{name}.flac", "reference": "hi", "language": "en", "kind": "read"}
        for group, name in (("librispeech_sessions", "one"), ("other", "x"))
    ] + [{"path": "librispeech_sessions/two.flac", "reference": "ho", "language": "en"}]
    (tmp_path / "manifest.jsonl").write_text("\n".join(map(json.dumps, lines)))
    manifest = tmp_path / "sessions.jsonl"
    manifest.write_text("\n".join(bench_sessions.session_lines(tmp_path)))
    one, two = read_manifest(manifest)
    assert (one.audio.name, one.words, one.words_source) == (
        "one.flac", (("hi", 0.1, 0.4),), "one.json",
    )  # fmt: skip
    assert (two.reference, two.words) == ("ho", ())


def test_the_sessions_bench_is_a_command_line_that_can_be_overruled(tmp_path: Path) -> None:
    import bench_sessions
    from app.cli.parser import build_parser

    more = ["--runs", "1", "--stability", "steady"]
    options = bench_sessions.live_options("whisper-base", tmp_path / "m.jsonl", tmp_path, more)
    args = build_parser().parse_args(options)
    assert (args.model, args.preset, args.runs) == ("whisper-base", "responsive", 1)
    assert args.stability == ("steady",)
    assert args.compare == ["faster-whisper"]
    assert args.plot == tmp_path / "whisper-base.svg"
