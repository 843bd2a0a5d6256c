"""What benchmarks.worth finds: numbers that were put in, and how often each counts."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benchmarks.worth import Series, counted, fitted, games_of, numbers_of, report
from ludarium.games.ars_universalis import GAME as ARS
from ludarium.games.ars_universalis.rollout import ArsRollout
from ludarium.games.plus_ultra import GAME as PLUS_ULTRA
from ludarium.games.plus_ultra.policy import PlusUltraPolicy
from tests.games.ars_universalis.table import begun
from tests.games.plus_ultra.table import draft_table


def test_a_regression_finds_what_things_were_worth_though_every_game_has_its_own_level() -> None:
    random = np.random.default_rng(1)
    had = random.normal(size=(4000, 3, 3))
    level, luck = random.normal(size=(4000, 1)) * 50, random.normal(size=(4000, 3))
    scores = level + 0.5 * (had[:, :, 0] + 3.0 * had[:, :, 1] - 2.0 * had[:, :, 2]) + luck
    unused = np.zeros((4000, 3, 1))
    rest, first, second, none = fitted(
        np.concatenate([had, unused], axis=2), scores, np.repeat(np.arange(1000), 4)
    )
    assert none is None
    assert rest is not None
    assert rest.value == 1.0
    for found, true in ((first, 3.0), (second, -2.0)):
        assert found is not None
        assert abs(found.value - true) < 2 * found.error < 0.5


def test_the_rest_is_what_a_policy_expects_when_no_number_counts() -> None:
    plus_ultra, ars = PLUS_ULTRA.policy, ARS.policy
    assert isinstance(plus_ultra, PlusUltraPolicy)
    assert isinstance(ars, ArsRollout)
    for policy, rates, state in (
        (plus_ultra, plus_ultra.among, draft_table(4)),
        (ars, ars.of_more, begun(3)),
    ):
        numbers = numbers_of(rates)
        before = [number.get(rates) for number in numbers]
        rest, *counts = counted(policy, rates, numbers, state, 1)
        assert [number.get(rates) for number in numbers] == before
        assert any(counts)
        for number in numbers:
            number.put(rates, 0.0)
        without = policy.expect(state, 1)
        for number, value in zip(numbers, before, strict=True):
            number.put(rates, value)
        assert rest == pytest.approx(without)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.worth.RESULTS", tmp_path)
    series = Series("plus-ultra", 3, "greedy", 1, "among")
    first = games_of(series, 1)
    with series.file.open("a", encoding="utf-8") as file:
        file.write('\n{"index": 1, "beg')
    both = games_of(series, 2)
    assert both[0] == first[0]
    assert len(games_of(series, 2)) == 2
    assert "2 games, 12 positions" in next(report(series, both, 0, 99))
