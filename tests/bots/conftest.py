"""Positions of real games, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludarium.bots.bot import Bot
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.state import State


class Decision(NamedTuple):
    """A true position, the seat that has to decide, its moves, and what its bot chose."""

    state: State
    seat: int
    moves: Moves
    move: int


def game_of(game: Game, bots: list[Bot], seed: int) -> Iterator[Decision]:
    """A whole game of these bots, by seat. Each decision comes before it is played; forced moves do not."""
    host = Seeded(seed)
    deals = Seeded(seed + 1)
    state = game.setup(len(bots)).begin(host)
    while not state.over:
        seat = state.actor()
        moves = Moves()
        legal(state, seat, moves)
        move = moves[0]
        if moves.size > 1:
            move = bots[seat].choose(redealt(state, seat, deals), seat, moves)
            yield Decision(state, seat, moves, move)
        play(state, seat, move, host)
