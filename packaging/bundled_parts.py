"""What a bundle holds besides Python packages, for the licences page and the bill of materials."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class BundledPart:
    """A library that the build took from its own system; as `app.licences.Part` shows it.

    Attributes:
        name: Of the Debian package.
        version: Likewise.
        licence: An SPDX identifier, or that the text tells.
        note: The files that came from it.
        text: Debian's copyright file, whole.
    """

    name: str
    version: str
    licence: str
    note: str
    text: str

    @property
    def purl(self) -> str:
        """Its package URL."""
        kind = "generic" if self.name == "Python" else "deb/debian"
        return f"pkg:{kind}/{self.name}@{self.version}"


def python_part() -> BundledPart:
    """Python itself, with the licence that lies beside its library."""
    text = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    return BundledPart(
        "Python",
        sys.version.split()[0],
        "PSF-2.0",
        "",
        text.read_text(encoding="utf-8") if text.is_file() else "https://docs.python.org/license",
    )


def system_parts(libraries: Iterable[Path]) -> list[BundledPart]:
    """The Debian packages that shared libraries came from; empty on other systems.

    Args:
        libraries: Files whose names tell, such as ``libssl.so.3``.
    """
    owners: dict[str, list[str]] = {}
    for name in sorted({path.name for path in libraries}):
        package = _owner(name)
        if package:
            owners.setdefault(package, []).append(name)
    return [_debian_part(package, names) for package, names in sorted(owners.items())]


def write_bundled(parts: Iterable[BundledPart], path: Path) -> None:
    """Write the list that `app.licences` reads."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(part) for part in parts], indent=1), encoding="utf-8")


def locked_names(lock: str) -> set[str]:
    """The packages of a lock, in their normal form."""
    names = re.findall(r"^([A-Za-z0-9][\w.-]*)==", lock, re.MULTILINE)
    return {_normal(name) for name in names}


def trimmed_sbom(
    document: dict[str, Any], names: set[str], parts: Iterable[BundledPart]
) -> dict[str, Any]:
    """A CycloneDX document of the program alone: without what only building it needs.

    Args:
        document: Of the whole environment.
        names: The packages to keep.
        parts: Libraries of the system to add.
    """
    kept = [c for c in document["components"] if _normal(c["name"]) in names]
    kept += [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
        }
        for part in parts
    ]
    references = {component["bom-ref"] for component in kept}
    root = document.get("metadata", {}).get("component", {}).get("bom-ref")
    references |= {root} if root else set()
    edges = [
        {**edge, "dependsOn": [r for r in edge.get("dependsOn", ()) if r in references]}
        for edge in document.get("dependencies", ())
        if edge["ref"] in references
    ]
    return {**document, "components": kept, "dependencies": edges}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _owner(library: str) -> str:
    """The Debian package of a shared library; empty where none has it."""
    found = _run("dpkg-query", "--search", f"*/{library}").splitlines()
    packages = [line.partition(":")[0] for line in found if not line.startswith("diversion")]
    return next((package for package in packages if package), "")


def _debian_part(package: str, names: list[str]) -> BundledPart:
    version = _run("dpkg-query", "--show", "--showformat=${Version}\n", package)
    path = Path("/usr/share/doc", package, "copyright")
    text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    first = version.splitlines()[0] if version else ""
    return BundledPart(package, first, "see the text", ", ".join(names), text)


def _run(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:  # not Debian
        return ""
