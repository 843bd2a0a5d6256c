"""Finding each other: the lobby, and quick pairing."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import club_schema
from ludarium.server.api.reception import Part, Reception, address_of, answer


class LobbyApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/lobby", self.lobby),
            ("GET", "/api/pairing", self.ask),
            ("PUT", "/api/pairing", self.seek),
            ("DELETE", "/api/pairing", self.stop),
        ]

    async def lobby(self, request: Request) -> Response:
        guest = self.reception.guest_id(request)
        if guest is not None:
            self.reception.lobby.see(guest)
        return answer(await self.reception.lobby.tell(guest))

    async def seek(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wish = await self.reception.body(request, club_schema.PairingWish)
        await self.reception.remember(request, guest)
        address = address_of(request)
        self.reception.context.guests.seen_at(guest.id, address)
        return answer(await self.reception.pairing.seek(guest, address, wish))

    async def ask(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        self.reception.lobby.see(guest.id)
        return answer(await self.reception.pairing.ask(guest.id))

    async def stop(self, request: Request) -> Response:
        self.reception.pairing.stop((await self.reception.guest(request)).id)
        return Response(status_code=204)
