"""The beginning and the end of a round, and final scoring (dossier 4: B, E, F)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludarium.core.host import Seeded
from ludarium.games.plus_ultra import GAME
from tests.games.plus_ultra.driving import (
    close,
    end_round,
    idle,
    last_move,
    legal,
    offered,
    play,
    why,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    DOWN,
    PlusUltraState,
    asked,
    breakdown,
    ducats,
    events,
    gp,
    hand,
    houses,
    locks,
    market,
    order,
    peers,
    ready,
    seen,
    size,
    step,
    surplus,
    tile,
    tired,
    track,
)
from tests.games.plus_ultra.table import deal, draft_table, ending, table


def before(players: int = 4, number: int = 2, **position: object) -> PlusUltraState:
    """The last move before round `number`; nothing happens at the end of the old one unless it is laid."""
    s = table(players, round=number - 1)
    last_move(s)
    lay(s, **{"market": [], "tiles": dict.fromkeys(range(1, 8), DOWN), "level": 6, "track": (), **position})
    return s


def begun(players: int = 4, number: int = 2, **position: object) -> PlusUltraState:
    s = before(players, number, **position)
    close(s)
    return s


# B


@pytest.mark.rule("4 B1")
def test_empty_squares_are_filled_face_up_from_the_bottom() -> None:
    s = before(number=3, tiles={1: None, 2: "gold", 3: None, 4: DOWN, 5: None})
    close(s, "gems", "natives", "silver", 0, 0, 0, "trader")
    assert [tile(s, position) for position in range(1, 8)] == [
        *("gems", "gold", "natives", DOWN, "silver", DOWN, DOWN),
    ]


@pytest.mark.rule("4 B1")
@pytest.mark.parametrize(("number", "founded"), [(2, True), (3, False), (4, False), (5, True), (6, False)])
def test_a_colony_of_size_three_comes_in_rounds_two_and_five(number: int, founded: bool) -> None:
    s = begun(number=number, colonies={1: (4, []), 2: (2, [])})
    assert size(s, 3) == (3 if founded else 0)


@pytest.mark.rule("4 B1")
def test_a_colony_found_by_refilling_moves_over_and_its_square_stays_empty() -> None:
    s = before(number=3, tiles={1: None})
    close(s, "colony_4", 0, 0, 0, "trader")
    assert (size(s, 2), tile(s, 1)) == (4, None)


@pytest.mark.rule("4 B2")
def test_estates_and_ships_earn_and_markers_come_back() -> None:
    s = before(
        2, ducats=0, gp=0, sea=[8, 5], estates=[[], ["house", "bull"]], locks={"loan": 0, "painter": 1}
    )
    close(s)
    assert (ducats(s), gp(s)) == ([1, 3], [1, 0])
    assert locks(s) == {}
    assert [int(player.markers) for player in s.players] == [2, 2]


@pytest.mark.rule("4 B2")
@pytest.mark.parametrize(
    ("square", "earned"), [(4, (0, 0)), (5, (1, 0)), (7, (1, 0)), (8, (1, 1)), (10, (1, 1))]
)
def test_the_steps_of_sea_income(square: int, earned: tuple[int, int]) -> None:
    s = begun(2, ducats=0, gp=0, sea=[square, 0])
    assert (ducats(s)[0], gp(s)[0]) == earned


@pytest.mark.rule("4 B2")
def test_the_order_of_turn_is_taken_from_the_register() -> None:
    s = begun(4, peers=[2, 0, 3, 1])
    assert order(s) == peers(s) == [2, 0, 3, 1]


@pytest.mark.rule("4 B3")
@pytest.mark.parametrize(
    ("standing", "lying", "purse", "may"),
    [(0, 2, 1, True), (1, 2, 1, False), (0, 0, 1, False), (0, 2, 0, False), (0, 5, 9, True)],
)
def test_who_may_stand_up(standing: int, lying: int, purse: int, may: bool) -> None:
    s = begun(2, ready=[standing, 1], tired=[lying, 0], ducats=[purse, 0])
    assert (asked(s) == [0] and step(s) == "stand_up") == may
    if may:
        assert legal(s, 0) == {"standup yes", "standup no"}
        clone = s.clone()
        play(s, 0, "standup yes")
        assert (ready(s)[0], tired(s)[0], ducats(s)[0]) == (lying, 0, purse - 1)
        play(clone, 0, "standup no")
        assert (ready(clone)[0], tired(clone)[0], ducats(clone)[0]) == (0, lying, purse)


@pytest.mark.rule("4 B3")
def test_players_stand_up_in_order_before_the_dice() -> None:
    s = before(3, ready=0, tired=1, ducats=1, peers=[2, 0, 1])
    close(s)
    seats = []
    while step(s) == "stand_up":
        seats += asked(s)
        play(s, s.actor(), "standup no")
    assert seats == [2, 0, 1]


@pytest.mark.rule("4 B4")
def test_the_level_is_a_die_of_the_three() -> None:
    for seed in range(20):
        s = before(3)
        told = play(s, s.actor(), "no_effect", host=Seeded(seed))
        (rolled,) = events(told, "dice_rolled")
        dice = sorted(int(rolled[die]) for die in ("first", "second", "third"))
        assert rolled["level"] == dice[1] == s.level
        assert 1 <= s.level <= 6


@pytest.mark.rule("4 B5")
@pytest.mark.parametrize("court", [False, True])
def test_the_pack_goes_round_in_the_order_of_peers(court: bool) -> None:
    s = draft_table(4, peers=[2, 0, 3, 1], court=court)
    seats, sizes = [], []
    while step(s) == "draft":
        seat = s.actor()
        seats.append(seat)
        pack = s.view(seat)["pack"]
        assert isinstance(pack, list)
        sizes.append(len(pack))
        play(s, seat, f"draft {pack[-1]}")
    assert seats == [2, 0, 3, 1] * (3 if court else 2)
    assert sizes == list(range(12, 0, -1) if court else range(8, 0, -1))


@pytest.mark.rule("4 B5")
def test_a_card_that_is_not_in_the_pack_cannot_be_kept() -> None:
    s = draft_table(3)
    s.aside = 3  # the trader
    play(s, 0, "draft king")
    for card in ("king", "trader", "queen"):
        assert why(s, 1, f"draft {card}") == {"reason": "not-in-pack", "character": card}


@pytest.mark.rule("4 B6")
def test_all_cards_are_revealed_and_the_rest_lies_open() -> None:
    s = draft_table(3)
    hands = [["king", "trader"], ["admiral", "banker"], ["pirate", "viceroy"]]
    s.aside = 2
    deck = {"conqueror", "constable"}
    told = []
    for text in ("king", "admiral", "pirate", "trader", "banker", "viceroy"):
        told = play(s, s.actor(), f"draft {text}")
    assert [hand(s, seat) for seat in range(3)] == [set(cards) for cards in hands]
    assert {entry["character"] for entry in events(told, "left_over")} == deck
    shown = [(entry["seat"], entry["character"]) for entry in events(told, "revealed")]
    assert shown == [(seat, card) for seat in range(3) for card in hands[seat]]  # player by player


@pytest.mark.rule("4 B6")
def test_all_cards_return_to_the_deck_for_the_next_round() -> None:
    s = table(3)
    end_round(s)
    assert s.deck.size == 9
    assert all(owner == -1 for owner in s.holder.dump())
    while step(s) != "draft":
        idle(s)
    assert len(seen(s, s.actor())["pack"]) == 8


@pytest.mark.rule("4 B7")
def test_bulls_are_bought_in_order_while_they_last() -> None:
    s = draft_table(3, peers=[1, 2, 0])
    lay(s, ducats=[2, 3, 1], bulls=[1, 1, 1])
    deal(s, aside="cardinal")
    assert asked(s) == [1]
    play(s, 1, "buy_bull yes")
    assert (ducats(s)[1], s.players[1].bulls, s.bulls) == (1, 2, 0)
    assert step(s) == "bids"  # none is left for the others


@pytest.mark.rule("4 B7")
def test_a_bull_costs_two_and_can_be_left() -> None:
    s = draft_table(2)
    lay(s, ducats=[2, 1])
    deal(s)
    assert legal(s, 0) == {"buy_bull yes", "buy_bull no"}
    play(s, 0, "buy_bull no")
    assert (step(s), s.bulls, ducats(s)[0]) == ("bids", 3, 2)


@pytest.mark.rule("4 B8")
def test_bids_are_any_number_of_ready_regiments_all_at_once() -> None:
    s = draft_table(3)
    lay(s, ready=[3, 0, 1], tired=[0, 2, 0])
    deal(s)
    assert asked(s) == [0, 2]
    assert offered(s, 0, "bid") == {"0", "1", "2", "3"}
    assert offered(s, 2, "bid") == {"0", "1"}
    assert why(s, 0, "bid 4") == {"reason": "too-few-ready", "ready": 3}
    play(s, 2, "bid 1")
    play(s, 0, "bid 2")
    assert step(s) == "menu"


def _bid(bids: Sequence[int], level: int, peers: Sequence[int]) -> PlusUltraState:
    return table(len(bids), peers=peers, bids=bids, level=level)


@pytest.mark.rule("4 B9")
@pytest.mark.parametrize(
    ("bids", "level", "seats", "placed", "home"),
    [
        ([3, 1, 2, 0], 6, [0, 1, 2, 3], [0, 2, 1, 0, 2, 0], [0, 0, 0, 0]),
        ([3, 1, 2, 0], 2, [0, 1, 2, 3], [0, 2], [2, 1, 1, 0]),
        ([1, 1, 1, 1], 3, [3, 2, 1, 0], [3, 2, 1], [1, 0, 0, 0]),
        ([0, 0, 0, 0], 1, [0, 1, 2, 3], [], [0, 0, 0, 0]),
        ([5, 0, 0, 0], 4, [1, 0, 2, 3], [0, 0, 0, 0], [1, 0, 0, 0]),
    ],
)
def test_regiments_are_placed_by_bid_and_peers_one_each_time_round(
    bids: list[int], level: int, seats: list[int], placed: list[int], home: list[int]
) -> None:
    s = _bid(bids, level, seats)
    assert track(s) == placed
    assert tired(s) == home
    assert ready(s) == [0, 0, 0, 0]
    assert s.reached == (len(placed) == level)


# E


@pytest.mark.rule("4 E1")
@pytest.mark.parametrize(("level", "points"), [(3, [4, 2, 0, 0]), (4, [0, 0, 0, 0])])
def test_a_war_pays_only_if_its_level_is_reached(level: int, points: list[int]) -> None:
    s = before(gp=0, level=level, track=[0, 1, 0], ready=0, tired=0)
    s.holder[4] = -1  # nobody is Constable
    told = close(s)
    assert [
        sum(int(e["points"]) for e in events(told, "scored") if e["seat"] == seat and e["cause"] == "war")
        for seat in range(4)
    ] == points
    assert (track(s), tired(s)) == ([], [2, 1, 0, 0])


@pytest.mark.rule("4 E1")
def test_the_constables_owner_needs_no_regiment_at_war() -> None:
    s = table(4, [["constable"]])
    last_move(s)
    lay(s, level=1, track=[1], gp=0, ready=0, tired=0, market=[])
    told = close(s)
    assert [(e["seat"], e["points"]) for e in events(told, "scored") if e["cause"] == "constable"] == [(0, 1)]


@pytest.mark.rule("4 E2")
def test_natives_without_houses_or_colony_do_nothing() -> None:
    s = before(colonies={1: (4, []), 2: (2, [0])}, tiles={1: "natives", 2: "gold", 3: "natives"})
    close(s)
    assert (tile(s, 1), tile(s, 3), houses(s, 2)[0]) == ("natives", "natives", 0)


@pytest.mark.rule("4 E2")
def test_every_colony_beside_natives_loses_its_last_house() -> None:
    s = before(colonies={1: (4, [0, 1, 2]), 2: (2, [3, 3])}, tiles={1: "natives", 2: "natives"}, pool=0)
    close(s)
    assert (houses(s, 1), houses(s, 2)) == ([0, 1, -1, -1], [3, -1, -1, -1])
    assert [int(player.pool) for player in s.players] == [0, 0, 1, 1]


@pytest.mark.rule("4 E3")
def test_only_colonies_produce() -> None:
    s = before(colonies={1: (4, [])}, tiles={1: "gems", 2: "gold"}, aside="trader", number=3)
    close(s)
    assert market(s) == ["gems"]
    assert tile(s, 2) == "gold"
    assert tile(s, 1) not in (None, DOWN)  # refilled


@pytest.mark.rule("4 E4")
@pytest.mark.parametrize(
    ("aside", "left", "crown"),
    [
        ("trader", ["gems", "vegetables"], 6),
        ("king", ["silver", "gems", "silver", "vegetables"], 4),
        ("pirate", ["silver", "silver", "vegetables"], 5),
        ("viceroy", ["silver", "gems", "silver"], 5),
    ],
)
def test_the_icon_of_the_set_aside_character_empties_the_market(
    aside: str, left: list[str], crown: int
) -> None:
    s = before(
        market=["silver", "gems", "silver", "vegetables"], surplus=["silver", "gems"], aside=aside, crown=4
    )
    close(s)
    assert (market(s), surplus(s), s.crown) == (left, ["silver", "gems"], crown)


@pytest.mark.rule("4 E5")
def test_a_game_has_seven_rounds() -> None:
    s = table(3)
    for number in range(1, 7):
        assert s.round == number
        end_round(s)
        while step(s) != "menu":
            idle(s)
    assert s.round == 7
    end_round(s)
    assert s.over


# F


@pytest.mark.rule("4 F1")
@pytest.mark.rule("4 F2")
@pytest.mark.parametrize(("extent", "value"), [(2, 2), (3, 3), (4, 4)])
def test_houses_and_majorities_by_size(extent: int, value: int) -> None:
    s = ending(3, colonies={1: (4, [1, 2]), 2: (extent, [0, 0])})
    assert (breakdown(s, 0)["houses"], breakdown(s, 0)["majorities"]) == (2, value)
    assert "majorities" not in breakdown(s, 1)


@pytest.mark.rule("4 F3")
def test_unspent_bulls_cost_points() -> None:
    s = ending(3, bulls=[2, 0, 0], gp=5)
    assert breakdown(s, 0)["bulls"] == -2
    assert "bulls" not in breakdown(s, 1)


@pytest.mark.rule("4 F4")
def test_windows_used_up_count_as_well() -> None:
    s = ending(3, windows=[0, 1, 0], dark=[2, 0, 0])
    assert [breakdown(s, seat)["windows"] for seat in range(3)] == [3, -1, -2]


@pytest.mark.rule("4 F5")
@pytest.mark.parametrize(
    ("ships", "points"),
    [
        ([3, 2, 1, 0], [5, 3, 1, 0]),
        ([4, 4, 4, 2], [5, 5, 5, 3]),
        ([9, 7, 7, 1], [5, 3, 3, 1]),
        ([0, 0, 0, 0], [0] * 4),
    ],
)
def test_sea_trade_ranks_occupied_squares(ships: list[int], points: list[int]) -> None:
    s = ending(4, sea=ships)
    assert [breakdown(s, seat).get("sea_ranks", 0) for seat in range(4)] == points


@pytest.mark.rule("4 F6")
def test_magellan_cards_count_three_when_the_deck_is_empty() -> None:
    assert [breakdown(ending(2, magellan=[2, more]), 0)["voyages"] for more in (3, 2)] == [6, 2]


@pytest.mark.rule("4 F7")
@pytest.mark.parametrize(
    ("times", "purse", "points", "left"),
    [(0, 5, 0, 5), (1, 5, 1, 5), (2, 5, 2, 3), (3, 2, 4, 0), (4, 2, 6, 0), (4, 1, 1, 1)],
)
def test_a_portrait_is_paid_for_if_that_pays(times: int, purse: int, points: int, left: int) -> None:
    s = ending(3, portrait=[times, 0, 0], ducats=[purse, 0, 0])
    assert (breakdown(s, 0).get("portrait", 0), ducats(s)[0]) == (points, left)


@pytest.mark.rule("4 F8")
def test_kept_estates_count_one_each() -> None:
    s = ending(3, estates=[["house", "bull"]])
    assert breakdown(s, 0)["estates"] == 2


@pytest.mark.rule("4 F")
def test_ducats_regiments_pool_houses_and_natives_score_nothing() -> None:
    plain = ending(3)
    rich = ending(3, ducats=[9, 0, 0], ready=[5, 2, 2], pool=[6, 2, 2], natives=[3, 0, 0])
    assert gp(plain) == gp(rich)


@pytest.mark.rule("4 F")
def test_a_final_total_may_be_negative() -> None:
    s = ending(3, gp=0, bulls=[3, 0, 0], windows=[0, 3, 0], sea=0)
    assert gp(s)[0] == -3 - 3
    assert GAME.places(s)[0] == 3
