"""What Surtitle is made of, and under which licences: for the about page, and for whoever asks.

Three places tell, in this order: the metadata of the installed packages that ``surtitle`` requires,
directly or not; ``resources/licences/parts.json`` for what hides inside packages, such as Qt inside
PySide6; and, in a bundle, ``bundled.json`` beside it for the libraries that the build took from its
system.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path

from engine.models.packages import WHISPER_BASE, WHISPER_TINY_EN

_ROOTS = ("surtitle", *WHISPER_BASE.names, *WHISPER_TINY_EN.names)
_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)
_LISTS = ("licences/parts.json", "licences/bundled.json")
# Texts for packages whose own metadata has none, by what the licence's name begins with.
_COMMON = {
    "Apache": "licences/Apache-2.0.txt",
    "LGPL-3": "licences/LGPL-3.0.txt",
    "GPL-3": "licences/GPL-3.0.txt",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the program that somebody else wrote.

    Attributes:
        name: Of the package, library, model or typeface.
        version: Empty where it has none.
        licence: An SPDX expression where the part gives one, else its own words.
        note: What is to be said besides; often empty.
        text: The licence and notices, whole; empty where the part brings none.
    """

    name: str
    version: str
    licence: str
    note: str = ""
    text: str = ""


def parts() -> tuple[Part, ...]:
    """All parts, by name. Reads some hundred small files: not for the first paint."""
    found = [_package(dist) for dist in _distributions()]
    found += [part for name in _LISTS for part in _listed(name)]
    return tuple(sorted(found, key=lambda part: part.name.casefold()))


def _distributions() -> Iterator[Distribution]:
    """Surtitle's requirements and theirs, as far as they are installed; not Surtitle itself."""
    waiting, seen = list(_ROOTS), set()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in seen:
            continue
        seen.add(name)
        try:
            dist = distribution(name)
        except PackageNotFoundError:  # for another system, or a model that was not installed
            continue
        if name != "surtitle":
            yield dist
        # What only an extra asks for is not a part of the program.
        required = [line for line in dist.requires or () if "extra ==" not in line]
        waiting += [re.split(r"[\s\[<>=!~;(]", line, maxsplit=1)[0] for line in required]


def _package(dist: Distribution) -> Part:
    licence = _licence_name(dist)
    paths = [path for path in dist.files or () if _TEXT.search(str(path))]
    own = [path for path in paths if ".dist-info" in str(path)]
    texts = [text for path in own if (text := _read(dist, str(path)))]
    if not texts:
        texts = [_common_text(licence)]
    return Part(dist.name, dist.version, licence, "", "\n\n".join(texts).strip())


def _licence_name(dist: Distribution) -> str:
    fields = dist.metadata
    for field in ("License-Expression", "License"):
        # Some put the whole text into the second.
        if field in fields and fields[field] and "\n" not in fields[field]:
            return fields[field]
    named = [
        line.rpartition(" :: ")[2]
        for line in fields.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    return ", ".join(named) or "see the text"


def _read(dist: Distribution, path: str) -> str:
    try:
        return Path(str(dist.locate_file(path))).read_text(encoding="utf-8", errors="replace")
    except OSError:  # a bundle that left it out
        return ""


def _common_text(licence: str) -> str:
    for beginning, name in _COMMON.items():
        if beginning in licence:
            return _resource(name)
    return ""


def _listed(name: str) -> Iterator[Part]:
    text = _resource(name)
    for fields in json.loads(text) if text else ():
        # A bundle's list has its texts inside, ours names files.
        body = _resource(fields["text"]) if fields["text"].endswith(".txt") else fields["text"]
        yield Part(
            fields["name"], fields["version"], fields["licence"], fields.get("note", ""), body
        )


def _resource(name: str) -> str:
    file = files("resources").joinpath(*name.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""
