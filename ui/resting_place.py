"""Where a window has come to rest, and the difference between being moved and being shown."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_SETTLE_MS = 350
_MAPPING_MS = 1000


class RestingPlace(QObject):
    """Follows the moves of one window.

    X11 window managers put a window into a frame of their own as it is shown; Qt then may take
    its place in that frame, the corner of the screen, for a move. So a move just after showing
    is nobody's wish: the window is put back where it belongs.

    Signals:
        rested: The window was moved, and rests here.
    """

    rested = Signal(QPoint)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._home: QPoint | None = None
        self._by_hand = False
        self._shown = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SETTLE_MS)
        self._timer.timeout.connect(self._settled)
        window.installEventFilter(self)

    def put(self, frame: QRect) -> None:
        """Place the window where it belongs from now on."""
        self._home = frame.topLeft()
        self._window.setGeometry(frame)

    def moving(self) -> None:
        """The next move is the user's."""
        self._by_hand = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when the window is shown and moved."""
        if event.type() == QEvent.Type.Show:
            self._shown.start()
        elif event.type() == QEvent.Type.Move:
            mapped = self._shown.isValid() and self._shown.elapsed() > _MAPPING_MS
            self._by_hand = self._by_hand or mapped
            self._timer.start()
        return False

    def _settled(self) -> None:
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._timer.start()
            return
        if self._by_hand:
            self._by_hand = False
            # Where it was put is no news: whoever grows the window puts it there.
            if self._window.pos() != self._home:
                self._home = self._window.pos()
                self.rested.emit(self._home)
        elif self._home is not None and self._window.pos() != self._home:
            self._window.move(self._home)
