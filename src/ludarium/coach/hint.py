"""A hint: what to look at, two or three good moves, and why the first of them is better than the next.

It is made of a redealt copy alone, so whatever it says the seat could have found out itself.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from ludarium.bots.levels import LEVELS
from ludarium.coach.doubt import SURE
from ludarium.coach.judge import Arm, Effort, Judge, Line, error_of
from ludarium.coach.why import OTHER, RIVAL, Why, explain
from ludarium.core import kernel
from ludarium.core.game import Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.state import State

LOOK, MOVE, WHY = 1, 2, 3  # the grades
BEST: Final = 3  # moves that are told, at most
SECONDS: Final = 1.2  # of a processor
SEARCH, COMPARE, EXPLAIN = 0.5, 0.3, 0.2  # parts of it
LEAST, MOST = 24, 1600  # deals of a comparison
FEWEST: Final = 6  # where each of them takes long, as without a compiled engine
WATCHED: Final = 3.0  # times as long a deal takes in which all events are told


class Good(msgspec.Struct, kw_only=True):
    """A good line of moves, as records write them. `behind` is by how much the first one is better."""

    moves: list[str]
    chance: float | None
    points: float  # the lead that may be expected
    behind: float = 0.0
    error: float = 0.0


class Hint(msgspec.Struct, kw_only=True):
    """`pieces` are what the best moves name, without saying what is done with them: (vocabulary, value)."""

    step: str
    by_chance: bool
    pieces: list[tuple[str, str]]
    source: str  # of points: what the first one gains most by; empty if nothing stands out
    good: list[Good]
    why: Why | None  # the first against the second
    deals: int
    reasoned: bool = False  # is there a reason to be asked for?
    expert: bool = (
        False  # the first is that of the game's own bot; chances are a simple bot's, nothing is in points
    )


def hint(setup: Setup, copy: State, seat: int, seed: int, seconds: float = SECONDS) -> Hint:
    """`copy` is dealt again for this seat already."""
    moves = Moves()
    kernel.legal(copy, seat, moves)
    if moves.size == 1:
        return _alone(setup, copy, int(moves[0]))
    judge = Judge(setup)
    expert = setup.game.levels(LEVELS[-1]) if judge.playout is not None else None
    own = () if expert is None else (int(moves[expert.pick(copy.clone(), seat, moves, Seeded(seed))]),)
    each = _deal_cost(judge, copy, seat, int(moves[0]))
    least = max(FEWEST, min(LEAST, int(seconds / each / FEWEST)))
    search = max(least, min(8 * MOST, int(SEARCH * seconds / each)))
    judge.effort = Effort(search, search, search)
    lines = judge.lines(copy, seat, own, Seeded(derive(seed, 1)))
    arms = judge.search(copy, seat, [Arm(line) for line in lines], bool(own), derive(seed, 2), BEST)
    best = sorted(arms, key=lambda arm: (arm.line != own, -arm.mean(judge.by_chance)))[:BEST]
    fresh = [Arm(judge.complete(copy, seat, arm.line)) for arm in best]
    deals = max(least, min(MOST, int(COMPARE * seconds / each / len(fresh))))
    for deal in range(deals):
        for arm in fresh:
            judge.meet(copy, seat, arm, derive(seed, 3, deal))
    fresh.sort(key=lambda arm: -arm.mean(judge.by_chance))
    if own:
        _put_first(fresh, own)
    why = None
    if len(fresh) > 1:
        # In worlds of the comparison: a reason that says the opposite of the figures helps nobody.
        watched = max(least, min(MOST // 4, int(EXPLAIN * seconds / each / WATCHED / 2)))
        watched = deals if judge.playout is not None else min(deals, watched)
        why = explain(judge, copy, seat, fresh[0].line, fresh[1].line, derive(seed, 3), watched)
    good = [_good(judge, copy.step.name, fresh, arm) for arm in fresh]
    return Hint(
        step=copy.step.name,
        by_chance=judge.by_chance,
        pieces=_pieces(setup, fresh[0].line),
        source=_source(good, why),
        good=good,
        why=why,
        deals=deals,
        reasoned=why is not None,
        expert=expert is not None,
    )


def _put_first(arms: list[Arm], own: Line) -> None:
    """A bot of the game's own has thought further than the deals: its move stands unless another is surely better."""
    arm = next(arm for arm in arms if arm.line == own)
    gaps = [best - mine for best, mine in zip(arms[0].chances, arm.chances, strict=True)]
    if sum(gaps) / len(gaps) <= SURE * error_of(gaps):
        arms.remove(arm)
        arms.insert(0, arm)


def _alone(setup: Setup, copy: State, move: int) -> Hint:
    text = setup.game.verbs.write(move)
    return Hint(
        step=copy.step.name,
        by_chance=False,
        pieces=_pieces(setup, (move,)),
        source="",
        good=[Good(moves=[text], chance=None, points=0.0)],
        why=None,
        deals=0,
        expert=True,
    )


def _deal_cost(judge: Judge, copy: State, seat: int, move: int) -> float:
    began = time.process_time()
    for deal in range(4):
        judge.meet(copy, seat, Arm((move,)), deal)
    return max(1e-5, (time.process_time() - began) / 4)


def _good(judge: Judge, step: str, arms: list[Arm], arm: Arm) -> Good:
    """One of the arms, the best first: as far ahead and behind as is to be told."""
    by_chance, doubt = judge.by_chance, judge.doubt(step)
    trust = doubt.chance if by_chance else doubt.points
    first = arms[0]
    ours, theirs = (first.chances, arm.chances) if by_chance else (first.points, arm.points)
    gaps = [one - other for one, other in zip(ours, theirs, strict=True)]
    behind, error = trust.told(sum(gaps) / len(gaps), error_of(gaps)) if arm is not first else (0.0, 0.0)
    chance, points = (sum(one.mean(unit) for one in arms) / len(arms) for unit in (True, False))
    write = judge.game.verbs.write
    return Good(
        moves=[write(move) for move in arm.line],
        chance=round(max(0.0, doubt.chance.drawn(arm.mean(True), chance)), 4) if by_chance else None,
        points=round(doubt.points.drawn(arm.mean(False), points), 2),
        behind=round(behind, 4),
        error=round(error, 4),
    )


def _source(good: list[Good], why: Why | None) -> str:
    """Between two moves that cannot be told apart nothing decides."""
    if why is None or why.total <= 0 or good[1].behind <= good[1].error:
        return ""
    gains = [bar for bar in why.bars if bar.points > 0 and bar.source not in (OTHER, RIVAL)]
    return gains[0].source if gains else ""


def graded(hint: Hint, grade: int) -> Hint:
    """What is told of it when so many grades have been asked for."""
    good = hint.good if grade >= MOVE else []
    return msgspec.structs.replace(hint, good=good, why=hint.why if grade >= WHY else None)


def _pieces(setup: Setup, line: Line) -> list[tuple[str, str]]:
    verbs = setup.game.verbs
    found: list[tuple[str, str]] = []
    for move in line:
        described = verbs.describe(move)
        for name, words in verbs.phrases[int(move) & 255].arguments.items():
            piece = (words.name, str(described[name]))
            if words.names and piece not in found:
                found.append(piece)
    return found
