"""How a stretch of text is divided into cues of few short lines, at sensible places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from app.exports.line_breaks import Piece

_PER_CUE = 12.0
_PER_BREAK = 4.0
_CUE_ENDS = 5.0
_UNFILLED = 16.0
_UNBALANCED = 0.25


@dataclass(frozen=True, slots=True)
class CueLimits:
    """What fits in a cue.

    Attributes:
        line_width: Columns of a line (42: the usual limit of subtitle guidelines).
        shortest_s: A shorter cue is shown longer where the next one leaves room. 5/6 s is the
            least that the usual guidelines ask for.
        is_paced: Whether cues are shown for as long as it takes to read them.
        longest_pause_s: A longer pause between two words ends the cue, where word times are known.
    """

    line_width: int = 42
    shortest_s: float = 5 / 6
    longest_pause_s: float = 2.0
    is_paced: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """One cue's text: one or two lines of pieces ``first`` up to ``last``, both included."""

    lines: tuple[str, ...]
    first: int
    last: int


def divide(pieces: Sequence[Piece], line_width: int) -> list[Block]:
    """Divide pieces into blocks of at most two lines, at the least total cost.

    A block more, an unfilled block, lines of unequal length, and a break elsewhere than after a
    sentence or a clause all cost something; the cheapest division of the whole text is taken.
    """
    n = len(pieces)
    ends = _columns(pieces)

    def columns(first: int, last: int) -> int:
        before = ends[first - 1] if first else 0
        return ends[last] - before - int(pieces[first].spaced)

    @cache
    def block_cost(first: int, last: int) -> tuple[float, int]:
        """The cost of one block and the last piece of its first line."""
        whole = columns(first, last)
        unfilled = (1 - whole / (2 * line_width)) ** 2 * _UNFILLED
        if whole <= line_width:
            return unfilled, last
        best = (float("inf"), last)
        for k in range(last - 1, first - 1, -1):
            lower = columns(k + 1, last)
            if lower > line_width:
                break
            upper = columns(first, k)
            if upper <= line_width:
                cost = _PER_BREAK + pieces[k].break_cost + _UNBALANCED * abs(upper - lower)
                best = min(best, (cost + unfilled, k))
        return best

    costs: list[tuple[float, int]] = [(0.0, 0)] + [(float("inf"), 0)] * n
    for last in range(n):
        for first in range(last, -1, -1):
            if first < last and columns(first, last) > 2 * line_width + 1:
                break
            ending = 0.0 if last == n - 1 else _CUE_ENDS * pieces[last].break_cost
            cost = costs[first][0] + _PER_CUE + block_cost(first, last)[0] + ending
            costs[last + 1] = min(costs[last + 1], (cost, first))
    blocks: list[Block] = []
    after = n
    while after > 0:
        first, last = costs[after][1], after - 1
        upper_end = block_cost(first, last)[1]
        lines = [_joined(pieces[first : upper_end + 1]), _joined(pieces[upper_end + 1 : after])]
        blocks.append(Block(tuple(line for line in lines if line), first, last))
        after = first
    return blocks[::-1]


def _columns(pieces: Sequence[Piece]) -> list[int]:
    """Columns from the start of the text to the end of each piece."""
    ends: list[int] = []
    total = 0
    for piece in pieces:
        total += piece.width + int(piece.spaced)
        ends.append(total)
    return ends


def _joined(pieces: Sequence[Piece]) -> str:
    return "".join(" " * piece.spaced + piece.text for piece in pieces).strip()
