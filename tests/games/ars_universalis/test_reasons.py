"""What a player is told who tries what the auction does not allow: the reason, and the numbers that go with it."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.table import EM, coins, legal, play, solo, table, why

OFFER = "alfonso sluter petrarch"  # each at six coins


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("take alfonso", {"reason": "others-in-play"}),
        ("open alfonso 5", {"reason": "bid-too-low", "least": 6}),
        ("open alfonso 6", {}),
        ("open alfonso 10", {}),
        ("open alfonso 11", {"reason": "needs-coins", "price": 11, "coins": 10}),
        ("open guido 5", {"reason": "not-on-table", "figure": "guido"}),
        ("take_classic newton", {"reason": "no-classic", "figure": "newton"}),
        ("withdraw", {}),
    ],
)
def test_opening(text: str, told: dict[str, object]) -> None:
    assert why(table(step="auction", coins=[10, 4, 10], offer=OFFER), 0, text) == told


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raise 6", {"reason": "bid-too-low", "least": 7}),
        ("raise 7", {}),
        ("raise 9", {}),
        ("raise 10", {"reason": "needs-coins", "price": 10, "coins": 9}),
        ("open sluter 6", {"reason": "not-now"}),
    ],
)
def test_bidding(text: str, told: dict[str, object]) -> None:
    s = table(step="auction", coins=[10, 9, 10], offer=OFFER)
    play(s, 0, "open alfonso 6")
    assert why(s, 1, text) == told
    assert why(s, 2, "pass") == {"reason": "not-your-turn"}


def last_in_play(coins: int) -> ArsUniversalis:
    s = table(step="auction", coins=[9, 9, coins], offer=OFFER, figures=["", "", "dante giotto rublev"])
    play(s, 0, "withdraw")
    play(s, 1, "withdraw")
    return s


@pytest.mark.rule("4.1")
def test_the_last_one_in_play_takes_at_the_price() -> None:
    s = last_in_play(6)
    assert why(s, 2, "open alfonso 6") == {"reason": "last-in-play"}
    assert why(s, 2, "take guido") == {"reason": "not-on-table", "figure": "guido"}
    assert why(last_in_play(5), 2, "take alfonso") == {"reason": "needs-coins", "price": 6, "coins": 5}
    play(s, 2, "take alfonso")
    assert coins(s, 2) == 0
    assert why(s, 2, "dismiss alfonso") == {"reason": "not-active", "figure": "alfonso"}
    assert legal(s, 2) == {"dismiss dante", "dismiss giotto", "dismiss rublev"}


@pytest.mark.rule("9")
@pytest.mark.parametrize(("held", "told"), [(4, {"reason": "needs-coins", "price": 5, "coins": 4}), (5, {})])
def test_a_classic_is_paid_like_any_other(held: int, told: dict[str, object]) -> None:
    s = table(
        3,
        "auction",
        options={"treasures": "on"},
        period=EM,
        classics="giotto",
        offer="newton basho kepler",
        coins=[held, 9, 9],
    )
    assert why(s, 0, "take_classic giotto") == told
    assert why(s, 0, "take_classic sluter") == {"reason": "no-classic", "figure": "sluter"}


@pytest.mark.rule("8")
@pytest.mark.parametrize(
    ("figure", "work", "category"),
    [("leonardo", 1, "painting"), ("leonardo", 2, "science"), ("michelangelo", 2, "sculpture")],
)
def test_alone_a_work_names_the_kind_that_has_to_come_before(figure: str, work: int, category: str) -> None:
    told = why(solo(figure, "newton", hand="M001"), 0, f"complete {figure} {work} M001")
    assert told == {"reason": "needs-earlier-kind", "period": "middle_ages", "category": category}
