"""Games for the coach to look at, played by bots."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.bots.levels import make_bot
from ludarium.coach.decision import Decision
from ludarium.core.host import Recorder, Replayed, Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.moves import Moves
from ludarium.games import find_game
from ludarium.lab.match import decide


def game_of(game_id: str, bots: Sequence[str], seed: int, most: int = 100_000) -> Journal:
    """A game between these bots, or its first moves."""
    game = find_game(game_id)
    return _played(Journal(game.setup(len(bots)), list(bots), Seeded(seed)), bots, seed, most)


def continued(
    journal: Journal, bots: Sequence[str], decision: Decision, line: Sequence[int], seed: int
) -> Journal:
    """The same game up to a decision, which is made otherwise, and then played on by these bots."""
    again = Journal(journal.setup, journal.names, Replayed(journal.opening))
    for place in journal.line():
        if place > decision.before_entry:
            break
        again.replay(journal.entries[place].done)
    again.host = Recorder(Seeded(seed))
    for move in line:
        again.play(decision.seat, move)
    return _played(again, bots, seed, 100_000)


def _played(journal: Journal, bots: Sequence[str], seed: int, most: int) -> Journal:
    game = journal.setup.game
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
