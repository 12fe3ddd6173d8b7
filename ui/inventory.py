"""Sound devices and installed models, looked for beside the windows: either may take a while."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from app.sentences import in_words
from engine.errors import EngineError


class Inventory(QObject):
    """Looks in a thread of its own, one look at a time.

    Signals:
        devices_found: A list of `app.capture.choice.Device`, and why there are none.
        applications_found: The names of the applications that play something.
        models_found: The names of the models on this computer.
    """

    devices_found = Signal(object, str)
    applications_found = Signal(object)
    models_found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    def refresh(self) -> None:
        """Look again, unless a look is under way."""
        if self._thread is not None and self._thread.is_alive():
            return
        self._thread = threading.Thread(target=self._look, name="inventory", daemon=True)
        self._thread.start()

    def wait(self, timeout_s: float) -> bool:
        """Whether no look is under way any more."""
        if self._thread is not None:
            self._thread.join(timeout_s)
            return not self._thread.is_alive()
        return True

    def _look(self) -> None:
        from app.capture.devices import list_applications, list_devices
        from app.paths import models_dir
        from engine.models.resolve import installed_models, is_ready

        try:
            self.devices_found.emit(list_devices(), "")
            self.applications_found.emit(list_applications())
        except EngineError as error:
            self.devices_found.emit([], in_words(error))
        try:
            cache = models_dir()
            names = {m.name for m in installed_models(cache) if not m.problem}
            names |= {name for name in _catalogue() if is_ready(name, cache)}
        except EngineError:
            # Whoever starts captions is told; a list of models needs no second message.
            return
        self.models_found.emit(names)


def _catalogue() -> list[str]:
    from engine.models.catalogue import CATALOGUE

    return list(CATALOGUE)
