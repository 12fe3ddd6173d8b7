"""What the tests of priorities share."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripted_realtime_kit import ScriptedRealtimeKit


@pytest.fixture
def kit(
    private_desktop: Path, monkeypatch: pytest.MonkeyPatch, missing: Callable[[str], None]
) -> Iterator[ScriptedRealtimeKit]:
    """A system bus for RealtimeKit; the test's own environment points at it."""
    if not shutil.which("dbus-daemon"):
        missing("dbus-daemon is not installed")
    kit = ScriptedRealtimeKit(private_desktop)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", kit.address)
    yield kit
    kit.close()
