"""Windows of all queued files to batches. Pure: the clock is injected, nothing is decoded here.

* **Admission** counts seconds of audio: a file may offer more only while the queue is below its
  bound and fewer than K of the file's windows are waiting or being decoded.
* **Start**: a batch is due when it is full, when its oldest window has waited its time, or when
  nothing more can come.
* **Fairness**: a batch takes one window of each file in turn, the file that was served longest
  ago first. So a file that is new shares the next batch, whatever the length of the others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.errors import SettingsError

Clock = Callable[[], float]
"""Seconds, monotonic."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class BatchingConfig:
    """How windows become batches.

    Attributes:
        batch_size: Windows decoded together. More is faster and holds more memory: about
            150 MiB each with Whisper base and five beams.
        max_wait_s: Seconds after which a batch starts that is not full.
        max_queued_s: Seconds of audio that may wait; bounds memory.
        per_file: Windows of one file that may wait or be decoded at a time, K.
    """

    batch_size: int = 4
    max_wait_s: float = 2.0
    max_queued_s: float = 1800.0
    per_file: int = 8

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: A size, bound, or wait that is not positive.
        """
        for name in ("batch_size", "max_queued_s", "per_file"):
            if getattr(self, name) <= 0:
                raise SettingsError(
                    "{name} of {value} is not positive", name=name, value=getattr(self, name)
                )
        if self.max_wait_s < 0:
            raise SettingsError("a wait of {max_wait_s} s is negative", max_wait_s=self.max_wait_s)


@dataclass(slots=True)
class _File(Generic[Item]):
    waiting: deque[tuple[float, float, Item]] = field(default_factory=deque)  # since, seconds
    decoding: int = 0
    served: int = 0  # how many windows had been taken when one of its was


class Batcher:
    """The rules. Immutable."""

    def __init__(self, config: BatchingConfig | None = None) -> None:
        """Take the rules."""
        self.config = config or BatchingConfig()

    def new_context(self, clock: Clock) -> BatcherContext[Item]:
        """An empty queue."""
        return BatcherContext(self.config, clock)


class BatcherContext(Generic[Item]):
    """The windows that wait, by file.

    Attributes:
        queued_s: Seconds of audio that wait.
    """

    def __init__(self, config: BatchingConfig, clock: Clock) -> None:
        """Start empty."""
        self._config = config
        self._clock = clock
        self._files: dict[Hashable, _File[Item]] = {}
        self._n_taken = 0
        self.queued_s = 0.0

    def __len__(self) -> int:
        """Windows that wait."""
        return sum(len(file.waiting) for file in self._files.values())

    def admits(self, file: Hashable) -> bool:
        """Whether a file may offer more."""
        known = self._files.get(file)
        held = 0 if known is None else len(known.waiting) + known.decoding
        return held < self._config.per_file and self.queued_s < self._config.max_queued_s

    def held(self, file: Hashable) -> int:
        """Windows of a file that wait or are being decoded."""
        known = self._files.get(file)
        return 0 if known is None else len(known.waiting) + known.decoding

    def offer(self, file: Hashable, seconds: float, window: Item) -> None:
        """Queue a window of ``seconds``, behind the others of its file."""
        self._files.setdefault(file, _File()).waiting.append((self._clock(), seconds, window))
        self.queued_s += seconds

    def put_back(self, file: Hashable, seconds: float, window: Item) -> None:
        """Queue a window that was taken and not decoded, before the others of its file."""
        known = self._files.get(file)
        if known is not None:
            known.decoding = max(0, known.decoding - 1)
            known.waiting.appendleft((self._clock(), seconds, window))
            self.queued_s += seconds

    def is_due(self, *, more_can_come: bool) -> bool:
        """Whether a batch should start now."""
        n_waiting = len(self)
        if not n_waiting:
            return False
        if n_waiting >= self._config.batch_size or not more_can_come:
            return True
        oldest = min(file.waiting[0][0] for file in self._files.values() if file.waiting)
        return self._clock() - oldest >= self._config.max_wait_s

    def take(self) -> list[tuple[Hashable, Item]]:
        """The next batch, at most ``batch_size`` windows; the caller tells when each is done."""
        batch: list[tuple[Hashable, Item]] = []
        while len(batch) < self._config.batch_size:
            ready = [name for name, file in self._files.items() if file.waiting]
            if not ready:
                break
            ready.sort(key=lambda name: self._files[name].served)
            for name in ready[: self._config.batch_size - len(batch)]:
                file = self._files[name]
                _, seconds, window = file.waiting.popleft()
                file.decoding += 1
                self.queued_s -= seconds
                batch.append((name, window))
                # Whoever came late in this turn comes first in the next.
                self._n_taken += 1
                file.served = self._n_taken
        return batch

    def done(self, file: Hashable) -> None:
        """A window that was taken has been decoded, or given up."""
        known = self._files.get(file)
        if known is not None:
            known.decoding = max(0, known.decoding - 1)

    def drop(self, file: Hashable) -> None:
        """Forget a file that was cancelled, failed, or is over."""
        known = self._files.pop(file, None)
        if known is not None:
            self.queued_s -= sum(seconds for _, seconds, _ in known.waiting)
