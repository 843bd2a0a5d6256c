"""The worked examples 1 to 30 of the dossier's section 10, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.driving import (
    act,
    close,
    end_phase,
    end_round,
    last_move,
    offered,
    play,
    turn_of,
    verbs,
    why,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    BLUE,
    DOWN,
    GREEN,
    RED,
    YELLOW,
    PlusUltraState,
    asked,
    breakdown,
    church,
    ducats,
    events,
    gp,
    houses,
    locks,
    market,
    order,
    peers,
    ready,
    step,
    surplus,
    tile,
    tired,
    track,
)
from tests.games.plus_ultra.table import ending, table


def before_round(players: int, number: int, **position: object) -> PlusUltraState:
    """The last move of the round before `number`: `close` ends it, and the new one begins."""
    s = table(players, round=number - 1)
    last_move(s)
    lay(s, **{"market": [], "tiles": dict.fromkeys(range(1, 8), DOWN), "level": 6, "track": (), **position})
    return s


def beginning(players: int, number: int, **position: object) -> PlusUltraState:
    """A round that has just begun."""
    s = before_round(players, number, **position)
    close(s)
    return s


@pytest.mark.rule("10.1")
def test_1_the_king_goes_first_and_turn_cards_follow_next_round() -> None:
    s = table(4, [[], [], ["king"], []], peers=[RED, YELLOW, BLUE, GREEN])
    turn_of(s, BLUE)
    play(s, BLUE, "play_card king")
    assert peers(s) == [BLUE, RED, YELLOW, GREEN]
    assert order(s) == [RED, YELLOW, BLUE, GREEN]
    end_round(s)
    assert order(s) == peers(s)
    assert order(s)[0] == BLUE


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_2_money_for_the_third_and_fourth_peer(number: int) -> None:
    s = beginning(4, number, peers=[RED, YELLOW, BLUE, GREEN], ducats=0, gp=0)
    assert ducats(s) == [0, 0, 1, 2]
    assert gp(s) == [0, 0, 0, 0]


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(("number", "points"), [(5, [1, 0, 0]), (6, [2, 1, 0]), (7, [2, 1, 0])])
def test_3_fame_for_the_first_peers_in_late_rounds(number: int, points: list[int]) -> None:
    s = beginning(3, number, peers=[0, 1, 2], ducats=0, gp=0)
    assert gp(s) == points
    assert ducats(s) == [0, 0, 1]


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(
    ("dice", "level"), [((3, 3, 4), 3), ((1, 1, 6), 1), ((2, 5, 6), 5), ((6, 2, 5), 5), ((4, 4, 4), 4)]
)
def test_4_the_middle_die_sets_the_level(dice: tuple[int, int, int], level: int) -> None:
    s = before_round(3, 3, ready=1)  # no tile is drawn when all squares are taken
    close(s, *(die - 1 for die in dice), "trader")
    assert s.level == level


@pytest.mark.rule("10.5")
def test_5_bids_are_placed_in_turn_and_the_rest_comes_home_tired() -> None:
    red, green, blue = 0, 1, 2
    s = table(3, peers=[red, green, blue], bids=[2, 1, 2], level=3)
    assert track(s) == [red, blue, green]
    assert tired(s) == [1, 0, 1]
    assert ready(s) == [0, 0, 0]


@pytest.mark.rule("10.6")
def test_6_with_level_four_the_highest_bidder_places_again() -> None:
    red, green, blue = 0, 1, 2
    s = table(3, peers=[red, green, blue], bids=[2, 1, 2], level=4)
    assert track(s) == [red, blue, green, red]
    assert tired(s) == [0, 0, 1]


@pytest.mark.rule("10.7")
def test_7_a_war_won_pays_each_regiment_and_the_constable() -> None:
    red, green, blue = 0, 1, 2
    s = table(3, [[], ["constable"], []], peers=[red, green, blue], bids=[2, 1, 2], level=3, market=[])
    end_phase(s)
    before = gp(s)
    told = end_round(s)
    paid = {(entry["seat"], entry["cause"]): entry["points"] for entry in events(told, "scored")}
    assert paid[(red, "war")] == paid[(blue, "war")] == 2
    assert paid[(green, "war")] == 2
    assert paid[(green, "constable")] == 1
    assert gp(s) == [before[red] + 2, before[green] + 3, before[blue] + 2]
    assert track(s) == []
    assert [t + r for t, r in zip(tired(s), ready(s), strict=True)] == [2, 1, 2]
    assert ready(s) == [0, 0, 0]


@pytest.mark.rule("10.8")
def test_8_a_war_that_lacks_regiments_is_lost() -> None:
    s = table(3, [["constable"], [], []], bids=[2, 1, 1], level=5, market=[], gp=0)
    assert track(s) == [0, 1, 2, 0]
    told = end_round(s)
    assert not [entry for entry in events(told, "scored") if entry["cause"] in ("war", "constable")]
    assert track(s) == []
    assert tired(s) == [2, 1, 1]


@pytest.mark.rule("10.9")
def test_9_a_bull_repeats_an_action_or_adds_the_other() -> None:
    for first in ("recruit 2 ready", "reinforce 1 0"):
        for second in ("recruit 2 tired", "reinforce 1 0"):
            s = table(3, [["constable"], [], []], level=4, track=[], bulls=[1, 0, 0], ready=2)
            act(s, 0, "constable", first)
            assert step(s) == "bull"
            play(s, 0, "use_bull")
            play(s, 0, second)
            assert s.players[0].bulls == 0


@pytest.mark.rule("10.10")
def test_10_the_constable_replaces_a_regiment_of_another() -> None:
    s = table(
        4,
        [[], ["constable"], [], []],
        peers=[YELLOW, RED, BLUE, GREEN],
        level=3,
        track=[RED, BLUE, GREEN],
        reached=True,
        ready=1,
    )
    play(s, YELLOW, "play_card constable")
    assert offered(s, YELLOW, "replace") == {"1 1", "1 2", "1 3"}
    play(s, YELLOW, "replace 1 2")
    assert track(s) == [RED, YELLOW, GREEN]
    assert (ready(s)[YELLOW], tired(s)[BLUE]) == (0, 1)


@pytest.mark.rule("10.11")
def test_11_without_a_ready_regiment_the_constable_sends_anothers() -> None:
    s = table(
        4,
        [["constable"], [], [], []],
        level=4,
        track=[YELLOW, BLUE],
        reached=False,
        ready=[0, 0, 0, 1],
        tired=[2, 0, 0, 0],
    )
    play(s, RED, "play_card constable")
    assert offered(s, RED, "reinforce") == {f"1 {GREEN}"}
    play(s, RED, f"reinforce 1 {GREEN}")
    assert track(s) == [YELLOW, BLUE, GREEN]
    assert ready(s)[GREEN] == 0


@pytest.mark.rule("10.12")
def test_12_the_character_set_aside_empties_the_market() -> None:
    s = table(
        3,
        aside="trader",
        market=["silver", "silver", "vegetables", "gold"],
        surplus=["silver"],
        crown=4,
        tiles=dict.fromkeys(range(1, 8), DOWN),
    )
    end_round(s)
    assert market(s) == ["vegetables", "gold"]
    assert surplus(s) == ["silver"]
    assert s.crown == 6


@pytest.mark.rule("10.13")
def test_13_what_the_crown_cannot_hold_goes_to_the_first_peer() -> None:
    s = table(
        2,
        aside="trader",
        peers=[1, 0],
        market=["silver", "silver"],
        crown=5,
        tiles=dict.fromkeys(range(1, 8), DOWN),
        ducats=0,
    )
    last_move(s)
    lay(s, ducats=0, crown=5, peers=[1, 0])
    told = close(s)
    assert s.crown == 6
    assert [(e["seat"], e["ducats"]) for e in events(told, "earned") if e["cause"] == "crown"] == [(1, 1)]


@pytest.mark.rule("10.14")
def test_14_houses_and_majority() -> None:
    s = ending(4, colonies={1: (4, [GREEN, RED, GREEN])})
    assert (breakdown(s, GREEN)["houses"], breakdown(s, GREEN)["majorities"]) == (2, 4)
    assert (breakdown(s, RED)["houses"], breakdown(s, RED).get("majorities", 0)) == (1, 0)


@pytest.mark.rule("10.15")
def test_15_a_tie_gives_no_majority() -> None:
    s = ending(4, colonies={1: (4, []), 2: (3, [BLUE, RED])})
    for seat in (BLUE, RED):
        assert (breakdown(s, seat)["houses"], breakdown(s, seat).get("majorities", 0)) == (1, 0)


@pytest.mark.rule("10.16")
def test_16_natives_destroy_the_house_built_last_and_stay() -> None:
    s = table(4, colonies={1: (4, [RED, GREEN])}, tiles={1: "natives"}, pool=1)
    end_round(s)
    assert houses(s, 1) == [RED, -1, -1, -1]
    assert s.players[GREEN].pool == 2
    assert tile(s, 1) == "natives"
    end_round(s)
    assert houses(s, 1) == [-1, -1, -1, -1]
    assert s.players[RED].pool == 2
    assert tile(s, 1) == "natives"


@pytest.mark.rule("10.17")
@pytest.mark.rule("10.18")
@pytest.mark.parametrize(
    ("full", "in_market", "in_surplus"),
    [
        (["silver"], ["silver", "vegetables", "gold"], []),
        (["silver"] * 3, ["silver", "silver", "silver", "vegetables"], ["gold"]),
    ],
    ids=["17", "18"],
)
def test_17_and_18_colonies_send_what_lies_beside_them(
    full: list[str], in_market: list[str], in_surplus: list[str]
) -> None:
    s = table(
        4,
        aside="cardinal",
        market=full,
        surplus=[],
        colonies={1: (4, []), 2: (2, [])},
        tiles={1: "vegetables", 2: "gold"},
    )
    end_round(s)
    assert (market(s), surplus(s)) == (in_market, in_surplus)


@pytest.mark.rule("10.19")
def test_19_the_market_closes_its_gaps() -> None:
    s = table(4, [["cardinal"]], market=["vegetables", "silver", "gold"], windows=0)
    act(s, 0, "cardinal", "donate 1 2 2 no")
    assert market(s) == ["vegetables", "gold"]


@pytest.mark.rule("10.20")
@pytest.mark.rule("10.21")
@pytest.mark.parametrize(
    ("ships", "points"),
    [
        ({BLUE: 9, GREEN: 8, YELLOW: 3, RED: 0}, (5, 3, 1, 0)),
        ({BLUE: 9, GREEN: 9, YELLOW: 3, RED: 0}, (5, 5, 3, 0)),
    ],
    ids=["20", "21"],
)
def test_20_and_21_sea_trade_at_the_end(ships: dict[int, int], points: tuple[int, ...]) -> None:
    s = ending(4, sea=[ships[seat] for seat in range(4)])
    got = [breakdown(s, seat).get("sea_ranks", 0) for seat in (BLUE, GREEN, YELLOW, RED)]
    assert tuple(got) == points


@pytest.mark.rule("10.22")
def test_22_what_can_be_donated() -> None:
    s = table(
        4,
        [["cardinal"]],
        market=["silver", "gold", "vegetables", "silver"],
        surplus=["gems", "gold"],
        church=["gems", None, "silver", None],
        windows=0,
    )
    play(s, 0, "play_card cardinal")
    assert offered(s, 0, "donate") == {"1 2 2 no", "1 4 4 no", "1 surplus 2 no", "1 surplus 4 no"}
    play(s, 0, "donate 1 surplus 4 no")
    assert (church(s)[3], surplus(s)) == ("gold", ["gems"])


@pytest.mark.rule("10.23")
def test_23_the_donation_that_completes_the_church() -> None:
    s = table(
        4,
        [["cardinal"]],
        market=["silver", "silver", "vegetables", "gold"],
        church=["gems", "gems", "silver", None],
        windows=[1, 0, 1, 0],
        dark=[0, 2, 1, 1],
        gp=0,
    )
    act(s, 0, "cardinal", "donate 1 4 4 yes")
    assert gp(s)[0] == 5
    assert church(s) == [None] * 4
    assert [(int(p.windows), int(p.dark)) for p in s.players] == [(1, 0), (2, 0), (2, 0), (1, 0)]
    assert s.removed.size == 4


@pytest.mark.rule("10.24")
def test_24_the_donor_takes_the_coins_of_the_square() -> None:
    s = table(4, [["cardinal"]], market=["gold", "silver"], coins=[0, 3, 0, 0], ducats=0, gp=0, windows=1)
    act(s, 0, "cardinal", "donate 1 2 2 no")
    assert (gp(s)[0], ducats(s)[0]) == (2, 3)
    assert s.coins.dump() == [0, 0, 0, 0]


@pytest.mark.rule("10.25")
def test_25_the_inquisitor_collects() -> None:
    s = table(
        3,
        [["inquisitor"], [], []],
        court=True,
        windows=[2, 0, 0],
        ducats=[0, 3, 0],
        gp=[0, 0, 4],
    )
    act(s, 0, "inquisitor", "windows 1 2")
    assert (gp(s)[0], s.players[0].windows, s.players[0].dark) == (2, 0, 2)
    assert asked(s) == [1]
    assert offered(s, 1, "coin") == {"1", "2", "3", "4"}
    play(s, 1, "coin 3")
    assert (ducats(s)[1], s.coins.dump()) == (2, [0, 0, 1, 0])
    assert gp(s)[2] == 3


@pytest.mark.rule("10.26")
def test_26_an_estate_is_discarded_for_its_back() -> None:
    s = table(4, estates=[["house"]], pool=1, colonies={1: (4, [RED])})
    assert s.players[0].supply == 4
    play(s, 0, "discard_estate 1")
    assert (s.players[0].pool, s.players[0].supply) == (2, 3)
    assert s.players[0].estates.size == 0
    lay(s, ducats=0)
    told = end_round(s)
    assert not [entry for entry in events(told, "earned") if entry["cause"] == "estates"]


@pytest.mark.rule("10.27")
def test_27_a_common_action_is_locked_until_the_next_round() -> None:
    hands = [["trader", "pirate"], ["admiral", "conqueror"], ["cardinal", "king"], ["viceroy", "constable"]]
    s = table(4, hands, aside="banker", peers=[GREEN, RED, YELLOW, BLUE], gp=1, ducats=4)
    play(s, GREEN, "loan")
    turn_of(s, RED)
    play(s, RED, "painter")
    assert locks(s) == {"loan": GREEN, "painter": RED}
    turn_of(s, YELLOW)
    assert not {"loan", "painter"} & verbs(s, YELLOW)
    assert why(s, YELLOW, "loan") == {"reason": "locked", "common": "loan", "owner": GREEN}
    turn_of(s, GREEN)
    assert not {"loan", "painter"} & verbs(s, GREEN)
    end_round(s)
    assert locks(s) == {}
    turn_of(s, order(s)[0])
    lay(s, gp=1, ducats=4)
    assert {"loan", "painter"} <= verbs(s, s.actor())


@pytest.mark.rule("10.28")
def test_28_a_loan_with_the_banker_at_the_table() -> None:
    s = table(4, [[], [], ["banker"], []], gp=[3, 0, 0, 0], ducats=0)
    play(s, RED, "loan")
    assert (ducats(s), gp(s)[RED]) == ([2, 0, 1, 0], 2)
    assert locks(s) == {}
    assert s.players[RED].markers == 2


@pytest.mark.rule("10.29")
@pytest.mark.parametrize(
    ("goods", "price"),
    [(["silver", "silver", "vegetables", "gold"], 3), (["silver", "silver", "vegetables", "silver"], 2)],
)
def test_29_the_trader_sells(goods: list[str], price: int) -> None:
    s = table(4, [["trader"]], market=goods, surplus=["gems"], ducats=0)
    play(s, 0, "play_card trader")
    assert offered(s, 0, "sell") == {"1 1", "1 surplus"}
    other = s.clone()
    play(s, 0, "sell 1 1")
    assert (ducats(s)[0], market(s)) == (price, goods[1:])
    play(other, 0, "sell 1 surplus")
    assert (ducats(other)[0], surplus(other)) == (4, [])


@pytest.mark.rule("10.30")
def test_30_the_traders_offers() -> None:
    s = table(4, [["trader"]], ducats=4, gp=0, market=[], surplus=[])
    play(s, 0, "play_card trader")
    assert offered(s, 0, "spend") == {"2 1", "2 2"}
    play(s, 0, "spend 2 2")
    assert (ducats(s)[0], gp(s)[0]) == (1, 4)
