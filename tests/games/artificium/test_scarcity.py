"""When every card is in a hand or on the table, a market is as large as it can be (ruling 18)."""

from __future__ import annotations

import pytest

from tests.games.artificium.table import legal, names, run, table


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("left", [0, 1, 4])
def test_a_market_of_the_cards_that_are_left(left: int) -> None:
    s = table(2, "market", coins=[9, 9], hands=[["farm"], ["fair"]], deck=[], discard=["castle"] * left)
    assert names(s.market) == ["castle"] * left
    assert ("swap farm castle" in legal(s, 0)) == (left > 0)
    run(s, "0 pass", "1 pass")
    assert names(s.market) == []
