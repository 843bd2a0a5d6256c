"""The worked examples 31 to 60 of the dossier's section 10, with their numbers."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
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
    Position,
    asked,
    breakdown,
    ducats,
    gp,
    hand,
    houses,
    market,
    peers,
    ready,
    sea,
    size,
    status,
    step,
    surplus,
    tile,
    tired,
)
from tests.games.plus_ultra.table import deal, draft_table, ending, table


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
    common: Position = {"sites": sites, "pool": 2, "peers": [0, 1, 2, 3]}

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
