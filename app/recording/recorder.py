"""From a session's sources to one FLAC file each, on a thread of its own.

The files are in step with the session: second n of a file is second n of the captions. A pause,
a lost device, sleep and a late start are silence there, as long as they lasted. The captions'
backlog has no part in it: what the decoder was too slow for is in the file all the same.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from app.capture.ring import AudioRing, Run
from app.events import LogEvent, StatusEvent
from app.recording.flac import FlacFile
from engine.errors import EngineError, UnavailableError, one_line
from engine.sentence import Sentence

PIECE_S = 0.5
"""What waits in memory at most before it is written; a kill loses as much, and a frame."""

WAITING_S = 60.0
"""Kept in memory while a session has no place on the disk yet; what is older is silence then."""

SYNC_S = 5.0
"""A power cut loses as much."""

MOST_UNWRITTEN = 16_000_000
"""Bytes of FLAC, a quarter of an hour, that wait for a disk; from then on there is silence."""

_END_S = 5.0
_LAST_STATES = ("stopped", "failed")

Place = Callable[[str], Path | None]
"""A source's file; None while its session has no place on the disk."""

logger = logging.getLogger(__name__)


class AudioRecorder:
    """Keeps the sound of one session; also a sink, which tells what keeps it from doing so.

    Thread safety: ``tap`` and ``begin`` belong to whoever starts the session; a sink's thread calls
    the object; capture threads write to the rings.
    """

    def __init__(self, place: Place, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing is opened before there is sound and a place for it.

        Args:
            place: Where a source's sound goes; may raise ``EngineError``.
            clock: Seconds, for ``SYNC_S``.
        """
        self._place = place
        self._clock = clock
        self._ready = threading.Condition()
        self._tracks: list[_Track] = []
        self._ending = False
        self._has_place = False
        self._trouble: EngineError | None = None
        self._thread: threading.Thread | None = None

    def tap(self, source: str, rate: int) -> AudioRing:
        """Where a source's blocks are written to, before ``begin``."""
        ring = AudioRing(rate, WAITING_S, ready=self._ready)
        self._tracks.append(_Track(source, ring))
        return ring

    def begin(self, zero_s: float) -> None:
        """Write from now on; the session began at ``zero_s`` on the sources' clock."""
        for track in self._tracks:
            track.zero_s = zero_s
        self._thread = threading.Thread(target=self._run, name="keep audio", daemon=True)
        self._thread.start()

    def __call__(self, event: LogEvent) -> None:
        """Notice that there is a place; end the files with the session's last event.

        Raises:
            UnavailableError: The sound cannot be kept now.
        """
        is_last = (
            isinstance(event, StatusEvent) and not event.source and event.state in _LAST_STATES
        )
        with self._ready:
            self._has_place = True
            self._ending = self._ending or is_last
            ending = self._ending
            self._ready.notify_all()
        if ending and self._thread is not None:
            self._thread.join(_END_S)
        if self._trouble is not None:
            raise UnavailableError(
                Sentence("the sound is not kept: {problem}", problem=one_line(self._trouble))
            )

    def _run(self) -> None:
        synced_s = self._clock()
        try:
            while True:
                with self._ready:
                    self._ready.wait_for(self._is_due)
                    ending = self._ending
                self._pump(all_of_it=ending)
                if ending:
                    break
                if self._clock() - synced_s >= SYNC_S:
                    synced_s = self._clock()
                    self._each(self._tracks, _Track.sync)
        except Exception as error:  # the top of a thread
            logger.exception("keeping the sound failed")
            fault = UnavailableError("a fault in Surtitle itself: {error}", error=error)
            for track in self._tracks:
                track.trouble = fault
        self._each(self._tracks, _Track.close)

    def _is_due(self) -> bool:
        return self._ending or (
            self._has_place and any(track.ring.seconds >= PIECE_S for track in self._tracks)
        )

    def _pump(self, all_of_it: bool) -> None:
        least_s = 0.0 if all_of_it else PIECE_S
        due = [t for t in self._tracks if t.ring.seconds >= least_s and t.ring.available]
        self._each(due, lambda track: track.pump(self._place), mends=True)
        with self._ready:
            # Without a place the next event is waited for.
            self._has_place = self._has_place and all(track.file for track in due)

    def _each(
        self, tracks: Sequence[_Track], work: Callable[[_Track], None], *, mends: bool = False
    ) -> None:
        """Work on each track; where that ``mends``, its success ends the track's trouble."""
        for track in tracks:
            trouble: EngineError | None = None
            try:
                work(track)
            except EngineError as error:
                trouble = error
            except OSError as error:
                trouble = UnavailableError(error.strerror or str(error))
            if mends or trouble is not None:
                track.trouble = trouble
        found = next((track.trouble for track in self._tracks if track.trouble is not None), None)
        if found is not None and self._trouble is None:
            logger.info("the sound is not kept: %s", one_line(found))
        self._trouble = found


class _Track:
    """One source on its way into its file. Belongs to the recorder's thread but for its ring."""

    def __init__(self, source: str, ring: AudioRing) -> None:
        self.source = source
        self.ring = ring
        self.zero_s = 0.0
        self.file: FlacFile | None = None
        self.trouble: EngineError | None = None  # Why its sound is not in the file now.

    def pump(self, place: Place) -> None:
        """Write what is in the ring.

        Raises:
            OSError: The disk takes nothing now; the sound waits in the file's memory.
            EngineError: There is no place for it.
        """
        if self.file is None:
            path = place(self.source)
            if path is None:
                return
            self.file = FlacFile(path, self.ring.rate)
        while (run := self.ring.read(self.ring.capacity)) is not None:
            self._take(self.file, run)
        self.file.flush()

    def sync(self) -> None:
        if self.file is not None:
            self.file.sync()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def _take(self, file: FlacFile, run: Run) -> None:
        if run.lost or not file.n_samples:
            at = round((run.time_s - self.zero_s) * file.rate)
            file.add_silence(max(0, at - file.n_samples))
        if file.n_unwritten > MOST_UNWRITTEN:
            file.add_silence(len(run.samples))
        else:
            file.add(run.samples)
