"""What the rules page of Artificium names beside the constants: numbers that follow from them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from ludarium.core.declare import names
from ludarium.core.ruleset import Constants
from ludarium.core.text import Argument
from ludarium.games.artificium.data import ACTIONS, Card, Resource
from ludarium.games.artificium.ruleset import Rules

OURS = ("last_square", "sale", "sale_points")  # not printed, as the numbers they follow from
START = 11  # the marker at the beginning of the example
CHAIN = ("sawmill", "mill_bakery", "brewery", "swordsmith", "castle")
SPARE = 3  # squares that the example's victim has left


def derived(rules: Rules, constants: Constants, say: Callable[..., str]) -> dict[str, Argument]:
    counts = [int(rules.deck[card]) for card in range(len(names(Card)))]
    points = {name: int(rules.points[card]) for card, name in enumerate(names(Card))}
    prices = {name: int(rules.sell[resource]) for resource, name in enumerate(names(Resource))}
    sale = prices["beer"] + prices["sword"] + 2 * prices["wood"]
    marker = list(accumulate((points[card] for card in CHAIN), initial=START))
    actions = sum(counts[:ACTIONS])
    return {
        "all_cards": sum(counts),
        "action_cards": actions,
        "building_cards": sum(counts) - actions,
        "kinds": len(counts),
        "raw_points": points["sawmill"],
        "second_points": points["brewery"],
        "third_points": points["iron_foundry"],
        "fourth_points": points["swordsmith"],
        "top_points": points["castle"],
        "last_square": int(rules.track_squares) - 1,
        "wizard_net": int(rules.wizard_draw) - int(rules.wizard_discard),
        "sale": sale,
        "sale_points": sale // int(rules.coins_per_point),
        "example_start": START,
        **{f"example_{place}": square for place, square in enumerate(marker[1:], start=1)},
        "victim_before": int(rules.castle_setback) + SPARE,
        "victim_after": SPARE,
        "first_square": 0,
        "least_seats": 2,
        "most_seats": 6,
    }
