"""The progress line: on a terminal only, and gone afterwards."""

from __future__ import annotations

import io

from app.cli.progress import ProgressLine


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_is_written_where_nobody_looks():
    out = io.StringIO()
    with ProgressLine(out) as line:
        line.show("talk.wav", 0.5)
    assert out.getvalue() == ""


def test_on_a_terminal_it_comes_and_goes():
    out = Terminal()
    with ProgressLine(out) as line:
        line.show("talk.wav", 0.5)
        assert "talk.wav" in out.getvalue()
        assert "50" in out.getvalue()
    written = out.getvalue()
    assert "\n" not in written
    assert written.rsplit("\r", 1)[-1].replace("\x1b[K", "").strip() == ""
