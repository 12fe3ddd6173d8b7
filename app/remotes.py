"""The servers that this user transcribes with: their file, and the consent to send audio there.

Their keys are elsewhere, see ``app.remote_keys``.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.atomic_file import write_atomically
from app.paths import config_dir
from app.settings import RecognitionSettings
from engine.errors import SettingsError, UnavailableError
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.engines.remote.options import RemoteOptions

PREFIX = "remote:"
VERSION = 1

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


@dataclass(frozen=True, slots=True)
class Remote:
    """A server as the user described it. Without its key.

    Attributes:
        name: The user's own.
        base_url: Such as ``https://asr.example/v1``.
        model: The server's name for the model.
        timeout_s: Seconds for one try.
        protocol: ``transcriptions`` or ``realtime``.
        max_upload_mb: The server's limit.
        has_key: Whether a key is expected.
        consent: The host that the user agreed to send audio to; empty while there is none.
    """

    name: str
    base_url: str
    model: str
    timeout_s: float = 60.0
    protocol: str = "transcriptions"
    max_upload_mb: float = 25.0
    has_key: bool = False
    consent: str = ""

    def options(self, key: str = "") -> RemoteOptions:
        """What the engine takes.

        Raises:
            SettingsError: The address or a number is not possible.
        """
        from engine.engines.remote.options import RemoteOptions

        return RemoteOptions(
            self.name,
            self.base_url,
            self.model,
            key,
            self.timeout_s,
            self.protocol,
            max_upload_bytes=round(self.max_upload_mb * 1024 * 1024),
        )

    @property
    def host(self) -> str:
        """Where audio goes, for people."""
        return self.options().address.host

    @property
    def warning(self) -> str:
        """What the user should know of the way there; empty when it is safe."""
        return self.options().address.warning

    @property
    def needs_consent(self) -> bool:
        """Whether the user has yet to agree that audio goes to this host."""
        address = self.options().address
        return not address.is_loopback and self.consent != address.host

    @property
    def question(self) -> str:
        """What the user is asked once."""
        return Sentence("audio of everyone heard goes to {host}", host=self.host)


def is_remote(model: str) -> bool:
    """Whether a model setting names a remote."""
    return model.startswith(PREFIX)


def settled(chosen: RecognitionSettings) -> RecognitionSettings:
    """The choices as they apply: a remote drafts only where that was chosen for remotes."""
    drafts = chosen.preset in ("responsive", "agreement")
    if is_remote(chosen.model) and drafts and not chosen.remote_drafts:
        return replace(chosen, preset="conservative")
    return chosen


def remotes_file() -> Path:
    """Where they are kept."""
    return config_dir() / "remotes.json"


def load_remotes() -> dict[str, Remote]:
    """All of them by name.

    Raises:
        UnavailableError: The file cannot be read, or is damaged.
    """
    path = remotes_file()
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
        found = [_remote(row) for row in body["remotes"]]
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise UnavailableError(
            "cannot read {path}: {reason}", path=path, reason=error.strerror
        ) from error
    except (ValueError, TypeError, KeyError, SettingsError, RecursionError) as error:
        raise UnavailableError(
            "{path} is damaged: move it away and add the remotes again", path=path
        ) from error
    return {remote.name: remote for remote in found}


def find_remote(name: str) -> Remote:
    """A remote by its name, with or without ``remote:``.

    Raises:
        SettingsError: There is none of that name.
        UnavailableError: The file cannot be read.
    """
    name = name.removeprefix(PREFIX)
    remotes = load_remotes()
    if name not in remotes:
        known = (
            Sentence("there are {remotes}", remotes=", ".join(remotes))
            if remotes
            else Sentence("there is none yet")
        )
        raise SettingsError(
            "no remote named {name!r}, {known}; add it: `surtitle remotes add`",
            name=name,
            known=known,
        )
    return remotes[name]


def save_remote(remote: Remote) -> None:
    """Add a remote, or replace the one of its name.

    Raises:
        SettingsError: Its name, address, or a number is not possible.
        UnavailableError: The file cannot be written.
    """
    if not _NAME.fullmatch(remote.name):
        raise SettingsError(
            "{name!r:.80} is no name for a remote: letters, digits, dots and dashes",
            name=remote.name,
        )
    remote.options()
    _write({**load_remotes(), remote.name: remote})


def remove_remote(name: str) -> None:
    """Forget a remote. Its key is the caller's to forget.

    Raises:
        SettingsError: There is none of that name.
        UnavailableError: The file cannot be written.
    """
    remote = find_remote(name)
    remotes = load_remotes()
    del remotes[remote.name]
    _write(remotes)


def give_consent(remote: Remote) -> Remote:
    """Keep that the user agreed to send audio to the remote's host.

    Raises:
        UnavailableError: The file cannot be written.
    """
    agreed = replace(remote, consent=remote.host)
    save_remote(agreed)
    return agreed


def _remote(row: dict[str, Any]) -> Remote:
    known = {key: row[key] for key in Remote.__dataclass_fields__ if key in row}
    remote = Remote(**known)
    kinds = {key: type(value) for key, value in asdict(remote).items()}
    wanted = {key: type(value) for key, value in asdict(Remote("", "", "")).items()}
    numbers = {int, float}
    if any(kinds[k] is not wanted[k] and {kinds[k], wanted[k]} != numbers for k in wanted):
        raise TypeError("a field of another type")
    remote.options()
    return remote


def _write(remotes: dict[str, Remote]) -> None:
    body = {"version": VERSION, "remotes": [asdict(remote) for remote in remotes.values()]}
    path = remotes_file()
    try:
        write_atomically(path, json.dumps(body, indent=2) + "\n", private=True)
    except OSError as error:
        raise UnavailableError(
            "cannot write {path}: {reason}", path=path, reason=error.strerror
        ) from error
