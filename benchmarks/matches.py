"""How strong the bots are: `python -m benchmarks.matches artificium --pairs search,greedy --games 400`.

Every deal is played twice with the seats exchanged, so that luck of the deal and of the seat weighs less; a shared
win counts half. The interval is a normal one over the means of these pairs of games. Results are appended to a file
under build/ as they come: run the same command again to go on where it stopped, or with more games to add to it.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

from benchmarks.fingerprint import fingerprint
from ludarium.bots.levels import LEVELS, UnknownBot, make_bot
from ludarium.core.host import Seeded, derive
from ludarium.games import UnknownGameError, find_game
from ludarium.lab.match import play_out
from ludarium.lab.statistic import Z

RESULTS = Path("build") / "matches"
CHANCE = 0  # the first step of a deal's seed path: 0 is chance, 1 + player a bot


@dataclass(frozen=True)
class Match:
    """Two bots at a table of two."""

    game: str
    one: str
    other: str
    seed: int

    @property
    def file(self) -> Path:
        """A file for these bots as they are now: other code has other results."""
        name = f"{self.game}-{self.one}-{self.other}-{self.seed}-{fingerprint(self.game)}.jsonl"
        return RESULTS / name.replace(":", "_")


@dataclass(frozen=True)
class Pair:
    """One deal, played twice: the scores of the first bot and of the other, in each game, and who won it."""

    deal: int
    scores: tuple[tuple[int, int], tuple[int, int]]
    wins: tuple[float, float]  # of the first bot, a shared one being half; not always by the scores
    seconds: float

    @property
    def share(self) -> float:
        """The part of the two games that the first bot won."""
        return sum(self.wins) / 2

    @property
    def margin(self) -> float:
        return sum(mine - theirs for mine, theirs in self.scores) / 2

    def dump(self) -> str:
        return json.dumps(asdict(self))


def play_pair(match: Match, deal: int) -> Pair:
    began = time.perf_counter()
    (first, one), (second, two) = (_play(match, deal, seats) for seats in ((0, 1), (1, 0)))
    return Pair(deal, (first, second), (one, two), round(time.perf_counter() - began, 3))


def _play(match: Match, deal: int, players: tuple[int, int]) -> tuple[tuple[int, int], float]:
    """The scores by player, and the first one's win; `players` tells who sits on which seat."""
    game = find_game(match.game)
    names = (match.one, match.other)
    bots = [make_bot(names[player], game, derive(match.seed, deal, 1 + player)) for player in players]
    host = Seeded(derive(match.seed, deal, CHANCE))
    state = game.setup(2).begin(host)
    play_out(state, bots, host)
    first, other = players.index(0), players.index(1)
    win = (0.5 if state.won(other) else 1.0) if state.won(first) else 0.0
    return (int(state.score(first)), int(state.score(other))), win


def stored(match: Match, deals: int) -> dict[int, Pair]:
    found: dict[int, Pair] = {}
    if match.file.exists():
        for line in match.file.read_text(encoding="utf-8").splitlines():
            if line.endswith("}"):  # a run that was killed may have left half a line
                data = json.loads(line)
                first, second = (tuple(scores) for scores in data["scores"])
                found[data["deal"]] = Pair(
                    data["deal"], (first, second), tuple(data["wins"]), data["seconds"]
                )
    return {deal: pair for deal, pair in found.items() if deal < deals}


def played(match: Match, deals: list[int], workers: int) -> Iterator[Pair]:
    match.file.parent.mkdir(parents=True, exist_ok=True)
    # Spawned: a fork would share the bots' scratch paper and the progress line's buffer.
    with (
        multiprocessing.get_context("spawn").Pool(workers) as pool,
        match.file.open("a", encoding="utf-8") as file,
    ):
        for pair in pool.imap_unordered(partial(play_pair, match), deals):
            file.write(f"\n{pair.dump()}")
            file.flush()
            yield pair


def estimate(values: list[float]) -> tuple[float, float]:
    """The mean, and how far the true one may lie from it (95 %)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, Z * math.sqrt(variance / len(values))


def run(match: Match, games: int, workers: int) -> str:
    deals = (games + 1) // 2
    pairs = stored(match, deals)
    missing = [deal for deal in range(deals) if deal not in pairs]
    for pair in played(match, missing, min(workers, len(missing))) if missing else ():
        pairs[pair.deal] = pair
        print(f"\r{match.one} : {match.other}  {2 * len(pairs)} of {2 * deals}", end="", file=sys.stderr)
    if missing:
        print(file=sys.stderr)
    share, error = estimate([pair.share for pair in pairs.values()])
    margin, margin_error = estimate([pair.margin for pair in pairs.values()])
    return (
        f"{match.one} : {match.other}  {100 * share:.1f} % ± {100 * error:.1f}  "
        f"margin {margin:+.2f} ± {margin_error:.2f}  {2 * len(pairs)} games  "
        f"{sum(pair.seconds for pair in pairs.values()) / (2 * len(pairs)):.2f} s each"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.matches", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--pairs",
        nargs="+",
        default=[f"{better},{worse}" for worse, better in pairwise(LEVELS)],
        help="pairs of bots such as search,greedy (default: each level against the one below)",
    )
    parser.add_argument("--games", type=int, default=400, help="games for each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    matches = []
    try:
        game = find_game(arguments.game)
        for text in arguments.pairs:
            one, comma, other = text.partition(",")
            if not comma:
                parser.error(f"a pair is written as two names with a comma, not {text!r}")
            for name in (one, other):
                make_bot(name, game, 0)
            matches.append(Match(arguments.game, one, other, arguments.seed))
    except (UnknownBot, UnknownGameError) as error:
        parser.error(str(error))
    if arguments.games < 1 or arguments.workers < 1:
        parser.error("--games and --workers must be positive")
    for match in matches:
        print(run(match, arguments.games, arguments.workers), flush=True)


if __name__ == "__main__":
    main()
