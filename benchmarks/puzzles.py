"""How quickly the puzzles of Ars Universalis are solved, and it is played: `python -m benchmarks.puzzles`.

Random hands of eight cards, all works of a kind in turn: the mean processor time to find all sets of cards that
solve one work, the minimal ones, and those with at most one card exchanged with a bank of three. To be reached,
compiled, over all kinds: 50 microseconds, and 500 with the bank.

Then whole games: by the policy of rollouts, which completes works, with all completions listed (to be reached: 15,000
decisions a second of processor time), and by the greedy bot (200 games a minute). A decision has two moves at least.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from ludarium.bots.levels import make_bot
from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE_DATA
from ludarium.games.ars_universalis.puzzles import solve
from ludarium.games.ars_universalis.puzzles.materials import MATERIALS
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, Target, parse_target
from ludarium.lab.match import play_out

HAND, BANK = 8, 3

Case = tuple[Target, list[int], list[int]]


def cases(category: str, many: int, rng: random.Random) -> list[Case]:
    """Random hands and banks for the works of a category."""
    targets = [
        parse_target(category, row[f"w{k}_target"])
        for row in FIGURE_DATA
        for k in (1, 2, 3)
        if row[f"w{k}_category"] == category
    ]
    drawn = [rng.sample(range(MATERIALS), HAND + BANK) for _ in range(many)]
    return [(targets[k % len(targets)], cards[:HAND], cards[HAND:]) for k, cards in enumerate(drawn)]


def mean_microseconds(solver: Callable[[Case], object], chosen: list[Case]) -> float:
    for case in chosen[:100]:  # the science table is read at its first use
        solver(case)
    begun = time.process_time()
    for case in chosen:
        solver(case)
    return (time.process_time() - begun) / len(chosen) * 1e6


def policy_speed(seats: int, seconds: float, seed: int) -> float:
    """Decisions a second of games in which the rollouts' policy plays every seat."""
    table = GAME.setup(seats).new()
    host = Seeded(seed)
    moves = Moves()
    decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        s = table.clone()
        kernel.begin(s, host)
        while not s.over:
            seat = s.actor()
            kernel.legal(s, seat, moves)
            decisions += moves.size > 1
            kernel.play(s, seat, moves[GAME.policy.pick(s, seat, moves, host)], host)
    return decisions / spent


def greedy_speed(seats: int, seconds: float, seed: int) -> float:
    """Games a minute of greedy bots, who look at copies dealt again."""
    games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        host = Seeded(seed + games)
        play_out(
            GAME.setup(seats).begin(host), [make_bot("greedy", GAME, seat) for seat in range(seats)], host
        )
        games += 1
    return 60 * games / spent


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=5000, help="for each kind")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each way to play")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    print(f"compiled: {not str(solve.__file__).endswith('.py')}")
    print(f"{'µs a work':<12}{'all sets':>10}{'minimal':>10}{'with bank':>11}")
    sums = [0.0, 0.0, 0.0]
    for category in CATEGORY_NAMES:
        chosen = cases(category, arguments.hands, rng)
        times = [
            mean_microseconds(lambda case: solve.all_sets(case[0], case[1]), chosen),
            mean_microseconds(lambda case: solve.minimal_sets(case[0], case[1]), chosen),
            mean_microseconds(lambda case: solve.with_bank(*case), chosen),
        ]
        sums = [total + one for total, one in zip(sums, times)]
        print(f"{category:<12}{times[0]:>10.1f}{times[1]:>10.1f}{times[2]:>11.1f}")
    many = len(CATEGORY_NAMES)
    print(f"{'mean':<12}{sums[0] / many:>10.1f}{sums[1] / many:>10.1f}{sums[2] / many:>11.1f}")
    print(f"\n{'players':<12}{'policy, decisions/s':>20}{'greedy, games/min':>20}")
    for seats in GAME.seats:
        decisions = policy_speed(seats, arguments.seconds, arguments.seed)
        games = greedy_speed(seats, arguments.seconds, arguments.seed)
        print(f"{seats:<12}{decisions:>20,.0f}{games:>20,.0f}", flush=True)


if __name__ == "__main__":
    main()
