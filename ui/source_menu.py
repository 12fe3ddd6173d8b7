"""The quick choice of what is listened to: microphone, computer, both, or one application."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.capture.choice import APPLICATION_PREFIX


class SourceMenu(QMenu):
    """The one in use is checked; none where a device or a file was chosen.

    Signals:
        chosen: The sources, as `audio.sources` has them.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Listen to"))
        self.setToolTipsVisible(True)
        self._group = QActionGroup(self)
        self._group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        self._sources: tuple[str, ...] = ()
        self._notice: Callable[[int], str] = lambda _: ""
        self._add(self.tr("Microphone"), ("mic",))
        self._add(self.tr("Computer sound"), ("system",))
        self._both = self._add("", ("mic", "system"))
        self._applications: list[QAction] = []
        self._group.triggered.connect(self._triggered)
        self.aboutToShow.connect(self._name_both)
        self._name_both()

    def set_notice(self, notice: Callable[[int], str]) -> None:
        """Ask this, each time the menu opens, what speaks against so many sources."""
        self._notice = notice

    def show_sources(self, sources: tuple[str, ...]) -> None:
        """Check what is in use."""
        self._sources = sources
        for action in self._group.actions():
            action.setChecked(set(action.data()) == set(sources))

    def show_applications(self, names: Sequence[str]) -> None:
        """Offer what plays now, each by itself."""
        for action in self._applications:
            self._group.removeAction(action)
            self.removeAction(action)
            action.deleteLater()
        self._applications = []
        for name in names:
            title = self.tr("Only {application}").format(application=name.replace("&", "&&"))
            self._applications.append(self._add(title, (f"{APPLICATION_PREFIX}{name}",)))
        self.show_sources(self._sources)

    def _add(self, title: str, sources: tuple[str, ...]) -> QAction:
        action = QAction(title, self)
        action.setCheckable(True)
        action.setData(sources)
        self._group.addAction(action)
        self.addAction(action)
        return action

    def _name_both(self) -> None:
        """Two sources may be more than this computer keeps up with: said before they are chosen."""
        notice = self._notice(len(self._both.data()))
        self._both.setText(
            self.tr("Microphone and computer sound (may be too much)")
            if notice
            else self.tr("Microphone and computer sound")
        )
        self._both.setToolTip(notice)

    def _triggered(self, action: QAction) -> None:
        sources = tuple(action.data())
        if set(sources) != set(self._sources):
            self.chosen.emit(sources)
        self.show_sources(self._sources)
