"""What decodes have made of a stream: the carry, what is committed, and what is still a draft.

A draft leaves a hint and, under agreement, words that are committed early; a commit moves the
carry. Where in the audio the stream stands is the timeline's, not known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.driver.agreement import AgreementContext
from engine.driver.clock import StreamClock
from engine.driver.emission import TailDrafts
from engine.driver.seam import DecodedSegment, DecodeKind, WindowDecode
from engine.driver.timeline import DueWindow
from engine.driver.transcript import TranscriptEvent
from engine.driver.transcript_writer import TranscriptWriter

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver


class StreamText:
    """One stream's text.

    Attributes:
        carry: The engine's, after the last commit.
        agreed_until: The frame at which words end that were committed before their window.
    """

    def __init__(
        self,
        driver: AsrStreamDriver,
        clock: StreamClock,
        language: str | None,
        prompt: str,
        previous: str,
    ) -> None:
        """Nothing was said yet; see ``AsrStreamDriver.new_context``."""
        engine = driver.engine
        self._driver = driver
        self.carry = engine.new_carry(language, prompt, previous)
        self.agreed_until = 0
        rule = driver.policy.commit
        frames_per_s = engine.sample_rate / engine.hop
        self._agreement = None if rule.agreement is None else AgreementContext(rule, frames_per_s)
        self._hint: tuple[int, Any, Any] | None = None
        self._writer = TranscriptWriter(clock, engine.hop)

    @property
    def needs_word_times(self) -> bool:
        """Whether decodes should say when each word is."""
        return self._agreement is not None

    @property
    def forced(self) -> tuple[int, ...]:
        """Tokens that the next decode must begin with."""
        return () if self._agreement is None else self._agreement.forced

    @property
    def last_text(self) -> str:
        """What was committed last."""
        return self._writer.last_text

    def hint(self, window: DueWindow) -> Any:  # noqa: ANN401 - the engine's own
        """What the last draft of this window left for its next decode; None without one."""
        hint = self._hint
        fits = hint is not None and hint[0] == window.start and hint[1] is self.carry
        return hint[2] if hint is not None and fits else None

    def forget_hint(self) -> None:
        """The audio does not go on as the last draft heard it."""
        self._hint = None

    def take(self) -> list[TranscriptEvent]:
        """The events since the last call."""
        return self._writer.take()

    def draft(self, window: DueWindow, decode: WindowDecode) -> None:
        """Take a draft's decode."""
        self._hint = (window.start, self.carry, decode.hint)
        if decode.rejected is not None:
            return
        undecided = decode.segments
        agreed: tuple[DecodedSegment, ...] = ()
        if self._agreement is not None:
            agreed = self._agreement.draft(decode.segments, window.end - window.start)
            self._writer.commit(window, agreed, decode)
            if agreed:
                self.agreed_until = window.start + agreed[-1].end_frame
            undecided = self._agreement.undecided(decode.segments)
        self._writer.draft(window, undecided, decode.language, rest=bool(agreed))

    def commit(self, window: DueWindow, decode: WindowDecode) -> int:
        """Take a commit's decode; return up to which frame of the window it is final."""
        whole = window.end - window.start
        complete = whole
        if decode.rejected is None:
            complete = min(max(decode.complete_frames, 1), whole)
        done = tuple(s for s in decode.segments if s.end_frame <= complete)
        rest = decode.segments[len(done) :]
        self.carry = self._driver.engine.advance(self.carry, decode, complete)
        self._hint = None
        self._writer.suspect(window, decode)
        if self._agreement is None:
            self._writer.commit(window, done, decode)
        else:
            self._writer.commit(window, self._agreement.undecided(done), decode)
            self._agreement.commit(done)
            rest = self._agreement.undecided(rest)
            if window.kind is DecodeKind.ENDPOINT and complete == whole:
                self._agreement.clear()
        shown = rest if self._driver.policy.tail is TailDrafts.SHOW else ()
        self._writer.draft(window, shown, decode.language, rest=True)
        return complete
