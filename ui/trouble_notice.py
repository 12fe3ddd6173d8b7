"""Trouble told on the screen while the captions are hidden: nobody waits in vain for words.

A notification may be silenced, and a tray may not be there; this window is neither.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.settings import AppearanceSettings
from ui.overlay_background import paint_background

_WIDTH_PX = 420
_MARGIN_PX = 24
_PADDING_PX = 14


class TroubleNotice(QWidget):
    """What is wrong, in a corner of the screen, until it is over or was seen.

    Signals:
        show_asked: The captions should be shown.
    """

    show_asked = Signal()

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(
            parent,
            Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint
            | Qt.WindowType.Tool,
        )
        self.setWindowTitle(self.tr("Surtitle: captions need you"))
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._appearance = appearance
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        self.show_button = QPushButton(self.tr("Show captions"))
        self.dismiss_button = QPushButton(self.tr("Dismiss"))
        self.show_button.clicked.connect(self._show_captions)
        self.dismiss_button.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.show_button)
        foot.addWidget(self.dismiss_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING_PX + 6, _PADDING_PX, _PADDING_PX + 6, _PADDING_PX)
        column.setSpacing(10)
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        self.set_appearance(appearance)

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Take the captions' colours."""
        self._appearance = appearance
        palette = self.text.palette()
        palette.setColor(palette.ColorRole.WindowText, QColor(appearance.text_color))
        self.text.setPalette(palette)
        font = self.text.font()
        font.setPixelSize(18)
        font.setBold(True)
        self.text.setFont(font)
        self.update()

    def tell(self, text: str, area: QRect) -> None:
        """Say what is wrong, in the upper right corner of a screen's usable part."""
        self.text.setText(text)
        width = min(_WIDTH_PX, area.width() - 2 * _MARGIN_PX)
        self.setFixedWidth(width)
        self.adjustSize()
        at = QPoint(area.right() + 1 - width - _MARGIN_PX, area.top() + _MARGIN_PX)
        self.move(at)
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _show_captions(self) -> None:
        self.close()
        self.show_asked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The captions' background, and a frame that is seen over anything."""
        painter = QPainter(self)
        paint_background(painter, self.rect(), self.rect(), self._appearance, opaque=True)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape dismisses."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
