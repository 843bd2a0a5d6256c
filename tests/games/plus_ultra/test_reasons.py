"""What a player is told who tries an action that the card, the bull or the purse does not allow."""

from __future__ import annotations

import pytest

from tests.games.plus_ultra.driving import legal, play, why
from tests.games.plus_ultra.reading import step
from tests.games.plus_ultra.table import table


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
    assert why(s, 0, "deposit 1 1") == {"reason": "requisite", "character": "banker", "basic": 1}
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
