"""The last minute beside the captions, which go on meanwhile: "What did I miss?" answered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.settings import AppearanceSettings
from ui.style import caption_font

_GAP = 8
_SHARE = 0.45
"""Of the screen's height, at most."""


class MissedPanel(QWidget):
    """Lines to read back in the captions' own look; Escape closes it."""

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Tool | Qt.WindowType.WindowStaysOnTopHint)
        self.setWindowTitle(self.tr("What did I miss?"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(self.tr("The last minute"))
        self.text.document().setDocumentMargin(12)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.clicked.connect(self.close)
        self.title = QLabel(self.tr("The last minute. Captions go on."))
        self.title.setContentsMargins(12, 0, 0, 0)
        foot = QHBoxLayout()
        foot.addWidget(self.title, 1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 8)
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        self.set_appearance(appearance)

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Look as the captions do, opaque."""
        self.text.setFont(caption_font(appearance))
        background, letters = appearance.background_color, appearance.text_color
        self.setStyleSheet(
            f"MissedPanel {{ background: {background}; }} "
            f"QPlainTextEdit, QLabel {{ background: {background}; color: {letters}; }}"
        )
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def show_lines(self, lines: Sequence[str], beside: QRect, area: QRect) -> None:
        """Show lines above or below a window, the newest in sight.

        Args:
            lines: The oldest first.
            beside: The captions' frame.
            area: The screen's usable part.
        """
        empty = self.tr("Nothing was said in the last minute.")
        self.text.setPlainText("\n".join(lines) or empty)
        self.setGeometry(place_beside(beside, area, self._wanted(beside.width(), area)))
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _wanted(self, width: int, area: QRect) -> QSize:
        line = self.text.fontMetrics().lineSpacing()
        self.text.document().setTextWidth(width - 40)
        blocks = self.text.document().size().height()  # in lines, for plain text
        height = round(line * (max(2.0, blocks) + 1)) + self.close_button.sizeHint().height() + 32
        return QSize(max(360, width), min(height, round(area.height() * _SHARE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def place_beside(window: QRect, area: QRect, size: QSize) -> QRect:
    """Above the window, else below it, where there is more room; never over it if it fits."""
    above = window.top() - area.top() - _GAP
    below = area.bottom() - window.bottom() - _GAP
    width = min(size.width(), area.width())
    height = min(size.height(), max(above, below))
    y = window.top() - _GAP - height if above >= below else window.bottom() + 1 + _GAP
    x = max(area.left(), min(window.left(), area.right() + 1 - width))
    return QRect(x, y, width, height)
