"""Whether the captions would cover the window of ours in which one works."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_SETTLE_MS = 100
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize})


class OwnWindows(QObject):
    """Watches the active window and the captions, wherever they are moved.

    On a small screen, or one with large letters, settings and transcript find no room beside the
    captions; whoever has opened them wants to see them whole.

    Signals:
        covered: Whether the captions and the active window, which is ours, share a place.
    """

    covered = Signal(bool)

    def __init__(self, captions: QWidget) -> None:
        super().__init__(captions)
        self._captions = captions
        self._is_covered = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.look)
        captions.installEventFilter(self)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self._focus_moved)

    @Slot()
    def look(self) -> None:
        """See how it is now."""
        active = QApplication.activeWindow()
        is_covered = (
            active is not None
            and active is not self._captions
            and active.frameGeometry().intersects(self._captions.frameGeometry())
        )
        if is_covered != self._is_covered:
            self._is_covered = is_covered
            self.covered.emit(is_covered)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again once a window rests."""
        if event.type() in _MOVES:
            self._settle.start()
        return False

    @Slot()
    def _focus_moved(self) -> None:
        active = QApplication.activeWindow()
        if active is not None:
            active.installEventFilter(self)  # once each: a second time changes nothing
        self._settle.start()
