"""The numbers of the rules, declared once with their provenance; the typed fields of a ruleset follow from them.

    class Rules(Ruleset):
        rounds = number(4, RULEBOOK, least=1, most=12)
        phases = by_seats({2: 3, 3: 2}, RULEBOOK)
        buy = row(Resource, {"wood": 2, "coal": 3}, RECONSTRUCTED, why="a step above what makes it")
        bonus = table({5: "wood"}, RECONSTRUCTED, words=names(Resource))  # `derive` makes a field of it

A ruleset is made for one game, of its options, constants with overrides and player count; it is immutable and shared
by all clones of a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from mypy_extensions import i64

from ludarium.core.declare import Named, vocabulary
from ludarium.core.pieces import Ints
from ludarium.core.ruleset import Constant, Constants, Value

RULEBOOK: Final = "RULEBOOK"  # stated in the rulebook
EXAMPLE: Final = "RULEBOOK-EXAMPLE"  # follows from one of its examples
RECONSTRUCTED: Final = "RECONSTRUCTED"  # our choice, with the reason; never presented as the printed value
INVENTED: Final = "INVENTED"  # a game of our own
# A source with how sure it is.
HIGH: Final = (RECONSTRUCTED, "high")
MEDIUM: Final = (RECONSTRUCTED, "medium")
LOW: Final = (RECONSTRUCTED, "low")

Source = str | tuple[str, str]

Given = Value | Mapping[Any, Value]
_declared: dict[type[Ruleset], Constants] = {}


class Origin(NamedTuple):
    """What rules were made of: with it they can be made again elsewhere."""

    game: str  # its package
    seats: int
    chosen: tuple[tuple[str, str], ...]
    version: str


class Ruleset:
    """Base of a game's rules as numbers. `origin` is known of those that a game's setup made."""

    origin: Origin

    # <interpreted>
    _marks: dict[str, Mark]

    def __init_subclass__(cls) -> None:
        cls._marks = {name: value for name, value in vars(cls).items() if isinstance(value, Mark)}
        for name in cls._marks:
            delattr(cls, name)
        declare_numbers(cls, {name: mark.constant for name, mark in cls._marks.items()})

    # </interpreted>

    def __init__(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        # <interpreted>
        for name, mark in self._marks.items():
            value = mark.read(constants, name, seats)
            if value is not None:
                setattr(self, name, value)
        # </interpreted>
        self.derive(options, constants, seats)

    def derive(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        """Make what follows from options and tables, and refuse what does not go together."""


def declare_numbers(cls: type[Ruleset], constants: Mapping[str, Constant]) -> None:
    _declared[cls] = Constants.of(constants)


def constants_of(cls: type[Ruleset]) -> Constants:
    return _declared[cls]


def constant(
    value: Given,
    source: Source,
    *,
    why: str = "",
    least: int = 0,
    most: int = 255,
    words: Sequence[str] = (),
    open_keys: tuple[int, int] | None = None,  # whole-number keys that an override may add to a table
) -> Constant:
    """A number, or a table of them, with its provenance and the limits of overrides. It is given its name later."""
    return Constant(
        name="",
        value={str(key): item for key, item in value.items()} if isinstance(value, Mapping) else value,
        source=source if isinstance(source, str) else source[0],
        why=why,
        confidence="" if isinstance(source, str) else source[1],
        least=least,
        most=most,
        words=tuple(words),
        open_keys=open_keys,
    )


def number_of(constants: Constants, name: str) -> i64:
    return constants.number(name)


def number_by_seats(constants: Constants, name: str, seats: int) -> i64:
    return constants.numbers(name).get(str(seats), 0)


def row_of(constants: Constants, name: str, of: Named) -> Ints:
    numbers = constants.numbers(name)
    return Ints.of([numbers[kind] for kind in vocabulary(of).names])


class Mark:
    """A number still without its name, while a class is made."""

    def __init__(self, constant: Constant, kind: str = "", of: Any = None) -> None:
        self.constant = constant
        self.kind = kind
        self.of = of

    def read(self, constants: Constants, name: str, seats: int) -> object:
        match self.kind:
            case "number":
                return int(number_of(constants, name))
            case "by_seats":
                return int(number_by_seats(constants, name, seats))
            case "row":
                return row_of(constants, name, self.of)
        return None


# These give what their field holds in a ruleset; until a class is made a mark stands there.


def number(value: int, source: Source, **about: Any) -> i64:
    """A field with this number."""
    return cast(i64, Mark(constant(value, source, **about), "number"))


def by_seats(values: Mapping[int, int], source: Source, **about: Any) -> i64:
    """A field with the number for so many players."""
    return cast(i64, Mark(constant(values, source, **about), "by_seats"))


def row(of: Named, values: Mapping[str, int], source: Source, **about: Any) -> Ints:
    """A field with a number for each kind."""
    return cast(Ints, Mark(constant(values, source, **about), "row", of))


def table(value: Given, source: Source, **about: Any) -> Ints:
    """A constant from which `derive` makes the field of this name, if any."""
    return cast(Ints, Mark(constant(value, source, **about)))
