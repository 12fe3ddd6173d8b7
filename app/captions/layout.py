"""Line breaking for captions: pure, and without reflow.

``lay_out`` places passages (commits, then drafts) on lines. It fills each line from what precedes
it and never looks ahead, so a word's line depends only on the words before it, the width and the
font. Hence a committed word stays on its line for as long as width and font last, a draft cannot
move a committed word, and a draft word stays while its predecessors do. ``previous`` carries the
lines of commits on: they are kept as they are, also when old passages have been dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from app.captions.line_breaking import Unit, graphemes, is_right_to_left, needs_space, units

Measure = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Passage:
    """A commit or a draft.

    Attributes:
        key: Tells commits apart; never used twice in a session.
        speaker: Who is heard, where there is more than one source; else empty. It labels the
            first line of a turn.
        source: Whose words these are, as the event log says it.
    """

    key: str
    text: str
    committed: bool
    speaker: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a part of one, or a label on a line.

    Attributes:
        index: Which unit of the passage it belongs to; -1 for the label of a turn.
        spaced: A space precedes it unless it is first on its line.
    """

    text: str
    spaced: bool
    committed: bool
    key: str
    index: int

    @property
    def is_label(self) -> bool:
        """Whether it names a speaker rather than being said."""
        return self.index < 0


@dataclass(frozen=True, slots=True)
class Line:
    """One line on the screen.

    Attributes:
        right_to_left: The direction of its paragraph.
        speaker: Of the paragraph that it belongs to.
        first: It begins its paragraph.
        source: Of the paragraph, as the event log says it.
    """

    tokens: tuple[Token, ...]
    right_to_left: bool = False
    speaker: str = ""
    first: bool = True
    source: str = ""

    @property
    def text(self) -> str:
        """What is drawn."""
        return _joined(self.tokens)

    @property
    def spans(self) -> tuple[int, int]:
        """Characters of `text` that are label, and that are label or committed."""
        label = len(_joined([t for t in self.tokens if t.is_label]))
        committed = len(_joined([t for t in self.tokens if t.is_label or t.committed]))
        return label, committed

    @property
    def committed_text(self) -> str:
        """The committed words of the line, labels included where they lead some."""
        spoken = [t for t in self.tokens if t.committed]
        return _joined(spoken)


@dataclass(frozen=True, slots=True)
class Layout:
    """Lines, oldest first.

    Attributes:
        committed: The commits that the lines hold.
    """

    width: float
    lines: tuple[Line, ...]
    committed: tuple[Passage, ...] = ()


def lay_out(
    passages: Sequence[Passage], measure: Measure, width: float, previous: Layout | None = None
) -> Layout:
    """Break passages into lines no wider than ``width``.

    Args:
        passages: Commits in order, then drafts. Commits may be dropped at the front, as long as
            one that ``previous`` has is left; a line stays whole while it holds a word of one.
        measure: The advance of a text in the one font that is used. After a change of font, give
            no ``previous``.
        width: In the unit of ``measure``. Another width than ``previous`` had breaks anew.
        previous: The last layout, whose committed lines are kept.
    """
    committed = tuple(p for p in passages if p.committed)
    drafts = [p for p in passages if not p.committed]
    lines, n_done = _kept(previous, committed, width)
    breaker = _Breaker(measure, width, lines)
    for passage in committed[n_done:]:
        breaker.add(passage)
    for passage in drafts:
        breaker.add(passage)
    return Layout(width, breaker.lines, committed)


def visible_from(n_lines: int, n_visible: int, previous: int) -> int:
    """The first visible line, given the one before.

    The newest line is always in sight. When a draft shrinks by a line the view stays where it is
    and leaves the last line free, rather than scroll back and forth.
    """
    full = max(0, n_lines - n_visible)
    slack = min(1, n_visible - 1)
    return max(full, min(previous, full + slack, max(0, n_lines - 1)))


def dropped_lines(previous: Layout | None, layout: Layout) -> int:
    """How many lines of `previous` are gone at the front of `layout`."""
    if previous is None or not layout.lines or not layout.lines[0].tokens[0].committed:
        return 0
    first = layout.lines[0].tokens[0]
    for number, line in enumerate(previous.lines):
        if line.tokens[0] == first:
            return number
    return 0


def _joined(tokens: Sequence[Token]) -> str:
    return "".join(f" {t.text}" if t.spaced and place else t.text for place, t in enumerate(tokens))


def _kept(
    previous: Layout | None, committed: tuple[Passage, ...], width: float
) -> tuple[list[Line], int]:
    """The lines of `previous` that still hold, and how many commits they cover."""
    if previous is None or previous.width != width or not committed:
        return [], 0
    had = previous.committed
    for start in range(len(had)):
        n_common = len(had) - start
        if had[start] == committed[0] and had[start:] == committed[:n_common]:
            break
    else:
        return [], 0
    lines = list(previous.lines)
    while lines and not lines[-1].tokens[-1].committed:
        last = lines.pop()
        tokens = tuple(t for t in last.tokens if t.committed)
        if tokens:
            lines.append(replace(last, tokens=tokens))
    if start:
        oldest = had[start].key
        holds = (n for n, line in enumerate(lines) if any(t.key == oldest for t in line.tokens))
        n_gone = next(holds, 0)
        del lines[:n_gone]
    return lines, n_common


class _Breaker:
    """Lines so far; text is only ever added to the last one, which is held open."""

    def __init__(self, measure: Measure, width: float, lines: list[Line]) -> None:
        self._closed = lines[:-1]
        self._open: Line | None = lines[-1] if lines else None
        self._tokens = list(lines[-1].tokens) if lines else []
        self._text = lines[-1].text if lines else ""
        self._measure = measure
        self._width = width

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines, the open one last."""
        return (*self._closed, *self._finished())

    def add(self, passage: Passage) -> None:
        """Append one passage: to the open paragraph, or as a new one."""
        words = units(passage.text)
        if not words:
            return
        direction = is_right_to_left(passage.text)
        last = self._open
        if (
            last is None
            or last.speaker != passage.speaker
            or (direction is not None and direction != last.right_to_left)
        ):
            self._begin(passage, bool(direction))
        elif not needs_space(self._text, words[0].text):
            words[0] = Unit(words[0].text, spaced=False)
        for index, unit in enumerate(words):
            self._place(Token(unit.text, unit.spaced, passage.committed, passage.key, index))

    def _begin(self, passage: Passage, right_to_left: bool) -> None:
        self._closed += self._finished()
        self._open = Line((), right_to_left, passage.speaker, source=passage.source)
        self._tokens, self._text = [], ""
        if passage.speaker:
            self._put(Token(f"{passage.speaker}:", False, passage.committed, passage.key, -1))

    def _place(self, token: Token) -> None:
        if self._measure(self._with(token)) <= self._width:
            self._put(token)
            return
        if self._tokens:
            self._wrap()
        if self._measure(token.text) <= self._width:
            self._put(token)
            return
        self._split(token)

    def _split(self, token: Token) -> None:
        """Break a word that no line can hold between its graphemes."""
        piece = ""
        spaced = token.spaced
        for cluster in graphemes(token.text):
            if piece and self._measure(piece + cluster) > self._width:
                self._put(Token(piece, spaced, token.committed, token.key, token.index))
                self._wrap()
                piece, spaced = "", False
            piece += cluster
        self._put(Token(piece, spaced, token.committed, token.key, token.index))

    def _with(self, token: Token) -> str:
        space = " " if token.spaced and self._tokens else ""
        return f"{self._text}{space}{token.text}"

    def _put(self, token: Token) -> None:
        self._text = self._with(token)
        self._tokens.append(token)

    def _wrap(self) -> None:
        line = self._open
        assert line is not None
        self._closed += self._finished()
        self._open = replace(line, tokens=(), first=False)
        self._tokens, self._text = [], ""

    def _finished(self) -> list[Line]:
        line = self._open
        if line is None:
            return []
        return [replace(line, tokens=tuple(self._tokens))]
