"""The tray icon: the state as a shape, and a menu. It flashes where something is to be seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from ui.source_menu import SourceMenu
from ui.status import Status, starting
from ui.tray_icons import alert_icon, state_icon

FLASH_MS = 700
"""Slower than what WCAG 2.2 (2.3.1) calls a flash: three a second."""

_FLASHES = 8
"""After that the alert stays, and stands still."""

_TOLD_MS = 8000


class Tray(QObject):
    """Its menu works, and is the same, where the desktop shows no tray.

    Signals:
        pause_asked: Start, pause or go on.
        show_asked: Show or hide the captions.
        transcript_asked, files_asked, settings_asked, quit_asked: As they say.
        viewers_end_asked: Show captions on no other screen any more.
        unlock_asked: Let clicks through the captions, or take them again.
    """

    pause_asked = Signal()
    show_asked = Signal()
    transcript_asked = Signal()
    settings_asked = Signal()
    unlock_asked = Signal()
    viewers_end_asked = Signal()
    files_asked = Signal()
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
        self.viewers_action = self._action(
            self.tr("Stop showing captions on other screens"), self.viewers_end_asked
        )
        self.viewers_action.setVisible(False)
        self.menu.addSeparator()
        self.transcript_action = self._action(self.tr("Transcript"), self.transcript_asked)
        self.files_action = self._action(self.tr("Files"), self.files_asked)
        self.settings_action = self._action(self.tr("Settings"), self.settings_asked)
        self.menu.addSeparator()
        self.quit_action = self._action(self.tr("Quit"), self.quit_asked)
        self.animated = True
        self._program, self._alert = icon, alert_icon()
        self._state = icon
        self._status = starting()
        self._viewers = ""
        self._drawn: tuple[object, float | None, bool] | None = None
        self._turns_left = 0
        self._flash = QTimer(self)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(self._turn)
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

    @property
    def is_alerting(self) -> bool:
        """Whether something is to be seen that nobody has acknowledged."""
        return self._turns_left > 0

    def show_running(self, running: bool, status: Status) -> None:
        """What the first entry does, and the state as a shape and in words."""
        self.pause_action.setText(
            self.tr("Pause captions") if running else self.tr("Start captions")
        )
        self._status = status
        self._show()

    def show_viewers(self, sign: str) -> None:
        """Say for as long as it is so that captions are shown on other screens; empty: they aren't.

        The icon has a mark for it, and the menu an entry that ends it.
        """
        self._viewers = sign
        self.viewers_action.setVisible(bool(sign))
        self._show()

    def _show(self) -> None:
        status = self._status
        told = [f"Surtitle: {status.text}", self._viewers]
        self.icon.setToolTip("\n".join(filter(None, told)))
        # A download tells every percent; the icon has room for a few steps.
        progress = None if status.progress is None else round(8 * status.progress) / 8
        drawn = (status.shape, progress, bool(self._viewers))
        if drawn != self._drawn:
            self._drawn = drawn
            self._state = state_icon(self._program, *drawn)
            if not self.is_alerting:
                self.icon.setIcon(self._state)

    def flash(self) -> None:
        """Draw the eye here, until `acknowledge`."""
        self._turns_left = 2 * _FLASHES - 1 if self.animated else 1
        self.icon.setIcon(self._alert)
        if self.animated:
            self._flash.start()

    def acknowledge(self) -> None:
        """It was seen."""
        self._flash.stop()
        self._turns_left = 0
        self.icon.setIcon(self._state)

    def _turn(self) -> None:
        self._turns_left -= 1
        self.icon.setIcon(self._alert if self._turns_left % 2 else self._state)
        if self._turns_left == 1:
            self._flash.stop()

    def show_visible(self, visible: bool) -> None:
        """Whether captions are on screen."""
        self.show_action.setText(self.tr("Hide captions") if visible else self.tr("Show captions"))

    def show_click_through(self, on: bool) -> None:
        """Whether clicks go through the captions."""
        self.click_action.setChecked(on)

    def tell(self, text: str) -> None:
        """A message by the tray."""
        if self.is_available:
            self.icon.showMessage("Surtitle", text, self._program, _TOLD_MS)

    def hide(self) -> None:
        """Leave the tray."""
        self._flash.stop()
        self.icon.hide()
        self.menu.close()

    def _action(self, text: str, asked: object) -> QAction:
        action = QAction(text, self.menu)
        action.triggered.connect(asked)
        self.menu.addAction(action)
        return action

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        self.acknowledge()
        if reason == QSystemTrayIcon.ActivationReason.Trigger:
            self.show_asked.emit()
