"""A function that may take long, on a thread of its own; its result comes back to the windows."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from engine.errors import EngineError

logger = logging.getLogger(__name__)


class Errand(QObject):
    """One at a time: what an earlier one brings after a newer was sent is dropped.

    Signals:
        done: What the function returned.
        failed: The `EngineError` that it raised.
    """

    done = Signal(object)
    failed = Signal(object)
    _came = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._thread: threading.Thread | None = None
        self._came.connect(self._arrived)

    def send(self, function: Callable[[], object]) -> None:
        """Run a function; it must not touch a window."""
        self._number += 1
        number = self._number

        def run() -> None:
            result: object
            try:
                result = function()
            except EngineError as error:
                result = error
            except Exception as error:  # the top of a thread
                logger.exception("an errand failed")
                result = EngineError("a fault in Surtitle itself: {error}", error=error)
            self._came.emit(number, result)

        self._thread = threading.Thread(target=run, name="errand", daemon=True)
        self._thread.start()

    def forget(self) -> None:
        """Want nothing of it any more."""
        self._number += 1

    @Slot(int, object)
    def _arrived(self, number: int, result: object) -> None:
        if number != self._number:
            return
        if isinstance(result, EngineError):
            self.failed.emit(result)
        else:
            self.done.emit(result)
