"""Periods, shifts, developments and the end of the game (sections 5 and 6)."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE
from tests.games.ars_universalis.table import (
    EM,
    MA,
    active,
    complete,
    events,
    idle_round,
    legal,
    play,
    reason,
    score,
    table,
)


@pytest.mark.rule("5.1")
def test_prerequisites_are_each_patrons_own() -> None:
    s = table(period=EM, figures=["newton", "newton"], works=[{MA: 1}, {}], hands=["", "M004 M008 M014"])
    complete(s, 0, "newton")
    play(s, 0, "end")
    assert reason(s, 1, "complete newton 1 M004 M008 M014") == "needs-earlier"


@pytest.mark.rule("5.2")
def test_a_transition_clears_the_old_figures_away() -> None:
    s = table(3, "round_end", figures=["giotto"], discard="dante")
    assert s.over  # nobody acquired a figure: the transition would be void
    s = table(3, "projects", figures=["giotto"], discard="dante")
    s.pending = True
    s.players[0].acquired = True
    left = [figure for figure in s.deck.items() if s.rules.period[figure] == 0]
    idle_round(s)
    assert s.period == 1
    assert all(s.gone.has(figure) for figure in [*left, FIGURE.read("dante")])
    assert active(s, 0) == ["giotto"]
    assert all(s.rules.period[figure] == 1 for figure in s.table.dump())
    assert s.limit() == 7


@pytest.mark.rule("5.2")
def test_anachronistic_works_count_but_do_not_move_the_cube() -> None:
    s = table(period=EM, figures=["giotto"], records=[{"painting": 2}])
    complete(s, 0, "giotto")
    assert s.players[0].ages == 0
    assert s.players[0].works.dump() == [1, 0, 0]
    assert s.developments[0] == 0
    assert score(s, 0) == 2 + 7


@pytest.mark.rule("5.3")
def test_a_new_hand_needs_a_hand() -> None:
    s = table(step="trade")
    assert "shift_coins" in legal(s, 0)
    assert reason(s, 0, "shift_hand") == "hand-is-empty"


@pytest.mark.rule("5.4")
def test_a_tie_leaves_a_development_where_it_is() -> None:
    s = table(figures=["giotto", "guan"], records=[{"painting": 2}, {"painting": 2}])
    complete(s, 0, "giotto")
    play(s, 0, "end")
    told = complete(s, 1, "guan")
    assert events(told, "developed") == []
    assert s.developments[0] == 0


@pytest.mark.rule("5.5")
def test_the_achievement_is_for_the_first_one_and_for_ever() -> None:
    four = {"literature": 1, "music": 1, "sculpture": 1, "science": 1}
    s = table(figures=["giotto", "guan"], records=[four, four])
    assert events(complete(s, 0, "giotto"), "achieved")[0]["points"] == 10
    play(s, 0, "end")
    assert events(complete(s, 1, "guan"), "achieved") == []
    assert s.view(-1)["achievers"] == [0]


@pytest.mark.rule("6")
def test_a_pending_transition_is_void_at_the_end() -> None:
    s = table(figures=["giotto"], score=[75, 0, 0])
    s.pending = True
    idle_round(s)
    assert s.over
    assert (s.period, s.pending) == (0, False)


@pytest.mark.rule("6")
def test_the_breakdown_names_everything() -> None:
    s = table(figures=["giotto"], records=[{"painting": 2}], score=[0, 80, 0])
    s.players[1].earned[0] = 80
    s.players[0].ages = 2
    complete(s, 0, "giotto")
    idle_round(s)
    assert s.over
    parts = GAME.breakdown(s, 0)
    assert {name: points for name, points in parts.items() if points} == {
        "painting": 5,
        "transitions": 5,
        "developments": 7,
        "marker": 3,
    }
