"""What is played for somebody whose time is up: the card is laid where it can be, and the game goes on."""

from __future__ import annotations

import pytest

from ludarium.games.universal_tapestry import GAME
from tests.contract.walk import walk


@pytest.mark.rule("5")
@pytest.mark.rule("4")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_laid_before_it_is_discarded(seed: int) -> None:
    setup = GAME.setup(1)
    seen = set()
    for moment, _ in walk(setup, seed):
        verb = GAME.verbs.name(setup.safe_move(moment.state, 0))
        verbs = {GAME.verbs.name(move) for move in moment.moves}
        seen.add(verb)
        if moment.state.step.name == "draw":
            assert verb == "draw"
        else:
            assert verb == ("place" if "place" in verbs else "discard")
    assert {"draw", "place"} <= seen
