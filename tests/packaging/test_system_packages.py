"""What apt may do: never remove anything, never take PipeWire's sound away."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import system_packages as sp

REMOVING = """\
The following packages will be REMOVED:
  pipewire-alsa pipewire-pulse
The following NEW packages will be installed:
  pulseaudio
Remv pipewire-alsa [0.3.65-3] [pipewire-audio:amd64 ]
Remv pipewire-pulse [0.3.65-3]
Inst pulseaudio (16.1 Debian:12 [amd64])
Conf pulseaudio (16.1 Debian:12 [amd64])
"""
HARMLESS = """\
Inst libxcb-cursor0 (0.1.1-4 Debian:12 [amd64])
Conf libxcb-cursor0 (0.1.1-4 Debian:12 [amd64])
"""


def test_removals_are_read_from_a_simulation() -> None:
    assert sp.removals(REMOVING) == ["pipewire-alsa", "pipewire-pulse"]
    assert sp.removals("Purg pipewire-pulse [0.3.65-3]\n") == ["pipewire-pulse"]
    assert sp.removals(HARMLESS) == []


def test_unknown_names_are_read_from_a_simulation() -> None:
    assert sp.unknown_names("E: Unable to locate package nosuch\n") == ["nosuch"]
    assert sp.unknown_names("E: Package 'gone' has no installation candidate\n") == ["gone"]
    assert sp.unknown_names(HARMLESS) == []


@pytest.mark.parametrize(
    ("programs", "sockets", "server", "expected"),
    [
        ([], [], "PulseAudio (on PipeWire 1.2.7)", True),
        (["pipewire-pulse"], ["pipewire-0"], "pulseaudio", False),
        ([], ["pipewire-0", "bus"], None, True),
        (["pipewire-pulse"], [], None, True),
        (["pulseaudio"], ["bus"], None, False),
        ([], [], None, False),
    ],
)
def test_pipewire_is_told_from_pulseaudio(
    programs: list[str], sockets: list[str], server: str | None, expected: bool
) -> None:
    assert sp.is_pipewire(programs, sockets, server) is expected


def test_pulseaudio_is_never_wanted_beside_pipewire() -> None:
    beside_pipewire = {package.name for package in sp.wanted(testing=True, pipewire=True)}
    assert "pulseaudio" not in beside_pipewire
    assert {"pipewire", "wireplumber", "pipewire-pulse"} <= beside_pipewire
    alone = {package.name for package in sp.wanted(testing=True, pipewire=False)}
    assert "pulseaudio" in alone
    assert not any("pipewire" in name for name in alone)
    assert sp.wanted(testing=False, pipewire=True) == sp.RUNNING


def test_probes_ask_the_machine_and_not_the_package_list(tmp_path: Path) -> None:
    assert sp.loads("libc.so.6")()
    assert not sp.loads("libc.so.6", "libnosuch.so.9")()
    assert sp.finds("sh")()
    assert not sp.finds("sh", "no-such-program")()
    assert sp.exists(str(tmp_path))()
    assert sp.exists(str(tmp_path / "nothing"), str(tmp_path.parent / "*"))()
    assert not sp.exists(str(tmp_path / "nothing"))()
    assert sp.finds_one("no-such-program", "sh")()
    assert not sp.finds_one("no-such-program")()
    assert sp.succeeds("echo", "text")()
    assert not sp.succeeds("true")()
    assert not sp.succeeds("no-such-program")()
    packages = [sp.SystemPackage("here", sp.finds("sh")), sp.SystemPackage("away", sp.finds("-x"))]
    assert sp.missing(packages) == ["away"]


@pytest.mark.parametrize(
    ("uid", "has_sudo", "terminal", "expected"),
    [
        (0, False, False, sp.Privilege((), True)),
        (1000, True, True, sp.Privilege(("sudo",), True)),
        (1000, True, False, sp.Privilege(("sudo",), False)),
        (1000, False, True, sp.Privilege(("sudo",), False)),
    ],
)
def test_who_may_install(uid: int, has_sudo: bool, terminal: bool, expected: sp.Privilege) -> None:
    assert sp.privilege(uid, has_sudo, terminal) == expected


class Apt:
    """A stand-in for apt-get on the path: it prints a simulation and keeps what it was asked."""

    def __init__(self, folder: Path, simulation: str) -> None:
        self._calls = folder / "calls"
        (folder / "simulation").write_text(simulation)
        program = folder / "apt-get"
        program.write_text(
            f'#!/bin/sh\necho "$*" >> {self._calls}\n'
            f'case "$*" in *--simulate*) cat {folder}/simulation ;; esac\n'
        )
        program.chmod(0o755)

    def installations(self) -> list[str]:
        calls = self._calls.read_text().splitlines()
        return [call for call in calls if "--simulate" not in call and " install " in call]


def _install(apt_folder: Path, monkeypatch: pytest.MonkeyPatch, how: sp.Privilege) -> str:
    monkeypatch.setenv("PATH", f"{apt_folder}:{os.environ['PATH']}")
    said: list[str] = []
    sp._apt_install(["pulseaudio"], how, said.append)
    return "\n".join(said)


def test_a_removal_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt(tmp_path, REMOVING)
    said = _install(tmp_path, monkeypatch, sp.Privilege((), True))
    assert "would remove pipewire-alsa pipewire-pulse" in said
    assert apt.installations() == []


def test_what_removes_nothing_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt(tmp_path, HARMLESS)
    _install(tmp_path, monkeypatch, sp.Privilege((), True))
    assert len(apt.installations()) == 1
    assert apt.installations()[0].endswith("install -y --no-install-recommends pulseaudio")


def test_without_the_right_the_exact_command_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apt = Apt(tmp_path, HARMLESS)
    said = _install(tmp_path, monkeypatch, sp.Privilege(("sudo",), False))
    assert "sudo apt-get install -y --no-install-recommends pulseaudio" in said
    assert apt.installations() == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt is Linux only")
def test_what_was_declined_is_named_and_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apt = Apt(tmp_path, HARMLESS)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(sp, "RUNNING", (sp.SystemPackage("away", sp.finds("no-such-program")),))
    said: list[str] = []
    assert sp.provide(False, said.append, declined=["away"]) == ["away"]
    assert "still missing: away" in said[0]
    assert not (tmp_path / "calls").exists()
    sp._apt_install(["away"], sp.Privilege((), True), said.append)
    assert len(apt.installations()) == 1


def test_a_simulation_of_the_real_apt_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    if not sp.finds("apt-get")():
        pytest.skip("no apt-get")
    monkeypatch.setenv("LC_ALL", "C")
    said = subprocess.run(
        ["apt-get", "--simulate", "install", "no-such-package-of-surtitle"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert sp.unknown_names(said.stdout + said.stderr) == ["no-such-package-of-surtitle"]
