"""High Card: its cards, words and ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.pieces import Bag
from ludarium.core.ruleset import Constants, Option
from ludarium.core.state import FIRST_REASON
from ludarium.core.words import Phrase, Verbs, Words

CARDS: Final[i64] = 8
CARD: Final = Words("card", ("one", "two", "three", "four", "five", "six", "seven", "eight"))
SEAT: Final = Words("seat", last=3)
NUMBER: Final = Words("number")

CARD_DRAWN: Final = 0
CHANCE: Final = (CARD,)

KEEP: Final = 0
REFRESH: Final = 1
LAY: Final = 2
VERBS: Final = Verbs(Phrase("keep"), Phrase("refresh", card=CARD), Phrase("lay", card=CARD))

ROUND_BEGAN: Final = 0
DREW: Final = 1
KEPT: Final = 2
REFRESHED: Final = 3
LAID: Final = 4
WON: Final = 5
EVENTS: Final = (
    Phrase("round_began", round=NUMBER),
    Phrase("drew", secret=["card"], seat=SEAT, card=CARD),
    Phrase("kept", seat=SEAT),
    Phrase("refreshed", seat=SEAT, card=CARD),
    Phrase("laid", seat=SEAT, card=CARD),
    Phrase("won", seat=SEAT, points=NUMBER),
)

NOT_IN_HAND: Final = FIRST_REASON
NEEDS_POINTS: Final = FIRST_REASON + 1
REASONS: Final = (
    Phrase("not-in-hand", card=CARD),
    Phrase("needs-points", price=NUMBER, points=NUMBER),
)

OPTIONS: Final = (Option("ties", ("nobody", "shared")),)
DATA: Final = Path(__file__).parent / "data.toml"


class Rules:
    """The ruleset of one game: immutable, shared by all clones of a state."""

    rounds: i64
    hand_size: i64
    refresh_cost: i64
    ties_shared: bool
    deck: Bag

    def __init__(self, options: Mapping[str, str], constants: Constants, copies: int) -> None:
        self.rounds = constants.number("rounds")
        self.hand_size = constants.number("hand_size")
        self.refresh_cost = constants.number("refresh_cost")
        self.ties_shared = options["ties"] == "shared"
        self.deck = Bag.of(CARDS, [card for card in range(CARDS) for _ in range(copies)])


CONSTANTS, _REST = Constants.read(DATA)
CARD_DATA: Final[Mapping[str, Any]] = _REST["cards"]  # type: ignore[assignment]


def make_rules(options: Mapping[str, str], constants: Constants, seats: int) -> Rules:
    return Rules(options, constants, CARD_DATA["copies"])
