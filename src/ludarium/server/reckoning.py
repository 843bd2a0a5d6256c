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
from ludarium.server.row import Row, Seat, person_of
from ludarium.server.seating import copy_of
from ludarium.server.storage.rating import (
    Change,
    changes_at,
    drop_changes,
    last_rated,
    rated_rows,
    rating_of,
    save_changes,
    unrated_ids,
    write_changes,
    write_ratings,
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
    Only what differs is written, at once, when no game was reckoned meanwhile: a server may run beside it.
    """
    now: dict[tuple[str, str], Rating] = {}
    wrong: list[Change] = []  # as they should be
    known: set[tuple[str, int]] = set()
    games: dict[tuple[str, str], tuple[int, float]] = {}  # how many, and when the last
    last = (0.0, "")
    while True:
        for row in rated_rows(db, last):
            assert row.rated_at is not None
            last = (row.rated_at, row.id)
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
                was = kept.get(change.seat)
                who, guest = people[change.seat], change.guest if was is None else was.guest
                change = change._replace(who=who, guest=guest)
                known.add((change.table, change.seat))
                if was != change:
                    wrong.append(change)
                now[row.game, who] = change.after
                if guest == who:
                    times, _ = games.get((row.game, who), (0, 0.0))
                    games[row.game, who] = (times + 1, change.at)
            progress()
        db.execute("BEGIN IMMEDIATE")
        if next(rated_rows(db, last), None) is None:
            break
        db.execute("ROLLBACK")
    ratings = {key: (now[key], *counted) for key, counted in games.items()}
    strays = [one for one in db.execute("SELECT table_id, seat FROM rating_changes") if one not in known]
    for statement, values in [*drop_changes(strays), *write_changes(wrong), *write_ratings(db, ratings)]:
        db.execute(statement, values)
    db.execute("COMMIT")
    return len(wrong) + len(strays)
