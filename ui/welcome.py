"""When the first-run page is shown, and what its choices do."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.events import LogEvent
from app.settings import Settings
from ui.caption_control import CaptionControl
from ui.inventory import Inventory
from ui.kept_settings import KeptSettings
from ui.presets import SystemChoice, as_the_system
from ui.window_edges import bring_forward

if TYPE_CHECKING:
    from ui.first_run import FirstRun
    from ui.sound_check import Levels


class Welcome(QObject):
    """Shown at the first start, when asked for, and when the chosen model is not there.

    Attributes:
        page: The page, once it was shown.
    """

    def __init__(
        self,
        kept: KeptSettings,
        control: CaptionControl,
        inventory: Inventory,
        levels: Levels,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.page: FirstRun | None = None
        self._kept = kept
        self._control = control
        self._inventory = inventory
        self._levels = levels
        self._has_failed = False
        control.state_changed.connect(self._state_changed)
        inventory.models_found.connect(self._models_found)

    @Slot()
    def show(self) -> None:
        """Open the page; from now on it has been seen."""
        self._kept.set("window.welcomed", True)
        if self.page is None:
            from ui.first_run import FirstRun

            page = self.page = FirstRun(self._kept.current)
            page.check.set_levels(self._levels)
            page.sources_chosen.connect(self._listen_to)
            page.start_asked.connect(self._control.start)
            page.model_fetched.connect(self._inventory.refresh)
        self.page.show_running(self._control.is_running)
        bring_forward(self.page)
        self._inventory.refresh()

    def apply(self, settings: Settings, choice: SystemChoice) -> None:
        """Other settings, or another look of the system's."""
        if self.page is not None:
            self.page.show_settings(settings)
            self.page.show_appearance(as_the_system(settings.appearance, choice))

    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        if self.page is not None and self.page.isVisible():
            self.page.take(event)

    def close(self) -> None:
        """Hide, and end what the page has begun."""
        if self.page is not None:
            self.page.hide()
            self.page.check.test.stop()
            self.page.check.test.wait(2.0)
            self.page.jobs.cancel()
            self.page.jobs.wait(2.0)

    @Slot(object)
    def _listen_to(self, sources: tuple[str, ...]) -> None:
        self._kept.set("audio.sources", sources)
        if self._control.is_running:
            self._control.restart()

    @Slot(str)
    def _state_changed(self, state: str) -> None:
        if self.page is not None:
            self.page.show_running(self._control.is_running)
        self._has_failed = state == "failed"
        if self._has_failed:
            # Perhaps the model is not here: nothing is fetched without asking.
            self._inventory.refresh()

    @Slot(object)
    def _models_found(self, names: Collection[str]) -> None:
        from engine.models.catalogue import CATALOGUE

        model = self._kept.current.recognition.model
        if self._has_failed and model in CATALOGUE and model not in names:
            self._has_failed = False
            self.show()
        if self.page is not None:
            self.page.show_installed(names)
