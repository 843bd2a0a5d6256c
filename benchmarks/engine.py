"""Our own side of `make bench`: random playouts by the kernel's loop, and what single calls cost."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.peers import Playouts
from ludarium.bots.search import SearchBot
from ludarium.core.game import Game, Setup
from ludarium.core.host import Seeded
from ludarium.core.kernel import Playout, legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import all_games

CHUNK = 200  # games between two looks at the clock
POSITIONS = 200
ITERATIONS = 500


def playouts(setup: Setup, seconds: float, seed: int) -> Playouts:
    """Play random games with the kernel's own loop for `seconds` of CPU time."""
    table = setup.new()
    host = Seeded(seed)
    count = Playout()
    start = time.process_time()
    while time.process_time() - start < seconds:
        count.run_many(table, CHUNK, host)
    spent = time.process_time() - start
    return Playouts(setup.game.name, int(count.decisions), int(count.games), spent)


@dataclass(frozen=True)
class Costs:
    """Microseconds a call, averaged over positions of random games; `listed` is the mean length of a list."""

    name: str
    clone: float
    legal: float
    listed: float
    redeal: float
    iteration: float


def unit_costs() -> list[Costs]:
    return [
        _costs(game, seats)
        for game in all_games()
        for seats in dict.fromkeys((game.seats[0], game.seats[-1]))
    ]


def _costs(game: Game, seats: int) -> Costs:
    positions = _positions(game, seats)
    moves = Moves()
    rng = Seeded(1)
    listed = 0
    for s, seat in positions:
        legal(s, seat, moves)
        listed += int(moves.size)
    bot = SearchBot(game.policy, game.planner, seed=1, iterations=ITERATIONS)
    sample = [(s, seat) for s, seat in positions if _choices(s, seat) > 1][:20]

    def clone_all() -> None:
        for s, _ in positions:
            s.clone()

    def list_all() -> None:
        for s, seat in positions:
            legal(s, seat, moves)

    def redeal_all() -> None:
        for s, seat in positions:
            redealt(s, seat, rng)

    def think() -> None:
        for s, seat in sample:
            legal(s, seat, moves)
            bot.choose(s.clone(), seat, moves)

    return Costs(
        name=f"{game.name}, {seats} players" if seats > 1 else game.name,
        clone=_microseconds(clone_all, len(positions)),
        legal=_microseconds(list_all, len(positions)),
        listed=listed / len(positions),
        redeal=_microseconds(redeal_all, len(positions)),
        iteration=_microseconds(think, ITERATIONS * len(sample), repeats=1),
    )


def _choices(s: State, seat: int) -> int:
    moves = Moves()
    legal(s, seat, moves)
    return int(moves.size)


def _positions(game: Game, seats: int) -> list[tuple[State, int]]:
    """Positions spread over random games, with the seat that has to decide."""
    rng = random.Random(1)
    host = Seeded(1)
    moves = Moves()
    found: list[tuple[State, int]] = []
    while len(found) < POSITIONS:
        s = game.setup(seats).begin(host)
        while not s.over:
            seat = int(s.actor())
            legal(s, seat, moves)
            if rng.random() < 0.2:
                found.append((s.clone(), seat))
            play(s, seat, rng.choice(moves.dump()), host)
    return found[:POSITIONS]


def _microseconds(call: Callable[[], None], calls: int, repeats: int = 20) -> float:
    start = time.process_time()
    for _ in range(repeats):
        call()
    return (time.process_time() - start) / (calls * repeats) * 1e6
