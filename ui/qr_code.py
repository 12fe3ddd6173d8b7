"""An address as a QR code, for a phone to read."""

from __future__ import annotations

import io

import segno
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

_SIDE_PX = 168


class QrCode(QLabel):
    """Black on white with its quiet zone, whatever the window's colours; nothing without text."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = ""

    def show_text(self, text: str) -> None:
        """Show a text; hide when it is empty."""
        if text and text != self._text:
            drawn = io.BytesIO()
            segno.make(text, error="m", micro=False).save(drawn, kind="png", scale=12, border=4)
            pixmap = QPixmap()
            pixmap.loadFromData(drawn.getvalue())
            ratio = self.devicePixelRatioF()
            side = round(_SIDE_PX * ratio)
            pixmap = pixmap.scaled(
                QSize(side, side), mode=Qt.TransformationMode.SmoothTransformation
            )
            pixmap.setDevicePixelRatio(ratio)
            self.setPixmap(pixmap)
            self.setFixedSize(_SIDE_PX, _SIDE_PX)
        self._text = text
        self.setVisible(bool(text))
