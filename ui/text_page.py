"""Settings page: the spoken language, words to expect, and words not to be read."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.masking import EVERY_LANGUAGE, words_of
from app.sentences import in_words
from app.settings import Settings
from engine.models.catalogue import CATALOGUE, DEFAULT_MODEL, WHISPER_V3_LANGUAGES
from ui.setting_fields import Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage

_LIST_LINES = 4


def language_name(code: str) -> str:
    """What a language is called; its code where Qt does not know it."""
    language = QLocale.codeToLanguage(code)
    return code if language == QLocale.Language.AnyLanguage else QLocale.languageToString(language)


class TextPage(SettingsPage):
    """Language, vocabulary, masking."""

    groups = ("recognition.language", "recognition.prompt", "masking.")

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.language = ChoiceField(self.tr("Spoken language"))
        self.prompt = QLineEdit()
        self.prompt.setAccessibleName(self.tr("Names and words to expect"))
        self.prompt.setPlaceholderText(self.tr("Names and words to expect"))
        self.mask_screen = ClearCheckBox(self.tr("&Mask words on the screen"))
        self.mask_exports = ClearCheckBox(self.tr("Mask them in &exports too"))
        self.mask_language = ChoiceField(self.tr("Words of which language"))
        self.mask_words = _WordList()
        self.mask_words.setAccessibleName(self.tr("Words to mask"))
        self._arrange()
        self._offer_mask_languages()
        self.bind_text("recognition.prompt", self.prompt)
        self.bind_check("masking.screen", self.mask_screen)
        self.bind_check("masking.exports", self.mask_exports)
        self.language.chosen.connect(self._language_chosen)
        self.mask_language.chosen.connect(self._show_words)
        self.mask_words.textChanged.connect(self._words_edited)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        self._offer_languages()
        self._show_words()

    def _arrange(self) -> None:
        form = form_of(self)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow(self.tr("&Vocabulary"), self.prompt)
        told = self.tr("Names and rare words between commas: the model is then readier for them.")
        form.addRow(note(told))
        form.addRow(self.mask_screen)
        form.addRow(self.mask_exports)
        form.addRow(self.tr("Words &of"), self.mask_language)
        form.addRow(self.tr("&Words"), self.mask_words)
        masked = self.tr(
            "One a line. Whole words are shown as ***. What is kept stays as it was said, so that "
            "masking can be taken back."
        )
        form.addRow(note(masked))

    def _offer_languages(self) -> None:
        model = self.settings.recognition.model
        entry = CATALOGUE.get(model)
        codes = (entry or CATALOGUE[DEFAULT_MODEL]).languages
        detected = self.tr("From the first sentence that is final.")
        auto = Choice("auto", self.tr("Detected automatically"), detected)
        if entry is not None and not entry.multilingual:
            auto = Choice("auto", self.tr("English"), self.tr("This model knows English only."))
            codes = ()
        named = sorted(map(_choice, codes), key=_by_title)
        self.language.offer([auto, *named], self.settings.recognition.language)

    def _offer_mask_languages(self) -> None:
        every = Choice(EVERY_LANGUAGE, self.tr("Every language"))
        codes = {*WHISPER_V3_LANGUAGES, *self.settings.masking.words} - {EVERY_LANGUAGE}
        named = sorted(map(_choice, codes), key=_by_title)
        self.mask_language.offer([every, *named], EVERY_LANGUAGE)

    def _show_words(self) -> None:
        words = words_of(self.settings.masking.words.get(self.mask_language.value, ""))
        if words != words_of(self.mask_words.toPlainText()):
            self.mask_words.blockSignals(True)
            self.mask_words.setPlainText("\n".join(words))
            self.mask_words.blockSignals(False)

    def _words_edited(self) -> None:
        words = ", ".join(words_of(self.mask_words.toPlainText()))
        lists = {**self.settings.masking.words, self.mask_language.value: words}
        self.edit("masking.words", {code: text for code, text in lists.items() if text})

    def _language_chosen(self, code: str) -> None:
        self.edit("recognition.language", code)


class _WordList(QPlainTextEdit):
    """A few lines high; the tab key leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        lines = self.fontMetrics().lineSpacing() * _LIST_LINES
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        self.setFixedHeight(lines + margins)


def _choice(code: str) -> Choice:
    return Choice(code, in_words(language_name(code)))


def _by_title(choice: Choice) -> str:
    return choice.title.casefold()
