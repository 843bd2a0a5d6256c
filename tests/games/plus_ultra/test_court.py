"""The Power of the Court (dossier 7.1)."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.driving import (
    act,
    close,
    idle,
    last_move,
    legal,
    offered,
    play,
    turn_of,
    why,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    asked,
    ducats,
    events,
    gp,
    hand,
    locks,
    status,
    step,
)
from tests.games.plus_ultra.table import deal, draft_table, table


@pytest.mark.rule("7.1")
def test_three_cards_two_phases() -> None:
    s = table(4, court=True)
    assert [len(hand(s, seat)) for seat in range(4)] == [3] * 4
    played = 0
    while s.round == 1:
        played += step(s) == "menu"
        idle(s)
    assert played == 8


@pytest.mark.rule("7.1")
def test_a_free_banker_decides_about_a_loan() -> None:
    for answer, purse, locked in (("activate", 1, {}), ("decline", 0, {"loan": 0})):
        s = table(3, [[], ["banker"]], court=True, gp=1, ducats=0)
        play(s, 0, "loan")
        assert (asked(s), legal(s, 1)) == ([1], {"passive activate", "passive decline"})
        play(s, 1, f"passive {answer}")
        assert (ducats(s)[1], locks(s)) == (purse, locked)
        assert s.players[0].markers == (2 if answer == "activate" else 1)


@pytest.mark.rule("7.1")
def test_the_bankers_own_loan_asks_him_too() -> None:
    s = table(3, [["banker"]], court=True, gp=1, ducats=0)
    play(s, 0, "loan")
    assert asked(s) == [0]
    play(s, 0, "passive activate")
    assert (locks(s), status(s, "banker"), ducats(s)[0]) == ({}, "committed", 2)


@pytest.mark.rule("7.1")
def test_committed_and_used_cards_work_without_a_question() -> None:
    for state in ("committed", "used"):
        s = table(3, [[], ["banker"]], court=True, gp=1, ducats=0, status={"banker": state})
        play(s, 0, "loan")
        assert (asked(s), ducats(s)[1], locks(s)) == ([0], 1, {})


@pytest.mark.rule("7.1")
def test_forfeited_cards_and_third_cards_do_not_work() -> None:
    others = ["trader", "pirate"]
    for states in (
        {"banker": "forfeited"},
        {"trader": "used", "pirate": "committed"},
        {"trader": "used", "pirate": "used"},
    ):
        s = table(3, [[], ["banker", *others]], court=True, gp=1, ducats=0, status=states)
        play(s, 0, "loan")
        assert (asked(s), ducats(s)[1], locks(s)) == ([0], 0, {"loan": 0})


@pytest.mark.rule("7.1")
def test_a_committed_card_must_be_played() -> None:
    s = table(3, [["banker", "trader", "pirate"]], court=True, status={"banker": "committed"})
    assert offered(s, 0, "play_card") == {"banker", "trader", "pirate"}
    act(s, 0, "trader", "no_effect")
    turn_of(s, 0)
    assert offered(s, 0, "play_card") == {"banker"}
    assert why(s, 0, "play_card pirate") == {"reason": "committed-first"}


@pytest.mark.rule("7.1")
def test_after_a_decline_the_other_two_must_be_played() -> None:
    s = table(3, [[], ["banker", "trader", "pirate"]], court=True, gp=1)
    play(s, 0, "loan")
    play(s, 1, "passive decline")
    assert [status(s, card) for card in ("banker", "trader", "pirate")] == [
        "forfeited",
        "committed",
        "committed",
    ]
    turn_of(s, 1)
    assert offered(s, 1, "play_card") == {"trader", "pirate"}
    assert why(s, 1, "play_card banker") == {"reason": "card-forfeited", "character": "banker"}


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("state", "paid"), [("used", True), ("free", False), ("forfeited", False)])
def test_the_constable_is_paid_only_if_he_was_played(state: str, paid: bool) -> None:
    s = table(3, [["constable", "trader", "pirate"]], court=True)
    last_move(s)
    lay(s, status={"constable": state}, level=1, track=[1], market=[])
    told = close(s)
    assert bool([e for e in events(told, "scored") if e["cause"] == "constable"]) == paid


@pytest.mark.rule("7.1")
def test_one_event_that_asks_two_owners_asks_in_the_order_of_turn() -> None:
    """A capture is the Inquisitor's affair, a King's rise the Queen's: each owner is asked for his own."""
    hands = [["king"], ["queen"], ["inquisitor"]]
    s = table(4, hands, court=True, gp=0)
    lay(s, peers=[1, 0, 2, 3])
    play(s, 0, "play_card king")
    assert (step(s), asked(s)) == ("passive", [1])
    play(s, 1, "passive activate")
    assert (gp(s)[1], status(s, "queen"), asked(s)) == (1, "committed", [0])


@pytest.mark.rule("7.1")
def test_an_inquisitor_who_declines_gets_nothing() -> None:
    s = table(4, [["admiral"], ["inquisitor"]], court=True, tiles={2: "gold"}, ducats=0)
    act(s, 0, "admiral", "ship 1 2 free")
    play(s, 1, "passive decline")
    assert (ducats(s)[1], status(s, "inquisitor")) == (0, "forfeited")


@pytest.mark.rule("7.1")
def test_cards_become_free_again_with_every_round() -> None:
    s = table(4, [["admiral"], ["inquisitor"]], court=True, tiles={2: "gold"})
    act(s, 0, "admiral", "ship 1 2 free")
    play(s, 1, "passive decline")
    while step(s) != "menu" or s.round == 1:
        idle(s)
    assert {status(s, card) for seat in range(4) for card in hand(s, seat)} <= {"free", "committed"}
    assert status(s, "inquisitor") == "free"


@pytest.mark.rule("7.1")
def test_the_cardinal_is_asked_in_the_market_of_bulls() -> None:
    s = draft_table(3, court=True)
    lay(s, ducats=[2, 2, 0])
    deal(s, [[], [], ["cardinal"]])
    play(s, 0, "buy_bull yes")
    assert (step(s), asked(s)) == ("passive", [2])
    play(s, 2, "passive activate")
    assert ducats(s)[2] == 1
    play(s, 1, "buy_bull yes")
    assert ducats(s)[2] == 2 or step(s) != "passive"  # no further question
    assert step(s) != "passive"


@pytest.mark.rule("7.1")
@pytest.mark.rule("5 Secretary")
def test_the_secretary_looks_at_drafted_kings_played_or_not() -> None:
    s = table(4, [["secretary"], ["king"]], court=True, ducats=0, status={"king": "forfeited"})
    play(s, 0, "play_card secretary")
    assert ducats(s)[0] == 0


@pytest.mark.rule("7.1")
@pytest.mark.rule("5 Ambassador")
def test_borrowing_commits_nobody() -> None:
    s = table(
        4, [["ambassador"], ["banker", "trader", "king"]], court=True, ambassador=True, ducats=9, crown=6
    )
    act(s, 0, "ambassador", "copy 2 king", "basic 1")
    assert [status(s, card) for card in ("banker", "trader", "king")] == ["free"] * 3
