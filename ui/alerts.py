"""What must be seen also by somebody who does not look at the captions: trouble, and alert words.

No sound is needed for any of it: the tray flashes, the desktop notifies, and trouble that comes
while the captions are hidden is told on the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.events import LogEvent, StatusEvent
from app.settings import AppearanceSettings
from ui.caption_control import CaptionControl
from ui.overlay import Overlay
from ui.placement import screen_under
from ui.tray import Tray
from ui.trouble_notice import TroubleNotice


class Alerts(QObject):
    """Watches the log of the captions.

    Attributes:
        notice: Where trouble is told while the captions are hidden; None before the first.

    Signals:
        show_asked: The captions should be shown.
    """

    show_asked = Signal()

    def __init__(self, overlay: Overlay, tray: Tray, control: CaptionControl) -> None:
        super().__init__(overlay)
        self.notice: TroubleNotice | None = None
        self._overlay = overlay
        self._tray = tray
        self._control = control
        self._appearance: AppearanceSettings | None = None
        self._told = ""
        overlay.looked_at.connect(self.seen)

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Take the captions' look."""
        self._appearance = appearance
        if self.notice is not None:
            self.notice.set_appearance(appearance)

    def take(self, event: LogEvent) -> None:
        """Note one event; the overlay has it already."""
        if not isinstance(event, StatusEvent):
            return
        status = self._overlay.status
        ended = event.state == "stopped" and not event.source
        unasked = ended and not self._control.is_asked_to_end
        trouble = status.text if status.urgent or unasked else ""
        if trouble == self._told:
            return
        self._told = trouble
        if trouble:
            self._tell(trouble)
        else:
            self.seen()

    @Slot(str)
    def alert(self, text: str) -> None:
        """A finished line holds an alert word."""
        self._tray.tell(text)
        self._tray.flash()
        QApplication.alert(self._overlay)

    @Slot()
    def seen(self) -> None:
        """The captions are in sight, or all is well again."""
        self._tray.acknowledge()
        if self.notice is not None:
            self.notice.close()

    def close(self) -> None:
        """Tell nothing more."""
        if self.notice is not None:
            self.notice.hide()

    def _tell(self, text: str) -> None:
        self._tray.flash()
        if self._overlay.isVisible():
            return  # It says so itself, in large letters.
        self._tray.tell(text)
        if self.notice is None:
            self.notice = TroubleNotice(self._appearance or AppearanceSettings())
            self.notice.show_asked.connect(self.show_asked)
        self.notice.tell(text, screen_under(self._overlay).availableGeometry())
