"""The environment that bundles are built in: exactly the locked files, checked by their hashes."""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from python_environment import CPU_INDEX, SetupError, needs_cpu_index

# The file of torch that is locked on Linux is built for this Python.
LOCKED_PYTHON = (3, 11)


def lock_name(system: str, machine: str) -> str:
    """The name of a platform's lock: ``linux-x86_64``, ``windows-x86_64``, ``macos-arm64``.

    Args:
        system: `platform.system()`.
        machine: `platform.machine()`.
    """
    names = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}
    return f"{names.get(system, system.lower())}-{machine.lower().replace('amd64', 'x86_64')}"


@dataclass(frozen=True)
class BuildEnvironment:
    """A virtual environment of its own, in ``build/bundle``.

    Attributes:
        root: The checkout.
        say: Prints a line for the person.
    """

    root: Path
    say: Callable[[str], None]

    @property
    def folder(self) -> Path:
        """The virtual environment's folder."""
        return self.root / "build" / "bundle" / "venv"

    @property
    def locks(self) -> tuple[Path, Path]:
        """What the program needs, and what building it needs."""
        name = lock_name(platform.system(), platform.machine())
        folder = self.root / "packaging" / "locks"
        return folder / f"{name}.txt", folder / f"{name}-tools.txt"

    @property
    def packages(self) -> Path:
        """Where the packages lie."""
        if sys.platform == "win32":
            return self.folder / "Lib" / "site-packages"
        return self.folder / "lib" / "python{}.{}".format(*sys.version_info[:2]) / "site-packages"

    def program(self, name: str) -> Path:
        """A program of the environment."""
        if sys.platform == "win32":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def provide(self) -> None:
        """Make it, unless it holds what the locks say.

        Raises:
            SetupError: No lock for this platform or Python, or pip refused a file.
        """
        if sys.version_info[:2] != LOCKED_PYTHON:
            wanted = "{}.{}".format(*LOCKED_PYTHON)
            raise SetupError(
                f"bundles are locked for Python {wanted}: PYTHON=python{wanted} packaging/build"
            )
        missing = [path for path in self.locks if not path.is_file()]
        if missing:
            raise SetupError(f"no lock for this platform: {missing[0]}; packaging/lock makes it")
        stamp = self.folder / "locked"
        wanted = hashlib.sha256(b"".join(path.read_bytes() for path in self.locks)).hexdigest()
        if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
            return
        self.say(f"making {self.folder} from {', '.join(path.name for path in self.locks)}")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        self.check([sys.executable, "-m", "venv", str(self.folder)])
        self._install_locked()
        stamp.write_text(wanted, encoding="ascii")

    def install_wheel(self, wheel: Path) -> None:
        """Put the program itself there, in place of an older one."""
        self.pip("--no-deps", "--force-reinstall", str(wheel))

    def pip(self, *arguments: str) -> str:
        """Install; pip's error output where it succeeds.

        Raises:
            SetupError: It failed.
        """
        command = [str(self.program("python")), "-m", "pip", "install", "--quiet"]
        return self.check([*command, "--disable-pip-version-check", *arguments])

    def check(self, command: Sequence[str], cwd: Path | None = None) -> str:
        """Run a step; what it printed.

        Raises:
            SetupError: It failed.
        """
        result = subprocess.run(
            command, cwd=cwd or self.root, capture_output=True, text=True, check=False
        )
        if result.returncode != 0:
            sys.stderr.write(result.stdout[-4000:] + result.stderr[-8000:])
            raise SetupError(f"{Path(command[0]).name} failed; its message is above")
        return result.stdout

    def _install_locked(self) -> None:
        files = [part for path in self.locks for part in ("-r", str(path))]
        # The lock names every file: nothing is left for pip to resolve.
        command = [str(self.program("python")), "-m", "pip", "install", "--quiet", "--no-deps"]
        command += ["--require-hashes", *files]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if needs_cpu_index(self._torch(), result.stderr) and result.returncode != 0:
            self.say(f"the configured package indexes lack {self._torch()}; adding {CPU_INDEX}")
            command += ["--extra-index-url", CPU_INDEX]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode != 0:
            sys.stderr.write(result.stderr)
            raise SetupError("pip did not install the locked files; its message is above")

    def _torch(self) -> str:
        lines = self.locks[0].read_text(encoding="utf-8").splitlines()
        return next((line.split()[0] for line in lines if line.startswith("torch==")), "")
