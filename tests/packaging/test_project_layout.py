"""Where `__init__.py` must be and must not be, and what the resources hold."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib import resources
from importlib.metadata import packages_distributions
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


def test_what_is_imported_at_start_is_a_dependency() -> None:
    """A test environment has more than a user's: only the project file tells what that one has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {_normal(re.split(r"[^\w.-]", line)[0]) for line in project["dependencies"]}
    distributions = packages_distributions()
    undeclared = {
        name
        for package in ("app", "engine", "ui", "resources")
        for path in (ROOT / package).rglob("*.py")
        for name in _imported_at_start(path)
        if not declared & {_normal(found) for found in distributions.get(name, [])}
    }
    assert undeclared == set()


def _imported_at_start(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names - sys.stdlib_module_names - {"app", "engine", "ui", "resources"}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
