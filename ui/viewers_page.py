"""Settings page: captions in a browser, a phone, OBS, or another program."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from app.settings import Settings
from ui.qr_code import QrCode
from ui.setting_fields import TARGET_PX, Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage
from ui.viewers import Viewers


class ViewersPage(SettingsPage):
    """Whether, where and to whom captions are shown besides this screen.

    Signals:
        open_asked: The caption page should be shown, or taken away.
        revoke_asked: Its address should be replaced by another.
    """

    open_asked = Signal(bool)
    revoke_asked = Signal()

    groups = ("viewers.",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.open = ClearCheckBox(self.tr("Show captions on &other screens"))
        self.open.clicked.connect(self.open_asked)
        self.scope = ChoiceField(self.tr("Who can open them"))
        self.port = QSpinBox()
        self.port.setSpecialValueText(self.tr("Any free one"))
        self.address = QLineEdit()
        self.address.setReadOnly(True)
        self.address.setAccessibleName(self.tr("Address of the captions"))
        self.copy = QPushButton(self.tr("Cop&y"))
        self.copy.clicked.connect(self._copy)
        self.revoke = QPushButton(self.tr("&New address"))
        self.revoke.clicked.connect(self.revoke_asked)
        self.code = QrCode(self.tr("QR code of the address"))
        self.trouble = note()
        self.text_file = QLineEdit()
        self.text_file.setClearButtonEnabled(True)
        self.choose = QPushButton(self.tr("Choose…"))
        self.choose.setAccessibleName(self.tr("Choose the text file"))
        self.choose.clicked.connect(self._choose)
        for button in (self.copy, self.revoke, self.choose):
            button.setAutoDefault(False)
            button.setMinimumHeight(TARGET_PX)
        self._lay_out()
        self.scope.offer(self._scopes(), settings.viewers.scope)
        self.bind_choice("viewers.scope", self.scope)
        self.bind_number("viewers.port", self.port)
        self.bind_text("viewers.text_file", self.text_file)
        self.show_settings(settings)
        self.show_viewers("", "")

    def follow(self, viewers: Viewers) -> None:
        """Ask of, and tell of, what shows the captions."""

        def show() -> None:
            self.show_viewers(viewers.url, viewers.trouble)

        self.open_asked.connect(viewers.set_open)
        self.revoke_asked.connect(viewers.revoke)
        viewers.changed.connect(show)
        show()

    def show_viewers(self, url: str, trouble: str) -> None:
        """Tell where captions are shown; nowhere where ``url`` is empty."""
        self.open.setChecked(bool(url))
        self.address.setText(url)
        self.address.setCursorPosition(0)
        for part in (self.address, self.copy, self.revoke):
            part.setEnabled(bool(url))
        # A phone cannot open what only this computer can.
        self.code.show_text(url if self.settings.viewers.scope == "network" else "")
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def _lay_out(self) -> None:
        form = form_of(self)
        form.addRow(self.open)
        form.addRow(self.trouble)
        form.addRow(self.tr("&Who can open them"), self.scope)
        form.addRow(self.tr("&Port"), self.port)
        address = QHBoxLayout()
        address.addWidget(self.address, 1)
        address.addWidget(self.copy)
        address.addWidget(self.revoke)
        form.addRow(_label(self.tr("Addr&ess"), self.address), address)
        form.addRow("", self.code)
        how = self.tr(
            "Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its "
            "end. Each time captions are shown anew, the address is a new one."
        )
        form.addRow(note(how))
        chosen = QHBoxLayout()
        chosen.addWidget(self.text_file, 1)
        chosen.addWidget(self.choose)
        form.addRow(_label(self.tr("Text &file"), self.text_file), chosen)
        form.addRow(note(self.tr("Always has the newest captions, and is emptied when they end.")))

    def _scopes(self) -> list[Choice]:
        computer = self.tr("Only programs on this computer, such as OBS or a browser.")
        network = self.tr(
            "Readable by anyone on this network who has the address. It is not encrypted."
        )
        return [
            Choice("computer", self.tr("This computer"), computer),
            Choice("network", self.tr("This network"), network),
        ]

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.address.text())

    @Slot()
    def _choose(self) -> None:
        title = self.tr("Text file for captions")
        path, _ = QFileDialog.getSaveFileName(self, title, self.text_file.text())
        if path:
            self.edit("viewers.text_file", path)


def _label(text: str, field: QWidget) -> QLabel:
    """Of a field that is not alone in its row."""
    label = QLabel(text)
    label.setBuddy(field)
    return label
