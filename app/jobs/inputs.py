"""Which files a person meant: files as they are, folders as the media files in them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.errors import UnavailableError

_ENDINGS = """
    3gp aac ac3 aif aiff amr ape au avi caf dts flac flv g722 m2ts m4a m4b m4v mka mkv mov mp2 mp3
    mp4 mpeg mpg mts mxf oga ogg ogv opus ra ram rm sph spx ts tta voc vob w64 wav webm wma wmv wv
"""
MEDIA_ENDINGS = frozenset(_ENDINGS.split())
"""Without the dot. Only folders are judged by them: a file that is named is always tried."""


def is_media(path: Path) -> bool:
    """Whether a file found in a folder is worth trying. Hidden files are not."""
    return path.suffix[1:].lower() in MEDIA_ENDINGS and not path.name.startswith(".")


def expand(paths: Sequence[Path]) -> Iterator[Path | UnavailableError]:
    """Files to work off, in order, each once; in place of a folder the media files under it.

    A folder without any, or one that cannot be read, comes as the error that says so.
    """
    seen: set[Path] = set()
    for path in paths:
        try:
            files = media_in(path) if path.is_dir() else [path]
        except UnavailableError as error:
            yield error
            continue
        for file in files:
            known = file.absolute()
            if known not in seen:
                seen.add(known)
                yield file


def media_in(folder: Path) -> list[Path]:
    """Media files in a folder and the folders under it, by name. Links to folders are left out.

    Raises:
        UnavailableError: There is none, or the folder cannot be read.
    """
    found: list[Path] = []
    failed: list[OSError] = []
    for parent, folders, names in os.walk(folder, onerror=failed.append):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        inside = (Path(parent) / name for name in sorted(names))
        found += [path for path in inside if is_media(path)]
    if failed and not found:
        raise UnavailableError(
            "cannot read {folder}: {reason}", folder=folder, reason=failed[0].strerror
        )
    if not found:
        raise UnavailableError("{folder} holds no media file", folder=folder)
    return found


def output_names(files: Sequence[Path]) -> list[str]:
    """The results' names without ending, all different.

    The file's stem; its whole name where another file has that stem; a number where it has that
    name too.
    """
    stems = Counter(path.stem for path in files)
    names: list[str] = []
    for path in files:
        name = plain = path.stem if stems[path.stem] == 1 else path.name
        n = 1
        while name in names:
            n += 1
            name = f"{plain}-{n}"
        names.append(name)
    return names
