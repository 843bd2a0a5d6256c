"""The cards and the set-up (sections 1 to 3), where no example or ruling has said it already."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.games.ars_universalis.data import FIGURE_DATA
from tests.games.ars_universalis.table import begun


@pytest.mark.rule("1")
def test_the_figures() -> None:
    assert [int(row["index"]) for row in FIGURE_DATA] == list(range(1, 64))
    assert Counter(row["period"] for row in FIGURE_DATA) == {"MA": 21, "EM": 21, "LM": 21}
    for period in ("MA", "EM", "LM"):
        rows = [row for row in FIGURE_DATA if row["period"] == period]
        assert Counter(row["n_works"] for row in rows) == {"1": 14, "2": 5, "3": 2}
        kinds = Counter(row[f"w{place}_category"] for row in rows for place in (1, 2, 3))
        assert {kind: many for kind, many in kinds.items() if kind} == dict.fromkeys(
            ("painting", "literature", "music", "sculpture", "science"), 6
        )


@pytest.mark.rule("2.2")
def test_what_a_figure_says() -> None:
    for row in FIGURE_DATA:
        points = sum(int(row[f"w{place}_points"] or 0) for place in (1, 2, 3))
        bonus, materials = int(row["bonus"]), int(row["materials"])
        assert (bonus == 0) == (row["n_works"] == "1")
        assert 2 <= materials <= 4
        assert int(row["starting_bid"]) == int(0.5 * (points + bonus) + 0.75 * materials + 0.5)
        assert row["provenance"].startswith(("RECONSTRUCTED", "RULEBOOK", "PUBLIC"))
    durer = FIGURE_DATA[22]
    assert (durer["id"], durer["starting_bid"], durer["materials"], durer["w3_target"]) == (
        "durer",
        "11",
        "3",
        "DOR",
    )


@pytest.mark.rule("3")
@pytest.mark.parametrize(("seats", "money"), [(2, 25), (3, 35), (4, 35)])
def test_set_up(seats: int, money: int) -> None:
    s = begun(seats)
    for player in s.players:
        assert (player.coins, player.score, player.shifts, player.hand.size) == (money, 0, 0, 2)
        assert player.figures.size == 1
        assert s.rules.works[player.figures[0]] == 1
        assert s.rules.period[player.figures[0]] == 0
        assert player.records.dump() == [0] * 5
    assert s.pool.size == 100 - 2 * seats
    assert (s.period, s.round) == (0, 1)


@pytest.mark.rule("3")
def test_any_seat_may_lead() -> None:
    assert {int(begun(3, seed).lead) for seed in range(20)} == {0, 1, 2}
