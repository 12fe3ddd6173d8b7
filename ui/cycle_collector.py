"""Python's collector of reference cycles, kept to the windows' thread.

Python collects on whichever thread happens to allocate. Where that is not the windows' thread and
the garbage holds Qt objects, PySide6 leaves their deletion to the main thread, and by then Qt has
deleted some of them as other objects' children: a crash, anywhere and seldom. (PySide6 6.11.3; with
a thread that collects every 20 ms the window tests crash within seconds.) So the collector is
switched off and run from a timer here.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer, Slot

_LOOK_MS = 5000
_LOOKS_TO_ALL = 24
"""Every two minutes all is looked through, else what is young."""


class CycleCollector(QObject):
    """Collects for the whole program. One, made on the windows' thread before there are others."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Take over from Python."""
        super().__init__(parent)
        gc.disable()
        self._looks = 0
        self._settled = False
        self._is_loading = False
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Collect if there is enough that is young; all of it now and then."""
        if self._is_loading:
            return
        self._looks += 1
        if self._looks % _LOOKS_TO_ALL == 0:
            gc.collect()
        elif gc.get_count()[0] > gc.get_threshold()[0]:
            gc.collect(1)

    @Slot(str)
    def state_changed(self, state: str) -> None:
        """Look at nothing while a model loads, and never at what was loaded first.

        Looking through the hundred thousands of objects of the model's libraries would hold the
        windows still for a fifth of a second.
        """
        self._is_loading = state in ("starting", "loading")
        if state == "listening" and not self._settled:
            self._settled = True
            gc.freeze()
