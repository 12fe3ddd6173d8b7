"""Fields of the settings: each edits one setting and says what is meant in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

TARGET_PX = 26
"""Least height of what is pressed or pulled; WCAG 2.2, 2.5.8 asks for 24."""

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic | Qt.AlignmentFlag.AlignLeading


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values.

    Attributes:
        explanation: A sentence that is shown while it is chosen.
    """

    value: str
    title: str
    explanation: str = ""


class _CalmCombo(QComboBox):
    """Turning the wheel over it scrolls the page, not the choice."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmSlider(QSlider):
    """Turning the wheel over it scrolls the page, not the value."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setMinimumHeight(TARGET_PX)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to the page."""
        event.ignore()


class CalmSpinBox(QSpinBox):
    """Turning the wheel over it scrolls the page, not the value."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to the page."""
        event.ignore()


class ClearCheckBox(QCheckBox):
    """Its box is seen in dark themes too, and its text breaks where there is little room."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """A few words wide."""
        width = min(140, super().sizeHint().width())
        return QSize(width, self.heightForWidth(width) if self._is_short() else TARGET_PX)

    def sizeHint(self) -> QSize:
        """The text in one line."""
        width = super().sizeHint().width()
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """The text breaks."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the text is at that width, and large enough to hit."""
        room = QRect(0, 0, max(40, width - self._text_left() - 2), 10_000)
        text = self.fontMetrics().boundingRect(room, _WRAPPED, self.text())
        return max(TARGET_PX, text.height() + 6)

    def hitButton(self, at: QPoint) -> bool:
        """Box and text alike."""
        return self.rect().contains(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the style's own box with an outline in the colour of the text, and the text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        box = QRect(self._box())
        option.rect = box
        primitive = QStyle.PrimitiveElement.PE_IndicatorCheckBox
        self.style().drawPrimitive(primitive, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().windowText().color())
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        place = self._text_place()
        painter.drawText(place, _WRAPPED, self.text())
        if self.hasFocus():
            painter.drawRoundedRect(QRectF(place).adjusted(-3.5, 0.5, 0.5, -0.5), 3, 3)
        painter.end()

    def _is_short(self) -> bool:
        return self.fontMetrics().horizontalAdvance(self.text()) < 140

    def _box(self) -> QRect:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        first = self.fontMetrics().height()
        box.moveTop(max(0, (min(self.height(), first + 8) - box.height()) // 2))
        return box

    def _text_left(self) -> int:
        style = self.style()
        return (
            style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
            + style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing)
            + 4
        )

    def _text_place(self) -> QRect:
        left = self._text_left()
        place = self.rect().adjusted(left, 3, -2, -3)
        return QStyle.visualRect(self.layoutDirection(), self.rect(), place)


class ChoiceField(QWidget):
    """A drop-down list with the chosen value's explanation under it.

    Signals:
        chosen: Another value, by the user.
    """

    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _CalmCombo()
        self.box.setAccessibleName(name)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(12)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.explanation = note()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.box)
        column.addWidget(self.explanation)
        self._choices: list[Choice] = []
        self.box.activated.connect(self._activated)

    @property
    def value(self) -> str:
        """The chosen value."""
        row = self.box.currentIndex()
        return self._choices[row].value if 0 <= row < len(self._choices) else ""

    @property
    def words(self) -> str:
        """All titles and explanations, for a search."""
        return " ".join(f"{choice.title} {choice.explanation}" for choice in self._choices)

    def offer(self, choices: Sequence[Choice], value: str) -> None:
        """Offer these, with one chosen; a value that is not among them is offered too."""
        self._choices = list(choices)
        if value not in {choice.value for choice in choices}:
            self._choices.append(Choice(value, value))
        self.box.clear()
        self.box.addItems([choice.title for choice in self._choices])
        self.choose(value)

    def choose(self, value: str) -> None:
        """Show a value that came from elsewhere."""
        for row, choice in enumerate(self._choices):
            if choice.value == value:
                self.box.setCurrentIndex(row)
                self._explain(choice)
                return

    def _activated(self, row: int) -> None:
        self._explain(self._choices[row])
        self.chosen.emit(self._choices[row].value)

    def _explain(self, choice: Choice) -> None:
        self.explanation.setText(choice.explanation)
        self.explanation.setVisible(bool(choice.explanation))
        self.box.setAccessibleDescription(choice.explanation)


class ColorField(QPushButton):
    """A button that shows a colour and opens the choice of another.

    Signals:
        chosen: Another colour, as `#rrggbb`.
    """

    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._color = QColor("black")
        self.clicked.connect(self._ask)

    def show_color(self, color: str) -> None:
        """Show a colour."""
        self._color = QColor(color)
        # Isolated: the sign stays before the digits in windows from right to left too.
        self.setText(f"\u2066{color}\u2069")
        self.setIcon(QIcon(_swatch(self._color, self.devicePixelRatioF())))
        self.setIconSize(QSize(28, 16))
        self.setAccessibleName(f"{self._name}: {color}")

    def _ask(self) -> None:
        dialog = QColorDialog(self._color, self)
        dialog.setWindowTitle(self._name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colorSelected.connect(self._selected)
        dialog.open()

    def _selected(self, color: QColor) -> None:
        self.chosen.emit(color.name())


class SpeakerField(QWidget):
    """What one of two sources is called, and in which colour.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    def __init__(self, source: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = f"appearance.{key}"
        self._shown = ""
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.name.setAccessibleName(self.tr("Name for: {}").format(source))
        self.color = ColorField(self.tr("Colour of the name for: {}").format(source))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.name, 1)
        row.addWidget(self.color)
        self.setFocusProxy(self.name)
        self.name.editingFinished.connect(self._named)
        self.color.chosen.connect(self._coloured)

    def show_speaker(self, name: str, color: str) -> None:
        """Show values that came from elsewhere."""
        if name != self._shown:
            self._shown = name
            self.name.setText(name)
        self.color.show_color(color)

    def _named(self) -> None:
        name = self.name.text().strip()
        if not name:  # the name it had is better than none
            self.name.setText(self._shown)
        elif name != self._shown:
            self.edited.emit(f"{self._key}_name", name)

    def _coloured(self, color: str) -> None:
        self.edited.emit(f"{self._key}_color", color)


def note(text: str = "") -> QLabel:
    """A sentence under a field, in smaller letters."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 0.92)
    label.setFont(font)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    label.setVisible(bool(text))
    return label


def form_of(page: QWidget) -> QFormLayout:
    """A column of labelled fields at the top of a page; labels go above where it is narrow."""
    form = QFormLayout()
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setVerticalSpacing(12)
    column = QVBoxLayout(page)
    column.addLayout(form)
    column.addStretch(1)
    return form


def scrolled(page: QWidget) -> QScrollArea:
    """The page in a frame that scrolls rather than clip."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    area.setWidget(page)
    return area


def _swatch(color: QColor, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(round(28 * ratio), round(16 * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor("#808080"))
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(0.5, 0.5, 27, 15), 3, 3)
    painter.end()
    return picture
