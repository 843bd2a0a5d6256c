"""The analysis of a game that is over: asked for, looked at while it grows, and stopped."""

from __future__ import annotations

from bisect import bisect_right

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludarium.coach.report import Report
from ludarium.server import schema
from ludarium.server.analysis import Analyses, Subject
from ludarium.server.api.reception import Part, Reception, address_of, answer
from ludarium.server.api.replay import ReplayApi
from ludarium.server.refusal import Refusal
from ludarium.server.replay import Replay


class AnalysisApi:
    def __init__(self, reception: Reception, replays: ReplayApi, analyses: Analyses) -> None:
        self.reception = reception
        self.replays = replays
        self.analyses = analyses

    def routes(self) -> list[Part]:
        bases = ("/api/tables/{table}/analysis", "/api/replays/{replay}/analysis")
        methods = (("GET", self.look), ("POST", self.start), ("DELETE", self.stop))
        return [(method, base, function) for base in bases for method, function in methods]

    async def _subject(self, request: Request) -> tuple[Subject, Replay]:
        """Whoever may see the replay may see its analysis."""
        replay = await self.replays.replay(request)
        journal = replay.journal
        if not journal.state.over:
            raise Refusal("not-over", 403)  # given up: there is no result to explain
        stored = "replay" not in request.path_params
        return Subject(replay.info.id, journal.setup.game, replay.text(), stored), replay

    async def _told(self, subject: Subject, replay: Replay) -> Response:
        report = await self.analyses.report(subject)
        running = self.analyses.running(subject.id)
        return answer(schema.Analysis(running=running, report=_framed(report, replay) if report else None))

    async def look(self, request: Request) -> Response:
        return await self._told(*await self._subject(request))

    async def start(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        subject, replay = await self._subject(request)
        self.reception.context.guests.seen_at(guest.id, address_of(request))
        await self.analyses.start(subject, guest.id)
        return await self._told(subject, replay)

    async def stop(self, request: Request) -> Response:
        await self.reception.guest(request)
        subject, replay = await self._subject(request)
        await self.analyses.stop(subject.id)
        return await self._told(subject, replay)


def _framed(report: Report, replay: Replay) -> Report:
    """With numbers of frames instead of entries of the journal."""
    verdicts = [
        msgspec.structs.replace(
            verdict, entry=_frame(replay, verdict.entry), before=_frame(replay, verdict.before)
        )
        for verdict in report.verdicts
    ]
    names = [seat.name for seat in replay.info.seats]  # as they are called now
    seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(report.seats, names, strict=True)]
    return msgspec.structs.replace(report, verdicts=verdicts, seats=seats)


def _frame(replay: Replay, entry: int) -> int:
    return max(0, bisect_right(replay.line, entry) - 1)
