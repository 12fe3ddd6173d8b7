"""Another model, language, level or preset in mid-session: loaded beside the one that runs.

Captions go on meanwhile. The change takes effect between two regions, where nothing is cut; in
speech without a pause, from the last commit on, whose audio is decoded anew. Either way no audio is
lost. What does not load changes nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.live.fallback import BuildDriver, DriverLoad, Progress
from app.live.inbox import Inbox
from engine.errors import DecodeCancelledError, SettingsError, one_line
from engine.sentence import Sentence

if TYPE_CHECKING:
    from app.live.decoding import Decoding
    from engine.driver.driver import AsrStreamDriver

BOUNDARY_S = 15.0
"""Speech without a pause is waited for this long."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LoopOptions:
    """How streams are opened.

    Attributes:
        language: ISO code, None detects it.
        prompt: Text that precedes each stream.
        stability: See ``engine.driver.stability``.
    """

    language: str | None = None
    prompt: str = ""
    stability: str = "fast"


@dataclass(frozen=True, slots=True)
class SessionChange:
    """What a running session is asked to become.

    Attributes:
        name: For people: what is changed to.
        build: The new driver; gets the one that runs, whose engine it may share. Called on a
            thread of its own.
        options: How streams are opened from then on.
    """

    name: str
    build: Callable[[Progress, AsrStreamDriver], AsrStreamDriver]
    options: LoopOptions


class Changing:
    """The changes of one session, one at a time; a newer one takes an older one's place.

    Belongs to the worker's thread.
    """

    def __init__(
        self,
        decoding: Decoding,
        inbox: Inbox,
        clock: Callable[[], float],
        changed: Callable[[], None],
    ) -> None:
        """Nothing is to be changed yet; ``changed`` is called after each change."""
        self._decoding = decoding
        self._inbox = inbox
        self._clock = clock
        self._changed = changed
        self._change: SessionChange | None = None
        self._load: DriverLoad | None = None
        self._loaded_s: float | None = None
        self._progress = ""  # Guarded by the inbox's lock.
        self._made: SessionChange | None = None

    @property
    def build(self) -> BuildDriver | None:
        """Loads what was changed to last; None where nothing was."""
        made = self._made
        return None if made is None else lambda p: made.build(p, self._decoding.loop.driver)

    @property
    def has_news(self) -> bool:
        """Whether ``turn`` has something to do. Called with the inbox's lock."""
        has_loaded = self._load is not None and self._load.has_ended and self._loaded_s is None
        return self._inbox.change is not None or has_loaded or bool(self._progress)

    def turn(self) -> None:
        """Begin a change, or make one that can be made now."""
        with self._inbox.ready:
            asked, self._inbox.change = self._inbox.change, None
            progress, self._progress = self._progress, ""
        if asked is not None:
            self._begin(asked)
        elif progress:
            self._decoding.note(progress)
        change, load = self._change, self._load
        if change is None or load is None or not load.has_ended:
            return
        if load.driver is None:
            self._change = self._load = None
            self._decoding.note(
                Sentence(
                    "captions go on as before, {name} did not load: {reason}",
                    name=change.name,
                    reason=one_line(load.error),
                )
            )
            return
        if self._loaded_s is None:
            self._loaded_s = self._clock()
        waited_s = self._clock() - self._loaded_s
        if not self._decoding.loop.is_between_regions and waited_s < BOUNDARY_S:
            return
        self._change = self._load = None
        try:
            self._decoding.change_driver(load.driver, change.options)
        except SettingsError as error:
            self._decoding.note(
                Sentence("captions go on as before: {reason}", reason=one_line(error))
            )
        else:
            self._made = change
            self._changed()
            self._decoding.note(Sentence("captions go on with {name}", name=change.name))

    def _begin(self, change: SessionChange) -> None:
        logger.info("changes to %s", change.name)
        self._change, self._loaded_s = change, None
        driver = self._decoding.loop.driver

        def progress(message: str, share: float | None) -> None:
            if self._inbox.abort.is_set() or self._change is not change:
                raise DecodeCancelledError("nobody waits for this model any more")
            with self._inbox.ready:
                self._progress = _step(change.name, message, share)
                self._inbox.ready.notify_all()

        self._load = DriverLoad(lambda _: change.build(progress, driver), self._inbox)


def _step(name: str, message: str, share: float | None) -> Sentence:
    if share is None:
        return Sentence("{name}: {message}", name=name, message=message)
    percent = round(100 * share)
    return Sentence("{name}: {message} ({percent} %)", name=name, message=message, percent=percent)
