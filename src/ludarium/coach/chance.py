"""What a lead is worth in chances: a curve for each game, number of seats and phase, fitted on games of strong bots.

The numbers are data of the game (`chance.json` in its folder, made by `python -m benchmarks.chances`), with where
they come from. A game without them, or a number of seats or options whose curve is off by more than `allowed`, is
told in points; so is one with other numbers in its rules.
"""

from __future__ import annotations

from math import exp
from pathlib import Path

import msgspec

from ludarium.coach.race import lead
from ludarium.core.game import Game, Setup
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games import folder_of

FILE = "chance.json"
FARTHEST = 30.0  # of the exponent: beyond it everything is certain


class Curve(msgspec.Struct, kw_only=True):
    """The chance of a lead of so many points when the phase begins: 1 / (1 + exp(-(even + slope × lead)))."""

    phase: int
    even: float
    slope: float
    positions: int  # it was fitted on


class Fit(msgspec.Struct, kw_only=True):
    """All curves of a number of seats, and how good they are on games they were not fitted on."""

    seats: int
    options: dict[str, str] = {}  # those that are not as usual
    bot: str
    games: int
    seed: int
    version: str  # of the rules
    brier: float
    off: float  # the largest gap between told and seen, over tenths of equal size, beyond its own doubt
    deciles: list[tuple[float, float, int]]  # told, seen, positions
    curves: list[Curve]


class Table(msgspec.Struct, kw_only=True):
    fits: list[Fit]


def allowed(seats: int) -> float:
    """How far off a curve may be, to be used."""
    return 0.02 if seats == 2 else 0.03


def load(game: Game) -> Table:
    path = Path(folder_of(game)) / FILE
    return msgspec.json.decode(path.read_bytes(), type=Table) if path.exists() else Table(fits=[])


class Chance:
    """Tells the chance of a seat in a position at the end of a phase; `calibrated` says whether it may be told."""

    def __init__(self, policy: Policy, fit: Fit | None) -> None:
        self.policy = policy
        self.fit = fit
        self.calibrated = fit is not None and fit.off <= allowed(fit.seats)
        self.curves = {curve.phase: curve for curve in fit.curves} if fit is not None else {}

    @staticmethod
    def of(setup: Setup, policy: Policy) -> Chance:
        """By the games of just such tables."""
        for fit in load(setup.game).fits:
            same = fit.seats == setup.seats and fit.version == setup.version and fit.options == setup.variant
            if same and not setup.overrides:
                return Chance(policy, fit)
        return Chance(policy, None)

    def told(self, state: State, seat: int, ahead: float) -> float:
        """The seat's chance; `ahead` is its lead in points. Once the game is over: its share of the win."""
        if state.over:
            winners = state.winners()
            return 1.0 / len(winners) if seat in winners else 0.0
        curve = self.curve(int(self.policy.phase(state)))
        return _logistic(curve.even + curve.slope * ahead)

    def curve(self, phase: int) -> Curve:
        """Of this phase, or of the nearest one that there is."""
        found = self.curves.get(phase)
        if found is None:
            near = min(self.curves, key=lambda known: abs(known - phase))
            found = self.curves[phase] = self.curves[near]
        return found

    def of_all(self, state: State) -> list[float]:
        """By seat, adding up to one."""
        told = [self.told(state, seat, lead(state, self.policy, seat)) for seat in range(state.seats)]
        return [chance / sum(told) for chance in told] if sum(told) > 0 else told


def _logistic(exponent: float) -> float:
    return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, exponent))))
