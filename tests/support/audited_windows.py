"""Every window as it is audited, with something in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from app.capture.choice import Device
from app.events import CommittedEvent, SessionEvent, StatusEvent
from app.jobs.job import Job, JobState
from app.remotes import Remote, save_remote
from app.settings import AppearanceSettings, Settings
from app.transcript.records import SessionRecord
from ui.consent_dialog import ConsentDialog, KeyDialog
from ui.first_run import FirstRun
from ui.job_window import JobWindow
from ui.large_print import LargePrint
from ui.missed_panel import MissedPanel
from ui.overlay import Overlay
from ui.recovery_notice import RecoveryNotice
from ui.server_form import ServerForm
from ui.servers_dialog import ServersDialog
from ui.settings_dialog import SettingsDialog
from ui.source_menu import SourceMenu
from ui.transcript_window import TranscriptWindow
from ui.trouble_notice import TroubleNotice

SAID = [
    SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", ("mic", "system")),
    StatusEvent("listening", "Listening", 0.1),
    CommittedEvent(1, "mic", "Shall we look at the spring?", 1, 3, "en", 3, 3),
    CommittedEvent(2, "system", "Yes, go ahead.", 3, 4, "en", 4, 4),
]


def overlay():
    window = Overlay(AppearanceSettings())
    for event in SAID:
        window.take(event)
    window.show_text_now()
    window.controls.animated = False
    window.controls.reveal()
    window.controls.show_pace("3 lines passed", "Show the last minute")
    window.controls.viewers.say("Captions are shown on other screens")
    return window


def transcript():
    window = TranscriptWindow()
    for event in SAID:
        window.take(event)
    window.finder.box.setText("spring")
    return window


def settings():
    dialog = SettingsDialog(Settings().with_value("audio.sources", ("mic", "system")))
    dialog.show_devices([Device("usb", "USB Microphone", "mic", True, "pulse")])
    dialog.resize(700, 1100)
    return dialog


def first_run() -> FirstRun:
    page = FirstRun(Settings().with_value("audio.sources", ("mic", "system")))
    page.show_installed(set())
    for event in SAID:
        page.take(event)
    page.resize(700, 900)
    return page


def missed():
    panel = MissedPanel(AppearanceSettings())
    panel.show_lines(["0:01  Hello."], QRect(0, 500, 500, 90), QRect(0, 0, 800, 800))
    return panel


def large_print():
    window = LargePrint(AppearanceSettings())
    for event in SAID:
        window.take(event)
    window.resize(700, 500)
    return window


def trouble():
    notice = TroubleNotice(AppearanceSettings())
    notice.tell("USB microphone was unplugged; waiting for it", QRect(0, 0, 800, 800))
    return notice


def recovery():
    notice = RecoveryNotice()
    record = SessionRecord(3, "Board", "2026-03-02T09:00:00Z", "whisper-base", "p", n_lines=12)
    notice.offer(record, QRect(0, 0, 800, 800))
    return notice


def files():
    window = JobWindow(None)
    window.show_jobs(
        (
            Job(1, Path("/a/talk.mp4"), state=JobState.RUNNING, duration_s=9.0, done_s=3.0),
            Job(2, Path("/a/mute.mp4"), state=JobState.FAILED, error="mute.mp4 has no sound in it"),
        )
    )
    window.show_audio_goes("audio goes to asr.example")
    window.tell("the watched folder /a is not there")
    return window


def servers():
    save_remote(REMOTE)
    return ServersDialog()


REMOTE = Remote("lab", "http://asr.example:8000/v1", "whisper-base", has_key=True)

WINDOWS = {
    Overlay: overlay,
    TranscriptWindow: transcript,
    SettingsDialog: settings,
    FirstRun: first_run,
    MissedPanel: missed,
    LargePrint: large_print,
    TroubleNotice: trouble,
    RecoveryNotice: recovery,
    SourceMenu: SourceMenu,
    JobWindow: files,
    ServersDialog: servers,
    ServerForm: lambda: ServerForm(REMOTE),
    ConsentDialog: lambda: ConsentDialog(REMOTE),
    KeyDialog: lambda: KeyDialog(REMOTE),
}


def pages(window):
    """The window as it is, and with each of its pages in turn."""
    if isinstance(window, SettingsDialog):
        for row in range(window.pages.count()):
            window.show_page(window.pages.page(row))
            QApplication.processEvents()
            yield window.pages.title(row)
    else:
        yield ""
