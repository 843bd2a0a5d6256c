"""How much of a lead holds: the doubt of the model, beside that of the imagined deals.

Deals are imagined with everybody following the quick policy, and however many of them agree, those who play may go on
otherwise. So positions are played on to the end of the game by bots that think (`python -m benchmarks.doubts`), and
what was seen of the leads told is kept for each kind of decision: the part of a lead that holds on average, how far
it is off beside that, and whether the chances themselves are told too high, as the best of several looks too good.
The numbers are data of the game (`doubt.json` in its folder), with where they come from; a kind of decision that was
not looked at is told as the deals say.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import msgspec

from ludarium.core.game import Game, Setup
from ludarium.games import folder_of

FILE = "doubt.json"
SURE = 2.0  # errors


class Trust(msgspec.Struct, kw_only=True, frozen=True):
    """In leads of one unit, chances or points: `hold` is the part that holds, known up to `error`; `spread` is how
    far a lead is off beside that (a standard deviation). `high`: how much is told too much after either move."""

    hold: float = 1.0
    error: float = 0.0
    spread: float = 0.0
    high: float = 0.0

    def told(self, lead: float, error: float) -> tuple[float, float]:
        """What is to be told of a lead, and its error; `error` is that of the deals."""
        return self.hold * lead, sqrt((self.hold * error) ** 2 + (self.error * lead) ** 2 + self.spread**2)

    def drawn(self, value: float, middle: float) -> float:
        """One of several values whose leads are told so, around their middle, as far as that is not too high."""
        return middle - self.high + self.hold * (value - middle)

    def settles(self, told: float) -> bool:
        """Could such a lead become certain if only the deals were many?"""
        return self.hold > 0.0 and told > SURE * self.told(told / self.hold, 0.0)[1]


class Doubt(msgspec.Struct, kw_only=True, frozen=True):
    """Of one kind of decision at one sort of table."""

    step: str = ""
    seats: int = 0
    options: dict[str, str] = {}  # those that are not as usual
    version: str = ""  # of the rules
    bot: str = ""
    positions: int = 0
    pairs: int = 0  # of games, from each position
    seed: int = 0
    chance: Trust = Trust()
    points: Trust = Trust()


class Table(msgspec.Struct, kw_only=True):
    doubts: list[Doubt]


NONE = Doubt()


def load(game: Game) -> Table:
    path = Path(folder_of(game)) / FILE
    return msgspec.json.decode(path.read_bytes(), type=Table) if path.exists() else Table(doubts=[])


def doubts_of(setup: Setup) -> dict[str, Doubt]:
    """By step. Where no such table was looked at, a step is doubted as much as at any other of the game."""
    found: dict[str, Doubt] = {}
    kept = load(setup.game).doubts
    for step in sorted({doubt.step for doubt in kept}):
        rows = [doubt for doubt in kept if doubt.step == step]
        own = [doubt for doubt in rows if _same(doubt, setup)]
        found[step] = own[0] if own else _worst(rows)
    return found


def _same(doubt: Doubt, setup: Setup) -> bool:
    table = (doubt.seats, doubt.options, doubt.version)
    return table == (setup.seats, setup.variant, setup.version) and not setup.overrides


def _worst(rows: list[Doubt]) -> Doubt:
    chances, points = [doubt.chance for doubt in rows], [doubt.points for doubt in rows]
    return Doubt(step=rows[0].step, chance=_least(chances), points=_least(points))


def _least(trusts: list[Trust]) -> Trust:
    return Trust(
        hold=min(trust.hold for trust in trusts),
        error=max(trust.error for trust in trusts),
        spread=max(trust.spread for trust in trusts),
        high=max(trust.high for trust in trusts),
    )
