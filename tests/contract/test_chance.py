"""Chance can be looked at one outcome at a time: `Asking` stops at the first that is open and tells what may come."""

from __future__ import annotations

from ludarium.core.host import Asking, UnknownAhead
from ludarium.core.kernel import play
from ludarium.core.state import State
from tests.contract.conftest import Case
from tests.contract.walk import walk

MOST = 100_000  # outcomes that are listed: a key of Universal Tapestry is one of a thousand million


def test_outcomes_are_asked_for_one_after_another(case: Case) -> None:
    """Handed one more each time, it plays what was played; each was among those it said may come, and no fewer."""
    for moment, after in walk(case.setup(), 0):
        wanted = after.outcomes
        for many in range(len(wanted) + 1):
            host = Asking([value for _, value in wanted[:many]])
            copy: State = moment.state.clone()
            try:
                play(copy, moment.seat, moment.move, host)
            except UnknownAhead:
                assert many < len(wanted)
                words, value = wanted[many]
                assert host.words == words
                if host.many < MOST:
                    may_come = dict(host.open_outcomes())
                    assert value in may_come
                    assert sum(may_come.values()) == host.many
            else:
                assert many == len(wanted)
                assert copy.same(after.state)
