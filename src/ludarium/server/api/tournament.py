"""Tournaments: announced, entered, run by whoever organises them, and read by everybody."""

from __future__ import annotations

import sqlite3

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import tournament_schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.context import Guest
from ludarium.server.storage.rating import known_rating
from ludarium.server.storage.tournament import listed_tournaments, names_of
from ludarium.server.tournament.page import info, page, sheet
from ludarium.server.tournament.row import Tournament

LISTED = 30  # of each status


class TournamentApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self.office = reception.tournaments

    def routes(self) -> list[Part]:
        one = "/api/tournaments/{tournament}"
        return [
            ("GET", "/api/tournaments", self.listed),
            ("POST", "/api/tournaments", self.announce),
            ("GET", one, self.page),
            ("GET", f"{one}/results.csv", self.results),
            ("POST", f"{one}/join", self.join),
            ("POST", f"{one}/leave", self.leave),
            ("POST", f"{one}/sit", self.sit_out),
            ("POST", f"{one}/here", self.say_here),
            ("POST", f"{one}/deal", self.deal),
            ("POST", f"{one}/start", self.start),
            ("POST", f"{one}/next", self.hurry),
            ("POST", f"{one}/remove", self.remove),
            ("POST", f"{one}/cancel", self.cancel),
        ]

    async def listed(self, request: Request) -> Response:
        guest = self.reception.guest_id(request)
        found = await self.context.storage.read(lambda db: listed_tournaments(db, guest, LISTED))
        return answer([info(one, guest) for one in found if one.game in self.context.library.games])

    async def announce(self, request: Request) -> Response:
        wanted = await self.reception.body(request, tournament_schema.NewTournament)
        guest = await self._guest(request)
        return await self._told(await self.office.announce(wanted, guest), guest.id, 201)

    async def page(self, request: Request) -> Response:
        found = await self.office.shown(request.path_params["tournament"])
        return await self._told(found, self.reception.guest_id(request))

    async def results(self, request: Request) -> Response:
        found = await self.office.find(request.path_params["tournament"])
        people = sorted(found.people())
        names = await self.context.storage.read(lambda db: names_of(db, people))
        headers = {"content-disposition": f'attachment; filename="tournament-{found.id}.csv"'}
        return Response(sheet(found, names), media_type="text/csv", headers=headers)

    async def join(self, request: Request) -> Response:
        guest = await self._guest(request)
        return await self._told(await self.office.join(self._asked(request), guest), guest.id)

    async def leave(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return await self._told(await self.office.leave(self._asked(request), guest), guest.id)

    async def sit_out(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, tournament_schema.SitOut)
        return await self._told(await self.office.sit_out(self._asked(request), guest, wanted.out), guest.id)

    async def say_here(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, tournament_schema.SayHere)
        return await self._told(
            await self.office.say_here(self._asked(request), guest, wanted.here), guest.id
        )

    async def deal(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, tournament_schema.BeginDeal)
        table = await self.office.begin_deal(self._asked(request), guest, wanted.deal)
        return answer(tournament_schema.DealBegun(table=table))

    async def start(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return await self._told(await self.office.start(self._asked(request), guest), guest.id)

    async def hurry(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return await self._told(await self.office.hurry(self._asked(request), guest), guest.id)

    async def remove(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, tournament_schema.RemoveEntrant)
        return await self._told(
            await self.office.remove(self._asked(request), guest, wanted.entrant), guest.id
        )

    async def cancel(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return await self._told(await self.office.cancel(self._asked(request), guest), guest.id)

    async def _guest(self, request: Request) -> Guest:
        """Somebody of whom something is kept from now on."""
        guest = await self.reception.guest(request)
        await self.reception.remember(request, guest)
        return guest

    def _asked(self, request: Request) -> str:
        return str(request.path_params["tournament"])

    async def _told(self, found: Tournament, guest: str | None, status: int = 200) -> Response:
        people = sorted(found.people())

        def asked(db: sqlite3.Connection) -> tuple[dict[str, str], dict[str, int]]:
            known = {one: known_rating(db, found.game, one) for one in people}
            return names_of(db, people), {one: rating.points for one, rating in known.items() if rating}

        names, ratings = await self.context.storage.read(asked)
        return answer(page(found, guest, names, ratings), status)
