"""Freed memory goes back to the system."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pytest

from engine.engines.heap import give_back_freed

MIB = 1024 * 1024


def resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc alone can be asked to")
def test_what_lies_under_something_that_lives_goes_back() -> None:
    blocks = [bytearray(4000) for _ in range(30_000)]  # too small to be mapped each by itself
    full = resident()
    top = blocks.pop()
    blocks.clear()
    give_back_freed()
    assert resident() < full - 80
    assert len(top) == 4000


def test_elsewhere_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    give_back_freed()
