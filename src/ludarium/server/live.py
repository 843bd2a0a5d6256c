"""The WebSocket of a table. Each connection has a bounded outbox for what the system does not take at once, so that
a client that does not read stalls nobody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

import msgspec
from starlette.websockets import WebSocket

from ludarium.server import protocol, schema
from ludarium.server.ban import Bans
from ludarium.server.change import Known
from ludarium.server.command import obey
from ludarium.server.company import Company, encode
from ludarium.server.config import Limits, Times
from ludarium.server.identity import Who
from ludarium.server.limits import Bucket, Buckets, Crowd, CrowdedError, Meter, network_of
from ludarium.server.line import Socket
from ludarium.server.metrics import CLOSED, MESSAGES
from ludarium.server.refusal import Refusal, Stale
from ludarium.server.table import Table
from ludarium.server.tables import Tables

TOO_SLOW, FLOODING, NO_TABLE, TOO_MANY, SILENT, BROKEN = 4001, 4002, 4004, 4005, 4006, 1011
SIGNED_OUT = 4007
COME_BACK, TRY_LATER = 1012, 1013
FAREWELL = 2.0  # seconds in which commands under way are answered when the server ends
REASONS = {COME_BACK: "come back"}
decode = msgspec.json.Decoder(protocol.ClientMessage).decode
MOST_LOOKED_AT = 500  # characters of a message that came too fast
log = logging.getLogger("ludarium.server")


class _Named(msgspec.Struct):
    client: str | None = None


def _client_of(text: str | None) -> str | None:
    """Whose message it was, so that the browser knows which one was not heard."""
    try:
        return msgspec.json.decode((text or "")[:MOST_LOOKED_AT], type=_Named).client
    except (msgspec.MsgspecError, UnicodeError):
        return None


class Connection:
    """One visitor's socket."""

    def __init__(
        self, socket: WebSocket, who: Who | None, address: str, limits: Limits, times: Times, shared: Buckets
    ) -> None:
        self.socket = socket
        self.line: Socket = socket.scope["state"]["line"]
        self.line.drained = self._flush
        self.user = who.guest if who else None
        self.device = who.device if who else None
        self.host, self.address = address, network_of(address)
        self.seat = schema.SPECTATOR
        self.seen = -1
        self.known: Known | None = None
        self.side: Company | None = None
        self.table: Table | None = None  # at which it is
        self.takes_changes = False
        self.limits = limits
        self.times = times
        self.bucket = Bucket(limits.rate, limits.burst, "messages")
        self.shared = shared  # with everybody at the same address
        self._outbox: list[bytes] = []
        self._size = 0
        self._closing: int | None = None
        self.parting = False  # is no further command taken?

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def send(self, *messages: bytes) -> None:
        """Never waits: what is said in one turn of the event loop goes out in one piece. Who does not keep up is cut
        off, and may come back and say what it has seen."""
        if self._closing is not None:
            return
        if not self._outbox:
            self.line.loop.call_soon(self._flush)
        self._outbox += messages
        self._size += sum(map(len, messages))
        if len(self._outbox) > self.limits.outbox or self._size > self.limits.outbox_bytes:
            self.close(TOO_SLOW)

    def _flush(self) -> None:
        if self._outbox and self.line.stuck is None:
            self.line.write(self._outbox)
            self._outbox, self._size = [], 0

    def close(self, code: int) -> None:
        if self._closing is not None:
            return
        if code != FLOODING:
            self._flush()
        self._closing = code
        if self.line.hang_up(code, REASONS.get(code, "")):
            CLOSED.labels(str(code)).inc()

    def part(self) -> None:
        """The server ends: the command under way is answered, and then the browser told to come back."""
        self.parting = True
        self.line.wake()

    async def hear(self) -> protocol.ClientMessage | None:
        """The next message that may pass; None when the connection ends."""
        while not self.closing and not self.parting:
            received = await self.line.take()
            if received["type"] == "websocket.disconnect" or self.closing:
                return None
            if not self.bucket.allows() or not self.shared.allows(self.address):
                if self.bucket.beyond > self.limits.flood:
                    self.close(FLOODING)
                    return None
                self.refuse(Refusal("too-fast", 429), _client_of(received.get("text")))
                continue
            MESSAGES.inc()
            text = received.get("text")
            try:
                if text is None or len(text) > self.limits.message:
                    raise Refusal("malformed")
                message: protocol.ClientMessage = decode(text)
                return message
            except (msgspec.MsgspecError, UnicodeError, RecursionError, Refusal):
                self.refuse(Refusal("malformed"))
        return None

    def refuse(self, refusal: Refusal, client: str | None = None) -> None:
        message = protocol.Refused(client=client, reason=refusal.reason, args=refusal.arguments)
        self.send(encode(message))


class Live:
    """The endpoint for all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        config = tables.context.config
        self.limits, self.times = config.limits, config.times
        self.chat = Meter(self.limits.chat, 10, "chat")
        self.chat_of_address = Meter(self.limits.chat_of_address, 10, "chat_of_address")
        self.hellos = Buckets(self.limits.hellos, self.limits.hello_burst, "hellos")
        self.messages = Buckets(
            self.limits.rate_of_address, self.limits.burst_of_address, "messages_of_address"
        )
        self.guests = Crowd(self.limits.connections, self.limits.connections_of_guest, "sockets_of_guest")
        self.addresses = Crowd(
            self.limits.connections, self.limits.connections_of_address, "sockets_of_address"
        )
        self.connected: set[Connection] = set()
        self.ending = False

    async def visit(self, socket: WebSocket, table_id: str, who: Who | None, address: str) -> None:
        await socket.accept()
        connection = Connection(socket, who, address, self.limits, self.times, self.messages)
        self.connected.add(connection)
        if self.ending:
            connection.part()
        if connection.user is not None:
            self.tables.context.guests.seen_at(connection.user, connection.address)
        try:
            with (
                self.guests.room(connection.user or connection.address),
                self.addresses.room(connection.address),
            ):
                table = await self.tables.find(table_id)
                if table.sealed_to(connection.user):
                    raise Refusal("no-such-table", 404)
                # In a task of its own: else every message would climb through all layers of the app.
                await asyncio.create_task(self._attend(table, connection))
        except CrowdedError:
            connection.close(TOO_MANY)
        except Refusal as refusal:
            connection.close(TRY_LATER if refusal.status == 503 else NO_TABLE)
        finally:
            connection.close(COME_BACK if connection.parting else 1000)
            self.connected.discard(connection)

    async def part(self) -> None:
        """Before the server ends: nobody is left without an answer, and everybody knows that it was meant."""
        self.ending = True
        for connection in self.connected:
            connection.part()
        until = time.monotonic() + FAREWELL
        while self.connected and time.monotonic() < until:
            await asyncio.sleep(0.01)

    def sign_out(self, devices: Sequence[str]) -> None:
        """Nobody is there any more as whom they were."""
        gone = set(devices)
        for connection in [each for each in self.connected if each.device in gone]:
            connection.close(SIGNED_OUT)

    def turn_out(self, guest: str) -> None:
        for connection in [each for each in self.connected if each.user == guest]:
            connection.close(SIGNED_OUT)

    def keep_out(self, bans: Bans) -> None:
        for connection in [each for each in self.connected if bans.reaches(each.host)]:
            connection.close(SIGNED_OUT)

    async def _attend(self, table: Table, connection: Connection) -> None:
        try:
            async with asyncio.timeout(self.times.hello):
                first = await self._first(connection)
        except TimeoutError:
            connection.close(SILENT)
            return
        if first is None:
            return
        try:
            await self._greet(table, connection, first)
            while (message := await connection.hear()) is not None:
                await self._answer(table, connection, message)
        except Refusal:  # at the first Hello
            connection.close(TRY_LATER)
        except Exception:
            log.exception("table %s: a connection", table.row.id)
            connection.close(BROKEN)
        finally:
            await self._part(table, connection)

    async def _first(self, connection: Connection) -> protocol.Hello | None:
        while (message := await connection.hear()) is not None:
            if isinstance(message, protocol.Hello):
                return message
            connection.refuse(Refusal("hello-first"), getattr(message, "client", None))
        return None

    async def _answer(self, table: Table, connection: Connection, message: protocol.ClientMessage) -> None:
        client = getattr(message, "client", None)
        try:
            if isinstance(message, protocol.Hello):
                await self._greet(table, connection, message)
            elif isinstance(message, protocol.Say) and not self.chat_of_address.allows(connection.address):
                raise Refusal("too-fast", 429)
            else:
                await obey(table, connection, message, self.chat)
        except Refusal as refusal:
            connection.refuse(refusal, client)
            if isinstance(refusal, Stale):
                await self._tell(table, connection)
        except Exception:
            log.exception("table %s: %s", table.row.id, type(message).__name__)
            connection.refuse(Refusal("internal", 500), client)

    async def _tell(self, table: Table, connection: Connection) -> None:
        """Under the lock: what is not on the disk yet is told to nobody."""
        async with table.alone():
            await table.awake()
            table.tell(connection)

    async def _greet(self, table: Table, connection: Connection, hello: protocol.Hello) -> None:
        """What it has not seen, and the table as it is. A second Hello looks as another seat."""
        if not self.hellos.allows(connection.address):  # each is answered with all that happened
            raise Refusal("too-fast", 429)
        async with table.alone():
            await table.reopen(connection.user)
            journal = await table.awake()
            await table.observers.receive(connection)
            own = table.seats_of(connection.user)
            asked = [seat for seat in own if seat in table.summary.asked]
            connection.seat = next(iter([*asked, *own]), schema.SPECTATOR)
            if hello.seat in own:
                connection.seat = hello.seat
            side = table.observers.side(connection)
            told = side.journal if side is not None else None
            connection.seen = max(-1, min(hello.seen, told.last if told else -1))
            connection.takes_changes = hello.changes
            table.tell(connection)
            blocks = self.tables.context.blocks
            said = side.chats if side is not None else ()
            heard = [chat for user, chat in said if not blocks.has(connection.user, user)]
            connection.send(*map(encode, heard))
            if table.damaged:
                connection.send(encode(protocol.Notice(code="table-damaged", args={})))
            elif table.row.barred:
                code = "broken-off" if table.row.tournament else "table-barred"
                connection.send(encode(protocol.Notice(code=code, args={})))
            elif journal is None and table.row.status != "open":
                connection.send(
                    encode(protocol.Notice(code="rules-changed", args={"version": table.row.rules}))
                )
            table.connections.add(connection)
            connection.table = table
            absent = table.replace_request
            if absent is not None and table.row.seats[absent.seat].user == connection.user:
                table.replace_request = None
                table.announce()
            table.observers.tell_presence()

    async def _part(self, table: Table, connection: Connection) -> None:
        table.connections.discard(connection)
        connection.table = None
        if table.seats_of(connection.user) and connection.user not in table.present():
            table.gone[connection.user or ""] = time.monotonic()
        table.observers.tidy()
        table.observers.tell_presence()
