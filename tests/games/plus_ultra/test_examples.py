"""The worked examples: one test for each of the dossier's section 10, with its numbers."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from tests.games.plus_ultra.table import (
    BLUE,
    DOWN,
    GREEN,
    RED,
    YELLOW,
    PlusUltraState,
    act,
    actions,
    asked,
    breakdown,
    church,
    close,
    deal,
    draft_table,
    ducats,
    end_phase,
    end_round,
    ending,
    events,
    gp,
    hand,
    houses,
    idle,
    last_move,
    lay,
    legal,
    locks,
    market,
    offered,
    order,
    peers,
    play,
    ready,
    sea,
    size,
    status,
    step,
    surplus,
    table,
    tile,
    tired,
    track,
    turn_of,
    verbs,
    why,
)


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


@pytest.mark.rule("10.31")
def test_31_the_admiral_in_a_full_market() -> None:
    s = table(
        4,
        [["admiral"]],
        market=["silver", "silver", "vegetables", "gold"],
        surplus=[],
        tiles={3: "gems"},
        gp=0,
    )
    play(s, 0, "play_card admiral")
    assert offered(s, 0, "ship") == {"1 3 1", "1 3 2", "1 3 3", "1 3 4"}
    play(s, 0, "ship 1 3 2")
    assert (market(s), surplus(s)) == (["silver", "gems", "vegetables", "gold"], ["silver"])
    assert (sea(s)[0], gp(s)[0], tile(s, 3)) == (1, 2, None)


@pytest.mark.rule("10.32")
def test_32_the_admiral_brings_what_is_there_already() -> None:
    s = table(4, [["admiral"]], market=["silver", "gold"], tiles={2: "silver"}, gp=0)
    act(s, 0, "admiral", "ship 1 2 free")
    assert market(s) == ["silver", "gold", "silver"]
    assert (sea(s)[0], gp(s)[0]) == (1, 0)


@pytest.mark.rule("10.33")
def test_33_the_crown_limits_the_banker() -> None:
    s = table(4, [["banker"]], crown=5, ducats=4, gp=0)
    play(s, 0, "play_card banker")
    assert offered(s, 0, "deposit") == {"1 1"}
    play(s, 0, "deposit 1 1")
    assert (s.crown, gp(s)[0], ducats(s)[0]) == (6, 2, 3)


@pytest.mark.rule("10.34")
def test_34_the_viceroy_pays_for_an_empty_crown() -> None:
    for purse, possible in ((1, False), (2, True)):
        s = table(4, [["viceroy"]], crown=0, ducats=[purse, 0, 0, 0], colonies={1: (4, [])}, pool=2)
        play(s, 0, "play_card viceroy")
        assert ("settle" in verbs(s, 0)) == possible
    play(s, 0, "settle 1 1 none")
    assert (ducats(s)[0], houses(s, 1)[0]) == (0, 0)


@pytest.mark.rule("10.35")
def test_35_the_viceroys_income_comes_before_his_action() -> None:
    s = table(4, [["viceroy"]], crown=0, ducats=0, colonies={1: (4, [0, 0]), 2: (2, []), 3: (3, [1, 0])})
    play(s, 0, "play_card viceroy")
    assert ducats(s)[0] == 2
    assert "settle" in verbs(s, 0)


@pytest.mark.rule("10.36")
def test_36_the_conqueror_captures_natives() -> None:
    s = table(
        4,
        [["conqueror"], ["inquisitor"]],
        court=True,
        ducats=[1, 0, 0, 0],
        ready=[1, 2, 2, 2],
        tired=[0, 0, 0, 0],
        gp=0,
        tiles={1: "gold"},
        status={"inquisitor": "committed"},
    )
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "natives")
    assert asked(s) == [0]
    play(s, 0, "natives regiment")
    assert (ducats(s)[:2], gp(s)[0], ready(s)[0], tired(s)[0]) == ([0, 1], 3, 0, 1)
    assert tile(s, 2) is None
    assert s.players[0].natives == 1


@pytest.mark.rule("10.37")
def test_37_the_conqueror_founds_a_colony_and_builds() -> None:
    s = table(
        4,
        [["conqueror"]],
        ducats=[1, 0, 0, 0],
        pool=2,
        tiles={1: "gold", 2: "silver"},
        colonies={1: (4, []), 2: (4, [])},
    )
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "colony_2")
    play(s, 0, "house none")
    assert (size(s, 3), houses(s, 3)) == (2, [0, -1, -1, -1])
    assert (ducats(s)[0], s.players[0].pool) == (0, 1)
    assert tile(s, 3) is None
    end_phase(s)
    assert tile(s, 3) is None
    while s.round == 1:
        idle(s)
    assert tile(s, 3) not in (None, DOWN)


@pytest.mark.rule("10.38")
@pytest.mark.parametrize("answer", ["regiment", "ducat"])
def test_38_the_pirate_beside_a_colony(answer: str) -> None:
    s = table(
        4,
        [[], ["pirate"], [], []],
        peers=[YELLOW, RED, BLUE, GREEN],
        colonies={1: (4, []), 2: (2, [RED, BLUE])},
        tiles={2: "vegetables"},
        ready=[1, 1, 0, 1],
        ducats=[1, 0, 0, 0],
        gp=[0, 0, 5, 0],
    )
    act(s, YELLOW, "pirate", "plunder 2 2")
    assert tile(s, 2) is None
    assert asked(s) == [RED]
    play(s, RED, f"ransom {answer}")
    assert (ready(s)[RED], tired(s)[RED], ducats(s)[RED]) == (
        (0, 1, 1) if answer == "regiment" else (1, 0, 0)
    )
    assert gp(s) == [0, 2, 4, 0]


@pytest.mark.rule("10.39")
def test_39_a_pirate_without_prey() -> None:
    s = table(4, [["pirate"]], sea=0, tiles={1: None, 2: "gold"}, colonies={1: (4, [1])}, gp=0)
    play(s, 0, "play_card pirate")
    assert actions(s, 0) == set()
    play(s, 0, "no_effect")
    assert gp(s)[0] == 1


@pytest.mark.rule("10.40")
@pytest.mark.parametrize(("crown", "points"), [(3, 1), (5, 2), (6, 3), (1, 0)])
def test_40_the_king_by_the_crowns_wealth(crown: int, points: int) -> None:
    s = table(4, [["king"]], crown=crown, gp=0)
    act(s, 0, "king", "basic 1")
    assert gp(s)[0] == points


@pytest.mark.rule("10.41")
@pytest.mark.parametrize("points", [1, 2])
def test_41_the_kings_tribute(points: int) -> None:
    a, b, c = 0, 1, 2
    s = table(3, [["king"]], crown=5, ducats=[0, 0, 2], gp=[0, 1, points])
    act(s, a, "king", "basic 2")
    assert gp(s)[b] == 0
    assert asked(s) == [c] if points == 2 else asked(s) in ([c], [a])
    if points == 2:
        assert offered(s, c, "tribute") == {"gp", "ducat"}
    if asked(s) == [c]:
        play(s, c, "tribute ducat")
    assert (ducats(s)[c], gp(s)[c]) == (1, points)
    assert s.crown == 6
    assert ducats(s)[a] == 1


@pytest.mark.rule("10.42")
def test_42_the_prince_overtakes_the_queen() -> None:
    a, b, c, d = 0, 1, 2, 3
    s = table(
        4, [[], ["queen"], ["prince"]], court=True, peers=[a, b, c, d], status={"queen": "committed"}, gp=0
    )
    turn_of(s, c)
    lay(s, gp=0, peers=[a, b, c, d])
    play(s, c, "play_card prince")
    assert peers(s) == [a, c, b, d]
    assert gp(s)[b] == 1


@pytest.mark.rule("10.43")
def test_43_a_visitor_to_the_court_overtakes_the_queen() -> None:
    a, b, c = 0, 1, 2
    s = table(3, [["queen"]], court=True, character="queen", peers=[a, b, c], status={"queen": "committed"})
    turn_of(s, c)
    lay(s, ducats=[0, 0, 2], gp=0, peers=[a, b, c])
    play(s, c, "visit_court 2")
    assert peers(s) == [c, a, b]
    assert (gp(s)[a], ducats(s)[c]) == (1, 0)


@pytest.mark.rule("10.44")
@pytest.mark.parametrize(
    ("hands", "aside", "ducat"),
    [
        ([["secretary"]], "king", 1),
        ([["secretary", "king"]], "trader", 1),
        ([["secretary"], ["king"]], "trader", 0),
    ],
)
def test_44_the_secretary_and_the_king(hands: list[list[str]], aside: str, ducat: int) -> None:
    s = table(4, hands, aside=aside, court=True, ducats=0)
    play(s, 0, "play_card secretary")
    assert ducats(s)[0] == ducat


@pytest.mark.rule("10.45")
def test_45_a_bull_spent_on_natives_is_the_bull_of_the_round() -> None:
    s = table(4, [["viceroy"]], bulls=[2, 0, 0, 0], tiles={1: "natives"}, gp=0)
    act(s, 0, "viceroy", "catch 2 1 natives bull")
    assert (s.players[0].bulls, gp(s)[0]) == (1, 3)
    assert "use_bull" not in verbs(s, 0)
    assert step(s) == "after"


@pytest.mark.rule("10.46")
def test_46_two_players_draft() -> None:
    a, b = 1, 0
    s = draft_table(2, peers=[a, b])
    sizes = []
    seats = []
    while step(s) == "draft":
        seat = s.actor()
        seats.append(seat)
        pack = s.view(seat)["pack"]
        assert isinstance(pack, list)
        assert {f"draft {card}" for card in pack} == legal(s, seat)
        sizes.append(len(pack))
        play(s, seat, min(legal(s, seat)), host=Seeded(3))
    assert seats == [a, b, b, a, a, b]
    assert sizes == [8, 7, 6, 4, 3, 2]
    assert [len(hand(s, seat)) for seat in (a, b)] == [3, 3]
    left = s.view(a)["left_over"]
    assert isinstance(left, list)
    assert len(left) == 2


@pytest.mark.rule("10.47")
@pytest.mark.parametrize(("purse", "left", "points"), [(2, 0, 6), (1, 1, 1)])
def test_47_the_portrait_is_delivered_for_ducats(purse: int, left: int, points: int) -> None:
    s = ending(4, portrait=[4, 0, 0, 0], ducats=[purse, 0, 0, 0])
    assert breakdown(s, 0)["portrait"] == points
    assert ducats(s)[0] == left
    assert [breakdown(s, seat).get("portrait", 0) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("10.47")
def test_47_the_painter_needs_four_different_rounds() -> None:
    s = table(4, peers=[0, 1, 2, 3], ducats=[1, 0, 0, 0])
    for times in (1, 2, 3, 4):
        turn_of(s, 0)
        play(s, 0, "painter")
        assert s.players[0].portrait == times
        assert ducats(s)[0] == 0
        end_round(s)
        lay(s, ducats=0)
    turn_of(s, 0)
    lay(s, ducats=5)
    assert "painter" not in verbs(s, 0)


@pytest.mark.rule("10.48")
@pytest.mark.parametrize(("others", "points"), [((1, 1, 1), 9), ((1, 1, 0), 3)])
def test_48_the_voyage_of_magellan(others: tuple[int, ...], points: int) -> None:
    s = ending(4, magellan=[others[0], others[1], 3, others[2]])
    assert breakdown(s, BLUE)["voyages"] == points


@pytest.mark.rule("10.49")
@pytest.mark.parametrize(
    ("windows", "points"), [((4, 2, 2, 1), (3, -2, -2, -3)), ((2, 2, 2, 2), (3, 3, 3, 3))]
)
def test_49_rose_windows_at_the_end(windows: tuple[int, ...], points: tuple[int, ...]) -> None:
    dark = [1 if many > 1 else 0 for many in windows]
    s = ending(4, windows=[w - d for w, d in zip(windows, dark, strict=True)], dark=dark, gp=10)
    assert tuple(breakdown(s, seat)["windows"] for seat in range(4)) == points


@pytest.mark.rule("10.50")
@pytest.mark.parametrize("answer", ["activate", "decline"])
def test_50_the_cardinal_at_court(answer: str) -> None:
    s = draft_table(4, court=True)
    lay(s, ducats=[0, 2, 0, 0])
    deal(s, [["inquisitor", "cardinal", "banker"]])
    assert asked(s) == [1]
    play(s, 1, "buy_bull yes")
    assert asked(s) == [0]
    play(s, 0, f"passive {answer}")
    statuses = {card: status(s, card) for card in ("cardinal", "inquisitor", "banker")}
    if answer == "activate":
        assert ducats(s)[0] == 1
        assert statuses == {"cardinal": "committed", "inquisitor": "free", "banker": "free"}
    else:
        assert ducats(s)[0] == 0
        assert statuses == {"cardinal": "forfeited", "inquisitor": "committed", "banker": "committed"}
    turn_of(s, 0)
    if answer == "activate":
        act(s, 0, "inquisitor", "no_effect", "end_turn")
        turn_of(s, 0)
        assert offered(s, 0, "play_card") == {"cardinal"}
    else:
        assert offered(s, 0, "play_card") == {"inquisitor", "banker"}
        assert why(s, 0, "play_card cardinal") == {"reason": "card-forfeited", "character": "cardinal"}


@pytest.mark.rule("10.51")
def test_51_natives_and_forts() -> None:
    sites = {2: "nw_new_spain"}  # town council, mission, fort, plantation
    common = {"sites": sites, "pool": 2, "peers": [0, 1, 2, 3]}

    s = table(
        4, new_world=True, colonies={1: (4, {}), 2: (3, {1: RED, 2: GREEN})}, tiles={2: "natives"}, **common
    )
    end_round(s)
    assert houses(s, 2) == [RED, -1, -1, -1]
    assert s.players[GREEN].pool == 3

    s = table(
        4, new_world=True, colonies={1: (4, {}), 2: (3, {1: RED, 3: GREEN})}, tiles={2: "natives"}, **common
    )
    end_round(s)
    assert houses(s, 2) == [RED, -1, GREEN, -1]

    s = table(
        4,
        new_world=True,
        colonies={1: (4, {1: BLUE}), 2: (3, {1: RED, 3: GREEN})},
        tiles={2: None},
        raiders={2: 1},
        **common,
    )
    end_round(s)
    assert houses(s, 2) == [RED, -1, -1, -1]
    assert s.raiders.dump()[:2] == [1, 0]


@pytest.mark.rule("10.52")
@pytest.mark.parametrize(("goods", "steps"), [(["silver"] * 4, 0), (["silver"] * 3, 1)])
def test_52_a_harbour_counts_what_comes_to_the_market(goods: list[str], steps: int) -> None:
    s = table(
        4,
        aside="cardinal",
        new_world=True,
        colonies={1: (4, {1: RED})},
        tiles={1: "gold"},
        market=goods,
        surplus=[],
        sea=0,
    )
    end_round(s)
    assert sea(s)[RED] == steps
    assert surplus(s) == ([] if steps else ["gold"])


@pytest.mark.rule("10.53")
def test_53_a_cathedral_is_outside_the_size() -> None:
    s = table(
        4,
        [[], [], ["cardinal"]],
        peers=[BLUE, RED, YELLOW, GREEN],
        new_world=True,
        colonies={1: (4, {}), 2: (2, {1: RED, 2: BLUE})},
        sites={2: "nw_cuba"},
        market=["silver"],
        church=[None, "gold", "gold", "gems"],
        gp=0,
        pool=2,
    )
    act(s, BLUE, "cardinal", "donate 1 1 1 no")
    assert offered(s, BLUE, "cathedral") == {"gp", "1", "2"}
    play(s, BLUE, "cathedral 2")
    assert gp(s)[BLUE] == 2
    assert s.houses[5] == BLUE
    s = ending(4, new_world=True, colonies={1: (4, {}), 2: (2, {0: BLUE, 1: RED, 2: BLUE})})
    assert breakdown(s, BLUE)["houses"] == 2
    assert breakdown(s, BLUE)["majorities"] + breakdown(s, BLUE).get("cathedral", 0) == 2 + 2


@pytest.mark.rule("10.54")
def test_54_embassies() -> None:
    s = ending(
        4,
        ambassador=True,
        embassies=[["emb_fp", "emb_efp", "emb_afp"]],
        colonies={1: (4, [RED, RED]), 2: (2, [RED, RED])},
        ready=[3, 2, 2, 2],
    )
    mine = breakdown(s, RED)
    assert mine["embassies"] == 3
    assert (mine.get("portugal", 0), mine.get("france", 0)) == (6, 0)


@pytest.mark.rule("10.55")
def test_55_the_register_begins_again_after_fifty() -> None:
    s = table(4, [["king"]], crown=6, gp=49)
    act(s, 0, "king", "basic 1")
    assert gp(s)[0] == 52  # the marker lies on 2, with one lap


@pytest.mark.rule("10.56")
def test_56_visiting_the_court() -> None:
    s = table(4, peers=[2, 1, 0, 3])
    turn_of(s, 0)
    lay(s, peers=[2, 1, 0, 3], ducats=1)
    assert offered(s, 0, "visit_court") == {"1"}
    lay(s, ducats=2)
    assert offered(s, 0, "visit_court") == {"1", "2"}
    lay(s, peers=[0, 2, 1, 3])
    assert "visit_court" not in verbs(s, 0)
    lay(s, peers=[2, 0, 1, 3])
    assert offered(s, 0, "visit_court") == {"1"}


@pytest.mark.rule("10.57")
@pytest.mark.parametrize("taken", ["tired", "ready"])
def test_57_standing_up_needs_all_tired(taken: str) -> None:
    s = table(4, [["trader", "pirate"]], ready=0, tired=3, ducats=3)
    play(s, 0, f"fund_regiments {taken}")
    last_move(s)
    lay(s, ducats=1, level=6, track=())
    close(s)
    if taken == "tired":
        while asked(s) != [0]:
            idle(s)
        assert (step(s), legal(s, 0)) == ("stand_up", {"standup yes", "standup no"})
        purse = ducats(s)[0]
        play(s, 0, "standup yes")
        assert (ready(s)[0], tired(s)[0], ducats(s)[0]) == (4, 0, purse - 1)
    else:
        while step(s) == "stand_up":
            assert asked(s) != [0]
            idle(s)
        assert (ready(s)[0], tired(s)[0]) == (1, 3)


@pytest.mark.rule("10.58")
def test_58_a_used_character_rests_but_its_passive_works() -> None:
    hands = [["banker", "trader"], ["ambassador", "king"], ["admiral", "cardinal"]]
    s = table(3, hands, peers=[0, 1, 2], ambassador=True, gp=0, ducats=0)
    act(s, 0, "banker", "basic 2", "end_turn")
    turn_of(s, 1)
    lay(s, ducats=9, gp=3)
    play(s, 1, "play_card ambassador")
    if step(s) == "unlock":
        play(s, 1, "unlock none")
    copied = {text.split()[1] for text in offered(s, 1, "copy")}
    assert "banker" not in copied
    assert {"trader", "admiral", "cardinal"} <= copied
    play(s, 1, "no_effect")
    before = ducats(s)[0]
    play(s, 1, "loan")
    assert ducats(s)[0] == before + 1
    turn_of(s, 0)
    assert offered(s, 0, "play_card") == {"trader"}
    assert why(s, 0, "play_card banker") == {"reason": "card-used", "character": "banker"}


@pytest.mark.rule("10.59")
def test_59_a_colony_of_size_three_takes_a_third_house() -> None:
    s = table(
        4,
        [["viceroy"]],
        new_world=True,
        colonies={1: (4, {1: 1, 2: 1, 3: 2, 4: 3}), 2: (3, {1: RED, 2: BLUE})},
        sites={2: "nw_new_spain"},
        crown=6,
        ducats=9,
    )
    play(s, 0, "play_card viceroy")
    assert offered(s, 0, "settle") == {"1 2 3", "1 2 4"}
    play(s, 0, "settle 1 2 4")
    assert houses(s, 2) == [RED, BLUE, -1, RED]
    lay(s, ducats=9)
    assert "open_mission" not in verbs(s, 0)


@pytest.mark.rule("10.60")
def test_60_the_princes_gift_to_a_full_crown() -> None:
    a, b, c, d = 0, 1, 2, 3
    s = table(4, [["prince"]], court=True, peers=[d, a, b, c])
    turn_of(s, a)
    lay(s, crown=6, ducats=0, gp=0, peers=[d, a, b, c])
    play(s, a, "play_card prince")
    assert peers(s) == [a, d, b, c]
    play(s, a, "basic 1")
    assert gp(s)[a] == 2
    assert s.crown == 6
    assert ducats(s) == [1, 0, 0, 1]
