"""The bundle: a zip of small text files. Written so that whoever sends it can read all of it."""

from __future__ import annotations

import io
import json
import os
import platform
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.atomic_file import write_atomically
from app.cli.logs import LOG_FILE
from app.events import LogEvent, from_json, to_json
from app.paths import state_dir
from app.report.anonymous import AnonymousLog, anonymous_settings
from app.report.log_records import log_records
from app.report.replay import Outcome, replay
from app.settings import Settings
from app.versions import versions
from engine.errors import SettingsError, UnavailableError

SCHEMA = 1


_ABOUT = """\
A report on a problem with Surtitle. All of it is text, to be read before it is sent.

versions.json   of the program and of what it runs on
settings.json   what is chosen; free text, names, folders and key lists are left out
events.jsonl    the last session's events with their times; {words}
log.jsonl       the program's log: time, level, place in the code, kind of error; no messages
outcome.json    what `surtitle replay` makes of events.jsonl

It holds no sound, and no name of a user, computer, device or file.
"""
_WITHOUT_TEXT = "each word is replaced by an invented one of its length"
_WITH_TEXT = "WITH WHAT WAS SAID, word for word, since that was ticked"
_AT_MOST_BYTES = 200_000_000
_EPOCH = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Report:
    """What was read of a bundle.

    Attributes:
        outcome: What the replay came to where the report was written, as JSON.
    """

    versions: Mapping[str, Any]
    settings: Mapping[str, Any]
    events: tuple[LogEvent, ...]
    outcome: Mapping[str, Any]

    def replay(self) -> Outcome:
        """Make the session happen again."""
        return replay(self.events)


def write_report(
    path: Path, settings: Settings, events: Sequence[LogEvent], *, with_text: bool = False
) -> None:
    """Write a bundle, readable by this user only.

    Args:
        path: The zip file; one that is there is replaced.
        settings: As they are in force.
        events: Of one session, in order.
        with_text: What was said goes in word for word.

    Raises:
        UnavailableError: The file cannot be written.
    """
    log = AnonymousLog(with_text=with_text)
    lines = [to_json(event) for event in log.events(events)]
    parts = {
        "README.txt": _ABOUT.format(words=_WITH_TEXT if with_text else _WITHOUT_TEXT),
        "versions.json": _json(_versions()),
        "settings.json": _json(anonymous_settings(settings)),
        "events.jsonl": _lines(lines),
        "log.jsonl": _lines(json.dumps(record) for record in log_records(_log_lines())),
        # Of what was written: the log rounds its times.
        "outcome.json": _json(replay(_events_of(lines)).as_json()),
    }
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), text, zipfile.ZIP_DEFLATED)
    try:
        write_atomically(path, written.getvalue(), private=True)
    except OSError as error:
        raise UnavailableError(
            "cannot write {path}: {reason}", path=path, reason=error.strerror
        ) from error


def read_report(path: Path) -> Report:
    """Read a bundle; nothing in it is unpacked to a file or run.

    Raises:
        UnavailableError: The file cannot be read.
        SettingsError: It is no bundle of ours.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(part.file_size for part in archive.infolist()) > _AT_MOST_BYTES:
                raise SettingsError("{path} is too large for a report", path=path)
            texts = {
                name: archive.read(name).decode("utf-8")
                for name in ("versions.json", "settings.json", "events.jsonl", "outcome.json")
            }
        versions_of = json.loads(texts["versions.json"])
        if not isinstance(versions_of, dict) or versions_of.get("schema") != SCHEMA:
            raise SettingsError(
                "{path} was written by another version; replay it with that", path=path
            )
        return Report(
            versions_of,
            dict(json.loads(texts["settings.json"])),
            tuple(_events_of(texts["events.jsonl"].splitlines())),
            dict(json.loads(texts["outcome.json"])),
        )
    except OSError as error:
        raise UnavailableError(
            "cannot read {path}: {reason}", path=path, reason=error.strerror
        ) from error
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, NotImplementedError) as error:
        raise SettingsError("{path} is not a report of Surtitle", path=path) from error


def _versions() -> dict[str, Any]:
    machine = {"processors": os.cpu_count(), "architecture": platform.machine()}
    return {"schema": SCHEMA, **dict(versions()), **machine}


def _events_of(lines: Iterable[str]) -> list[LogEvent]:
    return [event for line in lines if (event := from_json(line)) is not None]


def _log_lines() -> list[str]:
    try:
        return (state_dir() / LOG_FILE).read_text("utf-8", "replace").splitlines()
    except (OSError, UnavailableError):
        return []  # no log is no reason not to report


def _json(body: Mapping[str, Any]) -> str:
    return json.dumps(body, indent=2, ensure_ascii=False, default=str) + "\n"


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
