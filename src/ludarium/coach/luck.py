"""Luck, as GNU Backgammon has it: what an outcome of chance was worth, less the mean over all that might have come.

Reckoned from the true position, once the game is over and nothing is secret any more. The value must be the same
whenever it is asked for (`Policy.expect`); whatever it is, the luck of many games has a mean of zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludarium.core import kernel
from ludarium.core.entry import GaveUp
from ludarium.core.host import Asking, Host, Replayed, UnknownAhead
from ludarium.core.journal import Journal
from ludarium.core.policy import Policy
from ludarium.core.state import State

MOST = 300  # outcomes that are weighed against each other: the order of a whole deck is none of them


class Stroke(NamedTuple):
    """One outcome: what it brought each seat, in points of its own score."""

    entry: int  # of the journal; 0 is the deal
    by_seat: list[float]


@dataclass(frozen=True)
class Toss:
    """Where chance was asked: the position before the act, what had come until then, and what came."""

    entry: int
    before: State
    act: Callable[[State, Host], object]
    given: tuple[int, ...]
    outcome: int

    def may_come(self) -> list[tuple[int, int]]:
        """The outcomes and how often each of them is in the bag; none where there are too many to weigh."""
        host = Asking(self.given)
        try:
            self.act(self.before.clone(), host)
        except UnknownAhead:
            return host.open_outcomes() if host.many <= MOST * MOST else []
        return []

    def worth(self, outcome: int, policy: Policy) -> list[float]:
        """By seat, up to where chance is asked again: that is another toss."""
        state = self.before.clone()
        try:
            self.act(state, Asking((*self.given, outcome)))
        except UnknownAhead:
            pass
        return [policy.expect(state, seat) for seat in range(state.seats)]

    def luck(self, policy: Policy) -> list[float] | None:
        """By seat; None where there is nothing to weigh."""
        may_come = self.may_come()
        if not 2 <= len(may_come) <= MOST:
            return None
        total = sum(cases for _, cases in may_come)
        worth = {outcome: self.worth(outcome, policy) for outcome, _ in may_come}
        return [
            worth[self.outcome][seat] - sum(cases * worth[other][seat] for other, cases in may_come) / total
            for seat in range(int(self.before.seats))
        ]


def strokes(journal: Journal, policy: Policy) -> Iterator[Stroke]:
    """All luck of the line that counts in the end."""
    for toss in tosses(journal):
        by_seat = toss.luck(policy)
        if by_seat is not None:
            yield Stroke(toss.entry, by_seat)


def tosses(journal: Journal) -> Iterator[Toss]:
    yield from tossed(0, journal.setup.new(), kernel.begin, [value for _, value in journal.opening])
    state = journal.setup.begin(Replayed(journal.opening))
    for number in journal.line():
        entry = journal.entries[number]
        host = Replayed(entry.outcomes)
        if isinstance(entry.done, GaveUp):
            state.give_up(entry.seat, host)
        for index, move in enumerate(entry.moves):
            if index == len(entry.moves) - 1:  # nothing is revealed by those before it
                outcomes = [value for _, value in entry.outcomes]
                yield from tossed(number, state, moving(entry.seat, move), outcomes)
            kernel.play(state, entry.seat, move, host)


def moving(seat: int, move: int) -> Callable[[State, Host], object]:
    """The act of making a move."""
    return lambda state, host: kernel.play(state, seat, move, host)


def tossed(
    entry: int, before: State, act: Callable[[State, Host], object], outcomes: Sequence[int]
) -> Iterator[Toss]:
    """What chance was asked in one act, outcome by outcome."""
    kept = before.clone() if outcomes else before  # the caller plays on
    for place, outcome in enumerate(outcomes):
        yield Toss(entry, kept, act, tuple(outcomes[:place]), outcome)
