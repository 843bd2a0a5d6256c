"""Tables of bots: reproducible, divisible, and blind to what their seats cannot see."""

from __future__ import annotations

from typing import cast

import pytest

from ludarium.bots.bot import Bot
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import find_game
from ludarium.lab.match import Table, decide, play_out
from ludarium.lab.tournament import Tournament, round_robin
from ludarium.lab.worker_pool import play_tables


@pytest.mark.parametrize("bots", [("random", "random", "random"), ("random", "novice")])
def test_games_do_not_depend_on_how_they_are_divided(bots: tuple[str, ...]) -> None:
    table = Table("artificium", bots, seed=7)
    whole = table.play(0, 6)
    assert table.play(0, 2) + table.play(2, 5) + table.play(5, 6) == whole
    assert Table("artificium", bots, seed=8).play(0, 6) != whole


def test_seeds_mean_the_same_for_ever() -> None:
    """Published results and daily deals name seeds: how they are mixed must not change."""
    assert derive(1, 2) == 5653751147367133066
    assert derive(2**64 - 1, 2**64 - 1, 5) == 10559814258679270286
    assert [Seeded(12345).word(), Seeded(2**63 + 9).word(), Seeded(-1).word()] == [
        3050958335,
        26592882,
        3765167007,
    ]


def test_everybody_sits_everywhere() -> None:
    table = Table("artificium", ("a", "b", "c"))
    for seat in range(3):
        assert {table.player_at(seat, index) for index in range(3)} == {0, 1, 2}
    for index in range(3):
        assert {table.player_at(seat, index) for seat in range(3)} == {0, 1, 2}


def test_the_playout_and_the_match_count_alike() -> None:
    """Decisions are positions with at least two legal moves, whoever counts them."""
    [outcome] = Table("artificium", ("random", "random"), seed=1).play(0, 1)
    assert 0 < outcome.decisions <= outcome.moves
    [mixed] = Table("artificium", ("random", "novice"), seed=1).play(0, 1)
    assert 0 < mixed.decisions <= mixed.moves


class Watcher:
    """Remembers what it was shown. No subclass of Bot: a compiled class has no interpreted children."""

    looks = True

    def __init__(self) -> None:
        self.rng = Seeded(1)
        self.shown: list[State] = []

    def choose(self, s: State, seat: int, moves: Moves) -> int:
        self.shown.append(s)
        return moves[self.rng.roll(moves.size)]


def test_bots_get_a_redealt_copy() -> None:
    state = find_game("artificium").setup(2).begin(Seeded(5))
    seat = state.actor()
    moves = Moves()
    legal(state, seat, moves)
    watcher = Watcher()
    for _ in range(5):
        decide(cast(Bot, watcher), state, seat, moves)
    assert all(shown is not state for shown in watcher.shown)
    assert all(shown.view(seat) == state.view(seat) for shown in watcher.shown)
    assert any(shown.view(1 - seat) != state.view(1 - seat) for shown in watcher.shown)


class Cheat(Watcher):
    def choose(self, s: State, seat: int, moves: Moves) -> int:
        return 255


def test_an_illegal_choice_is_an_error() -> None:
    host = Seeded(5)
    state = find_game("artificium").setup(2).begin(host)
    with pytest.raises(RuntimeError, match="Cheat chose a move"):
        play_out(state, [cast(Bot, Cheat()), cast(Bot, Cheat())], host)


def test_every_game_is_played_once() -> None:
    tables = [Table("artificium", ("random", "random"), seed=seed) for seed in (1, 2)]
    seen = [
        (batch.job.table, index)
        for batch in play_tables(tables, 25, workers=1)
        for index in range(batch.job.start, batch.job.stop)
    ]
    assert sorted(seen) == [(table, index) for table in (0, 1) for index in range(25)]


def test_a_tournament_does_not_depend_on_the_order_of_the_batches() -> None:
    tables = round_robin("artificium", ("random", "novice", "apprentice"), 2, (), seed=3)
    assert [table.bots for table in tables] == [
        ("random", "novice"),
        ("random", "apprentice"),
        ("novice", "apprentice"),
    ]
    outcomes = [(number, table.play(0, 2)) for number, table in enumerate(tables)]
    standings = []
    for order in (outcomes, outcomes[::-1]):
        tournament = Tournament(tables)
        for number, games in order:
            for index, outcome in enumerate(games):
                tournament.add(number, index, outcome)
        standings.append([standing.report() for standing in tournament.standings()])
        duels = tournament.duels()
        assert duels["novice", "random"] + duels["random", "novice"] == 1.0
    assert standings[0] == standings[1]
    assert sum(float(str(standing["wins"])) for standing in standings[0]) == 6
