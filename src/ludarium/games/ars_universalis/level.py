"""Ars Universalis for bots: levels that overlook solutions as people do (dossier 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.glance import seen
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, tail
from ludarium.core.pieces import Ints
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import MATERIAL_SET, Period
from ludarium.games.ars_universalis.estimate import Estimate
from ludarium.games.ars_universalis.planner import ArsPlanner
from ludarium.games.ars_universalis.rate import Rates
from ludarium.games.ars_universalis.rules.projects import PROJECTS
from ludarium.games.ars_universalis.state import ArsUniversalis

# How often a solution is seen, of a hundred times, by its cards; a foreign one counts twice
NOVICE: Final = (100, 97, 87, 74, 59, 44, 32, 22, 14, 8, 4)
APPRENTICE: Final = (100, 99, 97, 93, 87, 80, 72, 64, 56, 48, 40)
BANK: Final = 1 << 10  # a thing to notice beside the works
WINS: Final = 1_000_000


class Glance(Estimate):
    """A look at the hand in which the solutions of some works escape, those with many cards more easily.

    Each work gets one throw a look, whatever cards it is tried with: who sees a solution sees all smaller ones too,
    and a work that many sets of cards would solve is not found for that alone.
    """

    found: Ints  # in a hundred, by cards
    look: i64
    sharp: bool  # nothing escapes

    def __init__(self, found: Ints, rates: Rates) -> None:
        super().__init__(rates)
        self.found = found
        self.look = 0
        self.sharp = False

    def notices(self, work: i64, cards: i64) -> bool:
        if self.sharp:
            return True
        return seen(self.look, work, self.found[cards])


class ArsAmateur(ArsPlanner):
    """Plans with the solutions it happens to see, and counts no cards; a beginner forgets bank and workshop, and what
    the rest of a hand is good for."""

    glance: Glance
    bank: i64  # in a hundred looks bank and workshop come to mind
    ahead: bool  # alone: does it think of what can be done after a work?

    def __init__(self, found: Ints, bank: int, ahead: bool = True) -> None:
        super().__init__()
        self.glance = Glance(found, self.rates)
        self.estimate = self.glance
        self.bank = bank
        self.ahead = ahead

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        self.glance.look = rng.word()
        self.exchanges = seen(self.glance.look, BANK, self.bank)
        # Who has just taken a foreign card knows what for.
        self.glance.sharp = s.turn.step.number == PROJECTS.number and s.turn[PROJECTS.USED] == 1
        return super().pick(s, seat, moves, rng)

    def solo_worth(self, s: ArsUniversalis, seat: i64, move: i64) -> i64:
        if self.ahead:
            return super().solo_worth(s, seat, move)
        figure = arg(move, 0)
        if s.rules.period[figure] == Period.LATE_MODERN:
            return WINS
        return s.rules.materials[figure] - MATERIAL_SET.size_of(tail(move, 2))

    def outlook(self, s: ArsUniversalis, seat: i64, move: i64, rng: Seeded) -> i64:
        """What may be drawn is left to luck."""
        return 0


def patron(name: str) -> Policy | None:
    """The policy of a named bot; None for those that play as in every game."""
    match name:
        case "novice":
            return ArsAmateur(Ints.of(NOVICE), bank=60, ahead=False)
        case "apprentice":
            return ArsAmateur(Ints.of(APPRENTICE), bank=100)
        case _:
            return None
