"""The game for two (section 7)."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE
from tests.games.ars_universalis.table import (
    asked,
    coins,
    idle,
    idle_round,
    legal,
    legal_verbs,
    offered,
    play,
    step,
    table,
)


@pytest.mark.rule("7")
def test_recruitment_goes_to_the_lead_first() -> None:
    s = table(2, "recruitment", lead=1, offer="ziryab")
    assert (asked(s), legal_verbs(s, 1)) == ([1], {"hire", "decline", "shift_coins"})
    play(s, 1, "hire ziryab", "M001", "M002", "M003", "rublev")
    assert (asked(s), offered(s), coins(s, 1)) == ([0], ["rublev"], 21)


@pytest.mark.rule("7")
def test_two_refusals_offer_the_second_figure_to_both() -> None:
    s = table(2, "recruitment", offer="ziryab")
    play(s, 0, "decline")
    play(s, 1, "decline", "rublev")
    assert asked(s) == [0]
    play(s, 0, "decline")
    assert asked(s) == [1]
    play(s, 1, "hire rublev")
    assert [str(FIGURE.write(figure)) for figure in s.discard.items()] == ["ziryab"]
    assert step(s) == "trade"


@pytest.mark.rule("7")
def test_two_rounds_without_a_figure_lose_whatever_the_score() -> None:
    s = table(2, "recruitment", score=[74, 3])
    for _ in range(2):
        idle(s, lambda s: 1 in asked(s))
        hire = next(text for text in legal(s, 1) if text.startswith("hire"))
        play(s, 1, hire)
        idle_round(s)
    assert s.over
    assert s.view(-1)["forfeits"] == [0]
    assert [s.won(0), s.won(1)] == [False, True]
    assert GAME.places(s) == [2, 1]


@pytest.mark.rule("7")
def test_who_forfeits_is_behind_one_who_has_nothing() -> None:
    s = table(2, "recruitment", score=[74, 0])
    s.players[1].coins = 0
    s.forfeits = 1
    assert s.standing(0) < s.standing(1)


@pytest.mark.rule("7")
def test_a_figure_sets_the_counter_back() -> None:
    s = table(2, "recruitment", offer="ziryab")
    s.players[0].idle = 1
    play(s, 0, "hire ziryab")
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [0, 1]


@pytest.mark.rule("7")
def test_who_is_offered_nothing_is_not_counted() -> None:
    s = table(2, "round_start", deck="")
    assert step(s) == "trade"
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [0, 0]


@pytest.mark.rule("7")
def test_who_cannot_pay_declines_by_force_and_is_counted() -> None:
    s = table(2, "recruitment", offer="ziryab", coins=[9, 1], shifts=[0, 2])
    play(s, 0, "hire ziryab", "M001", "M002", "M003", "rublev")
    assert step(s) == "trade"
    idle_round(s)
    assert s.players[1].idle == 1
