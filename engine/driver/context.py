"""One stream: a whole transcription, from samples to committed text. The only stateful type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from engine.driver.batch import advance_ready
from engine.driver.clock import StreamClock
from engine.driver.hearing import StreamHearing
from engine.driver.level import LevelPolicy
from engine.driver.rest import Rest
from engine.driver.seam import (
    CancelToken,
    DecodeKind,
    DecodeRequest,
    Samples,
    WindowDecode,
)
from engine.driver.text import StreamText
from engine.driver.timeline import DecodeTimeline, DueWindow
from engine.driver.transcript import TranscriptEvent
from engine.errors import SettingsError
from engine.vad.regions import OpenRegion, SpeechRegion

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver


class AsrStreamContext:
    """A stream of one driver. Made by ``AsrStreamDriver.new_context``.

    ``write`` is cheap and never decodes; ``read`` runs what is due. Chunking is not observable:
    any split of the audio into writes commits the same text at the same times.

    Attributes:
        driver: The driver it belongs to.
        last_decode: The newest decode, for figures; None before the first.
        guards: How often each guard fired since the stream began, drafts included.
    """

    def __init__(
        self,
        driver: AsrStreamDriver,
        language: str | None,
        prompt: str,
        previous: str,
        level: LevelPolicy,
    ) -> None:
        """A stream at sample 0. Use ``driver.new_context``."""
        engine = driver.engine
        self.driver = driver
        self.last_decode: WindowDecode | None = None
        self.guards: dict[str, int] = {}
        self._costs = (0.0, 0.0)
        self._hop = engine.hop
        self._clock = StreamClock(engine.sample_rate)
        self._heard = StreamHearing(driver, level)
        self._timeline = DecodeTimeline(
            driver.policy.triggers,
            sample_rate=engine.sample_rate,
            hop=engine.hop,
            window_frames=engine.window_frames,
            pad_samples=round(driver.vad_config.pad_s * engine.sample_rate),
            has_vad=driver.vad is not None,
        )
        self._text = StreamText(driver, self._clock, language, prompt, previous)
        self._ended = False
        self._finished = False

    # Writing

    @property
    def n_samples(self) -> int:
        """The number of the next sample; ``gap`` pads to whole hops and may add a few."""
        return self._heard.samples.end

    @property
    def end_s(self) -> float:
        """The time at which the audio written so far ends, in seconds."""
        return self._clock.end_time(self.n_samples)

    def write(self, samples: Samples) -> None:
        """Take float32 mono samples at the engine's rate, `[samples]`, any length.

        Raises:
            SettingsError: Not one-dimensional, NaN or infinite, or the stream was finished. The
                stream is as it was.
        """
        samples = np.ascontiguousarray(samples, np.float32)
        if samples.ndim != 1:
            raise SettingsError(
                "samples must be mono, `[samples]`, not of shape {shape}", shape=samples.shape
            )
        if not np.isfinite(samples).all():
            raise SettingsError("samples hold NaN or infinity; replace them before writing")
        if self._ended:
            raise SettingsError("the stream is finished; open a new context to go on")
        if len(samples):
            self._ingest(samples)

    def _ingest(self, samples: Samples) -> None:
        closed = self._heard.write(samples)
        self._update_timeline(self._heard.judged, closed, self._heard.open_region)
        self._free()

    def _update_timeline(
        self, judged: int, closed: list[SpeechRegion], still_open: OpenRegion | None
    ) -> None:
        self._timeline.write(self._heard.frames.end, judged, closed, still_open)

    def anchor(self, sample: int, time_s: float) -> None:
        """Say when ``sample`` (see ``n_samples``) was heard, in seconds.

        Raises:
            SettingsError: The anchor lies before the last one; the clock is as it was.
        """
        self._clock.anchor(sample, time_s)

    def gap(self, time_s: float) -> None:
        """Audio was lost; the next sample is heard at ``time_s`` seconds.

        Closes the open region, whose commit is then due.

        Raises:
            SettingsError: ``time_s`` lies before the last anchor; the stream is as it was.
        """
        if self._ended:
            raise SettingsError("the stream is finished; open a new context to go on")
        padding = -self.n_samples % self._hop
        self._clock.anchor(self.n_samples + padding, time_s)
        # Frames and samples stay in step only if a piece is a whole number of hops.
        self._ingest(np.zeros(padding, np.float32))
        self._end_piece()
        self._heard.begin_piece()
        self._text.forget_hint()

    def _end_piece(self) -> None:
        closed = self._heard.end_piece()
        self._update_timeline(self.n_samples, closed, None)
        self._timeline.cut(self.n_samples)

    # Reading

    def due(self) -> DecodeKind | None:
        """What the next ``read`` would decode first, without decoding."""
        window = self.due_window()
        return None if window is None else window.kind

    @property
    def behind_s(self) -> float:
        """Seconds of speech written and not yet covered by any decode."""
        return self._timeline.behind_frames * self._hop / self.driver.engine.sample_rate

    @property
    def overdue_s(self) -> float:
        """Seconds of audio written since the next commit has been due; 0 where none is."""
        window = None if self._finished else self._timeline.due_commit()
        if window is None:
            return 0.0
        return (self.n_samples - window.end * self._hop) / self.driver.engine.sample_rate

    @property
    def is_speech(self) -> bool:
        """Whether the newest audio belongs to an open speech region."""
        return self._heard.is_speech

    def read(self, drafts: bool = True, cancel: CancelToken | None = None) -> list[TranscriptEvent]:
        """Decode what is due: every commit in stream order, then at most one draft, the newest.

        Raises:
            EngineError: The decode failed; the stream has not moved and the next read tries again.
        """
        if self._finished:
            return []
        return advance_ready(self.driver, [self], drafts=drafts, cancel=cancel)[0]

    def write_read(self, samples: Samples) -> list[TranscriptEvent]:
        """``write`` and ``read`` in turn."""
        self.write(samples)
        return self.read()

    def end(self) -> None:
        """Take no more audio: what is left becomes due. ``finish`` does this and decodes it."""
        if not self._ended:
            self._end_piece()
            self._ended = True

    def finish(self, cancel: CancelToken | None = None) -> list[TranscriptEvent]:
        """End the stream and return its last events; a second call returns none.

        Raises:
            EngineError: The decode failed; ``finish`` can be called again.
        """
        if self._finished:
            return []
        self.end()
        events = advance_ready(self.driver, [self], drafts=False, cancel=cancel)[0]
        self._finished = True
        self._free()
        return events

    def take_rest(self) -> Rest:
        """Hand over the samples since the last commit. The stream is finished by this."""
        self._ended = self._finished = True
        first = max(self._timeline.keep_from, self._text.agreed_until)
        start = min(first * self._hop, self.n_samples)
        samples = self._heard.samples.copy(start, self.n_samples)
        anchors = tuple((at - start, time_s) for at, time_s in self._clock.anchors_after(start))
        return Rest(samples, self._clock.time(start), self._text.last_text, anchors)

    def pace(self, interval_ms: int) -> None:
        """Ask for drafts more often than the policy does, while the machine has time.

        Never changes a commit. Does nothing where the policy has no drafts.
        """
        self._timeline.pace(interval_ms)

    # What advance_ready asks for

    def due_window(self, *, drafts: bool = True) -> DueWindow | None:
        """The next window to decode, commits first."""
        if self._finished:
            return None
        return self._timeline.due_commit() or (self._timeline.due_draft() if drafts else None)

    def request(self, window: DueWindow, cancel: CancelToken | None) -> DecodeRequest:
        """The engine's view of a due window. Reads, never moves the stream."""
        return DecodeRequest(
            features=self._heard.frames.copy(window.start, window.end),
            first_frame=window.start,
            level=self._heard.level(window.region_start, window.start, window.end),
            carry=self._text.carry,
            kind=window.kind,
            hint=self._text.hint(window),
            word_times=self._text.needs_word_times,
            forced=self._text.forced,
            speech_s=self._heard.speech_s(window.start, window.end),
            cancel=cancel,
            beams=self.driver.policy.beams,
        )

    def apply(self, window: DueWindow, decode: WindowDecode) -> None:
        """Take a decode's result. Only a commit moves the stream."""
        self.last_decode = decode
        encode_s, decode_s = self._costs
        self._costs = encode_s + decode.encode_s, decode_s + decode.decode_s
        _count(self.guards, decode.guards)
        if window.kind.commits:
            complete = self._text.commit(window, decode)
            self._timeline.committed(window.start + complete)
            self._free()
        else:
            self._timeline.drafted(window)
            self._text.draft(window, decode)

    def take_events(self) -> list[TranscriptEvent]:
        """What was decoded since the last call."""
        return self._text.take()

    def take_costs(self) -> tuple[float, float]:
        """Seconds that encoder and decoder computed for this stream since the last call."""
        costs, self._costs = self._costs, (0.0, 0.0)
        return costs

    def _free(self) -> None:
        keep = self._timeline.keep_from
        self._heard.free(keep, self._timeline.region_start)


def _count(totals: dict[str, int], fired: Mapping[str, int]) -> None:
    for guard, times in fired.items():
        totals[guard] = totals.get(guard, 0) + times
