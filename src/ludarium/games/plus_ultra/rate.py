"""Plus Ultra for bots: what things are worth in GP, as numbers that can be tuned."""

from __future__ import annotations


class Rates:
    """The guesses that the bots of 2026-11 played by. Better ones are set on top of them (`tuned`)."""

    first_ducats: float  # each of the first three
    next_ducats: float  # up to six
    more_ducats: float
    late: float  # in the last round but one
    last: float
    fresh_late: float  # the same two while nobody has had a turn in the round
    fresh_last: float
    bull: float
    window: float  # an active one, for each round it may still be used
    regiment: float
    ready: float
    pool_house: float
    estate: float
    magellan: float
    sea_step: float
    sea_income: float
    settled: float  # a colony with an own house
    place: float  # each in the order of peers, before the last two rounds
    late_place: float  # when one of them begins
    sitting: float  # a portrait that can still grow
    embassy: float  # what a tile promises beyond its point
    at_risk: float  # a house that natives will destroy
    hope: float  # GP of a regiment in a war not yet decided
    worth_while: float  # GP for which a common action is done
    find: float  # what exploring brings on average
    harm: float  # to the others, for each GP they lose

    def __init__(self) -> None:
        self.first_ducats = 0.95
        self.next_ducats = 0.55
        self.more_ducats = 0.25
        self.late = 0.75
        self.last = 0.3
        self.fresh_late = 0.75
        self.fresh_last = 0.3
        self.bull = 1.5
        self.window = 0.4
        self.regiment = 0.5
        self.ready = 0.25
        self.pool_house = 0.5
        self.estate = 0.9
        self.magellan = 1.7
        self.sea_step = 0.25
        self.sea_income = 0.5
        self.settled = 0.2
        self.place = 0.3
        self.late_place = 0.0
        self.sitting = 0.4
        self.embassy = 0.8
        self.at_risk = 1.0
        self.hope = 0.7
        self.worth_while = 0.15
        self.find = 2.0
        self.harm = 0.35


def tuned() -> Rates:
    """What a position is worth when a round begins: a regression of the final margin over 1,200 games of the planner
    against itself, rounded. Ducats can still be spent then, bulls are dear, and houses in danger are mostly lost.
    Regiments that are ready, estates and the last ducats but one were set in matches of the planner after that."""
    rates = Rates()
    rates.next_ducats = 0.95
    rates.more_ducats = 0.45
    rates.fresh_late = 0.77
    rates.fresh_last = 0.85
    rates.bull = 2.4
    rates.regiment = 0.65
    rates.ready = 0.375
    rates.estate = 1.35
    rates.place = 0.7
    rates.at_risk = 2.2
    return rates


def among_more() -> Rates:
    """The same for three and four: a regression of final scores, within games, over 1,500 games of four of the search
    against itself, in points of the score at hand (a lead melts: others go for who is ahead). To draft early is worth
    more than was thought, in the last rounds, too; windows, voyages and houses in many colonies less."""
    rates = tuned()
    rates.first_ducats = 1.15
    rates.next_ducats = 0.75
    rates.fresh_late = 0.8
    rates.fresh_last = 0.8
    rates.bull = 1.6
    rates.window = 0.12
    rates.regiment = 0.5
    rates.ready = 0.0
    rates.estate = 1.05
    rates.magellan = 0.6
    rates.sea_step = -0.3
    rates.sea_income = 1.4
    rates.settled = -0.35
    rates.place = 1.75
    rates.late_place = 0.9
    rates.sitting = 0.1
    rates.at_risk = 1.8
    return rates


def half_way(to: Rates) -> Rates:
    """Between the first guesses and these: what somebody goes by who has begun to learn it."""
    rates = Rates()
    for name in dir(rates):
        held = getattr(rates, name)
        if isinstance(held, float):
            setattr(rates, name, (held + getattr(to, name)) / 2.0)
    return rates
