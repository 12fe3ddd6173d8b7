"""A transcription server in an environment of its own, for tests to talk to. Made once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

REQUIREMENT = "open-asr-server[faster-whisper]==0.3.0"
_STAMP = "surtitle-server.txt"


def server_folder(root: Path) -> Path:
    """Where the environment lies."""
    return root / "build" / "test" / "transcription-server"


def program(folder: Path) -> Path:
    """The server's program; there only where the environment is whole."""
    return folder / ("Scripts" if sys.platform == "win32" else "bin") / "open-asr-server"


def is_provided(folder: Path) -> bool:
    """Whether the environment is whole, and of this version."""
    stamp = folder / _STAMP
    return program(folder).exists() and stamp.is_file() and stamp.read_text() == REQUIREMENT


def provide(root: Path, python: Path, say: Callable[[str], None]) -> bool:
    """Make the environment, 500 MB without torch; quick when it is there.

    It may be missing: the tests that need it then skip, or fail where CI is set.
    """
    folder = server_folder(root)
    if is_provided(folder):
        return True
    say(f"installing {REQUIREMENT} for tests of remote engines")
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run([python, "-m", "venv", folder], stdout=sys.stderr, check=False)
    if made.returncode == 0:
        pip = program(folder).with_name("pip")
        quiet = [] if sys.stderr.isatty() else ["--quiet"]
        made = subprocess.run(
            [pip, "install", *quiet, "--disable-pip-version-check", REQUIREMENT],
            stdout=sys.stderr,
            check=False,
        )
    if made.returncode != 0:
        say("the transcription server could not be installed; tests against it are left out")
        return False
    (folder / _STAMP).write_text(REQUIREMENT)
    return True
