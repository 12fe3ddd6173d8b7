"""Play, pause, where it is, and how fast: the sound under a transcript."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.playback.player import PLAYING
from app.playback.sound import SPEEDS
from ui.marks import draw_symbol
from ui.setting_fields import TARGET_PX, CalmSlider
from ui.status import clock_text

_PER_SECOND = 10  # steps of the slider
_SYMBOL_PX = 16


class PlayerBar(QWidget):
    """The controls of one player. Shows what it is told and does nothing by itself.

    Signals:
        toggle_asked: Play or pause.
        sought: Go to this second.
        speed_chosen: Play at this speed.
        file_asked: The file that was moved away should be looked for.
    """

    toggle_asked = Signal()
    sought = Signal(float)
    speed_chosen = Signal(float)
    file_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length_s = 0.0
        self._playing = False
        self.play_button = QPushButton()
        self.play_button.setFixedSize(TARGET_PX + 8, TARGET_PX + 4)
        self.play_button.setAutoDefault(False)
        self.play_button.clicked.connect(self.toggle_asked)
        self.slider = CalmSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Position"))
        self.slider.setSingleStep(5 * _PER_SECOND)
        self.slider.setPageStep(30 * _PER_SECOND)
        self.slider.valueChanged.connect(self._slid)
        self.time = QLabel()
        self.speed = QComboBox()
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setToolTip(self.tr("Speed; the pitch stays"))
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g}x", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.activated.connect(self._speed_chosen)
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.find_button = QPushButton(self.tr("Find the file…"))
        self.find_button.setAutoDefault(False)
        self.find_button.clicked.connect(self.file_asked)
        row = QHBoxLayout()
        for widget in (self.play_button, self.slider, self.time, self.speed):
            row.addWidget(widget)
        foot = QHBoxLayout()
        foot.addWidget(self.trouble, 1)
        foot.addWidget(self.find_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addLayout(foot)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.show_state("")
        self.show_trouble("")

    def show_length(self, length_s: float) -> None:
        """Another file of this length, at its beginning."""
        self._length_s = length_s
        self.slider.blockSignals(True)
        self.slider.setRange(0, round(length_s * _PER_SECOND))
        self.slider.blockSignals(False)
        self.show_position(0.0)

    @Slot(float)
    def show_position(self, at_s: float) -> None:
        """Where it is."""
        if not self.slider.isSliderDown():
            self.slider.blockSignals(True)
            self.slider.setValue(round(at_s * _PER_SECOND))
            self.slider.blockSignals(False)
        times = self.tr("{at} / {length}")
        self.time.setText(
            times.format(at=clock_text(at_s), length=clock_text(max(self._length_s, at_s)))
        )

    @Slot(str)
    def show_state(self, state: str) -> None:
        """Whether it plays."""
        self._playing = state == PLAYING
        name = self.tr("Pause") if self._playing else self.tr("Play")
        self.play_button.setAccessibleName(name)
        self.play_button.setToolTip(self.tr("{what} (Space)").format(what=name))
        self._draw()
        if self._playing:
            self.show_trouble("")

    @Slot(str)
    def show_trouble(self, text: str, *, find: bool = False) -> None:
        """Why it does not play; empty when nothing is wrong."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        self.find_button.setVisible(bool(text) and find)

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(_SYMBOL_PX, _SYMBOL_PX) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        color = self.palette().color(QPalette.ColorRole.ButtonText)
        box = QRectF(0, 0, _SYMBOL_PX, _SYMBOL_PX)
        draw_symbol(painter, "pause" if self._playing else "play", box, color)
        painter.end()
        self.play_button.setIcon(QIcon(picture))
        self.play_button.setIconSize(QSize(_SYMBOL_PX, _SYMBOL_PX))

    def _slid(self, value: int) -> None:
        self.sought.emit(value / _PER_SECOND)

    def _speed_chosen(self, row: int) -> None:
        self.speed_chosen.emit(self.speed.itemData(row))
