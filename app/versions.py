"""The versions of the program and of what it runs on. What tells them is imported when asked."""

from __future__ import annotations

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
    from importlib.metadata import PackageNotFoundError, version  # with the email package

    try:
        return version(package)
    except PackageNotFoundError:
        return "-"
