"""Lessons, and the companion in games."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.companion import Companions
from ludarium.server.lesson import Lessons


class LessonApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self.courses = Lessons(self.context)
        self.companions = Companions(self.context)

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/games/{game}/lessons", self.lessons),
            ("POST", "/api/games/{game}/lessons/{lesson}", self.begin),
            ("GET", "/api/games/{game}/companion", self.companion),
            ("PUT", "/api/games/{game}/companion", self.change_companion),
        ]

    async def lessons(self, request: Request) -> Response:
        return answer(await self.courses.infos(request.path_params["game"], self.reception.guest_id(request)))

    async def begin(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, schema.LessonBegin)
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        await self.reception.remember(request, guest)
        table = self.reception.tables.seat_learner(
            await self.courses.begin(game, lesson, guest, wanted.again)
        )
        return answer(schema.LessonBegun(table=table.row.id))

    async def companion(self, request: Request) -> Response:
        return answer(await self.companions.of(request.path_params["game"], self.reception.guest_id(request)))

    async def change_companion(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, schema.CompanionChange)
        await self.reception.remember(request, guest)
        return answer(await self.companions.change(request.path_params["game"], guest.id, wanted))
