"""``surtitle report`` writes what can be sent about a problem, ``surtitle replay`` repeats it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from app.cli.options import Subparsers, new_command
from app.events import (
    CommittedEvent,
    GapEvent,
    LogEvent,
    SessionEvent,
    SuspectEvent,
    from_json,
)
from app.paths import transcripts_file
from app.report.bundle import read_report, write_report
from app.settings_file import load_settings
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError, UnavailableError


def add_to(commands: Subparsers[argparse.ArgumentParser]) -> None:
    """Add ``report`` and ``replay``."""
    _add_report(commands)
    _add_replay(commands)


def _add_report(commands: Subparsers[argparse.ArgumentParser]) -> None:
    parser = new_command(
        commands,
        "report",
        "write a file about a problem, to send to whoever helps",
        "It holds versions, settings, events and their times; never sound, and no name of a user,\n"
        "computer, device or file. Words are replaced by invented ones of their length.",
    )
    parser.add_argument("file", type=Path, metavar="FILE.zip", help="where it is written")
    parser.add_argument(
        "--with-text", action="store_true", help="put what was said in too, word for word"
    )
    of = parser.add_mutually_exclusive_group()
    of.add_argument(
        "--session", type=int, metavar="ID", help="a stored session (default: the newest)"
    )
    of.add_argument(
        "--events", type=Path, metavar="LOG", help="an event log that `surtitle live --jsonl` wrote"
    )
    parser.set_defaults(run=_report)


def _add_replay(commands: Subparsers[argparse.ArgumentParser]) -> None:
    parser = new_command(
        commands,
        "replay",
        "make the session of a report happen again",
        "No audio is decoded. Its drafts and lines go, at their recorded times, through this\n"
        "version's stability, line breaking and store. The status is 1 where the outcome is\n"
        "another than the report's.",
    )
    parser.add_argument("file", type=Path, metavar="BUNDLE", help="what `surtitle report` wrote")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=_replay)


def _report(args: argparse.Namespace) -> int:
    events = _logged(args.events) if args.events else _stored(args.session)
    write_report(args.file, load_settings(), events, with_text=args.with_text)
    print(f"{args.file}: {len(events)} events; read it before you send it")
    return 0


def _replay(args: argparse.Namespace) -> int:
    report = read_report(args.file)
    outcome = report.replay()
    is_same = report.outcome.get("hash") == outcome.hash
    if args.json:
        print(json.dumps({**outcome.as_json(), "same": is_same}))
        return 0 if is_same else 1
    print(f"written by Surtitle {report.versions.get('Surtitle')}")
    print(f"{outcome.n_events} events, {outcome.n_drafts} drafts, {outcome.n_lines} lines")
    print(f"{outcome.n_shown_otherwise} drafts shown otherwise, {outcome.n_moved} words moved")
    print(f"outcome {outcome.hash}")
    print("the same as in the report" if is_same else "not what the report has")
    return 0 if is_same else 1


def _logged(path: Path) -> list[LogEvent]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise UnavailableError(
            "cannot read {path}: {reason}", path=path, reason=error.strerror
        ) from error
    except UnicodeDecodeError as error:
        raise SettingsError("{path} is not an event log", path=path) from error
    return [event for line in lines if (event := from_json(line)) is not None]


def _stored(session_id: int | None) -> list[LogEvent]:
    """What the store has of a session: lines, gaps, suspects, no drafts."""
    if session_id is None and not transcripts_file().is_file():
        return []
    with TranscriptStore(transcripts_file()) as store:
        if session_id is None:
            sessions = store.sessions()
            if not sessions:
                return []
            session_id = sessions[0].id
        heard = store.transcript(session_id, original=True)
    session = heard.session
    begun = SessionEvent(
        started=session.started,
        model=session.model,
        preset=session.preset,
        sources=session.sources,
        language=session.language,
        stability=session.stability,
        details=session.details,
    )
    said: list[CommittedEvent | GapEvent | SuspectEvent] = [*heard.lines, *heard.gaps]
    said += heard.suspects
    said.sort(key=lambda event: event.shown)
    return [begun, *said]
