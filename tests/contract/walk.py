"""Walks through random games for the contract tests, and asks questions about moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from ludarium.core.game import Game, Setup
from ludarium.core.host import Recorder, Seeded, Told
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves, pack
from ludarium.core.state import State

LONGEST = 20_000  # no game needs more moves


def moves_of(state: State, seat: int) -> list[int]:
    moves = Moves()
    legal(state, seat, moves)
    return moves.dump()


def asked(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.asks(seat)]


@dataclass
class Moment:
    """A position in a random game and the move that will be made in it."""

    state: State
    seat: int
    moves: list[int]
    move: int
    number: int


@dataclass
class After:
    """What the move caused."""

    state: State
    events: list[Told]
    revealed: bool
    outcomes: list[tuple[int, int]]


def walk(setup: Setup, seed: int) -> Iterator[tuple[Moment, After]]:
    """A whole random game; each moment's state is a clone from before the move."""
    rng = random.Random(seed)
    host = Recorder(Seeded(seed))
    state = setup.begin(host)
    host.take()
    for number in range(LONGEST):
        if state.over:
            return
        seat = rng.choice(asked(state))
        moves = moves_of(state, seat)
        move = rng.choice(moves)
        before = state.clone()
        play(state, seat, move, host)
        outcomes, events, revealed = host.take()
        yield Moment(before, seat, moves, move, number), After(state, events, revealed, list(outcomes))
    raise AssertionError(f"not over after {LONGEST} moves")


def some_words(game: Game, rng: random.Random, many: int) -> list[int]:
    """Moves with any verb and any arguments in its vocabulary: most of them illegal."""
    found = []
    for _ in range(many):
        verb = rng.randrange(len(game.verbs.phrases))
        words = game.verbs.phrases[verb].arguments.values()
        found.append(pack(verb, *(rng.choice(kind.values) for kind in words)))
    return found
