"""Tables that stand in the middle of a stored game: what a test is about need not be played up to."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludarium.core import record
from ludarium.core.journal import Journal
from ludarium.games import find_game
from ludarium.server.identity import new_id
from ludarium.server.row import Line, Row, Seat
from ludarium.server.storage.table import save_row, seat_guest
from tests.server.conftest import Served

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

RECORDS = Path(__file__).parents[1] / "games"
NAMES = ("Ana", "Ben", "Cleo", "Dora")


def stored(path: str, part: float) -> Journal:
    """A stored game up to this part of its moves."""
    text = (RECORDS / path).read_text(encoding="utf-8")
    return record.read(text, find_game, int(part * moves_of(text)))


def moves_of(text: str) -> int:
    return len(re.findall(r"^\d+ ", text, re.MULTILINE))


def take_over(site: Served, visitor: Visitor, journal: Journal, seat: int, *, bots: bool = False) -> str:
    """The visitor sits at a table that stands as the journal does."""
    visitor.alone(journal.setup.game.id)
    table = plant(site, str(visitor.request("GET", "/api/me")["user"]["id"]), journal, seat, bots=bots)
    visitor.visit(table)
    return table


def plant(site: Served, me: str, journal: Journal, seat: int, *, bots: bool = False) -> str:
    """A table of this server that stands as the journal does; one seat is a guest's, the others are away or bots."""
    setup, now = journal.setup, time.time()
    seats = [Seat(kind="bot", level="novice") if bots else Seat(kind="person") for _ in range(setup.seats)]
    seats[seat] = Seat(kind="person", user=me)
    row = Row(
        id=new_id(),
        game=setup.game.id,
        rules=setup.game.version,
        chosen={**setup.options, **setup.overrides},
        seats=[msgspec.structs.replace(one, name=name) for one, name in zip(seats, NAMES)],
        status="running",
        public=False,
        creator=me,
        created=now,
        changed=now,
    )
    lines = [
        Line(table=row.id, number=number, at=now, action=entry.done)
        for number, entry in enumerate(journal.entries)
    ]
    site.wait(site.tables.context.storage.write(lines, [*save_row(row), seat_guest(me, row.id)]))
    return row.id
