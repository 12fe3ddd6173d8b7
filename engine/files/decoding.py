"""A batch of windows through the engine, and which of them is to blame when it fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.driver.seam import AsrEngine, DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError, EngineError, UnavailableError, one_line

Outcome = WindowDecode | EngineError


@dataclass(frozen=True, slots=True)
class BatchDecoder:
    """Decodes batches. Immutable; several threads may share one.

    Attributes:
        engine: Is shared by them.
    """

    engine: AsrEngine

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
