"""Universal Tapestry: what follows from a position as it is seen: where the hand card may go, what is unseen."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.moves import Moves, verb_of
from ludarium.core.state import name_view
from ludarium.games.universal_tapestry.data import (
    BACK,
    CARD,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    FULL,
    GAP,
    MOST_DISCARDS,
    TYPE_NAMES,
    WIDTH,
    Verb,
    beaten_by,
    colour_of,
    near,
    type_of,
)
from ludarium.games.universal_tapestry.grid import column_of, row_of
from ludarium.games.universal_tapestry.rules import RESOLVE_STEP, cell_of
from ludarium.games.universal_tapestry.scoring import rank
from ludarium.games.universal_tapestry.state import (
    AlsoSeen,
    HoldingSeen,
    UniversalTapestry,
    card_laid,
    card_taken,
    exchanged_cell,
)


def also_seen(s: UniversalTapestry) -> AlsoSeen:
    """Beside the fields: the back on top of the deck (ruling 15), and in the end all faces."""
    grid, deck = s.tapestry, s.deck
    seen: AlsoSeen = {
        "top": name_view(deck[deck.size - 1] if deck.size > 0 else -1, BACK),
        "exchanges": [
            {
                "cell": _cell(exchanged_cell(exchange)),
                "card": CARD.name_of(card_laid(exchange)),
                "taken": CARD.name_of(card_taken(exchange)),
            }
            for exchange in s.chain.dump()
        ],
        "points": int(s.points()),
        "full": int(FULL),
        "most_discards": MOST_DISCARDS,
        "box": {
            "first_row": int(row_of(grid.first_row() * WIDTH)),
            "last_row": int(row_of(grid.last_row() * WIDTH)),
            "first_column": int(column_of(grid.first_column())),
            "last_column": int(column_of(grid.last_column())),
        },
        "unseen": unseen(s),
    }
    if s.hand >= 0:
        seen["holding"] = _holding(s)
    if s.over:
        seen["faces"] = [None if card == GAP else CARD.name_of(card) for card in s.area.dump()]
        seen["order"] = [CARD.name_of(card) for card in reversed(deck.dump())]
        reached = rank(s)
        if reached is not None:
            seen["rank"] = reached
    return seen


def _cell(cell: i64) -> str:
    return f"{row_of(cell)} {column_of(cell)}"


def _holding(s: UniversalTapestry) -> HoldingSeen:
    """5 and 6. Where the hand card may go."""
    moves = Moves()
    RESOLVE_STEP.moves(s, 0, moves)
    listed = moves.dump()
    return {
        "beats": TYPE_NAMES[beaten_by(type_of(s.hand))],
        "touches": [COLOUR_NAMES[colour] for colour in near(colour_of(s.hand))],
        "places": [_cell(cell_of(move)) for move in listed if verb_of(move) == Verb.PLACE],
        "swaps": [_cell(cell_of(move)) for move in listed if verb_of(move) == Verb.EXCHANGE],
    }


def unseen(s: UniversalTapestry) -> dict[str, int]:
    """How many cards of each kind are still to come: neither laid nor discarded nor in hand."""
    known = {card for _, card in s.tapestry.cards()} | {*s.discards.dump(), int(s.hand)}
    found: dict[str, int] = {}
    for card in range(CARDS):
        kind = CARD_NAMES[card][:2]
        found[kind] = found.get(kind, 0) + (0 if card in known else 1)
    return found
