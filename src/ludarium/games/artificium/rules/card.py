"""6. What the cards cost and do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Step, Why
from ludarium.games.artificium.data import Card, Chance, Event, Reason, Resource, Verb
from ludarium.games.artificium.rules.deck import discard, draw, gain_openly
from ludarium.games.artificium.scoring import advance, set_back
from ludarium.games.artificium.state import Artificium

PAYABLE: Final = -1


def lacks(s: Artificium, seat: i64, card: i64) -> i64:
    """The first resource missing to use a building; RESOURCES if coins are missing; PAYABLE if nothing is."""
    me = s.players[seat]
    stock, pays = me.resources, s.rules.pays
    for resource in range(Resource.COUNT):
        if stock[resource] < pays[card * Resource.COUNT + resource]:
            return resource
    return Resource.COUNT if me.coins < s.rules.coin_cost[card] else PAYABLE


def verb_for(card: i64) -> i64:
    """How a card is used."""
    if card == Card.EXPLORATION:
        return Verb.EXPLORE
    if card == Card.THEFT:
        return Verb.STEAL
    if card == Card.REBUILDING:
        return Verb.REBUILD
    return Verb.BESIEGE if card == Card.CASTLE else Verb.USE


def is_opponent(s: Artificium, seat: i64, other: i64) -> bool:
    return other != seat and other < s.turn.seats


def act(s: Artificium, seat: i64, card: i64, move: i64, host: Host) -> None:
    """6.2 Action cards."""
    me = s.players[seat]
    if card == Card.EXPLORATION:
        explore(s, seat, arg(move, 0), host)
    elif card == Card.THEFT:
        victim, resource = arg(move, 0), arg(move, 1)
        cost = s.rules.theft_cost[resource]
        me.coins -= cost
        s.players[victim].resources.remove(resource)
        me.resources.add(resource)
        host.tell(Event.STOLE, EVERYBODY, seat, victim, resource, cost)
    elif card == Card.REBUILDING:
        fetched = arg(move, 0)
        me.played.remove(fetched)
        gain_openly(s, seat, fetched)
        host.tell(Event.REBUILT, EVERYBODY, seat, fetched)
    else:
        coins = s.rules.fair_coins_per_card * me.played.size
        me.coins += coins
        host.tell(Event.EARNED, EVERYBODY, seat, coins)


def explore(s: Artificium, seat: i64, victim: i64, host: Host) -> None:
    """A random card of the victim changes hands, seen by both; the victim draws a replacement."""
    hand = s.players[victim].hand
    before = hand.size
    card = host.draw(hand, Chance.CARD_DRAWN)
    s.players[seat].hand.add(card)
    s.known.saw_move(victim, seat, card, before)
    host.tell(Event.EXPLORED, i64(1) << seat | i64(1) << victim, seat, victim, card)
    draw(s, victim, 1, host)


def build(s: Artificium, seat: i64, card: i64, move: i64, host: Host) -> None:
    """6. Pay, receive the product, move the marker with bonuses, then the special effect (ruling 16)."""
    me = s.players[seat]
    coins = s.rules.coin_cost[card]
    for resource in range(Resource.COUNT):
        paid = s.rules.pays[card * Resource.COUNT + resource]
        if paid > 0:
            me.resources.put(resource, me.resources[resource] - paid)
            host.tell(Event.PAID, EVERYBODY, seat, resource, paid)
    if coins > 0:
        me.coins -= coins
        host.tell(Event.SPENT, EVERYBODY, seat, coins)
    for resource in range(Resource.COUNT):
        gained = s.rules.gets[card * Resource.COUNT + resource]
        if gained > 0:
            me.resources.put(resource, me.resources[resource] + gained)
            host.tell(Event.GAINED, EVERYBODY, seat, resource, gained)
    advance(s, seat, card, host)
    if card == Card.CASTLE:
        set_back(s, seat, arg(move, 0), host)
    elif card == Card.WIZARD_TOWER:
        draw(s, seat, s.rules.wizard_draw, host)
        s.turn.push(WIZARD_DISCARD.number, seat, min(s.rules.wizard_discard, me.hand.size), 0)


class WizardDiscard(Step[Artificium]):
    """6.3 After the Wizard's five cards: discard three of all, one at a time, in the order of the cards."""

    SEAT: Final = 0
    LEFT: Final = 1
    LAST: Final = 2

    def enter(self, s: Artificium, host: Host) -> None:
        if s.turn[self.LEFT] == 0:
            s.turn.pop()
        else:
            s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        rest: i64 = 0  # cards of this kind and those after it: enough must remain to go on
        for card in range(Card.COUNT - 1, s.turn[self.LAST] - 1, -1):
            rest += hand[card]
            if hand.has(card) and rest >= s.turn[self.LEFT]:
                moves.add(Verb.DROP, card)

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        s.turn[self.LEFT] -= 1
        s.turn[self.LAST] = arg(move, 0)
        discard(s, seat, arg(move, 0), host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        if not s.players[seat].hand.has(arg(move, 0)):
            why.because(Reason.NOT_IN_HAND, arg(move, 0))
        else:
            why.because(Reason.IN_CARD_ORDER)


WIZARD_DISCARD: Final = WizardDiscard("wizard_discard", "6.3", Verb.DROP)
