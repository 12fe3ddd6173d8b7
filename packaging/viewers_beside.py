"""The caption page in a browser beside the caption window: viewers_beside.py [CLIP ...] [--runs N].

Is the same text shown, and how much later? The true program opens its windows and the page's server
on a display without a screen (Xvfb, openbox, picom); Chromium shows the page in a window there. The
clips are heard in real time. Times are of one clock: the window's are taken when a text has been
painted, the page's when its document has changed, and again when the frame with it has been drawn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from app.bench.machine import Quiet, how_quiet  # noqa: E402
from app.bench.metrics import percentile  # noqa: E402
from app.bench.stalls import RATE, joined, write_wave  # noqa: E402
from app.bench.start import folders_of, program_settings  # noqa: E402
from app.bench.tables import aligned, cell, envelope, footer, rounded  # noqa: E402
from app.settings import Settings  # noqa: E402
from chromium import Page, page_at  # noqa: E402
from x_display import XDisplay  # noqa: E402

SCREEN = "1366x768"
PAGE = (233, 24, 900, 400)
"""Left, top, width, height: above the captions, which stand at the lower edge."""
TARGET_MS = 100.0
_PATIENCE_S = 120.0

# A frame is drawn between a request for one and the task after it.
_WATCH = """
(() => {
  window.seen = [];
  let before = "\\n";
  const note = () => {
    const newest = lines.lastElementChild;
    const line = newest ? newest.textContent : "";
    const draft = [...drafts.children].map((part) => part.textContent).join(" ");
    if (`${line}\\n${draft}` === before) return;
    before = `${line}\\n${draft}`;
    const text = {at: Date.now() / 1000, drawn: null, line, draft};
    window.seen.push(text);
    requestAnimationFrame(() => setTimeout(() => { text.drawn = Date.now() / 1000; }));
  };
  for (const part of [lines, drafts]) {
    new MutationObserver(note).observe(part, {childList: true, subtree: true});
  }
  return true;
})()
"""

_MIDST = "lines.childElementCount > 2 && drafts.textContent.split(' ').length > 5"
"""When a picture is taken: some lines, and a draft after them."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A text as somebody saw it.

    Attributes:
        at_s: `time.time()`.
        drawn_s: On the page: when its frame had been drawn.
        line: The newest committed line.
        draft: What is being said.
    """

    at_s: float
    line: str
    draft: str
    drawn_s: float | None = None

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> Shown:
        """Read what the window or the page noted."""
        line, draft = (" ".join(body[name].split()) for name in ("line", "draft"))
        return cls(body["at"], line, draft, body.get("drawn"))

    @property
    def text(self) -> tuple[str, str]:
        """What was read."""
        return self.line, self.draft


@dataclass(frozen=True, slots=True)
class Beside:
    """One run.

    Attributes:
        texts: That the window showed.
        missing: Of those, that the page never showed.
        lines: Committed lines of the window.
        same_lines: Whether the page had them all, and no others.
        lags_ms: From the window's paint to the change of the page, of each text.
        drawn_ms: Likewise, to the frame with it.
        clocks_ms: By how much the browser's clock is ahead, to half of the asking's time.
    """

    texts: int
    missing: int
    lines: int
    same_lines: bool
    lags_ms: list[float]
    drawn_ms: list[float]
    clocks_ms: float


def compare(window: Sequence[Shown], page: Sequence[Shown], clocks_ms: float = 0.0) -> Beside:
    """Find each text of the window on the page, in order."""
    lags: list[float] = []
    drawn: list[float] = []
    at = missing = 0
    for text in window:
        found = next((n for n in range(at, len(page)) if page[n].text == text.text), None)
        if found is None:
            missing += 1
            continue
        at = found
        lags.append(1000 * (page[at].at_s - text.at_s))
        drawn_s = page[at].drawn_s
        if drawn_s is not None:
            drawn.append(1000 * (drawn_s - text.at_s))
    ours, theirs = lines_of(window), lines_of(page)
    return Beside(len(window), missing, len(ours), ours == theirs, lags, drawn, clocks_ms)


def lines_of(shown: Sequence[Shown]) -> list[str]:
    """The committed lines, in the order in which they were the newest."""
    lines: list[str] = []
    for text in shown:
        if text.line and text.line != (lines[-1] if lines else ""):
            lines.append(text.line)
    return lines


async def run_once(
    settings: Settings, folder: Path, display: XDisplay, picture: Path | None, seconds: float
) -> Beside:
    """Show one session in both.

    Raises:
        SystemExit: The program failed.
    """
    folders = folders_of(folder, settings)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "packaging" / "viewed_windows.py"),
        env={**display.environment, **folders, "XDG_RUNTIME_DIR": str(folder)}, cwd=ROOT,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**26,
    )  # fmt: skip
    assert process.stdin is not None
    try:
        url = (await _told(process))["url"]
        profile = folder / "browser"
        async with page_at(url, profile, PAGE, display.environment) as page:
            await page.until("typeof socket !== 'undefined' && socket?.readyState === 1")
            await page.value(_WATCH)
            clocks_ms = await _clocks_ms(page)
            process.stdin.write(b"go\n")
            await process.stdin.drain()
            photo = asyncio.create_task(_photograph(page, display, picture))
            painted = (await asyncio.wait_for(_told(process), seconds + _PATIENCE_S))["painted"]
            photo.cancel()
            await asyncio.gather(photo, return_exceptions=True)
            seen = await page.value("window.seen")
    finally:
        process.terminate()
        await process.wait()
    return compare([Shown.of(body) for body in painted], [Shown.of(b) for b in seen], clocks_ms)


async def _photograph(page: Page, display: XDisplay, picture: Path | None) -> None:
    if picture is not None:
        await page.until(_MIDST)
        await asyncio.to_thread(display.ask, "import", "-window", "root", str(picture))


async def _told(process: asyncio.subprocess.Process) -> dict[str, Any]:
    """The next that the program tells."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    told: dict[str, Any] = json.loads(line or b'{"failed": "the program has ended"}')
    if "failed" in told:
        raise SystemExit(str(told["failed"]))
    return told


async def _clocks_ms(page: Page) -> float:
    """Of the quickest of some askings."""
    asked: list[tuple[float, float]] = []
    for _ in range(20):
        began = time.time()
        there = await page.value("Date.now() / 1000")
        ended = time.time()
        asked.append((ended - began, 1000 * (there - (began + ended) / 2)))
    return min(asked)[1]


def figures_of(run: Beside) -> dict[str, float | None]:
    """Of each text, milliseconds."""
    return {
        "page p50": percentile(run.lags_ms, 50),
        "p95": percentile(run.lags_ms, 95),
        "max": max(run.lags_ms, default=None),
        "drawn p50": percentile(run.drawn_ms, 50),
        "drawn p95": percentile(run.drawn_ms, 95),
        "drawn max": max(run.drawn_ms, default=None),
    }


def as_table(runs: Sequence[Beside], body: Mapping[str, Any], quiet: Quiet) -> str:
    """A row for each run, then the medians."""
    found = [figures_of(run) for run in runs]
    heads = [f"{name} ms" for name in found[0]]
    rows = [["", "lines", "the same", "texts", "missing", *heads, "clocks ms"]]
    for n, (run, figures) in enumerate(zip(runs, found, strict=True), 1):
        counts = [str(run.lines), "yes" if run.same_lines else "NO", str(run.texts)]
        times = [cell(value, "{:.1f}") for value in (*figures.values(), run.clocks_ms)]
        rows.append([f"run {n}", *counts, str(run.missing), *times])
    middles = [middle(found, name) for name in found[0]]
    rows.append(["median", *[""] * 4, *(cell(value, "{:.1f}") for value in middles), ""])
    return "\n".join([*aligned(rows), *footer(body, quiet)])


def middle(found: Sequence[Mapping[str, float | None]], name: str) -> float | None:
    """The median of one figure over the runs."""
    values = [value for figures in found if (value := figures[name]) is not None]
    return median(values) if values else None


def is_good(run: Beside) -> bool:
    """Whether it keeps what is promised: the same text, and at most 100 ms behind."""
    latest = max(run.drawn_ms, default=0.0)
    return run.same_lines and not run.missing and bool(run.texts) and latest <= TARGET_MS


def main(argv: Sequence[str] | None = None) -> int:
    """Run, print a table; the exit status says whether the promise was kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clips", type=Path, nargs="*", help="recordings (default: the demo clip)")
    parser.add_argument("--model", default="whisper-base", help="name or folder")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="default: 3")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also every text's lag")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="of both, in the last run")
    options = parser.parse_args(argv)
    from app.paths import models_dir
    from engine.files.media import read_mono
    from engine.models.resolve import resolve_model

    quiet = how_quiet()
    model = resolve_model(options.model, models_dir(), lambda *_: None)
    clips = options.clips or [ROOT / "resources" / "demo.flac"]
    runs = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="surtitle-page-")))
        sound = folder / "clips.wav"
        heard = [read_mono(clip, RATE) for clip in clips]
        seconds = sum(map(len, heard)) / RATE
        write_wave(sound, joined(heard, seconds))
        settings = program_settings(Settings(), model, sound)
        settings = settings.with_value("window.start_captions", False)
        display = XDisplay(SCREEN)
        stack.callback(display.close)
        display.manage()
        display.spawn(["picom", "--backend", "xrender"])
        for n in range(options.runs):
            home = folder / str(n)
            home.mkdir()
            picture = options.picture if n == options.runs - 1 else None
            runs.append(asyncio.run(run_once(settings, home, display, picture, seconds)))
    told = {"model": options.model, "audio": "+".join(clip.name for clip in clips)}
    told |= {"seconds": f"{seconds:.0f}", "browser": _version()}
    body = envelope("viewers", told, quiet, ("PySide6-Essentials", "aiohttp"))
    print(as_table(runs, body, quiet))
    if options.json is not None:
        each = [{**figures_of(run), **asdict(run)} for run in runs]
        options.json.write_text(json.dumps({**body, "runs": rounded(each)}), encoding="utf-8")
    return 0 if all(map(is_good, runs)) else 1


def _version() -> str:
    from chromium import browser

    command = [browser() or "chromium", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return " ".join(said.split()[:2])


if __name__ == "__main__":
    raise SystemExit(main())
