"""Removing files so that their bytes go too, as ``secure_delete`` does in the transcript store."""

from __future__ import annotations

import os
from pathlib import Path

_ZEROS = bytes(1 << 20)


def erase(path: Path) -> int:
    """Write zeros over a file, empty it for whoever has it open, remove it; its size.

    Disks that move what is written over, and copies made by others, may hold the bytes still.

    Raises:
        OSError: It cannot be written or removed.
    """
    n_bytes = path.stat().st_size
    with path.open("r+b") as file:
        for at in range(0, n_bytes, len(_ZEROS)):
            file.write(_ZEROS[: n_bytes - at])
        file.flush()
        os.fsync(file.fileno())
        file.truncate(0)
    path.unlink()
    return n_bytes
