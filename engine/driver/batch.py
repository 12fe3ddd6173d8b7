"""One batch for the due decodes of many streams: the only place that calls ``engine.decode``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.driver.seam import CancelToken, DecodeRequest, WindowDecode
from engine.driver.transcript import TranscriptEvent
from engine.errors import SettingsError

if TYPE_CHECKING:
    from engine.driver.context import AsrStreamContext
    from engine.driver.driver import AsrStreamDriver


def advance_ready(
    driver: AsrStreamDriver,
    contexts: Sequence[AsrStreamContext],
    *,
    drafts: bool = True,
    cancel: CancelToken | None = None,
) -> list[list[TranscriptEvent]]:
    """Decode what is due in each context, together, and return each one's events.

    A context gets every due commit in stream order, then at most one draft, its newest. A context
    with nothing due costs nothing.

    Args:
        driver: The driver of all the contexts.
        contexts: Distinct streams.
        drafts: False leaves drafts out, when the machine is behind.
        cancel: Looked at by the engine at every decoder step.

    Raises:
        SettingsError: A context belongs to another driver.
        EngineError: The decode failed. No context has moved; what earlier rounds said comes with
            the next call.
    """
    if any(context.driver is not driver for context in contexts):
        raise SettingsError("advance_ready takes contexts of one driver; call it once for each")
    drafted: set[int] = set()
    while True:
        due = [
            (context, window)
            for context in contexts
            if (window := context.due_window(drafts=drafts and id(context) not in drafted))
        ]
        if not due:
            return [context.take_events() for context in contexts]
        requests = [context.request(window, cancel) for context, window in due]
        decodes = decode_batch(driver, requests)
        for (context, window), decode in zip(due, decodes, strict=True):
            if not window.kind.commits:
                drafted.add(id(context))
            context.apply(window, decode)


def decode_batch(driver: AsrStreamDriver, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
    """Decode requests of a driver's streams. Moves none of them, so any thread may call it.

    Raises:
        EngineError: The decode failed.
    """
    return driver.engine.decode(requests)
