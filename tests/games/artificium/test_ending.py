"""The end of a round (dossier 5.5) and of the game (7)."""

from __future__ import annotations

import pytest

from ludarium.core import kernel
from ludarium.games.artificium import GAME
from ludarium.games.artificium.scoring import breakdown
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    asked,
    at,
    coins,
    events,
    hand,
    legal,
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

# 5.5 Round end


@pytest.mark.rule("5.5")
def test_all_played_areas_go_to_the_discard_pile() -> None:
    s = table(
        3, "round_end", hands=[["farm"]], played=[["fair"], ["castle", "theft"], []], discard=["brewery"]
    )
    assert [names(player.played) for player in s.players] == [[], [], []]
    assert names(s.discard) == ["brewery", "castle", "fair", "theft"]


@pytest.mark.rule("5.5")
def test_each_player_may_discard_any_hand_cards_and_sell_any_resources() -> None:
    s = table(
        2,
        "round_end",
        hands=[["farm", "farm", "fair", "castle"], ["theft"]],
        resources=[{"wood": 2, "sword": 1}, {}],
        coins=[1, 0],
    )
    assert legal(s, 0) == {"done", "drop farm", "drop fair", "drop castle", "sell wood", "sell sword"}
    run(s, "0 drop fair", "0 drop farm", "0 sell wood", "0 sell sword", "0 done")
    told = play(s, 1, "done")
    assert names(s.discard) == ["fair", "farm"]
    assert {"castle", "farm"} <= set(hand(s, 0))
    assert at(s, 0) == (0, 1 + 1 + 5, {"wood": 1})
    assert [entry["card"] for entry in events(told, "discarded")] == ["fair", "farm"]
    assert [entry["resource"] for entry in events(told, "sold")] == ["wood", "sword"]


@pytest.mark.rule("5.5")
def test_nobody_is_forced_to_discard_or_sell() -> None:
    s = table(2, "round_end", hands=[["farm"] * 7, ["theft"]], resources=[{"wood": 2}])
    run(s, "0 done", "1 done")
    assert hand(s, 0) == ["farm"] * 7
    assert stock(s, 0) == {"wood": 2}


@pytest.mark.rule("5.5")
def test_each_card_and_token_can_go_only_once() -> None:
    s = table(2, "round_end", hands=[["farm", "farm"], ["theft"]], resources=[{"wood": 1}])
    run(s, "0 drop farm", "0 drop farm")
    assert why(s, 0, "drop farm") == {"reason": "not-in-hand", "card": "farm"}
    play(s, 0, "sell wood")
    assert why(s, 0, "sell wood") == {"reason": "none-to-sell", "resource": "wood"}
    assert legal(s, 0) == {"done"}
    run(s, "0 done", "1 done")
    assert names(s.discard) == ["farm", "farm"]


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("done", "wish", "reason"),
    [
        ([], "drop castle", {"reason": "not-in-hand", "card": "castle"}),
        ([], "sell beer", {"reason": "none-to-sell", "resource": "beer"}),
        (["drop farm"], "drop fair", {"reason": "in-card-order"}),
        (["sell wood"], "drop farm", {"reason": "drop-before-selling"}),
        (["sell coal"], "sell wood", {"reason": "in-board-order"}),
        ([], "buy wood", {"reason": "not-now"}),
        (["done"], "drop farm", {"reason": "already-in"}),
    ],
)
def test_why_a_round_end_wish_is_refused(done: list[str], wish: str, reason: dict[str, str]) -> None:
    s = table(
        2, "round_end", coins=[9, 9], hands=[["farm", "fair"], ["theft"]], resources=[{"wood": 1, "coal": 1}]
    )
    for text in done:
        play(s, 0, text)
    assert wish not in legal(s, 0)
    assert why(s, 0, wish) == reason


@pytest.mark.rule("5.5")
def test_every_choice_of_discards_and_sales_is_reachable_in_one_way() -> None:
    s = table(2, "round_end", hands=[["farm", "farm", "fair"], ["theft"]], resources=[{"wood": 2, "coal": 1}])
    ends: list[tuple[str, ...]] = []
    queue: list[tuple[Artificium, tuple[str, ...]]] = [(s, ())]
    while queue:
        here, path = queue.pop()
        for text in legal(here, 0):
            if text == "done":
                ends.append(tuple(sorted(path)))
                continue
            there = here.clone()
            play(there, 0, text)
            queue.append((there, (*path, text)))
    assert len(ends) == len(set(ends)) == 3 * 2 * 3 * 2


@pytest.mark.rule("5.5")
def test_messages_are_collected_and_nothing_happens_before_all_are_in() -> None:
    s = table(2, "round_end", hands=[["farm"], ["theft"]], resources=[{"wood": 1}, {"wood": 1}])
    told = [*play(s, 1, "drop theft"), *play(s, 1, "sell wood"), *play(s, 1, "done")]
    assert told == []
    assert (hand(s, 1), stock(s, 1), coins(s, 1), s.discard.size) == (["theft"], {"wood": 1}, 0, 0)
    assert asked(s) == [0]
    play(s, 0, "done")
    assert (coins(s, 1), names(s.discard)) == (1, ["theft"])


@pytest.mark.rule("5.5")
def test_messages_are_applied_in_order_from_the_start_player() -> None:
    s = table(3, "round_end", start=1, hands=[["farm"], ["theft"], ["fair"]])
    run(s, "0 drop farm", "0 done", "1 drop theft", "1 done", "2 drop fair")
    told = play(s, 2, "done")
    assert [(entry["seat"], entry["card"]) for entry in events(told, "discarded")] == [
        (1, "theft"),
        (2, "fair"),
        (0, "farm"),
    ]


@pytest.mark.rule("5.5")
def test_a_draft_can_be_retracted_whole_until_all_are_in() -> None:
    s = table(2, "round_end", hands=[["farm"], ["theft"]], resources=[{"wood": 1}, {}])
    run(s, "0 drop farm", "0 sell wood")
    assert kernel.retract(s, 0)  # in the middle of the own message
    assert legal(s, 0) == {"done", "drop farm", "sell wood"}
    run(s, "0 sell wood", "0 done")
    assert asked(s) == [1]
    assert kernel.retract(s, 0)  # after it, while seat 1 is still choosing
    assert asked(s) == [0, 1]
    assert not kernel.retract(s, 0)
    run(s, "0 done", "1 done")
    assert stock(s, 0) == {"wood": 1}
    assert s.discard.size == 0


@pytest.mark.rule("5.5")
def test_who_has_nothing_to_discard_or_sell_is_not_asked() -> None:
    s = table(3, "round_end", coins=[9, 0, 0], hands=[[], ["theft"], []], resources=[{}, {}, {"wood": 1}])
    assert asked(s) == [1, 2]


@pytest.mark.rule("5.5")
def test_the_round_marker_moves_on_and_everybody_is_back_in() -> None:
    s = table(2, "round_end", round=2, score=[3, 4], hands=[["farm"], ["theft"]], out=[0, 1])
    run(s, "0 done", "1 done")
    assert (s.round, step(s), s.start) == (3, "market", 0)
    assert [player.out for player in s.players] == [False, False]
    assert [len(hand(s, seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("5.5")
def test_in_round_four_the_choice_is_skipped() -> None:
    s = table(2, round=4, hands=[["farm", "theft"], ["theft"]], resources=[{"wood": 3}], coins=[1, 0])
    reveal(s, "pass", "pass")
    assert s.over
    assert at(s, 0) == (1, 4, {})


@pytest.mark.rule("5.5")
def test_a_game_has_four_rounds() -> None:
    s = table(2, "round_start", round=1, coins=[5, 5])
    rounds = []
    while not s.over:
        rounds.append(int(s.round))
        seat = asked(s)[0]
        play(s, seat, "done" if step(s) == "round_end" else "pass")
    assert sorted(set(rounds)) == [1, 2, 3, 4]
    assert why(s, 0, "pass") == {"reason": "game-over"}


# 7. Final scoring


@pytest.mark.rule("7")
@pytest.mark.parametrize(
    ("money", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (15, 3), (16, 4), (101, 25)]
)
def test_four_coins_are_a_point_and_the_remainder_is_lost(money: int, points: int) -> None:
    s = table(2, "final", round=4, score=[10, 0], coins=[money, 0])
    assert s.over
    assert score(s, 0) == 10 + points


@pytest.mark.rule("7")
def test_everything_is_sold_at_the_selling_price() -> None:
    """One of each: 1+1+2+2+2+3+3+5+5 = 24 coins."""
    each = dict.fromkeys(("wood", "wheat", "coal", "food", "beer", "crystal", "metal", "spell", "sword"), 1)
    s = table(2, "final", round=4, resources=[each, {"wood": 3}], coins=[0, 1])
    assert [score(s, seat) for seat in (0, 1)] == [6, 1]
    assert stock(s, 0) == {}


@pytest.mark.rule("7")
def test_hand_cards_are_worth_nothing() -> None:
    s = table(2, "final", round=4, hands=[["castle"] * 5, []])
    assert [score(s, seat) for seat in (0, 1)] == [0, 0]
    assert GAME.places(s) == [1, 1]


@pytest.mark.rule("7")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([64, 64, 50], [1, 1, 3]),
        ([50, 64, 64], [3, 1, 1]),
        ([9, 8, 8, 7], [1, 2, 2, 4]),
        ([5, 5, 5], [1, 1, 1]),
        ([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]),
    ],
)
def test_equal_scores_share_a_place_without_tie_breaker(scores: list[int], places: list[int]) -> None:
    money = [3, *([0] * (len(scores) - 1))]  # lost coins break no tie
    s = table(len(scores), "final", round=4, score=scores, coins=money)
    assert GAME.places(s) == places


@pytest.mark.rule("7")
def test_the_breakdown_adds_up_to_the_score() -> None:
    s = table(
        round=4,
        coins=[5, 5],
        resources=[{"beer": 1, "sword": 1}, {}],
        hands=[["castle", "farm"], ["farm", "farm", "farm"]],
    )
    reveal(s, "farm", "farm")
    run(s, "0 use", "1 use")
    reveal(s, "castle", "farm")
    run(s, "0 besiege 1", "1 use")
    reveal(s, "pass")
    assert s.over
    # seat 0: 4 coins, 2 wheat and the wood of square 5
    assert breakdown(s, 0) == {"farm": 1, "castle": 8, "setbacks": 0, "coins": 1}
    assert score(s, 0) == 10
    assert breakdown(s, 1) == {"farm": 2, "setbacks": -1, "coins": 2}
    assert score(s, 1) == 3
