"""The turns of the action phases (dossier 4 A: T0 to T4), and common actions (6)."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.driving import (
    act,
    end_phase,
    end_round,
    idle,
    legal,
    offered,
    play,
    run,
    turn_of,
    verbs,
    why,
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
    regiments,
    sea,
    status,
    step,
    tired,
)
from tests.games.plus_ultra.table import table

COMMON_VERBS = {
    *("painter", "loan", "fund_regiments", "explore_seas", "open_mission", "visit_court", "workshops"),
    "buy_estate",
}


# T0 to T4


@pytest.mark.rule("4 T0")
@pytest.mark.parametrize(("players", "phases"), [(2, 3), (3, 2), (4, 2)])
def test_everybody_plays_a_card_in_each_phase_in_the_order_of_turn(players: int, phases: int) -> None:
    seats = list(reversed(range(players)))
    s = table(players, peers=seats)
    taken = []
    while s.round == 1:
        if step(s) == "menu":
            taken.append((int(s.phase), s.actor()))
        idle(s)
    assert taken == [(phase, seat) for phase in range(1, phases + 1) for seat in seats]


@pytest.mark.rule("4 T0")
def test_only_own_unused_cards_can_be_played() -> None:
    s = table(3, [["king", "trader"], ["pirate", "admiral"]])
    assert offered(s, 0, "play_card") == {"king", "trader"}
    assert why(s, 0, "play_card pirate") == {"reason": "not-your-card", "character": "pirate"}
    act(s, 0, "king", "basic 1")
    assert status(s, "king") == "used"
    turn_of(s, 0)
    assert offered(s, 0, "play_card") == {"trader"}
    assert why(s, 0, "play_card king") == {"reason": "card-used", "character": "king"}


@pytest.mark.rule("4 T0")
@pytest.mark.rule("4 T4")
def test_a_common_action_comes_before_or_after_the_card_once() -> None:
    s = table(3, [["king", "trader"]], ducats=9, gp=9)
    assert COMMON_VERBS & verbs(s, 0)
    first = s.clone()
    play(first, 0, "painter")
    assert not COMMON_VERBS & verbs(first, 0)
    assert why(first, 0, "workshops house") == {"reason": "common-done"}
    play(first, 0, "play_card king")
    assert not COMMON_VERBS & verbs(first, 0)
    play(first, 0, "basic 1")
    assert first.active != 0  # nothing is left to do, so the turn is over
    play(s, 0, "play_card king")
    assert not COMMON_VERBS & verbs(s, 0)
    play(s, 0, "basic 1")
    assert step(s) == "after"
    play(s, 0, "workshops house")
    assert s.active != 0


@pytest.mark.rule("4 T0")
def test_every_phase_has_its_own_common_action() -> None:
    s = table(3, ducats=9, gp=9)
    play(s, 0, "painter")
    end_phase(s)
    turn_of(s, 0)
    lay(s, ducats=9)
    assert "workshops" in verbs(s, 0)
    assert "painter" not in verbs(s, 0)


@pytest.mark.rule("4 T1")
def test_the_passive_on_selection_comes_before_the_action() -> None:
    s = table(4, [["viceroy"]], crown=0, ducats=0, colonies={1: (4, [0]), 2: (2, [0])})
    told = play(s, 0, "play_card viceroy")
    assert [(e["seat"], e["ducats"]) for e in events(told, "earned")] == [(0, 2)]
    assert step(s) == "basic"
    assert "settle" in verbs(s, 0)


@pytest.mark.rule("4 T2")
def test_actions_are_of_the_card_that_is_played() -> None:
    s = table(4, [["king", "trader"]], ducats=9)
    play(s, 0, "play_card king")
    assert legal(s, 0) == {"basic 1", "basic 2", "no_effect"}
    assert why(s, 0, "spend 2 1") == {"reason": "other-character", "character": "king"}
    assert why(s, 0, "painter") == {"reason": "common-in-turn"}


@pytest.mark.rule("4 T2")
def test_reasons_why_an_action_is_not_offered() -> None:
    s = table(4, [["trader", "conqueror"]], ducats=2, tiles=dict.fromkeys(range(1, 8)), market=[], surplus=[])
    play(s, 0, "play_card trader")
    assert why(s, 0, "spend 2 2") == {"reason": "needs-ducats", "price": 3, "ducats": 2}
    assert why(s, 0, "sell 1 1") == {"reason": "nothing-to-sell"}
    play(s, 0, "spend 2 1")
    turn_of(s, 0)
    play(s, 0, "play_card conqueror")
    assert why(s, 0, "basic 1") == {"reason": "all-turned-up"}
    assert legal(s, 0) == {"no_effect"}


@pytest.mark.rule("4 T3")
def test_a_bull_is_offered_after_an_action_and_returns_to_the_board() -> None:
    s = table(3, [["king", "trader"]], bulls=[2, 0, 0], crown=6, gp=0)
    act(s, 0, "king", "basic 1")
    assert legal(s, 0) == {"use_bull", "decline"}
    board = s.bulls
    play(s, 0, "use_bull")
    assert (s.bulls, s.players[0].bulls) == (board + 1, 1)
    assert legal(s, 0) == {"basic 1", "basic 2"}
    play(s, 0, "basic 1")
    assert gp(s)[0] == 6
    assert step(s) != "bull"  # one bull a round
    turn_of(s, 0)
    lay(s, ducats=5)
    act(s, 0, "trader", "spend 2 1")
    assert "use_bull" not in legal(s, 0)


@pytest.mark.rule("4 T3")
def test_a_bull_does_not_repeat_the_passive() -> None:
    s = table(4, [["viceroy"]], bulls=[1, 0, 0, 0], crown=6, ducats=2, colonies={1: (4, [0])}, pool=2)
    act(s, 0, "viceroy", "settle 1 1 none")
    purse = ducats(s)[0]
    told = play(s, 0, "use_bull")
    assert events(told, "earned") == []
    assert ducats(s)[0] == purse


@pytest.mark.rule("4 T3")
def test_a_bull_needs_an_action_it_can_pay() -> None:
    s = table(4, [["viceroy"]], bulls=[1, 0, 0, 0], crown=0, ducats=2, colonies={1: (4, [])}, pool=2)
    act(s, 0, "viceroy", "settle 1 1 none")
    assert "use_bull" not in verbs(s, 0)


@pytest.mark.rule("4 T3")
def test_a_bull_hidden_in_an_estate_can_be_used_at_once() -> None:
    s = table(4, [["king"]], estates=[["bull"]], crown=6, gp=0)
    act(s, 0, "king", "basic 1")
    assert legal(s, 0) == {"decline", "discard_estate 1"}
    play(s, 0, "discard_estate 1")
    assert legal(s, 0) == {"use_bull", "decline"}
    run(s, "0 use_bull", "0 basic 1")
    assert gp(s)[0] == 6


@pytest.mark.rule("4 T3")
@pytest.mark.rule("8")
@pytest.mark.parametrize("back", ["bull", "house"])
def test_the_question_of_a_bull_does_not_betray_the_back_of_an_estate(back: str) -> None:
    s = table(4, [["king"]], estates=[[back]], crown=6)
    act(s, 0, "king", "basic 1")
    assert (step(s), asked(s)) == ("bull", [0])


@pytest.mark.rule("4 T4")
def test_a_turn_ends_when_its_player_says_so() -> None:
    s = table(3, [["king"]], ducats=2, gp=1)
    act(s, 0, "king", "basic 1")
    assert "end_turn" in legal(s, 0)
    play(s, 0, "end_turn")
    assert s.active == 1


# 6. Common actions


@pytest.mark.rule("6 painter")
def test_the_painter_paints_once_a_round_and_player() -> None:
    s = table(3, ducats=1, peers=[0, 1, 2])
    told = play(s, 0, "painter")
    assert (ducats(s)[0], s.players[0].portrait) == (0, 1)
    assert [entry["face"] for entry in events(told, "posed")] == [1]
    turn_of(s, 1)
    assert why(s, 1, "painter") == {"reason": "locked", "common": "painter", "owner": 0}
    end_round(s)
    turn_of(s, 1)
    lay(s, ducats=0)
    assert "painter" not in verbs(s, 1)  # the first sitting costs a ducat
    turn_of(s, 0)
    lay(s, ducats=0)
    play(s, 0, "painter")
    assert s.players[0].portrait == 2


@pytest.mark.rule("6 painter")
def test_a_finished_portrait_stays_as_it_is() -> None:
    s = table(3, portrait=[4, 0, 0], ducats=5)
    assert why(s, 0, "painter") == {"reason": "portrait-done"}


@pytest.mark.rule("6 loan")
def test_a_loan_needs_a_point() -> None:
    s = table(3, aside="banker", gp=[1, 0, 0], ducats=0)
    play(s, 0, "loan")
    assert (ducats(s)[0], gp(s)[0], locks(s)) == (2, 0, {"loan": 0})
    s = table(3, gp=0)
    assert why(s, 0, "loan") == {"reason": "needs-points", "points": 1}


@pytest.mark.rule("6 fund_regiments")
@pytest.mark.parametrize("state", ["ready", "tired"])
def test_a_regiment_is_funded_ready_or_tired(state: str) -> None:
    s = table(3, ducats=2, ready=1, tired=1)
    play(s, 0, f"fund_regiments {state}")
    assert (ready(s)[0], tired(s)[0], ducats(s)[0]) == ((2, 1, 0) if state == "ready" else (1, 2, 0))


@pytest.mark.rule("6 fund_regiments")
def test_nobody_has_more_than_five_regiments() -> None:
    s = table(3, ducats=2, ready=2, tired=2, track=[0], level=3)
    assert regiments(s, 0) == 5
    assert "fund_regiments" not in verbs(s, 0)
    lay(s, track=[])
    assert "fund_regiments" in verbs(s, 0)


@pytest.mark.rule("6 explore_seas")
def test_the_seas_take_a_step_or_a_magellan_card() -> None:
    s = table(3, ducats=1)
    assert offered(s, 0, "explore_seas") == {"sea"}
    lay(s, ducats=2)
    assert offered(s, 0, "explore_seas") == {"sea", "magellan"}
    other = s.clone()
    play(s, 0, "explore_seas sea")
    assert (sea(s)[0], ducats(s)[0]) == (1, 1)
    play(other, 0, "explore_seas magellan")
    assert (other.players[0].magellan, ducats(other)[0], other.magellan) == (1, 0, 4)


@pytest.mark.rule("6 explore_seas")
def test_the_register_and_the_voyage_end() -> None:
    s = table(3, ducats=5, sea=[10, 0, 0])
    assert offered(s, 0, "explore_seas") == {"magellan"}
    lay(s, magellan=[2, 2, 1])
    assert offered(s, 0, "explore_seas") == set()


@pytest.mark.rule("6 open_mission")
def test_a_mission_places_a_house_of_the_pool() -> None:
    s = table(3, ducats=2, colonies={1: (4, [1, 2, 1, 2]), 2: (2, [1])}, pool=1)
    assert offered(s, 0, "open_mission") == {"2 none"}
    play(s, 0, "open_mission 2 none")
    assert (houses(s, 2), s.players[0].pool, ducats(s)[0]) == ([1, 0, -1, -1], 0, 0)
    s = table(3, ducats=2, pool=0)
    assert "open_mission" not in verbs(s, 0)
    s = table(3, ducats=1)
    assert why(s, 0, "open_mission 1 none") == {"reason": "needs-ducats", "price": 2, "ducats": 1}


@pytest.mark.rule("6 visit_court")
@pytest.mark.parametrize(("steps", "seats", "left"), [(1, [0, 2, 1], 2), (2, [2, 0, 1], 1)])
def test_a_visit_to_the_court_moves_up(steps: int, seats: list[int], left: int) -> None:
    s = table(3, peers=[0, 1, 2])
    turn_of(s, 2)
    lay(s, ducats=3, peers=[0, 1, 2])
    play(s, 2, f"visit_court {steps}")
    assert (peers(s), ducats(s)[2]) == (seats, left)


@pytest.mark.rule("6 workshops")
def test_workshops_give_an_active_window_or_a_house() -> None:
    s = table(3, ducats=2)
    other = s.clone()
    play(s, 0, "workshops rose_window")
    assert (s.players[0].windows, s.windows, ducats(s)[0]) == (2, 6, 0)
    supply = other.players[0].supply
    play(other, 0, "workshops house")
    assert (other.players[0].pool, other.players[0].supply) == (3, supply - 1)


@pytest.mark.rule("6 workshops")
def test_workshops_without_supply() -> None:
    s = table(3, ducats=2, windows=[4, 3, 3], pool=[6, 2, 2])
    assert offered(s, 0, "workshops") == set()
    for good in ("rose_window", "house"):
        assert why(s, 0, f"workshops {good}") == {"reason": "none-left", "good": good}


@pytest.mark.rule("6 buy_estate")
@pytest.mark.rule("6 estates")
def test_an_estate_is_bought_unseen_and_earns_from_the_next_round() -> None:
    s = table(3, ducats=3)
    told = play(s, 0, "buy_estate 1", "ducats_3")
    assert (ducats(s)[0], s.players[0].estates.size) == (0, 1)
    assert events(told, "estate_bought", 0)[0]["estate"] == "ducats_3"
    assert "estate" not in events(told, "estate_bought", 1)[0]
    told = end_round(s)
    assert [e["ducats"] for e in events(told, "earned") if e["cause"] == "estates"] == [1]


@pytest.mark.rule("6 buy_estate")
def test_no_estate_left() -> None:
    s = table(2, ducats=3, estates=[["house", "house"], ["bull", "regiment"]])
    assert "buy_estate" not in verbs(s, 0)


@pytest.mark.rule("6 visit_embassies")
def test_embassies_are_visited_like_the_ambassador_does() -> None:
    s = table(3, ambassador=True, ducats=2, display=["emb_ae", "emb_fp"])
    assert offered(s, 0, "visit_embassies") == {"display_1", "display_2", "stack"}
    play(s, 0, "visit_embassies stack", "emb_efs")
    assert (ducats(s)[0], s.players[0].hidden_embassies.size) == (0, 1)


@pytest.mark.rule("6")
def test_a_locked_action_is_closed_to_all_and_two_markers_are_all() -> None:
    s = table(3, ducats=9, gp=9, aside="banker", locks={"painter": 1, "loan": 0, "workshops": 0})
    assert not {"painter", "loan", "workshops"} & verbs(s, 0)
    assert why(s, 0, "loan") == {"reason": "locked", "common": "loan", "owner": 0}
    assert why(s, 0, "explore_seas sea") == {"reason": "no-marker"}
    assert not COMMON_VERBS & verbs(s, 0)


# Estates


@pytest.mark.rule("6 estates")
@pytest.mark.parametrize("back", ["house", "regiment", "rose_window", "bull", "ducats_3"])
def test_what_a_discarded_estate_gives(back: str) -> None:
    s = table(3, estates=[[back]], ducats=0, ready=1)
    me = s.players[0]
    before = (int(me.pool), regiments(s, 0), int(me.windows), int(me.bulls), int(me.ducats))
    told = play(s, 0, "discard_estate 1")
    assert [entry["estate"] for entry in events(told, "estate_discarded")] == [back]
    if back == "regiment":
        assert legal(s, 0) == {"muster ready", "muster tired"}
        play(s, 0, "muster tired")
        assert tired(s)[0] == 1
    after = (int(me.pool), regiments(s, 0), int(me.windows), int(me.bulls), int(me.ducats))
    gain = [now - then for now, then in zip(after, before, strict=True)]
    place = ("house", "regiment", "rose_window", "bull", "ducats_3").index(back)
    assert gain == [(3 if back == "ducats_3" else 1) if at == place else 0 for at in range(5)]
    assert me.estates.size == 0


@pytest.mark.rule("6 estates")
@pytest.mark.parametrize(
    ("back", "position"),
    [
        ("house", {"pool": [6, 2, 2]}),
        ("regiment", {"ready": [3, 2, 2], "tired": [2, 0, 0]}),
        ("rose_window", {"windows": [4, 3, 3]}),
        ("bull", {"bulls": [2, 1, 1]}),
    ],
)
def test_an_estate_whose_good_is_used_up_gives_nothing(back: str, position: Position) -> None:
    s = table(3, estates=[[back]], **position)
    before = s.players[0].dump()
    play(s, 0, "discard_estate 1")
    assert s.players[0].dump() == {**before, "estates": []}
    assert step(s) == "menu"


@pytest.mark.rule("6 estates")
def test_several_estates_may_go_at_any_moment_of_the_own_turn_and_only_then() -> None:
    s = table(3, [["king"], ["trader"]], estates=[["ducats_3", "house"], ["bull"]], ducats=0)
    assert "discard_estate" not in {text.split()[0] for text in legal(s, 1)}
    play(s, 0, "discard_estate 2")
    assert s.players[0].pool == 3
    play(s, 0, "play_card king")
    assert "discard_estate 1" in legal(s, 0)
    play(s, 0, "no_effect")
    play(s, 0, "discard_estate 1")
    assert ducats(s)[0] == 3
    assert why(s, 0, "discard_estate 1") == {"reason": "no-estate", "number": 1}


@pytest.mark.rule("6 estates")
def test_estates_may_be_discarded_within_the_questions_of_the_own_turn() -> None:
    s = table(4, [["conqueror"]], estates=[["ducats_3"]], ducats=0, ready=1, tiles={1: "gold"})
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "natives")
    assert legal(s, 0) == {"natives leave", "discard_estate 1"}
    play(s, 0, "discard_estate 1")
    assert legal(s, 0) == {"natives leave", "natives regiment"}
    s = table(4, [["conqueror"]], estates=[["house"]], ducats=1, pool=0, tiles={1: "gold"})
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "colony_2")
    assert legal(s, 0) == {"decline", "discard_estate 1"}
    play(s, 0, "discard_estate 1")
    assert legal(s, 0) == {"decline", "house none"}


@pytest.mark.rule("6 estates")
@pytest.mark.rule("5 Pirate")
def test_the_pirate_may_discard_an_estate_to_pay_his_own_ransom() -> None:
    s = table(
        4,
        [["pirate"]],
        estates=[["ducats_3"]],
        ducats=0,
        ready=0,
        gp=5,
        colonies={1: (4, [0])},
        tiles={1: "gold"},
    )
    act(s, 0, "pirate", "plunder 2 1")
    assert (step(s), "discard_estate 1" in legal(s, 0)) == ("ransom", True)
    play(s, 0, "discard_estate 1")
    if step(s) == "ransom":
        play(s, 0, "ransom ducat")
    assert (ducats(s)[0], gp(s)[0]) == (2, 5 + 2)
