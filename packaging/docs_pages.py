"""Pages of the manual that are made from the code, so that they cannot fall behind it."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import get_args

import translations
from app.cli.parser import build_parser
from app.events import LogEvent
from app.exports import FORMATS, structured
from app.settings import OPTIONS
from ui.states import STATES

_MADE = "<!-- Made by packaging/docs.py update; do not edit. -->\n\n"

AREAS: Mapping[str, tuple[str, str]] = {
    "app/capture/": (
        "Sound devices and sources",
        "See that the device is plugged in, not muted, and seen by the system's own sound "
        "settings; `surtitle devices` lists what Surtitle sees. A device that comes back is "
        "opened again by itself. On Linux a sound server (PipeWire or PulseAudio) has to run.",
    ),
    "app/sounddevice_library.py": ("Sound devices and sources", ""),
    "app/live/": (
        "The running session",
        "Captions go on wherever they can, and no line that was finished is lost. Do what the "
        "line says, then press the first button to start captions again.",
    ),
    "app/transcript/": (
        "Stored transcripts",
        "Lines that cannot be stored wait in memory; free disk space or mend the folder's "
        "permissions and they are stored by themselves. `surtitle kept` shows the place.",
    ),
    "app/recording/": ("Kept sound", "Captions go on without it. Free disk space."),
    "app/playback/": ("Playing a file", "See that the file is where it was and not empty."),
    "app/jobs/": (
        "Files in the queue",
        "The other files of the queue go on. What was decoded is kept: start the file again.",
    ),
    "app/transcribe.py": ("Files in the queue", ""),
    "engine/files/": (
        "Media files",
        "See that the file plays in another program and has a sound track. Damaged files are "
        "read as far as they can be.",
    ),
    "app/exports/": (
        "Exports",
        "Choose another folder or free space; a file that was there is still there.",
    ),
    "app/remote": (
        "Transcription servers",
        "`surtitle remotes test NAME` tries one and says where it stops. No audio is lost: a "
        "model of this computer goes on. Keys are kept by the system's keyring only.",
    ),
    "engine/engines/remote/": ("Transcription servers", ""),
    "engine/models/": (
        "Speech models",
        "`surtitle models list` shows what is here, `surtitle models get NAME` fetches again "
        "what is damaged, `surtitle models import DIR` checks a folder of your own.",
    ),
    "engine/engines/": ("Speech models", ""),
    "engine/vad/": ("Speech models", ""),
    "engine/driver/": (
        "Options that do not go together",
        "Reset the page Timing in the settings, or leave the option out.",
    ),
    "app/viewers/": (
        "Captions on other screens",
        "Open it anew in the settings; another program may have the port.",
    ),
    "app/report/": (
        "Reports and updates",
        "Choose another file; a report is replayed by the version that wrote it.",
    ),
    "app/updates.py": ("Reports and updates", ""),
    "app/": (
        "Settings and folders",
        "The settings say what a value may be. Folders of Surtitle have to be writable by you.",
    ),
}
"""Where a message comes from, by the beginning of its file's path: a title, and what to do. The
first that fits counts; an empty text joins the area of the same title."""


def pages(root: Path) -> dict[str, str]:
    """All of them, by file name."""
    return {
        "command-line.md": _MADE + "".join(command_line()),
        "messages.md": _MADE + "".join(messages(root)),
        "schemas.md": _MADE + "".join(schemas()),
        "settings.md": _MADE + "".join(settings()),
    }


def command_line() -> Iterator[str]:
    """Every command with its options, as `--help` has them."""
    yield "# Command line\n\n"
    yield "Exit status: 0 done, 1 failed with one line on standard error, 2 for a wrong command\n"
    yield "line, 130 interrupted. Without a command the windows open.\n"
    yield from _command(build_parser(), 2)


def _command(parser: argparse.ArgumentParser, depth: int) -> Iterator[str]:
    yield f"\n{'#' * min(depth, 4)} {parser.prog}\n\n"
    summary = " ".join((parser.description or "").split())
    if summary:
        yield f"{_escaped(summary)}\n"
    rows = []
    children: dict[str, argparse.ArgumentParser] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            children = dict(action.choices)
        elif not isinstance(action, argparse._HelpAction) and action.help != argparse.SUPPRESS:
            rows.append(_row(parser, action))
    if rows:
        yield "\n| option | what it does |\n|---|---|\n"
        yield from rows
    for child in children.values():
        yield from _command(child, depth + 1)


def _row(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    value = parser._get_formatter()._format_args(action, action.dest.upper())
    names = [f"{name} {value}".strip() for name in action.option_strings] or [value]
    told = (action.help or "") % {**vars(action), "prog": parser.prog}
    named = ", ".join(f"`{name}`" for name in names).replace("|", "\\|")
    return f"| {named} | {_cell(told)} |\n"


def messages(root: Path) -> Iterator[str]:
    """Every status and every message, with what to do."""
    yield "# What Surtitle says\n\n"
    yield "Every status and every message, in English as the log and the command line have them.\n"
    yield "Words in braces stand for names and numbers. By symptom:\n"
    yield "[Troubleshooting](troubleshooting.md).\n\n## Statuses\n\n"
    yield "| status | shown as | what to do |\n|---|---|---|\n"
    for name, state in STATES.items():
        yield f"| `{name}` | {_cell(state.text)} | {_cell(state.advice)} |\n"
    by_title: dict[str, set[str]] = {title: set() for title, _ in AREAS.values()}
    for path, code in codes(root):
        by_title[area_of(path)[0]].add(code)
    advice = {title: text for title, text in reversed(list(AREAS.values())) if text}
    for title, said in by_title.items():
        yield f"\n## {title}\n\n{advice[title]}\n\n"
        yield from (f"* {_escaped(code)}\n" for code in sorted(said, key=str.lower))


def codes(root: Path) -> Iterator[tuple[str, str]]:
    """Every message of the program, with the file that says it."""
    for path, _, said in translations._sentences(root):
        if isinstance(said, ast.Constant) and isinstance(said.value, str) and said.value:
            is_title = path.name == "formats.py" and said.value[0].isupper()
            if not is_title:
                yield path.as_posix(), said.value


def area_of(path: str) -> tuple[str, str]:
    """Title and advice of the first area that a file belongs to.

    Raises:
        LookupError: There is none: add it to `AREAS`.
    """
    for beginning, area in AREAS.items():
        if path.startswith(beginning):
            return area
    raise LookupError(f"no advice for messages of {path}: add it to docs_pages.AREAS")


def schemas() -> Iterator[str]:
    """The event log from its dataclasses, and the exports."""
    yield "# Event log and exports\n\n## Event log\n\n"
    yield "One JSON object a line: `surtitle live --jsonl FILE`. `event` names the kind; times\n"
    yield "are seconds since the session began. Readers ignore keys and kinds they do not know.\n"
    for kind in get_args(LogEvent):
        summary, attributes = _documented(kind)
        yield f"\n### {kind.kind}\n\n{summary}\n\n| key | type | meaning |\n|---|---|---|\n"
        for field in fields(kind):
            has_default = field.default is not MISSING or field.default_factory is not MISSING
            told = attributes.get(field.name, "")
            optional = " (may be missing)" if has_default else ""
            kept_as = str(field.type).replace("|", "\\|")
            yield f"| `{field.name}` | `{kept_as}` | {_cell(told)}{optional} |\n"
    yield "\n## Exports\n\n| name | what |\n|---|---|\n"
    for name, format in FORMATS.items():
        yield f"| `{name}` | {format.description} |\n"
    yield "\n### json\n\n"
    told = inspect.getdoc(structured) or ""
    schema = told[told.index("::") + 2 : told.rindex("How long")].strip("\n")
    yield f"{_escaped(told[: told.index('::')].partition(chr(10) * 2)[2])}:\n\n{schema}\n"


def settings() -> Iterator[str]:
    """Every setting of the settings file."""
    yield "# Settings\n\nThe settings dialog changes them; they are kept in `settings.json`.\n\n"
    yield "| setting | at first | what it does |\n|---|---|---|\n"
    for key, option in OPTIONS.items():
        first = _cell(str(option.default)) or "(empty)"
        choices = f" One of: {', '.join(option.choices)}." if option.choices else ""
        yield f"| `{key}` | {first} | {_cell(option.description + choices)} |\n"


def _documented(kind: type) -> tuple[str, dict[str, str]]:
    """A class's first sentence, and what its docstring says of each attribute."""
    summary, _, rest = (inspect.getdoc(kind) or "").partition("\n\nAttributes:\n")
    found = {}
    for entry in re.split(r"\n(?=    \w+: )", f"\n{rest}"):
        name, _, told = entry.strip().partition(": ")
        found[name] = " ".join(told.replace("``", "`").split())
    return " ".join(summary.replace("``", "`").split()), found


def _cell(text: str) -> str:
    return _escaped(" ".join(text.split())).replace("|", "\\|")


def _escaped(text: str) -> str:
    """As Markdown, so that `<`, `*` and `_` stay what they are outside of code."""
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(p if p.startswith("`") else re.sub(r"([<>*_\[\]])", r"\\\1", p) for p in parts)
