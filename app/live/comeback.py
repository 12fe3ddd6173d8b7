"""The way back: a server that failed is tried again, and captioned with once it answers.

It is tried with a tone, nobody's voice, first after half a minute and then ever less often. It
takes over between two regions, as any change does, so that no audio is lost. A server that fails
again soon is not returned to as quickly.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.live.changing import BOUNDARY_S, Changing
from app.live.fallback import BuildDriver, DriverLoad, SendsAudio
from app.live.inbox import Inbox
from engine.errors import DecodeCancelledError, one_line
from engine.sentence import Sentence

if TYPE_CHECKING:
    from app.live.decoding import Decoding

FIRST_S, LONGEST_S = 30.0, 600.0
"""Seconds until the first try, and between tries at most; doubled in between."""

logger = logging.getLogger(__name__)


class Comeback:
    """Belongs to the worker's thread."""

    def __init__(
        self,
        build: BuildDriver,
        decoding: Decoding,
        changing: Changing,
        inbox: Inbox,
        clock: Callable[[], float],
    ) -> None:
        """``build`` connects to the server that the session began with."""
        self._build = build
        self._decoding = decoding
        self._changing = changing
        self._inbox = inbox
        self._clock = clock
        self._wait_s = FIRST_S
        self._try_s: float | None = None  # When the server is tried next.
        self._load: DriverLoad | None = None
        self._loaded_s: float | None = None
        self._back_s: float | None = None  # When it was returned to last.

    @property
    def has_news(self) -> bool:
        """Whether ``turn`` has something to do."""
        return self._load is not None and self._load.has_ended and self._loaded_s is None

    @property
    def try_in_s(self) -> float | None:
        """Seconds until the next try, None when there is none."""
        if self._try_s is None or self._load is not None:
            return None
        return max(0.0, self._try_s - self._clock())

    def turn(self) -> None:
        """Try the server when it is time, and go back to it when it answers."""
        if not self._decoding.misses_server:
            self._try_s = self._load = self._loaded_s = None
            return
        now_s = self._clock()
        if self._try_s is None:
            if self._back_s is not None and now_s - self._back_s > LONGEST_S:
                self._wait_s = FIRST_S  # It has served well in between.
            self._put_off(now_s)
        elif self._load is None:
            if now_s >= self._try_s:
                self._try()
        elif self._load.has_ended:
            self._take(self._load, now_s)

    def _put_off(self, now_s: float) -> None:
        self._try_s = now_s + self._wait_s
        self._wait_s = min(2 * self._wait_s, LONGEST_S)

    def _try(self) -> None:
        build, decoding = self._changing.build or self._build, self._decoding

        def silent(_message: str, _share: float | None) -> None:
            if self._inbox.abort.is_set() or not decoding.misses_server:
                raise DecodeCancelledError("nobody waits for this server any more")

        self._load = DriverLoad(lambda _: build(silent), self._inbox)

    def _take(self, load: DriverLoad, now_s: float) -> None:
        driver = load.driver
        if driver is None:
            logger.info("the server does not answer yet: %s", one_line(load.error))
            self._load = None
            self._put_off(now_s)
            return
        if self._loaded_s is None:
            self._loaded_s = now_s
        is_between = self._decoding.loop.is_between_regions
        if not is_between and now_s - self._loaded_s < BOUNDARY_S:
            return
        engine = driver.engine
        host = engine.host if isinstance(engine, SendsAudio) else engine.name
        self._decoding.return_to(
            driver, Sentence("{host} answers again: captions go on with it", host=host)
        )
        self._back_s, self._try_s, self._load, self._loaded_s = now_s, None, None, None
