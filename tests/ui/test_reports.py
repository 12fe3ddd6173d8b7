"""A report from the windows, and the question for a new version."""

import pytest

from app import updates
from app.events import CommittedEvent, SessionEvent
from app.report.bundle import read_report
from app.settings import Settings
from app.updates import NewVersion
from ui.about_page import AboutPage
from ui.general_page import GeneralPage
from ui.kept_settings import KeptSettings
from ui.report_desk import ReportDesk
from ui.update_check import UpdateCheck


@pytest.fixture
def desk(qapp):
    made = ReportDesk(KeptSettings(Settings()))
    made.take(SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", ("mic",)))
    made.take(CommittedEvent(1, "mic", "Good morning.", 1, 2, "en", 2, 2.2))
    return made


@pytest.mark.parametrize("with_text", [True, False])
def test_the_session_at_hand_is_written(desk, qtbot, tmp_path, with_text):
    with qtbot.waitSignal(desk.told) as told:
        desk.write(tmp_path / "r.zip", with_text=with_text)
    assert told.args[0].startswith("Saved as ")
    begun, line = read_report(tmp_path / "r.zip").events
    assert begun.kind == "session"
    assert (line.text == "Good morning.") is with_text


def test_what_cannot_be_written_is_told(desk, qtbot, tmp_path):
    with qtbot.waitSignal(desk.told) as told:
        desk.write(tmp_path / "nowhere" / "r.zip", with_text=False)
    assert told.args[0].startswith("Cannot write ")


def test_deleted_sessions_are_forgotten(desk, qtbot, tmp_path):
    desk.forget()
    with qtbot.waitSignal(desk.told):
        desk.write(tmp_path / "r.zip", with_text=True)
    assert len(read_report(tmp_path / "r.zip").events) == 1


def test_words_go_in_only_if_ticked(qtbot):
    page = AboutPage(Settings())
    qtbot.addWidget(page)
    for ticked in (False, True):
        page.with_text.setChecked(ticked)
        with qtbot.waitSignal(page.report_asked) as asked:
            page.report.click()
        assert asked.args == [ticked]
    page.tell("Saved.")
    assert not page.report_told.isHidden()


def test_without_an_address_nothing_can_be_asked(qtbot):
    page = GeneralPage(Settings().with_value("window.look_for_updates", True))
    qtbot.addWidget(page)
    assert not page.updates.isEnabled()


def test_with_an_address_all_that_is_sent_is_shown(qtbot, monkeypatch):
    monkeypatch.setattr(updates, "UPDATE_ADDRESS", "https://example.org/latest.json")
    page = GeneralPage(Settings())
    qtbot.addWidget(page)
    assert page.updates.isEnabled()
    assert not page.updates.isChecked()
    shown = page._update_terms()
    assert updates.what_is_sent("https://example.org/latest.json") in shown


@pytest.mark.parametrize("wanted", [True, False])
def test_it_asks_only_where_that_was_chosen(qtbot, monkeypatch, wanted):
    asked = []
    monkeypatch.setattr(updates, "UPDATE_ADDRESS", "https://example.org/latest.json")
    monkeypatch.setattr(
        updates, "newer_version", lambda address: asked.append(address) or NewVersion("9.0", "")
    )
    check = UpdateCheck()
    settings = Settings().with_value("window.look_for_updates", wanted)
    if wanted:
        with qtbot.waitSignal(check.told) as told:
            check.begin(settings)
        assert told.args == ["There is a new version of Surtitle, 9.0."]
    else:
        check.begin(settings)
    assert len(asked) == wanted
