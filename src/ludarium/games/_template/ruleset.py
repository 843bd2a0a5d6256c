"""High Card: the numbers of the rules and the options, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.core.numbers import (
    INVENTED,
    Ruleset,
    number,
)
from ludarium.core.pieces import Bag
from ludarium.core.ruleset import Constants, Option
from ludarium.games._template.data import Card

OPTIONS: Final = (Option("ties", ("nobody", "shared")),)


class Rules(Ruleset):
    """The ruleset of one game: immutable, shared by all clones of a state."""

    rounds = number(3, INVENTED, least=1, most=4)
    hand_size = number(4, INVENTED, least=3, most=5)
    refresh_cost = number(1, INVENTED, most=10)
    copies = number(4, INVENTED, least=4, most=4)
    ties_shared: bool
    deck: Bag

    def derive(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        self.ties_shared = options["ties"] == "shared"
        self.deck = Bag.of(Card.COUNT, [card for card in range(Card.COUNT) for _ in range(self.copies)])
