"""The overlay's place and size: chosen, pulled, moved, and grown while speech outruns reading.

Its *home* is the frame that the user has chosen. Growth adds lines to it, upwards, so that the
newest line stays where it is, and downwards where there is no room above; they are given back, and
never change what is remembered.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ui.caption_view import CaptionView
from ui.placement import on_screen, screen_areas, screen_under
from ui.platform_limits import is_wayland
from ui.resting_place import RestingPlace
from ui.window_edges import EdgeDrag, cursor_for, edges_at

MOST_LINES = 8

_SETTLE_MS = 350
_KEY_STEP_PX = 16
_STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class OverlayFrame(QObject):
    """Follows one window with a caption view in it.

    Attributes:
        place: Where it rests.
        extra: Lines that it has grown by.

    Signals:
        placed: The home's left top corner, after the user has moved it.
        pulled: Width and number of lines, after the user has resized it.
    """

    placed = Signal(QPoint)
    pulled = Signal(int, int)

    def __init__(self, window: QWidget, view: CaptionView) -> None:
        super().__init__(window)
        self.place = RestingPlace(window)
        self.place.rested.connect(self._rested)
        self.extra = 0
        self._downward = False
        self._window = window
        self._view = view
        self._drag: EdgeDrag | None = None
        self._pulled_by_hand = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self._settled)
        view.growth.asked.connect(self._rows_asked)

    @property
    def home(self) -> QRect:
        """The window's frame without what it has grown by."""
        return self._without_growth(self._window.geometry())

    def put(self, home: QRect) -> None:
        """Place the window, with what it has grown by."""
        frame = self._with_growth(home)
        if is_wayland():
            # Of one size alone it is no tile: compositors that tile let such a window float.
            self._window.setFixedSize(frame.size())
        self.place.put(frame)

    def fit(self, size: QSize) -> None:
        """Give its home another size, as far as the screen has room; its lower edge stays."""
        home = self.home
        wanted = QRect(QPoint(home.x(), home.bottom() - size.height() + 1), size)
        frame = on_screen(wanted, screen_areas())
        if frame != home:
            self.put(frame)

    def shrink(self) -> None:
        """Give back at once what it has grown by."""
        self._view.growth.rest()
        self._grow_by(0)

    def resized(self) -> None:
        """The window has another size; when it rests it gets whole lines."""
        self._settle.start()

    def press(self, event: QMouseEvent) -> None:
        """Move the window, or pull an edge."""
        window = self._window
        edges = edges_at(window.rect(), event.position().toPoint())
        # A window made to fit a small screen keeps its chosen width for larger ones.
        self._pulled_by_hand = bool(edges)
        self.place.moving()
        self._drag = EdgeDrag(edges, event.globalPosition().toPoint(), window.geometry())
        handle = window.windowHandle()
        if handle.flags() & Qt.WindowType.X11BypassWindowManagerHint:
            return  # Nobody manages it, though Qt says that somebody will move it.
        if handle.startSystemResize(edges) if edges else handle.startSystemMove():
            self._drag = None

    def drag(self, event: QMouseEvent) -> None:
        """Follow the pointer where the window system does not."""
        window = self._window
        if self._drag is None:
            window.setCursor(cursor_for(edges_at(window.rect(), event.position().toPoint())))
            return
        least = window.minimumSizeHint()
        window.setGeometry(self._drag.moved_to(event.globalPosition().toPoint(), least))

    def release(self) -> None:
        """The drag is over."""
        self._drag = None

    def key(self, event: QKeyEvent) -> bool:
        """Alt with the arrow keys moves the window, with Shift it resizes it; False for others."""
        step = _STEPS.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
        window = self._window
        if step is None or modifiers not in {alt, alt | shift}:
            return False
        if modifiers == alt:
            self.place.moving()
            window.move(window.pos() + step * _KEY_STEP_PX)
        else:
            self._pulled_by_hand = True
            height = window.height() + step.y() * self._view.line_height
            least = window.minimumSizeHint().height()
            size = QSize(window.width() + step.x() * _KEY_STEP_PX, max(height, least))
            (window.setFixedSize if is_wayland() else window.resize)(size)
        return True

    def _rows_asked(self, rows: int) -> None:
        if not self._pulled_by_hand and self._drag is None:
            self._grow_by(max(0, rows - self._view.growth.base))

    def _grow_by(self, extra: int) -> None:
        home = self.home
        if not self.extra and extra:
            room = self._room(home)
            above, below = room.x(), room.y()
            self._downward = above < extra and above < below
            extra = min(extra, below if self._downward else above)
        if extra != self.extra:
            self.extra = extra
            self.put(home)

    def _room(self, home: QRect) -> QPoint:
        """Lines that have room above (x) and below (y)."""
        area = screen_under(self._window).availableGeometry()
        height = self._view.line_height
        above, below = home.top() - area.top(), area.bottom() - home.bottom()
        return QPoint(max(0, above // height), max(0, below // height))

    def _with_growth(self, home: QRect) -> QRect:
        by = self.extra * self._view.line_height
        return home.adjusted(0, 0, 0, by) if self._downward else home.adjusted(0, -by, 0, 0)

    def _without_growth(self, frame: QRect) -> QRect:
        by = self.extra * self._view.line_height
        return frame.adjusted(0, 0, 0, -by) if self._downward else frame.adjusted(0, by, 0, 0)

    def _rested(self, at: QPoint) -> None:
        self.placed.emit(self._without_growth(QRect(at, self._window.size())).topLeft())

    def _settled(self) -> None:
        """The window has come to rest: whole lines."""
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._settle.start()
            return
        if self._pulled_by_hand:
            self._pulled_by_hand = False
            lines = round(self._view.height() / self._view.line_height) - self.extra
            self.pulled.emit(self._window.width(), max(1, min(MOST_LINES, lines)))
