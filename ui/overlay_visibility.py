"""Showing and hiding the overlay, which the tray tells of; captions go on being written down."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ui.overlay import Overlay
from ui.tray import Tray


class OverlayVisibility(QObject):
    """Whether the captions are in sight.

    Signals:
        quit_asked: It was closed where there is no tray, hence no way back.
    """

    quit_asked = Signal()

    def __init__(self, overlay: Overlay, tray: Tray) -> None:
        super().__init__(overlay)
        self._overlay = overlay
        self._tray = tray
        closes_to = self.tr("Hide captions") if tray.is_available else self.tr("Quit Surtitle")
        overlay.set_close_name(closes_to)
        overlay.close_asked.connect(self.close)
        overlay.visible_changed.connect(tray.show_visible)
        tray.show_asked.connect(self.toggle)

    @Slot()
    def toggle(self) -> None:
        """Show or hide the captions."""
        if self._overlay.isVisible():
            self.hide()
        else:
            self.show()

    @Slot()
    def show(self) -> None:
        """Show the captions."""
        self._overlay.show()

    @Slot()
    def hide(self) -> None:
        """Hide the captions; no word brings them back."""
        self._overlay.dimming.let_go()
        self._overlay.hide()

    @Slot()
    def come_forward(self) -> None:
        """Show the captions, and give them the keyboard: somebody has asked for them."""
        self.show()
        self._overlay.raise_()
        self._overlay.activateWindow()

    @Slot()
    def close(self) -> None:
        """Hide to the tray; without one there would be no way back, so quit."""
        if self._tray.is_available:
            self.hide()
        else:
            self.quit_asked.emit()
