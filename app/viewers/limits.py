"""How much one address, and all of them together, may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What the server bears.

    Attributes:
        viewers: Pages and feeds that stay open at once.
        viewers_each: The same, from one address.
        connections: TCP connections at once, whatever they do.
        hello_s: Seconds from a connection to its first whole request.
        requests: Requests from one address in a burst, and regained per second.
        wrong: Requests with a wrong token, likewise.
    """

    viewers: int = 100
    viewers_each: int = 64
    connections: int = 200
    hello_s: float = 10.0
    requests: tuple[int, float] = (400, 40.0)
    wrong: tuple[int, float] = (20, 0.5)


class TooManyError(Exception):
    """There is no room for one more."""


class Seats:
    """Who stays connected. Belongs to one event loop."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """One seat, while the context lasts.

        Raises:
            TooManyError: All seats are taken, or all that this address may have.
        """
        is_full = self._taken.total() >= self._limits.viewers
        if is_full or self._taken[address] >= self._limits.viewers_each:
            raise TooManyError
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]


class Rate:
    """A bucket for each address: so many at once, and so many more each second."""

    _REMEMBERED = 1024

    def __init__(self, burst: int, per_s: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._per_s = per_s
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether one more is allowed now; if so, it counts."""
        now = self._clock()
        left, since = self._left.pop(address, (float(self._burst), now))
        left = min(float(self._burst), left + self._per_s * (now - since))
        allowed = left >= 1.0
        self._left[address] = (left - allowed, now)
        if len(self._left) > self._REMEMBERED:
            self._left.popitem(last=False)
        return allowed
