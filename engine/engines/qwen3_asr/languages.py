"""Languages by the English names that the model reads and writes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_NAMES = {
    "ar": "Arabic",
    "cs": "Czech",
    "da": "Danish",
    "de": "German",
    "el": "Greek",
    "en": "English",
    "es": "Spanish",
    "fa": "Persian",
    "fi": "Finnish",
    "fil": "Filipino",
    "fr": "French",
    "hi": "Hindi",
    "hu": "Hungarian",
    "id": "Indonesian",
    "it": "Italian",
    "ja": "Japanese",
    "ko": "Korean",
    "mk": "Macedonian",
    "ms": "Malay",
    "nl": "Dutch",
    "pl": "Polish",
    "pt": "Portuguese",
    "ro": "Romanian",
    "ru": "Russian",
    "sv": "Swedish",
    "th": "Thai",
    "tr": "Turkish",
    "vi": "Vietnamese",
    "yue": "Cantonese",
    "zh": "Chinese",
}

LANGUAGE_NAMES: Mapping[str, str] = MappingProxyType(_NAMES)
"""By ISO code, as transformers' ``processing_qwen3_asr.py`` has them."""

_CODES = {name.lower(): code for code, name in _NAMES.items()}


def language_code(name: str) -> str | None:
    """The ISO code of a name that the model wrote; None for silence and for what is unknown."""
    return _CODES.get(name.strip().lower())
