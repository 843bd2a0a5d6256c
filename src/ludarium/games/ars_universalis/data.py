"""Ars Universalis: figures, words and the ruleset. The numbers come from data.toml and figures.csv (dossier 1, 2)."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import (
    Chances,
    Events,
    Kinds,
    Reasons,
    Verbs,
    chance,
    count,
    event,
    kind,
    reason,
    verb,
)
from ludarium.core.pieces import Ints
from ludarium.core.words import SetVocabulary, Vocabulary
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.target import Category

FOLDER: Final = Path(__file__).parent


def read_figures() -> list[dict[str, str]]:
    with (FOLDER / "figures.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


FIGURE_DATA: Final = read_figures()
FIGURE_NAMES: Final = tuple(row["id"] for row in FIGURE_DATA)
FIGURES: Final[i64] = 63  # typed: a range over it compiles to a plain C loop
MATERIALS: Final[i64] = 100
MOST_CARDS: Final = 8  # the largest hand, and so the most cards in a work
NO_FIGURE: Final = -1


class Period(Kinds):
    MIDDLE_AGES = kind()
    EARLY_MODERN = kind()
    LATE_MODERN = kind()
    COUNT = count()


PERIOD_CODES: Final = ("MA", "EM", "LM")  # in figures.csv

# A work is numbered 3 * figure + its place on the card; not all of these numbers exist.
WORKS_EACH: Final[i64] = 3
WORKS: Final[i64] = 189
NO_WORK: Final = -1

# 8. The table of the solo game
COLUMNS: Final[i64] = 5
ROWS: Final[i64] = 4
CELLS: Final[i64] = 20
ROW_PERIOD: Final = Ints.of(
    [Period.MIDDLE_AGES, Period.EARLY_MODERN, Period.EARLY_MODERN, Period.LATE_MODERN]
)

FIGURE: Final = Vocabulary("figure", FIGURE_NAMES)
MATERIAL: Final = Vocabulary("material", NAMES)
MATERIAL_SET: Final = SetVocabulary("materials", MATERIAL, MOST_CARDS)
WORK: Final = Vocabulary("work", first=1, last=3)
SEAT: Final = Vocabulary("seat", last=3)
NUMBER: Final = Vocabulary("number")
MANY: Final = Vocabulary("number", first=1, last=MOST_CARDS)

# Chance outcomes, by vocabulary


class Result(Kinds, name="outcome"):
    """8. How a solo game ended."""

    WON = kind()
    LOST = kind()


class Chance(Chances):
    MATERIAL_DRAWN = chance(MATERIAL)
    FIGURE_DRAWN = chance(FIGURE)
    SEAT_DRAWN = chance(SEAT)


# Verbs


class Verb(Verbs):
    OPEN = verb(figure=FIGURE, bid=NUMBER)
    RAISE = verb(bid=NUMBER)
    PASS = verb()
    TAKE = verb(figure=FIGURE)
    TAKE_CLASSIC = verb(figure=FIGURE)
    WITHDRAW = verb()
    HIRE = verb(figure=FIGURE)
    DECLINE = verb()
    DISMISS = verb(figure=FIGURE)
    DROP = verb(material=MATERIAL)
    KEEP = verb()
    SELL = verb(material=MATERIAL)
    BUY = verb(number=MANY)
    EXCHANGE = verb(give=MATERIAL, take=MATERIAL)
    FETCH = verb(material=MATERIAL)
    COMPLETE = verb(figure=FIGURE, work=WORK, materials=MATERIAL_SET)
    SHIFT_HAND = verb()
    SHIFT_COINS = verb()
    END = verb()


# Events


class Event(Events):
    ROUND_BEGAN = event(round=NUMBER, seat=SEAT)
    PERIOD_BEGAN = event(period=Period, coins=NUMBER)
    DEALT = event(seat=SEAT, figure=FIGURE)
    REVEALED = event(figure=FIGURE)
    RESHUFFLED = event(number=NUMBER)
    OPENED = event(seat=SEAT, figure=FIGURE, bid=NUMBER)
    RAISED = event(seat=SEAT, other=SEAT, bid=NUMBER)  # the other was outbid
    PASSED = event(seat=SEAT)
    WITHDREW = event(seat=SEAT)
    DECLINED = event(seat=SEAT, figure=FIGURE)
    ACQUIRED = event(seat=SEAT, figure=FIGURE, coins=NUMBER)
    DISMISSED = event(seat=SEAT, figure=FIGURE)
    UNSOLD = event(figure=FIGURE)
    DREW = event(seat=SEAT, material=MATERIAL)
    DREW_HIDDEN = event(secret=["material"], seat=SEAT, material=MATERIAL)
    DISCARDED = event(seat=SEAT, material=MATERIAL)
    SOLD = event(seat=SEAT, material=MATERIAL, coins=NUMBER)
    BOUGHT = event(seat=SEAT, number=NUMBER, coins=NUMBER)
    BANK_LAID = event(material=MATERIAL)
    EXCHANGED = event(seat=SEAT, give=MATERIAL, take=MATERIAL)
    WORKSHOP_LAID = event(material=MATERIAL)
    FETCHED = event(seat=SEAT, material=MATERIAL, coins=NUMBER)
    TIPPED = event(seat=SEAT, other=SEAT)
    COMPLETED = event(
        seat=SEAT, figure=FIGURE, work=WORK, materials=MATERIAL_SET, points=NUMBER, total=NUMBER
    )
    FINISHED = event(seat=SEAT, figure=FIGURE, points=NUMBER, total=NUMBER)
    DEVELOPED = event(seat=SEAT, category=Category, points=NUMBER, total=NUMBER)
    OVERTAKEN = event(seat=SEAT, category=Category, points=NUMBER, total=NUMBER)
    ADVANCED = event(seat=SEAT, points=NUMBER, total=NUMBER)
    ACHIEVED = event(seat=SEAT, points=NUMBER, total=NUMBER)
    SHIFTED_HAND = event(seat=SEAT, number=NUMBER)
    SHIFTED_COINS = event(seat=SEAT, coins=NUMBER)
    PUT_ASIDE = event(seat=SEAT, material=MATERIAL)
    CLASSIC_SHOWN = event(figure=FIGURE)
    ROUND_ENDED = event(round=NUMBER)
    FORFEITED = event(seat=SEAT, rounds=NUMBER)
    MARKER_SCORED = event(seat=SEAT, points=NUMBER, total=NUMBER)
    TREASURES_SCORED = event(seat=SEAT, points=NUMBER, total=NUMBER)
    TURNED_UP = event(figure=FIGURE)
    INSPIRED = event(figure=FIGURE)
    WON = event(works=NUMBER)
    LOST = event(works=NUMBER)
    GAVE_UP = event(works=NUMBER)
    SOLVED = event(seat=SEAT, figure=FIGURE, work=WORK, materials=MATERIAL_SET)


# Reasons


class Reason(Reasons):
    NOT_IN_HAND = reason(material=MATERIAL)
    NOT_ON_TABLE = reason(figure=FIGURE)
    NEEDS_COINS = reason(price=NUMBER, coins=NUMBER)
    BID_TOO_LOW = reason(least=NUMBER)
    OTHERS_IN_PLAY = reason()
    LAST_IN_PLAY = reason()
    NO_CLASSIC = reason(figure=FIGURE)
    NOT_ACTIVE = reason(figure=FIGURE)
    NO_SUCH_WORK = reason(figure=FIGURE, work=WORK)
    WORK_IS_DONE = reason(figure=FIGURE, work=WORK)
    NEEDS_EARLIER = reason(period=Period)
    NEEDS_EARLIER_KIND = reason(period=Period, category=Category)
    UNSOLVED = reason(figure=FIGURE, work=WORK)
    NO_BANK = reason()
    NO_WORKSHOP = reason()
    NOT_IN_BANK = reason(material=MATERIAL)
    NOT_IN_WORKSHOP = reason(material=MATERIAL)
    ONCE_A_TURN = reason()
    SALE_IS_OVER = reason()
    IN_CARD_ORDER = reason()
    BOUGHT_ALREADY = reason()
    ABOVE_LIMIT = reason(limit=NUMBER)
    MARKER_IS_GONE = reason()
    SHIFTED_ALREADY = reason()
    HAND_IS_EMPTY = reason()
    MUST_DROP = reason()
    POOL_IS_EMPTY = reason()
