"""Games of one bot against itself, stopped wherever a search's rollouts stop."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.bots.levels import make_bot
from ludarium.core import kernel
from ludarium.core.game import Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.lab.match import decide


def phases(setup: Setup, bot: str, seed: int, index: int) -> Iterator[State]:
    """Plays game number `index`: the position as each phase after the first begins, and at last its end."""
    game, seats = setup.game, setup.seats
    policy, moves = game.policy, Moves()
    host = Seeded(derive(seed, index))
    bots = [make_bot(bot, game, derive(seed, index, 1 + seat)) for seat in range(seats)]
    state = setup.begin(host)
    limit = policy.phase(state) + 1
    while not state.over:
        seat = state.actor()
        kernel.legal(state, seat, moves)
        move = decide(bots[seat], state, seat, moves) if moves.size > 1 else moves[0]
        if game.tuning.calm:
            kernel.play_within(state, seat, move, host, policy, limit)
        else:
            kernel.play(state, seat, move, host)
        if not state.over and policy.phase(state) >= limit:
            limit = policy.phase(state) + 1
            yield state
            kernel.run(state, host)
    yield state
