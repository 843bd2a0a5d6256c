"""The analysis of a game that is over: asked for, looked at while it grows, and stopped."""

from __future__ import annotations

import asyncio
import secrets
from bisect import bisect_right
from itertools import islice

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludarium.coach.decision import Decision, decisions
from ludarium.coach.judge import LONGEST_LINE
from ludarium.coach.line import followed
from ludarium.coach.report import Report
from ludarium.core.host import Seeded
from ludarium.core.kernel import is_legal, legal, play
from ludarium.core.moves import Moves
from ludarium.core.record import write
from ludarium.core.words import NotationError
from ludarium.server import schema, view
from ludarium.server.analysis import Analyses, Subject
from ludarium.server.api.reception import Part, Reception, address_of, answer
from ludarium.server.api.replay import ReplayApi
from ludarium.server.bot_pool import BotFailed, TrialTask
from ludarium.server.fair import BusyError, Claim
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
        return [
            *((method, base, function) for base in bases for method, function in methods),
            *(("GET", f"{base}/lines/{{number:number}}", self.line) for base in bases),
            *(("GET", f"{base}/decisions/{{number:number}}", self.decision) for base in bases),
            *(("POST", f"{base}/decisions/{{number:number}}", self.attempt) for base in bases),
        ]

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

    async def line(self, request: Request) -> Response:
        """The record of a line that the game's solver found: the game up to there, and on as it could have gone."""
        subject, replay = await self._subject(request)
        report = await self.analyses.report(subject)
        notes = report.review.notes if report is not None and report.review is not None else []
        number = request.path_params["number"]
        if number >= len(notes) or not notes[number].moves:
            raise Refusal("no-such-step", 404)
        text = await asyncio.to_thread(lambda: write(followed(replay.journal, notes[number])))
        return Response(text, media_type="text/plain")

    # Trying a decision oneself

    async def _decided(self, request: Request) -> tuple[Subject, Replay, Report, Decision]:
        """A decision that the analysis has judged already."""
        subject, replay = await self._subject(request)
        report = await self.analyses.report(subject)
        number = request.path_params["number"]
        if report is None or not 1 <= number <= len(report.verdicts):
            raise Refusal("no-such-step", 404)
        found = await asyncio.to_thread(lambda: next(islice(decisions(replay.journal), number - 1, None)))
        return subject, replay, report, found

    async def decision(self, request: Request) -> Response:
        """The table as the seat saw it then, with its moves."""
        _, replay, _, decision = await self._decided(request)
        seat, state = decision.seat, decision.before
        frame = replay.frame(_frame(replay, decision.before_entry), seat)
        moves, notation = Moves(), replay.notation
        legal(state, seat, moves)
        return answer(
            msgspec.structs.replace(
                frame,
                table=msgspec.structs.replace(frame.table, asked=[seat], mine=[seat]),
                view=view.seen(state, seat),
                seats=[seat],
                asked=[seat],
                legal=[notation.move(move) for move in moves.dump()],
                draft=[notation.move(move) for move in state.turn.drafts[seat].dump()],
                results=None,
                ended="",
                hints_off="people",
            )
        )

    async def attempt(self, request: Request) -> Response:
        """What another move would have been worth: known a second later, if the coach is free."""
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, schema.Try)
        subject, replay, report, decision = await self._decided(request)
        _check(replay, decision, wanted.moves)
        verdict = report.verdicts[decision.number - 1]
        task = TrialTask(
            game=subject.game.id,
            record=subject.record,
            decision=decision.number,
            best=verdict.best or verdict.played,
            moves=wanted.moves,
            seed=secrets.randbits(62),
        )
        claim = Claim(guest.id, address_of(request))
        try:
            return answer(await self.reception.context.bots.trial(task, claim))
        except (BotFailed, BusyError):
            raise Refusal("coach-busy", 429) from None


def _check(replay: Replay, decision: Decision, texts: list[str]) -> None:
    """Only moves that could be made then, one after the other."""
    state, seat = decision.before.clone(), decision.seat
    if not 1 <= len(texts) <= LONGEST_LINE:
        raise Refusal("malformed")
    for text in texts:
        try:
            move = replay.journal.setup.game.verbs.parse(text)
        except NotationError:
            raise Refusal("malformed") from None
        if state.over or not state.asks(seat) or not is_legal(state, seat, move):
            raise Refusal("not-now", 409)
        play(state, seat, move, Seeded(0))


def _framed(report: Report, replay: Replay) -> Report:
    """With numbers of frames instead of entries of the journal."""
    verdicts = [
        msgspec.structs.replace(
            verdict, entry=_frame(replay, verdict.entry), before=_frame(replay, verdict.before)
        )
        for verdict in report.verdicts
    ]
    review = report.review
    if review is not None:
        notes = [msgspec.structs.replace(note, entry=_frame(replay, note.entry)) for note in review.notes]
        review = msgspec.structs.replace(review, notes=notes, known={})  # the solver's own business
    names = [seat.name for seat in replay.info.seats]  # as they are called now
    seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(report.seats, names, strict=True)]
    return msgspec.structs.replace(report, verdicts=verdicts, seats=seats, review=review)


def _frame(replay: Replay, entry: int) -> int:
    return max(0, bisect_right(replay.line, entry) - 1)
