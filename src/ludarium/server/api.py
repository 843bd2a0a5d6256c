"""The HTTP API; docs/protocol.md lists it. Bodies are messages of `schema`."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludarium.core.daily import today
from ludarium.core.declaration import describe
from ludarium.core.glossary import FALLBACK
from ludarium.server import schema, seating, view
from ludarium.server.account import Account
from ludarium.server.address import LANGUAGES, card_of, head_of, preferred
from ludarium.server.companion import Companions
from ludarium.server.context import Context, Guest
from ludarium.server.cookie import own_cookie
from ludarium.server.forget import forget
from ludarium.server.guard import problem
from ludarium.server.identity import COOKIE, SECURE_COOKIE, YEAR, Who, clean_name, new_id
from ludarium.server.lesson import Lessons
from ludarium.server.limits import Meter, network_of
from ludarium.server.live import Live
from ludarium.server.pages import Pages
from ludarium.server.puzzle import PuzzleDesk, Task
from ludarium.server.refusal import Refusal
from ludarium.server.replay import Replay, Replays
from ludarium.server.row import Row
from ludarium.server.share import qr_svg
from ludarium.server.storage import Statement, daily_rows, finished_by, learned_by, seat_guest, unseat_guest
from ludarium.server.table import Table
from ludarium.server.tables import Tables
from ludarium.server.upload import Uploads

BY_HAND = 0.3  # seconds: the least that a move takes a person
LONGEST_NUMBER = 12  # characters, in an address
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


class MeChange(schema.Struct):
    name: str | None = None
    language: str | None = None


class SeatChoice(schema.Struct):
    seat: int | None = None


class LevelChoice(schema.Struct):
    level: str


class Number(Convertor[int]):
    regex = "[0-9]+"

    def convert(self, value: str) -> int:
        return whole_number(value)

    def to_string(self, value: int) -> str:
        return str(value)


def whole_number(text: str) -> int:
    """A number that somebody wrote into an address; raises ValueError where it is none."""
    if len(text) > LONGEST_NUMBER:
        raise Refusal("malformed")
    return int(text)


register_url_convertor("number", Number())


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
    def __init__(self, context: Context, tables: Tables, live: Live) -> None:
        self.context = context
        self.tables = tables
        self.live = live
        self.account = Account(self)
        self.puzzle_desk = PuzzleDesk(context)
        self.courses = Lessons(context)
        self.companions = Companions(context)
        self.replays = Replays(context.library, context.config.limits.replays)
        self._comers = Meter(context.config.limits.guests, 600, "guests")
        self._names = Meter(context.config.limits.names, 60, "names")
        self.uploads = Uploads(self.replays, context.config.limits, context.config.times)

    def routes(self) -> list[BaseRoute]:
        def route(method: str, path: str, function: Endpoint) -> Route:
            return Route(path, endpoint(function), methods=[method])

        table, uploaded = "/api/tables/{table}", "/api/replays/{replay}"
        puzzles = "/api/games/{game}/puzzles"
        daily, practice = (
            f"{puzzles}/{{date}}/{{kind}}",
            "/api/games/{game}/practice/{kind}/{level}/{seed:number}",
        )
        return [
            route("GET", "/api/me", self.me),
            route("PUT", "/api/me", self.change_me),
            route("DELETE", "/api/me", self.forget_me),
            *(route(*each) for each in self.account.routes()),
            route("GET", "/api/games", self.games),
            route("GET", "/api/games/{game}/constants", self.constants),
            route("GET", "/api/games/{game}/declaration", self.declaration),
            route("GET", "/api/games/{game}/words", self.words),
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
            route("POST", "/api/replays", self.upload),
            *(
                route("GET", path, function)
                for base in (f"{table}/replay", uploaded)
                for path, function in (
                    (base, self.replay_summary),
                    (f"{base}/entries", self.replay_entries),
                    (f"{base}/{{number:number}}", self.replay_frame),
                )
            ),
            route("GET", "/api/games/{game}/lessons", self.lessons),
            route("POST", "/api/games/{game}/lessons/{lesson}", self.begin_lesson),
            route("GET", "/api/games/{game}/companion", self.companion),
            route("PUT", "/api/games/{game}/companion", self.change_companion),
            route("GET", "/api/share", self.share),
            route("POST", "/api/share", self.open_door),
            route("GET", "/api/daily/{game}", self.daily),
            route("GET", puzzles, self.puzzles),
            route("GET", f"{puzzles}/{{date}}", self.puzzles),
            route("POST", daily, self.begin_puzzle),
            route("POST", f"{daily}/judge", self.judge_puzzle),
            route("POST", f"{daily}/try", self.try_puzzle),
            route("POST", f"{daily}/solution", self.solve_puzzle),
            route("GET", practice, self.begin_puzzle),
            route("POST", f"{practice}/judge", self.judge_puzzle),
            route("POST", f"{practice}/try", self.try_puzzle),
            route("POST", f"{practice}/solution", self.solve_puzzle),
            WebSocketRoute("/ws/tables/{table}", self.socket),
        ]

    # Guests

    def who(self, request: Request | WebSocket) -> Who | None:
        """By the cookie. Behind TLS only the one counts that no other page of a neighbouring name can set."""
        names = (SECURE_COOKIE,) if self.context.config.tls else (SECURE_COOKIE, COOKIE)
        signed = own_cookie(request, names)
        who = None if signed is None else self.context.signer.read_cookie(signed)
        if who is None or self.context.devices.is_revoked(who.device):
            return None
        if who.guest in self.context.banned:
            raise Refusal("banned", 403)
        return who

    def guest_id(self, request: Request | WebSocket) -> str | None:
        who = self.who(request)
        return None if who is None else who.guest

    async def guest(self, request: Request) -> Guest:
        """Who asks; who has no cookie yet has not opened a page."""
        guest_id = self.guest_id(request)
        if guest_id is None:
            raise Refusal("no-guest", 401)
        return await self.context.guests.find(guest_id)

    async def remember(self, request: Request, guest: Guest) -> None:
        """Before a guest does something that is kept."""
        if not guest.stored:
            if not self._comers.allows(network_of(request.client.host if request.client else "")):
                raise Refusal("too-fast", 429)
            await self.context.guests.save(guest)

    def give_cookie(self, request: Request, response: Response, who: Who) -> None:
        config = self.context.config  # a proxy may forget to say that it speaks TLS
        secure = (
            config.tls or request.url.scheme == "https" or f"https://{request.url.netloc}" in config.origins
        )
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            self.context.signer.cookie(who.guest, who.device),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    async def page(self, request: Request, pages: Pages) -> Response:
        """The one page of all addresses, with what a link to this one shows elsewhere; it brings a cookie to whoever
        has none."""
        try:
            who, banned = self.who(request), False
        except Refusal:  # the page will be told so, and gets no other name
            who, banned = None, True
        chosen = (await self.context.guests.find(who.guest)).language if who else None
        language = chosen or preferred(request.headers.get("accept-language", ""))
        card = await card_of(request.url.path, language, self.tables)
        head = head_of(card, request.url.path, self.addresses(request)[0], language)
        response = pages.index(request, head, language, card.status)
        if not banned and (who is None or who.old):
            self.give_cookie(request, response, who or Who(new_id(), new_id()))
        return response

    async def me(self, request: Request) -> Response:
        who = self.who(request)
        guest = await self.context.guests.find(who.guest if who else new_id())
        if who is not None and guest.stored:
            await self.context.devices.note(who, request.headers.get("user-agent", ""))
        response = answer(await self._me(guest))
        if who is None or who.old:
            self.give_cookie(request, response, who or Who(guest.id, new_id()))
        return response

    async def _me(self, guest: Guest) -> schema.Me:
        return schema.Me(
            user=schema.User(id=guest.id, name=guest.name),
            finished=list(await self.context.storage.read(lambda db: finished_by(db, guest.id))),
            learned=await self.context.storage.read(lambda db: learned_by(db, guest.id)),
            language=guest.language,
        )

    async def change_me(self, request: Request) -> Response:
        guest = await self.guest(request)
        wanted = await self.body(request, MeChange)
        if not self._names.allows(guest.id):
            raise Refusal("too-fast", 429)
        if wanted.language is not None and wanted.language not in LANGUAGES:
            raise Refusal("no-such-language")
        guest = replace(
            guest, language=wanted.language or guest.language
        )  # known to others once it is stored
        if wanted.name is not None:
            guest.name = clean_name(wanted.name)
        if not guest.stored:
            await self.remember(request, guest)
        await self.context.guests.save(guest)
        if wanted.name is not None:
            await self.tables.rename(guest)
        return answer(await self._me(guest))

    async def forget_me(self, request: Request) -> Response:
        guest, successor = await self.guest(request), Who(new_id(), new_id())
        for table_id in await forget(self.tables, guest.id, successor.guest):
            self.replays.forget(table_id)
        self.live.sign_out(await self.context.devices.forget(guest.id))
        response = Response(status_code=204)
        self.give_cookie(request, response, successor)
        return response

    # Games and tables

    async def games(self, request: Request) -> Response:
        return answer(self.context.library.infos())

    async def constants(self, request: Request) -> Response:
        return answer(self.context.library.constants(request.path_params["game"]))

    async def declaration(self, request: Request) -> Response:
        return answer(describe(self.context.library.find(request.path_params["game"])))

    async def words(self, request: Request) -> Response:
        language = request.query_params.get("language", FALLBACK)
        return answer(self.context.library.words(request.path_params["game"], language))

    async def listed(self, request: Request) -> Response:
        user = self.guest_id(request)
        return answer([view.info(table, user) for table in await self.tables.listed()])

    async def mine(self, request: Request) -> Response:
        guest = await self.guest(request)
        return answer([view.info(table, guest.id) for table in await self.tables.of_guest(guest.id)])

    async def make(self, request: Request) -> Response:
        guest = await self.guest(request)
        wanted = await self.body(request, schema.NewTable)
        await self.remember(request, guest)
        self.context.guests.seen_at(guest.id, network_of(request.client.host if request.client else ""))
        return answer(view.info(await self.tables.make(wanted, guest), guest.id), 201)

    async def found(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        table = await self.found(request)
        async with table.alone():
            await table.awake()
        return answer(view.info(table, self.guest_id(request)))

    async def join(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        wanted = await self.body(request, SeatChoice)
        await self.remember(request, guest)
        async with table.alone():
            row = seating.join(table.row, guest.id, guest.name, wanted.seat)
            return await self._seat(table, row, guest.id, [seat_guest(guest.id, row.id)])

    async def leave(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        async with table.alone():
            row = seating.leave(table.row, guest.id)
            return await self._seat(table, row, guest.id, [unseat_guest(guest.id, row.id)])

    async def fill(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        wanted = await self.body(request, LevelChoice)
        async with table.alone():
            return await self._seat(table, seating.fill(table.row, guest.id, wanted.level), guest.id)

    async def remove(self, request: Request) -> Response:
        guest, table = await self.guest(request), await self.found(request)
        wanted = await self.body(request, SeatChoice)
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
        again = await self.tables.rematch(table, guest.id)
        async with again.alone():
            if again.row.status == "open" and any(seat.asked == guest.id for seat in again.row.seats):
                return await self._seat(again, seating.join(again.row, guest.id, guest.name, None), guest.id)
        return answer(view.info(again, guest.id))

    # Replays

    async def replay(self, request: Request) -> Replay:
        """Of a table: only when the game is over, since a record tells everything. Or of an uploaded record."""
        if "replay" in request.path_params:
            return self.replays.uploaded(request.path_params["replay"])
        table = await self.found(request)
        async with table.alone():
            if table.row.status != "finished":
                raise Refusal("not-over", 403)
            if table.row.daily and table.row.daily >= today():
                raise Refusal("day-not-over", 403)  # others have yet to begin the same deal
            replay = self.replays.known(table.row.id)
            if replay is None:
                journal = await table.awake()
                if table.damaged:
                    raise Refusal("table-damaged", 409)
                if journal is None:
                    raise Refusal("rules-changed", 409, version=table.row.rules)
                journal.names = [seat.name for seat in table.row.seats]
                info, results = view.info(table, None), view.results(table, journal)
                replay = self.replays.keep(Replay(info, journal, self.context.library, results))
            return replay

    async def record(self, request: Request) -> Response:
        replay = await self.replay(request)
        headers = {"content-disposition": f'attachment; filename="{replay.info.game}-{replay.info.id}.txt"'}
        return Response(replay.text(), media_type="text/plain", headers=headers)

    async def replay_summary(self, request: Request) -> Response:
        return answer((await self.replay(request)).summary())

    async def replay_frame(self, request: Request) -> Response:
        replay = await self.replay(request)
        return answer(replay.frame(request.path_params["number"], _seat_asked(request)))

    async def replay_entries(self, request: Request) -> Response:
        replay = await self.replay(request)
        return answer(replay.chronicle(_first_asked(request), _seat_asked(request)))

    async def upload(self, request: Request) -> Response:
        await self.guest(request)
        self.uploads.admit(network_of(request.client.host if request.client else ""))
        body = await self.read(request, self.context.config.limits.record)
        return answer((await self.uploads.read(request, body)).summary(), 201)

    # The rest

    def addresses(self, request: Request) -> list[str]:
        """Where this server is reached, best first: by its public name, on the network, as it was asked."""
        config = self.context.config
        if config.origins:
            return [origin.rstrip("/") for origin in config.origins]
        asked = f"{request.url.scheme}://{request.url.netloc}"
        port = f":{request.url.port}" if request.url.port else ""
        return [f"http://{host}{port}" for host in self.context.door.hosts] or [asked]

    async def share(self, request: Request) -> Response:
        open_to_others = bool(self.context.config.origins or self.context.door.hosts)
        urls = self.addresses(request) if open_to_others else []
        can = not open_to_others and self._is_host(request)
        table = request.query_params.get("table")  # the code then leads straight to it
        place = f"/table/{(await self.tables.find(table)).row.id}" if table else ""
        return answer(schema.Share(urls=urls, qr=qr_svg(urls[0] + place) if urls else "", can_open=can))

    async def open_door(self, request: Request) -> Response:
        """Let others join: listen on the local network, too. Only for the one who sits at this machine."""
        if not self._is_host(request):
            raise Refusal("not-the-host", 403)
        await self.context.door.open(request.url.port or 80)
        return await self.share(request)

    def _is_host(self, request: Request) -> bool:
        if self.context.config.origins or request.client is None or not self.context.door.can_open:
            return False
        return ipaddress.ip_address(request.client.host).is_loopback

    async def daily(self, request: Request) -> Response:
        game = self.context.library.find(request.path_params["game"])
        date = request.query_params.get("date") or today()
        rows = await self.context.storage.read(lambda db: daily_rows(db, game.id, date))
        results = [
            schema.DailyResult(
                name=row.seats[0].name,
                won=row.won,
                score=(row.scores or [0])[0],
                seconds=row.seconds,
                quick=row.seconds < BY_HAND * entries,
            )
            for row, entries in rows
        ]
        results.sort(key=lambda result: (not result.won, -result.score, result.seconds))
        return answer(schema.Daily(date=date, results=results))

    # Puzzles

    async def puzzles(self, request: Request) -> Response:
        date = request.path_params.get("date") or today()
        game = request.path_params["game"]
        return answer(await self.puzzle_desk.day(game, date, self.guest_id(request) or ""))

    async def task(self, request: Request) -> Task:
        """The puzzle of the address, for the guest who asks."""
        guest = await self.guest(request)
        wanted = request.path_params
        if "seed" in wanted:
            place = (wanted["game"], wanted["kind"], wanted["level"], wanted["seed"])
            return await self.puzzle_desk.practice(*place, guest.id)
        return await self.puzzle_desk.daily(wanted["game"], wanted["date"], wanted["kind"], guest.id)

    # Lessons

    async def lessons(self, request: Request) -> Response:
        return answer(await self.courses.infos(request.path_params["game"], self.guest_id(request)))

    async def begin_lesson(self, request: Request) -> Response:
        guest = await self.guest(request)
        wanted = await self.body(request, schema.LessonBegin)
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        await self.remember(request, guest)
        table = self.tables.seat_learner(await self.courses.begin(game, lesson, guest, wanted.again))
        return answer(schema.LessonBegun(table=table.row.id))

    async def companion(self, request: Request) -> Response:
        return answer(await self.companions.of(request.path_params["game"], self.guest_id(request)))

    async def change_companion(self, request: Request) -> Response:
        guest = await self.guest(request)
        wanted = await self.body(request, schema.CompanionChange)
        await self.remember(request, guest)
        return answer(await self.companions.change(request.path_params["game"], guest.id, wanted))

    async def begin_puzzle(self, request: Request) -> Response:
        task = await self.task(request)
        if task.today:
            await self.remember(request, await self.guest(request))
        return answer(await self.puzzle_desk.begin(task))

    async def try_puzzle(self, request: Request) -> Response:
        wanted = await self.body(request, schema.PuzzleTry)
        return answer(await self.puzzle_desk.attempt(await self.task(request), wanted.answer))

    async def judge_puzzle(self, request: Request) -> Response:
        wanted = await self.body(request, schema.PuzzleTry)
        return answer(await self.puzzle_desk.judge(await self.task(request), wanted.answer))

    async def solve_puzzle(self, request: Request) -> Response:
        return answer(await self.puzzle_desk.solution(await self.task(request)))

    async def socket(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        try:
            who = self.who(socket)
        except Refusal:
            await socket.close()  # before accepting: the browser sees a 403
            return
        await self.live.visit(socket, socket.path_params["table"], who, address)

    # Bodies

    async def body(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.read(request) or b"{}", type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("malformed") from None

    async def read(self, request: Request, most: int | None = None) -> bytes:
        most = most or self.context.config.limits.body
        read = bytearray()
        try:
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise Refusal("too-long", 413, most=most)
        except ClientDisconnect:  # nobody hears the answer
            raise Refusal("malformed") from None
        return bytes(read)


def _seat_asked(request: Request) -> int:
    try:
        return whole_number(request.query_params.get("seat", str(schema.ALL_OPEN)))
    except ValueError:
        raise Refusal("no-such-seat", 404) from None


def _first_asked(request: Request) -> int:
    try:
        return whole_number(request.query_params.get("from", "0"))
    except ValueError:
        raise Refusal("no-such-step", 404) from None
