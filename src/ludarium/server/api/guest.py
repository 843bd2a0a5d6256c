"""Whoever asks: name and language, the page that brings a cookie, and being forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import schema
from ludarium.server.address import card_of, head_of, preferred
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.context import Guest
from ludarium.server.export import archive
from ludarium.server.forget import forget
from ludarium.server.identity import Who, clean_name, new_id
from ludarium.server.limits import Meter
from ludarium.server.pages import Pages
from ludarium.server.refusal import Refusal
from ludarium.server.speech import LANGUAGES
from ludarium.server.storage.account import has_account
from ludarium.server.storage.database import connect
from ludarium.server.storage.lesson import learned_by
from ludarium.server.storage.result import finished_by


class MeChange(schema.Struct):
    name: str | None = None
    language: str | None = None


class GuestApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self._names = Meter(self.context.config.limits.names, 60, "names")
        self._exports = Meter(3, 600, "exports")

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/me", self.me),
            ("PUT", "/api/me", self.change_me),
            ("DELETE", "/api/me", self.forget_me),
            ("GET", "/api/me/export", self.export),
        ]

    async def page(self, request: Request, pages: Pages) -> Response:
        """The one page of all addresses, with what a link to this one shows elsewhere; it brings a cookie to whoever
        has none."""
        try:
            who, banned = self.reception.who(request), False
        except Refusal:  # the page will be told so, and gets no other name
            who, banned = None, True
        chosen = (await self.context.guests.find(who.guest)).language if who else None
        language = chosen or preferred(request.headers.get("accept-language", ""))
        card = await card_of(request.url.path, language, self.reception.tables)
        head = head_of(card, request.url.path, self.reception.addresses(request)[0], language)
        response = pages.index(request, head, language, card.status)
        if not banned and (who is None or who.old):
            self.reception.give_cookie(request, response, who or Who(new_id(), new_id()))
        return response

    async def me(self, request: Request) -> Response:
        who = self.reception.who(request)
        guest = await self.context.guests.find(who.guest if who else new_id())
        if who is not None and guest.stored:
            await self.context.devices.note(who, request.headers.get("user-agent", ""))
        response = answer(await self._me(guest))
        if who is None or who.old:
            self.reception.give_cookie(request, response, who or Who(guest.id, new_id()))
        return response

    async def _me(self, guest: Guest) -> schema.Me:
        return schema.Me(
            user=schema.User(id=guest.id, name=guest.name),
            finished=list(await self.context.storage.read(lambda db: finished_by(db, guest.id))),
            learned=await self.context.storage.read(lambda db: learned_by(db, guest.id)),
            language=guest.language,
            stored=guest.stored,
            account=guest.stored and await self.context.storage.read(lambda db: has_account(db, guest.id)),
        )

    async def change_me(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, MeChange)
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
            await self.reception.remember(request, guest)
        await self.context.guests.save(guest)
        if wanted.name is not None:
            await self.reception.tables.rename(guest)
        return answer(await self._me(guest))

    async def forget_me(self, request: Request) -> Response:
        guest, successor = await self.reception.guest(request), Who(new_id(), new_id())
        self.reception.pairing.stop(guest.id)
        await self.reception.tournaments.forget(guest.id)
        for table_id in await forget(self.reception.tables, guest.id, successor.guest):
            self.reception.replays.forget(table_id)
        self.reception.live.sign_out(await self.context.devices.forget(guest.id))
        response = Response(status_code=204)
        self.reception.give_cookie(request, response, successor)
        return response

    async def export(self, request: Request) -> Response:
        """All that is kept of whoever asks."""
        guest = await self.reception.guest(request)
        if not self._exports.allows(guest.id):
            raise Refusal("too-fast", 429)
        packed = await asyncio.to_thread(self._pack, guest.id)
        headers = {"content-disposition": 'attachment; filename="ludarium.zip"'}
        return Response(packed, media_type="application/zip", headers=headers)

    def _pack(self, guest: str) -> bytes:
        with contextlib.closing(connect(self.context.storage.path)) as db:
            return archive(db, guest, self.context.library)
