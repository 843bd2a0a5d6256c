"""Letting others join: addresses, their code, and the door to the local network."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.refusal import Refusal
from ludarium.server.share import qr_svg


class ShareApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context

    def routes(self) -> list[Part]:
        return [("GET", "/api/share", self.share), ("POST", "/api/share", self.open_door)]

    async def share(self, request: Request) -> Response:
        open_to_others = bool(self.context.config.origins or self.context.door.hosts)
        urls = self.reception.addresses(request) if open_to_others else []
        can = not open_to_others and self._is_host(request)
        table = request.query_params.get("table")  # the code then leads straight to it
        place = f"/table/{(await self.reception.tables.find(table)).row.id}" if table else ""
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
