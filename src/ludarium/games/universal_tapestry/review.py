"""A finished game of Universal Tapestry, by one who knows all cards: until when could it be won, and by which line?

Whoever can win after a move could win before it, so the last such position is found by halving. The solver may leave
a position open; then later ones are tried, then earlier ones, and at last it is tried again.
"""

from __future__ import annotations

import time

from ludarium.core.entry import GaveUp
from ludarium.core.journal import Journal
from ludarium.core.review import PIECE, Note, Review
from ludarium.games.universal_tapestry.data import Result
from ludarium.games.universal_tapestry.solver import LineAnswer, MissingSolver, Verdict, endgame, solve_line
from ludarium.games.universal_tapestry.solver.answer import Clock
from ludarium.games.universal_tapestry.solver.faces import Table
from ludarium.games.universal_tapestry.solver.line import FEW_CARDS
from ludarium.games.universal_tapestry.solver.proof import why_lost
from ludarium.games.universal_tapestry.state import UniversalTapestry

MOST = 16  # pieces of work
BETTER = 6  # of them for a better score
# What is known, by place in the line of the game: the last position that can be won and the line that shows it, the
# first that cannot and why, those left open, how many pieces were worked on, and whether the solver was there.
WON, LINE, LOST, WHY, OPEN, DONE, SCORE, LACKING = (
    *("won", "line", "lost", "why", "open", "done", "score", "lacking"),
)
REASONS = ("lost", "too-few-cards", "vortex", "no-layout", "all-lines")


def review(journal: Journal, found: Review, effort: float) -> None:
    """Goes on by one position."""
    _Look(journal, found, PIECE * min(1.0, effort)).go_on()


class _Look:
    def __init__(self, journal: Journal, found: Review, seconds: float) -> None:
        self.journal = journal
        self.found = found
        self.known = found.known
        self.seconds = seconds
        self.places = [0, *journal.line()]  # entries of the journal
        self.last = len(self.places) - 1
        self.end = _state(journal, self.places[-1])
        found.hindsight = True

    def go_on(self) -> None:
        done = self.known.setdefault(DONE, [0])
        if self.end.result == Result.WON:
            self._improve(done[0])
        else:
            self._halve()
        done[0] += 1
        self.found.notes = self._notes()

    # A won game: was there more in it?

    def _improve(self, piece: int) -> None:
        if self.end.rules.by_time or piece >= BETTER:
            self.found.whole = True
            return
        start = _state(self.journal, self.places[0])
        answer = self._asked(start, piece, best=True)
        best = self.known.get(SCORE, [int(self.end.score(0))])[0]
        if answer.score is not None and answer.score > best:
            self.known[SCORE], self.known[LINE], self.known[WON] = [answer.score], answer.moves, [0]
        self.found.whole = answer.best or LACKING in self.known or piece + 1 == BETTER

    # A lost one: until when could it be won?

    def _halve(self) -> None:
        low, high = self._bounds()
        place, attempt = self._next(low, high)
        if place < 0 or self.known[DONE][0] >= MOST:
            self.found.whole = True
            return
        answer = self._asked(_state(self.journal, self.places[place]), attempt, best=False)
        if answer.verdict is Verdict.YES:
            self.known[WON], self.known[LINE] = [place], answer.moves
            self.known[SCORE] = [answer.score or 0]
        elif answer.verdict is Verdict.NO:
            self.known[LOST], self.known[WHY] = [place], [REASONS.index(answer.reason)]
        else:
            self.known.setdefault(OPEN, []).append(place)

    def _bounds(self) -> tuple[int, int]:
        return self.known.get(WON, [-1])[0], self.known.get(LOST, [self.last])[0]

    def _next(self, low: int, high: int) -> tuple[int, int]:
        """The position to be looked at next, and how often it was already; -1: nothing is open."""
        tried = self.known.get(OPEN, [])
        left = [place for place in range(low + 1, high) if place in tried]
        if not left:
            return ((low + high) // 2, 0) if high - low > 1 else (-1, 0)
        if high - left[-1] > 1:  # later ones are easier
            return (left[-1] + high) // 2, 0
        if LACKING in self.known:
            return -1, 0
        if left[0] - low > 1:
            return (low + left[0]) // 2, 0
        fewest = min(tried.count(place) for place in left)
        return next(place for place in left if tried.count(place) == fewest), fewest

    def _asked(self, s: UniversalTapestry, attempt: int, *, best: bool) -> LineAnswer:
        """Without the solver's extra only what needs none: proofs at sight, and endings."""
        try:
            return solve_line(s, self._clock(), best=best, attempt=attempt)
        except MissingSolver:
            self.known[LACKING] = [1]
        table = Table(s)
        reason = why_lost(table)
        if reason:
            return LineAnswer(Verdict.NO, reason)
        if len(table.left) > FEW_CARDS:
            return LineAnswer(Verdict.OPEN)
        ending = endgame.search(s, self._clock())
        if ending.score is not None:
            return LineAnswer(Verdict.YES, moves=ending.moves, score=ending.score)
        return LineAnswer(Verdict.NO, "all-lines") if ending.complete else LineAnswer(Verdict.OPEN)

    def _clock(self) -> Clock:
        return Clock(self.seconds, time.process_time)

    # What is told of it

    def _notes(self) -> list[Note]:
        told = self._of_won() if self.end.result == Result.WON else self._of_lost()
        if LACKING in self.known:
            told.append(Note(message="no-solver"))
        return told

    def _of_won(self) -> list[Note]:
        if WON in self.known:
            return [self._shown("better", 0)]
        if self.found.whole and not self.end.rules.by_time:
            return [Note(message="none-better", numbers={"score": int(self.end.score(0))})]
        return []

    def _of_lost(self) -> list[Note]:
        low, high = self._bounds()
        told: list[Note] = []
        if low >= 0:
            given_up = low == self.last - 1 and isinstance(self.journal.entries[self.places[-1]].done, GaveUp)
            told.append(self._shown("given-up" if given_up else "winnable", low))
        if LOST in self.known:
            turn = self._turn(high)
            message = f"lost-{REASONS[self.known[WHY][0]]}"
            told.append(Note(message=message, numbers={"turn": turn}, entry=self.places[high]))
        if self.found.whole and high - low > 1:
            numbers = {"from": max(0, self._turn(max(0, low))), "to": self._turn(high)}
            told.append(Note(message="undecided" if low >= 0 else "never-known", numbers=numbers))
        return told

    def _shown(self, message: str, place: int) -> Note:
        """With the line to a win."""
        moves, write = self.known[LINE], self.journal.setup.game.verbs.write
        numbers = {"turn": self._turn(place), "moves": len(moves), "score": self.known[SCORE][0]}
        return Note(
            message=message, numbers=numbers, entry=self.places[place], moves=[write(move) for move in moves]
        )

    def _turn(self, place: int) -> int:
        return int(_state(self.journal, self.places[place]).turns)


def _state(journal: Journal, entry: int) -> UniversalTapestry:
    state = journal.position(entry)
    assert isinstance(state, UniversalTapestry)
    return state
