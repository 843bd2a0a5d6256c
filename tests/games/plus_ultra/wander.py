"""Random games led by drawn bytes or a seed, over all player counts and combinations of expansions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from ludarium.core import kernel
from ludarium.core.game import Setup
from ludarium.core.host import Recorder, Seeded, Told
from ludarium.core.moves import Moves
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.state import PlusUltra

Options = dict[str, str]


def combinations() -> list[tuple[int, Options]]:
    """Every player count with every choice of expansions that it allows."""
    found: list[tuple[int, Options]] = []
    for seats in (2, 3, 4):
        offered = ("new_world",) if seats == 2 else ("power_of_court", "new_world", "ambassador")
        for values in product(("off", "on"), repeat=len(offered)):
            found.append((seats, dict(zip(offered, values, strict=True))))
    return found


def name_of(case: tuple[int, Options]) -> str:
    seats, options = case
    return "-".join([f"{seats}p", *(name for name, value in options.items() if value == "on")])


def rich(setup: Setup, seed: int) -> tuple[PlusUltra, Recorder]:
    """A game whose players start with money and fame, so that random play meets everything."""
    host = Recorder(Seeded(seed))
    s = setup.begin(host)
    assert isinstance(s, PlusUltra)
    for player in s.players:
        player.ducats = 5
        player.score = 4
        player.earned[0] = 4
    host.take()
    return s, host


def wander(
    s: PlusUltra, host: Recorder, seed: int, likes: str = ""
) -> Iterator[tuple[PlusUltra, int, int, list[Told]]]:
    """Random moves to the end: position before, seat, move, events. `likes` names a verb chosen when possible."""
    rng = random.Random(seed)
    moves = Moves()
    while not s.over:
        seat = rng.choice([seat for seat in range(s.seats) if s.asks(seat)])
        kernel.legal(s, seat, moves)
        found = moves.dump()
        wanted = [move for move in found if GAME.verbs.name(move) == likes] if likes else []
        move = rng.choice(wanted or found)
        before = s.clone()
        kernel.play(s, seat, move, host)
        _, told, _ = host.take()
        yield before, seat, move, told
