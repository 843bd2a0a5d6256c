"""The fourteen characters: passives, actions and the rules at their edges (dossier 5)."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.table import (
    DOWN,
    act,
    actions,
    asked,
    church,
    close,
    deal,
    draft_table,
    ducats,
    events,
    gp,
    houses,
    last_move,
    lay,
    legal,
    locks,
    market,
    offered,
    peers,
    play,
    ready,
    run,
    sea,
    size,
    step,
    surplus,
    table,
    tile,
    tired,
    track,
    turn_of,
    verbs,
)

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
    position = {"bulls": [bulls, 0, 0, 0], "ducats": [purse, 0, 0, 0], "ready": [standing, 1, 1, 1]}
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
    for position in ({"ducats": 0}, {"pool": 0, "ducats": 5}):
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


# Inquisitor


@pytest.mark.rule("5 Inquisitor")
def test_up_to_three_windows_are_used_or_lit() -> None:
    s = table(4, [["inquisitor"]], court=True, windows=[4, 1, 1, 1], dark=[2, 0, 0, 0], gp=0)
    play(s, 0, "play_card inquisitor")
    assert offered(s, 0, "windows") == {"1 0", "1 1", "1 2", "1 3", "2 1", "2 2"}
    play(s, 0, "windows 2 2")
    assert (gp(s)[0], s.players[0].windows, s.players[0].dark) == (2, 6, 0)


@pytest.mark.rule("5 Inquisitor")
def test_coins_pile_up_on_squares_without_a_good() -> None:
    s = table(4, [["inquisitor"]], court=True, church=["gold", None, None, "gems"], ducats=1, windows=0, gp=0)
    act(s, 0, "inquisitor", "windows 1 0")
    for seat in (1, 2, 3):
        assert offered(s, seat, "coin") == {"2", "3"}
        play(s, seat, "coin 2")
    assert (s.coins.dump(), ducats(s), gp(s)[0]) == ([0, 3, 0, 0], [1, 0, 0, 0], 0)


@pytest.mark.rule("5 Inquisitor")
def test_the_last_free_square_leaves_no_choice() -> None:
    s = table(4, [["inquisitor"]], court=True, church=["gold", None, "gold", "gems"], ducats=1, windows=0)
    act(s, 0, "inquisitor", "windows 1 0")
    assert step(s) != "coin"
    assert s.coins.dump() == [0, 3, 0, 0]


@pytest.mark.rule("5 Inquisitor")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("admiral", ["ship 1 2 free"]),
        ("conqueror", ["carry 2 2"]),
        ("viceroy", ["catch 2 3 natives regiment"]),
    ],
)
def test_the_inquisitor_earns_by_deeds_in_the_new_world(card: str, moves: list[str]) -> None:
    s = table(
        4,
        [[card], ["inquisitor"]],
        court=True,
        tiles={2: "gold", 3: "natives"},
        ducats=[1, 0, 0, 0],
        crown=6,
        status={"inquisitor": "committed"},
    )
    act(s, 0, card, *moves)
    assert ducats(s)[1] == 1


@pytest.mark.rule("5 Inquisitor")
def test_own_and_copied_actions_count_too() -> None:
    s = table(
        4,
        [["inquisitor", "admiral", "queen"]],
        court=True,
        tiles={2: "gold"},
        ducats=0,
        status={"inquisitor": "committed"},
    )
    act(s, 0, "admiral", "ship 1 2 free")
    assert ducats(s)[0] == 1
    s = table(
        4,
        [["queen"], ["inquisitor"]],
        court=True,
        aside="admiral",
        tiles={2: "gold"},
        ducats=0,
        status={"inquisitor": "committed"},
    )
    act(s, 0, "queen", "basic 2", "ship 1 2 free")
    assert (ducats(s)[1], sea(s)[0]) == (1, 1)


# Prince


@pytest.mark.rule("5 Prince")
def test_the_prince_moves_up_one_place() -> None:
    s = table(4, [["prince"]], court=True, peers=[0, 1, 2, 3])
    lay(s, peers=[1, 2, 3, 0])
    play(s, 0, "play_card prince")
    assert peers(s) == [1, 2, 0, 3]
    s = table(4, [["prince"]], court=True, peers=[0, 1, 2, 3])
    play(s, 0, "play_card prince")
    assert peers(s) == [0, 1, 2, 3]


@pytest.mark.rule("5 Prince")
def test_the_princes_offer() -> None:
    s = table(3, [["prince"]], court=True, character="prince", ducats=[0, 1, 0], gp=0, crown=0)
    act(s, 0, "prince", "basic 1")
    assert asked(s) == [1]
    play(s, 1, "offer pay")
    assert (gp(s), ducats(s), s.crown) == ([2, 1, 0], [0, 0, 0], 2)


@pytest.mark.rule("5 Prince")
@pytest.mark.parametrize(("goods", "points"), [([None] * 4, 0), (["gold", None, "gems", None], 2)])
def test_the_prince_and_the_church(goods: list[str | None], points: int) -> None:
    s = table(4, [["prince"]], court=True, church=goods, gp=0)
    act(s, 0, "prince", "basic 2")
    assert gp(s)[0] == points


# Queen


@pytest.mark.rule("5 Queen")
@pytest.mark.parametrize(("place", "points"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_queens_fame_by_her_live_place(place: int, points: int) -> None:
    s = table(4, [["queen"]], court=True, gp=0)
    seats = [1, 2, 3]
    seats.insert(place, 0)
    lay(s, peers=seats)
    act(s, 0, "queen", "basic 1")
    assert gp(s)[0] == points


@pytest.mark.rule("5 Queen")
def test_the_queen_acts_as_the_set_aside_character_with_its_costs_and_without_its_passive() -> None:
    s = table(4, [["queen"]], court=True, aside="viceroy", crown=0, ducats=1, colonies={1: (4, [0])})
    play(s, 0, "play_card queen")
    assert actions(s, 0) == {"1"}  # a house costs two, and no passive pays for it
    lay(s, ducats=2)
    assert actions(s, 0) == {"1", "2"}
    play(s, 0, "basic 2")
    assert verbs(s, 0) == {"settle"}
    play(s, 0, "settle 1 1 none")
    assert (ducats(s)[0], houses(s, 1)[:2]) == (0, [0, 0])


@pytest.mark.rule("5 Queen")
def test_the_king_set_aside_does_not_move_the_queen() -> None:
    s = table(4, [["queen"]], court=True, aside="king", crown=6, gp=0)
    lay(s, peers=[1, 0, 2, 3])
    act(s, 0, "queen", "basic 2", "basic 1")
    assert (gp(s)[0], peers(s)) == (3, [1, 0, 2, 3])


@pytest.mark.rule("5 Queen")
def test_the_queen_minds_each_time_she_is_overtaken() -> None:
    hands = [["queen"], ["prince"], ["king"]]
    s = table(4, hands, court=True, peers=[0, 1, 2, 3], gp=0, status={"queen": "committed"})
    turn_of(s, 1)
    lay(s, peers=[0, 1, 2, 3], gp=0)
    play(s, 1, "play_card prince")
    assert (peers(s), gp(s)[0]) == ([1, 0, 2, 3], 1)
    turn_of(s, 2)
    lay(s, peers=[1, 0, 2, 3], gp=0)
    play(s, 2, "play_card king")
    assert (peers(s), gp(s)[0]) == ([2, 1, 0, 3], 1)


@pytest.mark.rule("5 Queen")
def test_nobody_behind_the_queen_disturbs_her() -> None:
    s = table(
        4,
        [["queen"], [], [], ["prince"]],
        court=True,
        peers=[0, 1, 2, 3],
        gp=0,
        status={"queen": "committed"},
    )
    turn_of(s, 3)
    lay(s, peers=[0, 1, 2, 3], gp=0)
    play(s, 3, "play_card prince")
    assert gp(s)[0] == 0


# Secretary


@pytest.mark.rule("5 Secretary")
def test_the_secretary_furnishes_goods() -> None:
    s = table(4, [["secretary"]], court=True, aside="king", crown=3, ducats=0)
    play(s, 0, "play_card secretary")  # a ducat by the passive pays for it
    assert offered(s, 0, "acquire") == {"1 rose_window", "1 house", "1 magellan"}
    play(s, 0, "acquire 1 rose_window")
    assert (s.players[0].windows, s.players[0].dark, ducats(s)[0], s.crown) == (2, 0, 0, 2)


@pytest.mark.rule("5 Secretary")
def test_what_the_supply_lacks_cannot_be_taken() -> None:
    s = table(
        4,
        [["secretary"]],
        court=True,
        ducats=9,
        windows=[4, 2, 2, 2],
        pool=[6, 2, 2, 2],
        magellan=[3, 1, 1, 1],
    )
    play(s, 0, "play_card secretary")
    assert offered(s, 0, "acquire") == set()


@pytest.mark.rule("5 Secretary")
def test_the_secretary_buys_estates_cheaply() -> None:
    s = table(4, [["secretary"], ["king"]], court=True, ducats=2)
    play(s, 0, "play_card secretary")
    assert len(offered(s, 0, "take_estate")) == 1
    play(s, 0, "take_estate 2 1", "bull")
    assert (ducats(s)[0], s.players[0].estates.size) == (0, 1)


# Ambassador


@pytest.mark.rule("5 Ambassador")
def test_the_ambassador_may_leave_everything_locked() -> None:
    s = table(3, [["ambassador"]], ambassador=True, locks={"loan": 1})
    play(s, 0, "play_card ambassador")
    play(s, 0, "unlock none")
    assert locks(s) == {"loan": 1}


@pytest.mark.rule("5 Ambassador")
def test_nothing_locked_nothing_asked() -> None:
    s = table(3, [["ambassador"]], ambassador=True)
    play(s, 0, "play_card ambassador")
    assert step(s) == "basic"


@pytest.mark.rule("5 Ambassador")
def test_the_ambassador_takes_an_embassy() -> None:
    s = table(3, [["ambassador"]], ambassador=True, crown=1, ducats=1, display=["emb_ae", "emb_fp"])
    play(s, 0, "play_card ambassador")
    assert offered(s, 0, "take_embassy") == {"1 display_1", "1 display_2", "1 stack"}
    play(s, 0, "take_embassy 1 display_2", "emb_efs")
    assert (ducats(s)[0], s.crown, s.players[0].embassies.size) == (0, 0, 1)


@pytest.mark.rule("5 Ambassador")
def test_the_ambassador_borrows_what_he_can_still_pay() -> None:
    hands = [["ambassador", "king"], ["viceroy", "trader"], ["banker", "conqueror"]]
    position = {"crown": 0, "market": [], "surplus": [], "tiles": dict.fromkeys(range(1, 8))}
    s = table(3, hands, ambassador=True, ducats=[2, 0, 0], colonies={1: (4, [])}, **position)
    play(s, 0, "play_card ambassador")
    assert offered(s, 0, "copy") == {"2 banker"}  # nothing else can be done for no ducat
    lay(s, ducats=[3, 0, 0])
    assert offered(s, 0, "copy") == {"2 banker", "2 trader"}
    lay(s, ducats=[4, 0, 0])
    assert offered(s, 0, "copy") == {"2 banker", "2 trader", "2 viceroy"}
    play(s, 0, "copy 2 viceroy")
    assert legal(s, 0) == {"settle 1 1 none"}
    play(s, 0, "settle 1 1 none")
    assert (ducats(s)[0], houses(s, 1)[0]) == (0, 0)
    turn_of(s, 1)
    assert offered(s, 1, "play_card") == {"viceroy", "trader"}  # not used up


@pytest.mark.rule("5 Ambassador")
def test_no_passive_of_a_borrowed_card_fires() -> None:
    hands = [["ambassador"], ["king"], []]
    s = table(3, hands, ambassador=True, ducats=[2, 0, 0], crown=6, gp=0)
    lay(s, peers=[1, 0, 2])
    act(s, 0, "ambassador", "copy 2 king", "basic 1")
    assert (gp(s)[0], peers(s)) == (3, [1, 0, 2])


# Copies of copies


@pytest.mark.rule("5 edge")
def test_the_ambassador_borrows_the_queen_who_borrows_the_set_aside() -> None:
    s = table(
        4, [["ambassador"], ["queen"]], court=True, ambassador=True, aside="king", ducats=2, crown=6, gp=0
    )
    play(s, 0, "play_card ambassador")
    assert "2 queen" in offered(s, 0, "copy")
    run(s, "0 copy 2 queen", "0 basic 2", "0 basic 1")
    assert (gp(s)[0], ducats(s)[0]) == (3, 0)


@pytest.mark.rule("5 edge")
def test_the_queen_borrows_the_ambassador_set_aside() -> None:
    s = table(
        4, [["queen"], ["king"]], court=True, ambassador=True, aside="ambassador", ducats=4, crown=6, gp=0
    )
    play(s, 0, "play_card queen")
    play(s, 0, "basic 2")
    other = s.clone()
    play(s, 0, "take_embassy 1 stack")
    assert s.players[0].hidden_embassies.size == 1
    copied = {text.split()[1] for text in offered(other, 0, "copy")}
    assert "king" in copied
    assert not copied & {"queen", "ambassador"}  # nobody copies himself
    run(other, "0 copy 2 king", "0 basic 1")
    assert (gp(other)[0], ducats(other)[0]) == (3, 2)


@pytest.mark.rule("5 edge")
def test_a_bull_repeats_a_copy_with_a_new_choice() -> None:
    hands = [["ambassador"], ["king", "trader"], []]
    s = table(3, hands, ambassador=True, ducats=6, crown=6, gp=0, bulls=[1, 0, 0])
    act(s, 0, "ambassador", "copy 2 king", "basic 1")
    play(s, 0, "use_bull")
    assert {"2 king", "2 trader"} <= offered(s, 0, "copy")
    run(s, "0 copy 2 trader", "0 spend 2 1")
    assert (gp(s)[0], ducats(s)[0]) == (5, 1)


@pytest.mark.rule("5 edge")
def test_copied_actions_use_the_copiers_pieces() -> None:
    s = table(
        3,
        [["ambassador"], ["constable"], []],
        ambassador=True,
        ducats=2,
        ready=1,
        level=2,
        track=[],
        reached=False,
    )
    act(s, 0, "ambassador", "copy 2 constable", "reinforce 1 0")
    assert (track(s), ready(s)) == ([0], [0, 1, 1])


@pytest.mark.rule("5 edge")
def test_a_copied_pirate_asks_all_owners() -> None:
    s = table(
        3,
        [["ambassador"], ["pirate"], []],
        ambassador=True,
        ducats=[2, 1, 1],
        ready=1,
        colonies={1: (4, [1, 2])},
        tiles={1: "gold"},
        gp=0,
    )
    act(s, 0, "ambassador", "copy 2 pirate", "plunder 2 1")
    run(s, "1 ransom ducat", "2 ransom regiment")
    assert (gp(s)[0], ducats(s), ready(s)) == (2, [0, 0, 1], [1, 1, 0])


@pytest.mark.rule("5 edge")
def test_zero_gains_are_legal() -> None:
    s = table(4, [["king", "banker"]], crown=1, market=[], gp=0, ducats=0)
    act(s, 0, "king", "basic 1")
    turn_of(s, 0)
    lay(s, ducats=0, market=[])
    play(s, 0, "play_card banker")
    assert actions(s, 0) == {"2"}


@pytest.mark.rule("5 edge")
def test_passives_end_with_the_round_and_belong_to_the_drafter() -> None:
    s = table(4, [["banker"]], gp=5)
    last_move(s)
    close(s)
    assert s.holder.dump() == [-1] * 14


@pytest.mark.rule("5 edge")
def test_a_spent_bull_can_be_taken_again() -> None:
    s = table(2, [["king", "cardinal"]], bulls=[3, 0], crown=0)
    act(s, 0, "king", "basic 1", "use_bull")
    assert s.bulls == 1
    play(s, 0, "basic 1")
    turn_of(s, 0)
    act(s, 0, "cardinal", "basic 2")
    assert (s.bulls, s.players[0].bulls) == (0, 3)


@pytest.mark.rule("5 edge")
def test_the_last_magellan_card_lifts_all() -> None:
    s = table(4, [["secretary"]], court=True, magellan=[0, 5, 0, 0], ducats=9)
    told = act(s, 0, "secretary", "acquire 1 magellan")
    assert events(told, "took")
    assert s.magellan == 0
