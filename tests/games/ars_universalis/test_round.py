"""The round (section 4) but for projects: auction, trade, the end of the round."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis.data import FIGURE, MATERIAL
from tests.games.ars_universalis.table import (
    active,
    asked,
    coins,
    hand,
    idle_round,
    idle_to,
    legal,
    play,
    reason,
    run,
    table,
)

OFFER = "ziryab kassia rublev"


@pytest.mark.rule("4")
def test_the_lead_acts_first_in_every_phase() -> None:
    s = table(4, "auction", lead=2)
    for phase in ("auction", "trade", "projects"):
        idle_to(s, phase)
        assert asked(s) == [2]
        play(s, 2, "withdraw" if phase == "auction" else "end")
        assert asked(s) == [3]


@pytest.mark.rule("4")
def test_a_round_forgets_the_shifts_and_acquisitions_of_the_last() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 shift_coins", "0 open ziryab 4", "1 pass", "2 pass")
    assert (s.players[0].shifted, s.players[0].acquired) == (True, True)
    idle_round(s)
    assert (s.players[0].shifted, s.players[0].acquired) == (False, False)
    assert s.players[0].shifts == 1


@pytest.mark.rule("4.1")
def test_bids_are_whole_coins_that_one_has() -> None:
    s = table(3, "auction", offer=OFFER, coins=[9, 7, 12])
    bids = [text for text in legal(s, 0) if text.startswith("open rublev")]
    assert sorted(bids, key=lambda text: int(text.split()[2])) == [
        f"open rublev {bid}" for bid in range(5, 10)
    ]
    assert reason(s, 0, "open rublev 4") == "bid-too-low"
    assert reason(s, 0, "open rublev 10") == "needs-coins"
    assert reason(s, 0, "open dante 5") == "not-on-table"
    assert reason(s, 0, "take rublev") == "others-in-play"
    play(s, 0, "open rublev 6")
    assert {text for text in legal(s, 1) if text.startswith("raise")} == {"raise 7"}
    assert reason(s, 1, "raise 6") == "bid-too-low"
    run(s, "1 raise 7", "2 raise 12")
    assert asked(s) == [0]  # who cannot raise without a shift may still make it
    play(s, 0, "pass")  # seat 1 could not exceed 12 even with a shift, and passes by force
    assert [coins(s, seat) for seat in range(3)] == [9, 7, 0]  # only the winner pays


@pytest.mark.rule("4.1")
def test_a_pass_counts_for_one_auction() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 open ziryab 4", "1 pass", "2 pass", "1 open rublev 5")
    assert asked(s) == [2]
    run(s, "2 raise 6", "1 pass", "1 take kassia")
    assert active(s, 2) == ["rublev"]


@pytest.mark.rule("4.1")
def test_figures_nobody_buys_are_discarded() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 open ziryab 4", "1 pass", "2 pass", "1 withdraw", "2 withdraw")
    assert [str(FIGURE.write(figure)) for figure in s.discard.items()] == ["kassia", "rublev"]


@pytest.mark.rule("4.1")
def test_a_shift_comes_before_the_decision() -> None:
    s = table(3, "auction", offer=OFFER, hands=["M001", "M002", "M003"])
    run(s, "0 shift_hand", "0 open ziryab 4", "1 shift_coins")
    assert asked(s) == [1]
    assert "raise 40" in legal(s, 1)


@pytest.mark.rule("4.2")
def test_only_cards_drawn_are_paid() -> None:
    s = table(step="trade", coins=[20, 0, 0], hands=["M001 M002 M003 M004 M005 M006"])
    play(s, 0, "buy 3")
    assert reason(s, 0, "keep") == "must-drop"
    run(s, "0 drop M004", "0 keep")
    assert coins(s, 0) == 18
    assert len(hand(s, 0)) == 6
    assert reason(s, 0, "sell M004") == "not-in-hand"


@pytest.mark.rule("4.2")
def test_how_much_one_may_buy() -> None:
    s = table(step="trade", coins=[7, 100, 0])
    assert {text for text in legal(s, 0) if text.startswith("buy")} == {"buy 1", "buy 2", "buy 3"}
    assert reason(s, 0, "buy 4") == "needs-coins"
    play(s, 0, "end")
    assert {text for text in legal(s, 1) if text.startswith("buy")} == {f"buy {many}" for many in range(1, 7)}
    assert reason(s, 1, "buy 7") == "above-limit"


@pytest.mark.rule("4.2")
def test_a_sale_goes_in_the_order_of_the_cards() -> None:
    s = table(step="trade", hands=["M001 M005 M009"])
    play(s, 0, "sell M005")
    assert reason(s, 0, "sell M001") == "in-card-order"
    assert {text for text in legal(s, 0) if text.startswith("sell")} == {"sell M009"}


@pytest.mark.rule("4.2")
def test_who_can_do_nothing_is_not_asked() -> None:
    s = table(step="trade", coins=[1, 9, 9], shifts=[2, 0, 0])
    assert asked(s) == [1]


@pytest.mark.rule("4.4")
def test_the_end_of_a_round() -> None:
    s = table(lead=1, hands=["", "M001"], bank="M050 M051 M052")
    s.players[0].acquired = True
    play(s, 1, "exchange M001 M051")
    idle_round(s)
    assert s.lead == 2
    assert s.bank.size == 0
    assert s.pool.has(MATERIAL.read("M001"))
    assert not s.pool.has(MATERIAL.read("M051"))
