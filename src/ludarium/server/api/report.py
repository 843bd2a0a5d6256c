"""Reporting somebody, or what somebody said, to whoever runs the server."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import club_schema
from ludarium.server.api.reception import Part, Reception, address_of
from ludarium.server.identity import clean_text
from ludarium.server.limits import Meter
from ludarium.server.refusal import Refusal
from ludarium.server.storage.guest import guest_of
from ludarium.server.storage.report import Report, save_report

LONGEST = 500  # characters of what is said about it


class ReportApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        limits = self.context.config.limits
        self._reports = Meter(limits.reports, 3600, "reports")
        self._of_address = Meter(limits.reports_of_address, 3600, "reports")

    def routes(self) -> list[Part]:
        return [("POST", "/api/reports", self.report)]

    async def report(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, club_schema.NewReport)
        if len(wanted.text) > LONGEST:
            raise Refusal("too-long", 413, most=LONGEST)
        person, said = wanted.person, ""
        if wanted.table:
            person, said = await self._said(guest.id, wanted)
        known = await self.context.storage.read(lambda db: guest_of(db, person))
        if known is None or person == guest.id:
            raise Refusal("not-found", 404)
        if not self._reports.allows(guest.id) or not self._of_address.allows(address_of(request)):
            raise Refusal("too-fast", 429)
        await self.reception.remember(request, guest)
        kept = Report(
            id=0,
            at=time.time(),
            guest=guest.id,
            person=person,
            name=known[0],
            table=wanted.table,
            number=wanted.number if wanted.table else -1,
            reason=wanted.reason,
            text=clean_text(wanted.text, LONGEST),
            said=said,
        )
        await self.context.storage.write(statements=[save_report(kept)])
        return Response(status_code=204)

    async def _said(self, guest: str, wanted: club_schema.NewReport) -> tuple[str, str]:
        """Who said the line, and what: out of what is told at the table to the one who reports it."""
        table = await self.reception.tables.find(wanted.table)
        async with table.alone():
            await table.awake()
            for user, chat in table.chats:
                if chat.number == wanted.number and user and not self.context.blocks.has(guest, user):
                    return user, chat.text
        raise Refusal("not-found", 404)
