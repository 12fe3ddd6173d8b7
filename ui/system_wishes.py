"""What the settings ask of the system itself: a screen that stays on, a start at login."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.autostart import set_autostart
from app.settings import Settings
from engine.errors import EngineError
from ui.stay_awake import StayAwake, system_inhibit

logger = logging.getLogger(__name__)


class SystemWishes(QObject):
    """Asks for what is wanted, on changes only.

    Attributes:
        awake: What keeps the screen on.

    Signals:
        told: A wish that could not be granted, in a sentence.
    """

    told = Signal(str)

    def __init__(
        self,
        settings: Settings,
        start_at_login: Callable[[bool], None] = set_autostart,
        parent: QObject | None = None,
    ) -> None:
        """The settings as they were granted before."""
        super().__init__(parent)
        self.awake = StayAwake(system_inhibit)
        self._settings = settings
        self._start_at_login = start_at_login
        self._running = False

    def apply(self, settings: Settings) -> None:
        """Take other settings."""
        before, self._settings = self._settings, settings
        self._keep_awake()
        wanted = settings.window.start_at_login
        if wanted != before.window.start_at_login:
            try:
                self._start_at_login(wanted)
            except EngineError as error:
                logger.warning("%s", error)
                self.told.emit(str(error))

    def set_running(self, running: bool) -> None:
        """Whether captions run."""
        self._running = running
        self._keep_awake()

    def _keep_awake(self) -> None:
        self.awake.want(self._running and self._settings.reading.stay_awake)
