"""``surtitle.json``: what a folder of the cache was made from, so that a stale one is made anew."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from engine.models.staging import write_json

STAMP_FILE = "surtitle.json"

CONVERTER_VERSION = 1
"""Raised when a conversion writes something else than before."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Where a folder comes from.

    Attributes:
        origin: The package, folder, or hub repository.
        sha256: Of the source's weights; None when the source has no single weights file.
        revision: The hub's commit.
        converter: The version of the converter that wrote the folder.
        fingerprint: Size and time of an imported file, to know it again without reading it.
    """

    origin: str
    sha256: str | None = None
    revision: str | None = None
    converter: int = CONVERTER_VERSION
    fingerprint: str = ""


def write_stamp(folder: Path, stamp: Stamp) -> None:
    """Write ``stamp`` into ``folder``."""
    write_json(folder / STAMP_FILE, asdict(stamp))


def read_stamp(folder: Path) -> Stamp | None:
    """Return the stamp of ``folder``; None when it has none that can be read."""
    try:
        content = json.loads((folder / STAMP_FILE).read_bytes())
        known = {field.name for field in fields(Stamp)}
        return Stamp(**{key: value for key, value in content.items() if key in known})
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return None
