"""The worked examples: one test for each of the dossier's section 10, with its numbers."""

from __future__ import annotations

import pytest

from ludarium.games.artificium import GAME
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    area,
    asked,
    at,
    coins,
    hand,
    legal,
    legal_verbs,
    names,
    play,
    reveal,
    run,
    score,
    step,
    stock,
    table,
    why,
)


def uses(s: Artificium, *cards: str) -> None:
    """Seat 0, playing alone, uses these buildings one after another."""
    for card in cards:
        reveal(s, card)
        play(s, 0, "use")


@pytest.mark.rule("10.1")
def test_1_the_rulebooks_example() -> None:
    cards = ["sawmill", "mill_bakery", "brewery", "swordsmith", "castle"]
    s = table(
        coins=[1, 0],
        resources=[{"wheat": 2, "coal": 1, "metal": 1}],
        hands=[cards, []],
        score=[11, 7],
    )
    uses(s, "sawmill")
    assert at(s, 0) == (12, 1, {"wood": 2, "wheat": 2, "coal": 1, "metal": 1})
    uses(s, "mill_bakery")
    assert at(s, 0) == (14, 1, {"wood": 2, "wheat": 1, "food": 1, "coal": 1, "metal": 1})
    uses(s, "brewery")
    assert at(s, 0) == (16, 1, {"wood": 2, "beer": 1, "food": 1, "coal": 1, "metal": 1})
    uses(s, "swordsmith")  # crosses 20: coal
    assert at(s, 0) == (21, 1, {"wood": 2, "beer": 1, "food": 1, "coal": 1, "sword": 1})
    reveal(s, "castle")
    play(s, 0, "besiege 1")  # crosses 25: beer
    assert at(s, 0) == (29, 0, {"wood": 2, "food": 1, "coal": 1, "beer": 1})
    assert score(s, 1) == 3


@pytest.mark.rule("10.2")
def test_2_two_bonuses_in_one_move() -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower"], []], score=[19, 0])
    uses(s, "wizard_tower")
    assert at(s, 0) == (27, 0, {"coal": 1, "beer": 1})


@pytest.mark.rule("10.3")
def test_3_landing_on_a_bonus_square_and_starting_from_it() -> None:
    s = table(resources=[{"wood": 1, "wheat": 1}], hands=[["charcoal_hut", "brewery"], []], score=[18, 0])
    uses(s, "charcoal_hut")
    assert at(s, 0) == (20, 0, {"wheat": 1, "coal": 2})  # its product and the bonus
    uses(s, "brewery")
    assert at(s, 0) == (22, 0, {"coal": 2, "beer": 1})


@pytest.mark.rule("10.4")
def test_4_knight_and_re_crossing() -> None:
    s = table(
        coins=[1, 0],
        resources=[{"beer": 1, "sword": 1}, {"coal": 2, "crystal": 1}],
        hands=[["castle"], ["laboratory"]],
        score=[11, 21],
    )
    reveal(s, "castle", "laboratory")
    play(s, 0, "besiege 1")
    assert at(s, 1) == (17, 0, {"coal": 2, "crystal": 1})
    play(s, 1, "use")
    assert at(s, 1) == (22, 0, {"coal": 2, "spell": 1})  # one coal paid, one from square 20 again


@pytest.mark.rule("10.5")
@pytest.mark.parametrize("before", [3, 0])
def test_5_floor(before: int) -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "sword": 1}], hands=[["castle"], []], score=[0, before])
    reveal(s, "castle")
    play(s, 0, "besiege 1")
    assert score(s, 1) == 0


@pytest.mark.rule("10.6")
def test_6_lap() -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "sword": 1}], hands=[["castle"], []], score=[94, 50])
    reveal(s, "castle")
    play(s, 0, "besiege 1")
    assert at(s, 0) == (102, 0, {"wood": 1})
    s = table(resources=[{"food": 1}], hands=[["iron_foundry"], []], score=[98, 0])
    uses(s, "iron_foundry")
    assert at(s, 0) == (101, 0, {"metal": 1})


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(
    ("old", "scores", "new"),
    [(1, [12, 9, 9, 9], 2), (1, [9, 9, 12, 12], 0), (1, [12, 9, 15, 20], 1), (0, [5, 5], 1)],
)
def test_7_start_player(old: int, scores: list[int], new: int) -> None:
    s = table(len(scores), "round_start", round=2, start=old, score=scores)
    assert s.start == new


@pytest.mark.rule("10.8")
def test_8_market_money() -> None:
    def market() -> Artificium:
        hands = [["farm"] * 5, ["fair"]]
        return table(2, "market", coins=[5, 5], hands=hands, market=["castle"] * 6)

    s = market()
    play(s, 0, "swap farm castle")
    assert coins(s, 0) == 5
    play(s, 1, "swap fair castle")
    play(s, 0, "swap farm castle")
    assert coins(s, 0) == 3
    play(s, 1, "swap castle fair")
    play(s, 0, "swap farm castle")
    assert coins(s, 0) == 1
    play(s, 1, "swap fair castle")
    assert s.players[0].passed  # only PASS was left, and is made for him
    s = market()
    play(s, 0, "mulligan", *["brewery"] * 5)
    run(s, "1 pass", "0 swap brewery castle")
    assert coins(s, 0) == 3


@pytest.mark.rule("10.9")
def test_9_large_hand() -> None:
    s = table(2, "round_start", round=2, start=1, hands=[["farm"] * 7, ["fair"] * 5])
    assert hand(s, 0) == ["farm"] * 7
    play(s, 0, "mulligan")
    assert (s.discard.size, len(hand(s, 0))) == (7, 5)


@pytest.mark.rule("10.10")
def test_10_trade_then_use() -> None:
    s = table(
        coins=[1, 0], resources=[{"wood": 3, "metal": 1}], hands=[["swordsmith", "farm"], []], score=[11, 0]
    )
    bank = s.bank()
    reveal(s, "swordsmith")
    assert why(s, 0, "use") == {"reason": "needs-resource", "resource": "coal"}
    run(s, "0 sell wood", "0 sell wood")
    assert coins(s, 0) == 3
    play(s, 0, "buy coal")
    assert coins(s, 0) == 0
    play(s, 0, "use")
    assert at(s, 0) == (16, 0, {"wood": 1, "sword": 1})
    assert s.bank() == bank + 3
    assert why(s, 0, "sell sword") == {"reason": "not-now"}


@pytest.mark.rule("10.11")
def test_11_action_before_building() -> None:
    s = table(start=0, coins=[0, 1], resources=[{"wheat": 1}], hands=[["brewery"], ["theft"]])
    reveal(s, "brewery", "theft")
    assert asked(s) == [1]
    play(s, 1, "steal 0 wheat")
    assert at(s, 1) == (0, 0, {"wheat": 1})
    assert legal(s, 0) == {"discard", "take_back"}


@pytest.mark.rule("10.12")
def test_12_theft_by_selling() -> None:
    s = table(resources=[{"wood": 1}, {"wheat": 1}], hands=[["theft"], []])
    reveal(s, "theft")
    assert "steal 1 wheat" not in legal(s, 0)
    play(s, 0, "sell wood")
    assert coins(s, 0) == 1
    play(s, 0, "steal 1 wheat")
    assert (at(s, 0), at(s, 1)) == ((0, 0, {"wheat": 1}), (0, 0, {}))
    s = table(coins=[9, 9], resources=[{}, {"metal": 3}], hands=[["theft"], []])
    reveal(s, "theft")
    assert "steal" not in legal_verbs(s, 0)


@pytest.mark.rule("10.13")
def test_13_exploration() -> None:
    s = table(3, hands=[["exploration", "fair"], ["castle"], ["farm"]])
    reveal(s, "exploration", "pass", "farm")
    assert {text for text in legal(s, 0) if text.startswith("explore")} == {"explore 1"}
    assert why(s, 0, "explore 2") == {"reason": "hand-is-empty", "victim": 2}  # its last card lies revealed
    play(s, 0, "explore 1", "castle", "theft")
    assert (hand(s, 0), hand(s, 1)) == (["castle", "fair"], ["theft"])


@pytest.mark.rule("10.14")
def test_14_fair() -> None:
    s = table(
        coins=[1, 0],
        resources=[{}, {"wood": 1}],
        hands=[["castle", "sawmill", "theft", "fair", "rebuilding"], []],
    )
    reveal(s, "castle")
    play(s, 0, "discard")
    uses(s, "sawmill")
    reveal(s, "theft")
    play(s, 0, "steal 1 wood")
    assert (area(s, 0), coins(s, 0)) == (["sawmill", "theft"], 0)
    with_rebuilding = s.clone()
    uses(s, "fair")
    assert coins(s, 0) == 4

    reveal(with_rebuilding, "rebuilding")
    play(with_rebuilding, 0, "rebuild sawmill")
    assert area(with_rebuilding, 0) == ["rebuilding", "theft"]
    uses(with_rebuilding, "fair")
    assert coins(with_rebuilding, 0) == 4

    first = table(hands=[["fair"], []])
    uses(first, "fair")
    assert coins(first, 0) == 0


@pytest.mark.rule("10.15")
def test_15_rebuilding() -> None:
    s = table(
        coins=[2, 0],
        resources=[{"beer": 2, "sword": 2}],
        hands=[["castle", "rebuilding"], []],
        played=[["rebuilding"]],
        score=[26, 20],
    )
    reveal(s, "castle")
    play(s, 0, "besiege 1")
    assert (score(s, 0), score(s, 1)) == (34, 16)
    assert area(s, 0) == ["castle", "rebuilding"]
    reveal(s, "rebuilding")
    assert {text for text in legal(s, 0) if text.startswith("rebuild")} == {"rebuild castle"}
    play(s, 0, "rebuild castle")
    reveal(s, "castle")
    play(s, 0, "besiege 1")
    assert (score(s, 0), score(s, 1)) == (42, 12)

    s = table(hands=[["rebuilding"], []], played=[["rebuilding"]])
    reveal(s, "rebuilding")
    assert legal(s, 0) == {"discard", "take_back"}


@pytest.mark.rule("10.16")
def test_16_tower() -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower", "farm", "farm"], []])
    uses(s, "wizard_tower")
    assert len(hand(s, 0)) == 7
    for left in (6, 5, 4):
        play(s, 0, min(legal(s, 0)))
        assert len(hand(s, 0)) == left
    assert (step(s), asked(s)) == ("choose", [0])


@pytest.mark.rule("10.17")
def test_17_exhaustion() -> None:
    s = table(
        coins=[1, 0],
        resources=[{"beer": 1, "spell": 1}],
        hands=[["wizard_tower"], []],
        deck=["farm", "fair"],
        discard=["brewery"] * 5 + ["castle"] * 5,
    )
    reveal(s, "wizard_tower")
    play(s, 0, "use", "farm", "fair", "brewery", "castle", "castle")
    assert hand(s, 0) == ["brewery", "castle", "castle", "fair", "farm"]
    assert names(s.deck) == ["brewery"] * 4 + ["castle"] * 3
    assert s.discard.size == 0
    run(s, "0 drop fair", "0 drop farm", "0 drop castle")
    assert names(s.discard) == ["castle", "fair", "farm"]


@pytest.mark.rule("10.18")
def test_18_out() -> None:
    s = table(
        3,
        coins=[2, 0, 0],
        resources=[{"beer": 1, "sword": 1}, {}, {"wood": 1}],
        hands=[["exploration", "theft", "castle"], [], ["brewery", "farm"]],
        score=[11, 0, 9],
    )
    reveal(s, "exploration", "brewery")
    play(s, 0, "explore 2", "farm", "fair")
    play(s, 2, "take_back")
    assert s.players[2].out
    assert hand(s, 2) == ["brewery", "fair"]
    assert asked(s) == [0]
    reveal(s, "theft")
    assert legal(s, 2) == set()  # no trade window
    play(s, 0, "steal 2 wood")
    assert stock(s, 2) == {}
    reveal(s, "castle")
    play(s, 0, "besiege 2")
    assert score(s, 2) == 5
    reveal(s, "pass")
    assert step(s) == "round_end"
    assert {"drop brewery", "drop fair"} <= legal(s, 2)
    run(s, "0 done", "2 done")
    assert {"brewery", "fair"} <= set(hand(s, 2))  # kept for the next round


@pytest.mark.rule("10.19")
def test_19_scoring() -> None:
    stock_of_19 = {"wood": 2, "beer": 1, "sword": 1}
    s = table(3, "final", round=4, score=[61, 61, 50], coins=[3, 15, 0], resources=[stock_of_19, {}, {}])
    assert [score(s, seat) for seat in range(3)] == [64, 64, 50]
    assert GAME.places(s) == [1, 1, 3]


@pytest.mark.rule("10.20")
def test_20_final_crossing() -> None:
    s = table(2, "final", round=4, score=[64, 0], coins=[8, 0])
    assert at(s, 0) == (66, 8, {})
    assert s.players[0].bonuses.dump() == [0] * 9
