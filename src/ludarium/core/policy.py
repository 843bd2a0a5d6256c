"""What a game tells the bots: a cheap way to choose in a rollout, and what a position is worth."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.state import State


class Policy:
    """Chooses among legal moves. This base chooses at random and values a position by its scores."""

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        """The index of the chosen move. May look at everything the seat may see in `s`, and nothing else."""
        return rng.roll(moves.size) if moves.size > 1 else 0

    def narrow(self, s: State, seat: i64, moves: Moves) -> None:
        """Take out of the list what no search need look at; something must stay. Here: nothing is taken out."""

    def value(self, s: State, seat: i64) -> float:
        """How well the seat stands in points: its own expected final score less that of its best rival."""
        best = -1.0e9
        for other in range(s.seats):
            if other != seat:
                best = max(best, float(s.score(other)))
        return float(s.score(seat)) - (best if s.seats > 1 else 0.0)

    def phase(self, s: State) -> i64:
        """Counts the phases of the game (rounds, say): rollouts may be cut off when it has grown."""
        return 0

    def weight(self, s: State) -> i64:
        """How many iterations of a search one from here counts for: more where it plays much further than usual."""
        return 1
