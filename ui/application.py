"""The windows' entry point.

1. The Qt platform is chosen: X11 where it answers, since Wayland lets no window stay on top.
2. Settings and store are opened; what is wrong with them is said in the window, not fatal.
3. The overlay is on screen, painted; only then what captions need is imported, and torch last.
   A program that runs already is asked to show itself instead.
4. The event loop runs until somebody quits: a menu, a key, Ctrl-C, SIGTERM.
5. The worker has ended and the store is closed when `run` returns.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.capture.clock import session_clock
from app.capture.sleep import SleepSignals
from app.display import display_problem
from app.instance import InstanceServer, ask
from app.leaving import leave
from app.paths import transcripts_file
from app.sentences import in_words
from app.settings import Settings
from app.settings_file import load_settings
from app.transcript.errors import DamagedStoreError, NewerStoreError
from app.transcript.late import LateStore
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from engine.files.gate import LiveFirst
from engine.torch_library import load_without_lock
from ui.captions import Captions
from ui.crash_notice import CrashNotice
from ui.cycle_collector import CycleCollector
from ui.desktop import Desktop
from ui.languages import speak
from ui.quit_signals import QuitSignals
from ui.style import application_icon

if TYPE_CHECKING:
    from app.live.announcer import Sink
    from app.live.session import LiveSession

logger = logging.getLogger(__name__)


def run(argv: Sequence[str] = (), settings: Settings | None = None) -> int:
    """Open the windows, caption until the user quits, and return the exit status.

    Args:
        argv: The command line after the program's name, for Qt.
        settings: In place of the user's own.
    """
    platform = platform_choice()
    if platform is not None:
        os.environ["QT_QPA_PLATFORM"] = platform
    application = QApplication([sys.argv[0], *argv])
    application.setApplicationName("surtitle")
    application.setApplicationDisplayName("Surtitle")
    application.setDesktopFileName("io.github.surtitle.Surtitle")
    application.setWindowIcon(application_icon())
    # Hiding the overlay leaves the tray; the desktop decides when it is over.
    application.setQuitOnLastWindowClosed(False)
    collector = CycleCollector(application)
    if ask("show") is not None:
        # One for each user: two would caption the same sound twice.
        logger.info("already running; it was asked to show itself")
        return 0
    chosen = settings or load_settings()
    speak(application, chosen.window.language)
    store, notice = open_store(chosen)
    live_first = LiveFirst()
    running = ExitStack()
    make_captions = partial(_controller, live_first, running)
    is_first_run = settings is None and not chosen.window.welcomed
    desktop = Desktop(
        chosen,
        store,
        make_captions,
        _leave,
        notice,
        live_first,
        partial(_import_captions, at_once=chosen.window.start_captions and not is_first_run),
        is_first_run=is_first_run,
    )
    desktop.control.state_changed.connect(collector.state_changed)
    notices = CrashNotice(desktop.overlay)
    server = InstanceServer(desktop)
    server.asked.connect(desktop.obey)
    if not server.listen():
        logger.warning("nobody else can ask this program for anything: no local socket")
    signals = QuitSignals(desktop)
    signals.received.connect(desktop.quit)
    application.commitDataRequest.connect(desktop.quit)
    try:
        with running:
            desktop.show()
            status = application.exec()
    finally:
        server.close()
        signals.restore()
        notices.restore()
        store.close()
    leave_threads_behind(status)
    return status


def leave_threads_behind(status: int) -> None:
    """End the process here if a thread may sit in a library, such as a decode or an import."""
    main = threading.main_thread()
    left = [t.name for t in threading.enumerate() if t.daemon and t is not main]
    if left:
        logger.info("left behind: %s", ", ".join(left))
        logging.shutdown()
        leave(status)


def open_store(settings: Settings) -> tuple[TranscriptStore, str]:
    """The transcript store, and one line where it had to be memory instead of the user's file."""
    if settings.transcript.store == "nothing":
        return TranscriptStore(":memory:"), ""
    try:
        return TranscriptStore(transcripts_file()), ""
    except EngineError as error:
        logger.warning("%s", error)
        told = QCoreApplication.translate(
            "Application", "{problem}. Lines wait in memory until they can be stored."
        )
        if isinstance(error, NewerStoreError | DamagedStoreError):
            told = QCoreApplication.translate(
                "Application", "{problem}. This session's transcript is not kept."
            )
        return TranscriptStore(":memory:"), told.format(problem=in_words(error))


def platform_choice() -> str | None:
    """The Qt platform to ask for; None leaves it to Qt."""
    environment = dict(os.environ)
    if environment.get("QT_QPA_PLATFORM") or not environment.pop("WAYLAND_DISPLAY", ""):
        return None
    return "xcb" if display_problem(environment) is None else None


def _leave() -> None:
    # Not quit(), which asks every window first, and the overlay's answer to closing is to hide.
    QCoreApplication.exit(0)


def _import_captions(*, at_once: bool) -> None:
    """Import what `_controller` and the first event need.

    Where a session begins `at_once`, its thread imports torch next. Its library is loaded here,
    where no other thread does anything: one that imports a library meanwhile waits for the loader,
    and the windows wait for it.
    """
    if at_once:
        load_without_lock()
    for name in ("assembly", "controller", "keeping"):
        import_module(f"app.live.{name}")
    import_module("ui.transcript_window")


def _controller(
    live_first: LiveFirst,
    running: ExitStack,
    settings: Callable[[], Settings],
    store: TranscriptStore,
) -> Captions:
    from app.live.assembly import build_session
    from app.live.controller import CaptionController
    from app.live.keeping import StoreSink, recorder_of

    running.enter_context(SleepSignals(session_clock.prepare))
    late = LateStore(transcripts_file)
    application = QCoreApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(late.close)

    def session(sinks: Sequence[Sink]) -> LiveSession:
        chosen = settings()
        kept = [StoreSink(store)]
        if store.path is None and chosen.transcript.store == "keep":
            # It could not be opened at the start: its lines wait until it can be.
            kept.append(StoreSink(late.open))
        audio = recorder_of(chosen, kept[-1])
        # A microphone that is not there yet is waited for, and the window says so. A model that is
        # not there is offered by the first-run page: nothing is fetched unasked.
        return build_session(
            chosen,
            [*kept, *sinks],
            wait=True,
            may_download=False,
            audio=audio,
            live_first=live_first,
        )

    controller: Captions = CaptionController(session)
    return controller
