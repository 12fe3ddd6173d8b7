"""The caption window on a real X server with a real window manager: what only they can show."""

from __future__ import annotations

import queue
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest

from x_display import XDisplay, missing, wait_until

GREEN, RED, BLUE = "#00ff00", "#ff0000", "#0000ff"

PROGRAM = """
    import sys
    from dataclasses import replace
    from PySide6.QtCore import QRect, QSocketNotifier
    from PySide6.QtWidgets import QApplication, QWidget
    from app.settings import AppearanceSettings, Settings
    from ui.full_screen import full_screen_watch
    from ui.kept_settings import KeptSettings
    from ui.overlay import Overlay
    from ui.overlay_home import OverlayHome
    from ui.overlay_stance import OverlayStance
    from ui.window_edges import bring_forward

    application = QApplication(["surtitle"])
    look = replace(AppearanceSettings(), background_color="#00ff00", opacity=1.0, width_px=400)
    settings = replace(Settings(), appearance=look)
    overlay = Overlay(look)
    kept = KeptSettings(settings)
    home = OverlayHome(overlay, kept)
    stance = OverlayStance(overlay, full_screen_watch())
    overlay.pause_asked.connect(lambda: print("pressed", flush=True))
    window = QWidget()
    window.setStyleSheet("background: #0000ff")
    window.setGeometry(500, 200, 700, 500)

    def obey():
        word, *rest = sys.stdin.readline().split()
        if word == "place":
            home.place()
        elif word == "put":
            overlay.frame.put(QRect(*map(int, rest)))
        elif word == "lock":
            stance.let_through(rest == ["on"])
        elif word == "open":
            bring_forward(window)
        frame = overlay.geometry()
        print("at", frame.x(), frame.y(), frame.width(), frame.height(),
              *(screen.name() for screen in application.screens()), flush=True)

    notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
    notifier.activated.connect(obey)
    home.place()
    overlay.show()
    print("ready", flush=True)
    application.exec()
"""

OTHER = """
    import sys
    from PySide6.QtCore import QSocketNotifier
    from PySide6.QtGui import QColor, QPainter
    from PySide6.QtWidgets import QApplication, QWidget

    application = QApplication(["other"])

    class Window(QWidget):
        def paintEvent(self, event):
            painter = QPainter(self)
            painter.fillRect(self.rect(), QColor("#ff0000"))
            painter.end()

        def mousePressEvent(self, event):
            print("clicked", flush=True)

    window = Window()
    window.setGeometry(50, 50, 900, 600)

    def obey():
        word = sys.stdin.readline().strip()
        window.showFullScreen() if word == "full" else window.showNormal()

    notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
    notifier.activated.connect(obey)
    window.show()
    print("ready", flush=True)
    application.exec()
"""


class Program:
    """A program with windows that a test talks to."""

    def __init__(self, display, source):
        self._process = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(source)],
            env={**display.environment, "PYTHONPATH": str(Path(__file__).parents[2])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._heard: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self.hear() == "ready", self._process.stderr.read()

    def _read(self):
        for line in self._process.stdout:
            self._heard.put(line.strip())
        self._heard.put("")

    def hear(self, patience_s=20.0):
        return self._heard.get(timeout=patience_s)

    def say(self, text):
        self._process.stdin.write(f"{text}\n")
        self._process.stdin.flush()

    def ask(self, text):
        """Say something; the frame, and the screens' names."""
        self.say(text)
        word, *values = self.hear().split()
        assert word == "at", word
        return tuple(map(int, values[:4])), values[4:]

    def close(self):
        self._process.kill()
        self._reader.join()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            pipe.close()


@pytest.fixture
def display():
    lacks = missing("openbox", "xdotool", "import", "xprop", "xrandr")
    if lacks:
        pytest.skip(f"not installed: {lacks}")
    server = XDisplay("1600x800")
    server.manage()
    yield server
    server.close()


@pytest.fixture
def captions(display):
    program = Program(display, PROGRAM)
    yield program
    program.close()


@pytest.fixture
def other(display, captions):
    program = Program(display, OTHER)
    yield program
    program.close()


def middle(frame):
    x, y, width, height = frame
    return x + width // 2, y + height - 6


def click(display, at, program, expected):
    """Click until a program has heard it: what it is to hear may have been asked for just now."""
    for _ in range(20):
        display.ask("xdotool", "mousemove", *map(str, at), "click", "1")
        try:
            assert program.hear(0.5) == expected
        except queue.Empty:
            continue
        return
    pytest.fail("nobody heard the click")


def test_it_stays_above_normal_and_full_screen_windows(display, captions, other):
    frame, _ = captions.ask("put 300 400 400 120")
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
    other.say("full")
    wait_until(lambda: display.pixel(1590, 790) == RED)
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
    click(display, (1500, 700), other, "clicked")  # the manager may raise what is clicked
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
    assert captions.ask("where")[0] == frame
    other.say("normal")
    wait_until(lambda: display.pixel(1590, 790) != RED)
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
    assert captions.ask("where")[0] == frame


def test_clicks_go_through_to_what_is_below_and_are_taken_again(display, captions, other):
    frame, _ = captions.ask("put 300 400 400 120")
    captions.ask("lock on")
    click(display, middle(frame), other, "clicked")
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
    captions.ask("lock off")
    # The first button, which fades in as the pointer comes.
    x, y, width, _ = frame
    button = (x + width - 12 - 5 * 28 - 4 * 2 + 14, y + 22)
    click(display, button, captions, "pressed")


def test_a_window_of_ours_in_which_one_works_is_not_covered(display, captions, other):
    frame, _ = captions.ask("put 600 300 400 120")
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
    captions.ask("open")
    wait_until(lambda: display.pixel(*middle(frame)) == BLUE)
    click(display, (80, 120), other, "clicked")
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)


def test_two_monitors_and_one_that_goes(display, captions):
    display.ask("xrandr", "--setmonitor", "left", "800/200x800/200+0+0", "screen")
    display.ask("xrandr", "--setmonitor", "right", "800/200x800/200+800+0", "none")
    wait_until(lambda: len(captions.ask("where")[1]) == 2)
    frame, _ = captions.ask("put 1000 500 400 120")
    assert frame[:2] == (1000, 500)
    display.ask("xrandr", "--delmonitor", "right")
    wait_until(lambda: len(captions.ask("where")[1]) == 1)
    wait_until(lambda: captions.ask("where")[0][0] + 400 <= 800)
    frame, _ = captions.ask("where")
    wait_until(lambda: display.pixel(*middle(frame)) == GREEN)
