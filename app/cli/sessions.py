"""``surtitle sessions``: what was said before."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

from app.cli.options import Subparsers, add_model_options, new_command, with_options
from app.exports.cues import make_cues
from app.exports.formats import FORMATS, ExportOptions, export, write_export
from app.exports.layout import CueLimits
from app.exports.profiles import PROFILES, paced, report
from app.masking import Mask
from app.paths import transcripts_file
from app.settings_file import load_settings
from app.transcript.records import SessionRecord, SessionTranscript
from app.transcript.store import TranscriptStore


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``sessions`` can do."""
    actions = parser.add_subparsers(metavar="ACTION", required=True)

    found = new_command(actions, "list", "list all sessions, the newest first")
    found.add_argument("--json", action="store_true", help="one JSON object a line")
    found.set_defaults(run=_list)

    show = new_command(actions, "show", "print a session's lines with their times")
    _add_id(show)
    _add_original(show)
    show.set_defaults(run=_show)

    _add_export(actions)

    search = new_command(actions, "search", "find lines that hold all the given words")
    search.add_argument("words", nargs="+", metavar="WORD", help="any case, any order")
    search.set_defaults(run=_search)

    keep = new_command(
        actions, "keep", "take sessions that a crash has cut off for ended, as far as they got"
    )
    keep.add_argument("id", type=int, nargs="*", metavar="ID", help="none: all of them")
    keep.set_defaults(run=_keep)

    again = new_command(
        actions,
        "transcribe",
        "make a new session of an old one's sound, by another model",
        "For sessions that were recorded with --keep-audio. The old session stays as it is.",
    )
    _add_id(again)
    add_model_options(again)
    again.set_defaults(run=_transcribe)

    rename = new_command(actions, "rename", "give a session a title")
    _add_id(rename)
    rename.add_argument("title", nargs="*", metavar="TITLE", help="none: the time it began")
    rename.set_defaults(run=_rename)

    delete = new_command(actions, "delete", "remove sessions, leaving nothing of them on the disk")
    delete.add_argument("id", type=int, nargs="+", metavar="ID", help="number from `sessions list`")
    delete.add_argument("--audio", action="store_true", help="their sound alone; the lines stay")
    delete.set_defaults(run=_delete)


def _add_export(actions: Subparsers[argparse.ArgumentParser]) -> None:
    save = new_command(actions, "export", "write a session as text, subtitles or JSON")
    _add_id(save)
    save.add_argument("--format", choices=tuple(FORMATS), default="txt", help="default: txt")
    save.add_argument("--times", action="store_true", help="begin lines of txt with their time")
    save.add_argument(
        "--profile",
        choices=PROFILES,
        default="verbatim",
        help="broadcast shows subtitles for as long as it takes to read them, and reports the "
        "others (default: verbatim)",
    )
    _add_original(save)
    save.add_argument(
        "--mask",
        action=argparse.BooleanOptionalAction,
        help="mask the words of the settings' list (default: as in the settings)",
    )
    save.add_argument(
        "--output", type=Path, metavar="FILE", help="where to write it (default: to the terminal)"
    )
    save.set_defaults(run=_export)


def _add_id(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", type=int, metavar="ID", help="number from `sessions list`")


def _add_original(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--original",
        action="store_true",
        help="as it was heard: no corrections, and nothing that was held back and then restored",
    )


def _list(args: argparse.Namespace) -> int:
    with TranscriptStore(transcripts_file()) as store:
        sessions = store.sessions()
        for session in sessions:
            if args.json:
                print(json.dumps(_body(store, session), ensure_ascii=False))
            else:
                print(_summary(store, session))
        cut_off = [str(session.id) for session in store.unfinished_sessions()]
    if cut_off:
        print(
            f"cut off by a crash: {', '.join(cut_off)}; `surtitle sessions keep` takes them for "
            "ended, `sessions delete ID` removes them",
            file=sys.stderr,
        )
    if not sessions:
        print("no sessions yet; `surtitle live` records one", file=sys.stderr)
    return 0


def _body(store: TranscriptStore, session: SessionRecord) -> dict[str, object]:
    audio = {source: str(path) for source, path in store.audio.files(session.id).items()}
    return {**asdict(session), "audio": audio}


def _summary(store: TranscriptStore, session: SessionRecord) -> str:
    length = _clock(session.length_s)
    lines = f"{session.n_lines} line{'' if session.n_lines == 1 else 's'}"
    n_bytes = store.audio.n_bytes(session.id)
    sound = [f"sound, {n_bytes / 1e6:.1f} MB"] if n_bytes else []
    about = ", ".join([*session.sources, *session.languages, *session.models, *sound])
    cut_off = "  cut off" if session.duration_s is None else ""
    return f"{session.id:>5}  {session.title}  {length}  {lines}  ({about}){cut_off}"


def _show(args: argparse.Namespace) -> int:
    with TranscriptStore(transcripts_file()) as store:
        transcript = store.transcript(args.id, original=args.original)
        print(_summary(store, transcript.session))
    print(export(transcript, "txt", ExportOptions(times=True)), end="")
    return 0


def _export(args: argparse.Namespace) -> int:
    limits = CueLimits(is_paced=args.profile == "broadcast")
    options = ExportOptions(times=args.times, cues=limits)
    with TranscriptStore(transcripts_file()) as store:
        transcript = store.transcript(args.id, original=args.original)
    transcript = _mask(args.mask).transcript(transcript)
    if args.output is None:
        print(export(transcript, args.format, options), end="")
    else:
        print(write_export(transcript, args.format, args.output, options))
    _report(transcript, limits)
    return 0


def _mask(wanted: bool | None) -> Mask:
    masking = load_settings().masking
    return Mask.of_exports(masking if wanted is None else replace(masking, exports=wanted))


def _report(transcript: SessionTranscript, limits: CueLimits) -> None:
    problem = report(paced(make_cues(transcript, limits))) if limits.is_paced else ""
    if problem:
        print(problem, file=sys.stderr)


def _search(args: argparse.Namespace) -> int:
    with TranscriptStore(transcripts_file()) as store:
        hits = store.search(" ".join(args.words))
    for hit in hits:
        print(f"{hit.session_id:>5}  {hit.title}  {_clock(hit.line.start)}  {hit.line.text}")
    if not hits:
        print("nothing found", file=sys.stderr)
    return 0


def _rename(args: argparse.Namespace) -> int:
    with TranscriptStore(transcripts_file()) as store:
        store.rename_session(args.id, " ".join(args.title))
        print(_summary(store, store.session(args.id)))
    return 0


def _delete(args: argparse.Namespace) -> int:
    with TranscriptStore(transcripts_file()) as store:
        for session_id in args.id:
            if args.audio:
                freed = store.delete_audio(session_id)
                print(f"deleted the sound of session {session_id}, {freed / 1e6:.1f} MB")
            else:
                store.delete_session(session_id)
                print(f"deleted session {session_id}")
    return 0


def _keep(args: argparse.Namespace) -> int:
    with TranscriptStore(transcripts_file()) as store:
        cut_off = [session.id for session in store.unfinished_sessions()]
        for session_id in args.id or cut_off:
            if session_id in cut_off:
                store.end_session(session_id)
            print(_summary(store, store.session(session_id)))
    return 0


def _transcribe(args: argparse.Namespace) -> int:
    from app.cli.progress import ProgressLine
    from app.cli.remotes import prepare
    from app.jobs.again import transcribe_again
    from app.jobs.assembly import build_pipeline

    chosen = with_options(args, load_settings()).recognition
    prepare(chosen.model, yes=args.yes)
    with TranscriptStore(transcripts_file()) as store, ProgressLine() as line:
        number = transcribe_again(
            store,
            args.id,
            chosen,
            lambda _: build_pipeline(chosen, progress=line.show),
            progress=lambda share: line.show(f"session {args.id}", share),
        )
        line.clear()
        print(_summary(store, store.session(number)))
    return 0


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
