"""Universal Tapestry: cards, words and the ruleset. Section numbers are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, Option, SettingError
from ludarium.core.state import FIRST_REASON
from ludarium.core.words import Phrase, Verbs, Words

DATA: Final = Path(__file__).parent / "data.toml"
CONSTANTS, _REST = Constants.read(DATA)
CARD_DATA: Final[Mapping[str, Any]] = _REST["cards"]  # type: ignore[assignment]

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


def beaten_by(type: i64) -> i64:
    """Asteroid beats Comet beats Nebula beats Asteroid."""
    return (type + 1) % TYPES


# 5. The table. The box floats: beside a diagonal of 4 cards rows and columns -4 to 7 can be reached.
# Cells lie in a square of 16 x 16, so that every reachable cell has neighbours, and they have theirs.
SIDE: Final[i64] = 8
FULL: Final[i64] = 64
FIRST_LINE: Final = -4
LAST_LINE: Final = 7
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

    A word of a cell beside it keeps just these bits, and the card that lies there.
    """
    colours = ((i64(0b111) << colour_of(card)) >> 1) & ANY_COLOUR
    types = 0b111 ^ (i64(1) << type_of(card))
    copies = 0b1111 ^ (i64(1) << copy_of(card))
    return ~BELOW_CARD | TOUCHED | colours | types << TYPE_BITS | copies << COPY_BITS


ADMITS: Final = Ints.of([admitted_beside(card) for card in range(72)])

# Words
CARD: Final = Words("card", CARD_NAMES)
COLOUR: Final = Words("colour", COLOUR_NAMES)
BACK: Final = Words("back", (*(name[0] for name in CARD_NAMES), "-"))  # what is seen of a face-down card
LINE: Final = Words("line", first=FIRST_LINE, last=LAST_LINE)
SLOT: Final = Words("slot", last=7)
NUMBER: Final = Words("number")
KEY_SIZE: Final = 1 << 30
KEY: Final = Words("key", last=KEY_SIZE - 1)

# Chance outcomes, by vocabulary
CARD_DRAWN: Final = 0
KEY_DRAWN: Final = 1
CHANCE: Final = (CARD, KEY)

# Verbs
DRAW: Final = 0
FINISH: Final = 1
PLACE: Final = 2
EXCHANGE: Final = 3
DISCARD: Final = 4
VERBS: Final = Verbs(
    Phrase("draw", slot=SLOT),
    Phrase("finish"),
    Phrase("place", row=LINE, column=LINE),
    Phrase("exchange", row=LINE, column=LINE),
    Phrase("discard"),
)

# Events
LAID_OUT: Final = 0
DEALT: Final = 1
REDRAWN: Final = 2
DREW: Final = 3
PLACED: Final = 4
EXCHANGED: Final = 5
DISCARDED: Final = 6
REFILLED: Final = 7
FINISHED: Final = 8
WON: Final = 9
LOST: Final = 10
GAVE_UP: Final = 11
EVENTS: Final = (
    Phrase("laid_out", card=CARD, row=LINE, column=LINE),
    Phrase("dealt", slot=SLOT, colour=COLOUR),
    Phrase("redrawn", number=NUMBER),
    Phrase("drew", slot=SLOT, card=CARD),
    Phrase("placed", card=CARD, row=LINE, column=LINE),
    Phrase("exchanged", card=CARD, taken=CARD, row=LINE, column=LINE),
    Phrase("discarded", card=CARD),
    Phrase("refilled", slot=SLOT, colour=COLOUR),
    Phrase("finished", cards=NUMBER),
    Phrase("won", cards=NUMBER),
    Phrase("lost", cards=NUMBER),
    Phrase("gave_up", cards=NUMBER),
)

# Reasons
SLOT_IS_EMPTY: Final = FIRST_REASON
NOT_COMPLETE: Final = FIRST_REASON + 1
CELL_IS_TAKEN: Final = FIRST_REASON + 2
CELL_IS_EMPTY: Final = FIRST_REASON + 3
OUTSIDE_THE_BOX: Final = FIRST_REASON + 4
TOUCHES_NOTHING: Final = FIRST_REASON + 5
COLOURS_CLASH: Final = FIRST_REASON + 6
SYMBOLS_CLASH: Final = FIRST_REASON + 7
DOES_NOT_BEAT: Final = FIRST_REASON + 8
REPEATS_POSITION: Final = FIRST_REASON + 9
NO_EXCHANGE_LEFT: Final = FIRST_REASON + 10
REASONS: Final = (
    Phrase("slot-is-empty", slot=SLOT),
    Phrase("not-complete", cards=NUMBER),
    Phrase("cell-is-taken", card=CARD),
    Phrase("cell-is-empty"),
    Phrase("outside-the-box"),
    Phrase("touches-nothing"),
    Phrase("colours-clash", card=CARD, neighbour=CARD),
    Phrase("symbols-clash", card=CARD, neighbour=CARD),
    Phrase("does-not-beat", card=CARD, taken=CARD),
    Phrase("repeats-position"),
    Phrase("no-exchange-left", limit=NUMBER),
)

# 8. Outcomes and ranks
UNDECIDED: Final = -1
WIN: Final = 0
LOSS: Final = 1
OUTCOME: Final = Words("outcome", ("won", "lost"))
RANK_NAMES: Final = ("crack", "legendary", "advanced", "normal", "rookie")  # the best first

# 9. Options and presets
OPTIONS: Final = (
    Option("mode", ("discards", "time")),
    Option("deck", ("H1", "H2")),
    Option("isolated_exchange", ("false", "true")),
    Option("redraw", ("cells", "colours", "off")),
    Option("spacing", ("1", "2")),
    Option("max_exchanges", ("0", "1", "2", "3", "5")),
    Option("play_out", ("false", "true")),
)
PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "classic": {},
    "relaxed": {"isolated_exchange": "true"},
    "gentle": {"deck": "H2", "isolated_exchange": "true"},
}

REDRAW_OFF: Final = 0
REDRAW_CELLS: Final = 1
REDRAW_COLOURS: Final = 2


class Rules:
    """The ruleset of one game: immutable, shared by all clones of a state."""

    by_time: bool
    own_symbols: bool  # deck H2: the side symbol is the copy, not the type
    isolated_exchange: bool
    redraw: i64
    spacing: i64
    max_exchanges: i64  # a turn; 0: no limit
    play_out: bool
    draw_area: i64
    same_card: i64  # two cards are the same in a position when they agree without these lowest bits
    needs: Ints  # by card: what its cell must admit, apart from being touched
    points: Ints  # by colour
    rank_limit: Ints  # by rank but the last one: in seconds
    deck: Bag

    def __init__(self, options: Mapping[str, str], constants: Constants) -> None:
        self.by_time = options["mode"] == "time"
        self.own_symbols = options["deck"] == "H2"
        self.isolated_exchange = options["isolated_exchange"] == "true"
        self.redraw = ("off", "cells", "colours").index(options["redraw"])
        self.spacing = int(options["spacing"])
        self.max_exchanges = int(options["max_exchanges"])
        self.play_out = options["play_out"] == "true"
        self.draw_area = constants.number("draw_area")
        self.same_card = 0 if self.own_symbols else 2
        self.needs = Ints.of([self.needed_by(card) for card in range(CARDS)])
        points = constants.numbers("points")
        self.points = Ints.of([points[name] for name in COLOUR_NAMES])
        limits = constants.numbers("rank_limit")
        self.rank_limit = Ints.of([limits[name] for name in RANK_NAMES[:-1]])
        self.deck = Bag.of(CARDS, range(CARDS))

    def side_of(self, card: i64) -> i64:
        """1. The side symbol of contact rule 3 is the type (H1) or the copy (H2)."""
        return copy_of(card) if self.own_symbols else type_of(card)

    def needed_by(self, card: i64) -> i64:
        bits = COPY_BITS if self.own_symbols else TYPE_BITS
        return i64(1) << colour_of(card) | i64(1) << (bits + self.side_of(card))


def make_rules(options: Mapping[str, str], constants: Constants, seats: int) -> Rules:
    rules = Rules(options, constants)
    for rank in range(1, rules.rank_limit.size):
        if rules.rank_limit[rank] <= rules.rank_limit[rank - 1]:
            name, better = RANK_NAMES[rank], RANK_NAMES[rank - 1]
            raise SettingError(f"rank_limit.{name} must be above rank_limit.{better}")
    return rules
