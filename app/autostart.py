"""Starting with the user's desktop: what each system wants to find, and where."""

from __future__ import annotations

import os
import plistlib
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from app.atomic_file import write_atomically
from engine.errors import UnavailableError

_LABEL = "io.github.surtitle"
_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
_DESKTOP_ENTRY = """\
[Desktop Entry]
Type=Application
Name=Surtitle
Comment=Live captions
Exec={command}
Icon=io.github.surtitle.Surtitle
Terminal=false
X-GNOME-Autostart-enabled=true
"""


def launch_command() -> list[str]:
    """What starts this very program: the bundle, the installed command, or the checkout's own."""
    if getattr(sys, "frozen", False):
        # An AppImage is mounted anew, elsewhere, at each start.
        return [os.environ.get("APPIMAGE") or sys.executable]
    checkout = Path(__file__).resolve().parents[1]
    runner = checkout / "packaging" / ("run.cmd" if sys.platform == "win32" else "run")
    if runner.is_file():
        return [str(runner)]
    installed = Path(sys.executable).with_name("surtitle")
    return [str(installed)] if installed.is_file() else [sys.executable, "-m", "app.main"]


def set_autostart(
    on: bool,
    command: Sequence[str] | None = None,
    platform: str = sys.platform,
    environ: Mapping[str, str] | None = None,
    registry: Any = None,  # noqa: ANN401 - the module `winreg`
) -> None:
    """Start with the desktop from now on, or no more.

    Raises:
        UnavailableError: The entry cannot be written, or removed.
    """
    command = launch_command() if command is None else command
    try:
        if platform == "win32":
            _set_registry(on, command, registry)
        else:
            path = entry_path(platform, os.environ if environ is None else environ)
            _set_entry(on, path, _body(command, platform))
    except OSError as error:
        raise UnavailableError(
            "cannot change what starts when you log in: {reason}",
            reason=error.strerror or str(error),
        ) from error


def entry_path(platform: str, environ: Mapping[str, str]) -> Path:
    """The file that the desktop looks for: a desktop entry, or on macOS a launch agent."""
    home = Path(environ.get("HOME") or Path.home())
    if platform == "darwin":
        return home / "Library" / "LaunchAgents" / f"{_LABEL}.plist"
    config = environ.get("XDG_CONFIG_HOME") or ""
    base = Path(config) if Path(config).is_absolute() else home / ".config"
    return base / "autostart" / "surtitle.desktop"


def _set_entry(on: bool, path: Path, text: str) -> None:
    if on:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text, private=False)
    else:
        path.unlink(missing_ok=True)


def _body(command: Sequence[str], platform: str) -> str:
    if platform == "darwin":
        agent = {"Label": _LABEL, "ProgramArguments": list(command), "RunAtLoad": True}
        return plistlib.dumps(agent).decode()
    return _DESKTOP_ENTRY.format(command=" ".join(_quoted(word) for word in command))


def _quoted(word: str) -> str:
    """As the desktop entry specification wants it; a percent sign is a field code there."""
    word = word.replace("%", "%%")
    if word.replace("/", "").replace("-", "").replace(".", "").replace("_", "").isalnum():
        return word
    for special in ("\\", '"', "`", "$"):
        word = word.replace(special, f"\\{special}")
    # The file's own escapes come on top of the command line's.
    return '"' + word.replace("\\", "\\\\") + '"'


def _set_registry(on: bool, command: Sequence[str], registry: Any) -> None:  # noqa: ANN401
    if registry is None:
        import winreg as registry
    with registry.CreateKey(registry.HKEY_CURRENT_USER, _RUN_KEY) as key:
        if on:
            line = " ".join(f'"{word}"' for word in command)
            registry.SetValueEx(key, "Surtitle", 0, registry.REG_SZ, line)
            return
        try:
            registry.DeleteValue(key, "Surtitle")
        except FileNotFoundError:
            return
