"""What the rules page of Universal Tapestry names beside the constants: numbers that follow from them."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.ruleset import Constants
from ludarium.core.text import Argument
from ludarium.games.universal_tapestry.data import CARD_NAMES, COLOUR_NAMES, SIDE, TYPE_NAMES
from ludarium.games.universal_tapestry.ruleset import Rules

DIAGONAL = 4  # cards of the set-up
MINUTE = 60


def derived(rules: Rules, constants: Constants, say: Callable[..., str]) -> dict[str, Argument]:
    every, side = len(CARD_NAMES), int(SIDE)
    each = every // len(COLOUR_NAMES)
    spare = every - side * side
    dearest = sorted(int(rules.points[colour]) for colour in range(len(COLOUR_NAMES)) for _ in range(each))
    limits = constants.numbers("rank_limit")
    return {
        "all": every,
        "colours": len(COLOUR_NAMES),
        "types": len(TYPE_NAMES),
        "copies": each // len(TYPE_NAMES),
        "each_colour": each,
        "side": side,
        "full": side * side,
        "start": DIAGONAL,
        "place_turns": side * side - DIAGONAL,
        "deck": every - DIAGONAL - int(rules.draw_area),
        "spare": spare,
        "fatal": spare + 1,
        "most_points": sum(dearest[-spare:]),
        "slow_minutes": limits["normal"] // MINUTE,
        "crack_minutes": limits["crack"] // MINUTE,
    }
