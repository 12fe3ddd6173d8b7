"""The language of the windows: which there are, which one is meant, and its translations."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib.resources import as_file, files

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

logger = logging.getLogger(__name__)

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "ar": "العربية",
}
"""Codes of the translations, and what each language is called in itself."""

_FORMATS = {"ar": "ar_AE"}
"""Whose numbers a language comes with; in these, the digits of all the other texts."""

SYSTEM = "system"
"""In place of a code: the language of the desktop."""


def language_of(chosen: str, system: QLocale | None = None) -> str:
    """The code of the translation to load: the chosen one, else the first that the system wants."""
    if chosen in LANGUAGES:
        return chosen
    otherwise = set()
    for wanted in map(QLocale, (system or QLocale.system()).uiLanguages()):
        for code in LANGUAGES:
            ours = QLocale(code)
            if ours.language() != wanted.language() or wanted.language() in otherwise:
                continue
            if ours.script() == wanted.script():
                return code
            # The bare language that follows in the list means the script of most of its readers.
            otherwise.add(wanted.language())
    return "en"


def speak(application: QApplication, chosen: str) -> str:
    """Give the windows that are made from now on their language, and its direction.

    Returns:
        The code of the language. Where its translations are missing, it is English all the same.
    """
    code = language_of(chosen)
    locale = QLocale(_FORMATS.get(code, code))
    system = QLocale.system()
    QLocale.setDefault(system if system.language() == locale.language() else locale)
    for name, folder in (
        (f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"surtitle_{code}", None),
    ):
        translator = QTranslator(application)
        if folder is not None:
            loaded = translator.load(name, folder)
        else:
            with as_file(files("resources") / "translations" / f"{name}.qm") as path:
                loaded = translator.load(str(path))
        if loaded:
            application.installTranslator(translator)
        else:
            logger.warning("no translations %s", name)
    application.setLayoutDirection(locale.textDirection())
    return code


def is_mirrored() -> bool:
    """Whether the windows run from right to left."""
    return QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
