"""Nice values of this process's threads, as the kernel tells them."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from engine.driver.seam import DecodeRequest, WindowDecode

T = TypeVar("T")


def nice_of(thread: int) -> int:
    """Of a thread, by its native id: field 19 of proc_pid_stat(5)."""
    line = Path(f"/proc/self/task/{thread}/stat").read_text("utf-8")
    return int(line.rpartition(")")[2].split()[16])


def own_nice() -> int:
    """Of this thread."""
    return nice_of(threading.get_native_id())


def on_a_thread(act: Callable[[], T]) -> T:
    """What ``act`` returns on a new thread, whose pool of OpenMP is new too."""
    with ThreadPoolExecutor(1) as executor:
        return executor.submit(act).result()


def may_raise(nice: int) -> bool:
    """Whether the kernel lets this process have it."""

    def attempt() -> bool:
        try:
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
        except PermissionError:
            return False
        return True

    return on_a_thread(attempt)


class NotesNice:
    """Before a scripted engine: notes the nice values of threads that decode."""

    noted: list[int]

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        self.noted.append(own_nice())
        return super().decode(requests)
