"""A media file as if it were spoken now."""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

from app.capture.clock import session_clock
from app.capture.source import Block, Deliver, Report, SourceState, SourceStatus
from engine.errors import EngineError
from engine.files.media import iter_blocks
from engine.sentence import Sentence

RATE = 16_000  # Hz
BLOCK_S = 0.02

HELD_UP_S = 5.0
"""So late, for one after sleep, a file goes on from where it is, instead of catching up."""

DEMO = "demo.flac"


class ReplaySource:
    """A file in real time: a block is delivered when its last sample would have been spoken.

    ``stop`` holds the file where it is, a later ``start`` goes on from there.

    Attributes:
        name: ``file`` or ``demo``.
        label: The file's name.
        spec: What ``open_source`` opens it by.
        rate: Hz.
    """

    def __init__(
        self,
        path: Path,
        name: str = "file",
        label: str = "",
        clock: Callable[[], float] = session_clock,
    ) -> None:
        """Replay ``path``, which is opened by ``start``."""
        self.name = name
        self.label = label or path.name
        self.spec = name if name == "demo" else f"file:{path}"
        self.rate = RATE
        self._path = path
        self._clock = clock
        self._position = 0  # Blocks delivered.
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, deliver: Deliver, report: Report) -> None:
        """Play on from where it was stopped."""
        self.stop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(
            target=self._play,
            args=(deliver, report, self._stopped),
            name=f"replay {self.label}",
            daemon=True,
        )
        self._thread.start()

    def stop(self) -> None:
        """Hold the file where it is."""
        self._stopped.set()
        thread, self._thread = self._thread, None
        if thread is not None and thread is not threading.current_thread():
            thread.join(1.0)  # It waits on the event alone, or decodes a block.

    def _play(self, deliver: Deliver, report: Report, stopped: threading.Event) -> None:
        try:
            self._blocks(deliver, report, stopped)
        except EngineError as error:
            report(SourceStatus(SourceState.FAILED, error.sentence))

    def _blocks(self, deliver: Deliver, report: Report, stopped: threading.Event) -> None:
        skipped = self._position
        due_s = self._clock()
        for number, samples in enumerate(iter_blocks(self._path, RATE, BLOCK_S)):
            if number < skipped:
                continue
            lost = ""
            if self._clock() - due_s > HELD_UP_S:
                due_s, lost = self._clock(), Sentence("the replay was held up")
            start_s, due_s = due_s, due_s + len(samples) / RATE
            if stopped.wait(max(0.0, due_s - self._clock())):
                return
            if number == skipped:
                report(SourceStatus(SourceState.FLOWING, self.label))
            self._position = number + 1
            deliver(Block(samples, RATE, start_s, lost))
        if not stopped.is_set():
            report(SourceStatus(SourceState.ENDED, Sentence("{label} has ended", label=self.label)))


def demo_source(clock: Callable[[], float] = session_clock) -> ReplaySource:
    """The clip of synthesized speech that comes with the program."""
    with as_file(files("resources") / DEMO) as path:
        # The package is installed as files, so the path outlives this block.
        return ReplaySource(path, "demo", "demo clip", clock)
