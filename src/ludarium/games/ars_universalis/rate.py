"""Ars Universalis for bots: what things are worth, in hundredths of a point, as numbers that can be tuned."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.pieces import Ints


class Rates:
    """The guesses that the bots of 2026-11 played by. Better ones are set on top of them (`tuned`)."""

    coin: i64
    card: i64
    open_work: i64  # a point of a work not done yet
    prepared: i64  # a first work of a period, without which the next one is closed
    step: i64  # a step of the cube towards the next period
    kind: i64  # a category with at least one work
    development: i64  # a work in a category whose development is still to be had
    idle: i64  # two players: a round without a figure
    figure_point: i64  # an auction's worth of a point
    hire_point: i64  # the same where figures are hired (two players)
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
        self.hire_point = 55
        self.figure_card = 120
        self.crowded = 300
        self.most_above = 5
        self.reserve = 6
        self.last_coin = 60
        self.dearer = 3
        self.hurry = 5


def tuned() -> Rates:
    """What the strong levels play by: found one number after the other in matches of the planner against the one
    with the first guesses, by 1,600 games each. Coins are there to be spent, and cards are dear."""
    rates = Rates()
    rates.coin = 48
    rates.card = 141
    rates.hire_point = 88
    rates.figure_card = 192
    rates.reserve = 1
    rates.dearer = 0
    return rates


def bidding() -> Rates:
    """What rollouts of three and four go by, where figures are auctioned: no coins are kept (matches of the planner
    there), and coins and cards are worth about what finished games say. A figure is worth what makes auctions end
    where those of the first search do: most of them a coin or two above the price, one of ten 8 to 12
    (`rollout.most_for`)."""
    rates = Rates()
    rates.coin = 60
    rates.card = 100
    rates.reserve = 0
    rates.figure_point = 180
    rates.figure_card = 60
    return rates


class Prospects:
    """What a seat's things promise when a round begins, in hundredths of a point, by period: a logistic regression of
    the win over 3,000 games of the search against itself (two players), rounded."""

    first_coins: Ints  # each of the first ten: without them no figure can be had
    more_coins: Ints  # each of the next fifteen
    many_coins: Ints
    card: Ints
    open_work: Ints  # a point of a work not done yet
    past_work: Ints  # the same of a figure of an earlier period
    figure: Ints
    begun: Ints  # a work done of an active figure
    prepared: Ints  # a period of which a work is done
    step: Ints  # of the cube, before the threshold
    kind: Ints  # a category with a work, while the achievement is to be had
    development: Ints  # a further work in a category whose card nobody holds
    held: Ints  # a development's card, beyond its points: it can be lost
    marker: Ints  # for each of its points
    idle: Ints  # a round without a figure (two players)

    def __init__(self) -> None:
        self.first_coins = Ints.of([250, 250, 200])
        self.more_coins = Ints.of([45, 62, 65])
        self.many_coins = Ints.of([20, 8, 12])
        self.card = Ints.of([110, 85, 90])
        self.open_work = Ints.of([90, 45, 10])
        self.past_work = Ints.of([45, 35, -20])
        self.figure = Ints.of([180, 200, 190])
        self.begun = Ints.of([0, 75, 30])
        self.prepared = Ints.of([200, 50, 1000])
        self.step = Ints.of([390, 460, 0])
        self.kind = Ints.of([270, 295, 220])
        self.development = Ints.of([120, 230, 205])
        self.held = Ints.of([0, -150, -50])
        self.marker = Ints.of([110, 100, 107])
        self.idle = Ints.of([400, 400, 400])


def of_auctions() -> Prospects:
    """The same for three and four: regressions of final scores and of the win, within games, over 800 games of three
    of the search, half-way from the numbers before. Searches that believe all of it hold coins and cards so dear that
    these are worth less in their own games: there a regression finds about these numbers again."""
    found = Prospects()
    found.first_coins = Ints.of([200, 200, 150])
    found.more_coins = Ints.of([85, 80, 75])
    found.many_coins = Ints.of([40, 40, 22])
    found.card = Ints.of([115, 120, 130])
    found.open_work = Ints.of([80, 50, 20])
    found.past_work = Ints.of([50, 30, -20])
    found.figure = Ints.of([50, 175, 160])
    found.begun = Ints.of([0, -40, 30])
    found.prepared = Ints.of([185, 120, 1000])
    found.step = Ints.of([220, 460, 0])
    found.kind = Ints.of([170, 270, 190])
    found.development = Ints.of([0, 190, 190])
    found.held = Ints.of([0, -230, -60])
    found.marker = Ints.of([70, 215, 150])
    found.idle = Ints.of([0, 0, 0])
    return found
