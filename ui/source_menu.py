"""The quick choice of what is listened to: the microphone, the computer's sound, or both."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget


class SourceMenu(QMenu):
    """One of three, the one in use checked; none where a device or a file was chosen.

    Signals:
        chosen: The sources, as `audio.sources` has them.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Listen to"))
        self._group = QActionGroup(self)
        self._group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        for title, sources in (
            (self.tr("Microphone"), ("mic",)),
            (self.tr("Computer sound"), ("system",)),
            (self.tr("Microphone and computer sound"), ("mic", "system")),
        ):
            action = QAction(title, self)
            action.setCheckable(True)
            action.setData(sources)
            self._group.addAction(action)
            self.addAction(action)
        self._group.triggered.connect(self._triggered)
        self._sources: tuple[str, ...] = ()

    def show_sources(self, sources: tuple[str, ...]) -> None:
        """Check what is in use."""
        self._sources = sources
        for action in self.actions():
            action.setChecked(set(action.data()) == set(sources))

    def _triggered(self, action: QAction) -> None:
        sources = tuple(action.data())
        if set(sources) != set(self._sources):
            self.chosen.emit(sources)
        self.show_sources(self._sources)
