"""Finding in a transcript: what is sought, how often it stands there, forwards and backwards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from ui.setting_fields import TARGET_PX
from ui.transcript_view import TranscriptView


class FindBar(QWidget):
    """A line to type in; every hit is marked in the text."""

    def __init__(self, view: TranscriptView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.box = QLineEdit()
        self.box.setPlaceholderText(self.tr("Find in transcript"))
        self.box.setAccessibleName(self.tr("Find in transcript"))
        self.box.setClearButtonEnabled(True)
        self.hits = QLabel()
        self.backwards = self._button(Qt.ArrowType.UpArrow, self.tr("Previous hit"))
        self.forwards = self._button(Qt.ArrowType.DownArrow, self.tr("Next hit"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box, 1)
        for widget in (self.hits, self.backwards, self.forwards):
            row.addWidget(widget)
        self.box.textChanged.connect(self._changed)
        self.box.returnPressed.connect(self.find_next)
        self.forwards.clicked.connect(self.find_next)
        self.backwards.clicked.connect(self.find_previous)
        # A long session is written little by little; then there are more hits.
        view.written.connect(self._written)
        self._changed("")

    @Slot()
    def find_next(self) -> None:
        """Select the next hit."""
        self._report(self._view.marks.seek(self.box.text()))

    @Slot()
    def find_previous(self) -> None:
        """Select the hit before."""
        self._report(self._view.marks.seek(self.box.text(), backwards=True))

    @Slot()
    def begin(self) -> None:
        """Let the user type."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    def _button(self, arrow: Qt.ArrowType, name: str) -> QToolButton:
        button = QToolButton()
        button.setArrowType(arrow)
        button.setAutoRaise(True)
        button.setMinimumSize(TARGET_PX, TARGET_PX)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(name)
        button.setToolTip(name)
        return button

    def _changed(self, text: str) -> None:
        for button in (self.backwards, self.forwards):
            button.setVisible(bool(text))
        self._report(self._view.marks.seek(text, from_here=False))

    @Slot()
    def _written(self) -> None:
        text = self.box.text()
        if text:
            self._report(self._view.marks.count_of(text) > 0)
            self._view.marks.refresh()

    def _report(self, found: bool) -> None:
        text = self.box.text()
        count = self._view.marks.count_of(text) if found else 0
        told = self.tr("1 hit") if count == 1 else self.tr("{} hits").format(count)
        self.hits.setText("" if not text else told if found else self.tr("not found"))
