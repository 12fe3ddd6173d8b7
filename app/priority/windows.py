"""Windows: a thread one step above those of other programs, which needs no rights.

Nobody has measured it there. The threads of OpenMP's pool stay as they are.
"""

from __future__ import annotations

import ctypes
from typing import Any

# https://learn.microsoft.com/windows/win32/api/processthreadsapi/nf-processthreadsapi-setthreadpriority
ABOVE_NORMAL, NORMAL = 1, 0


class WindowsPriority:
    """See ``ThreadPriority``."""

    def __init__(self, kernel: Any = None) -> None:  # noqa: ANN401 - a library
        """``kernel``: kernel32."""
        self._kernel = kernel or ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]
        self._kernel.GetCurrentThread.restype = ctypes.c_void_p
        self._kernel.SetThreadPriority.argtypes = (ctypes.c_void_p, ctypes.c_int)
        self._is_raised = False
        self._got = ""

    def take(self, n_threads: int) -> None:
        """See there; of this thread alone."""
        if not self._is_raised:
            self._is_raised = self._set(ABOVE_NORMAL)
            self._got = "raised by itself" if self._is_raised else "not raised"

    def give_back(self) -> None:
        """See there."""
        if self._is_raised:
            self._set(NORMAL)
            self._is_raised = False

    @property
    def got(self) -> str:
        """See there."""
        return self._got

    def _set(self, priority: int) -> bool:
        return bool(self._kernel.SetThreadPriority(self._kernel.GetCurrentThread(), priority))
