"""However a browser's frames are cut into pieces on their way, the same messages arrive as with the parser alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludarium.server import frame, line
from ludarium.server.config import Config
from ludarium.server.transport import Settings
from tests.server.conftest import GENEROUS

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
# Whole messages, messages in parts, what may stand between those, and what may not.
FRAMES = st.one_of(
    st.text(max_size=200).map(lambda text: Frame(Opcode.TEXT, text.encode())),
    st.sampled_from([0, 125, 126, 900, 1100, 70_000]).map(lambda size: Frame(Opcode.TEXT, b"x" * size)),
    st.just(Frame(Opcode.TEXT, b"a part", fin=False)),
    st.just(Frame(Opcode.CONT, b"of one")),
    st.just(Frame(Opcode.BINARY, b"\x00\xff")),
    st.just(Frame(Opcode.TEXT, b"\xff")),
    st.just(Frame(Opcode.PING, b"?")),
    st.just(Frame(Opcode.PONG, b"!")),
    st.just(Frame(Opcode.CLOSE, b"\x03\xe8")),
)


class Wire(asyncio.Transport):
    """Takes what is written; nobody is at the other end."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = False
        self.paused = 0

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.paused -= 1


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """An app that takes nothing."""
    await asyncio.Event().wait()


class Parsed(line.Socket):
    """The parser reads everything."""

    def _quickly(self, data: bytes) -> bool:
        return False


async def heard(kind: type[line.Socket], pieces: list[bytes]) -> list[dict[str, Any]]:
    """What the app is told when the pieces come in."""
    server = ServerState()
    found = kind(Settings(nobody, Config(data=Path(), limits=GENEROUS), ws_max_size=4000), server, {})
    found.connection_made(Wire())
    found.data_received(UPGRADE)
    await found.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    for piece in pieces:
        if not found.transport.is_closing():
            found.data_received(piece)
    found.stop_keepalive()
    for task in server.tasks:
        task.cancel()
    messages: list[dict[str, Any]] = []
    while not found.queue.empty():
        messages.append({**found.queue.get_nowait()})
    return messages


@settings(max_examples=60, deadline=None)
@given(st.lists(FRAMES, max_size=8), st.data())
def test_messages_arrive_however_they_are_cut(sent: list[Frame], data: st.DataObject) -> None:
    written = [each.serialize(mask=True) for each in sent]
    stream = b"".join(written)
    if data.draw(st.booleans()):  # as they nearly always come
        pieces = written
    else:
        cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
        pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    ours = asyncio.run(heard(line.Socket, [piece for piece in pieces if piece]))
    assert ours == asyncio.run(heard(Parsed, [piece for piece in pieces if piece]))


def test_a_short_text_passes_no_parser() -> None:
    for text in (b"", b"{}", b"x" * 125, b"x" * 126, b"x" * 900):
        assert frame.text_in(Frame(Opcode.TEXT, text).serialize(mask=True)) == text
        assert frame.text_in(Frame(Opcode.TEXT, text).serialize(mask=False)) is None
        assert frame.head(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def _crowded() -> tuple[int, int]:
    server = ServerState()
    found = line.Socket(Settings(nobody, Config(data=Path(), limits=GENEROUS)), server, {})
    wire = Wire()
    found.connection_made(wire)
    found.data_received(UPGRADE)
    await found.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await found.take()
    for _ in range(line.QUEUED + 1):
        found.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
    paused = wire.paused
    while not found.queue.empty():
        await found.take()
    found.stop_keepalive()
    for task in server.tasks:
        task.cancel()
    return paused, wire.paused


def test_who_sends_more_than_is_taken_is_not_read_until_it_is() -> None:
    assert asyncio.run(_crowded()) == (1, 0)
