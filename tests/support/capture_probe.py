"""Hears what a capture source delivers, and waits for what a test expects."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from app.capture.source import Block, CaptureSource, SourceState, SourceStatus

TIMEOUT_S = 15.0


class CaptureProbe:
    """Attributes: blocks (samples copied) and statuses, in the order in which they came."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.statuses: list[SourceStatus] = []
        self._changed = threading.Condition()

    def deliver(self, block: Block) -> None:
        kept = Block(block.samples.copy(), block.rate, block.time_s, block.lost)
        with self._changed:
            self.blocks.append(kept)
            self._changed.notify_all()

    def report(self, status: SourceStatus) -> None:
        with self._changed:
            self.statuses.append(status)
            self._changed.notify_all()

    def start(self, source: CaptureSource) -> None:
        source.start(self.deliver, self.report)

    def wait(self, expected: Callable[[], bool], what: str) -> None:
        with self._changed:
            if not self._changed.wait_for(expected, TIMEOUT_S):
                raise AssertionError(f"{what} did not happen; statuses: {self.statuses}")

    def wait_for(self, state: SourceState, message: str = "", after: int = 0) -> SourceStatus:
        """The first status of a state with these words in it, from number ``after`` on."""

        def found() -> list[SourceStatus]:
            return [s for s in self.statuses[after:] if s.state is state and message in s.message]

        self.wait(lambda: bool(found()), f"{state} {message!r} after status {after}")
        return found()[0]

    def wait_for_blocks(self, n: int) -> None:
        """Until ``n`` more blocks came."""
        target = len(self.blocks) + n
        self.wait(lambda: len(self.blocks) >= target, f"{n} more blocks")

    def wait_for_sound(self, after: int = 0) -> None:
        """Until a block from number ``after`` on is not silent."""
        self.wait(lambda: self.level(after) > 0.01, "sound")

    def level(self, after: int = 0) -> float:
        """The peak of the blocks from number ``after`` on."""
        return max((float(np.abs(b.samples).max()) for b in self.blocks[after:]), default=0.0)


def tone(hz: float, seconds: float, rate: int = 16_000) -> NDArray[np.float32]:
    time = np.arange(round(seconds * rate)) / rate
    return (0.3 * np.sin(2 * np.pi * hz * time)).astype(np.float32)


def share_of(hz: float, samples: NDArray[np.float32], rate: int) -> float:
    """How much of the power lies within 20 Hz of ``hz``, 0 to 1."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    frequencies = np.fft.rfftfreq(len(samples), 1 / rate)
    near = np.abs(frequencies - hz) < 20
    return float(power[near].sum() / max(power.sum(), 1e-12))
