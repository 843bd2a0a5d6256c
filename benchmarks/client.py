"""People at tables, for benchmarks: each plays one seat at random over a real socket, table after table."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


# Only what the clients look at: the rest of a message is skipped.


class Text(msgspec.Struct):
    text: str


class Position(msgspec.Struct, tag="position"):
    seq: int
    asked: list[int]
    decision: int
    legal: list[Text]
    results: list[msgspec.Raw] | None


class Fields(msgspec.Struct):
    """Of a position; what is not there is as it was."""

    seq: int | msgspec.UnsetType = msgspec.UNSET
    asked: list[int] | msgspec.UnsetType = msgspec.UNSET
    decision: int | msgspec.UnsetType = msgspec.UNSET
    legal: list[Text] | msgspec.UnsetType = msgspec.UNSET
    results: list[msgspec.Raw] | msgspec.UnsetType | None = msgspec.UNSET


class Change(msgspec.Struct, tag="change"):
    fields: Fields

    def after(self, position: Position) -> Position:
        changed = {
            name: value
            for name in Fields.__struct_fields__
            if (value := getattr(self.fields, name)) is not msgspec.UNSET
        }
        return msgspec.structs.replace(position, **changed)


class Accepted(msgspec.Struct, tag="accepted"):
    client: str


class Refused(msgspec.Struct, tag="refused"):
    client: str | None
    reason: str


class Notice(msgspec.Struct, tag="notice"):
    pass


class News(msgspec.Struct, tag="news"):
    pass


class Presence(msgspec.Struct, tag="presence"):
    pass


class Chat(msgspec.Struct, tag="chat"):
    pass


decode = msgspec.json.Decoder(Position | Change | Accepted | Refused | Notice | News | Presence | Chat).decode


@dataclass
class Tally:
    """What the clients saw."""

    sent: int = 0
    latencies: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    acknowledged: dict[str, set[str]] = field(default_factory=dict)  # table -> ids of moves
    games: int = 0
    counting: bool = False

    def acknowledgements(self) -> int:
        return sum(len(moves) for moves in self.acknowledged.values())


class Client:
    """Plays one seat at random, table after table."""

    def __init__(self, url: str, tally: Tally, seed: int) -> None:
        self.url = url
        self.tally = tally
        self.random = random.Random(seed)
        self.name = f"c{seed}"
        brief = httpx.Limits(
            keepalive_expiry=1.0
        )  # the server closes idle connections: never use one just closed
        self.http = httpx.AsyncClient(
            base_url=url, headers={"origin": url}, timeout=120, verify=False, limits=brief
        )
        self.moves = 0

    async def arrive(self) -> None:
        await self.http.get("/api/me")

    async def post(self, path: str, body: object) -> dict[str, object]:
        response = await self.http.post(path, content=json.dumps(body))
        response.raise_for_status()
        answer: dict[str, object] = response.json()
        return answer

    def open(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}/ws/tables/{table}",
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
            compression=None,
            open_timeout=60,
            ping_interval=None,
            local_addr=self.address,
        )

    async def play(self, table: str) -> None:
        """Until cancelled or cut off."""
        while True:
            async with self.open(table) as socket:
                await socket.send('{"type":"hello","changes":true}')
                table = await self._game(socket, table)

    async def _game(self, socket: ClientConnection, table: str) -> str:
        answered = -1
        asked = 0.0
        mine = self.tally.acknowledged.setdefault(table, set())
        known: Position | None = None
        while True:
            message = decode(await socket.recv(decode=False))
            if isinstance(message, Change) and known is not None:
                message = message.after(known)
            if isinstance(message, Position):
                known = message
                if message.results is not None:
                    self.tally.games += self.seat == 0
                    return str((await self.post(f"/api/tables/{table}/rematch", {}))["id"])
                if message.legal and message.decision != answered:
                    answered = message.decision
                    self.moves += 1
                    self.tally.sent += 1
                    move = self.random.choice(message.legal).text
                    if self.pause:
                        await asyncio.sleep(self.random.random() * 2 * self.pause)
                    asked = time.perf_counter()
                    await socket.send(
                        f'{{"type":"play","client":"{self.name}.{self.moves}","seat":{self.seat},'
                        f'"decision":{answered},"moves":["{move}"]}}',
                        text=True,
                    )
            elif isinstance(message, Accepted):
                mine.add(message.client)
                if self.tally.counting:
                    self.tally.latencies.append(time.perf_counter() - asked)
            elif isinstance(message, Refused) and message.client is None:  # a server of before
                await socket.send('{"type":"hello"}')
            elif isinstance(message, Refused):
                self.tally.refused[message.reason] = self.tally.refused.get(message.reason, 0) + 1

    seat = 0
    pause = 0.0  # seconds of thinking before a move, on average
    address: tuple[str, int] | None = None  # from where; one of this machine's own


async def seat_all(url: str, tables: int, tally: Tally, first_seed: int = 0) -> list[tuple[Client, str]]:
    """Guests at their tables, which start when the last one sits down."""
    seated = []
    for number in range(tables):
        clients = [Client(url, tally, first_seed + number * SEATS + seat) for seat in range(SEATS)]
        for client in clients:
            await client.arrive()
        wish = {"game": "artificium", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        table = str((await clients[0].post("/api/tables", wish))["id"])
        for seat, client in enumerate(clients):
            client.seat = seat
            if seat:
                await client.post(f"/api/tables/{table}/join", {"seat": seat})
            seated.append((client, table))
    return seated
