"""The long soak: very many games of random and greedy players, every invariant checked after every move.

    python -m benchmarks.soak artificium --games 100000

Runs in worker processes, shows progress, can be stopped and taken up again (build/soak-GAME.jsonl), and says
at the end which cards, verbs, events and reasons were reached. A broken invariant prints the seed of its game.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ludarium.bots.bot import Bot, RandomBot
from ludarium.bots.levels import make_bot
from ludarium.core.game import Game
from ludarium.core.host import Recorder, Seeded, derive
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.games import find_game

CHUNK = 250
GREEDY_SHARE = 5  # one seat in five


def soak_chunk(game_id: str, first: int) -> dict[str, int]:
    """Play CHUNK games from this number on; counts what was reached."""
    game = find_game(game_id)
    check = importlib.import_module(f"tests.games.{game_id.replace('-', '_')}.invariants").Check
    reached: Counter[str] = Counter()
    for number in range(first, first + CHUNK):
        rng = random.Random(derive(1, number))
        seats = game.seats[number % len(game.seats)]
        options = {
            option.name: rng.choice(option.values)
            for option in game.options
            if not option.seats or seats in option.seats
        }
        setup = game.setup(seats, options)
        host = Recorder(Seeded(number))
        bots = [_bot(game, rng, number, seat) for seat in range(setup.seats)]
        state = setup.begin(host)
        checker = check(state)
        moves = Moves()
        while not state.over:
            seat = rng.choice([seat for seat in range(setup.seats) if state.asks(seat)])
            legal(state, seat, moves)
            bot = bots[seat]
            copy = redealt(state, seat, bot.rng) if bot.looks else state
            move = int(bot.choose(copy, seat, moves))
            if not moves.has(move):
                raise AssertionError(f"game {number}: a bot chose a move that is not legal")
            reached[f"verb {game.verbs.name(move)}"] += 1
            play(state, seat, move, host)
            _, events, _ = host.take()
            for told in events:
                described = game.describe_event(told, -1)
                reached[f"event {described['event']}"] += 1
                if "card" in described:
                    reached[f"{described['event']} {described['card']}"] += 1
            try:
                checker.after(state, seat, move)
            except AssertionError as error:
                raise AssertionError(f"game {number} ({setup.seats} seats): {error}") from error
        reached["games"] += 1
        reached[f"games with {setup.seats} seats"] += 1
    return dict(reached)


def _bot(game: Game, rng: random.Random, number: int, seat: int) -> Bot:
    greedy = rng.randrange(GREEDY_SHARE) == 0
    seed = derive(number, seat)
    return make_bot("greedy", game, seed) if greedy else RandomBot(seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    log = Path("build") / f"soak-{arguments.game}.jsonl"
    log.parent.mkdir(exist_ok=True)
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    finished = {entry["first"] for entry in done}
    reached = sum((Counter(entry["reached"]) for entry in done), Counter[str]())
    todo = [first for first in range(0, arguments.games, CHUNK) if first not in finished]
    with ProcessPoolExecutor(arguments.workers) as pool, log.open("a", encoding="utf-8") as file:
        for first, result in zip(todo, pool.map(soak_chunk, [arguments.game] * len(todo), todo), strict=True):
            reached += Counter(result)
            file.write(json.dumps({"first": first, "reached": result}) + "\n")
            file.flush()
            print(f"\r{reached['games']:,} of {arguments.games:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for name, times in sorted(reached.items()):
        print(f"{times:12,}  {name}")


if __name__ == "__main__":
    main()
