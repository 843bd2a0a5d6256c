"""The rulings: one test for each row of the dossier's section 9."""

from __future__ import annotations

import pytest

from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    area,
    asked,
    at,
    coins,
    events,
    hand,
    legal,
    legal_verbs,
    log,
    names,
    play,
    reveal,
    revealed,
    run,
    score,
    scripted,
    step,
    stock,
    table,
    why,
)


def besieged(victim: int, **more: int) -> Artificium:
    """Seat 0 has just used a castle on seat 1, whose score was `victim`; seat 1 holds some buildings."""
    s = table(
        coins=[1, 0],
        resources=[{"beer": 1, "sword": 1}, more],
        hands=[["castle"], ["laboratory", "farm", "farm"]],
        score=[11, victim],
    )
    reveal(s, "castle", "farm")
    play(s, 0, "besiege 1")
    return s


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 0), (4, 0), (5, 1)])
def test_the_marker_stops_at_zero(before: int, after: int) -> None:
    assert score(besieged(before), 1) == after


@pytest.mark.rule("9.2")
def test_a_bonus_is_given_again_forwards_and_never_backwards() -> None:
    s = besieged(21, coal=1)  # back over 20
    assert at(s, 1) == (17, 0, {"coal": 1})
    play(s, 1, "discard")
    s.players[1].resources.put(5, 1)  # a crystal for the laboratory
    reveal(s, "laboratory")
    play(s, 1, "use")
    assert at(s, 1) == (22, 0, {"coal": 1, "spell": 1})


@pytest.mark.rule("9.3")
def test_points_from_coins_give_no_bonus() -> None:
    s = table(2, "final", round=4, score=[4, 0], coins=[4, 0])
    assert at(s, 0) == (5, 4, {})
    assert s.players[0].bonuses.dump() == [0] * 9


@pytest.mark.rule("9.4")
def test_one_may_pass_secretly_and_is_then_out_for_the_phase() -> None:
    s = table(hands=[["farm", "farm"], ["farm", "fair"]], coins=[9, 9])
    assert play(s, 0, "pass") == []  # nobody is told before all have chosen
    play(s, 1, "play farm")
    assert s.players[0].out
    assert hand(s, 0) == ["farm", "farm"]
    assert asked(s) == [1]  # no trade window for the passer
    play(s, 1, "use")
    assert asked(s) == [1]


@pytest.mark.rule("9.5")
def test_tokens_never_run_out() -> None:
    s = table(
        2,
        coins=[60, 45],
        resources=[{"wood": 20}, {"wheat": 10}],
        hands=[["sawmill"], ["fair"]],
        played=[["farm"]],
    )
    assert s.bank() == -35
    reveal(s, "sawmill", "fair")
    run(s, "1 buy sword", "1 use")
    run(s, "0 sell wood", "0 buy sword", "0 use")
    assert at(s, 0) == (1, 60 + 1 - 8, {"wood": 21, "sword": 1})
    assert at(s, 1) == (0, 37, {"wheat": 10, "sword": 1})
    assert s.bank() == 100 - 53 - 22 - 37 - 11


@pytest.mark.rule("9.6")
def test_rebuilding_may_fetch_any_own_played_card_but_no_rebuilding() -> None:
    s = table(hands=[["rebuilding"], []], played=[["rebuilding", "fair", "castle", "castle"]])
    reveal(s, "rebuilding")
    assert {text for text in legal(s, 0) if text.startswith("rebuild")} == {"rebuild fair", "rebuild castle"}
    assert why(s, 0, "rebuild rebuilding") == {"reason": "never-rebuilding"}


@pytest.mark.rule("9.7")
def test_fair_counts_the_cards_now_in_the_played_area() -> None:
    """A farm used, fetched and used again lies there once."""
    s = table(hands=[["farm", "rebuilding", "fair"], []])
    reveal(s, "farm")
    play(s, 0, "use")
    reveal(s, "rebuilding")
    play(s, 0, "rebuild farm")
    reveal(s, "farm")
    play(s, 0, "use")
    reveal(s, "fair")
    play(s, 0, "use")
    assert coins(s, 0) == 4  # rebuilding and farm


@pytest.mark.rule("9.8")
def test_discards_are_open() -> None:
    s = table(3, hands=[["castle", "farm"], ["theft"], []])
    reveal(s, "castle", "pass")
    told = play(s, 0, "discard")
    for seat in (0, 1, 2, -1):
        assert {"event": "discarded", "seat": 0, "card": "castle"} in log(told, seat)
        assert s.view(seat)["discard"] == {"castle": 1}


@pytest.mark.rule("9.9")
@pytest.mark.parametrize("choice", ["discard", "take_back"])
def test_one_may_trade_and_then_not_use_the_card(choice: str) -> None:
    s = table(coins=[2, 0], resources=[{"wood": 1}], hands=[["farm"], ["fair"]])
    reveal(s, "farm", "pass")
    run(s, "0 sell wood", "0 buy coal", f"0 {choice}")
    assert at(s, 0) == (0, 0, {"coal": 1})


@pytest.mark.rule("9.10")
def test_no_trade_in_a_step_without_an_own_card() -> None:
    s = table(3, coins=[9, 9, 9], resources=[{}, {"wood": 2}, {"wood": 2}], hands=[["farm"], ["farm"], []])
    reveal(s, "farm", "pass")
    for seat in (1, 2):
        assert legal(s, seat) == set()
        assert why(s, seat, "sell wood") == {"reason": "not-your-turn"}
        assert why(s, seat, "buy wood") == {"reason": "not-your-turn"}


@pytest.mark.rule("9.11")
def test_an_empty_hand_is_no_target_of_exploration() -> None:
    s = table(3, hands=[["exploration"], [], ["farm"]])
    reveal(s, "exploration", "pass")
    assert {text for text in legal(s, 0) if text.startswith("explore")} == {"explore 2"}
    s = table(3, hands=[["exploration"], [], []])
    reveal(s, "exploration")
    assert legal(s, 0) == {"discard", "take_back"}


@pytest.mark.rule("9.12")
def test_a_player_who_is_out_can_be_explored() -> None:
    s = table(hands=[["exploration"], ["farm", "farm"]], out=[1])
    reveal(s, "exploration")
    play(s, 0, "explore 1", "farm", "castle")
    assert hand(s, 1) == ["castle", "farm"]
    assert s.players[1].out


@pytest.mark.rule("9.13")
def test_the_thief_chooses_victim_and_resource() -> None:
    s = table(
        3, coins=[2, 0, 0], resources=[{}, {"wood": 1, "beer": 1}, {"wheat": 1}], hands=[["theft"], [], []]
    )
    reveal(s, "theft")
    thefts = {text for text in legal(s, 0) if text.startswith("steal")}
    assert thefts == {"steal 1 wood", "steal 1 beer", "steal 2 wheat"}


@pytest.mark.rule("9.14")
def test_a_mulligan_of_more_than_five_cards_draws_five() -> None:
    s = table(2, "market", hands=[["farm"] * 6, ["fair"]], market=["castle"] * 6)
    play(s, 0, "mulligan")
    assert s.discard.size == 6
    assert len(hand(s, 0)) == 5


@pytest.mark.rule("9.15")
def test_after_a_mulligan_every_swap_costs_two() -> None:
    s = table(2, "market", coins=[5, 5], hands=[["farm"] * 5, ["fair"]], market=["castle"] * 6)
    play(s, 0, "mulligan", *["brewery"] * 5)
    run(s, "1 pass", "0 swap brewery castle")
    assert coins(s, 0) == 3
    play(s, 0, "swap brewery castle")
    assert coins(s, 0) == 1


@pytest.mark.rule("9.16")
def test_points_and_bonuses_come_before_the_effect_of_castle_and_tower() -> None:
    s = table(
        coins=[2, 0],
        resources=[{"beer": 2, "sword": 1, "spell": 1}],
        hands=[["castle", "wizard_tower"], []],
        score=[18, 9],
    )
    reveal(s, "castle")
    castle = [entry["event"] for entry in log(play(s, 0, "besiege 1"), -1)]
    assert castle == ["used", "paid", "paid", "spent", "scored", "crossed", "crossed", "set_back"]
    reveal(s, "wizard_tower")
    tower = [entry["event"] for entry in log(play(s, 0, "use"), -1)]
    assert tower == ["used", "paid", "paid", "spent", "scored", *["drew"] * 5]


@pytest.mark.rule("9.17")
def test_once_used_knight_and_discard_are_compulsory() -> None:
    s = table(
        coins=[2, 0],
        resources=[{"beer": 2, "sword": 1, "spell": 1}],
        hands=[["castle", "wizard_tower"], []],
    )
    reveal(s, "castle")
    assert "use" not in legal(s, 0)  # only with a victim
    play(s, 0, "besiege 1")
    reveal(s, "wizard_tower")
    play(s, 0, "use")
    for _ in range(3):
        assert legal_verbs(s, 0) == {"drop"}
        play(s, 0, min(legal(s, 0)))
    assert len(hand(s, 0)) == 2


@pytest.mark.rule("9.18")
def test_the_reshuffle_comes_at_once_not_with_the_next_draw() -> None:
    s = table(
        2,
        "round_start",
        round=2,
        hands=[["farm"] * 5, ["theft"] * 5],
        deck=["castle"] * 6,
        discard=["fair"] * 3,
        chance=scripted(*["castle"] * 6),
    )
    assert (names(s.market), names(s.deck), s.discard.size) == (["castle"] * 6, ["fair"] * 3, 0)


@pytest.mark.rule("9.19")
def test_coins_and_resources_are_open() -> None:
    s = table(3, coins=[1, 2, 3], resources=[{}, {"beer": 2}, {"sword": 1}], hands=[["farm"]])
    for seat in (0, 1, 2, -1):
        players = s.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["coins"] for player in players] == [1, 2, 3]
        assert [player["resources"] for player in players] == [{}, {"beer": 2}, {"sword": 1}]


@pytest.mark.rule("9.20")
def test_nothing_is_bought_at_the_end_of_a_round() -> None:
    s = table(2, "round_end", coins=[50, 50], hands=[["farm"], ["farm"]], resources=[{"wood": 1}])
    assert legal(s, 0) == {"drop farm", "sell wood", "done"}
    assert why(s, 0, "buy wood") == {"reason": "not-now"}


@pytest.mark.rule("9.21")
def test_the_start_player_stays_for_the_whole_round() -> None:
    s = table(3, start=1, score=[5, 5, 5], hands=[["farm", "farm"], ["farm", "farm"], ["farm", "farm"]])
    for _ in range(2):
        reveal(s, "farm", "farm", "farm")
        order = []
        while step(s) == "resolve":
            order.append(asked(s)[0])
            play(s, order[-1], "use")
        assert order == [1, 2, 0]
        assert s.start == 1
        s.players[0].score = 0  # even when somebody falls behind


@pytest.mark.rule("9.22")
def test_coins_do_not_count_for_the_start_player() -> None:
    s = table(2, "round_start", round=2, start=0, score=[6, 5], coins=[0, 40])
    assert s.start == 1


@pytest.mark.rule("9.23")
def test_past_the_end_of_the_track_the_score_goes_on() -> None:
    s = table(2, "round_start", round=2, start=1, score=[101, 99])
    assert s.start == 1  # 101 is more than 99
    s = table(hands=[["iron_foundry"], []], resources=[{"food": 1}], score=[103, 0])
    reveal(s, "iron_foundry")
    play(s, 0, "use")
    assert at(s, 0) == (106, 0, {"metal": 1, "wood": 1})  # square 5 of the second lap


@pytest.mark.rule("9.24")
def test_a_fair_for_nothing_and_a_castle_on_a_victim_at_zero_are_allowed() -> None:
    s = table(
        coins=[1, 0],
        resources=[{"beer": 1, "sword": 1}],
        hands=[["fair", "castle", "farm"], []],
        score=[11, 0],
    )
    reveal(s, "fair")
    play(s, 0, "use")
    assert (coins(s, 0), area(s, 0)) == (1, ["fair"])
    reveal(s, "castle")
    play(s, 0, "besiege 1")
    assert [score(s, seat) for seat in (0, 1)] == [19, 0]


@pytest.mark.rule("9.25")
def test_a_buildings_owner_cannot_trade_before_the_action_cards() -> None:
    s = table(coins=[0, 1], resources=[{"wheat": 1}, {}], hands=[["brewery"], ["theft"]])
    reveal(s, "brewery", "theft")
    assert asked(s) == [1]
    assert why(s, 0, "sell wheat") == {"reason": "not-your-turn"}
    play(s, 1, "steal 0 wheat")
    assert stock(s, 0) == {}


@pytest.mark.rule("9.26")
def test_the_new_start_player_is_named_before_the_hands_are_filled() -> None:
    draws = scripted("castle", "fair", *["brewery"] * 6)
    s = table(
        2,
        "round_start",
        round=2,
        start=0,
        score=[9, 2],
        hands=[["farm"] * 4, ["theft"] * 4],
        chance=draws,
    )
    assert s.start == 1
    assert "castle" in hand(s, 1)
    assert "fair" in hand(s, 0)


@pytest.mark.rule("9.27")
def test_discarded_cards_count_neither_for_fair_nor_for_rebuilding() -> None:
    s = table(hands=[["castle", "rebuilding", "fair"], []])
    reveal(s, "castle")
    play(s, 0, "discard")
    reveal(s, "rebuilding")
    assert legal(s, 0) == {"discard", "take_back"}
    play(s, 0, "discard")
    reveal(s, "fair")
    play(s, 0, "use")
    assert coins(s, 0) == 0


@pytest.mark.rule("9.28")
def test_a_player_who_is_out_can_be_robbed_besieged_and_explored() -> None:
    cards = ["theft", "castle", "exploration", "farm"]
    s = table(
        coins=[2, 0],
        resources=[{"beer": 1, "sword": 1}, {"wood": 1}],
        hands=[cards, ["farm"]],
        out=[1],
        score=[11, 9],
    )
    for card, text in (("theft", "steal 1 wood"), ("castle", "besiege 1"), ("exploration", "explore 1")):
        reveal(s, card)
        assert revealed(s, 0) == card
        told = play(s, 0, text)
        assert events(told, "used") == [{"event": "used", "seat": 0, "card": card}]
    assert (stock(s, 0), stock(s, 1)) == ({"wood": 1}, {})
    assert score(s, 1) == 5
    assert len(hand(s, 0)) == 2
    assert s.players[1].out
