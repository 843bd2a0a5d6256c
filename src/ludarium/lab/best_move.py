"""Finds positions in which one move is better than all others: puzzles (`core.best_move`) out of games of bots, and
out of records.

Most decisions are dropped after a short race. A candidate's lead must stand on fresh deals, some weaker level of bots
must miss its move and the strongest must not, and then everything is looked at again with ten times the deals: every
legal move, also those that no search would look at, must be worse by at least `ERRORS` errors, and by enough to be
worth a puzzle.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from ludarium.bots.bot import Bot
from ludarium.bots.levels import LEVELS, make_bot
from ludarium.coach.doubt import Doubt
from ludarium.coach.judge import Arm, Judge, error_of
from ludarium.coach.report import fingerprint
from ludarium.coach.why import Why, explain
from ludarium.core import kernel
from ludarium.core.best_move import BestMove, Kept, Other, Reason, digest, replayed
from ludarium.core.game import Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.lab.match import decide
from ludarium.lab.moment import Moment, Played

LEAST_CHANCE, LEAST_POINTS = 0.08, 3.2  # ahead of the second best; points where there is no chance
ERRORS = 4.0
GLANCE, LOOK = 12, 48  # deals of the first race, for all moves and for the best of them
LEFT = 4  # moves that are left after a glance
FEW = 5  # deals before that, where each is played to the end of the game
AHEAD = 1.5 / FEW  # in them: two deals more
COMPARE = 100  # deals of a comparison; of the check ten times as many
COMPARE_WHOLE = 30  # the same where deals are played to the end: there they tell more, and take longer
TIMES = 10
NEAREST = 3  # rivals that always meet all deals of the check
SOME = 2.5  # times those of a comparison: deals for the moves farther behind, unless that leaves a doubt
PICKS = 5  # tries of a level; it misses what it does not find in most of them
FEWEST = 4  # moves to choose from
EACH_GAME = 2  # puzzles out of one game, at most
APART = 12  # decisions between two of them: neighbours ask the same
EXPLAINED, REASONS = 200, 8  # deals for a reason, and moves that get one
WEAKER = LEVELS[:-1]
LATE = 0.4  # of a game's decisions, before which deals that are played to the end take too long
STRETCHES, OPEN_DEALS = 6, 6  # parts of the rest, and deals that tell whether the game is still open there


def least(by_chance: bool) -> float:
    """By how much the best move must be better."""
    return LEAST_CHANCE if by_chance else LEAST_POINTS


class Finder:
    """Looks for puzzles in games of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.judge = Judge(setup)
        self.whole = self.judge.playout is not None
        self.least = least(bool(self.judge.by_chance))
        self.compare = COMPARE_WHOLE if self.whole else COMPARE
        self.bots: dict[str, Bot] = {}
        self.engine = fingerprint(setup.game)

    def search(self, game: Played, seed: int, most: int = EACH_GAME) -> list[Kept]:
        """The puzzles of one game; its decisions are looked at in any order, so that late ones have their share."""
        moments = self._open(game.moments) if self.whole else game.moments
        order = sorted(moments, key=lambda moment: derive(seed, moment.number, 1))
        found: list[Kept] = []
        for moment in order:
            if len(found) == most:
                break
            if any(abs(one.source.decision - moment.number) < APART for one in found):
                continue
            puzzle = self.examine(game, moment, derive(seed, moment.number))
            if puzzle is not None:
                found.append(puzzle)
        return found

    def _open(self, moments: Sequence[Moment]) -> list[Moment]:
        """The late stretches of a game in which it is neither won nor lost yet, as far as a few deals tell."""
        found: list[Moment] = []
        ends = [int(len(moments) * (LATE + (1 - LATE) * part / STRETCHES)) for part in range(STRETCHES + 1)]
        for first, last in pairwise(ends):
            if first == last:
                continue
            arm, moment = Arm(()), moments[first]
            self._meet(moment.state, moment.seat, [arm], OPEN_DEALS, derive(first, 1))
            if 0.0 < arm.mean(True) < 1.0:
                found += moments[first:last]
        return found

    def examine(self, game: Played, moment: Moment, seed: int) -> Kept | None:
        """The puzzle that this decision is, if it is one."""
        moves = Moves()
        kernel.legal(moment.state, moment.seat, moves)
        if moves.size < FEWEST or moment.state.turn.drafts[moment.seat].size > 0:
            return None
        copy = kernel.redealt(moment.state, moment.seat, Seeded(derive(seed, 0)))
        if self.whole and not self._promises(copy, moment, moves, seed):
            return None
        ranked = self._glance(copy, moment.seat, seed)
        if self._lead(ranked) < self.least / 2:
            return None
        best = ranked[0].line[0]
        missed = self._missed(moment, best, moves, seed)
        if not missed or not self._leads(copy, moment.seat, ranked[:LEFT], seed):
            return None
        # Where deals are played to the end, the strongest level thinks just as they do, but with fewer of them.
        if not self.whole and not self._finds(LEVELS[-1], moment, best, moves, derive(seed, 3), 1):
            return None
        checked = self._checked(copy, moment.seat, best, moves, derive(seed, 4))
        return (
            None
            if checked is None
            else self._kept(game, moment, copy, best, missed, *checked, derive(seed, 5))
        )

    def again(self, puzzle: BestMove) -> Kept | None:
        """The puzzle as the bots and policies of now see it; None where it is none any more: the move is not that
        much better, every level makes it or the strongest does not."""
        kept, moves = puzzle.kept, Moves()
        try:
            state = puzzle.state
        except ValueError:  # the rules lead elsewhere now
            return None
        moment = Moment(state, kept.seat, kept.source.decision, len(kept.chance))
        kernel.legal(moment.state, moment.seat, moves)
        seed = derive(int(kept.view, 16))
        best = self.game.verbs.parse(kept.best)
        missed = self._missed(moment, best, moves, seed)
        if not missed or not (self.whole or self._finds(LEVELS[-1], moment, best, moves, derive(seed, 3), 1)):
            return None
        copy = kernel.redealt(moment.state, moment.seat, Seeded(derive(seed, 0)))
        checked = self._checked(copy, moment.seat, best, moves, derive(seed, 4))
        if checked is None:
            return None
        game = Played(puzzle.setup, [], kept.chance, kept.moves, kept.source)
        found = self._kept(game, moment, copy, best, missed, *checked, derive(seed, 5))
        return None if found is None else msgspec.structs.replace(found, number=kept.number)

    def _promises(self, copy: State, moment: Moment, moves: Moves, seed: int) -> bool:
        """Where deals are long: does one move, which the weakest level does not make, bring more than each of the
        others in the first few of them?"""
        weak = self._pick(LEVELS[0], moment, moves, derive(seed, 8))
        lost = self._few(copy, moment.seat, weak, seed)
        if lost == 1.0:
            return False
        first, second = 0.0, lost
        for move in moves.dump():
            if move != weak:
                value = self._few(copy, moment.seat, move, seed)
                first, second = max(first, value), max(second, min(first, value))
                if second + AHEAD > 1.0:  # nothing can be as far ahead any more
                    return False
        return first - second >= AHEAD

    def _few(self, copy: State, seat: int, move: int, seed: int) -> float:
        arm = Arm((move,))
        self._meet(copy, seat, [arm], FEW, derive(seed, 9))
        return arm.mean(True)

    def _glance(self, copy: State, seat: int, seed: int) -> list[Arm]:
        """All moves worth a look, the best first by a short race."""
        arms = [Arm(line) for line in self.judge.lines(copy, seat, (), Seeded(derive(seed, 1)))]
        return self._raced(copy, seat, arms, 0, GLANCE, derive(seed, 2))

    def _leads(self, copy: State, seat: int, arms: Sequence[Arm], seed: int) -> bool:
        """Does the first of them lead in a longer race, and on fresh deals, too?"""
        ranked = self._raced(copy, seat, arms, GLANCE, LOOK, derive(seed, 2))
        if ranked[0] is not arms[0] or self._lead(ranked) < max(0.8 * self.least, 2 * self._error(ranked)):
            return False
        fresh = [Arm(arm.line) for arm in ranked[:2]]
        self._raced(copy, seat, fresh, 0, self.compare, derive(seed, 6))
        return self._lead(fresh) >= max(self.least, 2.5 * self._error(fresh))

    def _raced(
        self, copy: State, seat: int, arms: Sequence[Arm], first: int, last: int, seed: int
    ) -> list[Arm]:
        for deal in range(first, last):
            for arm in arms:
                self.judge.meet(copy, seat, arm, derive(seed, deal))
        return sorted(arms, key=lambda arm: -arm.mean(self.judge.by_chance))

    def _gaps(self, one: Arm, other: Arm) -> list[float]:
        ours, theirs = (one.chances, other.chances) if self.judge.by_chance else (one.points, other.points)
        return [a - b for a, b in zip(ours, theirs)]

    def _lead(self, ranked: Sequence[Arm]) -> float:
        """Of the first over the second; none where there is no second."""
        if len(ranked) < 2:
            return 0.0
        gaps = self._gaps(ranked[0], ranked[1])
        return sum(gaps) / len(gaps)

    def _error(self, ranked: Sequence[Arm]) -> float:
        return error_of(self._gaps(ranked[0], ranked[1]))

    def _missed(self, moment: Moment, best: int, moves: Moves, seed: int) -> list[str]:
        """The weaker levels that do not find the move, weakest first: those below the first one that finds it."""
        missed: list[str] = []
        for place, level in enumerate(WEAKER):
            if self._finds(level, moment, best, moves, derive(seed, 7, place), PICKS):
                break
            missed.append(level)
        return missed

    def _pick(self, level: str, moment: Moment, moves: Moves, seed: int) -> int:
        """What a bot of this level does, on a copy dealt again. Its tables are kept, its mood is not."""
        bot = self.bots.get(level)
        if bot is None:
            bot = self.bots[level] = make_bot(level, self.game, 0)
        bot.rng.reseed(seed)
        return decide(bot, moment.state, moment.seat, moves)

    def _finds(self, level: str, moment: Moment, best: int, moves: Moves, seed: int, picks: int) -> bool:
        """In most of so many tries, each on a copy dealt again."""
        found = sum(self._pick(level, moment, moves, derive(seed, turn)) == best for turn in range(picks))
        return found > picks // 2

    def _checked(
        self, copy: State, seat: int, best: int, moves: Moves, seed: int
    ) -> tuple[float, list[tuple[Arm, float, float, float]]] | None:
        """All other moves with their losses on fresh deals; None if one of them is not clearly worse."""
        first = Arm((best,))
        arms = [Arm((move,)) for move in moves.dump() if move != best]
        self._meet(copy, seat, [first, *arms], self.compare, seed)
        arms.sort(key=lambda arm: -arm.mean(self.judge.by_chance))
        doubt = self.judge.doubt(copy.step.name)
        if self._doubtful(first, arms[0], doubt):
            return None
        for place, arm in enumerate(arms):
            wanted = self.compare * TIMES if place < NEAREST else int(self.compare * SOME)
            self._meet(copy, seat, [first, arm], wanted, seed)
            if wanted < self.compare * TIMES and not self._clear(first, arm, doubt):
                self._meet(copy, seat, [first, arm], self.compare * TIMES, seed)
            if not self._clear(first, arm, doubt):
                return None
        rivals = [(arm, *self._loss(first, arm, doubt)) for arm in arms]
        rivals.sort(key=lambda rival: rival[1])
        return first.mean(self.judge.by_chance), rivals

    def _meet(self, copy: State, seat: int, arms: Sequence[Arm], deals: int, seed: int) -> None:
        """Until each of them has met so many; the deals are the same for all."""
        for arm in arms:
            for deal in range(len(arm.points), deals):
                self.judge.meet(copy, seat, arm, derive(seed, deal))

    def _loss(self, best: Arm, other: Arm, doubt: Doubt) -> tuple[float, float, float]:
        """By how much the other one is worse, the error of that, and the same in points: as far as it holds."""
        gaps = self._gaps(best, other)
        points = [a - b for a, b in zip(best.points, other.points)]
        trust = doubt.chance if self.judge.by_chance else doubt.points
        loss, error = trust.told(sum(gaps) / len(gaps), error_of(gaps))
        return loss, error, doubt.points.hold * sum(points) / len(points)

    def _clear(self, best: Arm, other: Arm, doubt: Doubt) -> bool:
        loss, error, _ = self._loss(best, other, doubt)
        return loss >= self.least and loss >= ERRORS * error

    def _doubtful(self, best: Arm, other: Arm, doubt: Doubt) -> bool:
        """Is it not worth ten times the deals? The error shrinks, the lead seldom grows."""
        loss, error, _ = self._loss(best, other, doubt)
        return loss + error < self.least or loss + error < ERRORS * error / sqrt(TIMES)

    def _kept(
        self,
        game: Played,
        moment: Moment,
        copy: State,
        best: int,
        missed: list[str],
        worth: float,
        rivals: Sequence[tuple[Arm, float, float, float]],
        seed: int,
    ) -> Kept | None:
        judge, text = self.judge, self.game.verbs.write
        line = judge.complete(copy, moment.seat, (best,))
        others: list[Other] = []
        for place, (arm, loss, error, points) in enumerate(rivals):
            why = None
            if place < REASONS and not self.whole:
                told = explain(judge, copy, moment.seat, (best,), arm.line, derive(seed, place), EXPLAINED)
                why = _reason(told)
            others.append(
                Other(
                    move=text(arm.line[0]),
                    loss=round(loss, 3),
                    error=round(error, 4),
                    points=round(points, 1),
                    deals=len(arm.points),
                    why=why,
                )
            )
        setup, decision = game.setup, moment.number
        kept = Kept(
            number=0,
            version=setup.version,
            seats=setup.seats,
            options=_chosen(setup),
            chance=game.chance[: moment.chance],
            moves=game.moves[: decision - 1],
            seat=moment.seat,
            view=digest(moment.state, moment.seat),
            best=text(best),
            line=[text(move) for move in line] if len(line) > 1 else [],
            by_chance=judge.by_chance,
            worth=round(worth, 3),
            missed=missed,
            others=others,
            source=msgspec.structs.replace(game.source, decision=decision),
            engine=self.engine,
        )
        again = replayed(setup, kept.chance, kept.moves)
        return kept if digest(again, kept.seat) == kept.view and again.actor() == kept.seat else None


def _reason(why: Why) -> Reason:
    deed = why.deed
    return Reason(
        bars=[(bar.source, bar.points) for bar in why.bars],
        total=why.total,
        error=why.error,
        deals=why.deals,
        deed=None if deed is None else (deed.event, deed.by, deed.value, deed.mine, deed.better, deed.worse),
    )


def _chosen(setup: Setup) -> dict[str, str]:
    """What is chosen otherwise than usual."""
    usual = setup.game.setup(setup.seats, {}, setup.version).options
    options = {name: value for name, value in setup.options.items() if usual.get(name) != value}
    return {**options, **setup.overrides}
