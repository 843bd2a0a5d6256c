"""What guests may see and do about themselves over HTTP: their devices, and links to further ones."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import schema
from ludarium.server.export import archive
from ludarium.server.identity import Who, new_id
from ludarium.server.limits import Meter
from ludarium.server.refusal import Refusal
from ludarium.server.share import qr_svg
from ludarium.server.storage import connect

if TYPE_CHECKING:
    from ludarium.server.api import Api, Endpoint


class Account:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.context = api.context
        self.devices = api.context.devices
        self._exports = Meter(3, 600, "exports")

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        return [
            ("GET", "/api/me/export", self.export),
            ("GET", "/api/me/devices", self.listed),
            ("DELETE", "/api/me/devices", self.revoke_others),
            ("DELETE", "/api/me/devices/{device}", self.revoke),
            ("POST", "/api/me/links", self.make_link),
            ("DELETE", "/api/me/links/{link}", self.drop_link),
            ("GET", "/api/links/{token}", self.offer),
            ("POST", "/api/links/{token}", self.accept),
        ]

    async def who(self, request: Request) -> Who:
        """Somebody who is kept, and so is the device."""
        who = self.api.who(request)
        if who is None:
            raise Refusal("no-guest", 401)
        await self.api.remember(request, await self.context.guests.find(who.guest))
        await self.devices.note(who, request.headers.get("user-agent", ""))
        return who

    async def export(self, request: Request) -> Response:
        """All that is kept of whoever asks."""
        guest = await self.api.guest(request)
        if not self._exports.allows(guest.id):
            raise Refusal("too-fast", 429)
        packed = await asyncio.to_thread(self._pack, guest.id)
        headers = {"content-disposition": 'attachment; filename="ludarium.zip"'}
        return Response(packed, media_type="application/zip", headers=headers)

    def _pack(self, guest: str) -> bytes:
        with contextlib.closing(connect(self.context.storage.path)) as db:
            return archive(db, guest, self.context.library)

    async def listed(self, request: Request) -> Response:
        guest = await self.api.guest(request)
        if not guest.stored:  # whoever only looks around leaves no trace
            return _json(schema.Devices(devices=[], links=[]))
        return _json(await self.devices.listed(await self.who(request)))

    async def revoke(self, request: Request) -> Response:
        who = await self.who(request)
        gone = await self.devices.revoke(who.guest, [request.path_params["device"]])
        if not gone:
            raise Refusal("no-such-device", 404)
        self.api.live.sign_out(gone)
        return _json(await self.devices.listed(who))

    async def revoke_others(self, request: Request) -> Response:
        """Sign out everywhere else; links that lie about are gone, too."""
        who = await self.who(request)
        others = [device for device in await self.devices.of(who.guest) if device != who.device]
        self.api.live.sign_out(await self.devices.revoke(who.guest, others))
        for link in (await self.devices.listed(who)).links:
            await self.devices.drop_link(who.guest, link.id)
        return _json(await self.devices.listed(who))

    async def make_link(self, request: Request) -> Response:
        who = await self.who(request)
        token, until = await self.devices.make_link(who.guest)
        url = f"{self.api.addresses(request)[0]}/link/{token}"
        return _json(schema.NewLink(url=url, qr=qr_svg(url), until=until), 201)

    async def drop_link(self, request: Request) -> Response:
        who = await self.who(request)
        await self.devices.drop_link(who.guest, request.path_params["link"])
        return _json(await self.devices.listed(who))

    async def offer(self, request: Request) -> Response:
        """Who one would be: a link does nothing until its page was answered."""
        guest, until = await self.devices.link(request.path_params["token"])
        name = (await self.context.guests.find(guest)).name
        return _json(schema.LinkOffer(name=name, until=until))

    async def accept(self, request: Request) -> Response:
        """Asked for by our own page, and so by somebody who has read the name."""
        guest = await self.devices.use_link(request.path_params["token"])
        who = Who(guest, new_id())
        await self.devices.note(who, request.headers.get("user-agent", ""))
        response = Response(status_code=204)
        self.api.give_cookie(request, response, who)
        return response


def _json(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")
