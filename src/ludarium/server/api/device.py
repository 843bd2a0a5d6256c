"""A guest's devices, and links to further ones."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import account_schema, schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.refusal import Refusal
from ludarium.server.share import qr_svg


class DeviceApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self.devices = reception.context.devices

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/me/devices", self.listed),
            ("DELETE", "/api/me/devices", self.revoke_others),
            ("DELETE", "/api/me/devices/{device}", self.revoke),
            ("POST", "/api/me/links", self.make_link),
            ("DELETE", "/api/me/links/{link}", self.drop_link),
            ("GET", "/api/links/{token}", self.offer),
            ("POST", "/api/links/{token}", self.accept),
        ]

    async def listed(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        if not guest.stored:  # whoever only looks around leaves no trace
            return answer(schema.Devices(devices=[], links=[]))
        return answer(await self.devices.listed(await self.reception.kept(request)))

    async def revoke(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        gone = await self.devices.revoke(who.guest, [request.path_params["device"]])
        if not gone:
            raise Refusal("no-such-device", 404)
        self.reception.live.sign_out(gone)
        return answer(await self.devices.listed(who))

    async def revoke_others(self, request: Request) -> Response:
        """Sign out everywhere else; links that lie about are gone, too."""
        who = await self.reception.kept(request)
        others = [device for device in await self.devices.of(who.guest) if device != who.device]
        self.reception.live.sign_out(await self.devices.revoke(who.guest, others))
        for link in (await self.devices.listed(who)).links:
            await self.devices.drop_link(who.guest, link.id)
        return answer(await self.devices.listed(who))

    async def make_link(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        token, until = await self.devices.make_link(who.guest)
        url = f"{self.reception.addresses(request)[0]}/link/{token}"
        return answer(schema.NewLink(url=url, qr=qr_svg(url), until=until), 201)

    async def drop_link(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        await self.devices.drop_link(who.guest, request.path_params["link"])
        return answer(await self.devices.listed(who))

    async def offer(self, request: Request) -> Response:
        """Who one would be: a link does nothing until its page was answered."""
        guest, until = await self.devices.link(request.path_params["token"])
        name = (await self.context.guests.find(guest)).name
        return answer(schema.LinkOffer(name=name, until=until))

    async def accept(self, request: Request) -> Response:
        """Asked for by our own page, and so by somebody who has read the name."""
        wanted = await self.reception.body(request, account_schema.LinkEntry)
        token = request.path_params["token"]
        if wanted.bring:
            await self.reception.check_joining(request, (await self.devices.link(token))[0])
        return await self.reception.enter(request, await self.devices.use_link(token), wanted.bring)
