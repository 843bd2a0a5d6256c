"""The edge: which hosts and origins are let in, the headers of every answer, and errors without internals."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server import logs, schema
from ludarium.server.ban import Bans
from ludarium.server.config import Config
from ludarium.server.metrics import count_request
from ludarium.server.refusal import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
FROM_ANYWHERE = (
    "/api/unsubscribe/"  # mail programs ask by themselves; its token says it all, and no cookie counts
)
# No inline script, nothing from elsewhere. Style attributes are how boards place their pieces.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a private table's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
HOST = re.compile(r"([A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?")
LAST_PORT = 65_535
log = logging.getLogger("ludarium.server")


def problem(refusal: Refusal) -> Response:
    body = msgspec.json.encode(schema.Problem(reason=refusal.reason, args=refusal.arguments))
    return Response(body, status_code=refusal.status, media_type="application/json")


class Guard:
    """Wraps the whole app."""

    def __init__(self, app: ASGIApp, config: Config, bans: Bans) -> None:
        self.app = app
        self.bans = bans
        self.hosts = {urlsplit(origin).netloc.lower() for origin in config.origins}
        self.names = {"localhost", socket.gethostname().lower()}
        self.local = not config.public  # names of the local network mean us only where we are on it

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        # The proxy's own number for it is kept: one search finds the request in both logs.
        scope["request-id"] = logs.begin(headers.get("x-request-id", "") if not self.local else "")
        try:
            known = self.knows_host(headers.get("host", "")) and self.same_origin(scope, headers)
        except ValueError:  # no address at all
            await problem(Refusal("malformed"))(scope, receive, send)
            return
        client = scope.get("client")
        if client is not None and self.bans.reaches(client[0]):
            await self._refuse(scope, receive, send, "banned")
        elif not known:
            await self._refuse(scope, receive, send, "wrong-origin")
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        since = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            logs.note_access(scope, 101, time.perf_counter() - since)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status, since = False, 500, time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal begun, status
            if message["type"] == "http.response.start":
                begun, status = True, message["status"]
                own = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    own.setdefault(name, value)
                own["x-request-id"] = scope["request-id"]
                if scope["path"].startswith("/api/"):
                    own.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    own.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            log.exception("%s %s", scope["method"], logs.shown(scope["path"]))
            if not begun:
                await problem(Refusal("internal", 500))(scope, receive, sending)
        finally:
            took = time.perf_counter() - since
            count_request(scope["path"], scope["method"], status, took)
            logs.note_access(scope, status, took)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, reason: str) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4003})  # before accepting: the browser sees a 403
        else:
            await problem(Refusal(reason, 403))(scope, receive, send)

    def knows_host(self, host: str) -> bool:
        """A name that is not ours may be an attacker's that was made to point here (DNS rebinding)."""
        if host.lower() in self.hosts:
            return True
        found = HOST.fullmatch(host)
        if found is None or int(found[2] or 0) > LAST_PORT:
            raise ValueError("no host")
        name = found[1].strip("[]").lower()
        if name in self.names or name.endswith(".localhost") or (self.local and name.endswith(".local")):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def same_origin(self, scope: Scope, headers: Headers) -> bool:
        """Does what changes something, or opens a socket, come from our own page?"""
        if scope["type"] == "http" and (scope["method"] in SAFE or scope["path"].startswith(FROM_ANYWHERE)):
            return True
        origin = headers.get("origin")
        if origin is not None:
            host = urlsplit(origin).netloc.lower()
            return bool(host) and (host == headers.get("host", "").lower() or host in self.hosts)
        return headers.get("sec-fetch-site") == "same-origin"
