"""Downloads, imports and removals of speech models, beside the windows: one at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.sentences import in_words
from engine.errors import DownloadCancelledError, EngineError

_TOLD_STEP = 0.005


class ModelJobs(QObject):
    """Works in a thread of its own; what comes of it is told by signals.

    Signals:
        began: A model's name.
        progressed: What is being done, in words, and its share from 0 to 1, or None.
        ended: A model's name, and what went wrong; empty when nothing did.
    """

    began = Signal(str)
    progressed = Signal(str, object)
    ended = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._cancel = threading.Event()
        self._told: tuple[str, float] = ("", -1.0)

    @property
    def is_running(self) -> bool:
        """Whether a job is under way."""
        return self._thread is not None and self._thread.is_alive()

    def download(self, name: str) -> None:
        """Fetch a model of the catalogue, or make it ready from its data packages."""

        def work() -> None:
            from app.paths import models_dir
            from engine.models.resolve import resolve_model

            resolve_model(name, models_dir(), self._progress, self._cancel)

        self._start(name, work)

    def bring(self, folder: Path) -> None:
        """Import a folder."""

        def work() -> None:
            from app.paths import models_dir
            from engine.models.resolve import import_folder

            self._progress(self.tr("Importing {}").format(folder.name), None)
            import_folder(folder, models_dir())

        self._start(folder.name, work)

    def remove(self, name: str) -> None:
        """Delete a model from this computer."""

        def work() -> None:
            from app.paths import models_dir
            from engine.models.resolve import remove_model

            remove_model(name, models_dir())

        self._start(name, work)

    def cancel(self) -> None:
        """End a download; what has arrived is kept for the next try."""
        self._cancel.set()

    def wait(self, timeout_s: float) -> bool:
        """Whether no job is under way any more."""
        if self._thread is not None:
            self._thread.join(timeout_s)
        return not self.is_running

    def _start(self, name: str, work: Callable[[], None]) -> None:
        if self.is_running:
            return
        self._cancel.clear()
        self._told = ("", -1.0)

        def run() -> None:
            trouble = ""
            try:
                work()
            except DownloadCancelledError:
                trouble = self.tr("Stopped. What has arrived is kept for the next try.")
            except EngineError as error:
                trouble = in_words(error)
            self.ended.emit(name, trouble)

        self._thread = threading.Thread(target=run, name="model job", daemon=True)
        self.began.emit(name)
        self._thread.start()

    def _progress(self, message: str, share: float | None) -> None:
        """Told for every block that arrives: pass on what can be seen."""
        seen = (message if share is None else "", -1.0 if share is None else share)
        before = self._told
        if share is not None and before[1] <= share < min(1.0, before[1] + _TOLD_STEP):
            return
        self._told = seen
        self.progressed.emit(in_words(message), share)
