"""The command's contract: help, exit statuses, one line for what fails, a log without speech."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.parser import build_parser
from app.display import display_problem
from app.main import main
from app.paths import state_dir
from engine.errors import UnavailableError

COMMANDS = [
    ["live"], ["transcribe"], ["bench"], ["bench", "live"], ["bench", "busy"],
    ["bench", "idle"], ["bench", "start"], ["bench", "soak"], ["bench", "streams"],
    ["sessions"], ["sessions", "list"],
    ["sessions", "show"], ["sessions", "export"], ["sessions", "search"], ["sessions", "delete"],
    ["devices"], ["models"], ["models", "list"], ["models", "get"], ["models", "import"],
    ["models", "remove"],
]  # fmt: skip


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_help_explains_every_option(command: list[str], surtitle: Callable) -> None:
    result = surtitle(*command, "--help")
    assert result.status == 0
    assert result.err == ""
    assert result.out.startswith(f"usage: {' '.join(['surtitle', *command])}")
    for action in _parser(command)._actions:
        if action.option_strings and action.help is not argparse.SUPPRESS:
            assert action.help, f"{action.option_strings} has no help"
            assert action.option_strings[0] in result.out


def _parser(command: list[str]) -> argparse.ArgumentParser:
    parser = build_parser()
    for name in command:
        (subparsers,) = (a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
        parser = subparsers.choices[name]
    return parser


def test_version(surtitle: Callable) -> None:
    result = surtitle("--version")
    assert result.status == 0
    assert result.out.startswith("surtitle ")


@pytest.mark.parametrize(
    "argv",
    [
        ["sing"], ["--loud"], ["live", "--preset", "eager"], ["live", "--seconds", "0"],
        ["live", "--seconds", "soon"], ["live", "--language", "english"], ["transcribe"],
        ["transcribe", "a.wav", "--format", "txt,doc"], ["sessions"], ["sessions", "show", "first"],
        ["sessions", "export", "1", "--format", "doc"], ["models", "get"], ["bench"],
        ["bench", "live"], ["bench", "live", "--audio", "a.wav", "--runs", "0"],
        ["bench", "live", "--audio", "a.wav", "--words", "w.json", "--words", "v.json"],
        ["bench", "live", "--audio", "a.wav", "--stability", "fast,frozen"],
        ["bench", "busy"], ["bench", "soak"], ["bench", "soak", "--audio", "a.wav", "--hours", "0"],
        ["bench", "streams", "--audio", "a.wav"], ["bench", "idle", "--sources", "0"],
        ["live", "--sim"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_wrong_usage_is_status_2(argv: list[str], surtitle: Callable) -> None:
    result = surtitle(*argv)
    assert result.status == 2
    assert result.out == ""
    assert "surtitle" in result.err


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["sessions", "show", "12"], "no session 12"),
        (["sessions", "export", "12"], "no session 12"),
        (["sessions", "delete", "12"], "no session 12"),
        (["models", "get", "whisper-gigantic"], "whisper-gigantic"),
        (["models", "remove", "whisper-gigantic"], "whisper-gigantic"),
        (["models", "import", "/nonexistent/folder"], "/nonexistent/folder"),
        (["live", "--simulate", "--source", "mic"], "replays files, not mic"),
        (["live", "--simulate", "--source", "file:/nonexistent.wav"], "/nonexistent.wav"),
        (["bench", "live", "--manifest", "/nonexistent.jsonl"], "/nonexistent.jsonl"),
        (["devices"], "sound server"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_fails_is_one_line_and_status_1(
    argv: list[str], says: str, surtitle: Callable
) -> None:
    result = surtitle(*argv)
    assert result.status == 1
    assert result.out == ""
    assert result.err.startswith("surtitle: ")
    assert says in result.err
    assert result.err.count("\n") == 1


def _raise(error: BaseException) -> Callable[[argparse.Namespace], int]:
    def run(_args: argparse.Namespace) -> int:
        raise error

    return run


def test_ends_by_what_a_command_raises(
    surtitle: Callable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("app.cli.devices._list", _raise(UnavailableError("two\nlines")))
    assert surtitle("devices").err == "surtitle: two lines\n"
    monkeypatch.setattr("app.cli.devices._list", _raise(KeyboardInterrupt()))
    assert surtitle("devices").status == 130
    monkeypatch.setattr("app.cli.devices._list", _raise(ZeroDivisionError("by zero")))
    result = surtitle("devices")
    assert result.status == 1
    assert "fault in Surtitle itself (ZeroDivisionError: by zero)" in result.err
    assert "Traceback" not in result.err
    assert "Traceback" in (state_dir() / "surtitle.log").read_text()
    assert "unexpected" in caplog.text


def test_sigterm_ends_as_ctrl_c_and_the_handler_is_given_back(
    surtitle: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(_args: argparse.Namespace) -> int:
        os.kill(os.getpid(), signal.SIGTERM)
        return 0

    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr("app.cli.devices._list", run)
    assert surtitle("devices").status == 130
    assert signal.getsignal(signal.SIGTERM) is before


def test_verbose_writes_the_log_to_the_terminal(
    surtitle: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(_args: argparse.Namespace) -> int:
        logging.getLogger("app.anything").debug("a detail")
        return 0

    monkeypatch.setattr("app.cli.devices._list", run)
    assert "a detail" not in surtitle("devices").err
    assert "a detail" in surtitle("--verbose", "devices").err
    assert not [h for h in logging.getLogger().handlers if h.get_name() == "surtitle"]


def test_no_display_is_named() -> None:
    assert display_problem({}) == "no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    assert display_problem({"QT_QPA_PLATFORM": "offscreen"}) is None
    dead = display_problem({"DISPLAY": ":7654"})
    assert dead == "no display: :7654 does not answer"
    sunk = display_problem({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nonexistent"})
    assert sunk == "no display: Wayland's /nonexistent/wayland-9 does not answer"
    # A dead X server is no matter where Wayland answers, and the other way round.
    assert "Wayland" in str(
        display_problem({"DISPLAY": ":7654", "WAYLAND_DISPLAY": "x", "XDG_RUNTIME_DIR": "/none"})
    )


def test_without_a_display_the_terminal_captions(
    surtitle: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[argparse.Namespace] = []
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)

    def run(args: argparse.Namespace) -> int:
        ran.append(args)
        return 0

    monkeypatch.setattr("app.cli.live._run", run)
    result = surtitle()
    assert result.status == 0
    assert "no display" in result.err
    assert "in the terminal" in result.err
    assert [args.source for args in ran] == [None]


def _command(*argv: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app.main", *argv],
        capture_output=True, text=True, timeout=120, env=os.environ | environ,
        cwd=Path(__file__).resolve().parents[3],
    )  # fmt: skip


def test_the_command_starts_without_torch_or_qt() -> None:
    code = (
        "import sys; from app.main import main; main(['--help']); "
        "print([m for m in ('torch', 'PySide6', 'transformers', 'av') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120,
        cwd=Path(__file__).resolve().parents[3],
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("name", "value"), [("OMP_WAIT_POLICY", "PASSIVE"), ("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "48")]
)
def test_what_torch_reads_is_set_before_it_is_imported(name: str, value: str) -> None:
    environ = {k: v for k, v in os.environ.items() if k != name}
    done = subprocess.run(
        [sys.executable, "-c", f"import app.main, os; print(os.environ[{name!r}])"],
        capture_output=True, text=True, timeout=120, env=environ,
        cwd=Path(__file__).resolve().parents[3],
    )  # fmt: skip
    assert done.stdout == f"{value}\n"


def test_as_a_process() -> None:
    assert _command("--version").stdout.startswith("surtitle ")
    done = _command("sessions", "show", "3")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert _command("nonsense").returncode == 2


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "app.main", "models", "list"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        cwd=Path(__file__).resolve().parents[3],
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 0


def test_main_takes_sys_argv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["surtitle", "--version"])
    assert main() == 0
