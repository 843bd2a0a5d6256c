"""What a game tells the bots: a cheap way to choose in a rollout, and what a position is worth."""

from __future__ import annotations

from math import exp
from typing import Protocol

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.state import State


class Policy:
    """Chooses among legal moves. This base chooses at random and values a position by its scores."""

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        """The index of the chosen move. May look at everything the seat may see in `s`, and nothing else."""
        return rng.roll(moves.size) if moves.size > 1 else 0

    def steer(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        """As `pick`, for the seat that a search thinks for: more care with its own moves may be worth the time."""
        return self.pick(s, seat, moves, rng)

    def narrow(self, s: State, seat: i64, moves: Moves) -> None:
        """Take out of the list what no search need look at; something must stay. Here: nothing is taken out."""

    def alike(self, s: State, move: i64) -> i64:
        """The first of all listed moves that mean the same as this one. Here: there are none but itself."""
        return move

    def value(self, s: State, seat: i64) -> float:
        """How well the seat stands in points: its own expected final score less that of its best rival."""
        best = -1.0e9
        for other in range(s.seats):
            if other != seat:
                best = max(best, float(s.score(other)))
        return float(s.score(seat)) - (best if s.seats > 1 else 0.0)

    def expect(self, s: State, seat: i64) -> float:
        """The seat's final score, as far as the position tells, less what every seat may expect alike."""
        return float(s.score(seat))

    def spread(self, s: State) -> float:
        """How far apart final scores may still drift: 1 for one phase to come, more for more, next to nothing when
        the game is over."""
        return 0.1 if s.over else 1.0

    def share(self, s: State, seat: i64, temper: float) -> float:
        """How much of the win, in percent, the seat may hope for among all: being second counts for nothing.
        `temper`: points that a lead must grow by to be worth e times as much, one phase before the end."""
        width = temper * self.spread(s)
        mine = self.expect(s, seat)
        all = 0.0
        for other in range(s.turn.seats):
            all += exp(min(60.0, (self.expect(s, other) - mine) / width))
        return 100.0 / all

    def phase(self, s: State) -> i64:
        """Counts the phases of the game (rounds, say): rollouts may be cut off when it has grown."""
        return 0

    def effort(self, s: State) -> float:
        """How much of a search's budget a decision here gets: more where much hangs on it."""
        return 1.0

    def blind(self) -> bool:
        """Does it tell good moves from bad ones no better than luck, so that nothing can be judged by it? Then a game
        has policies of its own for its bots."""
        return False


class Playout(Protocol):
    """Plays games of one seat to their end, for those who judge moves where the quick policy is blind."""

    def won(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> bool:
        """Is the game won after these moves, in the world with this seed? It sees no more than the seat does."""

    def measured(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> dict[str, int]:
        """The same world: whether it is `won`, and by name other numbers that tell one line from another, of the
        position that the moves leave and of the end. What a world has no number for is left out."""


class Tuning:
    """How the search of a game thinks; its numbers come from matches.

    `tree`: does it learn about its own further moves, or follow the policy? `doubt`: by how many standard errors a
    move must beat the proposed one; `drop`: by how many it falls behind before it is given up; `calm`: does a rollout
    end before the next phase is dealt? `temper`: with three and more, play for the share of the win with this temper
    (0: for the margin to the best rival).
    """

    tree: bool
    doubt: float
    drop: float
    calm: bool
    temper: float

    def __init__(
        self,
        tree: bool = False,
        doubt: float = 1.0,
        drop: float = 3.0,
        calm: bool = True,
        temper: float = 0.0,
    ) -> None:
        self.tree = tree
        self.doubt = doubt
        self.drop = drop
        self.calm = calm
        self.temper = temper
