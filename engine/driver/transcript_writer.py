"""Decoded windows to transcript events: frames become seconds, and time never runs backwards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.driver.clock import StreamClock
from engine.driver.seam import DecodedSegment, WindowDecode
from engine.driver.sentences import sentences
from engine.driver.timeline import DueWindow
from engine.driver.transcript import Committed, Draft, Segment, Suspect, TranscriptEvent, Word


class TranscriptWriter:
    """One stream's events, held until they are taken.

    Attributes:
        draft_shown: The text of the newest draft; empty after a commit.
        last_text: The newest commit's text.
    """

    def __init__(self, clock: StreamClock, hop: int) -> None:
        """Nothing has been said yet; ``hop`` is samples a frame."""
        self._clock = clock
        self._hop = hop
        self._n_committed = 0
        self._committed_until_s = float("-inf")
        self._events: list[TranscriptEvent] = []
        self.draft_shown = ""
        self.last_text = ""

    def take(self) -> list[TranscriptEvent]:
        """The events since the last call."""
        events, self._events = self._events, []
        return events

    def commit(
        self, window: DueWindow, decoded: Sequence[DecodedSegment], decode: WindowDecode
    ) -> None:
        """Say that segments of a window's decode are final; without text nothing is said."""
        segments = tuple(
            sentence
            for segment in decoded
            if segment.text.strip()
            for sentence in sentences(self._segment(window, segment, decode))
        )
        if not segments:
            return
        text = "".join(segment.text for segment in decoded).strip()
        start, end = segments[0].start, segments[-1].end
        closed = None if window.closed_at is None else self._clock.end_time(window.closed_at)
        self._events.append(
            Committed(
                self._n_committed, text, start, end, decode.language, segments, decode.guards,
                closed, decode.heard_language, decode.heard_probability,
            )
        )  # fmt: skip
        self._n_committed += 1
        self._committed_until_s = end
        self.last_text = text
        self.draft_shown = ""

    def suspect(self, window: DueWindow, decode: WindowDecode) -> None:
        """Say what a guard holds back of a window."""
        text = decode.rejected_text.strip()
        if decode.rejected is None or not text:
            return
        start, end = self._times(window, 0, window.end - window.start)
        self._events.append(Suspect(text, start, end, decode.rejected, decode.rejected_value))

    def draft(
        self,
        window: DueWindow,
        segments: Sequence[DecodedSegment],
        language: str | None,
        *,
        rest: bool = False,
    ) -> None:
        """Say what is heard after the last commit; without text, only if there was some."""
        text = "".join(segment.text for segment in segments).strip()
        if not text and not self.draft_shown:
            return
        first = segments[0].start_frame if segments else 0
        start, end = self._times(window, first, window.end - window.start)
        self._events.append(Draft(text, start, end, language, rest))
        self.draft_shown = text

    def _segment(self, window: DueWindow, segment: DecodedSegment, decode: WindowDecode) -> Segment:
        start, end = self._times(window, segment.start_frame, segment.end_frame)
        words = None
        if segment.words is not None:
            words = tuple(
                Word(
                    word.text,
                    *self._times(window, word.start_frame, word.end_frame),
                    word.probability,
                )
                for word in segment.words
            )
        return Segment(
            segment.text.strip(), start, end, words, decode.avg_logprob, decode.no_speech_prob
        )

    def _times(self, window: DueWindow, start_frame: int, end_frame: int) -> tuple[float, float]:
        """Seconds of frames of a window, clipped to its audio and never before committed text."""
        first = min(window.start + start_frame, window.end)
        last = min(window.start + end_frame, window.end)
        start = max(self._clock.time(first * self._hop), self._committed_until_s)
        return start, max(self._clock.end_time(last * self._hop), start)
