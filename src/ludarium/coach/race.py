"""A race of whole lines of moves: a turn's trades, a draft in secret. The deals are those of the bots' race."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.bots.race import Race
from ludarium.core import kernel
from ludarium.core.host import Host, Recorder, Told
from ludarium.core.policy import Policy, Tuning
from ludarium.core.state import State

NOBODY: Final = -1
LONGEST: Final = 4000  # moves of one deal: a policy that never ends a phase is a bug


class LineRace(Race):
    """Plays deals of a position to the end of its phase, and may tell all that happened on the way."""

    events: list[Told]  # of the last deal, if it was watched

    def __init__(self, policy: Policy, tuning: Tuning) -> None:
        super().__init__(policy, 0)
        self.calm = tuning.calm
        self.events = []

    def deal(self, s: State, seat: i64, line: list[int], deal: int, watched: bool = False) -> State:
        """The end of the phase in the world with this seed, after the seat has made the moves of `line`."""
        self.deals = deal
        c = self.world(s, seat, 0)
        self.follow(c, seat, line, self.policy.phase(s) + 1, watched)
        return c

    def onward(self, s: State, deal: int) -> State:
        """The end of the phase from this very position: only what nobody knows yet is left to luck, and nobody's
        moves get more care than those of others."""
        self.own.reseed(deal)
        self.others.reseed(deal + 1)
        c = s.clone()
        self.play_on(c, NOBODY, self.policy.phase(s) + 1)
        return c

    def follow(self, c: State, seat: i64, line: list[int], limit: i64, watched: bool) -> None:
        policy, moves = self.policy, self.moves
        mine, theirs = Recorder(self.own), Recorder(self.others)
        made: i64 = 0
        many: i64 = len(line)
        for _step in range(LONGEST):
            if c.turn.depth == 0 or policy.phase(c) >= limit:
                break
            # The seat's own moves come first: in a secret step the others decide without them all the same.
            actor = seat if made < many and c.asks(seat) else c.actor()
            kernel.legal(c, actor, moves)
            dice = self.own if actor == seat else self.others
            move: i64 = moves[0]
            chosen = False
            if made < many and actor == seat:
                wanted: i64 = line[made]
                made += 1
                if moves.has(wanted):
                    move = wanted
                    chosen = True
                else:  # what was revealed on the way has overtaken the plan
                    made = many
            if not chosen and moves.size > 1:
                move = moves[policy.pick(c, actor, moves, dice)]
            host: Host = dice
            if watched:
                host = mine if actor == seat else theirs
            if self.calm:
                kernel.play_within(c, actor, move, host, policy, limit)
            else:
                kernel.play(c, actor, move, host)
        if watched:
            self.events = mine.take()[1] + theirs.take()[1]


def points_of(c: State, policy: Policy, seat: i64) -> float:
    """What the seat may expect to have in the end: always the same number for the same position."""
    return float(c.score(seat)) if c.turn.depth == 0 else policy.expect(c, seat)


def lead(c: State, policy: Policy, seat: i64) -> float:
    """By how many points the seat may expect to be ahead of its best rival; alone at the table: its points."""
    if c.turn.seats == 1:
        return points_of(c, policy, seat)
    best = -1.0e18
    for other in range(c.turn.seats):
        if other != seat:
            best = max(best, points_of(c, policy, other))
    return points_of(c, policy, seat) - best
