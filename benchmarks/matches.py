"""How strong the bots are: `python -m benchmarks.matches artificium --bots search,greedy --games 400`.

The first bot is measured against the others, one or more. Every deal is played as often as there are seats, each bot
moving on by one, so that luck of the deal and of the seat weighs less; a shared win is divided. The interval is a
normal one over the means of these rounds of games. Results are appended to a file under build/ as they come: run the
same command again to go on where it stopped, or with more games to add to it. Such a file copied into
benchmarks/results/ and committed lets other machines go on from it, as long as the code is the same.

`--luck` reckons what chance brought the first bot (`benchmarks.fortune`), whose mean is zero whoever plays, and takes
out of the results what goes with it: the same interval needs fewer games, the last lines say how many times fewer.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from benchmarks.fingerprint import fingerprint
from benchmarks.fortune import Fortune, Luck
from ludarium.bots.levels import LEVELS, UnknownBot, make_bot
from ludarium.core.game import Game
from ludarium.core.host import Host, Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import UnknownGameError, find_game
from ludarium.lab.match import play_out
from ludarium.lab.statistic import Z

RESULTS = Path("build") / "matches"
KEPT = Path(__file__).parent / "results"  # of long matches, for other machines
CHANCE = 0  # the first step of a deal's seed path: 0 is chance, 1 + player a bot
FORTUNE = 1 << 32  # and this what luck is reckoned by


@dataclass(frozen=True)
class Match:
    """A bot against one or more others, at a table for all of them."""

    game: str
    bots: tuple[str, ...]
    seed: int
    alone: bool = False  # a solitaire: two bots, each by itself on the same deal
    luck: bool = False  # is it reckoned?

    @property
    def file(self) -> Path:
        """A file for these bots as they are now: other code has other results."""
        kind = (*(("alone",) if self.alone else ()), *(("fortune",) if self.luck else ()))
        name = "-".join((self.game, *kind, *self.bots, str(self.seed), fingerprint(self.game)))
        return RESULTS / f"{name.replace(':', '_')}.jsonl"

    @property
    def title(self) -> str:
        return " : ".join(self.bots)


@dataclass(frozen=True)
class Round:
    """One deal, played from every seat: in each game the scores by bot, and the first bot's win."""

    deal: int
    scores: list[list[int]]
    wins: list[float]  # of the first bot, a shared one divided; not always by the scores
    seconds: float
    cpu: list[float] = field(default_factory=lambda: [0.0, 0.0])  # seconds of the first bot, and of one other
    luck: list[float] = field(
        default_factory=lambda: [0.0, 0.0]
    )  # of the first bot, a game: points, share of the win

    @property
    def share(self) -> float:
        """The part of the games that the first bot won."""
        return sum(self.wins) / len(self.wins)

    @property
    def margin(self) -> float:
        """How far the first bot was before the best of the others, on average."""
        return sum(mine - max(others) for mine, *others in self.scores) / len(self.scores)

    def dump(self) -> str:
        return json.dumps(asdict(self))


def play_round(match: Match, deal: int) -> Round:
    began = time.perf_counter()
    if match.alone:
        return _compare(match, deal)
    games = [_play(match, deal, turn) for turn in range(len(match.bots))]
    seconds = round(time.perf_counter() - began, 3)
    mine = sum(game.cpu[0] for game in games)
    others = sum(sum(game.cpu[1:]) for game in games) / (len(match.bots) - 1)
    cpu = [round(mine, 3), round(others, 3)]
    luck = [round(sum(side) / len(games), 4) for side in zip(*(game.luck for game in games), strict=True)]
    return Round(deal, [game.scores for game in games], [game.win for game in games], seconds, cpu, luck)


def _compare(match: Match, deal: int) -> Round:
    """Both bots play the deal by themselves; the better end wins, equal ones share."""
    began = time.perf_counter()
    game = find_game(match.game)
    standings, scores, cpu = [], [], []
    for player, name in enumerate(match.bots):
        host = Seeded(derive(match.seed, deal, CHANCE))
        state = game.setup(1).begin(host)
        mark = time.thread_time()
        play_out(state, [make_bot(name, game, derive(match.seed, deal, 1 + player))], host)
        cpu.append(round(time.thread_time() - mark, 3))
        standings.append(int(state.standing(0)))
        scores.append(int(state.score(0)))
    win = 0.5 if standings[0] == standings[1] else float(standings[0] > standings[1])
    return Round(deal, [scores], [win], round(time.perf_counter() - began, 3), cpu)


class Played(NamedTuple):
    """One game, everything by bot."""

    scores: list[int]
    win: float  # of the first
    cpu: list[float]
    luck: Luck  # of the first


def _play(match: Match, deal: int, turn: int) -> Played:
    """`turn` is the seat of the first bot, the others follow it."""
    game = find_game(match.game)
    many = len(match.bots)
    seats = [(turn + player) % many for player in range(many)]
    players = [seats.index(seat) for seat in range(many)]
    bots = [make_bot(match.bots[player], game, derive(match.seed, deal, 1 + player)) for player in players]
    host: Host = Seeded(derive(match.seed, deal, CHANCE))
    setup = game.setup(many)
    fortune = Fortune(setup, derive(match.seed, deal, FORTUNE), host) if match.luck else None
    if fortune is not None:
        host = fortune.host
    state = setup.begin(host)
    cpu = [0.0] * many
    mark = time.thread_time()

    def note(state: State, seat: int, moves: Moves, move: int) -> None:
        nonlocal mark
        cpu[players[seat]] += time.thread_time() - mark
        if fortune is not None:
            fortune.note(state, seat, move)
        mark = time.thread_time()

    play_out(state, bots, host, note)
    luck = fortune.of(turn, state) if fortune is not None else Luck(0.0, 0.0)
    winners = state.winners()
    win = 1.0 / len(winners) if turn in winners else 0.0
    return Played([int(state.score(seat)) for seat in seats], win, cpu, luck)


def stored(match: Match, deals: int) -> dict[int, Round]:
    found: dict[int, Round] = {}
    for file in (KEPT / match.file.name, match.file):
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            if line.endswith("}"):  # a run that was killed may have left half a line
                kept = Round(**json.loads(line))
                found[kept.deal] = kept
    return {deal: kept for deal, kept in found.items() if deal < deals}


def played(match: Match, deals: list[int], workers: int) -> Iterator[Round]:
    match.file.parent.mkdir(parents=True, exist_ok=True)
    # Spawned: a fork would share the bots' scratch paper and the progress line's buffer.
    with (
        multiprocessing.get_context("spawn").Pool(workers) as pool,
        match.file.open("a", encoding="utf-8") as file,
    ):
        for found in pool.imap_unordered(partial(play_round, match), deals):
            file.write(f"\n{found.dump()}")
            file.flush()
            yield found


def estimate(values: list[float]) -> tuple[float, float]:
    """The mean, and how far the true one may lie from it (95 %)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, Z * math.sqrt(variance / len(values))


def without_luck(values: list[float], luck: list[float]) -> list[float]:
    """The values less what goes with luck, as far as these rounds tell; their mean stays what it would be."""
    mean, middle = sum(values) / len(values), sum(luck) / len(luck)
    spread = sum((one - middle) ** 2 for one in luck)
    if spread == 0.0:
        return values
    slope = sum((value - mean) * (one - middle) for value, one in zip(values, luck, strict=True)) / spread
    return [value - slope * one for value, one in zip(values, luck, strict=True)]


def rounds_of(match: Match, games: int, workers: int) -> dict[int, Round]:
    """All rounds of so many games: those stored, and the missing ones played now."""
    many = 1 if match.alone else len(match.bots)
    deals = math.ceil(games / many)
    rounds = stored(match, deals)
    missing = [deal for deal in range(deals) if deal not in rounds]
    for found in played(match, missing, min(workers, len(missing))) if missing else ():
        rounds[found.deal] = found
        print(f"\r{match.title}  {many * len(rounds)} of {many * deals}", end="", file=sys.stderr)
    if missing:
        print(file=sys.stderr)
    return rounds


def run(match: Match, games: int, workers: int) -> str:
    many = len(match.bots)
    rounds = rounds_of(match, games, workers)
    share, error = estimate([found.share for found in rounds.values()])
    margin, margin_error = estimate([found.margin for found in rounds.values()])
    cpu = [sum(found.cpu[side] for found in rounds.values()) for side in (0, 1)]
    told = (
        f"{match.title}  {100 * share:.1f} % ± {100 * error:.1f} (even: {100 / many:.1f})  "
        f"margin {margin:+.2f} ± {margin_error:.2f}  {many * len(rounds)} games  "
        f"{cpu[0] / (many * len(rounds)):.2f} CPU s a game, ratio {cpu[0] / max(cpu[1], 0.001):.2f}"
    )
    if not match.luck:
        return told
    lines = [told]
    for side, name, values, plain in (
        (1, "won", [100 * found.share for found in rounds.values()], 100 * error),
        (0, "margin", [found.margin for found in rounds.values()], margin_error),
    ):
        luck = [found.luck[side] for found in rounds.values()]
        mean, left = estimate(without_luck(values, luck))
        worth = f"{(plain / left) ** 2:.2f}" if left > 0.0 else "any number of"
        lines.append(f"  without luck: {name} {mean:.2f} ± {left:.2f}, worth {worth} times the games")
    return "\n".join(lines)


def bots_of(text: str, game: Game) -> tuple[str, ...]:
    """The bots that a list with commas names; raises UnknownBot or ValueError."""
    names = tuple(text.split(","))
    for name in names:
        make_bot(name, game, 0)
    if len(names) < 2 or len(names) not in game.seats:
        tables = ", ".join(str(seats) for seats in game.seats if seats > 1)
        raise ValueError(f"{text!r} names {len(names)}; {game.id} is played by {tables or 'one alone'}")
    return names


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.matches", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--bots",
        nargs="+",
        default=[f"{better},{worse}" for worse, better in pairwise(LEVELS)],
        help="bots such as search,greedy or search,greedy,greedy (default: each level against the one below)",
    )
    parser.add_argument("--games", type=int, default=400, help="games for each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--luck", action="store_true", help="take out what luck brought")
    arguments = parser.parse_args()
    try:
        game = find_game(arguments.game)
        matches = [
            Match(game.id, bots_of(text, game), arguments.seed, luck=arguments.luck)
            for text in arguments.bots
        ]
    except (UnknownBot, UnknownGameError, ValueError) as error:
        parser.error(str(error))
    if arguments.games < 1 or arguments.workers < 1:
        parser.error("--games and --workers must be positive")
    for match in matches:
        print(run(match, arguments.games, arguments.workers), flush=True)


if __name__ == "__main__":
    main()
