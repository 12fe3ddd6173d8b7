"""Keys that work in every program: X11's by a real server, the others through their seams."""

from __future__ import annotations

import ctypes
from ctypes import wintypes

import pytest
from PySide6.QtCore import QObject, Qt, Signal

from engine.errors import UnavailableError
from ui.global_keys import GlobalKeys, usual_keys
from ui.key_combination import combination_of, usable_anywhere
from ui.keys_macos import MacKeys, keycode_of
from ui.keys_portal import trigger_of
from ui.keys_windows import WM_HOTKEY, WindowsKeys
from ui.keys_x11 import X11Keys, keysym_of
from ui.xcb import XcbConnection
from x_display import XDisplay, missing


class Backend(QObject):
    """A desktop that gives what it likes."""

    pressed = Signal(str)
    answered = Signal(object)

    def __init__(self, refused=None, *, asks=False):
        super().__init__()
        self.asks = asks
        self.refused = refused or {}
        self.grabbed = []

    def grab(self, keys):
        self.grabbed.append(dict(keys))
        self.answered.emit(self.refused)

    def close(self):
        self.grabbed.append(None)


def test_the_way_out_of_a_trap_has_a_key_and_nothing_else_has(qtbot):
    backend = Backend()
    keys = GlobalKeys(backend)
    keys.set_keys({})
    assert backend.grabbed == [usual_keys()]
    assert set(usual_keys()) == {"lock"}
    keys.set_keys({"mark": "Ctrl+Alt+B", "lock": ""})
    assert backend.grabbed[-1] == {"mark": "Ctrl+Alt+B"}
    keys.set_keys({"mark": "Ctrl+Alt+B", "lock": ""})
    assert len(backend.grabbed) == 2  # nothing new


def test_a_desktop_that_asks_is_asked_for_what_the_user_chose_alone(qtbot):
    backend = Backend(asks=True)
    GlobalKeys(backend).set_keys({"mark": "Ctrl+Alt+B"})
    assert backend.grabbed == [{"mark": "Ctrl+Alt+B"}]


def test_what_is_refused_is_told_and_does_not_count(qtbot):
    keys = GlobalKeys(Backend({"mark": "another program has these keys"}))
    with qtbot.waitSignal(keys.changed):
        keys.set_keys({"mark": "Ctrl+Alt+B"})
    assert keys.refused == {"mark": "another program has these keys"}
    assert keys.keys == usual_keys()


def test_without_a_backend_nothing_happens(qtbot):
    keys = GlobalKeys(None)
    keys.set_keys({"mark": "Ctrl+Alt+B"})
    assert not keys.is_available
    assert keys.keys == {}
    keys.close()


@pytest.mark.parametrize(
    ("keys", "may"),
    [("Ctrl+M", True), ("F9", True), ("Meta+K", True), ("M", False), ("Shift+M", False),
     ("", False), ("Home", False)],
)  # fmt: skip
def test_no_key_that_people_type_with_is_taken(keys, may):
    assert usable_anywhere(keys) is may


def test_x11_symbols():
    assert keysym_of(Qt.Key.Key_M) == ord("m")
    assert keysym_of(Qt.Key.Key_9) == ord("9")
    assert keysym_of(Qt.Key.Key_F11) == 0xFFC8
    assert keysym_of(Qt.Key.Key_Left) == 0xFF51
    assert keysym_of(Qt.Key.Key_Launch0) is None


@pytest.fixture
def display():
    lacks = missing("xdotool")
    if lacks:
        pytest.skip(f"not installed: {lacks}")
    server = XDisplay()
    yield server
    server.close()


@pytest.fixture
def x11(display, qtbot):
    keys = X11Keys(XcbConnection(display.name))
    yield keys
    keys.close()


def test_a_grabbed_key_is_heard_wherever_it_is_pressed(display, x11, qtbot):
    heard = []
    x11.pressed.connect(heard.append)
    with qtbot.waitSignal(x11.answered) as answer:
        x11.grab({"mark": "Ctrl+Alt+B", "print": "Ctrl+F11", "copy": "Ctrl+?"})
    assert answer.args == [{}]
    display.keys("ctrl+alt+b")
    qtbot.waitUntil(lambda: heard == ["mark"])
    display.keys("ctrl+b", "alt+b", "b", "ctrl+F11", "ctrl+question")
    qtbot.waitUntil(lambda: heard == ["mark", "print", "copy"])


def test_locks_do_not_keep_a_key_from_working(display, x11, qtbot):
    x11.grab({"mark": "Ctrl+Alt+B"})
    display.keys("Caps_Lock", "Num_Lock")
    with qtbot.waitSignal(x11.pressed):
        display.keys("ctrl+alt+b")


def test_keys_are_let_go(display, x11, qtbot):
    heard = []
    x11.pressed.connect(heard.append)
    x11.grab({"mark": "Ctrl+Alt+B"})
    x11.grab({"mark": "Ctrl+Alt+N"})
    display.keys("ctrl+alt+b", "ctrl+alt+n")
    qtbot.waitUntil(lambda: heard == ["mark"])
    qtbot.wait(50)
    assert heard == ["mark"]
    # And another program can have them.
    other = X11Keys(XcbConnection(display.name))
    with qtbot.waitSignal(other.answered) as answer:
        other.grab({"mark": "Ctrl+Alt+B"})
    assert answer.args == [{}]
    other.close()


def test_a_key_that_another_program_has_is_refused(display, x11, qtbot):
    other = X11Keys(XcbConnection(display.name))
    other.grab({"mark": "Ctrl+Alt+B"})
    with qtbot.waitSignal(x11.answered) as answer:
        x11.grab({"mark": "Ctrl+Alt+B", "copy": "Ctrl+Alt+C"})
    assert answer.args == [{"mark": "another program has these keys"}]
    with qtbot.waitSignal(x11.pressed) as pressed:
        display.keys("ctrl+alt+c")
    assert pressed.args == ["copy"]
    other.close()


def test_a_key_that_is_held_asks_once(display, x11, qtbot):
    heard = []
    x11.pressed.connect(heard.append)
    x11.grab({"mark": "Ctrl+Alt+B"})
    display.ask("xdotool", "keydown", "ctrl", "alt", "b")
    qtbot.waitUntil(lambda: heard == ["mark"])
    qtbot.wait(1200)  # the server repeats it after 660 ms, 25 times a second
    display.ask("xdotool", "keyup", "b", "alt", "ctrl")
    qtbot.wait(50)
    assert heard == ["mark"]


def test_a_server_that_ends_takes_its_keys_along_quietly(display, x11, qtbot):
    x11.grab({"mark": "Ctrl+Alt+B"})
    display.close()
    qtbot.waitUntil(lambda: not x11._notifier.isEnabled())


def test_a_display_that_does_not_answer_is_said():
    with pytest.raises(UnavailableError, match="does not answer"):
        XcbConnection(":4711")


@pytest.mark.parametrize(
    ("keys", "trigger"),
    [("Ctrl+Alt+M", "CTRL+ALT+m"), ("F9", "F9"), ("Meta+Shift+PgUp", "SHIFT+LOGO+Prior"),
     ("Ctrl+,", "CTRL+comma")],
)  # fmt: skip
def test_portal_triggers(keys, trigger):
    assert trigger_of(keys) == trigger


class User32:
    """Windows' calls, as their documentation has them."""

    def __init__(self):
        self.registered = {}
        self.taken = {(2 | 1 | 0x4000, ord("C"))}

    def RegisterHotKey(self, window, number, modifiers, code):
        assert window is None
        if (modifiers, code) in self.taken:
            return 0
        self.registered[number] = (modifiers, code)
        return 1

    def UnregisterHotKey(self, window, number):
        del self.registered[number]
        return 1

    def VkKeyScanW(self, character):
        return 0xBC if character == "," else -1


def test_windows_hot_keys(qtbot):
    user32 = User32()
    keys = WindowsKeys(user32)
    with qtbot.waitSignal(keys.answered) as answer:
        keys.grab(
            {"mark": "Ctrl+Alt+B", "copy": "Ctrl+Alt+C", "print": "F11", "now": "Ctrl+,",
             "lock": "Ctrl+ü"}
        )  # fmt: skip
    assert answer.args == [
        {"copy": "another program has these keys", "lock": "this keyboard has no such key"}
    ]
    assert user32.registered == {
        1: (3 | 0x4000, ord("B")),
        3: (0x4000, 0x7A),
        4: (2 | 0x4000, 0xBC),
    }
    message = wintypes.MSG()
    message.message, message.wParam = WM_HOTKEY, 3
    with qtbot.waitSignal(keys.pressed) as pressed:
        keys.filter.nativeEventFilter(b"windows_dispatcher_MSG", ctypes.addressof(message))
    assert pressed.args == ["print"]
    message.message = WM_HOTKEY + 1
    with qtbot.assertNotEmitted(keys.pressed):
        keys.filter.nativeEventFilter(b"windows_dispatcher_MSG", ctypes.addressof(message))
    keys.close()
    assert user32.registered == {}


class Carbon:
    """macOS' calls, as its headers have them; a test presses the keys."""

    def __init__(self):
        self.registered = {}
        self.pressed_id = None
        self.GetApplicationEventTarget = self._target()

    @staticmethod
    def _target():
        def target():
            return 42

        return target

    def InstallEventHandler(self, target, handler, n, kind, data, out):
        assert kind._obj.eventClass == int.from_bytes(b"keyb", "big")
        self.handler = handler
        return 0

    def RegisterEventHotKey(self, code, modifiers, key_id, target, options, out):
        if code.value == 8:
            return -9878  # eventHotKeyExistsErr
        out._obj.value = 1000 + key_id.id
        self.registered[1000 + key_id.id] = (code.value, modifiers.value, key_id)
        return 0

    def UnregisterEventHotKey(self, key):
        del self.registered[key.value]
        return 0

    def GetEventParameter(self, event, name, kind, actual, size, actual_size, out):
        key_id = self.registered[event.value][2]
        out._obj.signature, out._obj.id = key_id.signature, key_id.id
        return 0


def test_macos_hot_keys(qtbot):
    carbon = Carbon()
    keys = MacKeys(carbon)
    with qtbot.waitSignal(keys.answered) as answer:
        keys.grab({"mark": "Ctrl+Alt+B", "copy": "Ctrl+C", "lock": "Ctrl+ü"})
    assert answer.args == [
        {"copy": "another program has these keys", "lock": "this keyboard has no such key"}
    ]
    assert [entry[:2] for entry in carbon.registered.values()] == [(11, 0x0100 | 0x0800)]
    with qtbot.waitSignal(keys.pressed) as pressed:
        assert carbon.handler(None, 1001, None) == 0
    assert pressed.args == ["mark"]
    keys.close()
    assert carbon.registered == {}


def test_macos_key_codes():
    assert keycode_of(combination_of("Ctrl+A").key()) == 0
    assert keycode_of(Qt.Key.Key_F12) == 111
    assert keycode_of(Qt.Key.Key_F24) is None
