"""Containers mark whatever changes them: who keeps a row of their numbers writes nothing else again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.core.pieces import Bag, Ints, Pile


def other_bag() -> Bag:
    return Bag.of(3, [0, 2])


@pytest.mark.parametrize(
    "change",
    [
        lambda bag: bag.add(1),
        lambda bag: bag.remove(2),
        lambda bag: bag.put(1, 4),
        lambda bag: bag.add_all(other_bag()),
        lambda bag: bag.clear(),
        lambda bag: bag.become(other_bag()),
    ],
)
def test_a_bag_marks_changes(change: Callable[[Bag], object]) -> None:
    bag = Bag.of(3, [2])
    bag.stale = 0
    change(bag)
    assert bag.stale == -1


@pytest.mark.parametrize(
    "change",
    [
        lambda pile: pile.push(1),
        lambda pile: pile.pop(),
        lambda pile: pile.take(0),
        lambda pile: pile.__setitem__(0, 5),
        lambda pile: pile.clear(),
        lambda pile: pile.become(Pile.of([1])),
    ],
)
def test_a_pile_marks_changes(change: Callable[[Pile], object]) -> None:
    pile = Pile.of([3, 4])
    pile.stale = 0
    change(pile)
    assert pile.stale == -1


@pytest.mark.parametrize(
    "change", [lambda row: row.__setitem__(0, 5), lambda row: row.become(Ints.of([1, 2]))]
)
def test_a_row_marks_changes(change: Callable[[Ints], object]) -> None:
    row = Ints.of([3, 4])
    row.stale = 0
    change(row)
    assert row.stale == -1


def test_a_clone_is_new_to_everybody() -> None:
    for one in (other_bag(), Pile.of([1]), Ints.of([1])):
        one.stale = 0
        assert one.clone().stale == -1
