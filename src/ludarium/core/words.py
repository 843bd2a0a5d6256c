"""The words of a game: how packed moves, events, reasons and chance outcomes are written for people.

A `Vocabulary` has the names of one sort of value (cards, seats, squares ...). A `Phrase` is a verb, an
event or a reason with its named arguments. Inside the engine all of them are ints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.moves import ARGUMENTS, LARGEST, arg, pack, tail, verb_of
from ludarium.core.pieces import Ints, Pile


class NotationError(ValueError):
    """A text that names no move, card or seat; the message says what is allowed."""


class Vocabulary:
    """The names of one kind of value; a value without a name is written as a number from `first` on."""

    wide = False  # does a value need more than eight bits in a move?
    many: i64  # values

    def __init__(self, name: str, names: Sequence[str] = (), *, first: int = 0, last: int = LARGEST) -> None:
        self.name = name
        self.names = tuple(names)
        self.first = 0 if names else first
        self.last = len(names) - 1 if names else last
        self.many = self.last - self.first + 1
        self._index = {text: index for index, text in enumerate(self.names)}

    def write(self, value: int) -> str | int:
        """The name of a stored value; numbers are stored as their distance from `first`."""
        return self.names[value] if self.names else value + self.first

    def name_of(self, value: int) -> str:
        """As `write`, for values that have names."""
        return self.names[value]

    def read(self, text: str | int) -> int:
        if self.names:
            if text not in self._index:
                raise NotationError(f"{text!r} is no {self.name}; known: {', '.join(self.names)}")
            return self._index[str(text)]
        try:
            number = int(text)
        except ValueError:
            raise NotationError(f"{text!r} is no {self.name}: a whole number is needed") from None
        if not self.first <= number <= self.last:
            raise NotationError(f"{self.name} {number} is outside {self.first} to {self.last}")
        return number - self.first

    @property
    def values(self) -> range:
        return range(self.last - self.first + 1)


class SetVocabulary(Vocabulary):
    """Sets of one to `most` different values of another vocabulary, written one after another.

    A set is stored as its place among all of them, the small ones first, so that it fits into a move. It can only
    be the last argument of a verb.
    """

    wide = True

    def __init__(self, name: str, members: Vocabulary, most: int) -> None:
        kinds = len(members.values)
        starts = [0]
        for size in range(1, most + 1):
            starts.append(starts[-1] + comb(kinds, size))
        super().__init__(name, last=starts[-1] - 1)
        self.members = members
        self.kinds: i64 = kinds
        self.starts = Ints.of(starts)  # by size less one: where the sets of this size begin
        self.choose = Ints.of([comb(kind, size) for size in range(most + 1) for kind in range(kinds)])

    def place(self, values: Pile, mask: i64) -> i64:
        """The stored form of the set of those of the ascending values whose bits are in the mask."""
        kinds, choose = self.kinds, self.choose
        size: i64 = 0
        place: i64 = 0
        for index in range(values.size):
            if (mask >> index) & 1 == 1:
                size += 1
                place += choose[size * kinds + values[index]]
        return self.starts[size - 1] + place

    def size_of(self, place: i64) -> i64:
        """How many values a stored set has."""
        size: i64 = 1
        while self.starts[size] <= place:
            size += 1
        return size

    def members_of(self, place: i64) -> Pile:
        """The values of a stored set, ascending."""
        kinds, choose = self.kinds, self.choose
        size = self.size_of(place)
        rest = place - self.starts[size - 1]
        found = Pile(vec[i64]([0] * size), size)
        kind = kinds - 1
        while size > 0:
            while choose[size * kinds + kind] > rest:
                kind -= 1
            rest -= choose[size * kinds + kind]
            size -= 1
            found[size] = kind
        return found

    def write(self, value: int) -> str | int:
        return " ".join(str(self.members.write(member)) for member in self.members_of(value).dump())

    def read(self, text: str | int) -> int:
        found = sorted(self.members.read(token) for token in str(text).split())
        most = self.starts.size - 1
        if not 0 < len(found) <= most or len(set(found)) < len(found):
            raise NotationError(f"{self.name} are one to {most} different ones, not {text!r}")
        return int(self.place(Pile.of(found), (1 << len(found)) - 1))


class Phrase:
    """A verb, event or reason with named arguments. `secret` names those that only the knowing seats see."""

    def __init__(self, name: str, /, secret: Sequence[str] = (), **arguments: Vocabulary) -> None:
        if len(arguments) > ARGUMENTS:
            raise ValueError(f"{name} has more than {ARGUMENTS} arguments")
        self.name = name
        self.arguments = arguments
        self.secret = frozenset(secret)

    def describe(self, values: Sequence[int], *, secrets: bool = True) -> dict[str, str | int]:
        return {
            key: words.write(value)
            for (key, words), value in zip(self.arguments.items(), values, strict=False)
            if secrets or key not in self.secret
        }


class MoveNotation:
    """The verbs of a game, numbered as listed; writes moves as text and reads them back."""

    def __init__(self, phrases: Sequence[Phrase]) -> None:
        for phrase in phrases:
            if any(words.wide for words in list(phrase.arguments.values())[:-1]):
                raise ValueError(f"{phrase.name} has a wide argument that is not the last one")
        self.phrases = tuple(phrases)
        self._index = {phrase.name: number for number, phrase in enumerate(phrases)}

    def name(self, move: int) -> str:
        return self.phrases[verb_of(move)].name

    def describe(self, move: int) -> dict[str, str | int]:
        """The verb and its named arguments, as JSON and templates want them."""
        phrase = self.phrases[verb_of(move)]
        values = [
            tail(move, place) if words.wide else arg(move, place)
            for place, words in enumerate(phrase.arguments.values())
        ]
        return {"verb": phrase.name, **phrase.describe(values)}

    def write(self, move: int) -> str:
        """The one canonical text of a move: the verb, then its arguments in order."""
        return " ".join(str(value) for value in self.describe(move).values())

    def build(self, verb: str, arguments: Mapping[str, str | int]) -> int:
        """The move with these named arguments; the inverse of `describe`."""
        phrase = self._phrase(verb)
        unknown = [key for key in arguments if key not in phrase.arguments]
        missing = [key for key in phrase.arguments if key not in arguments]
        if unknown or missing:
            raise NotationError(f"{verb} takes {_signature(phrase)}")
        values = [words.read(arguments[key]) for key, words in phrase.arguments.items()]
        return pack(self._index[verb], *values)

    def parse(self, text: str) -> int:
        """The move written in `text`; the inverse of `write`."""
        tokens = text.split()
        if not tokens:
            raise NotationError("the move is empty")
        phrase = self._phrase(tokens[0])
        values = tokens[1:]
        if any(words.wide for words in phrase.arguments.values()):
            last = len(phrase.arguments) - 1
            values[last:] = [" ".join(values[last:])]
        if len(values) != len(phrase.arguments):
            raise NotationError(f"{phrase.name} takes {_signature(phrase)}")
        return self.build(phrase.name, dict(zip(phrase.arguments, values, strict=True)))

    def _phrase(self, verb: str) -> Phrase:
        if verb not in self._index:
            raise NotationError(f"{verb!r} is no move of this game; known: {', '.join(self._index)}")
        return self.phrases[self._index[verb]]


def _signature(phrase: Phrase) -> str:
    return " ".join(f"<{key}>" for key in phrase.arguments) or "no argument"
