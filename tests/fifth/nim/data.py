"""Nim: names and numbers."""

from __future__ import annotations

from ludarium.core.declare import Events, Kinds, Reasons, Verbs, event, kind, reason, verb
from ludarium.core.numbers import INVENTED, Ruleset, row
from ludarium.core.words import Vocabulary

SEAT = Vocabulary("seat", last=1)
NUMBER = Vocabulary("number", first=1, last=9)


class Heap(Kinds):
    LEFT = kind()
    MIDDLE = kind()
    RIGHT = kind()


class Verb(Verbs):
    TAKE = verb(heap=Heap, number=NUMBER)


class Event(Events):
    TOOK = event(seat=SEAT, heap=Heap, number=NUMBER)


class Reason(Reasons):
    TOO_FEW = reason(heap=Heap)


class Rules(Ruleset):
    matches = row(Heap, {"left": 3, "middle": 4, "right": 5}, INVENTED, least=1, most=9)
