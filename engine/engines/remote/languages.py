"""English names of languages, as verbose answers spell them, to ISO codes."""

from __future__ import annotations

import re

# OpenAI's list of what Whisper hears, and the other names it knows them by.
_NAMES = """\
afrikaans af albanian sq amharic am arabic ar armenian hy assamese as azerbaijani az bashkir ba
basque eu belarusian be bengali bn bosnian bs breton br bulgarian bg burmese my cantonese yue
castilian es catalan ca chinese zh croatian hr czech cs danish da dutch nl english en estonian et
faroese fo finnish fi flemish nl french fr galician gl georgian ka german de greek el gujarati gu
haitian ht haitian_creole ht hausa ha hawaiian haw hebrew he hindi hi hungarian hu icelandic is
indonesian id italian it japanese ja javanese jw kannada kn kazakh kk khmer km korean ko lao lo
latin la latvian lv letzeburgesch lb lingala ln lithuanian lt luxembourgish lb macedonian mk
malagasy mg malay ms malayalam ml maltese mt mandarin zh maori mi marathi mr moldavian ro
moldovan ro mongolian mn myanmar my nepali ne norwegian no nynorsk nn occitan oc panjabi pa
pashto ps persian fa polish pl portuguese pt punjabi pa pushto ps romanian ro russian ru
sanskrit sa serbian sr shona sn sindhi sd sinhala si sinhalese si slovak sk slovenian sl somali so
spanish es sundanese su swahili sw swedish sv tagalog tl tajik tg tamil ta tatar tt telugu te
thai th tibetan bo turkish tr turkmen tk ukrainian uk urdu ur uzbek uz valencian ca vietnamese vi
welsh cy yiddish yi yoruba yo"""
_words = _NAMES.split()
_CODES = dict(zip(_words[::2], _words[1::2], strict=True))
_CODE = re.compile(r"([a-z]{2,3})(?:[-_][a-z0-9]+)*")


def language_code(said: object) -> str | None:
    """The ISO code of what an answer says: a code, a code with a region, a name, or nothing."""
    if not isinstance(said, str):
        return None
    plain = said.strip().lower()
    if (code := _CODES.get(plain.replace(" ", "_"))) is not None:
        return code
    match = _CODE.fullmatch(plain)
    return None if match is None or match[1] == "und" else match[1]
