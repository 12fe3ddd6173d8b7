"""A batch of windows through the engine, and which of them is to blame when it fails."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from engine.driver.seam import AsrEngine, DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError, EngineError, UnavailableError, one_line

Outcome = WindowDecode | EngineError


@dataclass(frozen=True, slots=True)
class BatchDecoder:
    """Decodes batches. Immutable.

    Attributes:
        engine: Is shared by the threads.
        at_once: Parts of a batch that are decoded at the same time.
    """

    engine: AsrEngine
    at_once: int = 1

    def decode(self, requests: Sequence[DecodeRequest]) -> list[Outcome]:
        """Decode a batch, in parts of about the same sound where several run at once.

        Raises:
            DecodeCancelledError: The requests' token is set; nothing was decoded.
        """
        n_parts = min(self.at_once, len(requests))
        if n_parts < 2:
            return self._outcomes(requests)
        longest_first = sorted(range(len(requests)), key=lambda i: -len(requests[i].features))
        places = [longest_first[n::n_parts] for n in range(n_parts)]
        with ThreadPoolExecutor(n_parts, thread_name_prefix="file-decode") as pool:
            parts = [[requests[place] for place in part] for part in places]
            decoded = list(pool.map(self._outcomes, parts))
        chain = itertools.chain.from_iterable
        outcomes = dict(zip(chain(places), chain(decoded), strict=True))
        return [outcomes[place] for place in range(len(requests))]

    def _outcomes(self, requests: Sequence[DecodeRequest]) -> list[Outcome]:
        """Decode a batch; one that fails is decoded window by window."""
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
        return [outcome for request in requests for outcome in self._outcomes([request])]
