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
    "wrong-value": ("wanted", "found"),
}


class ArrangementError(ValueError):
    """A text that is no arrangement of its kind."""


class Problem:
    """Why an arrangement does not solve its target, and how far it does.

    `reason` is a key of REASONS. `made` is what the arrangement gives, `right` says of each part of the target
    whether it is there. `place` counts from 0: a part of the target, a row of a painting, a card of a chain.
    """

    def __init__(
        self,
        reason: str,
        card: int = -1,
        place: int = -1,
        wanted: str = "",
        found: str = "",
        made: list[str] | None = None,
        right: list[bool] | None = None,
    ) -> None:
        self.reason = reason
        self.card = card
        self.place = place
        self.wanted = wanted
        self.found = found
        self.made: list[str] = made or []
        self.right: list[bool] = right or []

    def dump(self) -> dict[str, object]:
        """For the wire: the reason with its own arguments, and how far the arrangement is right."""
        told: dict[str, object] = {"reason": self.reason}
        for field in REASONS[self.reason]:
            told[field] = self._argument(field)
        told["made"] = self.made
        told["right"] = self.right
        return told

    def _argument(self, field: str) -> object:
        if field == "card":
            return NAMES[self.card]
        if field == "place":
            return self.place
        return self.wanted if field == "wanted" else self.found

    def __repr__(self) -> str:
        return f"Problem({self.dump()!r})"


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


def compare(target: Target, made: list[str]) -> Problem | None:
    """The first difference between what is wanted and what was made, part by part."""
    wanted = target.shown()
    right = [place < len(made) and made[place] == wanted[place] for place in range(len(wanted))]
    for place in range(min(len(wanted), len(made))):
        if not right[place]:
            return Problem(
                "wrong-part", place=place, wanted=wanted[place], found=made[place], made=made, right=right
            )
    many = min(len(wanted), len(made))
    if many < len(wanted):
        return Problem("missing-parts", place=many, wanted="-".join(wanted[many:]), made=made, right=right)
    if many < len(made):
        return Problem("surplus-parts", place=many, found="-".join(made[many:]), made=made, right=right)
    return None


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
