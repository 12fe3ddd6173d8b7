"""Windows through the engine, and which of them is to blame when it fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.driver.seam import AsrEngine, ContinuousEngine, DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError, EngineError, UnavailableError, one_line

Outcome = WindowDecode | EngineError
Batch = TypeVar("Batch")


@dataclass(frozen=True, slots=True)
class WindowDecoder:
    """Decodes batches, or windows that come and go. Immutable; several threads may share one.

    Attributes:
        engine: Is shared by them.
        at_once: Windows that a thread has under way, where they come and go.
    """

    engine: AsrEngine
    at_once: int = 1

    @property
    def continuous(self) -> bool:
        """Whether windows come and go: a batch is then one window."""
        return isinstance(self.engine, ContinuousEngine)

    def decode_each(
        self, take: Callable[[], tuple[Batch, Sequence[DecodeRequest]] | None]
    ) -> Iterator[tuple[Batch, list[Outcome]]]:
        """Decode whatever is to be had, until nothing is under way.

        Args:
            take: A batch and what is asked about its windows; None where there is none now.

        Raises:
            DecodeCancelledError: The requests' token is set; nothing came of what is under way.
        """
        if isinstance(self.engine, ContinuousEngine):
            yield from self._continuously(self.engine, take)
            return
        while (taken := take()) is not None:
            batch, requests = taken
            yield batch, self.decode(requests)

    def _continuously(
        self,
        engine: ContinuousEngine,
        take: Callable[[], tuple[Batch, Sequence[DecodeRequest]] | None],
    ) -> Iterator[tuple[Batch, list[Outcome]]]:
        under_way: dict[int, tuple[Batch, DecodeRequest]] = {}
        not_the_engines: list[Exception] = []

        def take_one() -> DecodeRequest | None:
            try:
                taken = take()
            except Exception as error:
                not_the_engines.append(error)
                raise
            if taken is None:
                return None
            batch, (request,) = taken
            under_way[id(request)] = batch, request
            return request

        failed = True
        while failed:
            try:
                for request, decode in engine.decode_each(take_one, self.at_once):
                    yield under_way.pop(id(request))[0], [decode]
            except DecodeCancelledError:
                raise
            except (EngineError, RuntimeError, MemoryError):
                if not_the_engines:
                    raise
                # One of them is to blame; each by itself, it is seen which.
                while under_way:
                    _, (batch, request) = under_way.popitem()
                    yield batch, self.decode([request])
            else:
                failed = False

    def decode(self, requests: Sequence[DecodeRequest]) -> list[Outcome]:
        """Decode a batch; one that fails is decoded window by window.

        Raises:
            DecodeCancelledError: The requests' token is set; nothing was decoded.
        """
        try:
            return list(self.engine.decode(requests))
        except DecodeCancelledError:
            raise
        except EngineError as error:
            failure = error
        # torch raises RuntimeError for whatever a device does, out of memory included.
        except (RuntimeError, MemoryError) as error:
            failure = UnavailableError(
                "cannot use {name}: {reason}", name=self.engine.name, reason=one_line(error)
            )
        if len(requests) == 1:
            return [failure]
        return [outcome for request in requests for outcome in self.decode([request])]
