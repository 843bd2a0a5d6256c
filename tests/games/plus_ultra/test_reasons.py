"""What a player is told who tries an action that the card, the bull or the purse does not allow."""

from __future__ import annotations

import pytest

from ludarium.core.moves import Moves, arg
from ludarium.core.state import Why
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import NONE, Common
from tests.games.plus_ultra.driving import legal, play, why
from tests.games.plus_ultra.reading import step
from tests.games.plus_ultra.table import draft_table, table
from tests.games.plus_ultra.wander import combinations, name_of, rich, wander


@pytest.mark.rule("4 T2")
def test_a_card_offers_its_own_actions_only() -> None:
    s = table(4, [["king"]], estates=[["house"]], ducats=3)
    play(s, 0, "play_card king")
    assert legal(s, 0) == {"basic 1", "basic 2", "no_effect", "discard_estate 1"}
    assert why(s, 0, "spend 2 1") == {"reason": "other-character", "character": "king"}
    assert why(s, 0, "discard_estate 2") == {"reason": "no-estate", "number": 2}
    assert why(s, 1, "basic 1") == {"reason": "not-your-turn"}


@pytest.mark.rule("4 T3")
def test_without_a_bull_nothing_is_done_again() -> None:
    s = table(4, [["king"]], estates=[["house"]], ducats=3)
    play(s, 0, "play_card king")
    play(s, 0, "basic 1")
    assert step(s) == "bull"
    assert legal(s, 0) == {"decline", "discard_estate 1"}
    assert why(s, 0, "use_bull") == {"reason": "no-bull"}
    assert why(s, 0, "discard_estate 2") == {"reason": "no-estate", "number": 2}


@pytest.mark.rule("4 T3")
def test_who_spends_a_bull_has_to_act() -> None:
    s = table(4, [["banker"]], bulls=[1, 0, 0, 0], ducats=0)
    play(s, 0, "play_card banker")
    assert why(s, 0, "deposit 1 1") == {"reason": "needs-ducats", "price": 1, "ducats": 0}
    play(s, 0, "basic 2")
    play(s, 0, "use_bull")
    assert legal(s, 0) == {"basic 2", "deposit 1 1"}
    assert why(s, 0, "no_effect") == {"reason": "can-act"}


@pytest.mark.rule("4 T3")
def test_no_second_bull_follows_the_first() -> None:
    s = table(4, [["banker"]], bulls=[2, 0, 0, 0], ducats=0)
    for text in ("play_card banker", "basic 2", "use_bull", "basic 2"):
        play(s, 0, text)
    assert s.players[0].bulls == 1
    assert step(s) != "bull"


@pytest.mark.rule("5 Pirate")
def test_a_ransom_is_refused_only_by_who_can_pay_nothing() -> None:
    s = table(4, [["pirate"]], colonies={1: (4, [1, 2])}, tiles={1: "gold"}, ready=1, ducats=1)
    play(s, 0, "play_card pirate")
    play(s, 0, "plunder 2 1")
    assert step(s) == "ransom"
    assert legal(s, 1) == {"ransom regiment", "ransom ducat"}


@pytest.mark.rule("5 Trader")
def test_the_trader_spends_only_by_the_second_action() -> None:
    s = table(4, [["trader"]], market=["gold"], ducats=0)
    play(s, 0, "play_card trader")
    assert why(s, 0, "spend 2 1")["reason"] == "needs-ducats"
    assert why(s, 0, "spend 1 1")["reason"] != "needs-ducats"


@pytest.mark.rule("5 Secretary")
def test_the_last_estate_can_still_be_taken() -> None:
    s = table(4, [["secretary"]], court=True, ducats=9)
    s.estates = 1
    play(s, 0, "play_card secretary")
    assert why(s, 0, "take_estate 2 4") == {"reason": "next-estate", "square": 1}
    s.estates = 0
    assert why(s, 0, "take_estate 2 4") == {"reason": "no-estate-left"}


@pytest.mark.rule("6")
def test_common_actions_say_what_is_missing() -> None:
    s = table(4, [["king"]], ducats=3)
    assert why(s, 0, "loan") == {"reason": "needs-points", "points": 1}
    assert why(s, 0, "visit_court 1") == {"reason": "first-peer"}
    assert why(s, 0, "workshops magellan") == {"reason": "not-in-workshops"}
    assert why(s, 0, "open_mission 3 none") == {"reason": "no-colony-there", "position": 3}
    assert why(s, 0, "buy_estate 4") == {"reason": "next-estate", "square": 1}
    s.players[0].ducats, s.players[0].sea = 0, s.rules.sea_squares
    assert why(s, 0, "buy_estate 4") == {"reason": "needs-ducats", "price": 3, "ducats": 0}
    assert why(s, 0, "explore_seas sea") == {"reason": "end-of-sea"}
    s.magellan = s.estates = s.players[0].pool = 0
    assert why(s, 0, "explore_seas magellan") == {"reason": "none-left", "good": "magellan"}
    assert why(s, 0, "buy_estate 1") == {"reason": "no-estate-left"}
    assert why(s, 0, "open_mission 1 none") == {"reason": "no-house"}
    s.players[0].ducats, s.players[0].ready = 9, s.rules.regiments_per_colour
    assert why(s, 0, "fund_regiments ready") == {"reason": "no-regiment-left"}
    s.locks[Common.LOAN] = 2
    assert why(s, 0, "loan") == {"reason": "locked", "common": "loan", "owner": 2}


@pytest.mark.rule("4 T0")
def test_what_comes_later_says_when() -> None:
    """A board lies open all the time: a player touches what cannot be used in this step."""
    s = draft_table(4)
    for common in ("loan", "explore_seas sea", "buy_estate 1"):
        assert why(s, 0, common) == {"reason": "common-in-turn"}
    assert why(s, 0, "play_card king") == {"reason": "card-in-turn"}
    assert why(s, 0, "sell 1 1") == {"reason": "by-a-character"}
    s = table(4, [["king"]])
    play(s, 0, "play_card king")
    assert why(s, 0, "loan") == {"reason": "common-in-turn"}


@pytest.mark.parametrize("case", combinations(), ids=name_of)
def test_an_action_has_an_obstacle_exactly_if_it_has_no_move(case: tuple[int, dict[str, str]]) -> None:
    seats, options = case
    s, host = rich(GAME.setup(seats, options), seed=3)
    moves = Moves()
    for number, (before, seat, _, _) in enumerate(wander(s, host, seed=3)):
        if number % 9 or before.aside == NONE or before.drafting:
            continue
        for role in CAST:
            if not before.deck.has(role.number) or role.number == before.aside:
                continue
            for purse in (0, 1, int(before.players[seat].ducats)):
                moves.clear()
                role.moves(before, seat, purse, False, moves)
                possible = {arg(move, 0) for move in moves.dump()}
                for basic in (0, 1):
                    found = Why()
                    role.obstacle(before, seat, purse, basic, found)
                    assert (found.reason < 0) == (basic in possible), (role.number, basic, purse)
