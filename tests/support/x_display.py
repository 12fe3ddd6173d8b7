"""An X server of a test's own (Xvfb), with whatever else of a desktop the test needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable

from processes import end

_PATIENCE_S = 20.0


class XDisplay:
    """A running server.

    Attributes:
        name: Such as ``:3``.
        environment: What a program needs to open windows there.
    """

    def __init__(self, size: str = "1280x800") -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24"]
        self._running: list[subprocess.Popen[bytes]] = []
        self.environment = dict(os.environ)
        self.spawn([*command, "-nolisten", "tcp"], pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as told:
            self.name = f":{told.readline().strip()}"
        self.environment |= {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}
        self.environment.pop("WAYLAND_DISPLAY", None)

    def spawn(self, command: list[str], **options: object) -> subprocess.Popen[bytes]:
        """Start a program there; it ends with the server."""
        process: subprocess.Popen[bytes] = subprocess.Popen(
            command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **options,  # type: ignore[call-overload]
        )
        self._running.append(process)
        return process

    def manage(self, manager: str = "openbox") -> None:
        """Start a window manager, and wait until it manages."""
        self.spawn([manager])
        wait_until(lambda: "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))

    def ask(self, *command: str) -> str:
        """Run a program there and return what it prints."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=30, check=False
        )
        return done.stdout.strip()

    def keys(self, *keys: str) -> None:
        """Press keys, one combination after another."""
        self.ask("xdotool", "key", *keys)

    def pixel(self, x: int, y: int) -> str:
        """The colour of a point of the screen, such as ``#ff0000``."""
        shot = self.ask("import", "-window", "root", "-crop", f"1x1+{x}+{y}", "-depth", "8", "txt:")
        return shot.splitlines()[-1].split()[2][:7].lower()

    def close(self) -> None:
        """End everything."""
        for process in reversed(self._running):
            end(process)


def missing(*programs: str) -> str:
    """What is not installed of Xvfb and these programs; empty where nothing is."""
    return ", ".join(name for name in ("Xvfb", *programs) if shutil.which(name) is None)


def wait_until(ready: Callable[[], object], patience_s: float = _PATIENCE_S) -> None:
    """Wait, with a limit that only a hang reaches."""
    deadline = time.monotonic() + patience_s
    while not ready():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.05)
