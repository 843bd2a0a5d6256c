"""A try at a decision that was analysed: whatever is as good as the best found, within the error, is right."""

from __future__ import annotations

from typing import Final

import msgspec

from ludarium.coach.decision import Decision
from ludarium.coach.judge import Judge, Line
from ludarium.coach.why import Why, explain
from ludarium.core.game import Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import redealt

CLOSE_CHANCE: Final = 0.02  # so little is no difference, however sure it is
CLOSE_POINTS: Final = 0.8
EXPLAINED: Final = 150  # deals for a reason


class Trial(msgspec.Struct, kw_only=True):
    """What a try is worth. `why` is the best against it; of a right one, itself against what was played then."""

    right: bool
    label: str
    certain: bool
    loss: float
    error: float
    chance: float | None
    chance_best: float | None
    why: Why | None
    deals: int


def tried(setup: Setup, decision: Decision, best: Line, line: Line, seed: int, part: float = 1.0) -> Trial:
    """`line` may be the beginning of a decision: the policy goes on with it as with all others. `part` of the usual
    thinking."""
    judge = Judge(setup)
    judge.effort = judge.usual(part)
    seat = decision.seat
    copy = redealt(decision.before, seat, Seeded(derive(seed, 0)))
    lead = judge.compare(copy, seat, best, line, derive(seed, 1))
    close = CLOSE_CHANCE if judge.by_chance else CLOSE_POINTS
    right = line == best[: len(line)] or not lead.certain or lead.value < close
    against: tuple[Line, Line] | None = None
    if not right:
        against = (best, line)
    elif line[0] != decision.line[0]:
        against = (line, decision.line)
    why = None
    if against is not None:
        why = explain(judge, copy, seat, *against, derive(seed, 2), max(1, int(EXPLAINED * part)))
    return Trial(
        right=right,
        label="" if right else lead.label,
        certain=lead.certain,
        loss=0.0 if right else round(lead.value, 4),
        error=round(lead.error, 4),
        chance=lead.worse,
        chance_best=lead.better,
        why=why,
        deals=lead.deals,
    )
