"""A number for every move that a game's words can say: a verb's first number, then its arguments as digits.

By arithmetic alone, so that it is quick and the same for ever. Small in most games; where a move names a set of cards
it is too large to be of use, and a move is called by its place in the legal list instead.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.feature import SEATS_WORDS
from ludarium.core.moves import ARGUMENTS, bit, verb_of
from ludarium.core.words import MoveNotation

FEW: Final = 10_000  # moves that are worth a number each


class Numbering:
    """Seats in moves are counted from the own seat on, as in features."""

    seats: i64
    size: i64
    first: vec[i64]  # by verb
    radix: vec[i64]  # by verb and argument; 0 behind the last
    turned: vec[i64]  # by verb: the arguments that are seats, as a mask

    def __init__(self, verbs: MoveNotation, seats: int) -> None:
        many: i64 = len(verbs.phrases)
        self.seats = seats
        self.size = 0
        self.first = vec[i64]([0] * many)
        self.radix = vec[i64]([0] * (many * ARGUMENTS + 1))
        self.turned = vec[i64]([0] * many)
        for verb in range(many):
            self.first[verb] = self.size
            product: i64 = 1
            for place, words in enumerate(verbs.phrases[verb].arguments.values()):
                self.radix[verb * ARGUMENTS + place] = words.many
                product *= words.many
                if words.name == SEATS_WORDS:
                    self.turned[verb] |= bit(place)
            self.size += product

    @property
    def few(self) -> bool:
        return self.size <= FEW

    def number(self, move: i64, seat: i64) -> i64:
        """The number of a move of this seat."""
        verb = verb_of(move)
        radix, turned = self.radix, self.turned[verb]
        number: i64 = 0
        rest = move >> 8
        at = verb * ARGUMENTS
        end = at + ARGUMENTS
        while at < end and radix[at] > 0:
            value = rest & 255
            if turned & 1 == 1:
                value = (value - seat + self.seats) % self.seats
            number = number * radix[at] + value
            rest >>= 8
            turned >>= 1
            at += 1
        return self.first[verb] + number

    def move(self, number: i64, seat: i64) -> i64:
        """The move of this number."""
        if number < 0 or number >= self.size:
            raise ValueError(f"there are {self.size} moves, from 0 on; {number} is none of them")
        verb: i64 = len(self.first) - 1
        while self.first[verb] > number:
            verb -= 1
        rest = number - self.first[verb]
        places: i64 = 0
        while places < ARGUMENTS and self.radix[verb * ARGUMENTS + places] > 0:
            places += 1
        move = verb
        for place in range(places - 1, -1, -1):
            radix = self.radix[verb * ARGUMENTS + place]
            value = rest % radix
            rest //= radix
            if (self.turned[verb] >> place) & 1 == 1:
                value = (value + seat) % self.seats
            move |= value << (8 + 8 * place)
        return move
