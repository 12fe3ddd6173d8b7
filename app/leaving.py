"""The end of the process while a thread still sits in a library.

Python would end that thread where it takes the interpreter's lock again, inside C++ code that then
aborts the process; a sound library's own thread would call into what Python has taken down, or the
library would wait for a server that hangs. With everything of ours closed the process leaves at
once instead, and the exit status is ours.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from typing import NoReturn

from app.sounddevice_library import are_streams_closed

LOADER_THREAD = "load model"
"""The name of the thread on which ``app.live.worker`` loads a model."""

CLOSE_S = 3.0
"""What a stopped source's thread has to close its device: it looks every quarter of a second."""


def must_leave_at_once() -> bool:
    """Whether a model still loads, or a sound device does not close; waits for one that does."""
    is_loading = any(thread.name == LOADER_THREAD for thread in threading.enumerate())
    return is_loading or not are_streams_closed(CLOSE_S)


def leave(status: int) -> NoReturn:
    """End the process here."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(status)
