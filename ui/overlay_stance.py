"""How the overlay stands towards other windows: above them, let through, left out of captures.

Above all others but a window of ours in which one works: it would cover what was just opened.

X11 window managers keep a full-screen window above all that they manage, so while one is active
the overlay is not managed: then nobody puts anything above it but we ourselves.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from ui.capture_exclusion import can_exclude, exclude
from ui.full_screen import FullScreenWatch
from ui.overlay import Overlay
from ui.own_windows import OwnWindows

_UNMANAGED = Qt.WindowType.X11BypassWindowManagerHint


class OverlayStance(QObject):
    """Of one overlay.

    Signals:
        locked: Whether clicks go through from now on.
    """

    locked = Signal(bool)

    def __init__(self, overlay: Overlay, full_screen: FullScreenWatch | None) -> None:
        """Stand among the windows that ``full_screen`` watches."""
        super().__init__(overlay)
        self._overlay = overlay
        self._is_through = False
        self._is_excluded = False
        self._gives_way = False
        self._full_screen = full_screen
        self._own_windows = OwnWindows(overlay)
        self._own_windows.covered.connect(self.give_way)
        overlay.visible_changed.connect(self._shown)
        if full_screen is not None:
            full_screen.changed.connect(self.set_above_all)
            full_screen.restacked.connect(self._restacked)

    @property
    def is_above_all(self) -> bool:
        """Whether no manager decides what is above it."""
        return bool(self._overlay.windowFlags() & _UNMANAGED)

    def let_through(self, on: bool) -> None:
        """Let clicks go to what is below; a few words in the status row say so."""
        if on != self._is_through:
            self._is_through = on
            self._apply()
            self.locked.emit(on)

    def leave_out(self, excluded: bool) -> None:
        """Leave it out of screen sharing and recordings, where that can be."""
        if excluded != self._is_excluded:
            self._is_excluded = excluded
            self._apply()

    @Slot(bool)
    def give_way(self, on: bool) -> None:
        """Stand behind the active window, which is ours, or above every other one again."""
        self._gives_way = on
        self._apply()
        front = QApplication.activeWindow() if on else self._overlay
        if front is not None and self._overlay.isVisible():
            # A window that leaves the layer above the others comes before those of the next one.
            front.raise_()

    @Slot(bool)
    def set_above_all(self, on: bool) -> None:
        """Stand above a full-screen window, or among the others again."""
        overlay = self._overlay
        if on == self.is_above_all:
            return
        home, visible = overlay.frame.home, overlay.isVisible()
        overlay.hide()
        # A window of its own for each: one that a manager still lets go of is mapped, and not
        # painted.
        overlay.destroy()
        overlay.setWindowFlag(_UNMANAGED, on)
        overlay.frame.put(home)
        if visible:
            overlay.show()
        else:
            self._apply()

    def close(self) -> None:
        """Watch no more."""
        if self._full_screen is not None:
            self._full_screen.close()

    @Slot()
    def _restacked(self) -> None:
        if self.is_above_all and self._overlay.isVisible():
            self._overlay.raise_()

    @Slot(bool)
    def _shown(self, visible: bool) -> None:
        if visible:  # Qt makes the window's flags anew as it shows it.
            self._apply()

    def _apply(self) -> None:
        overlay = self._overlay
        overlay.controls.show_locked(self._is_through)
        if overlay.windowHandle() is None:
            overlay.create()
        window = overlay.windowHandle()
        window.setFlag(Qt.WindowType.WindowTransparentForInput, self._is_through)
        window.setFlag(Qt.WindowType.WindowStaysOnTopHint, not self._gives_way)
        if can_exclude():
            exclude(int(overlay.winId()), self._is_excluded)
