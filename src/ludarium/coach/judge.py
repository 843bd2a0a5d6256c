"""Judging a decision by what its seat could know.

The best move is found in one race: all moves meet the same redealt worlds, and the weaker half drops out after each
stage. Its lead over the move that was played is then measured on fresh deals, in several independent races, since the
best of many by the same deals that chose it looks too good. How sure that is, is said by the spread of these races
and by that of their deals, whichever is larger, and by the doubt whether leads in such a decision hold (`doubt`). A
lead below twice its error is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from ludarium.coach.chance import Chance
from ludarium.coach.doubt import NONE, SURE, Doubt, doubts_of
from ludarium.coach.race import LineRace, lead
from ludarium.core import kernel
from ludarium.core.game import Game, Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.core.state import State

RACES: Final = 8  # independent ones, in which two moves are compared
LABELS: Final = ("loose", "slip", "ruin")
BY_CHANCE: Final = (0.05, 0.10, 0.15)
BY_POINTS: Final = (2.0, 4.0, 6.0)  # where there is no chance to tell
LONGEST_LINE: Final = 40
LAST: Final = (
    3  # lines that stay to the end of a race: a wild one must not push out the best after a few lucky deals
)

Line = tuple[int, ...]


@dataclass(frozen=True)
class Effort:
    """How much is thought about a decision: deals of the race that finds the best move, deals of a comparison at
    first, and at most, where it is not certain yet."""

    search: int = 1000
    compare: int = 320
    most: int = 1280

    def times(self, factor: float) -> Effort:
        return Effort(*(max(RACES, int(many * factor)) for many in (self.search, self.compare, self.most)))


WHOLE: Final = Effort(100, 64, 320)  # the usual one where every deal is played to the end of the game


@dataclass
class Arm:
    """A line of moves, and what it brought, deal by deal."""

    line: Line
    points: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)

    def mean(self, chance: bool) -> float:
        values = self.chances if chance else self.points
        return sum(values) / len(values) if values else 0.0


@dataclass(frozen=True)
class Lead:
    """Of one line over another: in chance (None where it is not told) and in points, each with its error."""

    chance: float | None
    chance_error: float | None
    points: float
    points_error: float
    deals: int
    better: float | None  # the chance after the first line, and after the second
    worse: float | None

    @property
    def value(self) -> float:
        return self.points if self.chance is None else self.chance

    @property
    def error(self) -> float:
        return self.points_error if self.chance_error is None else self.chance_error

    @property
    def certain(self) -> bool:
        return self.value > SURE * self.error

    def doubted(self, doubt: Doubt) -> Lead:
        """As it is to be told: the two chances are drawn together as the lead is."""
        points, points_error = doubt.points.told(self.points, self.points_error)
        if self.chance is None or self.chance_error is None or self.better is None or self.worse is None:
            return Lead(None, None, points, points_error, self.deals, None, None)
        chance, chance_error = doubt.chance.told(self.chance, self.chance_error)
        middle = (self.better + self.worse) / 2
        better, worse = (max(0.0, doubt.chance.drawn(one, middle)) for one in (self.better, self.worse))
        return Lead(chance, chance_error, points, points_error, self.deals, better, worse)

    @property
    def label(self) -> str:
        """What is said of a loss as large as this, certain or not; nothing of a small one."""
        limits = BY_POINTS if self.chance is None else BY_CHANCE
        passed = sum(self.value >= limit for limit in limits)
        return LABELS[passed - 1] if passed else ""


@dataclass(frozen=True)
class Candidate:
    """A line that was looked at, with what the race that looked for the best one says of it."""

    line: Line
    chance: float | None
    points: float
    deals: int


@dataclass(frozen=True)
class Found:
    """What was thought about a decision. `lead` is that of the best line over the one played; None if that is it."""

    best: Line
    ranking: list[Candidate]
    lead: Lead | None
    quick: int  # the first move that the quick policy would have made, or the planner where that is blind


def guide_of(game: Game) -> Policy:
    """The policy that goes on after the moves that are compared."""
    return game.policy


class Judge:
    """Judges decisions of games of one setup."""

    def __init__(self, setup: Setup, effort: Effort | None = None) -> None:
        """Where the game has a `playout`, deals are played to its end, so that a chance is a share of games won, and
        needs no curve."""
        self.setup = setup
        self.game = setup.game
        self.policy = guide_of(setup.game)
        self.race = LineRace(self.policy, setup.game.tuning)
        self.chance = Chance.of(setup, self.policy)
        self.playout = None if self.game.playout is None else self.game.playout()
        self.by_chance = self.chance.calibrated or self.playout is not None
        # Whole games, played with care, need no doubt of the quick policy.
        self.doubts = doubts_of(setup) if self.playout is None else {}
        self.effort = effort or self.usual()

    def usual(self, factor: float = 1.0) -> Effort:
        """So many times the usual thinking."""
        return (Effort() if self.playout is None else WHOLE).times(factor)

    def judge(self, state: State, seat: int, played: Line, seed: int) -> Found:
        """What this line was worth; an empty one asks for the best moves alone."""
        copy = kernel.redealt(state, seat, Seeded(derive(seed, 0)))
        lines = self.lines(copy, seat, played, Seeded(derive(seed, 1)))
        simple = self.policy if self.playout is None else self.game.planner
        quick = self._picked(simple, copy, seat, Seeded(derive(seed, 2)))
        if len(lines) == 1:
            return Found(lines[0], [], None, quick)
        arms = self.search(copy, seat, [Arm(line) for line in lines], bool(played), derive(seed, 3))
        ranked = sorted(arms, key=lambda arm: -arm.mean(self.by_chance))
        ranking = [self._candidate(arm) for arm in ranked]
        best = ranked[0].line
        if not played or best == played:
            return Found(self.complete(copy, seat, best), ranking, None, quick)
        lead = self.compare(copy, seat, best, played, derive(seed, 4))
        if lead.value <= 0:
            return Found(played, ranking, None, quick)
        return Found(self.complete(copy, seat, best), ranking, lead, quick)

    def lines(self, copy: State, seat: int, played: Line, rng: Seeded) -> list[Line]:
        """What is looked at: the line played, the planner's proposal, and all first moves worth a look."""
        moves = Moves()
        kernel.legal(copy, seat, moves)
        proposed = (self._picked(self.game.planner, copy, seat, rng),)
        self.policy.narrow(copy, seat, moves)
        found = [played] if played else []
        for line in [proposed, *((move,) for move in moves.dump())]:
            if line not in found and not (played and self._said(copy, line[0], played[0])):
                found.append(line)
        return found

    def _said(self, copy: State, move: int, played: int) -> bool:
        """Does another move stand for this one? Nobody errs by one of two that are alike."""
        alike = self.policy.alike
        first = alike(copy, move)
        return move not in (first, played) or (move != played and first == alike(copy, played))

    def _picked(self, policy: Policy, copy: State, seat: int, rng: Seeded) -> int:
        moves = Moves()
        kernel.legal(copy, seat, moves)
        return int(moves[policy.pick(copy.clone(), seat, moves, rng)])

    def _candidate(self, arm: Arm) -> Candidate:
        return Candidate(
            arm.line, arm.mean(True) if self.by_chance else None, arm.mean(False), len(arm.points)
        )

    def search(
        self, copy: State, seat: int, arms: list[Arm], keep_first: bool, seed: int, keep: int = LAST
    ) -> list[Arm]:
        """Sequential halving: what is left, at least `keep`, has met all deals. The line played stays."""
        stages = max(1, (len(arms) - 1).bit_length())
        deal = 0
        spent = 0
        budget = max(self.effort.search, 4 * len(arms))
        for stage in range(1, stages + 1):
            while True:
                for arm in arms:
                    self.meet(copy, seat, arm, derive(seed, deal))
                deal += 1
                spent += len(arms)
                if spent + len(arms) > budget * stage // stages:
                    break
            if stage < stages:
                first, rest = (arms[:1], arms[1:]) if keep_first else ([], arms)
                rest = sorted(rest, key=lambda arm: -arm.mean(self.by_chance))
                arms = first + rest[: max(keep, (len(arms) + 1) // 2) - len(first)]
        return arms

    def meet(self, copy: State, seat: int, arm: Arm, deal: int) -> None:
        if self.playout is not None:
            arm.points.append(0.0)
            arm.chances.append(float(self.playout.won(copy, seat, arm.line, deal)))
            return
        end = self.race.deal(copy, seat, list(arm.line), deal)
        ahead = lead(end, self.policy, seat)
        arm.points.append(ahead)
        if self.by_chance:
            arm.chances.append(self.chance.told(end, seat, ahead))

    def doubt(self, step: str) -> Doubt:
        """Of leads in such a decision."""
        return self.doubts.get(step, NONE)

    def compare(self, copy: State, seat: int, better: Line, worse: Line, seed: int) -> Lead:
        """On the same fresh deals; more of them as long as these leave it uncertain and it could matter."""
        one, other = Arm(better), Arm(worse)
        wanted = self.effort.compare
        while True:
            while len(one.points) < wanted:
                deal = derive(seed, len(one.points))
                self.meet(copy, seat, one, deal)
                self.meet(copy, seat, other, deal)
            found = self._lead(one, other)
            limit = (BY_CHANCE if self.by_chance else BY_POINTS)[0]
            if wanted >= self.effort.most or found.certain or found.value + SURE * found.error < limit:
                return found.doubted(self.doubt(copy.step.name))
            wanted = min(self.effort.most, wanted * 2)

    def _lead(self, one: Arm, other: Arm) -> Lead:
        points, points_error = _difference(one.points, other.points)
        if not self.by_chance:
            return Lead(None, None, points, points_error, len(one.points), None, None)
        chance, chance_error = _difference(one.chances, other.chances)
        return Lead(
            chance, chance_error, points, points_error, len(one.points), one.mean(True), other.mean(True)
        )

    def complete(self, copy: State, seat: int, line: Line) -> Line:
        """The whole decision that begins so: what the policy goes on with until the seat learns something."""
        if self.playout is not None:  # the quick policy goes on with nothing
            return line
        state = copy.clone()
        kernel.open_drafts(state, seat)
        step, moves, dice = int(state.step.number), Moves(), Seeded(1)
        found: list[int] = []
        dice.revealed = False
        while len(found) < LONGEST_LINE:
            if state.over or not state.asks(seat) or int(state.step.number) != step or dice.revealed:
                break
            kernel.legal(state, seat, moves)
            if len(found) < len(line):
                move = line[len(found)]
            else:
                move = int(moves[self.policy.pick(state, seat, moves, dice) if moves.size > 1 else 0])
            if not moves.has(move):
                break
            found.append(move)
            kernel.play(state, seat, move, dice)
        return tuple(found) or line


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean difference, deal by deal, and its error: by the spread of races, and of deals."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    return sum(gaps) / len(gaps), error_of(gaps)


def error_of(gaps: Sequence[float]) -> float:
    """The standard error of their mean: by the spread of races, and by that of deals, whichever is larger."""
    races = [gaps[start::RACES] for start in range(RACES)]
    means = [sum(race) / len(race) for race in races if race]
    return max(_spread(gaps) / sqrt(len(gaps)), _spread(means) / sqrt(len(means)))


def _spread(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
