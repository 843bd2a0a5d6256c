"""Late positions, exhaustively: every turn with every exchange chain, each position once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludarium.core.moves import pack
from ludarium.games.universal_tapestry.data import FULL, MOST_DISCARDS, Result, Verb
from ludarium.games.universal_tapestry.solver.answer import Clock
from ludarium.games.universal_tapestry.solver.faces import Table
from ludarium.games.universal_tapestry.solver.opening import ends_of_turn, played, position_key
from ludarium.games.universal_tapestry.state import UniversalTapestry

LONGEST = 1000  # exchanges a turn: more than any chain has
MOST_POSITIONS = 400_000  # to be remembered


@dataclass
class Ending:
    """The best line found; `complete` when nothing was left out."""

    moves: list[int] = field(default_factory=list)
    score: int | None = None
    complete: bool = False


def search(s: UniversalTapestry, clock: Clock, better_than: int | None = None) -> Ending:
    """The line with the highest score above `better_than` (None: any win)."""
    ending = Ending(score=better_than)
    seen: set[tuple[object, ...]] = set()
    path: list[list[int]] = []
    stack = [_turns(s)]
    found = False
    while stack:
        for turn, after in stack[-1]:
            if clock.left <= 0 or len(seen) > MOST_POSITIONS:
                ending.score = ending.score if found else None
                return ending
            if after.over:
                score = int(after.score(0))
                if after.result == Result.WON and (ending.score is None or score > ending.score):
                    found = True
                    ending.moves = [move for part in (*path, turn) for move in part]
                    ending.score = score
                continue
            key = position_key(after, exact=True)
            if key in seen or _worthless(after, ending.score):
                continue
            seen.add(key)
            path.append(turn)
            stack.append(_turns(after))
            break
        else:
            stack.pop()
            if path:
                path.pop()
    ending.complete = True
    ending.score = ending.score if found else None
    return ending


def _turns(s: UniversalTapestry) -> Iterator[tuple[list[int], UniversalTapestry]]:
    if s.hand < 0 and s.tapestry.size == FULL:
        finish = int(pack(Verb.FINISH))
        yield [finish], played(s, finish)
    yield from ends_of_turn(s, LONGEST, exact=True)


def _worthless(s: UniversalTapestry, score: int | None) -> bool:
    """Lost for certain, or no better than what is known."""
    if s.discards.size > MOST_DISCARDS:
        return True
    if score is None:
        return False
    return (1 if s.rules.by_time else Table(s).ceiling()) <= score
