"""What the C library keeps of freed memory."""

from __future__ import annotations

import ctypes
import sys


def give_back_freed() -> None:
    """Hand freed memory back to the system, where glibc would keep it for later.

    A model's loading frees as much as the model takes: its tensors as they were read, before they
    were converted and laid out. Nothing later asks for so much again.
    """
    if sys.platform != "linux":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries have none
    if trim is not None:
        trim(0)
