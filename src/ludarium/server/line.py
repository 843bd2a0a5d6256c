"""The line to a browser: a WebSocket between the socket and the app.

Frames are counted before they are read, and short messages in one piece, which nearly all are, pass no parser. What
the app says goes to the socket at once: through ASGI each message would pass six layers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, Frame
from websockets.http11 import Request
from websockets.protocol import State

from ludarium.server import frame
from ludarium.server.limits import Bucket
from ludarium.server.metrics import CONNECTIONS

if TYPE_CHECKING:
    from ludarium.server.transport import Settings

SLICE = 1024  # bytes of frames that are parsed between two looks at the limit
CONTROL = 4.0  # what a ping or a pong costs, in messages: browsers send none but in answer to ours
QUEUED = 4  # messages that may wait for the app before no more are read
FLOODING, NOT_TEXT = 4002, 1007


class Watched(asyncio.Protocol):
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


class Socket(Watched, WebSocketsSansIOProtocol):
    config: Settings

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        limits = self.config.limits
        # Twice what the app lets pass before it ends the connection with a word: the last resort.
        self.bucket = Bucket(2 * limits.rate, 2 * (limits.burst + limits.flood), "frames")
        self.flooded = False
        self.drained: Callable[[], None] | None = None  # called when a peer that was stuck reads again
        self.bounds = frame.Bounds()

    def look(self, now: float) -> None:
        self.overdue(now)

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            if len(data) <= SLICE and self._quickly(data):
                return
            self.bounds.follow(data)
        elif self.handshake_initiated:  # before it was answered: all of it is left to the parser
            self.bounds.lose()
        for start in range(0, len(data), SLICE):
            if self.flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(STATUS_LINE[400] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"]["line"] = self

    def _quickly(self, data: bytes) -> bool:
        """Read one whole message in one frame, which is what nearly always comes; False for anything else."""
        conn = self.conn
        if (
            self.bounds.ahead
            or conn.state is not State.OPEN
            or conn.current_size is not None
            or self.flooded
            or self.close_sent
        ):
            return False
        found = frame.text_in(data)
        if found is None:
            return False
        if not self.bucket.allows():
            self._cut_off()
            return True
        try:
            text = found.decode()
        except UnicodeDecodeError:
            self._end(NOT_TEXT)
            self.transport.close()
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > QUEUED:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        controls = sum(each.opcode in CTRL_OPCODES for each in frames)
        allowed = not frames or self.bucket.allows(len(frames) + controls * (CONTROL - 1.0))
        if allowed and controls and self.address is not None:
            allowed = self.config.controls.allows(self.address, controls)
        if not allowed:
            self._cut_off()
        else:
            super().handle_events()

    def _cut_off(self) -> None:
        self._end(FLOODING)
        self.flooded = True
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        # Not at once: who is still sending would find the connection broken before it has read why.
        self.close_timer = self.loop.call_later(self.config.times.linger, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log it as an error of ours
                self._end(NOT_TEXT)
                self.transport.close()
                return
        super().send_receive_event_to_app()

    def write(self, messages: Iterable[bytes]) -> None:
        """Text messages, in one piece."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame.framed(messages))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    async def take(self) -> dict[str, Any]:
        """The next message, or the end of the connection, as ASGI has them."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return cast(dict[str, Any], message)

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
