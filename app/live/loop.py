"""The caption loop: streams in, log events out. No thread and no clock of its own.

The live worker drives it by a real clock, the simulation by a simulated one; what a person sees
and what the bench measures is therefore the same code.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.events import GapEvent, LogEvent
from app.live.said import Costs, Said
from app.live.stream_decodes import Decoded, StreamDecodes
from app.live.telling import EventTeller
from engine.driver.rest import continue_from
from engine.driver.seam import CancelToken, Samples
from engine.driver.stability import Stability
from engine.errors import SettingsError

if TYPE_CHECKING:
    from app.live.threads import DecodeThreads
    from engine.driver.context import AsrStreamContext
    from engine.driver.driver import AsrStreamDriver


class CaptionLoop:
    """Several labelled streams over one driver. Belongs to one thread.

    Attributes:
        driver: The driver of all its streams.
    """

    def __init__(
        self,
        driver: AsrStreamDriver,
        sources: Sequence[str],
        language: str | None = None,
        prompt: str = "",
        stability: str = "fast",
        first_id: int = 1,
        wake: Callable[[], None] | None = None,
        threads: DecodeThreads | None = None,
    ) -> None:
        """Open one stream a source.

        Args:
            driver: What decodes.
            sources: Labels, distinct.
            language: ISO code, None detects it.
            prompt: Vocabulary or text that precedes each stream.
            stability: See ``engine.driver.stability``.
            first_id: The number of the next committed line.
            wake: Called on another thread when a decode has ended that the driver has run
                elsewhere. Without it ``advance`` waits for such decodes too.
            threads: Chooses with how many threads decodes compute here; without it they use those
                that they find.
        """
        self.driver = driver
        self._language, self._prompt, self._wake = language, prompt, wake
        self._threads = threads
        self._streams: dict[str, AsrStreamContext] = {
            source: driver.new_context(language, prompt) for source in sources
        }
        self._teller = EventTeller(sources, Stability(stability), first_id)
        self._writing_s = dict.fromkeys(sources, 0.0)
        self._finished: list[LogEvent] = []
        self._ended = False
        self._decodes = StreamDecodes(driver, self._streams, wake, threads)

    def write(self, source: str, samples: Samples, time_s: float | None = None) -> None:
        """Take samples at the engine's rate; ``time_s`` anchors the first one.

        Raises:
            SettingsError: NaN or infinite samples, or a time before the last anchor.
        """
        stream = self._streams[source]
        if time_s is not None:
            stream.anchor(stream.n_samples, time_s)
        began_s = time.perf_counter()
        stream.write(samples)
        self._writing_s[source] += time.perf_counter() - began_s

    def gap(self, source: str, time_s: float, reason: str) -> list[LogEvent]:
        """Audio was never heard; the next sample is heard at ``time_s``.

        The region that this closes is committed by the next ``advance``.

        Raises:
            SettingsError: ``time_s`` lies before the last anchor; the stream is as it was.
        """
        stream = self._streams[source]
        start_s = stream.end_s
        stream.gap(time_s)
        return [GapEvent(source, start_s, max(time_s, start_s), reason, shown=time_s)]

    def due(self) -> str | None:
        """``commit``, ``draft``, or None. Cheap. A decode that runs elsewhere is due at its end."""
        return self._decodes.due()

    @property
    def behind_s(self) -> float:
        """Seconds of speech that no decode has covered, of the stream furthest behind."""
        return max(stream.behind_s for stream in self._streams.values())

    @property
    def overdue_s(self) -> float:
        """Seconds of audio since the oldest commit that is due and not decoded; 0 without one."""
        return max(stream.overdue_s for stream in self._streams.values())

    def is_speech(self, source: str) -> bool:
        """Whether the source's newest audio is speech."""
        return self._streams[source].is_speech

    def advance(
        self,
        now: Callable[[], float],
        drafts: bool = True,
        cancel: CancelToken | None = None,
    ) -> list[LogEvent]:
        """Decode what is due in all streams, in one batch, commits first.

        Over a driver that is awaited: take what has come back and send off what is due.

        Args:
            now: Seconds since the session began; read when the decode begins and ends.
            drafts: False leaves drafts out.
            cancel: Stops the decode; no stream has moved then.

        Raises:
            EngineError: The decode failed; the next call tries again.
        """
        if self.due() is None:
            return self._tell([], now()) if self.is_holding else []
        return self._log(self._decodes.advance(now, drafts, cancel))

    @property
    def is_awaited(self) -> bool:
        """Whether decodes run elsewhere and ``advance`` does not wait for them."""
        return self._decodes.is_awaited

    @property
    def is_under_way(self) -> bool:
        """Whether a decode runs elsewhere."""
        return self._decodes.is_under_way

    @property
    def has_landed(self) -> bool:
        """Whether a decode that ran elsewhere has ended, and ``advance`` would take it."""
        return self._decodes.has_landed

    @property
    def is_holding(self) -> bool:
        """Whether a microphone's line waits to be told from an echo; ``advance`` tells it."""
        return self._teller.gate.is_holding

    @property
    def is_settled(self) -> bool:
        """Whether nothing is due and nothing under way."""
        return self.due() is None and not self.is_under_way

    @property
    def is_between_regions(self) -> bool:
        """Whether no stream hears speech, and all that was said is committed."""
        hears = any(stream.is_speech for stream in self._streams.values())
        return not hears and self.is_settled

    def reopen(
        self, driver: AsrStreamDriver, language: str | None, prompt: str, stability: str
    ) -> None:
        """As ``change_driver``, and open the streams by other options from now on.

        Raises:
            SettingsError: See ``change_driver``, or there is no such stability.
        """
        stage = Stability(stability)
        before = self._language, self._prompt
        other = language != self._language
        self._language, self._prompt = language, prompt
        try:
            self.change_driver(driver, carry=not other)
        except SettingsError:
            self._language, self._prompt = before
            raise
        self._teller.restage(stage)

    def change_driver(self, driver: AsrStreamDriver, *, carry: bool = True) -> None:
        """Go on over another driver, from the last commits on: no audio is lost.

        Args:
            driver: Runs at the same rate.
            carry: Whether the text committed last goes before what comes; not across languages.

        Raises:
            SettingsError: It runs at another rate, or does not know the language. The loop is as
                it was.
        """
        if driver.engine.sample_rate != self.driver.engine.sample_rate:
            raise SettingsError("{name} runs at another sample rate", name=driver.engine.name)
        driver.new_context(self._language)  # Raises before anything has changed.
        self.close()
        fresh = {}
        for source, stream in self._streams.items():
            rest = stream.take_rest()
            previous = rest.prompt if carry else ""
            fresh[source] = driver.new_context(self._language, self._prompt, previous=previous)
            continue_from(fresh[source], rest)
            if self._ended:
                fresh[source].end()
        self.driver, self._streams = driver, fresh
        self._decodes = StreamDecodes(driver, fresh, self._wake, self._threads)

    def close(self) -> None:
        """Give up decodes that run elsewhere; they stay due."""
        self._decodes.close()

    def end(self) -> None:
        """Take no more audio: the rest becomes due, for ``advance`` or ``finish``."""
        self._ended = True
        for stream in self._streams.values():
            stream.end()

    def abandon(self, reason: str, now: Callable[[], float]) -> list[LogEvent]:
        """End all streams without decoding what is due: it becomes a gap for ``reason``.

        What was decoded and not told yet is told.
        """
        self.close()
        self.end()
        events, self._finished = self._finished, []
        spoken = {source: stream.take_events() for source, stream in self._streams.items()}
        shown = now()
        events += self._log(Decoded(spoken, dict.fromkeys(spoken, shown), shown))
        events += self._tell([], shown, is_over=True)
        for source, stream in self._streams.items():
            is_due, end_s = stream.due() is not None, stream.end_s
            rest = stream.take_rest()
            if is_due:
                events.append(GapEvent(source, rest.start_s, end_s, reason, shown=now()))
        return events

    def finish(self, now: Callable[[], float], cancel: CancelToken | None = None) -> list[LogEvent]:
        """End all streams and commit what they hold.

        Raises:
            EngineError: The decode failed; ``finish`` can be called again, and what it had
                already said comes with that call.
        """
        self.close()
        for source, stream in self._streams.items():
            audio = now()
            spoken = stream.finish(cancel)
            self._finished += self._log(Decoded({source: spoken}, {source: audio}, now()))
        self._finished += self._tell([], now(), is_over=True)
        events, self._finished = self._finished, []
        return events

    def _log(self, decoded: Decoded) -> list[LogEvent]:
        costs = {source: self._take_costs(source) for source in decoded.spoken}
        said = [
            Said(source, event, decoded.audio[source], costs[source])
            for source, events in decoded.spoken.items()
            for event in events
        ]
        return self._tell(said, decoded.shown)

    def _tell(self, said: Sequence[Said], shown: float, *, is_over: bool = False) -> list[LogEvent]:
        speaking = [
            source
            for source, stream in self._streams.items()
            if source not in self._teller.gate.microphones and (stream.is_speech or stream.due())
        ]
        return self._teller.tell(said, [] if is_over else speaking, shown)

    def _take_costs(self, source: str) -> Costs:
        """What a source's writes and decodes have cost since the last call."""
        encode_s, decode_s = self._streams[source].take_costs()
        writing_s, self._writing_s[source] = self._writing_s[source], 0.0
        return Costs(writing_s, encode_s, encode_s + decode_s)
