"""`python -m benchmarks.compare BEFORE [AFTER]`: two builds of the engine side by side, in one run.

BEFORE and AFTER are folders that hold an installed `ludarium` (site-packages, or `pip install --target`); without
AFTER this environment's own is taken. Two workers live as long as the run and take turns in short slices of CPU
time, the order alternating; the median of the paired ratios is printed, since plain medians move by a third on a
noisy machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.table import Table

WORKER = """
import json, sys, time
from ludarium.bots.levels import make_bot
from ludarium.bots.search import SearchBot
from ludarium.core.host import Seeded
from ludarium.core.kernel import Playout, legal, play
from ludarium.core.moves import Moves
from ludarium.games import find_game

def positions(game, seats):
    found, host, moves = [], Seeded(7), Moves()
    while len(found) < 20:
        s = game.setup(seats).begin(host)
        while not s.over and len(found) < 20:
            seat = s.actor()
            legal(s, seat, moves)
            if moves.size > 1 and host.roll(9) == 0:
                found.append((s.clone(), seat))
            play(s, seat, moves[host.roll(moves.size)], host)
    return found

def thinker(game, seed):
    try:
        return make_bot("search@1:100", game, seed)  # the same search in every build
    except ValueError:
        return SearchBot(game.policy, game.planner, seed=seed, iterations=100)  # of builds before it had that name

tables, places, moves = {}, {}, Moves()
for line in sys.stdin:
    what, name, seats, seconds, seed = json.loads(line)
    game = find_game(name)
    start = time.process_time()
    done = 0
    if what == "playouts":
        table = tables.setdefault((name, seats), game.setup(seats).new())
        count, host = Playout(), Seeded(seed)
        start = time.process_time()
        while time.process_time() - start < seconds:
            count.run_many(table, 20, host)
        done = int(count.decisions)
    else:
        held = places.setdefault((name, seats), positions(game, seats))
        bot = thinker(game, seed)
        start = time.process_time()
        while time.process_time() - start < seconds:
            s, seat = held[done // 100 % len(held)]
            legal(s, seat, moves)
            bot.choose(s.clone(), seat, moves)
            done += 100
    print(json.dumps([done, time.process_time() - start]), flush=True)
"""
TABLES = (
    *(("artificium", 3), ("artificium", 4), ("universal-tapestry", 1)),
    *(("ars-universalis", 2), ("ars-universalis", 3), ("plus-ultra", 2), ("plus-ultra", 4)),
)


class Worker:
    """A build of the engine in a process of its own."""

    def __init__(self, folder: str) -> None:
        if folder and not (Path(folder) / "ludarium").is_dir():
            raise SystemExit(f"{folder} holds no installed ludarium: name its site-packages")
        env = {**os.environ, "PYTHONPATH": folder} if folder else dict(os.environ)
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def rate(self, *task: str | float) -> float:
        sent, answers = self.process.stdin, self.process.stdout
        assert sent is not None
        assert answers is not None
        print(json.dumps(task), file=sent, flush=True)
        return _read(answers)


def _read(answers: IO[str]) -> float:
    line = answers.readline()
    if not line:
        raise SystemExit("a worker stopped: see above")
    done, seconds = json.loads(line)
    return float(done / seconds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default="")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU seconds of a slice")
    arguments = parser.parse_args()
    workers = [Worker(arguments.before), Worker(arguments.after)]
    table = Table("", "before /s", "after /s", "after : before", "of the rounds")
    for what in ("playouts", "search"):
        for name, seats in TABLES:
            print(f"{what}: {name}, {seats}", file=sys.stderr)
            ratios, rates = [], []
            for turn in range(-1, arguments.rounds):  # the first one warms up
                order = (0, 1) if turn % 2 else (1, 0)
                found = {
                    who: workers[who].rate(what, name, seats, arguments.seconds, turn + 2) for who in order
                }
                if turn >= 0:
                    ratios.append(found[1] / found[0])
                    rates.append((found[0], found[1]))
            middle = statistics.median(ratios)
            before, after = (statistics.median(pair[who] for pair in rates) for who in (0, 1))
            spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
            table.add_row(
                f"{what}, {name}, {seats}", f"{before:,.0f}", f"{after:,.0f}", f"x{middle:.2f}", spread
            )
    Console().print(table)


if __name__ == "__main__":
    main()
