"""How captions will look, on real words."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.captions.layout import Passage
from app.settings import AppearanceSettings
from ui.caption_view import CaptionView
from ui.style import speaker_names

_LARGEST_PX = 22
_LINES = 3
_BACKDROP_PX = 10


class CaptionPreview(QWidget):
    """Real words in the chosen look over a light and a dark backdrop."""

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.view = CaptionView(appearance, self)
        self.view.animated = False
        self.setAccessibleName(self.tr("Preview"))
        self.show_appearance(appearance)

    def show_appearance(self, appearance: AppearanceSettings) -> None:
        """Take another look. Sizes past what a page can hold are shown smaller."""
        size = min(appearance.font_size_px, _LARGEST_PX)
        self._appearance = appearance
        self.view.set_appearance(replace(appearance, font_size_px=size))
        names = speaker_names(appearance)
        self.view.set_passages(
            [
                Passage("1", self.tr("Finished text stays."), True, names["mic"], "mic"),
                Passage("2", self.tr("drafts may change"), False, names["system"], "system"),
            ]
        )
        self.setFixedHeight(self._height())
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """A few lines of captions."""
        return QSize(320, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the captions inside."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backdrop and the window's background over it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slope = QLinearGradient(0, 0, self.width(), 0)
        slope.setColorAt(0.0, QColor("#ffffff"))
        slope.setColorAt(0.5, QColor("#8fb0c8"))
        slope.setColorAt(1.0, QColor("#10202c"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(slope)
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        color = QColor(self._appearance.background_color)
        color.setAlphaF(self._appearance.opacity)
        painter.setBrush(color)
        radius = self._appearance.corner_px * 0.7
        edge = _BACKDROP_PX
        window = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(window, radius, radius)
        painter.end()

    def _height(self) -> int:
        return self.view.height_for(_LINES) + 2 * _BACKDROP_PX + 24

    def _place(self) -> None:
        side = _BACKDROP_PX + min(self._appearance.margin_px, 40)
        self.view.setGeometry(self.rect().adjusted(side, 22, -side, -22))
