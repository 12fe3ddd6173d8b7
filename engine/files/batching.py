"""Windows of all queued files to batches. Pure: the clock is injected, nothing is decoded here.

* **Admission** counts seconds of audio: a file may offer more only while the queue is below its
  bound and fewer than K of the file's windows are waiting or taken.
* **Start**: a batch is due when it is full, when its oldest window has waited its time, or when
  nothing more can come.
* **Fairness**: a batch takes one window of each file in turn, the file that was served longest
  ago first. So a file that is new shares the next batch, whatever the length of the others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from engine.errors import SettingsError

Clock = Callable[[], float]
"""Seconds, monotonic."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class BatchingConfig:
    """How windows become batches.

    Attributes:
        batch_size: Windows decoded together. More is faster and holds more memory.
        max_wait_s: Seconds after which a batch starts that is not full.
        max_queued_s: Seconds of audio that may wait; bounds memory.
        per_file: Windows of one file that may wait or be taken at a time, K.
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


@dataclass(frozen=True, slots=True)
class Queued(Generic[Item]):
    """A window in the queue.

    Attributes:
        file: Whose it is.
        number: Of the file's windows, in the order in which they were offered.
        seconds: Of sound.
        since_s: By the clock, when it began to wait.
        window: What was offered.
        served: When its file had been served before this window was taken, in windows taken.
    """

    file: Hashable
    number: int
    seconds: float
    since_s: float
    window: Item
    served: int = 0


@dataclass(slots=True)
class _File(Generic[Item]):
    waiting: deque[Queued[Item]] = field(default_factory=deque)
    n_taken: int = 0
    n_offered: int = 0
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
        return self.held(file) < self._config.per_file and self.queued_s < self._config.max_queued_s

    def held(self, file: Hashable) -> int:
        """Windows of a file that wait or are taken."""
        known = self._files.get(file)
        return 0 if known is None else len(known.waiting) + known.n_taken

    def offer(self, file: Hashable, seconds: float, window: Item) -> None:
        """Queue a window of ``seconds``, behind the others of its file."""
        known = self._files.setdefault(file, _File())
        known.waiting.append(Queued(file, known.n_offered, seconds, self._clock(), window))
        known.n_offered += 1
        self.queued_s += seconds

    def put_back(self, queued: Queued[Item]) -> None:
        """Queue a window that was taken and not decoded, in its old place; nobody was served."""
        self.put_rest(queued, queued.seconds)
        known = self._files.get(queued.file)
        if known is not None:
            known.served = min(known.served, queued.served)

    def put_rest(self, queued: Queued[Item], seconds: float) -> None:
        """Queue a window of which ``seconds`` are left to decode, in its old place."""
        known = self._files.get(queued.file)
        if known is not None:
            known.n_taken = max(0, known.n_taken - 1)
            before = sum(other.number < queued.number for other in known.waiting)
            rest = replace(queued, seconds=seconds, since_s=self._clock())
            known.waiting.insert(before, rest)
            self.queued_s += seconds

    @property
    def is_full(self) -> bool:
        """Whether a whole batch waits."""
        return len(self) >= self._config.batch_size

    def is_due(self, *, more_can_come: bool) -> bool:
        """Whether a batch should start now."""
        if not len(self):
            return False
        if self.is_full or not more_can_come:
            return True
        oldest = min(file.waiting[0].since_s for file in self._files.values() if file.waiting)
        return self._clock() - oldest >= self._config.max_wait_s

    def take(self, most: int | None = None) -> list[Queued[Item]]:
        """The next batch; the caller tells when each window is done.

        Args:
            most: Windows, where they should be fewer than ``batch_size``.
        """
        size = self._config.batch_size if most is None else min(most, self._config.batch_size)
        batch: list[Queued[Item]] = []
        while len(batch) < size:
            ready = [name for name, file in self._files.items() if file.waiting]
            if not ready:
                break
            ready.sort(key=lambda name: self._files[name].served)
            for name in ready[: size - len(batch)]:
                file = self._files[name]
                queued = file.waiting.popleft()
                file.n_taken += 1
                self.queued_s -= queued.seconds
                batch.append(replace(queued, served=file.served))
                # Whoever came late in this turn comes first in the next.
                self._n_taken += 1
                file.served = self._n_taken
        return batch

    def done(self, file: Hashable) -> None:
        """A window that was taken has been decoded, or given up."""
        known = self._files.get(file)
        if known is not None:
            known.n_taken = max(0, known.n_taken - 1)

    def drop(self, file: Hashable) -> None:
        """Forget a file that was cancelled, failed, or is over."""
        known = self._files.pop(file, None)
        if known is not None:
            self.queued_s -= sum(queued.seconds for queued in known.waiting)
