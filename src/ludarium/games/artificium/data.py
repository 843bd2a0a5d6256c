"""Artificium: cards, resources, words and the ruleset. The numbers come from data.toml (dossier 1 to 3)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, SettingError
from ludarium.core.state import FIRST_REASON
from ludarium.core.words import Phrase, Verbs, Words

# Cards, in the canonical order: the four actions first
EXPLORATION: Final = 0
THEFT: Final = 1
REBUILDING: Final = 2
FAIR: Final = 3
ACTIONS: Final[i64] = 4
SAWMILL: Final = 4
FARM: Final = 5
CHARCOAL_HUT: Final = 6
HUNTING_LODGE: Final = 7
MILL_BAKERY: Final = 8
BREWERY: Final = 9
CRYSTAL_MINE: Final = 10
IRON_FOUNDRY: Final = 11
LABORATORY: Final = 12
SWORDSMITH: Final = 13
WIZARD_TOWER: Final = 14
CASTLE: Final = 15
CARDS: Final[i64] = 16  # typed: a range over it compiles to a plain C loop
CARD_NAMES: Final = (
    *("exploration", "theft", "rebuilding", "fair"),
    *("sawmill", "farm", "charcoal_hut", "hunting_lodge", "mill_bakery", "brewery"),
    *("crystal_mine", "iron_foundry", "laboratory", "swordsmith", "wizard_tower", "castle"),
)

WOOD: Final = 0
WHEAT: Final = 1
COAL: Final = 2
FOOD: Final = 3
BEER: Final = 4
CRYSTAL: Final = 5
METAL: Final = 6
SPELL: Final = 7
SWORD: Final = 8
RESOURCES: Final[i64] = 9
RESOURCE_NAMES: Final = ("wood", "wheat", "coal", "food", "beer", "crystal", "metal", "spell", "sword")

CARD: Final = Words("card", CARD_NAMES)
RESOURCE: Final = Words("resource", RESOURCE_NAMES)
SEAT: Final = Words("seat", last=5)
NUMBER: Final = Words("number")

# Chance outcomes, by vocabulary
CARD_DRAWN: Final = 0
SEAT_DRAWN: Final = 1
CHANCE: Final = (CARD, SEAT)

# Verbs
PASS: Final = 0
SWAP: Final = 1
MULLIGAN: Final = 2
PLAY: Final = 3
BUY: Final = 4
SELL: Final = 5
USE: Final = 6
EXPLORE: Final = 7
STEAL: Final = 8
REBUILD: Final = 9
BESIEGE: Final = 10
DISCARD: Final = 11
TAKE_BACK: Final = 12
DROP: Final = 13
DONE: Final = 14
VERBS: Final = Verbs(
    Phrase("pass"),
    Phrase("swap", give=CARD, take=CARD),
    Phrase("mulligan"),
    Phrase("play", card=CARD),
    Phrase("buy", resource=RESOURCE),
    Phrase("sell", resource=RESOURCE),
    Phrase("use"),
    Phrase("explore", victim=SEAT),
    Phrase("steal", victim=SEAT, resource=RESOURCE),
    Phrase("rebuild", card=CARD),
    Phrase("besiege", victim=SEAT),
    Phrase("discard"),
    Phrase("take_back"),
    Phrase("drop", card=CARD),
    Phrase("done"),
)

# Events
ROUND_BEGAN: Final = 0
DREW: Final = 1
RESHUFFLED: Final = 2
MARKET_LAID: Final = 3
SWAPPED: Final = 4
MULLIGANED: Final = 5
LEFT_MARKET: Final = 6
MARKET_CLEARED: Final = 7
REVEALED: Final = 8
PASSED: Final = 9
BOUGHT: Final = 10
SOLD: Final = 11
USED: Final = 12
PAID: Final = 13
GAINED: Final = 14
SCORED: Final = 15
CROSSED: Final = 16
EXPLORED: Final = 17
STOLE: Final = 18
REBUILT: Final = 19
EARNED: Final = 20
SET_BACK: Final = 21
DISCARDED: Final = 22
TOOK_BACK: Final = 23
ROUND_ENDED: Final = 24
COINS_SCORED: Final = 25
SPENT: Final = 26
EVENTS: Final = (
    Phrase("round_began", round=NUMBER, seat=SEAT),
    Phrase("drew", secret=["card"], seat=SEAT, card=CARD),
    Phrase("reshuffled", cards=NUMBER),
    Phrase("market_laid", card=CARD),
    Phrase("swapped", seat=SEAT, give=CARD, take=CARD, coins=NUMBER),
    Phrase("mulliganed", seat=SEAT),
    Phrase("left_market", seat=SEAT),
    Phrase("market_cleared"),
    Phrase("revealed", seat=SEAT, card=CARD),
    Phrase("passed", seat=SEAT),
    Phrase("bought", seat=SEAT, resource=RESOURCE, coins=NUMBER),
    Phrase("sold", seat=SEAT, resource=RESOURCE, coins=NUMBER),
    Phrase("used", seat=SEAT, card=CARD),
    Phrase("paid", seat=SEAT, resource=RESOURCE, number=NUMBER),
    Phrase("gained", seat=SEAT, resource=RESOURCE, number=NUMBER),
    Phrase("scored", seat=SEAT, points=NUMBER, total=NUMBER),
    Phrase("crossed", seat=SEAT, square=NUMBER, resource=RESOURCE),
    Phrase("explored", secret=["card"], seat=SEAT, victim=SEAT, card=CARD),
    Phrase("stole", seat=SEAT, victim=SEAT, resource=RESOURCE, coins=NUMBER),
    Phrase("rebuilt", seat=SEAT, card=CARD),
    Phrase("earned", seat=SEAT, coins=NUMBER),
    Phrase("set_back", seat=SEAT, victim=SEAT, points=NUMBER, total=NUMBER),
    Phrase("discarded", seat=SEAT, card=CARD),
    Phrase("took_back", seat=SEAT, card=CARD),
    Phrase("round_ended", round=NUMBER),
    Phrase("coins_scored", seat=SEAT, coins=NUMBER, points=NUMBER, total=NUMBER),
    Phrase("spent", seat=SEAT, coins=NUMBER),
)

# Reasons
NOT_IN_HAND: Final = FIRST_REASON
NOT_IN_MARKET: Final = FIRST_REASON + 1
NEEDS_COINS: Final = FIRST_REASON + 2
NEEDS_RESOURCE: Final = FIRST_REASON + 3
FIRST_SWAP_ONLY: Final = FIRST_REASON + 4
OTHER_CARD: Final = FIRST_REASON + 5
NO_SUCH_OPPONENT: Final = FIRST_REASON + 6
HAND_IS_EMPTY: Final = FIRST_REASON + 7
VICTIM_LACKS: Final = FIRST_REASON + 8
TIER_IS_SAFE: Final = FIRST_REASON + 9
NOT_PLAYED: Final = FIRST_REASON + 10
NEVER_REBUILDING: Final = FIRST_REASON + 11
NONE_TO_SELL: Final = FIRST_REASON + 12
SELL_BEFORE_BUYING: Final = FIRST_REASON + 13
JUST_SOLD: Final = FIRST_REASON + 14
IN_BOARD_ORDER: Final = FIRST_REASON + 15
IN_CARD_ORDER: Final = FIRST_REASON + 16
DROP_BEFORE_SELLING: Final = FIRST_REASON + 17
REASONS: Final = (
    Phrase("not-in-hand", card=CARD),
    Phrase("not-in-market", card=CARD),
    Phrase("needs-coins", price=NUMBER, coins=NUMBER),
    Phrase("needs-resource", resource=RESOURCE),
    Phrase("first-swap-only"),
    Phrase("other-card", card=CARD),
    Phrase("no-such-opponent", victim=SEAT),
    Phrase("hand-is-empty", victim=SEAT),
    Phrase("victim-lacks", victim=SEAT, resource=RESOURCE),
    Phrase("tier-is-safe", resource=RESOURCE),
    Phrase("not-played", card=CARD),
    Phrase("never-rebuilding"),
    Phrase("none-to-sell", resource=RESOURCE),
    Phrase("sell-before-buying"),
    Phrase("just-sold", resource=RESOURCE),
    Phrase("in-board-order"),
    Phrase("in-card-order"),
    Phrase("drop-before-selling"),
)

DATA: Final = Path(__file__).parent / "data.toml"


class Rules:
    """The ruleset of one game: immutable, shared by all clones of a state."""

    rounds: i64
    start_coins: i64
    hand_size: i64
    market_size: i64
    extra_swap_cost: i64
    mulligan_draw: i64
    tokens: i64
    coins_per_point: i64
    fair_coins_per_card: i64
    wizard_draw: i64
    wizard_discard: i64
    castle_setback: i64
    track_squares: i64
    deck: Bag
    points: Ints  # by card
    coin_cost: Ints  # by card
    pays: Ints  # by card and resource
    gets: Ints
    tier: Ints  # by resource
    buy: Ints
    sell: Ints
    theft_cost: Ints  # by resource; -1 where it cannot be stolen
    bonus: Ints  # by square: the resource, or -1

    def __init__(self, constants: Constants, cards: Mapping[str, Mapping[str, Any]]) -> None:
        self.rounds = constants.number("rounds")
        self.start_coins = constants.number("start_coins")
        self.hand_size = constants.number("hand_size")
        self.market_size = constants.number("market_size")
        self.extra_swap_cost = constants.number("extra_swap_cost")
        self.mulligan_draw = constants.number("mulligan_draw")
        self.tokens = constants.number("tokens")
        self.coins_per_point = constants.number("coins_per_point")
        self.fair_coins_per_card = constants.number("fair_coins_per_card")
        self.wizard_draw = constants.number("wizard_draw")
        self.wizard_discard = constants.number("wizard_discard")
        self.castle_setback = constants.number("castle_setback")
        self.track_squares = constants.number("track_squares")
        self.tier = by_resource(constants, "tier")
        self.buy = by_resource(constants, "buy")
        self.sell = by_resource(constants, "sell")
        theft = constants.numbers("theft_cost")
        self.theft_cost = Ints.of([theft.get(str(self.tier[r]), -1) for r in range(RESOURCES)])
        self.bonus = Ints.of([-1] * self.track_squares)
        for square, resource in constants.texts("bonus").items():
            if int(square) < self.track_squares:
                self.bonus[int(square)] = RESOURCE.read(resource)
        self.deck = Bag.empty(CARDS)
        self.points = Ints.zeros(CARDS)
        self.coin_cost = Ints.zeros(CARDS)
        self.pays = Ints.zeros(CARDS * RESOURCES)
        self.gets = Ints.zeros(CARDS * RESOURCES)
        for name, entry in cards.items():
            card = CARD.read(name)
            self.deck.put(card, entry["count"])
            self.points[card] = entry["points"]
            self.coin_cost[card] = entry.get("coins", 0)
            for resource, number in entry.get("pays", {}).items():
                self.pays[card * RESOURCES + RESOURCE.read(resource)] = number
            for resource, number in entry.get("gets", {}).items():
                self.gets[card * RESOURCES + RESOURCE.read(resource)] = number


def by_resource(constants: Constants, name: str) -> Ints:
    values = constants.numbers(name)
    return Ints.of([values[resource] for resource in RESOURCE_NAMES])


CONSTANTS, _REST = Constants.read(DATA)
CARD_DATA: Final[Mapping[str, Mapping[str, Any]]] = _REST["cards"]  # type: ignore[assignment]


def make_rules(options: Mapping[str, str], constants: Constants, seats: int) -> Rules:
    rules = Rules(constants, CARD_DATA)
    for path in constants.overrides:
        name, _, square = path.partition(".")
        if name == "bonus" and int(square) >= rules.track_squares:
            raise SettingError(f"{path} lies beyond the track of {rules.track_squares} squares")
    for resource in range(RESOURCES):
        if rules.sell[resource] >= rules.buy[resource]:  # 2.2: otherwise trading would make money
            name = RESOURCE_NAMES[resource]
            raise SettingError(f"buy.{name} must be above sell.{name}, or trading would make money")
    return rules
