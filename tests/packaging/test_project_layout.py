"""Where `__init__.py` must be and must not be, and what the resources hold."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_import_package_has_an_init() -> None:
    folders = {
        path.parent
        for name in ("app", "engine", "ui", "resources")
        for path in (ROOT / name).rglob("*.py")
    }
    assert [
        str(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()
    ] == []


def test_tests_and_packaging_have_none() -> None:
    """In `tests` one would hijack `import engine`; in `packaging` it would shadow the library."""
    found = [*(ROOT / "tests").rglob("__init__.py"), *(ROOT / "packaging").rglob("__init__.py")]
    assert found == []


def test_resources_are_found_as_a_package() -> None:
    folder = resources.files("resources")
    assert folder.joinpath("demo.flac").read_bytes()[:4] == b"fLaC"
    assert len(folder.joinpath("demo.txt").read_text(encoding="utf-8").split()) > 30
    assert folder.joinpath("surtitle.svg").read_text(encoding="utf-8").startswith("<svg")
