"""``surtitle remotes``: the servers that can transcribe instead of this computer."""

from __future__ import annotations

import argparse
import getpass
import json
import sys
from dataclasses import asdict

from app.cli.options import explain, new_command, positive_seconds
from app.remote_edit import drop_remote, put_remote, try_remote
from app.remote_keys import environment_name, find_key
from app.remotes import (
    PREFIX,
    Remote,
    find_remote,
    give_consent,
    is_remote,
    load_remotes,
)
from engine.errors import SettingsError

_ADD_MORE = """\
URL is a server that speaks OpenAI's transcription protocol, such as https://asr.example/v1.
The key is asked for and kept in the system's keyring. Without a keyring, set SURTITLE_KEY_NAME
(NAME in capitals) when it is used, or be asked each time. A remote of the same name is replaced.

`surtitle live --model remote:NAME` and `surtitle transcribe --model remote:NAME` then use it.
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``remotes`` can do; alone it lists."""
    explain(parser, "With a remote, audio leaves this computer. Nothing else ever sends any.")
    parser.set_defaults(run=_list, json=False)
    actions = parser.add_subparsers(metavar="ACTION")

    add = new_command(actions, "add", "add a server, or change one", _ADD_MORE)
    add.add_argument("name", metavar="NAME", help="what to call it")
    add.add_argument("url", metavar="URL", help="its base address")
    add.add_argument("--model", required=True, metavar="MODEL", help="the server's name for it")
    add.add_argument(
        "--timeout", type=positive_seconds, default=60.0, metavar="S",
        help="seconds that one answer may take (default: 60)",
    )  # fmt: skip
    add.add_argument(
        "--protocol",
        choices=("transcriptions", "realtime"),
        default="transcriptions",
        help="realtime is vLLM's WebSocket, for models that have it (default: transcriptions)",
    )
    add.add_argument(
        "--max-upload-mb", type=float, default=25.0, metavar="MB",
        help="the server's limit for one upload (default: 25)",
    )  # fmt: skip
    key = add.add_mutually_exclusive_group()
    key.add_argument("--no-key", action="store_true", help="it takes no key; do not ask")
    key.add_argument("--key-stdin", action="store_true", help="read the key from standard input")
    add.set_defaults(run=_add)

    found = new_command(actions, "list", "list the servers")
    found.add_argument("--json", action="store_true", help="one JSON object a line")
    found.set_defaults(run=_list)

    test = new_command(
        actions,
        "test",
        "transcribe a clip of synthesized speech, and say how it went",
        "The clip comes with the program; nobody's voice is sent.",
    )
    test.add_argument("name", metavar="NAME")
    test.set_defaults(run=_test)

    remove = new_command(actions, "remove", "forget a server and its key")
    remove.add_argument("name", metavar="NAME")
    remove.set_defaults(run=_remove)


def prepare(model: str, *, yes: bool) -> None:
    """Before a remote is used: the user's consent, once, and its key where no keyring has it.

    Does nothing for a model on this computer.

    Raises:
        SettingsError: There is no such remote, no consent, or no key.
    """
    if not is_remote(model):
        return
    remote = find_remote(model)
    if remote.warning:
        print(f"surtitle: {remote.warning}", file=sys.stderr)
    if remote.needs_consent:
        if not yes and not _agrees(remote):
            raise SettingsError(
                f"nothing was sent: {remote.question}; agree when asked, or with --yes"
            )
        remote = give_consent(remote)
    find_key(remote, getpass.getpass if sys.stdin.isatty() else None)


def _agrees(remote: Remote) -> bool:
    if not sys.stdin.isatty():
        return False
    print(f"{remote.question[0].upper()}{remote.question[1:]}. Is that all right? [y/N] ",
          end="", file=sys.stderr, flush=True)  # fmt: skip
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _add(args: argparse.Namespace) -> int:
    remote = Remote(
        args.name, args.url, args.model, args.timeout, args.protocol, args.max_upload_mb
    )
    remote.options()  # what cannot work is refused before a key is asked for
    is_kept = put_remote(remote, _read_key(args))
    if remote.warning:
        print(f"surtitle: {remote.warning}", file=sys.stderr)
    print(f"added {PREFIX}{remote.name}; `surtitle remotes test {remote.name}` tries it")
    if not is_kept:
        print(
            f"surtitle: this system has no keyring, so the key is not kept: "
            f"set {environment_name(remote.name)} when you use it, or be asked",
            file=sys.stderr,
        )
    return 0


def _read_key(args: argparse.Namespace) -> str:
    if args.no_key:
        return ""
    if args.key_stdin:
        key = sys.stdin.readline().strip()
        if not key:
            raise SettingsError("no key on standard input; --no-key says that there is none")
        return key
    if sys.stdin.isatty():
        return getpass.getpass("Key (empty for none): ").strip()
    return ""


def _list(args: argparse.Namespace) -> int:
    remotes = load_remotes()
    for remote in remotes.values():
        if args.json:
            print(json.dumps(asdict(remote), ensure_ascii=False))
            continue
        notes = ["key" if remote.has_key else "no key"]
        notes += [] if not remote.needs_consent else ["not agreed to yet"]
        notes += ["not encrypted"] if remote.warning else []
        print(
            f"{PREFIX + remote.name:<20}  {remote.base_url:<36}  {remote.model:<24}  "
            f"{', '.join(notes)}"
        )
    if not remotes and not args.json:
        print("no remotes; add one with `surtitle remotes add NAME URL --model MODEL`")
    return 0


def _test(args: argparse.Namespace) -> int:
    remote = find_remote(args.name)
    if remote.warning:
        print(f"surtitle: {remote.warning}", file=sys.stderr)
    trial = try_remote(remote, find_key(remote, getpass.getpass if sys.stdin.isatty() else None))
    times = "word times" if trial.has_words else "no word times"
    times = f"{trial.n_segments} segments, {times}" if trial.n_segments > 1 else times
    speed = trial.audio_s / trial.took_s
    print(f"{trial.host} answers ({trial.how}) in {trial.connected_s:.1f} s")
    print(f"{trial.audio_s:.0f} s of speech in {trial.took_s:.1f} s ({speed:.1f}x), {times}")
    print(trial.text or "but it heard no words: is the model right?")
    return 0 if trial.text else 1


def _remove(args: argparse.Namespace) -> int:
    remote = find_remote(args.name)
    drop_remote(remote)
    print(f"removed {PREFIX}{remote.name} and its key")
    return 0
