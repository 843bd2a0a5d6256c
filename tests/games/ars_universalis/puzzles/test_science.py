"""The science table (dossier 2.8, 2.9): against a plain search over rationals, and by expressions that prove it."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from ludarium.games.ars_universalis.puzzles.arrangement import arrange, verify
from ludarium.games.ars_universalis.puzzles.make_science import make_rows, science_targets
from ludarium.games.ars_universalis.puzzles.materials import MATERIALS, NUMBER
from ludarium.games.ars_universalis.puzzles.science import (
    MULTISETS,
    NO,
    TABLE,
    YES,
    answers_for,
    place_of,
    tabled,
    write_table,
)
from ludarium.games.ars_universalis.puzzles.solve import all_sets
from ludarium.games.ars_universalis.puzzles.target import parse_target
from tests.games.ars_universalis.puzzles.oracle import values

SIZES = (1, 2, 2, 3, 3, 3, *[4] * 40, *[5] * 6)
# With few different numbers a plain search gets further: many of these make no target at all.
FEW_KINDS = [(1,) * 8, (2,) * 7, (3,) * 6, (10,) * 6, (1,) * 5 + (2,) * 2, (1,) * 6 + (3,), (1,) * 7 + (2,)]


def drawn() -> list[tuple[int, ...]]:
    rng = random.Random("science")
    return [tuple(sorted(rng.choices(range(1, 11), k=size))) for size in SIZES]


@pytest.mark.rule("2.9")
def test_every_science_target_has_its_row() -> None:
    assert tabled() == science_targets()
    assert len(tabled()) == 18
    assert TABLE.stat().st_size == 4 * 19 + 18 * ((MULTISETS + 7) // 8)


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("numbers", [*drawn(), *FEW_KINDS])
def test_the_table_agrees_with_a_plain_search(numbers: tuple[int, ...]) -> None:
    reached = values(numbers)
    for target in tabled():
        answer = answers_for(target)[place_of(list(numbers))]
        assert answer == (YES if Fraction(target) in reached else NO), target


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("size", [6, 7, 8])
def test_what_the_table_promises_is_kept(size: int) -> None:
    """An expression for large multisets, also for rare numbers and the largest target."""
    rng = random.Random(size)
    for target in [*rng.sample(tabled(), 5), 1729]:
        wanted = parse_target("science", str(target))
        for _ in range(4):
            hand = rng.sample(range(MATERIALS), size)
            answer = answers_for(target)[place_of(sorted(int(NUMBER[card]) for card in hand))]
            if answer == YES:
                assert verify(wanted, arrange(wanted, hand, (1 << size) - 1), hand) is None


@pytest.mark.rule("2.9")
def test_the_script_makes_the_table() -> None:
    """Up to three numbers; the rest of the script is the same, only longer."""
    rows = make_rows(tabled(), most=3)
    for target in tabled():
        answers = answers_for(target)
        for place in range(place_of([1] * 4)):
            assert rows[target][place] == (answers[place] == YES)
    assert len(write_table(rows)) == TABLE.stat().st_size


@pytest.mark.rule("2.8")
def test_numbers_without_a_row_are_searched() -> None:
    assert 1000 not in tabled()
    hand = [card for card in range(MATERIALS) if NUMBER[card] == 10][:3]
    assert all_sets(parse_target("science", "1000"), hand) == [0b111]
    assert all_sets(parse_target("science", "11"), hand) == [0b111]
    assert all_sets(parse_target("science", "999999"), hand) == []
