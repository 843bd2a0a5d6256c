"""Between the socket and the app: what uvicorn leaves unbounded is bounded here, before anything is read into memory.

Lengths are checked while a request is parsed, deadlines by one round over all connections (`Server.on_tick`), so that
neither costs a timer a request. docs/decisions/0008-transport.md says why it is done here.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
from typing import Any

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ludarium.server import schema
from ludarium.server.config import Config
from ludarium.server.guard import HEADERS
from ludarium.server.limits import Buckets, Crowd, network_of
from ludarium.server.line import Socket, Watched
from ludarium.server.metrics import CONNECTIONS, LIMITS, REQUESTS

CHEAP, DEAR = (b"GET", b"HEAD"), 5.0  # what a request costs that is not one of these
COUNTED = ("too-long", "too-slow")  # the other limits count by themselves
TOO_OFTEN, AT_ONCE = 429, 503  # there may be many of these
FILES_KEPT = 256  # for the database, bots and what else is not a visitor
MOST_FILES = 65_536


class Settings(uvicorn.Config):
    """What every connection needs to know."""

    def __init__(self, app: Any, config: Config, **rest: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **rest)
        self.limits, self.times = config.limits, config.times
        self.proxies = config.proxies.split(",") if config.public else []
        self.requests = Buckets(config.limits.requests, config.limits.request_burst, "requests")
        self.controls = Buckets(config.limits.controls_of_address, config.limits.control_burst, "controls")
        most = min(config.limits.sockets, files() - FILES_KEPT)
        self.crowd = Crowd(most, config.limits.sockets_of_address, "connections")


def files() -> int:
    """How many files the process may have open, after asking for as many as it gets."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Phase(enum.Enum):
    HEAD = enum.auto()  # a request, or the first byte of one, is waited for
    BODY = enum.auto()
    ANSWER = enum.auto()  # the request is here: the rest is the app's time
    REFUSED = enum.auto()  # answered already; what still comes is not read


class TooMuch(Exception):
    """Raised within the parser's callbacks."""

    def __init__(self, status: int, reason: str = "too-long") -> None:
        super().__init__(reason)
        self.status, self.reason = status, reason


class Http(Watched, HttpToolsProtocol):
    config: Settings

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.phase = Phase.HEAD
        self.since = self.loop.time()
        self.begun = False  # by the bytes just fed
        self.received = 0  # bytes of this request
        self.head = 0  # bytes of its headers
        self.fault: TooMuch | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        # A proxy brings everybody, and counts them by itself; what it says of them is read later.
        address = f"proxy {id(self)}" if host in self.config.proxies else network_of(host)
        if self.config.crowd.enter(address):
            self.address = address
            CONNECTIONS.inc()
        else:
            self.refuse(503, "busy")

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Socket):
            protocol.address, self.address = self.address, None

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def look(self, now: float) -> None:
        """From time to time: is it late?"""
        times = self.config.times
        if self.overdue(now):
            return
        if self.phase is Phase.REFUSED:
            if now - self.since > times.linger:
                self.transport.close()
        elif self.phase is Phase.HEAD and now - self.since > times.head:
            if self.received:
                self.refuse(408, "too-slow")
            else:
                self.transport.close()  # a browser that dialled in advance
        elif self.phase is Phase.BODY and now - self.since > times.body:
            self.refuse(408, "too-slow")

    # Requests

    def data_received(self, data: bytes) -> None:
        if self.phase is Phase.REFUSED or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        self.begun = False
        if self.phase is Phase.HEAD and not self.received:
            self.since = self.loop.time()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:  # the answer goes out; nothing else is spoken here
                self.cycle.keep_alive = False
            return
        except httptools.HttpParserError:
            fault = self.fault or TooMuch(400, "malformed")
            self.refuse(fault.status, fault.reason)
            return
        self.received = len(data) if self.begun else self.received + len(data)
        if self.phase is Phase.HEAD and self.received > self.config.limits.head:
            self.refuse(431, "too-long")
        elif self.received > self.config.limits.request:
            self.refuse(413, "too-long")

    def _enter(self, phase: Phase) -> None:
        self.phase, self.since = phase, self.loop.time()

    def _check(self, fits: bool, status: int, reason: str = "too-long") -> None:
        if not fits:
            self.fault = TooMuch(status, reason)
            raise self.fault

    def on_message_begin(self) -> None:
        self.begun, self.head = True, 0
        if self.phase is not Phase.HEAD:
            self._enter(Phase.HEAD)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._check(len(self.url) <= self.config.limits.url, 414)

    def on_header(self, name: bytes, value: bytes) -> None:
        limits = self.config.limits
        size = len(name) + len(value)
        self.head += size
        fits = size <= limits.header and self.head <= limits.head and len(self.headers) < limits.headers
        self._check(fits, 431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._check(len(self.url.partition(b"?")[2]) <= self.config.limits.query, 414)
        self._check(len(self.pipeline) < self.config.limits.pipelined, 431)
        cost = 1.0 if self.parser.get_method() in CHEAP and not self.parser.should_upgrade() else DEAR
        self._check(self.config.requests.allows(self._whose(), cost), 429, "too-fast")
        super().on_headers_complete()
        self._enter(Phase.BODY)

    def _whose(self) -> str:
        """The address that limits count by: behind a proxy, the one it names."""
        host = self.client[0] if self.client else ""
        if host in self.config.proxies:
            named = next((value for name, value in self.headers if name == b"x-forwarded-for"), b"")
            host = named.rpartition(b",")[2].strip().decode("latin-1") or host
        return network_of(host)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        answered = self.cycle is not None and self.cycle.response_complete
        self._rest() if answered else self._enter(Phase.ANSWER)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.phase is Phase.ANSWER and not self.pipeline:
            self._rest()

    def _rest(self) -> None:
        """Until the next request, for as long as uvicorn keeps connections alive."""
        self.received = 0
        self._enter(Phase.HEAD)

    def refuse(self, status: int, reason: str) -> None:
        """Answer, unless something else is being answered, and read no more."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            if cycle.response_started or self.pipeline:
                self.transport.abort()
                return
            cycle.disconnected = True  # the app reads no more, and what it says goes nowhere
            cycle.message_event.set()
        REQUESTS.labels("edge", "other", str(status)).inc()
        if reason in COUNTED:
            LIMITS.labels(reason).inc()
        body = msgspec.json.encode(schema.Problem(reason=reason, args={}))
        lines = [f"{name}: {value}" for name, value in HEADERS.items()]
        lines += ["content-type: application/json", f"content-length: {len(body)}", "connection: close"]
        head = STATUS_LINE[status] + "\r\n".join([*lines, "", ""]).encode("ascii")
        if status == AT_ONCE:
            self.transport.write(head + body)
            self.transport.close()
            return
        self.flow.pause_reading()  # it is closed a little later: with bytes not read, the answer could be lost
        self._enter(Phase.REFUSED)
        if status == TOO_OFTEN:  # not before some time has passed: whoever does not wait is made to
            self.loop.call_later(self.config.times.cooling, self._answer_late, head + body)
        else:
            self.transport.write(head + body)

    def _answer_late(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
