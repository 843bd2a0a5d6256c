"""A game driven by the texts of moves, as its tests do it."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core import kernel
from ludarium.core.game import Game
from ludarium.core.host import Host, Recorder, Replayed, Seeded, Told
from ludarium.core.moves import Moves
from ludarium.core.state import State


class Driver:
    """`scripted` makes a host of the outcomes that a test names."""

    def __init__(self, game: Game, scripted: Callable[..., Host]) -> None:
        self.game = game
        self.scripted = scripted

    def play(
        self, s: State, seat: int, text: str, *chance: str | int, host: Host | None = None
    ) -> list[Told]:
        """Play a move that must be legal; `chance` names all its random outcomes. Gives the events."""
        move = self.game.verbs.parse(text)
        assert self.game.verbs.write(move) == text
        assert text in self.legal(s, seat), f"seat {seat} may not {text}: {self.why(s, seat, text)}"
        source = self.scripted(*chance) if chance else host or Seeded(len(text))
        recorder = Recorder(source)
        kernel.play(s, seat, move, recorder)
        if isinstance(source, Replayed):
            assert source.exhausted(), "fewer things happened by chance than the test names"
        return recorder.events

    def run(self, s: State, *turns: str) -> list[Told]:
        """Several moves, each written with its seat: '0 swap farm castle'. Gives all events."""
        told: list[Told] = []
        for turn in turns:
            seat, text = turn.split(" ", 1)
            told += self.play(s, int(seat), text)
        return told

    def legal(self, s: State, seat: int) -> set[str]:
        """The texts of all legal moves of the seat; each is listed once."""
        moves = Moves()
        kernel.legal(s, seat, moves)
        texts = [self.game.verbs.write(move) for move in moves.dump()]
        assert len(texts) == len(set(texts)), "a move is listed twice"
        return set(texts)

    def legal_verbs(self, s: State, seat: int) -> set[str]:
        return {text.split()[0] for text in self.legal(s, seat)}

    def why(self, s: State, seat: int, text: str) -> dict[str, str | int]:
        """Why the seat may not do this; empty when it may."""
        found = kernel.why_not(s, seat, self.game.verbs.parse(text))
        return {} if found is None else self.game.describe_reason(found)
