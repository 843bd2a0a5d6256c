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


def nothing() -> None:
    """Nobody looks on."""


def test_a_search_that_was_stopped_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Also where it was killed in its first trial: the constants as they are come first."""
    optuna = pytest.importorskip("optuna")
    task = Task(TABLE, tuple(dials(GAME, ["bull_cost", "loan_gp"], 2)), ("places",), 20)

    def tried(study: object) -> list[object]:
        trials = study.get_trials(states=(optuna.trial.TrialState.COMPLETE,))  # type: ignore[attr-defined]
        return [(trial.params, trial.value) for trial in trials]

    file = tmp_path / "stopped.log"
    study = search(task, 1, file, 3, nothing)
    killed = file.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]  # it had no result yet
    file.write_text("".join(killed), encoding="utf-8")
    assert not tried(search(task, 0, file, 3, nothing))
    search(task, 2, file, 3, nothing)
    study = search(task, 6, file, 3, nothing)
    assert tried(study) == tried(search(task, 6, tmp_path / "whole.log", 3, nothing))
    assert study.get_trials()[1].params == {"bull_cost": "2", "loan_gp": "1"}


def test_a_file_that_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    task = Task(TABLE, tuple(dials(GAME, ["bull_cost"], 1)), ("places",), 20)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir\n")
    for file, said in ((letter, "holds no trials"), (tmp_path / "nowhere" / "file", "cannot be written")):
        with pytest.raises(TuningError, match=said):
            search(task, 1, file, 1, nothing)


def test_the_judgement_is_on_fresh_deals() -> None:
    task = Task(TABLE, tuple(dials(GAME, ["bull_cost"], 2)), ("places",), 40)
    [same] = judge(task, {"bull_cost": (2,)}, [TABLE.bots])
    assert same.before == same.after != task.value(task.played(TABLE))
    assert same.interval == (0, 0)
    assert not same.better
    [other] = judge(task, {"bull_cost": (4,)}, [TABLE.bots])
    assert other.interval.low <= other.gain <= other.interval.high
