"""The page in a real browser: the same text, as text."""

import asyncio
import contextlib
import html
import re
import shutil

import pytest

from viewing import committed, draft

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--virtual-time-budget=4000", "--dump-dom",
)  # fmt: skip
BROWSER_S = 120


@pytest.fixture
def browser(tmp_path):
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("chromium is not installed")

    async def shown(url):
        process = await asyncio.create_subprocess_exec(
            chromium, *FLAGS, f"--user-data-dir={tmp_path / 'profile'}", url,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            async with asyncio.timeout(BROWSER_S):
                page, _ = await process.communicate()
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return page.decode()

    return lambda url: asyncio.run(shown(url))


def texts_in(page, part):
    inner = re.search(rf'<div id="{part}".*?>(.*?)</div>', page, re.S).group(1)
    said = re.findall(r"<p.*?><span>(.*?)</span></p>", inner, re.S)
    return [html.unescape(text) for text in said]


def test_it_shows_the_same_text_and_markup_stays_text(server, browser):
    lines = ["Hello world.", "<b>x</b> & <script>document.title='no'</script>", "مرحبا"]
    for n, text in enumerate(lines, 1):
        server(committed(n, text))
    server(draft("and <i>now</i>"))
    page = browser(f"{server.url}?overlay=1&color=00ff00")
    assert texts_in(page, "lines") == lines
    assert texts_in(page, "drafts") == ["and <i>now</i>"]
    assert "<title>Captions</title>" in page
    assert 'class="overlay"' in page
    assert "--color: rgb(0 255 0 / 1)" in page
    assert 'aria-live="polite"' in page
