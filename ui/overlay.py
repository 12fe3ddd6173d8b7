"""The caption window: frameless, translucent, always on top, and never in the way of the text.

Top row: the state and the controls, in a place of their own. Under it the lines of captions. The
window is as high as its lines; pulling it higher or lower shows more or fewer of them, and it
grows for a while where speech outruns reading.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QEnterEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from app.events import CommittedEvent, DraftEvent, LogEvent, StatusEvent
from app.settings import AppearanceSettings, ReadingSettings
from ui.announcements import Announcements
from ui.caption_text import CaptionText
from ui.caption_view import CaptionView
from ui.dimming import Dimming
from ui.line_painting import alert_words
from ui.overlay_background import paint_background
from ui.overlay_controls import OverlayControls
from ui.overlay_frame import OverlayFrame
from ui.source_menu import SourceMenu
from ui.states import RUNNING
from ui.status import Status, StatusBoard, starting
from ui.style import speaker_names

_TOP = 8
_BOTTOM = 14
_GAP = 4

_WAITING = frozenset({"starting", "loading", "behind"})


class Overlay(QWidget):
    """Captions over everything else.

    Signals:
        pause_asked, transcript_asked, settings_asked, close_asked: A control was used.
        placed: It has come to rest here.
        pulled: It was pulled to another width and number of lines.
        missed_asked: What has passed should be seen.
        sources_chosen: What to listen to from now on.
        language_asked: The code of the language to caption in from now on.
        first_painted: It is on screen.
        looked_at: It came into sight, or the pointer or a key is on it.
        visible_changed: Whether it is in sight.
    """

    pause_asked = Signal()
    transcript_asked = Signal()
    settings_asked = Signal()
    close_asked = Signal()
    placed = Signal(QPoint)
    pulled = Signal(int, int)
    missed_asked = Signal()
    sources_chosen = Signal(object)
    language_asked = Signal(str)
    first_painted = Signal()
    looked_at = Signal()
    visible_changed = Signal(bool)

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(
            parent,
            Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint
            | Qt.WindowType.Tool,
        )
        self.setWindowTitle("Surtitle")
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setMouseTracking(True)
        # The window itself takes the focus first: no button is pressed by a space meant elsewhere.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self.dimming = Dimming(self)
        self._appearance = appearance
        self._text = CaptionText()
        self._text.set_names(speaker_names(appearance))
        self._statuses = StatusBoard()
        self.view = CaptionView(appearance, self)
        self.frame = OverlayFrame(self, self.view)
        self.frame.placed.connect(self.placed)
        self.frame.pulled.connect(self.pulled)
        self.announcements = Announcements(self.view.spoken_text, self)
        self.controls = OverlayControls(appearance, self)
        for child in (self.view, self.controls):
            child.setMouseTracking(True)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setSpacing(_GAP)
        self._set_margins()
        column.addWidget(self.controls)
        column.addWidget(self.view, 1)
        self.view.setContentsMargins(0, 0, 8, 0)
        self.source_menu = SourceMenu(self)
        self.source_menu.chosen.connect(self.sources_chosen)
        self.controls.source_asked.connect(self._open_source_menu)
        self.view.pace_changed.connect(self._pace_changed)
        self.controls.pace_asked.connect(self._pace_asked)
        self.controls.pause_asked.connect(self.pause_asked)
        self.controls.language_asked.connect(self.language_asked)
        self.controls.transcript_asked.connect(self.transcript_asked)
        self.controls.settings_asked.connect(self.settings_asked)
        self.controls.close_asked.connect(self.close_asked)
        # Commits and the draft that follows them come as one update: what is shown never shrinks.
        self._refresh = QTimer(self)
        self._refresh.setSingleShot(True)
        self._refresh.setInterval(0)
        self._refresh.timeout.connect(self.show_text_now)
        self._grow_lines = ReadingSettings().grow_lines
        self._set_growth()
        self._is_painted = False
        self._is_waiting = False
        self.view.set_invitation(starting().invitation)
        self.resize(self.fitting_size())

    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        if isinstance(event, StatusEvent):
            self._take_status(event)
        self.controls.leaving.take(event)
        if self._text.apply(event):
            self._refresh.start()
        if isinstance(event, DraftEvent | CommittedEvent) and event.text:
            self.dimming.wake()
        if isinstance(event, CommittedEvent) and not event.own:
            self.announcements.say(event.text)

    @Slot(bool)
    def show_drop(self, hovered: bool) -> None:
        """Say what becomes of files that hover over the captions."""
        if hovered:
            self.dimming.wake()
            self.controls.tell(self.tr("Drop to transcribe"))

    def show_text_now(self) -> None:
        """Put the text on screen without waiting for the event loop."""
        self._refresh.stop()
        self.view.set_passages(self._text.passages)
        self.controls.show_status(self.status, briefly=self._text.is_empty)

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Take another look; the window fits its lines again, its lower edge stays."""
        if appearance != self._appearance:
            self.frame.shrink()
            self._appearance = appearance
            self._set_growth()
            self.view.set_appearance(appearance)
            self.controls.set_appearance(appearance)
            if self._text.set_names(speaker_names(appearance)):
                self.show_text_now()
        self.frame.fit(self.fitting_size())
        self.update()

    def set_reading(self, reading: ReadingSettings) -> None:
        """Take another pace, another time to dim, and what is read out and set off."""
        self.announcements.wanted = reading.announce
        self._grow_lines = reading.grow_lines
        self._set_growth()
        self.dimming.set_quiet(reading.quiet_s, hides=reading.quiet == "hide")
        self.view.set_paced(reading.pace == "paced")
        self.view.set_alert_words(alert_words(reading.alert_words))

    def forgive(self) -> None:
        """What has passed was read elsewhere."""
        self.view.pace.forgive()
        self._pace_changed()

    def set_close_name(self, name: str) -> None:
        """What the close button does here: hide to the tray, or quit."""
        self.controls.set_close_name(name)

    def set_animated(self, on: bool) -> None:
        """Let lines slide and controls fade, or not."""
        self.view.animated = self.controls.animated = self.dimming.animated = on

    def fitting_size(self) -> QSize:
        """The size of the chosen width and number of lines."""
        chosen = self._appearance
        chrome = _TOP + self.controls.sizeHint().height() + _GAP + _BOTTOM
        return QSize(chosen.width_px, chrome + self.view.height_for(chosen.lines))

    @property
    def status(self) -> Status:
        """What the status line shows."""
        return self._statuses.shown

    def _take_status(self, event: StatusEvent) -> None:
        self._statuses.take(event)
        if event.source == "":
            self._is_waiting = event.state in _WAITING
        # No words are no silence while they are on their way.
        self.dimming.held = self.status.urgent or self._is_waiting
        if self.dimming.held:
            self.dimming.wake()
        self.controls.show_status(self.status, briefly=self._text.is_empty)
        if event.source == "":
            self.controls.set_running(event.state in RUNNING)
        self.view.set_invitation(self.status.invitation)

    def _pace_changed(self) -> None:
        pace = self.view.pace
        if pace.held.lines:
            text = self.tr("{} more, {:.0f} s behind").format(pace.held.lines, pace.held.behind_s)
            self.controls.show_pace(text, self.tr("Jump to now"))
        elif pace.passed:
            plural = self.tr("1 line passed") if pace.passed == 1 else self.tr("{} lines passed")
            self.controls.show_pace(plural.format(pace.passed), self.tr("Show the last minute"))
        else:
            self.controls.show_pace("", "")

    def _pace_asked(self) -> None:
        if self.view.pace.held.lines:
            self.view.catch_up()
        else:
            self.missed_asked.emit()

    def _open_source_menu(self) -> None:
        button = self.controls.source_button
        self.source_menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _set_growth(self) -> None:
        growth = self.view.growth
        growth.base = self._appearance.lines
        growth.most = max(growth.base, self._grow_lines)

    def _set_margins(self) -> None:
        margin = self._appearance.margin_px
        column = self.layout()
        assert column is not None
        column.setContentsMargins(margin, _TOP, max(0, margin - 8), _BOTTOM)

    # Qt overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rounded background, and its edge while the controls are in sight."""
        painter = QPainter(self)
        paint_background(painter, self.rect(), event.rect(), self._appearance)
        painter.end()
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the controls."""
        self.looked_at.emit()
        self.dimming.wake()
        self.controls.reveal()

    def leaveEvent(self, event: QEvent) -> None:
        """Let them go in a moment."""
        self.unsetCursor()
        self.controls.conceal()

    def showEvent(self, event: QShowEvent) -> None:
        """Captions that came while hidden are there at once."""
        self.show_text_now()
        super().showEvent(event)
        self.visible_changed.emit(True)
        self.looked_at.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees needs no room."""
        self.frame.shrink()
        super().hideEvent(event)
        self.visible_changed.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep whole lines once it rests."""
        self.frame.resized()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the window, or pull an edge."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.controls.reveal()
            self.frame.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self.frame.drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The drag is over."""
        self.frame.release()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what the buttons offer, in words."""
        menu = QMenu(self)
        for button in self.controls.buttons:
            if button is self.controls.source_button:
                menu.addMenu(self.source_menu)
            else:
                menu.addAction(button.accessibleName(), button.click)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with the arrow keys moves the window, with Shift it resizes it."""
        self.looked_at.emit()
        self.dimming.wake()
        if not self.frame.key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window manager's close is the close button's."""
        event.ignore()
        self.close_asked.emit()
