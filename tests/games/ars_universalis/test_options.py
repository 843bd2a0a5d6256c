"""The optional rules (section 9)."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE
from tests.games.ars_universalis.table import (
    EM,
    MA,
    active,
    asked,
    cards,
    coins,
    hand,
    idle_round,
    idle_to,
    legal,
    legal_verbs,
    offered,
    play,
    reason,
    run,
    step,
    table,
)


@pytest.mark.rule("9")
def test_the_workshop_stays_and_closes_its_gaps() -> None:
    s = table(options={"workshop": "on"}, bank="M001 M002 M003 M011 M012 M013", coins=[9, 9, 9])
    play(s, 0, "fetch M011", "M050")
    assert cards(s.workshop) == ["M001", "M002", "M003", "M012", "M013", "M050"]
    s.players[0].acquired = True
    idle_round(s)
    idle_to(s, "projects")
    assert cards(s.workshop) == ["M001", "M002", "M003", "M012", "M013", "M050"]
    assert reason(s, 1, "fetch M020") == "not-in-workshop"
    assert reason(s, 1, "exchange M001 M002") == "no-bank"
    s.players[1].coins = 1
    assert {text for text in legal(s, 1) if text.startswith("fetch")} == {"fetch M001", "fetch M012"}
    assert reason(s, 1, "fetch M002") == "needs-coins"


@pytest.mark.rule("9")
def test_a_full_hand_makes_room_for_a_card_of_the_workshop() -> None:
    full = "M031 M032 M033 M034 M035 M036"
    s = table(options={"workshop": "on"}, bank="M001 M002 M003 M011 M012 M013", hands=[full], coins=[9, 9, 9])
    play(s, 0, "fetch M001")
    assert step(s) == "make_room"
    assert legal(s, 0) == {f"drop {card}" for card in full.split()}
    play(s, 0, "drop M033", "M033")
    assert hand(s, 0) == ["M001", "M031", "M032", "M034", "M035", "M036"]
    assert coins(s, 0) == 8


@pytest.mark.rule("9")
def test_without_the_workshop_there_is_none() -> None:
    s = table(coins=[9, 9, 9])
    assert reason(s, 0, "fetch M001") == "no-workshop"


@pytest.mark.rule("9")
def test_the_classics_deck() -> None:
    s = table(3, "projects", options={"treasures": "on"}, discard="dante", figures=["giotto"])
    s.pending = True
    s.players[0].acquired = True
    left = s.deck.size
    idle_round(s)
    assert s.classics.size == left - 1
    assert s.classic >= 0
    assert not s.classics.has(FIGURE.read("dante"))
    assert s.gone.has(FIGURE.read("dante"))


@pytest.mark.rule("9")
def test_the_phase_goes_on_for_a_classic() -> None:
    s = table(
        3,
        "auction",
        options={"treasures": "on"},
        period=EM,
        deck="newton",
        classics="giotto sluter",
        offer="newton",
    )
    run(s, "0 open newton 5", "1 pass", "2 pass")
    assert (offered(s), asked(s)) == ([], [1])
    assert legal_verbs(s, 1) == {"take_classic", "withdraw", "shift_coins"}
    assert reason(s, 1, "take_classic sluter") == "no-classic"
    run(s, "1 take_classic giotto", "2 take_classic sluter")
    assert step(s) == "trade"
    assert [active(s, seat) for seat in range(3)] == [["newton"], ["giotto"], ["sluter"]]


@pytest.mark.rule("9")
def test_two_players_who_took_a_classic_are_skipped() -> None:
    s = table(
        2, "recruitment", options={"treasures": "on"}, period=EM, classics="giotto sluter", offer="newton"
    )
    play(s, 0, "take_classic giotto")
    assert asked(s) == [1]
    assert "hire newton" in legal(s, 1)
    play(s, 1, "decline", "basho")
    assert (asked(s), offered(s)) == ([1], ["basho"])
    play(s, 1, "decline")
    assert step(s) == "trade"
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [0, 1]


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    ("works", "points"), [([2, 2, 1], [10, 10, 0]), ([0, 0, 0], [0, 0, 0]), ([0, 3, 1], [0, 10, 0])]
)
def test_most_works_of_the_middle_ages(works: list[int], points: list[int]) -> None:
    s = table(3, "round_end", options={"treasures": "on"}, works=[{MA: many} for many in works])
    assert s.over
    assert [GAME.breakdown(s, seat)["treasures"] for seat in range(3)] == points
