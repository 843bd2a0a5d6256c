"""Leaderboards, and what a game did to the ratings of its people."""

from __future__ import annotations

import sqlite3
import time

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import club_schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.profile import rating_info
from ludarium.server.rating import landmarks
from ludarium.server.storage.rating import Ranked, changes_at, last_places, ranking, standing_of

DAYS = 90
SHOWN = 100  # lines of a leaderboard
PLACES = 8


class RatingApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/games/{game}/ratings", self.ranking),
            ("GET", "/api/tables/{table}/ratings", self.changes),
        ]

    async def ranking(self, request: Request) -> Response:
        game = self.context.library.find(request.path_params["game"])
        guest = self.reception.guest_id(request)
        since = time.time() - DAYS * 86_400

        def asked(
            db: sqlite3.Connection,
        ) -> tuple[list[club_schema.RankedInfo], club_schema.RankedInfo | None]:
            mine = standing_of(db, game.id, guest) if guest else None
            people = [_line(db, game.id, one) for one in ranking(db, game.id, since, SHOWN)]
            return people, _line(db, game.id, mine) if mine else None

        people, mine = await self.context.storage.read(asked)
        marks = [
            club_schema.LandmarkInfo(level=level, points=rating.points)
            for level, rating in landmarks(game).items()
        ]
        return answer(club_schema.Ranking(game=game.id, people=people, landmarks=marks, days=DAYS, me=mine))

    async def changes(self, request: Request) -> Response:
        table = await self.reception.found(request)
        found = await self.context.storage.read(lambda db: changes_at(db, table.row.id))
        return answer(
            [
                club_schema.RatingChange(
                    seat=one.seat, before=rating_info(one.before), after=rating_info(one.after)
                )
                for one in found
            ]
        )


def _line(db: sqlite3.Connection, game: str, one: Ranked) -> club_schema.RankedInfo:
    return club_schema.RankedInfo(
        user=one.guest,
        name=one.name,
        rating=rating_info(one.rating),
        games=one.games,
        places=last_places(db, game, one.guest, PLACES),
    )
