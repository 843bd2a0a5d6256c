"""Vacations from slow tables."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.clock import DAY
from ludarium.server.refusal import Refusal
from ludarium.server.storage.vacation import save_vacation, vacation_until, vacation_used

DAYS = 42  # a year


class VacationApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context

    def routes(self) -> list[Part]:
        return [("GET", "/api/me/vacation", self.vacation), ("PUT", "/api/me/vacation", self.take)]

    async def vacation(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return answer(await self._of(guest.id))

    async def take(self, request: Request) -> Response:
        """From now on for some days; a day that was begun counts."""
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, schema.NewVacation)
        now, year = time.time(), datetime.now(UTC).year
        found = await self._of(guest.id)
        given_back = max(0, int((found.until - now) // DAY)) if found.until > now else 0
        left = found.left + given_back
        if not 0 <= wanted.days <= left:
            raise Refusal("bad-vacation", most=left)
        await self.reception.remember(request, guest)
        kept = save_vacation(guest.id, now + wanted.days * DAY, year, DAYS - left + wanted.days)
        await self.context.storage.write(statements=[kept])
        return answer(await self._of(guest.id))

    async def _of(self, guest: str) -> schema.Vacation:
        year = datetime.now(UTC).year
        until = await self.context.storage.read(lambda db: vacation_until(db, guest))
        used = await self.context.storage.read(lambda db: vacation_used(db, guest, year))
        return schema.Vacation(until=until, left=DAYS - used)
