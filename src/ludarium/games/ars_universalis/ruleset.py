"""Ars Universalis: the numbers of the rules and the options, and what follows from them (dossier 1, 2 and 9).

`RULEBOOK` numbers are stated in the rulebook, `EXAMPLE` ones follow from its examples; `RECONSTRUCTED` ones are our
choice, with the reason, and never presented as the printed value. Each can be overridden (`--option end_score=60`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import names
from ludarium.core.numbers import (
    RECONSTRUCTED,
    RULEBOOK,
    Ruleset,
    by_seats,
    number,
    row,
    table,
)
from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, Option, SettingError
from ludarium.games.ars_universalis.data import (
    FIGURE_DATA,
    FIGURES,
    MATERIALS,
    NO_WORK,
    PERIOD_CODES,
    WORKS,
    WORKS_EACH,
    Period,
)
from ludarium.games.ars_universalis.puzzles.target import Category, Target, parse_target

# 9. Options. `hands` and `help` are settings of the table; the others are the rulebook's optional rules.
SEVERAL: Final = (2, 3, 4)
OPTIONS: Final = (
    Option("help", ("on", "off"), aid=True),
    Option("hands", ("open", "closed"), SEVERAL),
    Option("duel", ("off", "on"), SEVERAL),
    Option("workshop", ("off", "on"), SEVERAL),
    Option("greatness", ("off", "on"), SEVERAL),
    Option("golden_age", ("off", "on"), SEVERAL),
    Option("treasures", ("off", "on"), SEVERAL),
)


class Rules(Ruleset):
    """Immutable, shared by all clones of a state."""

    start_coins = by_seats({2: 25, 3: 35, 4: 35}, RULEBOOK, most=100)
    start_materials = number(2, RULEBOOK, most=6)
    hand_limit = row(
        Period, {"middle_ages": 6, "early_modern": 7, "late_modern": 8}, RULEBOOK, least=4, most=8
    )
    active_figures = number(3, RULEBOOK, least=1, most=6)
    sell_price = number(1, RULEBOOK, most=10)
    buy_price = number(2, RULEBOOK, least=1, most=20)
    bank_size = number(3, RULEBOOK, least=1, most=8)
    shift_coins = number(5, RULEBOOK, most=50)
    # Its points after 0, 1, 2 shifts.
    marker = table({"unused": 3, "used_once": 1, "handed_in": 0}, RULEBOOK, most=20)
    transition_works = number(3, RULEBOOK, least=1, most=6)
    golden_age_works = number(4, RULEBOOK, least=1, most=8)
    transition_points = number(5, RULEBOOK, most=50)
    transition_coins = number(5, RULEBOOK, most=50)
    development_works = number(3, RULEBOOK, least=1, most=10)
    duel_works = number(2, RULEBOOK, least=1, most=10)
    development_points = number(7, RULEBOOK, most=50)
    achievement_points = number(10, RULEBOOK, most=50)
    end_score = number(75, RULEBOOK, least=10, most=200)
    idle_rounds = number(2, RULEBOOK, least=1, most=10)
    refused_returns = number(
        0,
        RECONSTRUCTED,
        most=1,
        why="a second card is another card; 1 lets a reshuffle bring the same one back",
    )
    treasure_points = number(10, RULEBOOK, most=50)
    workshop_rows = number(2, RULEBOOK, least=1, most=4)
    solo_materials = number(6, RULEBOOK, least=1, most=8)
    solo_limit = number(8, RULEBOOK, least=4, most=8)
    help: bool
    open_hands: bool
    workshop: bool
    greatness: bool
    treasures: bool
    thresholds: Ints  # 5.2 works that end a period
    period: Ints  # by figure
    price: Ints
    materials: Ints
    bonus: Ints
    works: Ints  # how many
    category: Ints  # by work; NO_WORK where there is none
    points: Ints
    titles: list[str]
    targets: list[Target | None]
    pool: Bag

    def derive(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        self.help = options["help"] == "on"
        self.open_hands = options.get("hands", "open") == "open"
        self.workshop = options.get("workshop") == "on"
        self.greatness = options.get("greatness") == "on"
        self.treasures = options.get("treasures") == "on"
        self.marker = by_name(constants, "marker", ("unused", "used_once", "handed_in"))
        works = self.transition_works
        golden = self.golden_age_works if options.get("golden_age") == "on" else works
        self.thresholds = Ints.of([works, golden, works])
        if options.get("duel") == "on":
            self.development_works = self.duel_works
        self.period = Ints.of([PERIOD_CODES.index(entry["period"]) for entry in FIGURE_DATA])
        self.price = Ints.of([int(entry["starting_bid"]) for entry in FIGURE_DATA])
        self.materials = Ints.of([int(entry["materials"]) for entry in FIGURE_DATA])
        self.bonus = Ints.of([int(entry["bonus"]) for entry in FIGURE_DATA])
        self.works = Ints.of([int(entry["n_works"]) for entry in FIGURE_DATA])
        self.category = Ints.of([NO_WORK] * WORKS)
        self.points = Ints.zeros(WORKS)
        self.titles = [""] * WORKS
        self.targets = [None] * WORKS
        for figure, entry in enumerate(FIGURE_DATA):
            for place in range(int(entry["n_works"])):
                work = figure * WORKS_EACH + place
                kind = entry[f"w{place + 1}_category"]
                self.category[work] = Category.read(kind)
                self.points[work] = int(entry[f"w{place + 1}_points"])
                self.titles[work] = entry[f"w{place + 1}_title"]
                self.targets[work] = parse_target(kind, entry[f"w{place + 1}_target"])
        self.pool = Bag.of(MATERIALS, range(MATERIALS))
        for period in range(1, Period.COUNT):
            if (
                self.hand_limit[period] < self.hand_limit[period - 1]
            ):  # a hand must not be too large after a transition
                later, earlier = names(Period)[period], names(Period)[period - 1]
                raise SettingError(f"hand_limit.{later} must not be below hand_limit.{earlier}")
        if self.start_materials > self.hand_limit[0]:
            raise SettingError("start_materials must not be above hand_limit.middle_ages")
        if self.solo_materials > self.solo_limit:
            raise SettingError("solo_materials must not be above solo_limit")
        if self.sell_price >= self.buy_price:
            raise SettingError("buy_price must be above sell_price, or trading would make money")

    def of_period(self, period: i64) -> Bag:
        """All figures of a period."""
        deck = Bag.empty(FIGURES)
        for figure in range(FIGURES):
            if self.period[figure] == period:
                deck.add(figure)
        return deck

    def target(self, work: i64) -> Target:
        target = self.targets[work]
        assert target is not None
        return target


def by_name(constants: Constants, name: str, keys: tuple[str, ...]) -> Ints:
    values = constants.numbers(name)
    return Ints.of([values[key] for key in keys])


def withheld(rules: Rules) -> tuple[str, ...]:
    """Without help people solve the puzzles themselves: which works they could complete is not shown."""
    return () if rules.help else ("complete",)
