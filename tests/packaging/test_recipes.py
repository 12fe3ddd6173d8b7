"""The files that other systems' tools read: held against those tools where they are at hand."""

from __future__ import annotations

import plistlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle_environment import lock_name
from bundled_parts import locked_names
from linux_packages import APP_ID
from locks import PLATFORMS
from python_environment import DATA_PACKAGES

CHECKOUT = Path(__file__).resolve().parent.parent.parent
PACKAGING = CHECKOUT / "packaging"
LOCKS = [PACKAGING / "locks" / f"{platform.name}.txt" for platform in PLATFORMS]


def test_desktop_entries_are_valid(require_tool: Callable[[str], str]) -> None:
    entries = sorted((PACKAGING / "linux").glob("*.desktop"))
    assert len(entries) == 2
    told = subprocess.run(
        [require_tool("desktop-file-validate"), *map(str, entries)], capture_output=True, text=True
    )
    assert (told.returncode, told.stdout) == (0, "")


def test_appstream_metadata_is_valid(require_tool: Callable[[str], str]) -> None:
    metainfo = str(PACKAGING / "linux" / f"{APP_ID}.metainfo.xml")
    command = [require_tool("appstreamcli"), "validate", "--no-net", metainfo]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def test_every_command_of_a_desktop_entry_is_one_that_the_program_knows() -> None:
    from app.cli.parser import build_parser

    commands = [
        line.removeprefix("Exec=").split()
        for entry in (PACKAGING / "linux").glob("*.desktop")
        for line in entry.read_text(encoding="utf-8").splitlines()
        if line.startswith("Exec=")
    ]
    assert len(commands) >= 5
    for program, *arguments in commands:
        assert program == "surtitle"
        build_parser().parse_args(["x.wav" if word == "%F" else word for word in arguments])


def test_the_running_program_names_its_desktop_entry() -> None:
    # Wayland finds a window's icon, and portals their permissions, by this name.
    source = (CHECKOUT / "ui" / "application.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{APP_ID}")' in source


def test_macos_is_told_why_sound_is_wanted() -> None:
    plist = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    for key in ("NSMicrophoneUsageDescription", "NSAudioCaptureUsageDescription"):
        assert "captions" in plist[key]
    rights = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert rights["com.apple.security.device.audio-input"] is True


def test_flatpak_is_given_sound_screen_and_nothing_of_the_users_files() -> None:
    text = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8")
    given = re.findall(r"^  - (--\S+)", text, re.MULTILINE)
    assert {"--socket=pulseaudio", "--socket=x11", "--socket=wayland", "--share=ipc"} <= set(given)
    assert not [right for right in given if right.startswith(("--filesystem", "--device=all"))]


def test_every_recipe_packs_this_version() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    flatpak = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8")
    assert f"surtitle-{project['version']}-linux-x86_64.tar.zst" in flatpak
    metainfo = (PACKAGING / "linux" / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    assert f'<release version="{project["version"]}"' in metainfo


def test_the_lock_of_a_platform_is_found_by_what_python_says_of_it() -> None:
    assert lock_name("Linux", "x86_64") == "linux-x86_64"
    assert lock_name("Windows", "AMD64") == "windows-x86_64"
    assert lock_name("Darwin", "arm64") == "macos-arm64"


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_every_file_of_a_lock_has_a_hash_and_a_tested_version(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("\\\n", "")
    pins = re.findall(r"^([\w.-]+)==(\S+)(.*)$", text, re.MULTILINE)
    assert len(pins) > 50
    assert all("--hash=sha256:" in rest for _, _, rest in pins)
    constraints = (PACKAGING / "constraints.txt").read_text(encoding="utf-8")
    tested = dict(re.findall(r"^([\w.-]+)==(\S+)$", constraints, re.MULTILINE))
    tested = {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in tested.items()}
    for name, version, _ in pins:
        assert tested.get(name, version) == version.partition("+")[0], name
    for package in DATA_PACKAGES:
        assert package.replace("_", "-") in {f"{name}=={version}" for name, version, _ in pins}


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_a_lock_has_what_the_project_requires_there(path: Path) -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    system = {"linux": "linux", "windows": "win32", "macos": "darwin"}[path.stem.partition("-")[0]]
    locked = locked_names(path.read_text(encoding="utf-8"))
    for requirement in project["dependencies"]:
        only = re.search(r"sys_platform == '(\w+)'", requirement)
        if only and only.group(1) != system:
            continue
        name = re.split(r"[\s\[<>=!~;]", requirement, maxsplit=1)[0]
        assert re.sub(r"[-_.]+", "-", name).lower() in locked, f"{name}: run packaging/lock"


def test_an_old_python_or_platform_is_refused_with_the_way_out() -> None:
    from bundle_environment import LOCKED_PYTHON, BuildEnvironment
    from python_environment import SetupError

    if sys.version_info[:2] == LOCKED_PYTHON:
        pytest.skip("this is the Python that bundles are locked for")
    with pytest.raises(SetupError, match=r"PYTHON=python3\.11"):
        BuildEnvironment(CHECKOUT, print).provide()
