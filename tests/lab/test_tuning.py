"""Searching constants for balance: within the clues, on the same deals, judged on others."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games import find_game
from ludarium.lab.match import Outcome, Table, Watched
from ludarium.lab.survey import Survey
from ludarium.lab.tuning import Task, TuningError, best_values, contradicted, dials, judge, search, unevenness

GAME = find_game("plus-ultra")
TABLE = Table("plus-ultra", ("random",) * 3, (("rounds", "1"),), 4)


def test_only_what_is_reconstructed_is_turned() -> None:
    for name, why in (
        ("rounds", "is printed"),
        ("conqueror_b1_house_ducats", "clear clue"),
        ("luck", "no constant"),
    ):
        with pytest.raises(TuningError, match=why):
            dials(GAME, [name], 2)
    with pytest.raises(TuningError, match="what may be tuned: nothing"):
        dials(find_game("universal-tapestry"), ["deck"], 2)


def test_the_clues_of_the_rulebook_bind() -> None:
    [king, queen, bull] = dials(GAME, ["king_b1_gp", "queen_b1_gp", "bull_cost"], 2)
    assert king.now in king.choices
    assert len(king.choices) > 5
    for none, no, two, three, four, five, six in king.choices:
        assert (none, no) == (0, 0)
        assert 0 < two == three < four == five < six
    assert all(first > second > third > fourth for first, second, third, fourth in queen.choices)
    assert [value for [value] in bull.choices] == [0, 1, 2, 3, 4]
    assert contradicted(GAME, 3, {"king_b1_gp.4": "1"})
    assert contradicted(GAME, 3, {"queen_b1_gp.1": "3"})
    assert not contradicted(GAME, 3, {"cardinal_b1_gp": "1"})
    assert contradicted(GAME, 3, {"crown_start": "5", "crown_max": "4"})


def places_won(*wins: int) -> Survey:
    """Games in which so many were won from each place."""
    found = Survey(TABLE)
    end = TABLE.watch(0).end
    for seat, many in enumerate(wins):
        for _ in range(many):
            outcome = Outcome(tuple(int(other == seat) for other in range(3)), 9, 9, (seat,))
            found.add(0, Watched(outcome, [0, 1, 2], end, []))
    return found


def test_luck_alone_is_not_uneven() -> None:
    assert unevenness(places_won(50, 50, 50), "places") < 0
    assert unevenness(places_won(100, 40, 10), "places") == pytest.approx(0.0610, abs=0.001)


def test_a_search_is_kept_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    task = Task(TABLE, tuple(dials(GAME, ["bull_cost"], 1)), ("places",), 20)
    steps: list[int] = []
    file = tmp_path / "trials.log"
    first = search(task, 2, file, 1, lambda: steps.append(1))
    again = search(task, 3, file, 1, lambda: steps.append(2))
    assert steps == [1, 1, 2]
    assert first.trials[0].params == {"bull_cost": "2"}  # as it is
    assert again.best_trial.value <= first.best_trial.value
    assert best_values(again).keys() == {"bull_cost"}


def test_the_judgement_is_on_fresh_deals() -> None:
    task = Task(TABLE, tuple(dials(GAME, ["bull_cost"], 2)), ("places",), 40)
    [same] = judge(task, {"bull_cost": (2,)}, [TABLE.bots])
    assert same.before == same.after != task.value(task.played(TABLE))
    assert same.interval == (0, 0)
    assert not same.better
    [other] = judge(task, {"bull_cost": (4,)}, [TABLE.bots])
    assert other.interval.low <= other.gain <= other.interval.high
