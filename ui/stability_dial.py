"""How calm drafts are: a dial of three stops, with what it costs and gives in this session."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleValueChangeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.live.figures import LEAST_WORDS, SessionFigures
from engine.driver.stability import MODES
from ui.setting_fields import CalmSlider, note


class StabilityDial(QWidget):
    """From fast to steady, the measured delay and share of changed words under it.

    Signals:
        chosen: Another stability, by the user.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = {
            "fast": self.tr("Fast"),
            "balanced": self.tr("Balanced"),
            "steady": self.tr("Steady"),
        }
        self._meanings = {
            "fast": self.tr("Every draft is shown as it is. Words come soonest and change most."),
            "balanced": self.tr("Words that two drafts agree on; what is shown changes rarely."),
            "steady": self.tr("Words that three drafts agree on. Calmest, a little later."),
        }
        self.slider = CalmSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(MODES) - 1)
        self.slider.setPageStep(1)
        self.slider.setTickPosition(CalmSlider.TickPosition.TicksBelow)
        self.slider.setAccessibleName(self.tr("Drafts: from fast to steady"))
        self.explanation = note()
        self.measured = note()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.addWidget(self.slider, 0, 0, 1, len(MODES))
        sides = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter)
        self._labels = [QLabel(self._titles[mode]) for mode in MODES]
        for column, label in enumerate(self._labels):
            side = sides[column] if column < len(sides) else Qt.AlignmentFlag.AlignRight
            grid.addWidget(label, 1, column, side)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.explanation, 2, 0, 1, len(MODES))
        grid.addWidget(self.measured, 3, 0, 1, len(MODES))
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._moved)
        self.show_figures(None)

    @property
    def value(self) -> str:
        """The chosen stability."""
        return MODES[self.slider.value()]

    def choose(self, stability: str) -> None:
        """Show a value that came from elsewhere."""
        self.slider.blockSignals(True)
        self.slider.setValue(MODES.index(stability))
        self.slider.blockSignals(False)
        self._explain()

    def show_figures(self, figures: SessionFigures | None) -> None:
        """Tell what was measured since captions began."""
        delay = None if figures is None else figures.delay_s
        share = None if figures is None else figures.changed_share
        if figures is None or delay is None or share is None:
            text = self.tr("Measured here once {} words have been spoken.").format(LEAST_WORDS)
        else:
            told = self.tr(
                "Measured in this session ({}): words appear {:.1f} s after they are spoken, and "
                "{:.0%} of them changed after they were shown."
            )
            text = told.format(self._titles.get(figures.stability, "").lower(), delay, share)
        if text != self.measured.text():
            self.measured.setText(text)
            self.measured.setVisible(True)

    def _moved(self, _: int) -> None:
        self._explain()
        self.chosen.emit(self.value)

    def _explain(self) -> None:
        for mode, label in zip(MODES, self._labels, strict=True):
            font = label.font()
            font.setBold(mode == self.value)
            label.setFont(font)
        self.explanation.setText(self._meanings[self.value])
        self.explanation.setVisible(True)
        described = f"{self._titles[self.value]}. {self._meanings[self.value]}"
        if described != self.slider.accessibleDescription():
            self.slider.setAccessibleDescription(described)
            change = QAccessibleValueChangeEvent(self.slider, self.slider.value())
            QAccessible.updateAccessibility(change)
