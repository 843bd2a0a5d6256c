"""Why one line is better than another: what is told is a reason for it, and neither its price nor the move itself."""

from __future__ import annotations

from collections import Counter

from ludarium.coach.why import _clearest

DEALS = 100
USED = "used", "card"


def _told(better: dict[str, int], worse: dict[str, int], *named: str) -> tuple[str, int, int] | None:
    """What is told of a swap, by the deals of a hundred in which each card is used."""
    good, bad = (
        Counter({(*USED, card, True): many for card, many in each.items()}) for each in (better, worse)
    )
    deed = _clearest(good, bad, DEALS, set(named))
    return deed and (deed.value, deed.better, deed.worse)


def test_what_is_done_more_often_is_the_reason() -> None:
    assert _told({"swordsmith": 62}, {"swordsmith": 31}, "swordsmith", "farm") == ("swordsmith", 62, 31)


def test_what_is_used_less_is_the_price_and_no_reason() -> None:
    better, worse = {"lodge": 12, "castle": 40}, {"lodge": 94, "castle": 20}
    assert _told(better, worse, "lodge", "exploration") == ("castle", 40, 20)
    assert _told({"lodge": 12}, {"lodge": 94}) is None


def test_what_is_done_with_nothing_in_particular_may_be_better_left_out() -> None:
    good, bad = (Counter({("discarded", "", "", True): many}) for many in (12, 94))
    deed = _clearest(good, bad, DEALS, set())
    assert deed is not None
    assert (deed.event, deed.better, deed.worse) == ("discarded", 12, 94)


def test_the_move_itself_is_no_reason() -> None:
    assert _told({"trader": 100}, {"admiral": 100}, "trader", "admiral") is None
