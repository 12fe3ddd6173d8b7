"""What of a stream is undecoded, and which window is due: the driver's scheduling, no engine.

Positions are a stream's frames and samples; a decision depends on the audio alone, never on how
it was split into writes. Two rules make that so: a window counts as full once the voice activity
has seen its last sample, and a region that closed after its window had filled is cut first.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from engine.driver.emission import DecodeTriggers
from engine.driver.seam import DecodeKind
from engine.vad.regions import OpenRegion, SpeechRegion

MIN_DECODE_S = 0.1
"""Less undecoded audio than this is not decoded: no word is that short."""

DRAFT_TAIL_S = 0.3
"""Silence after the last speech that a draft should have heard; once it has, the next draft waits
for more speech."""


@dataclass(frozen=True, slots=True)
class DueWindow:
    """A window to decode, in the stream's frames.

    Attributes:
        kind: Why.
        start: First frame.
        end: One past the last frame.
        region_start: First frame of the region that it belongs to.
        heard: Samples that had been heard when a draft became due.
        closed_at: Samples that had been judged when the region of an endpoint closed.
    """

    kind: DecodeKind
    start: int
    end: int
    region_start: int
    heard: int = 0
    closed_at: int | None = None


class DecodeTimeline:
    """One stream's regions, seek, and draft grid.

    Without the endpoint trigger the stream is one region that only a gap or the end closes, and
    the voice activity, where there is one, gates drafts and skips windows without speech.
    """

    def __init__(
        self,
        triggers: DecodeTriggers,
        *,
        sample_rate: int,
        hop: int,
        window_frames: int,
        pad_samples: int,
        has_vad: bool,
    ) -> None:
        """A stream at frame 0."""
        self._triggers = triggers
        self._hop = hop
        self._window = window_frames
        self._pad = pad_samples
        self._has_vad = has_vad
        self._min_frames = max(1, round(MIN_DECODE_S * sample_rate / hop))
        self._tail = round(DRAFT_TAIL_S * sample_rate)
        self._rate = sample_rate
        self._interval = self._samples(triggers.interval_ms or 0)
        self._closed: deque[SpeechRegion] = deque()
        self._speech: deque[SpeechRegion] = deque()
        self._open: OpenRegion | None = None
        self._origin = 0
        self._frames = 0
        self._position = 0
        self._drafted_until = 0
        self._decoded_until = 0
        self.seek = 0

    @property
    def region_start(self) -> int:
        """First frame of the region that the next window belongs to."""
        if self._closed:
            return self._closed[0].start // self._hop
        if not self._triggers.endpoint:
            return self._origin // self._hop
        return self.seek if self._open is None else self._open.start // self._hop

    @property
    def keep_from(self) -> int:
        """The first frame that may still be asked for."""
        if self._closed or not self._triggers.endpoint:
            return max(self.seek, self.region_start)
        if self._open is not None:
            return max(self.seek, self._open.start // self._hop)
        return max(self.seek, (self._position - self._pad) // self._hop)

    def write(
        self,
        frames: int,
        position: int,
        closed: list[SpeechRegion],
        open_region: OpenRegion | None,
    ) -> None:
        """Take the new totals.

        Args:
            frames: Finished frames.
            position: Samples whose voice activity is known.
            closed: Regions that closed since the last call.
            open_region: The one that is open.
        """
        self._frames = frames
        self._position = position
        self._open = open_region
        (self._closed if self._triggers.endpoint else self._speech).extend(closed)
        self._settle()

    def cut(self, n_samples: int) -> None:
        """End the stream's current piece at ``n_samples``, at a gap or for good.

        The open region has been closed and written before.
        """
        if not self._triggers.endpoint and n_samples > self._origin:
            self._closed.append(
                SpeechRegion(self._origin, self._origin, n_samples, n_samples, n_samples)
            )
        self._origin = n_samples
        self._settle()

    def due_commit(self) -> DueWindow | None:
        """The first window whose decode is final."""
        start = max(self.seek, self.region_start)
        full = start + self._window
        if self._closed:
            region = self._closed[0]
            if self._is_full(start, region.closed_at):
                window = DueWindow(DecodeKind.WINDOW_FULL, start, full, self.region_start)
            else:
                end = region.end // self._hop
                window = DueWindow(
                    DecodeKind.ENDPOINT, start, end, self.region_start, closed_at=region.closed_at
                )
        elif self._is_full(start, self._position) and self._in_region:
            window = DueWindow(DecodeKind.WINDOW_FULL, start, full, self.region_start)
        else:
            return None
        # The front end looks ahead, so the last frames may come with a later write.
        return window if window.end <= self._frames else None

    def due_draft(self) -> DueWindow | None:
        """The window of the newest draft, when its time on the grid has come."""
        region = self._open
        if not self._interval or region is None or self._closed:
            return None
        step = (self._position - region.start) // self._interval
        drafted = (self._drafted_until - region.start) // self._interval
        heard_all = self._drafted_until >= region.last_speech + self._tail
        if step < 1 or step <= drafted or heard_all:
            return None
        start = max(self.seek, self.region_start)
        end = min(self._frames, start + self._window)
        if end - start < self._min_frames:
            return None
        return DueWindow(DecodeKind.DRAFT, start, end, self.region_start, self._position)

    def pace(self, interval_ms: int) -> None:
        """Draft every ``interval_ms``, but no less often than the triggers say."""
        self._interval = min(
            self._samples(interval_ms), self._samples(self._triggers.interval_ms or 0)
        )

    def drafted(self, window: DueWindow) -> None:
        """A draft of ``window`` was decoded."""
        self._drafted_until = max(self._drafted_until, window.heard)
        self._decoded_until = max(self._decoded_until, window.end)

    def committed(self, seek: int) -> None:
        """Everything before frame ``seek`` is final."""
        self.seek = max(self.seek, seek)
        self._decoded_until = max(self._decoded_until, self.seek)
        self._settle()

    @property
    def behind_frames(self) -> int:
        """Frames of speech that were written and that no decode has covered."""
        if not self._closed and self._open is None:
            return 0
        start = max(self.keep_from, self._decoded_until)
        return max(0, self._frames - start)

    def _samples(self, ms: int) -> int:
        return ms * self._rate // 1000

    @property
    def _in_region(self) -> bool:
        return self._open is not None or not self._triggers.endpoint

    def _is_full(self, start: int, horizon: int) -> bool:
        return horizon >= (start + self._window) * self._hop

    def _settle(self) -> None:
        """Pass over what holds nothing to decode: region ends too short, windows of silence."""
        while self._closed:
            region = self._closed[0]
            end = region.end // self._hop
            self._skip_silent_windows(region.closed_at)
            start = max(self.seek, region.start // self._hop)
            if end - start >= self._min_frames and not self._is_silent(start, end):
                break
            self.seek = max(self.seek, end)
            self._closed.popleft()
        else:
            self._skip_silent_windows(self._position)
        while self._speech and self._speech[0].last_speech <= self.seek * self._hop:
            self._speech.popleft()

    def _skip_silent_windows(self, horizon: int) -> None:
        while self._is_full(self.seek, horizon) and self._is_silent(
            self.seek, self.seek + self._window
        ):
            self.seek += self._window

    def _is_silent(self, start: int, end: int) -> bool:
        """Whether frames ``start`` to ``end`` are without speech, where regions do not say so."""
        if self._triggers.endpoint or not self._has_vad:
            return False
        heard = [(region.onset, region.last_speech) for region in self._speech]
        if self._open is not None:
            heard.append((self._open.onset, self._open.last_speech))
        # A commit up to a word's end leaves the little that the voice activity heard of it longer.
        low, high = (start + self._min_frames) * self._hop, end * self._hop
        return all(onset >= high or last <= low for onset, last in heard)
