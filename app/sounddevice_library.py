"""PortAudio as ``sounddevice`` gives it, and the ways in which it may hang kept from the rest."""

from __future__ import annotations

import atexit
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
    atexit.register(_leave_open_streams, sounddevice)  # So it runs before sounddevice's own.
    return sounddevice


def started(stream: Any) -> Any:  # noqa: ANN401 - sounddevice has no types
    """Start a stream, and return it; to be ended with ``close_aside``."""
    _open.add(id(stream))
    stream.start()
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
        _open.discard(id(stream))

    closer = threading.Thread(target=close, name="close portaudio", daemon=True)
    closer.start()
    closer.join(CLOSE_S)


def _leave_open_streams(library: Any) -> None:  # noqa: ANN401
    """Leave PortAudio as it is when the process ends over an open stream.

    ``sounddevice`` would close every stream then; PortAudio joins a stream's thread to close it,
    and of two that join one thread at once, one waits for ever. The system takes what is open.
    """
    if _open:
        atexit.unregister(library._exit_handler)
