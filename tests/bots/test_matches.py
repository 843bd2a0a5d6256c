"""The measuring of bots: rounds of games from every seat, kept and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import matches
from benchmarks.matches import Match, Round, estimate, play_round, stored, without_luck

MATCH = Match("artificium", ("apprentice", "novice"), seed=1)


@pytest.mark.parametrize("many", [2, 3])
def test_equal_bots_share_a_round(many: int) -> None:
    """All games of a round have the same deal, so the same play from every seat wins one of them."""
    played = play_round(Match("artificium", ("greedy",) * many, seed=1), 0)
    assert played.share == pytest.approx(1 / many)
    assert len({tuple(sorted(scores)) for scores in played.scores}) == 1


def test_a_shared_win_is_divided() -> None:
    assert Round(0, [[60, 60], [61, 60]], [0.5, 1.0], 1.0).share == 0.75


def test_the_margin_is_that_over_the_best_of_the_others() -> None:
    assert Round(0, [[60, 50, 66], [70, 66, 50]], [0.0, 1.0], 1.0).margin == -1.0


def test_the_rules_say_who_has_won() -> None:
    """In Ars Universalis one may lose with more points, for want of a figure."""
    rounds = [play_round(Match("ars-universalis", ("random",) * 2, seed=1), deal) for deal in range(8)]
    by_points = [[mine > theirs for mine, theirs in played.scores] for played in rounds]
    assert by_points != [[win == 1.0 for win in played.wins] for played in rounds]


def test_the_estimate_is_over_rounds() -> None:
    mean, error = estimate([0.5, 1.0, 0.5, 1.0])
    assert mean == 0.75
    assert 0.28 < error < 0.29


def test_results_are_kept_and_not_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(matches, "RESULTS", tmp_path)
    played = play_round(MATCH, 0)
    MATCH.file.write_text(f'\n{played.dump()}\n{{"deal": 1, "sco', encoding="utf-8")
    assert stored(MATCH, 5) == {0: played}
    assert "of 2" not in matches.run(MATCH, games=2, workers=1)
    assert stored(MATCH, 5) == {0: played}


def test_other_machines_go_on_from_what_was_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(matches, "RESULTS", tmp_path / "build")
    monkeypatch.setattr(matches, "KEPT", tmp_path)
    played = play_round(MATCH, 0)
    (tmp_path / MATCH.file.name).write_text(f"\n{played.dump()}", encoding="utf-8")
    assert set(matches.rounds_of(MATCH, games=4, workers=1)) == {0, 1}
    assert [json.loads(line)["deal"] for line in MATCH.file.read_text(encoding="utf-8").splitlines()[1:]] == [
        1
    ]


def test_what_goes_with_luck_is_taken_out_and_nothing_else() -> None:
    """Luck of mean zero leaves the mean where it is; a result that is nothing but luck has no spread left."""
    assert without_luck([3.0, 5.0, 7.0], [-1.0, 0.0, 1.0]) == [5.0, 5.0, 5.0]
    assert without_luck([3.0, 7.0, 3.0, 7.0], [1.0, 1.0, -1.0, -1.0]) == [3.0, 7.0, 3.0, 7.0]
