"""All addresses of the API, and what answers at each."""

from __future__ import annotations

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from ludarium.server.analysis import Analyses
from ludarium.server.api.account import AccountApi
from ludarium.server.api.analysis import AnalysisApi
from ludarium.server.api.block import BlockApi
from ludarium.server.api.call import CallApi
from ludarium.server.api.device import DeviceApi
from ludarium.server.api.friend import FriendApi
from ludarium.server.api.guest import GuestApi
from ludarium.server.api.lesson import LessonApi
from ludarium.server.api.lobby import LobbyApi
from ludarium.server.api.person import PersonApi
from ludarium.server.api.puzzle import PuzzleApi
from ludarium.server.api.rating import RatingApi
from ludarium.server.api.reception import Endpoint, Reception, whole_number
from ludarium.server.api.replay import ReplayApi
from ludarium.server.api.report import ReportApi
from ludarium.server.api.share import ShareApi
from ludarium.server.api.table import TableApi
from ludarium.server.api.tournament import TournamentApi
from ludarium.server.api.vacation import VacationApi
from ludarium.server.context import Context
from ludarium.server.guard import problem
from ludarium.server.live import Live
from ludarium.server.refusal import Refusal
from ludarium.server.tables import Tables


class Number(Convertor[int]):
    regex = "[0-9]+"

    def convert(self, value: str) -> int:
        return whole_number(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())


def guarded(function: Endpoint) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        try:
            return await function(request)
        except Refusal as refusal:
            return problem(refusal)

    return endpoint


class Api:
    def __init__(self, context: Context, tables: Tables, live: Live) -> None:
        reception = Reception(context, tables, live)
        self.guest = GuestApi(reception)
        self.tournaments = reception.tournaments
        self.table = TableApi(reception)
        self.analyses = Analyses(context)
        replays = ReplayApi(reception)
        self.parts = (
            self.table,  # first, where most is asked: addresses are tried one after the other
            self.guest,
            DeviceApi(reception),
            AccountApi(reception),
            CallApi(reception),
            LobbyApi(reception),
            BlockApi(reception),
            FriendApi(reception),
            ReportApi(reception),
            replays,
            AnalysisApi(reception, replays, self.analyses),
            LessonApi(reception),
            ShareApi(reception),
            PuzzleApi(reception),
            RatingApi(reception),
            PersonApi(reception),
            VacationApi(reception),
            TournamentApi(reception),
        )

    def routes(self) -> list[BaseRoute]:
        answers = [each for part in self.parts for each in part.routes()]
        return [
            WebSocketRoute("/ws/tables/{table}", self.table.socket),
            *(Route(path, guarded(function), methods=[method]) for method, path, function in answers),
        ]
