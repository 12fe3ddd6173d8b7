"""``surtitle live --serve``: the printed address shows what the terminal shows."""

import contextlib

import pytest

from app.cli.captioning import _viewer_sinks
from app.cli.parser import build_parser
from app.settings import Settings
from engine.errors import SettingsError
from viewing import committed, lines_until, run, session, viewer


class _At:
    def __init__(self, url):
        self.url = url


def test_the_address_is_printed_once_and_serves_masked_lines(capsys, tmp_path):
    path = tmp_path / "captions.txt"
    args = build_parser().parse_args(["live", "--serve", "--text-file", str(path)])
    settings = (
        Settings().with_value("masking.screen", True).with_value("masking.words", {"*": "secret"})
    )

    async def watch(url):
        async with viewer(_At(url)) as socket:
            return await lines_until(socket, 1)

    with contextlib.ExitStack() as stack:
        sinks = _viewer_sinks(args, settings, stack)
        url = capsys.readouterr().err.split()[-1]
        assert url.startswith("http://127.0.0.1:")
        for sink in sinks:
            sink(session())
            sink(committed(1, "A secret word."))
        assert [line["text"] for line in run(watch(url))] == ["A *** word."]
    assert path.read_text() == ""
    assert capsys.readouterr().err == ""


def test_the_network_is_warned_of(capsys):
    args = build_parser().parse_args(["live", "--serve", "0.0.0.0"])
    with contextlib.ExitStack() as stack:
        _viewer_sinks(args, Settings(), stack)
    assert "readable by anyone on this network" in capsys.readouterr().err


def test_nothing_is_served_unasked():
    args = build_parser().parse_args(["live"])
    with contextlib.ExitStack() as stack:
        assert _viewer_sinks(args, Settings(), stack) == []


def test_no_address_is_refused():
    args = build_parser().parse_args(["live", "--serve", "nowhere"])
    with contextlib.ExitStack() as stack, pytest.raises(SettingsError, match="address"):
        _viewer_sinks(args, Settings(), stack)
