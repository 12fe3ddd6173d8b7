"""The log: a small rotating file in the state folder. What anybody said is never written to it."""

from __future__ import annotations

import io
import logging
import logging.handlers
import os
import sys
from pathlib import Path

from app.paths import state_dir
from engine.errors import UnavailableError

LOG_FILE = "surtitle.log"
MAX_BYTES = 1_000_000
N_KEPT = 2

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_PACKAGES = ("app", "engine", "ui")


class _PrivateFile(logging.handlers.RotatingFileHandler):
    """A log that its user alone can read, whatever the umask."""

    def _open(self) -> io.TextIOWrapper:
        os.close(os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))
        if os.name == "posix":
            Path(self.baseFilename).chmod(0o600)
        return super()._open()


def start_logging(*, verbose: bool = False) -> None:
    """Send this program's log records to the file, and with ``verbose`` to the terminal.

    Other packages' warnings go to the file too. Calling it again starts anew.
    """
    stop_logging()
    formatter = logging.Formatter(_FORMAT)
    level = logging.DEBUG if verbose else logging.INFO
    handlers: list[logging.Handler] = []
    try:
        handlers.append(
            _PrivateFile(
                state_dir() / LOG_FILE, maxBytes=MAX_BYTES, backupCount=N_KEPT, encoding="utf-8",
                delay=True,
            )
        )  # fmt: skip
    except (OSError, UnavailableError) as error:
        # Captions are worth more than their log.
        print(f"surtitle: no log is kept: {error}", file=sys.stderr)
    if verbose:
        handlers.append(logging.StreamHandler(sys.stderr))
    for handler in handlers:
        handler.setFormatter(formatter)
        handler.set_name("surtitle")
        logging.getLogger().addHandler(handler)
    for package in _PACKAGES:
        logging.getLogger(package).setLevel(level)


def stop_logging() -> None:
    """Close what ``start_logging`` opened."""
    root = logging.getLogger()
    for handler in [h for h in root.handlers if h.get_name() == "surtitle"]:
        root.removeHandler(handler)
        handler.close()
