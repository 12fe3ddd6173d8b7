"""Whether this computer keeps up with one more source: said before it is added."""

from __future__ import annotations

from pathlib import Path

from app.events import LogEvent
from app.live.load import DecodingLoad, measured_share, too_much
from app.sentences import in_words
from ui.kept_settings import KeptSettings


class RoomForSources:
    """What the running session costs, else what was measured last."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept
        self._load = DecodingLoad()

    def take(self, event: LogEvent) -> None:
        """Count one event of the session."""
        self._load.take(event)

    def notice(self, n_sources: int) -> str:
        """What to say before so many are listened to; empty where nothing speaks against it."""
        chosen = self._kept.current.recognition
        share = self._load.share or measured_share(Path(chosen.model).name, chosen.device)
        said = too_much(share, n_sources)
        return "" if said is None else in_words(said)
