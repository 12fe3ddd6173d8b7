"""Keys in every program, as the settings offer them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from ui.anywhere_keys import AnywhereKeys
from ui.commands import ANYWHERE


@pytest.fixture
def keys(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    made = AnywhereKeys()
    page.setLayout(made)
    page.show()
    made.show_keys({})
    yield made  # noqa: PT022 - the page has to live as long


def press(keys, name, text):
    keys.fields[name].setKeySequence(text)
    keys.fields[name].editingFinished.emit()


def test_usual_keys_are_shown_and_only_others_are_kept(keys, qtbot):
    assert list(keys.fields) == list(ANYWHERE)
    assert keys.fields["lock"].keySequence().toString() == "Ctrl+Alt+Shift+L"
    with qtbot.waitSignal(keys.edited) as edited:
        press(keys, "mark", "Ctrl+Alt+B")
    assert edited.args == [{"mark": "Ctrl+Alt+B"}]
    with qtbot.waitSignal(keys.edited) as edited:
        press(keys, "lock", "")
    assert edited.args == [{"mark": "Ctrl+Alt+B", "lock": ""}]
    assert not keys.trouble.isVisible()


def test_what_the_desktop_refuses_is_told(keys):
    keys.show_desktop(True, {"mark": "another program has these keys"})
    assert keys.trouble.text() == "⚠ Mark this moment: another program has these keys"
    keys.show_desktop(True, {})
    assert not keys.trouble.isVisible()


def test_a_key_that_people_type_with_is_not_taken(keys):
    press(keys, "mark", "B")
    assert keys.trouble.text() == "⚠ Mark this moment: add Ctrl, Alt or Meta"


def test_a_desktop_without_such_keys_says_so(keys):
    keys.show_desktop(False, {})
    assert "no keys that work everywhere" in keys.trouble.text()
    assert not any(field.isEnabled() for field in keys.fields.values())
