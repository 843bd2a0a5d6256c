"""The race: common worlds, its own luck for everybody, and nothing learned of what a seat cannot know."""

from __future__ import annotations

from math import sqrt

import pytest

from ludarium.bots.levels import make_bot
from ludarium.bots.race import Arm, Race
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.games import all_games, find_game
from tests.bots.conftest import Decision, game_of

GAMES = [pytest.param(game, id=game.id) for game in all_games(template=True)]
ARTIFICIUM = find_game("artificium")


def some_decisions(game: Game, every: int = 7) -> list[Decision]:
    """Positions of one game: copies, as the game goes on."""
    seats = game.seats[-1] if game.seats[-1] < 4 else 3
    bots = [make_bot("novice", game, seat) for seat in range(seats)]
    return [
        decision._replace(state=decision.state.clone())
        for number, decision in enumerate(game_of(game, bots, seed=5))
        if number % every == 0
    ][:6]


@pytest.mark.parametrize("game", GAMES)
def test_a_race_depends_on_its_seed_and_on_nothing_hidden(game: Game) -> None:
    for state, seat, moves, _ in some_decisions(game):
        listed = moves.dump()[:3]
        rows = [
            Race(game.policy, 9).run(redealt(state, seat, Seeded(deal)), seat, listed, 3) for deal in range(2)
        ]
        assert rows[0] == rows[1]
        assert [len(row) for row in rows[0]] == [3] * len(listed)


def test_every_call_deals_anew() -> None:
    state, seat, moves, _ = some_decisions(ARTIFICIUM)[0]
    race = Race(ARTIFICIUM.policy, 1)
    listed = moves.dump()[:2]
    assert race.run(state, seat, listed, 20) != race.run(state, seat, listed, 20)


def test_the_end_of_a_rollout_is_worth_what_the_race_says_and_is_a_phase_later() -> None:
    policy = ARTIFICIUM.policy
    for state, seat, moves, _ in some_decisions(ARTIFICIUM):
        race = Race(policy, 4)
        before = state.clone()
        end = race.rollout(state, seat, moves[0], 2)
        assert policy.value(end, seat) == race.value(state, seat, moves[0], 2)
        assert end.over or policy.phase(end) == policy.phase(state) + 1
        assert state.same(before)


def test_the_error_of_a_lead_is_that_of_the_differences() -> None:
    ahead, behind = Arm(1), Arm(2)
    for mine, theirs in ((3.0, 1.0), (5.0, 6.0), (4.0, 0.0)):
        ahead.add(mine)
        behind.add(theirs)
    gaps = [2.0, -1.0, 4.0]
    mean = sum(gaps) / 3
    assert ahead.lead(behind) == pytest.approx(mean)
    assert ahead.error(behind) == pytest.approx(sqrt(sum((gap - mean) ** 2 for gap in gaps) / 2 / 3))
