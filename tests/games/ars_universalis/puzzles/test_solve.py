"""The solvers find exactly the sets that brute force finds (dossier 2.4 to 2.9, 13)."""

from __future__ import annotations

import random

import pytest

from ludarium.games.ars_universalis.puzzles.arrangement import arrange, used_by, verify
from ludarium.games.ars_universalis.puzzles.solve import (
    LARGEST_HAND,
    NOTHING,
    all_sets,
    minimal_sets,
    solvable,
    with_bank,
)
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, parse_target
from tests.games.ars_universalis.puzzles.hands import deal, ids, made_up, works
from tests.games.ars_universalis.puzzles.oracle import solving_sets

SECTION = {"painting": "2.4", "literature": "2.5", "music": "2.6", "sculpture": "2.7", "science": "2.8"}
KINDS = [pytest.param(kind, marks=pytest.mark.rule(SECTION[kind])) for kind in CATEGORY_NAMES]
# By kind: how many random hands of how many cards. Brute force doubles and more with every card.
HANDS = {
    "painting": [(600, 4), (300, 5), (40, 6)],
    "literature": [(500, 5), (40, 6), (2, 7)],
    "music": [(500, 5), (60, 6), (2, 7)],
    "sculpture": [(600, 4), (400, 5), (60, 6)],
    "science": [(1000, 3), (200, 4), (6, 5)],
}


def minimal(sets: list[int]) -> list[int]:
    return [one for one in sets if not any(other != one and other & one == other for other in sets)]


@pytest.mark.parametrize("kind", KINDS)
def test_all_solving_sets_are_found_and_no_others(kind: str) -> None:
    rng = random.Random(f"oracle {kind}")
    targets = works(kind)
    solved = 0
    for many, size in HANDS[kind]:
        for k in range(many):
            target = made_up(kind, rng) if k % 2 else rng.choice(targets)
            hand = deal(rng, size)
            expected = solving_sets(kind, target.text, hand)
            assert all_sets(target, hand) == expected, (target, hand)
            assert minimal_sets(target, hand) == minimal(expected), (target, hand)
            assert solvable(target, hand) == bool(expected)
            solved += bool(expected)
    assert solved > 100


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_with_the_bank_at_most_one_card_is_taken_and_one_left_to_give(kind: str) -> None:
    rng = random.Random(f"bank {kind}")
    exchanged = 0
    for k in range(100):
        target = made_up(kind, rng) if k % 2 else rng.choice(works(kind))
        cards = deal(rng, 3 + rng.randint(1, 5))
        hand, bank = cards[:-3], cards[-3:]
        whole = (1 << len(hand)) - 1
        sets = {
            one
            for one in all_sets(target, cards)
            if one >> len(hand) in (0, 1, 2, 4) and (one <= whole or one & whole != whole)
        }
        expected = set(minimal(sorted(sets)))
        found = with_bank(target, hand, bank)
        flat = [way.used if way.taken == NOTHING else way.used | 1 << len(hand) + way.taken for way in found]
        assert set(flat) == expected, (target, hand, bank)
        assert len(flat) == len(expected)
        for way in found:
            assert way.given == (0 if way.taken == NOTHING else whole & ~way.used)
            exchanged += way.taken != NOTHING
    assert exchanged > 20


@pytest.mark.rule("4.3")
def test_a_card_of_the_bank_alone_costs_a_card_of_the_hand() -> None:
    target = parse_target("literature", "E")
    with_e, without = ids("M001", "M099")
    assert with_bank(target, [], [with_e]) == []
    (way,) = with_bank(target, [without], [without + 1, with_e])
    assert (way.used, way.taken, way.given) == (0, 1, 0b1)


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_every_set_found_has_an_arrangement_that_is_accepted(kind: str) -> None:
    rng = random.Random(f"arrange {kind}")
    for target in works(kind):
        for _ in range(2):
            hand = deal(rng, LARGEST_HAND)
            sets = all_sets(target, hand)
            for mask in rng.sample(sets, min(len(sets), 6)):
                laid = arrange(target, hand, mask)
                assert verify(target, laid, hand) is None, (target, laid.text())
                assert used_by(laid, hand) == mask
            wrong = rng.randrange(1, 1 << LARGEST_HAND)
            if wrong not in sets:
                with pytest.raises(ValueError, match="do not solve"):
                    arrange(target, hand, wrong)


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_one_more_card_never_hurts(kind: str) -> None:
    rng = random.Random(f"more {kind}")
    for target in works(kind):
        hand = deal(rng, LARGEST_HAND)
        fewer = all_sets(target, hand[:-1])
        assert [mask for mask in all_sets(target, hand) if mask < 1 << LARGEST_HAND - 1] == fewer


@pytest.mark.rule("13")
def test_a_sculpture_can_be_turned_as_a_whole() -> None:
    rng = random.Random("turn")
    for target in works("sculpture"):
        back = parse_target("sculpture", "-".join(reversed(target.text.split("-"))))
        for _ in range(5):
            hand = deal(rng, LARGEST_HAND)
            assert all_sets(target, hand) == all_sets(back, hand)


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_the_order_of_the_hand_does_not_matter(kind: str) -> None:
    rng = random.Random(f"order {kind}")
    for target in works(kind):
        hand = deal(rng, 7)
        order = rng.sample(range(7), 7)
        sets = [
            sum(1 << order.index(place) for place in range(7) if mask >> place & 1)
            for mask in all_sets(target, hand)
        ]
        assert all_sets(target, [hand[place] for place in order]) == sorted(sets)


@pytest.mark.rule("3")
def test_a_hand_has_at_most_eight_cards() -> None:
    with pytest.raises(ValueError, match="at most 8"):
        all_sets(parse_target("science", "14"), list(range(9)))
