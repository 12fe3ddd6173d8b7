"""A page in Chromium, asked by its debugging protocol."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import aiohttp

FLAGS = (
    "--no-sandbox", "--test-type", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--remote-debugging-port=0",
)  # fmt: skip
NAMES = ("chromium", "chromium-browser", "google-chrome")


def browser() -> str | None:
    """The program's path; None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Page:
    """One page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._n = 0

    async def value(self, script: str) -> Any:
        """What a script evaluates to."""
        self._n += 1
        asked = {"expression": script, "returnByValue": True}
        await self._socket.send_json({"id": self._n, "method": "Runtime.evaluate", "params": asked})
        async for message in self._socket:
            body = message.json()
            if body.get("id") == self._n:
                # A page that is still loading has no answer yet.
                return body.get("result", {}).get("result", {}).get("value")
        raise AssertionError("the browser is gone")

    async def until(self, script: str) -> None:
        """Wait for a script to be true."""
        while not await self.value(script):
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def page_at(
    url: str,
    profile: Path,
    window: tuple[int, int, int, int] | None = None,
    environ: Mapping[str, str] = MappingProxyType({}),
) -> AsyncIterator[Page]:
    """The page of an address: in a window (left, top, width, height), or headless."""
    how = ["--headless", url]
    if window is not None:
        left, top, width, height = window
        how = [f"--app={url}", f"--window-position={left},{top}", f"--window-size={width},{height}"]
    process = await asyncio.create_subprocess_exec(
        browser() or NAMES[0], *FLAGS, f"--user-data-dir={profile}", *how,
        env={**os.environ, **environ},
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        told = profile / "DevToolsActivePort"
        while not (told.exists() and told.read_text().count("\n")):
            await asyncio.sleep(0.05)
        port = told.read_text().splitlines()[0]
        async with aiohttp.ClientSession() as client:
            pages: list[dict[str, Any]] = []
            while not pages:
                async with client.get(f"http://127.0.0.1:{port}/json") as answer:
                    listed = await answer.json(content_type=None)
                pages = [page for page in listed if page["type"] == "page"]
            async with client.ws_connect(pages[0]["webSocketDebuggerUrl"]) as socket:
                yield Page(socket)
    finally:
        process.terminate()
        await process.wait()
