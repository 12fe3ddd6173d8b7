"""Wherever the windows say that captions are shown on other screens, and end it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from ui.overlay_controls import OverlayControls
from ui.tray import Tray
from ui.viewers import Viewers


class ViewersSigns(QObject):
    """Keeps the signs of the caption window and of the tray true."""

    def __init__(self, viewers: Viewers, controls: OverlayControls, tray: Tray) -> None:
        super().__init__(viewers)
        self._viewers, self._controls, self._tray = viewers, controls, tray
        viewers.changed.connect(self._show)
        viewers.told.connect(tray.tell)
        controls.viewers.clicked.connect(self._end)
        tray.viewers_end_asked.connect(self._end)
        self._show()

    @Slot()
    def _show(self) -> None:
        self._controls.viewers.say(self._viewers.sign)
        self._tray.show_viewers(self._viewers.sign)

    @Slot()
    def _end(self) -> None:
        self._viewers.set_open(False)
        self._controls.tell(self.tr("Captions are no longer shown on other screens"))
