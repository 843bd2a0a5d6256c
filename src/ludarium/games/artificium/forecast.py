"""Artificium: what cards would bring a seat as things stand, and what they still take. For planning, not legality."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.pieces import Bag
from ludarium.games.artificium.cards.register import EFFECTS
from ludarium.games.artificium.cards.wizard_tower import WIZARD_DISCARD
from ludarium.games.artificium.data import ACTIONS, Card, Resource, Verb
from ludarium.games.artificium.rules.market import swap_cost
from ludarium.games.artificium.scoring import next_bonus
from ludarium.games.artificium.state import (
    NONE,
    AlsoSeen,
    Artificium,
    BonusSeen,
    CardSeen,
    CrossedSeen,
    Usable,
)


def also_seen(s: Artificium, seat: i64) -> AlsoSeen:
    """What the table shows of the next steps: nothing once the game is over."""
    if s.over:
        return {}
    seen: AlsoSeen = {"next_bonus": [_next_bonus(s, other) for other in range(s.turn.seats)]}
    if seat >= 0:
        seen["swap_cost"] = int(swap_cost(s, seat))
        costs = s.rules.theft_cost
        seen["theft_cost"] = {
            Resource.write(kind): int(costs[kind]) for kind in range(Resource.COUNT) if costs[kind] >= 0
        }
        hand = hand_left(s, seat)
        revealed = s.players[seat].revealed
        seen["cards"] = {
            Card.write(card): _card(s, seat, card, hand)
            for card in range(Card.COUNT)
            if hand.has(card) or s.market.has(card) or card == revealed
        }
        if s.turn.step is WIZARD_DISCARD and s.asks(seat):
            seen["to_drop"] = int(s.turn[WIZARD_DISCARD.LEFT])
    return seen


def hand_left(s: Artificium, seat: i64) -> Bag:
    """The hand without the card that lies face down already (5.3)."""
    hand = s.players[seat].hand.clone()
    draft = s.turn.drafts[seat]
    for place in range(draft.size):
        if verb_of(draft[place]) == Verb.PLAY:
            hand.remove(arg(draft[place], 0))
    return hand


def _next_bonus(s: Artificium, seat: i64) -> BonusSeen | None:
    """3. The next bonus square ahead of a seat's marker."""
    score, squares = s.players[seat].score, s.rules.track_squares
    away = next_bonus(s.rules, score)
    if away < 0:
        return None
    square = (score + away) % squares
    return {"square": int(square), "resource": Resource.write(s.rules.bonus[square]), "away": int(away)}


def _card(s: Artificium, seat: i64, card: i64, hand: Bag) -> CardSeen:
    """A card that the seat holds, or could take."""
    me, rules = s.players[seat], s.rules
    missing = missing_for(s, seat, card)
    price = sum(many * int(rules.buy[resource]) for resource, many in missing.items())
    short = max(0, int(rules.coin_cost[card] - me.coins))
    maker = maker_in(s, seat, card, hand) if short == 0 else NONE
    usable: Usable = "ready"
    if not can_use(s, seat, card):
        if card < ACTIONS:
            usable = "no_target"
        elif missing and price + rules.coin_cost[card] <= me.coins:
            usable = "buy"
        else:
            usable = "lacks" if maker == NONE else "after"
    after = me.score + rules.points[card]
    crossed: list[CrossedSeen] = []
    for square in range(me.score + 1, after + 1):
        bonus = rules.bonus[square % rules.track_squares]
        if bonus >= 0:
            crossed.append({"square": square % int(rules.track_squares), "resource": Resource.write(bonus)})
    return {
        "usable": usable,
        "missing": {Resource.write(resource): many for resource, many in missing.items()},
        "price": price,
        "lacks_coins": short,
        "after": None if maker == NONE else Card.write(maker),
        "score": int(after),
        "crossed": crossed,
    }


def can_use(s: Artificium, seat: i64, card: i64) -> bool:
    """6. Could the seat use the card at once, were it revealed?"""
    moves = Moves()
    EFFECTS[card].moves(s, seat, moves)
    return moves.size > 0


def missing_for(s: Artificium, seat: i64, card: i64) -> dict[int, int]:
    """What the seat still needs of each resource to use a card."""
    stock, pays = s.players[seat].resources, s.rules.pays
    found: dict[int, int] = {}
    for resource in range(Resource.COUNT):
        short = pays[card * Resource.COUNT + resource] - stock[resource]
        if short > 0:
            found[int(resource)] = int(short)
    return found


def maker_in(s: Artificium, seat: i64, card: i64, hand: Bag) -> i64:
    """A card of the hand that makes the one thing missing, and that can be used first or built up to; or NONE."""
    missing = missing_for(s, seat, card)
    if len(missing) != 1:
        return NONE
    for resource, many in missing.items():
        for maker in range(ACTIONS, Card.COUNT):
            if maker == card or not hand.has(maker) or s.rules.gets[maker * Resource.COUNT + resource] < many:
                continue
            rest = hand.clone()
            rest.remove(maker)
            if can_use(s, seat, maker) or maker_in(s, seat, maker, rest) != NONE:
                return maker
    return NONE
