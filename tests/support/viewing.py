"""What is said to a caption server, and clients of it with an event loop of their own."""

import asyncio
import contextlib

import aiohttp

from app.events import CommittedEvent, DraftEvent, SessionEvent

HANG_S = 20.0


def committed(n, text, source="mic", start=None, echo=False):
    start = 2.0 * n if start is None else start
    return CommittedEvent(
        n, source, text, start, start + 1.5, "en", start + 1.5, start + 1.6, echo=echo
    )


def draft(text, source="mic", start=0.0):
    return DraftEvent(source, text, text, start, start + 1.0, "en", start + 1.0, start + 1.1)


def session(*sources):
    return SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", sources or ("mic",))


def run(coroutine):
    """Run a client; a hang fails."""

    async def limited():
        async with asyncio.timeout(HANG_S):
            return await coroutine

    return asyncio.run(limited())


@contextlib.asynccontextmanager
async def viewer(server, after=None, **options):
    """A WebSocket of the page."""
    query = "" if after is None else f"?after={after}"
    async with (
        aiohttp.ClientSession() as client,
        client.ws_connect(f"{server.url}live{query}", **options) as socket,
    ):
        yield socket


async def lines_until(socket, last_id):
    """Committed lines as they come, up to one."""
    lines = []
    async for message in socket:
        body = message.json()
        if body["event"] == "committed":
            lines.append(body)
            if body["id"] >= last_id:
                return lines
    raise AssertionError(f"closed after {lines}")


async def until(socket, event, **fields):
    """The next message like this."""
    async for message in socket:
        body = message.json()
        if body["event"] == event and all(body[key] == value for key, value in fields.items()):
            return body
    raise AssertionError(f"closed before {event} {fields}")
