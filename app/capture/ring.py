"""A bounded buffer between a capture thread and the worker, which forgets nothing silently."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass

import numpy as np

from engine.driver.seam import Samples
from engine.errors import SettingsError
from engine.sentence import Sentence

BACKLOG_S = 120.0
"""Audio kept while nobody reads: a model that loads, a decoder that is behind."""

SKIP_S = 10.0
"""Dropped at once when full: one gap of ten seconds reads better than a hundred of a tenth."""

DROPPED = Sentence("dropped: the decoder is too far behind")


@dataclass(frozen=True, slots=True)
class Run:
    """Samples that follow on each other.

    Attributes:
        samples: `[samples]`, a copy.
        index: Of the first sample in the stream, dropped ones counted.
        time_s: Of the first sample, on the source's clock.
        lost: Why audio is missing just before; empty when this run follows on the last.
    """

    samples: Samples
    index: int
    time_s: float
    lost: str = ""


@dataclass(frozen=True, slots=True)
class _Mark:
    """Where the stream's time was set anew."""

    index: int
    time_s: float
    lost: str


class AudioRing:
    """Preallocated samples with their times. When full, the oldest are dropped and counted.

    Thread safety: one thread writes, one reads. Both hold ``ready``'s lock only to copy: at most
    a block when writing, at most what was asked for when reading. Several rings may share
    ``ready``, so that one reader waits for all of them.

    Attributes:
        rate: Hz.
        capacity: Samples.
        ready: Notified when samples arrive (see ``expect``) and when the ring is closed.
    """

    def __init__(
        self,
        rate: int,
        seconds: float = BACKLOG_S,
        skip_s: float = SKIP_S,
        ready: threading.Condition | None = None,
    ) -> None:
        """Allocate ``seconds`` of audio.

        Raises:
            SettingsError: The ring would hold nothing.
        """
        self.rate = rate
        self.capacity = round(rate * seconds)
        if self.capacity < 1:
            raise SettingsError(
                "a ring of {seconds} s at {rate} Hz holds nothing", seconds=seconds, rate=rate
            )
        self.ready = ready or threading.Condition()
        self._skip = min(self.capacity, max(1, round(rate * skip_s)))
        self._samples = np.zeros(self.capacity, np.float32)
        self._read = 0  # Stream indices: both only grow.
        self._written = 0
        self._dropped = 0
        self._mark = _Mark(0, 0.0, "")  # The mark in force at `_read`.
        self._ahead: deque[_Mark] = deque()  # Marks at or past `_read`, not yet in force.
        self._interruption = "first"
        self._broken_off = ""
        self._closed = False
        self._expected = 0  # Samples without which a write notifies nobody.

    @property
    def available(self) -> int:
        """Samples that can be read."""
        with self.ready:
            return self._written - self._read

    @property
    def seconds(self) -> float:
        """Audio that can be read."""
        return self.available / self.rate

    def expect(self, seconds: float) -> None:
        """Let writes notify nobody before so much can be read: waking up costs. 0 ends that."""
        with self.ready:
            self._expected = round(seconds * self.rate)

    @property
    def is_due(self) -> bool:
        """Whether there is audio, and as much of it as is expected."""
        with self.ready:
            return self._written - self._read >= max(1, self._expected)

    @property
    def dropped(self) -> int:
        """Samples dropped because the ring was full."""
        with self.ready:
            return self._dropped

    @property
    def closed(self) -> bool:
        """Whether the source said that nothing follows."""
        with self.ready:
            return self._closed

    def write(self, samples: Samples, time_s: float, lost: str = "") -> None:
        """Add `[samples]`, whose first was captured at ``time_s``.

        Args:
            samples: Copied.
            time_s: Used for the first write and after lost audio; else samples count.
            lost: Why audio is missing just before, or empty.
        """
        if not len(samples):
            return
        with self.ready:
            reason = lost or self._interruption
            if reason:
                first = self._interruption == "first"
                self._set_mark(_Mark(self._written, time_s, "" if first else reason))
                self._interruption = ""
            self._broken_off = ""
            self._make_room(len(samples))
            kept = samples[-self.capacity :]
            self._copy_in(self._written + len(samples) - len(kept), kept)
            self._written += len(samples)
            if self.is_due:
                self.ready.notify_all()

    def interrupt(self, reason: str) -> None:
        """Say that audio is missing before whatever is written next, and why."""
        with self.ready:
            if not self._interruption:
                self._interruption = reason

    def break_off(self, reason: str) -> None:
        """Say that nothing comes for now, and why; whatever is written next takes that back."""
        with self.ready:
            self._broken_off = reason
            self.ready.notify_all()

    @property
    def broken_off(self) -> str:
        """Why nothing comes, once all that was there has been read; else empty."""
        with self.ready:
            return self._broken_off if self._read == self._written else ""

    def close(self) -> None:
        """Say that nothing follows. What is there can still be read."""
        with self.ready:
            self._closed = True
            self.ready.notify_all()

    def read(self, limit: int) -> Run | None:
        """Take up to ``limit`` samples that follow on each other, or None when there are none."""
        with self.ready:
            lost = self._pass_marks()
            end = min(self._written, self._read + max(0, limit))
            if self._ahead:
                end = min(end, self._ahead[0].index)
            if end == self._read:
                if lost:
                    self._ahead.appendleft(_Mark(self._read, self._time(self._read), lost))
                return None
            run = Run(self._copy_out(self._read, end), self._read, self._time(self._read), lost)
            self._read = end
            return run

    def _time(self, index: int) -> float:
        return self._mark.time_s + (index - self._mark.index) / self.rate

    def _set_mark(self, mark: _Mark) -> None:
        if self._ahead and self._ahead[-1].index == mark.index:
            mark = _Mark(mark.index, mark.time_s, self._ahead.pop().lost or mark.lost)
        self._ahead.append(mark)

    def _pass_marks(self) -> str:
        """Put the marks up to the read position into force; return why audio is missing there."""
        lost = ""
        while self._ahead and self._ahead[0].index <= self._read:
            self._mark = self._ahead.popleft()
            if self._mark.lost:
                lost = self._mark.lost
        return lost

    def _make_room(self, incoming: int) -> None:
        excess = self._written - self._read + incoming - self.capacity
        if excess <= 0:
            return
        # All of the incoming block counts: its own head is dropped when it is longer than the ring.
        pending = self._written - self._read
        drop = max(excess, min(self._skip, pending))
        self._dropped += drop
        self._read += drop
        self._pass_marks()
        time_s = self._time(self._read)
        while self._ahead and self._ahead[0].index == self._read:
            self._ahead.popleft()
        self._ahead.appendleft(_Mark(self._read, time_s, DROPPED))

    def _copy_in(self, index: int, samples: Samples) -> None:
        at = index % self.capacity
        head = min(len(samples), self.capacity - at)
        self._samples[at : at + head] = samples[:head]
        self._samples[: len(samples) - head] = samples[head:]

    def _copy_out(self, start: int, end: int) -> Samples:
        at = start % self.capacity
        head = min(end - start, self.capacity - at)
        taken = np.empty(end - start, np.float32)
        taken[:head] = self._samples[at : at + head]
        taken[head:] = self._samples[: end - start - head]
        return taken
