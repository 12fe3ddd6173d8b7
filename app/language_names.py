"""What languages are called."""

from __future__ import annotations


def language_name(code: str) -> str:
    """What a language is called in English; its code where Qt does not know it."""
    from PySide6.QtCore import QLocale

    language = QLocale.codeToLanguage(code)
    return code if language == QLocale.Language.AnyLanguage else QLocale.languageToString(language)
