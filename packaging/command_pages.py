"""Man page and shell completions, made from the command line's own parser: command_pages.py FOLDER.

Runs in the environment that bundles are built in, where the program and the generators are.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from app.cli.parser import build_parser

SUMMARY = "live captions for the microphone and the computer's sound"
# Where each shell looks, below a prefix such as /usr.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/surtitle",
    "zsh": "share/zsh/vendor-completions/_surtitle",
    "fish": "share/fish/vendor_completions.d/surtitle.fish",
}
PAGE = "share/man/man1/surtitle.1.gz"
# Options whose value is a path, by how the help calls it.
PATHS = {"FILE": shtab.FILE, "PATH": shtab.FILE, "FILE|-": shtab.FILE, "DIR": shtab.DIRECTORY}

EXIT_STATUS = """\
.SH EXIT STATUS
.TP
0
done
.TP
1
failed; one line on standard error says why
.TP
2
wrong command line
.TP
130
interrupted
"""
FILES = """\
.SH FILES
.TP
.I $XDG_CONFIG_HOME/surtitle/settings.json
the settings
.TP
.I $XDG_DATA_HOME/surtitle/
transcripts and models
.TP
.I $XDG_STATE_HOME/surtitle/
the log; it holds nothing that was said
"""


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """The parser and those of all its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for child in action.choices.values():
                yield from parsers(child)


def completion(shell: str) -> str:
    """The completion script of a shell."""
    parser = build_parser()
    for part in parsers(parser):
        for action in part._actions:
            kind = PATHS.get(str(action.metavar or action.dest))
            if kind is not None:
                action.complete = kind  # type: ignore[attr-defined]
    script: str = shtab.complete(parser, shell)
    return script


def man_page() -> str:
    """The manual page in roff."""
    parser = build_parser()
    page = Manpage(parser)
    page.section = "1"
    page.manual = "Surtitle"
    text = str(page).replace(".SH NAME\nsurtitle\n", f".SH NAME\nsurtitle \\- {SUMMARY}\n")
    return f"{text.rstrip()}\n{EXIT_STATUS}{FILES}"


def write_pages(prefix: Path) -> None:
    """Write all of them below a prefix."""
    for shell, place in COMPLETIONS.items():
        path = prefix / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(completion(shell), encoding="utf-8")
    page = prefix / PAGE
    page.parent.mkdir(parents=True, exist_ok=True)
    # No date inside: the same page is the same file.
    page.write_bytes(gzip.compress(man_page().encode(), mtime=0))


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
