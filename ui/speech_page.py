"""Settings page: how speech becomes text."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from app.language_names import language_name
from app.settings import RecognitionSettings
from engine.models.catalogue import CATALOGUE, ModelEntry
from ui.setting_fields import Choice, ChoiceField, form_of
from ui.stability_dial import StabilityDial


class SpeechPage(QWidget):
    """Model, language, and when text appears.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    def __init__(self, recognition: RecognitionSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recognition = recognition
        self._installed: Collection[str] | None = None
        self.model = ChoiceField(self.tr("Speech model"))
        self.folder = QPushButton(self.tr("Use a model folder…"))
        self.folder.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.language = ChoiceField(self.tr("Spoken language"))
        self.preset = ChoiceField(self.tr("When text appears"))
        self.level = ChoiceField(self.tr("Loudness"))
        self.stability = StabilityDial()
        self.prompt = QLineEdit()
        self.prompt.setAccessibleName(self.tr("Names and words to expect"))
        self.prompt.setPlaceholderText(self.tr("Names and words to expect"))
        form = form_of(self)
        form.addRow(self.tr("&Model"), self.model)
        form.addRow("", self.folder)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow(self.tr("&When text appears"), self.preset)
        form.addRow(self.tr("&Drafts"), self.stability)
        form.addRow(self.tr("L&oudness"), self.level)
        form.addRow(self.tr("&Vocabulary"), self.prompt)
        self.model.chosen.connect(self._model_chosen)
        self.folder.clicked.connect(self._ask_folder)
        self.language.chosen.connect(self._language_chosen)
        self.preset.chosen.connect(self._preset_chosen)
        self.level.chosen.connect(self._level_chosen)
        self.stability.chosen.connect(self._stability_chosen)
        self.prompt.editingFinished.connect(self._prompt_edited)
        self.show_recognition(recognition)

    def show_recognition(self, recognition: RecognitionSettings) -> None:
        """Show values that came from elsewhere."""
        self._recognition = recognition
        self._offer_models()
        self._offer_languages()
        self.preset.offer(self._presets(), recognition.preset)
        self.level.offer(self._levels(), recognition.level)
        self.stability.choose(recognition.stability)
        self.prompt.setText(recognition.prompt)

    def show_installed(self, names: Collection[str]) -> None:
        """Tell which models are on this computer."""
        self._installed = names
        self._offer_models()

    def _offer_models(self) -> None:
        choices = [self._model(entry) for entry in CATALOGUE.values()]
        chosen = self._recognition.model
        if chosen not in CATALOGUE:
            choices.append(Choice(chosen, Path(chosen).name or chosen, chosen))
        self.model.offer(choices, chosen)

    def _model(self, entry: ModelEntry) -> Choice:
        memory = _size(entry.memory_bytes)
        if self._installed is None:
            state, detail = "", self.tr("{} on disk.").format(_size(entry.disk_bytes))
        elif entry.name in self._installed:
            state, detail = self.tr(" (installed)"), self.tr("On this computer.")
        else:
            size = _size(entry.download_bytes)
            state = ""
            detail = self.tr("Fetched when captions start next: {}.").format(size)
        reach = (
            self.tr("{} languages").format(len(entry.languages))
            if entry.multilingual
            else self.tr("English only")
        )
        about = self.tr("{}; needs about {} of memory; licence {}. {}")
        explanation = about.format(reach, memory, entry.licence, detail)
        return Choice(entry.name, entry.title + state, explanation)

    def _offer_languages(self) -> None:
        entry = CATALOGUE.get(self._recognition.model)
        fallback = next(iter(CATALOGUE.values()))
        codes = (entry or fallback).languages
        detected = self.tr("From the first sentence that is final.")
        auto = Choice("auto", self.tr("Detected automatically"), detected)
        if entry is not None and not entry.multilingual:
            auto = Choice("auto", self.tr("English"), self.tr("This model knows English only."))
            codes = ()
        named = sorted((Choice(code, language_name(code)) for code in codes), key=_by_title)
        self.language.offer([auto, *named], self._recognition.language)

    def _presets(self) -> list[Choice]:
        return [
            Choice(
                "responsive",
                self.tr("While a sentence is spoken"),
                self.tr("Drafts appear within about a second and are replaced until final."),
            ),
            Choice(
                "agreement",
                self.tr("While a sentence is spoken, final early"),
                self.tr("Words become final once drafts agree on them. For long speech."),
            ),
            Choice(
                "conservative",
                self.tr("After a sentence"),
                self.tr("Only final text, when the speaker pauses. Nothing on screen changes."),
            ),
            Choice(
                "offline",
                self.tr("In long pieces"),
                self.tr("Only final text, up to half a minute late. For recordings."),
            ),
        ]

    def _levels(self) -> list[Choice]:
        return [
            Choice(
                "running",
                self.tr("Compare with the whole session"),
                self.tr("Faint noise between loud sentences is ignored. Best for most rooms."),
            ),
            Choice(
                "per-window",
                self.tr("Judge each moment by itself"),
                self.tr("A quiet speaker after a loud one is still heard; so is more noise."),
            ),
        ]

    def _ask_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Model folder"))
        if folder:
            self._model_chosen(folder)

    def _model_chosen(self, name: str) -> None:
        self.edited.emit("recognition.model", name)

    def _language_chosen(self, code: str) -> None:
        self.edited.emit("recognition.language", code)

    def _preset_chosen(self, preset: str) -> None:
        self.edited.emit("recognition.preset", preset)

    def _level_chosen(self, level: str) -> None:
        self.edited.emit("recognition.level", level)

    def _stability_chosen(self, stability: str) -> None:
        self.edited.emit("recognition.stability", stability)

    def _prompt_edited(self) -> None:
        if self.prompt.text() != self._recognition.prompt:
            self.edited.emit("recognition.prompt", self.prompt.text())


def _by_title(choice: Choice) -> str:
    return choice.title.casefold()


def _size(n_bytes: int) -> str:
    return f"{n_bytes / 1e9:.1f} GB" if n_bytes >= 1e9 else f"{n_bytes / 1e6:.0f} MB"
