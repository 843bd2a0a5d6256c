"""What Artificium's bots plan (dossier 12)."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves
from ludarium.games.artificium import GAME
from ludarium.games.artificium.estimate import Estimate
from ludarium.games.artificium.policy import ArtificiumPolicy
from ludarium.games.artificium.rate import Rates
from ludarium.games.artificium.state import Artificium


@pytest.mark.parametrize("seats", [2, 6])
def test_a_plan_remembered_is_the_plan_made_anew(seats: int) -> None:
    """Over whole games one estimate remembers; beside it a new one plans every position from the start."""
    dice = Seeded(7)
    moves = Moves()
    policy = ArtificiumPolicy(Rates(), Rates())
    remembered = 0
    lasting: Estimate | None = None
    for _ in range(4):
        state = GAME.setup(seats).begin(dice)
        assert isinstance(state, Artificium)
        lasting = lasting or Estimate(state.rules, Rates())
        while not state.over:
            for seat in range(seats):
                fresh = Estimate(state.rules, Rates())
                fresh.take(state, seat)
                lasting.take(state, seat)
                remembered += lasting.memo is not None and asked_before(lasting)
                assert lasting.plan() == fresh.plan()
                assert lasting.used == fresh.used
            seat = int(state.actor())
            legal(state, seat, moves)
            move = moves[policy.pick(state, seat, moves, dice)]
            play(state, seat, move, dice)
    assert remembered > 100


def asked_before(estimate: Estimate) -> bool:
    assert estimate.memo is not None
    estimate.ask(estimate.memo)
    return estimate.memo.has()
