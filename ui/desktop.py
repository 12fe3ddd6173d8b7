"""The windows together: overlay, transcript, settings and tray around one caption controller.

1. `show` puts the overlay on screen; nothing of the engine is imported yet.
2. After its first paint a thread imports what captions need; then `begin` makes the controller,
   whose own thread imports torch and loads the model, and captions start by themselves.
3. Every event of the log goes to the overlay and the transcript; settings go the other way.
4. `quit` may come at any moment, once: save, hide, stop the controller, leave the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from app.events import LogEvent, StatusEvent
from app.live.figures import SessionFigures
from app.masking import Mask
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.files.gate import LiveFirst
from ui.caption_control import CaptionControl
from ui.captions import Captions, MakeCaptions
from ui.files import FileDesk
from ui.first_paint import FirstPaint
from ui.inventory import Inventory
from ui.kept_settings import KeptSettings
from ui.live_settings import LiveSettings
from ui.overlay_desk import OverlayDesk
from ui.placement import screen_under
from ui.platform_limits import limit
from ui.presets import as_the_system
from ui.reading_aids import ReadingAids
from ui.recovery import Recovery
from ui.report_desk import ReportDesk
from ui.room_for_sources import RoomForSources
from ui.servers import Servers
from ui.settings_desk import SettingsDesk
from ui.states import RUNNING
from ui.status import describe
from ui.system_look import SystemLook
from ui.system_wishes import SystemWishes
from ui.transcript_desk import TranscriptDesk
from ui.update_check import UpdateCheck
from ui.viewers import Viewers
from ui.viewers_signs import ViewersSigns
from ui.welcome import Welcome

if TYPE_CHECKING:
    from app.capture.meter import Level
    from ui.settings_dialog import SettingsDialog
    from ui.transcript_window import TranscriptWindow


class Desktop(QObject):
    """Owns the windows; lives in the GUI thread."""

    def __init__(
        self,
        settings: Settings,
        store: TranscriptStore,
        make_captions: MakeCaptions,
        leave: Callable[[], None],
        notice: str = "",
        live_first: LiveFirst | None = None,
        prepare: Callable[[], None] = lambda: None,
        *,
        is_first_run: bool = False,
    ) -> None:
        """Build the windows.

        Args:
            settings: As loaded.
            store: Where lines go.
            make_captions: Called after the first paint, and after `prepare`.
            leave: Ends the event loop.
            notice: What went wrong before there was a window to say it.
            is_first_run: The first-run page opens, and captions wait for it.
            live_first: Lets captions pass before files; `make_captions` knows the same.
            prepare: Called on a thread after the first paint; imports what `make_captions` needs.
        """
        super().__init__()
        self.kept = KeptSettings(settings, self)
        self._store = store
        self._make_captions = make_captions
        self._leave = leave
        self._notice = notice
        self._live_first = live_first or LiveFirst()
        self._captions: Captions | None = None
        self._is_quitting = False
        self._mask = Mask()
        self.control = CaptionControl(self)
        self.control.state_changed.connect(self._state_changed)
        self.servers = Servers(self)
        self.servers.refused.connect(self._nothing_sent)
        self.control.guard = self._when_agreed
        self.files = FileDesk(
            self.kept.in_force, store, self.servers.agreed, self._live_first, self
        )
        self.recovery = Recovery(store, self)
        self.live = LiveSettings(self.kept, self.control, self)
        self.look = SystemLook(parent=self)
        self.look.changed.connect(self._look_changed)
        self.desk = OverlayDesk(self.kept, self.control, self)
        self.overlay, self.tray = self.desk.overlay, self.desk.tray
        self.inventory = Inventory(self)
        self.figures = SessionFigures()
        self._is_first_run = is_first_run
        self.welcome = Welcome(self.kept, self.control, self.inventory, self._levels, self)
        self.room = RoomForSources(self.kept)
        self.viewers = Viewers(settings, self)
        ViewersSigns(self.viewers, self.overlay.controls, self.tray)
        self.wishes = SystemWishes(settings, parent=self)
        self.wishes.told.connect(self.tray.tell)
        commands = self.desk.commands
        self.aids = ReadingAids(self.overlay, store, commands, settings.appearance, self)
        self.aids.alerted.connect(self.desk.alerts.alert)
        self.transcripts = TranscriptDesk(
            self.kept, store, commands, self.files, self._live_first, self
        )
        self.reports = ReportDesk(self.kept, self)
        self.updates = UpdateCheck(self)
        self.updates.told.connect(self.tray.tell)
        self.settings = SettingsDesk(
            self.kept, self.live, self.look, self.inventory, self.servers, self.desk.keys,
            self.room, self.viewers, self._levels, self.reports, self,
        )  # fmt: skip
        self.aids.marked.connect(self.transcripts.add_mark)
        self._first_paint = FirstPaint(self.overlay, prepare, self)
        self._first_paint.passed.connect(self.begin)
        self.kept.changed.connect(self._settings_changed)
        self._connect()

    def show(self) -> None:
        """Put the overlay on screen, where it was with these screens."""
        self.desk.show()
        self._first_paint.wait()

    @property
    def transcript(self) -> TranscriptWindow:
        """The transcript window."""
        return self.transcripts.window

    @property
    def dialog(self) -> SettingsDialog | None:
        """The settings, once they were opened."""
        return self.settings.dialog

    @Slot()
    def begin(self) -> None:
        """Start captions; the overlay has been painted, and what they need is imported."""
        if self._captions is not None or self._is_quitting:
            return
        self._first_paint.stop()
        # The first event needs it; while a model loads it would take many times as long.
        self.transcripts.make()
        captions = self._make_captions(self.kept.in_force, self._store)
        self._captions = captions
        captions.event.connect(self.take)
        self.recovery.offer(screen_under(self.overlay).availableGeometry())
        self.control.take_over(captions)
        if self._is_first_run:
            self.take(StatusEvent("stopped", "", 0.0))
            self.welcome.show()
        elif self.kept.current.window.start_captions:
            self.control.start()
        else:
            self.take(StatusEvent("stopped", "", 0.0))
        self.files.begin()
        self.updates.begin(self.kept.current)
        if self.kept.current.window.transcript_open:
            self.transcripts.show()
        for told in (self._notice, limit()):
            if told:
                self.desk.tell(told)

    @Slot(object)
    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        if self._is_quitting:
            return
        if isinstance(event, StatusEvent) and event.source == "":
            self.tray.show_running(event.state in RUNNING, describe(event))
        self.figures.take(event)
        self.room.take(event)
        self.transcripts.take(event)
        self.reports.take(event)
        event = self._mask.event(event)
        self.aids.take(event)
        self.settings.show_figures(self.figures)
        self.overlay.take(event)
        self.viewers.take(event)
        self.welcome.take(event)
        self.desk.alerts.take(event)

    @Slot(str)
    def obey(self, command: str) -> None:
        """Do what a key, the tray or another process asks for; an unknown command does nothing."""
        doings: dict[str, Callable[[], None]] = {
            "play": self.control.toggle,
            "pause": self.control.pause,
            "close": self.desk.sight.close,
            "toggle": self.desk.sight.toggle,
            "show": self.desk.sight.come_forward,
            "hide": self.desk.sight.hide,
            "missed": self.aids.toggle_missed,
            "now": self.overlay.view.catch_up,
            "copy": self.aids.copy_last_lines,
            "mark": self.aids.mark_moment,
            "print": self.aids.toggle_large_print,
            "lock": self.desk.toggle_click_through,
            "resume": self.control.resume,
            "stop": self.control.stop,
            "transcript": self.transcripts.show,
            "files": self.files.show,
            "settings": self.show_settings,
            "quit": self.quit,
        }
        if command in doings and not self._is_quitting:
            doings[command]()

    @Slot(object)
    def listen_to(self, sources: tuple[str, ...]) -> None:
        """Caption these sources from now on."""
        self.kept.set("audio.sources", sources)
        self.live.apply()

    def _levels(self) -> Mapping[str, Level]:
        return {} if self._captions is None else self._captions.levels()

    def _when_agreed(self, go: Callable[[], None]) -> None:
        self.servers.agreed(self.kept.current.recognition.model, go)

    @Slot(str)
    def _nothing_sent(self, reason: str) -> None:
        if self.control.has_session:
            self.overlay.controls.tell(reason)
        else:
            self.take(StatusEvent("failed", reason, 0.0))

    @Slot()
    def show_settings(self) -> None:
        """Open the settings."""
        self.settings.open(self.figures)

    @Slot()
    def quit(self) -> None:
        """End, once: save, hide, stop, leave."""
        if self._is_quitting:
            return
        self._is_quitting = True
        self.wishes.set_running(False)
        self._first_paint.stop()
        self.kept.save()
        self.recovery.close()
        others = (*self.aids.windows, *self.files.windows, *self.servers.windows)
        for window in (self.transcripts.made, self.dialog, *others):
            if window is not None:
                window.hide()
        self.desk.close()
        self.look.close()
        self.viewers.close()
        self.welcome.close()
        # What hid is gone from the screen before the worker is waited for.
        QTimer.singleShot(0, self._stop_captions)

    @Slot()
    def _stop_captions(self) -> None:
        self.control.shut_down()
        self.files.end()
        self.transcripts.end()
        self.inventory.wait(2.0)
        self._leave()

    def _connect(self) -> None:
        for asking in (self.files.transcript_asked, self.recovery.open_asked):
            asking.connect(self.transcripts.show_session)
        self.settings.welcome_asked.connect(self.welcome.show)
        self.settings.sessions_removed.connect(self.transcripts.refresh_sessions)
        self.settings.sessions_removed.connect(self.reports.forget)
        for source in (self.overlay, self.tray):
            source.pause_asked.connect(self.control.toggle)
            source.transcript_asked.connect(self.transcripts.show)
            source.settings_asked.connect(self.show_settings)
        self.desk.sight.quit_asked.connect(self.quit)
        for menu in (self.overlay.source_menu, self.tray.source_menu):
            menu.chosen.connect(self.listen_to)
            menu.set_notice(self.room.notice)
            menu.aboutToShow.connect(self.inventory.refresh)
            self.inventory.applications_found.connect(menu.show_applications)
        self.tray.quit_asked.connect(self.quit)
        self.tray.files_asked.connect(self.files.show)
        self.files.news.connect(self.tray.tell)
        self.files.stored.connect(self.transcripts.refresh_sessions)
        self.files.watch_over(self.overlay).connect(self.overlay.show_drop)
        self.overlay.language_asked.connect(self.live.speak)
        self.overlay.missed_asked.connect(self.aids.toggle_missed)
        self.desk.asked.connect(self.obey)
        self._apply(self.kept.current)

    @Slot(str)
    def _state_changed(self, state: str) -> None:
        self.overlay.controls.set_running(state in RUNNING)
        self.wishes.set_running(self.control.is_running)

    def _apply(self, chosen: Settings) -> None:
        choice = self.look.choice
        settings = replace(chosen, appearance=as_the_system(chosen.appearance, choice))
        self._mask = Mask.of_screen(chosen.masking)
        self.welcome.apply(chosen, choice)
        self.desk.apply(settings, choice)
        self.aids.set_animated(not choice.reduced_motion)
        self.aids.set_settings(settings)
        self.wishes.apply(settings)
        self.viewers.apply(settings)

    @Slot()
    def _look_changed(self) -> None:
        self._apply(self.kept.current)

    @Slot(object)
    def _settings_changed(self, settings: Settings) -> None:
        self._apply(settings)
        self.files.settings_changed(settings)
        self.transcripts.apply(settings)
        self.settings.show_settings(settings)
