"""The sound of sessions, where somebody asked for it: one FLAC file a source, beside the store.

``audio/session-12/mic.flac``: the second of the file is the second of the session, pauses and
gaps are silence. Files are there for those sessions alone that were recorded with sound.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import quote, unquote

from app.erasing import erase
from app.paths import private_folder
from app.transcript.errors import StoreError
from engine.errors import SettingsError

_PREFIX = "session-"
_ENDING = ".flac"


class KeptAudio:
    """The sound beside one store.

    Thread safety: any thread may call any method; of one session's files one at a time.
    """

    def __init__(self, folder: Path | None) -> None:
        """In ``folder``, made when there is something to keep; None keeps nothing."""
        self.folder = folder

    def path_for(self, session_id: int, source: str) -> Path:
        """Where a source's sound goes, in a folder that is there, closed to others.

        Raises:
            SettingsError: This store is in memory, and so is everything of its sessions.
            UnavailableError: The folder cannot be made.
        """
        if self.folder is None:
            raise SettingsError("sound is kept beside a stored session only; keep transcripts too")
        folder = private_folder(private_folder(self.folder) / f"{_PREFIX}{session_id}")
        return folder / f"{quote(source, safe=' ')}{_ENDING}"

    def files(self, session_id: int) -> Mapping[str, Path]:
        """A session's files by their source; none where its sound was not kept."""
        if self.folder is None:
            return {}
        folder = self.folder / f"{_PREFIX}{session_id}"
        return {unquote(path.stem): path for path in sorted(folder.glob(f"*{_ENDING}"))}

    def session_ids(self) -> list[int]:
        """The sessions whose sound is kept."""
        found = [folder.name.removeprefix(_PREFIX) for folder in self._folders()]
        return sorted(int(number) for number in found if number.isdecimal())

    def n_bytes(self, session_id: int) -> int:
        """What a session's sound takes on the disk."""
        return sum(path.stat().st_size for path in self.files(session_id).values())

    def set_aside(self, session_id: int) -> None:
        """Rename what another store has left under this number; nothing is lost.

        Raises:
            StoreError: It cannot be renamed.
        """
        if self.folder is None:
            return
        folder = self.folder / f"{_PREFIX}{session_id}"
        number = 1
        while (aside := folder.with_name(f"{folder.name}.old-{number}")).exists():
            number += 1
        try:
            folder.rename(aside)
        except FileNotFoundError:
            return
        except OSError as error:
            raise StoreError(
                "cannot use the folder {folder}: {reason}", folder=folder, reason=error.strerror
            ) from error

    def delete(self, session_id: int) -> int:
        """Write a session's sound over, remove it, and return how many bytes it took.

        Raises:
            StoreError: It cannot be removed; what is left is named.
        """
        return 0 if self.folder is None else _erased(self.folder / f"{_PREFIX}{session_id}")

    def delete_aside(self) -> int:
        """The same for what was set aside."""
        return sum(_erased(folder) for folder in self._folders() if ".old-" in folder.name)

    def _folders(self) -> Iterator[Path]:
        if self.folder is not None:
            yield from sorted(self.folder.glob(f"{_PREFIX}*"))


def _erased(folder: Path) -> int:
    n_bytes = 0
    try:
        for path in folder.glob("*"):
            n_bytes += erase(path)
        if folder.exists():
            shutil.rmtree(folder)
    except OSError as error:
        raise StoreError(
            "cannot remove {folder}: {reason}", folder=folder, reason=error.strerror or error
        ) from error
    return n_bytes
