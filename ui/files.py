"""Media files around the windows: dropped, chosen, or found in the watched folder; then worked off.

Nothing of it is made, and no thread runs, before there is a file to transcribe.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QWidget

from app.jobs.job import Job, JobState
from app.paths import data_dir
from app.playback.places import MediaPlaces
from app.sentences import in_words
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from engine.files.gate import LiveFirst
from ui.file_drop import FileDrop
from ui.window_edges import bring_forward

if TYPE_CHECKING:
    from app.jobs.controller import FileJobs
    from app.jobs.watched import WatchedFolder
    from ui.job_window import JobWindow

Agreed = Callable[[str, Callable[[], None]], None]
"""`agreed(model, then)` calls `then` once the user has agreed to where the sound goes."""

logger = logging.getLogger(__name__)

_FOLDER = "jobs"
_PLACES = "media.json"


class FileDesk(QObject):
    """Queue, window and watched folder.

    Attributes:
        places: Which file a transcript was made from.

    Signals:
        transcript_asked: The number of a session to open.
        stored: There is one more transcript.
        news: What has become of files, where no window shows it.
    """

    transcript_asked = Signal(int)
    stored = Signal()
    news = Signal(str)

    def __init__(
        self,
        settings: Callable[[], Settings],
        store: TranscriptStore,
        agreed: Agreed,
        live_first: LiveFirst,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._live_first = live_first
        self._settings = settings
        self._store = store
        self._agreed = agreed
        self._jobs: FileJobs | None = None
        self._window: JobWindow | None = None
        self._watched: WatchedFolder | None = None
        kept = store.path is not None
        self.places = MediaPlaces(data_dir() / _PLACES if kept else None)
        self._folder = data_dir() / _FOLDER if kept else None

    @property
    def window(self) -> JobWindow:
        """The list of files; made when it is first wanted."""
        if self._window is None:
            from ui.job_window import JobWindow

            self._window = JobWindow(self.jobs)
            self._window.files_given.connect(self.take)
            self._window.transcript_asked.connect(self.transcript_asked)
            jobs = self.jobs
            jobs.jobs_changed.connect(self._window.show_jobs)
            jobs.job_changed.connect(self._window.show_job)
            jobs.told.connect(self._window.tell)
            jobs.audio_goes.connect(self._window.show_audio_goes)
            self._window.show_jobs(jobs.jobs)
        return self._window

    @property
    def jobs(self) -> FileJobs:
        """The queue; made when it is first wanted."""
        if self._jobs is None:
            from app.jobs.controller import FileJobs, builder_of

            self._jobs = FileJobs(
                self._store,
                builder_of(self._settings),
                self._folder,
                self.places,
                self._live_first,
                self,
            )
            self._jobs.job_changed.connect(self._job_changed)
            self._jobs.broke_down.connect(self._broke_down)
        return self._jobs

    @property
    def windows(self) -> Sequence[QWidget]:
        """What is hidden when the program ends."""
        return [] if self._window is None else [self._window]

    @Slot()
    def begin(self) -> None:
        """Go on with what an earlier run has left, and watch the folder."""
        self._forget_deleted()
        if self._folder is not None and (self._folder / "jobs.json").is_file():
            self.jobs.start()
        self.settings_changed(self._settings())

    def watch_over(self, window: QWidget) -> SignalInstance:
        """Take files that are dropped on a window; the signal tells when some hover over it."""
        drop = FileDrop(window)
        drop.dropped.connect(self.take)
        return drop.hovered

    @Slot(object)
    def take(self, paths: list[Path]) -> None:
        """Transcribe files, and the media files in folders, and show the list."""
        bring_forward(self.window)
        # The drag's own loop ends first: a question may be asked.
        QTimer.singleShot(0, lambda: self._ask_and_add(paths))

    @Slot()
    def show(self) -> None:
        """Open the list of files."""
        self.jobs.start()
        bring_forward(self.window)

    @Slot(object)
    def settings_changed(self, settings: Settings) -> None:
        """Watch the folder that is chosen now."""
        folder = settings.files.watched_folder
        if self._watched is None and folder:
            from app.jobs.watched import WatchedFolder

            self._watched = WatchedFolder(parent=self)
            self._watched.found.connect(self._found)
            self._watched.told.connect(self._broke_down)
        if self._watched is not None:
            self._watched.watch(folder)

    def end(self) -> None:
        """Stop; what is not finished goes on with the next start."""
        if self._watched is not None:
            self._watched.end()
        if self._jobs is not None:
            self._jobs.end()

    def _forget_deleted(self) -> None:
        """Forget where the files of sessions are that were deleted."""
        try:
            self.places.keep_only({session.id for session in self._store.sessions()})
        except EngineError as error:
            logger.info("places of media files stay as they are: %s", error)

    def _ask_and_add(self, paths: list[Path]) -> None:
        settings = self._settings()
        self._agreed(settings.recognition.model, lambda: self._add(paths))

    def _add(self, paths: list[Path]) -> None:
        from app.jobs.controller import options_for

        self.jobs.add(paths, options_for(self._settings()))

    @Slot(object)
    def _found(self, paths: list[Path]) -> None:
        self._ask_and_add(paths)

    @Slot(object)
    def _job_changed(self, job: Job) -> None:
        if job.state is JobState.DONE:
            self.stored.emit()
        if self.window.isVisible():
            return
        if job.state is JobState.DONE:
            self.news.emit(self.tr("{name} is a transcript now.").format(name=job.path.name))
        elif job.state is JobState.FAILED:
            self.news.emit(in_words(job.error))

    @Slot(object)
    def _broke_down(self, problem: str) -> None:
        self.window.tell(problem)
        if problem and not self.window.isVisible():
            self.news.emit(in_words(problem))
