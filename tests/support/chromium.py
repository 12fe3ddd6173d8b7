"""A page in headless Chromium, asked by its debugging protocol."""

import asyncio
import contextlib
import shutil

import aiohttp

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--remote-debugging-port=0",
)  # fmt: skip


class Page:
    """One page."""

    def __init__(self, socket):
        self._socket = socket
        self._n = 0

    async def value(self, script):
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

    async def until(self, script):
        """Wait for a script to be true."""
        while not await self.value(script):
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def page_at(url, profile):
    """The page of an address."""
    process = await asyncio.create_subprocess_exec(
        shutil.which("chromium"), *FLAGS, f"--user-data-dir={profile}", url,
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        told = profile / "DevToolsActivePort"
        while not (told.exists() and told.read_text().count("\n")):
            await asyncio.sleep(0.05)
        port = told.read_text().splitlines()[0]
        async with aiohttp.ClientSession() as client:
            pages = []
            while not pages:
                async with client.get(f"http://127.0.0.1:{port}/json") as answer:
                    listed = await answer.json(content_type=None)
                pages = [page for page in listed if page["type"] == "page"]
            async with client.ws_connect(pages[0]["webSocketDebuggerUrl"]) as socket:
                yield Page(socket)
    finally:
        process.terminate()
        await process.wait()
