"""The New World (dossier 7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.plus_ultra.driving import (
    act,
    close,
    last_move,
    legal,
    offered,
    play,
    turn_of,
    why,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    DOWN,
    PlusUltraState,
    Position,
    asked,
    breakdown,
    cathedral,
    ducats,
    events,
    gp,
    houses,
    market,
    sea,
    size,
    step,
    surplus,
    tile,
)
from tests.games.plus_ultra.table import ending, table


def overseas(hands: Sequence[Sequence[str]] = (), **position: Any) -> PlusUltraState:
    """Three colonies: La Española (harbour, mission, council, plantation), Cuba (harbour, fort, plantation, council)
    and Nueva España (council, mission, fort, plantation)."""
    laid: Position = {
        "sites": {2: "nw_cuba", 3: "nw_new_spain"},
        "colonies": {1: (4, {}), 2: (4, {}), 3: (3, {})},
        "tiles": {1: None, 2: None, 3: None},
        "crown": 6,
        **position,
    }
    return table(4, hands, new_world=True, **laid)


@pytest.mark.rule("7.2")
def test_a_house_takes_any_free_slot() -> None:
    s = overseas([["viceroy"]], ducats=5, colonies={1: (4, {2: 1}), 2: (4, {1: 1, 2: 2, 3: 2, 4: 3})})
    play(s, 0, "play_card viceroy")
    assert offered(s, 0, "settle") == {"1 1 1", "1 1 3", "1 1 4"}
    play(s, 0, "settle 1 1 4")
    assert houses(s, 1) == [-1, 1, -1, 0]


@pytest.mark.rule("7.2")
def test_the_size_limits_the_houses() -> None:
    s = overseas([["viceroy"]], ducats=5, colonies={1: (4, {1: 1, 2: 2, 3: 2, 4: 1}), 2: (2, {1: 3, 3: 1})})
    play(s, 0, "play_card viceroy")
    assert offered(s, 0, "settle") == set()


@pytest.mark.rule("7.2")
def test_a_discovered_colony_flips_the_lowest_card_and_keeps_its_tile() -> None:
    s = table(4, [["conqueror"]], new_world=True, tiles={1: "gold", 2: "gems", 3: DOWN}, ducats=1)
    play(s, 0, "play_card conqueror")
    told = play(s, 0, "basic 1", "colony_2", "nw_peru")
    assert [(e["position"], e["site"]) for e in events(told, "card_flipped")] == [(2, "nw_peru")]
    assert (size(s, 2), tile(s, 2), tile(s, 3)) == (2, "gems", None)
    assert offered(s, 0, "house") == {"1", "2", "3", "4"}
    play(s, 0, "house 3")
    assert houses(s, 2) == [-1, -1, 0, -1]


@pytest.mark.rule("7.2")
def test_a_harbour_serves_the_admiral_too() -> None:
    s = overseas([["admiral"]], colonies={1: (4, {1: 2})}, tiles={1: "gold"}, market=[], sea=0)
    act(s, 0, "admiral", "ship 1 1 free")
    assert sea(s) == [1, 0, 1, 0]
    s = overseas([["conqueror"]], colonies={1: (4, {1: 2})}, tiles={1: "gold"}, sea=0)
    act(s, 0, "conqueror", "carry 2 1")
    assert sea(s) == [0, 0, 0, 0]


@pytest.mark.rule("7.2")
def test_a_new_mission_captures_next_door() -> None:
    position: Position = {"tiles": {1: None, 2: "natives", 3: None}, "gp": 0, "ducats": 5}
    s = overseas([["viceroy"]], **position)
    act(s, 0, "viceroy", "settle 1 1 2")  # the mission of La Española
    assert legal(s, 0) == {"mission_capture 2 natives", "decline"}
    play(s, 0, "mission_capture 2 natives")
    assert (gp(s)[0], tile(s, 2), ducats(s)[0], s.players[0].natives) == (3, None, 4, 1)
    s = overseas(
        [["viceroy"]], raiders={2: 1}, **{**position, "tiles": {1: "natives", 2: "natives", 3: None}}
    )
    act(s, 0, "viceroy", "settle 1 1 2")
    assert offered(s, 0, "mission_capture") == {"2 natives", "2 aggressive_natives"}
    s = overseas([["viceroy"]], **{**position, "tiles": {1: "natives", 2: DOWN, 3: "natives"}})
    act(s, 0, "viceroy", "settle 1 1 2")
    assert step(s) != "mission"  # not its own place, nothing unseen, not two steps away


@pytest.mark.rule("7.2")
def test_only_building_the_mission_captures() -> None:
    s = overseas(
        [["viceroy"]], colonies={1: (4, {2: 0}), 2: (4, {})}, tiles={1: None, 2: "natives"}, ducats=5
    )
    act(s, 0, "viceroy", "settle 1 1 1")
    assert step(s) != "mission"


@pytest.mark.rule("7.2")
def test_a_mission_may_hold_back() -> None:
    s = overseas([["viceroy"]], tiles={1: None, 2: "natives"}, ducats=5)
    act(s, 0, "viceroy", "settle 1 1 2", "decline")
    assert tile(s, 2) == "natives"


@pytest.mark.rule("7.2")
def test_a_town_council_earns_by_the_houses_of_others() -> None:
    s = overseas([["viceroy"]], colonies={1: (4, {3: 1})}, ducats=[4, 0, 0, 0])
    act(s, 0, "viceroy", "settle 1 1 1")
    assert ducats(s)[1] == 1
    s = overseas([["viceroy"]], colonies={1: (4, {3: 0})}, ducats=[1, 0, 0, 0])
    told = act(s, 0, "viceroy", "settle 1 1 1")
    assert not [entry for entry in events(told, "earned") if entry["cause"] == "councils"]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("goods", "paid"), [(["vegetables", "gold"], 2), (["gold"], 0)])
def test_plantations_pay_while_there_are_vegetables(goods: list[str], paid: int) -> None:
    s = overseas(colonies={1: (4, {4: 1}), 2: (4, {3: 1})})
    last_move(s)
    lay(s, ducats=0, market=goods, aside="cardinal", peers=[0, 1, 2, 3])
    told = close(s)
    assert sum(int(e["ducats"]) for e in events(told, "earned") if e["cause"] == "plantations") == paid


@pytest.mark.rule("7.2")
def test_a_fort_keeps_ordinary_natives_off_and_pays_its_owner_for_captures() -> None:
    s = overseas(
        [["viceroy"]],
        colonies={1: (4, {}), 2: (4, {2: 3, 4: 1})},
        tiles={1: None, 2: "natives"},
        ducats=5,
        gp=0,
    )
    act(s, 0, "viceroy", "catch 2 2 natives regiment")
    assert gp(s) == [3, 0, 0, 1]
    s = overseas(colonies={1: (4, {}), 2: (4, {2: 3, 4: 1})}, tiles={1: None, 2: "natives"})
    last_move(s)
    close(s)
    assert houses(s, 2) == [-1, 3, -1, 1]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("choice", ["gp", "2"])
def test_a_cathedral_instead_of_the_point(choice: str) -> None:
    s = overseas(
        [["cardinal"]],
        colonies={1: (4, {0: 1}), 2: (2, {1: 1, 4: 2})},
        church=[None, "gold", "gold", "gems"],
        market=["silver"],
        ducats=0,
        gp=0,
        pool=1,
    )
    act(s, 0, "cardinal", "donate 1 1 1 no")
    assert offered(s, 0, "cathedral") == {"gp", "2"}  # La Española has one, Nueva España is not founded
    assert why(s, 0, "cathedral 1") == {"reason": "cathedral-stands", "position": 1}
    assert why(s, 0, "cathedral 3") == {"reason": "no-colony-there", "position": 3}
    play(s, 0, f"cathedral {choice}")
    if choice == "gp":
        assert (gp(s)[0], cathedral(s, 2)) == (3, -1)
    else:
        assert (gp(s)[0], cathedral(s, 2), s.players[0].pool) == (2, 0, 0)
        assert ducats(s) == [0, 0, 1, 0]  # Cuba's council is the third player's


@pytest.mark.rule("7.2")
def test_without_a_house_or_a_place_the_point_is_taken() -> None:
    s = overseas([["cardinal"]], church=[None, "gold", "gold", "gems"], market=["silver"], gp=0, pool=0)
    act(s, 0, "cardinal", "donate 1 1 1 no")
    assert (gp(s)[0], step(s) == "cathedral") == (3, False)


@pytest.mark.rule("7.2")
def test_the_church_is_empty_and_windows_lit_before_the_cathedral_is_asked_for() -> None:
    s = overseas([["cardinal"]], church=[None, "gold", "gold", "gems"], market=["silver"], windows=0, dark=1)
    act(s, 0, "cardinal", "donate 1 1 1 no")
    assert step(s) == "cathedral"
    assert s.church.dump() == [-1] * 4
    assert [int(player.windows) for player in s.players] == [1] * 4


@pytest.mark.rule("7.2")
def test_a_majority_with_a_cathedral_is_worth_two_more() -> None:
    s = ending(4, new_world=True, colonies={1: (4, {0: 0, 1: 0, 2: 1}), 2: (3, {0: 1, 1: 2, 2: 2})})
    assert breakdown(s, 0)["houses"] == 2
    assert breakdown(s, 0)["majorities"] + breakdown(s, 0)["cathedral"] == 4 + 2
    assert breakdown(s, 2)["majorities"] + breakdown(s, 2)["cathedral"] == 3 + 2  # of another's cathedral
    assert "cathedral" not in breakdown(s, 1)


def sacked(**position: Any) -> PlusUltraState:
    """The end of a round over these colonies, up to the first question of E2 or the next round."""
    s = overseas(**position)
    last_move(s)
    close(s)
    return s


@pytest.mark.rule("7.2")
@pytest.mark.rule("4 E2")
def test_ordinary_natives_take_the_rightmost_house() -> None:
    s = sacked(colonies={1: (4, {1: 0, 4: 1}), 2: (4, {})}, tiles={1: "natives"})
    assert houses(s, 1) == [0, -1, -1, -1]


@pytest.mark.rule("7.2")
@pytest.mark.rule("4 E2")
def test_raiders_move_on_where_the_owner_of_the_lost_house_says() -> None:
    s = sacked(colonies={1: (4, {1: 0}), 2: (4, {2: 1}), 3: (3, {1: 2})}, raiders={2: 1})
    assert (step(s), asked(s), legal(s, 1)) == ("raid", [1], {"raid_move down", "raid_move up"})
    assert houses(s, 2) == [-1] * 4
    play(s, 1, "raid_move up")
    assert s.raiders.dump()[:3] == [0, 0, 1]
    assert houses(s, 3)[0] == 2  # they act again next round


@pytest.mark.rule("7.2")
@pytest.mark.rule("4 E2")
def test_raiders_with_one_way_take_it_and_without_any_stay() -> None:
    hidden = dict.fromkeys(range(1, 8), DOWN)
    s = sacked(colonies={1: (4, {1: 0}), 2: (4, {1: 1})}, raiders={2: 1}, sites={2: "nw_cuba"}, tiles=hidden)
    assert s.raiders.dump()[:3] == [1, 0, 0]
    s = sacked(colonies={1: (4, {1: 0})}, raiders={1: 1}, sites={}, tiles=hidden)
    assert (s.raiders.dump()[:2], houses(s, 1)) == ([1, 0], [-1] * 4)


@pytest.mark.rule("7.2")
@pytest.mark.rule("4 E2")
def test_ordinary_natives_act_before_raiders_and_a_colony_without_houses_is_lost() -> None:
    s = sacked(
        colonies={1: (4, {1: 0}), 2: (4, {1: 1}), 3: (3, {1: 2})},
        tiles={1: None, 2: "natives", 3: "gold"},
        raiders={2: 1},
        pool=2,
    )
    assert s.players[1].pool == 3
    assert s.sites == 6  # the natives took the last house, the raiders the card
    assert (size(s, 2), houses(s, 2)[0]) == (3, 2)
    assert "gold" in market(s)


@pytest.mark.rule("7.2")
@pytest.mark.rule("4 E2")
def test_raiders_without_a_colony_do_nothing() -> None:
    s = sacked(colonies={1: (4, {1: 0})}, tiles={1: None, 3: None}, raiders={3: 1}, sites={})
    assert (s.raiders.dump()[2], s.sites) == (1, 7)


@pytest.mark.rule("7.2")
@pytest.mark.rule("4 B1")
def test_a_place_with_raiders_is_not_refilled() -> None:
    s = sacked(colonies={1: (4, {1: 0})}, tiles={1: None, 3: None}, raiders={3: 1}, sites={})
    assert tile(s, 3) is None
    assert tile(s, 1) not in (None, DOWN) or size(s, 2) > 0


@pytest.mark.rule("7.2")
def test_raiders_can_be_caught_like_other_natives() -> None:
    s = overseas([["viceroy"]], raiders={2: 1}, ducats=5, gp=0)
    act(s, 0, "viceroy", "catch 2 2 aggressive_natives regiment")
    assert (gp(s)[0], s.players[0].aggressive, sum(s.raiders.dump())) == (3, 1, 0)
    s = table(4, [["conqueror"]], new_world=True, tiles={1: "gold"}, ducats=5, gp=0)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "aggressive_natives")
    play(s, 0, "natives regiment")
    assert (gp(s)[0], s.players[0].aggressive) == (3, 1)


@pytest.mark.rule("7.2")
def test_a_destroyed_building_can_be_built_again() -> None:
    s = sacked(colonies={1: (4, {1: 0, 2: 1}), 2: (4, {})}, tiles={1: "natives"})
    turn_of(s, 0)
    lay(s, ducats=9)
    assert "1 2" in offered(s, 0, "open_mission")


@pytest.mark.rule("7.2")
def test_when_all_cards_are_flipped_a_colony_leaves_the_game() -> None:
    every = {2: "nw_cuba", 3: "nw_new_spain", 4: "nw_peru", 5: "nw_la_plata", 6: "nw_new_granada"}
    colonies: dict[int, Any] = {1: (4, {}), 2: (2, {}), 3: (3, {}), 4: (2, {}), 5: (3, {}), 6: (4, {})}
    s = table(
        4,
        [["conqueror"]],
        new_world=True,
        sites=every,
        colonies=colonies,
        tiles=dict.fromkeys(range(1, 7)) | {7: DOWN},
    )
    s.sites = 6  # the seventh card was lost before
    s.tile[6] = -1
    s.tile[5] = -2
    play(s, 0, "play_card conqueror")
    removed = int(s.removed.size)
    play(s, 0, "basic 1", "colony_4")
    assert s.removed.size == removed + 1
    assert [size(s, position) for position in range(1, 8)] == [4, 2, 3, 2, 3, 4, 0]


@pytest.mark.rule("7.2")
def test_production_to_a_full_market_goes_to_the_surplus_without_a_step() -> None:
    s = sacked(
        colonies={1: (4, {1: 0})},
        tiles={1: "gold"},
        market=["silver"] * 4,
        surplus=[],
        aside="cardinal",
        sea=0,
    )
    assert (surplus(s), sea(s)[0]) == (["gold"], 0)
