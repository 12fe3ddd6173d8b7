"""Words that the user does not want to read, masked on the way to screen and exports.

The event log and the store keep what was said; masking is a pure function of what is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.events import CommittedEvent, DraftEvent, LogEvent, SuspectEvent
from app.settings import MaskingSettings
from app.transcript.records import SessionTranscript
from app.whole_words import find_whole

EVERY_LANGUAGE = "*"
MASK = "***"


@dataclass(frozen=True, slots=True)
class Mask:
    """Words by language; nothing is masked where there are none.

    Attributes:
        words: Language code, or ``*``, and its words.
    """

    words: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @classmethod
    def of_screen(cls, chosen: MaskingSettings) -> Mask:
        """What the settings mask on the screen."""
        return cls(_listed(chosen)) if chosen.screen else cls()

    @classmethod
    def of_exports(cls, chosen: MaskingSettings) -> Mask:
        """What the settings mask in exports."""
        return cls(_listed(chosen)) if chosen.exports else cls()

    def text(self, text: str, language: str | None) -> str:
        """``text`` with whole words of its language's list masked; of every list without one."""
        spans = sorted(
            span
            for code, words in self.words
            if language is None or code in (EVERY_LANGUAGE, language)
            for word in words
            for span in find_whole(text, word)
        )
        masked, at = [], 0
        for start, end in spans:
            if start >= at:
                masked += [text[at:start], MASK]
            at = max(at, end)
        return "".join([*masked, text[at:]]) if masked else text

    def event(self, event: LogEvent) -> LogEvent:
        """An event as it is shown. What is masked loses the times of its words."""
        if not self.words:
            return event
        match event:
            case CommittedEvent():
                return self._line(event)
            case SuspectEvent():
                return replace(event, text=self.text(event.text, None))
            case DraftEvent():
                return replace(
                    event,
                    text=self.text(event.text, event.language),
                    display=self.text(event.display, event.language),
                )
            case _:
                return event

    def transcript(self, transcript: SessionTranscript) -> SessionTranscript:
        """A session as it is exported."""
        if not self.words:
            return transcript
        return replace(
            transcript,
            lines=tuple(self._line(line) for line in transcript.lines),
            suspects=tuple(
                replace(suspect, text=self.text(suspect.text, None))
                for suspect in transcript.suspects
            ),
        )

    def _line(self, line: CommittedEvent) -> CommittedEvent:
        text = self.text(line.text, line.language)
        return line if text == line.text else replace(line, text=text, segments=())


def words_of(text: str) -> tuple[str, ...]:
    """The words of a setting, which has commas or line breaks between them."""
    return tuple(unique(part.strip() for part in text.replace("\n", ",").split(",")))


def unique(words: Iterable[str]) -> list[str]:
    """Without repetitions and empty ones, in their order."""
    return [word for word in dict.fromkeys(words) if word]


def _listed(chosen: MaskingSettings) -> tuple[tuple[str, tuple[str, ...]], ...]:
    lists = ((language, words_of(words)) for language, words in sorted(chosen.words.items()))
    return tuple((language, words) for language, words in lists if words)
