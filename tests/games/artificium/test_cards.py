"""What the cards do (dossier 6)."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from tests.games.artificium.table import (
    TIER,
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
    run,
    score,
    step,
    stock,
    table,
    why,
)

# 6. General


@pytest.mark.rule("6")
def test_products_cannot_pay_for_the_same_card() -> None:
    """A charcoal hut needs its wood before; a sawmill's wood comes too late for itself, not for the next."""
    s = table(hands=[["sawmill", "charcoal_hut"], []])
    reveal(s, "charcoal_hut")
    assert why(s, 0, "use") == {"reason": "needs-resource", "resource": "wood"}
    play(s, 0, "discard")
    s = table(hands=[["sawmill", "charcoal_hut"], []])
    reveal(s, "sawmill")
    play(s, 0, "use")
    reveal(s, "charcoal_hut")
    play(s, 0, "use")
    assert stock(s, 0) == {"wood": 1, "coal": 1}


@pytest.mark.rule("6")
def test_a_building_pays_then_receives_then_moves_with_bonuses_then_has_its_effect() -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "sword": 1}], hands=[["castle"], []], score=[18, 6])
    reveal(s, "castle")
    told = play(s, 0, "besiege 1")
    order = [entry["event"] for entry in log(told, -1)]
    assert order[:8] == ["used", "paid", "paid", "spent", "scored", "crossed", "crossed", "set_back"]


@pytest.mark.rule("6.1")
def test_each_use_converts_exactly_once() -> None:
    s = table(resources=[{"wheat": 3}], hands=[["brewery"], []])
    reveal(s, "brewery")
    play(s, 0, "use")
    assert at(s, 0) == (2, 0, {"wheat": 2, "beer": 1})


@pytest.mark.rule("6.1")
def test_a_production_building_offers_no_choice() -> None:
    s = table(3, resources=[{"wheat": 3}], hands=[["brewery"], []])
    reveal(s, "brewery")
    assert legal_verbs(s, 0) == {"use", "discard", "take_back", "sell"}
    assert why(s, 0, "besiege 1") == {"reason": "other-card", "card": "brewery"}


# 6.2 Exploration


@pytest.mark.rule("6.2")
def test_exploration_takes_a_card_and_the_victim_draws_one() -> None:
    s = table(3, hands=[["exploration", "fair"], ["farm", "castle"], ["theft"]])
    reveal(s, "exploration", "pass", "pass")
    assert {"explore 1", "explore 2"} <= legal(s, 0)
    play(s, 0, "explore 1", "castle", "brewery")
    assert hand(s, 0) == ["castle", "fair"]
    assert hand(s, 1) == ["brewery", "farm"]
    assert hand(s, 2) == ["theft"]
    assert area(s, 0) == ["exploration"]
    assert s.deck.size == 108 - 6


@pytest.mark.rule("6.2")
def test_each_card_of_the_victims_hand_is_equally_likely() -> None:
    taken: list[str] = []
    for seed in range(300):
        s = table(hands=[["exploration"], ["farm", "farm", "castle"]])
        reveal(s, "exploration", "pass")
        play(s, 0, "explore 1", host=Seeded(seed))
        taken += hand(s, 0)
    assert set(taken) == {"farm", "castle"}
    assert 70 < taken.count("castle") < 130


@pytest.mark.rule("6.2")
def test_the_replacement_may_not_be_the_stolen_card() -> None:
    """The card is taken first: with one castle in hand and farms to draw, the victim ends with a farm."""
    s = table(hands=[["exploration"], ["castle"]], deck=["farm"] * 4, discard=[])
    reveal(s, "exploration", "pass")
    play(s, 0, "explore 1", "castle", "farm")
    assert (hand(s, 0), hand(s, 1)) == (["castle"], ["farm"])


@pytest.mark.rule("6.2")
def test_a_stolen_card_may_be_played_in_the_same_round() -> None:
    s = table(hands=[["exploration", "fair"], ["farm"]])
    reveal(s, "exploration", "pass")
    play(s, 0, "explore 1", "farm", "castle")
    reveal(s, "farm")
    play(s, 0, "use")
    assert area(s, 0) == ["exploration", "farm"]


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("explore 0", {"reason": "no-such-opponent", "victim": 0}),
        ("explore 4", {"reason": "no-such-opponent", "victim": 4}),
        ("explore 2", {"reason": "hand-is-empty", "victim": 2}),
        ("steal 1 wood", {"reason": "other-card", "card": "exploration"}),
        ("use", {"reason": "other-card", "card": "exploration"}),
    ],
)
def test_why_an_exploration_is_refused(text: str, reason: dict[str, str | int]) -> None:
    s = table(3, hands=[["exploration"], ["farm"]], resources=[{}, {"wood": 1}], coins=[1, 1, 1])
    reveal(s, "exploration", "pass")
    assert why(s, 0, text) == reason


@pytest.mark.rule("6.2")
def test_with_all_other_hands_empty_an_exploration_is_unusable() -> None:
    s = table(3, hands=[["exploration", "farm"], [], []])
    reveal(s, "exploration")
    assert legal(s, 0) == {"discard", "take_back"}


# 6.2 Theft


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("resource", TIER)
def test_theft_costs_1_for_tier_one_2_for_tier_two_and_takes_nothing_higher(resource: str) -> None:
    s = table(coins=[2, 7], resources=[{}, {resource: 2}], hands=[["theft", "farm"], []])
    reveal(s, "theft")
    steal = f"steal 1 {resource}"
    if TIER[resource] > 2:
        assert why(s, 0, steal) == {"reason": "tier-is-safe", "resource": resource}
        return
    bank = s.bank()
    play(s, 0, steal)
    assert at(s, 0) == (0, 2 - TIER[resource], {resource: 1})
    assert at(s, 1) == (0, 7, {resource: 1})
    assert s.bank() == bank + TIER[resource]
    assert area(s, 0) == ["theft"]


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("steal 1 coal", {"reason": "needs-coins", "price": 2, "coins": 1}),
        ("steal 1 wheat", {"reason": "victim-lacks", "victim": 1, "resource": "wheat"}),
        ("steal 0 wood", {"reason": "no-such-opponent", "victim": 0}),
        ("steal 2 wood", {"reason": "no-such-opponent", "victim": 2}),
        ("steal 1 sword", {"reason": "tier-is-safe", "resource": "sword"}),
        ("explore 1", {"reason": "other-card", "card": "theft"}),
    ],
)
def test_why_a_theft_is_refused(text: str, reason: dict[str, str | int]) -> None:
    s = table(
        coins=[1, 9],
        resources=[{"wood": 1}, {"wood": 1, "coal": 1, "sword": 1}],
        hands=[["theft"], ["farm"]],
    )
    reveal(s, "theft", "pass")
    assert why(s, 0, text) == reason


@pytest.mark.rule("6.2")
def test_without_an_affordable_target_a_theft_is_unusable() -> None:
    s = table(resources=[{}, {"wood": 1}], hands=[["theft"], []])
    reveal(s, "theft")
    assert legal(s, 0) == {"discard", "take_back"}


# 6.2 Rebuilding


@pytest.mark.rule("6.2")
def test_rebuilding_returns_an_own_played_card_and_what_it_earned_stays() -> None:
    s = table(hands=[["farm", "rebuilding"], ["sawmill", "sawmill"]])
    reveal(s, "farm", "sawmill")
    run(s, "0 use", "1 use")
    reveal(s, "rebuilding", "sawmill")
    assert legal(s, 0) >= {"rebuild farm"}
    assert "rebuild sawmill" not in legal(s, 0)  # that one lies before seat 1
    play(s, 0, "rebuild farm")
    assert at(s, 0) == (1, 0, {"wheat": 2})
    assert (hand(s, 0), area(s, 0)) == (["farm"], ["rebuilding"])
    play(s, 1, "use")
    reveal(s, "farm")
    play(s, 0, "use")
    assert at(s, 0) == (2, 0, {"wheat": 4})


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("action", ["exploration", "theft", "fair"])
def test_rebuilding_may_fetch_the_other_action_cards(action: str) -> None:
    s = table(hands=[["rebuilding"], []], played=[[action]])
    reveal(s, "rebuilding")
    play(s, 0, f"rebuild {action}")
    assert hand(s, 0) == [action]


@pytest.mark.rule("6.2")
def test_rebuilding_cannot_fetch_what_was_discarded() -> None:
    s = table(hands=[["castle", "rebuilding"], []], played=[["farm"]])
    reveal(s, "castle")
    play(s, 0, "discard")
    reveal(s, "rebuilding")
    assert why(s, 0, "rebuild castle") == {"reason": "not-played", "card": "castle"}
    assert why(s, 0, "rebuild rebuilding") == {"reason": "never-rebuilding"}
    assert {text for text in legal(s, 0) if text.startswith("rebuild")} == {"rebuild farm"}


@pytest.mark.rule("6.2")
def test_with_nothing_to_fetch_a_rebuilding_is_unusable() -> None:
    s = table(hands=[["rebuilding"], []])
    reveal(s, "rebuilding")
    assert legal(s, 0) == {"discard", "take_back"}


# 6.2 Fair


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("count", [0, 1, 4, 7])
def test_fair_gives_two_coins_per_card_in_the_own_area(count: int) -> None:
    s = table(hands=[["fair", "theft"], []], played=[["farm"] * count, ["sawmill"] * 3])
    bank = s.bank()
    reveal(s, "fair")
    play(s, 0, "use")
    assert coins(s, 0) == 2 * count
    assert s.bank() == bank - 2 * count
    assert "fair" in area(s, 0)


@pytest.mark.rule("6.2")
def test_an_earlier_fair_counts_for_a_later_one() -> None:
    s = table(hands=[["fair", "fair"], []])
    reveal(s, "fair")
    play(s, 0, "use")
    reveal(s, "fair")
    play(s, 0, "use")
    assert coins(s, 0) == 2


# 6.3 Wizard's tower


@pytest.mark.rule("6.3")
def test_the_wizard_draws_five_and_then_three_of_all_hand_cards_are_discarded_openly() -> None:
    s = table(
        coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower", "farm", "theft"], []]
    )
    reveal(s, "wizard_tower")
    play(s, 0, "use", "castle", "castle", "castle", "brewery", "fair")
    assert hand(s, 0) == ["brewery", "castle", "castle", "castle", "fair", "farm", "theft"]
    told = [play(s, 0, text)[0] for text in ("drop theft", "drop farm", "drop castle")]
    assert [entry["card"] for entry in events(told, "discarded")] == ["theft", "farm", "castle"]
    assert names(s.discard) == ["castle", "farm", "theft"]
    assert hand(s, 0) == ["brewery", "castle", "castle", "fair"]
    assert (area(s, 0), step(s), asked(s)) == (["wizard_tower"], "choose", [0])


@pytest.mark.rule("6.3")
def test_any_three_cards_can_be_discarded() -> None:
    """Every multiset of three from the hand is reachable, each by exactly one order of drops."""
    s = table(coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower", "farm"], []])
    reveal(s, "wizard_tower")
    play(s, 0, "use", "farm", "theft", "castle", "castle", "castle")
    ends: list[tuple[str, ...]] = []
    queue = [s]
    while queue:
        here = queue.pop()
        if step(here) != "wizard_discard":
            ends.append(tuple(names(here.discard)))
            continue
        for text in legal(here, 0):
            there = here.clone()
            play(there, 0, text)
            queue.append(there)
    cards = {"castle": 3, "farm": 2, "theft": 1}
    expected = {
        tuple(["castle"] * c + ["farm"] * f + ["theft"] * t)
        for c in range(cards["castle"] + 1)
        for f in range(cards["farm"] + 1)
        for t in range(cards["theft"] + 1)
        if c + f + t == 3
    }
    assert sorted(ends) == sorted(expected)


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("drawn", "dropped"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_with_fewer_than_three_cards_all_are_discarded(drawn: int, dropped: int) -> None:
    """A deck and discard pile of only a few farms, nothing else in hand."""
    s = table(
        coins=[1, 0],
        resources=[{"beer": 1, "spell": 1}],
        hands=[["wizard_tower"], []],
        deck=["farm"] * drawn,
        discard=[],
    )
    reveal(s, "wizard_tower")
    play(s, 0, "use")
    assert len(hand(s, 0)) == drawn
    for _ in range(dropped):
        assert legal(s, 0) == {"drop farm"}
        play(s, 0, "drop farm")
    assert len(hand(s, 0)) == drawn - dropped
    assert step(s) != "wizard_discard"
    assert score(s, 0) == 8


@pytest.mark.rule("6.3")
def test_why_a_wizards_discard_is_refused() -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower", "farm"], []])
    reveal(s, "wizard_tower")
    play(s, 0, "use", "theft", "theft", "castle", "castle", "brewery")
    assert why(s, 0, "drop sawmill") == {"reason": "not-in-hand", "card": "sawmill"}
    assert why(s, 0, "drop wizard_tower") == {"reason": "not-in-hand", "card": "wizard_tower"}
    assert why(s, 0, "pass") == {"reason": "not-now"}
    play(s, 0, "drop farm")
    assert why(s, 0, "drop theft") == {"reason": "in-card-order"}


# 6.4 Castle


@pytest.mark.rule("6.4")
def test_castle_scores_eight_and_sets_one_chosen_opponent_back_by_four() -> None:
    s = table(
        3,
        coins=[3, 0, 0],
        resources=[{"beer": 1, "sword": 2}],
        hands=[["castle"], [], []],
        score=[11, 30, 14],
    )
    reveal(s, "castle")
    assert {text for text in legal(s, 0) if text.startswith("besiege")} == {"besiege 1", "besiege 2"}
    assert why(s, 0, "use") == {"reason": "other-card", "card": "castle"}
    assert why(s, 0, "besiege 0") == {"reason": "no-such-opponent", "victim": 0}
    assert why(s, 0, "besiege 5") == {"reason": "no-such-opponent", "victim": 5}
    play(s, 0, "besiege 2")
    assert at(s, 0) == (19, 2, {"sword": 1})
    assert [score(s, seat) for seat in (1, 2)] == [30, 10]


@pytest.mark.rule("6.4")
def test_with_two_players_the_victim_is_forced() -> None:
    s = table(coins=[1, 0], resources=[{"beer": 1, "sword": 1}], hands=[["castle"], []])
    reveal(s, "castle")
    assert {text for text in legal(s, 0) if "bes" in text or "use" in text} == {"besiege 1"}


# 6.5 Termination


@pytest.mark.rule("6.5")
def test_five_rebuildings_bring_one_farm_back_five_times_and_then_it_ends() -> None:
    s = table(hands=[["farm"] + ["rebuilding"] * 5, []])
    uses = 0
    while step(s) != "round_end":
        if "farm" in hand(s, 0):
            reveal(s, "farm")
            play(s, 0, "use")
        else:
            reveal(s, "rebuilding")
            play(s, 0, "rebuild farm")
        uses += 1
    assert uses == 11
    assert at(s, 0) == (6, 0, {"wheat": 12, "wood": 1})


@pytest.mark.rule("6.5")
def test_a_take_back_happens_at_most_once_per_player_and_round() -> None:
    s = table(hands=[["farm"] * 5, ["farm"] * 3])
    reveal(s, "farm", "farm")
    run(s, "0 take_back", "1 take_back")
    assert step(s) == "round_end"
