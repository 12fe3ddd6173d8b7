"""Settings page: how captions look, with a preview and a word about contrast."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.captions.layout import Passage
from app.settings import AppearanceSettings
from ui.caption_view import CaptionView
from ui.setting_fields import (
    CalmSlider,
    CalmSpinBox,
    Choice,
    ChoiceField,
    ColorField,
    SpeakerField,
    form_of,
    note,
)
from ui.style import MIN_CONTRAST, PRESETS, report

_PREVIEW_PX = 24


class Preview(QWidget):
    """Real words in the chosen colours over a light and a dark backdrop."""

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.view = CaptionView(appearance, self)
        self.view.animated = False
        self.setAccessibleName(self.tr("Preview"))
        self.show_appearance(appearance)

    def show_appearance(self, appearance: AppearanceSettings) -> None:
        """Take another look. Sizes past what a page can hold are shown smaller."""
        size = min(appearance.font_size_px, _PREVIEW_PX)
        self._appearance = appearance
        self.view.set_appearance(replace(appearance, font_size_px=size))
        self.view.set_passages(
            [
                Passage("1", self.tr("Finished text stays."), True, appearance.you_name, "mic"),
                Passage("2", self.tr("drafts may change"), False, appearance.others_name, "system"),
            ]
        )
        self.setFixedHeight(self.view.height_for(2) + 44)
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines of captions."""
        return QSize(320, self.view.height_for(2) + 44)

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
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(10, 10, -10, -10), 10, 10)
        painter.end()

    def _place(self) -> None:
        self.view.setGeometry(self.rect().adjusted(24, 22, -24, -22))


class AppearancePage(QWidget):
    """Font, colours, opacity and size.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = Preview(appearance)
        self.preset = ChoiceField(self.tr("Colour preset"))
        self.family = ChoiceField(self.tr("Typeface"))
        self.letter_height = self._spin(self.tr("Letter height"), 10, 200)
        self.letter_height.setSuffix(" px")
        self.lines = self._spin(self.tr("Lines"), 1, 8)
        self.text_color = ColorField(self.tr("Finished text"))
        self.draft_color = ColorField(self.tr("Drafts"))
        self.background_color = ColorField(self.tr("Background"))
        self.you = SpeakerField(self.tr("Microphone"), "you")
        self.others = SpeakerField(self.tr("Computer sound"), "others")
        self.opacity = CalmSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(0, 100)
        self.opacity.setAccessibleName(self.tr("Opacity of the background"))
        self.opacity_value = QLabel()
        self.contrast = note()
        families = [f for f in QFontDatabase.families() if not QFontDatabase.isPrivateFamily(f)]
        self.family.offer(
            [Choice("", self.tr("The system's")), *(Choice(f, f) for f in families)],
            appearance.font_family,
        )
        self._arrange()
        self.preset.chosen.connect(self._preset_chosen)
        self.family.chosen.connect(self._family_chosen)
        self.letter_height.valueChanged.connect(self._size_changed)
        self.lines.valueChanged.connect(self._lines_changed)
        self.text_color.chosen.connect(self._text_color_chosen)
        self.draft_color.chosen.connect(self._draft_color_chosen)
        self.background_color.chosen.connect(self._background_color_chosen)
        self.opacity.valueChanged.connect(self._opacity_changed)
        for speaker in (self.you, self.others):
            speaker.edited.connect(self.edited)
        self.show_appearance(appearance)

    def show_appearance(self, appearance: AppearanceSettings) -> None:
        """Show values that came from elsewhere."""
        self._appearance = appearance
        fields = (self.letter_height, self.lines, self.opacity)
        for field in fields:
            field.blockSignals(True)
        self.letter_height.setValue(appearance.font_size_px)
        self.lines.setValue(appearance.lines)
        self.opacity.setValue(round(appearance.opacity * 100))
        for field in fields:
            field.blockSignals(False)
        self.opacity_value.setText(f"{appearance.opacity:.0%}")
        self.family.choose(appearance.font_family)
        self.text_color.show_color(appearance.text_color)
        self.draft_color.show_color(appearance.draft_color)
        self.background_color.show_color(appearance.background_color)
        self.you.show_speaker(appearance.you_name, appearance.you_color)
        self.others.show_speaker(appearance.others_name, appearance.others_color)
        self._show_preset(appearance)
        self.preview.show_appearance(appearance)
        self._judge(appearance)

    def _arrange(self) -> None:
        opacity = QHBoxLayout()
        opacity.addWidget(self.opacity, 1)
        opacity.addWidget(self.opacity_value)
        self.opacity_value.setMinimumWidth(self.fontMetrics().horizontalAdvance("100 %"))
        form = form_of(self)
        form.addRow(self.preview)
        form.addRow(self.contrast)
        form.addRow(self.tr("&Preset"), self.preset)
        form.addRow(self.tr("&Typeface"), self.family)
        form.addRow(self.tr("Letter &height"), self.letter_height)
        form.addRow(self.tr("&Lines"), self.lines)
        form.addRow(self.tr("&Finished text"), self.text_color)
        form.addRow(self.tr("&Drafts"), self.draft_color)
        form.addRow(self.tr("&Background"), self.background_color)
        opacity_label = QLabel(self.tr("&Opacity"))
        opacity_label.setBuddy(self.opacity)
        form.addRow(opacity_label, opacity)
        names = self.tr("With two sources each is called by a name, in captions and transcripts.")
        form.addRow(note(names))
        form.addRow(self.tr("&Microphone"), self.you)
        form.addRow(self.tr("&Computer sound"), self.others)

    def _spin(self, name: str, low: int, high: int) -> CalmSpinBox:
        box = CalmSpinBox()
        box.setRange(low, high)
        box.setAccessibleName(name)
        return box

    def _show_preset(self, appearance: AppearanceSettings) -> None:
        own = Choice("", self.tr("My own"))
        named = [Choice(name, name) for name in PRESETS]
        current = next(
            (
                name
                for name, colors in PRESETS.items()
                if all(getattr(appearance, key) == value for key, value in colors.items())
            ),
            "",
        )
        self.preset.offer(named if current else [*named, own], current)

    def _judge(self, appearance: AppearanceSettings) -> None:
        found = report(appearance)
        least = found.least
        if found.is_enough:
            text = self.tr("✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.")
        else:
            text = self.tr(
                "⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least "
                "that is recommended. Choose a more opaque background, or colours further apart."
            )
        self.contrast.setText(text.format(least, MIN_CONTRAST))
        font = QFont(self.contrast.font())
        font.setBold(not found.is_enough)
        self.contrast.setFont(font)
        self.contrast.setVisible(True)

    def _preset_chosen(self, name: str) -> None:
        for key, value in PRESETS.get(name, {}).items():
            self.edited.emit(f"appearance.{key}", value)

    def _family_chosen(self, family: str) -> None:
        self.edited.emit("appearance.font_family", family)

    def _size_changed(self, value: int) -> None:
        self.edited.emit("appearance.font_size_px", value)

    def _lines_changed(self, value: int) -> None:
        self.edited.emit("appearance.lines", value)

    def _text_color_chosen(self, color: str) -> None:
        self.edited.emit("appearance.text_color", color)

    def _draft_color_chosen(self, color: str) -> None:
        self.edited.emit("appearance.draft_color", color)

    def _background_color_chosen(self, color: str) -> None:
        self.edited.emit("appearance.background_color", color)

    def _opacity_changed(self, percent: int) -> None:
        self.edited.emit("appearance.opacity", percent / 100)
