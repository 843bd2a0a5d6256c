"""Friends: asking, being asked, where they are, and keeping a seat for one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import club_schema, schema, seating, view
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.context import Guest
from ludarium.server.limits import Meter
from ludarium.server.metrics import LIMITS
from ludarium.server.refusal import Refusal
from ludarium.server.storage.friend import (
    Known,
    ask_friend,
    friends_asked,
    friends_of,
    friendship,
    part_friends,
)
from ludarium.server.storage.guest import guest_of
from ludarium.server.storage.table import seat_guest
from ludarium.server.table import Table


class FriendApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        limits = self.context.config.limits
        self._asks = Meter(limits.friend_asks, 3600, "friend_asks")
        self._invitations = Meter(limits.invitations, 3600, "invitations")

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/me/friends", self.friends),
            ("PUT", "/api/me/friends/{person}", self.ask),
            ("DELETE", "/api/me/friends/{person}", self.part),
            ("POST", "/api/tables/{table}/invite", self.invite),
        ]

    async def friends(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        self.reception.lobby.see(guest.id)
        return await self._told(guest)

    async def ask(self, request: Request) -> Response:
        """Asks somebody, or says yes to whoever has asked. Who is blocked by them is not told so."""
        guest, person = await self.reception.guest(request), request.path_params["person"]
        if person == guest.id or await self.context.storage.read(lambda db: guest_of(db, person)) is None:
            raise Refusal("not-found", 404)
        if self.context.blocks.has(guest.id, person):
            raise Refusal("blocked", 409)
        if not self._asks.allows(guest.id):
            raise Refusal("too-fast", 429)
        most = self.context.config.limits.friends
        if await self.context.storage.read(lambda db: friends_asked(db, guest.id)) >= most:
            LIMITS.labels("friends").inc()
            raise Refusal("too-many-friends", 429, most=most)
        await self.reception.remember(request, guest)
        await self.context.storage.write(statements=[ask_friend(guest.id, person)])
        return await self._told(guest)

    async def part(self, request: Request) -> Response:
        """No longer friends; or says no, or takes the asking back."""
        guest, person = await self.reception.guest(request), request.path_params["person"]
        await self.context.storage.write(statements=[part_friends(guest.id, person)])
        return await self._told(guest)

    async def invite(self, request: Request) -> Response:
        """Keeps a free seat for a friend, who is called."""
        guest, table = await self.reception.guest(request), await self.reception.found(request)
        person = (await self.reception.body(request, club_schema.Invitation)).person
        both = await self.context.storage.read(lambda db: friendship(db, guest.id, person))
        if both != (True, True) or self.context.blocks.apart(guest.id, person):
            raise Refusal("not-a-friend", 403)
        if not self._invitations.allows(guest.id):
            raise Refusal("too-fast", 429)
        friend = await self.context.guests.find(person)
        async with table.alone():
            row = seating.invite(table.row, guest.id, friend.id, friend.name)
            await table.awake()
            await table.commit(row=row, statements=[seat_guest(friend.id, row.id)])
            table.announce()
            self.context.caller.invited(table)
            return answer(view.info(table, guest.id))

    async def _told(self, guest: Guest) -> Response:
        known = await self.context.storage.read(lambda db: friends_of(db, guest.id))
        here = self.reception.lobby.people()
        places = self.reception.lobby.places({one.guest for one in known})
        return answer(
            [self._friend(guest.id, one, here, places) for one in known if self._shows(guest.id, one)]
        )

    def _shows(self, guest: str, one: Known) -> bool:
        """Who blocks somebody sees nothing of them; nor of the asking of anybody who is blocked."""
        return not self.context.blocks.has(guest, one.guest)

    def _friend(
        self, guest: str, one: Known, here: set[str], places: dict[str, list[Table]]
    ) -> club_schema.Friend:
        user = schema.User(id=one.guest, name=one.name)
        state = state_of(one.mine, one.theirs)
        assert state is not None
        told = club_schema.Friend(user=user, state=state)
        if state != "friends" or self.context.blocks.has(one.guest, guest):
            return told
        told.here = one.guest in here
        for table in places.get(one.guest, ()):
            if not (table.row.public or table.seats_of(guest)):
                continue
            told.table, told.game = table.row.id, table.row.game
            told.plays = bool(table.seats_of(one.guest))
            free = any(seat.kind == "open" and seat.asked in (None, guest) for seat in table.row.seats)
            told.free = table.row.status == "open" and free and not table.seats_of(guest)
            break
        return told


def state_of(mine: bool, theirs: bool) -> club_schema.FriendState | None:
    if mine:
        return "friends" if theirs else "asking"
    return "asked" if theirs else None
