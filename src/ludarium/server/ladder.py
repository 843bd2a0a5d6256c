"""Who did best on a day, those with an account apart from guests: whoever has none can be anybody, and many."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

SHOWN = 100  # of each sort, and one's own


class Line(Protocol):
    place: int
    account: bool
    mine: bool


T = TypeVar("T", bound=Line)


def apart(lines: Iterable[T], rank: Callable[[T], Any]) -> list[T]:
    """The best first, with their places, those with an account before guests; equal ones share a place."""
    shown = []
    ranked = sorted(lines, key=rank)
    for account in (True, False):
        group = [line for line in ranked if line.account is account]
        for number, line in enumerate(group):
            tied = number > 0 and rank(group[number - 1]) == rank(line)
            line.place = group[number - 1].place if tied else number + 1
        shown += [line for number, line in enumerate(group) if number < SHOWN or line.mine]
    return shown
