"""Servers in the windows: added, tried, removed; what is asked before one is used."""

from __future__ import annotations

import keyring
import pytest
from PySide6.QtCore import Qt

from app import remote_keys
from app.events import SendingEvent, SessionEvent, StatusEvent
from app.remote_keys import keep_key
from app.remotes import Remote, find_remote, load_remotes, save_remote
from app.settings import AppearanceSettings, Settings
from memory_keyring import MemoryKeyring
from speech_server import Reply, serve, spoken
from ui.consent_dialog import ConsentDialog, KeyDialog
from ui.large_print import LargePrint
from ui.overlay import Overlay
from ui.recent import Recent
from ui.server_form import ServerForm
from ui.servers import Servers
from ui.servers_dialog import ServersDialog
from ui.servers_page import ServersPage

FAR = Remote("office", "https://asr.example/v1", "whisper-large-v3")


@pytest.fixture(autouse=True)
def no_session_keys():
    remote_keys._session_keys.clear()
    yield
    remote_keys._session_keys.clear()


@pytest.fixture
def memory_keyring():
    before, mine = keyring.get_keyring(), MemoryKeyring()
    keyring.set_keyring(mine)
    yield mine
    keyring.set_keyring(before)


@pytest.fixture
def dialog(qtbot):
    made = ServersDialog()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def servers(qtbot):
    made = Servers()
    yield made
    for window in made.windows:
        window.close()


def fill(form, name="office", url="https://asr.example/v1", model="m", key=""):
    for field, text in ((form.name, name), (form.url, url), (form.model, model), (form.key, key)):
        field.setText(text)


def test_a_server_is_added_and_its_key_goes_to_the_keyring(dialog, qtbot, memory_keyring):
    dialog.add_button.click()
    form = dialog._form
    assert not form.save_button.isEnabled()
    fill(form, key="secret")
    with qtbot.waitSignal(dialog.changed):
        form.save_button.click()
    assert find_remote("office").has_key
    assert list(memory_keyring.kept.values()) == ["secret"]
    assert dialog.list.item(0).text() == "office\nm on asr.example"
    assert dialog.chosen.name == "office"


def test_without_a_keyring_it_is_said_how_long_the_key_is_kept(dialog, qtbot):
    dialog.add_button.click()
    fill(dialog._form, key="secret")
    with qtbot.waitSignal(dialog.changed):
        dialog._form.save_button.click()
    assert "until Surtitle closes" in dialog.told.text()
    assert "SURTITLE_KEY_OFFICE" in dialog.told.text()


def test_what_cannot_work_is_said_beside_the_field(qtbot):
    form = ServerForm()
    qtbot.addWidget(form)
    form.show()
    fill(form, url="http://10.0.0.7/v1")
    assert form.warning.text().startswith("The connection to 10.0.0.7 is not encrypted")
    assert form.save_button.isEnabled()
    fill(form, url="ftp://asr.example")
    assert "is no address of a server" in form.problem.text()
    assert not form.save_button.isEnabled()
    fill(form, name="a b")
    with qtbot.waitSignal(form._errand.failed):
        form.save_button.click()
    assert "no name for a remote" in form.problem.text()
    assert load_remotes() == {}


def test_a_change_keeps_key_and_consent_unless_the_host_is_another(qtbot, memory_keyring):
    save_remote(Remote("office", FAR.base_url, "m", has_key=True, consent="asr.example"))
    keep_key(find_remote("office"), "secret")
    form = ServerForm(find_remote("office"))
    qtbot.addWidget(form)
    form.model.setText("other")
    with qtbot.waitSignal(form.saved):
        form.save_button.click()
    kept = find_remote("office")
    assert (kept.model, kept.has_key, kept.consent) == ("other", True, "asr.example")
    form = ServerForm(kept)
    qtbot.addWidget(form)
    form.url.setText("https://elsewhere.example/v1")
    with qtbot.waitSignal(form.saved):
        form.save_button.click()
    moved = find_remote("office")
    assert (moved.has_key, moved.consent) == (False, "")
    assert memory_keyring.kept == {}


def test_a_key_is_taken_away(qtbot, memory_keyring):
    save_remote(Remote("office", FAR.base_url, "m", has_key=True))
    keep_key(find_remote("office"), "secret")
    form = ServerForm(find_remote("office"))
    qtbot.addWidget(form)
    form.show()
    assert form.no_key.isVisible()
    form.no_key.setChecked(True)
    assert not form.key.isEnabled()
    with qtbot.waitSignal(form.saved):
        form.save_button.click()
    assert not find_remote("office").has_key
    assert memory_keyring.kept == {}


def test_a_server_is_tried_with_nobody_s_voice(dialog, qtbot):
    with serve() as server:
        server.reply = spoken("Welcome to the captions.")
        save_remote(Remote("here", server.address, "tiny"))
        dialog.refresh()
        dialog.try_button.click()
        assert not dialog.try_button.isEnabled()
        qtbot.waitUntil(dialog.try_button.isEnabled, timeout=20_000)
    assert dialog.told.text().startswith("It works. 127.0.0.1:")
    assert "“Welcome to the captions." in dialog.told.text()


@pytest.mark.parametrize(
    ("reply", "says"),
    [
        (Reply(401, '{"error": "no key"}'), "wants a key (401: no key)"),
        (Reply(404, '{"detail": "no such model"}'), "(404: no such model)"),
        (Reply(200, "<html><title>Sign in</title>", "text/html"), "web page"),
    ],
)
def test_why_a_server_does_not_work_is_said(dialog, qtbot, reply, says):
    with serve() as server:
        server.reply = reply
        save_remote(Remote("here", server.address, "tiny"))
        dialog.refresh()
        dialog.try_button.click()
        qtbot.waitUntil(dialog.try_button.isEnabled, timeout=20_000)
    assert says in dialog.told.text()


def test_a_server_and_its_key_are_removed(dialog, qtbot, memory_keyring):
    save_remote(Remote("office", FAR.base_url, "m", has_key=True))
    keep_key(find_remote("office"), "secret")
    dialog.refresh()
    with qtbot.waitSignal(dialog.changed):
        dialog.remove_button.click()
    assert load_remotes() == {}
    assert memory_keyring.kept == {}
    assert dialog.empty.isVisible()


def test_a_model_of_this_computer_asks_nothing(servers):
    went = []
    servers.agreed("whisper-base", lambda: went.append(1))
    assert went == [1]
    assert servers.asking is None


def test_the_first_use_of_a_host_asks_once(servers, qtbot):
    save_remote(FAR)
    went = []
    servers.agreed("remote:office", lambda: went.append(1))
    asking = servers.asking
    assert isinstance(asking, ConsentDialog)
    assert asking.isVisible()
    assert went == []
    asking.yes.click()
    qtbot.waitUntil(lambda: went == [1])
    assert find_remote("office").consent == "asr.example"
    servers.agreed("remote:office", lambda: went.append(2))
    qtbot.waitUntil(lambda: went == [1, 2])


def test_no_is_what_enter_and_escape_say_and_nothing_is_sent(servers, qtbot):
    save_remote(FAR)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        servers.agreed("remote:office", lambda: pytest.fail("went on"))
        with qtbot.waitSignal(servers.refused) as refused:
            qtbot.keyClick(servers.asking, key)
        assert refused.args == ["Nothing was sent to asr.example."]
    assert find_remote("office").consent == ""


def test_a_key_that_no_keyring_has_is_asked_for(servers, qtbot):
    save_remote(Remote("office", FAR.base_url, "m", has_key=True, consent="asr.example"))
    went = []
    servers.agreed("remote:office", lambda: went.append(1))
    qtbot.waitUntil(lambda: isinstance(servers.asking, KeyDialog))
    asking = servers.asking
    assert not asking.ok.isEnabled()
    qtbot.keyClicks(asking.field, "secret")
    asking.ok.click()
    qtbot.waitUntil(lambda: went == [1])
    assert remote_keys.find_key(find_remote("office")) == "secret"


def test_a_yes_to_one_server_is_none_to_another(servers, qtbot):
    save_remote(FAR)
    save_remote(Remote("lab", "https://lab.example/v1", "m"))
    went = []
    servers.agreed("remote:office", lambda: went.append("office"))
    servers.agreed("remote:lab", lambda: went.append("lab"))
    servers.asking.yes.click()
    qtbot.waitUntil(lambda: servers.asking is not None)
    assert servers.asking.remote.name == "lab"
    assert went == []
    servers.asking.yes.click()
    qtbot.waitUntil(lambda: went == ["lab"])


def test_a_server_that_is_gone_is_said(servers, qtbot):
    with qtbot.waitSignal(servers.refused) as refused:
        servers.agreed("remote:nowhere", lambda: pytest.fail("went on"))
    assert "no remote named 'nowhere'" in refused.args[0]


def test_the_page_offers_servers_and_asks_before_it_changes_anything(qtbot):
    save_remote(FAR)
    page = ServersPage(Settings())
    qtbot.addWidget(page)
    edited, asked = [], []
    page.edited.connect(lambda key, value: edited.append((key, value)))
    page.model_asked.connect(asked.append)
    titles = [page.place.box.itemText(row) for row in range(page.place.box.count())]
    assert titles == ["On this computer", "office (whisper-large-v3)"]
    page.place.box.setCurrentIndex(1)
    page.place.box.activated.emit(1)
    assert asked == ["remote:office"]
    assert edited == []
    page.refresh()
    assert page.place.value == ""
    page.show_settings(Settings().with_value("recognition.model", "remote:office"))
    assert page.place.value == "remote:office"
    page.place.box.activated.emit(0)
    assert asked[-1] == "whisper-base"


def test_the_mark_stays_for_as_long_as_audio_leaves(qtbot):
    overlay = Overlay(AppearanceSettings())
    qtbot.addWidget(overlay)
    overlay.show()
    mark = overlay.controls.leaving
    assert not mark.isVisible()
    overlay.take(SessionEvent("2026-03-02T09:00:00Z", "remote:office", "conservative", ("mic",)))
    overlay.take(SendingEvent("asr.example", 0, 0.0))
    assert (mark.isVisible(), mark.text()) == (True, "Audio goes to asr.example")
    for state in ("listening", "behind", "silent", "paused"):
        overlay.take(StatusEvent(state, "", 1.0))
        assert mark.isVisible(), state
    overlay.take(SendingEvent("asr.example", 12, 2.0))
    assert mark.text() == "Audio goes to asr.example, 12 min sent"
    overlay.take(SendingEvent("", 0, 3.0))
    assert not mark.isVisible()
    overlay.take(SendingEvent("asr.example", 12, 4.0))
    overlay.take(StatusEvent("stopped", "", 5.0))
    assert not mark.isVisible()


def test_large_print_that_is_opened_later_has_the_mark_too(qtbot):
    recent = Recent()
    recent.take(SessionEvent("2026-03-02T09:00:00Z", "remote:office", "conservative", ("mic",)))
    recent.take(SendingEvent("asr.example", 3, 1.0))
    window = LargePrint(AppearanceSettings())
    qtbot.addWidget(window)
    window.show()
    for event in recent.events():
        window.take(event)
    assert window.leaving.isVisible()
    assert window.leaving.text() == "Audio goes to asr.example, 3 min sent"
