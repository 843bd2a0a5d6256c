"""Moves chosen one after another: how long the table waits before it makes them."""

from __future__ import annotations

import pytest

from ludarium.core.batch import waits
from tests.games.artificium.test_batch import moves, wizard


@pytest.mark.rule("6.3")
def test_three_cards_are_awaited_before_any_is_dropped() -> None:
    s = wizard()
    chosen = ["drop castle", "drop brewery", "drop farm"]
    assert [waits(s, 0, moves(*chosen[:many])) for many in (1, 2, 3)] == [True, True, False]
