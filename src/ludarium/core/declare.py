"""What a game names once: kinds of things, verbs, events, reasons and chance. Everything else follows from it.

    class Card(Kinds):
        FARM = kind()
        CASTLE = kind()
        COUNT = count()

    class Verb(Verbs):
        PASS = verb()
        SWAP = verb(give=Card, take=Card)

`Verb.SWAP` is a number, in the order in which the names stand; the text of records and of JSON is the name in small
letters (a reason's with hyphens). Interpreted, the class numbers its names when it is made; for the compiled engine
`core.expand` writes the same numbers as constants.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from mypy_extensions import i64

from ludarium.core.words import Phrase, Vocabulary


class Declared:
    """Base of all that is declared by name."""

    # <interpreted>
    def __init_subclass__(cls, *, name: str = "") -> None:
        if Declared not in cls.__bases__:
            _number(cls, name)

    # </interpreted>


class Kinds(Declared):
    """One sort of thing: cards, resources. Its name is the class's, unless the class gives `name=`."""

    @classmethod
    def read(cls, text: str | int) -> int:
        return _vocabularies[cls].read(text)

    @classmethod
    def write(cls, value: int) -> str:
        return _vocabularies[cls].names[value]


class Verbs(Declared):
    """What a move can do."""


class Events(Declared):
    """What can happen, in the past tense."""


class Reasons(Declared):
    """Why a move is not possible; the kernel's own come first."""


class Chances(Declared):
    """What is drawn or rolled, by vocabulary."""


Named = Vocabulary | type[Kinds]
FIRST_REASON: Final = 4  # the kernel's own reasons stand before a game's

_vocabularies: dict[type[Declared], Vocabulary] = {}
_phrases: dict[type[Declared], tuple[Phrase, ...]] = {}
_chances: dict[type[Declared], tuple[Vocabulary, ...]] = {}


class Mark:
    """A name still without its number, while a class is made."""

    def __init__(self, arguments: Mapping[str, Any], secret: Sequence[str] = ()) -> None:
        self.arguments = arguments
        self.secret = secret


class CountMark(Mark):
    """Stands for how many kinds there are."""


# These give numbers as soon as their class is made; until then a mark stands there.


def kind() -> int:
    return cast(int, Mark({}))


def count() -> i64:
    return cast(i64, CountMark({}))


def verb(**arguments: Named) -> int:
    return cast(int, Mark(arguments))


def event(*, secret: Sequence[str] = (), **arguments: Named) -> int:
    return cast(int, Mark(arguments, secret))


def reason(**arguments: Named) -> int:
    return cast(int, Mark(arguments))


def chance(of: Named) -> int:
    return cast(int, Mark({"of": of}))


# What follows from the names


def vocabulary(of: Named) -> Vocabulary:
    """The names of a sort of thing."""
    return of if isinstance(of, Vocabulary) else _vocabularies[of]


def names(of: type[Kinds]) -> tuple[str, ...]:
    return _vocabularies[of].names


def phrases(of: type[Verbs] | type[Events] | type[Reasons]) -> tuple[Phrase, ...]:
    return _phrases.get(of, ())  # a game may have no reasons of its own


def chances(of: type[Chances]) -> tuple[Vocabulary, ...]:
    """The vocabularies of what is drawn, as records number them."""
    return _chances.get(of, ())  # a game may leave nothing to chance


def first_number(base: str) -> int:
    return FIRST_REASON if base == "Reasons" else 0


def text_of(base: str, name: str) -> str:
    """How a name is written in records."""
    return name.lower().replace("_", "-") if base == "Reasons" else name.lower()


def vocabulary_name(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


def declare_kinds(cls: type[Kinds], name: str, texts: Sequence[str]) -> None:
    _vocabularies[cls] = Vocabulary(name, texts)


def declare_phrases(cls: type[Declared], found: Sequence[Phrase]) -> None:
    _phrases[cls] = tuple(found)


def declare_chances(cls: type[Declared], found: Sequence[Named]) -> None:
    _chances[cls] = tuple([vocabulary(of) for of in found])


def phrase(name: str, secret: Sequence[str] = (), /, **arguments: Named) -> Phrase:
    return Phrase(name, secret=secret, **{key: vocabulary(of) for key, of in arguments.items()})


# <interpreted>
def _number(cls: type[Declared], name: str) -> None:
    """Give the names of a class their numbers."""
    base = cls.__bases__[0].__name__
    marked = {key: value for key, value in vars(cls).items() if isinstance(value, Mark)}
    counted = [key for key, mark in marked.items() if isinstance(mark, CountMark)]
    for key in counted:
        del marked[key]
        setattr(cls, key, len(marked))
    for number, key in enumerate(marked, first_number(base)):
        setattr(cls, key, number)
    texts = [text_of(base, key) for key in marked]
    if issubclass(cls, Kinds):
        declare_kinds(cls, name or vocabulary_name(cls.__name__), texts)
    elif issubclass(cls, Chances):
        declare_chances(cls, [mark.arguments["of"] for mark in marked.values()])
    else:
        declare_phrases(
            cls,
            [
                phrase(text, mark.secret, **mark.arguments)
                for text, mark in zip(texts, marked.values(), strict=True)
            ],
        )


# </interpreted>
