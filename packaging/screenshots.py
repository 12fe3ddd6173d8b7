"""Render every window in its states to PNG, to be looked at: screenshots.py FOLDER [--scale N].

No sound, no model, no screen: the windows take the events of a log, as they do in use.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import file_screenshots  # noqa: E402 - beside this file
from screenshot_canvas import dark_palette, over_backdrop, tray_icons  # noqa: E402
from screenshot_scenes import (  # noqa: E402
    ENGLISH,
    FIRST,
    SAID,
    SECOND,
    STATES,
    events_of,
    measured,
    sentence,
    statuses,
    two_sources,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.events import LogEvent
    from app.settings import AppearanceSettings


class Shooting:
    """Takes the pictures."""

    def __init__(self, folder: Path, only: str) -> None:
        from app.settings import AppearanceSettings

        self.folder = folder
        self.only = only
        self.appearance = replace(AppearanceSettings(), opacity=0.85)

    def overlays(self) -> None:
        """Every text, state and look of the caption window."""
        from ui.presets import PRESETS

        for name, said in SAID.items():
            self.overlay(f"overlay-{name}", list(events_of(said)))
        self.overlay("overlay-two-sources", list(two_sources()))
        for status in statuses():
            state = status.state
            self.overlay(f"overlay-state-{state}", [status])
            self.overlay(f"overlay-state-{state}-text", [*events_of(ENGLISH), status])
        for preset, colors in PRESETS.items():
            changes: dict[str, Any] = dict(colors)
            look = replace(self.appearance, **changes)
            name = preset.lower().replace(" ", "-")
            self.overlay(f"overlay-look-{name}", list(events_of(ENGLISH)), look, revealed=True)
        large = replace(self.appearance, font_size_px=56, lines=3, width_px=1200)
        self.overlay("overlay-look-large", list(events_of(ENGLISH)), large)
        fast = [("c", f"{FIRST} {SECOND}")] * 4
        self.overlay("overlay-passed", list(events_of(fast)), step=True)
        self.overlay("overlay-grown", list(events_of(fast[:2])), step=True)
        self.overlay("overlay-paced", list(events_of(fast)), step=True, pace="paced")
        self.overlay("overlay-clicks-through", list(events_of(ENGLISH)), locked=True)
        self.overlay("overlay-alert", list(events_of(ENGLISH)), words="Sales, Anna")
        narrow = replace(self.appearance, width_px=320, lines=6)
        self.overlay("overlay-narrow", list(events_of(ENGLISH)), narrow, revealed=True)
        viewed = "Captions are shown on other screens"
        self.overlay("overlay-viewed", list(events_of(ENGLISH)), viewed=viewed, revealed=True)
        self.overlay("overlay-viewed-narrow", list(events_of(ENGLISH)), narrow, viewed=viewed)

    def states(self) -> None:
        """The status row of every state and what its tool tip says, on dark and on light."""
        from PySide6.QtGui import QPalette
        from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

        from ui.overlay_controls import OverlayControls
        from ui.status import describe

        light = replace(
            self.appearance,
            text_color="#000000", draft_color="#333a40", background_color="#ffffff",
        )  # fmt: skip
        for name, look in (("states", self.appearance), ("states-light", light)):
            sheet = QWidget()
            palette = QPalette(sheet.palette())
            palette.setColor(QPalette.ColorRole.Window, look.background_color)
            palette.setColor(QPalette.ColorRole.WindowText, look.draft_color)
            sheet.setPalette(palette)
            sheet.setFixedWidth(760)
            column = QVBoxLayout(sheet)
            for status in map(describe, statuses()):
                row = OverlayControls(look)
                row.animated = False
                row.show_status(status)
                advice = QLabel(status.advice)
                advice.setIndent(20)
                advice.setPalette(palette)
                column.addWidget(row)
                column.addWidget(advice)
            sheet.show()
            self.save(name, sheet)
            sheet.hide()
            sheet.deleteLater()

    def overlay(
        self,
        name: str,
        events: list[LogEvent],
        look: AppearanceSettings | None = None,
        revealed: bool = False,
        *,
        step: bool = False,
        pace: str = "live",
        words: str = "",
        locked: bool = False,
        viewed: str = "",
    ) -> None:
        """One picture of the caption window over a busy backdrop."""
        from PySide6.QtCore import Qt

        from app.settings import ReadingSettings
        from ui.overlay import Overlay

        if self.only not in name:
            return
        window = Overlay(look or self.appearance)
        window.view.animated = window.controls.animated = False
        window.move(300, 300)
        window.set_reading(ReadingSettings(pace=pace, alert_words=words))
        window.show()
        window.controls.show_locked(locked)
        window.controls.viewers.say(viewed)
        window.controls.show_unlock_keys("Ctrl+Alt+Shift+L" if locked else "")
        for event in events:
            window.take(event)
            if step:
                window.show_text_now()
        window.show_text_now()
        if revealed:
            window.controls.reveal()
            window.controls.pause_button.setFocus(Qt.FocusReason.TabFocusReason)
        self.save(name, window, backdrop=True)
        window.hide()
        window.deleteLater()

    def missed(self) -> None:
        """The last minute."""
        from PySide6.QtCore import QRect

        from ui.missed_panel import MissedPanel
        from ui.recent import Recent

        recent = Recent()
        for event in [*events_of(ENGLISH * 3)]:
            recent.take(event)
        panel = MissedPanel(self.appearance)
        panel.show_lines(recent.missed(), QRect(40, 600, 720, 100), QRect(0, 0, 800, 800))
        self.save("missed", panel)
        panel.hide()
        panel.deleteLater()

    def alerts(self) -> None:
        """Trouble on the screen, and the tray's icons on light and dark panels."""
        from PySide6.QtCore import QRect

        from app.events import StatusEvent
        from app.sentences import in_words
        from ui.trouble_notice import TroubleNotice

        notice = TroubleNotice(self.appearance)
        code, _ = STATES["lost"]
        notice.tell(in_words(sentence(code)), QRect(0, 0, 1366, 768))
        self.save("trouble-notice", notice, backdrop=True)
        notice.hide()
        notice.deleteLater()
        if self.only in "tray-icons":
            events = [
                StatusEvent(state, sentence(said), 9.0, value)
                for state, (said, value) in STATES.items()
            ]
            tray_icons(events).save(str(self.folder / "tray-icons.png"))

    def large_print(self) -> None:
        """Captions over a whole screen."""
        from ui.large_print import LargePrint

        window = LargePrint(self.appearance)
        window.view.animated = False
        window.resize(1366, 768)
        window.show()
        for event in [*events_of(ENGLISH), *two_sources()]:
            window.take(event)
        self.save("large-print", window)
        window.hide()
        window.deleteLater()

    def save(self, name: str, window: QWidget, *, backdrop: bool = False) -> None:
        """Write the window's picture."""
        if self.only not in name:
            return
        from PySide6.QtWidgets import QApplication

        for _ in range(2):  # A layout within another one asks for its room in a second turn.
            QApplication.processEvents()
        picture = window.grab()
        if backdrop:
            picture = over_backdrop(picture)
        picture.save(str(self.folder / f"{name}.png"))
        sys.stdout.write(f"{name}.png {picture.width()}x{picture.height()}\n")

    def settings(self) -> None:
        """Every page of the settings."""
        from app.capture.choice import Device
        from app.settings import Settings
        from engine.models.catalogue import DEFAULT_MODEL
        from ui.settings_dialog import SettingsDialog

        devices = [
            Device("alsa_input.usb", "USB Microphone", "mic", True, "pulse"),
            Device("bluez_input", "Headset", "mic", False, "pulse", bluetooth=True),
            Device("speakers.monitor", "Built-in Audio", "monitor", True, "pulse"),
        ]
        pale = replace(
            self.appearance, background_color="#7d8a96", opacity=0.5, follow_system=False
        )
        both = Settings().with_value("audio.sources", ("mic", "system"))
        for name, settings in (
            ("settings", both),
            ("settings-pale", replace(Settings(), appearance=pale)),
        ):
            dialog = SettingsDialog(settings)
            dialog.show_devices(devices)
            dialog.show_installed({DEFAULT_MODEL})
            if name == "settings":
                dialog.show_figures(measured())
            dialog.show()
            for row in range(dialog.pages.count()):
                dialog.show_page(dialog.pages.page(row))
                title = dialog.pages.title(row).lower().replace(" ", "-")
                self.save(f"{name}-{title}", dialog)
            if name == "settings":
                dialog.show_settings(settings.with_value("viewers.scope", "network"))
                address = "http://192.168.1.23:8080/Zk3vQ0x9mW2Lr8PdTq5b1A/"
                dialog.viewers_page.show_viewers(address, "")
                dialog.show_page(dialog.viewers_page)
                self.save("settings-other-screens-open", dialog)
            dialog.pages.search.setText("let")
            self.save(f"{name}-search", dialog)
            dialog.hide()
            dialog.deleteLater()

    def recovery(self) -> None:
        """A session that was cut off, and the question before it is deleted."""
        from PySide6.QtCore import QRect

        from app.transcript.records import SessionRecord
        from ui.recovery_notice import RecoveryNotice

        cut_off = SessionRecord(3, "", "2026-03-02T09:00:00Z", "whisper-base", "", n_lines=12)
        notice = RecoveryNotice()
        notice.offer(cut_off, QRect(0, 0, 800, 800))
        self.save("recovery", notice)
        notice.delete_button.click()
        self.save("recovery-delete", notice)
        notice.hide()
        notice.deleteLater()

    def first_run(self) -> None:
        """The first-run page: before and after its model is there, and with words."""
        from app.settings import Settings
        from engine.models.catalogue import DEFAULT_MODEL
        from ui.first_run import FirstRun

        page = FirstRun(Settings())
        page.show()
        page.show_installed(set())
        self.save("first-run-no-model", page)
        page.show_installed({DEFAULT_MODEL})
        page.show_running(True)
        for event in events_of(ENGLISH):
            page.take(event)
        self.save("first-run-words", page)
        page.hide()
        page.deleteLater()

    def transcript(self) -> None:
        """The transcript window: empty, one session, two sources, and a search."""
        from app.events import GapEvent, SuspectEvent
        from ui.transcript_window import TranscriptWindow

        window = TranscriptWindow()
        window.show()
        self.save("transcript-empty", window)
        for event in events_of(ENGLISH * 6):
            window.take(event)
        window.take(SuspectEvent("mic", "Thanks.", 76.0, 77.0, "no_speech", 0.9, 77.0, 77.1))
        window.add_mark(79.0)
        window.take(GapEvent("mic", 80.0, 84.0, "the microphone was unplugged", 84.0))
        self.save("transcript-session", window)
        window.finder.box.setText("north")
        self.save("transcript-find", window)
        window.finder.box.clear()
        for event in two_sources():
            window.take(event)
        self.save("transcript-two-sources", window)
        window.hide()
        window.deleteLater()

    def session_search(self) -> None:
        """A search over all stored sessions, and the line that was opened from it."""
        from PySide6.QtWidgets import QApplication

        from app.events import CommittedEvent, SessionEvent
        from app.transcript.store import TranscriptStore
        from ui.transcript_window import TranscriptWindow

        if self.only not in "transcript-search":
            return
        with TranscriptStore(":memory:") as store:
            for day, title in ((2, "Spring figures"), (9, ""), (16, "Sales, north")):
                begun = SessionEvent(f"2026-03-{day:02}T09:00:00Z", "whisper-base", "responsive")
                session = store.new_session(begun, title)
                for event in events_of(ENGLISH * day):
                    if isinstance(event, CommittedEvent):
                        store.add_line(session, replace(event, source="mic"))
                store.end_session(session)
            window = TranscriptWindow(store)
            window.show()
            window.search.box.setText("north")
            window.search.look()
            while not window.search.hits.count():
                QApplication.processEvents()
            window.search.hits.itemActivated.emit(window.search.hits.item(1))
            self.save("transcript-search", window)
            window.end_sound()
            window.hide()
            window.deleteLater()


def main(argv: list[str] | None = None) -> int:
    """Take all pictures, or those whose name contains ``--only``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("--scale", default="1", help="scale of the screen, such as 2 (default: 1)")
    parser.add_argument("--only", default="", help="a part of the pictures' names")
    parser.add_argument("--dark", action="store_true", help="with a dark desktop theme")
    parser.add_argument("--language", default="en", help="of the windows, such as de (default: en)")
    options = parser.parse_args(argv)
    os.environ["QT_SCALE_FACTOR"] = options.scale
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.*=false")
    options.folder.mkdir(parents=True, exist_ok=True)
    from PySide6.QtWidgets import QApplication

    from ui.languages import speak

    application = QApplication(["surtitle"])
    application.setApplicationDisplayName("Surtitle")
    speak(application, options.language)
    if options.dark:
        application.setPalette(dark_palette())
    shooting = Shooting(options.folder, options.only)
    steps: list[Callable[[], None]] = [
        shooting.overlays,
        shooting.states,
        shooting.missed,
        shooting.large_print,
        shooting.alerts,
        shooting.settings,
        shooting.first_run,
        shooting.recovery,
        shooting.transcript,
        shooting.session_search,
        lambda: file_screenshots.files(shooting.save),
        lambda: file_screenshots.player(shooting.save),
        lambda: file_screenshots.servers(shooting.save),
    ]
    for step in steps:
        step()
    application.processEvents()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
