"""Deals and puzzles of the day, and puzzles to practise."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.core.best_move import BestMove
from ludarium.core.daily import today
from ludarium.server import puzzle_schema, schema
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.ladder import apart
from ludarium.server.puzzle import PuzzleDesk, Task
from ludarium.server.storage.daily import deals_of

BY_HAND = 0.3  # seconds: the least that a move takes a person


class PuzzleApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self.desk = PuzzleDesk(self.context)

    def routes(self) -> list[Part]:
        puzzles = "/api/games/{game}/puzzles"
        daily = f"{puzzles}/{{date}}/{{kind}}"
        practice = "/api/games/{game}/practice/{kind}/{level}/{seed:number}"
        return [
            ("GET", "/api/daily/{game}", self.daily),
            ("GET", puzzles, self.day),
            ("GET", f"{puzzles}/{{date}}", self.day),
            ("POST", daily, self.begin),
            ("POST", f"{daily}/judge", self.judge),
            ("POST", f"{daily}/try", self.attempt),
            ("POST", f"{daily}/solution", self.solution),
            ("POST", f"{daily}/clue", self.clue),
            ("GET", practice, self.begin),
            ("POST", f"{practice}/judge", self.judge),
            ("POST", f"{practice}/try", self.attempt),
            ("POST", f"{practice}/solution", self.solution),
            ("POST", f"{practice}/clue", self.clue),
        ]

    async def daily(self, request: Request) -> Response:
        game = self.context.library.find(request.path_params["game"])
        date = request.query_params.get("date") or today()
        me = self.reception.guest_id(request)
        deals = await self.context.storage.read(lambda db: deals_of(db, game.id, date))
        results = [
            schema.DailyResult(
                place=0,
                name=deal.name,
                account=deal.account,
                mine=deal.guest == me,
                won=deal.won,
                score=deal.score,
                seconds=deal.seconds,
                quick=deal.seconds < BY_HAND * deal.entries,
            )
            for deal in deals
        ]
        shown = apart(results, lambda result: (not result.won, -result.score, result.seconds))
        return answer(schema.Daily(date=date, results=shown, people=len(results)))

    async def day(self, request: Request) -> Response:
        date = request.path_params.get("date") or today()
        game = request.path_params["game"]
        return answer(await self.desk.day(game, date, self.reception.guest_id(request) or ""))

    async def task(self, request: Request) -> Task:
        """The puzzle of the address, for the guest who asks."""
        guest = await self.reception.guest(request)
        wanted = request.path_params
        if "seed" in wanted:
            place = (wanted["game"], wanted["kind"], wanted["level"], wanted["seed"])
            return await self.desk.practice(*place, guest.id)
        return await self.desk.daily(wanted["game"], wanted["date"], wanted["kind"], guest.id)

    async def begin(self, request: Request) -> Response:
        task = await self.task(request)
        if task.today:
            await self.reception.remember(request, await self.reception.guest(request))
        return answer(await self.desk.begin(task))

    async def kept(self, request: Request) -> Task:
        """The same, for something that is kept of the guest: first tries count in practice, too."""
        task = await self.task(request)
        if isinstance(task.puzzle, BestMove):
            await self.reception.remember(request, await self.reception.guest(request))
        return task

    async def attempt(self, request: Request) -> Response:
        wanted = await self.reception.body(request, puzzle_schema.PuzzleTry)
        return answer(await self.desk.attempt(await self.kept(request), wanted.answer))

    async def judge(self, request: Request) -> Response:
        wanted = await self.reception.body(request, puzzle_schema.PuzzleTry)
        return answer(await self.desk.judge(await self.task(request), wanted.answer))

    async def solution(self, request: Request) -> Response:
        return answer(await self.desk.solution(await self.kept(request)))

    async def clue(self, request: Request) -> Response:
        return answer(await self.desk.clue(await self.kept(request)))
