"""macOS: the quality of service of what a person waits for, which needs no rights.

Nobody has measured it there. The threads of OpenMP's pool stay as they are.
"""

from __future__ import annotations

import ctypes
from typing import Any

# sys/qos.h
USER_INITIATED, DEFAULT = 0x19, 0x15


class MacPriority:
    """See ``ThreadPriority``."""

    def __init__(self, system: Any = None) -> None:  # noqa: ANN401 - a library
        """``system``: libSystem, which every process has."""
        self._set_class = (system or ctypes.CDLL(None)).pthread_set_qos_class_self_np
        self._set_class.argtypes = (ctypes.c_uint, ctypes.c_int)
        self._is_raised = False
        self._got = ""

    def take(self, n_threads: int) -> None:
        """See there; of this thread alone."""
        if not self._is_raised:
            self._is_raised = self._set_class(USER_INITIATED, 0) == 0
            self._got = "raised by itself" if self._is_raised else "not raised"

    def give_back(self) -> None:
        """See there."""
        if self._is_raised:
            self._set_class(DEFAULT, 0)
            self._is_raised = False

    @property
    def got(self) -> str:
        """See there."""
        return self._got
