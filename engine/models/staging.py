"""Writes a folder beside its place, then renames it: a half-made model is never seen."""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.errors import UnavailableError

Progress = Callable[[str, float | None], None]
"""Called with one line for people and the part that is done, 0 to 1, or None when unknown."""

STALE_S = 24 * 3600.0
"""Seconds after which a half-made folder that a killed run left behind is cleared away."""

_MARK = ".making-"
_RENAMES = 10  # tries, each of which another process may foil


@contextmanager
def staged_folder(
    target: Path, is_same: Callable[[Path], bool] = lambda _: False
) -> Iterator[Path]:
    """Yield an empty folder that takes ``target``'s place when the block ends well.

    Processes that make the same folder at once do not disturb each other: the first one's stays
    when ``is_same`` says so of it. When the block raises, what was at ``target`` stays.

    Raises:
        UnavailableError: The disk is full or the folder cannot be written.
    """
    with disk_errors(target):
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _clear_stale(target.parent)
        work = Path(tempfile.mkdtemp(prefix=f".{target.name}{_MARK}", dir=target.parent))
        try:
            yield work
            replace_folder(work, target, is_same)
        finally:
            shutil.rmtree(work, ignore_errors=True)


def replace_folder(
    source: Path, target: Path, is_same: Callable[[Path], bool] = lambda _: False
) -> None:
    """Rename ``source`` to ``target``. A folder that is there is moved aside, or kept if the same.

    Raises:
        OSError: The rename is not possible.
    """
    for attempt in range(_RENAMES):
        try:
            source.rename(target)
            return
        except OSError:
            if attempt == _RENAMES - 1 or not target.exists():
                raise
        if is_same(target):
            return
        remove_folder(target)


def remove_folder(folder: Path) -> None:
    """Remove ``folder`` by a rename first: a removal that breaks off leaves no half a model."""
    aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}{_MARK}", dir=folder.parent))
    try:
        folder.rename(aside / "old")
    except FileNotFoundError:
        pass  # another process has just done it
    finally:
        shutil.rmtree(aside, ignore_errors=True)


@contextmanager
def disk_errors(target: Path) -> Iterator[None]:
    """Turn an ``OSError`` about ``target`` into one line that names the way out."""
    try:
        yield
    except OSError as error:
        # EFBIG is what a file size limit answers
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            raise UnavailableError(
                "no disk space left while writing {target}: free some space and try again",
                target=target,
            ) from error
        raise UnavailableError(
            "{target} cannot be written ({reason}): check the folder's permissions",
            target=target,
            reason=error.strerror or error,
        ) from error


def partial_folder(target: Path, revision: str) -> Path:
    """Return where the files of ``target`` gather; a part of another commit is of no use."""
    return target.parent / f".{target.name}.download-{revision[:12]}"


def partial_folders(target: Path) -> list[Path]:
    """Return what broken downloads of ``target`` have left."""
    return sorted(target.parent.glob(f".{target.name}.download-*"))


def write_json(path: Path, content: object) -> None:
    """Write ``content`` as JSON, in UTF-8, and flush it to the disk."""
    with path.open("w", encoding="utf-8") as file:
        json.dump(content, file, ensure_ascii=False, indent=2)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())


def _clear_stale(folder: Path) -> None:
    for left in folder.glob(f".*{_MARK}*"):
        try:
            old = time.time() - left.stat().st_mtime > STALE_S
        except FileNotFoundError:
            continue
        if old:
            shutil.rmtree(left, ignore_errors=True)
