"""The windows together: overlay, transcript, settings and tray around one caption controller.

1. `show` puts the overlay on screen; nothing of the engine is imported yet.
2. With its first paint `begin` makes the controller, whose thread imports torch and loads the
   model, and captions start by themselves.
3. Every event of the log goes to the overlay and the transcript; settings go the other way.
4. `quit` may come at any moment, once: save, hide, stop the controller, leave the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Slot

from app.capture.meter import Level
from app.events import LogEvent, StatusEvent
from app.live.figures import SessionFigures
from app.masking import Mask
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.files.gate import LiveFirst
from ui.alerts import Alerts
from ui.caption_control import CaptionControl
from ui.captions import Captions, MakeCaptions
from ui.commands import Commands
from ui.files import FileDesk
from ui.full_screen import full_screen_watch
from ui.global_keys import GlobalKeys, system_keys
from ui.inventory import Inventory
from ui.kept_settings import KeptSettings
from ui.live_settings import LiveSettings
from ui.overlay import Overlay
from ui.overlay_home import OverlayHome
from ui.overlay_stance import OverlayStance
from ui.overlay_visibility import OverlayVisibility
from ui.platform_limits import limit
from ui.presets import SystemChoice, as_the_system
from ui.reading_aids import ReadingAids
from ui.recovery import Recovery
from ui.room_for_sources import RoomForSources
from ui.servers import Servers
from ui.settings_dialog import SettingsDialog
from ui.states import RUNNING
from ui.status import describe
from ui.style import application_icon, speaker_names
from ui.system_look import SystemLook
from ui.system_wishes import SystemWishes
from ui.transcript_window import TranscriptWindow
from ui.tray import Tray
from ui.welcome import Welcome
from ui.window_edges import bring_forward

_FIRST_PAINT_AT_MOST_MS = 500


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
        *,
        is_first_run: bool = False,
    ) -> None:
        """Build the windows.

        Args:
            settings: As loaded.
            store: Where lines go.
            make_captions: Called after the first paint.
            leave: Ends the event loop.
            notice: What went wrong before there was a window to say it.
            is_first_run: The first-run page opens, and captions wait for it.
            live_first: Lets captions pass before files; `make_captions` knows the same.
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
        self.files.transcript_asked.connect(self._show_session)
        self.recovery = Recovery(store, self)
        self.recovery.open_asked.connect(self._show_session)
        self.live = LiveSettings(self.kept, self.control, self)
        self.look = SystemLook(parent=self)
        self.look.changed.connect(self._look_changed)
        self.overlay = Overlay(settings.appearance)
        self.home = OverlayHome(self.overlay, self.kept)
        self.tray = Tray(application_icon(), self)
        self.sight = OverlayVisibility(self.overlay, self.tray)
        self.stance = OverlayStance(self.overlay, full_screen_watch(self))
        self.alerts = Alerts(self.overlay, self.tray, self.control)
        self.inventory = Inventory(self)
        self.figures = SessionFigures()
        self._is_first_run = is_first_run
        self.welcome = Welcome(self.kept, self.control, self.inventory, self._levels, self)
        self.room = RoomForSources(self.kept)
        self.wishes = SystemWishes(settings, parent=self)
        self.wishes.told.connect(self.tray.tell)
        self.commands = Commands(self)
        self.keys = GlobalKeys(system_keys(self), self)
        self.aids = ReadingAids(self.overlay, store, self.commands, settings.appearance, self)
        self.aids.marked.connect(self._marked)
        self.aids.alerted.connect(self.alerts.alert)
        self._transcript: TranscriptWindow | None = None
        self.dialog: SettingsDialog | None = None
        self._first_paint = QTimer(self, singleShot=True, interval=_FIRST_PAINT_AT_MOST_MS)
        self._first_paint.timeout.connect(self.begin)
        self.kept.changed.connect(self._settings_changed)
        self._connect()

    def show(self) -> None:
        """Put the overlay on screen, where it was with these screens."""
        self.home.place()
        self.overlay.show()
        self._first_paint.start()

    @property
    def transcript(self) -> TranscriptWindow:
        """The transcript window; made after the overlay is on screen, which comes first."""
        if self._transcript is None:
            chosen = self.kept.current.transcript
            self._transcript = TranscriptWindow(
                self._store, chosen.export_format, chosen.export_folder
            )
            self._transcript.set_names(speaker_names(self.kept.current.appearance))
            self._transcript.set_masking(self.kept.current.masking)
            self.commands.give_to(self._transcript)
            self._transcript.vocabulary_asked.connect(self._expect)
            self._transcript.files_asked.connect(self.files.show)
            self._transcript.play_sound(self.files.places)
            self.files.watch_over(self._transcript).connect(self._transcript.drop_hint.show_over)
            self._transcript.export_folder_chosen.connect(self._export_folder_chosen)
            self._transcript.act_on_sessions(
                self._store, lambda: self.kept.current.recognition, self._live_first
            )
        return self._transcript

    @Slot()
    def begin(self) -> None:
        """Start captions; the overlay has been painted."""
        if self._captions is not None or self._is_quitting:
            return
        self._first_paint.stop()
        captions = self._make_captions(self.kept.in_force, self._store)
        self._captions = captions
        captions.event.connect(self.take)
        self.recovery.offer(self.overlay.screen().availableGeometry())
        self.control.take_over(captions)
        if self._is_first_run:
            self.take(StatusEvent("stopped", "", 0.0))
            self.welcome.show()
        elif self.kept.current.window.start_captions:
            self.control.start()
        else:
            self.take(StatusEvent("stopped", "", 0.0))
        self.files.begin()
        if self.kept.current.window.transcript_open:
            self.show_transcript()
        for told in (self._notice, limit()):
            if told:
                self.tray.tell(told)
                self.overlay.controls.tell(told)

    @Slot(object)
    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        if self._is_quitting:
            return
        if isinstance(event, StatusEvent) and event.source == "":
            self.tray.show_running(event.state in RUNNING, describe(event))
        self.figures.take(event)
        self.room.take(event)
        self.transcript.take(event)
        event = self._mask.event(event)
        self.aids.take(event)
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.show_figures(self.figures)
        self.overlay.take(event)
        self.welcome.take(event)
        self.alerts.take(event)

    @Slot(str)
    def obey(self, command: str) -> None:
        """Do what a key, the tray or another process asks for; an unknown command does nothing."""
        doings: dict[str, Callable[[], None]] = {
            "play": self.control.toggle,
            "pause": self.control.pause,
            "close": self.sight.close,
            "toggle": self.sight.toggle,
            "show": self.sight.come_forward,
            "hide": self.sight.hide,
            "missed": self.aids.toggle_missed,
            "now": self.overlay.view.catch_up,
            "copy": self.aids.copy_last_lines,
            "mark": self.aids.mark_moment,
            "print": self.aids.toggle_large_print,
            "lock": self.toggle_click_through,
            "resume": self.control.resume,
            "stop": self.control.stop,
            "transcript": self.show_transcript,
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

    @Slot()
    def toggle_click_through(self) -> None:
        """Let clicks go to what is under the captions, or take them again."""
        self.kept.set("window.click_through", not self.kept.current.window.click_through)

    def _levels(self) -> Mapping[str, Level]:
        return {} if self._captions is None else self._captions.levels()

    @Slot(float)
    def _marked(self, at_s: float) -> None:
        self.transcript.add_mark(at_s)

    @Slot()
    def show_transcript(self) -> None:
        """Open the transcript window."""
        bring_forward(self.transcript)

    @Slot(int)
    def _show_session(self, session_id: int) -> None:
        self.show_transcript()
        self.transcript.open_session(session_id)

    def _when_agreed(self, go: Callable[[], None]) -> None:
        self.servers.agreed(self.kept.current.recognition.model, go)

    @Slot(str)
    def _use_model(self, model: str) -> None:
        def use() -> None:
            self.kept.set("recognition.model", model)
            self.live.apply()

        self.servers.agreed(model, use)

    @Slot(str)
    def _nothing_sent(self, reason: str) -> None:
        if self.control.has_session:
            self.overlay.controls.tell(reason)
        else:
            self.take(StatusEvent("failed", reason, 0.0))

    @Slot()
    def show_settings(self) -> None:
        """Open the settings."""
        if self.dialog is None:
            self.dialog = SettingsDialog(self.kept.current)
            self.dialog.show_system_choice(self.look.choice)
            self.dialog.changed.connect(self.kept.take)
            self.dialog.changed.connect(self.live.follow)
            self.dialog.welcome_asked.connect(self.welcome.show)
            self.dialog.sound_page.check.set_levels(self._levels)
            self.dialog.refresh_asked.connect(self.inventory.refresh)
            self.dialog.kept_page.removed.connect(self.transcript.refresh_sessions)
            self.dialog.servers_page.servers_asked.connect(self.servers.show)
            self.dialog.servers_page.model_asked.connect(self._use_model)
            for told in (self.servers.changed, self.servers.refused):
                told.connect(self.dialog.servers_page.refresh)
            self.inventory.devices_found.connect(self.dialog.show_devices)
            self.inventory.applications_found.connect(self.dialog.sound_page.show_applications)
            self.dialog.sound_page.set_notice(self.room.notice)
            self.inventory.models_found.connect(self.dialog.show_installed)
        self.dialog.show_figures(self.figures)
        self._keys_changed()
        bring_forward(self.dialog)

    @Slot()
    def quit(self) -> None:
        """End, once: save, hide, stop, leave."""
        if self._is_quitting:
            return
        self._is_quitting = True
        self.wishes.set_running(False)
        self._first_paint.stop()
        self.kept.save()
        self.overlay.controls.close_button.setEnabled(False)
        self.recovery.close()
        others = (*self.aids.windows, *self.files.windows, *self.servers.windows)
        for window in (self.overlay, self._transcript, self.dialog, *others):
            if window is not None:
                window.hide()
        self.tray.hide()
        self.alerts.close()
        self.keys.close()
        self.stance.close()
        self.look.close()
        self.welcome.close()
        # What hid is gone from the screen before the worker is waited for.
        QTimer.singleShot(0, self._stop_captions)

    @Slot()
    def _stop_captions(self) -> None:
        self.control.shut_down()
        self.files.end()
        if self._transcript is not None:
            self._transcript.end_sound()
        self.inventory.wait(2.0)
        self._leave()

    def _connect(self) -> None:
        self.overlay.first_painted.connect(self.begin)
        for source in (self.overlay, self.tray):
            source.pause_asked.connect(self.control.toggle)
            source.transcript_asked.connect(self.show_transcript)
            source.settings_asked.connect(self.show_settings)
        self.sight.quit_asked.connect(self.quit)
        self.alerts.show_asked.connect(self.sight.come_forward)
        for menu in (self.overlay.source_menu, self.tray.source_menu):
            menu.chosen.connect(self.listen_to)
            menu.set_notice(self.room.notice)
            menu.aboutToShow.connect(self.inventory.refresh)
            self.inventory.applications_found.connect(menu.show_applications)
        self.tray.quit_asked.connect(self.quit)
        self.tray.files_asked.connect(self.files.show)
        self.files.news.connect(self.tray.tell)
        self.files.watch_over(self.overlay).connect(self.overlay.show_drop)
        self.overlay.language_asked.connect(self.live.speak)
        self.overlay.missed_asked.connect(self.aids.toggle_missed)
        self.tray.unlock_asked.connect(self.toggle_click_through)
        self.commands.give_to(self.overlay, whole=True)
        for asking in (self.commands.asked, self.keys.pressed):
            asking.connect(self.obey)
        self.keys.changed.connect(self._keys_changed)
        self.stance.locked.connect(self.tray.show_click_through)
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
        for animated in (self.overlay, self.aids):
            animated.set_animated(not choice.reduced_motion)
        self.tray.animated = not choice.reduced_motion
        self.overlay.set_appearance(settings.appearance)
        self.overlay.set_reading(settings.reading)
        self.commands.set_keys(settings.shortcuts.keys)
        self.keys.set_keys(settings.shortcuts.everywhere)
        self.aids.set_settings(settings)
        self.alerts.set_appearance(settings.appearance)
        self.stance.let_through(settings.window.click_through)
        self.stance.leave_out(settings.window.hidden_from_capture)
        for menu in (self.overlay.source_menu, self.tray.source_menu):
            menu.show_sources(settings.audio.sources)
        self.wishes.apply(settings)

    @Slot(object)
    def _look_changed(self, choice: SystemChoice) -> None:
        self._apply(self.kept.current)
        if self.dialog is not None:
            self.dialog.show_system_choice(choice)

    @Slot()
    def _keys_changed(self) -> None:
        self.overlay.controls.show_unlock_keys(self.keys.keys.get("lock", ""))
        if self.dialog is not None:
            anywhere = self.dialog.shortcuts_page.anywhere
            anywhere.show_desktop(self.keys.is_available, self.keys.refused)

    @Slot(object)
    def _settings_changed(self, settings: Settings) -> None:
        self._apply(settings)
        self.files.settings_changed(settings)
        if self._transcript is not None:
            self._transcript.set_names(speaker_names(settings.appearance))
            self._transcript.set_masking(settings.masking)
        if self.dialog is not None and self.dialog.settings != settings:
            self.dialog.show_settings(settings)

    @Slot(str)
    def _export_folder_chosen(self, folder: str) -> None:
        self.kept.set("transcript.export_folder", folder)

    @Slot(str)
    def _expect(self, text: str) -> None:
        known = self.kept.current.recognition.prompt
        if text not in known:
            self.kept.set("recognition.prompt", f"{known}, {text}" if known else text)
