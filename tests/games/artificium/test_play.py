"""Choosing cards (dossier 5.3) and resolving them (5.4)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ludarium.core import kernel
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    BUY,
    SELL,
    area,
    asked,
    at,
    coins,
    events,
    hand,
    legal,
    legal_verbs,
    names,
    play,
    reveal,
    revealed,
    run,
    score,
    step,
    stock,
    table,
    why,
    worth,
)

# 5.3 Choose


@pytest.mark.rule("5.3")
def test_each_active_player_lays_one_of_his_cards_or_passes() -> None:
    s = table(hands=[["farm", "farm", "fair"], ["castle"]])
    assert asked(s) == [0, 1]
    assert legal(s, 0) == {"play farm", "play fair", "pass"}
    assert legal(s, 1) == {"play castle", "pass"}  # a single card leaves the choice too


@pytest.mark.rule("5.3")
def test_cards_lie_face_down_until_all_have_chosen() -> None:
    s = table(3, hands=[["farm"], ["fair"], ["castle"]])
    assert play(s, 1, "play fair") == []
    assert play(s, 0, "pass") == []
    assert [revealed(s, seat) for seat in range(3)] == [None] * 3
    assert [player.out for player in s.players] == [False] * 3
    assert asked(s) == [2]
    told = play(s, 2, "play castle")
    assert [revealed(s, seat) for seat in range(3)] == [None, "fair", "castle"]
    assert [player.out for player in s.players] == [True, False, False]
    assert {entry["event"] for entry in events(told, "passed") + events(told, "revealed")} == {
        "passed",
        "revealed",
    }


@pytest.mark.rule("5.3")
def test_a_revealed_card_has_left_the_hand() -> None:
    s = table(hands=[["farm", "farm"], ["castle"]])
    reveal(s, "farm", "castle")
    assert (hand(s, 0), hand(s, 1)) == (["farm"], [])


@pytest.mark.rule("5.3")
def test_who_is_out_or_has_no_cards_is_not_asked() -> None:
    s = table(4, hands=[["farm"], [], ["castle"], ["fair"]], out=[2])
    assert asked(s) == [0, 3]
    assert why(s, 1, "pass") == {"reason": "not-your-turn"}
    assert why(s, 2, "play castle") == {"reason": "not-your-turn"}
    assert not s.players[1].out


@pytest.mark.rule("5.3")
def test_without_active_players_the_round_ends() -> None:
    s = table(hands=[["farm"], []], out=[0])
    assert step(s) == "round_end"


@pytest.mark.rule("5.3")
def test_when_all_pass_the_round_ends() -> None:
    s = table(hands=[["farm"], ["farm"]])
    reveal(s, "pass", "pass")
    assert step(s) == "round_end"


@pytest.mark.rule("5.3")
def test_a_player_without_cards_comes_back_by_his_own_effects() -> None:
    """The last card is an Exploration: with the stolen card its owner is active again."""
    s = table(hands=[["exploration"], ["farm", "fair"]])
    reveal(s, "exploration", "pass")
    play(s, 0, "explore 1", "farm", "castle")
    assert asked(s) == [0]
    assert legal(s, 0) == {"play farm", "pass"}


@pytest.mark.rule("5.3")
def test_play_goes_on_until_nobody_is_active() -> None:
    s = table(hands=[["farm", "sawmill"], ["farm"]])
    reveal(s, "farm", "farm")
    run(s, "0 use", "1 use")
    assert (step(s), asked(s)) == ("choose", [0])
    reveal(s, "sawmill")
    play(s, 0, "use")
    assert step(s) == "round_end"


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play castle", {"reason": "not-in-hand", "card": "castle"}),
        ("use", {"reason": "not-now"}),
        ("sell wood", {"reason": "not-now"}),
    ],
)
def test_why_a_choice_is_refused(text: str, reason: dict[str, str]) -> None:
    s = table(hands=[["farm"], ["farm"]], resources=[{"wood": 1}])
    assert why(s, 0, text) == reason


@pytest.mark.rule("5.3")
def test_a_submitted_choice_can_be_taken_back_while_others_choose() -> None:
    s = table(hands=[["farm", "fair"], ["farm"]])
    play(s, 0, "play farm")
    assert why(s, 0, "play fair") == {"reason": "already-in"}
    assert kernel.retract(s, 0)
    assert legal(s, 0) == {"play farm", "play fair", "pass"}
    assert not kernel.retract(s, 1)  # nothing submitted yet
    reveal(s, "fair", "farm")
    assert revealed(s, 0) == "fair"
    assert not kernel.retract(s, 0)


# 5.4 Resolve


@pytest.mark.rule("5.4")
def test_actions_resolve_first_then_buildings_both_in_order_from_the_start_player() -> None:
    hands = [["farm"], ["fair"], ["sawmill"], ["fair"]]
    s = table(4, start=2, hands=hands)
    reveal(s, "farm", "fair", "sawmill", "fair")
    order = []
    while step(s) == "resolve":
        order.append((asked(s)[0], revealed(s, asked(s)[0])))
        play(s, order[-1][0], "use")
    assert order == [(3, "fair"), (1, "fair"), (2, "sawmill"), (0, "farm")]


@pytest.mark.rule("5.4")
def test_a_used_card_lies_in_the_played_area() -> None:
    s = table(hands=[["farm", "fair"], []])
    reveal(s, "farm")
    play(s, 0, "use")
    assert (area(s, 0), revealed(s, 0), names(s.discard)) == (["farm"], None, [])
    assert not s.players[0].out


@pytest.mark.rule("5.4")
def test_a_discarded_card_gives_nothing_and_its_owner_plays_on() -> None:
    s = table(hands=[["farm", "fair"], []])
    reveal(s, "farm")
    play(s, 0, "discard")
    assert (area(s, 0), names(s.discard)) == ([], ["farm"])
    assert at(s, 0) == (0, 0, {})
    assert (step(s), asked(s)) == ("choose", [0])


@pytest.mark.rule("5.4")
def test_a_card_taken_back_gives_nothing_and_its_owner_is_out() -> None:
    s = table(hands=[["farm", "fair"], ["sawmill", "sawmill"]])
    reveal(s, "farm", "sawmill")
    play(s, 0, "take_back")
    assert hand(s, 0) == ["fair", "farm"]
    assert at(s, 0) == (0, 0, {})
    assert (area(s, 0), names(s.discard)) == ([], [])
    play(s, 1, "use")
    assert asked(s) == [1]


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("card", ["farm", "castle", "fair", "exploration", "theft", "rebuilding"])
def test_discarding_and_taking_back_are_always_possible(card: str) -> None:
    s = table(hands=[[card], []])
    reveal(s, card)
    assert {"discard", "take_back"} <= legal(s, 0)


@pytest.mark.rule("5.4")
def test_any_resource_is_traded_with_the_bank_at_its_price() -> None:
    for resource in BUY:
        s = table(coins=[BUY[resource], 0], hands=[["fair"], []])
        reveal(s, "fair")
        play(s, 0, f"buy {resource}")
        assert at(s, 0) == (0, 0, {resource: 1})
        s = table(resources=[{resource: 2}], hands=[["fair"], []])
        reveal(s, "fair")
        play(s, 0, f"sell {resource}")
        assert at(s, 0) == (0, SELL[resource], {resource: 1})


@pytest.mark.rule("5.4")
def test_coins_never_become_negative() -> None:
    for resource in BUY:
        s = table(coins=[BUY[resource] - 1, 0], hands=[["fair"], []])
        reveal(s, "fair")
        assert why(s, 0, f"buy {resource}") == {
            "reason": "needs-coins",
            "price": BUY[resource],
            "coins": BUY[resource] - 1,
        }


@pytest.mark.rule("5.4")
def test_after_use_no_trading_until_the_next_own_turn() -> None:
    s = table(coins=[9, 9], hands=[["sawmill", "farm"], ["farm"]])
    reveal(s, "sawmill", "farm")
    play(s, 0, "use")
    assert legal(s, 0) == set()
    assert why(s, 0, "sell wood") == {"reason": "not-your-turn"}
    play(s, 1, "use")
    assert why(s, 0, "sell wood") == {"reason": "not-now"}
    reveal(s, "farm")
    assert "sell wood" in legal(s, 0)


@pytest.mark.rule("5.4")
def test_only_the_owner_of_the_card_in_turn_may_trade() -> None:
    s = table(3, coins=[9, 9, 9], hands=[["farm"], ["farm"], ["farm"]])
    reveal(s, "farm", "farm", "pass")
    assert asked(s) == [0]
    assert (legal(s, 1), legal(s, 2)) == (set(), set())


@pytest.mark.rule("5.4")
def test_using_is_never_compulsory() -> None:
    s = table(hands=[["farm", "farm"], []])
    reveal(s, "farm")
    assert legal(s, 0) == {"use", "discard", "take_back"}


@pytest.mark.rule("5.4")
def test_a_later_turn_of_the_same_step_starts_its_trades_afresh() -> None:
    """Seat 0 sold wood and bought coal; seat 1 may still sell and buy what it likes."""
    s = table(coins=[5, 5], resources=[{"wood": 1}, {"wood": 1, "beer": 1}], hands=[["fair"], ["fair"]])
    reveal(s, "fair", "fair")
    run(s, "0 sell wood", "0 buy coal", "0 use")
    assert {"sell wood", "sell beer", "buy wood", "buy wheat"} <= legal(s, 1)
    play(s, 1, "use")


@pytest.mark.rule("5.4")
def test_the_same_players_next_turn_starts_his_trades_afresh() -> None:
    s = table(coins=[5, 0], resources=[{"wood": 2}], hands=[["fair", "fair"], []])
    reveal(s, "fair")
    run(s, "0 sell wood", "0 buy coal", "0 use")
    reveal(s, "fair")
    assert {"sell wood", "sell coal", "buy wood", "buy wheat"} <= legal(s, 0)


# The canonical order of trades: all sells, then all buys


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("done", "wish", "reason"),
    [
        ([], "sell sword", {"reason": "none-to-sell", "resource": "sword"}),
        (["buy wood"], "sell coal", {"reason": "sell-before-buying"}),
        (["sell coal"], "sell wood", {"reason": "in-board-order"}),
        (["sell wood"], "buy wood", {"reason": "just-sold", "resource": "wood"}),
        (["buy beer"], "buy wood", {"reason": "in-board-order"}),
    ],
)
def test_trades_come_in_one_order(done: list[str], wish: str, reason: dict[str, str]) -> None:
    s = table(coins=[9, 0], resources=[{"wood": 2, "coal": 2}], hands=[["fair"], []])
    reveal(s, "fair")
    for text in done:
        play(s, 0, text)
    assert wish not in legal(s, 0)
    assert why(s, 0, wish) == reason


def _reachable(s: Artificium) -> Counter[tuple[tuple[str, int], ...]]:
    """All stocks that trading can reach from here, and in how many ways."""
    ways: Counter[tuple[tuple[str, int], ...]] = Counter()
    queue = [s]
    while queue:
        here = queue.pop()
        ways[tuple(sorted(stock(here, 0).items()))] += 1
        for text in legal(here, 0):
            if text.startswith(("buy", "sell")):
                there = here.clone()
                play(there, 0, text)
                queue.append(there)
    return ways


@pytest.mark.rule("5.4")
def test_every_affordable_net_trade_is_reachable_in_exactly_one_way() -> None:
    """RESOLVE(net, choice): legal iff the sells are in stock and the coins suffice, sells first."""
    owned, money = {"wood": 1, "coal": 1, "metal": 1}, 2
    s = table(coins=[money, 0], resources=[owned], hands=[["fair"], []])
    reveal(s, "fair")
    expected = set()
    most = money + sum(SELL[resource] for resource in owned)
    for final in product(*(range(owned.get(r, 0) + most // BUY[r] + 1) for r in BUY)):
        left = money
        for resource, number in zip(BUY, final):
            net = number - owned.get(resource, 0)
            left -= net * BUY[resource] if net > 0 else net * SELL[resource]
        if left >= 0:
            expected.add(tuple(sorted((r, number) for r, number in zip(BUY, final) if number)))
    ways = _reachable(s)
    assert set(ways) == expected
    assert set(ways.values()) == {1}


@pytest.mark.rule("2.2")
def test_a_sale_leaves_the_worth_and_a_purchase_lowers_it() -> None:
    for resource in BUY:
        s = table(coins=[8, 0], resources=[{resource: 1}], hands=[["fair"], []])
        reveal(s, "fair")
        before = worth(s, 0)
        sold, bought = s.clone(), s.clone()
        play(sold, 0, f"sell {resource}")
        play(bought, 0, f"buy {resource}")
        assert worth(sold, 0) == before
        assert worth(bought, 0) == before - (BUY[resource] - SELL[resource])


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        *(("sawmill", 2), ("farm", 2), ("charcoal_hut", 1), ("hunting_lodge", 1), ("mill_bakery", 1)),
        *(("brewery", 1), ("crystal_mine", 1), ("iron_foundry", 1), ("laboratory", 0), ("swordsmith", 0)),
        *(("wizard_tower", -8), ("castle", -8)),
    ],
)
def test_what_using_a_card_changes_in_worth(card: str, change: int) -> None:
    """On squares without a bonus (from 11 to at most 19)."""
    s = table(coins=[5, 0], resources=[dict.fromkeys(BUY, 1)], hands=[[card]], score=[11, 0])
    reveal(s, card)
    before = worth(s, 0)
    play(s, 0, "besiege 1" if card == "castle" else "use")
    assert worth(s, 0) - before == change


@pytest.mark.rule("5.4")
def test_a_wizards_tower_is_followed_by_its_discards_before_anything_else() -> None:
    s = table(
        coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower", "farm"], ["sawmill"]]
    )
    reveal(s, "wizard_tower", "sawmill")
    play(s, 0, "use", "fair", "fair", "fair", "castle", "castle")
    assert (step(s), asked(s)) == ("wizard_discard", [0])
    assert legal_verbs(s, 0) == {"drop"}
    assert why(s, 1, "use") == {"reason": "not-your-turn"}
    run(s, "0 drop fair", "0 drop fair", "0 drop fair")
    assert (step(s), asked(s)) == ("resolve", [1])
    assert (score(s, 0), coins(s, 0)) == (8, 0)
