"""What the operating system must bring: probed by loading it, installed by apt where that is safe.

Two lists: `RUNNING` is what the windows and the sound need, `TESTING` what the tests add. Package
names are Debian's and Ubuntu's. Nothing here ever removes a package: each installation is
simulated first, and PulseAudio is never proposed where PipeWire is the sound system, since its
installation would take the user's sound away.
"""

from __future__ import annotations

import ctypes
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

Probe = Callable[[], bool]


@dataclass(frozen=True)
class SystemPackage:
    """A package and how to tell that what it brings is there.

    Attributes:
        name: Debian's.
        probe: Whether it can be used now, whatever it is called here.
    """

    name: str
    probe: Probe


def loads(*libraries: str) -> Probe:
    """A probe: each shared library can be loaded."""

    def probe() -> bool:
        try:
            for library in libraries:
                ctypes.CDLL(library)
        except OSError:
            return False
        return True

    return probe


def finds(*programs: str) -> Probe:
    """A probe: each program is on the path."""
    return lambda: all(shutil.which(program) for program in programs)


def finds_one(*programs: str) -> Probe:
    """A probe: one of the programs is on the path."""
    return lambda: any(shutil.which(program) for program in programs)


def exists(*patterns: str) -> Probe:
    """A probe: something matches one of the patterns."""
    return lambda: any(glob.glob(pattern) for pattern in patterns)


def succeeds(*command: str) -> Probe:
    """A probe: the command runs, exits with 0, and prints something."""

    def probe() -> bool:
        try:
            result = subprocess.run(command, capture_output=True, timeout=30, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return result.returncode == 0 and bool(result.stdout.strip())

    return probe


def has_fonts() -> bool:
    """Whether fontconfig knows a font; without one Qt draws empty boxes."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
        fontconfig.FcInitLoadConfigAndFonts.restype = ctypes.c_void_p
        fontconfig.FcConfigGetFonts.restype = ctypes.POINTER(ctypes.c_int)
        fontconfig.FcConfigGetFonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
        fonts = fontconfig.FcConfigGetFonts(fontconfig.FcInitLoadConfigAndFonts(), 0)
        return bool(fonts) and fonts[0] > 0
    except (OSError, AttributeError):
        return False


RUNNING = (
    SystemPackage("libegl1", loads("libEGL.so.1")),
    SystemPackage("libgl1", loads("libGL.so.1")),
    SystemPackage("libglib2.0-0", loads("libglib-2.0.so.0", "libgthread-2.0.so.0")),
    SystemPackage("libxkbcommon0", loads("libxkbcommon.so.0")),
    SystemPackage("libfontconfig1", loads("libfontconfig.so.1", "libfreetype.so.6")),
    SystemPackage("libdbus-1-3", loads("libdbus-1.so.3")),
    SystemPackage("libx11-xcb1", loads("libX11.so.6", "libX11-xcb.so.1")),
    SystemPackage("libxcb-cursor0", loads("libxcb-cursor.so.0")),
    SystemPackage("libxcb-icccm4", loads("libxcb-icccm.so.4")),
    SystemPackage("libxcb-image0", loads("libxcb-image.so.0")),
    SystemPackage("libxcb-keysyms1", loads("libxcb-keysyms.so.1")),
    SystemPackage("libxcb-randr0", loads("libxcb-randr.so.0")),
    SystemPackage("libxcb-render-util0", loads("libxcb-render-util.so.0")),
    SystemPackage("libxcb-shape0", loads("libxcb-shape.so.0")),
    SystemPackage("libxcb-sync1", loads("libxcb-sync.so.1")),
    SystemPackage("libxcb-xfixes0", loads("libxcb-xfixes.so.0")),
    SystemPackage("libxcb-xkb1", loads("libxcb-xkb.so.1")),
    SystemPackage("libxkbcommon-x11-0", loads("libxkbcommon-x11.so.0")),
    SystemPackage("libpulse0", loads("libpulse.so.0", "libpulse-simple.so.0")),
    SystemPackage("libportaudio2", loads("libportaudio.so.2")),
    SystemPackage("fonts-noto-core", has_fonts),
)

# Debian's own Python has the GObject bindings that an accessibility client needs.
_ACCESSIBILITY_CLIENT = succeeds("/usr/bin/python3", "-c", "import pyatspi; print(pyatspi)")

TESTING = (
    SystemPackage("xvfb", finds("Xvfb")),
    SystemPackage("openbox", finds("openbox")),
    SystemPackage("picom", finds("picom")),
    SystemPackage("xdotool", finds("xdotool")),
    SystemPackage("imagemagick", finds("import", "convert")),
    SystemPackage("x11-utils", finds("xprop", "xwininfo")),
    SystemPackage("x11-xserver-utils", finds("xrandr")),
    SystemPackage("fontconfig", finds("fc-list")),
    SystemPackage("fonts-noto-cjk", succeeds("fc-list", ":lang=ja")),
    SystemPackage("fonts-noto-color-emoji", succeeds("fc-list", ":lang=und-zsye")),
    SystemPackage("dbus", finds("dbus-daemon")),
    SystemPackage(
        "at-spi2-core",
        exists("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"),
    ),
    SystemPackage("python3-pyatspi", _ACCESSIBILITY_CLIENT),
    SystemPackage("gir1.2-atspi-2.0", _ACCESSIBILITY_CLIENT),
    SystemPackage("python3-gi", _ACCESSIBILITY_CLIENT),
    SystemPackage(
        "python3-dbusmock",
        succeeds("/usr/bin/python3", "-c", "import dbusmock; print(dbusmock)"),
    ),
    SystemPackage("pulseaudio-utils", finds("pactl", "paplay", "parec")),
    # PortAudio, which is tested too, reaches the sound server by it.
    SystemPackage(
        "libasound2-plugins", exists("/usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so")
    ),
    # Shows the page of captions on other screens.
    SystemPackage("chromium", finds_one("chromium", "chromium-browser", "google-chrome")),
    # Of the bundles: what checks their files, and what makes their stubs.
    SystemPackage("desktop-file-utils", finds("desktop-file-validate")),
    SystemPackage("appstream", finds("appstreamcli")),
    SystemPackage("binutils", finds("nm", "readelf")),
    SystemPackage("gcc", finds("cc")),
    SystemPackage("libc6-dev", exists("/usr/include/stdio.h")),
    SystemPackage("zstd", finds("zstd")),
    SystemPackage("debootstrap", exists("/usr/sbin/debootstrap")),
)

PULSEAUDIO = (SystemPackage("pulseaudio", finds("pulseaudio")),)
PIPEWIRE = (
    SystemPackage("pipewire", finds("pipewire")),
    SystemPackage("wireplumber", finds("wireplumber")),
    SystemPackage("pipewire-pulse", finds("pipewire-pulse")),
)


def is_pipewire(
    programs: Iterable[str], socket_names: Iterable[str], server_name: str | None
) -> bool:
    """Whether PipeWire is the sound system.

    Args:
        programs: Those of ``pipewire-pulse`` and ``pulseaudio`` that are installed.
        socket_names: What lies in the user's runtime folder.
        server_name: What the running sound server calls itself, None when none answers.
    """
    if server_name is not None:
        return "PipeWire" in server_name
    if any(re.fullmatch(r"pipewire-\d+", name) for name in socket_names):
        return True
    return "pipewire-pulse" in programs


def detect_pipewire() -> bool:
    """Look at this machine; see `is_pipewire`."""
    programs = [name for name in ("pipewire-pulse", "pulseaudio") if shutil.which(name)]
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    try:
        socket_names = [entry.name for entry in runtime.iterdir()]
    except OSError:
        socket_names = []
    return is_pipewire(programs, socket_names, _server_name())


def _server_name() -> str | None:
    try:
        result = subprocess.run(
            ["pactl", "info"],
            capture_output=True,
            text=True,
            timeout=5,
            check=False,
            # Asking must not start a server.
            env={**os.environ, "PULSE_AUTOSPAWN": "no", "LC_ALL": "C"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.search(r"^Server Name: (.*)$", result.stdout, re.MULTILINE)
    return found.group(1) if found else None


def wanted(testing: bool, pipewire: bool) -> tuple[SystemPackage, ...]:
    """The packages to look for: never PulseAudio's server where PipeWire makes the sound."""
    if not testing:
        return RUNNING
    return (*RUNNING, *TESTING, *(PIPEWIRE if pipewire else PULSEAUDIO))


def missing(packages: Iterable[SystemPackage]) -> list[str]:
    """Names of the packages whose probe fails."""
    return [package.name for package in packages if not package.probe()]


def removals(simulation: str) -> list[str]:
    """The packages that an ``apt-get --simulate`` says it would remove."""
    return re.findall(r"^(?:Remv|Purg) (\S+)", simulation, re.MULTILINE)


def unknown_names(simulation: str) -> list[str]:
    """The packages that apt cannot find or has no candidate for."""
    found = re.findall(r"Unable to locate package (\S+)", simulation)
    return found + re.findall(r"Package '(\S+)' has no installation candidate", simulation)


def install_command(names: Iterable[str]) -> list[str]:
    """The exact apt command, without sudo."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *names]


@dataclass(frozen=True)
class Privilege:
    """How this process may install: ``prefix`` before the command, or not at all."""

    prefix: tuple[str, ...]
    allowed: bool


def privilege(uid: int, has_sudo: bool, terminal: bool) -> Privilege:
    """Root installs, a person at a terminal is asked by sudo, anything else only reads."""
    if uid == 0:
        return Privilege((), True)
    return Privilege(("sudo",), has_sudo and terminal)


def provide(testing: bool, say: Callable[[str], None], declined: Iterable[str] = ()) -> list[str]:
    """Install what is missing. Returns the names that are still missing; nothing is fatal.

    Args:
        testing: Whether the tests' list is wanted too.
        say: Prints a line for the person.
        declined: What an earlier set-up could not install: named again, not tried again.
    """
    if not sys.platform.startswith("linux"):
        return []
    packages = wanted(testing, testing and detect_pipewire())
    names = missing(packages)
    if not names:
        return []
    if set(names) <= set(declined):
        say(f"still missing: {' '.join(names)} (packaging/setup tries again)")
        return names
    if shutil.which("apt-get") is None:
        say(f"missing, in Debian's names: {' '.join(names)}. Install them with this system's tool.")
        return names
    how = privilege(os.getuid(), shutil.which("sudo") is not None, sys.stdin.isatty())
    _apt_install(names, how, say)
    still = missing(packages)
    if still:
        say(f"going on without {' '.join(still)}")
    return still


def _apt_install(names: list[str], how: Privilege, say: Callable[[str], None]) -> None:
    """Simulate, refuse a removal, then install or print the command."""
    simulation = _simulate(names)
    if unknown_names(simulation) and how.allowed:
        # A new container has no package lists yet.
        _apt_get(how, "update", "-qq")
        simulation = _simulate(names)
    unknown = unknown_names(simulation)
    if unknown:
        say(f"this system does not know {' '.join(unknown)}")
        names = [name for name in names if name not in unknown]
        simulation = _simulate(names) if names else ""
    doomed = removals(simulation)
    if doomed:
        say(f"not installing {' '.join(names)}: apt would remove {' '.join(doomed)}")
        return
    if not names:
        return
    command = install_command(names)
    if not how.allowed:
        say(f"missing system packages; install them with:\n  sudo {shlex.join(command)}")
        return
    say(f"installing system packages: {' '.join(names)}")
    if _apt_get(how, *command[1:]) != 0:
        say(f"that failed; by hand:\n  sudo {shlex.join(command)}")


def _simulate(names: list[str]) -> str:
    result = subprocess.run(
        ["apt-get", "--simulate", *install_command(names)[1:]],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    )
    return result.stdout + result.stderr


def _apt_get(how: Privilege, *arguments: str) -> int:
    # Standard output belongs to the program that set-up hands over to.
    return subprocess.run(
        [*how.prefix, "apt-get", "-o", "DPkg::Lock::Timeout=120", *arguments],
        stdout=sys.stderr,
        check=False,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    ).returncode
