"""Artificium: the position. Who sees what stands beside each field (dossier 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.knowledge import Knowledge
from ludarium.core.pieces import Bag, Ints
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
    row_view,
    value_view,
)
from ludarium.games.artificium.data import CARD, CARD_DRAWN, CARDS, RESOURCE, RESOURCES, Rules

NONE: Final = -1  # no card, no seat, no resource


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN]
    coins: Annotated[i64, OPEN]
    resources: Annotated[Bag, OPEN, RESOURCE]
    hand: Annotated[Bag, OWN, CARD]
    played: Annotated[Bag, OPEN, CARD]
    revealed: Annotated[i64, OPEN, CARD]  # the card to be resolved now, or NONE
    swaps: Annotated[i64, OPEN]  # market exchanges this round; a mulligan counts as one
    passed: Annotated[bool, OPEN]  # has left this round's market
    out: Annotated[bool, OPEN]  # plays no more cards this round
    earned: Annotated[Ints, OPEN, CARD]  # points by building, for the final breakdown
    bonuses: Annotated[Ints, OPEN, RESOURCE]  # resources received on the score track
    setbacks: Annotated[i64, OPEN]  # points lost to Castles
    coin_points: Annotated[i64, OPEN]

    # <generated from the fields above by `make generate`>
    # fmt: off

    def __init__(
        self,
        score: i64,
        coins: i64,
        resources: Bag,
        hand: Bag,
        played: Bag,
        revealed: i64,
        swaps: i64,
        passed: bool,
        out: bool,
        earned: Ints,
        bonuses: Ints,
        setbacks: i64,
        coin_points: i64,
    ) -> None:
        self.score = score
        self.coins = coins
        self.resources = resources
        self.hand = hand
        self.played = played
        self.revealed = revealed
        self.swaps = swaps
        self.passed = passed
        self.out = out
        self.earned = earned
        self.bonuses = bonuses
        self.setbacks = setbacks
        self.coin_points = coin_points

    def clone(self) -> Player:
        return Player(
            self.score,
            self.coins,
            self.resources.clone(),
            self.hand.clone(),
            self.played.clone(),
            self.revealed,
            self.swaps,
            self.passed,
            self.out,
            self.earned.clone(),
            self.bonuses.clone(),
            self.setbacks,
            self.coin_points,
        )

    def same(self, other: Player) -> bool:
        return not (
            self.score != other.score
            or self.coins != other.coins
            or not self.resources.same(other.resources)
            or not self.hand.same(other.hand)
            or not self.played.same(other.played)
            or self.revealed != other.revealed
            or self.swaps != other.swaps
            or self.passed != other.passed
            or self.out != other.out
            or not self.earned.same(other.earned)
            or not self.bonuses.same(other.bonuses)
            or self.setbacks != other.setbacks
            or self.coin_points != other.coin_points
        )

    def dump(self) -> dict[str, object]:
        return {
            "score": int(self.score),
            "coins": int(self.coins),
            "resources": self.resources.dump(),
            "hand": self.hand.dump(),
            "played": self.played.dump(),
            "revealed": int(self.revealed),
            "swaps": int(self.swaps),
            "passed": bool(self.passed),
            "out": bool(self.out),
            "earned": self.earned.dump(),
            "bonuses": self.bonuses.dump(),
            "setbacks": int(self.setbacks),
            "coin_points": int(self.coin_points),
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Player:
        return Player(
            data["score"],
            data["coins"],
            Bag.load(data["resources"]),
            Bag.load(data["hand"]),
            Bag.load(data["played"]),
            data["revealed"],
            data["swaps"],
            data["passed"],
            data["out"],
            Ints.load(data["earned"]),
            Ints.load(data["bonuses"]),
            data["setbacks"],
            data["coin_points"],
        )

    def view(self, mine: bool) -> dict[str, object]:
        return {
            "score": int(self.score),
            "coins": int(self.coins),
            "resources": bag_view(self.resources, RESOURCE),
            "hand": bag_view(self.hand, CARD) if mine else int(self.hand.size),
            "played": bag_view(self.played, CARD),
            "revealed": value_view(self.revealed, CARD),
            "swaps": int(self.swaps),
            "passed": bool(self.passed),
            "out": bool(self.out),
            "earned": row_view(self.earned, CARD),
            "bonuses": row_view(self.bonuses, RESOURCE),
            "setbacks": int(self.setbacks),
            "coin_points": int(self.coin_points),
        }

    # fmt: on
    # </generated>


class Artificium(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN]
    start: Annotated[i64, OPEN]  # this round's start player
    deck: Annotated[Bag, COUNT]
    discard: Annotated[Bag, OPEN, CARD]
    market: Annotated[Bag, OPEN, CARD]
    players: Annotated[list[Player], OPEN]
    known: Annotated[Knowledge, HIDDEN]  # what each seat has learned of the other hands

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
        start: i64,
        deck: Bag,
        discard: Bag,
        market: Bag,
        players: list[Player],
        known: Knowledge,
    ) -> None:
        super().__init__(outline, seats, frames, asked, due, drafts)
        self.rules = rules
        self.round = round
        self.start = start
        self.deck = deck
        self.discard = discard
        self.market = market
        self.players = players
        self.known = known

    def clone(self) -> Artificium:
        return Artificium(
            self.outline,
            self.seats,
            self.frames.clone(),
            self.asked,
            self.due,
            self.drafts.clone(),
            self.rules,
            self.round,
            self.start,
            self.deck.clone(),
            self.discard.clone(),
            self.market.clone(),
            [part.clone() for part in self.players],
            self.known.clone(),
        )

    def same(self, other: State) -> bool:
        assert isinstance(other, Artificium)
        return not (
            self.seats != other.seats
            or not self.frames.same(other.frames)
            or self.asked != other.asked
            or self.due != other.due
            or not self.drafts.same(other.drafts)
            or self.round != other.round
            or self.start != other.start
            or not self.deck.same(other.deck)
            or not self.discard.same(other.discard)
            or not self.market.same(other.market)
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
            "start": int(self.start),
            "deck": self.deck.dump(),
            "discard": self.discard.dump(),
            "market": self.market.dump(),
            "players": [part.dump() for part in self.players],
            "known": self.known.dump(),
        }

    @staticmethod
    def load(data: Mapping[str, Any], outline: Outline, rules: Rules) -> Artificium:
        return Artificium(
            outline,
            data["seats"],
            Frames.load(data["frames"]),
            data["asked"],
            data["due"],
            Drafts.load(data["drafts"]),
            rules,
            data["round"],
            data["start"],
            Bag.load(data["deck"]),
            Bag.load(data["discard"]),
            Bag.load(data["market"]),
            [Player.load(part) for part in data["players"]],
            Knowledge.load(data["known"]),
        )

    def view(self, seat: i64) -> dict[str, object]:
        return {
            "turn": self.turn_view(seat),
            "round": int(self.round),
            "start": int(self.start),
            "deck": int(self.deck.size),
            "discard": bag_view(self.discard, CARD),
            "market": bag_view(self.market, CARD),
            "players": [part.view(owner == seat) for owner, part in enumerate(self.players)],
        }

    # fmt: on
    # </generated>

    def current_round(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        return self.players[seat].score

    def redeal(self, seat: i64, host: Host) -> None:
        hands = [player.hand for player in self.players]
        self.known.deal(seat, hands, self.deck, host, CARD_DRAWN)

    def bank(self) -> i64:
        """Tokens left in the bank; may fall below zero (ruling 5)."""
        left = self.rules.tokens
        for player in self.players:
            left -= player.coins + player.resources.size
        return left


def new_player(coins: i64) -> Player:
    return Player(
        score=0,
        coins=coins,
        resources=Bag.empty(RESOURCES),
        hand=Bag.empty(CARDS),
        played=Bag.empty(CARDS),
        revealed=NONE,
        swaps=0,
        passed=False,
        out=False,
        earned=Ints.zeros(CARDS),
        bonuses=Ints.zeros(RESOURCES),
        setbacks=0,
        coin_points=0,
    )


def new_table(outline: Outline, rules: Rules, seats: i64) -> Artificium:
    """4. Set-up, before the first shuffle."""
    return Artificium(
        outline=outline,
        seats=seats,
        frames=Frames.empty(),
        asked=0,
        due=0,
        drafts=Drafts.empty(seats),
        rules=rules,
        round=0,
        start=0,
        deck=rules.deck.clone(),
        discard=Bag.empty(CARDS),
        market=Bag.empty(CARDS),
        players=[new_player(rules.start_coins) for _ in range(seats)],
        known=Knowledge.empty(seats, CARDS),
    )
