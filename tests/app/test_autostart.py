"""What each system finds when the program is to start at login."""

from __future__ import annotations

import plistlib
import shlex

import pytest

from app.autostart import entry_path, launch_command, set_autostart
from engine.errors import UnavailableError


@pytest.fixture
def environ(tmp_path):
    return {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "config")}


def test_a_desktop_entry_comes_and_goes(environ):
    command = ["/opt/My programs/surtitle", "100%", 'a"b']
    set_autostart(True, command, "linux", environ)
    path = entry_path("linux", environ)
    assert path.name == "surtitle.desktop"
    assert path.parent.name == "autostart"
    lines = dict(line.split("=", 1) for line in path.read_text().splitlines() if "=" in line)
    assert lines["Type"] == "Application"
    # As a desktop reads it: the file's escapes, then the command line's, then the field codes.
    words = shlex.split(lines["Exec"].replace("\\\\", "\\"))
    assert [word.replace("%%", "%") for word in words] == command
    set_autostart(False, command, "linux", environ)
    assert not path.exists()
    set_autostart(False, command, "linux", environ)


def test_a_relative_config_folder_is_ignored(tmp_path):
    found = entry_path("linux", {"HOME": str(tmp_path), "XDG_CONFIG_HOME": "relative"})
    assert found == tmp_path / ".config" / "autostart" / "surtitle.desktop"


def test_a_launch_agent_on_macos(environ):
    set_autostart(True, ["/Applications/Surtitle.app/x", "a b"], "darwin", environ)
    agent = plistlib.loads(entry_path("darwin", environ).read_bytes())
    assert agent["ProgramArguments"] == ["/Applications/Surtitle.app/x", "a b"]
    assert agent["RunAtLoad"] is True


class Registry:
    """The parts of `winreg` that are used."""

    HKEY_CURRENT_USER, REG_SZ = 1, 1

    def __init__(self):
        self.values = {}

    def CreateKey(self, root, path):
        assert (root, path) == (1, r"Software\Microsoft\Windows\CurrentVersion\Run")
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False

    def SetValueEx(self, key, name, reserved, kind, value):
        self.values[name] = value

    def DeleteValue(self, key, name):
        if name not in self.values:
            raise FileNotFoundError
        del self.values[name]


def test_the_registry_on_windows():
    registry = Registry()
    set_autostart(True, [r"C:\Program Files\Surtitle\surtitle.exe"], "win32", registry=registry)
    assert registry.values == {"Surtitle": r'"C:\Program Files\Surtitle\surtitle.exe"'}
    set_autostart(False, [], "win32", registry=registry)
    set_autostart(False, [], "win32", registry=registry)
    assert registry.values == {}


def test_what_cannot_be_written_is_one_line(environ, tmp_path):
    (tmp_path / "config").write_text("in the way")
    with pytest.raises(UnavailableError, match="when you log in"):
        set_autostart(True, ["x"], "linux", environ)


def test_the_command_is_one_that_exists():
    assert launch_command()[0].endswith(("run", "surtitle", "python", "run.cmd"))
