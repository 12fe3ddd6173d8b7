"""Captions in a terminal, read back through a terminal of our own."""

from __future__ import annotations

import io
import re

import pytest

from app.cli.terminal_view import TerminalView
from app.events import CommittedEvent, DraftEvent, GapEvent, StatusEvent, SuspectEvent


class Terminal(io.StringIO):
    """Understands what the view sends: text, line breaks, cursor up, clear below, colours."""

    def __init__(self, columns: int) -> None:
        super().__init__()
        self.columns = columns
        self.rows: list[str] = [""]
        self.row = self.column = 0

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        for part in re.findall(r"\x1b\[[0-9;]*[A-Za-z]|.|\n", text, re.DOTALL):
            self._take(part)
        return len(text)

    def _take(self, part: str) -> None:
        if part == "\n":
            self.row, self.column = self.row + 1, 0
        elif part == "\r":
            self.column = 0
        elif part.startswith("\x1b["):
            if part[-1] == "A":
                self.row -= int(part[2:-1])
                assert self.row >= 0
            elif part[-1] == "J":
                self.rows = self.rows[: self.row + 1]
                self.rows[self.row] = self.rows[self.row][: self.column]
            else:
                assert part[-1] == "m"
        else:
            if self.column == self.columns:
                self.row, self.column = self.row + 1, 0
            while len(self.rows) <= self.row:
                self.rows.append("")
            self.rows[self.row] = self.rows[self.row][: self.column].ljust(self.column) + part
            self.column += 1
        while len(self.rows) <= self.row:
            self.rows.append("")

    @property
    def screen(self) -> list[str]:
        return [row for row in self.rows if row]


def draft(text: str, source: str = "mic") -> DraftEvent:
    return DraftEvent(source, text, text, 61.0, 62.0, "en", 62.0, 62.1)


def commit(text: str, source: str = "mic") -> CommittedEvent:
    return CommittedEvent(1, source, text, 61.0, 62.0, "en", 62.0, 62.1)


def test_drafts_are_replaced_and_commits_stay() -> None:
    terminal = Terminal(40)
    view = TerminalView(terminal, columns=lambda: 40)
    view(draft("hello"))
    assert terminal.screen == ["hello"]
    view(draft("hello word and more"))
    assert terminal.screen == ["hello word and more"]
    view(commit("Hello, world."))
    assert terminal.screen == ["[1:01] Hello, world."]
    view(draft("next"))
    view(draft(""))
    assert terminal.screen == ["[1:01] Hello, world."]


def test_long_drafts_show_their_end_and_leave_no_rest() -> None:
    terminal = Terminal(20)
    view = TerminalView(terminal, columns=lambda: 20)
    for n in range(1, 40):
        view(draft(" ".join(f"word{i}" for i in range(n))))
        assert len(terminal.screen) <= 2
    assert "".join(terminal.screen).startswith("…")
    assert "".join(terminal.screen).endswith("word38")
    view(commit("done"))
    assert terminal.screen == ["[1:01] done"]


def test_wide_letters_count_double() -> None:
    terminal = Terminal(40)
    view = TerminalView(terminal, columns=lambda: 20)
    view(draft("今日は天気がいいですね散歩に行きましょうか"))
    assert len("".join(terminal.screen)) <= 20  # 20 letters are 40 columns
    assert "".join(terminal.screen).startswith("…")


def test_two_sources_have_a_draft_each() -> None:
    terminal = Terminal(40)
    view = TerminalView(terminal, labels=True, columns=lambda: 40)
    view(draft("mine", "mic"))
    view(draft("theirs", "system"))
    assert terminal.screen == ["[mic] mine", "[system] theirs"]
    view(commit("Mine.", "mic"))
    assert terminal.screen == ["[1:01 mic] Mine.", "[system] theirs"]


def test_states_stand_where_drafts_do() -> None:
    terminal = Terminal(40)
    view = TerminalView(terminal, columns=lambda: 40)
    view(StatusEvent("loading", "loading the model", 0.0))
    assert terminal.screen == ["(loading the model)"]
    view(StatusEvent("listening", "listening", 1.0))
    assert terminal.screen == ["(listening)"]
    view(draft("hello"))
    assert terminal.screen == ["hello"]
    view(StatusEvent("lost", "the microphone is gone", 2.0))
    assert terminal.screen == ["(the microphone is gone)", "hello"]
    view.close()
    assert terminal.screen == ["(the microphone is gone)"]


def test_lost_audio_is_a_line() -> None:
    terminal = Terminal(60)
    view = TerminalView(terminal, columns=lambda: 60)
    view(GapEvent("mic", 61.0, 63.5, "the device was lost", 64.0))
    assert terminal.screen == ["[1:01] (2.5 s not heard: the device was lost)"]


def test_a_pipe_gets_lines(capsys: pytest.CaptureFixture[str]) -> None:
    pipe = io.StringIO()
    view = TerminalView(pipe)
    view(StatusEvent("loading", "loading the model", 0.0))
    view(StatusEvent("silent", "the microphone is muted", 0.0, source="mic"))
    view(StatusEvent("failed", "told by the command", 0.0))
    view(draft("hello"))
    view(draft(""))
    view(SuspectEvent("mic", "thanks for watching", 0.0, 1.0, "no_speech", 0.9, 1.0, 1.0))
    view(commit("Hello."))
    view.close()
    assert pipe.getvalue() == "[1:01 draft] hello\n[1:01] Hello.\n"
    assert capsys.readouterr().err == "surtitle: the microphone is muted\n"


def test_drafts_can_be_left_out() -> None:
    pipe = io.StringIO()
    view = TerminalView(pipe, drafts=False)
    view(draft("hello"))
    view(commit("Hello."))
    assert pipe.getvalue() == "[1:01] Hello.\n"


def test_another_language_is_told_with_the_option_that_changes_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    view = TerminalView(io.StringIO())
    view(StatusEvent("language", "mic: this sounds like Spanish", 9.0, source="mic", offer="es"))
    assert capsys.readouterr().err == "surtitle: mic: this sounds like Spanish (--language es)\n"


@pytest.mark.parametrize("state", ["muted", "stalled", "absent", "fallback", "damaged"])
def test_what_keeps_captions_from_coming_is_told(
    state: str, capsys: pytest.CaptureFixture[str]
) -> None:
    view = TerminalView(io.StringIO())
    view(StatusEvent(state, "so it is", 9.0, source="mic"))
    assert capsys.readouterr().err == "surtitle: so it is\n"
