"""From settings to a session that stores what it shows."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.capture.source import SourceState
from app.events import CommittedEvent, GapEvent, SessionEvent, StatusEvent
from app.live import assembly
from app.live.assembly import build_session, source_specs
from app.live.keeping import StoreSink, endings_of, recorder_of
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.errors import UnavailableError
from live_stage import EventLog, StageClock, StageSource, driver_of
from scripted_engine import ScriptedEngine, sentence, speech

HEADER = SessionEvent("2026-01-01T10:00:00.000Z", "tiny", "responsive", ("mic",))
LINE = CommittedEvent(1, "mic", "Good morning.", 1.0, 2.0, "en", 2.5, 2.6)


def test_the_chosen_device_goes_before_the_default_of_its_kind() -> None:
    settings = Settings()
    assert source_specs(settings) == ["mic"]
    settings = settings.with_value("audio.device", "usbmic")
    assert source_specs(settings) == ["usbmic"]
    settings = settings.with_value("audio.sources", ("mic", "system"))
    assert source_specs(settings) == ["usbmic", "system"]
    settings = settings.with_value("audio.output", "hdmi.monitor")
    assert source_specs(settings) == ["usbmic", "hdmi.monitor"]


def test_a_session_says_what_the_settings_are(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    script = sentence("good morning", 0.5)

    def build(chosen: object, device: str, progress: object, *, may_download: bool) -> object:
        asked.append((chosen.model, device))  # type: ignore[attr-defined]
        return driver_of(ScriptedEngine(script))

    monkeypatch.setattr(assembly, "build_driver", build)
    settings = Settings()
    for key, value in (
        ("recognition.model", "/models/whisper-tiny.en"),
        ("recognition.language", "en"),
        ("recognition.preset", "conservative"),
    ):
        settings = settings.with_value(key, value)
    clock, log = StageClock(), EventLog()
    source = StageSource(clock)
    with TranscriptStore(":memory:") as store:
        sink = StoreSink(store)
        session = build_session(settings, [sink, log], sources=[source], clock=clock)
        session.start()
        source.play(speech(script, 3.0))
        source.say(SourceState.ENDED)
        assert session.join(15)
        header = log.events[0]
        assert isinstance(header, SessionEvent)
        assert (header.model, header.language) == ("whisper-tiny.en", "en")
        assert header.preset == "conservative"
        assert asked == [("/models/whisper-tiny.en", "auto")]
        assert sink.session_id is not None
        kept = store.session(sink.session_id)
        assert kept.duration_s == pytest.approx(3.0)
        assert [line.text for line in store.lines(sink.session_id)] == ["good morning"]


def test_without_any_sound_server_the_session_waits_or_refuses() -> None:
    with pytest.raises(UnavailableError, match="no sound server answers"):
        build_session(Settings(), [])
    session = build_session(Settings(), [], wait=True)
    assert list(session.sources) == ["mic"]


def test_what_the_disk_does_not_take_waits_and_is_stored_later() -> None:
    with TranscriptStore(":memory:") as store:

        class Failing:
            broken = True

            def __getattr__(self, name: str) -> object:
                if self.broken:
                    raise UnavailableError("the disk is full")
                return getattr(store, name)

        failing = Failing()
        clock = StageClock()
        sink = StoreSink(failing, clock=clock)  # type: ignore[arg-type]
        for event in (HEADER, LINE, StatusEvent("listening", "", 0.0)):
            with pytest.raises(UnavailableError, match="the disk is full"):
                sink(event)
        failing.broken = False
        clock.now_s += 6.0
        sink(StatusEvent("listening", "still", 0.0))  # No further word is needed.
        assert sink.session_id is not None
        assert store.lines(sink.session_id) == [LINE]
        sink(GapEvent("mic", 3.0, 4.0, "paused", 4.0))
        sink(StatusEvent("stopped", "", 5.0))
        assert sink.session_id is not None
        assert store.session(sink.session_id).duration_s == pytest.approx(5.0)
        assert [gap.reason for gap in store.gaps(sink.session_id)] == ["paused"]


def test_the_export_at_the_end_is_masked_by_choice(tmp_path: Path) -> None:
    settings = Settings().with_value("transcript.export_on_stop", True)
    settings = settings.with_value("transcript.export_folder", str(tmp_path))
    settings = settings.with_value("masking.words", {"*": "morning"})
    settings = settings.with_value("masking.exports", True)
    with TranscriptStore(":memory:") as store:
        keep = StoreSink(store)
        (export,) = endings_of(settings, [keep])
        for event in (HEADER, LINE, StatusEvent("stopped", "", 5.0)):
            keep(event)
            export(event)
        (written,) = tmp_path.iterdir()
        assert "Good ***." in written.read_text()
        assert store.lines(keep.session_id or 0)[0].text == LINE.text


def test_a_session_is_exported_when_it_ends(tmp_path: Path) -> None:
    settings = Settings().with_value("transcript.export_on_stop", True)
    assert endings_of(settings, []) == []
    settings = settings.with_value("transcript.export_folder", str(tmp_path))
    settings = settings.with_value("transcript.stop_formats", ("srt", "txt"))
    with TranscriptStore(":memory:") as store:
        for _ in range(2):
            keep = StoreSink(store)
            (export,) = endings_of(settings, [keep])
            for event in (HEADER, LINE, StatusEvent("stopped", "", 5.0)):
                keep(event)
                export(event)
        keep = StoreSink(store)
        (export,) = endings_of(settings, [keep])
        for event in (HEADER, StatusEvent("stopped", "", 5.0)):
            keep(event)
            export(event)  # Nothing was said.
        titles = {session.title.replace(":", "-") for session in store.sessions()}
    (title,) = titles
    assert sorted(p.name for p in tmp_path.iterdir()) == [
        f"{title}{number}.{format}" for number in (" 2", "") for format in ("srt", "txt")
    ]
    assert "Good morning." in (tmp_path / f"{title}.srt").read_text()
    settings = settings.with_value("transcript.export_folder", str(tmp_path / "missing"))
    (export,) = endings_of(settings, [keep])
    keep = StoreSink(TranscriptStore(":memory:"))
    (export,) = endings_of(settings, [keep])
    keep(HEADER)
    keep(LINE)
    with pytest.raises(UnavailableError, match="choose another folder"):
        export(StatusEvent("stopped", "", 5.0))


def test_old_sessions_are_deleted_when_one_begins_and_ends() -> None:
    settings = Settings().with_value("transcript.keep_days", 30)
    with TranscriptStore(":memory:") as store:

        def old_session() -> int:
            number = store.new_session(replace(HEADER, started="2020-01-01T10:00:00.000Z"))
            store.end_session(number, 5.0)
            return number

        old_session()
        keep = StoreSink(store)
        (expire,) = endings_of(settings, [keep])
        today = datetime.now(UTC).isoformat()
        for event in (replace(HEADER, started=today), LINE):
            keep(event)
            expire(event)
        assert [session.id for session in store.sessions()] == [keep.session_id]
        old = old_session()
        for event in (LINE, StatusEvent("paused", "", 3.0)):
            keep(event)
            expire(event)
            assert old in [session.id for session in store.sessions()]
        keep(StatusEvent("stopped", "", 5.0))
        expire(StatusEvent("stopped", "", 5.0))
        assert [session.id for session in store.sessions()] == [keep.session_id]


def test_sound_is_kept_when_asked_for_and_only_beside_a_stored_session(tmp_path: Path) -> None:
    asked = Settings().with_value("transcript.keep_audio", True)
    with TranscriptStore(":memory:") as memory, TranscriptStore(tmp_path / "t.sqlite3") as store:
        assert recorder_of(asked, StoreSink(memory)) is None
        assert recorder_of(Settings(), StoreSink(store)) is None
        assert recorder_of(asked, StoreSink(store)) is not None


def test_a_store_that_cannot_be_opened_at_first_gets_every_line(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "transcripts.sqlite3"
    clock = StageClock()
    sink = StoreSink(lambda: TranscriptStore(path), clock=clock)
    for event in (HEADER, LINE):
        with pytest.raises(UnavailableError, match="No such file"):
            sink(event)
    assert sink.store is None
    assert sink.transcript().lines == (LINE,)
    path.parent.mkdir()
    clock.now_s += 6.0
    sink(GapEvent("mic", 3.0, 4.0, "paused", 4.0))
    sink(StatusEvent("stopped", "", 5.0))
    assert sink.store is not None
    assert sink.session_id is not None
    assert sink.store.lines(sink.session_id) == [LINE]
    assert sink.store.session(sink.session_id).duration_s == pytest.approx(5.0)
    sink.store.close()


def test_nothing_heavy_is_imported_before_it_is_needed() -> None:
    """The window is on screen before torch, PyAV and the sound libraries are loaded."""
    program = (
        "import sys, app.live.controller, app.live.assembly, app.capture.devices\n"
        "heavy = {'torch', 'transformers', 'av', 'sounddevice', 'pulsectl'}\n"
        "print(', '.join(sorted(heavy & set(sys.modules))))"
    )
    child = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (child.returncode, child.stdout, child.stderr) == (0, "\n", "")
