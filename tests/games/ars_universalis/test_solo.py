"""The solo game (section 8)."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis.data import FIGURE_DATA, MATERIAL
from tests.games.ars_universalis.table import (
    begun,
    complete,
    events,
    hand,
    legal,
    play,
    reason,
    score,
    scripted,
    solo,
    step,
)


@pytest.mark.rule("8")
def test_the_solo_table() -> None:
    s = begun(1)
    periods = [int(s.rules.period[figure]) for figure in s.grid.dump()]
    assert periods == [0] * 5 + [1] * 10 + [2] * 5
    assert s.inspirations.size == 43 - 1
    assert s.players[0].hand.size == 6
    seen = s.view(0)["grid"]
    assert isinstance(seen, list)
    assert [figure is not None for figure in seen] == [True] * 5 + [False] * 15


@pytest.mark.rule("8")
def test_solo_the_card_below_is_turned_up_and_cards_are_used_up() -> None:
    s = solo("petrarch", "newton", hand="M004 M011 M020")
    old = s.inspiration
    play(s, 0, "complete petrarch 1 M004 M011")
    assert s.shown == 0b11111 | 1 << 5
    assert s.spent.items() == [MATERIAL.read("M004"), MATERIAL.read("M011")]
    assert len(hand(s, 0)) == 1 + 4  # his materials; Newton inspires neither by period nor by category
    assert s.inspired.has(old)


@pytest.mark.rule("8")
def test_solo_one_card_over_the_limit_is_discarded_by_choice() -> None:
    s = solo("petrarch", "giotto", hand="M004 M011 M020 M021 M022 M023 M024")
    play(s, 0, "complete petrarch 1 M004 M011", "M001", "M002", "M003", "M005", "M006")
    assert step(s) == "solo_discard"
    assert len(hand(s, 0)) == 10
    assert reason(s, 0, f"drop {hand(s, 0)[-1]}") == "in-card-order"  # another one has to follow
    first = hand(s, 0)[0]
    play(s, 0, f"drop {first}")
    assert reason(s, 0, f"drop {first}") == "not-in-hand"
    play(s, 0, "drop M006")
    assert len(hand(s, 0)) == 8
    assert step(s) == "solo"


@pytest.mark.rule("8")
def test_solo_a_new_hand_needs_cards_in_the_pool() -> None:
    """What is spent has left the game."""
    s = solo("petrarch", "giotto", hand="M004 M011")
    for card in s.pool.items():
        s.pool.remove(card)
        s.spent.add(card)
    assert not any(text.startswith("shift") for text in legal(s, 0))
    assert reason(s, 0, "shift_hand") == "pool-is-empty"


@pytest.mark.rule("8")
def test_solo_is_won_by_a_work_of_the_last_period() -> None:
    s = solo("curie", "giotto", "newton")
    complete(s, 0, "curie")
    assert s.over
    assert s.won(0)
    assert score(s, 0) == 1


@pytest.mark.rule("8")
def test_solo_is_lost_when_nothing_is_left_to_do() -> None:
    s = solo("petrarch", "newton", hand="M001")
    for cell in range(1, 5):
        s.done[cell] = 7
    assert "shift_hand" in legal(s, 0)
    told = play(s, 0, "shift_hand", "M002")
    assert s.over
    assert not s.won(0)
    assert events(told, "lost")


@pytest.mark.rule("8")
def test_solo_may_be_given_up_and_several_may_not() -> None:
    s = begun(1)
    assert s.give_up(0, scripted())
    assert s.over
    assert not s.won(0)
    assert not begun(2).give_up(0, scripted())


@pytest.mark.rule("8")
def test_inspirations_outlast_all_works() -> None:
    """The rule for an empty inspiration deck is never needed: a work of the last period ends the game."""
    works = [
        sorted((int(row["n_works"]) for row in FIGURE_DATA if row["period"] == period), reverse=True)
        for period in ("MA", "EM")
    ]
    assert sum(works[0][:5]) + sum(works[1][:10]) < 42
