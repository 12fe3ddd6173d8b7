"""The plot of a live bench, as an SVG: latency over the time of the audio, and where it went.

Written by hand: two panels of marks need no plotting library, which would be a large dependency
for a picture, and an SVG scales, opens in a browser, and shows in a README.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from itertools import groupby
from xml.sax.saxutils import escape

from app.bench.breakdown import PARTS, mean_parts
from app.bench.live import LiveRun
from app.bench.metrics import WordTiming, percentile

WIDTH, HEIGHT = 960, 620
LEFT, RIGHT = 60, 20
_PANELS = ((56, 250), (350, 200))  # Top and height of each.
_N_BARS = 60

# Okabe and Ito's colours, which colour-blind readers can tell apart.
_COLORS = dict(
    zip(PARTS, ("#b8b8b8", "#009e73", "#0072b2", "#d55e00", "#cc79a7", "#f0e442"), strict=True)
)
_FIRST, _SETTLED = "#0072b2", "#e69f00"


def as_svg(run: Sequence[LiveRun], title: str) -> str:
    """One run, its clips one after the other."""
    words, seams, length_s = _on_one_axis(run)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        _text(LEFT, 20, title, size=15),
    ]
    if not words:
        out.append(_text(LEFT, 60, "no word has a reference time"))
    else:
        out += _latencies(words, seams, length_s)
        out += _bars(words, length_s)
    return "\n".join([*out, "</svg>", ""])


def _on_one_axis(
    run: Sequence[LiveRun],
) -> tuple[list[tuple[float, WordTiming]], list[tuple[float, str]], float]:
    """Words with their ends on the axis of all clips, where each clip begins, and its length."""
    words: list[tuple[float, WordTiming]] = []
    seams: list[tuple[float, str]] = []
    length_s = 0.0
    for clip in run:
        seams.append((length_s, clip.clip.name))
        words += [(length_s + t.end, t) for t in clip.tally.timings if t.end is not None]
        length_s += clip.tally.audio_s
    return words, seams, max(length_s, 1e-9)


def _latencies(
    words: Sequence[tuple[float, WordTiming]], seams: Sequence[tuple[float, str]], length_s: float
) -> list[str]:
    top, height = _PANELS[0]
    first = [(at, t.first - (t.end or 0.0)) for at, t in words]
    settled = [(at, t.settled - (t.end or 0.0)) for at, t in words]
    p50, p95 = (percentile([late for _, late in first], p) or 0.0 for p in (50, 95))
    # A few stragglers would flatten everything else; they are drawn at the edge.
    high = max(2.0 * p95, percentile([late for _, late in settled], 98) or 0.0, 0.5)
    out = _axes(top, height, high, length_s, "latency of each word, s")
    for at, name in seams:
        x = _x(at, length_s)
        out.append(_line(x, top, x, top + height, "#dddddd"))
        out.append(_text(x + 3, top + 12, name, size=10, fill="#888888"))
    for points, fill, opacity in ((settled, _SETTLED, 0.45), (first, _FIRST, 0.75)):
        out += [
            f'<circle cx="{_x(at, length_s):.1f}" cy="{_y(late, high, top, height):.1f}" r="2" '
            f'fill="{fill}" fill-opacity="{opacity}"/>'
            for at, late in points
        ]
    for value, name in ((p50, "p50"), (p95, "p95")):
        y = _y(value, high, top, height)
        out.append(_line(LEFT, y, WIDTH - RIGHT, y, _FIRST, dashed=True))
        label = f"{name} {value:.2f} s"
        out.append(_text(WIDTH - RIGHT, y - 4, label, anchor="end", fill=_FIRST, halo=True))
    keys = (("first shown", _FIRST), ("settled", _SETTLED))
    return out + _legend(top - 12, keys)


def _bars(words: Sequence[tuple[float, WordTiming]], length_s: float) -> list[str]:
    top, height = _PANELS[1]
    step = length_s / _N_BARS
    ordered = sorted(words, key=lambda word: word[0])
    bars = []
    for n, group in groupby(ordered, key=lambda word: min(int(word[0] / step), _N_BARS - 1)):
        mean = mean_parts([t.parts for _, t in group if t.parts is not None])
        if mean is not None:
            bars.append((n, [max(value, 0.0) for value in astuple(mean)]))
    high = max((sum(values) for _, values in bars), default=1.0)
    out = _axes(top, height, high, length_s, "where the first-shown latency went, mean, s")
    width = (WIDTH - LEFT - RIGHT) / _N_BARS
    for n, values in bars:
        below = 0.0
        for name, value in zip(PARTS, values, strict=True):
            y = _y(below + value, high, top, height)
            tall = _y(below, high, top, height) - y
            out.append(
                f'<rect x="{LEFT + n * width:.1f}" y="{y:.1f}" width="{width - 1:.1f}" '
                f'height="{tall:.1f}" fill="{_COLORS[name]}"/>'
            )
            below += value
    out.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, "seconds of audio", anchor="middle"))
    keys = [(name.replace("_", " "), color) for name, color in _COLORS.items()]
    return out + _legend(top - 12, keys)


def _axes(top: int, height: int, high: float, length_s: float, title: str) -> list[str]:
    out = [_text(LEFT, top - 12, title, fill="#333333")]
    for tick in _ticks(high):
        y = _y(tick, high, top, height)
        out.append(_line(LEFT, y, WIDTH - RIGHT, y, "#eeeeee"))
        out.append(_text(LEFT - 6, y + 4, f"{tick:g}", anchor="end", fill="#555555"))
    for tick in _ticks(length_s):
        x = _x(tick, length_s)
        out.append(_line(x, top + height, x, top + height + 4, "#999999"))
        out.append(_text(x, top + height + 17, f"{tick:g}", anchor="middle", fill="#555555"))
    out.append(_line(LEFT, top + height, WIDTH - RIGHT, top + height, "#999999"))
    return out


def _ticks(high: float) -> list[float]:
    """About five round numbers from 0 to ``high``."""
    step = 10.0**-6
    while high / step > 6:
        step *= 2.5 if f"{step:e}".startswith("2") else 2
    return [round(n * step, 9) for n in range(int(high / step) + 1)]


def _legend(y: float, keys: Sequence[tuple[str, str]]) -> list[str]:
    out: list[str] = []
    x = WIDTH - RIGHT - 88 * len(keys)
    for name, color in keys:
        out.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{color}"/>')
        out.append(_text(x + 14, y, name))
        x += 88
    return out


def _x(at: float, length_s: float) -> float:
    return LEFT + at / length_s * (WIDTH - LEFT - RIGHT)


def _y(value: float, high: float, top: int, height: int) -> float:
    return top + height * (1 - min(max(value / high, 0.0), 1.0))


def _line(x1: float, y1: float, x2: float, y2: float, color: str, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{dash}/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int = 12,
    anchor: str = "start",
    fill: str = "#000000",
    *,
    halo: bool = False,
) -> str:
    # Over points, a label is read by its white outline.
    outline = ' stroke="white" stroke-width="4" paint-order="stroke"' if halo else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" '
        f'fill="{fill}"{outline}>{escape(text)}</text>'
    )
