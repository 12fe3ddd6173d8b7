"""Writing a file whole or not at all: a temporary file beside it, synced, then renamed."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, content: str | bytes, *, private: bool) -> None:
    """Write bytes, or text as UTF-8: ``path`` then holds the old or the new, whatever happens.

    A link is followed. A private file gets mode 0600; another one keeps the mode of the file it
    replaces, or gets the umask's.

    Raises:
        OSError: The folder is missing or not writable, the disk is full. No temporary file is
            left.
    """
    target = Path(os.path.realpath(path))
    mode = 0o600 if private else _mode_of(target)
    handle, name = tempfile.mkstemp(prefix=".surtitle-", dir=target.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def _mode_of(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        umask = os.umask(0)
        os.umask(umask)
        return 0o666 & ~umask


def _sync_folder(folder: Path) -> None:
    """Put the new name on disk. Windows opens no folders and needs none of this."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
