"""Tells of a new version, where the user wants to be told and there is somebody to ask."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal, Slot

from app import updates
from app.settings import Settings
from engine.errors import EngineError
from ui.errand import Errand

logger = logging.getLogger(__name__)


class UpdateCheck(QObject):
    """One request at the start of the program, and none after it.

    Signals:
        told: That there is one.
    """

    told = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errand = Errand(self)
        self._errand.done.connect(self._answered)
        self._errand.failed.connect(self._failed)

    def begin(self, settings: Settings) -> None:
        """Ask, if that was chosen and there is an address."""
        address = updates.UPDATE_ADDRESS
        if address and settings.window.look_for_updates:
            self._errand.send(lambda: updates.newer_version(address))

    @Slot(object)
    def _answered(self, found: updates.NewVersion | None) -> None:
        if found is not None:
            told = self.tr("There is a new version of Surtitle, {version}. {page}")
            self.told.emit(told.format(version=found.version, page=found.page).strip())

    @Slot(object)
    def _failed(self, error: EngineError) -> None:
        # Nobody waits for it: captions matter more than versions.
        logger.info("%s", error)
