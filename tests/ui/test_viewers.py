"""Captions on other screens, from the settings page to a viewer."""

from PySide6.QtGui import QGuiApplication

from app.settings import Settings
from ui.viewers import Viewers
from ui.viewers_page import ViewersPage
from viewing import committed, lines_until, run, session, viewer


def opened(qtbot, settings):
    viewers = Viewers(settings)
    page = ViewersPage(settings)
    qtbot.addWidget(page)
    page.follow(viewers)
    page.open.click()
    return viewers, page


def test_it_is_off_until_the_box_is_ticked(qtbot):
    viewers, page = opened(qtbot, Settings())
    assert page.address.text() == viewers.url
    assert viewers.url.startswith("http://127.0.0.1:")
    assert viewers.sign
    page.copy.click()
    assert QGuiApplication.clipboard().text() == viewers.url
    page.open.click()
    assert viewers.url == viewers.sign == page.address.text() == ""
    assert not page.copy.isEnabled()


def test_what_is_taken_reaches_a_viewer_who_came_in_the_middle(qtbot):
    viewers = Viewers(Settings())
    viewers.take(session("mic", "system"))
    viewers.set_open(True)
    viewers.take(committed(1, "Hello."))

    async def watch():
        async with viewer(viewers) as socket:
            return await lines_until(socket, 1)

    lines = run(watch())
    assert [(line["name"], line["text"]) for line in lines] == [("You", "Hello.")]
    viewers.close()


def test_a_new_address_and_another_scope(qtbot):
    viewers, page = opened(qtbot, Settings())
    first = viewers.url
    page.revoke.click()
    assert page.address.text() == viewers.url != first
    assert page.code.isHidden()
    network = Settings().with_value("viewers.scope", "network")
    here = viewers.sign
    page.show_settings(network)
    viewers.apply(network)
    assert viewers.sign != here
    assert not page.code.isHidden()
    viewers.close()


def test_a_taken_port_is_told_on_the_page(qtbot):
    viewers, _ = opened(qtbot, Settings())
    port = int(viewers.url.split(":")[2].split("/")[0])
    others, page = opened(qtbot, Settings().with_value("viewers.port", max(port, 1)))
    assert str(port) in page.trouble.text()
    assert not page.open.isChecked()
    assert others.url == ""
    viewers.close()


def test_a_text_file_that_cannot_be_written_is_told(qtbot, tmp_path):
    viewers = Viewers(Settings())
    with qtbot.waitSignal(viewers.told):
        viewers.apply(Settings().with_value("viewers.text_file", str(tmp_path / "no" / "file")))
    path = tmp_path / "captions.txt"
    viewers.apply(Settings().with_value("viewers.text_file", str(path)))
    viewers.take(committed(1, "Hello."))
    qtbot.waitUntil(lambda: path.read_text() == "Hello.")
    viewers.close()
    assert path.read_text() == ""
