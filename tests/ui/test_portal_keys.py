"""Keys from the desktop's portal, by a mock of it on a private bus."""

from __future__ import annotations

import shutil

import pytest

from engine.errors import UnavailableError
from mock_logind import has_mock
from mock_portal import PATH, MockPortal
from ui.keys_portal import PortalKeys

SESSION = f"{PATH}/session/1_1/ours"


@pytest.fixture
def portal(tmp_path, monkeypatch):
    if not shutil.which("dbus-daemon") or not has_mock():
        pytest.skip("dbus-daemon or python3-dbusmock is not installed")
    made = MockPortal(tmp_path)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", made.address)
    yield made
    made.close()


@pytest.fixture
def keys(portal, qtbot):
    portal.start()
    made = PortalKeys()
    yield made
    made.close()


def token_of(options):
    return dict(options)["handle_token"][1]


def bind(portal, keys, qtbot, wanted, path=SESSION):
    """Ask for keys, up to the question that the user sees; returns the token of that request."""
    n_sessions, n_binds = len(portal.calls("CreateSession")), len(portal.calls("BindShortcuts"))
    keys.grab(wanted)
    qtbot.waitUntil(lambda: len(portal.calls("CreateSession")) > n_sessions)
    (options,) = portal.calls("CreateSession")[-1]
    portal.add_session(path)
    portal.respond(keys._bus.unique_name, token_of(options), 0, {"session_handle": ("s", path)})
    qtbot.waitUntil(lambda: len(portal.calls("BindShortcuts")) > n_binds)
    session, shortcuts, parent, options = portal.calls("BindShortcuts")[-1]
    assert (session, parent) == (path, "")
    assert [name for name, _ in shortcuts] == list(wanted)
    return shortcuts, token_of(options)


def give(portal, keys, token, *names):
    given = [(name, {"trigger_description": ("s", "Ctrl+Alt+M")}) for name in names]
    portal.respond(keys._bus.unique_name, token, 0, {"shortcuts": ("a(sa{sv})", given)})


def test_the_desktop_is_asked_and_tells_what_is_pressed(portal, keys, qtbot):
    shortcuts, token = bind(portal, keys, qtbot, {"missed": "Ctrl+Alt+M", "mark": "F9"})
    described = dict(shortcuts)["missed"]
    assert "What did I miss?" in str(described)
    assert "CTRL+ALT+m" in str(described)
    with qtbot.waitSignal(keys.answered) as answer:
        give(portal, keys, token, "missed", "mark")
    assert answer.args == [{}]
    with qtbot.waitSignal(keys.pressed) as pressed:
        portal.press(SESSION, "missed")
    assert pressed.args == ["missed"]
    with qtbot.assertNotEmitted(keys.pressed, wait=200):
        portal.press("/some/other/session", "mark")
        portal.press(SESSION, "of another program")


def test_what_the_desktop_does_not_give_is_told(portal, keys, qtbot):
    _, token = bind(portal, keys, qtbot, {"missed": "Ctrl+Alt+M", "mark": "F9"})
    with qtbot.waitSignal(keys.answered) as answer:
        give(portal, keys, token, "missed")
    assert answer.args == [{"mark": "the desktop has not given these keys"}]


def test_a_user_who_says_no_is_believed(portal, keys, qtbot):
    _, token = bind(portal, keys, qtbot, {"mark": "F9"})
    with qtbot.waitSignal(keys.answered) as answer:
        portal.respond(keys._bus.unique_name, token, 1, {})
    assert list(answer.args[0]) == ["mark"]


def test_other_keys_are_another_session(portal, keys, qtbot):
    _, token = bind(portal, keys, qtbot, {"mark": "F9"})
    give(portal, keys, token, "mark")
    bind(portal, keys, qtbot, {"mark": "F10"}, f"{SESSION}2")
    assert portal.closed(SESSION)
    with qtbot.waitSignal(keys.answered) as answer:
        keys.grab({})
    assert answer.args == [{}]


def test_a_bus_without_a_portal_is_said(portal, qtbot):
    with pytest.raises(UnavailableError, match="no shortcuts"):
        PortalKeys()


def test_no_bus_is_said(monkeypatch, tmp_path, qtbot):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path / 'none'}")
    with pytest.raises(UnavailableError, match="no session bus"):
        PortalKeys()


def test_a_bus_that_goes_away_is_no_trouble(portal, keys, qtbot):
    bind(portal, keys, qtbot, {"mark": "F9"})
    portal.close()
    qtbot.waitUntil(lambda: not keys._notifier.isEnabled())
    keys.grab({"mark": "F10"})
