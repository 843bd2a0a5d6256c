"""Artificium tables for tests: set up a position, drive it with the texts of moves, read it back in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ludarium.core import kernel
from ludarium.core.host import Host, Replayed, Seeded, Told
from ludarium.core.pieces import Bag
from ludarium.games.artificium import GAME
from ludarium.games.artificium.data import Card, Resource
from ludarium.games.artificium.state import Artificium
from tests.games.driving import Driver

Cards = Iterable[str]
Stock = dict[str, int]

# 1. The deck and the buildings, copied from the dossier: never read from the data under test.
DECK: Mapping[str, int] = {
    **dict.fromkeys(("exploration", "theft", "rebuilding", "fair"), 5),
    **dict.fromkeys(("sawmill", "farm", "charcoal_hut", "hunting_lodge", "mill_bakery", "brewery"), 8),
    "crystal_mine": 8,
    "iron_foundry": 8,
    "laboratory": 6,
    "swordsmith": 6,
    "wizard_tower": 6,
    "castle": 6,
}
ACTIONS = frozenset({"exploration", "theft", "rebuilding", "fair"})

# pays, coins, gets, points
BUILDINGS: Mapping[str, tuple[Stock, int, Stock, int]] = {
    "sawmill": ({}, 0, {"wood": 2}, 1),
    "farm": ({}, 0, {"wheat": 2}, 1),
    "charcoal_hut": ({"wood": 1}, 0, {"coal": 1}, 2),
    "hunting_lodge": ({"wood": 1}, 0, {"food": 1}, 2),
    "mill_bakery": ({"wheat": 1}, 0, {"food": 1}, 2),
    "brewery": ({"wheat": 1}, 0, {"beer": 1}, 2),
    "crystal_mine": ({"food": 1}, 0, {"crystal": 1}, 3),
    "iron_foundry": ({"food": 1}, 0, {"metal": 1}, 3),
    "laboratory": ({"coal": 1, "crystal": 1}, 0, {"spell": 1}, 5),
    "swordsmith": ({"coal": 1, "metal": 1}, 0, {"sword": 1}, 5),
    "wizard_tower": ({"beer": 1, "spell": 1}, 1, {}, 8),
    "castle": ({"beer": 1, "sword": 1}, 1, {}, 8),
}

# 2.3 and 3. Tiers, prices by tier, and bonus squares
TIER: Mapping[str, int] = {
    **dict.fromkeys(("wood", "wheat"), 1),
    **dict.fromkeys(("coal", "food", "beer"), 2),
    **dict.fromkeys(("crystal", "metal"), 3),
    **dict.fromkeys(("spell", "sword"), 4),
}
BUY: Mapping[str, int] = {resource: (2, 3, 5, 8)[tier - 1] for resource, tier in TIER.items()}
SELL: Mapping[str, int] = {resource: (1, 2, 3, 5)[tier - 1] for resource, tier in TIER.items()}
BONUS: Mapping[int, str] = {
    5: "wood",
    10: "wheat",
    20: "coal",
    25: "beer",
    35: "food",
    40: "wood",
    50: "crystal",
    55: "metal",
    65: "beer",
    70: "wheat",
    80: "coal",
    85: "food",
    95: "wood",
}

_ROUND = ("round_start", "market", "choose", "round_end")
_STEPS = {step.name: int(step.number) for step in GAME.outline.steps}


# --- setting up -------------------------------------------------------------------------------------------


def table(
    players: int = 2,
    step: str = "choose",
    *,
    round: int = 1,
    start: int = 0,
    score: Sequence[int] = (),
    coins: Sequence[int] = (),
    resources: Sequence[Mapping[str, int]] = (),
    hands: Sequence[Cards] = (),
    played: Sequence[Cards] = (),
    out: Sequence[int] = (),
    market: Cards = (),
    deck: Cards | None = None,
    discard: Cards | None = (),
    chance: Host | None = None,
    overrides: Mapping[str, str] | None = None,
) -> Artificium:
    """A table of 108 cards that enters `step` (round_start, market, choose, round_end or final) now.

    What is left out is 0 or empty. `deck=None` or `discard=None` takes all cards not named elsewhere; if both
    are given, the rest lies in the last seat's played area. `market` names the cards drawn for a market.
    """
    s = GAME.setup(players, overrides).new()
    assert isinstance(s, Artificium)
    s.round, s.start = round, start
    rest = Counter(DECK)

    def lay(bag: Bag, names: Cards) -> None:
        for name in names:
            bag.add(Card.read(name))
            rest[name] -= 1

    s.deck.clear()
    for seat, player in enumerate(s.players):
        player.score = score[seat] if score else 0
        player.coins = coins[seat] if coins else 0
        player.out = seat in out
        for resource, number in (resources[seat] if seat < len(resources) else {}).items():
            player.resources.put(Resource.read(resource), number)
        lay(player.hand, hands[seat] if seat < len(hands) else ())
        lay(player.played, played[seat] if seat < len(played) else ())
    drawn = list(market)
    assert not drawn or chance is None, "a chosen market is the only chance here"
    lay(s.deck, [*(deck or ()), *drawn])
    lay(s.discard, discard or ())
    assert min(rest.values()) >= 0, "more cards than the game has"
    pile = s.deck if deck is None else s.discard if discard is None else s.players[-1].played
    lay(pile, list(rest.elements()))

    s.turn.push(_STEPS["rounds"])
    for name in reversed(_ROUND[_ROUND.index(step) :] if step in _ROUND else ()):
        s.turn.push(_STEPS[name])
    kernel.run(s, scripted(*drawn) if drawn else chance or Seeded(0))
    return s


def scripted(*outcomes: str | int) -> Host:
    """Chance that gives exactly these cards (or seats), in this order."""
    return Replayed.of([Card.read(outcome) if isinstance(outcome, str) else outcome for outcome in outcomes])


def reveal(s: Artificium, *cards: str) -> list[Told]:
    """All active seats, in seat order, lay these cards ('pass' for a pass), and they are turned up."""
    active = [seat for seat in range(s.seats) if s.asks(seat)]
    told: list[Told] = []
    for seat, card in zip(active, cards, strict=True):
        told = play(s, seat, "pass" if card == "pass" else f"play {card}")
    return told


# --- playing ----------------------------------------------------------------------------------------------


_driver = Driver(GAME, scripted)
play, run = _driver.play, _driver.run
legal, legal_verbs, why = _driver.legal, _driver.legal_verbs, _driver.why


# --- reading ----------------------------------------------------------------------------------------------


def asked(s: Artificium) -> list[int]:
    return [seat for seat in range(s.seats) if s.asks(seat)]


def step(s: Artificium) -> str:
    return "over" if s.over else s.step.name


def names(bag: Bag) -> list[str]:
    """The cards of a bag, sorted by name."""
    return sorted(str(Card.write(card)) for card in bag.items())


def hand(s: Artificium, seat: int) -> list[str]:
    return names(s.players[seat].hand)


def area(s: Artificium, seat: int) -> list[str]:
    return names(s.players[seat].played)


def stock(s: Artificium, seat: int) -> Stock:
    bag = s.players[seat].resources
    return {str(Resource.write(kind)): int(bag[kind]) for kind in range(bag.kinds) if bag.has(kind)}


def coins(s: Artificium, seat: int) -> int:
    return int(s.players[seat].coins)


def score(s: Artificium, seat: int) -> int:
    return int(s.score(seat))


def at(s: Artificium, seat: int) -> tuple[int, int, Stock]:
    """Score / coins / resources, the dossier's notation."""
    return score(s, seat), coins(s, seat), stock(s, seat)


def worth(s: Artificium, seat: int) -> int:
    """2.2: W = coins and what all resources would sell for."""
    return coins(s, seat) + sum(SELL[resource] * number for resource, number in stock(s, seat).items())


def revealed(s: Artificium, seat: int) -> str | None:
    card = s.players[seat].revealed
    return None if card < 0 else str(Card.write(card))


def everywhere(s: Artificium) -> Counter[str]:
    """All cards of the table, wherever they lie."""
    found: Counter[str] = Counter()
    for bag in (s.deck, s.discard, s.market):
        found.update(names(bag))
    for seat in range(s.seats):
        found.update(hand(s, seat) + area(s, seat))
        card = revealed(s, seat)
        if card is not None:
            found[card] += 1
    return found


def log(told: Iterable[Told], seat: int) -> list[dict[str, str | int]]:
    """The events as a seat sees them; -1 is a spectator."""
    return [GAME.describe_event(event, seat) for event in told]


def events(told: Iterable[Told], name: str, seat: int = -1) -> list[dict[str, str | int]]:
    return [entry for entry in log(told, seat) if entry["event"] == name]
