"""Plus Ultra for bots: levels that overlook and undervalue as people do."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.glance import seen
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.plus_ultra.data import Verb
from ludarium.games.plus_ultra.planner import PlusUltraPlanner
from ludarium.games.plus_ultra.policy import NEVER, PlusUltraPolicy
from ludarium.games.plus_ultra.rate import Rates, among_more, half_way, tuned
from ludarium.games.plus_ultra.state import PlusUltra


class PlusUltraAmateur(PlusUltraPolicy):
    """Takes what brings most at once among what it notices; it is reluctant to pay for what pays off later."""

    look: i64
    noticed: i64  # in a hundred looks, by kind of move and what it is about
    reluctance: float  # GP by which a common action must be worth more than it is

    def __init__(self, noticed: int, reluctance: float, rates: Rates | None = None) -> None:
        super().__init__()
        self.rates = self.rates if rates is None else rates
        self.look = 0
        self.noticed = noticed
        self.reluctance = reluctance

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        self.look = rng.word()
        return super().pick(s, seat, moves, rng)

    def gain(self, s: PlusUltra, seat: i64, move: i64) -> float:
        verb = verb_of(move)
        if not seen(self.look, verb * 256 + arg(move, 0), self.noticed) and verb != Verb.END_TURN:
            return NEVER * 2.0
        return super().gain(s, seat, move)

    def common(self, s: PlusUltra, seat: i64, move: i64) -> float:
        return super().common(s, seat, move) - self.reluctance


def courtier(name: str) -> Policy | None:
    """The policy of a named bot; None for those that play as in every game."""
    match name:
        case "novice":
            return PlusUltraAmateur(noticed=98, reluctance=0.6, rates=among_more())
        case "apprentice":
            planner = PlusUltraPlanner(Rates(), among=half_way(tuned()))
            planner.rates = half_way(among_more())  # drafts, and whatever a turn leaves to habit
            return planner
        case _:
            return None
