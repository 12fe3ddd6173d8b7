"""A server that is added or changed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.remote_edit import put_remote
from app.remotes import Remote
from app.sentences import in_words
from engine.errors import EngineError
from ui.errand import Errand
from ui.setting_fields import CalmSpinBox, Choice, ChoiceField, ClearCheckBox, form_of, note

_WIDTH_PX = 520


class ServerForm(QDialog):
    """Name, address, model and key; what is rarely changed is under it.

    Signals:
        saved: The remote's name, and whether its key outlives this session.
    """

    saved = Signal(str, bool)

    def __init__(self, remote: Remote | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = remote
        shown = remote or Remote("", "", "")
        self.setWindowTitle(self.tr("Change a server") if remote else self.tr("Add a server"))
        self.name = self._field(self.tr("Name"), shown.name, self.tr("office"))
        self.name.setReadOnly(remote is not None)
        self.url = self._field(self.tr("Address"), shown.base_url, "https://asr.example/v1")
        self.model = self._field(self.tr("Model"), shown.model, "openai/whisper-large-v3")
        self.key = self._field(self.tr("Key"), "", self.tr("None"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.no_key: QCheckBox = ClearCheckBox(self.tr("It takes no &key any more"))
        self.no_key.setVisible(shown.has_key)
        if shown.has_key:
            self.key.setPlaceholderText(self.tr("Kept as it is"))
            self.no_key.toggled.connect(self.key.setDisabled)
        self.timeout = CalmSpinBox()
        self.timeout.setRange(1, 3600)
        self.timeout.setSuffix(" s")
        self.timeout.setValue(round(shown.timeout_s))
        self.timeout.setAccessibleName(self.tr("Longest wait for an answer"))
        self.upload = CalmSpinBox()
        self.upload.setRange(1, 10_000)
        self.upload.setSuffix(self.tr(" MB"))
        self.upload.setValue(max(1, round(shown.max_upload_mb)))
        self.upload.setAccessibleName(self.tr("Largest upload"))
        self.protocol = ChoiceField(self.tr("Protocol"))
        self.protocol.offer(self._protocols(), shown.protocol)
        self.warning, self.problem = _wide(note()), note()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save_button = QPushButton(self.tr("Save"))
        self.buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self._save)
        self.buttons.rejected.connect(self.reject)
        self._errand = Errand(self)
        self._errand.done.connect(self._saved)
        self._errand.failed.connect(self._refused)
        for field in (self.name, self.url, self.model):
            field.textChanged.connect(self._edited)
        self._arrange()
        self._edited()

    @property
    def remote(self) -> Remote:
        """The server as the form describes it."""
        return replace(
            self._before or Remote("", "", ""),
            name=self.name.text().strip(),
            base_url=self.url.text().strip(),
            model=self.model.text().strip(),
            timeout_s=float(self.timeout.value()),
            max_upload_mb=float(self.upload.value()),
            protocol=self.protocol.value,
        )

    def _arrange(self) -> None:
        page = QWidget()
        form = form_of(page)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Address"), self.url)
        form.addRow("", self.warning)
        form.addRow(self.tr("&Model"), self.model)
        form.addRow(self.tr("&Key"), self.key)
        form.addRow("", self.no_key)
        kept = self.tr(
            "The key goes into this system's keyring, never into a file of Surtitle's. Without a "
            "keyring it is kept until Surtitle closes."
        )
        form.addRow("", _wide(note(kept)))
        form.addRow(self.tr("&Protocol"), self.protocol)
        form.addRow(self.tr("Longest &wait"), self.timeout)
        form.addRow(self.tr("Largest &upload"), self.upload)
        column = QVBoxLayout(self)
        column.addWidget(page, 1)
        column.addWidget(self.problem)
        column.addWidget(self.buttons)
        self.setMinimumWidth(_WIDTH_PX)

    def _field(self, name: str, text: str, example: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setAccessibleName(name)
        field.setPlaceholderText(example)
        return field

    def _protocols(self) -> list[Choice]:
        return [
            Choice(
                "transcriptions",
                self.tr("Transcriptions over HTTP"),
                self.tr("What OpenAI, vLLM and most others speak."),
            ),
            Choice(
                "realtime",
                self.tr("Realtime over WebSocket"),
                self.tr("vLLM's, for models that stream."),
            ),
        ]

    def _edited(self) -> None:
        remote, warning, problem = self.remote, "", ""
        is_whole = bool(remote.name and remote.base_url and remote.model)
        if remote.base_url:
            try:
                warning = replace(
                    remote, name=remote.name or "-", model=remote.model or "-"
                ).warning
            except EngineError as error:
                problem = in_words(error) if is_whole else ""
                is_whole = False
        self._say(self.warning, in_words(warning))
        self._say(self.problem, problem)
        self.save_button.setEnabled(is_whole)

    def _save(self) -> None:
        typed = self.key.text().strip()
        key = typed or (None if self._before is not None and not self.no_key.isChecked() else "")
        if self._before is not None and self.no_key.isChecked():
            key = ""
        remote = self.remote
        self.save_button.setEnabled(False)
        # A keyring may ask to be unlocked.
        self._errand.send(lambda: put_remote(remote, key))

    def _saved(self, is_kept: object) -> None:
        self.saved.emit(self.remote.name, bool(is_kept))
        self.accept()

    def _refused(self, error: EngineError) -> None:
        self.save_button.setEnabled(True)
        self._say(self.problem, in_words(error))

    def _say(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))


def _wide(label: QLabel) -> QLabel:
    """As wide as the fields: a form gives others no more than they ask for."""
    policy = label.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
    label.setSizePolicy(policy)
    return label
