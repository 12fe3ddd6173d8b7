"""How settings reach a session that runs: in mid-session where they can, else by a new one."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.settings import Settings
from ui.caption_control import CaptionControl
from ui.kept_settings import KeptSettings

_SETTLE_MS = 700
"""A dial that is turned, or a name that is typed, is one change."""

_LOADED = ("device", "precision")
"""Recognition settings for which the same model has to be loaded again."""


class LiveSettings(QObject):
    """Knows what the running session was begun with, or has been changed to."""

    def __init__(
        self, kept: KeptSettings, control: CaptionControl, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._control = control
        self._running: Settings | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.apply)
        control.state_changed.connect(self._state_changed)

    @Slot()
    def follow(self) -> None:
        """Take what is being changed to the session that runs, once it has settled."""
        if self._running is not None:
            self._settle.start()

    @Slot()
    def apply(self) -> None:
        """Go on with the settings as they are; lines that are final stay."""
        self._settle.stop()
        wanted, running = self._kept.current, self._running
        if running is None or wanted.audio != running.audio:
            self._control.restart()  # A session listens to its sources for life.
        elif wanted.recognition != running.recognition:
            from app.live.assembly import change_to

            before, after = running.recognition, wanted.recognition
            reload = any(getattr(before, name) != getattr(after, name) for name in _LOADED)
            self._running = wanted
            self._control.change(change_to(wanted, reload=reload, may_download=False))

    @Slot(str)
    def speak(self, language: str) -> None:
        """Caption in another language from the last finished line on."""
        self._kept.set("recognition.language", language)
        self.apply()

    @Slot(str)
    def _state_changed(self, state: str) -> None:
        if state == "starting":
            self._running = self._kept.current
        elif not self._control.has_session:
            self._running = None
