"""What is said and what happens in the pictures of the windows, as the program logs it."""

# ruff: noqa: RUF001 - the marks of other scripts are meant

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.events import LogEvent, StatusEvent
    from app.live.figures import SessionFigures
    from engine.sentence import Sentence

FIRST = "I'd like to begin with the figures for the spring, which came in better than we hoped."
SECOND = "Sales in the north rose by eleven percent."
DRAFT = "and if we look at the"
ENGLISH = [("c", FIRST), ("c", SECOND), ("d", DRAFT)]
JAPANESE = (
    "今日は、会議の前に「春の結果」を確認しましょう。北部の売り上げは十一パーセント増えました。"
)
ARABIC = "صباح الخير جميعا، سنبدأ اليوم بمراجعة نتائج الربيع قبل أن ننتقل إلى الخطة الجديدة."
SAID = {
    "english": ENGLISH,
    "draft-only": [("d", "good morning everybody and welcome to the")],
    "one-line": [("c", "Good morning.")],
    "long-draft": [("c", FIRST), ("d", f"{SECOND} And if we look at the south, it is the same")],
    "long-word": [("c", "Look at"), ("d", "https://example.org/" + "averylongpath" * 7)],
    "japanese": [("c", JAPANESE), ("d", "次の議題は")],
    "chinese": [("c", "大家早上好，我们先看一下春季的数字，情况比我们预期的要好。"), ("d", "北部")],
    "korean": [("c", "안녕하세요, 봄 실적부터 보겠습니다."), ("d", "북부 지역의 매출은")],
    "thai": [("c", "สวัสดีทุกคน วันนี้เราจะเริ่มจากตัวเลขของฤดูใบไม้ผลิ"), ("d", "ซึ่งดีกว่าที่คาดไว้")],
    "arabic": [("c", ARABIC), ("d", "والآن ننظر إلى")],
    "hebrew-mixed": [("c", "בוקר טוב, נתחיל עם Surtitle 0.1 ועם 2026."), ("d", "ועכשיו")],
    "devanagari": [("c", "नमस्ते, हम वसंत के आँकड़ों से शुरू करेंगे, जो उम्मीद से बेहतर हैं।"), ("d", "उत्तर में")],
    "emoji": [("c", "That is great 🎉 👩‍💻 and the team 🇫🇷 agreed."), ("d", "so we go on 🚀 with")],
}  # fmt: skip
LABEL = "USB Microphone"
STATES = {
    "starting": ("", None),
    "loading": ("loading the speech model", 0.42),
    "listening": ("", None),
    "silent": ("nothing is playing on {label}", None),
    "muted": ("{label} is muted", None),
    "quiet": ("{label} is very quiet: turn it up or come closer", None),
    "noise": ("{label}: sound, but no speech in it", None),
    "language": ("{label}: this sounds like {heard}, not {expected}", None),
    "fallback": (
        "the graphics card is out of memory: captions go on with {name} on the processor",
        None,
    ),
    "behind": ("", 7.0),
    "damaged": ("{label} delivers damaged sound: words may be missing", None),
    "unsaved": ("captions go on, but are not saved: {problem}", None),
    "stalled": ("{label}: no sound arrives", None),
    "lost": ("{label}: another program has taken it", None),
    "absent": (
        "no microphone found; plug one in, or caption the computer's own sound (system)",
        None,
    ),
    "paused": ("", None),
    "stopped": ("", None),
    "failed": ("{path} is missing; get the model again", None),
}
"""Codes of sentences, and values."""


def sentence(code: str) -> Sentence:
    """A state's message with its fields."""
    from app.language_names import language_name
    from engine.sentence import Sentence

    known = {
        "label": LABEL,
        "name": "whisper-base",
        "path": "model.safetensors",
        "heard": language_name("es"),
        "expected": language_name("en"),
        "problem": Sentence("the disk is full; free some space"),
    }
    return Sentence(
        code, **{name: known[name] for _, name, _, _ in Formatter().parse(code) if name}
    )


def events_of(said: list[tuple[str, str]], source: str = "mic") -> Iterator[LogEvent]:
    """A session's log: listening, then commits (c) and drafts (d)."""
    from app.events import CommittedEvent, DraftEvent, SessionEvent, StatusEvent

    yield SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", (source,))
    yield StatusEvent("listening", "Listening to the microphone", 0.1)
    for number, (kind, text) in enumerate(said, start=1):
        start, end, at = 4.0 * number, 4.0 * number + 3, 4.0 * number + 3.2
        if kind == "c":
            yield CommittedEvent(number, source, text, start, end, "en", at, at)
        else:
            yield DraftEvent(source, text, text, start, end, "en", at, at)


def two_sources() -> Iterator[LogEvent]:
    """Two people: one in the room, one in the call."""
    from app.events import CommittedEvent, DraftEvent, SessionEvent, StatusEvent

    yield SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", ("mic", "system"))
    yield StatusEvent("listening", "Listening to the microphone and the computer's sound", 0.1)
    yield CommittedEvent(1, "mic", "Shall we look at the spring first?", 1, 3, "en", 3, 3)
    yield CommittedEvent(2, "system", "Yes, go ahead.", 3, 4, "en", 4, 4)
    yield DraftEvent("system", "I have the slides here", "I have the slides here", 5, 6, "en", 6, 6)


def statuses() -> Iterator[StatusEvent]:
    """Every state, with what a session says of it."""
    from app.events import StatusEvent

    for state, (code, value) in STATES.items():
        offer = "es" if state == "language" else ""
        yield StatusEvent(state, sentence(code), 9.0, value, offer=offer)


def measured() -> SessionFigures:
    """Figures of a session that has gone on for a while."""
    from app.live.figures import SessionFigures

    figures = SessionFigures()
    for event in events_of([("d", FIRST.replace("better", "but a")), ("c", FIRST), ("c", SECOND)]):
        figures.take(event)
    return figures
