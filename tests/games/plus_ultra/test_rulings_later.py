"""The rulings A28 to A54 of the dossier's section 9, one test each."""

from __future__ import annotations

import pytest

from ludarium.core.host import Recorder, Seeded
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import Character
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import EMBASSIES
from tests.games.plus_ultra.driving import (
    act,
    actions,
    close,
    end_phase,
    end_round,
    idle,
    last_move,
    legal,
    offered,
    play,
    run,
    turn_of,
    verbs,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    DOWN,
    asked,
    ducats,
    events,
    gp,
    hand,
    houses,
    locks,
    market,
    order,
    peers,
    seen,
    size,
    step,
    tile,
)
from tests.games.plus_ultra.table import deal, draft_table, ending, table


@pytest.mark.rule("A28")
def test_when_the_stack_is_empty_squares_stay_empty() -> None:
    s = table(4, tiles=dict.fromkeys(range(1, 8)))
    last_move(s)
    for kind in s.unseen.items():
        s.unseen.remove(kind)
        s.removed.add(kind)
    s.stack = 0
    close(s)
    assert s.round == 2
    assert [tile(s, position) for position in range(1, 8)] == [None] * 7
    end_round(s)
    assert s.round == 3


@pytest.mark.rule("A29")
@pytest.mark.parametrize("number", [2, 5])
def test_the_refill_comes_before_the_colony_of_size_three(number: int) -> None:
    s = table(4, round=number - 1)
    last_move(s)
    lay(s, tiles={1: None, 2: "gold", 3: DOWN}, market=[], colonies={1: (4, [])})
    s.size3 = 2 if number == 2 else 1
    lay(s)
    close(s, "colony_2", 0, 0, 0, "trader")
    assert (size(s, 2), size(s, 3)) == (2, 3)
    assert s.size3 == (1 if number == 2 else 0)


@pytest.mark.rule("A30")
def test_a_colony_drawn_in_the_refill_leaves_its_square_empty_for_the_round() -> None:
    s = table(4, round=2)
    last_move(s)
    lay(s, tiles={1: None, 2: "gold"}, market=[], colonies={1: (4, [])})
    close(s, "colony_4", 0, 0, 0, "trader")
    assert (size(s, 2), tile(s, 1)) == (4, None)
    last_move(s)
    assert tile(s, 1) is None
    lay(s, market=[], tiles={1: None, 2: DOWN})
    close(s, "gems", 0, 0, 0, "trader")
    assert tile(s, 1) == "gems"


@pytest.mark.rule("A31")
def test_the_bank_never_runs_dry() -> None:
    s = table(4, [["banker"]], ducats=12, crown=6, market=["gold"])
    assert s.bank() == 38 - 48 - 6
    act(s, 0, "banker", "basic 2")
    assert ducats(s)[0] == 13


@pytest.mark.rule("A32")
def test_a_tie_goes_to_the_better_peer() -> None:
    s = ending(3, gp=[20, 20, 20], windows=1, peers=[2, 0, 1])
    assert len(set(gp(s))) == 1
    assert GAME.places(s) == [2, 3, 1]
    assert [s.won(seat) for seat in range(3)] == [False, False, True]


@pytest.mark.rule("A33")
def test_the_others_answer_in_the_order_of_turn() -> None:
    s = table(4, [[], [], [], ["king"]], peers=[3, 1, 0, 2], ducats=5, gp=5)
    lay(s, peers=[0, 1, 2, 3])  # the register does not matter
    act(s, 3, "king", "basic 2")
    answered = []
    while step(s) == "tribute":
        answered += asked(s)
        play(s, asked(s)[0], "tribute ducat")
    assert answered == [1, 0, 2]


@pytest.mark.rule("A34")
def test_a_king_left_over_is_nobodys() -> None:
    s = table(3, [["secretary"]], aside="trader", court=True, character="secretary", ducats=0)
    assert any("king" in hand(s, seat) for seat in range(3))  # nobody is left over with three at court
    s = table(
        2,
        [["secretary"]],
        aside="trader",
        tuned={"character_set.secretary": "basic", "character_set.banker": "advanced"},
    )
    holder = [seat for seat in (0, 1) if "king" in hand(s, seat)]
    play(s, 0, "play_card secretary")
    assert ducats(s)[0] == (0 if holder == [1] else 1)


@pytest.mark.rule("A34")
def test_a_king_discarded_by_two_players_is_nobodys() -> None:
    tuned = {"character_set.secretary": "basic", "character_set.banker": "advanced"}
    hands = [["secretary", "trader", "pirate"], ["admiral", "cardinal", "constable"]]
    s = table(2, hands, aside="viceroy", tuned=tuned, ducats=0)
    assert "king" in seen(s, 0)["left_over"]
    play(s, 0, "play_card secretary")
    assert ducats(s)[0] == 1


@pytest.mark.rule("A35")
def test_two_players_discards_lie_open_after_the_reveal() -> None:
    hands = [["king", "trader", "pirate"], ["admiral", "cardinal", "constable"]]
    s = table(2, hands, aside="viceroy")
    for seat in (0, 1, -1):
        assert set(seen(s, seat)["left_over"]) == {"banker", "conqueror"}


@pytest.mark.rule("A36")
def test_the_inquisitor_hears_of_characters_only() -> None:
    hands = [["pirate", "admiral"], ["inquisitor"]]
    s = table(
        4, hands, court=True, tiles={1: "gold", 2: "gems"}, ducats=0, status={"inquisitor": "committed"}
    )
    act(s, 0, "pirate", "plunder 2 1")
    assert ducats(s)[1] == 0
    play(s, 0, "end_turn")
    turn_of(s, 0)
    lay(s, ducats=0)
    act(s, 0, "admiral", "ship 1 2 free")
    assert ducats(s)[1] == 1
    s = table(
        4, [[], ["inquisitor"]], court=True, tiles={1: "gold"}, ducats=0, status={"inquisitor": "committed"}
    )
    told = end_round(s)
    assert events(told, "to_market")
    assert not [entry for entry in events(told, "earned") if entry["cause"] == "inquisitor"]


@pytest.mark.rule("A37")
def test_at_most_one_card_is_forfeited() -> None:
    s = table(3, [["banker", "queen", "cardinal"]], court=True, character="queen", peers=[0, 1, 2], gp=5)
    turn_of(s, 1)
    lay(s, gp=5, ducats=5, peers=[0, 1, 2], status={"banker": "free", "queen": "free", "cardinal": "free"})
    s.players[0].did_common = False
    play(s, 1, "loan")
    play(s, 0, "passive decline")
    assert [s.status[Character.read(card)] for card in ("banker", "queen", "cardinal")] == [2, 1, 1]
    turn_of(s, 2)
    lay(s, ducats=5, peers=[0, 1, 2], gp=5)
    told = play(s, 2, "visit_court 2")  # overtakes the Queen, who is committed: no question
    assert asked(s) == [2]
    assert [entry["seat"] for entry in events(told, "scored") if entry["cause"] == "queen"] == [0]


@pytest.mark.rule("A38")
def test_a_cathedral_falls_last() -> None:
    s = table(4, new_world=True, colonies={1: (4, {0: 1, 1: 2})}, tiles={1: "natives"}, pool=0)
    end_round(s)
    assert (houses(s, 1), s.houses[0]) == ([-1] * 4, 1)
    end_round(s)
    assert s.houses[0] == -1
    assert s.players[1].pool == 1


@pytest.mark.rule("A39")
def test_raiders_share_a_place_with_other_tiles() -> None:
    s = table(
        4,
        new_world=True,
        colonies={1: (4, {1: 1}), 2: (4, {1: 2})},
        sites={2: "nw_cuba"},
        tiles={1: None, 2: "natives"},
        raiders={1: 1},
    )
    end_round(s)
    assert (tile(s, 2), s.raiders.dump()[:2]) == ("natives", [0, 1])


@pytest.mark.rule("A40")
def test_raiders_leave_the_game_with_an_empty_colony() -> None:
    s = table(
        4,
        new_world=True,
        colonies={1: (4, {}), 2: (4, {1: 2})},
        sites={2: "nw_cuba"},
        tiles={1: None, 2: "gold"},
        raiders={1: 1},
    )
    end_round(s)
    assert s.sites == 6
    assert sum(s.raiders.dump()) == 0
    assert s.removed.has(8)  # aggressive natives


@pytest.mark.rule("A41")
def test_the_display_is_refilled_at_once() -> None:
    s = table(4, [["ambassador"]], ambassador=True, display=["emb_ae", "emb_fp"], ducats=9, crown=6)
    play(s, 0, "play_card ambassador")
    play(s, 0, "take_embassy 1 display_1", "emb_ef")
    assert [EMBASSIES[tile] for tile in s.display.dump()] == ["emb_ef", "emb_fp"]
    play(s, 0, "visit_embassies display_2", "emb_aef")
    assert [EMBASSIES[tile] for tile in s.display.dump()] == ["emb_ef", "emb_aef"]


@pytest.mark.rule("A42")
def test_visiting_embassies_costs_two() -> None:
    for purse, possible in ((1, False), (2, True)):
        s = table(4, ambassador=True, ducats=purse)
        assert ("visit_embassies" in verbs(s, 0)) == possible
    play(s, 0, "visit_embassies stack")
    assert ducats(s)[0] == 0
    assert locks(s) == {"visit_embassies": 0}


@pytest.mark.rule("A43")
def test_town_council_and_plantation_pay_ducats_and_a_fort_gp() -> None:
    s = table(
        4,
        [["viceroy"]],
        new_world=True,
        colonies={1: (4, {3: 1, 4: 2}), 2: (4, {2: 3})},  # a council of 1, a plantation of 2; a fort of 3
        sites={2: "nw_cuba"},
        tiles={1: None, 2: "natives"},
        market=["vegetables"],
        crown=6,
        ducats=[2, 0, 0, 0],
        gp=0,
        bulls=[1, 0, 0, 0],
    )
    act(s, 0, "viceroy", "catch 2 2 natives bull")
    assert gp(s) == [3, 0, 0, 1]
    play(s, 0, "open_mission 1 1")
    assert ducats(s) == [0, 1, 0, 0]
    last_move(s)
    lay(s, ducats=0, market=["vegetables"], tiles={1: None, 2: None}, peers=[2, 3, 0, 1], aside="cardinal")
    told = close(s)
    assert [(e["seat"], e["ducats"]) for e in events(told, "earned") if e["cause"] == "plantations"] == [
        (2, 1)
    ]


@pytest.mark.rule("A44")
@pytest.mark.parametrize("character", ["inquisitor", "prince", "queen", "secretary"])
def test_three_players_choose_the_advanced_character_or_leave_it_to_chance(character: str) -> None:
    s = GAME.setup(3, {"power_of_court": "on", "court_3p_character": character}).begin(Seeded(1))
    deck = set(seen(s, -1)["deck"])
    assert deck & {"inquisitor", "prince", "queen", "secretary"} == {character}
    found = set()
    for seed in range(30):
        s = GAME.setup(3, {"power_of_court": "on"}).begin(Seeded(seed))
        found |= set(seen(s, -1)["deck"]) & {"inquisitor", "prince", "queen", "secretary"}
        assert len(seen(s, -1)["deck"]) == 10
    assert found == {"inquisitor", "prince", "queen", "secretary"}


@pytest.mark.rule("A45")
def test_the_order_of_turn_is_a_snapshot() -> None:
    s = table(3, peers=[0, 1, 2], ducats=[0, 0, 9])
    turn_of(s, 2)
    lay(s, ducats=9, peers=[0, 1, 2])
    play(s, 2, "visit_court 2")
    assert (peers(s), order(s)) == ([2, 0, 1], [0, 1, 2])
    end_phase(s)
    assert s.active == 0
    lay(s, peers=[2, 0, 1])
    end_round(s)
    assert order(s) == peers(s)


@pytest.mark.rule("A46")
def test_a_colony_without_houses_produces() -> None:
    s = table(4, aside="cardinal", colonies={1: (4, [])}, tiles={1: "gold"}, market=[])
    end_round(s)
    assert market(s) == ["gold"]


@pytest.mark.rule("A47")
def test_a_face_down_tile_does_nothing() -> None:
    s = table(4, aside="cardinal", colonies={1: (4, [1])}, tiles={1: DOWN}, market=[])
    end_round(s)
    assert (market(s), tile(s, 1), houses(s, 1)[0]) == ([], DOWN, 1)


@pytest.mark.rule("A48")
def test_the_basic_mode_has_nothing_of_the_expansions() -> None:
    s = GAME.setup(4).begin(Seeded(1))
    view = seen(s, 0)
    assert len(view["deck"]) == 9
    assert (view["display"], view["embassy_stack"]) == ([], 0)
    assert all(place["site"] is None for place in view["new_world"])
    s = table(4, ducats=9)
    assert "visit_embassies" not in verbs(s, 0)


@pytest.mark.rule("A49")
def test_dice_are_an_outcome_of_chance() -> None:
    levels = set()
    for seed in range(12):
        host = Recorder(Seeded(seed))
        s = GAME.setup(2).begin(host)
        assert isinstance(s, PlusUltra)
        assert sorted(die for die in s.dice.dump())[1] == s.level
        levels.add(int(s.level))
    assert len(levels) > 2


@pytest.mark.rule("A50")
def test_any_number_of_bulls_may_be_owned_but_one_bought_a_round() -> None:
    s = draft_table(2)
    lay(s, ducats=9, bulls=[2, 0])
    deal(s)
    assert asked(s) == [0]
    play(s, 0, "buy_bull yes")
    assert s.players[0].bulls == 3
    assert asked(s) != [0] or step(s) != "bulls"
    s = table(2, [["cardinal"]], bulls=[2, 0])
    act(s, 0, "cardinal", "basic 2")
    assert s.players[0].bulls == 3


@pytest.mark.rule("A51")
def test_what_cannot_be_paid_or_done_is_not_offered_and_no_effect_stands_for_it() -> None:
    s = table(4, [["viceroy"]], ducats=0, crown=6, tiles={1: "gold"}, bulls=[1, 0, 0, 0])
    play(s, 0, "play_card viceroy")  # cannot pay for a house; no natives to catch
    assert actions(s, 0) == set()
    assert legal(s, 0) == {"no_effect"}
    play(s, 0, "no_effect")
    assert "use_bull" not in verbs(s, 0)


@pytest.mark.rule("A52")
def test_raiders_destroy_an_empty_colony_also_where_they_moved_to_and_neighbours_close_up() -> None:
    s = table(
        4,
        new_world=True,
        colonies={1: (4, {}), 2: (4, {1: 2}), 3: (2, {1: 3})},
        sites={2: "nw_cuba", 3: "nw_peru"},
        tiles={1: None, 2: None, 3: "gold"},
        raiders={2: 1},
    )
    while s.round == 1:
        if step(s) == "raid":
            assert offered(s, 2, "raid_move") == {"up", "down"}
            play(s, 2, "raid_move down")
            assert s.raiders.dump()[:3] == [1, 0, 0]  # it has acted this round
        else:
            idle(s)
    assert s.sites == 7
    lay(s, tiles={1: None, 2: "gold", 3: "gold"}, colonies={1: (4, {}), 2: (4, {}), 3: (2, {1: 3})})
    end_round(s)
    assert s.sites == 6
    assert (size(s, 1), size(s, 2), houses(s, 2)[0]) == (4, 2, 3)
    assert sum(s.raiders.dump()) == 0


@pytest.mark.rule("A53")
def test_an_unlocked_action_is_open_to_all_but_the_painter_stays_once_a_round() -> None:
    hands = [["trader", "pirate"], ["ambassador", "king"], ["admiral", "cardinal"]]
    s = table(3, hands, ambassador=True, ducats=[5, 5, 5], gp=5)
    play(s, 0, "painter")
    turn_of(s, 1)
    play(s, 1, "play_card ambassador")
    play(s, 1, "unlock painter")
    assert s.players[0].markers == 2
    run(s, "1 no_effect")
    assert "painter" in verbs(s, 1)
    turn_of(s, 0)
    lay(s, ducats=9)
    assert "painter" not in verbs(s, 0)
    assert "workshops" in verbs(s, 0)


@pytest.mark.rule("A53")
def test_who_did_an_unlocked_action_may_do_it_again() -> None:
    hands = [["trader", "pirate"], ["ambassador", "king"], ["admiral", "cardinal"]]
    s = table(3, hands, ambassador=True, ducats=[5, 5, 5], gp=5)
    play(s, 0, "workshops house")
    turn_of(s, 1)
    play(s, 1, "play_card ambassador")
    play(s, 1, "unlock workshops")
    turn_of(s, 0)
    lay(s, ducats=9)
    assert "workshops" in verbs(s, 0)


@pytest.mark.rule("A54")
def test_a_colony_turned_up_at_setup_is_refilled_in_the_first_round() -> None:
    seen = 0
    for seed in range(60):
        s = GAME.setup(3).begin(Seeded(seed))
        assert isinstance(s, PlusUltra)
        if size(s, 2):
            seen += 1
            assert tile(s, 1) != DOWN
            if tile(s, 1) is None:
                assert size(s, 3)  # a second colony in its place
    assert seen > 2


@pytest.mark.rule("2.2")
def test_every_reconstructed_constant_says_so() -> None:
    """Dossier 2: none of ours is passed off as printed."""
    for constant in GAME.constants.table.values():
        assert constant.source in ("RULEBOOK", "RULEBOOK-EXAMPLE", "RECONSTRUCTED"), constant.name
        if constant.source == "RECONSTRUCTED":
            assert constant.why
            assert constant.confidence in ("high", "medium", "low")
