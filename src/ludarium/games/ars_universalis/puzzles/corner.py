"""Single puzzles for the puzzle corner: a work and a hand that can solve it, the same for the same seed everywhere.

The set of the day has one puzzle of each kind, two of the Middle Ages, two Early Modern, one Late Modern. Its seed
is the first eight bytes, read as a big-endian number, of the SHA-256 of the ASCII text
"ars-universalis puzzles YYYY-MM-DD"; with a key, of an HMAC-SHA-256 of the same text, so that a server that plays
for honour can keep tomorrow's puzzles to itself.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac
from typing import Final

from ludarium.core.declare import names
from ludarium.core.host import Seeded, derive
from ludarium.core.numbers import constants_of
from ludarium.games.ars_universalis.data import FIGURE_DATA, PERIOD_CODES, Period
from ludarium.games.ars_universalis.puzzles.arrangement import arrange
from ludarium.games.ars_universalis.puzzles.materials import MATERIALS
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


def solution(puzzle: Puzzle) -> str:
    """A shortest solution, in the notation of arrangements."""
    for used in minimal_sets(puzzle.target, puzzle.hand):
        if used.bit_count() == puzzle.fewest:
            return arrange(puzzle.target, puzzle.hand, used).text()
    raise ValueError("a puzzle can be solved")


def daily_seed(date: datetime.date, key: bytes | None = None) -> int:
    """The seed of the set of this date (UTC)."""
    text = f"ars-universalis puzzles {date:%Y-%m-%d}".encode()
    digest = hashlib.sha256(text).digest() if key is None else hmac.digest(key, text, "sha256")
    return int.from_bytes(digest[:8], "big")


def daily_puzzles(date: datetime.date, key: bytes | None = None) -> list[Puzzle]:
    """The set of the day: one puzzle of each kind, in the order of CATEGORY_NAMES."""
    seed = daily_seed(date, key)
    periods = _shuffled(Seeded(seed), list(DAILY_PERIODS), len(DAILY_PERIODS))
    return [
        make_puzzle(derive(seed, kind), CATEGORY_NAMES[kind], periods[kind])
        for kind in range(len(CATEGORY_NAMES))
    ]


def _shuffled(host: Seeded, items: list[int], many: int) -> list[int]:
    """This many of the items in random order."""
    for place in range(many):
        other = place + host.roll(len(items) - place)
        items[place], items[other] = items[other], items[place]
    return items[:many]
