"""Writes a folder beside its place, then renames it: a half-made model is never seen."""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.errors import UnavailableError

STALE_S = 24 * 3600.0
"""Seconds after which a half-made folder that a killed run left behind is cleared away."""

_MARK = ".making-"


@contextmanager
def staged_folder(target: Path) -> Iterator[Path]:
    """Yield an empty folder that takes ``target``'s place when the block ends well.

    Two processes may make the same folder at once: the last one wins, and a reader sees the one
    or the other, whole. When the block raises, what was at ``target`` stays.

    Raises:
        UnavailableError: The disk is full or the folder cannot be written.
    """
    with disk_errors(target):
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _clear_stale(target.parent)
        work = Path(tempfile.mkdtemp(prefix=f".{target.name}{_MARK}", dir=target.parent))
        try:
            yield work
            replace_folder(work, target)
        finally:
            shutil.rmtree(work, ignore_errors=True)


def replace_folder(source: Path, target: Path) -> None:
    """Rename ``source`` to ``target``; a folder that is there already is moved aside first."""
    for _ in range(100):
        try:
            source.rename(target)
            return
        except OSError as error:
            if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.EACCES, errno.EPERM):
                raise
            if not target.exists():
                raise
        aside = Path(tempfile.mkdtemp(prefix=f".{target.name}{_MARK}", dir=target.parent))
        try:
            target.rename(aside / "old")
        except FileNotFoundError:
            pass  # another process has just moved it
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    raise UnavailableError(f"{target} could not be replaced: other processes keep writing it")


@contextmanager
def disk_errors(target: Path) -> Iterator[None]:
    """Turn an ``OSError`` about ``target`` into one line that names the way out."""
    try:
        yield
    except OSError as error:
        # EFBIG is what a file size limit answers
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            raise UnavailableError(
                f"no disk space left while writing {target}: free some space and try again"
            ) from error
        raise UnavailableError(
            f"{target} cannot be written ({error.strerror or error}): "
            "check the folder's permissions"
        ) from error


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
