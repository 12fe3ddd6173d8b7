"""The folders of this user's Surtitle: looked up at each call, private whatever the umask."""

from __future__ import annotations

import stat
from pathlib import Path

from platformdirs import PlatformDirs

from engine.errors import UnavailableError

_DIRS = PlatformDirs("surtitle", appauthor=False)


def config_dir() -> Path:
    """The folder of the settings file.

    Raises:
        UnavailableError: It cannot be made, or is not a folder.
    """
    return private_folder(_DIRS.user_config_path)


def data_dir() -> Path:
    """The folder of the transcripts and whatever else cannot be had again.

    Raises:
        UnavailableError: It cannot be made, or is not a folder.
    """
    return private_folder(_DIRS.user_data_path)


def cache_dir() -> Path:
    """The folder of what can be made again.

    Raises:
        UnavailableError: It cannot be made, or is not a folder.
    """
    return private_folder(_DIRS.user_cache_path)


def state_dir() -> Path:
    """The folder of the logs.

    Raises:
        UnavailableError: It cannot be made, or is not a folder.
    """
    return private_folder(_DIRS.user_state_path)


def models_dir() -> Path:
    """The folder of the speech models. Among the data: an imported model cannot be had again.

    Raises:
        UnavailableError: It cannot be made, or is not a folder.
    """
    return private_folder(data_dir() / "models")


def settings_file() -> Path:
    """Where the settings are kept."""
    return config_dir() / "settings.json"


def transcripts_file() -> Path:
    """Where the transcript store is kept."""
    return data_dir() / "transcripts.sqlite3"


def private_folder(folder: Path) -> Path:
    """Make ``folder`` and its parents, close it to others, return it.

    Raises:
        UnavailableError: It cannot be made, or is not a folder.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if stat.S_IMODE(folder.stat().st_mode) != 0o700:
            folder.chmod(0o700)
    except OSError as error:
        raise UnavailableError(
            "cannot use the folder {folder}: {reason}; "
            "make it writable, or remove the file in its place",
            folder=folder,
            reason=error.strerror,
        ) from error
    return folder
