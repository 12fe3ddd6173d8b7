"""Settings page: which keys do what."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QWidget

from app.settings import ShortcutSettings
from ui.commands import COMMANDS, clashes, keys_of
from ui.setting_fields import form_of, note


class ShortcutsPage(QWidget):
    """One field for each command.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    def __init__(self, shortcuts: ShortcutSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self.fields: dict[str, QKeySequenceEdit] = {}
        self.clash = note()
        form = form_of(self)
        form.addRow(self.clash)
        for command in COMMANDS:
            field = QKeySequenceEdit()
            field.setMaximumSequenceLength(1)
            field.setClearButtonEnabled(True)
            field.setAccessibleName(self.tr("Keys for: {}").format(command.title))
            field.setObjectName(command.name)
            field.editingFinished.connect(self._edited)
            self.fields[command.name] = field
            form.addRow(command.title, field)
        told = self.tr(
            "They work in Surtitle's windows. For keys that work everywhere, let the desktop's "
            "keyboard settings run a command such as: surtitle ctl toggle"
        )
        form.addRow(note(told))
        self.show_shortcuts(shortcuts)

    def show_shortcuts(self, shortcuts: ShortcutSettings) -> None:
        """Show values that came from elsewhere."""
        self._shortcuts = shortcuts
        for command in COMMANDS:
            keys = QKeySequence(keys_of(command, shortcuts.keys))
            field = self.fields[command.name]
            if field.keySequence() != keys:
                field.setKeySequence(keys)
        found = clashes(shortcuts.keys)
        lines = [
            self.tr("⚠ {} is given to: {}. The first one has it.").format(keys, ", ".join(titles))
            for keys, titles in found.items()
        ]
        self.clash.setText("\n".join(lines))
        self.clash.setVisible(bool(lines))

    def _edited(self) -> None:
        keys = dict(self._shortcuts.keys)
        for command in COMMANDS:
            chosen = self.fields[command.name].keySequence()
            if chosen == QKeySequence(command.keys):
                keys.pop(command.name, None)
            else:
                keys[command.name] = chosen.toString(QKeySequence.SequenceFormat.PortableText)
        if keys != dict(self._shortcuts.keys):
            self.edited.emit("shortcuts.keys", keys)
