"""What views foretell is what then happens: places for the hand card, the box, the unseen cards, the rank."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludarium.core.host import Seeded
from ludarium.games.universal_tapestry.scoring import rank
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import (
    LEFT_OVER,
    Cell,
    F,
    area,
    around,
    at_random,
    box_ok,
    cells_of,
    deck,
    hand,
    lively,
    play,
    position,
    tapestry,
)

OPTIONS = [{}, {"deck": "H2", "isolated_exchange": "true", "spacing": "2"}, {"max_exchanges": "1"}]


def cells(texts: list[str]) -> set[Cell]:
    found = {(int(row), int(column)) for row, column in (text.split() for text in texts)}
    assert len(found) == len(texts)
    return found


@pytest.mark.rule("5")
@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_foretold_happens(options: dict[str, str]) -> None:
    s, rng = at_random(options, 3), Seeded(3)
    while not s.over:
        check(s)
        play(s, lively(s, rng))
    check(s)


def check(s: UniversalTapestry) -> None:
    view: dict[str, Any] = s.view(0)
    cards, held = tapestry(s), hand(s)
    assert ("holding" in view) == (held is not None)
    if held is not None:
        holding = view["holding"]
        assert cells(holding["places"]) == cells_of(s, "place")
        assert cells(holding["swaps"]) == cells_of(s, "exchange")
        for cell in cells(holding["swaps"]):
            assert cards[cell][1] == holding["beats"]
        for cell in cells(holding["places"]):
            beside = {cards.get((cell[0] + down, cell[1] + right)) for down, right in SIDES} - {None}
            assert {card[0] for card in beside if card is not None} <= set(holding["touches"])
    box = view["box"]
    for row, column in around(cards):
        inside = box["first_row"] <= row <= box["last_row"]
        inside = inside and box["first_column"] <= column <= box["last_column"]
        assert inside == box_ok([*cards, (row, column)])
    to_come = Counter(card[:2] for card in [*deck(s), *area(s)] if card is not None)
    assert {kind: many for kind, many in view["unseen"].items() if many} == to_come


SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))


@pytest.mark.rule("8")
def test_the_view_tells_the_rank_in_the_end() -> None:
    almost = {cell: card for cell, card in F.items() if cell != (7, 7)}
    s = position(almost, "PC3", area=LEFT_OVER[1:], deck=LEFT_OVER[:1], options={"mode": "time"})
    assert "rank" not in s.view(0)
    play(s, "place 7 7", at=1_800_000)
    assert s.view(0)["rank"] == rank(s) == "advanced"
