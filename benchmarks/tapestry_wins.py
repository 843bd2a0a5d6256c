"""Win rates of Universal Tapestry's bots: resumable, one JSON line a game under build/.

python -m benchmarks.tapestry_wins --bot grandmaster --mode discards --games 1000 --seed 5000

The grandmaster plays for the win, `search` as long and for points.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from benchmarks.fingerprint import fingerprint
from ludarium.bots.levels import LEVELS
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import Result
from ludarium.games.universal_tapestry.policy import TapestryPolicy, weaver
from ludarium.games.universal_tapestry.state import UniversalTapestry
from ludarium.lab.statistic import wilson

BOTS = ("random", "greedy", "search", *LEVELS)


def play_game(policy: Policy, options: dict[str, str], seed: int) -> dict[str, Any]:
    """One deal, fixed by the seed; the bot gets redealt copies and a generator of its own."""
    host = Seeded(seed)
    rng = Seeded(seed + (1 << 40))
    s = GAME.setup(1, options).begin(host)
    assert isinstance(s, UniversalTapestry)
    moves = Moves()
    exchanges = 0
    start = time.process_time()
    while not s.over:
        legal(s, 0, moves)
        seen = redealt(s, 0, rng)
        move = moves[policy.pick(seen, 0, moves, rng)]
        exchanges += GAME.verbs.write(move).startswith("exchange")
        play(s, 0, move, host)
    won = s.result == Result.WON
    return {
        "seed": seed,
        "won": bool(won),
        "score": int(s.points()) if won else 0,
        "laid": int(s.tapestry.size),
        "exchanges": exchanges,
        "cpu": round(time.process_time() - start, 3),
    }


def summary(games: list[dict[str, Any]]) -> str:
    many = len(games)
    wins = [game for game in games if game["won"]]
    low, high = wilson(len(wins), many)
    points = sum(game["score"] for game in wins) / max(1, len(wins))
    cpu = sum(game["cpu"] for game in games) / max(1, many)
    slowest = max((game["cpu"] for game in games), default=0.0)
    return (
        f"{len(wins)}/{many} won = {100 * len(wins) / max(1, many):.1f} % "
        f"(95 % {100 * low:.1f} to {100 * high:.1f}), {points:.2f} points a won game, "
        f"{cpu:.2f} CPU s a game (most {slowest:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", choices=BOTS, default="grandmaster")
    parser.add_argument("--mode", choices=("discards", "time"), default="discards")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--seed",
        type=int,
        default=5000,
        help="of the first deal (5000 to 9999: not tuned on)",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, default=Path("build"))
    arguments = parser.parse_args()
    options = dict(item.split("=", 1) for item in arguments.option)
    options["mode"] = arguments.mode
    name = "-".join([arguments.bot, *(f"{k}={v}" for k, v in sorted(options.items()))])
    # A file for the bots as they are now: other code has other results.
    path = arguments.out / f"tapestry-{name}-{fingerprint(GAME.id)}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    done: dict[int, dict[str, Any]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            try:
                game = json.loads(line) if line else {"seed": -1}
            except ValueError:  # cut off in the middle of a line
                continue
            if game["seed"] in seeds:
                done[game["seed"]] = game
    policy = TapestryPolicy() if arguments.bot == "random" else weaver(arguments.bot)
    with path.open("a") as file:
        if path.stat().st_size > 0:
            file.write("\n")
        for seed in seeds:
            if seed not in done:
                done[seed] = play_game(policy, options, seed)
                file.write(json.dumps(done[seed]) + "\n")
                file.flush()
                if len(done) % 10 == 0:
                    print(f"{name}: {summary(list(done.values()))}", flush=True)
    print(f"{name}: {summary(list(done.values()))}")


if __name__ == "__main__":
    main()
