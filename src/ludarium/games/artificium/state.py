"""Artificium: the position. Who sees what stands beside each field (dossier 8)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.knowledge import Knowledge
from ludarium.core.pieces import Bag, Ints
from ludarium.core.redeal import deal_again
from ludarium.core.state import (
    A_SEAT,
    COUNT,
    LEARNED,
    OPEN,
    OWN,
    SHARED,
    TALLY,
    Part,
    State,
    empty,
)
from ludarium.core.turn import Turn
from ludarium.games.artificium.data import Card, Chance, Resource
from ludarium.games.artificium.ruleset import Rules

NONE: Final = -1  # no card, no seat, no resource


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN] = 0
    coins: Annotated[i64, OPEN]
    resources: Annotated[Bag, OPEN, Resource] = empty()
    hand: Annotated[Bag, OWN, Card] = empty()
    played: Annotated[Bag, OPEN, Card] = empty()
    revealed: Annotated[i64, OPEN, Card] = NONE  # the card to be resolved now, or NONE
    swaps: Annotated[i64, OPEN] = 0  # market exchanges this round; a mulligan counts as one
    passed: Annotated[bool, OPEN] = False  # has left this round's market
    out: Annotated[bool, OPEN] = False  # plays no more cards this round
    earned: Annotated[Ints, OPEN, Card, TALLY] = empty()  # points by building, for the final breakdown
    bonuses: Annotated[Ints, OPEN, Resource, TALLY] = empty()  # resources received on the score track
    setbacks: Annotated[i64, OPEN, TALLY] = 0  # points lost to Castles
    coin_points: Annotated[i64, OPEN, TALLY] = 0


Usable = Literal["ready", "buy", "after", "lacks", "no_target"]


class CrossedSeen(TypedDict):
    """A bonus square on the way."""

    square: int
    resource: str


class BonusSeen(TypedDict):
    """The next bonus square ahead."""

    square: int
    resource: str
    away: int


class CardSeen(TypedDict):
    """What a card would bring its seat now, and what it still takes."""

    usable: Usable  # at once, after purchases, after another card of the hand; or not, for want of goods or a target
    missing: dict[str, int]  # resources
    price: int  # of all of them
    lacks_coins: int  # for the card's own cost in coins
    after: str | None  # a card of the hand that makes what is missing
    score: int  # once it is used
    crossed: list[CrossedSeen]


class AlsoSeen(TypedDict):
    """What follows from the fields, while the game is on; the seat's own view has all of it (`forecast`)."""

    next_bonus: NotRequired[list[BonusSeen | None]]  # by seat
    swap_cost: NotRequired[int]  # of the seat's next one
    theft_cost: NotRequired[dict[str, int]]  # by resource that can be stolen
    cards: NotRequired[dict[str, CardSeen]]  # in hand, in the market, or to be settled
    to_drop: NotRequired[int]  # 6.3 while the Wizard's cards are chosen


class Artificium(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN] = 0
    start: Annotated[i64, OPEN, A_SEAT] = 0  # this round's start player
    deck: Annotated[Bag, COUNT]
    discard: Annotated[Bag, OPEN, Card] = empty()
    market: Annotated[Bag, OPEN, Card] = empty()
    players: Annotated[vec[Player], OPEN]
    known: Annotated[Knowledge, LEARNED, Card]  # what each seat has learned of the other hands

    def current_round(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        return self.players[seat].score

    def standing(self, seat: i64) -> i64:
        from ludarium.games.artificium.scoring import standing  # late: scoring is about states

        return standing(self, seat)

    def also_seen(self, seat: i64) -> AlsoSeen:
        from ludarium.games.artificium.forecast import also_seen  # late: it is about states

        return also_seen(self, seat)

    def redeal(self, seat: i64, host: Host) -> None:
        deal_again(self.known, seat, self.hands(), self.deck, host, Chance.CARD_DRAWN)

    def hands(self) -> vec[Bag]:
        return vec[Bag]([player.hand for player in self.players])

    def bank(self) -> i64:
        """Tokens left in the bank; may fall below zero (ruling 5)."""
        left = self.rules.tokens
        for player in self.players:
            left -= player.coins + player.resources.size
        return left


def new_table(turn: Turn, rules: Rules) -> Artificium:
    """4. Set-up, before the first shuffle."""
    return Artificium(
        turn=turn,
        rules=rules,
        deck=rules.deck.clone(),
        players=vec[Player]([Player(coins=rules.start_coins) for _seat in range(turn.seats)]),
        known=Knowledge.empty(turn.seats, Card.COUNT),
    )
