"""The windows with captions on other screens, watched: what viewers_beside.py runs as a process.

It prints JSON, an object a line: the page's address once it is served; when the session has ended,
each text of the caption window with the time (`time.time()`) at which it had been painted. The
session begins with the first line on standard input.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QSocketNotifier, QTimer, Slot
from PySide6.QtGui import QPaintEvent

import ui.application
import ui.overlay
from app.captions.layout import Passage
from app.events import LogEvent, StatusEvent
from ui.caption_view import CaptionView
from ui.desktop import Desktop

_SETTLE_MS = 500

painted: list[dict[str, Any]] = []


class WatchedView(CaptionView):
    """Notes each text when it is painted."""

    _line = _draft = ""

    def set_passages(self, passages: Sequence[Passage]) -> None:
        """What is painted next."""
        said = [passage for passage in passages if ".gap." not in passage.key]
        lines = [passage.text for passage in said if passage.committed]
        self._line = lines[-1] if lines else ""
        self._draft = " ".join(passage.text for passage in said if not passage.committed)
        super().set_passages(passages)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, then note it."""
        super().paintEvent(event)
        last = painted[-1] if painted else {"line": "", "draft": ""}
        if (last["line"], last["draft"]) != (self._line, self._draft):
            painted.append({"at": time.time(), "line": self._line, "draft": self._draft})


class ViewedDesktop(Desktop):
    """Opens the caption page with its windows, and waits to be told to begin."""

    def show(self) -> None:
        """Put the overlay on screen and serve the page."""
        super().show()
        self.viewers.set_open(True)
        self._told = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._told.activated.connect(self._go)
        print(json.dumps({"url": self.viewers.url}), flush=True)

    @Slot()
    def _go(self) -> None:
        self._told.setEnabled(False)
        self.begin()
        self.control.start()

    @Slot(object)
    def take(self, event: LogEvent) -> None:
        """Tell what was painted once a session has ended."""
        super().take(event)
        if isinstance(event, StatusEvent) and not event.source and not self._told.isEnabled():
            if event.state == "failed":
                print(json.dumps({"failed": event.message}), flush=True)
            elif event.state == "stopped":
                QTimer.singleShot(_SETTLE_MS, self._tell)

    @Slot()
    def _tell(self) -> None:
        print(json.dumps({"painted": painted}), flush=True)


if __name__ == "__main__":
    vars(ui.application)["Desktop"] = ViewedDesktop
    vars(ui.overlay)["CaptionView"] = WatchedView
    from app.main import main

    sys.exit(main([]))
