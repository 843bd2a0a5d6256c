"""Positions and moves as numbers: every cell has a name, nothing hidden is in them, and every move is told apart."""

from __future__ import annotations

import pytest

from ludarium.core.feature import EVERY_TIME, MoveRows, Row
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.numbering import Numbering
from ludarium.core.state import State
from tests.contract.conftest import EXHAUSTIVE, Case
from tests.contract.walk import walk

EVERY = 1 if EXHAUSTIVE else 3  # moments of a game: the quick run looks at some


def names_of(state: State) -> list[str]:
    row = Row.naming_only()
    state.features(0, row)
    return row.names


def features(state: State, seat: int, width: int) -> list[int]:
    return written(state, seat, width).values()


def written(state: State, seat: int, width: int) -> Row:
    row = Row.zeros(width)
    state.features(seat, row)
    assert row.at == width
    return row


def test_features_of_a_redealt_copy_are_equal(case: Case, seed: int) -> None:
    """What a seat is told in numbers does not depend on anything it cannot know."""
    width = len(names_of(case.setup().new()))
    for moment, _ in walk(case.setup(), seed):
        for seat in range(case.seats) if moment.number % EVERY == 0 else ():
            copy = redealt(moment.state, seat, Seeded(moment.number))
            assert features(copy, seat, width) == features(moment.state, seat, width)


def test_a_row_that_all_seats_share_keeps_nothing_of_another(case: Case, seed: int) -> None:
    width = len(names_of(case.setup().new()))
    shared = Row.zeros(width)
    for moment, after in walk(case.setup(), seed):
        seat = moment.number % case.seats
        shared.at = 0
        after.state.features(seat, shared)
        assert shared.values() == features(after.state, seat, width)


def test_a_row_that_is_kept_shows_what_a_new_one_does(case: Case, seed: int) -> None:
    """For the seat that looked last, however long ago, only what was marked is written; for another one also what is
    not alike for all."""
    width = len(names_of(case.setup().new()))
    kept, last = Row.zeros(width), 0
    for moment, after in walk(case.setup(), seed):
        if moment.number % 5 in (1, 2) and not after.state.over:
            continue
        seat = moment.number // 2 % case.seats
        kept.begin(0, 1 if seat == last else 1 | EVERY_TIME, 1)
        last = seat
        after.state.features(seat, kept)
        new = written(after.state, seat, width)
        assert kept.values() == new.values()
        assert kept.slot == new.slot  # as many for every position, or one would remember what is another's


def test_every_cell_has_a_name_of_its_own(case: Case) -> None:
    names = names_of(case.setup().new())
    assert len(set(names)) == len(names)
    *_, (_, after) = walk(case.setup(), 0)
    assert names_of(after.state) == names


def test_features_tell_positions_apart(case: Case) -> None:
    """A move is seen by the one who made it."""
    width = len(names_of(case.setup().new()))
    for moment, after in walk(case.setup(), 1):
        if moment.number % EVERY == 0:
            now = features(after.state, moment.seat, width)
            assert features(moment.state, moment.seat, width) != now, case.game.verbs.write(moment.move)


def test_moves_have_rows_and_numbers_of_their_own(case: Case, seed: int) -> None:
    rows = MoveRows(case.game.verbs)
    numbering = Numbering(case.game.verbs, case.seats)
    assert len(set(rows.names)) == len(rows.names) == rows.width
    for moment, _ in walk(case.setup(), seed):
        told = set()
        for move in moment.moves:
            row = Row.zeros(rows.width)
            rows.add(move, moment.seat, case.seats, row.cells, 0)
            told.add(tuple(row.values()))
            if numbering.few:
                number = numbering.number(move, moment.seat)
                assert 0 <= number < numbering.size
                assert numbering.move(number, moment.seat) == move
        assert len(told) == len(moment.moves)


def test_there_are_as_many_moves_as_words_can_say(game: Game) -> None:
    sizes = {"artificium": 394, "universal-tapestry": 298, "plus-ultra": 2_816}
    numbering = Numbering(game.verbs, game.seats[-1])
    assert numbering.size == sizes.get(game.id, numbering.size)
    assert numbering.few == (game.id != "ars-universalis")
    with pytest.raises(ValueError, match="none of them"):
        numbering.move(numbering.size, 0)
