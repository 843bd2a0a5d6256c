"""Keeps the ratings: a rated game is reckoned once when it is over, one game after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping

from ludarium.core.game import Game
from ludarium.server.context import Context
from ludarium.server.rating import Rating, landmarks, rate
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row, Seat
from ludarium.server.seating import copy_of
from ludarium.server.storage.rating import (
    Change,
    changes_at,
    last_rated,
    rated_rows,
    rating_of,
    save_changes,
    unrated_ids,
)
from ludarium.server.table import Table
from ludarium.server.tables import Tables

BETWEEN = 0.5  # seconds between two looks for games that have ended
log = logging.getLogger("ludarium.server")


class Reckoning:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.context: Context = tables.context
        self._last = 0.0

    async def watch(self) -> None:
        """For ever: reckon what has ended, also what had ended when the server went down."""
        while True:
            try:
                await self.catch_up()
            except Exception:
                log.exception("ratings")
            await asyncio.sleep(BETWEEN)

    async def catch_up(self) -> None:
        if not self.context.ratings_due:
            return
        self.context.ratings_due = False
        self._last = await self.context.storage.read(last_rated)
        for table_id in await self.context.storage.read(unrated_ids):
            with contextlib.suppress(Refusal):  # one that cannot be read changes no rating
                table = await self.tables.find(table_id)
                async with table.alone():
                    await self._reckon(table)

    async def _reckon(self, table: Table) -> None:
        row = copy_of(table.row)
        if row.rated_at is not None or row.status != "finished":
            return
        game = table.setup.game
        people = {who for seat in row.seats if (who := person_of(seat)) is not None}
        now = await self.context.storage.read(lambda db: {who: rating_of(db, game.id, who) for who in people})
        # The order is kept with the games: they are reckoned again in it, whatever the clock of the machine did.
        self._last = row.rated_at = max(time.time(), self._last + 0.000_1)
        stood = {number: now.get(person_of(seat) or "", Rating()) for number, seat in enumerate(row.seats)}
        changes = changes_of_game(row, game, stood)
        await table.commit(row=row, statements=save_changes(changes))


def person_of(seat: Seat) -> str | None:
    """Whose result it is, also where a bot plays on in the seat; None for a bot, or somebody who is forgotten."""
    if seat.before is not None:
        return seat.before.user
    return seat.left or seat.user


def is_bot(seat: Seat) -> bool:
    return seat.kind == "bot" and seat.before is None and not seat.resigned


def changes_of_game(row: Row, game: Game, before: Mapping[int, Rating]) -> list[Change]:
    """What a finished game does to its people, whose ratings by seat stood as given; who left stands behind
    everybody who stayed."""
    assert row.places is not None
    assert row.rated_at is not None
    fixed = landmarks(game)
    ratings, places = [], []
    for number, seat in enumerate(row.seats):
        left = seat.kind == "bot" and not is_bot(seat)
        ratings.append(fixed[seat.level or ""] if is_bot(seat) else before[number])
        places.append(row.places[number] + (len(row.seats) if left else 0))
    after = rate(ratings, places)
    return [
        Change(
            game=row.game,
            table=row.id,
            seat=number,
            who=person_of(seat) or "",
            guest=person_of(seat),
            at=row.rated_at,
            place=min(places[number], len(row.seats)),
            before=ratings[number],
            after=after[number],
        )
        for number, seat in enumerate(row.seats)
        if not is_bot(seat)
    ]


def recompute(
    db: sqlite3.Connection, find: Callable[[str], Game | None], progress: Callable[[], None]
) -> int:
    """All ratings again from the finished games; gives how many lines differ from what was kept.

    Who somebody was is kept beside the games: people are forgotten or become one with another, and the rest stands.
    """
    now: dict[tuple[str, str], Rating] = {}
    changes: list[Change] = []
    for row in rated_rows(db):
        game = find(row.game)
        if game is None:
            continue
        kept = {change.seat: change for change in changes_at(db, row.id)}
        people = {
            number: kept[number].who if number in kept else person_of(seat) or ""
            for number, seat in enumerate(row.seats)
        }
        stood = {number: now.get((row.game, who), Rating()) for number, who in people.items()}
        for change in changes_of_game(row, game, stood):
            was = kept.get(change.seat, change)
            changes.append(change._replace(who=people[change.seat], guest=was.guest))
            now[row.game, people[change.seat]] = change.after
        progress()
    before = set(db.execute("SELECT * FROM rating_changes"))
    after = {(*change[:7], *_flat(change.before), *_flat(change.after)) for change in changes}
    db.execute("BEGIN IMMEDIATE")
    db.execute("DELETE FROM ratings")
    db.execute("DELETE FROM rating_changes")
    for statement, values in save_changes(changes):
        db.execute(statement, values)
    db.execute("COMMIT")
    return len(before ^ after)


def _flat(rating: Rating) -> tuple[float, float]:
    return rating.mu, rating.sigma
