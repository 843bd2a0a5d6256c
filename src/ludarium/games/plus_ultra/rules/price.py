"""What moves cost and bring, for the seat that can make them (dossier 4, payments; 5 and 6)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.moves import Moves, verb_of
from ludarium.games.plus_ultra.characters.cardinal import donation_points, window_points
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import NONE, Tile, Verb
from ludarium.games.plus_ultra.rules.action import BASIC_STEP, BasicStep
from ludarium.games.plus_ultra.rules.common_action import common_cost
from ludarium.games.plus_ultra.seen import ChurchSeen, PriceSeen
from ludarium.games.plus_ultra.state import PlusUltra


def prices(s: PlusUltra, seat: i64) -> dict[str, PriceSeen]:
    """Of every common action, and of basic actions where there is something to tell."""
    found: dict[str, PriceSeen] = {}
    if seat < 0 or not s.asks(seat):
        return found
    write = s.turn.outline.verbs.write
    role = CAST[s.turn[BasicStep.CHARACTER]] if s.step is BASIC_STEP else None
    moves = Moves()
    s.step.moves(s, seat, moves)
    for index in range(moves.size):
        move = moves[index]
        verb = verb_of(move)
        if Verb.PAINTER <= verb <= Verb.VISIT_EMBASSIES:
            found[write(move)] = {"price": int(common_cost(s, seat, move)), "ducats": 0, "points": 0}
        elif role is not None and (role.verbs >> verb) & 1 == 1:
            price, ducats, points = role.price(s, move), role.sells_for(s, move), role.buys(s, move)
            if price + ducats + points > 0:
                found[write(move)] = {"price": int(price), "ducats": int(ducats), "points": int(points)}
    return found


def church(s: PlusUltra) -> list[ChurchSeen]:
    """The squares of the Church with what lies there and what a donation brings."""
    top = s.surplus[s.surplus.size - 1] if s.surplus.size > 0 else i64(NONE)
    return [
        {
            "good": None if s.church[square] == NONE else Tile.write(s.church[square]),
            "ducats": int(s.coins[square]),
            "points": int(donation_points(s)),
            "window": int(window_points(s, s.market[square] if square < s.market.size else top)),
            "surplus_window": int(window_points(s, top)),
        }
        for square in range(s.rules.market_squares)
    ]
