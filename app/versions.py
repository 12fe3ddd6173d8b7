"""The versions of the program and of what it runs on. Only Qt is imported for them, when asked."""

from __future__ import annotations

import importlib.metadata
import platform
from collections.abc import Iterator


def versions() -> Iterator[tuple[str, str]]:
    """Names and versions; "-" where a package is not installed, as in a bare checkout."""
    # Loaded when asked for: commands start without Qt.
    from PySide6.QtCore import qVersion

    yield "Surtitle", version_of("surtitle")
    yield "Python", platform.python_version()
    yield "Qt", qVersion()
    for title, name in (("PySide", "PySide6-Essentials"), ("PyTorch", "torch")):
        yield title, version_of(name)
    yield platform.system(), platform.release()


def version_of(package: str) -> str:
    """The version of an installed package, or "-"."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "-"
