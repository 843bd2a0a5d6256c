"""Alliances in numbers that tell one factor from another, as a designer would tune them."""

from __future__ import annotations

import pytest

from ludarium.games.plus_ultra.scoring import regiments_owned
from tests.games.plus_ultra.reading import breakdown
from tests.games.plus_ultra.table import ending, table


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("house", "majority", "points"), [(1, 1, 3), (2, 1, 5), (1, 4, 6), (0, 7, 7)])
def test_portugal_pays_for_houses_and_for_majorities(house: int, majority: int, points: int) -> None:
    s = ending(
        3,
        ambassador=True,
        embassies=[["emb_fp", "emb_efp", "emb_afp", "emb_fps", "emb_aef", "emb_aps"]],
        ready=[0, 2, 2],
        tired=0,
        colonies={1: (4, [0, 0])},
        sea=0,
        peers=[1, 2, 0],
        tuned={"portugal_house_gp": str(house), "portugal_majority_gp": str(majority)},
    )
    assert breakdown(s, 0)["portugal"] == points


@pytest.mark.rule("7.3")
def test_a_regiment_at_war_is_owned_like_one_at_home() -> None:
    s = table(3, level=6, track=[0, 1, 0], ready=[2, 1, 3], tired=[1, 0, 0])
    assert [int(regiments_owned(s, seat)) for seat in range(3)] == [5, 2, 3]
