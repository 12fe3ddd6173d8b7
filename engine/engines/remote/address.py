"""Where a server is: an address that a key and other people's voices may be sent to."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from engine.errors import SettingsError
from engine.sentence import Sentence

_ENDPOINT = "/audio/transcriptions"


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """A checked base address.

    Attributes:
        url: Without a slash at the end, such as ``https://asr.example/v1``.
        host: For people: the host, and the port where one is given.
        is_loopback: The server is this computer.
        is_encrypted: Nobody on the way can read along.
    """

    url: str
    host: str
    is_loopback: bool
    is_encrypted: bool

    @property
    def warning(self) -> str:
        """What a person should know before audio goes there; empty when there is nothing."""
        if self.is_encrypted or self.is_loopback:
            return ""
        return Sentence(
            "the connection to {host} is not encrypted: audio and key can be read on the way; "
            "use https",
            host=self.host,
        )


def parse_address(text: str) -> ServerAddress:
    """Check a base address. ``/v1`` is added where there is no path, an endpoint is taken off.

    Raises:
        SettingsError: It is no http or https address, or carries a user, a query or a fragment.
    """
    text = text.strip()
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise SettingsError(
            "{text!r:.100} is no address of a server: {error}", text=text, error=error
        ) from error
    if parts.scheme not in ("http", "https") or not host:
        raise SettingsError(
            "{text!r:.100} is no address of a server; it looks like https://asr.example/v1",
            text=text,
        )
    if parts.username is not None or parts.password is not None:
        raise SettingsError(
            "an address carries no key: leave out what is before the @ of {host}; "
            "the key is asked for and goes to the keyring",
            host=host,
        )
    if parts.query or parts.fragment:
        raise SettingsError(
            "an address of a server has no ? and no #: {host}{path}", host=host, path=parts.path
        )
    path = parts.path.rstrip("/").removesuffix(_ENDPOINT) or "/v1"
    place = f"[{host}]" if ":" in host else host
    place += "" if port is None else f":{port}"
    return ServerAddress(
        f"{parts.scheme}://{place}{path}", place, _is_loopback(host), parts.scheme == "https"
    )


def _is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
