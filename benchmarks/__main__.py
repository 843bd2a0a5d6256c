"""`make bench`: how fast the engine plays, beside OpenSpiel and RLCard in the same run.

All contestants take turns for a few rounds, and the medians of CPU time are compared: this makes the ratios
robust on a noisy machine. A decision counts only with at least two legal moves, the list enumerated, the move
applied, in complete games.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table

import ludarium.core.kernel
from benchmarks.engine import Costs, playouts, unit_costs
from benchmarks.peers import Playouts, open_spiel_gin_rummy, rlcard_gin_rummy
from ludarium.games import all_games, find_game

GOALS = {
    "OpenSpiel gin_rummy": 20,
    "RLCard gin-rummy": 30,
}  # times their decisions/s, Artificium with 3 players

EXPANSIONS = ("power_of_court", "new_world", "ambassador")  # of Plus Ultra: at least 500,000 decisions/s


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU seconds for each contestant and round"
    )
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    console = Console()
    if ludarium.core.kernel.__file__.endswith(".py"):
        console.print("The engine runs interpreted here: these figures are not the compiled engine's.")
    contestants: dict[str, Callable[[float, int], Playouts]] = {
        "OpenSpiel gin_rummy": open_spiel_gin_rummy,
        "RLCard gin-rummy": rlcard_gin_rummy,
    }
    for game in all_games():
        for seats in game.seats:
            contestants[f"{game.name}, {seats} random"] = partial(playouts, game.setup(seats))
    everything = find_game("plus-ultra").setup(4, dict.fromkeys(EXPANSIONS, "on"))
    contestants["Plus Ultra, 4 random, all expansions"] = partial(playouts, everything)
    results: dict[str, list[Playouts]] = {name: [] for name in contestants}
    for turn in range(arguments.rounds):
        for name, contestant in contestants.items():
            print(f"round {turn + 1} of {arguments.rounds}: {name}", file=sys.stderr)
            results[name].append(contestant(arguments.seconds, turn))
    speed = {
        name: statistics.median(result.decisions_per_second for result in runs)
        for name, runs in results.items()
    }
    console.print(_playout_table(results, speed))
    console.print(_cost_table(unit_costs()))
    for peer, goal in GOALS.items():
        ratio = speed["Artificium, 3 random"] / speed[peer]
        verdict = "reached" if ratio >= goal else "NOT reached"
        console.print(f"Artificium with 3 players: {ratio:.1f} x {peer} (goal {goal} x: {verdict})")


def _playout_table(results: dict[str, list[Playouts]], speed: dict[str, float]) -> Table:
    table = Table(title="Random playouts, one core, CPU time, median of the rounds")
    for column in ("contestant", "decisions/s", "games/s", "x OpenSpiel", "x RLCard"):
        table.add_column(column, justify="left" if column == "contestant" else "right")
    for name, runs in results.items():
        games = statistics.median(result.games_per_second for result in runs)
        ratios = [speed[name] / speed[peer] for peer in GOALS]
        table.add_row(name, f"{speed[name]:,.0f}", f"{games:,.0f}", *(f"{ratio:.1f}" for ratio in ratios))
    return table


def _cost_table(costs: list[Costs]) -> Table:
    table = Table(title="What one call costs, in microseconds of CPU time")
    for column in ("game", "clone", "legal", "moves listed", "redeal", "search iteration"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for cost in costs:
        table.add_row(
            cost.name,
            f"{cost.clone:.2f}",
            f"{cost.legal:.2f}",
            f"{cost.listed:.1f}",
            f"{cost.redeal:.2f}",
            f"{cost.iteration:.1f}",
        )
    return table


if __name__ == "__main__":
    main()
