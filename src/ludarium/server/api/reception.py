"""Who asks, what they send, and how they are answered: what all parts of the API share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ludarium.server import join
from ludarium.server.context import Context, Guest
from ludarium.server.cookie import own_cookie
from ludarium.server.identity import COOKIE, SECURE_COOKIE, YEAR, Who, new_id
from ludarium.server.limits import Meter, network_of
from ludarium.server.live import Live
from ludarium.server.lobby import Lobby
from ludarium.server.pairing import Pairing
from ludarium.server.refusal import Refusal
from ludarium.server.replay import Replays
from ludarium.server.table import Table
from ludarium.server.tables import Tables
from ludarium.server.tournament.office import Tournaments

LONGEST_NUMBER = 12  # characters, in an address
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
Part = tuple[str, str, Endpoint]  # method, path, and what answers


def whole_number(text: str) -> int:
    """A number that somebody wrote into an address; raises ValueError where it is none."""
    if len(text) > LONGEST_NUMBER:
        raise Refusal("malformed")
    return int(text)


def answer(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


def address_of(request: Request) -> str:
    """The network that limits count by."""
    return network_of(request.client.host if request.client else "")


class Reception:
    def __init__(self, context: Context, tables: Tables, live: Live) -> None:
        self.context = context
        self.tables = tables
        self.live = live
        self.lobby = Lobby(tables, live)
        self.pairing = Pairing(tables)
        self.tournaments = Tournaments(tables)
        self.replays = Replays(context.library, context.config.limits.replays)
        self._comers = Meter(context.config.limits.guests, 600, "guests")

    # Guests

    def who(self, request: Request | WebSocket) -> Who | None:
        """By the cookie. Behind TLS only the one counts that no other page of a neighbouring name can set."""
        names = (SECURE_COOKIE,) if self.context.config.tls else (SECURE_COOKIE, COOKIE)
        signed = own_cookie(request, names)
        who = None if signed is None else self.context.signer.read_cookie(signed)
        if who is None or self.context.devices.is_revoked(who.device):
            return None
        into = self.context.joined.get(who.guest)
        if into is not None:
            who = Who(into, who.device, old=True)
        if who.guest in self.context.bans.guests:
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
            if not self._comers.allows(address_of(request)):
                raise Refusal("too-fast", 429)
            await self.context.guests.save(guest)

    async def kept(self, request: Request) -> Who:
        """Somebody who is kept, and so is the device."""
        who = self.who(request)
        if who is None:
            raise Refusal("no-guest", 401)
        await self.remember(request, await self.context.guests.find(who.guest))
        await self.context.devices.note(who, request.headers.get("user-agent", ""))
        return who

    async def check_joining(self, request: Request, guest: str) -> None:
        """Before a link that works once is used up: could this browser's guest become part of that one?"""
        now = self.who(request)
        if now is not None and now.guest != guest:
            await join.check(self.tables, now.guest, guest)

    async def enter(self, request: Request, guest: str, bring: bool) -> Response:
        """This browser is that guest's from now on, as a device of its own; what it had as another may come along."""
        if guest in self.context.bans.guests:
            raise Refusal("banned", 403)
        now = self.who(request)
        if bring and now is not None and now.guest != guest:
            if (await self.context.guests.find(now.guest)).stored:
                await join.check(self.tables, now.guest, guest)
                await self.tournaments.hand_over(now.guest, guest)
                await join.join(self.tables, self.live, now.guest, guest)
        who = Who(guest, new_id())
        await self.context.devices.note(who, request.headers.get("user-agent", ""))
        response = Response(status_code=204)
        self.give_cookie(request, response, who)
        return response

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

    # What is asked for

    async def found(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"])

    def addresses(self, request: Request) -> list[str]:
        """Where this server is reached, best first: by its public name, on the network, as it was asked."""
        config = self.context.config
        if config.origins:
            return [origin.rstrip("/") for origin in config.origins]
        asked = f"{request.url.scheme}://{request.url.netloc}"
        port = f":{request.url.port}" if request.url.port else ""
        return [f"http://{host}{port}" for host in self.context.door.hosts] or [asked]

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
