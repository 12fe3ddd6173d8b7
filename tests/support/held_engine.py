"""An engine whose decodes begin on their own and end when the test says so."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from coded_speech import CodedEngine
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError

HANG_S = 30.0
_STEP_S = 0.005  # of a decoder: how soon it sees that it is cancelled


@dataclass(eq=False)
class HeldDecode:
    """A decode that has begun. ``fault`` is raised in the place of a result."""

    requests: Sequence[DecodeRequest]
    fault: BaseException | None = None
    go: threading.Event = field(default_factory=threading.Event)

    @property
    def files(self) -> list[str]:
        """The prompt of each window's file."""
        return [request.carry.prompt for request in self.requests]

    @property
    def starts(self) -> list[int]:
        """The first frame of each window."""
        return [request.first_frame for request in self.requests]

    def end(self, fault: BaseException | None = None) -> None:
        """Let it go on to its end."""
        self.fault = fault
        self.go.set()


class HeldEngine(CodedEngine):
    """Holds each decode until it is let go or cancelled.

    begun: all decodes, in the order in which they began. free: none is held any more.
    """

    def __init__(self, **speech: float) -> None:
        super().__init__(**speech)  # type: ignore[arg-type]
        self.begun: list[HeldDecode] = []
        self.free = threading.Event()
        self._changed = threading.Condition()

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """See there."""
        held = HeldDecode(requests)
        with self._changed:
            self.begun.append(held)
            self._changed.notify_all()
        while not held.go.wait(_STEP_S) and not self.free.is_set():
            if any(r.cancel is not None and r.cancel.is_set() for r in requests):
                raise DecodeCancelledError("as told")
        if held.fault is not None:
            raise held.fault
        return super().decode(requests)

    def wait_for(self, n: int) -> list[HeldDecode]:
        """Wait until ``n`` decodes have begun; these."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.begun) >= n, HANG_S)
            return self.begun[:n]


class ContinuousHeldEngine(HeldEngine):
    """Holds each window by itself; those of a thread come and go."""

    def decode_each(
        self, take: Callable[[], DecodeRequest | None], at_once: int
    ) -> Iterator[tuple[DecodeRequest, WindowDecode]]:
        """See ``ContinuousEngine``."""
        under_way: list[HeldDecode] = []
        while True:
            while len(under_way) < at_once and (request := take()) is not None:
                under_way.append(HeldDecode([request]))
                with self._changed:
                    self.begun.append(under_way[-1])
                    self._changed.notify_all()
            if not under_way:
                return
            through = [held for held in under_way if held.go.is_set() or self.free.is_set()]
            for held in through:
                under_way.remove(held)
                if held.fault is not None:
                    raise held.fault
                yield held.requests[0], CodedEngine.decode(self, held.requests)[0]
            cancels = [held.requests[0].cancel for held in under_way]
            if any(cancel is not None and cancel.is_set() for cancel in cancels):
                raise DecodeCancelledError("as told")
            if not through:
                time.sleep(_STEP_S)


def decode_threads() -> list[threading.Thread]:
    """The threads that decode files."""
    return [t for t in threading.enumerate() if t.name.startswith("file-decode")]
