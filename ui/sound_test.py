"""Listens for a few seconds and says in words what came. Nothing is kept; no model is needed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from app.capture.meter import Level, LevelMeter
from app.capture.source import Block, CaptureSource, SourceState, SourceStatus
from app.sentences import in_words
from engine.errors import EngineError

TEST_S = 5.0
FAINT = 0.003
"""Root mean square of a voice that is too far from its microphone."""

_TROUBLE = {SourceState.ABSENT, SourceState.STALLED, SourceState.LOST, SourceState.FAILED}

OpenSource = Callable[[str], CaptureSource]


@dataclass(frozen=True, slots=True)
class Heard:
    """What came of one source.

    Attributes:
        source: What was listened to.
        level: Over the whole test.
        trouble: Why nothing could come; empty when it could.
    """

    source: str
    level: Level
    trouble: str = ""


class SoundTest(QObject):
    """One test at a time, in a thread of its own.

    Signals:
        ended: A list of `Heard`, in the GUI thread's turn.
    """

    ended = Signal(object)

    def __init__(
        self, open_source: OpenSource | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._open_source = open_source or _open
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._meters: dict[str, LevelMeter] = {}

    @property
    def is_running(self) -> bool:
        """Whether a test is under way."""
        return self._thread is not None and self._thread.is_alive()

    def start(self, specs: Sequence[str], seconds: float = TEST_S) -> None:
        """Listen to these sources, unless a test is under way."""
        if self.is_running:
            return
        self._stop.clear()
        self._meters = {spec: LevelMeter() for spec in specs}
        self._thread = threading.Thread(
            target=self._run, args=(dict(self._meters), seconds), name="sound test", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """End a test before its time."""
        self._stop.set()

    def wait(self, timeout_s: float) -> bool:
        """Whether no test is under way any more."""
        if self._thread is not None:
            self._thread.join(timeout_s)
        return not self.is_running

    def levels(self) -> dict[str, Level]:
        """How loud each source was since the last call; empty without a test."""
        return {spec: meter.read() for spec, meter in self._meters.items()} if self._meters else {}

    def _run(self, meters: dict[str, LevelMeter], seconds: float) -> None:
        listeners = [_Listener(spec, meter) for spec, meter in meters.items()]
        for listener in listeners:
            listener.start(self._open_source)
        self._stop.wait(seconds)
        for listener in listeners:
            listener.stop()
        self.ended.emit([listener.heard for listener in listeners])


class _Listener:
    """One source: what is shown while it runs, and what came in all."""

    def __init__(self, spec: str, meter: LevelMeter) -> None:
        self._spec = spec
        self._shown = meter
        self._all = LevelMeter()
        self._source: CaptureSource | None = None
        self._trouble = ""

    @property
    def heard(self) -> Heard:
        return Heard(self._spec, self._all.read(), self._trouble)

    def start(self, open_source: OpenSource) -> None:
        try:
            self._source = open_source(self._spec)
            self._source.start(self._deliver, self._report)
        except EngineError as error:
            self._trouble = in_words(error)

    def stop(self) -> None:
        if self._source is not None:
            self._source.stop()

    def _deliver(self, block: Block) -> None:
        self._shown.write(block.samples)
        self._all.write(block.samples)

    def _report(self, status: SourceStatus) -> None:
        if status.state in _TROUBLE:
            self._trouble = in_words(status.message)
        elif status.state is SourceState.FLOWING:
            self._trouble = ""


def _open(spec: str) -> CaptureSource:
    from app.capture.devices import open_source

    return open_source(spec)
