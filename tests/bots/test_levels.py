"""Bots by name."""

from __future__ import annotations

import pytest

from ludarium.bots.levels import BOTS, LEVELS, UnknownBot, make_bot
from ludarium.bots.search import SearchBot
from ludarium.games import find_game
from ludarium.lab.match import Table

GAME = find_game("artificium")


@pytest.mark.parametrize("name", BOTS)
def test_every_listed_bot_can_be_made(name: str) -> None:
    assert make_bot(name, GAME, 1) is not None


def test_the_levels_are_bots_from_weak_to_strong() -> None:
    assert LEVELS == ("novice", "apprentice", "master", "grandmaster")
    assert set(LEVELS) <= set(BOTS)


def test_a_search_takes_its_budget_by_name() -> None:
    bot = make_bot("search:500", GAME, 1)
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds) == (500, 0.0)
    bot = make_bot("search:0.2s", GAME, 1)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.2


@pytest.mark.parametrize(
    "name",
    [*("", "Greedy", "gredy", "greedy:5", "random:"), *("search:", "search:0", "search:-3", "search:x")]
    + [*("search:1.5", "search:s", "search:0s", "search:-1s", "search:nans", "search:infs", "search:1:2")],
)
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make_bot(name, GAME, 1)
    assert isinstance(refusal.value, ValueError)
    assert repr(name) in str(refusal.value)
    for known in BOTS:
        assert known in str(refusal.value)


@pytest.mark.parametrize(
    ("better", "worse"), [("novice", "random"), ("apprentice", "novice"), ("greedy", "random")]
)
def test_a_better_bot_wins_more(better: str, worse: str) -> None:
    table = Table(GAME.id, (better, worse), seed=1)
    wins = 0
    for index, outcome in enumerate(table.play(0, 20)):
        mine, theirs = (outcome.scores[(player + index) % 2] for player in (0, 1))
        wins += mine > theirs
    assert wins > 10
