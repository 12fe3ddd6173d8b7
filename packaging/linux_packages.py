"""The Linux bundles: one tree of files, as a tar, an AppImage, or a Debian package.

    usr/lib/surtitle/          PyInstaller's folder
    usr/bin/surtitle           a link into it
    usr/share/                 desktop entries, AppStream metadata, icons, man page, completions

The tar and the AppImage hold it as it is, beside `AppRun`. The Debian package declares what it
takes from the system, as read off the libraries inside.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bundle_trim import linked_libraries
from python_environment import SetupError

APP_ID = "io.github.surtitle.Surtitle"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# Opened by name while the program runs, so nothing is linked to them: the sound server's library,
# the widgets' letters, and who asks the desktop for its settings.
OPENED = ("libpulse0", "libegl1", "libgl1", "fontconfig", "libdbus-1-3", "libxcb1", "libx11-6")
RECOMMENDED = ("fonts-noto-core | fonts-dejavu-core", "pulseaudio | pipewire-pulse", "rtkit")
SUGGESTED = ("libportaudio2", "fonts-noto-cjk", "fonts-noto-color-emoji")

CONTROL = """\
Package: surtitle
Version: {version}
Architecture: {architecture}
Maintainer: The Surtitle authors <surtitle@users.noreply.github.com>
Installed-Size: {size_kib}
Depends: {depends}
Recommends: {recommends}
Suggests: {suggests}
Section: sound
Priority: optional
Description: live captions for the microphone and the computer's sound
 Surtitle listens to the microphone, to the computer's own sound, or to both, and
 shows what is being said while it is being said. Everything runs on this
 computer. The speech models Whisper base and tiny.en are inside.
"""


@dataclass(frozen=True)
class Release:
    """What is packed.

    Attributes:
        version: Of the program.
        machine: As ``uname -m`` says it.
        tree: The files; see above.
        output: Where packages go.
    """

    version: str
    machine: str
    tree: Path
    output: Path

    @property
    def stem(self) -> str:
        """How the packages' names begin."""
        return f"surtitle-{self.version}-linux-{self.machine}"


def lay_out(tree: Path, program: Path, linux: Path, pages: Path, icons: Path) -> None:
    """Make the tree anew.

    Args:
        tree: Where.
        program: PyInstaller's folder; it is moved.
        linux: `packaging/linux`.
        pages: Man page and completions below ``share``.
        icons: PNG files named by their size, and ``scalable.svg``.
    """
    shutil.rmtree(tree, ignore_errors=True)
    usr = tree / "usr"
    (usr / "lib").mkdir(parents=True)
    shutil.move(program, usr / "lib" / "surtitle")
    (usr / "bin").mkdir()
    (usr / "bin" / "surtitle").symlink_to("../lib/surtitle/surtitle")
    shutil.copytree(pages / "share", usr / "share")
    _copy(linux.glob("*.desktop"), usr / "share" / "applications")
    _copy(linux.glob("*.metainfo.xml"), usr / "share" / "metainfo")
    hicolor = usr / "share" / "icons" / "hicolor"
    for picture in icons.glob("*.png"):
        _copy_as(picture, hicolor / f"{picture.stem}x{picture.stem}" / "apps" / f"{APP_ID}.png")
    _copy_as(icons / "scalable.svg", hicolor / "scalable" / "apps" / f"{APP_ID}.svg")
    _copy(linux.glob("*-symbolic.svg"), hicolor / "symbolic" / "apps")
    # An AppImage has these at its top.
    _copy([linux / "AppRun", linux / f"{APP_ID}.desktop"], tree)
    _copy_as(icons / "256.png", tree / f"{APP_ID}.png")
    (tree / ".DirIcon").symlink_to(f"{APP_ID}.png")


def make_tar(release: Release) -> Path:
    """A folder that runs from wherever it is unpacked: ``AppRun`` starts it."""
    path = release.output / f"{release.stem}.tar.zst"
    tree = release.tree
    command = ["tar", "--create", "--file", str(path), "--use-compress-program", "zstd -T0 -5"]
    # The same tree is the same file, whoever packs it. Links keep what they point to.
    command += ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
    command += ["--transform", f"s,^{tree.name},{release.stem},S"]
    subprocess.run([*command, "--directory", str(tree.parent), tree.name], check=True)
    return path


def make_appimage(release: Release) -> Path | None:
    """An AppImage, where ``appimagetool`` is on the path; else None."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    path = release.output / f"{release.stem}.AppImage"
    subprocess.run(
        [tool, "--no-appstream", str(release.tree), str(path)],
        check=True,
        env={**os.environ, "ARCH": release.machine},
    )
    return path


def make_deb(release: Release, changelog: Path, licence: Path) -> Path:
    """A Debian package.

    Raises:
        SetupError: See `depends`.
    """
    root = release.tree.parent / "deb"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir()
    subprocess.run(["cp", "--archive", "--link", release.tree / "usr", root], check=True)
    documents = root / "usr" / "share" / "doc" / "surtitle"
    documents.mkdir(parents=True)
    _copy_as(licence, documents / "copyright")
    packed = gzip.compress(changelog.read_bytes(), mtime=0)
    (documents / "changelog.gz").write_bytes(packed)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    size = sum(p.lstat().st_size for p in root.rglob("*") if not p.is_dir())
    control.write_text(
        CONTROL.format(
            version=release.version,
            architecture=ARCHITECTURES[release.machine],
            size_kib=size // 1024,
            depends=", ".join(depends(root / "usr" / "lib" / "surtitle")),
            recommends=", ".join(RECOMMENDED),
            suggests=", ".join(SUGGESTED),
        ),
        encoding="utf-8",
    )
    path = release.output / f"surtitle_{release.version}_{ARCHITECTURES[release.machine]}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z5", "--build", str(root), str(path)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(root)
    return path


def depends(program: Path) -> list[str]:
    """The Debian packages that a PyInstaller folder takes from the system.

    Raises:
        SetupError: A library belongs to no package here: this is not Debian, or lacks it.
    """
    binaries = [path for path in program.rglob("*") if _is_elf(path)]
    inside = {path.name for path in binaries}
    linked = {name for path in binaries for name in linked_libraries(str(path))}
    packages = {owner(library) for library in linked - inside if not library.startswith("ld-linux")}
    glibc = max(newest_glibc(path) for path in binaries)
    return sorted({*packages - {"libc6"}, *OPENED, f"libc6 (>= 2.{glibc})"})


def owner(library: str) -> str:
    """The Debian package that brings a shared library.

    Raises:
        SetupError: None does.
    """
    found = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True, check=False
    )
    packages = [
        line.partition(":")[0]
        for line in found.stdout.splitlines()
        if not line.startswith("diversion") and "-cross" not in line
    ]
    if not packages:
        raise SetupError(f"no Debian package brings {library}; a .deb is made on Debian, with it")
    return min(packages, key=len)


def newest_glibc(binary: Path) -> int:
    """The y of the newest GLIBC_2.y that a file names."""
    return max((int(y) for y in re.findall(rb"GLIBC_2\.(\d+)", binary.read_bytes())), default=0)


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _copy(sources: Iterable[Path], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        shutil.copy2(source, folder)


def _copy_as(source: Path, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, path)
