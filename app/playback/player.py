"""Plays one media file: from any second, at half to double speed, until somebody says otherwise."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from app.playback.output import Output, SpeakerOutput
from app.playback.places import Sound
from app.playback.sound import RATE, blocks_from
from engine.errors import EngineError, one_line
from engine.sentence import Sentence

STOPPED, PLAYING, PAUSED, ENDED = "stopped", "playing", "paused", "ended"

_END_S = 1.0

logger = logging.getLogger(__name__)

OpenOutput = Callable[[], Output]


@dataclass(frozen=True, slots=True)
class _Wish:
    """What is to be played; ``start_s`` None goes on from where it is."""

    sound: Sound | None = None
    start_s: float | None = 0.0
    speed: float = 1.0
    playing: bool = False


class MediaPlayer(QObject):
    """Plays on a thread of its own, which is there while something plays; nothing waits for it.

    Attributes:
        sound: What is open, or None.
        position_s: Where it is, in seconds of the file.
        state: ``stopped``, ``playing``, ``paused`` or ``ended``.
        speed: 1 is as recorded; the pitch is kept.

    Signals:
        moved: The second that is heard now.
        state_changed: The new ``state``.
        failed: Why it does not play, one line.
    """

    moved = Signal(float)
    state_changed = Signal(str)
    # As objects: as str a sentence would lose what it is translated by.
    failed = Signal(object)
    _heard = Signal(object, float)
    _over = Signal(object, object)

    def __init__(
        self, open_output: OpenOutput = SpeakerOutput, parent: QObject | None = None
    ) -> None:
        """Nothing is open."""
        super().__init__(parent)
        self.position_s = 0.0
        self.state = STOPPED
        self._worker = _Worker(open_output, self._heard.emit, self._over.emit)
        self._wish = _Wish()
        self._heard.connect(self._moved)
        self._over.connect(self._ended)

    @property
    def sound(self) -> Sound | None:
        """What is open."""
        return self._wish.sound

    @property
    def speed(self) -> float:
        """How fast it plays."""
        return self._wish.speed

    def open(self, sound: Sound | None) -> None:
        """Take another file, at its beginning; nothing plays yet."""
        if sound != self._wish.sound:
            self._ask(replace(self._wish, sound=sound, start_s=0.0, playing=False))
            self.position_s = 0.0
            self._set_state(STOPPED)

    @Slot()
    def play(self) -> None:
        """Play from where it is; from the beginning where it had ended."""
        if self._wish.sound is not None and self.state != PLAYING:
            start_s = 0.0 if self.state == ENDED else self.position_s
            self._ask(replace(self._wish, start_s=start_s, playing=True))
            self._set_state(PLAYING)

    @Slot()
    def pause(self) -> None:
        """Stop where it is."""
        if self.state == PLAYING:
            self._ask(replace(self._wish, start_s=None, playing=False))
            self._set_state(PAUSED)

    @Slot()
    def toggle(self) -> None:
        """Play or pause."""
        if self.state == PLAYING:
            self.pause()
        else:
            self.play()

    def play_from(self, at_s: float) -> None:
        """Play from a second on."""
        self.seek(at_s)
        self.play()

    @Slot(float)
    def seek(self, at_s: float) -> None:
        """Go to a second; what plays goes on from there."""
        if self._wish.sound is None:
            return
        self.position_s = max(0.0, at_s)
        self._ask(replace(self._wish, start_s=self.position_s))
        if self.state == ENDED:
            self._set_state(PAUSED)
        self.moved.emit(self.position_s)

    def set_speed(self, speed: float) -> None:
        """Play at another speed."""
        if speed != self._wish.speed:
            self._ask(replace(self._wish, speed=speed, start_s=None))

    def close(self) -> None:
        """End for good; returns when the thread has ended, or does not end in time."""
        self._worker.end(_END_S)

    def _ask(self, wish: _Wish) -> None:
        self._wish = wish
        self._worker.ask(wish)

    @Slot(object, float)
    def _moved(self, wish: object, at_s: float) -> None:
        if wish is self._wish:
            self.position_s = at_s
            self.moved.emit(at_s)

    @Slot(object, object)
    def _ended(self, wish: object, problem: str) -> None:
        if wish is not self._wish:
            return
        self._ask(replace(self._wish, start_s=None, playing=False))
        self._set_state(STOPPED if problem else ENDED)
        if problem:
            self.failed.emit(problem)

    def _set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.state_changed.emit(state)


class _Worker:
    """Plays the newest wish.

    Thread safety: ``ask`` and ``end`` are for any thread; ``heard`` and ``over`` are called on the
    worker's, with the wish that they are about.
    """

    def __init__(
        self,
        open_output: OpenOutput,
        heard: Callable[[_Wish, float], None],
        over: Callable[[_Wish, str], None],
    ) -> None:
        self._open_output = open_output
        self._heard = heard
        self._over = over
        self._changed = threading.Condition()
        self._wish = _Wish()
        self._position_s = 0.0
        self._ending = False
        self._thread: threading.Thread | None = None

    def ask(self, wish: _Wish) -> None:
        """Go over to another wish."""
        with self._changed:
            self._wish = wish
            if wish.start_s is not None:
                self._position_s = wish.start_s
            if wish.playing and self._thread is None and not self._ending:
                self._thread = threading.Thread(target=self._run, name="playback", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def end(self, timeout_s: float) -> None:
        """End the thread, unless a library holds it."""
        with self._changed:
            self._ending = True
            thread = self._thread
            self._changed.notify_all()
        if thread is not None:
            thread.join(timeout_s)

    def _run(self) -> None:
        """Until nothing is to be played: a pause costs no thread and holds no device."""
        while (wish := self._next()) is not None:
            problem = ""
            try:
                if not self._play(wish):
                    continue
            except EngineError as error:
                problem = one_line(error)
            except Exception as error:  # the top of a thread
                logger.exception("playback ended")
                problem = Sentence("a fault in Surtitle itself: {error}", error=error)
            self._over(wish, problem)
            with self._changed:
                while not self._is_past(wish):
                    self._changed.wait()

    def _next(self) -> _Wish | None:
        with self._changed:
            if self._wish.playing and not self._ending:
                return self._wish
            self._thread = None
            return None

    def _is_past(self, wish: _Wish) -> bool:
        return self._wish is not wish or self._ending

    def _play(self, wish: _Wish) -> bool:
        """Whether it was heard to its end."""
        assert wish.sound is not None
        with self._changed:
            start_s = self._position_s
        output: Output | None = None
        written_s = 0.0  # of the file
        ended = False
        try:
            for block in blocks_from(wish.sound, start_s, wish.speed):
                if self._is_past(wish):
                    return False
                output = output or self._open_output()
                output.write(block)
                written_s += len(block) / RATE * wish.speed
                self._tell(wish, start_s + max(0.0, written_s - output.latency_s * wish.speed))
            ended = True
        finally:
            if output is not None:
                output.close(drain=ended)
        self._tell(wish, start_s + written_s)
        return True

    def _tell(self, wish: _Wish, at_s: float) -> None:
        with self._changed:
            if self._is_past(wish):
                return
            self._position_s = at_s
        self._heard(wish, at_s)
