"""The rules section by section, where no example or ruling has said it already."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.core.host import Seeded
from ludarium.core.journal import IllegalMoveError, Journal, NoteError
from ludarium.core.record import RecordError, read, write
from ludarium.games import find_game
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE, FIGURE_DATA, MATERIAL, Rules
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.table import (
    EM,
    MA,
    active,
    asked,
    cards,
    coins,
    complete,
    events,
    hand,
    idle,
    idle_round,
    idle_to,
    legal,
    legal_verbs,
    offered,
    play,
    reason,
    run,
    score,
    scripted,
    solo,
    step,
    table,
)

OFFER = "ziryab kassia rublev"


def begun(seats: int, seed: int = 1, **options: str) -> ArsUniversalis:
    s = GAME.setup(seats, options).begin(Seeded(seed))
    assert isinstance(s, ArsUniversalis)
    return s


# 1 and 2.2


@pytest.mark.rule("1")
def test_the_figures() -> None:
    assert [int(row["index"]) for row in FIGURE_DATA] == list(range(1, 64))
    assert Counter(row["period"] for row in FIGURE_DATA) == {"MA": 21, "EM": 21, "LM": 21}
    for period in ("MA", "EM", "LM"):
        rows = [row for row in FIGURE_DATA if row["period"] == period]
        assert Counter(row["n_works"] for row in rows) == {"1": 14, "2": 5, "3": 2}
        kinds = Counter(row[f"w{place}_category"] for row in rows for place in (1, 2, 3))
        assert {kind: many for kind, many in kinds.items() if kind} == dict.fromkeys(
            ("painting", "literature", "music", "sculpture", "science"), 6
        )


@pytest.mark.rule("2.2")
def test_what_a_figure_says() -> None:
    for row in FIGURE_DATA:
        points = sum(int(row[f"w{place}_points"] or 0) for place in (1, 2, 3))
        bonus, materials = int(row["bonus"]), int(row["materials"])
        assert (bonus == 0) == (row["n_works"] == "1")
        assert 2 <= materials <= 4
        assert int(row["starting_bid"]) == int(0.5 * (points + bonus) + 0.75 * materials + 0.5)
        assert row["provenance"].startswith(("RECONSTRUCTED", "RULEBOOK", "PUBLIC"))
    durer = FIGURE_DATA[22]
    assert (durer["id"], durer["starting_bid"], durer["materials"], durer["w3_target"]) == (
        "durer",
        "11",
        "3",
        "DOR",
    )


# 3. Set-up


@pytest.mark.rule("3")
@pytest.mark.parametrize(("seats", "money"), [(2, 25), (3, 35), (4, 35)])
def test_set_up(seats: int, money: int) -> None:
    s = begun(seats)
    for player in s.players:
        assert (player.coins, player.score, player.shifts, player.hand.size) == (money, 0, 0, 2)
        assert player.figures.size == 1
        assert s.rules.works[player.figures[0]] == 1
        assert s.rules.period[player.figures[0]] == 0
        assert player.records.dump() == [0] * 5
    assert s.pool.size == 100 - 2 * seats
    assert (s.period, s.round) == (0, 1)


@pytest.mark.rule("3")
def test_any_seat_may_lead() -> None:
    assert {int(begun(3, seed).lead) for seed in range(20)} == {0, 1, 2}


# 4. The round


@pytest.mark.rule("4")
def test_the_lead_acts_first_in_every_phase() -> None:
    s = table(4, "auction", lead=2)
    for phase in ("auction", "trade", "projects"):
        idle_to(s, phase)
        assert asked(s) == [2]
        play(s, 2, "withdraw" if phase == "auction" else "end")
        assert asked(s) == [3]


@pytest.mark.rule("4")
def test_a_round_forgets_the_shifts_and_acquisitions_of_the_last() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 shift_coins", "0 open ziryab 4", "1 pass", "2 pass")
    assert (s.players[0].shifted, s.players[0].acquired) == (True, True)
    idle_round(s)
    assert (s.players[0].shifted, s.players[0].acquired) == (False, False)
    assert s.players[0].shifts == 1


@pytest.mark.rule("4.1")
def test_bids_are_whole_coins_that_one_has() -> None:
    s = table(3, "auction", offer=OFFER, coins=[9, 7, 12])
    bids = [text for text in legal(s, 0) if text.startswith("open rublev")]
    assert sorted(bids, key=lambda text: int(text.split()[2])) == [
        f"open rublev {bid}" for bid in range(5, 10)
    ]
    assert reason(s, 0, "open rublev 4") == "bid-too-low"
    assert reason(s, 0, "open rublev 10") == "needs-coins"
    assert reason(s, 0, "open dante 5") == "not-on-table"
    assert reason(s, 0, "take rublev") == "others-in-play"
    play(s, 0, "open rublev 6")
    assert {text for text in legal(s, 1) if text.startswith("raise")} == {"raise 7"}
    assert reason(s, 1, "raise 6") == "bid-too-low"
    run(s, "1 raise 7", "2 raise 12")
    assert asked(s) == [0]  # who cannot raise without a shift may still make it
    play(s, 0, "pass")  # seat 1 could not exceed 12 even with a shift, and passes by force
    assert [coins(s, seat) for seat in range(3)] == [9, 7, 0]  # only the winner pays


@pytest.mark.rule("4.1")
def test_a_pass_counts_for_one_auction() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 open ziryab 4", "1 pass", "2 pass", "1 open rublev 5")
    assert asked(s) == [2]
    run(s, "2 raise 6", "1 pass", "1 take kassia")
    assert active(s, 2) == ["rublev"]


@pytest.mark.rule("4.1")
def test_figures_nobody_buys_are_discarded() -> None:
    s = table(3, "auction", offer=OFFER)
    run(s, "0 open ziryab 4", "1 pass", "2 pass", "1 withdraw", "2 withdraw")
    assert [str(FIGURE.write(figure)) for figure in s.discard.items()] == ["kassia", "rublev"]


@pytest.mark.rule("4.1")
def test_a_shift_comes_before_the_decision() -> None:
    s = table(3, "auction", offer=OFFER, hands=["M001", "M002", "M003"])
    run(s, "0 shift_hand", "0 open ziryab 4", "1 shift_coins")
    assert asked(s) == [1]
    assert "raise 40" in legal(s, 1)


@pytest.mark.rule("4.2")
def test_only_cards_drawn_are_paid() -> None:
    s = table(step="trade", coins=[20, 0, 0], hands=["M001 M002 M003 M004 M005 M006"])
    play(s, 0, "buy 3")
    assert reason(s, 0, "keep") == "must-drop"
    run(s, "0 drop M004", "0 keep")
    assert coins(s, 0) == 18
    assert len(hand(s, 0)) == 6
    assert reason(s, 0, "sell M004") == "not-in-hand"


@pytest.mark.rule("4.2")
def test_how_much_one_may_buy() -> None:
    s = table(step="trade", coins=[7, 100, 0])
    assert {text for text in legal(s, 0) if text.startswith("buy")} == {"buy 1", "buy 2", "buy 3"}
    assert reason(s, 0, "buy 4") == "needs-coins"
    play(s, 0, "end")
    assert {text for text in legal(s, 1) if text.startswith("buy")} == {f"buy {many}" for many in range(1, 7)}
    assert reason(s, 1, "buy 7") == "above-limit"


@pytest.mark.rule("4.2")
def test_a_sale_goes_in_the_order_of_the_cards() -> None:
    s = table(step="trade", hands=["M001 M005 M009"])
    play(s, 0, "sell M005")
    assert reason(s, 0, "sell M001") == "in-card-order"
    assert {text for text in legal(s, 0) if text.startswith("sell")} == {"sell M009"}


@pytest.mark.rule("4.2")
def test_who_can_do_nothing_is_not_asked() -> None:
    s = table(step="trade", coins=[1, 9, 9], shifts=[2, 0, 0])
    assert asked(s) == [1]


@pytest.mark.rule("4.3")
def test_a_completed_work() -> None:
    s = table(figures=["petrarch"], hands=["M004 M011 M020"], coins=[3, 0, 0], bank="M050 M051 M052")
    told = play(s, 0, "complete petrarch 1 M004 M011")
    assert (score(s, 0), coins(s, 0), hand(s, 0), active(s, 0)) == (5, 8, ["M020"], [])
    assert s.pool.has(MATERIAL.read("M004"))
    assert s.pool.has(MATERIAL.read("M011"))
    assert s.gone.has(FIGURE.read("petrarch"))
    assert events(told, "completed") == [
        {
            "event": "completed",
            "seat": 0,
            "figure": "petrarch",
            "work": 1,
            "materials": "M004 M011",
            "points": 5,
            "total": 5,
        }
    ]


@pytest.mark.rule("4.3")
def test_why_a_work_cannot_be_completed() -> None:
    s = table(figures=["kassia petrarch"], hands=["M004 M009 M011"])
    assert reason(s, 0, "complete dante 1 M004") == "not-active"
    assert reason(s, 0, "complete petrarch 2 M004") == "no-such-work"
    assert reason(s, 0, "complete petrarch 1 M005 M011") == "not-in-hand"
    assert reason(s, 0, "complete petrarch 1 M004 M009") == "unsolved"
    assert reason(s, 0, "complete petrarch 1 M004 M009 M011") == "unsolved"  # every card must contribute
    complete(s, 0, "kassia", 2)
    assert reason(s, 0, "complete kassia 2 M004") == "work-is-done"


@pytest.mark.rule("4.3")
def test_all_sets_that_solve_are_listed() -> None:
    s = table(figures=["petrarch"], hands=["M004 M011 M010 M065"])
    found = {text for text in legal(s, 0) if text.startswith("complete")}
    assert "complete petrarch 1 M004 M011" in found
    assert all(reason(s, 0, text) == "" for text in found)
    assert any(len(text.split()) == 6 for text in found)  # one more card may give a letter of its own


@pytest.mark.rule("4.3")
def test_the_order_of_the_steps() -> None:
    """Reward, development, transition, bonus, achievement: as their events follow."""
    s = table(figures=["kassia"], records=[{"painting": 1, "sculpture": 1, "science": 1, "music": 2}])
    s.players[0].ages = 2
    s.players[0].done[0] = 2
    s.players[0].records[1] = 1
    names = [GAME.describe_event(told, -1)["event"] for told in complete(s, 0, "kassia", 1)]
    assert names == ["completed", "developed", "advanced", "finished", "achieved"]


@pytest.mark.rule("4.3")
def test_the_arrangement_stands_beside_the_move() -> None:
    journal = Journal(GAME.setup(3), ["a", "b", "c"], Seeded(1))
    journal.state = table(figures=["petrarch"], hands=["M004 M011 M020"])
    move = GAME.verbs.parse("complete petrarch 1 M004 M011")
    for wrong in ("M011:SF M004:RI", "M004:RIS M011:F", "nonsense", "M004:RI  M011:SF", "M004"):
        with pytest.raises(NoteError):
            journal.play(0, move, note=wrong)
    with pytest.raises(NoteError):
        journal.play(0, GAME.verbs.parse("end"), note="M004:RI M011:SF")
    journal.play(0, move, note="M004:RI M011:SF")
    assert journal.numbered()[0].note == "M004:RI M011:SF"


@pytest.mark.rule("4.3")
def test_a_record_keeps_arrangements_and_checks_them() -> None:
    journal = Journal(GAME.setup(1), ["a"], Seeded(3))
    state = journal.state
    assert isinstance(state, ArsUniversalis)
    text = min(text for text in legal(state, 0) if text.startswith("complete"))
    _, figure, work, *names = text.split()
    target = state.rules.target(FIGURE.read(figure) * 3 + int(work) - 1)
    from ludarium.games.ars_universalis.puzzles.arrangement import arrange

    numbers = [MATERIAL.read(name) for name in names]
    note = arrange(target, numbers, (1 << len(numbers)) - 1).text()
    journal.play(0, GAME.verbs.parse(text), note=note)
    record = write(journal)
    assert f"# {note}" in record
    again = read(record, find_game)
    assert again.numbered()[0].note == note
    assert write(again) == record
    with pytest.raises(RecordError, match="how the move is made"):
        read(record.replace(f"# {note}", f"# {note} M100"), find_game)


@pytest.mark.rule("4.4")
def test_the_end_of_a_round() -> None:
    s = table(lead=1, hands=["", "M001"], bank="M050 M051 M052")
    s.players[0].acquired = True
    play(s, 1, "exchange M001 M051")
    idle_round(s)
    assert s.lead == 2
    assert s.bank.size == 0
    assert s.pool.has(MATERIAL.read("M001"))
    assert not s.pool.has(MATERIAL.read("M051"))


# 5. Periods, shifts, developments


@pytest.mark.rule("5.1")
def test_prerequisites_are_each_patrons_own() -> None:
    s = table(period=EM, figures=["newton", "newton"], works=[{MA: 1}, {}], hands=["", "M004 M008 M014"])
    complete(s, 0, "newton")
    play(s, 0, "end")
    assert reason(s, 1, "complete newton 1 M004 M008 M014") == "needs-earlier"


@pytest.mark.rule("5.2")
def test_a_transition_clears_the_old_figures_away() -> None:
    s = table(3, "round_end", figures=["giotto"], discard="dante")
    assert s.over  # nobody acquired a figure: the transition would be void
    s = table(3, "projects", figures=["giotto"], discard="dante")
    s.pending = True
    s.players[0].acquired = True
    left = [figure for figure in s.deck.items() if s.rules.period[figure] == 0]
    idle_round(s)
    assert s.period == 1
    assert all(s.gone.has(figure) for figure in [*left, FIGURE.read("dante")])
    assert active(s, 0) == ["giotto"]
    assert all(s.rules.period[figure] == 1 for figure in s.table.dump())
    assert s.limit() == 7


@pytest.mark.rule("5.2")
def test_anachronistic_works_count_but_do_not_move_the_cube() -> None:
    s = table(period=EM, figures=["giotto"], records=[{"painting": 2}])
    complete(s, 0, "giotto")
    assert s.players[0].ages == 0
    assert s.players[0].works.dump() == [1, 0, 0]
    assert s.developments[0] == 0
    assert score(s, 0) == 2 + 7


@pytest.mark.rule("5.3")
def test_a_new_hand_needs_a_hand() -> None:
    s = table(step="trade")
    assert "shift_coins" in legal(s, 0)
    assert reason(s, 0, "shift_hand") == "hand-is-empty"


@pytest.mark.rule("5.4")
def test_a_tie_leaves_a_development_where_it_is() -> None:
    s = table(figures=["giotto", "guan"], records=[{"painting": 2}, {"painting": 2}])
    complete(s, 0, "giotto")
    play(s, 0, "end")
    told = complete(s, 1, "guan")
    assert events(told, "developed") == []
    assert s.developments[0] == 0


@pytest.mark.rule("5.5")
def test_the_achievement_is_for_the_first_one_and_for_ever() -> None:
    four = {"literature": 1, "music": 1, "sculpture": 1, "science": 1}
    s = table(figures=["giotto", "guan"], records=[four, four])
    assert events(complete(s, 0, "giotto"), "achieved")[0]["points"] == 10
    play(s, 0, "end")
    assert events(complete(s, 1, "guan"), "achieved") == []
    assert s.view(-1)["achievers"] == [0]


# 6. The end


@pytest.mark.rule("6")
def test_a_pending_transition_is_void_at_the_end() -> None:
    s = table(figures=["giotto"], score=[75, 0, 0])
    s.pending = True
    idle_round(s)
    assert s.over
    assert (s.period, s.pending) == (0, False)


@pytest.mark.rule("6")
def test_the_breakdown_names_everything() -> None:
    s = table(figures=["giotto"], records=[{"painting": 2}], score=[0, 80, 0])
    s.players[1].earned[0] = 80
    s.players[0].ages = 2
    complete(s, 0, "giotto")
    idle_round(s)
    assert s.over
    parts = GAME.breakdown(s, 0)
    assert {name: points for name, points in parts.items() if points} == {
        "painting": 5,
        "transitions": 5,
        "developments": 7,
        "marker": 3,
    }


# 7. Two players


@pytest.mark.rule("7")
def test_recruitment_goes_to_the_lead_first() -> None:
    s = table(2, "recruitment", lead=1, offer="ziryab")
    assert (asked(s), legal_verbs(s, 1)) == ([1], {"hire", "decline", "shift_coins"})
    play(s, 1, "hire ziryab", "M001", "M002", "M003", "rublev")
    assert (asked(s), offered(s), coins(s, 1)) == ([0], ["rublev"], 21)


@pytest.mark.rule("7")
def test_two_refusals_offer_the_second_figure_to_both() -> None:
    s = table(2, "recruitment", offer="ziryab")
    play(s, 0, "decline")
    play(s, 1, "decline", "rublev")
    assert asked(s) == [0]
    play(s, 0, "decline")
    assert asked(s) == [1]
    play(s, 1, "hire rublev")
    assert [str(FIGURE.write(figure)) for figure in s.discard.items()] == ["ziryab"]
    assert step(s) == "trade"


@pytest.mark.rule("7")
def test_two_rounds_without_a_figure_lose_whatever_the_score() -> None:
    s = table(2, "recruitment", score=[74, 3])
    for _ in range(2):
        idle(s, lambda s: 1 in asked(s))
        hire = next(text for text in legal(s, 1) if text.startswith("hire"))
        play(s, 1, hire)
        idle_round(s)
    assert s.over
    assert s.view(-1)["forfeits"] == [0]
    assert [s.won(0), s.won(1)] == [False, True]
    assert GAME.places(s) == [2, 1]


@pytest.mark.rule("7")
def test_a_figure_sets_the_counter_back() -> None:
    s = table(2, "recruitment", offer="ziryab")
    s.players[0].idle = 1
    play(s, 0, "hire ziryab")
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [0, 1]


@pytest.mark.rule("7")
def test_who_is_offered_nothing_is_not_counted() -> None:
    s = table(2, "round_start", deck="")
    assert step(s) == "trade"
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [0, 0]


@pytest.mark.rule("7")
def test_who_cannot_pay_declines_by_force_and_is_counted() -> None:
    s = table(2, "recruitment", offer="ziryab", coins=[9, 1], shifts=[0, 2])
    play(s, 0, "hire ziryab", "M001", "M002", "M003", "rublev")
    assert step(s) == "trade"
    idle_round(s)
    assert s.players[1].idle == 1


# 8. Solo


@pytest.mark.rule("8")
def test_the_solo_table() -> None:
    s = begun(1)
    periods = [int(s.rules.period[figure]) for figure in s.grid.dump()]
    assert periods == [0] * 5 + [1] * 10 + [2] * 5
    assert s.inspirations.size == 43 - 1
    assert s.players[0].hand.size == 6
    seen = s.view(0)["grid"]
    assert isinstance(seen, list)
    assert [figure is not None for figure in seen] == [True] * 5 + [False] * 15


@pytest.mark.rule("8")
def test_solo_the_card_below_is_turned_up_and_cards_are_used_up() -> None:
    s = solo("petrarch", "newton", hand="M004 M011 M020")
    old = s.inspiration
    play(s, 0, "complete petrarch 1 M004 M011")
    assert s.shown == 0b11111 | 1 << 5
    assert s.spent.items() == [MATERIAL.read("M004"), MATERIAL.read("M011")]
    assert len(hand(s, 0)) == 1 + 4  # his materials; Newton inspires neither by period nor by category
    assert s.inspired.has(old)


@pytest.mark.rule("8")
def test_solo_one_card_over_the_limit_is_discarded_by_choice() -> None:
    s = solo("petrarch", "giotto", hand="M004 M011 M020 M021 M022 M023 M024")
    play(s, 0, "complete petrarch 1 M004 M011", "M001", "M002", "M003", "M005", "M006")
    assert step(s) == "solo_discard"
    assert len(hand(s, 0)) == 10
    assert reason(s, 0, f"drop {hand(s, 0)[-1]}") == "in-card-order"  # another one has to follow
    first = hand(s, 0)[0]
    play(s, 0, f"drop {first}")
    assert reason(s, 0, f"drop {first}") == "not-in-hand"
    play(s, 0, "drop M006")
    assert len(hand(s, 0)) == 8
    assert step(s) == "solo"


@pytest.mark.rule("8")
def test_solo_is_won_by_a_work_of_the_last_period() -> None:
    s = solo("curie", "giotto", "newton")
    complete(s, 0, "curie")
    assert s.over
    assert s.won(0)
    assert score(s, 0) == 1


@pytest.mark.rule("8")
def test_solo_is_lost_when_nothing_is_left_to_do() -> None:
    s = solo("petrarch", "newton", hand="M001")
    for cell in range(1, 5):
        s.done[cell] = 7
    assert "shift_hand" in legal(s, 0)
    told = play(s, 0, "shift_hand", "M002")
    assert s.over
    assert not s.won(0)
    assert events(told, "lost")


@pytest.mark.rule("8")
def test_solo_may_be_given_up_and_several_may_not() -> None:
    s = begun(1)
    assert s.give_up(0, scripted())
    assert s.over
    assert not s.won(0)
    assert not begun(2).give_up(0, scripted())


@pytest.mark.rule("8")
def test_inspirations_outlast_all_works() -> None:
    """The rule for an empty inspiration deck is never needed: a work of the last period ends the game."""
    works = [
        sorted((int(row["n_works"]) for row in FIGURE_DATA if row["period"] == period), reverse=True)
        for period in ("MA", "EM")
    ]
    assert sum(works[0][:5]) + sum(works[1][:10]) < 42


# 9. Optional rules


@pytest.mark.rule("9")
def test_the_workshop_stays_and_closes_its_gaps() -> None:
    s = table(options={"workshop": "on"}, bank="M001 M002 M003 M011 M012 M013", coins=[9, 9, 9])
    play(s, 0, "fetch M011", "M050")
    assert cards(s.workshop) == ["M001", "M002", "M003", "M012", "M013", "M050"]
    s.players[0].acquired = True
    idle_round(s)
    idle_to(s, "projects")
    assert cards(s.workshop) == ["M001", "M002", "M003", "M012", "M013", "M050"]
    assert reason(s, 1, "fetch M020") == "not-in-workshop"
    assert reason(s, 1, "exchange M001 M002") == "no-bank"
    s.players[1].coins = 1
    assert {text for text in legal(s, 1) if text.startswith("fetch")} == {"fetch M001", "fetch M012"}
    assert reason(s, 1, "fetch M002") == "needs-coins"


@pytest.mark.rule("9")
def test_a_full_hand_makes_room_for_a_card_of_the_workshop() -> None:
    full = "M031 M032 M033 M034 M035 M036"
    s = table(options={"workshop": "on"}, bank="M001 M002 M003 M011 M012 M013", hands=[full], coins=[9, 9, 9])
    play(s, 0, "fetch M001")
    assert step(s) == "make_room"
    assert legal(s, 0) == {f"drop {card}" for card in full.split()}
    play(s, 0, "drop M033", "M033")
    assert hand(s, 0) == ["M001", "M031", "M032", "M034", "M035", "M036"]
    assert coins(s, 0) == 8


@pytest.mark.rule("9")
def test_without_the_workshop_there_is_none() -> None:
    s = table(coins=[9, 9, 9])
    assert reason(s, 0, "fetch M001") == "no-workshop"


@pytest.mark.rule("9")
def test_the_classics_deck() -> None:
    s = table(3, "projects", options={"treasures": "on"}, discard="dante", figures=["giotto"])
    s.pending = True
    s.players[0].acquired = True
    left = s.deck.size
    idle_round(s)
    assert s.classics.size == left - 1
    assert s.classic >= 0
    assert not s.classics.has(FIGURE.read("dante"))
    assert s.gone.has(FIGURE.read("dante"))


@pytest.mark.rule("9")
def test_the_phase_goes_on_for_a_classic() -> None:
    s = table(
        3,
        "auction",
        options={"treasures": "on"},
        period=EM,
        deck="newton",
        classics="giotto sluter",
        offer="newton",
    )
    run(s, "0 open newton 5", "1 pass", "2 pass")
    assert (offered(s), asked(s)) == ([], [1])
    assert legal_verbs(s, 1) == {"take_classic", "withdraw", "shift_coins"}
    assert reason(s, 1, "take_classic sluter") == "no-classic"
    run(s, "1 take_classic giotto", "2 take_classic sluter")
    assert step(s) == "trade"
    assert [active(s, seat) for seat in range(3)] == [["newton"], ["giotto"], ["sluter"]]


@pytest.mark.rule("9")
def test_two_players_who_took_a_classic_are_skipped() -> None:
    s = table(
        2, "recruitment", options={"treasures": "on"}, period=EM, classics="giotto sluter", offer="newton"
    )
    play(s, 0, "take_classic giotto")
    assert asked(s) == [1]
    assert "hire newton" in legal(s, 1)
    play(s, 1, "decline", "basho")
    assert (asked(s), offered(s)) == ([1], ["basho"])
    play(s, 1, "decline")
    assert step(s) == "trade"
    idle_round(s)
    assert [int(player.idle) for player in s.players] == [0, 1]


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    ("works", "points"), [([2, 2, 1], [10, 10, 0]), ([0, 0, 0], [0, 0, 0]), ([0, 3, 1], [0, 10, 0])]
)
def test_most_works_of_the_middle_ages(works: list[int], points: list[int]) -> None:
    s = table(3, "round_end", options={"treasures": "on"}, works=[{MA: many} for many in works])
    assert s.over
    assert [GAME.breakdown(s, seat)["treasures"] for seat in range(3)] == points


# 10. Views and help


@pytest.mark.rule("10")
def test_drawn_cards_of_closed_hands_are_told_to_their_owner() -> None:
    for options, seen in (({}, True), ({"hands": "closed"}, False)):
        s = table(step="trade", options=options, coins=[9, 9, 9])
        told = play(s, 0, "buy 1", "M042")
        texts = [str([GAME.describe_event(event, seat) for event in told]) for seat in (0, 1, -1)]
        assert ["M042" in text for text in texts] == [True, seen, seen]


@pytest.mark.rule("10")
def test_cards_of_closed_hands_are_shown_when_they_leave() -> None:
    s = table(step="trade", options={"hands": "closed"}, hands=["M001 M002 M003"])
    assert "M001" in str([GAME.describe_event(event, 1) for event in play(s, 0, "sell M001")])
    told = play(s, 0, "shift_hand")
    seen = [GAME.describe_event(event, 1) for event in told]
    assert [entry["material"] for entry in seen if entry["event"] == "put_aside"] == ["M002", "M003"]
    assert all("material" not in entry for entry in seen if entry["event"] == "drew_hidden")


@pytest.mark.rule("10")
def test_without_help_completions_are_withheld() -> None:
    for help, verbs in (("on", ()), ("off", ("complete",))):
        rules = GAME.setup(3, {"help": help}).rules
        assert isinstance(rules, Rules)
        assert GAME.withheld(rules) == verbs


@pytest.mark.rule("10")
def test_a_wrong_completion_is_refused_whatever_the_help() -> None:
    journal = Journal(GAME.setup(3, {"help": "off"}), ["a", "b", "c"], Seeded(1))
    journal.state = table(figures=["petrarch"], hands=["M004 M011 M020"], options={"help": "off"})
    with pytest.raises(IllegalMoveError):
        journal.play(0, GAME.verbs.parse("complete petrarch 1 M004 M020"))
    journal.play(0, GAME.verbs.parse("complete petrarch 1 M004 M011"))
