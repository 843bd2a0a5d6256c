"""Puzzles "find the best move" as they are kept: every one leads to its position, and its figures are clear."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from ludarium.core import kernel
from ludarium.core.best_move import LEVELS, TRIES, BestMove, BestMoves
from ludarium.core.host import Seeded
from ludarium.core.verdict import COMPLETE, WRONG
from ludarium.games import all_games
from ludarium.lab.best_move import ERRORS, least

GAMES = [game for game in all_games() if isinstance(game.puzzles, BestMoves)]
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
SOME = 12  # of each game in `make test`; all of them in `make test-all`


def kept_by(game: object) -> list[BestMove]:
    hook = getattr(game, "puzzles", None)
    assert isinstance(hook, BestMoves)
    return hook.all


def check(puzzle: BestMove) -> None:
    """It replays to what it was, all moves are judged, and an unknown hand changes nothing of what is seen."""
    kept, seat = puzzle.kept, puzzle.kept.seat
    told = {kept.best, *(other.move for other in kept.others)}
    for state in (puzzle.state, kernel.redealt(puzzle.state, seat, Seeded(kept.number))):
        assert state.asks(seat)
        assert state.view(seat) == puzzle.state.view(seat)
        assert {puzzle.game.verbs.write(move) for move in puzzle.setup.listed(state, seat)} == told


@BY_GAME
def test_some_of_each_game_lead_to_their_positions(game: object) -> None:
    puzzles = kept_by(game)
    for puzzle in puzzles[:: max(1, len(puzzles) // SOME)]:
        check(puzzle)


@pytest.mark.slow
@BY_GAME
def test_all_lead_to_their_positions(game: object) -> None:
    for puzzle in kept_by(game):
        check(puzzle)


@BY_GAME
def test_the_figures_are_those_of_puzzles(game: object) -> None:
    """One move is ahead of all others by enough, beyond doubt, and a weaker level misses it; none is there twice."""
    puzzles = [puzzle.kept for puzzle in kept_by(game)]
    numbers = [kept.number for kept in puzzles]  # a puzzle that does not hold any more takes its own along
    assert numbers == sorted(set(numbers))
    assert max(Counter(kept.view for kept in puzzles).values()) == 1
    for kept in puzzles:
        losses = [other.loss for other in kept.others]
        assert losses == sorted(losses)
        assert losses[0] >= least(kept.by_chance)
        assert all(other.loss >= ERRORS * other.error for other in kept.others)
        assert kept.missed
        assert kept.source.bots or kept.source.record
    assert {puzzle.level for puzzle in kept_by(game)} == set(LEVELS)


@BY_GAME
def test_an_answer_is_judged_by_what_was_found(game: object) -> None:
    puzzle = kept_by(game)[0]
    best, second = puzzle.kept.best, puzzle.kept.others[0]
    assert puzzle.judge(best).state == COMPLETE
    assert puzzle.solution() == best
    wrong = puzzle.judge(second.move)
    assert (wrong.state, wrong.details["loss"]) == (WRONG, second.loss)
    for text in ("", "dance", f"{best} {best}"):
        assert not puzzle.reads(text)
        assert puzzle.judge(text).state == WRONG
    assert best not in puzzle.content().values()
    assert TRIES > 1


def test_the_day_and_practice_go_through_all_of_them() -> None:
    hook = GAMES[0].puzzles
    assert isinstance(hook, BestMoves)
    assert {hook.of_day(seed)[0].kept.number for seed in range(len(hook.all))} == {
        one.kept.number for one in hook.all
    }
    for level in LEVELS:
        some = [one for one in hook.all if one.level == level]
        found = [hook.practice(seed, "best-move", level).kept.number for seed in range(len(some))]
        assert sorted(found) == [one.kept.number for one in some]
        assert any(one > other for one, other in pairwise(found)), "in no order that tells anything"


def test_a_position_that_comes_out_otherwise_is_no_puzzle() -> None:
    puzzle = kept_by(GAMES[0])[0]
    for changed in (
        msgspec.structs.replace(puzzle.kept, view="0" * 12),
        msgspec.structs.replace(puzzle.kept, moves=[10_000]),
        msgspec.structs.replace(puzzle.kept, chance=[]),
    ):
        with pytest.raises(ValueError, match=r".") as refused:
            _ = BestMove(puzzle.game, changed).state
        assert str(refused.value)
