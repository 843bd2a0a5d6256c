"""What all arrangements have in common, and what can be wrong with them."""

from __future__ import annotations

from typing import Final

from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.target import Target

# Why an arrangement does not solve its target, with the fields of Problem that say more.
REASONS: Final = {
    "no-cards": (),
    "not-in-hand": ("card",),
    "card-twice": ("card",),
    "dead-card": ("card",),  # it gives nothing to the work
    "wrong-part": ("place", "wanted", "found"),
    "missing-parts": ("place", "wanted"),
    "surplus-parts": ("place", "found"),
    "short-row": ("place", "card"),  # painting: a row of one card makes no colour
    "no-such-letter": ("card", "found"),  # literature: it is not printed on the card
    "letter-twice": ("card", "found"),  # literature: it is printed once
    "unconnected": ("place", "card", "wanted", "found"),  # sculpture: heights of the two connectors
    "wrong-start": ("card", "wanted", "found"),  # sculpture: the element of the first card
    "wrong-end": ("card", "wanted", "found"),  # sculpture: the element of the last card
    "division-by-zero": (),
    "breaks-off": ("place",),  # science: a number is missing at the end; the place is a word
    "number-missing": ("place",),
    "operator-missing": ("place",),
    "not-closed": ("place",),
    "not-opened": ("place",),
    "wrong-value": ("wanted", "found"),
}

RIGHT: Final = "right"
WRONG: Final = "wrong"
OUTSIDE: Final = "outside"  # neither: it stands beside what the target asks for


class ArrangementError(ValueError):
    """A text that is no arrangement of its kind."""


class Problem:
    """Why an arrangement does not solve its target. `reason` is a key of REASONS.

    `place` counts from 0: a part of the target, a row of a painting, a card of a chain, a word of an expression.
    Several parts in `wanted` and `found` have spaces between them.
    """

    def __init__(
        self, reason: str, card: int = -1, place: int = -1, wanted: str = "", found: str = ""
    ) -> None:
        self.reason = reason
        self.card = card
        self.place = place
        self.wanted = wanted
        self.found = found

    def arguments(self) -> dict[str, str | int]:
        """What the reason's sentence needs, with places as people count them."""
        return {field: self._argument(field) for field in REASONS[self.reason]}

    def _argument(self, field: str) -> str | int:
        if field == "card":
            return NAMES[self.card]
        if field == "place":
            return self.place + 1
        return self.wanted if field == "wanted" else self.found

    def __repr__(self) -> str:
        return f"Problem({self.reason!r}, {self.arguments()!r})"


class Arrangement:
    """Cards as laid out for one kind of puzzle. The same cards in another order are another arrangement."""

    def cards(self) -> list[int]:
        """Every card, in reading order."""
        raise NotImplementedError

    def text(self) -> str:
        """In the notation of records and the wire."""
        raise NotImplementedError

    def made(self) -> list[str]:
        """The parts it gives, as people read them."""
        raise NotImplementedError

    def problem(self, target: Target) -> Problem | None:
        """Why it does not solve the target of its kind, whoever holds the cards."""
        raise NotImplementedError

    def begins(self, target: Target) -> bool:
        """May an arrangement that solves begin like this one, which does not?"""
        raise NotImplementedError

    def marks(self, target: Target) -> list[str]:
        """Of each part it gives: is it one of the target in its place?"""
        wanted = target.shown()
        made = self.made()
        return [
            RIGHT if place < len(wanted) and made[place] == wanted[place] else WRONG
            for place in range(len(made))
        ]

    def shown(self, target: Target) -> dict[str, object]:
        """What people are shown of it beyond what it gives."""
        return {}


def compare(target: Target, made: list[str]) -> Problem | None:
    """The first difference between what is wanted and what was made, part by part."""
    wanted = target.shown()
    many = min(len(wanted), len(made))
    for place in range(many):
        if made[place] != wanted[place]:
            return Problem("wrong-part", place=place, wanted=wanted[place], found=made[place])
    if many < len(wanted):
        return Problem("missing-parts", place=many, wanted=" ".join(wanted[many:]))
    if many < len(made):
        return Problem("surplus-parts", place=many, found=" ".join(made[many:]))
    return None


def strictly_begins(made: list[str], wanted: list[str]) -> bool:
    """Are these the first parts of what is wanted, but not all?"""
    return len(made) < len(wanted) and made == wanted[: len(made)]


def read_card(word: str) -> int:
    """A card by its name; its number may also be written without leading zeros."""
    digits = word[1:]
    if word[:1] in ("M", "m") and digits.isascii() and digits.isdigit() and len(digits) < 4:
        number = int(digits)
        if 1 <= number <= len(NAMES):
            return number - 1
    raise ArrangementError(f"{word!r} is no materials card")


def held(hand: list[int], mask: int) -> list[int]:
    """The cards at these positions of the hand."""
    return [hand[place] for place in range(len(hand)) if mask >> place & 1]
