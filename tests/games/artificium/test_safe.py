"""What is played for somebody whose time is up costs nothing, as long as nothing is forced."""

from __future__ import annotations

import pytest

from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.games.artificium import GAME
from ludarium.games.artificium.state import Artificium
from tests.contract.walk import walk
from tests.games.artificium.table import hand, names, play, reveal, step, table


def goods(s: Artificium, seat: int) -> tuple[int, int, int]:
    """Coins, tokens and cards."""
    me = s.players[seat]
    return int(me.coins), int(me.resources.size), int(me.hand.size) + (me.revealed >= 0)


@pytest.mark.rule("5.5")
@pytest.mark.rule("5.4")
@pytest.mark.rule("5.3")
@pytest.mark.rule("5.2")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_loses_anything_by_a_safe_move(seats: int, seed: int) -> None:
    setup = GAME.setup(seats)
    made = set()
    for moment, _ in walk(setup, seed):
        state, seat = moment.state.clone(), moment.seat
        assert isinstance(state, Artificium)
        asked, before, now = state.step.name, goods(state, seat), state.round
        safe = setup.safe_move(state, seat)
        staged = state.turn.drafts[seat].size > 0
        if asked == "wizard_discard":
            continue
        made.add((asked, GAME.verbs.write(safe)))
        kernel.play(state, seat, safe, Seeded(1))
        if state.round == now and not state.over and not staged:  # a new round brings new cards
            assert goods(state, seat) == before
    assert made == {
        ("market", "pass"),
        ("choose", "pass"),
        ("resolve", "take_back"),
        ("round_end", "done"),
    }


@pytest.mark.rule("6.3")
def test_the_wizards_discards_are_the_cheapest_cards() -> None:
    s = table(
        coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower", "farm", "theft"], []]
    )
    reveal(s, "wizard_tower")
    play(s, 0, "use", "castle", "castle", "castle", "brewery", "fair")
    while step(s) == "wizard_discard":
        play(s, 0, GAME.verbs.write(GAME.setup(2).safe_move(s, 0)))
    assert names(s.discard) == ["fair", "farm", "theft"]
    assert hand(s, 0) == ["brewery", "castle", "castle", "castle"]
