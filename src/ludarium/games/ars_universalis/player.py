"""Ars Universalis: what belongs to one patron. Who sees what stands beside each field (dossier 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from mypy_extensions import i64

from ludarium.core.pieces import Ints, Pile
from ludarium.core.state import (
    OPEN,
    OWN,
    Part,
    pile_view,
    row_view,
)
from ludarium.games.ars_universalis.data import (
    CATEGORIES,
    CATEGORY,
    FIGURE,
    MATERIAL,
    PERIOD,
    PERIODS,
)


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN]
    coins: Annotated[i64, OPEN]
    hand: Annotated[Pile, OWN, MATERIAL]  # ascending; with open hands all see it (`hands` of the table)
    figures: Annotated[Pile, OPEN, FIGURE]  # active ones
    done: Annotated[Pile, OPEN]  # by active figure: its completed works, as a mask
    shifts: Annotated[i64, OPEN]  # paradigm shifts so far
    shifted: Annotated[bool, OPEN]  # this round
    acquired: Annotated[bool, OPEN]  # a figure this round
    offered: Annotated[bool, OPEN]  # a figure this round (two players)
    idle: Annotated[i64, OPEN]  # rounds in a row without a new figure (two players)
    ages: Annotated[i64, OPEN]  # the cube on the record by ages
    works: Annotated[Ints, OPEN, PERIOD]  # completed, by the figure's period
    records: Annotated[Ints, OPEN, CATEGORY]  # completed, by category
    earned: Annotated[Ints, OPEN, CATEGORY]  # points by category, for the final breakdown
    bonuses: Annotated[i64, OPEN]  # points for figures all of whose works are done
    transitions: Annotated[i64, OPEN]  # points for bringing about a period
    achievement: Annotated[i64, OPEN]  # points for all five categories
    marker: Annotated[i64, OPEN]  # points for the paradigm marker, at the end
    treasures: Annotated[i64, OPEN]  # points for works of the Middle Ages, at the end

    # <generated from the fields above by `make generate`>
    # fmt: off

    def __init__(
        self,
        score: i64,
        coins: i64,
        hand: Pile,
        figures: Pile,
        done: Pile,
        shifts: i64,
        shifted: bool,
        acquired: bool,
        offered: bool,
        idle: i64,
        ages: i64,
        works: Ints,
        records: Ints,
        earned: Ints,
        bonuses: i64,
        transitions: i64,
        achievement: i64,
        marker: i64,
        treasures: i64,
    ) -> None:
        self.score = score
        self.coins = coins
        self.hand = hand
        self.figures = figures
        self.done = done
        self.shifts = shifts
        self.shifted = shifted
        self.acquired = acquired
        self.offered = offered
        self.idle = idle
        self.ages = ages
        self.works = works
        self.records = records
        self.earned = earned
        self.bonuses = bonuses
        self.transitions = transitions
        self.achievement = achievement
        self.marker = marker
        self.treasures = treasures

    def clone(self) -> Player:
        return Player(
            self.score,
            self.coins,
            self.hand.clone(),
            self.figures.clone(),
            self.done.clone(),
            self.shifts,
            self.shifted,
            self.acquired,
            self.offered,
            self.idle,
            self.ages,
            self.works.clone(),
            self.records.clone(),
            self.earned.clone(),
            self.bonuses,
            self.transitions,
            self.achievement,
            self.marker,
            self.treasures,
        )

    def same(self, other: Player) -> bool:
        return not (
            self.score != other.score
            or self.coins != other.coins
            or not self.hand.same(other.hand)
            or not self.figures.same(other.figures)
            or not self.done.same(other.done)
            or self.shifts != other.shifts
            or self.shifted != other.shifted
            or self.acquired != other.acquired
            or self.offered != other.offered
            or self.idle != other.idle
            or self.ages != other.ages
            or not self.works.same(other.works)
            or not self.records.same(other.records)
            or not self.earned.same(other.earned)
            or self.bonuses != other.bonuses
            or self.transitions != other.transitions
            or self.achievement != other.achievement
            or self.marker != other.marker
            or self.treasures != other.treasures
        )

    def dump(self) -> dict[str, object]:
        return {
            "score": int(self.score),
            "coins": int(self.coins),
            "hand": self.hand.dump(),
            "figures": self.figures.dump(),
            "done": self.done.dump(),
            "shifts": int(self.shifts),
            "shifted": bool(self.shifted),
            "acquired": bool(self.acquired),
            "offered": bool(self.offered),
            "idle": int(self.idle),
            "ages": int(self.ages),
            "works": self.works.dump(),
            "records": self.records.dump(),
            "earned": self.earned.dump(),
            "bonuses": int(self.bonuses),
            "transitions": int(self.transitions),
            "achievement": int(self.achievement),
            "marker": int(self.marker),
            "treasures": int(self.treasures),
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Player:
        return Player(
            data["score"],
            data["coins"],
            Pile.load(data["hand"]),
            Pile.load(data["figures"]),
            Pile.load(data["done"]),
            data["shifts"],
            data["shifted"],
            data["acquired"],
            data["offered"],
            data["idle"],
            data["ages"],
            Ints.load(data["works"]),
            Ints.load(data["records"]),
            Ints.load(data["earned"]),
            data["bonuses"],
            data["transitions"],
            data["achievement"],
            data["marker"],
            data["treasures"],
        )

    def view(self, mine: bool) -> dict[str, object]:
        return {
            "score": int(self.score),
            "coins": int(self.coins),
            "hand": pile_view(self.hand, MATERIAL) if mine else int(self.hand.size),
            "figures": pile_view(self.figures, FIGURE),
            "done": self.done.dump(),
            "shifts": int(self.shifts),
            "shifted": bool(self.shifted),
            "acquired": bool(self.acquired),
            "offered": bool(self.offered),
            "idle": int(self.idle),
            "ages": int(self.ages),
            "works": row_view(self.works, PERIOD),
            "records": row_view(self.records, CATEGORY),
            "earned": row_view(self.earned, CATEGORY),
            "bonuses": int(self.bonuses),
            "transitions": int(self.transitions),
            "achievement": int(self.achievement),
            "marker": int(self.marker),
            "treasures": int(self.treasures),
        }

    # fmt: on
    # </generated>


def new_player(coins: i64) -> Player:
    return Player(
        score=0,
        coins=coins,
        hand=Pile.empty(),
        figures=Pile.empty(),
        done=Pile.empty(),
        shifts=0,
        shifted=False,
        acquired=False,
        offered=False,
        idle=0,
        ages=0,
        works=Ints.zeros(PERIODS),
        records=Ints.zeros(CATEGORIES),
        earned=Ints.zeros(CATEGORIES),
        bonuses=0,
        transitions=0,
        achievement=0,
        marker=0,
        treasures=0,
    )
