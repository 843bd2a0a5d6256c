"""Ars Universalis: what belongs to one patron. Who sees what stands beside each field (dossier 10)."""

from __future__ import annotations

from typing import Annotated

from mypy_extensions import i16, i64

from ludarium.core.feature import EVERY_TIME, Row, clear
from ludarium.core.pieces import Ints, Pile
from ludarium.core.state import (
    APART,
    OPEN,
    OWN,
    TALLY,
    Part,
    empty,
)
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL, WORK, WORKS, WORKS_EACH, Period
from ludarium.games.ars_universalis.puzzles.target import Category


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN] = 0
    coins: Annotated[i64, OPEN]
    hand: Annotated[Pile, OWN, MATERIAL] = (
        empty()
    )  # ascending; with open hands all see it (`hands` of the table)
    figures: Annotated[Pile, OPEN, FIGURE] = empty()  # active ones
    done: Annotated[Pile, OPEN, APART] = empty()  # by active figure: its completed works, as a mask
    shifts: Annotated[i64, OPEN] = 0  # paradigm shifts so far
    shifted: Annotated[bool, OPEN] = False  # this round
    acquired: Annotated[bool, OPEN] = False  # a figure this round
    offered: Annotated[bool, OPEN] = False  # a figure this round (two players)
    idle: Annotated[i64, OPEN] = 0  # rounds in a row without a new figure (two players)
    ages: Annotated[i64, OPEN] = 0  # the cube on the record by ages
    works: Annotated[Ints, OPEN, Period] = empty()  # completed, by the figure's period
    records: Annotated[Ints, OPEN, Category] = empty()  # completed, by category
    earned: Annotated[Ints, OPEN, Category, TALLY] = empty()  # points by category, for the final breakdown
    bonuses: Annotated[i64, OPEN, TALLY] = 0  # points for figures all of whose works are done
    transitions: Annotated[i64, OPEN, TALLY] = 0  # points for bringing about a period
    achievement: Annotated[i64, OPEN, TALLY] = 0  # points for all five categories
    marker: Annotated[i64, OPEN, TALLY] = 0  # points for the paradigm marker, at the end
    treasures: Annotated[i64, OPEN, TALLY] = 0  # points for works of the Middle Ages, at the end

    def also_features(self, mine: bool, out: Row) -> None:
        """The completed works of the active figures."""
        if out.naming:
            for figure in FIGURE.names:
                out.names += [f"{out.of}done {figure} {work}" for work in WORK.values]
            return
        cells, at = out.cells, out.at
        if self.done.stale & out.mark != 0:  # and never the figures without
            self.done.stale &= ~out.mark | EVERY_TIME
            clear(cells, at, at + WORKS)
            for place in range(self.figures.size):
                first = at + self.figures[place] * WORKS_EACH
                for work in range(WORKS_EACH):
                    cells[first + work] = i16((self.done[place] >> work) & 1)
        out.at = at + WORKS


def new_player(coins: i64) -> Player:
    return Player(
        coins=coins,
    )
