"""How long the window is busy with a transcript of 10,000 lines: transcript_frames.py [--lines N].

A timer of 1 ms runs in the window's thread; what it comes late is what a frame would have waited.
Measured in turn: opening, scrolling, a search, corrections of one line and of every twentieth, a
suspect taken back, the latest line, another width, and new lines.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.events import CommittedEvent, SuspectEvent
    from app.transcript.store import TranscriptStore
    from ui.transcript_window import TranscriptWindow

FRAME_MS = 50.0
_SETTLE_S = 0.3


class Watch:
    """Notes how late the event loop comes to a timer."""

    def __init__(self, application: QApplication) -> None:
        from PySide6.QtCore import Qt, QTimer

        self._application = application
        self._late_ms: list[float] = []
        self._last_s = time.perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def during(self, name: str, do: Callable[[], object], times: int = 1) -> float:
        """Do something, let the window settle each time, and print and return the worst, in ms."""
        self._late_ms.clear()
        self._last_s = time.perf_counter()
        for _ in range(times):
            do()
            until = time.perf_counter() + _SETTLE_S
            while time.perf_counter() < until:
                self._application.processEvents()
        worst = max(self._late_ms, default=0.0)
        late = sorted(self._late_ms)
        p99 = late[int(0.99 * (len(late) - 1))] if late else 0.0
        mark = "" if worst <= FRAME_MS else "  over 50 ms"
        sys.stdout.write(f"{name:<14} worst {worst:7.1f} ms   p99 {p99:6.1f} ms{mark}\n")
        return worst

    def _tick(self) -> None:
        now_s = time.perf_counter()
        self._late_ms.append(1000 * (now_s - self._last_s))
        self._last_s = now_s


def line(number: int) -> CommittedEvent:
    """A line of the session."""
    from app.events import CommittedEvent

    text = f"Line {number}: a sentence of the length that people speak, now and then a longer one."
    if number % 20 == 0:
        text = f"{text} Ms Morgen said so."
    at = 3.0 * number
    return CommittedEvent(number + 1, "mic", text, at, at + 2.5, "en", at + 3, at + 3)


def long_session(store: TranscriptStore, lines: int) -> int:
    """A stored session."""
    from app.events import SessionEvent

    begun = SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", ("mic", "system"))
    session = store.new_session(begun)
    for number in range(lines):
        store.add_line(session, line(number))
    store.add_suspect(session, suspect(lines))
    store.end_session(session)
    return session


def suspect(lines: int) -> SuspectEvent:
    """What was held back in the middle of the session."""
    from app.events import SuspectEvent

    at = 1.5 * lines
    return SuspectEvent("mic", "Thanks.", at, at + 1, "no_speech", 0.9, at + 1, at + 1)


def measure(window: TranscriptWindow, watch: Watch, session: int, lines: int) -> float:
    """Every phase; the worst of them in ms."""
    view = window.view
    bar = view.verticalScrollBar()
    corrections = window.corrections
    new = iter(range(lines, lines + 100))
    restored = iter((True, False))
    widths = iter((700, 900, 760))

    def append() -> None:
        view.add_line(replace(line(next(new)), source="system"), named=True)

    def scroll() -> None:
        bar.setValue((bar.value() + bar.maximum() // 7) % max(1, bar.maximum()))

    return max(
        watch.during("opening", window.show, 12),
        watch.during("scrolling", scroll, 8),
        watch.during("searching", lambda: window.finder.box.setText("longer"), 1),
        watch.during("next hit", window.finder.find_next, 5),
        watch.during("correcting", lambda: corrections.correct(session, 5, "Mended."), 2),
        watch.during(
            "everywhere", lambda: corrections.replace_everywhere(session, "Morgen", "Morgan"), 1
        ),
        watch.during("taking back", corrections.undo_last, 2),
        watch.during(
            "restoring", lambda: corrections.restore(session, suspect(lines), next(restored)), 2
        ),
        watch.during("to the latest", view.jump_to_latest, 2),
        watch.during("resizing", lambda: window.resize(next(widths), 600), 3),
        watch.during("new lines", append, 5),
    )


def main(argv: list[str] | None = None) -> int:
    """Measure; 1 when something took longer than a frame may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=10_000)
    options = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.*=false")
    from PySide6.QtWidgets import QApplication

    from app.transcript.store import TranscriptStore
    from ui.transcript_window import TranscriptWindow

    application = QApplication(["surtitle"])
    with TranscriptStore(":memory:") as store:
        session = long_session(store, options.lines)
        window = TranscriptWindow(store)
        worst = measure(window, Watch(application), session, options.lines)
        window.hide()
    return 0 if worst <= FRAME_MS else 1


if __name__ == "__main__":
    raise SystemExit(main())
