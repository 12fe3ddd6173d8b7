"""Fetches one file over HTTP: by Range from where it stopped, and against its hash."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import httpx

from engine.errors import ModelError, UnavailableError
from engine.sentence import Sentence

TRIES = 5
"""Connections that may break, one after another without a new byte, before giving up."""

_BLOCK = 1 << 20


@dataclass(frozen=True, slots=True)
class HubFile:
    """A file of the hub, with one of the two hashes.

    Attributes:
        url: Where it lies.
        name: Its name in the model's folder.
        n_bytes: Its size.
        sha256: Of its content, for the large ones.
        git_sha1: Git's name of its content, for the small ones.
    """

    url: str
    name: str
    n_bytes: int
    sha256: str | None
    git_sha1: str | None


@dataclass(frozen=True, slots=True)
class Fetch:
    """One file to fetch.

    Attributes:
        file: What.
        folder: Where to.
        arrived: Called with the bytes that are there; may raise to stop.
        wait: Called with the number of failed tries before the next one; may raise to stop.
        again: The way out, for messages.
        unreachable: Raised when no connection can be made at all.
    """

    file: HubFile
    folder: Path
    arrived: Callable[[int], None]
    wait: Callable[[int], None]
    again: str
    unreachable: UnavailableError


class _BrokenError(Exception):
    """A connection that broke, or a server that is busy: worth another try."""


def fetch_file(client: httpx.Client, fetch: Fetch) -> None:
    """Fetch ``fetch.file`` unless it is there already. A part that has arrived is gone on with.

    Raises:
        UnavailableError: The connection keeps breaking, or the server has no such file.
        ModelError: What arrived is not the file; it is thrown away.
    """
    file = fetch.file
    target = fetch.folder / file.name
    if target.is_file() and target.stat().st_size == file.n_bytes:
        fetch.arrived(file.n_bytes)
        return
    part = fetch.folder / f"{file.name}.part"
    failed, most = 0, _size(part)
    while _size(part) < file.n_bytes or not part.exists():
        try:
            _read_into(client, fetch, part)
        except (httpx.RequestError, _BrokenError) as error:
            failed = 0 if _size(part) > most else failed + 1
            most = max(most, _size(part))
            if failed >= TRIES:
                if isinstance(error, httpx.ConnectError) and not most:
                    raise fetch.unreachable from error
                raise UnavailableError(
                    "the download of {file} keeps breaking off ({reason}) at "
                    "{arrived:.1f} of {megabytes:.1f} MB, which are kept: "
                    "{again}",
                    file=file.name,
                    reason=error or "no answer",
                    arrived=_size(part) / 1000000.0,
                    megabytes=file.n_bytes / 1000000.0,
                    again=fetch.again,
                ) from error
            fetch.wait(failed)
    _check(fetch, part)
    part.replace(target)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _read_into(client: httpx.Client, fetch: Fetch, part: Path) -> None:
    file = fetch.file
    start = _size(part)
    # Compressed transfer would make lengths and ranges those of something else.
    headers = {"Accept-Encoding": "identity"}
    if start:
        headers["Range"] = f"bytes={start}-"
    with client.stream("GET", file.url, headers=headers) as answer:
        _check_answer(fetch, answer)
        if answer.status_code != httpx.codes.PARTIAL_CONTENT:
            start = 0  # the server gives the file from its beginning
        elif not answer.headers.get("content-range", "").startswith(f"bytes {start}-"):
            part.unlink()
            raise _BrokenError(Sentence("the server sent another range"))
        with part.open("r+b" if part.exists() else "w+b") as out:
            out.truncate(start)
            out.seek(start)
            for block in answer.iter_bytes():
                if out.tell() + len(block) > file.n_bytes:
                    out.close()
                    part.unlink()
                    raise ModelError(
                        "{url} sends more than the {n_bytes} bytes it should: {again}",
                        url=file.url,
                        n_bytes=file.n_bytes,
                        again=fetch.again,
                    )
                out.write(block)
                fetch.arrived(out.tell())
            out.flush()
            os.fsync(out.fileno())
    if _size(part) < file.n_bytes:
        raise _BrokenError(Sentence("the server stopped early"))


def _check_answer(fetch: Fetch, answer: httpx.Response) -> None:
    status = answer.status_code
    if status == httpx.codes.TOO_MANY_REQUESTS or status >= httpx.codes.INTERNAL_SERVER_ERROR:
        raise _BrokenError(Sentence("the server answered {status}", status=status))
    if status not in (httpx.codes.OK, httpx.codes.PARTIAL_CONTENT):
        raise UnavailableError(
            "{url} answered {status}: {again} later or choose another model",
            url=fetch.file.url,
            status=status,
            again=fetch.again,
        )
    if answer.headers.get("content-type", "").startswith("text/html"):
        raise ModelError(
            "{url} answered with a web page instead of the file (a sign-in page?): "
            "check the network, then {again}",
            url=fetch.file.url,
            again=fetch.again,
        )


def _check(fetch: Fetch, part: Path) -> None:
    file = fetch.file
    if file.sha256 is not None:
        digest, expected = hashlib.sha256(), file.sha256
    else:
        digest, expected = hashlib.sha1(usedforsecurity=False), file.git_sha1 or ""
        digest.update(b"blob %d\0" % file.n_bytes)
    with part.open("rb") as source:
        while block := source.read(_BLOCK):
            digest.update(block)
            fetch.arrived(file.n_bytes)
    if digest.hexdigest() != expected:
        part.unlink()
        raise ModelError(
            "{file} from {url} is not what was published (its hash is "
            "{found}..., not {expected}...): {again}",
            file=file.name,
            url=file.url,
            found=digest.hexdigest()[:12],
            expected=expected[:12],
            again=fetch.again,
        )
