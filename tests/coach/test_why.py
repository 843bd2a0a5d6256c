"""Why one line is better than another: what is told is a reason for it, and neither its price nor the move itself."""

from __future__ import annotations

from collections import Counter

import msgspec

from ludarium.coach.hint import Good, _source
from ludarium.coach.why import Bar, Measure, Why, _clearest, _measured
from ludarium.core.state import State
from ludarium.games import find_game

DEALS = 100
USED = "used", "card"


def _told(better: dict[str, int], worse: dict[str, int], *named: str) -> tuple[str, int, int] | None:
    """What is told of a swap, by the deals of a hundred in which each card is used."""
    good, bad = (
        Counter({(*USED, card, True): many for card, many in each.items()}) for each in (better, worse)
    )
    deed = _clearest(good, bad, DEALS, set(named))
    return None if deed is None else (deed.value, deed.better, deed.worse)


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


def test_nothing_decides_between_moves_that_cannot_be_told_apart() -> None:
    bars = [Bar(source="sawmill", points=0.9), Bar(source="lodge", points=-0.2)]
    why = Why(bars=bars, total=0.7, error=0.3, deed=None, deals=DEALS)
    best = Good(moves=["pass"], chance=0.5, points=1.0)
    near, far = (msgspec.structs.replace(best, behind=behind, error=0.02) for behind in (0.01, 0.05))
    assert _source([best, near], why) == ""
    assert _source([best, far], why) == "sawmill"
    behind = msgspec.structs.replace(why, total=-0.1)
    assert _source([best, far], behind) == "", "the deals that explain say otherwise"


class Ending:
    """After the first line the game is lost at once, after the second it goes on."""

    def won(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> bool:
        return bool(self.measured(s, seat, line, deal)["won"])

    def measured(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> dict[str, int]:
        return {"won": 0, "laid": 60} if line == (1,) else {"won": 1, "dead": 2, "laid": 64}


def test_what_only_one_line_has_a_number_for_is_not_told() -> None:
    """Nought cells of a game that is over would be an invention."""
    state = find_game("universal-tapestry").setup(1).new()
    why = _measured(Ending(), state, 0, ((2,), (1,)), 3, 5)
    assert why.measures == [Measure(name="laid", better=64.0, worse=60.0)]
    assert why.deed is not None
    assert (why.deed.better, why.deed.worse) == (100, 0)
    assert _measured(Ending(), state, 0, ((1,), (2,)), 3, 5).deed is None
