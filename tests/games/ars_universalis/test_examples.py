"""The worked examples: one test for each of the dossier's section 12 from 17 on; 1 to 16 are in puzzles/."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis.data import FIGURE
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.table import (
    EM,
    LM,
    MA,
    active,
    asked,
    coins,
    complete,
    gains,
    hand,
    holder,
    idle,
    idle_round,
    idle_to,
    legal,
    legal_verbs,
    offered,
    own,
    play,
    reason,
    run,
    score,
    solo,
    step,
    table,
)

# Rewards


@pytest.mark.rule("12.17")
def test_17_durer_in_his_period() -> None:
    s = table(period=EM, figures=["durer"], works=[{MA: 1}], coins=[0, 0, 0])
    assert gains(s, 0, lambda: complete(s, 0, "durer", 1)) == (8, 8)
    assert gains(s, 0, lambda: complete(s, 0, "durer", 3)) == (3, 3)
    points, money = gains(s, 0, lambda: complete(s, 0, "durer", 2))
    assert (points, money) == (4 + 3 + 5, 4 + 3)  # the third work of the period brings 5 points more
    assert coins(s, 0) == 18
    assert active(s, 0) == []


@pytest.mark.rule("12.18")
@pytest.mark.parametrize(("period", "total"), [(MA, 7), (EM, 3), (LM, 3)])
def test_18_kassia_in_and_after_her_period(period: str, total: int) -> None:
    s = table(period=period, figures=["kassia"], coins=[0, 0, 0])
    complete(s, 0, "kassia", 1)
    complete(s, 0, "kassia", 2)
    assert (score(s, 0), coins(s, 0)) == (total, total)


@pytest.mark.rule("12.18")
@pytest.mark.parametrize(("first", "total"), [(1, 5), (2, 4)])
def test_18_kassia_across_two_periods(first: int, total: int) -> None:
    s = table(figures=["kassia"], coins=[0, 0, 0])
    complete(s, 0, "kassia", first)
    s.period = 1
    complete(s, 0, "kassia", 3 - first)
    assert (score(s, 0), coins(s, 0)) == (total, total)


@pytest.mark.rule("12.19")
def test_19_the_record_by_category() -> None:
    s = table(figures=["giotto guan"])
    for many, figure in enumerate(("giotto", "guan"), start=1):
        complete(s, 0, figure)
        assert s.players[0].records.dump() == [many, 0, 0, 0, 0]


@pytest.mark.rule("12.20")
def test_20_the_record_by_ages() -> None:
    s = table(figures=["giotto", "dante", "marie unkei"])
    complete(s, 0, "giotto")
    play(s, 0, "end")
    complete(s, 1, "dante")
    play(s, 1, "end")
    complete(s, 2, "marie")
    complete(s, 2, "unkei")
    assert [int(player.ages) for player in s.players] == [1, 1, 2]
    assert not s.pending
    assert sum(int(player.transitions) for player in s.players) == 0


@pytest.mark.rule("12.21")
@pytest.mark.parametrize("before", [1, 2])
def test_21_a_new_period(before: int) -> None:
    s = table(figures=["giotto", "dante", "fibonacci"], coins=[0, 0, 0])
    for seat, many in enumerate((2, 2, before)):
        s.players[seat].ages = many
    assert gains(s, 0, lambda: complete(s, 0, "giotto")) == (5 + 5, 5)
    play(s, 0, "end")
    assert gains(s, 1, lambda: complete(s, 1, "dante")) == (4 + 5, 4)
    play(s, 1, "end")
    expected = (2, 2) if before == 1 else (2 + 5, 2)
    assert gains(s, 2, lambda: complete(s, 2, "fibonacci")) == expected  # in full: the round is not over
    assert s.period == 0
    for player in s.players:
        player.acquired = True
    money = [coins(s, seat) for seat in range(3)]
    idle_round(s)
    assert s.period == 1
    assert [coins(s, seat) for seat in range(3)] == [before + 5 for before in money]
    assert [int(player.ages) for player in s.players] == [0, 0, 0]


@pytest.mark.rule("12.22")
def test_22_a_work_of_the_period_before_comes_first() -> None:
    s = table(period=EM, figures=["newton fibonacci"], hands=["M004 M008 M014"])
    assert reason(s, 0, "complete newton 1 M004 M008 M014") == "needs-earlier"
    complete(s, 0, "fibonacci")
    play(s, 0, "complete newton 1 M004 M008 M014")


# Auction: X is Ziryab (4), Y Kassia (6), Z Rublev (5)

OFFER = "ziryab kassia rublev"


def auction(**given: object) -> ArsUniversalis:
    return table(3, "auction", offer=OFFER, **given)  # type: ignore[arg-type]


@pytest.mark.rule("12.23")
def test_23_three_auctions() -> None:
    s = auction()
    run(s, "0 open ziryab 4", "1 raise 5", "2 pass", "0 raise 7", "1 pass")
    assert (coins(s, 0), active(s, 0)) == (35 - 7, ["ziryab"])
    run(s, "1 open rublev 5", "2 raise 6", "1 pass")
    assert (coins(s, 2), active(s, 2)) == (35 - 6, ["rublev"])
    assert legal_verbs(s, 1) == {"take", "withdraw", "shift_coins"}
    play(s, 1, "take kassia")
    assert (coins(s, 1), active(s, 1)) == (35 - 6, ["kassia"])
    assert step(s) == "trade"


@pytest.mark.rule("12.24")
def test_24_an_opener_who_loses_opens_again() -> None:
    s = auction()
    run(s, "0 open ziryab 4", "1 raise 5", "2 pass", "0 pass")
    assert active(s, 1) == ["ziryab"]
    assert (asked(s), step(s)) == ([0], "auction")


@pytest.mark.rule("12.25")
def test_25_not_opening_is_withdrawing() -> None:
    s = auction()
    play(s, 0, "withdraw")
    assert asked(s) == [1]
    run(s, "1 open ziryab 4", "2 pass")
    assert asked(s) == [2]  # the first patron is not asked again in this phase
    assert "take kassia" in legal(s, 2)


@pytest.mark.rule("12.26")
def test_26_too_poor_to_open() -> None:
    s = auction(coins=[3, 35, 35])
    assert (asked(s), legal_verbs(s, 0)) == ([0], {"withdraw", "shift_coins"})
    play(s, 0, "shift_coins")
    assert coins(s, 0) == 8
    assert "open ziryab 4" in legal(s, 0)
    for spent in (auction(coins=[3, 35, 35], shifts=[2, 0, 0]), auction(coins=[3, 35, 35], shifts=[2, 2, 2])):
        assert asked(spent) == [1]


@pytest.mark.rule("12.27")
def test_27_a_fourth_figure_costs_one_of_the_three() -> None:
    s = auction(figures=["dante giotto unkei"])
    s.players[0].done[1] = 0
    run(s, "0 open ziryab 4", "1 pass", "2 pass")
    assert legal(s, 0) == {"dismiss dante", "dismiss giotto", "dismiss unkei"}
    play(s, 0, "dismiss giotto")
    assert active(s, 0) == ["dante", "unkei", "ziryab"]
    assert (coins(s, 0), len(hand(s, 0))) == (35 - 4, 3)
    assert s.gone.has(FIGURE.read("giotto"))


# Materials


@pytest.mark.rule("12.28")
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_28_more_materials_than_the_hand_may_hold(dropped: int) -> None:
    s = auction(hands=["M001 M002 M003 M004 M005"])
    run(s, "0 open ziryab 4", "1 pass", "2 pass")  # he brings 3
    for card in ("M002", "M004")[:dropped]:
        play(s, 0, f"drop {card}")
    if dropped < 2:
        play(s, 0, "keep")
    kept = {"M001", "M002", "M003", "M004", "M005"} - set(("M002", "M004")[:dropped])
    assert len(hand(s, 0)) == 6
    assert len(set(hand(s, 0)) - kept) == 1 + dropped


@pytest.mark.rule("12.29")
def test_29_one_sale_and_one_purchase() -> None:
    s = table(step="trade", coins=[10, 0, 0], hands=["M001 M002 M003 M004"])
    run(s, "0 sell M001", "0 sell M002")
    assert (coins(s, 0), len(hand(s, 0))) == (12, 2)
    play(s, 0, "buy 4")
    assert (coins(s, 0), len(hand(s, 0))) == (4, 6)
    assert reason(s, 0, f"sell {hand(s, 0)[0]}") == "sale-is-over"
    assert reason(s, 0, "buy 1") == "bought-already"


@pytest.mark.rule("12.30")
def test_30_one_exchange_a_turn() -> None:
    s = table(hands=["M001 M002", "M003"], bank="M010 M020 M030")
    play(s, 0, "exchange M001 M020")
    assert hand(s, 0) == ["M002", "M020"]
    assert reason(s, 0, "exchange M002 M010") == "once-a-turn"
    run(s, "0 end", "1 exchange M003 M001")
    assert hand(s, 1) == ["M001"]


@pytest.mark.rule("12.31")
def test_31_the_paradigm_shift() -> None:
    s = table(step="trade", hands=["M001 M002 M003 M004 M005"])
    old = set(hand(s, 0))
    play(s, 0, "shift_hand")
    assert len(hand(s, 0)) == 5
    assert not old & set(hand(s, 0))
    assert s.rules.marker[s.players[0].shifts] == 1
    assert reason(s, 0, "shift_coins") == "shifted-already"
    s.players[0].shifted = False
    play(s, 0, "shift_coins")
    assert s.rules.marker[s.players[0].shifts] == 0
    s.players[0].shifted = False
    assert reason(s, 0, "shift_hand") == "marker-is-gone"


# Developments and end


@pytest.mark.rule("12.32")
def test_32_a_major_development_changes_hands() -> None:
    s = table(figures=["giotto", "guan"], records=[{"painting": 2}, {"painting": 2}])
    assert gains(s, 0, lambda: complete(s, 0, "giotto"))[0] == 5 + 7
    play(s, 0, "end")
    assert gains(s, 1, lambda: complete(s, 1, "guan"))[0] == 4
    assert holder(s, "painting") == 0
    own(s, 1, "rublev")
    before = score(s, 0)
    assert gains(s, 1, lambda: complete(s, 1, "rublev"))[0] == 5 + 7
    assert score(s, 0) == before - 7
    assert holder(s, "painting") == 1


@pytest.mark.rule("12.33")
def test_33_points_lost_before_the_round_ends() -> None:
    s = table(figures=["", "giotto"], score=[76, 0, 0], records=[{"painting": 3}, {"painting": 3}])
    s.developments[0] = 0
    s.players[2].acquired = True
    play(s, 0, "end")
    complete(s, 1, "giotto")
    assert score(s, 0) == 69
    idle_round(s)
    assert not s.over


@pytest.mark.rule("12.34")
def test_34_the_marker_counts_after_the_end_only() -> None:
    s = table(step="trade", score=[74, 60, 0], shifts=[0, 2, 0])
    s.players[0].acquired = True
    idle_round(s)
    assert not s.over
    idle_to(s, "trade")
    s.players[1].score = 75
    idle_round(s)
    assert s.over
    assert (score(s, 0), score(s, 1)) == (77, 75)
    assert s.won(0)
    assert not s.won(1)


@pytest.mark.rule("12.35")
def test_35_the_round_is_played_to_its_end() -> None:
    s = auction()
    run(s, "0 withdraw", "1 withdraw", "2 withdraw")
    assert step(s) == "trade"
    idle_to(s, "projects")
    idle_round(s)
    assert s.over


# Variants


@pytest.mark.rule("12.36")
def test_36_the_second_hires_what_the_lead_declined() -> None:
    s = table(2, "recruitment", offer="ziryab")
    play(s, 0, "decline")
    assert asked(s) == [1]
    play(s, 1, "hire ziryab", "M001", "M002", "M003", "rublev")
    assert (asked(s), offered(s)) == ([0], ["rublev"])
    play(s, 0, "decline")
    assert step(s) == "trade"


@pytest.mark.rule("12.37")
@pytest.mark.parametrize(
    ("figure", "work", "earlier", "more"),
    [
        ("newton", 1, "fibonacci", 1),  # of the inspiration's period
        ("giotto", 1, "", 1),  # of one of its categories
        ("orcagna", 2, "", 1),  # of the other
        ("rembrandt", 1, "giotto", 1),  # both: not two
        ("dante", 1, "", 0),
    ],
)
def test_37_michelangelo_inspires(figure: str, work: int, earlier: str, more: int) -> None:
    s = solo(figure, "michelangelo", *earlier.split())
    complete(s, 0, figure, work)
    assert len(hand(s, 0)) == s.rules.materials[FIGURE.read(figure)] + more


@pytest.mark.rule("12.38")
def test_38_solo_needs_the_same_category_before() -> None:
    cards = "M027 M051 M082 M086"
    s = solo("handel", "newton", "dante", hand=cards)
    assert reason(s, 0, f"complete handel 1 {cards}") == "needs-earlier-kind"
    s = solo("handel", "newton", "ziryab", hand=cards)
    play(s, 0, f"complete handel 1 {cards}")


@pytest.mark.rule("12.39")
@pytest.mark.parametrize(("column", "paid"), [(1, [-1, 1, 0]), (2, [-2, 1, 1]), (3, [-3, 1, 1])])
def test_39_leonardos_workshop(column: int, paid: list[int]) -> None:
    s = table(options={"workshop": "on"}, bank="M001 M002 M003 M011 M012 M013", coins=[10, 10, 10])
    play(s, 0, f"fetch M00{column}", "M050")
    assert [coins(s, seat) - 10 for seat in range(3)] == paid
    assert hand(s, 0) == [f"M00{column}"]


@pytest.mark.rule("12.40")
def test_40_golden_age_and_duel() -> None:
    s = table(
        period=EM,
        options={"golden_age": "on", "duel": "on"},
        figures=["rembrandt artemisia newton"],
        works=[{MA: 1}],
    )
    s.players[0].ages = 2
    assert gains(s, 0, lambda: complete(s, 0, "rembrandt")) == (8, 8)
    assert not s.pending
    assert gains(s, 0, lambda: complete(s, 0, "artemisia"))[0] == 10 + 7 + 5
    assert s.pending
    assert holder(s, "painting") == 0


@pytest.mark.rule("12.41")
@pytest.mark.parametrize(("options", "second"), [({"greatness": "on"}, 10), ({}, 0)])
def test_41_shared_greatness(options: dict[str, str], second: int) -> None:
    four = dict.fromkeys(CATEGORY_NAMES[1:], 1)
    s = table(figures=["giotto", "guan", "rublev"], options=options, records=[four, four, four])
    assert gains(s, 0, lambda: complete(s, 0, "giotto"))[0] == 5 + 10
    play(s, 0, "end")
    assert gains(s, 1, lambda: complete(s, 1, "guan"))[0] == 4 + second
    s.players[0].acquired = True
    idle_round(s)
    idle(s, lambda s: s.step.name == "projects" and asked(s) == [2])
    assert gains(s, 2, lambda: complete(s, 2, "rublev"))[0] == 5
