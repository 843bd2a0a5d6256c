"""What every bot owes: legal moves, the same ones for the same seed, and no peeking."""

from __future__ import annotations

import pytest

from ludarium.bots.levels import BOTS, make_bot
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.moves import Moves
from ludarium.games import all_games, find_game
from tests.bots.conftest import game_of

QUICK = [name for name in BOTS if name not in ("search", "grandmaster")] + ["search:12"]
GAMES = all_games(template=True)
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
# A level that searches is a search: search:12 stands for it, in less time.
PLAYED = [
    pytest.param(name, game, seats, id=f"{name}-{game.id}-{seats}")
    for game in GAMES
    for seats in game.seats
    for name in QUICK
    if name not in game.brief
]
ARTIFICIUM = find_game("artificium")


@pytest.mark.parametrize(("name", "game", "seats"), PLAYED)
def test_every_choice_is_legal_and_the_game_ends(name: str, game: Game, seats: int) -> None:
    bots = [make_bot(name, game, seat) for seat in range(seats)]
    last = None
    for last in game_of(game, bots, seed=seats):
        assert last.moves.has(last.move)
    assert last is not None
    assert last.state.over


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def moves() -> list[int]:
        bots = [make_bot(name, ARTIFICIUM, seed) for seed in (5, 6, 7)]
        return [decision.move for decision in game_of(ARTIFICIUM, bots, seed=3)]

    assert moves() == moves()


def test_another_seed_plays_another_game() -> None:
    def moves(seed: int) -> list[int]:
        bots = [make_bot("novice", ARTIFICIUM, seed) for _ in range(2)]
        return [decision.move for decision in game_of(ARTIFICIUM, bots, seed=3)]

    assert moves(1) != moves(2)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("name", ["novice", "apprentice", "greedy", "search:6"])
def test_what_a_seat_cannot_know_changes_nothing(name: str, game: Game, seats: int) -> None:
    """The same bot with the same seed, shown copies that differ in everything hidden, chooses the same."""
    players = [make_bot("novice", game, seat) for seat in range(seats)]
    for number, (state, seat, moves, _) in enumerate(game_of(game, players, seed=10 + seats)):
        if number % 3 == 0:
            chosen = {
                make_bot(name, game, number).choose(redealt(state, seat, Seeded(deal)), seat, moves)
                for deal in range(3)
            }
            assert len(chosen) == 1, game.verbs.phrases[moves[0] & 255].name


@pytest.mark.parametrize("name", QUICK)
def test_a_forced_move_is_played_without_a_thought(name: str) -> None:
    state = ARTIFICIUM.setup(2).begin(Seeded(1))
    forced = Moves()
    forced.add(0)
    bot = make_bot(name, ARTIFICIUM, 1)
    assert bot.choose(state, state.actor(), forced) == forced[0]


def test_a_search_by_the_clock_chooses_a_legal_move() -> None:
    bots = [make_bot("search:0.001s", ARTIFICIUM, seat) for seat in range(2)]
    for decision in game_of(ARTIFICIUM, bots, seed=1):
        assert decision.moves.has(decision.move)


def test_a_bot_leaves_its_position_as_it_was_dealt() -> None:
    """A search plays on clones of its own."""
    bots = [make_bot("apprentice", ARTIFICIUM, seat) for seat in range(2)]
    for number, (state, seat, moves, _) in enumerate(game_of(ARTIFICIUM, bots, seed=4)):
        if number % 5 == 0:
            shown = redealt(state, seat, Seeded(number))
            before = shown.clone()
            for name in ("greedy", "search:6"):
                make_bot(name, ARTIFICIUM, 1).choose(shown, seat, moves)
                assert shown.same(before)
