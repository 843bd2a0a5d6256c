"""The advanced characters and the Ambassador, and the rules at the edges of all (dossier 5)."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.driving import (
    act,
    actions,
    close,
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
    Position,
    asked,
    ducats,
    events,
    gp,
    houses,
    locks,
    peers,
    ready,
    sea,
    step,
    track,
)
from tests.games.plus_ultra.table import table

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
    position: Position = {"crown": 0, "market": [], "surplus": [], "tiles": dict.fromkeys(range(1, 8))}
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
