"""Settings page: which versions run here, and under which licences."""

from __future__ import annotations

import importlib.metadata
import platform
from collections.abc import Iterator

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from app.licences import Part, parts
from app.settings import Settings
from ui.setting_fields import Choice, ChoiceField, form_of, note
from ui.settings_page import SettingsPage

_SHOWN_LINES = 10


class AboutPage(SettingsPage):
    """Versions and licences, to read and to copy."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._parts: dict[str, Part] = {}
        self.versions = QLabel("\n".join(f"{name} {version}" for name, version in versions()))
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.part = ChoiceField(self.tr("A part of Surtitle"))
        self.licence = QPlainTextEdit()
        self.licence.setReadOnly(True)
        self.licence.setTabChangesFocus(True)
        self.licence.setAccessibleName(self.tr("Its licence"))
        self.licence.setFixedHeight(self.fontMetrics().lineSpacing() * _SHOWN_LINES)
        told = self.tr(
            "Live captions, made on this computer. Free software under the Apache License 2.0. "
            "Speech models have licences of their own, named beside each of them."
        )
        form = form_of(self)
        form.addRow(note(told))
        form.addRow(self.tr("&Versions"), self.versions)
        form.addRow(self.tr("&Licences"), self.part)
        form.addRow(self.licence)
        self.part.chosen.connect(self._part_chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Some hundred small files are read when somebody asks for them, not before."""
        if not self._parts:
            self._parts = {f"{part.name} {part.version}": part for part in parts()}
            choices = [Choice(key, key.strip()) for key in self._parts]
            if choices:
                self.part.offer(choices, choices[0].value)
                self._part_chosen(choices[0].value)
        super().showEvent(event)

    def _part_chosen(self, key: str) -> None:
        part = self._parts[key]
        told = [part.licence, part.note, part.text]
        self.licence.setPlainText("\n\n".join(text for text in told if text))


def versions() -> Iterator[tuple[str, str]]:
    """Of the program and of what it runs on. Nothing is imported for it."""
    yield "Surtitle", _version("surtitle")
    yield "Python", platform.python_version()
    yield "Qt", qVersion()
    for title, name in (("PySide", "PySide6-Essentials"), ("PyTorch", "torch")):
        yield title, _version(name)
    yield platform.system(), platform.release()


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:  # a checkout that is not installed
        return "-"
