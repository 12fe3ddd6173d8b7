"""The page in a real browser: the same text, as text, and nothing lost when it reconnects."""

import asyncio
import sys

import pytest

from chromium import browser, page_at
from viewing import committed, draft

BROWSER_S = 120
LINES = "[...document.querySelectorAll('#lines p')].map(p => p.textContent)"
DRAFTS = "[...document.querySelectorAll('#drafts p')].map(p => p.textContent)"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="set-up installs it on Linux")


@pytest.fixture(autouse=True)
def has_browser(missing):
    if browser() is None:
        missing("no chromium (packaging/setup --test installs it)")


def browse(coroutine):
    async def limited():
        async with asyncio.timeout(BROWSER_S):
            return await coroutine

    return asyncio.run(limited())


def test_it_shows_the_same_text_and_catches_up(server, tmp_path):
    lines = ["Hello world.", "<b>x</b> & <script>document.title='no'</script>", "مرحبا"]

    async def watch():
        async with page_at(f"{server.url}?overlay=1&color=00ff00", tmp_path) as page:
            for n, text in enumerate(lines, 1):
                server(committed(n, text))
            server(draft("and <i>now</i>"))
            await page.until("document.querySelectorAll('#drafts p').length === 1")
            assert await page.value(LINES) == lines
            assert await page.value(DRAFTS) == ["and <i>now</i>"]
            assert await page.value("document.querySelectorAll('b, i, #lines script').length") == 0
            assert await page.value("document.title") == "Captions"
            color = "getComputedStyle(document.body).color"
            assert await page.value(color) == "rgb(0, 255, 0)"
            behind = "getComputedStyle(document.body).backgroundColor"
            assert await page.value(behind) == "rgba(0, 0, 0, 0)"
            live = "[...document.querySelectorAll('[aria-live]')].map(part => part.id)"
            assert await page.value(live) == ["lines"]
            assert await page.value("socket.close() || document.readyState") == "complete"
            for n in range(4, 44):
                server(committed(n, f"Line {n}."))
            await page.until("document.querySelectorAll('#lines p').length === 43")
            return await page.value(LINES)

    assert browse(watch()) == [*lines, *(f"Line {n}." for n in range(4, 44))]


def test_a_revoked_page_says_so_and_stops(server, tmp_path):
    async def watch():
        async with page_at(server.url, tmp_path) as page:
            await page.until("document.getElementById('state').textContent.startsWith('Waiting')")
            await asyncio.to_thread(server.revoke)
            await page.until(
                "document.getElementById('state').textContent.includes('no longer shown')"
            )

    browse(watch())
