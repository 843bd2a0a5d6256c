"""Rulings where the rulebook is silent or torn: one test for each of the dossier's section 11."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.games import find_game
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL, WORKS_EACH
from ludarium.games.ars_universalis.puzzles.arrangement import parse_arrangement, verify
from ludarium.games.ars_universalis.puzzles.target import parse_target
from tests.games.ars_universalis.table import (
    EM,
    LM,
    MA,
    active,
    asked,
    cards,
    coins,
    complete,
    events,
    gains,
    hand,
    idle_round,
    idle_to,
    legal,
    legal_verbs,
    offered,
    play,
    reason,
    run,
    score,
    solo,
    step,
    table,
)

RECORDS = Path(__file__).parent / "records"
OFFER = "ziryab kassia rublev"  # 4, 6, 5 coins; 3 materials each


def solved(kind: str, target: str, text: str) -> bool:
    """Does the arrangement solve the target, for one who holds every card?"""
    goal = parse_target(kind, target)
    return verify(goal, parse_arrangement(goal, text), list(range(100))) is None


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("period", "limit"), [(MA, 6), (EM, 7), (LM, 8)])
def test_1_the_hand_limit_holds_at_all_times(period: str, limit: int) -> None:
    full = " ".join(MATERIAL.names[:limit])
    s = table(step="trade", period=period, coins=[40, 0, 0], hands=[full])
    play(s, 0, "buy 1")
    assert step(s) == "receive"
    assert len(hand(s, 0)) == limit
    play(s, 0, "drop M001")
    assert len(hand(s, 0)) == limit


@pytest.mark.rule("11.2")
def test_2_a_purchase_is_one_batch_and_so_is_a_sale() -> None:
    s = table(step="trade", coins=[20, 0, 0], hands=["M001 M002 M003"])
    run(s, "0 sell M001", "0 shift_coins")
    assert reason(s, 0, "sell M002") == "sale-is-over"
    play(s, 0, "buy 2")
    assert asked(s) == [1]  # nothing is left to do in this phase
    s = table(step="trade", coins=[20, 0, 0], hands=["M001 M002 M003"])
    play(s, 0, "buy 2")
    assert reason(s, 0, "buy 1") == "bought-already"
    run(s, "0 sell M001", "0 sell M003")


@pytest.mark.rule("11.3")
def test_3_returned_cards_can_be_drawn_at_once() -> None:
    s = table(step="trade", coins=[0, 0, 0], hands=["M001 M002"])
    run(s, "0 sell M001", "0 sell M002")
    play(s, 0, "buy 1", "M001")
    assert hand(s, 0) == ["M001"]


@pytest.mark.rule("11.4")
def test_4_a_shift_gives_as_many_cards_and_none_of_the_old() -> None:
    s = table(step="trade", hands=["M001 M002 M003"])
    for card in range(6, 100):  # only three others are left to draw
        s.pool.remove(card)
    play(s, 0, "shift_hand")
    assert hand(s, 0) == ["M004", "M005", "M006"]
    assert [str(MATERIAL.write(card)) for card in s.pool.items()] == ["M001", "M002", "M003"]


@pytest.mark.rule("11.5")
def test_5_a_shift_is_made_at_ones_own_decisions() -> None:
    s = table(step="trade", hands=["M001", "M002"])
    assert {"shift_hand", "shift_coins"} <= legal(s, 0)
    assert legal(s, 1) == set()
    s = table(step="trade", coins=[40, 0, 0], hands=["M001 M002 M003 M004 M005 M006"])
    play(s, 0, "buy 1")
    assert legal_verbs(s, 0) == {"drop"}  # not inside a forced choice
    s = table(3, "auction", offer=OFFER, figures=["dante giotto unkei"])
    run(s, "0 open ziryab 4", "1 pass", "2 pass")
    assert legal_verbs(s, 0) == {"dismiss"}


@pytest.mark.rule("11.6")
def test_6_five_coins_may_save_from_withdrawing() -> None:
    s = table(3, "auction", offer=OFFER, coins=[0, 20, 20])
    run(s, "0 shift_coins", "0 open rublev 5")
    assert asked(s) == [1]


@pytest.mark.rule("11.7")
def test_7_poverty_is_looked_at_when_one_has_to_open() -> None:
    s = table(3, "auction", offer=OFFER, coins=[20, 0, 20], shifts=[0, 2, 0])
    told = play(s, 0, "open ziryab 4")
    assert events(told, "withdrew") == []  # seat 1 only passes this auction
    assert events(told, "passed") == [{"event": "passed", "seat": 1}]
    told = play(s, 2, "pass")
    assert events(told, "withdrew") == [{"event": "withdrew", "seat": 1}]


@pytest.mark.rule("11.8")
def test_8_the_last_patron_takes_one_figure_at_its_price() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 withdraw", "1 withdraw")
    assert {"take ziryab", "take kassia", "take rublev"} <= legal(s, 2)
    assert reason(s, 2, "open ziryab 4") == "last-in-play"
    play(s, 2, "take kassia")
    assert (coins(s, 2), active(s, 2), step(s)) == (29, ["kassia"], "trade")


@pytest.mark.rule("11.9")
def test_9_a_short_deck_takes_up_what_nobody_bought() -> None:
    s = table(3, "round_start", deck="ziryab", discard="dante giotto")
    assert sorted(offered(s)) == ["dante", "giotto", "ziryab"]
    assert s.deck.size == s.discard.size == 0
    s = table(3, "round_start", deck="ziryab")
    assert offered(s) == ["ziryab"]
    s = table(3, "round_start", deck="")
    assert (offered(s), step(s)) == ([], "trade")


@pytest.mark.rule("11.10")
def test_10_a_dismissed_figure_leaves_the_game() -> None:
    s = table(3, "auction", offer=OFFER, figures=["dante giotto unkei"])
    run(s, "0 open ziryab 4", "1 pass", "2 pass", "0 dismiss dante")
    assert s.gone.has(FIGURE.read("dante"))
    assert not s.discard.has(FIGURE.read("dante"))


@pytest.mark.rule("11.11")
def test_11_each_reward_is_halved_for_itself() -> None:
    s = table(period=EM, figures=["kassia"], coins=[0, 0, 0])
    assert gains(s, 0, lambda: complete(s, 0, "kassia", 1)) == (1, 1)  # of 3
    assert gains(s, 0, lambda: complete(s, 0, "kassia", 2)) == (2, 2)  # of 2, and of the bonus 2


@pytest.mark.rule("11.12")
def test_12_the_bonus_is_worth_what_it_is_at_the_last_work() -> None:
    s = table(figures=["kassia"])
    complete(s, 0, "kassia", 1)
    s.period = 1
    told = complete(s, 0, "kassia", 2)
    assert events(told, "finished")[0]["points"] == 1


@pytest.mark.rule("11.13")
def test_13_the_last_period_brings_no_further_one() -> None:
    s = table(period=LM, figures=["curie"], works=[{EM: 1}])
    s.players[0].ages = 2
    assert gains(s, 0, lambda: complete(s, 0, "curie"))[0] == 11
    assert s.players[0].ages == 3
    assert not s.pending


@pytest.mark.rule("11.14")
def test_14_further_works_of_the_period_bring_no_further_points() -> None:
    s = table(figures=["giotto dante"])
    s.players[0].ages = 2
    assert gains(s, 0, lambda: complete(s, 0, "giotto"))[0] == 5 + 5
    assert gains(s, 0, lambda: complete(s, 0, "dante"))[0] == 4
    assert s.players[0].ages == 3


@pytest.mark.rule("11.15")
def test_15_secondary_works_move_the_cube() -> None:
    s = table(figures=["kassia"])
    complete(s, 0, "kassia", 2)
    assert s.players[0].ages == 1


@pytest.mark.rule("11.16")
def test_16_the_score_at_the_end_of_the_round_counts() -> None:
    s = table(step="trade", score=[75, 0, 0])
    s.players[0].acquired = True
    s.players[0].score = 74
    idle_round(s)
    assert not s.over
    idle_to(s, "trade")
    s.players[0].score = 75
    idle_round(s)
    assert s.over


@pytest.mark.rule("11.17")
@pytest.mark.parametrize(("money", "winners"), [([9, 9, 3], [0, 1]), ([9, 8, 50], [0])])
def test_17_equal_points_and_money_share_the_win(money: list[int], winners: list[int]) -> None:
    s = table(step="round_end", score=[80, 80, 10], coins=money)
    assert s.over
    assert [seat for seat in range(3) if s.won(seat)] == winners


@pytest.mark.rule("11.18")
def test_18_a_row_gives_a_stretch_of_the_target() -> None:
    # M002 M006 make the first colour, M004 M001 the third; in one row the second must stand between them.
    assert solved("painting", "green-red-yellow", "M002 M006 M004 M001")
    assert not solved("painting", "green-red-yellow", "M002 M006 / M004 M001 / M027 M063")


@pytest.mark.rule("11.19")
def test_19_letters_of_a_card_in_any_order() -> None:
    assert solved("literature", "RISF", "M004:RI M011:SF")  # printed ERUI and SAIF
    assert solved("literature", "FAS", "M011:FAS")


@pytest.mark.rule("2.6")
@pytest.mark.rule("11.20")
def test_20_staves_slide_by_whole_lines() -> None:
    assert solved("music", "6-3-4-3-6", "M051 M027 M086 M082+1")
    assert not solved("music", "4", "M063+1")  # 1 becomes 3, 5, ... never 4
    assert not solved("music", "4", "M063+2")


@pytest.mark.rule("11.21")
def test_21_a_sculpture_card_is_one_element() -> None:
    assert not solved("sculpture", "cube-cube", "M002")
    assert solved("sculpture", "cube-cube", "M002 M082")


@pytest.mark.rule("11.22")
def test_22_connectors_have_heights_and_turning_flips_them() -> None:
    assert solved("sculpture", "sphere-cube-sphere", "M007 M002~ M011")
    assert not solved("sculpture", "sphere-cube-sphere", "M007 M002 M011")


@pytest.mark.rule("11.23")
def test_23_other_elements_only_inside_a_sculpture() -> None:
    assert solved("sculpture", "sphere-cube-sphere", "M019 M031~ M051~ M069~")
    assert not solved("sculpture", "sphere-cube", "M019 M031~ M051~")


@pytest.mark.rule("11.24")
def test_24_fractions_and_negatives() -> None:
    assert solved("science", "14", "M004/(M013/M001)")  # 7 ÷ (1 ÷ 2)
    assert solved("science", "1", "M001-M007+M011")  # 2 - 3 + 2


@pytest.mark.rule("11.25")
def test_25_two_players_the_second_figure_is_for_the_one_without() -> None:
    s = table(2, "recruitment", offer="ziryab")
    play(s, 0, "decline")
    play(s, 1, "hire ziryab", "M001", "M002", "M003", "rublev")
    assert asked(s) == [0]
    play(s, 0, "hire rublev")
    assert step(s) == "trade"


@pytest.mark.rule("11.26")
def test_26_two_players_may_both_go_without_a_figure() -> None:
    s = table(2, "recruitment")
    idle_round(s)
    assert not s.over
    assert [int(player.idle) for player in s.players] == [1, 1]


@pytest.mark.rule("11.27")
def test_27_if_both_fail_points_decide() -> None:
    s = table(2, "recruitment", score=[10, 20])
    idle_round(s)
    idle_round(s)
    assert s.over
    assert [s.won(0), s.won(1)] == [False, True]


@pytest.mark.rule("11.28")
def test_28_solo_a_second_work_turns_up_nothing() -> None:
    s = solo("orcagna", "newton")
    before = s.shown
    complete(s, 0, "orcagna", 1)
    assert s.shown == before | 1 << 5
    materials = len(hand(s, 0))
    complete(s, 0, "orcagna", 2)
    assert s.shown == before | 1 << 5
    assert len(hand(s, 0)) >= materials + 2


@pytest.mark.rule("11.29")
def test_29_solo_discards_leave_the_game() -> None:
    s = solo("giotto", "newton", hand="M001 M002 M003")
    play(s, 0, "shift_hand")
    assert [str(MATERIAL.write(card)) for card in s.spent.items()] == ["M001", "M002", "M003"]
    assert s.pool.size == 100 - 6


@pytest.mark.rule("11.30")
def test_30_the_workshop_draws_from_the_deck() -> None:
    s = table(options={"workshop": "on"})
    assert s.workshop.size == 6
    assert s.bank.size == 0
    assert s.pool.size == 94


@pytest.mark.rule("11.31")
def test_31_one_purchase_in_the_workshop_a_turn() -> None:
    s = table(options={"workshop": "on"}, coins=[9, 9, 9])
    first, second = cards(s.workshop)[:2]
    play(s, 0, f"fetch {first}")
    assert reason(s, 0, f"fetch {second}") == "once-a-turn"
    play(s, 0, "end")
    play(s, 1, f"fetch {second}")


@pytest.mark.rule("11.32")
def test_32_a_classic_is_taken_when_one_would_open() -> None:
    s = table(
        3, "auction", options={"treasures": "on"}, period=EM, classics="giotto", offer="newton basho kepler"
    )
    play(s, 0, "open newton 5")
    assert "take_classic giotto" not in legal(s, 1)
    run(s, "1 raise 6", "2 pass", "0 pass")
    play(s, 0, "take_classic giotto")
    assert (coins(s, 0), active(s, 0)) == (30, ["giotto"])
    assert asked(s) == [2]  # it was the patron's figure for this round


@pytest.mark.rule("11.33")
def test_33_hands_are_open_unless_chosen_otherwise() -> None:
    s = table(step="trade", hands=["M001 M002", "M003"])
    assert s.view(1)["hands"] == [["M001", "M002"], ["M003"], []]
    s = table(step="trade", options={"hands": "closed"}, hands=["M001 M002", "M003"])
    view = s.view(1)
    assert "hands" not in view
    players = view["players"]
    assert isinstance(players, list)
    assert [player["hand"] for player in players] == [2, ["M003"], 0]


@pytest.mark.rule("11.34")
def test_34_michelangelo_is_a_painter_first() -> None:
    s = table()
    first = FIGURE.read("michelangelo") * WORKS_EACH
    assert [s.rules.target(first + place).category for place in range(2)] == ["painting", "sculpture"]
    assert s.rules.target(first + 1).text == "sphere-cube-sphere"


@pytest.mark.rule("11.35")
def test_35_late_works_prepare_for_later_ones() -> None:
    s = table(period=LM, figures=["newton curie"], works=[{MA: 1}])
    complete(s, 0, "newton")
    assert s.players[0].works.dump() == [1, 1, 0]
    points = score(s, 0)
    complete(s, 0, "curie")
    assert score(s, 0) == points + 11


@pytest.mark.rule("11.36")
def test_36_a_figure_that_both_refused_is_not_the_second_one() -> None:
    s = table(2, "recruitment", deck="ziryab", discard="kassia", offer="ziryab")
    play(s, 0, "decline")
    told = play(s, 1, "decline", "kassia")
    assert [event["number"] for event in events(told, "reshuffled")] == [1]
    assert offered(s) == ["kassia"]
    run(s, "0 decline", "1 decline")
    assert s.view(-1)["discard"] == {"ziryab": 1, "kassia": 1}
    idle_round(s)
    assert offered(s)[0] in ("ziryab", "kassia")  # apart for one phase only


@pytest.mark.rule("11.36")
def test_36_without_another_one_there_is_no_second_figure() -> None:
    s = table(2, "recruitment", deck="ziryab", offer="ziryab")
    told = run(s, "0 decline", "1 decline")
    assert (step(s), s.view(-1)["discard"]) == ("trade", {"ziryab": 1})
    assert events(told, "reshuffled") == []
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [1, 1]  # they were offered the first one


@pytest.mark.rule("11.36")
def test_36_also_when_only_one_was_offered_it() -> None:
    s = table(
        2,
        "recruitment",
        options={"treasures": "on"},
        period=EM,
        classics="giotto",
        deck="newton",
        offer="newton",
    )
    run(s, "0 take_classic giotto", "1 decline")
    assert (step(s), s.view(-1)["discard"]) == ("trade", {"newton": 1})


@pytest.mark.rule("11.36")
def test_36_games_begun_before_this_ruling_go_on_as_they_began() -> None:
    text = (RECORDS / "two-players-refused-returns.txt").read_text(encoding="utf-8")
    journal = record.read(text, find_game)
    assert (journal.setup.version, record.write(journal)) == ("2", text)
    with pytest.raises(record.RecordError, match="line 156: an outcome names something that is not there"):
        record.read(text.replace("rules: 2", f"rules: {GAME.version}"), find_game)
