"""Captions over a whole screen, in letters to be read from across a room or a table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.events import LogEvent, StatusEvent
from app.settings import AppearanceSettings
from ui.caption_text import CaptionText
from ui.caption_view import CaptionView
from ui.leaving_mark import LeavingMark
from ui.status import describe
from ui.style import speaker_names

_LINES = 6
"""As many as a screen's height holds: large letters, and enough to find the thread again."""


class LargePrint(QWidget):
    """Only captions, and how to leave. Escape leaves too."""

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint)
        self.setWindowTitle(self.tr("Large print"))
        self._text = CaptionText()
        self._appearance = appearance
        self.view = CaptionView(appearance)
        self.status = QLabel()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.leave = QPushButton(self.tr("Leave large print (Esc)"))
        self.leave.clicked.connect(self.close)
        foot = QHBoxLayout()
        self.leaving = LeavingMark()
        foot.addWidget(self.status, 1)
        foot.addWidget(self.leaving)
        foot.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 32, 48, 24)
        column.addWidget(self.view, 1)
        column.addLayout(foot)
        self.set_appearance(appearance)

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Take the captions' colours and font; the size is the screen's."""
        self._appearance = appearance
        palette = self.palette()
        palette.setColor(palette.ColorRole.WindowText, QColor(appearance.text_color))
        for words in (self.status, self.leaving):
            words.setPalette(palette)
        self._text.set_names(speaker_names(appearance))
        self._fit()
        self.update()

    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        if isinstance(event, StatusEvent) and not event.source:
            self.status.setText(describe(event).text)
        self.leaving.take(event)
        if self._text.apply(event):
            self.view.set_passages(self._text.passages)

    def _fit(self) -> None:
        room = max(120, self.view.height())
        size = max(24, min(200, round(room / _LINES / 1.6)))
        self.view.set_appearance(replace(self._appearance, font_size_px=size))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Letters as large as the screen allows."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The captions' background, opaque."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._appearance.background_color))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
