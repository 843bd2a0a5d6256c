"""The cards that lie there at the beginning: what is told of them is where they are."""

from __future__ import annotations

import pytest

from ludarium.core.host import Recorder, Seeded
from ludarium.games.universal_tapestry import GAME


@pytest.mark.rule("3")
@pytest.mark.parametrize("spacing", ["1", "2"])
def test_the_first_cards_are_told_with_their_cells(spacing: str) -> None:
    host = Recorder(Seeded(5))
    s = GAME.setup(1, {"spacing": spacing}).begin(host)
    described = [GAME.describe_event(told, -1) for told in host.take()[1]]
    laid = {
        f"{event['row']} {event['column']}": event["card"]
        for event in described
        if event["event"] == "laid_out"
    }
    assert len(laid) == 4
    assert laid == s.view(-1)["tapestry"]
