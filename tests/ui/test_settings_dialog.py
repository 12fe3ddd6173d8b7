"""The settings dialog: every field writes its setting, shows it again, and nothing is clipped."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog

from app.capture.choice import Device
from app.language_names import language_name
from app.live.figures import SessionFigures
from app.settings import Settings
from app.settings_file import load_settings, save_settings
from engine.models.catalogue import CATALOGUE, SMALL_MODEL
from ui.settings_dialog import SettingsDialog

DEVICES = [
    Device("speakers.monitor", "Built-in Audio", "monitor", True, "pulse"),
    Device("bluez", "Headset", "mic", False, "pulse", bluetooth=True),
    Device("usb", "USB Microphone", "mic", True, "pulse"),
]


@pytest.fixture
def dialog(qtbot):
    shown = SettingsDialog(Settings())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def choose(field, value):
    """As a person does: open the list and take an entry."""
    for row in range(field.box.count()):
        field.box.setCurrentIndex(row)
        if field.value == value:
            field.box.activated.emit(row)
            return
    pytest.fail(f"{value} is not offered")


def test_every_field_writes_its_setting_and_reads_it_back(dialog, qtbot):
    speech, sound, looks = dialog.speech_page, dialog.sound_page, dialog.appearance_page
    dialog.show_devices(DEVICES)
    choose(speech.model, "whisper-small")
    choose(speech.language, "de")
    choose(speech.preset, "conservative")
    choose(speech.level, "per-window")
    speech.stability.slider.setValue(2)
    speech.prompt.setText("Ada Lovelace")
    speech.prompt.editingFinished.emit()
    choose(sound.source, "mic\nsystem")
    choose(sound.device, "usb")
    choose(sound.output, "speakers.monitor")
    looks.letter_height.setValue(42)
    looks.lines.setValue(3)
    looks.opacity.setValue(95)
    looks.text_color.chosen.emit("#fefefe")
    looks.draft_color.chosen.emit("#eeeeee")
    looks.background_color.chosen.emit("#010101")
    choose(looks.family, "DejaVu Sans")
    choose(dialog.transcript_page.store, "nothing")
    choose(dialog.transcript_page.format, "srt")
    chosen = dialog.settings
    assert chosen.recognition.model == "whisper-small"
    assert chosen.recognition.language == "de"
    assert chosen.recognition.preset == "conservative"
    assert chosen.recognition.level == "per-window"
    assert chosen.recognition.stability == "steady"
    assert chosen.recognition.prompt == "Ada Lovelace"
    assert chosen.audio.sources == ("mic", "system")
    assert (chosen.audio.device, chosen.audio.output) == ("usb", "speakers.monitor")
    assert chosen.appearance.font_size_px == 42
    assert chosen.appearance.lines == 3
    assert chosen.appearance.opacity == 0.95
    assert chosen.appearance.text_color == "#fefefe"
    assert chosen.appearance.draft_color == "#eeeeee"
    assert chosen.appearance.background_color == "#010101"
    assert chosen.appearance.font_family == "DejaVu Sans"
    assert (chosen.transcript.store, chosen.transcript.export_format) == ("nothing", "srt")

    save_settings(chosen)
    again = SettingsDialog(load_settings())
    qtbot.addWidget(again)
    again.show_devices(DEVICES)
    assert again.speech_page.model.value == "whisper-small"
    assert again.speech_page.language.value == "de"
    assert again.speech_page.preset.value == "conservative"
    assert again.speech_page.level.value == "per-window"
    assert again.speech_page.stability.value == "steady"
    assert again.speech_page.prompt.text() == "Ada Lovelace"
    assert again.sound_page.source.value == "mic\nsystem"
    assert again.sound_page.device.value == "usb"
    assert again.appearance_page.letter_height.value() == 42
    assert again.appearance_page.opacity.value() == 95
    assert again.appearance_page.family.value == "DejaVu Sans"
    assert again.transcript_page.store.value == "nothing"


def test_the_dial_tells_what_this_session_measures(dialog, qtbot, script):
    dial = dialog.speech_page.stability
    figures = SessionFigures()
    figures.take(script.session())
    dialog.show_figures(figures)
    assert "once 20 words" in dial.measured.text()
    said = "one two three four five six seven eight nine ten eleven twelve"
    for _ in range(2):
        figures.take(script.draft(said))
        figures.take(script.commit(said.replace("twelve", "twelfth")))
    dialog.show_figures(figures)
    assert "words appear 0.6 s after they are spoken" in dial.measured.text()
    assert "8% of them changed" in dial.measured.text()
    qtbot.keyClick(dial.slider, Qt.Key.Key_Right)
    assert dialog.settings.recognition.stability == "steady"
    assert dial.slider.accessibleDescription().startswith("Steady.")


def test_an_edit_is_told_at_once(dialog, qtbot):
    with qtbot.waitSignal(dialog.changed) as changed:
        dialog.appearance_page.lines.setValue(4)
    assert changed.args[0].appearance.lines == 4


def test_speech_waits_for_the_next_start_and_says_so(dialog, qtbot):
    assert not dialog.restart.isVisible()
    dialog.appearance_page.lines.setValue(4)
    assert not dialog.restart.isVisible()
    choose(dialog.speech_page.preset, "conservative")
    assert dialog.restart.isVisible()
    assert "start again" in dialog.pending.text()
    dialog.appearance_page.lines.setValue(5)
    assert dialog.restart.isVisible()
    with qtbot.waitSignal(dialog.restart_asked):
        qtbot.mouseClick(dialog.restart, Qt.MouseButton.LeftButton)
    assert not dialog.restart.isVisible()


def test_the_catalogue_is_offered_with_what_is_installed(dialog):
    field = dialog.speech_page.model
    titles = [field.box.itemText(row) for row in range(field.box.count())]
    assert len(titles) == len(CATALOGUE)
    dialog.show_installed({SMALL_MODEL})
    titles = [field.box.itemText(row) for row in range(field.box.count())]
    assert [t for t in titles if "installed" in t] == [
        f"{CATALOGUE[SMALL_MODEL].title} (installed)"
    ]
    choose(field, "whisper-small")
    assert "MB" in field.explanation.text()


def test_an_english_model_offers_no_other_language(dialog):
    choose(dialog.speech_page.model, SMALL_MODEL)
    field = dialog.speech_page.language
    assert [field.box.itemText(row) for row in range(field.box.count())] == ["English"]
    choose(dialog.speech_page.model, "whisper-base")
    assert field.box.count() == 1 + len(CATALOGUE["whisper-base"].languages)


def test_an_own_model_folder_is_shown_by_its_name(qtbot):
    settings = Settings().with_value("recognition.model", "/models/my-whisper")
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.speech_page.model.box.currentText() == "my-whisper"
    assert dialog.settings.recognition.model == "/models/my-whisper"


def test_defaults_come_first_among_the_microphones(dialog):
    dialog.show_devices(DEVICES)
    field = dialog.sound_page.device
    titles = [field.box.itemText(row) for row in range(field.box.count())]
    assert titles == [
        "The system's choice",
        "USB Microphone",
        "Headset",
    ]
    choose(field, "bluez")
    assert "call quality" in field.explanation.text()


def test_each_source_shows_the_devices_of_its_kind_only(dialog):
    page = dialog.sound_page
    dialog.tabs.setCurrentIndex(2)
    dialog.show_devices(DEVICES)
    assert page.device.isVisible()
    assert not page.output.isVisible()
    choose(page.source, "mic\nsystem")
    assert page.device.isVisible()
    assert page.output.isVisible()
    assert "headphones" in page.source.explanation.text()
    choose(page.source, "demo")
    assert not page.device.isVisible()
    assert dialog.settings.audio.sources == ("demo",)


def test_speakers_are_renamed_and_coloured(dialog, qtbot):
    field = dialog.appearance_page.others
    field.name.setText("  Grandma ")
    field.name.editingFinished.emit()
    assert dialog.settings.appearance.others_name == "Grandma"
    field.color.chosen.emit("#ff88ff")
    assert dialog.settings.appearance.others_color == "#ff88ff"
    field.name.setText(" ")
    field.name.editingFinished.emit()
    assert field.name.text() == "Grandma"
    assert dialog.settings.appearance.others_name == "Grandma"


def test_a_source_that_is_not_there_stays_chosen(qtbot):
    dialog = SettingsDialog(Settings().with_value("audio.sources", ("a.gone.microphone",)))
    qtbot.addWidget(dialog)
    dialog.show_devices([], "no sound server answers")
    assert dialog.sound_page.source.value == "a.gone.microphone"
    assert "not connected" in dialog.sound_page.source.explanation.text()
    assert dialog.sound_page.trouble.text() == "no sound server answers"


def test_a_colour_is_chosen_in_a_dialog(dialog, qtbot):
    field = dialog.appearance_page.text_color
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    chooser = field.findChild(QColorDialog)
    chooser.setCurrentColor(QColor("#fedcba"))
    chooser.accept()
    assert dialog.settings.appearance.text_color == "#fedcba"
    assert "#fedcba" in field.accessibleName()


def test_poor_contrast_is_warned_of_and_a_preset_mends_it(dialog):
    page = dialog.appearance_page
    assert page.contrast.text().startswith("✓")
    page.draft_color.chosen.emit("#202428")
    assert page.contrast.text().startswith("⚠")
    assert page.preset.value == ""
    choose(page.preset, "Light")
    assert page.contrast.text().startswith("✓")
    assert dialog.settings.appearance.background_color == "#fbfbf9"


def test_defaults_are_restored_but_the_place_of_the_window_is_not(qtbot):
    settings = Settings().with_value("window.positions", {"one": (1, 2)})
    settings = settings.with_value("appearance.lines", 7).with_value("recognition.language", "fr")
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.changed):
        qtbot.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert dialog.settings == replace(Settings(), window=settings.window)
    assert dialog.appearance_page.lines.value() == 2


def test_it_looks_for_devices_when_it_opens_and_when_asked(qtbot):
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.refresh_asked):
        dialog.show()
    with qtbot.waitSignal(dialog.refresh_asked):
        dialog.sound_page.refresh.click()


@pytest.mark.parametrize("width", [560, 320])
def test_nothing_is_clipped_sideways(dialog, qtbot, width):
    dialog.show_devices(DEVICES)
    dialog.resize(width, 330)
    qtbot.wait(20)
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        qtbot.wait(5)
        area = dialog.tabs.widget(page)
        inner = area.widget()
        # What does not fit is reached by scrolling, never cut off.
        assert inner.width() >= inner.minimumSizeHint().width()
        assert inner.height() >= inner.minimumSizeHint().height()


def test_every_field_has_a_name(dialog):
    for page in (dialog.appearance_page, dialog.speech_page, dialog.sound_page):
        fields = [v for v in vars(page).values() if hasattr(v, "box")]
        assert fields
        assert all(field.box.accessibleName() for field in fields)


def test_languages_have_names():
    assert language_name("de") == "German"
    assert language_name("yue") == "Cantonese"
    assert language_name("xx-nothing") == "xx-nothing"
