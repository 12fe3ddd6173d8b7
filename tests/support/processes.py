"""Programs that tests and pictures start, and their end."""

from __future__ import annotations

import subprocess
from typing import Any

PATIENCE_S = 10


def end(process: subprocess.Popen[Any]) -> None:
    """Ask a program to end, and make it where it does not listen."""
    process.terminate()
    try:
        process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
