"""The settings in force, saved a moment after they change."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.settings import Settings
from app.settings_file import save_settings
from engine.errors import EngineError

logger = logging.getLogger(__name__)

_SAVE_MS = 400


class KeptSettings(QObject):
    """One tree of settings for all windows.

    Attributes:
        current: The settings in force.

    Signals:
        changed: The new settings.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current = settings
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SAVE_MS)
        self._timer.timeout.connect(self.save)

    def in_force(self) -> Settings:
        """The settings as they are when asked."""
        return self.current

    def set(self, key: str, value: object) -> None:
        """Change one setting.

        Raises:
            SettingsError: There is no such setting, or it cannot have this value.
        """
        self.take(self.current.with_value(key, value))

    def take(self, settings: Settings) -> None:
        """Change all that differ."""
        if settings != self.current:
            self.current = settings
            self._timer.start()
            self.changed.emit(settings)

    @Slot()
    def save(self) -> None:
        """Write them now; trouble is logged, since captions are worth more."""
        self._timer.stop()
        try:
            save_settings(self.current)
        except EngineError as error:
            logger.warning("%s", error)
