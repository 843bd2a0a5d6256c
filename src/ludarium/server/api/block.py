"""Whom somebody does not want to hear of."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.context import Guest
from ludarium.server.metrics import LIMITS
from ludarium.server.refusal import Refusal
from ludarium.server.storage.block import blocked_by
from ludarium.server.storage.guest import guest_of


class BlockApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/me/blocks", self.blocks),
            ("PUT", "/api/me/blocks/{person}", self.block),
            ("DELETE", "/api/me/blocks/{person}", self.lift),
        ]

    async def blocks(self, request: Request) -> Response:
        return await self._told(await self.reception.guest(request))

    async def block(self, request: Request) -> Response:
        guest, person = await self.reception.guest(request), request.path_params["person"]
        if person == guest.id or await self.context.storage.read(lambda db: guest_of(db, person)) is None:
            raise Refusal("not-found", 404)
        most = self.context.config.limits.blocks
        if self.context.blocks.count(guest.id) >= most:
            LIMITS.labels("blocks").inc()
            raise Refusal("too-many-blocks", 429, most=most)
        await self.reception.remember(request, guest)
        await self.context.blocks.add(guest.id, person)
        return await self._told(guest)

    async def lift(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        await self.context.blocks.lift(guest.id, request.path_params["person"])
        return await self._told(guest)

    async def _told(self, guest: Guest) -> Response:
        found = await self.context.storage.read(lambda db: blocked_by(db, guest.id))
        return answer([schema.User(id=person, name=name) for person, name in found])
