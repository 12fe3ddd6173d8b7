"""Where captions are served: an address of this computer, and by which names it may be called."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

import psutil

from engine.errors import SettingsError

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
OPEN_TO_NETWORK = "readable by anyone on this network who has the address"


@dataclass(frozen=True, slots=True)
class Binding:
    """An address and a port; port 0 takes a free one."""

    host: str = LOOPBACK
    port: int = 0

    @classmethod
    def parse(cls, text: str) -> Binding:
        """Read ``ADDRESS``, ``ADDRESS:PORT``, ``:PORT`` or ``[IPV6]:PORT``; nothing is loopback.

        Raises:
            SettingsError: It is no such thing.
        """
        host, colon, port = text.rpartition(":")
        if not colon or text.endswith("]") or (text.count(":") > 1 and not text.startswith("[")):
            host, port = text, "0"
        host = host.strip("[]")
        host = LOOPBACK if host in ("", "localhost") else host
        try:
            number = int(port)
            ipaddress.ip_address(host)
        except ValueError:
            number = -1
        if not 0 <= number <= 65535:
            raise SettingsError(
                "{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0",
                text=text,
            )
        return cls(host, number)

    @property
    def is_open(self) -> bool:
        """Whether other computers can reach it."""
        return not ipaddress.ip_address(self.host).is_loopback

    @property
    def family(self) -> socket.AddressFamily:
        """IPv4 or IPv6."""
        is_v6 = ipaddress.ip_address(self.host).version == 6
        return socket.AF_INET6 if is_v6 else socket.AF_INET

    def shown_host(self) -> str:
        """How viewers call it."""
        address = ipaddress.ip_address(self.host)
        host = _address_outwards(self.family) if address.is_unspecified else self.host
        return f"[{host}]" if ":" in host else host

    def allowed_hosts(self, port: int) -> frozenset[str]:
        """What may stand in a request's Host header: nothing that a foreign name server answers."""
        names = {LOOPBACK, "localhost", "[::1]", self.shown_host()}
        if self.is_open:
            names |= {_in_url(address) for address in _own_addresses()}
            name = socket.gethostname().lower()
            names |= {name, f"{name}.local"}
        return frozenset(f"{name}:{port}" for name in names)


def _address_outwards(family: socket.AddressFamily) -> str:
    """This computer's address on the network that leads outwards; nothing is sent to find it."""
    target = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
        except OSError:
            found = [a for a in _own_addresses() if ("." in a) == (family == socket.AF_INET)]
            return found[0] if found else LOOPBACK


def _own_addresses() -> list[str]:
    """Of all interfaces, but for loopback."""
    addresses = [
        address.address.partition("%")[0]
        for interface in psutil.net_if_addrs().values()
        for address in interface
        if address.family in (socket.AF_INET, socket.AF_INET6)
    ]
    return [a for a in addresses if not ipaddress.ip_address(a).is_loopback]


def _in_url(address: str) -> str:
    return f"[{address}]" if ":" in address else address
