"""The tray icon: start and pause, show and hide, transcript, settings, quit."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from ui.source_menu import SourceMenu


class Tray(QObject):
    """Its menu works, and is the same, where the desktop shows no tray.

    Signals:
        pause_asked: Start, pause or go on.
        show_asked: Show or hide the captions.
        transcript_asked, settings_asked, quit_asked: As they say.
        unlock_asked: Let clicks through the captions, or take them again.
    """

    pause_asked = Signal()
    show_asked = Signal()
    transcript_asked = Signal()
    settings_asked = Signal()
    unlock_asked = Signal()
    quit_asked = Signal()

    def __init__(self, icon: QIcon, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.menu = QMenu()
        self.pause_action = self._action(self.tr("Pause captions"), self.pause_asked)
        self.show_action = self._action(self.tr("Hide captions"), self.show_asked)
        self.click_action = self._action(self.tr("Let clicks through"), self.unlock_asked)
        self.click_action.setCheckable(True)
        self.source_menu = SourceMenu(self.menu)
        self.menu.addMenu(self.source_menu)
        self.menu.addSeparator()
        self.transcript_action = self._action(self.tr("Transcript"), self.transcript_asked)
        self.settings_action = self._action(self.tr("Settings"), self.settings_asked)
        self.menu.addSeparator()
        self.quit_action = self._action(self.tr("Quit"), self.quit_asked)
        self.icon = QSystemTrayIcon(icon, self)
        self.icon.setToolTip("Surtitle")
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._activated)
        if self.is_available:
            self.icon.show()

    @property
    def is_available(self) -> bool:
        """Whether the desktop shows it."""
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_running(self, running: bool, text: str) -> None:
        """What the first entry does, and the state in words."""
        self.pause_action.setText(
            self.tr("Pause captions") if running else self.tr("Start captions")
        )
        self.icon.setToolTip(f"Surtitle: {text}")

    def show_visible(self, visible: bool) -> None:
        """Whether captions are on screen."""
        self.show_action.setText(self.tr("Hide captions") if visible else self.tr("Show captions"))

    def show_click_through(self, on: bool) -> None:
        """Whether clicks go through the captions."""
        self.click_action.setChecked(on)

    def tell(self, text: str) -> None:
        """A message by the tray."""
        if self.is_available:
            self.icon.showMessage("Surtitle", text, self.icon.icon())

    def hide(self) -> None:
        """Leave the tray."""
        self.icon.hide()
        self.menu.close()

    def _action(self, text: str, asked: object) -> QAction:
        action = QAction(text, self.menu)
        action.triggered.connect(asked)
        self.menu.addAction(action)
        return action

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason == QSystemTrayIcon.ActivationReason.Trigger:
            self.show_asked.emit()
