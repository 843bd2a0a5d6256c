"""What chance brought a seat in a game that bots have played (`ludarium.coach.luck`), beside the game as it goes on.

    fortune = Fortune(setup, seed, host)   # play the game with fortune.host
    fortune.note(state, seat, move)        # before every move
    fortune.of(seat, state)                # at the end: points of the lead, and the share of the win

Luck is zero on average, so what goes with it can be taken out of results, which mean the same.
"""

from __future__ import annotations

from typing import NamedTuple

from ludarium.coach.chance import Chance
from ludarium.coach.luck import Act, Throw
from ludarium.coach.race import LineRace, lead
from ludarium.core.game import Setup
from ludarium.core.host import Host, Recorder, derive
from ludarium.core.kernel import begin, play
from ludarium.core.state import State

WORLDS = 48  # each side of a difference is the mean of so many: more save hardly any games


class Luck(NamedTuple):
    """What chance brought one seat."""

    points: float  # of its lead
    share: float  # of the win; by points where no chance can be told


class Fortune:
    """The luck of every seat in one game, move by move."""

    def __init__(self, setup: Setup, seed: int, source: Host) -> None:
        self.chance = Chance.of(setup, setup.game.policy)
        self.race = LineRace(setup.game.policy, setup.game.tuning)
        self.seed = seed
        self.host = Recorder(source)
        self.host.listening = False
        self.luck = [0.0] * 2 * setup.seats  # points by seat, then shares by seat
        self._heard = 0
        self._weighed = 0
        self._before = setup.new()
        self._act: Act = begin

    def note(self, state: State, seat: int, move: int) -> None:
        """A move is about to be made: weigh what the one before it brought."""
        self._weigh(state)
        self._before, self._act = state.clone(), lambda s, host: play(s, seat, move, host)

    def of(self, seat: int, state: State) -> Luck:
        """At the end of the game, which is this position."""
        self._weigh(state)
        return Luck(self.luck[seat], self.luck[seat + len(self.luck) // 2])

    def _weigh(self, state: State) -> None:
        if len(self.host.outcomes) == self._heard:
            return
        self._heard = len(self.host.outcomes)
        self._weighed += 1
        throw = Throw(self._before, self._act, state)
        for gap in throw.gaps(self.race, derive(self.seed, self._weighed), WORLDS, self._measure):
            self.luck = [luck + one / WORLDS for luck, one in zip(self.luck, gap, strict=True)]

    def _measure(self, end: State) -> list[float]:
        points = [lead(end, self.race.policy, seat) for seat in range(end.seats)]
        return points + (self.chance.of_all(end) if self.chance.calibrated else points)
