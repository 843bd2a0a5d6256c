"""Universal Tapestry: the numbers of the rules and the options, and what follows from them.

`RULEBOOK` numbers are stated in the rulebook, `EXAMPLE` ones follow from its examples; `RECONSTRUCTED` ones are our
choice, with the reason, and never presented as the printed value. Each can be overridden (`--option points.Y=3`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludarium.core.numbers import (
    RULEBOOK,
    Ruleset,
    number,
    row,
    table,
)
from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, Option, SettingError
from ludarium.games.universal_tapestry.data import (
    CARDS,
    COLOUR,
    COPY_BITS,
    RANK_NAMES,
    TYPE_BITS,
    colour_of,
    copy_of,
    type_of,
)

# 9. Options and presets
OPTIONS: Final = (
    Option("mode", ("discards", "time")),
    Option("deck", ("H1", "H2")),
    Option("isolated_exchange", ("off", "on")),
    Option("redraw", ("cells", "colours", "off")),
    Option("spacing", ("1", "2")),
    Option("max_exchanges", ("0", "1", "2", "3", "5")),
    Option("play_out", ("off", "on")),
)
PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "classic": {},
    "relaxed": {"isolated_exchange": "on"},
    "gentle": {"deck": "H2", "isolated_exchange": "on"},
}

REDRAW_OFF: Final = 0
REDRAW_CELLS: Final = 1
REDRAW_COLOURS: Final = 2


class Rules(Ruleset):
    """Immutable, shared by all clones of a state."""

    draw_area = number(8, RULEBOOK, least=1, most=8)
    points = row(COLOUR, {"R": 0, "O": 1, "Y": 2, "G": 2, "B": 1, "P": 0}, RULEBOOK, most=100)
    # By rank but the last one, in seconds.
    rank_limit = table(
        {"crack": 600, "legendary": 1200, "advanced": 1800, "normal": 2400},
        RULEBOOK,
        why="Seconds. Which side the limits themselves fall on is reconstructed (ruling 12).",
        least=1,
        most=86400,
    )
    by_time: bool
    own_symbols: bool  # deck H2: the side symbol is the copy, not the type
    isolated_exchange: bool
    redraw: i64
    spacing: i64
    max_exchanges: i64  # a turn; 0: no limit
    play_out: bool
    same_card: i64  # two cards are the same in a position when they agree without these lowest bits
    needs: Ints  # by card: what its cell must admit, apart from being touched
    deck: Bag

    def derive(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        self.by_time = options["mode"] == "time"
        self.own_symbols = options["deck"] == "H2"
        self.isolated_exchange = options["isolated_exchange"] == "on"
        self.redraw = ("off", "cells", "colours").index(options["redraw"])
        self.spacing = int(options["spacing"])
        self.max_exchanges = int(options["max_exchanges"])
        self.play_out = options["play_out"] == "on"
        self.same_card = 0 if self.own_symbols else 2
        self.needs = Ints.of([self.needed_by(card) for card in range(CARDS)])
        limits = constants.numbers("rank_limit")
        self.rank_limit = Ints.of([limits[name] for name in RANK_NAMES[:-1]])
        self.deck = Bag.of(CARDS, range(CARDS))
        for rank in range(1, self.rank_limit.size):
            if self.rank_limit[rank] <= self.rank_limit[rank - 1]:
                name, better = RANK_NAMES[rank], RANK_NAMES[rank - 1]
                raise SettingError(f"rank_limit.{name} must be above rank_limit.{better}")

    def side_of(self, card: i64) -> i64:
        """1. The side symbol of contact rule 3 is the type (H1) or the copy (H2)."""
        return copy_of(card) if self.own_symbols else type_of(card)

    def needed_by(self, card: i64) -> i64:
        bits = COPY_BITS if self.own_symbols else TYPE_BITS
        return i64(1) << colour_of(card) | i64(1) << (bits + self.side_of(card))
