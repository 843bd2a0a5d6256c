"""The luck of a game that bots have played: what chance brought a seat, less what it brings on average.

    fortune = Fortune(setup, seed, host)   # play the game with fortune.host
    fortune.note(state, seat, move)        # before every move
    fortune.of(seat, state)                # at the end: points of the lead, and the share of the win

What came is played on to the end of the phase by the game's quick policy, from the true position, many times; and so
is the position before it with chance asked anew. Both are drawn alike, so the mean of their difference is zero
whoever plays and whatever the policy is worth: what goes with it can be taken out of results, which mean the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludarium.coach.chance import Chance
from ludarium.coach.luck import moving
from ludarium.coach.race import LineRace, lead
from ludarium.core.game import Setup
from ludarium.core.host import Host, Recorder, Seeded, derive
from ludarium.core.kernel import begin
from ludarium.core.state import State

WORLDS = 48  # each side of a difference is the mean of so many: more save hardly any games
DRAWS = 0  # in a path of seeds: what is drawn anew
ONWARD = 1  # and how it goes on


class Luck(NamedTuple):
    """What chance brought one seat."""

    points: float  # of its lead
    share: float  # of the win; by points where no chance can be told


class Fortune:
    """The luck of every seat in one game, move by move."""

    def __init__(self, setup: Setup, seed: int, source: Host) -> None:
        self.policy = setup.game.policy
        self.chance = Chance.of(setup, self.policy)
        self.race = LineRace(self.policy, setup.game.tuning)
        self.seed = seed
        self.host = Recorder(source)
        self.host.listening = False
        self.points = [0.0] * setup.seats
        self.shares = [0.0] * setup.seats
        self._heard = 0
        self._weighed = 0
        self._before = setup.new()
        self._act: Callable[[State, Host], object] = begin

    def note(self, state: State, seat: int, move: int) -> None:
        """A move is about to be made: weigh what the one before it brought."""
        self._weigh(state)
        self._before, self._act = state.clone(), moving(seat, move)

    def of(self, seat: int, state: State) -> Luck:
        """At the end of the game, which is this position."""
        self._weigh(state)
        return Luck(self.points[seat], self.shares[seat] if self.chance.calibrated else self.points[seat])

    def _weigh(self, state: State) -> None:
        if len(self.host.outcomes) == self._heard:
            return
        self._heard = len(self.host.outcomes)
        self._weighed += 1
        for world in range(WORLDS):
            self._add(state, world, 1.0 / WORLDS)
            fresh = self._before.clone()
            self._act(fresh, Seeded(derive(self.seed, self._weighed, DRAWS, world)))
            self._add(fresh, world, -1.0 / WORLDS)

    def _add(self, state: State, world: int, part: float) -> None:
        end = self.race.onward(state, derive(self.seed, self._weighed, ONWARD, world))
        for seat in range(state.seats):
            self.points[seat] += part * lead(end, self.policy, seat)
        if self.chance.calibrated:
            for seat, share in enumerate(self.chance.of_all(end)):
                self.shares[seat] += part * share
