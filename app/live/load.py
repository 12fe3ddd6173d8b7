"""How much of the time decoding takes here, and whether that leaves room for one more source.

Measured in the sessions that run, by their final lines alone: drafts take what time is left. What
was measured last is kept for the next start, by model and device; it holds no speech.
"""

from __future__ import annotations

import json
import logging

from app.atomic_file import write_atomically
from app.events import CommittedEvent, LogEvent, ModelEvent, SessionEvent, StatusEvent
from app.paths import cache_dir
from engine.errors import EngineError
from engine.sentence import Sentence

LEAST_S = 30.0
"""Of speech: a few short lines say more about chance than about the machine."""

TOO_MUCH = 0.8
"""Of the time, over all sources: the rest is for drafts, and for whatever else the machine does."""

_FILE = "load.json"

logger = logging.getLogger(__name__)


class DecodingLoad:
    """What final lines cost in one session.

    Attributes:
        key: Model and device; empty where a model stands in for the one that was chosen.
    """

    def __init__(self) -> None:
        """Nothing was decoded yet."""
        self.key = ""
        self._decode_s = self._speech_s = 0.0

    @property
    def share(self) -> float | None:
        """Seconds of decoding for a second of speech; None of too little speech."""
        return self._decode_s / self._speech_s if self._speech_s >= LEAST_S else None

    def take(self, event: LogEvent) -> None:
        """Count one event; a new session begins anew."""
        match event:
            case SessionEvent():
                self.__init__()  # type: ignore[misc]
                self.key = _key(event.model, str(event.details.get("device", "")))
            case ModelEvent():  # On whatever device it runs: it is not the one that was chosen.
                self.__init__()  # type: ignore[misc]
            case CommittedEvent():
                self._decode_s += event.decode_s
                self._speech_s += event.end - event.start


class KeptLoad:
    """A sink that keeps what was measured when a session has ended."""

    def __init__(self) -> None:
        """Nothing was measured yet."""
        self._load = DecodingLoad()

    def __call__(self, event: LogEvent) -> None:
        """Count one event."""
        load = self._load
        load.take(event)
        match event:
            case StatusEvent(state="stopped" | "failed", source=""):
                if load.key and load.share is not None:
                    _keep(load.key, load.share)


def measured_share(model: str, device: str = "auto") -> float | None:
    """What a model's decoding took of the time when it ran here last; None where it never did."""
    share = _kept().get(_key(model, device))
    return share if isinstance(share, float) and share > 0 else None


def too_much(share: float | None, n_sources: int) -> Sentence | None:
    """What to say before so many sources are listened to; None where nothing speaks against it."""
    if share is None or n_sources < 2 or share * n_sources <= TOO_MUCH:
        return None
    return Sentence(
        "this computer may not keep up with {n} sources: decoding one took {percent} % of the time",
        n=n_sources,
        percent=round(100 * share),
    )


def _key(model: str, device: str) -> str:
    return f"{model} {device}"


def _kept() -> dict[str, object]:
    try:
        body = json.loads((cache_dir() / _FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, EngineError):
        return {}
    return body if isinstance(body, dict) else {}


def _keep(key: str, share: float) -> None:
    try:
        text = json.dumps({**_kept(), key: round(share, 4)}, indent=1) + "\n"
        write_atomically(cache_dir() / _FILE, text, private=True)
    except (OSError, EngineError) as error:
        logger.info("the load is not kept: %s", error)
