"""What a bench runs on: audio with the text it should give and, where known, its words' times."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.bench.metrics import TimedWord
from engine.errors import SettingsError, UnavailableError


@dataclass(frozen=True, slots=True)
class Clip:
    """One audio file.

    Attributes:
        audio: Any media file.
        reference: What is said in it; empty: it is known that nothing is; None: not known.
        words: Reference words with their times.
        words_source: Where the times come from, for the report.
        language: ISO code of what is said, which chooses the normalizer; None when not known.
    """

    audio: Path
    reference: str | None = None
    words: tuple[TimedWord, ...] = ()
    words_source: str = ""
    language: str | None = None

    @property
    def name(self) -> str:
        """For a table."""
        return self.audio.stem


def read_reference(path: Path) -> str:
    """Read a text file.

    Raises:
        UnavailableError: It cannot be read as UTF-8 text.
    """
    try:
        return path.read_text(encoding="utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UnavailableError(f"cannot read the reference {path}: {_reason(error)}") from error


def read_words(path: Path) -> tuple[TimedWord, ...]:
    """Read ``[[word, start_s, end_s], ...]``.

    Raises:
        UnavailableError: It cannot be read.
        SettingsError: It holds something else.
    """
    try:
        body = json.loads(path.read_text(encoding="utf-8-sig"))
        return tuple((str(word), float(start), float(end)) for word, start, end in body)
    except OSError as error:
        raise UnavailableError(f"cannot read the words {path}: {_reason(error)}") from error
    except (ValueError, TypeError) as error:
        raise SettingsError(
            f"{path} is not a list of [word, start, end]: {_reason(error)}"
        ) from error


def read_manifest(path: Path) -> list[Clip]:
    """Read clips from a file of one JSON object a line.

    Keys: ``path`` (relative to the manifest), ``reference`` (empty: nothing is said), ``words``
    (a words file), ``language``. Others are ignored.

    Raises:
        UnavailableError: A file cannot be read.
        SettingsError: A line is no object with a path.
    """
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UnavailableError(f"cannot read the manifest {path}: {_reason(error)}") from error
    clips = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            body = json.loads(line)
            audio = path.parent / body["path"]
        except (ValueError, TypeError, KeyError) as error:
            raise SettingsError(f"{path}, line {number}: not a JSON object with a path") from error
        clips.append(_clip(audio, path.parent, body))
    return clips


def _clip(audio: Path, folder: Path, body: dict[str, Any]) -> Clip:
    words: tuple[TimedWord, ...] = ()
    words_source = ""
    if body.get("words"):
        words = read_words(folder / body["words"])
        words_source = Path(body["words"]).name
    return Clip(audio, body.get("reference"), words, words_source, body.get("language"))


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error).splitlines()[0]
