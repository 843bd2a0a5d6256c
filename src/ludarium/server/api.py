"""The HTTP API; docs/protocol.md lists it. Bodies are messages of `schema`."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludarium.server import schema, seating, view
from ludarium.server.corner import Corner, Task
from ludarium.server.entry import Row
from ludarium.server.guard import problem
from ludarium.server.house import Guest, House, Meter
from ludarium.server.identity import COOKIE, SECURE_COOKIE, YEAR, clean_name, new_id
from ludarium.server.live import Live
from ludarium.server.refusal import Refusal
from ludarium.server.replay import ALL_OPEN, Film, Films
from ludarium.server.share import qr_svg
from ludarium.server.storage import Statement, daily_rows, seat_guest, unseat_guest
from ludarium.server.table import Table
from ludarium.server.tables import Tables, today

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
LANGUAGES = ("en", "es", "de")


class MeChange(schema.Struct):
    name: str | None = None
    language: str | None = None


class SeatChoice(schema.Struct):
    seat: int | None = None


class LevelChoice(schema.Struct):
    level: str


def answer(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


def endpoint(function: Endpoint) -> Endpoint:
    async def guarded(request: Request) -> Response:
        try:
            return await function(request)
        except Refusal as refusal:
            return problem(refusal)

    return guarded


class Api:
    def __init__(self, house: House, tables: Tables, live: Live) -> None:
        self.house = house
        self.tables = tables
        self.live = live
        self.corner = Corner(house)
        self.films = Films(house.catalogue, house.config.limits.replays)
        self._comers = Meter(house.config.limits.guests, 600)
        self._uploads = Meter(20, 60)

    def routes(self) -> list[BaseRoute]:
        def route(method: str, path: str, function: Endpoint) -> Route:
            return Route(path, endpoint(function), methods=[method])

        table, film = "/api/tables/{table}", "/api/replays/{film}"
        daily, practice = "/api/puzzles/{date}/{kind}", "/api/practice/{kind}/{period}/{seed:int}"
        return [
            route("GET", "/api/me", self.me),
            route("PUT", "/api/me", self.change_me),
            route("DELETE", "/api/me", self.forget_me),
            route("GET", "/api/games", self.games),
            route("GET", "/api/games/{game}/constants", self.constants),
            route("GET", "/api/tables", self.listed),
            route("GET", "/api/tables/mine", self.mine),
            route("POST", "/api/tables", self.make),
            route("GET", table, self.table),
            route("POST", f"{table}/join", self.join),
            route("POST", f"{table}/leave", self.leave),
            route("POST", f"{table}/fill", self.fill),
            route("POST", f"{table}/remove", self.remove),
            route("POST", f"{table}/start", self.start),
            route("POST", f"{table}/rematch", self.rematch),
            route("GET", f"{table}/record", self.record),
            route("GET", f"{table}/replay", self.replay),
            route("GET", f"{table}/replay/entries", self.replay_entries),
            route("GET", f"{table}/replay/{{number:int}}", self.replay_frame),
            route("POST", "/api/replays", self.upload),
            route("GET", film, self.uploaded),
            route("GET", f"{film}/entries", self.uploaded_entries),
            route("GET", f"{film}/{{number:int}}", self.uploaded_frame),
            route("GET", "/api/share", self.share),
            route("POST", "/api/share", self.open_door),
            route("GET", "/api/daily/{game}", self.daily),
            route("GET", "/api/puzzles", self.puzzles),
            route("GET", "/api/puzzles/{date}", self.puzzles),
            route("POST", daily, self.begin_puzzle),
            route("POST", f"{daily}/try", self.try_puzzle),
            route("POST", f"{daily}/solution", self.solve_puzzle),
            route("GET", practice, self.begin_puzzle),
            route("POST", f"{practice}/try", self.try_puzzle),
            route("POST", f"{practice}/solution", self.solve_puzzle),
            route("GET", "/link/{token}", self.link),
            WebSocketRoute("/ws/tables/{table}", self.socket),
        ]

    # Guests

    def guest_id(self, request: Request | WebSocket) -> str | None:
        for name in (SECURE_COOKIE, COOKIE):
            if name in request.cookies:
                return self.house.signer.read_cookie(request.cookies[name])
        return None

    async def guest(self, request: Request) -> Guest:
        """Who asks; who has no cookie yet has not opened a page."""
        guest_id = self.guest_id(request)
        if guest_id is None:
            raise Refusal("no-guest", 401)
        return await self.house.guests.find(guest_id)

    async def remember(self, request: Request, guest: Guest) -> None:
        """Before a guest does something that is kept."""
        if not guest.stored:
            if not self._comers.allows(request.client.host if request.client else ""):
                raise Refusal("too-fast", 429)
            await self.house.guests.save(guest)

    def give_cookie(self, request: Request, response: Response, guest_id: str) -> None:
        origins = self.house.config.origins  # a proxy may forget to say that it speaks TLS
        secure = request.url.scheme == "https" or f"https://{request.url.netloc}" in origins
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            self.house.signer.cookie(guest_id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def welcome(self, request: Request, response: Response) -> Response:
        """A page for somebody without a cookie brings one."""
        if self.guest_id(request) is None:
            self.give_cookie(request, response, new_id())
        return response

    async def me(self, request: Request) -> Response:
        guest_id = self.guest_id(request)
        guest = await self.house.guests.find(guest_id or new_id())
        response = answer(self._me(request, guest))
        if guest_id is None:
            self.give_cookie(request, response, guest.id)
        return response

    def _me(self, request: Request, guest: Guest) -> schema.Me:
        base = self._addresses(request)[0]
        return schema.Me(
            user=schema.User(id=guest.id, name=guest.name),
            link=f"{base}/link/{self.house.signer.link(guest.id)}",
            language=guest.language,
        )

    async def change_me(self, request: Request) -> Response:
        guest = await self.guest(request)
        wish = await self.body(request, MeChange)
        if wish.language is not None and wish.language not in LANGUAGES:
            raise Refusal("no-such-language")
        if wish.name is not None:
            guest.name = clean_name(wish.name)
        guest.language = wish.language or guest.language
        if not guest.stored:
            await self.remember(request, guest)
        await self.house.guests.save(guest)
        if wish.name is not None:
            await self.tables.rename(guest)
        return answer(self._me(request, guest))

    async def forget_me(self, request: Request) -> Response:
        guest = await self.guest(request)
        for table in await self.tables.of_guest(guest.id):
            self.films.forget(table.row.id)
        await self.tables.forget(guest.id)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        response.delete_cookie(SECURE_COOKIE, httponly=True, samesite="lax", secure=True)
        return response

    async def link(self, request: Request) -> Response:
        guest_id = self.house.signer.read_link(request.path_params["token"])
        response = RedirectResponse("/", status_code=303)
        if guest_id is not None:
            self.give_cookie(request, response, guest_id)
        return response

    # Games and tables

    async def games(self, request: Request) -> Response:
        return answer(self.house.catalogue.infos())

    async def constants(self, request: Request) -> Response:
        return answer(self.house.catalogue.constants(request.path_params["game"]))

    async def listed(self, request: Request) -> Response:
        user = self.guest_id(request)
        return answer([view.info(table, user) for table in await self.tables.listed()])

    async def mine(self, request: Request) -> Response:
        guest = await self.guest(request)
        return answer([view.info(table, guest.id) for table in await self.tables.of_guest(guest.id)])

    async def make(self, request: Request) -> Response:
        guest = await self.guest(request)
        wish = await self.body(request, schema.NewTable)
        await self.remember(request, guest)
        return answer(view.info(await self.tables.make(wish, guest), guest.id), 201)

    async def found(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        table = await self.found(request)
        async with table.alone():
            await table.awake()
        return answer(view.info(table, self.guest_id(request)))

    async def join(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        wish = await self.body(request, SeatChoice)
        await self.remember(request, guest)
        async with table.alone():
            row = seating.join(table.row, guest.id, guest.name, wish.seat)
            return await self._seat(table, row, guest.id, [seat_guest(guest.id, row.id)])

    async def leave(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        async with table.alone():
            row = seating.leave(table.row, guest.id)
            return await self._seat(table, row, guest.id, [unseat_guest(guest.id, row.id)])

    async def fill(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        wish = await self.body(request, LevelChoice)
        async with table.alone():
            return await self._seat(table, seating.fill(table.row, guest.id, wish.level), guest.id)

    async def remove(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        wish = await self.body(request, SeatChoice)
        async with table.alone():
            number = -1 if wish.seat is None else wish.seat
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
        return answer(view.info(table, user))

    async def start(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        async with table.alone():
            if table.row.status != "open":
                return answer(view.info(table, guest.id))
            if table.row.creator != guest.id:
                raise Refusal("not-the-creator", 403)
            if not seating.is_full(table.row):
                raise Refusal("seats-open", 409)
            return await self._seat(table, seating.copy_of(table.row), guest.id)

    async def rematch(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        return answer(view.info(await self.tables.rematch(table, guest.id), guest.id))

    # Replays

    async def film(self, request: Request) -> tuple[Film, Table]:
        """Only of finished games: a record tells everything."""
        table = await self.found(request)
        async with table.alone():
            if table.row.status != "finished":
                raise Refusal("not-over", 403)
            film = self.films.known(table.row.id)
            if film is None:
                course = await table.awake()
                if course is None:
                    raise Refusal("rules-changed", 409, version=table.row.rules)
                course.journal.names = [seat.name for seat in table.row.seats]
                film = self.films.keep(Film(table.row.id, course.journal, table.notation, table.rules))
            return film, table

    async def record(self, request: Request) -> Response:
        film, table = await self.film(request)
        name = f"{table.row.game}-{table.row.id}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(film.text(), media_type="text/plain", headers=headers)

    async def replay(self, request: Request) -> Response:
        film, table = await self.film(request)
        course = table.course
        info = film.info(view.results(table, course) if course is not None else None)
        info.finished = True
        return answer(info)

    async def replay_frame(self, request: Request) -> Response:
        film, _ = await self.film(request)
        return answer(film.frame(request.path_params["number"], _seat_asked(request)))

    async def replay_entries(self, request: Request) -> Response:
        film, _ = await self.film(request)
        return answer(film.chronicle(_first_asked(request), _seat_asked(request)))

    async def upload(self, request: Request) -> Response:
        if not self._uploads.allows(request.client.host if request.client else ""):
            raise Refusal("too-fast", 429)
        body = await self.read(request, self.house.config.limits.record)
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("bad-record", line=0, why="it is not text") from None
        film = await asyncio.to_thread(self.films.upload, text)
        return answer(film.info(), 201)

    async def uploaded(self, request: Request) -> Response:
        return answer(self.films.uploaded(request.path_params["film"]).info())

    async def uploaded_frame(self, request: Request) -> Response:
        film = self.films.uploaded(request.path_params["film"])
        return answer(film.frame(request.path_params["number"], _seat_asked(request)))

    async def uploaded_entries(self, request: Request) -> Response:
        film = self.films.uploaded(request.path_params["film"])
        return answer(film.chronicle(_first_asked(request), _seat_asked(request)))

    # The rest

    def _addresses(self, request: Request) -> list[str]:
        """Where this server is reached, best first: by its public name, on the network, as it was asked."""
        config = self.house.config
        if config.origins:
            return [origin.rstrip("/") for origin in config.origins]
        asked = f"{request.url.scheme}://{request.url.netloc}"
        port = f":{request.url.port}" if request.url.port else ""
        return [f"http://{host}{port}" for host in self.house.door.hosts] or [asked]

    async def share(self, request: Request) -> Response:
        open_to_others = bool(self.house.config.origins or self.house.door.hosts)
        urls = self._addresses(request) if open_to_others else []
        can = not open_to_others and self._is_host(request)
        table = request.query_params.get("table")  # the code then leads straight to it
        place = f"/table/{(await self.tables.find(table)).row.id}" if table else ""
        return answer(schema.Share(urls=urls, qr=qr_svg(urls[0] + place) if urls else "", can_open=can))

    async def open_door(self, request: Request) -> Response:
        """Let others join: listen on the local network, too. Only for the one who sits at this machine."""
        if not self._is_host(request):
            raise Refusal("not-the-host", 403)
        await self.house.door.open(request.url.port or 80)
        return await self.share(request)

    def _is_host(self, request: Request) -> bool:
        if self.house.config.origins or request.client is None or not self.house.door.can_open:
            return False
        return ipaddress.ip_address(request.client.host).is_loopback

    async def daily(self, request: Request) -> Response:
        game = self.house.catalogue.find(request.path_params["game"])
        date = request.query_params.get("date") or today()
        rows = await self.house.storage.read(lambda db: daily_rows(db, game.id, date))
        best: dict[str, Row] = {}
        for row in sorted(rows, key=lambda row: row.created):
            best.setdefault(row.creator, row)  # the first try counts
        results = [
            schema.DailyResult(
                name=row.seats[0].name, won=row.won, score=(row.scores or [0])[0], seconds=row.seconds
            )
            for row in best.values()
        ]
        results.sort(key=lambda result: (not result.won, -result.score, result.seconds))
        return answer(schema.Daily(date=date, results=results))

    # The puzzle corner

    async def puzzles(self, request: Request) -> Response:
        date = request.path_params.get("date") or today()
        return answer(await self.corner.day(date, self.guest_id(request) or ""))

    async def task(self, request: Request) -> Task:
        """The puzzle of the address, for the guest who asks."""
        guest = await self.guest(request)
        wish = request.path_params
        if "seed" in wish:
            return await self.corner.practice(wish["kind"], wish["period"], wish["seed"], guest.id)
        return await self.corner.daily(wish["date"], wish["kind"], guest.id)

    async def begin_puzzle(self, request: Request) -> Response:
        task = await self.task(request)
        if task.today:
            await self.remember(request, await self.guest(request))
        return answer(await self.corner.begin(task))

    async def try_puzzle(self, request: Request) -> Response:
        wish = await self.body(request, schema.PuzzleTry)
        return answer(await self.corner.attempt(await self.task(request), wish.arrangement))

    async def solve_puzzle(self, request: Request) -> Response:
        return answer(await self.corner.solution(await self.task(request)))

    async def socket(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        await self.live.visit(socket, socket.path_params["table"], self.guest_id(socket), address)

    # Bodies

    async def body(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.read(request) or b"{}", type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("malformed") from None

    async def read(self, request: Request, most: int | None = None) -> bytes:
        most = most or self.house.config.limits.body
        read = bytearray()
        async for chunk in request.stream():
            read += chunk
            if len(read) > most:
                raise Refusal("too-long", 413, most=most)
        return bytes(read)


def _seat_asked(request: Request) -> int:
    try:
        return int(request.query_params.get("seat", ALL_OPEN))
    except ValueError:
        raise Refusal("no-such-seat", 404) from None


def _first_asked(request: Request) -> int:
    try:
        return int(request.query_params.get("from", 0))
    except ValueError:
        raise Refusal("no-such-step", 404) from None
