"""Games, tables, and who sits at them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ludarium.core.declaration import describe
from ludarium.core.glossary import FALLBACK
from ludarium.server import schema, seating, view
from ludarium.server.api.reception import Part, Reception, address_of, answer
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row
from ludarium.server.storage.table import seat_guest, unseat_guest
from ludarium.server.storage.writer import Statement
from ludarium.server.table import Table


class SeatChoice(schema.Struct):
    seat: int | None = None


class LevelChoice(schema.Struct):
    level: str


class TableApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context

    def routes(self) -> list[Part]:
        table = "/api/tables/{table}"
        return [
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{game}/constants", self.constants),
            ("GET", "/api/games/{game}/declaration", self.declaration),
            ("GET", "/api/games/{game}/text", self.text),
            ("GET", "/api/games/{game}/words", self.words),
            ("GET", "/api/tables", self.listed),
            ("GET", "/api/tables/mine", self.mine),
            ("POST", "/api/tables", self.make),
            ("GET", table, self.table),
            ("GET", f"{table}/since", self.since),
            ("POST", f"{table}/join", self.join),
            ("POST", f"{table}/leave", self.leave),
            ("POST", f"{table}/fill", self.fill),
            ("POST", f"{table}/remove", self.remove),
            ("POST", f"{table}/start", self.start),
            ("POST", f"{table}/rematch", self.rematch),
        ]

    async def games(self, request: Request) -> Response:
        return answer(self.context.library.infos())

    async def constants(self, request: Request) -> Response:
        return answer(self.context.library.constants(request.path_params["game"]))

    async def declaration(self, request: Request) -> Response:
        return answer(describe(self.context.library.find(request.path_params["game"])))

    async def text(self, request: Request) -> Response:
        language = request.query_params.get("language", FALLBACK)
        return answer(self.context.library.text(request.path_params["game"], language))

    async def words(self, request: Request) -> Response:
        language = request.query_params.get("language", FALLBACK)
        return answer(self.context.library.words(request.path_params["game"], language))

    async def listed(self, request: Request) -> Response:
        user = self.reception.guest_id(request)
        return answer([view.card(table, user) for table in await self.reception.tables.listed(user)])

    async def mine(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return answer(
            [view.card(table, guest.id) for table in await self.reception.tables.of_guest(guest.id)]
        )

    async def make(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, schema.NewTable)
        await self.reception.remember(request, guest)
        self.context.guests.seen_at(guest.id, address_of(request))
        return answer(view.card(await self.reception.tables.make(wanted, guest), guest.id), 201)

    async def table(self, request: Request) -> Response:
        table = await self.reception.found(request)
        async with table.alone():
            await table.awake()
        return answer(view.card(table, self.reception.guest_id(request)))

    async def since(self, request: Request) -> Response:
        """For those who sit there; nobody else has a last move."""
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        async with table.alone():
            journal = await table.awake()
            mine = table.seats_of(guest.id)
            if not mine:
                raise Refusal("not-your-seat", 403)
            if journal is None or table.hidden:
                raise Refusal("not-running", 409)
            return answer(view.since(table, journal, mine))

    async def join(self, request: Request) -> Response:
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        wanted = await self.reception.body(request, SeatChoice)
        await self.reception.remember(request, guest)
        async with table.alone():
            row = seating.join(table.row, guest.id, guest.name, wanted.seat)
            told = await self._seat(table, row, guest.id, [seat_guest(guest.id, row.id)])
            self.context.caller.arrived(table, guest.id)
            return told

    async def leave(self, request: Request) -> Response:
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        async with table.alone():
            row = seating.leave(table.row, guest.id)
            return await self._seat(table, row, guest.id, [unseat_guest(guest.id, row.id)])

    async def fill(self, request: Request) -> Response:
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        wanted = await self.reception.body(request, LevelChoice)
        async with table.alone():
            return await self._seat(table, seating.fill(table.row, guest.id, wanted.level), guest.id)

    async def remove(self, request: Request) -> Response:
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        wanted = await self.reception.body(request, SeatChoice)
        async with table.alone():
            number = -1 if wanted.seat is None else wanted.seat
            row = seating.remove(table.row, guest.id, number)
            was = table.row.seats[number].user
            gone = [] if was is None else [unseat_guest(was, row.id)]
            return await self._seat(table, row, guest.id, gone)

    async def _seat(
        self, table: Table, row: Row, user: str, statements: list[Statement] | None = None
    ) -> Response:
        """A change of seats before the start. A table that fills up by joining starts by itself."""
        await table.awake()
        if seating.is_full(row) and row.status == "open":
            await table.start(row, statements or [])
        else:
            await table.commit(row=row, statements=statements or [])
            table.announce()
        return answer(view.card(table, user))

    async def start(self, request: Request) -> Response:
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        async with table.alone():
            if table.row.status != "open":
                return answer(view.card(table, guest.id))
            if table.row.creator != guest.id:
                raise Refusal("not-the-creator", 403)
            if not seating.is_full(table.row):
                raise Refusal("seats-open", 409)
            return await self._seat(table, seating.copy_of(table.row), guest.id)

    async def rematch(self, request: Request) -> Response:
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        again = await self.reception.tables.rematch(table, guest.id)
        async with again.alone():
            if again.row.status == "open" and any(seat.asked == guest.id for seat in again.row.seats):
                return await self._seat(again, seating.join(again.row, guest.id, guest.name, None), guest.id)
        return answer(view.card(again, guest.id))

    async def socket(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        try:
            who = self.reception.who(socket)
        except Refusal:
            await socket.close()  # before accepting: the browser sees a 403
            return
        await self.reception.live.visit(socket, socket.path_params["table"], who, address)
