"""The measuring of bots: pairs of games with the seats exchanged, kept and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import matches
from benchmarks.matches import Match, Pair, estimate, play_pair, stored

MATCH = Match("artificium", "apprentice", "novice", seed=1)


def test_equal_bots_share_a_pair() -> None:
    """Both games of a pair have the same deal, so the same play from either seat wins one of them."""
    pair = play_pair(Match("artificium", "greedy", "greedy", seed=1), 0)
    assert pair.share == 0.5
    assert pair.margin == 0.0


def test_a_shared_win_counts_half() -> None:
    assert Pair(0, ((60, 60), (61, 60)), (0.5, 1.0), 1.0).share == 0.75


def test_the_rules_say_who_has_won() -> None:
    """In Ars Universalis one may lose with more points, for want of a figure."""
    pairs = [play_pair(Match("ars-universalis", "random", "random", seed=1), deal) for deal in range(8)]
    by_points = [[mine > theirs for mine, theirs in pair.scores] for pair in pairs]
    assert by_points != [[win == 1.0 for win in pair.wins] for pair in pairs]


def test_the_estimate_is_over_pairs() -> None:
    mean, error = estimate([0.5, 1.0, 0.5, 1.0])
    assert mean == 0.75
    assert 0.28 < error < 0.29


def test_results_are_kept_and_not_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(matches, "RESULTS", tmp_path)
    pair = play_pair(MATCH, 0)
    MATCH.file.write_text(f'\n{pair.dump()}\n{{"deal": 1, "sco', encoding="utf-8")
    assert stored(MATCH, 5) == {0: pair}
    assert "of 2" not in matches.run(MATCH, games=2, workers=1)
    assert stored(MATCH, 5) == {0: pair}
