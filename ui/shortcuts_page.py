"""Settings page: which keys do what."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from app.settings import Settings
from ui.anywhere_keys import AnywhereKeys
from ui.commands import COMMANDS, clashes, keys_of
from ui.key_field import KeyField
from ui.setting_fields import form_of, note
from ui.settings_page import SettingsPage


class ShortcutsPage(SettingsPage):
    """One field for each command."""

    groups = ("shortcuts.",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.fields: dict[str, KeyField] = {}
        self.clash = note()
        form = form_of(self)
        form.addRow(self.clash)
        for command in COMMANDS:
            field = KeyField(self.tr("Keys for: {}").format(command.title))
            field.setObjectName(command.name)
            field.editingFinished.connect(self._edited)
            self.fields[command.name] = field
            form.addRow(command.title, field)
        form.addRow(note(self.tr("The keys above work in Surtitle's windows, those below in all.")))
        self.anywhere = AnywhereKeys()
        self.anywhere.edited.connect(self._anywhere_edited)
        form.addRow(self.anywhere)
        told = self.tr(
            "The desktop's own keyboard settings can do the same, with a command such as: "
            "surtitle ctl toggle"
        )
        form.addRow(note(told))
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        shortcuts = settings.shortcuts
        self.anywhere.show_keys(shortcuts.everywhere)
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

    @Slot(object)
    def _anywhere_edited(self, keys: Mapping[str, str]) -> None:
        self.edit("shortcuts.everywhere", keys)

    def _edited(self) -> None:
        keys = dict(self.settings.shortcuts.keys)
        for command in COMMANDS:
            chosen = self.fields[command.name].keySequence()
            if chosen == QKeySequence(command.keys):
                keys.pop(command.name, None)
            else:
                keys[command.name] = chosen.toString(QKeySequence.SequenceFormat.PortableText)
        if keys != dict(self.settings.shortcuts.keys):
            self.edit("shortcuts.keys", keys)
