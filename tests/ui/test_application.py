"""The whole program in a process of its own: what is imported when, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from app.settings import Settings
from engine.errors import UnavailableError
from ui import application
from ui.application import open_store, platform_choice

LATER = (
    "torch", "numpy", "av", "soxr", "aiohttp", "asyncio", "httpx", "segno",
    "app.cli.live", "app.live.assembly", "app.viewers.server",
    "ui.settings_dialog", "ui.servers_dialog", "ui.transcript_window", "ui.job_window",
    "ui.first_run", "ui.setting_fields",
)  # fmt: skip
"""What no window needs in order to be shown; together it takes longer than all that one needs."""

WATCHED = """
import os, signal, sys
import app.main
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication
import ui.application as application
from app.settings import Settings
from ui.overlay import Overlay

def there():
    return [name for name in {later} if name in sys.modules]

class Captions(QObject):
    event = Signal(object)
    state_changed = Signal(str)
    def __init__(self, live_first, running, settings, store):
        super().__init__()
        print("captions, torch", "torch" in sys.modules, flush=True)
    def start(self):
{start}
    def shutdown(self):
        print("shutdown", flush=True)

application._controller = Captions
show = Overlay.showEvent
def shown(self, event):
    print("shown", there(), flush=True)
    show(self, event)
Overlay.showEvent = shown
status = application.run([], Settings())
print("returned", status, flush=True)
"""


def run_watched(start: str) -> subprocess.CompletedProcess[str]:
    body = textwrap.indent(textwrap.dedent(start).strip(), " " * 8)
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", WATCHED.format(start=body, later=LATER)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_window_is_shown_before_anything_is_imported_that_it_does_not_need():
    done = run_watched("QTimer.singleShot(50, lambda: os.kill(os.getpid(), signal.SIGTERM))")
    assert done.stdout.split("\n")[:2] == ["shown []", "captions, torch False"]
    assert done.stdout.split("\n")[2:4] == ["shutdown", "returned 0"], done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly(number):
    done = run_watched(f"os.kill(os.getpid(), {int(number)})")
    assert done.stdout.endswith("shutdown\nreturned 0\n"), done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 0


def test_what_nobody_caught_is_told_and_the_program_goes_on():
    done = run_watched(
        """
        def broken():
            raise RuntimeError("a bug in a slot")
        QTimer.singleShot(0, broken)
        def look():
            boxes = [w for w in QApplication.topLevelWidgets() if hasattr(w, "informativeText")]
            print("told", [b.informativeText().splitlines()[0] for b in boxes], flush=True)
            os.kill(os.getpid(), signal.SIGTERM)
        QTimer.singleShot(300, look)
        """
    )
    assert "told ['RuntimeError: a bug in a slot']" in done.stdout, done.stderr
    assert done.stdout.endswith("returned 0\n")


def test_a_thread_that_sits_in_a_library_neither_holds_nor_aborts_the_exit():
    done = run_watched(
        """
        import threading, time
        threading.Thread(target=time.sleep, args=(600,), daemon=True, name="decode").start()
        os.kill(os.getpid(), signal.SIGTERM)
        """
    )
    # `run` did not return: the process ended in it, with its status and its output flushed.
    assert done.stdout.endswith("shutdown\n"), done.stderr
    assert done.returncode == 0
    assert "Abort" not in done.stderr


def test_x11_is_preferred_where_it_answers(monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("DISPLAY", ":0")
    asked = []

    def no_problem(environment):
        asked.append(environment)

    monkeypatch.setattr(application, "display_problem", no_problem)
    assert platform_choice() == "xcb"
    assert "WAYLAND_DISPLAY" not in asked[0]
    monkeypatch.setattr(application, "display_problem", lambda _: "no display")
    assert platform_choice() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setattr(application, "display_problem", no_problem)
    assert platform_choice() is None


def test_a_store_that_cannot_be_opened_is_memory_and_said(monkeypatch, caplog):
    def refuse():
        raise UnavailableError("the disk is full")

    monkeypatch.setattr(application, "transcripts_file", refuse)
    store, notice = open_store(Settings())
    assert store.path is None
    assert notice.startswith("The disk is full. Lines wait in memory")
    store.close()


def test_keeping_nothing_is_a_store_in_memory():
    store, notice = open_store(Settings().with_value("transcript.store", "nothing"))
    assert (store.path, notice) == (None, "")
    store.close()
