"""A lock between processes, on a file. The system lets it go when its holder dies."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from engine.errors import UnavailableError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def exclusive(path: Path, doing: str) -> Iterator[None]:
    """Hold the lock at ``path`` for the block.

    Raises:
        UnavailableError: Another holds it; ``doing`` begins the line.
    """
    with path.open("ab") as file:
        try:
            _lock(file)
        except OSError as error:
            raise UnavailableError(
                "{doing} by another Surtitle already: wait until it is done", doing=doing
            ) from error
        yield
