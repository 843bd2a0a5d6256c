"""High Card: the position. Who sees what stands beside each field."""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.knowledge import Knowledge
from ludarium.core.pieces import Bag
from ludarium.core.redeal import deal_again
from ludarium.core.state import (
    COUNT,
    LEARNED,
    OPEN,
    OWN,
    SHARED,
    Part,
    State,
    empty,
)
from ludarium.core.turn import Turn
from ludarium.games._template.data import Card, Chance
from ludarium.games._template.ruleset import Rules


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN] = 0
    paid: Annotated[i64, OPEN] = 0  # points spent on new cards
    hand: Annotated[Bag, OWN, Card] = empty()


class HighCard(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN] = 0
    deck: Annotated[Bag, COUNT]
    discard: Annotated[Bag, OPEN, Card] = empty()
    players: Annotated[vec[Player], OPEN]
    known: Annotated[Knowledge, LEARNED, Card]

    def current_round(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        return self.players[seat].score

    def redeal(self, seat: i64, host: Host) -> None:
        deal_again(
            self.known,
            seat,
            vec[Bag]([player.hand for player in self.players]),
            self.deck,
            host,
            Chance.CARD_DRAWN,
        )


def new_table(turn: Turn, rules: Rules) -> HighCard:
    return HighCard(
        turn=turn,
        rules=rules,
        deck=rules.deck.clone(),
        players=vec[Player]([Player() for _seat in range(turn.seats)]),
        known=Knowledge.empty(turn.seats, Card.COUNT),
    )
