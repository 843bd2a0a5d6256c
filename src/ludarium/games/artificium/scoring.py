"""Artificium: the score track (dossier 3) and the final scoring (7)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.declare import names
from ludarium.core.host import EVERYBODY, Host
from ludarium.core.state import State
from ludarium.games.artificium.data import Card, Event, Resource
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.state import NONE, Artificium


def advance(s: Artificium, seat: i64, card: i64, host: Host) -> None:
    """3. Move the marker forwards; every bonus square entered gives its resource at once."""
    me = s.players[seat]
    points = s.rules.points[card]
    squares = s.rules.track_squares
    before = me.score
    me.score += points
    me.earned[card] += points
    host.tell(Event.SCORED, EVERYBODY, seat, points, me.score)
    for square in range(before + 1, me.score + 1):
        resource = s.rules.bonus[square % squares]
        if resource >= 0:
            me.resources.add(resource)
            me.bonuses[resource] += 1
            host.tell(Event.CROSSED, EVERYBODY, seat, square % squares, resource)


def next_bonus(rules: Rules, score: i64) -> i64:
    """3. How many squares ahead the next bonus is; NONE on a track without any."""
    for away in range(1, rules.track_squares + 1):
        if rules.bonus[(score + away) % rules.track_squares] >= 0:
            return away
    return NONE


def set_back(s: Artificium, seat: i64, victim: i64, host: Host) -> None:
    """6.4 The Knight: the victim moves back, never below 0; no bonus either way (rulings 1 and 2)."""
    them = s.players[victim]
    points = min(s.rules.castle_setback, them.score)
    them.score -= points
    them.setbacks += points
    host.tell(Event.SET_BACK, EVERYBODY, seat, victim, points, them.score)


def final_scoring(s: Artificium, host: Host) -> None:
    """7. Everything is sold; coins become points, without bonuses; the remainder is lost."""
    for seat in range(s.turn.seats):
        me = s.players[seat]
        me.coins += stock_value(s, seat)
        me.resources.clear()
        me.coin_points = me.coins // s.rules.coins_per_point
        me.score += me.coin_points
        host.tell(Event.COINS_SCORED, EVERYBODY, seat, me.coins, me.coin_points, me.score)


def stock_value(s: Artificium, seat: i64) -> i64:
    """What the bank would pay for all resources of a seat."""
    me = s.players[seat]
    worth: i64 = 0
    for resource in range(Resource.COUNT):
        worth += me.resources[resource] * s.rules.sell[resource]
    return worth


def standing(s: Artificium, seat: i64) -> i64:
    """7. The score decides alone: equal players share their place, no tie is broken."""
    return s.players[seat].score


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the seat's points come from; the values add up to its score."""
    assert isinstance(s, Artificium)
    me = s.players[seat]
    parts = {names(Card)[card]: int(me.earned[card]) for card in range(Card.COUNT) if me.earned[card] > 0}
    parts["setbacks"] = -int(me.setbacks)
    parts["coins"] = int(me.coin_points)
    return parts
