"""The second question: can one who knows all cards win from here, and with what best score?

A beam search opens the way to a table that can be completed, CP-SAT completes it, and a schedule finds the
order in which the cards that come can be laid so. What they find is a proof; that they find nothing is none.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.core.host import Replayed
from ludarium.core.kernel import is_legal, play
from ludarium.games.universal_tapestry.data import Result
from ludarium.games.universal_tapestry.solver import endgame
from ludarium.games.universal_tapestry.solver.answer import (
    Clock,
    LineAnswer,
    Listener,
    Progress,
    Verdict,
    nobody,
)
from ludarium.games.universal_tapestry.solver.faces import Table
from ludarium.games.universal_tapestry.solver.opening import Opened, positions
from ludarium.games.universal_tapestry.solver.proof import why_lost
from ludarium.games.universal_tapestry.solver.sat import Task, check_installed, complete
from ludarium.games.universal_tapestry.solver.schedule import Schedule
from ludarium.games.universal_tapestry.state import UniversalTapestry

FEW_CARDS = 12  # left to draw: then all lines are tried
BEAM = 24  # positions, twice as many in each further round
MOST_TURNS = 16  # of an opening
SOUND = 4  # positions without faults are enough
MENDED = 3  # turns after which a position with faults is planned with exchanges
MEND = 6  # of its cards
SWAPS = 4  # of the cards of the position in question itself
PLAN_SECONDS = 4.0
SCHEDULE_TURNS = 1500
SCHEDULES = 3  # orders tried for one plan
FURTHER = 2  # openings on, another attempt begins


def solve_line(
    s: UniversalTapestry,
    seconds: float | Clock,
    *,
    listener: Listener = nobody,
    best: bool = True,
    workers: int = 1,
    attempt: int = 0,
) -> LineAnswer:
    """Is there a line of legal moves to a win for one who knows the order of all cards? With the best score.

    Another `attempt` at the same position looks elsewhere.
    """
    check_installed()
    clock = seconds if isinstance(seconds, Clock) else Clock(seconds)
    hunt = Hunt(s, clock, listener, workers, attempt)
    answer = hunt.answer(best)
    answer.seconds = hunt.clock.gone
    return answer


class Hunt:
    """One search for a line from one position."""

    def __init__(
        self, s: UniversalTapestry, clock: Clock, listener: Listener, workers: int, attempt: int
    ) -> None:
        self.s = s
        self.attempt = attempt
        self.clock = clock
        self.listener = listener
        self.workers = workers
        self.table = Table(s)
        self.found = LineAnswer(Verdict.OPEN)
        self.sources: list[tuple[Opened, int]] = []  # the position and the exchanges that led to a win

    def answer(self, best: bool) -> LineAnswer:
        s = self.s
        if s.result == Result.WON:
            return LineAnswer(Verdict.YES, score=int(s.score(0)), bound=int(s.score(0)))
        if s.result == Result.LOST:
            return LineAnswer(Verdict.NO, "lost")
        reason = why_lost(self.table)
        if reason:
            return LineAnswer(Verdict.NO, reason)
        self.found.bound = self.table.ceiling() if self.table.scored else 1
        if len(self.table.left) <= FEW_CARDS and self._end():
            return self.found
        self._open()
        if best and self.found.verdict is Verdict.YES:
            self._improve()
        if self.found.verdict is not Verdict.YES:
            self.found.bound = None
        return self.found

    @property
    def _here(self) -> Opened:
        return Opened(self.s, [], 0, 0.0)

    # Late positions

    def _end(self) -> bool:
        """Plan quickly, then try everything with half the time; True when that decides the question."""
        for swaps in range(SWAPS):
            if self.clock.left > 0 and self._plan(self._here, swaps, 1 + self.attempt):
                break
        self.listener(Progress("endgame", self.found.score, self.found.bound))
        if self.found.score is not None and self.found.score == self.found.bound:
            return True
        ending = endgame.search(self.s, self.clock.part(0.5), better_than=self.found.score)
        if ending.score is not None:
            self._take(ending.moves)
        if not ending.complete:
            return False
        if self.found.score is None:
            self.found = LineAnswer(Verdict.NO, "all-lines")
        else:
            self.found.bound = self.found.score
        return True

    # Finding a line

    def _open(self) -> None:
        """Plans from the position itself and from openings, until one leads to a win."""
        if self.found.verdict is Verdict.YES:
            return
        for opened, swaps, seed in self._candidates():
            if self.clock.left <= 0 or self._plan(opened, swaps, seed) or self.found.verdict is Verdict.NO:
                return

    def _candidates(self) -> Iterator[tuple[Opened, int, int]]:
        late = len(self.table.laid) > len(self.table.left)
        if late:
            for swaps in range(SWAPS + 3):
                yield self._here, swaps, 1 + self.attempt
        for number in range(FURTHER * self.attempt, 1000):
            self.listener(Progress("opening"))
            yield from self._opened(BEAM << min(number, 3), number + 1)
            if number % 3 == 0:
                yield self._here, SWAPS, number + 1
            if number == 0 and self.table.gone:
                self._exclude()

    def _opened(self, width: int, seed: int) -> Iterator[tuple[Opened, int, int]]:
        """Positions of one beam: those without faults, the latest first; else what exchanges may mend."""
        sound: list[Opened] = []
        faulty: list[Opened] = []
        clock = self.clock.part(0.4, least=2.0)
        for turn, beam in enumerate(positions(self.s, MOST_TURNS, width, clock, seed), start=1):
            sound += [opened for opened in beam if opened.faults == 0][:1]
            if len(sound) == SOUND:
                break
            if turn % MENDED == 0:
                faulty.append(min(beam, key=lambda opened: opened.faults))
        self.listener(Progress("plan"))
        for opened in reversed(sound):
            yield opened, 0, seed
        if not sound:
            for opened in reversed(faulty):
                yield opened, MEND, seed

    def _plan(self, opened: Opened, swaps: int, seed: int, target: int = 0) -> bool:
        """Complete this position's tapestry on paper, then in the order of the cards."""
        table = Table(opened.state)
        if not table.enough_cards():
            return False
        task = Task.exchanging(table, swaps) if swaps else Task.keeping(table)
        task.least_left = max(0, target - table.points(table.gone))
        seconds = min(self.clock.left, PLAN_SECONDS + self.clock.left * 0.1)
        found = complete(task, seconds, seed, self.workers)
        if found.tapestry is None:
            return False
        for order in range(SCHEDULES):
            schedule = Schedule(opened.state, found.tapestry, self.clock, seed * SCHEDULES + order)
            moves = schedule.search(SCHEDULE_TURNS)
            if moves is not None:
                self.sources.insert(0, (opened, swaps))
                self._take(opened.moves + moves)
                return True
        return False

    def _take(self, moves: list[int]) -> None:
        """A line counts when the rules play it to a win."""
        s = self.s.clone()
        for move in moves:
            assert is_legal(s, 0, move)
            play(s, 0, move, Replayed([]))
        assert s.result == Result.WON
        score = int(s.score(0))
        if self.found.score is None or score > self.found.score:
            self.found.verdict = Verdict.YES
            self.found.moves = moves
            self.found.score = score

    # Bounds and better scores

    def _exclude(self) -> None:
        """Could the cards that are not discarded fill the square at all?"""
        self.listener(Progress("bound"))
        found = complete(Task.anything(self.table), self.clock.share(0.3), workers=self.workers)
        if found.tapestry is None and found.proved:
            self.found = LineAnswer(Verdict.NO, "no-layout")

    def _improve(self) -> None:
        """Aim at the highest score not yet excluded, then between it and the best line."""
        found = self.found
        assert found.score is not None
        assert found.bound is not None
        target, seed = found.bound, 1
        while found.score < found.bound and self.clock.left > 0:
            self.listener(Progress("line-score", found.score, found.bound))
            before = found.score
            self._aim(target, seed)
            seed += 1
            if found.score > before:
                target = found.bound
            elif target > found.score + 1:
                target = (target + found.score + 1) // 2
            else:
                self._lower_bound()
                target = found.bound

    def _aim(self, target: int, seed: int) -> None:
        if self.sources:
            opened, swaps = self.sources[seed % len(self.sources)]
        else:  # the line came from trying all endings, in part
            opened, swaps = self._here, SWAPS
        if not self._plan(opened, swaps, seed, target) and seed % 2 == 0:
            for other, exchanges, _ in self._opened(BEAM * 2, seed):
                if self.clock.left <= 0 or self._plan(other, exchanges, seed, target):
                    return

    def _lower_bound(self) -> None:
        """The highest score that the cards not discarded leave possible, wherever they may lie."""
        found = self.found
        assert found.bound is not None
        task = Task.anything(self.table)
        task.least_left = found.bound - self.table.points(self.table.gone)
        tried = complete(task, self.clock.share(0.3, least=2.0), workers=self.workers)
        if tried.tapestry is None and tried.proved:
            found.bound -= 1
