"""Universal Tapestry: the names of cards, verbs, events and reasons. Section numbers are those of RULES.md."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.declare import (
    Chances,
    Events,
    Kinds,
    Reasons,
    Verbs,
    chance,
    event,
    kind,
    reason,
    verb,
)
from ludarium.core.pieces import Ints
from ludarium.core.words import Vocabulary

CARD_DATA: Final[Mapping[str, Any]] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))[
    "cards"
]

# 1. Cards. A card's number is colour * 12 + type * 4 + copy; its kind is the number without the copy.
COLOURS: Final[i64] = 6
TYPES: Final[i64] = 3
COPIES: Final[i64] = 4
CARDS: Final[i64] = 72
COLOUR_NAMES: Final[tuple[str, ...]] = tuple(CARD_DATA["colours"])
TYPE_NAMES: Final[tuple[str, ...]] = tuple(CARD_DATA["types"])
CARD_NAMES: Final = tuple(
    f"{colour}{type}{copy + 1}"
    for colour in COLOUR_NAMES
    for type in TYPE_NAMES
    for copy in range(CARD_DATA["copies"])
)

NO_CARD: Final = -1
GAP: Final = 72  # in the draw area: an empty slot


def colour_of(card: i64) -> i64:
    return card // (TYPES * COPIES)


def type_of(card: i64) -> i64:
    return card // COPIES % TYPES


def copy_of(card: i64) -> i64:
    return card % COPIES


def near(colour: i64) -> list[int]:
    """5. The colours that may touch this one: itself and its neighbours in the rainbow, which is no ring."""
    return [int(other) for other in range(max(0, colour - 1), min(COLOURS, colour + 2))]


def beaten_by(type: i64) -> i64:
    """Asteroid beats Comet beats Nebula beats Asteroid."""
    return (type + 1) % TYPES


# 5. The table. The box floats: beside a diagonal of 4 cards rows and columns -4 to 7 can be reached.
# Cells lie in a square of 16 x 16, so that every reachable cell has neighbours, and they have theirs.
SIDE: Final[i64] = 8
FULL: Final[i64] = 64
FIRST_LINE: Final = -4
LAST_LINE: Final = 7
LINES: Final[i64] = 12  # rows and columns that can be reached
WIDTH: Final[i64] = 16
EDGE: Final = 6  # row 0, column 0 is cell EDGE * WIDTH + EDGE
MARGIN: Final = 2  # the lines of the square before the first reachable one
CELLS: Final[i64] = 256
SETUP_CARDS: Final[i64] = 4
MOST_DISCARDS: Final = 8  # CARDS - FULL

# What the neighbours of a cell admit there, as bits: colours, types, copies; and whether there are any.
ANY_COLOUR: Final = 0b111111
TYPE_BITS: Final = 6
COPY_BITS: Final = 9
ANYTHING: Final = 0b1111_111_111111
TOUCHED: Final = 1 << 13
CARD_BITS: Final = 16  # above them the number of the card that lies there, plus 1
BELOW_CARD: Final = 0xFFFF


def admitted_beside(card: i64) -> i64:
    """5. What may touch this card: its own and the next colours, other types, other copies.

    A cell beside it keeps just these of its bits, and the card that lies there.
    """
    colours = ((i64(0b111) << colour_of(card)) >> 1) & ANY_COLOUR
    types = 0b111 ^ (i64(1) << type_of(card))
    copies = 0b1111 ^ (i64(1) << copy_of(card))
    return ~BELOW_CARD | TOUCHED | colours | types << TYPE_BITS | copies << COPY_BITS


ADMITS: Final = Ints.of([admitted_beside(card) for card in range(72)])

# Words
CARD: Final = Vocabulary("card", CARD_NAMES)
COLOUR: Final = Vocabulary("colour", COLOUR_NAMES)
BACK: Final = Vocabulary("back", (*(name[0] for name in CARD_NAMES), "-"))  # what is seen of a face-down card
LINE: Final = Vocabulary("line", first=FIRST_LINE, last=LAST_LINE)
SLOT: Final = Vocabulary("slot", last=7)
NUMBER: Final = Vocabulary("number")
KEY_SIZE: Final = 1 << 30
KEY: Final = Vocabulary("key", last=KEY_SIZE - 1)

# Chance outcomes, by vocabulary


class Chance(Chances):
    CARD_DRAWN = chance(CARD)
    KEY_DRAWN = chance(KEY)


# Verbs


class Verb(Verbs):
    DRAW = verb(slot=SLOT)
    FINISH = verb()
    PLACE = verb(row=LINE, column=LINE)
    EXCHANGE = verb(row=LINE, column=LINE)
    DISCARD = verb()


# Events


class Event(Events):
    LAID_OUT = event(card=CARD, row=LINE, column=LINE)
    DEALT = event(slot=SLOT, colour=COLOUR)
    REDRAWN = event(number=NUMBER)
    DREW = event(slot=SLOT, card=CARD)
    PLACED = event(card=CARD, row=LINE, column=LINE)
    EXCHANGED = event(card=CARD, taken=CARD, row=LINE, column=LINE)
    DISCARDED = event(card=CARD)
    REFILLED = event(slot=SLOT, colour=COLOUR)
    FINISHED = event(cards=NUMBER)
    WON = event(cards=NUMBER)
    LOST = event(cards=NUMBER)
    GAVE_UP = event(cards=NUMBER)


# Reasons


class Reason(Reasons):
    SLOT_IS_EMPTY = reason(slot=SLOT)
    NOT_COMPLETE = reason(cards=NUMBER)
    CELL_IS_TAKEN = reason(card=CARD)
    CELL_IS_EMPTY = reason()
    OUTSIDE_THE_BOX = reason()
    TOUCHES_NOTHING = reason()
    COLOURS_CLASH = reason(card=CARD, neighbour=CARD)
    SYMBOLS_CLASH = reason(card=CARD, neighbour=CARD)
    DOES_NOT_BEAT = reason(card=CARD, taken=CARD)
    REPEATS_POSITION = reason()
    NO_EXCHANGE_LEFT = reason(limit=NUMBER)


# 8. Results and ranks
UNDECIDED: Final = -1


class Result(Kinds):
    WON = kind()
    LOST = kind()


RANK_NAMES: Final = ("crack", "legendary", "advanced", "normal", "rookie")  # the best first
