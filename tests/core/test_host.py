"""Hosts: the same chance, however it is asked."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from ludarium.core.host import Host, Recorder, Seeded
from ludarium.core.pieces import Bag


def drawn_one_by_one(counts: list[int], host: Host) -> list[int]:
    bag, drawn = Bag.load(counts), []
    while bag.size > 0:
        drawn.append(int(host.draw(bag, 1)))
    return drawn


@pytest.mark.parametrize(
    "counts",
    [[1] * 72, [3, 0, 2, 0, 0, 7, 1], [5], [0, 0, 1], [0, 0]],
    ids=lambda row: f"{sum(row)} of {len(row)}",
)
@pytest.mark.parametrize("seed", range(5))
def test_a_shuffle_is_the_same_as_drawing_one_by_one(counts: list[int], seed: int) -> None:
    """Seeds of deals stay what they were, and a record of one names every card."""
    host, slow, recorder = Seeded(seed), Seeded(seed), Recorder(Seeded(seed))
    bag = Bag.load(counts)
    pile = host.shuffle(bag, 1)
    drawn = [int(pile.pop()) for _ in range(int(pile.size))]
    assert drawn == drawn_one_by_one(counts, slow)
    assert bag.size == 0
    assert bag.dump() == [0] * len(counts)
    assert host.word() == slow.word()  # and the generator stands where it would
    recorder.shuffle(Bag.load(counts), i64(1))
    assert [value for _words, value in recorder.outcomes] == drawn
