"""High Card: the position. Who sees what stands beside each field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.knowledge import Knowledge
from ludarium.core.pieces import Bag
from ludarium.core.state import (
    COUNT,
    HIDDEN,
    OPEN,
    OWN,
    SHARED,
    Drafts,
    Frames,
    Outline,
    Part,
    State,
    bag_view,
)
from ludarium.games._template.data import CARD, CARD_DRAWN, CARDS, Rules


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN]
    paid: Annotated[i64, OPEN]  # points spent on new cards
    hand: Annotated[Bag, OWN, CARD]

    # <generated from the fields above by `make generate`>
    # fmt: off

    def __init__(self, score: i64, paid: i64, hand: Bag) -> None:
        self.score = score
        self.paid = paid
        self.hand = hand

    def clone(self) -> Player:
        return Player(self.score, self.paid, self.hand.clone())

    def same(self, other: Player) -> bool:
        return not (
            self.score != other.score
            or self.paid != other.paid
            or not self.hand.same(other.hand)
        )

    def dump(self) -> dict[str, object]:
        return {
            "score": int(self.score),
            "paid": int(self.paid),
            "hand": self.hand.dump(),
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Player:
        return Player(data["score"], data["paid"], Bag.load(data["hand"]))

    def view(self, mine: bool) -> dict[str, object]:
        return {
            "score": int(self.score),
            "paid": int(self.paid),
            "hand": bag_view(self.hand, CARD) if mine else int(self.hand.size),
        }

    # fmt: on
    # </generated>


class HighCard(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN]
    deck: Annotated[Bag, COUNT]
    discard: Annotated[Bag, OPEN, CARD]
    players: Annotated[list[Player], OPEN]
    known: Annotated[Knowledge, HIDDEN]

    # <generated from the fields above by `make generate`>
    # fmt: off

    def __init__(
        self,
        outline: Outline,
        seats: i64,
        frames: Frames,
        asked: i64,
        due: i64,
        drafts: Drafts,
        rules: Rules,
        round: i64,
        deck: Bag,
        discard: Bag,
        players: list[Player],
        known: Knowledge,
    ) -> None:
        super().__init__(outline, seats, frames, asked, due, drafts)
        self.rules = rules
        self.round = round
        self.deck = deck
        self.discard = discard
        self.players = players
        self.known = known

    def clone(self) -> HighCard:
        return HighCard(
            self.outline,
            self.seats,
            self.frames.clone(),
            self.asked,
            self.due,
            self.drafts.clone(),
            self.rules,
            self.round,
            self.deck.clone(),
            self.discard.clone(),
            [part.clone() for part in self.players],
            self.known.clone(),
        )

    def same(self, other: State) -> bool:
        assert isinstance(other, HighCard)
        return not (
            self.seats != other.seats
            or not self.frames.same(other.frames)
            or self.asked != other.asked
            or self.due != other.due
            or not self.drafts.same(other.drafts)
            or self.round != other.round
            or not self.deck.same(other.deck)
            or not self.discard.same(other.discard)
            or not all(mine.same(theirs) for mine, theirs in zip(self.players, other.players, strict=True))
            or not self.known.same(other.known)
        )

    def dump(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "frames": self.frames.dump(),
            "asked": int(self.asked),
            "due": int(self.due),
            "drafts": self.drafts.dump(),
            "round": int(self.round),
            "deck": self.deck.dump(),
            "discard": self.discard.dump(),
            "players": [part.dump() for part in self.players],
            "known": self.known.dump(),
        }

    @staticmethod
    def load(data: Mapping[str, Any], outline: Outline, rules: Rules) -> HighCard:
        return HighCard(
            outline,
            data["seats"],
            Frames.load(data["frames"]),
            data["asked"],
            data["due"],
            Drafts.load(data["drafts"]),
            rules,
            data["round"],
            Bag.load(data["deck"]),
            Bag.load(data["discard"]),
            [Player.load(part) for part in data["players"]],
            Knowledge.load(data["known"]),
        )

    def view(self, seat: i64) -> dict[str, object]:
        return {
            "turn": self.turn_view(seat),
            "round": int(self.round),
            "deck": int(self.deck.size),
            "discard": bag_view(self.discard, CARD),
            "players": [part.view(owner == seat) for owner, part in enumerate(self.players)],
        }

    # fmt: on
    # </generated>

    def current_round(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        return self.players[seat].score

    def redeal(self, seat: i64, host: Host) -> None:
        self.known.deal(seat, [player.hand for player in self.players], self.deck, host, CARD_DRAWN)


def new_table(outline: Outline, rules: Rules, seats: i64) -> HighCard:
    return HighCard(
        outline=outline,
        seats=seats,
        frames=Frames.empty(),
        asked=0,
        due=0,
        drafts=Drafts.empty(seats),
        rules=rules,
        round=0,
        deck=rules.deck.clone(),
        discard=Bag.empty(CARDS),
        players=[Player(score=0, paid=0, hand=Bag.empty(CARDS)) for _ in range(seats)],
        known=Knowledge.empty(seats, CARDS),
    )
