"""Between the socket and the app: what uvicorn leaves unbounded is bounded here, before anything is read into memory.

Lengths are checked while a request is parsed, deadlines by one round over all connections (`Server.on_tick`), so that
neither costs a timer a request. docs/decisions/0008-transport.md says why it is done here.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, Frame
from websockets.http11 import Request

from ludarium.server import schema
from ludarium.server.config import Config
from ludarium.server.guard import HEADERS
from ludarium.server.limits import Bucket, Buckets, Crowd, network_of
from ludarium.server.metrics import CONNECTIONS, LIMITS, REQUESTS

SLICE = 1024  # bytes of WebSocket frames that are parsed between two looks at the limit
CONTROL = 4.0  # what a ping or a pong costs, in messages: browsers send none but in answer to ours
CHEAP, DEAR = (b"GET", b"HEAD"), 5.0  # what a request costs that is not one of these
COUNTED = ("too-long", "too-slow")  # the other limits count by themselves
TOO_OFTEN, AT_ONCE = 429, 503  # there may be many of these
FLOODING, NOT_TEXT = 4002, 1007
TEXT = 0x81  # the first byte of a text frame that is the whole message
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


class _Watched(asyncio.Protocol):
    """Deadlines that hold for both protocols: a peer that takes no bytes, and one that never lets go."""

    config: Settings
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    address: str | None = None  # as which it is counted
    stuck: float | None = None  # since when nothing more can be written
    ending: float | None = None  # since when the connection is being closed

    def overdue(self, now: float) -> bool:
        """Ends connections whose peer does not read; True where nothing else is to be looked at."""
        if self.transport.is_closing():
            self.ending = now if self.ending is None else self.ending
            if now - self.ending > self.config.times.linger:
                self.transport.abort()
            return True
        if self.stuck is not None and now - self.stuck > self.config.times.send:
            self.transport.abort()
            return True
        return False

    def pause_writing(self) -> None:
        self.stuck = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck = None
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.config.crowd.leave(self.address)
            CONNECTIONS.dec()
            self.address = None
        super().connection_lost(exc)


class Http(_Watched, HttpToolsProtocol):
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


class Socket(_Watched, WebSocketsSansIOProtocol):
    config: Settings

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        limits = self.config.limits
        # Twice what the app lets pass before it ends the connection with a word: the last resort.
        self.bucket = Bucket(2 * limits.rate, 2 * (limits.burst + limits.flood), "frames")
        self.flooded: float | None = None  # since when
        self.drained: Callable[[], None] | None = None  # called when a peer that was stuck reads again

    def look(self, now: float) -> None:
        if (
            not self.overdue(now)
            and self.flooded is not None
            and now - self.flooded > self.config.times.linger
        ):
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.flooded is not None or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(STATUS_LINE[400] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"]["line"] = self

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        controls = sum(each.opcode in CTRL_OPCODES for each in frames)
        allowed = not frames or self.bucket.allows(len(frames) + controls * (CONTROL - 1.0))
        if allowed and controls and self.address is not None:
            allowed = self.config.controls.allows(self.address, controls)
        if not allowed:
            self._end(FLOODING)
            self.flooded = self.loop.time()
            self.transport.pause_reading()
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log it as an error of ours
                self._end(NOT_TEXT)
                self.transport.close()
                return
        super().send_receive_event_to_app()

    # What the app says here goes to the socket at once: through ASGI each message would pass six layers.

    def write(self, messages: Iterable[bytes]) -> None:
        """Text messages, in one piece."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(
                b"".join([part for message in messages for part in (_head(message), message)])
            )

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def wake(self) -> None:
        """Whoever waits for the next message waits no longer."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def hang_up(self, code: int, reason: str = "") -> bool:
        """Says goodbye, unless the peer is gone already."""
        self.wake()
        if self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # for the peer's own goodbye
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        return True

    def _end(self, code: int) -> None:
        self.frames = []
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})


def _head(message: bytes) -> bytes:
    """Of the one frame of a text message."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2) if size < 1 << 16 else bytes((TEXT, 127)) + size.to_bytes(8)
