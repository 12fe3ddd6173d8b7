"""What a server says of a clip, whatever its dialect: JSON with or without times, or plain text.

Nothing in an answer is taken on trust. Segment numbers start again in every 30 s and are not read;
times may lie past the clip, run backwards, or be missing; confidences may be null or constant;
words may be missing from segments that the whole text has. What does not hold is left out, and
what is left is still the text.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.engines.remote.languages import language_code
from engine.errors import UnavailableError
from engine.sentence import Sentence
from engine.words import plain, units

_BLANK = frozenset({"[blank_audio]", "[blank audio]", "(blank audio)", "[silence]"})
_HTML = ("<!doctype html", "<html", "<head", "<body")


@dataclass(frozen=True, slots=True)
class SpokenWord:
    """A word with a space before it where its script sets one, and its seconds in the clip."""

    text: str
    start_s: float
    end_s: float
    probability: float = 1.0


@dataclass(frozen=True, slots=True)
class SpokenSegment:
    """A piece of the text, its seconds in the clip, and its words where their times are known."""

    text: str
    start_s: float
    end_s: float
    words: tuple[SpokenWord, ...] | None = None


@dataclass(frozen=True, slots=True)
class Transcription:
    """An answer.

    Attributes:
        text: All of it, without spaces around it.
        segments: In order, within the clip; empty where the answer has no times that can be used.
        language: ISO code, where the answer says one.
        avg_logprob: Mean over the segments, where all have one.
        no_speech_prob: The least of the segments, where all have one.
        is_plain: Whether words were got only by asking for them alone.
        seconds: From the request to the answer, tries and waits included.
    """

    text: str
    segments: tuple[SpokenSegment, ...] = ()
    language: str | None = None
    avg_logprob: float | None = None
    no_speech_prob: float | None = None
    is_plain: bool = False
    seconds: float = 0.0


def parse_transcription(body: str, content_type: str, duration_s: float) -> Transcription:
    """Read an answer to a clip of ``duration_s``.

    Raises:
        UnavailableError: It is a web page, an error in disguise, or JSON of another kind.
    """
    if is_web_page(body, content_type):
        raise UnavailableError("answers with a web page instead of text (a sign-in page?)")
    try:
        answer: Any = json.loads(body)
    except (ValueError, RecursionError) as error:
        if "json" in content_type or body.lstrip().startswith("{"):
            raise UnavailableError("answers with broken JSON") from error
        return Transcription(_told(body))
    if isinstance(answer, str):
        return Transcription(_told(answer))
    if not isinstance(answer, dict):
        if "json" in content_type:
            raise UnavailableError("answers with JSON that is no transcription")
        return Transcription(_told(body))  # somebody said "1984", or "null"
    if answer.get("error") or not ("text" in answer or "segments" in answer):
        reason = find_reason(answer) or Sentence("no text in it")
        raise UnavailableError("answers with no transcription ({reason})", reason=reason)
    return _verbose(answer, duration_s)


def is_web_page(body: str, content_type: str) -> bool:
    """Whether a body is HTML."""
    return "html" in content_type or body.lstrip()[:20].lower().startswith(_HTML)


def find_reason(answer: object) -> str:
    """The sentence in an error body of any known shape; empty where there is none.

    Seen: ``{"error": {"message"}}``, ``{"error": "text"}``, ``{"detail": "text"}``,
    ``{"detail": [{"msg", "loc"}]}``, ``{"detail": {"error"}}``, ``{"message"}``, text.
    """
    if isinstance(answer, str):
        return " ".join(whole_characters(answer).split())
    if isinstance(answer, list):
        return "; ".join(reason for item in answer[:3] if (reason := find_reason(item)))
    if isinstance(answer, dict):
        for key in ("error", "detail", "message", "msg"):
            reason = find_reason(answer.get(key))
            if reason:
                place = answer.get("loc") if key == "msg" else None
                field = place[-1] if isinstance(place, list) and place else ""
                return f"{field}: {reason}" if isinstance(field, str) and field else reason
    return ""


def whole_characters(text: str) -> str:
    """The text with half characters, which JSON can hold and UTF-8 cannot, joined or replaced."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _told(text: object) -> str:
    said = whole_characters(text).strip() if isinstance(text, str) else ""
    return "" if said.lower() in _BLANK else said


def _verbose(answer: dict[str, Any], duration_s: float) -> Transcription:
    rows = [row for row in _list(answer.get("segments")) if isinstance(row, dict)]
    pieces = [_told(row.get("text")) for row in rows]
    text = _told(answer.get("text")) or _joined([piece for piece in pieces if piece])
    said = [(row, piece) for row, piece in zip(rows, pieces, strict=True) if piece]
    return Transcription(
        text,
        _segments(said, text, _words(answer, rows), duration_s),
        language_code(answer.get("language")),
        _mean([_number(row.get("avg_logprob")) for row in rows]),
        _least([_number(row.get("no_speech_prob")) for row in rows]),
    )


def _segments(
    said: Sequence[tuple[dict[str, Any], str]],
    text: str,
    words: Sequence[SpokenWord],
    duration_s: float,
) -> tuple[SpokenSegment, ...]:
    """Segments whose times hold and that together are the whole text, else none."""
    segments: list[SpokenSegment] = []
    before = 0.0
    for row, piece in said:
        start, end = _number(row.get("start")), _number(row.get("end"))
        if start is None or end is None or start > duration_s or end < start:
            return ()
        start = max(start, before)
        end = min(max(end, start), duration_s)
        spaced = piece if not segments else "".join(units(piece))
        segments.append(SpokenSegment(spaced, min(start, end), end))
        before = end
    if _plain(text) != _plain(" ".join(piece for _, piece in said)):
        return ()  # the text has words that no segment has
    return _with_words(segments, words, duration_s)


def _with_words(
    segments: Sequence[SpokenSegment], words: Sequence[SpokenWord], duration_s: float
) -> tuple[SpokenSegment, ...]:
    """Deal the words out in order; a segment that they do not fit goes without."""
    dealt = []
    left = list(words)
    for segment in segments:
        own = units(segment.text)
        mine, rest = left[: len(own)], left[len(own) :]
        fits = [plain(word.text) for word in mine] == [plain(unit) for unit in own]
        if not (own and fits):
            dealt.append(segment)
            left = [word for word in left if word.start_s >= segment.end_s]
            continue
        left, before, timed = rest, segment.start_s, []
        for unit, word in zip(own, mine, strict=True):
            start = min(max(word.start_s, before), duration_s)
            before = min(max(word.end_s, start), duration_s)
            timed.append(SpokenWord(unit, start, before, word.probability))
        dealt.append(SpokenSegment(segment.text, segment.start_s, segment.end_s, tuple(timed)))
    return tuple(dealt)


def _words(answer: dict[str, Any], rows: Sequence[dict[str, Any]]) -> list[SpokenWord]:
    """Words with times: of the answer, as OpenAI has them, or of its segments."""
    listed = _list(answer.get("words")) or [w for row in rows for w in _list(row.get("words"))]
    words = []
    for word in listed:
        if not isinstance(word, dict):
            return []
        text = word.get("word", word.get("text"))
        start, end = _number(word.get("start")), _number(word.get("end"))
        if not isinstance(text, str) or start is None or end is None:
            return []
        probability = _number(word.get("probability"))
        probability = 1.0 if probability is None else probability
        words.append(SpokenWord(whole_characters(text), start, end, probability))
    return words


def _joined(pieces: Sequence[str]) -> str:
    return "".join("".join(units(piece)) for piece in pieces).strip()


def _plain(text: str) -> str:
    return plain("".join(text.split()))


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return None
    return float(value)


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known and len(known) == len(values) else None


def _least(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return min(known) if known and len(known) == len(values) else None
