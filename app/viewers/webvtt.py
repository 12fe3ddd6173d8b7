"""Committed lines as WebVTT: cues, and segments of six seconds for a live HLS playlist.

A segment is closed when its time is over and nothing that is being said began in it; it never
changes after. A line that comes too late for its segment goes into the next one to be closed, with
its own times, so that none is lost.
"""

from __future__ import annotations

import html
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import floor

from app.events import CommittedEvent, DraftEvent, LogEvent, SessionEvent, StatusEvent, as_shown

SEGMENT_S = 6.0
SETTLE_S = 3.0
"""From the end of a segment to its closing: a first draft has come by then."""
SEGMENTS_KEPT = 100
LISTED = 10
HEADER = "WEBVTT\n"

_MAP = "X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n"
_LONGEST_DRAFT_S = 40.0  # a window and its decode; a draft that is older was left behind


@dataclass(frozen=True, slots=True)
class LiveCue:
    """A line with times in seconds since the first session began."""

    start_s: float
    end_s: float
    text: str

    def render(self) -> str:
        """The cue's block, with a blank line after it."""
        words = html.escape(" ".join(self.text.split()), quote=False)
        return (
            f"{stamp(self.start_s)} --> {stamp(max(self.end_s, self.start_s + 0.001))}\n{words}\n\n"
        )


def stamp(seconds: float) -> str:
    """As WebVTT writes a time."""
    ms = round(1000 * max(0.0, seconds))
    return f"{ms // 3_600_000:02}:{ms // 60_000 % 60:02}:{ms // 1000 % 60:02}.{ms % 1000:03}"


def spoken(name: str, text: str) -> str:
    """A line with who says it, where there is more than one."""
    return f"{name}: {text}" if name else text


class LiveSegments:
    """Segments as they are closed. Belongs to one event loop."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Prepare; ``clock`` tells seconds, with any zero."""
        self._clock = clock
        self._base_s = 0.0  # Of the running session, on the time line of all.
        self._seen: tuple[float, float] | None = None  # A time of the line, and the clock's then.
        self._open: dict[str, float] = {}
        self._waiting: list[LiveCue] = []
        self._closed: deque[str] = deque(maxlen=SEGMENTS_KEPT)
        self._n_closed = 0

    def take(self, event: LogEvent, name: str = "") -> None:
        """Follow a session; ``name`` of who says a line."""
        event = as_shown(event)
        match event:
            case SessionEvent():
                self._base_s = self._now_s()
                self._open.clear()
                self._seen = (self._base_s, self._clock())
            case CommittedEvent(source=source, text=text, start=start, end=end):
                self._open.pop(source, None)
                base_s = self._base_s
                self._waiting.append(LiveCue(base_s + start, base_s + end, spoken(name, text)))
            case DraftEvent(source=source, display=display, start=start):
                if display:
                    self._open[source] = self._base_s + start
                else:
                    self._open.pop(source, None)
            case StatusEvent(source="", state="stopped" | "failed"):
                self._open.clear()
        shown = getattr(event, "shown", None)
        if shown is not None:
            self._seen = (max(self._now_s(), self._base_s + shown), self._clock())

    def playlist(self) -> str:
        """The newest segments, as HLS lists them."""
        self._close()
        count = min(LISTED, len(self._closed))
        first = self._n_closed - count
        head = (
            "#EXTM3U\n#EXT-X-VERSION:3\n"
            f"#EXT-X-TARGETDURATION:{SEGMENT_S:.0f}\n#EXT-X-MEDIA-SEQUENCE:{first}\n"
        )
        return head + "".join(
            f"#EXTINF:{SEGMENT_S:.3f},\nsegment-{first + n}.vtt\n" for n in range(count)
        )

    def segment(self, number: int) -> str | None:
        """One that was closed; None when it was not, or is too old."""
        self._close()
        at = number - (self._n_closed - len(self._closed))
        return self._closed[at] if 0 <= at < len(self._closed) else None

    def _now_s(self) -> float:
        if self._seen is None:
            return 0.0
        line_s, clock_s = self._seen
        return line_s + self._clock() - clock_s

    def _close(self) -> None:
        now_s = self._now_s()
        said_s = [start for start in self._open.values() if start > now_s - _LONGEST_DRAFT_S]
        until = floor(min([now_s - SETTLE_S, *said_s]) / SEGMENT_S)
        if until - self._n_closed > SEGMENTS_KEPT:
            self._skip_to(until - SEGMENTS_KEPT)
        while self._n_closed < until:
            end_s = SEGMENT_S * (self._n_closed + 1)
            cues = [cue for cue in self._waiting if cue.start_s < end_s]
            self._closed.append(f"{HEADER}{_MAP}\n{_rendered(cues)}")
            self._n_closed += 1
            # A cue that goes on past the segment's end stands in the next one too.
            self._waiting = [cue for cue in self._waiting if cue.end_s > end_s]

    def _skip_to(self, number: int) -> None:
        """Nobody asked for a long time: what would have been dropped again is not made."""
        self._closed.clear()
        self._n_closed = number
        self._waiting = [cue for cue in self._waiting if cue.end_s > SEGMENT_S * number]


def _rendered(cues: Iterable[LiveCue]) -> str:
    return "".join(cue.render() for cue in sorted(cues, key=lambda cue: cue.start_s))
