"""The settings dialog: every field writes its setting, shows it again, and nothing is clipped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QColorDialog, QLabel

from app.language_names import language_name
from app.live.figures import SessionFigures
from app.settings import OPTIONS, Settings
from app.settings_file import load_settings, save_settings
from device_choice import DEVICES, choose
from engine.models.catalogue import CATALOGUE, SMALL_MODEL
from ui.setting_fields import ChoiceField
from ui.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(qtbot):
    shown = SettingsDialog(Settings())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def use(dialog, model):
    """Take a model that is on this computer."""
    dialog.show_installed({model})
    dialog.model_page.select(model)
    dialog.model_page.use.click()


def test_every_field_writes_its_setting_and_reads_it_back(dialog, qtbot):
    text, timing = dialog.text_page, dialog.timing_page
    sound, looks = dialog.sound_page, dialog.appearance_page
    dialog.show_devices(DEVICES)
    use(dialog, "whisper-small")
    choose(dialog.model_page.device, "cpu")
    choose(dialog.model_page.precision, "float32")
    choose(text.language, "de")
    choose(timing.preset, "conservative")
    choose(timing.level, "per-window")
    timing.stability.slider.setValue(2)
    text.prompt.setText("Ada Lovelace")
    text.prompt.editingFinished.emit()
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
    assert (chosen.recognition.device, chosen.recognition.precision) == ("cpu", "float32")
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
    assert again.model_page.selected == "whisper-small"
    assert again.model_page.device.value == "cpu"
    assert again.text_page.language.value == "de"
    assert again.timing_page.preset.value == "conservative"
    assert again.timing_page.level.value == "per-window"
    assert again.timing_page.stability.value == "steady"
    assert again.text_page.prompt.text() == "Ada Lovelace"
    assert again.sound_page.source.value == "mic\nsystem"
    assert again.sound_page.device.value == "usb"
    assert again.appearance_page.letter_height.value() == 42
    assert again.appearance_page.opacity.value() == 95
    assert again.appearance_page.family.value == "DejaVu Sans"
    assert again.transcript_page.store.value == "nothing"


def test_the_dial_tells_what_this_session_measures(dialog, qtbot, script):
    dial = dialog.timing_page.stability
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


def test_an_english_model_offers_no_other_language(dialog):
    use(dialog, SMALL_MODEL)
    field = dialog.text_page.language
    assert [field.box.itemText(row) for row in range(field.box.count())] == ["English"]
    use(dialog, "whisper-base")
    assert field.box.count() == 1 + len(CATALOGUE["whisper-base"].languages)


def test_an_own_model_folder_is_shown_by_its_name(qtbot):
    settings = Settings().with_value("recognition.model", "/models/my-whisper")
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.model_page.list.currentItem().text().startswith("my-whisper ✓ in use")
    assert dialog.settings.recognition.model == "/models/my-whisper"


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
    settings = settings.with_value("window.transcript_open", True)
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.changed):
        qtbot.mouseClick(dialog.reset_all, Qt.MouseButton.LeftButton)
    kept = Settings().with_value("window.positions", {"one": (1, 2)})
    assert dialog.settings == kept
    assert dialog.appearance_page.lines.value() == 2


def test_every_setting_of_the_user_is_on_a_page(dialog):
    elsewhere = {
        "window.positions",  # where windows were dragged to
        "window.welcomed",
        "transcript.audio_noted",
        "recognition.remote_drafts",  # of a server, chosen with it
        "recognition.fallback",
    }
    reached = {key for row in range(dialog.pages.count()) for key in dialog.pages.page(row).keys}
    files = {key for key in OPTIONS if key.startswith("files.")}  # in the files' own window
    assert set(OPTIONS) - reached - elsewhere - files == set()


def test_a_page_is_reset_alone(qtbot):
    settings = Settings().with_value("appearance.lines", 7).with_value("reading.pace", "paced")
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show_page(dialog.reading_page)
    with qtbot.waitSignal(dialog.changed):
        dialog.reset_page.click()
    assert dialog.settings == Settings().with_value("appearance.lines", 7)
    dialog.show_page(dialog.about_page)
    assert not dialog.reset_page.isEnabled()


def test_a_setting_is_found_by_its_name_and_shown(dialog, qtbot):
    pages = dialog.pages
    qtbot.keyClicks(pages.search, "alert")
    shown = [pages.list.item(row).text() for row in range(pages.list.count())]
    assert shown == ["Alert words\nReading"]
    qtbot.keyClick(pages.search, Qt.Key.Key_Return)
    assert pages.current is dialog.reading_page
    qtbot.waitUntil(lambda: dialog.focusWidget() is dialog.reading_page.alert_words)
    qtbot.keyClick(pages.search, Qt.Key.Key_Escape)
    assert pages.search.text() == ""
    assert dialog.isVisible()
    assert pages.list.count() == pages.count()
    assert pages.list.currentItem().text() == "Reading"


def test_a_setting_is_found_by_what_is_said_about_it(dialog):
    def titles(text):
        return [hit.place.title for hit in dialog.pages.found(text)]

    assert "Loudness" in titles("quiet speaker")
    assert titles("drafts timing")[0] == "Drafts"
    assert "Mask words on the screen" in titles("mask")
    assert "Reset" not in titles("reset")
    assert titles("no such thing") == []


def test_what_is_not_found_is_said(dialog, qtbot):
    qtbot.keyClicks(dialog.pages.search, "zzz")
    assert dialog.pages.nothing.isVisible()
    assert dialog.pages.list.count() == 0


def test_the_list_is_entered_from_the_search_by_key(dialog, qtbot):
    qtbot.keyClicks(dialog.pages.search, "opacity")
    qtbot.keyClick(dialog.pages.search, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.pages.list, Qt.Key.Key_Return)
    assert dialog.pages.current is dialog.appearance_page
    qtbot.waitUntil(lambda: dialog.focusWidget() is dialog.appearance_page.opacity)


def test_words_to_mask_are_kept_for_each_language(dialog):
    page = dialog.text_page
    page.mask_screen.click()
    page.mask_words.setPlainText("darn\nheck")
    choose(page.mask_language, "de")
    assert page.mask_words.toPlainText() == ""
    page.mask_words.setPlainText("mist")
    chosen = dialog.settings.masking
    assert (chosen.screen, chosen.exports) == (True, False)
    assert chosen.words == {"*": "darn, heck", "de": "mist"}
    choose(page.mask_language, "*")
    assert page.mask_words.toPlainText() == "darn\nheck"
    page.mask_words.setPlainText("")
    assert dialog.settings.masking.words == {"de": "mist"}


def test_the_folder_of_exports_comes_before_exporting_by_itself(dialog):
    page = dialog.transcript_page
    assert not page.on_stop.isEnabled()
    page.folder.setText("/tmp")
    page.folder.editingFinished.emit()
    page.on_stop.click()
    page.keep_days.setValue(30)
    kept = dialog.settings.transcript
    assert (kept.export_folder, kept.export_on_stop, kept.keep_days) == ("/tmp", True, 30)


def test_versions_and_licences_are_told(dialog, qtbot):
    page = dialog.about_page
    dialog.show_page(page)
    assert "Surtitle " in page.versions.text()
    assert "Qt 6." in page.versions.text()
    rows = [page.part.box.itemText(row) for row in range(page.part.box.count())]
    assert {"Qt as PySide6", "OpenDyslexic"} <= set(rows)
    choose(page.part, "OpenDyslexic ")
    assert "SIL OPEN FONT LICENSE" in page.licence.toPlainText()
    assert "A typeface that can be chosen for captions." in page.licence.toPlainText()


def sideways(dialog):
    """Pages that are wider than their room, and the part that is."""
    for row in range(dialog.pages.count()):
        dialog.show_page(dialog.pages.page(row))
        QApplication.processEvents()
        area = dialog.pages.stack.currentWidget()
        if area.horizontalScrollBar().maximum() > 0:
            yield dialog.pages.title(row), area.widget().minimumSizeHint().width(), area.width()


@pytest.mark.parametrize("size", [(659, 336), (560, 300)])
def test_no_page_scrolls_sideways_at_200_percent_on_a_small_screen(dialog, size):
    # 1366 x 768 at 200 % are 683 x 384, less a title bar and a panel.
    dialog.show_devices(DEVICES)
    dialog.show_installed({SMALL_MODEL})
    dialog.resize(*size)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == size
    assert list(sideways(dialog)) == []


def test_nothing_is_cut_off_inside_a_page(dialog):
    dialog.show_devices(DEVICES)
    dialog.resize(659, 336)
    cut = []
    for row in range(dialog.pages.count()):
        dialog.show_page(dialog.pages.page(row))
        QApplication.processEvents()
        for label in dialog.pages.page(row).findChildren(QLabel):
            if not label.isVisible() or not label.text():
                continue
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            wide = 0 if label.wordWrap() else label.sizeHint().width()
            if needed > label.height() + 1 or wide > label.width() + 1:
                cut.append((dialog.pages.title(row), label.text()))
    assert cut == []


def test_every_field_has_a_name(dialog):
    for row in range(dialog.pages.count()):
        fields = dialog.pages.page(row).findChildren(ChoiceField)
        assert all(field.box.accessibleName() for field in fields)


def test_languages_have_names():
    assert language_name("de") == "German"
    assert language_name("yue") == "Cantonese"
    assert language_name("xx-nothing") == "xx-nothing"
