"""Who is let in, and what every answer says: token, Host, Origin, rates, and headers."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from app.viewers.limits import Limits, Rate

TOKEN_BYTES = 16  # 128 bits
_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
# A Content-Security-Policy names WebSockets of its own origin: not every browser counts them in.
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws://{host}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Guard:
    """Lets a request through, or not. Belongs to one event loop.

    Attributes:
        token: Of this opening, until it is revoked. It is the first part of each path.
        hosts: What may stand in ``Host``, and after ``http://`` in ``Origin``.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self.hosts: frozenset[str] = frozenset()
        self._requests = Rate(*limits.requests, clock)
        self._wrong = Rate(*limits.wrong, clock)

    def revoke(self) -> None:
        """Take another token; the one before opens nothing any more."""
        self.token = secrets.token_urlsafe(TOKEN_BYTES)

    @web.middleware
    async def check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Check a request before anything else looks at it."""
        self._check_names(request)
        address = request.remote or ""
        given = request.path.split("/")[1]
        if not hmac.compare_digest(given.encode(errors="replace"), self.token.encode()):
            # The same answer as for a page that does not exist.
            raise web.HTTPNotFound if self._wrong.allows(address) else web.HTTPTooManyRequests
        if not self._requests.allows(address):
            raise web.HTTPTooManyRequests
        return await handler(request)

    def _check_names(self, request: web.Request) -> None:
        """A page of another site has its own Origin; one of a rebound name, its own Host."""
        if request.headers.getall("Host", []) != [request.host]:
            raise web.HTTPBadRequest
        if request.host.lower() not in self.hosts:
            raise web.HTTPMisdirectedRequest
        for origin in request.headers.getall("Origin", []):
            parts = urlsplit(origin)
            if parts.scheme != "http" or parts.netloc.lower() not in self.hosts:
                raise web.HTTPForbidden


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """For every answer, also an error's."""
    response.headers.update(_HEADERS)
    response.headers["Content-Security-Policy"] = _POLICY.format(host=request.host)
    if response.status >= web.HTTPBadRequest.status_code:
        response.force_close()
