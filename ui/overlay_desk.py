"""The overlay, and what stands around it: its place, its tray, its keys, its alerts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.settings import Settings
from ui.alerts import Alerts
from ui.caption_control import CaptionControl
from ui.commands import Commands
from ui.full_screen import full_screen_watch
from ui.global_keys import GlobalKeys, system_keys
from ui.kept_settings import KeptSettings
from ui.overlay import Overlay
from ui.overlay_home import OverlayHome
from ui.overlay_stance import OverlayStance
from ui.overlay_visibility import OverlayVisibility
from ui.presets import SystemChoice
from ui.style import application_icon
from ui.tray import Tray


class OverlayDesk(QObject):
    """Owns them.

    Signals:
        asked: A command's name, by a key of ours or one that works everywhere.
    """

    asked = Signal(str)

    def __init__(
        self, kept: KeptSettings, control: CaptionControl, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self.overlay = Overlay(kept.current.appearance)
        self.home = OverlayHome(self.overlay, kept)
        self.tray = Tray(application_icon(), self)
        self.sight = OverlayVisibility(self.overlay, self.tray)
        self.stance = OverlayStance(self.overlay, full_screen_watch(self))
        self.alerts = Alerts(self.overlay, self.tray, control)
        self.commands = Commands(self)
        self.keys = GlobalKeys(system_keys(self), self)
        self.commands.give_to(self.overlay, whole=True)
        for keys in (self.commands.asked, self.keys.pressed):
            keys.connect(self.asked)
        self.keys.changed.connect(self._keys_changed)
        self.alerts.show_asked.connect(self.sight.come_forward)
        self.stance.locked.connect(self.tray.show_click_through)
        self.tray.unlock_asked.connect(self.toggle_click_through)

    def show(self) -> None:
        """Put the overlay on screen, where it was with these screens."""
        self.home.place()
        self.overlay.show()

    def apply(self, settings: Settings, choice: SystemChoice) -> None:
        """Take other settings, looks as the system has them."""
        self.overlay.set_animated(not choice.reduced_motion)
        self.tray.animated = not choice.reduced_motion
        self.overlay.set_appearance(settings.appearance)
        self.overlay.set_reading(settings.reading)
        self.commands.set_keys(settings.shortcuts.keys)
        self.keys.set_keys(settings.shortcuts.everywhere)
        self.alerts.set_appearance(settings.appearance)
        self.stance.let_through(settings.window.click_through)
        self.stance.leave_out(settings.window.hidden_from_capture)
        for menu in (self.overlay.source_menu, self.tray.source_menu):
            menu.show_sources(settings.audio.sources)

    def tell(self, text: str) -> None:
        """Say something by the tray and in the captions' status row."""
        self.tray.tell(text)
        self.overlay.controls.tell(text)

    def close(self) -> None:
        """Leave the screen and the tray, and let go of every key."""
        self.overlay.controls.close_button.setEnabled(False)
        self.overlay.hide()
        self.tray.hide()
        self.alerts.close()
        self.keys.close()
        self.stance.close()

    @Slot()
    def toggle_click_through(self) -> None:
        """Let clicks go to what is under the captions, or take them again."""
        self._kept.set("window.click_through", not self._kept.current.window.click_through)

    @Slot()
    def _keys_changed(self) -> None:
        self.overlay.controls.show_unlock_keys(self.keys.keys.get("lock", ""))
