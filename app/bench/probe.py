"""The windows with a watch on them: what ``bench start`` runs in a process of its own.

    python -m app.bench.probe OUT ZERO SECONDS

1. ``app.main`` opens the windows as ever; a thread waits for the application to exist.
2. In the window's thread a fast timer ticks: a late tick is a stall. A filter sees the first paint.
3. Before the event that starts the session one more sink is added to it.
4. SECONDS after the model is ready the marks are written to OUT, and SIGTERM ends the program.

Times are seconds after ZERO, which is the parent's ``time.monotonic()`` as it started this process.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QObject, Qt, QTimer, Slot

TICK_MS = 2
_POLL_S = 0.001


class Probe(QObject):
    """Lives in the window's thread; ``_take`` is called on the worker's.

    Attributes:
        marks: What is written in the end.
    """

    def __init__(self, out: Path, zero_s: float, seconds: float) -> None:
        """Prepare, before there is an application."""
        super().__init__()
        self.marks: dict[str, Any] = {}
        self._out = out
        self._zero_s = zero_s
        self._seconds = seconds
        self._stalls: dict[str, list[float]] = {"loading": [], "captioning": []}
        self._waits: list[float] = []  # From an update told to the next paint.
        self._told_s: float | None = None
        self._display = ""
        self._last_s = 0.0
        self._timer: QTimer | None = None
        self._listens = False

    @Slot()
    def begin(self) -> None:
        """Start to watch; in the window's thread."""
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._last_s = self._now()
        self._timer.start(TICK_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See paints; keep nothing from anybody."""
        if not self._listens:
            self._listen()
        if event.type() == QEvent.Type.Paint and watched.isWidgetType():
            if "window_s" not in self.marks:
                self.marks["window_s"] = self._now()
                # Before the window's own such call, which starts the session.
                QTimer.singleShot(0, self._painted)
            told_s, self._told_s = self._told_s, None
            if told_s is not None:
                self._waits.append(self._now() - told_s)
        return False

    @Slot()
    def _painted(self) -> None:
        """The first frame is drawn: from now on a late tick is a stall."""
        self.marks["window_s"] = self._last_s = self._now()

    def _listen(self) -> None:
        """Add a sink to the session, as soon as what builds it is imported, and not before."""
        assembly = sys.modules.get("app.live.assembly")
        build = getattr(assembly, "build_session", None)
        if build is None:
            return

        def watched(settings: Any, sinks: Sequence[Any], **options: Any) -> Any:  # noqa: ANN401
            return build(settings, [*sinks, self._take], **options)

        vars(assembly)["build_session"] = watched
        self._listens = True

    def _take(self, event: Any) -> None:  # noqa: ANN401
        now = self._now()
        if event.kind == "status" and not event.source:
            if event.state == "listening":
                self.marks.setdefault("ready_s", now)
            elif event.state == "failed":
                self.marks["failed"] = event.message
        elif event.kind in ("draft", "committed"):
            self.marks.setdefault("first_text_s", now)
            text = event.display if event.kind == "draft" else event.text
            if text != self._display and self._told_s is None:
                self._told_s = now
            self._display = text

    @Slot()
    def _tick(self) -> None:
        now = self._now()
        late_s = max(0.0, now - self._last_s - TICK_MS / 1000)
        self._last_s = now
        ready_s = self.marks.get("ready_s")
        if "window_s" in self.marks:
            self._stalls["loading" if ready_s is None else "captioning"].append(late_s)
        if "failed" in self.marks or (ready_s is not None and now > ready_s + self._seconds):
            self._finish()

    def _finish(self) -> None:
        assert self._timer is not None
        self._timer.stop()
        body = {**self.marks, "stalls_s": self._stalls, "paint_waits_s": self._waits}
        self._out.write_text(json.dumps(body), encoding="utf-8")
        os.kill(os.getpid(), signal.SIGTERM)

    def _now(self) -> float:
        return time.monotonic() - self._zero_s


def _watch(probe: Probe) -> None:
    while QCoreApplication.instance() is None:
        time.sleep(_POLL_S)
    QMetaObject.invokeMethod(probe, "begin", Qt.ConnectionType.QueuedConnection)


def main(argv: Sequence[str]) -> int:
    """Run the windows and watch them."""
    out, zero_s, seconds = argv
    probe = Probe(Path(out), float(zero_s), float(seconds))
    threading.Thread(target=_watch, args=(probe,), name="probe", daemon=True).start()
    from app.main import main as surtitle

    return surtitle([])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
