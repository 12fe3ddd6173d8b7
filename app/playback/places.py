"""Where the sound of a transcript lies: of a media file where that was, of a session beside it."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.atomic_file import write_atomically
from engine.errors import UnavailableError

VERSION = 1

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sound:
    """One audio track of one file.

    Attributes:
        path: The file.
        track: Audio track, from 0; None takes the one that players take.
    """

    path: Path
    track: int | None = None


class MediaPlaces:
    """The media files that sessions of a store were transcribed from. One private file.

    A transcript itself holds no folder's name, so that it can be given away.

    Thread safety: one thread at a time.
    """

    def __init__(self, file: Path | None) -> None:
        """Read ``file``, which may be damaged; None keeps places in memory."""
        self._file = file
        self._places: dict[int, Sound] = {}
        if file is None:
            return
        try:
            body = json.loads(file.read_text(encoding="utf-8"))
            self._places = {
                int(number): Sound(Path(place["path"]), place.get("track"))
                for number, place in body["places"].items()
            }
        except FileNotFoundError:
            pass
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            logger.info("the places of media files cannot be read: %s", error)

    def find(self, session_id: int) -> Sound | None:
        """What a session was transcribed from; None where that is not known."""
        return self._places.get(session_id)

    def remember(self, session_id: int, sound: Sound) -> None:
        """Note what a session was transcribed from.

        Raises:
            UnavailableError: It cannot be written; it is known until the program ends.
        """
        self._places[session_id] = sound
        self._save()

    def keep_only(self, session_ids: Collection[int]) -> None:
        """Forget all other sessions: they were deleted, and so is what they were made from.

        Raises:
            UnavailableError: It cannot be written.
        """
        kept = {number: place for number, place in self._places.items() if number in session_ids}
        if kept != self._places:
            self._places = kept
            self._save()

    def _save(self) -> None:
        if self._file is None:
            return
        places: Mapping[str, object] = {
            str(number): {"path": str(place.path), "track": place.track}
            for number, place in self._places.items()
        }
        body = json.dumps({"version": VERSION, "places": places}, ensure_ascii=False, indent=1)
        try:
            write_atomically(self._file, body, private=True)
        except OSError as error:
            raise UnavailableError(
                "cannot write {path}: {reason}", path=self._file, reason=error.strerror
            ) from error
