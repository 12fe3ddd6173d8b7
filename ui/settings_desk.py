"""The settings dialog, made when it is first opened, and what it asks of the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.live.figures import SessionFigures
from app.settings import Settings
from ui.global_keys import GlobalKeys
from ui.inventory import Inventory
from ui.kept_settings import KeptSettings
from ui.live_settings import LiveSettings
from ui.report_desk import ReportDesk
from ui.room_for_sources import RoomForSources
from ui.servers import Servers
from ui.system_look import SystemLook
from ui.viewers import Viewers
from ui.window_edges import bring_forward

if TYPE_CHECKING:
    from app.capture.meter import Level
    from ui.settings_dialog import SettingsDialog


class SettingsDesk(QObject):
    """Owns the dialog.

    Attributes:
        dialog: None as long as nobody opened it.

    Signals:
        welcome_asked: The first-run page should be seen again.
        sessions_removed: Transcripts were deleted.
    """

    welcome_asked = Signal()
    sessions_removed = Signal()

    def __init__(
        self,
        kept: KeptSettings,
        live: LiveSettings,
        look: SystemLook,
        inventory: Inventory,
        servers: Servers,
        keys: GlobalKeys,
        room: RoomForSources,
        viewers: Viewers,
        levels: Callable[[], Mapping[str, Level]],
        reports: ReportDesk,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.dialog: SettingsDialog | None = None
        self._kept = kept
        self._live = live
        self._look = look
        self._inventory = inventory
        self._servers = servers
        self._keys = keys
        self._room = room
        self._viewers = viewers
        self._levels = levels
        self._reports = reports
        look.changed.connect(self._look_changed)
        keys.changed.connect(self._keys_changed)

    def open(self, figures: SessionFigures) -> None:
        """Show the dialog, before the other windows."""
        if self.dialog is None:
            self.dialog = self._make()
        self.dialog.show_figures(figures)
        self._keys_changed()
        bring_forward(self.dialog)

    def show_figures(self, figures: SessionFigures) -> None:
        """Tell what the running session measures, if somebody looks."""
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.show_figures(figures)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        if self.dialog is not None and self.dialog.settings != settings:
            self.dialog.show_settings(settings)

    def _make(self) -> SettingsDialog:
        # Its pages are half of all windows; the captions do not wait for them.
        from ui.settings_dialog import SettingsDialog

        made = SettingsDialog(self._kept.current)
        made.show_system_choice(self._look.choice)
        made.changed.connect(self._kept.take)
        made.changed.connect(self._live.follow)
        made.welcome_asked.connect(self.welcome_asked)
        made.refresh_asked.connect(self._inventory.refresh)
        made.kept_page.removed.connect(self.sessions_removed)
        made.sound_page.check.set_levels(self._levels)
        made.sound_page.set_notice(self._room.notice)
        made.viewers_page.follow(self._viewers)
        made.servers_page.servers_asked.connect(self._servers.show)
        made.servers_page.model_asked.connect(self._use_model)
        for told in (self._servers.changed, self._servers.refused):
            told.connect(made.servers_page.refresh)
        made.about_page.report_asked.connect(self._report)
        self._reports.told.connect(made.about_page.tell)
        self._inventory.devices_found.connect(made.show_devices)
        self._inventory.applications_found.connect(made.sound_page.show_applications)
        self._inventory.models_found.connect(made.show_installed)
        return made

    @Slot(str)
    def _use_model(self, model: str) -> None:
        def use() -> None:
            self._kept.set("recognition.model", model)
            self._live.apply()

        self._servers.agreed(model, use)

    @Slot(bool)
    def _report(self, with_text: bool) -> None:
        assert self.dialog is not None
        self._reports.ask(self.dialog, with_text=with_text)

    @Slot()
    def _look_changed(self) -> None:
        if self.dialog is not None:
            self.dialog.show_system_choice(self._look.choice)

    @Slot()
    def _keys_changed(self) -> None:
        if self.dialog is not None:
            anywhere = self.dialog.shortcuts_page.anywhere
            anywhere.show_desktop(self._keys.is_available, self._keys.refused)
