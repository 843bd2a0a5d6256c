"""The beginning of a round (dossier 5.1), the market (5.2), drawing and reshuffling (5.6)."""

from __future__ import annotations

import pytest

from ludarium.core.host import Replayed, Seeded
from ludarium.core.kernel import preview
from ludarium.games.artificium import GAME
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    DECK,
    asked,
    at,
    coins,
    events,
    everywhere,
    hand,
    legal,
    legal_verbs,
    names,
    play,
    reveal,
    run,
    scripted,
    step,
    stock,
    table,
    why,
)

MARKET = ["castle", "brewery", "fair", "theft", "sawmill", "laboratory"]


def market(
    coins: tuple[int, ...] = (5, 5), start: int = 0, hands: tuple[tuple[str, ...], ...] = ()
) -> Artificium:
    """A market with five farms (seat 0) and five sawmills or mines in the other hands."""
    filled = hands or (("farm",) * 5, ("sawmill",) * 5, ("crystal_mine",) * 5, ("iron_foundry",) * 5)
    count = len(coins)
    return table(count, "market", coins=coins, start=start, hands=filled[:count], market=MARKET)


# 5.1 Round start


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("old", "scores", "new"),
    [
        (0, [9, 8, 7], 2),  # the lowest score
        (0, [7, 8, 9], 0),  # a sole lowest old start player stays
        (1, [4, 4, 4], 2),  # all equal: the next one clockwise
        (2, [4, 4, 4], 0),
        (0, [4, 9, 4], 2),  # the old start player is never nearest to himself
        (0, [4, 4, 9], 1),
    ],
)
def test_the_lowest_score_starts_and_ties_go_clockwise(old: int, scores: list[int], new: int) -> None:
    s = table(3, "round_start", round=2, start=old, score=scores)
    assert s.start == new
    assert asked(s) == [new]


@pytest.mark.rule("5.1")
def test_the_drawn_start_player_of_round_one_stays_start_player() -> None:
    s = table(3, "round_start", round=1, start=2, score=[0, 0, 0])
    assert s.start == 2


@pytest.mark.rule("5.1")
def test_hands_are_filled_up_to_five_and_larger_hands_are_kept() -> None:
    hands = [["farm"] * 2, ["sawmill"] * 5, ["fair"] * 5 + ["castle"], []]
    s = table(4, "round_start", round=2, hands=hands)
    assert [len(hand(s, seat)) for seat in range(4)] == [5, 5, 6, 5]
    assert hand(s, 0).count("farm") >= 2
    assert hand(s, 1) == ["sawmill"] * 5
    assert hand(s, 2) == ["castle"] + ["fair"] * 5
    assert s.deck.size == 108 - 13 - 8 - 6


@pytest.mark.rule("5.1")
def test_hands_are_filled_in_order_from_the_start_player() -> None:
    """Seat 1 has the lowest score, so it starts and draws first."""
    hands = [["farm"] * 4, ["farm"] * 3, ["sawmill"] * 4]
    draws = scripted("castle", "brewery", "theft", "fair", *MARKET)
    s = table(3, "round_start", round=3, start=0, score=[5, 3, 4], hands=hands, chance=draws)
    assert hand(s, 1) == ["brewery", "castle", "farm", "farm", "farm"]
    assert "theft" in hand(s, 2)
    assert "fair" in hand(s, 0)
    assert names(s.market) == sorted(MARKET)


# 5.2 Market


@pytest.mark.rule("5.2")
def test_six_cards_lie_open_and_nobody_has_exchanged_or_passed() -> None:
    s = market()
    assert names(s.market) == sorted(MARKET)
    assert [(player.swaps, player.passed) for player in s.players] == [(0, False)] * 2


@pytest.mark.rule("5.2")
def test_a_market_turn_is_a_swap_a_mulligan_or_a_pass() -> None:
    s = market(hands=(("farm", "farm", "fair"), ("sawmill",)))
    swaps = {f"swap {give} {take}" for give in ("farm", "fair") for take in MARKET}
    assert legal(s, 0) == swaps | {"mulligan", "pass"}
    assert legal(s, 1) == set()


@pytest.mark.rule("5.2")
def test_a_swap_exchanges_the_two_cards() -> None:
    s = market()
    play(s, 0, "swap farm castle")
    assert hand(s, 0) == ["castle"] + ["farm"] * 4
    assert names(s.market) == sorted(["farm"] + MARKET[1:])
    assert s.discard.size == 0


@pytest.mark.rule("5.2")
def test_turns_go_round_from_the_start_player_and_skip_who_has_passed() -> None:
    s = market(coins=(5, 5, 5, 5), start=2)
    order = []
    for text in ("swap crystal_mine castle", "pass", "swap farm brewery", "pass", "swap castle fair", "pass"):
        order.append(asked(s)[0])
        play(s, order[-1], text)
    assert order == [2, 3, 0, 1, 2, 0]
    assert asked(s) == [2]


@pytest.mark.rule("5.2")
def test_the_last_one_may_go_on_alone() -> None:
    s = market()
    run(s, "0 pass", "1 swap sawmill castle", "1 swap sawmill fair", "1 swap castle theft")
    assert coins(s, 1) == 1
    assert step(s) == "choose"  # one coin: out of the market without being asked


@pytest.mark.rule("5.2")
def test_every_further_swap_costs_two_coins_paid_to_the_bank() -> None:
    s = market()
    bank = s.bank()
    run(s, "0 swap farm castle", "1 pass", "0 swap farm brewery", "0 swap farm fair")
    assert coins(s, 0) == 1
    assert s.bank() == bank + 4


@pytest.mark.rule("5.2")
def test_the_given_card_may_be_taken_by_anyone_and_by_its_giver() -> None:
    s = market()
    play(s, 0, "swap farm castle")
    play(s, 1, "swap sawmill farm")
    play(s, 0, "swap castle sawmill")
    play(s, 1, "pass")
    play(s, 0, "swap sawmill castle")
    assert hand(s, 0) == ["castle"] + ["farm"] * 4
    assert hand(s, 1) == ["farm"] + ["sawmill"] * 4


@pytest.mark.rule("5.2")
def test_without_coins_the_first_swap_or_the_mulligan_is_still_possible() -> None:
    s = market(coins=(0, 0))
    assert legal_verbs(s, 0) == {"pass", "mulligan", "swap"}
    play(s, 0, "swap farm castle")
    assert legal_verbs(s, 1) == {"pass", "mulligan", "swap"}
    play(s, 1, "mulligan")
    assert step(s) == "choose"
    assert [player.passed for player in s.players] == [True, True]


@pytest.mark.rule("5.2")
def test_one_coin_pays_no_second_swap() -> None:
    s = market(coins=(1, 5))
    run(s, "0 swap farm castle", "1 swap sawmill brewery")
    assert asked(s) == [1]
    assert coins(s, 0) == 1


@pytest.mark.rule("5.2")
def test_a_mulligan_discards_the_hand_openly_and_draws_five() -> None:
    s = market(hands=(("farm", "farm", "fair"), ("sawmill",)))
    bank = s.bank()
    told = play(s, 0, "mulligan", "castle", "castle", "theft", "brewery", "brewery")
    assert hand(s, 0) == ["brewery", "brewery", "castle", "castle", "theft"]
    assert names(s.discard) == ["fair", "farm", "farm"]
    assert [entry["card"] for entry in events(told, "discarded")] == ["fair", "farm", "farm"]
    assert names(s.market) == sorted(MARKET)
    assert (s.players[0].swaps, coins(s, 0), s.bank()) == (1, 5, bank)


@pytest.mark.rule("5.2")
def test_a_preview_shows_all_that_the_seat_can_know() -> None:
    s = market(hands=(("farm", "farm", "fair"), ("sawmill",)))
    swap, mulligan = (preview(s, 0, GAME.verbs.parse(text)) for text in ("swap farm castle", "mulligan"))
    assert [entry["take"] for entry in events(swap, "swapped")] == ["castle"]
    assert [entry["card"] for entry in events(mulligan, "discarded")] == ["fair", "farm", "farm"]


@pytest.mark.rule("5.2")
def test_mulligan_is_possible_only_before_the_first_exchange() -> None:
    s = market()
    run(s, "0 swap farm castle", "1 mulligan")
    assert why(s, 0, "mulligan") == {"reason": "first-swap-only"}
    play(s, 0, "swap farm fair")
    assert why(s, 1, "mulligan") == {"reason": "first-swap-only"}


@pytest.mark.rule("5.2")
def test_resources_are_not_traded_in_the_market() -> None:
    s = table(2, "market", coins=[9, 9], resources=[{"wood": 3}], hands=[["farm"], ["farm"]], market=MARKET)
    assert not legal_verbs(s, 0) & {"buy", "sell"}
    assert why(s, 0, "sell wood") == {"reason": "not-now"}
    assert why(s, 0, "buy wood") == {"reason": "not-now"}


@pytest.mark.rule("5.2")
def test_an_empty_hand_may_mulligan_or_pass() -> None:
    s = table(2, "market", coins=[5, 5], hands=[[], ["farm"]], market=MARKET)
    assert legal(s, 0) == {"mulligan", "pass"}
    play(s, 0, "mulligan")
    assert len(hand(s, 0)) == 5


@pytest.mark.rule("5.2")
def test_when_all_have_passed_the_market_goes_to_the_discard_pile() -> None:
    s = market()
    run(s, "0 swap farm castle", "1 pass", "0 pass")
    assert s.market.size == 0
    assert names(s.discard) == sorted(["farm"] + MARKET[1:])
    assert step(s) == "choose"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "swap castle brewery", {"reason": "not-in-hand", "card": "castle"}),
        (0, "swap farm farm", {"reason": "not-in-market", "card": "farm"}),
        (0, "play farm", {"reason": "not-now"}),
        (1, "swap sawmill castle", {"reason": "not-your-turn"}),
        (1, "pass", {"reason": "not-your-turn"}),
    ],
)
def test_why_a_market_wish_is_refused(seat: int, text: str, reason: dict[str, str]) -> None:
    s = market()
    assert text not in legal(s, seat)
    assert why(s, seat, text) == reason


@pytest.mark.rule("5.2")
def test_who_has_passed_stays_out_of_the_market() -> None:
    s = market()
    run(s, "0 pass", "1 swap sawmill castle")
    assert asked(s) == [1]
    assert why(s, 0, "swap farm brewery") == {"reason": "not-your-turn"}


# 5.6 Drawing, reshuffling, tokens


@pytest.mark.rule("5.6")
def test_every_card_of_the_deck_is_equally_likely_to_be_drawn() -> None:
    """One castle and seven farms: the explored victim draws the castle about once in eight."""
    found = 0
    for seed in range(400):
        s = table(2, hands=[["exploration"], ["sawmill"]], deck=["castle"] + ["farm"] * 7, discard=[])
        reveal(s, "exploration", "pass")
        play(s, 0, "explore 1", host=Seeded(seed))
        found += hand(s, 1) == ["castle"]
    assert 25 < found < 80


@pytest.mark.rule("5.6")
def test_the_discard_pile_is_shuffled_at_once_when_the_last_card_is_drawn() -> None:
    """Victim draws the last card of the deck; nobody else draws, yet the pile is turned already."""
    s = table(
        2, hands=[["exploration", "farm"], ["sawmill"]], deck=["castle"], discard=["fair", "fair", "theft"]
    )
    reveal(s, "exploration", "pass")
    told = play(s, 0, "explore 1", "sawmill", "castle")
    assert names(s.deck) == ["fair", "fair", "theft"]
    assert s.discard.size == 0
    assert events(told, "reshuffled") == [{"event": "reshuffled", "cards": 3}]


@pytest.mark.rule("5.6")
def test_hands_market_areas_and_revealed_cards_are_not_reshuffled() -> None:
    s = table(
        3,
        hands=[["exploration", "farm"], ["sawmill", "brewery"], ["castle", "theft"]],
        played=[["fair"], ["fair"]],
        deck=["castle"],
        discard=["laboratory"],
    )
    reveal(s, "exploration", "pass", "castle")
    play(s, 0, "explore 1", "sawmill", "castle")
    assert names(s.deck) == ["laboratory"]
    assert hand(s, 0) == ["farm", "sawmill"]
    assert hand(s, 1) == ["brewery", "castle"]
    assert everywhere(s) == DECK


@pytest.mark.rule("5.6")
def test_a_market_drawn_over_an_exhausted_deck_goes_on_with_the_new_one() -> None:
    draws = scripted("castle", "castle", "farm", "farm", "farm", "fair")
    s = table(
        2,
        "market",
        hands=[["theft"], ["theft"]],
        deck=["castle", "castle"],
        discard=["farm"] * 3 + ["fair"] * 2,
        chance=draws,
    )
    assert names(s.market) == ["castle", "castle", "fair", "farm", "farm", "farm"]
    assert names(s.deck) == ["fair"]
    assert s.discard.size == 0


@pytest.mark.rule("5.6")
def test_a_mulligan_can_draw_the_own_discards_again_after_a_reshuffle() -> None:
    s = table(
        2,
        "market",
        hands=[["farm"] * 5, ["theft"]],
        deck=["fair", "fair"],
        discard=[],
        market=MARKET,
    )
    play(s, 0, "mulligan", "fair", "fair", "farm", "farm", "farm")
    assert hand(s, 0) == ["fair", "fair", "farm", "farm", "farm"]
    assert names(s.deck) == ["farm", "farm"]


@pytest.mark.rule("5.6")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    s = table(2, hands=[["exploration"], ["sawmill"]], deck=[], discard=[])
    reveal(s, "exploration", "pass")
    told = play(s, 0, "explore 1", "sawmill")
    assert events(told, "drew") == []
    assert hand(s, 1) == []
    assert hand(s, 0) == ["sawmill"]
    assert everywhere(s) == DECK


@pytest.mark.rule("5.6")
def test_a_card_discarded_over_two_empty_piles_can_be_drawn_next() -> None:
    """Both piles are empty when seat 0 discards; seat 1's victim then draws that card."""
    s = table(3, hands=[["theft"], ["exploration"], ["farm", "farm"]], deck=[], discard=[])
    reveal(s, "theft", "exploration", "pass")
    play(s, 0, "discard")
    play(s, 1, "explore 2", "farm", "theft")
    assert hand(s, 2) == ["farm", "theft"]


@pytest.mark.rule("5.6")
def test_a_mulligan_over_two_empty_piles_shuffles_the_whole_hand() -> None:
    """5.6 draws only after the whole hand lies in the discard pile (5.2): seven cards, any five may come."""
    hands = [["theft", "farm", "farm", "farm", "farm", "farm", "castle"], ["sawmill"]]
    s = table(2, "market", hands=hands, deck=[], discard=[], market=MARKET)
    play(s, 0, "mulligan", "farm", "farm", "farm", "farm", "castle")
    assert sorted(hand(s, 0)) == ["castle", "farm", "farm", "farm", "farm"]


@pytest.mark.rule("5.6")
def test_the_bank_holds_what_is_left_of_a_hundred_tokens() -> None:
    s = table(3, coins=[7, 0, 1], resources=[{"wood": 2, "sword": 1}, {"beer": 4}], hands=[["farm"]])
    assert s.bank() == 100 - 8 - 7
    reveal(s, "farm")
    play(s, 0, "use")
    assert s.bank() == 100 - 8 - 9


@pytest.mark.rule("5.6")
def test_drawing_k_cards_is_drawing_k_times() -> None:
    """A hand refilled with three: the first empties the deck, the other two come from the new one."""
    draws = scripted("castle", "farm", "fair", *["brewery"] * 6)
    assert isinstance(draws, Replayed)
    s = table(
        2,
        "round_start",
        round=2,
        hands=[["theft"] * 5, ["sawmill"] * 2],
        deck=["castle"],
        discard=["farm", "fair"] + ["brewery"] * 7,
        chance=draws,
    )
    assert hand(s, 1) == ["castle", "fair", "farm", "sawmill", "sawmill"]
    assert names(s.deck) == ["brewery"]
    assert draws.exhausted()
    assert stock(s, 0) == {}
    assert at(s, 1) == (0, 0, {})
