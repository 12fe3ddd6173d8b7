"""``surtitle report``: what can be sent about a problem."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.options import explain
from app.events import (
    CommittedEvent,
    GapEvent,
    LogEvent,
    SessionEvent,
    SuspectEvent,
    from_json,
)
from app.paths import transcripts_file
from app.report.bundle import write_report
from app.settings_file import load_settings
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError, UnavailableError


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``report`` takes."""
    explain(
        parser,
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
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    events = _logged(args.events) if args.events else _stored(args.session)
    write_report(args.file, load_settings(), events, with_text=args.with_text)
    print(f"{args.file}: {len(events)} events; read it before you send it")
    return 0


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
