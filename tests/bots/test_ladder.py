"""The ladder: every level meets the one below, and shares of large tables are put into those of two."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import ladder, matches
from benchmarks.matches import Match, Round, play_round
from ludarium.bots.levels import LEVELS
from ludarium.games import all_games


def test_every_level_of_every_table_meets_the_one_below() -> None:
    found = list(ladder.matches([game.id for game in all_games()], [], seed=1))
    assert len(found) == sum(len(game.seats) for game in all_games()) * (len(LEVELS) - 1)
    for _, seats, match in found:
        assert match.alone == (seats == 1)
        assert len(match.bots) == max(2, seats)
        assert LEVELS.index(match.bots[0]) == LEVELS.index(match.bots[1]) + 1


@pytest.mark.parametrize(("share", "seats", "expected"), [(0.7, 2, 0.7), (0.25, 4, 0.5), (0.5, 3, 2 / 3)])
def test_a_share_is_put_into_one_against_a_single_rival(share: float, seats: int, expected: float) -> None:
    assert ladder.as_two(share, seats) == pytest.approx(expected)


def test_a_solitaire_compares_the_ends_on_the_same_deal() -> None:
    alike = play_round(Match("universal-tapestry", ("novice", "novice"), seed=3, alone=True), 0)
    assert len(alike.scores[0]) == 2
    assert alike.wins in ([0.0], [0.5], [1.0])
    again = play_round(Match("universal-tapestry", ("novice", "novice"), seed=3, alone=True), 0)
    assert again.wins == alike.wins


def test_the_table_replaces_the_old_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(matches, "RESULTS", tmp_path)
    document = tmp_path / "bots.md"
    document.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n", encoding="utf-8")
    match = Match("artificium", ("apprentice", "novice"), seed=1)
    row = ladder.row(match, 2, games=2, narrow=50.0, workers=1)
    ladder.write(ladder.table([row]), document)
    text = document.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "apprentice : novice" in text
    assert "old" not in text


def test_a_deal_on_which_both_reach_the_same_tells_nothing_of_them() -> None:
    alone = Match("universal-tapestry", ("apprentice", "novice"), seed=1, alone=True)
    rounds = [Round(deal, [[0, 0]], [win], 0.0) for deal, win in enumerate([1.0, 0.5, 0.5, 0.0, 1.0])]
    share, low, high = ladder.measured(alone, rounds)
    assert share == pytest.approx(2 / 3)
    assert 0.0 < low < share < high < 1.0  # of three deals
    assert ladder.measured(alone, rounds[1:3]) == (0.5, 0.0, 1.0)
    together = ladder.measured(Match("artificium", ("apprentice", "novice"), seed=1), rounds)
    assert together[0] == pytest.approx(0.6)
