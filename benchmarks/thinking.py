"""How long bots think: `python -m benchmarks.thinking ars-universalis --bot master grandmaster --games 3`.

Each bot plays against greedy ones (in a solitaire alone), at tables of every size; of its decisions, those with two
moves at least, the mean processor time, that of 95 in 100 and the longest are printed.
"""

from __future__ import annotations

import argparse
import time

from benchmarks import percentile
from ludarium.bots.bot import Bot
from ludarium.bots.levels import LEVELS, UnknownBot, make_bot
from ludarium.core.game import Game
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves
from ludarium.games import UnknownGameError, find_game
from ludarium.lab.match import decide

OTHERS = "greedy"


def thoughts(game: Game, name: str, seats: int, seed: int) -> list[tuple[float, str]]:
    """Seconds and verb of every decision of the bot in one game; it takes another seat from seed to seed."""
    mine = seed % seats
    bots: list[Bot] = [
        make_bot(name if seat == mine else OTHERS, game, derive(seed, 1 + seat)) for seat in range(seats)
    ]
    host = Seeded(derive(seed, 0))
    state = game.setup(seats).begin(host)
    moves = Moves()
    found = []
    while not state.over:
        seat = int(state.actor())
        legal(state, seat, moves)
        move = moves[0]
        if moves.size > 1:
            began = time.process_time()
            move = decide(bots[seat], state, seat, moves)
            if seat == mine:
                found.append((time.process_time() - began, state.step.name))
        play(state, seat, move, host)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", nargs="+", default=list(LEVELS), metavar="NAME")
    parser.add_argument("--games", type=int, default=3, help="at each size of table")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    try:
        game = find_game(arguments.game)
        for name in arguments.bot:
            make_bot(name, game, 0)
    except (UnknownBot, UnknownGameError) as error:
        parser.error(str(error))
    for name in arguments.bot:
        for seats in game.seats:
            found = [
                thought
                for seed in range(arguments.seed, arguments.seed + arguments.games)
                for thought in thoughts(game, name, seats, seed)
            ]
            print(f"{name}, {seats} players: {told(found)}", flush=True)


def told(found: list[tuple[float, str]]) -> str:
    times = [seconds for seconds, _ in found]
    longest, step = max(found)
    return (
        f"{len(times)} decisions, {sum(times) / len(times):.3f} s on average, "
        f"95 % within {percentile(times, 0.95):.3f} s, at most {longest:.3f} s ({step})"
    )


if __name__ == "__main__":
    main()
