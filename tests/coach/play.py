"""Games for the coach to look at, played by bots."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.bots.levels import make_bot
from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.moves import Moves
from ludarium.games import find_game
from ludarium.lab.match import decide


def game_of(game_id: str, bots: Sequence[str], seed: int, most: int = 100_000) -> Journal:
    """A game between these bots, or its first moves."""
    game = find_game(game_id)
    journal = Journal(game.setup(len(bots)), list(bots), Seeded(seed))
    players = [make_bot(name, game, derive(seed, 1 + seat)) for seat, name in enumerate(bots)]
    for _ in range(most):
        if journal.state.over:
            break
        seat = int(journal.state.actor())
        moves = Moves()
        for move in journal.legal(seat):
            moves.add_word(move)
        journal.play(seat, int(decide(players[seat], journal.state, seat, moves)))
    return journal
