"""What a screen reader gets, through AT-SPI under a real X server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"

PROGRAM = """
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from app.events import CommittedEvent, DraftEvent, SessionEvent
    from app.settings import AppearanceSettings, ReadingSettings
    from ui.overlay import Overlay

    application = QApplication(["surtitle"])
    overlay = Overlay(AppearanceSettings())
    overlay.set_reading(ReadingSettings(announce=True))
    overlay.show()
    overlay.take(SessionEvent("2026-01-01T10:00:00Z", "tiny", "responsive", ("mic",)))
    lines = iter(range(1, 200))

    def say():
        n = next(lines)
        overlay.take(DraftEvent("mic", "a draft", "a draft", n, n, "en", n, n))
        overlay.take(CommittedEvent(n, "mic", f"Line {n}.", n, n + 1, "en", n + 1, n + 1))

    timer = QTimer()
    timer.timeout.connect(say)
    timer.start(200)
    QTimer.singleShot(60000, application.quit)
    print("ready", flush=True)
    sys.exit(application.exec())
"""

CLIENT = """
    import sys, time
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    Atspi.init()
    heard = []

    def walk(node, depth=0):
        if node is None or depth > 12:
            return
        yield node
        for place in range(node.get_child_count()):
            yield from walk(node.get_child_at_index(place), depth + 1)

    def on_event(event):
        heard.append(str(event.any_data))
        if len(heard) >= 3:
            Atspi.event_quit()

    found = None
    for _ in range(100):
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(place)
            if application is not None and application.get_child_count():
                found = application
        if found is not None:
            break
        time.sleep(0.1)
    assert found is not None, "no application"
    for node in walk(found):
        print(f"{node.get_role_name()}|{node.get_name()}".replace(chr(10), " / "))
    listener = Atspi.EventListener.new(on_event)
    listener.register("object:announcement")
    GLib.timeout_add(8000, Atspi.event_quit)
    Atspi.event_main()
    for text in heard:
        print(f"announced|{text}")
"""


def has_atspi():
    if not LAUNCHER.exists() or not all(map(shutil.which, ("Xvfb", "dbus-daemon"))):
        return False
    done = subprocess.run([SYSTEM_PYTHON, "-c", "import gi"], capture_output=True, check=False)
    return done.returncode == 0


pytestmark = pytest.mark.skipif(not has_atspi(), reason="needs Xvfb, at-spi2-core and python3-gi")


@pytest.fixture
def desktop_session():
    """A display and a bus of our own; everything is ended after the test."""
    running = []
    read, write = os.pipe()
    xvfb = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    running.append(subprocess.Popen(xvfb, pass_fds=[write], stderr=subprocess.DEVNULL))
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    bus = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon = subprocess.Popen(bus, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    running.append(daemon)
    assert daemon.stdout is not None
    environment = {
        **os.environ,
        "DISPLAY": f":{number}",
        "DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip(),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    quiet = subprocess.DEVNULL
    launcher = [str(LAUNCHER), "--launch-immediately", "--a11y=1"]
    running.append(subprocess.Popen(launcher, env=environment, stdout=quiet, stderr=quiet))
    yield environment
    for process in reversed(running):
        process.terminate()
        process.wait(10)
    daemon.stdout.close()


def test_a_screen_reader_finds_names_the_caption_and_announcements(desktop_session):
    program = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PROGRAM)],
        env=desktop_session,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n", program.stderr.read()
        time.sleep(1)
        client = subprocess.run(
            [SYSTEM_PYTHON, "-c", textwrap.dedent(CLIENT)],
            env={**desktop_session, "PYTHONPATH": ""},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    finally:
        program.terminate()
        program.communicate(timeout=20)
    assert client.returncode == 0, client.stderr
    nodes = [line.split("|", 1) for line in client.stdout.splitlines()]
    buttons = {name for role, name in nodes if "button" in role}
    assert {"Pause captions", "Choose what is heard", "Open transcript"} <= buttons
    assert any(name.startswith("Line 1.") for _, name in nodes)
    announced = [name for role, name in nodes if role == "announced"]
    assert len(announced) >= 3
    assert all(text.startswith("Line ") for text in announced)  # drafts never
