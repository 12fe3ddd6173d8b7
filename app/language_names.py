"""What languages are called."""

from __future__ import annotations

from engine.sentence import Sentence

_OTHERWISE = {"jw": "jv"}
"""Whisper's own code of Javanese."""


def language_name(code: str) -> Sentence:
    """What a language is called in English, for windows to translate; its code if unknown."""
    from PySide6.QtCore import QLocale

    language = QLocale.codeToLanguage(_OTHERWISE.get(code, code))
    if language == QLocale.Language.AnyLanguage:
        return Sentence(code)
    return Sentence(QLocale.languageToString(language))
