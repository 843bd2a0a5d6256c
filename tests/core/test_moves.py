"""Masks must be as wide compiled as they are interpreted."""

from __future__ import annotations

import pytest

from ludarium.core.moves import Moves, arg, bit, pack, verb_of
from ludarium.core.pieces import Bag
from ludarium.core.state import Step
from ludarium.games import all_games


@pytest.mark.parametrize("place", [0, 30, 31, 32, 40, 62])
def test_a_bit_is_where_it_should_be(place: int) -> None:
    assert bit(place) == 2**place


def test_every_argument_of_a_move_has_its_place() -> None:
    move = pack(9, 1, 2, 3, 4, 5, 6)
    assert verb_of(move) == 9
    assert [arg(move, place) for place in range(6)] == [1, 2, 3, 4, 5, 6]


def test_a_step_knows_its_verbs_beyond_the_first_32() -> None:
    assert Step("step", "1", 3, 31, 40).verbs == 2**3 + 2**31 + 2**40


def test_no_game_has_more_verbs_than_a_mask_has_places() -> None:
    assert all(len(game.verbs.phrases) <= 63 for game in all_games(template=True))


@pytest.mark.parametrize("kinds", [1, 4, 20])
def test_pairs_are_all_listed_behind_what_is_there(kinds: int) -> None:
    moves, full, half = Moves(), Bag.load([2] * kinds), Bag.load([kind % 2 for kind in range(kinds)])
    moves.add(7)
    moves.add_pairs(3, full, full)
    moves.add_pairs(4, half, full)
    every = range(kinds)
    expected = [pack(3, one, two) for one in every for two in every]
    expected += [pack(4, one, two) for one in every if one % 2 for two in every]
    assert moves.dump() == [7, *expected]
