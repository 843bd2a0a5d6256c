"""What a glance shows."""

from __future__ import annotations

import pytest

from ludarium.core.glance import seen


@pytest.mark.parametrize("often", [0, 30, 100])
def test_a_thing_is_seen_as_often_as_it_should_be(often: int) -> None:
    many = sum(seen(look, thing, often) for look in range(100, 200) for thing in range(40))
    assert abs(many - 40 * often) < 160


def test_one_look_has_one_answer() -> None:
    assert len({seen(7, 3, 50) for _ in range(5)}) == 1
