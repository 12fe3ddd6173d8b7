"""A program that was killed leaves its session, lines and sound; the next start offers it."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QRect, Qt

from app.paths import transcripts_file
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.files.media import read_mono
from ui.desktop import Desktop
from ui.recovery import Recovery

AREA = QRect(0, 0, 800, 800)

PROGRAM = """
import sys, time
import numpy as np
from app.events import CommittedEvent, SessionEvent
from app.live.keeping import StoreSink, recorder_of
from app.paths import transcripts_file
from app.settings import Settings
from app.transcript.store import TranscriptStore

kept = StoreSink(TranscriptStore(transcripts_file()))
audio = recorder_of(Settings().with_value("transcript.keep_audio", True), kept)
ring = audio.tap("mic", 16_000)
audio.begin(0.0)
events = [SessionEvent("2026-01-01T10:00:00Z", "whisper-base", "responsive", ("mic",))]
events += [
    CommittedEvent(n, "mic", f"Line {n}.", n, n + 0.9, "en", n + 1, n + 1) for n in range(1, 4)
]
for n, event in enumerate(events):
    kept(event)
    audio(event)
    ring.write(np.full(16_000, 0.25, np.float32), float(n))
while True:
    files = list(transcripts_file().parent.rglob("*.flac"))
    if files and files[0].stat().st_size > 500:
        break
    time.sleep(0.01)
print("said", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def killed():
    """How often a program is killed in the middle of a session."""

    def kill(times=1):
        for _ in range(times):
            child = subprocess.Popen(
                [sys.executable, "-c", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )
            with child:
                assert child.stdout is not None
                assert child.stdout.readline() == b"said\n"
                child.kill()

    return kill


@pytest.fixture
def recovery(qtbot):
    with TranscriptStore(transcripts_file()) as store:
        made = Recovery(store)
        made.store = store
        yield made
        made.close()
        if made.notice is not None:
            made.notice.deleteLater()


def shown(recovery):
    return recovery.notice is not None and recovery.notice.isVisible()


def bytes_with(word):
    files = [path for path in transcripts_file().parent.rglob("*") if path.is_file()]
    return [path for path in files if word in path.read_bytes()]


def test_nothing_is_said_where_nothing_was_cut_off(recovery):
    recovery.offer(AREA)
    assert recovery.notice is None


def test_a_session_is_opened_with_all_that_was_said(killed, recovery, qtbot):
    killed()
    recovery.offer(AREA)
    assert shown(recovery)
    assert "ended unexpectedly" in recovery.notice.text.text()
    assert recovery.notice.told.text() == "Its 3 lines are safe."
    with qtbot.waitSignal(recovery.open_asked) as asked:
        qtbot.mouseClick(recovery.notice.open_button, Qt.MouseButton.LeftButton)
    (number,) = asked.args
    assert [line.text for line in recovery.store.lines(number)] == ["Line 1.", "Line 2.", "Line 3."]
    assert recovery.store.session(number).duration_s == pytest.approx(3.9)
    assert not shown(recovery)
    sound = read_mono(recovery.store.audio.files(number)["mic"])
    assert len(sound) > 16_000
    assert abs(sound[:16_000] - 0.25).max() < 1e-3


def test_escape_and_closing_keep_it_and_it_is_not_offered_again(killed, recovery, qtbot):
    killed(2)
    recovery.offer(AREA)
    first = recovery._waiting[0].id
    qtbot.keyClick(recovery.notice, Qt.Key.Key_Escape)
    assert shown(recovery)  # The other one.
    assert recovery._waiting[0].id < first
    recovery.notice.close()
    assert recovery.store.unfinished_sessions() == []
    assert len(recovery.store.sessions()) == 2
    recovery.offer(AREA)
    assert not shown(recovery)


def test_deleting_asks_and_leaves_no_byte(killed, recovery, qtbot):
    killed()
    recovery.offer(AREA)
    notice = recovery.notice
    assert bytes_with(b"Line 2.")
    qtbot.mouseClick(notice.delete_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(notice, Qt.Key.Key_Escape)
    assert shown(recovery)
    assert notice.open_button.isVisible()
    assert len(recovery.store.unfinished_sessions()) == 1
    qtbot.mouseClick(notice.delete_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(notice.sure_button, Qt.MouseButton.LeftButton)
    assert not shown(recovery)
    assert recovery.store.sessions() == []
    assert bytes_with(b"Line 2.") == []
    assert not list(transcripts_file().parent.rglob("*.flac"))


def test_what_cannot_be_done_is_told_and_what_is_gone_is_let_go(killed, recovery, qtbot):
    killed()
    recovery.offer(AREA)
    with recovery.store._database.connected() as connection:
        connection.execute("PRAGMA query_only = ON")
    qtbot.mouseClick(recovery.notice.keep_button, Qt.MouseButton.LeftButton)
    assert "it is read-only" in recovery.notice.told.text()
    assert shown(recovery)
    with recovery.store._database.connected() as connection:
        connection.execute("PRAGMA query_only = OFF")
    recovery.store.delete_session(recovery._waiting[0].id)
    qtbot.mouseClick(recovery.notice.keep_button, Qt.MouseButton.LeftButton)
    assert not shown(recovery)


def test_the_next_start_offers_it_with_the_first_paint_before_captions_begin(
    killed, qtbot, scripted_captions
):
    killed()
    left = []
    with TranscriptStore(transcripts_file()) as store:
        settings = Settings().with_value("appearance.width_px", 400)
        desktop = Desktop(settings, store, scripted_captions, lambda: left.append("left"))
        desktop.show()
        qtbot.waitUntil(lambda: shown(desktop.recovery))
        assert desktop._captions.asked in ([], ["start"])
        qtbot.mouseClick(desktop.recovery.notice.open_button, Qt.MouseButton.LeftButton)
        assert "Line 2." in desktop.transcript.view.toPlainText()
        desktop.quit()
        qtbot.waitUntil(lambda: left == ["left"])
        for window in (desktop.overlay, desktop.transcripts.made, desktop.recovery.notice):
            window.deleteLater()
