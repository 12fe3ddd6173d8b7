"""The overlay's top row: the state at the left, the controls at the right, no text under it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.language_names import language_name
from app.sentences import translated
from app.settings import AppearanceSettings
from ui.control_buttons import BUTTON_PX, ControlButton, TextButton
from ui.leaving_mark import LeavingMark
from ui.lock_sign import LockSign
from ui.marks import draw_shape
from ui.pace import reading_s
from ui.status import Status, starting
from ui.viewers_sign import ViewersSign

_FADE_MS = 140
_LINGER_MS = 700
_NOTICE_MS = 2500


class StatusMark(QWidget):
    """The state's shape."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(12, 12)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._status = starting()
        self._color = QColor("white")

    def show_status(self, status: Status, color: QColor) -> None:
        """Draw another state."""
        self._status, self._color = status, color
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shape."""
        painter = QPainter(self)
        draw_shape(
            painter, self._status.shape, QRectF(self.rect()), self._color, self._status.progress
        )
        painter.end()


class ElidedLabel(QLabel):
    """One line that ends in an ellipsis where there is no room; its whole text is its name."""

    def minimumSizeHint(self) -> QSize:
        """May become narrower than its text."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, shortened to the width."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self.rect(), middle, text)
        painter.end()


class OverlayControls(QWidget):
    """The state, and buttons that fade in on hover, touch or keyboard focus.

    Signals:
        pause_asked, source_asked, transcript_asked, settings_asked, close_asked: The button was
            pressed.
        pace_asked: What has passed, or waits, should be seen.
        language_asked: Captions should be in the language of this code.
    """

    pace_asked = Signal()
    language_asked = Signal(str)

    pause_asked = Signal()
    source_asked = Signal()
    transcript_asked = Signal()
    settings_asked = Signal()
    close_asked = Signal()

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(BUTTON_PX)  # Also without its buttons: the text stays in its place.
        self._status, self._briefly, self._is_new = starting(), False, True
        self._strength = 0.0
        self._notice = QTimer(self)
        self._notice.setSingleShot(True)
        self._notice.setInterval(_NOTICE_MS)
        self._notice.timeout.connect(self._untell)
        self._mark = StatusMark(self)
        self.status_label = ElidedLabel(self)
        self.status_label.setTextFormat(Qt.TextFormat.PlainText)
        self.status_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pause_button = ControlButton("pause", self.tr("Pause captions"), self)
        self.source_button = ControlButton("source", self.tr("Choose what is heard"), self)
        self.transcript_button = ControlButton("transcript", self.tr("Open transcript"), self)
        self.settings_button = ControlButton("settings", self.tr("Open settings"), self)
        self.close_button = ControlButton("close", self.tr("Hide captions"), self)
        self.pause_button.clicked.connect(self.pause_asked)
        self.source_button.clicked.connect(self.source_asked)
        self.transcript_button.clicked.connect(self.transcript_asked)
        self.settings_button.clicked.connect(self.settings_asked)
        self.close_button.clicked.connect(self.close_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._mark)
        row.addWidget(self.status_label, 1)
        self.leaving = LeavingMark(self)
        row.addWidget(self.leaving)
        self.viewers = ViewersSign(self)
        row.addWidget(self.viewers)
        self.offer_button = TextButton(self)
        self.offer_button.setVisible(False)
        self.offer_button.clicked.connect(self._offer_taken)
        row.addWidget(self.offer_button)
        self.pace_button = TextButton(self)
        self.pace_button.setVisible(False)
        self.pace_button.clicked.connect(self.pace_asked)
        row.addWidget(self.pace_button)
        self._lock = LockSign(self)
        self._lock.setVisible(False)
        self.show_unlock_keys("")
        row.addWidget(self._lock)
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        for button in self.buttons:
            buttons.addWidget(button)
            button.focused.connect(self.reveal)
            button.left.connect(self.conceal)
        row.addLayout(buttons)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_FADE_MS)
        self._fade.valueChanged.connect(self._set_strength)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(_LINGER_MS)
        self._linger.timeout.connect(self._conceal_now)
        self.animated = True
        self.set_appearance(appearance)
        self.show_status(starting())

    @property
    def buttons(self) -> tuple[ControlButton, ...]:
        """In the order of the tab key."""
        return (
            self.pause_button,
            self.source_button,
            self.transcript_button,
            self.settings_button,
            self.close_button,
        )

    @property
    def strength(self) -> float:
        """How far the controls have faded in, 0 to 1."""
        return self._strength

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Take the captions' colours; the size stays."""
        self._appearance = appearance
        font = self.status_label.font()
        font.setPixelSize(13)
        self.status_label.setFont(font)
        self.pace_button.setFont(font)
        self.offer_button.setFont(font)
        self.leaving.setFont(font)
        self.viewers.setFont(font)
        self._colour()

    def show_status(self, status: Status, *, briefly: bool = False) -> None:
        """Show another state; briefly where its sentence stands in place of captions."""
        if (status, briefly) == (self._status, self._briefly) and not self._is_new:
            return  # asked with every caption; nothing is painted again for it
        self._is_new = False
        self._status, self._briefly = status, briefly
        text = status.title if briefly else status.text
        if self._notice.isActive():
            text = self.status_label.text()
        if text != self.status_label.text():
            self.status_label.setText(text)
        self.status_label.setToolTip(status.tool_tip)
        self.status_label.setAccessibleDescription(status.advice)
        self._show_offer(status.offer)
        self._colour()

    def _show_offer(self, code: str) -> None:
        """Offer another language, in the language of the windows; empty offers nothing."""
        if code:
            language = translated(language_name(code))
            words = self.tr("Change to {language}").format(language=language)
            self.offer_button.say(words, self._status.advice)
        else:
            self.offer_button.say("", "")

    def _offer_taken(self) -> None:
        self.language_asked.emit(self._status.offer)

    def tell(self, text: str) -> None:
        """Say something in place of the state, for as long as it takes to read."""
        self._notice.start(max(_NOTICE_MS, round(1500 * reading_s(text))))
        self.status_label.setText(text)

    def _untell(self) -> None:
        self._is_new = True
        self.show_status(self._status, briefly=self._briefly)

    def show_locked(self, locked: bool) -> None:
        """Whether clicks go through the window; the buttons then cannot be pressed."""
        self._lock.setVisible(locked)
        for button in self.buttons:
            button.setVisible(not locked)

    def show_unlock_keys(self, keys: str) -> None:
        """Which keys take clicks again, from anywhere; empty for none."""
        text = self.tr("Clicks go through")
        if keys:
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            text = self.tr("Clicks go through until {keys}").format(keys=shown)
        self._lock.label.setText(text)

    def show_pace(self, text: str, meaning: str) -> None:
        """Say how reading lags behind, empty when it does not; what pressing does."""
        self.pace_button.say(text, meaning)

    def set_running(self, running: bool) -> None:
        """Whether the first button pauses or starts."""
        if running:
            self.pause_button.set_meaning("pause", self.tr("Pause captions"))
        else:
            self.pause_button.set_meaning("play", self.tr("Start captions"))

    def set_close_name(self, name: str) -> None:
        """What closing does here."""
        self.close_button.set_meaning("close", name)

    def reveal(self) -> None:
        """Fade in."""
        self._linger.stop()
        self._fade_to(1.0)

    def conceal(self) -> None:
        """Fade out in a moment, unless the pointer or the focus is still here."""
        self._linger.start()

    def _conceal_now(self) -> None:
        window = self.window()
        if window.underMouse() or any(button.hasFocus() for button in self.buttons):
            return
        self._fade_to(0.0)

    def _fade_to(self, strength: float) -> None:
        if self._fade.state() == QVariantAnimation.State.Running:
            if self._fade.endValue() == strength:
                return
            self._fade.stop()
        if strength == self._strength:
            return
        if not self.animated:
            self._set_strength(strength)
            return
        self._fade.setStartValue(self._strength)
        self._fade.setEndValue(strength)
        self._fade.start()

    def _set_strength(self, strength: object) -> None:
        assert isinstance(strength, float)
        self._strength = strength
        for button in self.buttons:
            button.set_look(QColor(self._appearance.text_color), strength)

    def _colour(self) -> None:
        urgent = self._status.urgent
        color = QColor(self._appearance.text_color if urgent else self._appearance.draft_color)
        for words in (self.pace_button, self.offer_button, self.viewers):
            words.color = QColor(self._appearance.text_color)
            words.update()
        leaving = self.leaving.palette()
        leaving.setColor(leaving.ColorRole.WindowText, QColor(self._appearance.text_color))
        self.leaving.setPalette(leaving)
        self._lock.set_look(self.pace_button.font(), QColor(self._appearance.text_color))
        palette = self.status_label.palette()
        palette.setColor(palette.ColorRole.WindowText, color)
        self.status_label.setPalette(palette)
        font = self.status_label.font()
        font.setBold(urgent)
        self.status_label.setFont(font)
        self._mark.show_status(self._status, color)
        self._set_strength(self._strength)
