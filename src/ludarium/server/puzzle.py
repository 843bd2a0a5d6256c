"""The puzzle corner of Ars Universalis: the set of the day against the server's clock, and puzzles for practice.

Today's puzzles are handed out one by one, to whoever begins them, and count until they are solved or a solution was
asked for. Those of past days are for practice, unless one had begun them in time. Tomorrow's nobody gets.
"""

from __future__ import annotations

import asyncio
import datetime
import time
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import cast, get_args

from ludarium.core.daily import today
from ludarium.core.declare import names
from ludarium.core.verdict import COMPLETE
from ludarium.games.ars_universalis.data import FIGURE_NAMES, Period
from ludarium.games.ars_universalis.puzzles.corner import Puzzle, daily_puzzles, make_puzzle, solution
from ludarium.games.ars_universalis.puzzles.judge import judge
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES
from ludarium.server import schema
from ludarium.server.context import Context, Meter
from ludarium.server.refusal import Refusal
from ludarium.server.storage import (
    Solving,
    begin_puzzle,
    give_puzzle_up,
    puzzle_days,
    solved_puzzles,
    solving_of,
    try_puzzle,
)
from ludarium.server.view import verdict_of

KEPT_DAYS = 366  # so long a set can be looked at
RECENT = 7  # days that are listed
MOST_RESULTS = 100
LARGEST_SEED = 999_999_999  # short enough for an address
assert get_args(schema.PuzzleKind) == CATEGORY_NAMES
assert get_args(schema.PuzzlePeriod) == names(Period)


@dataclass(frozen=True)
class Task:
    """A puzzle, and whose and of which day it is; one for practice is of no day."""

    puzzle: Puzzle
    guest: str
    date: str = ""

    @property
    def kind(self) -> str:
        return self.puzzle.target.category

    @property
    def today(self) -> bool:
        return self.date == today()


class Corner:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._wishes = Meter(context.config.limits.puzzles, 60)
        self._set = lru_cache(64)(partial(daily_puzzles, key=context.signer.secret))
        self._practice = lru_cache(512)(make_puzzle)

    async def day(self, date: str, guest: str) -> schema.PuzzleDay:
        puzzles = await self._of_day(date)
        now = today()
        first = _shifted(now, 1 - RECENT)
        read = self.context.storage.read
        solving = await read(lambda db: solving_of(db, date, guest))
        solved = await read(lambda db: solved_puzzles(db, date))
        days = await read(lambda db: puzzle_days(db, first, now, guest))
        dates = [_shifted(now, -back) for back in range(RECENT)]
        results = _ranked(solved, guest)
        return schema.PuzzleDay(
            date=date,
            today=now,
            tiles=[_tile(puzzle, solving.get(puzzle.target.category)) for puzzle in puzzles],
            results=[one for number, one in enumerate(results) if number < MOST_RESULTS or one.mine],
            people=len(results),
            recent=[
                schema.PuzzleDate(date=date, people=people, solved=own)
                for date in dates
                for people, own in [days.get(date, (0, 0))]
            ],
        )

    async def daily(self, date: str, kind: str, guest: str) -> Task:
        self._allow(guest)
        if kind not in CATEGORY_NAMES:
            raise Refusal("no-such-puzzle", 404)
        return Task((await self._of_day(date))[CATEGORY_NAMES.index(kind)], guest, date)

    async def practice(self, kind: str, period: str, seed: int, guest: str) -> Task:
        self._allow(guest)
        if kind not in CATEGORY_NAMES or period not in names(Period) or seed > LARGEST_SEED:
            raise Refusal("no-such-puzzle", 404)
        puzzle = await asyncio.to_thread(self._practice, seed, kind, names(Period).index(period))
        return Task(puzzle, guest)

    async def begin(self, task: Task) -> schema.Puzzle:
        """Hands it out; of today's set, the clock runs from now on."""
        if task.today:
            statement = begin_puzzle(task.date, task.kind, task.guest, time.time())
            await self.context.storage.write(statements=[statement])
        solving = await self._solving(task)
        puzzle = task.puzzle
        tile = _tile(puzzle, solving)
        return schema.Puzzle(
            kind=tile.kind,
            period=tile.period,
            figure=FIGURE_NAMES[puzzle.figure],
            work=puzzle.place,
            hand=[NAMES[card] for card in puzzle.hand],
            ranked=solving is not None,
            state=tile.state,
            time=tile.time,
            tries=solving.tries if solving else 0,
        )

    async def judge(self, task: Task, text: str) -> schema.Verdict:
        """While it is laid: this is no attempt."""
        await self._begun(task)
        return verdict_of(judge(task.puzzle.target, text, task.puzzle.hand))

    async def attempt(self, task: Task, text: str) -> schema.PuzzleVerdict:
        solving = await self._begun(task)
        now = time.time()
        verdict = judge(task.puzzle.target, text, task.puzzle.hand)
        if verdict.reason in ("unreadable", "no-cards"):
            raise Refusal("no-arrangement")
        solved = verdict.state == COMPLETE
        if solving is not None and solving.counts:
            took = _passed(solving, now) if solved else None
            await self.context.storage.write(statements=[try_puzzle(task.date, task.kind, task.guest, took)])
            solving = await self._solving(task)
        tile = _tile(task.puzzle, solving)
        return schema.PuzzleVerdict(
            verdict=verdict_of(verdict),
            state=tile.state,
            time=tile.time,
            tries=solving.tries if solving else 0,
            fewest=task.puzzle.fewest if solved else None,
        )

    async def solution(self, task: Task) -> schema.PuzzleSolution:
        """Whoever asks for it before solving has no place with this puzzle."""
        solving = await self._begun(task)
        if solving is not None and solving.counts:
            await self.context.storage.write(statements=[give_puzzle_up(task.date, task.kind, task.guest)])
            solving = await self._solving(task)
        text = await asyncio.to_thread(solution, task.puzzle)
        return schema.PuzzleSolution(arrangement=text, state=_tile(task.puzzle, solving).state)

    def _allow(self, guest: str) -> None:
        if not self._wishes.allows(guest):
            raise Refusal("too-fast", 429)

    async def _of_day(self, text: str) -> list[Puzzle]:
        try:
            date = datetime.date.fromisoformat(text)
        except ValueError:
            raise Refusal("no-such-day", 404) from None
        now = today()
        if date.isoformat() != text or text < _shifted(now, -KEPT_DAYS):
            raise Refusal("no-such-day", 404)
        if text > now:
            raise Refusal("not-yet", 403)
        return await asyncio.to_thread(self._set, date)

    async def _solving(self, task: Task) -> Solving | None:
        if not task.date:
            return None
        found = await self.context.storage.read(lambda db: solving_of(db, task.date, task.guest))
        return found.get(task.kind)

    async def _begun(self, task: Task) -> Solving | None:
        """How far it is; None where it is practice."""
        solving = await self._solving(task)
        if solving is None and task.today:
            raise Refusal("not-begun", 409)
        return solving


def _shifted(date: str, days: int) -> str:
    return (datetime.date.fromisoformat(date) + datetime.timedelta(days)).isoformat()


def _passed(solving: Solving, now: float) -> int:
    return max(1, round((now - solving.begun) * 1000))


def _tile(puzzle: Puzzle, solving: Solving | None) -> schema.PuzzleTile:
    state: schema.PuzzleState = "new"
    passed = 0
    if solving is not None:
        state = "begun" if solving.counts else "shown" if solving.took is None else "solved"
        passed = solving.took or (_passed(solving, time.time()) if solving.counts else 0)
    return schema.PuzzleTile(
        kind=cast(schema.PuzzleKind, puzzle.target.category),
        period=cast(schema.PuzzlePeriod, names(Period)[puzzle.period]),
        state=state,
        time=passed,
    )


def _ranked(solved: list[tuple[str, str, str, int]], me: str) -> list[schema.PuzzleResult]:
    """Best first: more puzzles, then less time; equal ones share a place."""
    results: dict[str, schema.PuzzleResult] = {}
    for guest, name, kind, took in solved:
        result = results.setdefault(
            guest,
            schema.PuzzleResult(
                place=0, name=name, mine=guest == me, times=[None] * len(CATEGORY_NAMES), solved=0, total=0
            ),
        )
        result.times[CATEGORY_NAMES.index(kind)] = took
        result.solved += 1
        result.total += took
    ranked = sorted(results.values(), key=lambda result: (-result.solved, result.total, result.name))
    for number, result in enumerate(ranked):
        before = ranked[number - 1]
        tied = number > 0 and (before.solved, before.total) == (result.solved, result.total)
        result.place = before.place if tied else number + 1
    return ranked
