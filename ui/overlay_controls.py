"""The overlay's top row: the state at the left, the controls at the right, no text under it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.settings import AppearanceSettings
from ui.marks import draw_shape, draw_symbol
from ui.status import Status, starting

BUTTON_PX = 28
_FADE_MS = 140
_LINGER_MS = 700
_NOTICE_MS = 2500
_BY_KEYBOARD = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


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


class ControlButton(QAbstractButton):
    """A round button with a drawn symbol that fades with its row.

    Signals:
        focused: It has got the keyboard focus.
        left: It has lost it.
    """

    focused = Signal()
    left = Signal()

    def __init__(self, symbol: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(BUTTON_PX, BUTTON_PX)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._strength = 0.0
        self._ringed = False
        self._color = QColor("white")
        self.set_meaning(symbol, name)

    def set_meaning(self, symbol: str, name: str) -> None:
        """Another symbol, and what it does for screen readers and the tool tip."""
        self.symbol = symbol
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def set_look(self, color: QColor, strength: float) -> None:
        """Colour, and from 0 to 1 how much of it is seen."""
        self._color, self._strength = color, strength
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Back to rest."""
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the row; the ring is for the keyboard."""
        super().focusInEvent(event)
        self._ringed = event.reason() in _BY_KEYBOARD
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the row."""
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the symbol, a disc under the pointer, and a ring for the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._strength)
        if self.underMouse() or self.isDown():
            disc = QColor(self._color)
            disc.setAlphaF(0.32 if self.isDown() else 0.18)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(disc)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        if self.hasFocus() and self._ringed:
            painter.setPen(QPen(self._color, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        draw_symbol(painter, self.symbol, QRectF(7, 7, 14, 14), self._color)
        painter.end()


class TextButton(QAbstractButton):
    """A few words that can be pressed; always in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.color = QColor("white")

    def sizeHint(self) -> QSize:
        """The words, and no less than a finger needs."""
        width = self.fontMetrics().horizontalAdvance(self.text()) + 20
        return QSize(width, BUTTON_PX - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words in a rounded frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.hasFocus() or self.underMouse() or self.isDown()
        painter.setPen(QPen(self.color, 2 if strong else 1))
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class OverlayControls(QWidget):
    """The state, and buttons that fade in on hover, touch or keyboard focus.

    Signals:
        pause_asked, source_asked, transcript_asked, settings_asked, close_asked: The button was
            pressed.
        pace_asked: What has passed, or waits, should be seen.
    """

    pace_asked = Signal()

    pause_asked = Signal()
    source_asked = Signal()
    transcript_asked = Signal()
    settings_asked = Signal()
    close_asked = Signal()

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self.pace_button = TextButton(self)
        self.pace_button.setVisible(False)
        self.pace_button.clicked.connect(self.pace_asked)
        row.addWidget(self.pace_button)
        self._lock = QLabel(self.tr("Clicks go through"), self)
        self._lock.setVisible(False)
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
        self._lock.setFont(font)
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
            self.status_label.setToolTip(status.text)
        self._colour()

    def tell(self, text: str) -> None:
        """Say something for a moment in place of the state."""
        self._notice.start()
        self.status_label.setText(text)

    def _untell(self) -> None:
        self._is_new = True
        self.show_status(self._status, briefly=self._briefly)

    def show_locked(self, locked: bool) -> None:
        """Whether clicks go through the window; the buttons then cannot be pressed."""
        self._lock.setVisible(locked)
        for button in self.buttons:
            button.setVisible(not locked)

    def show_pace(self, text: str, meaning: str) -> None:
        """Say how reading lags behind, empty when it does not; what pressing does."""
        self.pace_button.setText(text)
        self.pace_button.setAccessibleName(text)
        self.pace_button.setToolTip(meaning)
        self.pace_button.setAccessibleDescription(meaning)
        self.pace_button.setVisible(bool(text))
        self.pace_button.updateGeometry()

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
        self.pace_button.color = QColor(self._appearance.text_color)
        self.pace_button.update()
        locked = self._lock.palette()
        locked.setColor(locked.ColorRole.WindowText, QColor(self._appearance.text_color))
        self._lock.setPalette(locked)
        palette = self.status_label.palette()
        palette.setColor(palette.ColorRole.WindowText, color)
        self.status_label.setPalette(palette)
        font = self.status_label.font()
        font.setBold(urgent)
        self.status_label.setFont(font)
        self._mark.show_status(self._status, color)
        self._set_strength(self._strength)
