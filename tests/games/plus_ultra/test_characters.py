"""The nine basic characters: passives, actions and the rules at their edges (dossier 5)."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.driving import (
    act,
    actions,
    legal,
    offered,
    play,
    run,
    turn_of,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    DOWN,
    Position,
    asked,
    church,
    ducats,
    gp,
    houses,
    locks,
    market,
    peers,
    ready,
    sea,
    size,
    step,
    surplus,
    tile,
    tired,
    track,
)
from tests.games.plus_ultra.table import deal, draft_table, table

# Admiral


@pytest.mark.rule("5 Admiral")
def test_the_admiral_ships_any_open_resource() -> None:
    tiles = {1: "natives", 2: "gold", 3: DOWN, 4: "gems", 5: None}
    s = table(4, [["admiral"]], tiles=tiles, market=["gold"], gp=0)
    play(s, 0, "play_card admiral")
    assert offered(s, 0, "ship") == {"1 2 free", "1 4 free"}
    play(s, 0, "ship 1 4 free")
    assert (market(s), sea(s)[0], gp(s)[0]) == (["gold", "gems"], 1, 2)


@pytest.mark.rule("5 Admiral")
@pytest.mark.parametrize(("square", "after"), [(0, 2), (9, 10), (10, 10)])
def test_the_admiral_sails(square: int, after: int) -> None:
    s = table(4, [["admiral"]], sea=square, tiles={}, gp=0)
    play(s, 0, "play_card admiral")
    assert actions(s, 0) == {"2"}
    play(s, 0, "basic 2")
    assert (sea(s)[0], gp(s)[0]) == (after, 1)


@pytest.mark.rule("5 Admiral")
def test_a_replaced_tile_of_the_same_kind_was_in_the_market_before() -> None:
    s = table(4, [["admiral"]], market=["gems", "gold", "gold", "gold"], tiles={2: "gems"}, gp=0, surplus=[])
    act(s, 0, "admiral", "ship 1 2 1")
    assert (market(s)[0], surplus(s), gp(s)[0]) == ("gems", ["gems"], 0)


# Banker


@pytest.mark.rule("5 Banker")
@pytest.mark.parametrize(
    ("crown", "purse", "amounts"),
    [(4, 5, {"1 1", "1 2"}), (0, 2, {"1 1", "1 2"}), (6, 5, set()), (3, 0, set())],
)
def test_the_banker_fills_the_crown(crown: int, purse: int, amounts: set[str]) -> None:
    s = table(4, [["banker"]], crown=crown, ducats=purse, gp=0)
    play(s, 0, "play_card banker")
    assert offered(s, 0, "deposit") == amounts
    if amounts:
        play(s, 0, f"deposit {max(amounts)}")
        assert (s.crown, gp(s)[0], ducats(s)[0]) == (crown + 2, 4, purse - 2)


@pytest.mark.rule("5 Banker")
@pytest.mark.parametrize(
    ("goods", "earned"), [(["gold", "silver", "gems", "silver"], 3), (["gems"], 0), ([], 0)]
)
def test_the_banker_earns_by_gold_and_silver(goods: list[str], earned: int) -> None:
    s = table(4, [["banker"]], market=goods, ducats=0)
    act(s, 0, "banker", "basic 2")
    assert ducats(s)[0] == earned


@pytest.mark.rule("5 Banker")
def test_the_bankers_own_loan_is_open_but_earns_him_nothing_more() -> None:
    s = table(4, [["banker"]], gp=1, ducats=0)
    play(s, 0, "loan")
    assert (ducats(s), locks(s)) == ([2, 0, 0, 0], {})


@pytest.mark.rule("5 Banker")
def test_a_banker_set_aside_or_left_over_keeps_no_loan_open() -> None:
    s = table(4, aside="banker", gp=1)
    play(s, 0, "loan")
    assert locks(s) == {"loan": 0}


# Cardinal


@pytest.mark.rule("5 Cardinal")
@pytest.mark.parametrize(
    ("good", "window", "points"),
    [
        ("silver", "no", 2),
        ("silver", "yes", 3),
        ("vegetables", "yes", 3),
        ("gold", "yes", 4),
        ("gems", "yes", 4),
    ],
)
def test_a_donation_pays_by_good_and_window(good: str, window: str, points: int) -> None:
    s = table(4, [["cardinal"]], market=[good], gp=0, windows=1, dark=0)
    act(s, 0, "cardinal", f"donate 1 1 1 {window}")
    assert gp(s)[0] == points
    assert (s.players[0].windows, s.players[0].dark) == ((0, 1) if window == "yes" else (1, 0))
    assert church(s) == [good, None, None, None]


@pytest.mark.rule("5 Cardinal")
def test_without_an_active_window_none_is_offered() -> None:
    s = table(4, [["cardinal"]], market=["gold"], surplus=[], windows=0, dark=1)
    play(s, 0, "play_card cardinal")
    assert offered(s, 0, "donate") == {"1 1 1 no"}


@pytest.mark.rule("5 Cardinal")
def test_nothing_to_donate_and_no_bull_left() -> None:
    s = table(
        4, [["cardinal"]], market=["gold"], surplus=[], church=["gems", None, None, None], bulls=[2, 1, 1, 1]
    )
    play(s, 0, "play_card cardinal")
    assert legal(s, 0) == {"no_effect"}


@pytest.mark.rule("5 Cardinal")
def test_the_cardinal_takes_a_bull_for_nothing() -> None:
    s = table(4, [["cardinal"]], ducats=0)
    act(s, 0, "cardinal", "basic 2")
    assert (s.players[0].bulls, s.bulls, ducats(s)[0]) == (1, 4, 0)


@pytest.mark.rule("5 Cardinal")
def test_the_cardinal_earns_when_others_buy_a_bull() -> None:
    s = draft_table(4)
    lay(s, ducats=[2, 2, 2, 0])
    deal(s, [[], ["cardinal"]])
    run(s, "0 buy_bull yes")
    assert ducats(s) == [0, 3, 2, 0]
    run(s, "1 buy_bull yes")  # his own
    assert ducats(s) == [0, 1, 2, 0]
    run(s, "2 buy_bull yes")
    assert ducats(s) == [0, 2, 0, 0]


@pytest.mark.rule("5 Cardinal")
def test_free_bulls_do_not_count() -> None:
    s = table(4, [["king"], ["cardinal"]], estates=[["bull"]], ducats=0)
    play(s, 0, "discard_estate 1")
    assert (s.players[0].bulls, ducats(s)[1]) == (1, 0)


# Trader


@pytest.mark.rule("5 Trader")
def test_the_trader_sells_from_the_golden_square_or_the_top_of_the_surplus() -> None:
    s = table(4, [["trader"]], market=["gold", "gems"], surplus=["gems", "gold"], ducats=0)
    play(s, 0, "play_card trader")
    assert offered(s, 0, "sell") == {"1 1", "1 surplus"}
    play(s, 0, "sell 1 surplus")
    assert (ducats(s)[0], surplus(s), market(s)) == (3, ["gems"], ["gold", "gems"])
    assert s.removed.size == 1


@pytest.mark.rule("5 Trader")
def test_a_sale_never_costs() -> None:
    s = table(4, [["trader"]], market=["silver"] * 4, surplus=["silver"], ducats=0)
    act(s, 0, "trader", "sell 1 surplus")
    assert ducats(s)[0] == 0


@pytest.mark.rule("5 Trader")
@pytest.mark.parametrize(("tier", "price", "points"), [(1, 1, 2), (2, 3, 4), (3, 5, 6)])
def test_the_trader_buys_fame(tier: int, price: int, points: int) -> None:
    s = table(4, [["trader"]], ducats=5, gp=0)
    act(s, 0, "trader", f"spend 2 {tier}")
    assert (ducats(s)[0], gp(s)[0]) == (5 - price, points)


# Constable


@pytest.mark.rule("5 Constable")
def test_after_a_full_bidding_the_constable_replaces_others_only() -> None:
    s = table(4, [["constable"]], level=3, track=[0, 1, 2], reached=True, ready=1, tired=0)
    play(s, 0, "play_card constable")
    assert offered(s, 0, "replace") == {"1 2", "1 3"}
    assert offered(s, 0, "reinforce") == set()
    lay(s, ready=0)
    assert offered(s, 0, "replace") == set()


@pytest.mark.rule("5 Constable")
def test_what_counts_is_the_bidding_not_the_track() -> None:
    s = table(4, [["constable"]], level=3, track=[1, 2], reached=False, ready=2, bulls=[1, 0, 0, 0])
    act(s, 0, "constable", "reinforce 1 0")
    assert track(s) == [1, 2, 0]
    play(s, 0, "use_bull")
    assert (offered(s, 0, "replace"), offered(s, 0, "reinforce")) == (
        set(),
        set(),
    )  # full, yet not by bidding
    assert offered(s, 0, "recruit") == {"2 ready", "2 tired"}


@pytest.mark.rule("5 Constable")
def test_he_sends_anothers_regiment_only_without_one_of_his_own() -> None:
    s = table(4, [["constable"]], level=3, track=[], reached=False, ready=[1, 1, 1, 0])
    play(s, 0, "play_card constable")
    assert offered(s, 0, "reinforce") == {"1 0"}
    lay(s, ready=[0, 1, 1, 0])
    assert offered(s, 0, "reinforce") == {"1 1", "1 2"}
    lay(s, ready=0)
    assert offered(s, 0, "reinforce") == set()


@pytest.mark.rule("5 Constable")
@pytest.mark.parametrize("state", ["ready", "tired"])
def test_the_constable_recruits_up_to_five(state: str) -> None:
    s = table(4, [["constable"]], ready=2, tired=2)
    act(s, 0, "constable", f"recruit 2 {state}")
    assert (ready(s)[0], tired(s)[0]) == ((3, 2) if state == "ready" else (2, 3))
    s = table(4, [["constable"]], ready=2, tired=3)
    play(s, 0, "play_card constable")
    assert offered(s, 0, "recruit") == set()


# Conqueror


@pytest.mark.rule("5 Conqueror")
def test_the_conqueror_explores_from_the_bottom() -> None:
    s = table(4, [["conqueror"]], tiles={1: None, 2: "gold", 3: DOWN, 4: DOWN}, gp=0)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "gems")
    assert (tile(s, 3), tile(s, 4), gp(s)[0]) == ("gems", DOWN, 2)


@pytest.mark.rule("5 Conqueror")
@pytest.mark.parametrize(
    ("bulls", "purse", "standing", "ways"),
    [
        (1, 1, 1, {"bull", "regiment", "leave"}),
        (0, 1, 1, {"regiment", "leave"}),
        (1, 0, 1, {"bull", "leave"}),
        (1, 1, 0, {"bull", "leave"}),
        (0, 0, 5, set()),
    ],
)
def test_ways_to_capture_natives(bulls: int, purse: int, standing: int, ways: set[str]) -> None:
    position: Position = {"bulls": [bulls, 0, 0, 0], "ducats": [purse, 0, 0, 0], "ready": [standing, 1, 1, 1]}
    s = table(4, [["conqueror"]], tiles={1: "gold"}, gp=0, **position)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "natives")
    assert offered(s, 0, "natives") == ways
    if "bull" in ways:
        play(s, 0, "natives bull")
        assert (gp(s)[0], s.players[0].bulls, s.players[0].natives, tile(s, 2)) == (3, 0, 1, None)
    elif not ways:
        assert tile(s, 2) == "natives"  # they stay, face up


@pytest.mark.rule("5 Conqueror")
def test_natives_left_alone_stay_face_up() -> None:
    s = table(4, [["conqueror"]], tiles={1: "gold"}, bulls=[1, 0, 0, 0])
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "natives")
    play(s, 0, "natives leave")
    assert (tile(s, 2), s.players[0].bulls) == ("natives", 1)


@pytest.mark.rule("5 Conqueror")
def test_inside_a_bull_action_no_capture_by_bull() -> None:
    s = table(4, [["conqueror"]], tiles={1: "gold"}, bulls=[2, 0, 0, 0], ducats=1, ready=1)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "gold")
    play(s, 0, "use_bull")
    play(s, 0, "basic 1", "natives")
    assert offered(s, 0, "natives") == {"regiment", "leave"}


@pytest.mark.rule("5 Conqueror")
def test_a_found_colony_may_be_left_alone_and_needs_a_ducat_and_a_house() -> None:
    positions: list[Position] = [{"ducats": 0}, {"pool": 0, "ducats": 5}]
    for position in positions:
        s = table(4, [["conqueror"]], tiles={1: "gold"}, **position)
        play(s, 0, "play_card conqueror")
        play(s, 0, "basic 1", "colony_4")
        assert (size(s, 2), step(s) == "house") == (4, False)
    s = table(4, [["conqueror"]], tiles={1: "gold"}, ducats=1)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "colony_4")
    play(s, 0, "decline")
    assert (houses(s, 2), ducats(s)[0]) == ([-1] * 4, 1)


@pytest.mark.rule("5 Conqueror")
def test_the_conqueror_carries_a_resource_to_the_surplus() -> None:
    s = table(4, [["conqueror"]], tiles={1: "natives", 3: "gems"}, surplus=["gold"], gp=0)
    play(s, 0, "play_card conqueror")
    assert offered(s, 0, "carry") == {"2 3"}
    play(s, 0, "carry 2 3")
    assert (surplus(s), gp(s)[0], tile(s, 3)) == (["gold", "gems"], 2, None)


# Pirate


@pytest.mark.rule("5 Pirate")
def test_the_pirate_sets_another_back() -> None:
    s = table(4, [["pirate"]], sea=[5, 5, 1, 0], gp=0)
    play(s, 0, "play_card pirate")
    assert offered(s, 0, "raid") == {"1 1", "1 2"}
    play(s, 0, "raid 1 1")
    assert (sea(s), gp(s)[0]) == ([5, 4, 1, 0], 2)


@pytest.mark.rule("5 Pirate")
def test_plunder_is_beside_colonies_only() -> None:
    s = table(
        4, [["pirate"]], colonies={1: (4, []), 2: (2, [])}, tiles={1: "natives", 2: "gold", 3: "gems"}, gp=0
    )
    play(s, 0, "play_card pirate")
    assert offered(s, 0, "plunder") == {"2 2"}
    play(s, 0, "plunder 2 2")
    assert (gp(s)[0], tile(s, 2), s.removed.size) == (2, None, 1)  # nobody lives there


@pytest.mark.rule("5 Pirate")
def test_each_owner_of_a_house_pays_once_in_the_order_of_turn() -> None:
    s = table(
        4,
        [["pirate"]],
        peers=[0, 3, 1, 2],
        colonies={1: (4, [1, 2, 1, 3])},
        tiles={1: "gold"},
        ready=1,
        ducats=1,
    )
    act(s, 0, "pirate", "plunder 2 1")
    answered = []
    while step(s) == "ransom":
        answered += asked(s)
        assert offered(s, s.actor(), "ransom") == {"regiment", "ducat"}
        play(s, s.actor(), "ransom ducat")
    assert answered == [3, 1, 2]
    assert ducats(s) == [1, 0, 0, 0]


@pytest.mark.rule("5 Pirate")
def test_only_the_pirates_own_card_consoles() -> None:
    s = table(4, [["queen"]], court=True, aside="pirate", sea=0, tiles={}, colonies={1: (4, [])}, gp=0)
    play(s, 0, "play_card queen")
    assert actions(s, 0) == {"1"}
    play(s, 0, "no_effect")
    assert gp(s)[0] == 0


# King


@pytest.mark.rule("5 King")
def test_the_king_moves_to_the_first_place_when_played() -> None:
    s = table(4, [[], [], [], ["king"]], peers=[0, 1, 2, 3])
    turn_of(s, 3)
    lay(s, peers=[0, 1, 2, 3])
    play(s, 3, "play_card king")
    assert peers(s) == [3, 0, 1, 2]


@pytest.mark.rule("5 King")
@pytest.mark.parametrize(("crown", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_kings_fame_by_the_crowns_wealth(crown: int, points: int) -> None:
    s = table(4, [["king"]], crown=crown, gp=0)
    act(s, 0, "king", "basic 1")
    assert gp(s)[0] == points


@pytest.mark.rule("5 King")
@pytest.mark.parametrize(("answer", "left"), [("gp", (3, 2)), ("ducat", (5, 1))])
def test_tribute_is_paid_in_fame_or_money(answer: str, left: tuple[int, int]) -> None:
    s = table(2, [["king"]], crown=0, gp=5, ducats=2)
    act(s, 0, "king", "basic 2")
    play(s, 1, f"tribute {answer}")
    assert (gp(s)[1], ducats(s)[1], s.crown) == (*left, 2)


# Viceroy


@pytest.mark.rule("5 Viceroy")
def test_the_viceroy_builds_in_any_colony_with_room() -> None:
    s = table(
        4, [["viceroy"]], crown=6, ducats=1, colonies={1: (4, [1, 1, 1, 1]), 2: (2, [1]), 3: (3, [])}, pool=1
    )
    play(s, 0, "play_card viceroy")
    assert offered(s, 0, "settle") == {"1 2 none", "1 3 none"}
    play(s, 0, "settle 1 2 none")
    assert (houses(s, 2)[:2], s.crown, ducats(s)[0], s.players[0].pool) == ([1, 0], 5, 0, 0)


@pytest.mark.rule("5 Viceroy")
def test_the_viceroy_captures_natives_anywhere() -> None:
    s = table(
        4, [["viceroy"]], crown=1, ducats=1, ready=1, tiles={1: "gold", 4: "natives", 6: "natives"}, gp=0
    )
    play(s, 0, "play_card viceroy")
    assert offered(s, 0, "catch") == {"2 4 natives regiment", "2 6 natives regiment"}
    play(s, 0, "catch 2 6 natives regiment")
    assert (gp(s)[0], s.crown, ducats(s)[0], ready(s)[0], tired(s)[0], tile(s, 6)) == (3, 0, 0, 0, 1, None)


@pytest.mark.rule("5 Viceroy")
def test_a_regiment_and_money_or_a_bull() -> None:
    for position, ways in (
        ({"ready": 0, "ducats": 5}, set()),
        ({"ready": 1, "ducats": 0}, set()),
        ({"ready": 0, "ducats": 0, "bulls": [1, 0, 0, 0]}, {"2 4 natives bull"}),
    ):
        s = table(4, [["viceroy"]], crown=6, tiles={1: "gold", 4: "natives"}, **position)
        play(s, 0, "play_card viceroy")
        assert offered(s, 0, "catch") == ways
