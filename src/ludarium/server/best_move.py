"""Puzzles "find the best move": the position as its seat saw it, three tries, and then what every move is worth.

The answers lie in the game's data; nothing is thought about here. Nobody is told the best move, or what others cost
than those tried, before the puzzle is found, used up or given up. Whoever gives up without a try has not found it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from ludarium.coach.why import Why
from ludarium.core.best_move import TRIES, BestMove
from ludarium.server import protocol, puzzle_schema, schema
from ludarium.server.context import Context
from ludarium.server.refusal import Refusal
from ludarium.server.storage.best_move import Case, Tried, finders_of, found_by, keep_tried, tried_by


class MoveDesk:
    """Hands such puzzles out and takes moves."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def position(self, puzzle: BestMove, name: str) -> protocol.Position:
        """The table as the seat saw it; `name` is that of the one who sits there now."""
        kept, setup, state = puzzle.kept, puzzle.setup, puzzle.state
        notation, round = self.context.library.notation(puzzle.game.id), int(state.current_round())
        return protocol.Position(
            seq=len(kept.moves),
            seat=kept.seat,
            seats=[kept.seat],
            table=schema.TableInfo(
                id="",
                game=puzzle.game.id,
                options={**setup.options, **setup.overrides},
                seats=_seats(kept.seats, kept.seat, kept.source.bots, name),
                status="running",
                public=False,
                creator="",
                created=0,
                changed=0,
                undo_off="",
                timer=0,
                round=None if round < 0 else round,
                asked=[kept.seat],
                mine=[kept.seat],
            ),
            view=state.view(kept.seat),
            rules=self.context.library.rules(setup),
            asked=[kept.seat],
            legal=[notation.move(move) for move in setup.listed(state, kept.seat)],
            draft=[notation.move(move) for move in state.turn.drafts[kept.seat].dump()],
            hints_off="people",
        )

    async def progress(self, puzzle: BestMove, guest: str) -> puzzle_schema.MoveProgress:
        """How far the guest is, and what may be told."""
        tried = await self.tried(puzzle, guest) or Tried()
        read, case = self.context.storage.read, self._case(puzzle, guest)
        people = await read(lambda db: finders_of(db, case.game, case.number))
        own = await read(lambda db: found_by(db, case.game, guest))
        costs = {other.move: other for other in puzzle.kept.others}
        return puzzle_schema.MoveProgress(
            number=puzzle.kept.number,
            left=0 if over(tried) else TRIES - tried.tries,
            tried=[
                puzzle_schema.MoveTried(
                    move=move,
                    loss=costs[move].loss if move in costs else 0.0,
                    error=costs[move].error if move in costs else 0.0,
                )
                for move in tried.moves
            ],
            found=tried.found,
            clue=_clue(puzzle) if tried.clue else None,
            answer=_answer(puzzle) if over(tried) else None,
            people=people.people,
            at_once=people.at_once,
            own=own[0],
            own_at_once=own[1],
        )

    async def attempt(self, puzzle: BestMove, guest: str, text: str) -> Tried:
        """A move that counts as a try; the same one again, or one after the end, does not."""
        before = await self.tried(puzzle, guest)
        tried = before or Tried()
        move = puzzle.spelled(text)
        if over(tried) or move in tried.moves:
            return tried
        found = move == puzzle.kept.best
        return await self._keep(
            puzzle, guest, before, replace(tried, moves=(*tried.moves, move), found=found)
        )

    async def clue(self, puzzle: BestMove, guest: str) -> Tried:
        """It costs one try, and there must be another one left."""
        before = await self.tried(puzzle, guest)
        tried = before or Tried()
        if over(tried) or tried.clue:
            return tried
        if tried.tries + 1 >= TRIES:
            raise Refusal("last-try", 409)
        return await self._keep(puzzle, guest, before, replace(tried, clue=True))

    async def give_up(self, puzzle: BestMove, guest: str) -> Tried:
        before = await self.tried(puzzle, guest)
        tried = before or Tried()
        if over(tried):
            return tried
        return await self._keep(puzzle, guest, before, replace(tried, shown=True))

    async def tried(self, puzzle: BestMove, guest: str) -> Tried | None:
        case = self._case(puzzle, guest)
        return await self.context.storage.read(lambda db: tried_by(db, case))

    async def _keep(self, puzzle: BestMove, guest: str, before: Tried | None, tried: Tried) -> Tried:
        case = self._case(puzzle, guest)
        await self.context.storage.write(statements=[keep_tried(case, tried, before)])
        return await self.tried(puzzle, guest) or tried

    def _case(self, puzzle: BestMove, guest: str) -> Case:
        return Case(puzzle.game.id, puzzle.kept.number, guest)


def over(tried: Tried) -> bool:
    """Is there nothing left to try?"""
    return tried.found or tried.shown or tried.tries >= TRIES


def _seats(many: int, mine: int, bots: Sequence[str], name: str) -> list[schema.SeatInfo]:
    """Whoever solves it sits in the seat; the others are called as they were, bots by their level."""
    found = []
    for seat in range(many):
        level = bots[seat] if seat < len(bots) else ""
        if seat == mine or not level:
            found.append(
                schema.SeatInfo(kind="person", name=name if seat == mine else f"{seat + 1}", connected=True)
            )
        else:
            called = level if many < 3 else f"{level} {seat + 1}"
            found.append(schema.SeatInfo(kind="bot", name=called, level=level, connected=True))
    return found


def _clue(puzzle: BestMove) -> puzzle_schema.MoveClue:
    pieces, source = puzzle.clue()
    return puzzle_schema.MoveClue(pieces=pieces, source=source)


def _answer(puzzle: BestMove) -> puzzle_schema.MoveAnswer:
    kept = puzzle.kept
    return puzzle_schema.MoveAnswer(
        best=kept.best,
        line=kept.line or [kept.best],
        worth=kept.worth,
        others=[
            puzzle_schema.MoveCost(
                move=other.move,
                loss=other.loss,
                error=other.error,
                points=other.points,
                why=None if other.why is None else msgspec.convert(other.why.told(), Why),
            )
            for other in kept.others
        ],
    )
