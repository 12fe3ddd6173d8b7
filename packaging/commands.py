"""The commands of this folder. All that set-up says goes to standard error."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import system_packages
import transcription_server
from python_environment import Environment, SetupError, Stamp

ROOT = Path(__file__).resolve().parent.parent

SETUP_USAGE = """\
usage: packaging/setup [--test] [--bench] [--families]

Makes .venv with tested versions of everything that Surtitle needs, and sees to the system's
packages. Safe to repeat; a second time takes a second or two.

  --test       also what the tests need
  --bench      also what the comparison with other programs needs
  --families   also what model families other than Whisper need
"""
TEST_USAGE = """\
usage: packaging/test [--all] [PYTEST ARGUMENT ...]

Set-up, then every check in turn: ruff check, ruff format, mypy, import-linter, translations,
pytest.

  --all     also the slow and the stress tests, and more examples for the property tests
Anything else goes to pytest, for example: packaging/test tests/engine -k clock
"""

# Each check, as it is run in the checkout.
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-cache"),
    ("python", "packaging/translations.py", "check"),
)


def say(line: str) -> None:
    """A line for the person, away from the standard output of what runs afterwards."""
    print(f"surtitle: {line}", file=sys.stderr, flush=True)


def set_up(extras: Sequence[str], retry: bool) -> Environment:
    """System packages, then the environment.

    Args:
        extras: The extras to install.
        retry: Try again what an earlier set-up had to leave out.

    Raises:
        SetupError: See `Environment.provide`.
    """
    environment = Environment(ROOT, say)
    before = Stamp.read(environment.stamp_path).declined
    still = system_packages.provide("test" in extras, say, () if retry else before)
    environment.provide(extras, retry_models=retry)
    stamp = Stamp.read(environment.stamp_path)
    # A run that looks at the short list must not forget what the long one could not get.
    declined = tuple(sorted({*still, *(() if retry else before)}))
    if stamp.declined != declined:
        dataclasses.replace(stamp, declined=declined).write(environment.stamp_path)
    return environment


def setup(arguments: Sequence[str]) -> int:
    """`packaging/setup`."""
    known = {"--test": "test", "--bench": "bench", "--families": "families"}
    if {"-h", "--help"} & set(arguments):
        print(SETUP_USAGE, end="")
        return 0
    unknown = [argument for argument in arguments if argument not in known]
    if unknown:
        say(f"no such option: {unknown[0]}")
        print(SETUP_USAGE, end="", file=sys.stderr)
        return 2
    set_up([known[argument] for argument in arguments], retry=True)
    say("ready: packaging/run starts it")
    return 0


def run(arguments: Sequence[str]) -> int:
    """`packaging/run`: the program takes this process's place."""
    environment = set_up((), retry=False)
    command = [str(environment.program("surtitle")), *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """`packaging/test`: every check runs, pytest last; one that fails fails the whole."""
    if {"-h", "--help"} & set(arguments):
        print(TEST_USAGE, end="")
        return 0
    environment = set_up(("test",), retry=False)
    transcription_server.provide(ROOT, environment.program("python"), say)
    failed = [
        " ".join(check)
        for check in CHECKS
        if _check(environment, [str(environment.program(check[0])), *check[1:]], check) != 0
    ]
    if failed:
        say(f"failed: {'; '.join(failed)}")
    pytest = [str(environment.program("python")), "-m", "pytest", *arguments]
    status = _check(environment, pytest, ("pytest", *arguments))
    if failed:
        say(f"failed: {'; '.join(failed)}")
    return status or int(bool(failed))


def build(arguments: Sequence[str]) -> int:
    """`packaging/build`: wheel, sdist, and this system's bundles."""
    import bundle

    return bundle.build(ROOT, arguments, say)


def lock(arguments: Sequence[str]) -> int:
    """`packaging/lock`: the exact files of every package, for each platform."""
    import locks

    return locks.lock(ROOT, arguments, say)


def _check(environment: Environment, command: Sequence[str], name: Sequence[str]) -> int:
    say(" ".join(name))
    return subprocess.run(command, cwd=environment.root, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Dispatch; the wrappers name the command."""
    commands = {"setup": setup, "run": run, "test": test, "build": build, "lock": lock}
    try:
        return commands[arguments[0]](arguments[1:])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
