"""The window that offers a session that was cut off."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QLocale, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.transcript.records import SessionRecord
from ui.setting_fields import TARGET_PX, note

_WIDTH_PX = 400
_MARGIN_PX = 24


class RecoveryNotice(QWidget):
    """One session in a small window, in a corner, which takes nobody's keyboard. Escape keeps it.

    Signals:
        chosen: ``open``, ``keep`` or ``delete``.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint)
        self.setWindowTitle(self.tr("Surtitle: a session was cut off"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.told = note()
        self.open_button = QPushButton(self.tr("&Open"))
        self.keep_button = QPushButton(self.tr("&Keep"))
        self.delete_button = QPushButton(self.tr("&Delete…"))
        self.sure_button = QPushButton(self.tr("&Delete for good"))
        self.not_button = QPushButton(self.tr("&Cancel"))
        foot = QHBoxLayout()
        foot.addStretch(1)
        for button in (
            self.open_button,
            self.keep_button,
            self.delete_button,
            self.not_button,
            self.sure_button,
        ):
            button.setMinimumHeight(TARGET_PX)
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.text)
        column.addWidget(self.told)
        column.addLayout(foot)
        self.open_button.clicked.connect(self._open)
        self.keep_button.clicked.connect(self._keep)
        self.delete_button.clicked.connect(self._ask)
        self.not_button.clicked.connect(self._unask)
        self.sure_button.clicked.connect(self._delete)
        self._unask()

    def offer(self, session: SessionRecord, area: QRect) -> None:
        """Show one, in the upper right corner of a screen's usable part."""
        began = QDateTime.fromString(session.started, Qt.DateFormat.ISODate).toLocalTime()
        shown = began.time() if began.date() == QDate.currentDate() else began
        at = QLocale().toString(shown, QLocale.FormatType.ShortFormat)
        self.text.setText(self.tr("A session from {time} ended unexpectedly.").format(time=at))
        lines = (
            self.tr("Its one line is safe.")
            if session.n_lines == 1
            else self.tr("Its {n} lines are safe.").format(n=session.n_lines)
        )
        self.told.setText(lines if session.n_lines else self.tr("Nothing had been said in it yet."))
        self.told.setVisible(True)
        self._unask()
        self.setFixedWidth(min(_WIDTH_PX, area.width() - 2 * _MARGIN_PX))
        self.adjustSize()
        self.move(QPoint(area.right() + 1 - self.width() - _MARGIN_PX, area.top() + 2 * _MARGIN_PX))
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def tell(self, text: str) -> None:
        """Say what went wrong."""
        self.told.setText(text)
        self.told.setVisible(True)
        self.adjustSize()

    def _open(self) -> None:
        self.chosen.emit("open")

    def _keep(self) -> None:
        self.chosen.emit("keep")

    def _delete(self) -> None:
        self.chosen.emit("delete")

    def _ask(self) -> None:
        self._show_buttons(asking=True)
        self.not_button.setFocus()

    def _unask(self) -> None:
        self._show_buttons(asking=False)
        self.open_button.setFocus()

    def _show_buttons(self, asking: bool) -> None:
        for button in (self.open_button, self.keep_button, self.delete_button):
            button.setVisible(not asking)
        for button in (self.not_button, self.sure_button):
            button.setVisible(asking)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Whoever does not answer keeps it; the window goes when there is no other to offer."""
        event.ignore()
        self._keep()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, and then keeps."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.sure_button.isVisible():
            self._unask()
        else:
            self._keep()
