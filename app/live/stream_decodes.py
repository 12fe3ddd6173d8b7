"""The decodes of a loop's streams: at once where the model is here, sent off where it is elsewhere.

Which of the two it is, is the driver's word (``awaited``). The loop asks the same questions of
both, and the simulation too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.live.pacing import DraftPacer
from engine.driver.batch import advance_ready
from engine.driver.pending import PendingDecodes
from engine.driver.seam import CancelToken
from engine.driver.transcript import Draft, TranscriptEvent

if TYPE_CHECKING:
    from app.live.threads import DecodeThreads
    from engine.driver.context import AsrStreamContext
    from engine.driver.driver import AsrStreamDriver


@dataclass(frozen=True, slots=True)
class Decoded:
    """What decodes have brought, by the streams' labels.

    Attributes:
        spoken: Events of each stream.
        audio: Of each of these streams, seconds of audio when its decode began.
        shown: Seconds since the session began.
    """

    spoken: Mapping[str, Sequence[TranscriptEvent]]
    audio: Mapping[str, float]
    shown: float


class StreamDecodes:
    """The decodes of some streams of one driver. Belongs to the loop's thread."""

    def __init__(
        self,
        driver: AsrStreamDriver,
        streams: Mapping[str, AsrStreamContext],
        wake: Callable[[], None] | None,
        threads: DecodeThreads | None = None,
    ) -> None:
        """Nothing is under way; without ``wake`` decodes elsewhere are waited for too."""
        self._threads = None if driver.awaited else threads  # Elsewhere nobody asks for torch.
        self._driver = driver
        self._streams = streams
        self._pacer = DraftPacer(driver.policy.triggers.interval_ms or 0)
        self._begun = dict.fromkeys(streams, 0.0)
        self._pending: PendingDecodes | None = None
        if wake is not None and driver.awaited:
            self._pending = PendingDecodes(driver, list(streams.values()), wake)

    def due(self) -> str | None:
        """``commit``, ``draft``, or None. Cheap. A decode that runs elsewhere is due at its end."""
        if self._pending is not None:
            kind = self._pending.due()
            return None if kind is None else "commit" if kind.commits else "draft"
        kinds = [kind for stream in self._streams.values() if (kind := stream.due())]
        if not kinds:
            return None
        return "commit" if any(kind.commits for kind in kinds) else "draft"

    @property
    def is_awaited(self) -> bool:
        """Whether decodes run elsewhere and ``advance`` does not wait for them."""
        return self._pending is not None

    @property
    def is_under_way(self) -> bool:
        """Whether a decode runs elsewhere."""
        return self._pending is not None and not self._pending.is_idle

    @property
    def has_landed(self) -> bool:
        """Whether a decode that ran elsewhere has ended, and ``advance`` would take it."""
        return self._pending is not None and self._pending.has_landed

    def advance(
        self, now: Callable[[], float], drafts: bool, cancel: CancelToken | None
    ) -> Decoded:
        """Decode what is due; or take what has come back, and send off what is due.

        Raises:
            EngineError: The decode failed; no stream has moved.
        """
        if self._pending is not None:
            return self._take_and_send(self._pending, now, drafts, cancel)
        if self._threads is not None:
            self._threads.adapt()
        audio = now()
        streams = list(self._streams.values())
        events = advance_ready(self._driver, streams, drafts=drafts, cancel=cancel)
        shown = now()
        spoken = dict(zip(self._streams, events, strict=True))
        if any(_has_draft(said) for said in events):
            self._pace(shown - audio)
        return Decoded(spoken, dict.fromkeys(spoken, audio), shown)

    def _take_and_send(
        self,
        pending: PendingDecodes,
        now: Callable[[], float],
        drafts: bool,
        cancel: CancelToken | None,
    ) -> Decoded:
        spoken = dict(zip(self._streams, pending.collect(), strict=True))
        decoded = Decoded(spoken, dict(self._begun), now())
        for source, said in spoken.items():
            if _has_draft(said):
                self._pace(decoded.shown - decoded.audio[source])
        sources = list(self._streams)
        for at in pending.begin(drafts=drafts, cancel=cancel):
            self._begun[sources[at]] = now()
        return decoded

    def close(self) -> None:
        """Give up decodes that run elsewhere; they stay due."""
        if self._pending is not None:
            self._pending.close()
            self._pending = None

    def _pace(self, took_s: float) -> None:
        self._pacer.decoded(took_s)
        for stream in self._streams.values():
            stream.pace(self._pacer.interval_ms)


def _has_draft(said: Sequence[TranscriptEvent]) -> bool:
    """Whether there is a draft by a decode of its own, not what a commit has left."""
    return any(isinstance(event, Draft) and not event.rest for event in said)
