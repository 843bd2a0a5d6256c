"""What the rules page of Plus Ultra names beside the constants: numbers that follow from them."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.declare import names
from ludarium.core.ruleset import Constants
from ludarium.core.text import Argument
from ludarium.games.plus_ultra.data import EMBASSIES, Character
from ludarium.games.plus_ultra.ruleset import Rules

OURS = ("stack",)  # not printed, as the numbers they follow from
REGISTER = 50  # squares of the track around the board


def derived(rules: Rules, constants: Constants, say: Callable[..., str]) -> dict[str, Argument]:
    sets = list(constants.texts("character_set").values())
    return {
        "least_seats": 2,
        "most_seats": 4,
        "register": REGISTER,
        "characters": len(names(Character)),
        "basic_characters": sets.count("basic"),
        "advanced_characters": sets.count("advanced"),
        "stack": sum(constants.numbers("tile_mix").values()),
        "estate_tiles": sum(constants.numbers("estate_backs").values()),
        "embassy_tiles": int(EMBASSIES),
        "example_sale": int(rules.trader_b1_base) - 1,
    }
