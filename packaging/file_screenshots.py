"""Pictures of files and servers: the list of files, the player, and what is asked of servers."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.jobs.job import Job

Save = Callable[[str, "QWidget"], None]


class Nobody:
    """Asked for nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


def jobs() -> Iterator[Job]:
    """A file in each state."""
    from app.jobs.job import Job, JobState

    def job(number: int, name: str, state: JobState) -> Job:
        return Job(number, Path(f"/home/anna/Talks/{name}"), state=state)

    yield replace(
        job(1, "Opening session.mp4", JobState.DONE), duration_s=3125.0, done_s=3125.0,
        worked_s=98.0, session_id=4, written=(Path("/home/anna/Talks/Opening session.srt"),),
    )  # fmt: skip
    yield replace(
        job(2, "Budget meeting 2026-03-02.m4a", JobState.RUNNING),
        duration_s=5400.0, done_s=2010.0, worked_s=69.0,
    )  # fmt: skip
    yield replace(
        job(3, "Interview with the mayor.wav", JobState.PAUSED), duration_s=1260.0, done_s=315.0
    )
    yield replace(
        job(4, "Screen recording without sound.mkv", JobState.FAILED),
        error="Screen recording without sound.mkv has no sound in it",
    )
    yield replace(job(5, "Lecture 7.webm", JobState.WAITING), duration_s=2841.0)
    yield job(6, "Old tape, side A.mp3", JobState.CANCELLED)


def files(save: Save) -> None:
    """The list of files: empty, in use, with files over it, and narrow."""
    from ui.job_window import JobWindow

    window = JobWindow(Nobody())
    window.show()
    save("files-empty", window)
    window.show_jobs(tuple(jobs()))
    window.list.setCurrentIndex(window.model.index(1))
    window.show_audio_goes("audio goes to asr.example.org, 33 min sent")
    save("files", window)
    window.tell("/home/anna/Empty holds no media file")
    window.resize(480, 420)
    save("files-narrow", window)
    window.drop.hovered.emit(True)
    save("files-drop", window)
    _close(window)


def player(save: Save) -> None:
    """A transcript with its sound: a line that is heard, and a file that was moved away."""
    from app.events import CommittedEvent, SendingEvent, SessionEvent
    from app.playback.places import MediaPlaces, Sound
    from app.transcript.store import TranscriptStore
    from ui.transcript_window import TranscriptWindow

    said = (
        "I'd like to begin with the figures for the spring, which came in better than we hoped.",
        "Sales in the north rose by eleven percent.",
        "The south is nearly the same as last year, and the west we will come to in a moment.",
        "Are there any questions so far?",
    )
    with TranscriptStore(":memory:") as store, tempfile.TemporaryDirectory() as folder:
        header = SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "offline", ("file",))
        number = store.new_session(header, "Budget meeting.m4a")
        for row in range(12):
            line = CommittedEvent(
                row + 1, "file", said[row % 4], 6.0 * row, 6.0 * row + 5.0, "en", 72.0, 72.0
            )
            store.add_line(number, line)
        store.end_session(number, 72.0)
        path = Path(folder) / "Budget meeting.m4a"
        path.touch()
        places = MediaPlaces(None)
        places.remember(number, Sound(path))
        window = TranscriptWindow(store)
        window.play_sound(places)
        window.show()
        window.open_session(number)
        assert window.sound is not None
        window.sound.player.seek(19.0)
        window.sound.bar.show_state("playing")
        window.take(SendingEvent("asr.example.org", 3, 0.0))
        save("player", window)
        window.sound.bar.show_state("paused")
        gone = Path("/home/anna/Talks/Budget meeting.m4a")
        places.remember(number, Sound(gone))
        window.sound.show_session(number, store.transcript(number))
        save("player-moved", window)
        window.end_sound()
        _close(window)


def servers(save: Save) -> None:
    """Servers: none, some, a trial, the form, and what is asked before one is used."""
    from app.remotes import Remote, save_remote
    from ui.consent_dialog import ConsentDialog, KeyDialog
    from ui.server_form import ServerForm
    from ui.servers_dialog import ServersDialog

    office = Remote(
        "office", "https://asr.example.org/v1", "openai/whisper-large-v3", has_key=True,
        consent="asr.example.org",
    )  # fmt: skip
    lab = Remote("lab", "http://10.0.0.7:8000/v1", "whisper-base")
    with _private_folders():
        dialog = ServersDialog()
        dialog.show()
        save("servers-none", dialog)
        for remote in (office, lab):
            save_remote(remote)
        dialog.refresh()
        dialog.told.setText(
            "It works. asr.example.org made text of 17 s of speech in 0.9 s, with word times:\n"
            "“Welcome to live captions. Everything you hear is turned into text on this computer.”"
        )
        dialog.told.setVisible(True)
        save("servers", dialog)
        _close(dialog)
        for name, window in (
            ("server-add", ServerForm()),
            ("server-change", ServerForm(lab)),
            ("server-consent", ConsentDialog(lab)),
            ("server-key", KeyDialog(office)),
        ):
            window.show()
            save(name, window)
            _close(window)


@contextmanager
def _private_folders() -> Iterator[None]:
    """The user's own servers are not for pictures."""
    before = os.environ.get("XDG_CONFIG_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        yield
    if before is None:
        del os.environ["XDG_CONFIG_HOME"]
    else:
        os.environ["XDG_CONFIG_HOME"] = before


def _close(window: QWidget) -> None:
    window.hide()
    window.deleteLater()
