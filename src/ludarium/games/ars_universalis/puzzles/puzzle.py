"""Single puzzles: a work and a hand that can solve it, the same for the same seed everywhere.

The set of a day has one puzzle of each kind, two of the Middle Ages, two Early Modern, one Late Modern.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.declare import names
from ludarium.core.host import Seeded, derive
from ludarium.core.numbers import constants_of
from ludarium.core.verdict import Verdict
from ludarium.games.ars_universalis.data import FIGURE_DATA, FIGURE_NAMES, PERIOD_CODES, Period
from ludarium.games.ars_universalis.puzzles.arrangement import arrange
from ludarium.games.ars_universalis.puzzles.judge import judge
from ludarium.games.ars_universalis.puzzles.materials import MATERIALS, NAMES
from ludarium.games.ars_universalis.puzzles.solve import minimal_sets
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, Target, parse_target
from ludarium.games.ars_universalis.ruleset import Rules

DAILY_PERIODS: Final = (0, 0, 1, 1, 2)
PLACES: Final = (1, 2, 3)  # of a work on its figure's card


class Puzzle:
    """A work to be completed with a hand. `figure` counts from 0, `place` (of the work) from 1."""

    def __init__(
        self, figure: int, place: int, period: int, target: Target, hand: list[int], fewest: int
    ) -> None:
        self.figure = figure
        self.place = place
        self.period = period
        self.target = target
        self.hand = hand
        self.fewest = fewest  # cards of the shortest solution
        self.kind = target.category
        self.level = names(Period)[period]

    def content(self) -> dict[str, object]:
        hand = [NAMES[card] for card in self.hand]
        return {"figure": FIGURE_NAMES[self.figure], "work": self.place, "hand": hand}

    def reads(self, answer: str) -> bool:
        return self.judge(answer).reason not in ("unreadable", "no-cards")

    def judge(self, answer: str) -> Verdict:
        return judge(self.target, answer, self.hand)

    def solution(self) -> str:
        """A shortest one, in the notation of arrangements."""
        for used in minimal_sets(self.target, self.hand):
            if used.bit_count() == self.fewest:
                return arrange(self.target, self.hand, used).text()
        raise ValueError("a puzzle can be solved")


def make_puzzle(seed: int, category: str, period: int) -> Puzzle:
    """A puzzle of this kind and period (0 to 2), with a hand as large as the period allows."""
    host = Seeded(seed)
    works = [
        (figure, place)
        for figure, row in enumerate(FIGURE_DATA)
        for place in PLACES
        if row["period"] == PERIOD_CODES[period] and row[f"w{place}_category"] == category
    ]
    if not works:
        raise ValueError(f"no work of {category} in {names(Period)[period]}")
    figure, place = works[host.roll(len(works))]
    target = parse_target(category, FIGURE_DATA[figure][f"w{place}_target"])
    size = constants_of(Rules).numbers("hand_limit")[names(Period)[period]]
    # Of all hands that solve each is equally likely; every third or so does.
    while True:
        hand = _shuffled(host, list(range(MATERIALS)), size)
        sets = minimal_sets(target, hand)
        if sets:
            return Puzzle(figure, place, period, target, hand, min([used.bit_count() for used in sets]))


def daily_puzzles(seed: int) -> list[Puzzle]:
    """The set of the day with this seed: one puzzle of each kind, in the order of CATEGORY_NAMES."""
    periods = _shuffled(Seeded(seed), list(DAILY_PERIODS), len(DAILY_PERIODS))
    return [
        make_puzzle(derive(seed, kind), CATEGORY_NAMES[kind], periods[kind])
        for kind in range(len(CATEGORY_NAMES))
    ]


class ArsPuzzles:
    """The hook of the game."""

    def __init__(self) -> None:
        self.kinds = CATEGORY_NAMES
        self.levels = names(Period)

    def of_day(self, seed: int) -> list[Puzzle]:
        return daily_puzzles(seed)

    def practice(self, seed: int, kind: str, level: str) -> Puzzle:
        return make_puzzle(seed, kind, self.levels.index(level))


def _shuffled(host: Seeded, items: list[int], many: int) -> list[int]:
    """This many of the items in random order."""
    for place in range(many):
        other = place + host.roll(len(items) - place)
        items[place], items[other] = items[other], items[place]
    return items[:many]
