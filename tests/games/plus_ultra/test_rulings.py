"""The rulings A1 to A27 of the dossier's section 9, one test each."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import Character
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import CHARACTERS
from tests.games.plus_ultra.driving import (
    act,
    close,
    end_phase,
    end_round,
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
    breakdown,
    ducats,
    events,
    gp,
    houses,
    locks,
    market,
    sea,
    seen,
    size,
    step,
    surplus,
    tile,
)
from tests.games.plus_ultra.table import ending, table


@pytest.mark.rule("A1")
def test_two_players_have_four_estates() -> None:
    assert [len(seen(GAME.setup(n).begin(Seeded(1)), -1)["estates_left"]) for n in (2, 3, 4)] == [4, 6, 8]


@pytest.mark.rule("A2")
def test_the_median_is_the_level_wherever_the_die_lies() -> None:
    s = table(4)
    last_move(s)
    lay(s, tiles=dict.fromkeys(range(1, 8), DOWN), market=[])
    told = close(s, 2, 2, 3, "trader")
    assert events(told, "dice_rolled") == [
        {"event": "dice_rolled", "first": 3, "second": 3, "third": 4, "level": 3}
    ]
    assert s.level == 3


@pytest.mark.rule("A3")
def test_the_secretary_is_the_fourth_advanced_character_and_can_be_swapped() -> None:
    basic = {name for name, (kind, _) in CHARACTERS.items() if kind == "basic"}
    s = GAME.setup(3).begin(Seeded(1))
    assert set(seen(s, -1)["deck"]) == basic
    swapped = GAME.setup(4, {"character_set.secretary": "basic", "character_set.banker": "advanced"})
    assert set(seen(swapped.begin(Seeded(1)), -1)["deck"]) == basic - {"banker"} | {"secretary"}


@pytest.mark.rule("A4")
def test_one_magellan_card_is_spare() -> None:
    assert max(seen(GAME.setup(n).begin(Seeded(1)), -1)["magellan"] for n in (2, 3, 4)) == 6


@pytest.mark.rule("A5")
def test_the_set_aside_character_counts_at_the_end_of_the_round() -> None:
    s = table(4, aside="trader", market=["silver", "gold"], tiles=dict.fromkeys(range(1, 8), DOWN), crown=2)
    last_move(s)
    assert market(s) == ["silver", "gold"]
    close(s)
    assert (market(s), s.crown) == (["gold"], 3)


@pytest.mark.rule("A6")
@pytest.mark.parametrize(
    ("goods", "price"), [(["silver"] * 2 + ["gold"], 3), (["silver"] * 3, 2), (["gold"], 4)]
)
def test_the_trader_loses_one_for_each_other_of_the_kind(goods: list[str], price: int) -> None:
    s = table(4, [["trader"]], market=goods, ducats=0)
    act(s, 0, "trader", "sell 1 1")
    assert ducats(s)[0] == price


@pytest.mark.rule("A7")
def test_austria_pays_by_place() -> None:
    three = ["emb_ae", "emb_af", "emb_ap"]
    for place, points in enumerate((4, 3, 2, 1)):
        seats = [1, 2, 3]
        seats.insert(place, 0)
        s = ending(4, ambassador=True, embassies=[three], peers=seats)
        assert breakdown(s, 0)["austria"] == points


@pytest.mark.rule("A8")
def test_the_ambassador_unlocks_a_common_action() -> None:
    s = table(4, [["ambassador"]], ambassador=True, locks={"loan": 1, "painter": 2})
    play(s, 0, "play_card ambassador")
    assert offered(s, 0, "unlock") == {"loan", "painter", "none"}
    play(s, 0, "unlock loan")
    assert locks(s) == {"painter": 2}
    assert s.players[1].markers == 2


@pytest.mark.rule("A9")
def test_the_ambassador_is_the_fourteenth_character() -> None:
    s = table(4, court=True, ambassador=True)
    assert s.deck.size == 14
    assert "ambassador" in {str(Character.write(card)) for card in s.deck.items()}


@pytest.mark.rule("A10")
def test_the_first_colony_is_printed() -> None:
    for players in (2, 3, 4):
        s = GAME.setup(players).new()
        assert isinstance(s, PlusUltra)
        assert [size(s, position) for position in range(1, 8)] == [4, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("A11")
def test_the_market_holds_four() -> None:
    s = table(4, aside="cardinal", market=["silver"] * 4, surplus=[], tiles={1: "gold"})
    end_round(s)
    assert (market(s), surplus(s)) == (["silver"] * 4, ["gold"])


@pytest.mark.rule("A12")
@pytest.mark.parametrize("reward", [3, 0])
def test_a_capture_pays_at_once_and_can_be_set_to_the_literal_text(reward: int) -> None:
    s = table(
        4, [["viceroy"]], tiles={3: "natives"}, ducats=1, gp=0, tuned={"natives_capture_gp": str(reward)}
    )
    act(s, 0, "viceroy", "catch 2 3 natives regiment")
    assert (gp(s)[0], s.players[0].natives, tile(s, 3)) == (reward, 1, None)


@pytest.mark.rule("A13")
def test_natives_stay_after_a_sacking() -> None:
    s = table(4, colonies={1: (4, [1])}, tiles={1: "natives"})
    end_round(s)
    assert (houses(s, 1), tile(s, 1)) == ([-1] * 4, "natives")


@pytest.mark.rule("A14")
def test_a_sacked_house_returns_to_the_pool() -> None:
    s = table(4, colonies={1: (4, [1])}, tiles={1: "natives"}, pool=2)
    supply = int(s.players[1].supply)
    end_round(s)
    assert (s.players[1].pool, s.players[1].supply) == (3, supply)


@pytest.mark.rule("A15")
def test_one_bull_a_round_for_any_use() -> None:
    s = table(4, [["viceroy", "conqueror"]], bulls=[3, 0, 0, 0], tiles={1: "natives", 2: "natives"})
    act(s, 0, "viceroy", "catch 2 1 natives bull")
    assert not offered(s, 0, "use_bull")
    play(s, 0, "end_turn")
    turn_of(s, 0)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", "natives")
    assert "natives bull" not in legal(s, 0)
    run(s, *([] if step(s) == "after" else ["0 natives leave"]))
    assert "use_bull" not in verbs(s, 0)


@pytest.mark.rule("A16")
def test_a_bull_needs_a_performed_action() -> None:
    s = table(4, [["king"]], bulls=[1, 0, 0, 0])
    act(s, 0, "king", "no_effect")
    assert "use_bull" not in verbs(s, 0)


@pytest.mark.rule("A17")
def test_a_card_may_always_be_played_without_effect() -> None:
    for card in CHARACTERS:
        s = table(4, [[card]], court=True, ambassador=True, ducats=5, sea=1)
        play(s, 0, f"play_card {card}")
        if step(s) == "unlock":
            play(s, 0, "unlock none")
        assert "no_effect" in legal(s, 0), card
        before = s.clone()
        play(s, 0, "no_effect")
        assert (gp(s), ducats(s)) == (gp(before), ducats(before)), card


@pytest.mark.rule("A18")
def test_the_passive_of_a_used_card_stays_on() -> None:
    s = table(4, [["banker"]], gp=2)
    act(s, 0, "banker", "basic 2", "end_turn")
    turn_of(s, 1)
    purse = ducats(s)[0]
    play(s, 1, "loan")
    assert ducats(s)[0] == purse + 1


@pytest.mark.rule("A19")
def test_the_pirate_hits_himself_too() -> None:
    s = table(4, [["pirate"]], colonies={1: (4, [0, 1])}, tiles={1: "gold"}, ready=0, ducats=0, gp=5)
    act(s, 0, "pirate", "plunder 2 1")
    assert gp(s) == [6, 4, 5, 5]


@pytest.mark.rule("A20")
def test_ransom_offer_and_tribute_go_to_the_bank() -> None:
    s = table(4, [["pirate"]], colonies={1: (4, [1])}, tiles={1: "gold"}, ready=0, ducats=1, crown=3)
    bank = s.bank()
    act(s, 0, "pirate", "plunder 2 1")
    assert (ducats(s), s.crown, s.bank()) == ([1, 0, 1, 1], 3, bank + 1)
    s = table(3, [["prince"]], court=True, character="prince", ducats=[0, 1, 1], crown=0, gp=0)
    bank = s.bank()
    act(s, 0, "prince", "basic 1")
    run(s, "1 offer pay", "2 offer pass")
    assert (ducats(s), gp(s), s.crown, s.bank()) == ([0, 0, 1], [2, 1, 0], 2, bank + 1 - 2)
    s = table(3, [["king"]], ducats=[0, 1, 1], crown=0, gp=0)
    bank = s.bank()
    act(s, 0, "king", "basic 2")
    assert (ducats(s), s.crown, s.bank()) == ([0, 0, 0], 2, bank + 2 - 2)


@pytest.mark.rule("A21")
def test_a_ship_off_the_register_is_no_target() -> None:
    s = table(4, [["pirate"]], sea=[3, 0, 1, 0])
    play(s, 0, "play_card pirate")
    assert offered(s, 0, "raid") == {"1 2"}
    play(s, 0, "raid 1 2")
    assert sea(s) == [3, 0, 0, 0]


@pytest.mark.rule("A22")
@pytest.mark.parametrize(
    ("points", "purse", "choices", "left"),
    [
        (0, 0, set(), (0, 0)),
        (1, 0, set(), (0, 0)),
        (5, 0, set(), (3, 0)),
        (1, 1, set(), (1, 0)),
        (2, 1, {"gp", "ducat"}, None),
    ],
)
def test_gp_stop_at_zero_and_nobody_chooses_a_penalty_he_cannot_suffer(
    points: int, purse: int, choices: set[str], left: tuple[int, int] | None
) -> None:
    s = table(2, [["king"]], gp=[0, points], ducats=[0, purse])
    act(s, 0, "king", "basic 2")
    if choices:
        assert offered(s, 1, "tribute") == choices
    else:
        assert step(s) != "tribute"
        assert (gp(s)[1], ducats(s)[1]) == left


@pytest.mark.rule("A23")
def test_overflow_goes_to_the_peers_in_their_live_order_and_begins_again() -> None:
    s = table(
        3, [["prince", "king"]], court=True, character="prince", peers=[0, 1, 2], crown=6, ducats=0, gp=0
    )
    lay(s, peers=[1, 2, 0])
    act(s, 0, "prince", "basic 1")  # now 1, 0, 2
    assert ducats(s) == [1, 1, 0]
    turn_of(s, 0)
    lay(s, peers=[2, 1, 0], ducats=0, crown=5, gp=0)
    act(s, 0, "king", "basic 2")  # now 0, 2, 1: one ducat fits, one is left over
    assert ducats(s) == [1, 0, 0]


@pytest.mark.rule("A24")
@pytest.mark.parametrize(("crown", "own"), [(1, 1), (0, 2)])
def test_the_player_pays_what_the_crown_lacks(crown: int, own: int) -> None:
    s = table(4, [["secretary"], ["king"]], court=True, crown=crown, ducats=own)
    act(s, 0, "secretary", "acquire 1 magellan")
    assert (ducats(s)[0], s.crown) == (0, 0)


@pytest.mark.rule("A25")
def test_two_markers_for_three_phases() -> None:
    s = table(2, aside="banker", ducats=9, gp=9)
    for common in ("painter", "workshops house"):
        turn_of(s, 0)
        play(s, 0, common)
        end_phase(s)
    assert s.phase == 3
    turn_of(s, 0)
    assert not {text.split()[0] for text in legal(s, 0)} & {
        *("painter", "loan", "fund_regiments", "explore_seas", "open_mission", "visit_court", "workshops"),
        "buy_estate",
    }


@pytest.mark.rule("A26")
def test_a_loan_with_the_banker_uses_no_marker_but_the_common_action_of_the_phase() -> None:
    s = table(2, [["banker"]], ducats=0, gp=9)
    play(s, 0, "loan")
    assert (s.players[0].markers, ducats(s)[0], locks(s)) == (2, 2, {})
    assert not verbs(s, 0) & {"loan", "painter", "workshops"}
    turn_of(s, 1)
    s.players[1].markers = 0
    assert "loan" in verbs(s, 1)
    assert "painter" not in verbs(s, 1)


@pytest.mark.rule("A27")
def test_the_surplus_never_returns_to_the_market() -> None:
    s = table(4, aside="trader", market=["silver"], surplus=["gold", "gems"])
    end_round(s)
    assert market(s) == []
    assert surplus(s) == ["gold", "gems"]
