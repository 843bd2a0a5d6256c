"""The puzzles of games that have some: the set of the day against the server's clock, and puzzles for practice.

Today's puzzles are handed out one by one, to whoever begins them, and count until they are solved or a solution was
asked for. Those of past days are for practice, unless one had begun them in time. Tomorrow's nobody gets. Where the
best move is to be found (`best_move`), the tries are few, and first tries count in practice, too.
"""

from __future__ import annotations

import asyncio
import datetime
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ludarium.core.best_move import BestMove
from ludarium.core.daily import PUZZLES, day_seed, today
from ludarium.core.game import Game
from ludarium.core.puzzle import Puzzle, Puzzles
from ludarium.core.verdict import COMPLETE
from ludarium.server import puzzle_schema, schema
from ludarium.server.best_move import MoveDesk, over
from ludarium.server.context import Context
from ludarium.server.ladder import apart
from ludarium.server.limits import Meter
from ludarium.server.refusal import Refusal
from ludarium.server.storage.puzzle import (
    Place,
    Solver,
    Solving,
    begin_puzzle,
    give_puzzle_up,
    known_kinds,
    solved_since,
    solvers_of,
    solvers_on,
    solving_of,
    times_of,
    try_puzzle,
)
from ludarium.server.view import verdict_of

KEPT_DAYS = 366  # so long a set can be looked at
RECENT = 7  # days that are listed
MOST_DAYS = 200  # whose solvers are counted once
READING, PIECE = 1000, 400  # milliseconds: the least that eyes and hands need
LARGEST_SEED = 999_999_999  # short enough for an address


@dataclass(frozen=True)
class Task:
    """A puzzle, and whose and of which day it is; one for practice is of no day."""

    game: str
    puzzle: Puzzle
    guest: str
    date: str = ""

    @property
    def place(self) -> Place:
        """Where the database has it."""
        return Place(self.game, self.date, self.puzzle.kind, self.guest)

    @property
    def today(self) -> bool:
        return self.date == today()


class PuzzleDesk:
    """Hands puzzles out and takes answers."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.moves = MoveDesk(context)
        self._requests = Meter(context.config.limits.puzzles, 60, "puzzles")
        self._past: dict[tuple[str, str], int] = {}  # by game and day that is over
        self._set = lru_cache(64)(self._make_set)
        self._practice = lru_cache(512)(self._make_practice)

    def _puzzles(self, game_id: str) -> tuple[Game, Puzzles]:
        game = self.context.library.find(game_id)
        if game.puzzles is None:
            raise Refusal("no-puzzles", 404)
        return game, game.puzzles

    def _make_set(self, game_id: str, date: str) -> Sequence[Puzzle]:
        game, puzzles = self._puzzles(game_id)
        return puzzles.of_day(day_seed(game.id, PUZZLES, date, self.context.signer.of_day(date)))

    def _make_practice(self, game_id: str, seed: int, kind: str, level: str) -> Puzzle:
        return self._puzzles(game_id)[1].practice(seed, kind, level)

    async def day(self, game_id: str, date: str, guest: str) -> puzzle_schema.PuzzleDay:
        game, puzzles = self._puzzles(game_id)
        made = await self._of_day(game_id, date)
        now = today()
        dates = [_shifted(now, -back) for back in range(RECENT)]
        read = self.context.storage.read
        solving = await read(lambda db: solving_of(db, game.id, date, guest))
        solvers = await read(lambda db: solvers_of(db, game.id, date, guest))
        known = await read(lambda db: known_kinds(db, game.id, guest))
        own = await read(lambda db: solved_since(db, game.id, dates[-1], guest))
        shown = apart(solvers, lambda one: (-one.solved, one.total))  # more puzzles, then less time
        times = await read(lambda db: times_of(db, game.id, date, [one.guest for one in shown]))
        by_hand = {puzzle.kind: _by_hand(puzzle) for puzzle in made}
        return puzzle_schema.PuzzleDay(
            date=date,
            today=now,
            tiles=[_tile(puzzle, solving.get(puzzle.kind), puzzle.kind in known) for puzzle in made],
            results=[_result(one, times[one.guest], puzzles.kinds, by_hand) for one in shown],
            people=len(solvers),
            recent=[
                puzzle_schema.PuzzleDate(
                    date=day, people=await self._solvers(game.id, day), solved=own.get(day, 0)
                )
                for day in dates
            ],
        )

    async def _solvers(self, game: str, date: str) -> int:
        """How many people solved something on a day. Days that are over hardly change: they are counted once."""
        found = self._past.get((game, date))
        if found is None:
            found = await self.context.storage.read(lambda db: solvers_on(db, game, date))
            if date < today():
                if len(self._past) > MOST_DAYS:
                    self._past.clear()
                self._past[game, date] = found
        return found

    async def daily(self, game_id: str, date: str, kind: str, guest: str) -> Task:
        self._allow(guest)
        _, puzzles = self._puzzles(game_id)
        if kind not in puzzles.kinds:
            raise Refusal("no-such-puzzle", 404)
        made = await self._of_day(game_id, date)
        return Task(game_id, made[puzzles.kinds.index(kind)], guest, date)

    async def practice(self, game_id: str, kind: str, level: str, seed: int, guest: str) -> Task:
        self._allow(guest)
        _, puzzles = self._puzzles(game_id)
        if kind not in puzzles.kinds or level not in puzzles.levels or seed > LARGEST_SEED:
            raise Refusal("no-such-puzzle", 404)
        made = await asyncio.to_thread(self._practice, game_id, seed, kind, level)
        if isinstance(made, BestMove) and made in await self._of_day(game_id, today()):  # it counts there
            made = await asyncio.to_thread(self._practice, game_id, seed + 1, kind, level)
        return Task(game_id, made, guest)

    async def begin(self, task: Task) -> puzzle_schema.Puzzle:
        """Hands it out; of today's set, the clock runs from now on."""
        if task.today:
            await self.context.storage.write(statements=[begin_puzzle(task.place, time.time())])
            await self._known_before(task)
        solving = await self._solving(task)
        tile = _tile(task.puzzle, solving)
        content = task.puzzle.content()
        if isinstance(task.puzzle, BestMove):
            guest = await self.context.guests.find(task.guest)
            content["position"] = self.moves.position(task.puzzle, guest.name)
        return puzzle_schema.Puzzle(
            kind=tile.kind,
            level=tile.level,
            content=content,
            ranked=solving is not None,
            state=tile.state,
            time=tile.time,
            tries=solving.tries if solving else 0,
            progress=await self._progress(task),
        )

    async def judge(self, task: Task, text: str) -> schema.Verdict:
        """While it is laid: this is no attempt."""
        await self._begun(task)
        if isinstance(task.puzzle, BestMove):  # whose moves are few: to try one is an attempt
            raise Refusal("no-such-puzzle", 404)
        return verdict_of(task.puzzle.judge(text))

    async def attempt(self, task: Task, text: str) -> puzzle_schema.PuzzleVerdict:
        solving = await self._begun(task)
        now = time.time()
        if not task.puzzle.reads(text):
            raise Refusal("no-answer")
        verdict = task.puzzle.judge(text)
        solved = verdict.state == COMPLETE
        if isinstance(task.puzzle, BestMove):
            solving = await self._try_move(task, task.puzzle, text, solving, now)
        elif solving is not None and solving.counts:
            took = _passed(solving, now) if solved else None
            await self.context.storage.write(statements=[try_puzzle(task.place, took)])
            self._past.pop((task.game, task.date), None)
            solving = await self._solving(task)
        tile = _tile(task.puzzle, solving)
        return puzzle_schema.PuzzleVerdict(
            verdict=verdict_of(verdict),
            state=tile.state,
            time=tile.time,
            tries=solving.tries if solving else 0,
            fewest=task.puzzle.fewest if solved else None,
            progress=await self._progress(task),
        )

    async def solution(self, task: Task) -> puzzle_schema.PuzzleSolution:
        """Whoever asks for it before solving has no place with this puzzle."""
        solving = await self._begun(task)
        if isinstance(task.puzzle, BestMove):
            await self.moves.give_up(task.puzzle, task.guest)
        if solving is not None and solving.counts:
            await self.context.storage.write(statements=[give_puzzle_up(task.place)])
            solving = await self._solving(task)
        text = await asyncio.to_thread(task.puzzle.solution)
        state, progress = _tile(task.puzzle, solving).state, await self._progress(task)
        return puzzle_schema.PuzzleSolution(answer=text, state=state, progress=progress)

    # Where the best move is to be found

    async def clue(self, task: Task) -> puzzle_schema.MoveProgress:
        """For one try."""
        await self._begun(task)
        if not isinstance(task.puzzle, BestMove):
            raise Refusal("no-such-puzzle", 404)
        await self.moves.clue(task.puzzle, task.guest)
        return await self.moves.progress(task.puzzle, task.guest)

    async def _progress(self, task: Task) -> puzzle_schema.MoveProgress | None:
        if not isinstance(task.puzzle, BestMove):
            return None
        return await self.moves.progress(task.puzzle, task.guest)

    async def _known_before(self, task: Task) -> None:
        """Whoever has met today's puzzle in practice has no place with it."""
        if isinstance(task.puzzle, BestMove):
            tried = await self.moves.tried(task.puzzle, task.guest)
            if tried is not None and over(tried):
                await self.context.storage.write(statements=[give_puzzle_up(task.place)])

    async def _try_move(
        self, task: Task, puzzle: BestMove, text: str, solving: Solving | None, now: float
    ) -> Solving | None:
        before = await self.moves.tried(puzzle, task.guest)
        tried = await self.moves.attempt(puzzle, task.guest, text)
        if solving is None or not solving.counts or tried == before:
            return solving
        took = _passed(solving, now) if tried.found else None
        statements = [try_puzzle(task.place, took)]
        if over(tried) and not tried.found:
            statements.append(give_puzzle_up(task.place))
        await self.context.storage.write(statements=statements)
        self._past.pop((task.game, task.date), None)
        return await self._solving(task)

    def _allow(self, guest: str) -> None:
        if not self._requests.allows(guest):
            raise Refusal("too-fast", 429)

    async def _of_day(self, game_id: str, text: str) -> Sequence[Puzzle]:
        try:
            date = datetime.date.fromisoformat(text)
        except ValueError:
            raise Refusal("no-such-day", 404) from None
        now = today()
        if date.isoformat() != text or text < _shifted(now, -KEPT_DAYS):
            raise Refusal("no-such-day", 404)
        if text > now:
            raise Refusal("not-yet", 403)
        return await asyncio.to_thread(self._set, game_id, text)

    async def _solving(self, task: Task) -> Solving | None:
        if not task.date:
            return None
        found = await self.context.storage.read(lambda db: solving_of(db, task.game, task.date, task.guest))
        return found.get(task.puzzle.kind)

    async def _begun(self, task: Task) -> Solving | None:
        """How far it is; None where it is practice."""
        solving = await self._solving(task)
        if solving is None and task.today:
            raise Refusal("not-begun", 409)
        return solving


def _shifted(date: str, days: int) -> str:
    return (datetime.date.fromisoformat(date) + datetime.timedelta(days)).isoformat()


def _by_hand(puzzle: Puzzle) -> int:
    """Milliseconds to read it and to lay its pieces, for somebody who knows them already."""
    return READING + PIECE * puzzle.fewest


def _passed(solving: Solving, now: float) -> int:
    return max(1, round((now - solving.begun) * 1000))


def _tile(puzzle: Puzzle, solving: Solving | None, known: bool = True) -> puzzle_schema.PuzzleTile:
    state: puzzle_schema.PuzzleState = "new"
    passed = 0
    if solving is not None:
        state = "begun" if solving.counts else "shown" if solving.took is None else "solved"
        passed = solving.took or (_passed(solving, time.time()) if solving.counts else 0)
    return puzzle_schema.PuzzleTile(
        kind=puzzle.kind,
        level=puzzle.level,
        state=state,
        time=passed,
        known=known,
    )


def _result(
    one: Solver, times: Mapping[str, int], kinds: Sequence[str], by_hand: Mapping[str, int]
) -> puzzle_schema.PuzzleResult:
    """`by_hand` is the least that a person needs: whoever has the solution from another guest lays it quicker than it
    is found, and cannot be stopped."""
    return puzzle_schema.PuzzleResult(
        place=one.place,
        name=one.name,
        account=one.account,
        mine=one.mine,
        times=[times.get(kind) for kind in kinds],
        quick=any(took < by_hand[kind] for kind, took in times.items()),
        solved=one.solved,
        total=one.total,
    )
