"""Fields for keys that work in every program, and what the desktop says of them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFormLayout

from ui.commands import ANYWHERE, title_of
from ui.global_keys import usual_keys
from ui.key_combination import usable_anywhere
from ui.key_field import KeyField
from ui.setting_fields import note


class AnywhereKeys(QFormLayout):
    """Rows of a page.

    Attributes:
        fields: By command.
        trouble: Keys that cannot be had, each with why.

    Signals:
        edited: The keys that differ from the usual ones, by command.
    """

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, KeyField] = {}
        self.trouble = note()
        self.trouble.setVisible(False)
        self._refused: Mapping[str, str] = {}
        self._available = True
        # A layout within a layout has none of the style's spacing.
        self.setHorizontalSpacing(8)
        self.setVerticalSpacing(12)
        self.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.addRow(self.trouble)
        for name in ANYWHERE:
            field = KeyField(self.tr("Keys in every program for: {}").format(title_of(name)))
            field.setObjectName(f"anywhere {name}")
            field.editingFinished.connect(self._edited)
            self.fields[name] = field
            self.addRow(title_of(name), field)

    def show_keys(self, chosen: Mapping[str, str]) -> None:
        """Show values that came from elsewhere."""
        usual = usual_keys()
        for name, field in self.fields.items():
            keys = QKeySequence(chosen.get(name, usual.get(name, "")))
            if field.keySequence() != keys:
                field.setKeySequence(keys)
        self._show_trouble()

    def show_desktop(self, available: bool, refused: Mapping[str, str]) -> None:
        """Tell whether this desktop has such keys, and which of them it refused."""
        self._available, self._refused = available, refused
        for field in self.fields.values():
            field.setEnabled(available)
        self._show_trouble()

    def _show_trouble(self) -> None:
        if self._available:
            lines = [
                self.tr("⚠ {command}: {reason}").format(command=title_of(name), reason=reason)
                for name, reason in self._refused.items()
            ]
            poor = [name for name, field in self.fields.items() if _is_poor(field)]
            lines += [
                self.tr("⚠ {command}: add Ctrl, Alt or Meta").format(command=title_of(name))
                for name in poor
            ]
        else:
            lines = [self.tr("This desktop has no keys that work everywhere.")]
        self.trouble.setText("\n".join(lines))
        self.trouble.setVisible(bool(lines))

    def _edited(self) -> None:
        usual = usual_keys()
        portable = QKeySequence.SequenceFormat.PortableText
        chosen = {
            name: field.keySequence().toString(portable) for name, field in self.fields.items()
        }
        differing = {name: keys for name, keys in chosen.items() if keys != usual.get(name, "")}
        self._show_trouble()
        self.edited.emit(differing)


def _is_poor(field: KeyField) -> bool:
    keys = field.keySequence()
    return not keys.isEmpty() and not usable_anywhere(keys.toString())
