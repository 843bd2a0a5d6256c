"""The bots: legal choices, the same ones for the same seed, and none that depends on a hidden face."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from ludarium.bots.levels import LEVELS, make_bot
from ludarium.coach.decision import decisions
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves, verb_of
from ludarium.core.record import read
from ludarium.games import find_game
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import Result, Verb
from ludarium.games.universal_tapestry.guide import Guide
from ludarium.games.universal_tapestry.policy import Weaver, weaver
from ludarium.games.universal_tapestry.rollout import Budget
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry import table

QUICK = Budget(ends=3, playouts=4, late_playouts=4, least=2, chain=6, playout=2, draw=2)
CLASSIC: dict[str, str] = {}


def begin(seed: int, options: dict[str, str]) -> tuple[UniversalTapestry, Seeded]:
    host = Seeded(seed)
    s = GAME.setup(1, options).begin(host)
    assert isinstance(s, UniversalTapestry)
    return s, host


def game(planned: Weaver, seed: int, options: dict[str, str]) -> tuple[UniversalTapestry, list[int]]:
    s, host = begin(seed, options)
    rng = Seeded(seed + 1)
    moves = Moves()
    chosen = []
    while not s.over:
        legal(s, 0, moves)
        index = planned.pick(redealt(s, 0, rng), 0, moves, rng)
        assert 0 <= index < moves.size
        chosen.append(int(moves[index]))
        play(s, 0, moves[index], host)
    return s, chosen


@pytest.mark.parametrize(
    "options",
    [
        CLASSIC,
        {"mode": "time"},
        {"deck": "H2", "isolated_exchange": "true"},
        {"isolated_exchange": "true", "spacing": "2"},
        {"max_exchanges": "2", "redraw": "off"},
        {"play_out": "true", "redraw": "colours"},
    ],
    ids=lambda options: " ".join(f"{k}={v}" for k, v in options.items()) or "classic",
)
@pytest.mark.parametrize("point", [0.0, 150.0])
def test_every_planned_move_is_legal(options: dict[str, str], point: float) -> None:
    planned = Weaver(Budget(ends=1, chain=12, draw=2), point=point)
    game(planned, 1, options)
    assert planned.misses == 0


def test_no_more_exchanges_than_the_level_allows() -> None:
    planned = Weaver(Budget(ends=1, chain=20, draw=0), exchanges=1)
    s, host = begin(3, CLASSIC)
    rng = Seeded(1)
    moves = Moves()
    while not s.over:
        legal(s, 0, moves)
        play(s, 0, moves[planned.pick(s, 0, moves, rng)], host)
        assert s.chain.size <= 1
    assert planned.misses == 0


def test_the_same_seed_gives_the_same_game() -> None:
    planned = Weaver(Budget(ends=1, chain=12, draw=2))
    _, first = game(planned, 11, CLASSIC)
    _, again = game(planned, 11, CLASSIC)
    _, anew = game(Weaver(Budget(ends=1, chain=12, draw=2)), 11, CLASSIC)
    assert first == again == anew


def test_choices_do_not_depend_on_hidden_faces() -> None:
    """The same decision, playouts and all, on copies that are dealt again, with the same generator."""
    guide = Weaver(Budget(ends=1, chain=6, draw=2))
    s, host = begin(8, CLASSIC)
    rng = Seeded(8)
    moves = Moves()
    decisions = 0
    while not s.over:
        legal(s, 0, moves)
        if s.turns >= 44 and s.turns % 4 == 0:
            choices = set()
            for deal in range(3):
                copy = redealt(s, 0, Seeded(deal))
                choices.add(int(Weaver(QUICK).pick(copy, 0, moves, Seeded(99))))
            assert len(choices) == 1
            decisions += 1
        play(s, 0, moves[guide.pick(s, 0, moves, rng)], host)
    assert decisions > 6


def test_a_plan_made_within_a_turn_repeats_no_position() -> None:
    """Example 12: after five exchanges the sixth is illegal, and a bot that comes in then knows it."""
    s = table.position({(0, 0): "YC1", (0, 1): "YN1"}, hand="YA1")
    table.play(s, *(f"exchange 0 {column}" for column in (0, 1, 0, 1, 0)))
    moves = Moves()
    legal(s, 0, moves)
    planned = Weaver(Budget(ends=1, chain=50))
    planned.pick(s, 0, moves, Seeded(1))
    assert planned.misses == 0


def test_a_weaver_for_the_win_stops_when_the_tapestry_is_complete() -> None:
    s = table.position(table.F, area=table.LEFT_OVER)
    moves = Moves()
    legal(s, 0, moves)
    assert GAME.verbs.write(moves[weaver("novice").pick(s, 0, moves, Seeded(1))]) == "finish"


def test_one_for_points_plays_on_and_wins_as_much() -> None:
    s = table.position(table.F, area=table.LEFT_OVER)
    moves = Moves()
    planned = Weaver(Budget(ends=1), point=150.0)
    while not s.over:
        legal(s, 0, moves)
        play(s, 0, moves[planned.pick(s, 0, moves, Seeded(1))], Seeded(2))
    assert s.result == Result.WON
    assert s.score(0) == 16


def test_every_named_bot_plays_a_legal_game() -> None:
    """By the names people use; the slow ones only begin."""
    for name in ("greedy", *LEVELS, "search"):
        bot = make_bot(name, GAME, 1)
        s = GAME.setup(1).begin(Seeded(3))
        moves = Moves()
        for _ in range(4):
            legal(s, 0, moves)
            move = bot.choose(redealt(s, 0, bot.rng), 0, moves)
            assert moves.has(move)
            play(s, 0, move, Seeded(2))


def taken_over() -> Iterator[UniversalTapestry]:
    """Positions of a game that somebody won who laid downwards and to the right, not as bots do."""
    journal = read(
        (Path(__file__).parent / "records" / "classic-won.txt").read_text(encoding="utf-8"), find_game
    )
    for decision in islice(decisions(journal), 25, 75, 5):
        copy = redealt(decision.before, 0, Seeded(1))
        assert isinstance(copy, UniversalTapestry)
        yield copy


def test_the_guide_sees_that_a_tapestry_laid_elsewhere_can_be_won() -> None:
    guide = Guide()
    won = [guide.won(state, 0, (), deal) for state in taken_over() for deal in range(20)]
    assert sum(won) > 0.6 * len(won)


@pytest.mark.parametrize("name", ["novice", "greedy"])
def test_a_tapestry_laid_elsewhere_is_played_on_by_plan(name: str) -> None:
    won = 0
    for state in taken_over():
        planned, host, moves = weaver(name), Seeded(2), Moves()
        assert isinstance(planned, Weaver)
        while not state.over:
            legal(state, 0, moves)
            play(state, 0, moves[planned.pick(redealt(state, 0, host), 0, moves, host)], host)
        assert planned.misses == 0
        won += state.result == Result.WON
    assert won >= 5


def test_a_bot_keeps_to_its_window() -> None:
    """Where its own cards lie in one, another must save much: windows that differ by little change from turn to turn,
    and whoever followed them won a fifth fewer deals."""
    elsewhere = turns = 0
    for seed in range(9000, 9020):
        steady, free = Weaver(Budget(ends=1), everywhere=False), Weaver(Budget(ends=1))
        host, rng, moves = Seeded(seed), Seeded(seed + 1), Moves()
        state = GAME.setup(1).begin(host)
        assert isinstance(state, UniversalTapestry)
        while not state.over:
            legal(state, 0, moves)
            move = moves[steady.pick(state, 0, moves, rng)]
            if moves.size > 1 and verb_of(move) == Verb.DRAW:
                free.look(state, free.thinker(state, False).planner)
                turns += 1
                elsewhere += (free.first_row, free.first_column) != (steady.first_row, steady.first_column)
            play(state, 0, move, host)
    assert elsewhere < 0.05 * turns


def test_the_guide_measures_the_game_that_it_wins_or_loses() -> None:
    """The numbers are of the same world: a game that is won has 64 cards."""
    guide = Guide()
    for state in taken_over():
        moves = Moves()
        legal(state, 0, moves)
        for deal in range(5):
            numbers = guide.measured(state, 0, (moves[0],), deal)
            assert bool(numbers["won"]) == guide.won(state, 0, (moves[0],), deal)
            assert (numbers["laid"] == 64) == bool(numbers["won"])
            assert 0 <= numbers["discards"] <= 9
