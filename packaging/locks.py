"""`packaging/lock`: the exact files of every package, one list for each platform.

Versions come from `constraints.txt`; uv resolves them for systems other than this one too. In each
list stands every file of a version, by its SHA-256, so pip can be told `--require-hashes`. One
exception: torch on Linux is the CPU build of an index of its own, of which the list holds the files
that are found where this runs (`UV_FIND_LINKS`, `UV_INDEX`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from python_environment import DATA_PACKAGES, TORCH, SetupError

USAGE = """\
usage: packaging/lock [PLATFORM ...]

Writes packaging/locks/PLATFORM.txt (what the program needs) and PLATFORM-tools.txt (what building
it needs) from pyproject.toml and packaging/constraints.txt. Needs uv on the path. Where the
configured indexes lack the CPU build of torch, name its index: UV_INDEX=URL packaging/lock
"""
HEADER = """\
# Written by packaging/lock: pip install --no-deps --require-hashes -r {name}
"""


@dataclass(frozen=True)
class Platform:
    """What uv resolves for.

    Attributes:
        name: Of the list.
        target: uv's name of it.
        torch: The version, with its build.
    """

    name: str
    target: str
    torch: str


PLATFORMS = (
    # PySide6 needs glibc 2.34 there, and torch macOS 14 on Apple's own processors.
    Platform("linux-x86_64", "x86_64-manylinux_2_34", f"{TORCH}+cpu"),
    Platform("windows-x86_64", "x86_64-pc-windows-msvc", TORCH),
    Platform("macos-arm64", "aarch64-apple-darwin", TORCH),
)


def lock(root: Path, arguments: Sequence[str], say: Callable[[str], None]) -> int:
    """Write the lists.

    Raises:
        SetupError: uv is missing, or found no solution.
    """
    if {"-h", "--help"} & set(arguments):
        print(USAGE, end="")
        return 0
    uv = shutil.which("uv")
    if uv is None:
        raise SetupError("packaging/lock needs uv: pip install uv")
    chosen = [p for p in PLATFORMS if not arguments or p.name in arguments]
    unknown = set(arguments) - {p.name for p in PLATFORMS}
    if unknown:
        raise SetupError(f"no such platform: {min(unknown)}; there are "
                         f"{', '.join(p.name for p in PLATFORMS)}")  # fmt: skip
    folder = root / "packaging" / "locks"
    folder.mkdir(exist_ok=True)
    for target in chosen:
        for name, text in (
            (f"{target.name}.txt", _program(uv, root, target)),
            (f"{target.name}-tools.txt", _tools(uv, root, target)),
        ):
            (folder / name).write_text(HEADER.format(name=name) + text, encoding="utf-8")
            say(f"{name}: {text.count('==')} packages")
    return 0


def _program(uv: str, root: Path, target: Platform) -> str:
    """The program with its models, which are data: none of their requirements is wanted."""
    models = "".join(f"{package}\n" for package in DATA_PACKAGES)
    return _compile(uv, root, target, []) + _compile(uv, root, target, ["--no-deps"], models)


def _tools(uv: str, root: Path, target: Platform) -> str:
    """What the `bundle` extra adds to the program."""
    whole = _compile(uv, root, target, ["--extra", "bundle"])
    program = set(_entries(_compile(uv, root, target, [])))
    return "".join(entry for entry in _entries(whole) if entry not in program)


def _entries(text: str) -> list[str]:
    """A list's packages, each with its lines of hashes."""
    entries: list[str] = []
    for line in text.splitlines(keepends=True):
        if line.startswith((" ", "\t")) and entries:
            entries[-1] += line
        else:
            entries.append(line)
    return entries


def _compile(
    uv: str, root: Path, target: Platform, options: Sequence[str], requirements: str | None = None
) -> str:
    with tempfile.TemporaryDirectory() as scratch:
        tested = (root / "packaging" / "constraints.txt").read_text(encoding="utf-8")
        constraints = Path(scratch, "constraints.txt")
        constraints.write_text(
            tested.replace(f"torch=={TORCH}\n", f"torch=={target.torch}\n"), encoding="utf-8"
        )
        source = root / "pyproject.toml"
        if requirements is not None:
            source = Path(scratch, "requirements.in")
            source.write_text(requirements, encoding="utf-8")
        command = [uv, "pip", "compile", "--quiet", str(source), *options]
        command += ["--python-platform", target.target, "--python-version", "3.11"]
        command += ["--constraints", str(constraints), "--generate-hashes"]
        command += ["--no-header", "--no-annotate"]
        result = subprocess.run(
            command, capture_output=True, text=True, check=False,
            env={"MACOSX_DEPLOYMENT_TARGET": "14.0", **os.environ},
        )  # fmt: skip
    if result.returncode != 0:
        raise SetupError(f"uv found no solution for {target.name}: {result.stderr.strip()}")
    return result.stdout
