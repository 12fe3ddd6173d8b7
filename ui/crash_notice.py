"""What nobody caught: logged with its traceback, and told in one line. The program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

logger = logging.getLogger(__name__)


class CrashNotice(QObject):
    """Takes the place of Python's exception hooks, for all threads, until `restore`.

    Signals:
        raised: One line about an exception; from whichever thread.
    """

    raised = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._box: QMessageBox | None = None
        self.raised.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def restore(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook = self._before

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        logger.critical("not caught: %s", kind.__name__, exc_info=(kind, error, trace))
        self.raised.emit(f"{kind.__name__}: {' '.join(str(error).split())}"[:300])

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._caught(caught.exc_type, caught.exc_value, caught.exc_traceback)

    @Slot(str)
    def _tell(self, line: str) -> None:
        if self._box is not None and self._box.isVisible():
            return  # one at a time: what repeats is in the log
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            "Surtitle",
            self.tr(
                "Something went wrong inside Surtitle. Captions may go on; if not, restart it."
            ),
            QMessageBox.StandardButton.Ok,
            self._window,
        )
        where = self.tr("The log in the state folder has the details.")
        share = self.tr("About, in the settings, writes a report that you can share.")
        box.setInformativeText("\n".join([line, where, share]))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowModality(Qt.WindowModality.NonModal)
        box.show()
        self._box = box
