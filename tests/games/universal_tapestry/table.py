"""Universal Tapestry tables for tests: deals and positions in words, moves by their texts, and an oracle.

The oracle is sections 5 to 7 of the dossier written down naively over dictionaries; it shares nothing with
the engine, whose lists are compared with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from ludarium.core import kernel
from ludarium.core.host import Recorder, Replayed, Seeded, Told
from ludarium.core.moves import Moves
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import CARD, CELLS, GAP
from ludarium.games.universal_tapestry.grid import cell_at, column_of, row_of
from ludarium.games.universal_tapestry.state import UniversalTapestry

Cell = tuple[int, int]
Cards = dict[Cell, str]
Options = Mapping[str, str]

# 1. Copied from the dossier: never read from the data under test.
COLOURS = "ROYGBP"
TYPES = "ACN"
DECK = [f"{colour}{type}{copy}" for colour in COLOURS for type in TYPES for copy in "1234"]
BEATS = {"A": "C", "C": "N", "N": "A"}
POINTS = {"R": 0, "O": 1, "Y": 2, "G": 2, "B": 1, "P": 0}
SETUP = ("RA1", "PC1", "YN1", "GA1")
AREA = ("OC1", "RN1", "YA1", "GC1", "BN1", "PA1", "RC1", "OA1")
S = (*SETUP, *AREA)  # 11. The base set-up

FIXTURE = """
RA1 ON2 OA4 RC1 RN2 RA3 OC1 RN3
RC2 OA1 OC2 RA4 RC3 RN4 RA2 RC4
ON4 YC2 YN4 OC3 RN1 OA3 OC4 ON1
YA1 GN4 GA3 YN1 OA2 YC4 ON3 YA4
GC3 BA2 BC1 GA4 YC1 GN3 YA2 GC1
BN2 PC4 BA3 BN1 GA2 BC4 GN1 BA4
PC1 PA3 PN1 BC2 BN3 PA1 BC3 PN2
PN4 PC2 PA4 PN3 BA1 BN4 PA2 PC3
"""
F: Cards = {
    (row, column): card
    for row, line in enumerate(FIXTURE.split("\n")[1:-1])
    for column, card in enumerate(line.split())
}
LEFT_OVER = ("GA1", "GC2", "GC4", "GN2", "YA3", "YC3", "YN2", "YN3")

_STEPS = {step.name: int(step.number) for step in GAME.outline.steps}


# --- setting up ---------------------------------------------------------------------------------------------


def rest(*used: Iterable[str]) -> list[str]:
    """The remaining cards in canonical order."""
    gone = {card for cards in used for card in cards}
    return [card for card in DECK if card not in gone]


def deal(first: Sequence[str] = S, key: tuple[int, int] = (0, 0), **options: str) -> UniversalTapestry:
    """A game whose deck begins with these cards; the rest follows in canonical order."""
    order = [*first, *rest(first)]
    script = Replayed.of([*(CARD.read(card) for card in order), *key])
    s = GAME.setup(1, options).begin(script)
    assert script.exhausted()
    assert isinstance(s, UniversalTapestry)
    return s


def position(
    cards: Cards,
    hand: str | None = None,
    *,
    area: Sequence[str | None] = (),
    deck: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    options: Options | None = None,
) -> UniversalTapestry:
    """A position that waits for a draw, or for what becomes of the hand card.

    The hand card came from slot 0. Unless a deck is given, all other cards are in it, in canonical order.
    """
    s = GAME.setup(1, options or {}).new()
    assert isinstance(s, UniversalTapestry)
    for cell, card in cards.items():
        s.tapestry.lay(cell_at(*cell), CARD.read(card))
    slots = [*([None] if hand else ()), *area]
    slots += [None] * (8 - len(slots))
    for name in slots:
        s.area.push(GAP if name is None else CARD.read(name))
    held = [name for name in slots if name]
    pile = rest(cards.values(), held, discards, [hand or ""]) if deck is None else deck
    for card in reversed(pile):
        s.deck.push(CARD.read(card))
    for card in discards:
        s.discards.push(CARD.read(card))
    steps = ["turns", "turn_end", "resolve"]
    if hand is None:
        steps.append("draw")
    else:
        s.hand, s.hand_slot, s.turns = CARD.read(hand), 0, 1
    for step in steps:
        s.turn.push(_STEPS[step])
    kernel.run(s, Seeded(0))
    return s


# --- playing ------------------------------------------------------------------------------------------------


def play(s: UniversalTapestry, *texts: str, at: int = 0) -> list[Told]:
    """Play moves that must be legal; gives the events of all."""
    host = Recorder(Seeded(1))
    host.at = at
    for text in texts:
        move = GAME.verbs.parse(text)
        assert GAME.verbs.write(move) == text
        assert text in legal(s), f"{text}: {why(s, text)}"
        kernel.play(s, 0, move, host)
    assert host.outcomes == [], "no move of this game asks for chance"
    return host.events


def legal(s: UniversalTapestry) -> set[str]:
    moves = Moves()
    kernel.legal(s, 0, moves)
    texts = [GAME.verbs.write(move) for move in moves.dump()]
    assert len(texts) == len(set(texts)), "a move is listed twice"
    return set(texts)


def cells_of(s: UniversalTapestry, verb: str) -> set[Cell]:
    """Where something can be placed or exchanged."""
    found = [text.split() for text in legal(s)]
    return {(int(words[1]), int(words[2])) for words in found if words[0] == verb}


def why(s: UniversalTapestry, text: str) -> str:
    """The reason why a move is not possible; empty when it is."""
    found = kernel.why_not(s, 0, GAME.verbs.parse(text))
    return "" if found is None else str(GAME.describe_reason(found)["reason"])


def heard(told: Iterable[Told], name: str) -> list[dict[str, str | int]]:
    """The events of this name, as a spectator hears them."""
    return [event for event in (GAME.describe_event(one, -1) for one in told) if event["event"] == name]


def at_random(options: Options, seed: int) -> UniversalTapestry:
    s = GAME.setup(1, options).begin(Seeded(seed))
    assert isinstance(s, UniversalTapestry)
    return s


def lively(s: UniversalTapestry, rng: Seeded) -> str:
    """A random move that rather lays than exchanges, and rather exchanges than discards."""
    texts = sorted(legal(s))
    weights = [8 if text.startswith("place") else 4 if text.startswith("exchange") else 1 for text in texts]
    pick = rng.roll(sum(weights))
    for text, weight in zip(texts, weights, strict=True):
        pick -= weight
        if pick < 0:
            return text
    raise AssertionError


# --- reading ------------------------------------------------------------------------------------------------


NAMES = [str(CARD.write(card)) for card in CARD.values]
PLACES = [(int(row_of(cell)), int(column_of(cell))) for cell in range(CELLS)]


def name(card: int) -> str:
    return NAMES[card]


def tapestry(s: UniversalTapestry) -> Cards:
    return {PLACES[cell]: NAMES[card] for cell, card in s.tapestry.cards()}


def hand(s: UniversalTapestry) -> str | None:
    return None if s.hand < 0 else name(s.hand)


def area(s: UniversalTapestry) -> list[str | None]:
    return [None if card == GAP else NAMES[card] for card in s.area.dump()]


def deck(s: UniversalTapestry) -> list[str]:
    """The deck, its top first."""
    return [NAMES[card] for card in reversed(s.deck.dump())]


def discards(s: UniversalTapestry) -> list[str]:
    return [NAMES[card] for card in s.discards.dump()]


def step(s: UniversalTapestry) -> str:
    return "over" if s.over else s.step.name


def outcome(s: UniversalTapestry) -> str | None:
    return {-1: None, 0: "won", 1: "lost"}[int(s.result)]


def everywhere(s: UniversalTapestry) -> Counter[str]:
    found = Counter([*tapestry(s).values(), *deck(s), *discards(s)])
    found.update(card for card in [*area(s), hand(s)] if card)
    return found


# --- the oracle ---------------------------------------------------------------------------------------------


def touching(cards: Cards, cell: Cell) -> list[str]:
    row, column = cell
    places = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [cards[place] for place in places if place in cards]


def side(card: str, options: Options) -> str:
    return card[2] if options.get("deck") == "H2" else card[1]


def fits(cards: Cards, cell: Cell, card: str, options: Options) -> bool:
    """Contact rules 2 and 3."""
    return all(
        abs(COLOURS.index(card[0]) - COLOURS.index(other[0])) <= 1
        and side(card, options) != side(other, options)
        for other in touching(cards, cell)
    )


def box_ok(cards: Collection[Cell]) -> bool:
    rows, columns = [row for row, _ in cards], [column for _, column in cards]
    return max(rows) - min(rows) < 8 and max(columns) - min(columns) < 8


def around(cards: Cards) -> set[Cell]:
    """The empty cells that touch a card."""
    beside = [
        place
        for row, column in cards
        for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    ]
    return {cell for cell in beside if cell not in cards}


def placements(cards: Cards, card: str, options: Options) -> set[Cell]:
    return {cell for cell in around(cards) if fits(cards, cell, card, options) and box_ok([*cards, cell])}


def same_position(cards: Cards, card: str, options: Options) -> object:
    """What the rule against loops compares: kinds in H1, cards in H2."""
    length = 3 if options.get("deck") == "H2" else 2
    return frozenset((cell, laid[:length]) for cell, laid in cards.items()), card[:length]


def exchanges(cards: Cards, card: str, seen: set[object], options: Options) -> set[Cell]:
    limit = int(options.get("max_exchanges", "0"))
    if limit and len(seen) - 1 >= limit:
        return set()
    isolated = options.get("isolated_exchange") == "true"
    return {
        cell
        for cell, laid in cards.items()
        if BEATS[card[1]] == laid[1]
        and (isolated or touching(cards, cell))
        and fits(cards, cell, card, options)
        and same_position({**cards, cell: card}, laid, options) not in seen
    }


def live(cards: Cards, colour: str, options: Options) -> bool:
    """7. Could a card of this colour be laid, as far as colours go?"""

    def near(other: str) -> bool:
        return abs(COLOURS.index(colour) - COLOURS.index(other[0])) <= 1

    if options.get("redraw") == "colours":
        return any(near(card) for card in cards.values())
    return any(
        all(near(card) for card in touching(cards, cell)) and box_ok([*cards, cell]) for cell in around(cards)
    )
