"""A system without any of this: clean_root.py PACKAGE CLIP FOLDER tries a bundle in it.

For root, with debootstrap, Xvfb, openbox, PulseAudio and ImageMagick outside. In a new Debian root
an ordinary user runs the bundle; screen and sound are outside, and their sockets are bound in:

1. `surtitle live --source file:CLIP` captions the clip with the model inside;
2. the windows open, hear the clip through the sound server, and are photographed.

What both showed goes to FOLDER: `live.txt`, `windows.png`, `report.json`.
"""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
from sound_server import SoundServer  # noqa: E402
from x_display import XDisplay, wait_until  # noqa: E402

SUITE, MIRROR = "bookworm", "http://deb.debian.org/debian"
# What every desktop has: the sound server's library, OpenGL, X11, letters, GLib and D-Bus.
DESKTOP = (
    *("fontconfig", "fonts-dejavu-core", "libdbus-1-3", "libegl1", "libgl1", "libglib2.0-0"),
    *("libpulse0", "libx11-6", "libx11-xcb1", "libxcb1"),
)
USER = 1000
PATIENCE_S = 240.0


@dataclass(frozen=True)
class CleanRoot:
    """A Debian of its own.

    Attributes:
        path: Its top.
    """

    path: Path

    @classmethod
    def make(cls, path: Path, base: Path) -> CleanRoot:
        """A new one, of a base that is made once."""
        if not (base / "usr").is_dir():
            subprocess.run(
                ["debootstrap", "--variant=minbase", SUITE, str(base), MIRROR],
                check=True,
                stdout=sys.stderr,
            )
        shutil.rmtree(path, ignore_errors=True)
        subprocess.run(["cp", "--archive", str(base), str(path)], check=True)
        for name in ("resolv.conf", "hosts"):
            if Path("/etc", name).is_file():
                shutil.copy(Path("/etc", name), path / "etc" / name)
        root = cls(path)
        root.run("useradd", "--create-home", "--uid", str(USER), "reader")
        root.run("apt-get", "-qq", "update")
        return root

    def run(self, *command: str) -> None:
        """Run as root inside."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(
            ["chroot", str(self.path), *command], check=True, env=environment, stdout=sys.stderr
        )

    def install(self, package: Path) -> list[str]:
        """Put the bundle in. Returns the command that starts it."""
        inside = self.path / "opt" / package.name
        shutil.copy(package, inside)
        apt = ("apt-get", "-qq", "install", "--yes", "--no-install-recommends")
        if package.suffix == ".deb":
            # The letters are only recommended.
            self.run(*apt, f"/opt/{package.name}", "fonts-dejavu-core")
            return ["surtitle"]
        self.run(*apt, *DESKTOP)
        if package.suffix == ".AppImage":
            inside.chmod(0o755)
            return [f"/opt/{package.name}", "--appimage-extract-and-run"]
        self.run(*apt, "zstd")
        self.run("tar", "--extract", "--file", f"/opt/{package.name}", "--directory", "/opt")
        return [f"/opt/{package.name.removesuffix('.tar.zst')}/AppRun"]

    def started(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        bound: Mapping[Path, str] | None = None,
        output: int | IO[str] = subprocess.DEVNULL,
    ) -> subprocess.Popen[str]:
        """A program of the user inside.

        Args:
            command: As typed there.
            environment: Besides the usual.
            bound: Folders from outside, and where they are seen inside. They are mounted in a
                namespace of the program's own: they go when it goes, and nothing can leak.
            output: Where what it prints goes.
        """
        steps = ["set -e"]
        for outside, inside in {Path("/proc"): "proc", **(bound or {})}.items():
            place = self.path / inside
            place.mkdir(parents=True, exist_ok=True)
            steps.append(shlex.join(["mount", "--rbind", str(outside), str(place)]))
        inner = ["chroot", f"--userspec={USER}:{USER}", str(self.path), *command]
        steps.append(f"exec {shlex.join(inner)}")
        return subprocess.Popen(
            ["unshare", "--mount", "sh", "-c", "; ".join(steps)],
            env={
                "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
                "HOME": "/home/reader",
                "LANG": "C.UTF-8",
                **environment,
            },
            stdout=output,
            stderr=subprocess.STDOUT if output != subprocess.PIPE else None,
            text=True,
        )


def caption_file(root: CleanRoot, command: list[str], clip: str) -> tuple[str, float]:
    """What `surtitle live` prints of a clip, and the seconds until its first line."""
    began = time.monotonic()
    arguments = ["live", "--source", f"file:{clip}", "--no-store"]
    process = root.started([*command, *arguments], {}, output=subprocess.PIPE)
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    first_s = time.monotonic() - began
    rest, _ = process.communicate(timeout=PATIENCE_S)
    if process.returncode != 0:
        raise SystemExit(f"live ended with {process.returncode}")
    return lines[0] + rest, first_s


def caption_windows(
    root: CleanRoot, command: list[str], clip: Path, folder: Path
) -> dict[str, float]:
    """Open the windows, play the clip into the microphone, photograph, and quit by `ctl`."""
    display = XDisplay("1280x720")
    (folder / "sound").mkdir(exist_ok=True)
    sound = SoundServer(folder / "sound", "pulseaudio")
    sound.start()
    run = folder / "sound" / "run"
    for part in (run, run / "pulse"):
        part.chmod(0o755)
    (run / "pulse" / "native").chmod(0o777)
    environment = {"DISPLAY": display.name, "PULSE_SERVER": "unix:/run/outside/pulse/native"}
    bound = {Path("/tmp/.X11-unix"): "tmp/.X11-unix", run: "run/outside"}
    _skip_welcome(root.path)
    try:
        display.manage()
        began = time.monotonic()
        with (folder / "windows.log").open("w") as log:
            program = root.started(command, environment, bound, log)
            wait_until(lambda: _is_open(display), PATIENCE_S)
            seen_s = time.monotonic() - began
            # Again and again: at its first start the model is converted and loaded meanwhile.
            while not _lines(root.path) and time.monotonic() - began < PATIENCE_S:
                sound.play(clip).wait(PATIENCE_S)
            captioned_s = time.monotonic() - began
            display.ask("import", "-window", "root", str(folder / "windows.png"))
            root.started([*command, "ctl", "quit"], environment, bound, log).wait(PATIENCE_S)
            status = program.wait(PATIENCE_S)
    finally:
        sound.kill()
        display.close()
    return {
        "window_after_s": round(seen_s, 2),
        "captioned_by_s": round(captioned_s, 2),
        "lines": _lines(root.path),
        "exit_status": status,
    }


def _is_open(display: XDisplay) -> bool:
    return bool(display.ask("xdotool", "search", "--onlyvisible", "--class", "surtitle"))


def _skip_welcome(root: Path) -> None:
    """Settings of somebody who has seen the first-run page, which waits for its reader."""
    folder = root / "home" / "reader" / ".config" / "surtitle"
    folder.mkdir(parents=True, exist_ok=True)
    chosen = json.dumps({"window": {"welcomed": True}})
    (folder / "settings.json").write_text(chosen, encoding="utf-8")
    for path in (folder.parent, folder, folder / "settings.json"):
        shutil.chown(path, USER, USER)


def _lines(root: Path) -> int:
    """How many finished lines the windows have stored."""
    store = root / "home" / "reader" / ".local" / "share" / "surtitle" / "transcripts.sqlite3"
    try:
        with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as opened:
            return int(opened.execute("SELECT count(*) FROM line").fetchone()[0])
    except sqlite3.OperationalError:  # not made yet
        return 0


def try_bundle(package: Path, clip: Path, folder: Path, work: Path) -> dict[str, object]:
    """Both trials. Returns the report."""
    folder.mkdir(parents=True, exist_ok=True)
    root = CleanRoot.make(work / "root", work / "base")
    command = root.install(package)
    shutil.copy(clip, root.path / "opt" / clip.name)
    text, first_s = caption_file(root, command, f"/opt/{clip.name}")
    (folder / "live.txt").write_text(text, encoding="utf-8")
    report: dict[str, object] = {
        "package": package.name,
        "bytes": package.stat().st_size,
        "live_first_line_s": round(first_s, 2),
        **caption_windows(root, command, clip, folder),
    }
    (folder / "report.json").write_text(json.dumps(report, indent=1), encoding="utf-8")
    return report


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "package", type=Path, help="a .tar.zst, .AppImage or .deb of packaging/build"
    )
    parser.add_argument("clip", type=Path, help="speech, such as resources/demo.flac")
    parser.add_argument("folder", type=Path, help="where the report and the pictures go")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "clean-root")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    print(json.dumps(try_bundle(args.package, args.clip, args.folder, args.work)))


if __name__ == "__main__":
    main()
