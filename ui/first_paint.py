"""What happens between the overlay's first paint and the beginning of captions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ui.errand import Errand
from ui.overlay import Overlay

_AT_MOST_MS = 500


class FirstPaint(QObject):
    """Waits for it, then lets a thread import what captions need.

    On the windows' thread those imports would hold the windows still for as long as they take.

    Signals:
        passed: Both is done, or the overlay has not been painted in half a second.
    """

    passed = Signal()

    def __init__(
        self, overlay: Overlay, prepare: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._prepare = prepare
        self._errand = Errand(self)
        # What cannot be imported says so where it is used.
        for come in (self._errand.done, self._errand.failed):
            come.connect(self._prepared)
        self._timer = QTimer(self, singleShot=True, interval=_AT_MOST_MS)
        for painted in (overlay.first_painted, self._timer.timeout):
            painted.connect(self._painted)

    def wait(self) -> None:
        """Begin to wait: the overlay is about to be painted."""
        self._timer.start()

    def stop(self) -> None:
        """Wait no more."""
        self._timer.stop()
        self._errand.forget()

    @Slot()
    def _painted(self) -> None:
        self._timer.stop()
        self._errand.send(self._prepare)

    @Slot(object)
    def _prepared(self, _nothing: object) -> None:
        self.passed.emit()
