"""Whether there is a newer version: one request, only where the user asked for it.

There is no public address yet. As long as ``UPDATE_ADDRESS`` is empty nothing is ever asked, and
the setting cannot be turned on. The answer is ``{"version": "1.2.3", "page": "https://…"}``.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from app.versions import version_of
from engine.errors import SettingsError, UnavailableError

UPDATE_ADDRESS = ""
"""Where a newer version would be told of. HTTPS; plain HTTP is for a server on this computer."""

_TIMEOUT_S = 10.0
_AT_MOST_BYTES = 16_384
_VERSION = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}")
_LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class NewVersion:
    """A version that is newer than this one.

    Attributes:
        page: Where it can be had; empty if the answer names no HTTPS page.
    """

    version: str
    page: str


def what_is_sent(address: str) -> str:
    """The whole request, as it is shown before anybody agrees to it."""
    parts = urlsplit(address)
    headers = "\n".join(f"{name}: {value}" for name, value in _headers(parts.netloc).items())
    return f"GET {parts.path or '/'}\n{headers}"


def newer_version(address: str, installed: str = "") -> NewVersion | None:
    """Ask once; None where this version is the newest.

    Args:
        address: Usually ``UPDATE_ADDRESS``.
        installed: The version to compare with; empty takes this program's.

    Raises:
        SettingsError: The address is empty, or no HTTPS address.
        UnavailableError: No answer, or none that can be read.
    """
    import httpx  # not at the start of the program

    parts = urlsplit(address)
    is_here = parts.hostname in _LOOPBACK
    if not parts.hostname or not (parts.scheme == "https" or (parts.scheme == "http" and is_here)):
        raise SettingsError(
            "no HTTPS address to ask for a new version: {address!r}", address=address
        )
    request = httpx.Request("GET", address, headers=_headers(parts.netloc))
    try:
        with httpx.Client(timeout=_TIMEOUT_S, follow_redirects=False) as client:
            answer = client.send(request, stream=True)
            body = b""
            for piece in answer.iter_bytes():
                body += piece
                if len(body) > _AT_MOST_BYTES:
                    raise ValueError("too long")
            answer.close()
        if answer.status_code != httpx.codes.OK:
            raise ValueError(f"status {answer.status_code}")
        told = _json(body)
    except (httpx.HTTPError, ValueError) as error:
        raise UnavailableError(
            "cannot find out about a new version: {reason}",
            reason=str(error) or type(error).__name__,
        ) from error
    return told if _numbers(told.version) > _numbers(installed or version_of("surtitle")) else None


def _headers(host: str) -> dict[str, str]:
    return {
        "Host": host,
        "User-Agent": f"surtitle/{version_of('surtitle')}",
        "Accept": "application/json",
    }


def _json(body: bytes) -> NewVersion:
    told = json.loads(body)
    version = told.get("version") if isinstance(told, dict) else None
    if not isinstance(version, str) or not _VERSION.fullmatch(version):
        raise ValueError("the answer names no version")
    page = told.get("page")
    is_page = isinstance(page, str) and page.startswith("https://") and page.isascii()
    return NewVersion(version, page[:200] if is_page else "")


def _numbers(version: str) -> tuple[int, ...]:
    """Comparable; of what is not released, such as 1.2.dev3, the released part."""
    found = _VERSION.match(version)
    numbers = tuple(int(part) for part in found[0].split(".")) if found else ()
    return (*numbers, 0, 0, 0, 0)[:4]
