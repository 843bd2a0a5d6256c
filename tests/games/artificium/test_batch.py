"""Sets in any order: what is dropped, sold and bought together (core/batch.py)."""

from __future__ import annotations

import pytest

from ludarium.core.batch import BatchError, arrange, offered
from ludarium.games.artificium import GAME
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import play, reveal, table

HAND = ["farm", "farm", "sawmill", "brewery", "castle"]
DRAWN = ["exploration", "farm", "laboratory", "swordsmith", "castle"]


def texts(moves: list[int]) -> list[str]:
    return [GAME.verbs.write(move) for move in moves]


def moves(*written: str) -> list[int]:
    return [GAME.verbs.parse(text) for text in written]


def why(s: Artificium, seat: int, *written: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BatchError) as refused:
        arrange(s, seat, moves(*written))
    return GAME.verbs.write(refused.value.move), GAME.describe_reason(refused.value.why)


def wizard() -> Artificium:
    """A Wizard's tower is built: five cards are drawn, three of ten are to be dropped."""
    s = table(hands=[["wizard_tower", *HAND], ["farm"]], resources=[{"beer": 1, "spell": 1}], coins=[1, 0])
    reveal(s, "wizard_tower", "pass")
    play(s, 0, "use", *DRAWN)
    assert s.step.name == "wizard_discard"
    return s


def trade(coins: int = 5, **stock: int) -> Artificium:
    s = table(hands=[["farm"], []], resources=[stock], coins=[coins, 0])
    reveal(s, "farm")
    return s


@pytest.mark.rule("6.3")
def test_three_cards_are_dropped_in_any_order() -> None:
    s = wizard()
    assert texts(arrange(s, 0, moves("drop castle", "drop brewery", "drop farm"))) == [
        "drop farm",
        "drop brewery",
        "drop castle",
    ]
    assert texts(arrange(s, 0, moves("drop castle", "drop farm", "drop castle")))[-1] == "drop castle"


@pytest.mark.rule("6.3")
def test_every_card_can_be_the_first_that_is_named() -> None:
    s = wizard()
    everything = {f"drop {card}" for card in [*HAND, *DRAWN]}
    assert set(texts(offered(s, 0, []))) == everything
    assert set(texts(offered(s, 0, moves("drop castle")))) == everything
    two = moves("drop castle", "drop exploration")
    assert set(texts(offered(s, 0, two))) == everything - {"drop exploration"}
    assert offered(s, 0, [*two, *moves("drop farm")]) == []


@pytest.mark.rule("5.4")
def test_trades_are_made_in_any_order() -> None:
    s = trade(coins=2, food=1, wheat=2)
    given = moves("buy coal", "sell food", "buy wood", "sell wheat", "use")
    assert texts(arrange(s, 0, given)) == ["sell wheat", "sell food", "buy wood", "buy coal", "use"]
    assert texts(arrange(s, 0, moves("use", "buy wood"))) == ["buy wood", "use"]
    offers = set(texts(offered(s, 0, moves("buy wood"))))
    assert {"sell wheat", "sell food"} <= offers
    assert "buy wheat" not in offers


@pytest.mark.rule("5.4")
def test_the_reason_is_that_of_the_move_that_does_not_fit() -> None:
    s = trade(coins=3, wheat=1)
    assert why(s, 0, "buy coal", "buy wood") == (
        "buy wood",
        {"reason": "needs-coins", "price": 2, "coins": 0},
    )
    assert why(s, 0, "buy wood", "sell metal", "sell wheat") == (
        "sell metal",
        {"reason": "none-to-sell", "resource": "metal"},
    )
    assert why(s, 0, "sell wheat", "buy wheat")[1]["reason"] == "just-sold"
    assert why(s, 0, "buy wood", "drop farm")[1]["reason"] == "not-now"


@pytest.mark.rule("5.5")
def test_discards_and_sales_of_a_round_end_are_one_set() -> None:
    s = table(step="round_end", hands=[["farm", "castle"], ["farm"]], resources=[{"wood": 1, "coal": 2}])
    given = moves("sell coal", "drop castle", "sell wood", "drop farm", "sell coal", "done")
    assert texts(arrange(s, 0, given)) == [
        "drop farm",
        "drop castle",
        "sell wood",
        "sell coal",
        "sell coal",
        "done",
    ]
    assert "drop farm" in texts(offered(s, 0, moves("sell coal", "drop castle")))
    assert why(s, 0, "drop farm", "drop farm")[1] == {"reason": "not-in-hand", "card": "farm"}


@pytest.mark.rule("6.3")
def test_what_is_drawn_is_not_known_before() -> None:
    """Nobody learns from the answer to a batch what a move of it would draw."""
    s = table(hands=[["wizard_tower", *HAND], []], resources=[{"beer": 1, "spell": 1}], coins=[1, 0])
    reveal(s, "wizard_tower")
    assert why(s, 0, "use", "drop farm") == ("drop farm", {"reason": "not-now"})
    assert why(s, 0, "use", "drop laboratory") == ("drop laboratory", {"reason": "not-now"})
