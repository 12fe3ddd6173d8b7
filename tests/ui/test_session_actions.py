"""What is done with a session of the list: renamed, transcribed again, deleted with its sound."""

import pytest

from app.events import CommittedEvent, SessionEvent
from app.paths import transcripts_file
from app.recording.flac import FlacFile
from app.settings import RecognitionSettings
from app.transcript.store import TranscriptStore
from coded_speech import CodedEngine, numbers, say
from engine.files.gate import LiveFirst
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from scripted_engine import RATE, LoudnessVad
from ui.transcript_window import TranscriptWindow

BEGUN = SessionEvent("2026-11-30T10:00:00Z", "whisper-base", "responsive", ("mic",))


@pytest.fixture
def store():
    with TranscriptStore(transcripts_file()) as opened:
        for title in ("Board", "Lunch"):
            number = opened.new_session(BEGUN, title)
            opened.add_line(number, CommittedEvent(1, "mic", title, 1.0, 2.0, "en", 2.0, 2.0))
            opened.end_session(number, 10.0)
        file = FlacFile(opened.audio.path_for(1, "mic"), RATE)
        file.add(say([1.0, 2.0], 10.0))
        file.close()
        yield opened


@pytest.fixture
def window(qtbot, store):
    made = TranscriptWindow(store)
    made.act_on_sessions(store, RecognitionSettings, LiveFirst())
    qtbot.addWidget(made)
    made.show()
    yield made
    made.end_sound()


def entries(window, store, number):
    menu = window.session_actions.menu_for(store.session(number))
    return [action.text().replace("&", "") for action in menu.actions()]


def test_what_can_be_done_depends_on_whether_there_is_sound(window, store):
    assert entries(window, store, 2) == ["Rename…", "Delete…"]
    assert entries(window, store, 1) == [
        "Rename…",
        "Transcribe again with",
        "Delete the sound…",
        "Delete…",
    ]


def test_a_session_is_renamed_and_deleted(window, store):
    window.session_actions.rename(store.session(1), "Budget")
    assert store.session(1).title == "Budget"
    window.open_session(1)
    window.session_actions.delete(store.session(1), sound_alone=True)
    assert store.audio.files(1) == {}
    assert window.notice.text() == "The sound of “Budget” is deleted."
    window.session_actions.delete(store.session(1))
    assert [session.title for session in store.sessions()] == ["Lunch"]
    assert window.session_list.rowCount() == 1
    assert "Lunch" in window.view.toPlainText()


def test_trouble_is_told(window, store):
    session = store.session(1)
    store.delete_session(1)
    window.session_actions.rename(session, "x")
    assert "no session 1" in window.notice.text()


def test_a_session_is_transcribed_again_and_shown(window, store, qtbot, monkeypatch):
    def build(chosen):
        assert chosen.model == "coded"
        return FilePipeline(CodedEngine(name="coded"), LoudnessVad(), FilePipelineConfig())

    monkeypatch.setattr("app.jobs.assembly.build_pipeline", build)
    with qtbot.waitSignal(window.session_actions.opened, timeout=20_000) as opened:
        window.session_actions.transcribe(store.session(1), "coded")
    (number,) = opened.args
    assert store.session(number).title == "Board (coded)"
    assert numbers(" ".join(line.text for line in store.lines(number))) == [0, 1]
    assert "it is a session of its own" in window.notice.text()
    shown = numbers(window.view.toPlainText())
    assert shown == [0, 1]


def test_what_cannot_be_transcribed_again_is_told(window, store, qtbot):
    with qtbot.waitSignal(
        window.session_actions.told, check_params_cb=lambda text: "not kept" in text
    ):
        window.session_actions.transcribe(store.session(2), "coded")
