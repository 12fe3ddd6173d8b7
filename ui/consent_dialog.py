"""What is asked before sound leaves this computer: whether it may, and with which key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.remote_keys import environment_name
from app.remotes import Remote
from app.sentences import in_words
from ui.setting_fields import note

_WIDTH_PX = 460


class ConsentDialog(QDialog):
    """Asks once for each host. Saying no is as easy as saying yes, and is what Enter says."""

    def __init__(self, remote: Remote, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Audio leaves this computer"))
        self.remote = remote
        asked = QLabel(self.tr("Audio of everyone heard goes to {host}.").format(host=remote.host))
        font = asked.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setBold(True)
        asked.setFont(font)
        asked.setWordWrap(True)
        asked.setTextFormat(Qt.TextFormat.PlainText)
        told = QLabel(
            self.tr(
                "“{name}” is a server: it turns speech into text in place of this computer. "
                "What you and others say is sent there while it is in use, and a mark in the "
                "windows says so. What becomes of it there is up to whoever runs the server: ask "
                "those who are heard. You are asked once for each server."
            ).format(name=remote.name)
        )
        told.setWordWrap(True)
        told.setTextFormat(Qt.TextFormat.PlainText)
        warning = note(in_words(remote.warning))
        buttons = QDialogButtonBox()
        self.no = QPushButton(self.tr("Keep audio here"))
        self.yes = QPushButton(self.tr("Send audio to {host}").format(host=remote.host))
        buttons.addButton(self.no, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self.yes, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.no.setDefault(True)
        self.yes.setAutoDefault(False)
        self.no.setFocus()
        column = QVBoxLayout(self)
        column.setSpacing(14)
        for widget in (asked, told, warning, buttons):
            column.addWidget(widget)
        _fit(self)


class KeyDialog(QDialog):
    """Asks for a server's key where no keyring has it.

    Attributes:
        field: Where it is typed, unseen.
    """

    def __init__(self, remote: Remote, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Key of a server"))
        self.remote = remote
        asked = QLabel(
            self.tr("“{name}” on {host} wants a key.").format(name=remote.name, host=remote.host)
        )
        asked.setWordWrap(True)
        asked.setTextFormat(Qt.TextFormat.PlainText)
        self.field = QLineEdit()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setAccessibleName(self.tr("Key"))
        self.field.setPlaceholderText(self.tr("Key"))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(self.tr("Use this key"))
        self.ok.setEnabled(False)
        self.field.textChanged.connect(self._edited)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        kept = self.tr(
            "It goes into this system's keyring where there is one, else it is kept until "
            "Surtitle closes. It can also be given in the environment, as {variable}."
        )
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addWidget(asked)
        column.addWidget(self.field)
        column.addWidget(note(kept.format(variable=environment_name(remote.name))))
        column.addWidget(buttons)
        _fit(self)

    @property
    def key(self) -> str:
        """What was typed."""
        return self.field.text().strip()

    def _edited(self) -> None:
        self.ok.setEnabled(bool(self.key))


def _fit(dialog: QDialog) -> None:
    """Make room for all lines, which a dialog's own size hint does not do for texts that break."""
    dialog.setMinimumWidth(_WIDTH_PX)
    width = max(_WIDTH_PX, dialog.sizeHint().width())
    dialog.resize(width, dialog.heightForWidth(width))
