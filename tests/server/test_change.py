"""Who takes changes knows at every moment what the others are told whole."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludarium.core.host import Seeded
from ludarium.server import protocol, seating
from ludarium.server.change import Known
from ludarium.server.command import obey
from ludarium.server.company import Company
from ludarium.server.config import Config, Limits
from ludarium.server.context import Context
from ludarium.server.limits import Meter
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row
from ludarium.server.schema import NewSeat, NewTable
from ludarium.server.storage.database import Storage
from ludarium.server.table import Table
from ludarium.server.tables import Tables
from tests.server.client import applied

MANY = Limits(guests=10**6, new_tables=10**6, tables=10**6)
CASES = (
    ("artificium", 3),
    ("ars-universalis", 3),
    ("plus-ultra", 2),
    ("universal-tapestry", 1),
)


class Ear:
    """A visitor who keeps what it was told."""

    def __init__(self, user: str | None, seat: int, takes_changes: bool) -> None:
        self.user, self.seat, self.seen = user, seat, -1
        self.takes_changes = takes_changes
        self.known: Known | None = None
        self.side: Company | None = None
        self.position: dict[str, Any] = {}
        self.entries: list[Any] = []
        self.whole = self.changed = 0

    def send(self, *messages: bytes) -> None:
        for message in messages:
            heard = json.loads(message)
            if heard["type"] == "position":
                self.position = heard
                self.whole += 1
            elif heard["type"] == "change":
                self.position = applied(self.position, heard)
                self.changed += 1
            elif heard["type"] == "news":
                self.entries += heard["entries"]


async def begun(registry: Tables, game: str, seats: int, people: list[str]) -> Table:
    """A table at which everybody sits."""
    guests = [await registry.context.guests.find(name) for name in people]
    wanted = NewTable(game=game, seats=[NewSeat(kind="me")] + [NewSeat(kind="open")] * (seats - 1))
    table = await registry.make(wanted, guests[0])
    if seats > 1:
        row: Row = table.row
        for seat, guest in enumerate(guests[1:], 1):
            row = seating.join(row, guest.id, guest.name, seat)
        async with table.alone():
            await table.start(seating.copy_of(row))
    return table


async def something(table: Table, ears: list[Ear], rng: random.Random, number: int) -> None:
    """A move, mostly; now and then what else people do at a table."""
    journal = await table.running()
    chat, client = Meter(10**6, 1), f"c{number}"
    seat = rng.choice(journal.asked())
    ear = ears[rng.randrange(2) + 2 * seat]
    wish = rng.random()
    try:
        if table.paused:  # nothing else can be done
            await obey(table, ear, protocol.Pause(client=client, seat=seat, on=False), chat)
        elif wish < 0.06 and journal.last > 2:
            await obey(table, ear, protocol.Undo(client=client, seat=seat, to=journal.last - 1), chat)
        elif wish < 0.1 and table.undo_request is not None:
            other = rng.choice(table.undo_request.needed)
            answer = protocol.Answer(client=client, seat=other, what="undo", yes=rng.random() < 0.7)
            await obey(table, ears[2 * other], answer, chat)
        elif wish < 0.13:
            await obey(table, ear, protocol.Retract(client=client, seat=seat), chat)
        elif wish < 0.16 and len(table.row.seats) == 1:
            await obey(table, ear, protocol.Pause(client=client, seat=seat, on=True), chat)
        elif wish < 0.18:
            table.put_away()
            await table.awake()
            table.announce()
        else:
            move = table.setup.game.verbs.write(rng.choice(journal.legal(seat)))
            decision = journal.decisions[seat]
            play = protocol.Play(client=client, seat=seat, decision=decision, moves=[move])
            await obey(table, ear, play, chat)
    except Refusal:
        pass


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_changes_make_the_same_position(
    tmp_path: Path, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "ludarium.server.table.Secure", lambda: Seeded(4)
    )  # a short game is told whole more often
    people = [f"guest{number}" for number in range(seats)]

    async def play() -> None:
        storage = Storage(tmp_path)
        registry = Tables(Context.of(Config(data=tmp_path, limits=MANY), storage))
        table = await begun(registry, game, seats, people)
        places: list[tuple[str | None, int]] = [
            *((name, seat) for seat, name in enumerate(people)),
            (None, -1),
        ]
        ears = [Ear(user, seat, takes) for user, seat in places for takes in (True, False)]
        table.connections.update(ears)
        table.announce()
        rng = random.Random(4)
        for number in range(120):
            if table.row.status != "running":
                break
            await something(table, ears, rng, number)
            for taking, whole in zip(ears[::2], ears[1::2], strict=True):
                assert taking.position == whole.position
                assert taking.entries == whole.entries
        assert sum(ear.changed for ear in ears) > 3 * sum(ear.whole for ear in ears[::2])
        await table.close()
        await storage.close()

    asyncio.run(play())
