"""The windows in each language: which one is meant, which way it runs, and nothing is clipped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

import translations
from app.events import CommittedEvent
from app.sentences import in_words
from app.settings import Settings
from audited_windows import WINDOWS, pages
from engine.sentence import Sentence
from translation_checks import Message, complaints
from ui.languages import LANGUAGES, is_mirrored, language_of, speak
from ui.model_words import size_text
from ui.setting_fields import ClearCheckBox
from ui.settings_dialog import SettingsDialog
from ui.transcript_lines import LineWriter

ELIDING = ("StatusLabel", "SpokenText")
"""Labels that end in an ellipsis where there is no room, and say the whole elsewhere."""


@pytest.fixture
def spoken(qapp):
    """A function that gives the windows a language; English again afterwards."""
    before = QLocale()
    yield lambda code: speak(qapp, code)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("de_AT", "de"),
        ("fr_CA", "fr"),
        ("es_MX", "es"),
        ("ja_JP", "ja"),
        ("zh_CN", "zh_CN"),
        ("ar_EG", "ar"),
        ("pl_PL", "en"),
    ],
)
def test_the_language_of_the_system_is_taken(system, expected):
    assert language_of("system", QLocale(system)) == expected
    assert language_of("ja", QLocale(system)) == "ja"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_ours_and_qts_own_texts_are_translated(spoken, qtbot, code):
    assert spoken(code) == code
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel)
    assert cancel.text().replace("&", "") != "Cancel"
    assert QCoreApplication.translate("SettingsDialog", "Settings") != "Settings"
    said = Sentence("cannot read {path}: {reason}", path="/a/b", reason="EIO")
    shown = in_words(said)
    assert "/a/b" in shown
    assert shown.casefold() != said.casefold()


def test_arabic_is_mirrored_and_what_was_said_keeps_its_own_direction(spoken, qtbot):
    spoken("ar")
    assert is_mirrored()
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    assert left_of(dialog.pages.search, dialog) > dialog.width() / 2
    writer = LineWriter(QPalette())
    writer.names, writer.named = {"mic": "أنت"}, True
    english = CommittedEvent(1, "mic", "Shall we begin?", 1, 3, "en", 3, 3)
    line = "".join(text for text, _ in writer.pieces(english))
    assert "\u2068أنت\u2069" in line


def test_sizes_are_written_as_the_language_does(spoken):
    spoken("en")
    assert size_text(148_000_000) == "148 MB"
    spoken("fr")
    assert size_text(16_800_000_000) == "16,8 Go"


def left_of(widget, window):
    return widget.mapTo(window, widget.rect().topLeft()).x()


def needed_width(widget):
    """Of what a widget says in one line, in pixels."""
    if isinstance(widget, QComboBox):
        style = widget.style().subControlRect
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        frame = widget.width() - style(QStyle.ComplexControl.CC_ComboBox, option, part).width()
        return frame + widget.fontMetrics().horizontalAdvance(widget.currentText())
    return widget.sizeHint().width()


def clipped(window):
    """Texts that are cut off, each with where it stands."""
    QApplication.processEvents()
    # What has just arrived from a thread is laid out.
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(
            widget, QLabel | QAbstractButton | QComboBox | QAbstractSpinBox
        ):
            continue
        text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
        if not text or type(widget).__name__ in ELIDING or is_inside(widget, QAbstractSpinBox):
            continue
        if isinstance(widget, ClearCheckBox) or (isinstance(widget, QLabel) and widget.wordWrap()):
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                found.append((text, "height", widget.width(), widget.height()))
        elif needed_width(widget) > widget.width() + 1:
            found.append((text, "width", widget.width(), needed_width(widget)))
    return found


def is_inside(widget, kind):
    return isinstance(widget.parentWidget(), kind)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("made", WINDOWS, ids=lambda cls: cls.__name__)
def test_nothing_is_clipped(spoken, qtbot, made, code):
    spoken(code)
    window = WINDOWS[made]()
    qtbot.addWidget(window)
    if isinstance(window, QMenu):
        pytest.skip("a menu is as wide as its texts")
    window.show()
    QApplication.processEvents()
    found = [(page, *what) for page in pages(window) for what in clipped(window)]
    assert found == []


def test_what_is_clipped_is_found(qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    frame.resize(300, 100)
    button = QPushButton("Longer than there is room for", frame)
    button.resize(60, 30)
    frame.show()
    QApplication.processEvents()
    assert [text for text, *_ in clipped(frame)] == [button.text()]


def test_the_committed_translations_are_complete():
    assert set(translations.LANGUAGES) == set(LANGUAGES)
    assert translations.check() == []


def test_what_is_wrong_with_a_translation_is_found():
    def message(source, *forms, is_finished=True):
        return Message("Page", source, "", forms, len(forms) > 1, is_finished)

    wanted = [message("Add {name}…", ""), message("&Close", ""), message("%n line(s)", "", "")]
    faulty = {
        "other fields": message("Add {name}…", "{title} hinzufügen…"),
        "an ellipsis at one end only": message("Add {name}…", "{name} hinzufügen"),
        "its mark of a mnemonic (&) is missing, or there are several": message("&Close", "Zu"),
        "not translated": message("&Close", "", is_finished=False),
        "1 forms instead of 2": message("%n line(s)", "%n Zeilen"),
    }
    for fault, given in faulty.items():
        rest = [one for one in wanted if one.source != given.source]
        said = complaints("x.ts", [given, *rest], wanted, "de")
        assert any(fault in line for line in said), fault
    assert "missing" in complaints("x.ts", wanted[1:], wanted, "de")[0]
    assert "no longer" in complaints("x.ts", [*wanted, message("Old", "Alt")], wanted, "de")[0]
