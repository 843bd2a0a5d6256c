"""Ars Universalis: figures, words and the ruleset. The numbers come from data.toml and figures.csv (dossier 1, 2)."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, Option, SettingError
from ludarium.core.state import FIRST_REASON
from ludarium.core.words import Phrase, SetWords, Verbs, Words
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, Target, parse_target

FOLDER: Final = Path(__file__).parent
CONSTANTS, _ = Constants.read(FOLDER / "data.toml")


def read_figures() -> list[dict[str, str]]:
    with (FOLDER / "figures.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


FIGURE_DATA: Final = read_figures()
FIGURE_NAMES: Final = tuple(row["id"] for row in FIGURE_DATA)
FIGURES: Final[i64] = 63  # typed: a range over it compiles to a plain C loop
MATERIALS: Final[i64] = 100
MOST_CARDS: Final = 8  # the largest hand, and so the most cards in a work
NO_FIGURE: Final = -1

CATEGORIES: Final[i64] = 5

MIDDLE_AGES: Final = 0
EARLY_MODERN: Final = 1
LATE_MODERN: Final = 2
PERIODS: Final[i64] = 3
PERIOD_NAMES: Final = ("middle_ages", "early_modern", "late_modern")
PERIOD_CODES: Final = ("MA", "EM", "LM")  # in figures.csv

# A work is numbered 3 * figure + its place on the card; not all of these numbers exist.
WORKS_EACH: Final[i64] = 3
WORKS: Final[i64] = 189
NO_WORK: Final = -1

# 8. The table of the solo game
COLUMNS: Final[i64] = 5
ROWS: Final[i64] = 4
CELLS: Final[i64] = 20
ROW_PERIOD: Final = Ints.of([MIDDLE_AGES, EARLY_MODERN, EARLY_MODERN, LATE_MODERN])

FIGURE: Final = Words("figure", FIGURE_NAMES)
MATERIAL: Final = Words("material", NAMES)
MATERIAL_SET: Final = SetWords("materials", MATERIAL, MOST_CARDS)
CATEGORY: Final = Words("category", CATEGORY_NAMES)
PERIOD: Final = Words("period", PERIOD_NAMES)
WORK: Final = Words("work", first=1, last=3)
SEAT: Final = Words("seat", last=3)
NUMBER: Final = Words("number")
MANY: Final = Words("number", first=1, last=MOST_CARDS)

# Chance outcomes, by vocabulary
MATERIAL_DRAWN: Final = 0
FIGURE_DRAWN: Final = 1
SEAT_DRAWN: Final = 2
CHANCE: Final = (MATERIAL, FIGURE, SEAT)

# Verbs
OPEN_BID: Final = 0
RAISE: Final = 1
PASS: Final = 2
TAKE: Final = 3
TAKE_CLASSIC: Final = 4
WITHDRAW: Final = 5
HIRE: Final = 6
DECLINE: Final = 7
DISMISS: Final = 8
DROP: Final = 9
KEEP: Final = 10
SELL: Final = 11
BUY: Final = 12
EXCHANGE: Final = 13
FETCH: Final = 14
COMPLETE: Final = 15
SHIFT_HAND: Final = 16
SHIFT_COINS: Final = 17
END: Final = 18
VERBS: Final = Verbs(
    Phrase("open", figure=FIGURE, bid=NUMBER),
    Phrase("raise", bid=NUMBER),
    Phrase("pass"),
    Phrase("take", figure=FIGURE),
    Phrase("take_classic", figure=FIGURE),
    Phrase("withdraw"),
    Phrase("hire", figure=FIGURE),
    Phrase("decline"),
    Phrase("dismiss", figure=FIGURE),
    Phrase("drop", material=MATERIAL),
    Phrase("keep"),
    Phrase("sell", material=MATERIAL),
    Phrase("buy", number=MANY),
    Phrase("exchange", give=MATERIAL, take=MATERIAL),
    Phrase("fetch", material=MATERIAL),
    Phrase("complete", figure=FIGURE, work=WORK, materials=MATERIAL_SET),
    Phrase("shift_hand"),
    Phrase("shift_coins"),
    Phrase("end"),
)

# Events
ROUND_BEGAN: Final = 0
PERIOD_BEGAN: Final = 1
DEALT: Final = 2
REVEALED: Final = 3
RESHUFFLED: Final = 4
OPENED: Final = 5
RAISED: Final = 6
PASSED: Final = 7
WITHDREW: Final = 8
DECLINED: Final = 9
ACQUIRED: Final = 10
DISMISSED: Final = 11
UNSOLD: Final = 12
DREW: Final = 13
DREW_HIDDEN: Final = 14
DISCARDED: Final = 15
SOLD: Final = 16
BOUGHT: Final = 17
BANK_LAID: Final = 18
EXCHANGED: Final = 19
WORKSHOP_LAID: Final = 20
FETCHED: Final = 21
TIPPED: Final = 22
COMPLETED: Final = 23
FINISHED: Final = 24
DEVELOPED: Final = 25
OVERTAKEN: Final = 26
ADVANCED: Final = 27
ACHIEVED: Final = 28
SHIFTED_HAND: Final = 29
SHIFTED_COINS: Final = 30
PUT_ASIDE: Final = 31
CLASSIC_SHOWN: Final = 32
ROUND_ENDED: Final = 33
FORFEITED: Final = 34
MARKER_SCORED: Final = 35
TREASURES_SCORED: Final = 36
TURNED_UP: Final = 37
INSPIRED: Final = 38
WON: Final = 39
LOST: Final = 40
GAVE_UP: Final = 41
SOLVED: Final = 42
EVENTS: Final = (
    Phrase("round_began", round=NUMBER, seat=SEAT),
    Phrase("period_began", period=PERIOD, coins=NUMBER),
    Phrase("dealt", seat=SEAT, figure=FIGURE),
    Phrase("revealed", figure=FIGURE),
    Phrase("reshuffled", number=NUMBER),
    Phrase("opened", seat=SEAT, figure=FIGURE, bid=NUMBER),
    Phrase("raised", seat=SEAT, bid=NUMBER),
    Phrase("passed", seat=SEAT),
    Phrase("withdrew", seat=SEAT),
    Phrase("declined", seat=SEAT, figure=FIGURE),
    Phrase("acquired", seat=SEAT, figure=FIGURE, coins=NUMBER),
    Phrase("dismissed", seat=SEAT, figure=FIGURE),
    Phrase("unsold", figure=FIGURE),
    Phrase("drew", seat=SEAT, material=MATERIAL),
    Phrase("drew_hidden", secret=["material"], seat=SEAT, material=MATERIAL),
    Phrase("discarded", seat=SEAT, material=MATERIAL),
    Phrase("sold", seat=SEAT, material=MATERIAL, coins=NUMBER),
    Phrase("bought", seat=SEAT, number=NUMBER, coins=NUMBER),
    Phrase("bank_laid", material=MATERIAL),
    Phrase("exchanged", seat=SEAT, give=MATERIAL, take=MATERIAL),
    Phrase("workshop_laid", material=MATERIAL),
    Phrase("fetched", seat=SEAT, material=MATERIAL, coins=NUMBER),
    Phrase("tipped", seat=SEAT, other=SEAT),
    Phrase(
        "completed", seat=SEAT, figure=FIGURE, work=WORK, materials=MATERIAL_SET, points=NUMBER, total=NUMBER
    ),
    Phrase("finished", seat=SEAT, figure=FIGURE, points=NUMBER, total=NUMBER),
    Phrase("developed", seat=SEAT, category=CATEGORY, points=NUMBER, total=NUMBER),
    Phrase("overtaken", seat=SEAT, category=CATEGORY, points=NUMBER, total=NUMBER),
    Phrase("advanced", seat=SEAT, points=NUMBER, total=NUMBER),
    Phrase("achieved", seat=SEAT, points=NUMBER, total=NUMBER),
    Phrase("shifted_hand", seat=SEAT, number=NUMBER),
    Phrase("shifted_coins", seat=SEAT, coins=NUMBER),
    Phrase("put_aside", seat=SEAT, material=MATERIAL),
    Phrase("classic_shown", figure=FIGURE),
    Phrase("round_ended", round=NUMBER),
    Phrase("forfeited", seat=SEAT, rounds=NUMBER),
    Phrase("marker_scored", seat=SEAT, points=NUMBER, total=NUMBER),
    Phrase("treasures_scored", seat=SEAT, points=NUMBER, total=NUMBER),
    Phrase("turned_up", figure=FIGURE),
    Phrase("inspired", figure=FIGURE),
    Phrase("won", works=NUMBER),
    Phrase("lost", works=NUMBER),
    Phrase("gave_up", works=NUMBER),
    Phrase("solved", seat=SEAT, figure=FIGURE, work=WORK, materials=MATERIAL_SET),
)

# Reasons
NOT_IN_HAND: Final = FIRST_REASON
NOT_ON_TABLE: Final = FIRST_REASON + 1
NEEDS_COINS: Final = FIRST_REASON + 2
BID_TOO_LOW: Final = FIRST_REASON + 3
OTHERS_IN_PLAY: Final = FIRST_REASON + 4
LAST_IN_PLAY: Final = FIRST_REASON + 5
NO_CLASSIC: Final = FIRST_REASON + 6
NOT_ACTIVE: Final = FIRST_REASON + 7
NO_SUCH_WORK: Final = FIRST_REASON + 8
WORK_IS_DONE: Final = FIRST_REASON + 9
NEEDS_EARLIER: Final = FIRST_REASON + 10
NEEDS_EARLIER_KIND: Final = FIRST_REASON + 11
UNSOLVED: Final = FIRST_REASON + 12
NO_BANK: Final = FIRST_REASON + 13
NO_WORKSHOP: Final = FIRST_REASON + 14
NOT_IN_BANK: Final = FIRST_REASON + 15
NOT_IN_WORKSHOP: Final = FIRST_REASON + 16
ONCE_A_TURN: Final = FIRST_REASON + 17
SALE_IS_OVER: Final = FIRST_REASON + 18
IN_CARD_ORDER: Final = FIRST_REASON + 19
BOUGHT_ALREADY: Final = FIRST_REASON + 20
ABOVE_LIMIT: Final = FIRST_REASON + 21
MARKER_IS_GONE: Final = FIRST_REASON + 22
SHIFTED_ALREADY: Final = FIRST_REASON + 23
HAND_IS_EMPTY: Final = FIRST_REASON + 24
MUST_DROP: Final = FIRST_REASON + 25
POOL_IS_EMPTY: Final = FIRST_REASON + 26
REASONS: Final = (
    Phrase("not-in-hand", material=MATERIAL),
    Phrase("not-on-table", figure=FIGURE),
    Phrase("needs-coins", price=NUMBER, coins=NUMBER),
    Phrase("bid-too-low", least=NUMBER),
    Phrase("others-in-play"),
    Phrase("last-in-play"),
    Phrase("no-classic", figure=FIGURE),
    Phrase("not-active", figure=FIGURE),
    Phrase("no-such-work", figure=FIGURE, work=WORK),
    Phrase("work-is-done", figure=FIGURE, work=WORK),
    Phrase("needs-earlier", period=PERIOD),
    Phrase("needs-earlier-kind", period=PERIOD, category=CATEGORY),
    Phrase("unsolved", figure=FIGURE, work=WORK),
    Phrase("no-bank"),
    Phrase("no-workshop"),
    Phrase("not-in-bank", material=MATERIAL),
    Phrase("not-in-workshop", material=MATERIAL),
    Phrase("once-a-turn"),
    Phrase("sale-is-over"),
    Phrase("in-card-order"),
    Phrase("bought-already"),
    Phrase("above-limit", limit=NUMBER),
    Phrase("marker-is-gone"),
    Phrase("shifted-already"),
    Phrase("hand-is-empty"),
    Phrase("must-drop"),
    Phrase("pool-is-empty"),
)

# 9. Options. `hands` and `help` are settings of the table; the others are the rulebook's optional rules.
SEVERAL: Final = (2, 3, 4)
OPTIONS: Final = (
    Option("help", ("on", "off")),
    Option("hands", ("open", "closed"), SEVERAL),
    Option("duel", ("off", "on"), SEVERAL),
    Option("workshop", ("off", "on"), SEVERAL),
    Option("greatness", ("off", "on"), SEVERAL),
    Option("golden_age", ("off", "on"), SEVERAL),
    Option("treasures", ("off", "on"), SEVERAL),
)


class Rules:
    """The ruleset of one game: immutable, shared by all clones of a state."""

    help: bool
    open_hands: bool
    workshop: bool
    greatness: bool
    treasures: bool
    start_coins: i64
    start_materials: i64
    limits: Ints  # of the hand, by period
    active_figures: i64
    sell_price: i64
    buy_price: i64
    bank_size: i64
    shift_coins: i64
    marker: Ints  # its points after 0, 1, 2 shifts
    thresholds: Ints  # 5.2 works that end a period
    transition_points: i64
    transition_coins: i64
    development_works: i64
    development_points: i64
    achievement_points: i64
    end_score: i64
    idle_rounds: i64
    treasure_points: i64
    workshop_rows: i64
    solo_materials: i64
    solo_limit: i64
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

    def __init__(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        self.help = options["help"] == "on"
        self.open_hands = options.get("hands", "open") == "open"
        self.workshop = options.get("workshop") == "on"
        self.greatness = options.get("greatness") == "on"
        self.treasures = options.get("treasures") == "on"
        self.start_coins = constants.numbers("start_coins").get(str(seats), 0)
        self.start_materials = constants.number("start_materials")
        self.limits = by_name(constants, "hand_limit", PERIOD_NAMES)
        self.active_figures = constants.number("active_figures")
        self.sell_price = constants.number("sell_price")
        self.buy_price = constants.number("buy_price")
        self.bank_size = constants.number("bank_size")
        self.shift_coins = constants.number("shift_coins")
        self.marker = by_name(constants, "marker", ("unused", "used_once", "handed_in"))
        works = constants.number("transition_works")
        golden = constants.number("golden_age_works") if options.get("golden_age") == "on" else works
        self.thresholds = Ints.of([works, golden, works])
        self.transition_points = constants.number("transition_points")
        self.transition_coins = constants.number("transition_coins")
        duel = options.get("duel") == "on"
        self.development_works = constants.number("duel_works" if duel else "development_works")
        self.development_points = constants.number("development_points")
        self.achievement_points = constants.number("achievement_points")
        self.end_score = constants.number("end_score")
        self.idle_rounds = constants.number("idle_rounds")
        self.treasure_points = constants.number("treasure_points")
        self.workshop_rows = constants.number("workshop_rows")
        self.solo_materials = constants.number("solo_materials")
        self.solo_limit = constants.number("solo_limit")
        self.period = Ints.of([PERIOD_CODES.index(row["period"]) for row in FIGURE_DATA])
        self.price = Ints.of([int(row["starting_bid"]) for row in FIGURE_DATA])
        self.materials = Ints.of([int(row["materials"]) for row in FIGURE_DATA])
        self.bonus = Ints.of([int(row["bonus"]) for row in FIGURE_DATA])
        self.works = Ints.of([int(row["n_works"]) for row in FIGURE_DATA])
        self.category = Ints.of([NO_WORK] * WORKS)
        self.points = Ints.zeros(WORKS)
        self.titles = [""] * WORKS
        self.targets = [None] * WORKS
        for figure, row in enumerate(FIGURE_DATA):
            for place in range(int(row["n_works"])):
                work = figure * WORKS_EACH + place
                kind = row[f"w{place + 1}_category"]
                self.category[work] = CATEGORY.read(kind)
                self.points[work] = int(row[f"w{place + 1}_points"])
                self.titles[work] = row[f"w{place + 1}_title"]
                self.targets[work] = parse_target(kind, row[f"w{place + 1}_target"])
        self.pool = Bag.of(MATERIALS, range(MATERIALS))

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


def make_rules(options: Mapping[str, str], constants: Constants, seats: int) -> Rules:
    rules = Rules(options, constants, seats)
    for period in range(1, PERIODS):
        if rules.limits[period] < rules.limits[period - 1]:  # a hand must not be too large after a transition
            later, earlier = PERIOD_NAMES[period], PERIOD_NAMES[period - 1]
            raise SettingError(f"hand_limit.{later} must not be below hand_limit.{earlier}")
    if rules.start_materials > rules.limits[0]:
        raise SettingError("start_materials must not be above hand_limit.middle_ages")
    if rules.solo_materials > rules.solo_limit:
        raise SettingError("solo_materials must not be above solo_limit")
    if rules.sell_price >= rules.buy_price:
        raise SettingError("buy_price must be above sell_price, or trading would make money")
    return rules


def withheld(rules: Rules) -> tuple[str, ...]:
    """Without help people solve the puzzles themselves: which works they could complete is not shown."""
    return () if rules.help else ("complete",)
