"""The lobby: who is here, and who sits at which table."""

from __future__ import annotations

import sqlite3
import time
from collections import OrderedDict
from collections.abc import Collection

from ludarium.server import club_schema, view
from ludarium.server.live import Live
from ludarium.server.profile import rating_info
from ludarium.server.storage.rating import known_rating
from ludarium.server.table import Table
from ludarium.server.tables import Tables

HERE = 30.0  # seconds since somebody last looked into the lobby, who looks every few
KEPT = 20_000


class Lobby:
    def __init__(self, tables: Tables, live: Live) -> None:
        self.tables = tables
        self.live = live
        self._seen: OrderedDict[str, float] = OrderedDict()

    def see(self, guest: str) -> None:
        self._seen[guest] = time.monotonic()
        self._seen.move_to_end(guest)
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def people(self) -> set[str]:
        """In the lobby, or at a table."""
        since = time.monotonic() - HERE
        while self._seen and next(iter(self._seen.values())) < since:
            self._seen.popitem(last=False)
        return {*self._seen, *(visitor.user for visitor in self.live.connected if visitor.user)}

    def places(self, guests: Collection[str]) -> dict[str, list[Table]]:
        """By guest: the tables that they look at, or sit at."""
        found: dict[str, list[Table]] = {}
        for visitor in self.live.connected:
            if visitor.table is not None and visitor.user is not None and visitor.user in guests:
                found.setdefault(visitor.user, []).append(visitor.table)
        return found

    async def tell(self, guest: str | None) -> club_schema.Lobby:
        tables = await self.tables.listed(guest)
        ratings = await self.tables.context.storage.read(
            lambda db: [_ratings_at(db, table) for table in tables]
        )
        return club_schema.Lobby(
            tables=[
                club_schema.LobbyTable(
                    table=view.card(table, guest), ratings=rated, watchers=view.presence(table).watchers
                )
                for table, rated in zip(tables, ratings, strict=True)
            ],
            people=len(self.people()),
        )


def _ratings_at(db: sqlite3.Connection, table: Table) -> list[club_schema.RatingInfo | None]:
    found = [
        known_rating(db, table.row.game, seat.user) if seat.kind == "person" and seat.user else None
        for seat in table.row.seats
    ]
    return [None if rating is None else rating_info(rating) for rating in found]
