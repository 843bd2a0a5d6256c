"""Ars Universalis for bots: what things are worth, in hundredths of a point, as numbers that can be tuned."""

from __future__ import annotations

from mypy_extensions import i64


class Rates:
    """The guesses that the bots of 2026-11 played by. Better ones are set on top of them."""

    coin: i64
    card: i64
    open_work: i64  # a point of a work not done yet
    prepared: i64  # a first work of a period, without which the next one is closed
    step: i64  # a step of the cube towards the next period
    kind: i64  # a category with at least one work
    development: i64  # a work in a category whose development is still to be had
    idle: i64  # two players: a round without a figure
    figure_point: i64  # an auction's worth of a point
    figure_card: i64
    crowded: i64  # an auction's price of dismissing a figure
    most_above: i64  # coins above the printed price
    reserve: i64  # coins kept for the next figure
    last_coin: i64  # what one of them is dearer than others when hiring
    dearer: i64  # more of them, by period, where a figure must be hired
    hurry: i64  # and when none was hired this round

    def __init__(self) -> None:
        self.coin = 30
        self.card = 55
        self.open_work = 45
        self.prepared = 250
        self.step = 120
        self.kind = 90
        self.development = 130
        self.idle = 400
        self.figure_point = 55
        self.figure_card = 120
        self.crowded = 300
        self.most_above = 5
        self.reserve = 6
        self.last_coin = 60
        self.dearer = 3
        self.hurry = 5
