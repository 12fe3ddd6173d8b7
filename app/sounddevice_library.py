"""PortAudio as ``sounddevice`` gives it, and the ways in which it may hang kept from the rest."""

from __future__ import annotations

import functools
import logging
import threading
from collections.abc import Callable
from typing import Any

from engine.errors import UnavailableError

CLOSE_S = 1.0

logger = logging.getLogger(__name__)

_open: set[int] = set()
"""Streams, by their objects' ids, until the library has closed them."""

_changed = threading.Condition()


@functools.cache
def load_sounddevice() -> Any:  # noqa: ANN401 - sounddevice has no types
    """The ``sounddevice`` module.

    Raises:
        UnavailableError: There is no libportaudio.
    """
    try:
        import sounddevice
    except OSError as error:
        raise UnavailableError(
            "libportaudio is not installed; install libportaudio2 (Debian) or portaudio"
        ) from error
    return sounddevice


def started(stream: Any) -> Any:  # noqa: ANN401 - sounddevice has no types
    """Start a stream, and return it; to be ended with ``close_aside``."""
    with _changed:
        _open.add(id(stream))
    try:
        stream.start()
    except load_sounddevice().PortAudioError:
        close_aside(stream)
        raise
    return stream


def close_aside(stream: Any, last: Callable[[], None] | None = None) -> None:  # noqa: ANN401
    """End a started stream, after ``last``, on a thread of its own; waits for at most 1 s.

    After its server was killed, PortAudio may never return.
    """

    def close() -> None:
        try:
            if last is not None:
                last()
            stream.close()
        except load_sounddevice().PortAudioError as error:
            logger.info("a stream went by itself: %s", error)
        with _changed:
            _open.discard(id(stream))
            _changed.notify_all()

    closer = threading.Thread(target=close, name="close portaudio", daemon=True)
    closer.start()
    closer.join(CLOSE_S)


def are_streams_closed(timeout_s: float) -> bool:
    """Whether no stream is open, at the latest so many seconds from now.

    While one is, the process must not end as usual: ``sounddevice`` then closes every stream, and
    where two threads close one at once, PortAudio lets one of them wait for ever.
    """
    with _changed:
        return _changed.wait_for(lambda: not _open, timeout_s)
