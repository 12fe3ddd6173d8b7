"""The listening socket: no more connections than there is room for, and none that says nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from aiohttp import web
from aiohttp.typedefs import Handler

from app.viewers.binding import Binding
from app.viewers.limits import Limits
from engine.errors import UnavailableError


def listening_socket(binding: Binding) -> socket.socket:
    """A socket bound where captions are to be served.

    Raises:
        UnavailableError: The address is not this computer's, or the port is taken or not allowed.
    """
    made = socket.socket(binding.family, socket.SOCK_STREAM)
    try:
        # Windows would let a second program take the same port.
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((binding.host, binding.port))
        made.listen(128)
    except OSError as error:
        made.close()
        raise UnavailableError(
            "cannot serve captions at {host} port {port}: {reason}",
            host=binding.host, port=binding.port, reason=error.strerror or str(error),
        ) from error  # fmt: skip
    made.setblocking(False)
    return made


class Door:
    """Lets connections in while there is room, and sends away those that say nothing.

    Belongs to one event loop.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._silent: set[web.RequestHandler] = set()

    def leads_to(self, server: web.Server) -> Callable[[], asyncio.Protocol]:
        """What makes the protocol of each connection to a server."""

        def open_door() -> asyncio.Protocol:
            if len(server.connections) >= self._limits.connections:
                return _Shut()
            protocol = server()
            self._silent.add(protocol)
            loop = asyncio.get_running_loop()
            loop.call_later(self._limits.hello_s, self._shut_if_silent, protocol)
            return protocol

        return open_door

    @web.middleware
    async def note(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """A whole request has come."""
        self._silent.discard(request.protocol)
        return await handler(request)

    def _shut_if_silent(self, protocol: web.RequestHandler) -> None:
        if protocol in self._silent:
            self._silent.discard(protocol)
            protocol.force_close()


class _Shut(asyncio.Protocol):
    """A connection for which there is no room."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()
