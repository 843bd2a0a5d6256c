"""Hints: good moves of the list, told with how sure they are, and made of nothing the seat may not know."""

from __future__ import annotations

import pytest

from ludarium.coach import hint as coach
from ludarium.coach.hint import Hint, hint
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import find_game
from tests.contract.conftest import Case
from tests.contract.walk import walk

FEW = 0.000_001  # seconds: as few deals as there may be


def _hint(case: Case, copy: State, seat: int, seed: int) -> Hint:
    return hint(case.setup(), copy, seat, seed, FEW)


def test_a_hint_names_moves_of_the_list(case: Case) -> None:
    verbs = case.game.verbs
    for moment, _ in walk(case.setup(), 3):
        if len(moment.moves) < 2 or moment.number % 9:
            continue
        copy = redealt(moment.state, moment.seat, Seeded(moment.number))
        found = _hint(case, copy, moment.seat, 5)
        assert 1 <= len(found.good) <= coach.BEST
        for good in found.good:
            assert verbs.parse(good.moves[0]) in moment.moves
        if not found.expert:
            assert found.good[0].behind == 0
        if moment.number > 30:
            break


def test_where_deals_take_long_a_hint_is_made_of_few() -> None:
    """Without a compiled engine one would wait too long for more."""
    setup = find_game("artificium").setup(2)
    copy = redealt(setup.begin(Seeded(4)), 0, Seeded(5))
    seat = copy.actor()
    assert hint(setup, copy, seat, 6, FEW).deals == coach.FEWEST
    assert hint(setup, copy, seat, 6, 0.5).deals >= coach.FEWEST


@pytest.mark.parametrize("seed", range(4))
def test_a_reason_agrees_with_the_figures(seed: int) -> None:
    """It is told from the same deals: with as many of them the difference is the same."""
    setup = find_game("artificium").setup(2)
    copy = redealt(setup.begin(Seeded(seed)), 0, Seeded(5))
    found = hint(setup, copy, copy.actor(), 6, FEW)
    assert found.why is not None
    first, second = found.good[:2]
    assert abs(found.why.total - (first.points - second.points)) < 0.1


def test_a_hint_depends_on_nothing_hidden(case: Case) -> None:
    """From two worlds that look the same to the seat, dealt again alike, comes the same hint."""
    for moment, _ in walk(case.setup(), 2):
        if len(moment.moves) < 2 or moment.number % 11:
            continue
        other = redealt(moment.state, moment.seat, Seeded(moment.number))
        one, two = (redealt(world, moment.seat, Seeded(9)) for world in (moment.state, other))
        assert _hint(case, one, moment.seat, 5) == _hint(case, two, moment.seat, 5)
        break


def test_where_games_are_played_out_three_different_moves_are_told_by_chance() -> None:
    tapestry = find_game("universal-tapestry")
    setup, host, moves = tapestry.setup(1), Seeded(4), Moves()
    state = setup.begin(host)
    for _ in range(12):
        legal(state, 0, moves)
        copy = redealt(state, 0, Seeded(5))
        found = hint(setup, copy, 0, 6, 0.1)
        assert found.expert
        if moves.size > 1:
            assert found.by_chance
            assert found.reasoned == (found.why is not None) == (len(found.good) > 1)
        if found.why is not None:
            assert (found.why.bars, found.why.total) == ([], 0.0)
            assert found.why.measures is not None
            assert {each.name for each in found.why.measures} <= {"dead", "tight", "laid", "discards"}
            assert all(each.better != each.worse for each in found.why.measures)
            first, second = (round(100 * (good.chance or 0.0)) for good in found.good[:2])
            assert (found.why.deed is None) == (first <= second)
            if found.why.deed is not None:  # of the same deals
                assert (found.why.deed.better, found.why.deed.worse) == (first, second)
            assert all(good.chance is not None and good.points == 0.0 for good in found.good)
            told = [
                int(tapestry.policy.alike(copy, tapestry.verbs.parse(good.moves[0]))) for good in found.good
            ]
            assert len(set(told)) == len(told)
            assert all(good.behind >= -2 * good.error for good in found.good)
        play(state, 0, tapestry.verbs.parse(found.good[0].moves[0]), host)
