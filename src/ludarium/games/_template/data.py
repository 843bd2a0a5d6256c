"""High Card: its cards, words and ruleset."""

from __future__ import annotations

from typing import Final

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


class Card(Kinds):
    ONE = kind()
    TWO = kind()
    THREE = kind()
    FOUR = kind()
    FIVE = kind()
    SIX = kind()
    SEVEN = kind()
    EIGHT = kind()
    COUNT = count()


SEAT: Final = Vocabulary("seat", last=3)
NUMBER: Final = Vocabulary("number")


class Chance(Chances):
    CARD_DRAWN = chance(Card)


class Verb(Verbs):
    KEEP = verb()
    REFRESH = verb(card=Card)
    LAY = verb(card=Card)


class Event(Events):
    ROUND_BEGAN = event(round=NUMBER)
    DREW = event(secret=["card"], seat=SEAT, card=Card)
    KEPT = event(seat=SEAT)
    REFRESHED = event(seat=SEAT, card=Card)
    LAID = event(seat=SEAT, card=Card)
    WON = event(seat=SEAT, points=NUMBER)


class Reason(Reasons):
    NOT_IN_HAND = reason(card=Card)
    NEEDS_POINTS = reason(price=NUMBER, points=NUMBER)
