"""`hint` at the prompt: grade by grade, what to look at, a good move, and why."""

from __future__ import annotations

import secrets

from rich.console import RenderableType

from ludarium.cli.coach import GRADES, Coach
from ludarium.cli.speech import Speech
from ludarium.coach.hint import Hint, hint
from ludarium.core.game import Setup
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.state import State


class Hints:
    """The hints of one game in the terminal. A decision's is thought of once; asking again opens the next grade."""

    def __init__(self, setup: Setup, speech: Speech) -> None:
        self.setup = setup
        self.coach = Coach(setup, speech)
        self.asked_at: tuple[int, int] | None = None  # the decision that the hint is for
        self.found: Hint | None = None
        self.grade = 0

    def ask(self, state: State, seat: int, decision: int) -> list[RenderableType]:
        """The next grade. The hint is made of a copy dealt again for this seat: it knows no more than the seat."""
        if self.asked_at != (seat, decision) or self.found is None:
            copy = redealt(state, seat, Seeded(secrets.randbits(62)))
            self.found = hint(self.setup, copy, seat, secrets.randbits(62))
            self.asked_at, self.grade = (seat, decision), 0
        self.grade = min(GRADES, self.grade + 1)
        return self._told(self.found, state, seat)

    def _told(self, found: Hint, state: State, seat: int) -> list[RenderableType]:
        coach = self.coach
        more: list[RenderableType] = [coach.tell("hint-more")]
        if self.grade == 1:
            return [coach.look(found), *more]
        if self.grade == 2:
            shown: list[RenderableType] = [coach.moves(found, state, seat)]
            if len(found.good) == 1:
                return [*shown, coach.tell("hint-only")]
            second = found.good[1]
            shown.append(coach.sure(second.behind, second.error, found.by_chance))
            if found.expert:
                shown.append(coach.tell("hint-expert"))
            return [*shown, *more] if found.reasoned else shown
        if found.why is None:
            return [coach.tell("hint-expert" if len(found.good) > 1 else "hint-only")]
        deals = coach.tell("why-deals", deals=found.why.deals)
        return [coach.bars(found.why), coach.cause(found.why), deals]
