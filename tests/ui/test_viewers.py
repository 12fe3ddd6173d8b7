"""Captions on other screens, from the settings page to a viewer."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.settings import AppearanceSettings, Settings
from ui.overlay_controls import OverlayControls
from ui.style import application_icon
from ui.tray import Tray
from ui.viewers import Viewers
from ui.viewers_page import ViewersPage
from ui.viewers_sign import ViewersSign
from ui.viewers_signs import ViewersSigns
from viewing import committed, lines_until, run, session, viewer

LEFT = Qt.MouseButton.LeftButton


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


def test_the_signs_end_it_with_one_click(qtbot):
    viewers, page = opened(qtbot, Settings())
    controls, tray = OverlayControls(AppearanceSettings()), Tray(application_icon())
    qtbot.addWidget(controls)
    ViewersSigns(viewers, controls, tray)
    controls.resize(700, 30)
    controls.show()
    sign = controls.viewers
    for end in (lambda: qtbot.mouseClick(sign, LEFT), tray.viewers_action.trigger,
                lambda: qtbot.keyClick(sign, Qt.Key.Key_Space)):  # fmt: skip
        assert sign.isVisible()
        assert sign.accessibleName() == viewers.sign == sign.text()
        assert sign.accessibleDescription() == tray.viewers_action.text()
        assert min(sign.width(), sign.height()) >= 24
        assert viewers.sign in tray.icon.toolTip()
        end()
        assert viewers.url == ""
        assert not sign.isVisible()
        assert not page.open.isChecked()
        assert not tray.viewers_action.isVisible()
        assert controls.status_label.text() == "Captions are no longer shown on other screens"
        page.open.click()
    viewers.close()
    tray.hide()


def test_the_signs_marks_stay_where_there_is_no_room_for_words(qtbot):
    sign = ViewersSign()
    qtbot.addWidget(sign)
    sign.say("Captions are shown on other screens")
    sign.resize(sign.minimumSizeHint())
    picture = sign.grab().toImage()
    edges = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width())]
    assert len({color.rgb() for color in edges}) > 2


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
