"""Artificium: the names of cards, resources, verbs, events and reasons (dossier 1, 2 and 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import (
    Chances,
    Events,
    Kinds,
    Reasons,
    Verbs,
    chance,
    count,
    event,
    kind,
    reason,
    verb,
)
from ludarium.core.words import Vocabulary

# Cards, in the canonical order: the four actions first


class Card(Kinds):
    EXPLORATION = kind()
    THEFT = kind()
    REBUILDING = kind()
    FAIR = kind()
    SAWMILL = kind()
    FARM = kind()
    CHARCOAL_HUT = kind()
    HUNTING_LODGE = kind()
    MILL_BAKERY = kind()
    BREWERY = kind()
    CRYSTAL_MINE = kind()
    IRON_FOUNDRY = kind()
    LABORATORY = kind()
    SWORDSMITH = kind()
    WIZARD_TOWER = kind()
    CASTLE = kind()
    COUNT = count()


ACTIONS: Final[i64] = 4


class Resource(Kinds):
    WOOD = kind()
    WHEAT = kind()
    COAL = kind()
    FOOD = kind()
    BEER = kind()
    CRYSTAL = kind()
    METAL = kind()
    SPELL = kind()
    SWORD = kind()
    COUNT = count()


SEAT: Final = Vocabulary("seat", last=5)
NUMBER: Final = Vocabulary("number")

# Chance outcomes, by vocabulary


class Chance(Chances):
    CARD_DRAWN = chance(Card)
    SEAT_DRAWN = chance(SEAT)


# Verbs


class Verb(Verbs):
    PASS = verb()
    SWAP = verb(give=Card, take=Card)
    MULLIGAN = verb()
    PLAY = verb(card=Card)
    BUY = verb(resource=Resource)
    SELL = verb(resource=Resource)
    USE = verb()
    EXPLORE = verb(victim=SEAT)
    STEAL = verb(victim=SEAT, resource=Resource)
    REBUILD = verb(card=Card)
    BESIEGE = verb(victim=SEAT)
    DISCARD = verb()
    TAKE_BACK = verb()
    DROP = verb(card=Card)
    DONE = verb()


# Events


class Event(Events):
    ROUND_BEGAN = event(round=NUMBER, seat=SEAT)
    DREW = event(secret=["card"], seat=SEAT, card=Card)
    RESHUFFLED = event(cards=NUMBER)
    MARKET_LAID = event(card=Card)
    SWAPPED = event(seat=SEAT, give=Card, take=Card, coins=NUMBER)
    MULLIGANED = event(seat=SEAT)
    LEFT_MARKET = event(seat=SEAT)
    MARKET_CLEARED = event()
    REVEALED = event(seat=SEAT, card=Card)
    PASSED = event(seat=SEAT)
    BOUGHT = event(seat=SEAT, resource=Resource, coins=NUMBER)
    SOLD = event(seat=SEAT, resource=Resource, coins=NUMBER)
    USED = event(seat=SEAT, card=Card)
    PAID = event(seat=SEAT, resource=Resource, number=NUMBER)
    GAINED = event(seat=SEAT, resource=Resource, number=NUMBER)
    SCORED = event(seat=SEAT, points=NUMBER, total=NUMBER)
    CROSSED = event(seat=SEAT, square=NUMBER, resource=Resource)
    EXPLORED = event(secret=["card"], seat=SEAT, victim=SEAT, card=Card)
    STOLE = event(seat=SEAT, victim=SEAT, resource=Resource, coins=NUMBER)
    REBUILT = event(seat=SEAT, card=Card)
    EARNED = event(seat=SEAT, coins=NUMBER)
    SET_BACK = event(seat=SEAT, victim=SEAT, points=NUMBER, total=NUMBER)
    DISCARDED = event(seat=SEAT, card=Card)
    TOOK_BACK = event(seat=SEAT, card=Card)
    ROUND_ENDED = event(round=NUMBER)
    COINS_SCORED = event(seat=SEAT, coins=NUMBER, points=NUMBER, total=NUMBER)
    SPENT = event(seat=SEAT, coins=NUMBER)


# Reasons


class Reason(Reasons):
    NOT_IN_HAND = reason(card=Card)
    NOT_IN_MARKET = reason(card=Card)
    NEEDS_COINS = reason(price=NUMBER, coins=NUMBER)
    NEEDS_RESOURCE = reason(resource=Resource)
    FIRST_SWAP_ONLY = reason()
    OTHER_CARD = reason(card=Card)
    NO_SUCH_OPPONENT = reason(victim=SEAT)
    HAND_IS_EMPTY = reason(victim=SEAT)
    VICTIM_LACKS = reason(victim=SEAT, resource=Resource)
    TIER_IS_SAFE = reason(resource=Resource)
    NOT_PLAYED = reason(card=Card)
    NEVER_REBUILDING = reason()
    NONE_TO_SELL = reason(resource=Resource)
    SELL_BEFORE_BUYING = reason()
    JUST_SOLD = reason(resource=Resource)
    IN_BOARD_ORDER = reason()
    IN_CARD_ORDER = reason()
    DROP_BEFORE_SELLING = reason()
