"""`packaging/build`: wheel and sdist, and this system's bundles with everything inside.

1. An environment of exactly the locked files (`bundle_environment`), and the wheel, built from the
   checkout and installed there.
2. Man page, completions and icons, made by the program's own parser and by Qt.
3. PyInstaller's folder (`surtitle.spec`), less what nobody needs (`bundle_trim`,
   `encoder_stubs`).
4. Licences of all that is inside, and a bill of materials.
5. On Linux: a tar, an AppImage where `appimagetool` is at hand, and a Debian package
   (`linux_packages`). On Windows and macOS the folder is what `windows/surtitle.iss` and
   `macos/make_dmg` pack.

All of it is in `build/bundle` and `dist`, which git ignores.
"""

from __future__ import annotations

import json
import platform
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import linux_packages
from bundle_environment import BuildEnvironment
from bundled_parts import (
    BundledPart,
    locked_names,
    python_part,
    system_parts,
    trimmed_sbom,
    write_bundled,
)
from encoder_stubs import replace_encoders

USAGE = """\
usage: packaging/build [wheel | folder | tar | appimage | deb] ...

Builds into dist/: the wheel and the sdist, PyInstaller's folder, and on Linux a tar, an AppImage
(where appimagetool is on the path) and a Debian package. Without a word: all of them. Needs
Python 3.11, and on Linux binutils, a C compiler, dpkg and zstd.
"""
LINUX = ("tar", "appimage", "deb")
ALL = ("wheel", "folder", *LINUX)


@dataclass(frozen=True)
class Bundle:
    """One build.

    Attributes:
        root: The checkout.
        say: Prints a line for the person.
    """

    root: Path
    say: Callable[[str], None]

    @property
    def environment(self) -> BuildEnvironment:
        """What it is built in."""
        return BuildEnvironment(self.root, self.say)

    @property
    def work(self) -> Path:
        """Where everything in between lies."""
        return self.root / "build" / "bundle"

    @property
    def output(self) -> Path:
        """Where packages go."""
        return self.root / "dist"

    def wheel(self) -> Path:
        """Build wheel and sdist, check both, and return the wheel's path.

        Raises:
            SetupError: A step failed.
        """
        for old in (*self.output.glob("surtitle-*.whl"), *self.output.glob("surtitle-*.tar.gz")):
            old.unlink()
        python = str(self.environment.program("python"))
        self._step([python, "-m", "build", "--no-isolation", "--outdir", str(self.output), "."])
        wheel = next(self.output.glob("surtitle-*.whl"))
        sdist = next(self.output.glob("surtitle-*.tar.gz"))
        self._step([python, "-m", "twine", "check", "--strict", str(wheel), str(sdist)])
        checker = str(self.environment.program("check-wheel-contents"))
        # Four top-level packages with common names, as the README explains; and Apache's licence
        # twice, as ours and as that of parts without a text of their own.
        self._step([checker, "--ignore", "W002,W005,W009", str(wheel)])
        return wheel

    def folder(self, wheel: Path) -> Path:
        """PyInstaller's folder, trimmed, with its licences inside; minutes.

        Raises:
            SetupError: A step failed.
        """
        environment = self.environment
        environment.install_wheel(wheel)
        python = str(environment.program("python"))
        packaging = self.root / "packaging"
        # From the folder of the build: the wheel's packages must be found, not the checkout's.
        self.work.mkdir(parents=True, exist_ok=True)
        for script, *arguments in (
            ("icons.py", str(self.root / "resources" / "surtitle.svg"), "icons"),
            ("command_pages.py", "pages"),
        ):
            self._step([python, str(packaging / script), *arguments], self.work)
        # The specification takes it in; a Mac's program is sealed when PyInstaller has made it.
        write_bundled([python_part()], self.work / "bundled.json")
        self.say("PyInstaller takes some minutes")
        places = ("--distpath", "program", "--workpath", "pyinstaller")
        command = [python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places]
        self._step([*command, str(packaging / "surtitle.spec")], self.work)
        program = self.work / "program" / "surtitle"
        libraries = program / "_internal"
        parts = [python_part()]
        if sys.platform == "linux":
            saved = replace_encoders(libraries / "av.libs")
            self.say(f"video encoders left out: {saved / 1e6:.0f} MB")
            python_library = next(libraries.glob("libpython*"))
            self._step(["strip", "--strip-unneeded", str(python_library)])
            found = (path for path in libraries.glob("lib*.so*") if not path.is_symlink())
            parts += system_parts(path for path in found if path != python_library)
            write_bundled(parts, libraries / "resources" / "licences" / "bundled.json")
        self._bill_of_materials(parts)
        return program

    def linux(self, program: Path, wanted: Sequence[str]) -> list[Path]:
        """The Linux packages that are wanted and can be made.

        Raises:
            SetupError: A step failed.
        """
        tree = self.work / "tree"
        linux_packages.lay_out(
            tree,
            program,
            self.root / "packaging" / "linux",
            self.work / "pages",
            self.work / "icons",
        )
        release = linux_packages.Release(self._version(), platform.machine(), tree, self.output)
        made: list[Path | None] = []
        if "tar" in wanted:
            made.append(linux_packages.make_tar(release))
        if "appimage" in wanted:
            made.append(linux_packages.make_appimage(release))
            if made[-1] is None:
                self.say("no AppImage: appimagetool is not on the path")
        if "deb" in wanted:
            made.append(
                linux_packages.make_deb(release, self.root / "CHANGELOG.md", self.root / "LICENSE")
            )
        return [path for path in made if path is not None]

    def _bill_of_materials(self, parts: Sequence[BundledPart]) -> None:
        """`surtitle-VERSION.cdx.json`: CycloneDX, of what is inside."""
        whole = self.work / "environment.cdx.json"
        program, python = (str(self.environment.program(n)) for n in ("cyclonedx-py", "python"))
        about = ("--pyproject", str(self.root / "pyproject.toml"), "--output-reproducible")
        self._step([program, "environment", *about, "--output-file", str(whole), python])
        lock = self.environment.locks[0].read_text(encoding="utf-8")
        document = json.loads(whole.read_text(encoding="utf-8"))
        path = self.output / f"surtitle-{self._version()}.cdx.json"
        short = trimmed_sbom(document, locked_names(lock), parts)
        path.write_text(json.dumps(short, indent=1), encoding="utf-8")

    def _version(self) -> str:
        return next(self.output.glob("surtitle-*.whl")).name.split("-")[1]

    def _step(self, command: Sequence[str], cwd: Path | None = None) -> None:
        self.environment.check(command, cwd)


def build(root: Path, arguments: Sequence[str], say: Callable[[str], None]) -> int:
    """Build what is asked for, and say how large each thing is.

    Raises:
        SetupError: A step failed.
    """
    if {"-h", "--help"} & set(arguments):
        print(USAGE, end="")
        return 0
    unknown = set(arguments) - set(ALL)
    if unknown:
        say(f"no such thing to build: {min(unknown)}")
        print(USAGE, end="", file=sys.stderr)
        return 2
    wanted = tuple(arguments) or ALL
    bundle = Bundle(root, say)
    bundle.environment.provide()
    bundle.output.mkdir(exist_ok=True)
    wheel = bundle.wheel()
    made = [wheel]
    if set(wanted) - {"wheel"}:
        program = bundle.folder(wheel)
        say(f"folder: {_size(program) / 1e6:.0f} MB")
        if sys.platform == "linux" and set(wanted) & set(LINUX):
            made += bundle.linux(program, wanted)
        elif sys.platform != "linux":
            target = bundle.output / "surtitle"
            shutil.rmtree(target, ignore_errors=True)
            shutil.move(program, target)
    for path in made:
        say(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


def _size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())
