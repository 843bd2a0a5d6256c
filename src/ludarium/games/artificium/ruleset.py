"""Artificium: the numbers of the rules, and what follows from them (dossier 1 to 3).

`RULEBOOK` numbers are stated in the rulebook, `EXAMPLE` ones follow from its examples; `RECONSTRUCTED` ones are our
choice, with the reason, and never presented as the printed value. Each can be overridden (`--option buy.wood=3`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludarium.core.declare import names
from ludarium.core.numbers import (
    RECONSTRUCTED,
    RULEBOOK,
    Ruleset,
    number,
    row,
    table,
)
from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, SettingError
from ludarium.games.artificium.data import Card, Resource

CARD_DATA: Final[Mapping[str, Mapping[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data.toml").read_text("utf-8")
)["cards"]


class Rules(Ruleset):
    """Immutable, shared by all clones of a state."""

    rounds = number(4, RULEBOOK, least=1, most=12)
    start_coins = number(5, RULEBOOK, most=50)
    hand_size = number(5, RULEBOOK, least=1, most=10)
    market_size = number(6, RULEBOOK, least=1, most=12)
    extra_swap_cost = number(2, RULEBOOK, least=1, most=50)
    mulligan_draw = number(5, RULEBOOK, least=1, most=10)
    tokens = number(100, RULEBOOK, least=0, most=1000)
    coins_per_point = number(4, RULEBOOK, least=1, most=50)
    fair_coins_per_card = number(2, RULEBOOK, most=20)
    # By tier; the field is by resource, -1 where it cannot be stolen.
    theft_cost = table({1: 1, 2: 2}, RULEBOOK, most=50)
    wizard_draw = number(5, RULEBOOK, most=10)
    wizard_discard = number(3, RULEBOOK, most=10)
    castle_setback = number(4, RULEBOOK, most=50)
    tier = row(
        Resource,
        {
            "wood": 1,
            "wheat": 1,
            "coal": 2,
            "food": 2,
            "beer": 2,
            "crystal": 3,
            "metal": 3,
            "spell": 4,
            "sword": 4,
        },
        RECONSTRUCTED,
        why="Depth in the production chain, equal to the point class of the maker; near certain.",
        least=1,
        most=4,
    )
    buy = row(
        Resource,
        {
            "wood": 2,
            "wheat": 2,
            "coal": 3,
            "food": 3,
            "beer": 3,
            "crystal": 5,
            "metal": 5,
            "spell": 8,
            "sword": 8,
        },
        RECONSTRUCTED,
        why=(
            "The printed point ladder 1, 2, 3, 5, 8: a resource costs the points of the next "
            "step, so that Theft is worth a card and a Castle is never simply bought."
        ),
        least=1,
        most=50,
    )
    sell = row(
        Resource,
        {
            "wood": 1,
            "wheat": 1,
            "coal": 2,
            "food": 2,
            "beer": 2,
            "crystal": 3,
            "metal": 3,
            "spell": 5,
            "sword": 5,
        },
        RECONSTRUCTED,
        why=(
            "The points of the card that makes the resource; below the buying price, so no trade ever gains."
        ),
        most=49,
    )
    track_squares = number(
        100,
        RECONSTRUCTED,
        why="Some twenty uses at three points hold nearly every game in one lap.",
        least=10,
        most=200,
    )
    # By square; in the field -1 where there is none.
    bonus = table(
        {
            5: "wood",
            10: "wheat",
            20: "coal",
            25: "beer",
            35: "food",
            40: "wood",
            50: "crystal",
            55: "metal",
            65: "beer",
            70: "wheat",
            80: "coal",
            85: "food",
            95: "wood",
        },
        RECONSTRUCTED,
        why=(
            "Pairs five apart, since one move can cross several; gaps of ten between pairs; no "
            "tier IV; lower tiers first."
        ),
        words=names(Resource),
        open_keys=(1, 199),
    )
    deck: Bag
    points: Ints  # by card
    coin_cost: Ints  # by card
    pays: Ints  # by card and resource
    gets: Ints

    def derive(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        theft = constants.numbers("theft_cost")
        self.theft_cost = Ints.of([theft.get(str(self.tier[r]), -1) for r in range(Resource.COUNT)])
        self.bonus = Ints.of([-1] * self.track_squares)
        for square, resource in constants.texts("bonus").items():
            if int(square) < self.track_squares:
                self.bonus[int(square)] = Resource.read(resource)
        self.deck = Bag.empty(Card.COUNT)
        self.points = Ints.zeros(Card.COUNT)
        self.coin_cost = Ints.zeros(Card.COUNT)
        self.pays = Ints.zeros(Card.COUNT * Resource.COUNT)
        self.gets = Ints.zeros(Card.COUNT * Resource.COUNT)
        for name, entry in CARD_DATA.items():
            card = Card.read(name)
            self.deck.put(card, entry["count"])
            self.points[card] = entry["points"]
            self.coin_cost[card] = entry.get("coins", 0)
            for resource, many in entry.get("pays", {}).items():
                self.pays[card * Resource.COUNT + Resource.read(resource)] = many
            for resource, many in entry.get("gets", {}).items():
                self.gets[card * Resource.COUNT + Resource.read(resource)] = many
        for path in constants.overrides:
            name, _, square = path.partition(".")
            if name == "bonus" and int(square) >= self.track_squares:
                raise SettingError(f"{path} lies beyond the track of {self.track_squares} squares")
        for kind in range(Resource.COUNT):
            if self.sell[kind] >= self.buy[kind]:  # 2.2: otherwise trading would make money
                name = names(Resource)[kind]
                raise SettingError(f"buy.{name} must be above sell.{name}, or trading would make money")
