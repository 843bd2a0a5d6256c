"""Universal Tapestry for those who judge moves: after a move, is the game won? One answer a world.

The turn is ended by the bare heuristic; from there on the game is played on the planner's table, which takes a tenth
of the time. The guide gets a redealt copy and sees no more than a bot.
"""

from __future__ import annotations

from typing import Final

from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games.universal_tapestry.data import COLOURS, FULL, Result, colour_of
from ludarium.games.universal_tapestry.planner.planner import Planner
from ludarium.games.universal_tapestry.planner.table import World
from ludarium.games.universal_tapestry.policy import Weaver
from ludarium.games.universal_tapestry.rollout import Budget
from ludarium.games.universal_tapestry.state import UniversalTapestry

CHAIN: Final = 40  # positions in a search over exchanges, in the part that is played on the planner's table
TIGHT: Final = 3  # a cell that at most so many unseen cards fit will hardly be filled


class Guide:
    """Plays deals out."""

    def __init__(self) -> None:
        self.weaver = Weaver(Budget(ends=1))
        self.world = World()
        self.dice = Seeded(0)
        self.moves = Moves()

    def won(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> bool:
        """In the world with this seed, after the seat has made the moves of `line`."""
        c = self._turn(s, seat, line, deal)
        if c.over:
            return bool(c.result == Result.WON)
        return bool(self._laid_out(c).playout(self.world, CHAIN) == 0)

    def measured(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> dict[str, int]:
        """The same, with the cells that the turn leaves hard to fill, and what is laid and discarded in the end."""
        c = self._turn(s, seat, line, deal)
        if c.over:
            laid, discards = int(c.tapestry.size), int(c.discards.size)
            return {"won": int(c.result == Result.WON), "laid": laid, "discards": discards}
        planner = self._laid_out(c)
        table = planner.table
        fitting = [int(table.fits[table.node.domain[table.empties[place]]]) for place in range(table.empty)]
        left = int(planner.playout(self.world, CHAIN))
        return {
            "won": int(left == 0),
            "dead": sum(many == 0 for many in fitting),
            "tight": sum(0 < many <= TIGHT for many in fitting),
            "laid": int(FULL) - left,
            "discards": int(table.discards),
        }

    def _turn(self, s: State, seat: int, line: tuple[int, ...], deal: int) -> UniversalTapestry:
        """The world with this seed when the turn is over."""
        self.dice.reseed(deal)
        c = kernel.redealt(s, seat, self.dice)
        assert isinstance(c, UniversalTapestry)
        for move in line:
            kernel.play(c, seat, move, self.dice)
        while not c.over and c.hand >= 0:
            kernel.legal(c, seat, self.moves)
            kernel.play(c, seat, self.moves[self.weaver.pick(c, seat, self.moves, self.dice)], self.dice)
        return c

    def _laid_out(self, c: UniversalTapestry) -> Planner:
        """On the planner's table, at a turn's beginning: the unseen cards are dealt once more, by the planner."""
        p, world = self.weaver.thinker(c, False).planner, self.world
        self.weaver.look(c, p)
        p.exchanges_left = p.max_exchanges
        p.banned = []
        p.deal(world, self.dice, colour_of(c.deck[c.deck.size - 1]) if c.deck.size > 0 else -1)
        table = p.table
        for colour in range(COLOURS):
            table.drawn[colour] = 0
        table.dealt = 0
        return p
