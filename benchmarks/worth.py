"""What things are worth: `python -m benchmarks.worth plus-ultra --rates among --seats 4 --games 1500`.

Bots play against each other. Wherever a phase begins, it is written down for every seat what each number of the
rates (an attribute of the game's policy) counts there, and in the end its score. A regression within games, errors
clustered by game, then says what the numbers should be, in points of what the policy counts without them: a lead
melts where the others go for who is ahead, and who leaves that out takes having the lowest score for a merit.
Searches that believe new numbers play other games: go half of the way, and ask their games again.
Games are appended to a file under build/ as they come: run the same command again to go on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.fingerprint import fingerprint
from benchmarks.self_play import phases
from ludarium.bots.levels import UnknownBot, make_bot
from ludarium.core.game import Game
from ludarium.core.pieces import Ints
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games import UnknownGameError, find_game
from ludarium.lab.statistic import Z

RESULTS = Path("build") / "worth"
REST = "the rest"  # what the policy counts without the rates
ROUNDED = 1e-9
SMALL = 1e-3


class Number(NamedTuple):
    """One number of the rates: a plain one, or a place of a row."""

    name: str
    place: int = -1

    def __str__(self) -> str:
        return self.name if self.place < 0 else f"{self.name} {self.place + 1}"

    def get(self, rates: object) -> float:
        held: Any = getattr(rates, self.name)
        return float(held if self.place < 0 else held[self.place])

    def step(self, rates: object) -> float:
        """By how much it is changed to see what it does: a little, where it can be, as some have a limit."""
        return SMALL if isinstance(getattr(rates, self.name), float) else 1.0

    def put(self, rates: object, value: float) -> None:
        if self.place < 0:
            held = getattr(rates, self.name)
            setattr(rates, self.name, int(value) if isinstance(held, int) else value)
        else:
            getattr(rates, self.name)[self.place] = int(value)


def numbers_of(rates: object) -> list[Number]:
    """All of them, in the order of their names; rows of rows are left out."""
    found: list[Number] = []
    for name in sorted(name for name in dir(rates) if not name.startswith("_")):
        held = getattr(rates, name)
        if isinstance(held, (int, float)):
            found.append(Number(name))
        elif isinstance(held, Ints):
            found += [Number(name, place) for place in range(held.size)]
    return found


def counted(policy: Policy, rates: object, numbers: list[Number], state: State, seat: int) -> list[float]:
    """What the policy expects of the seat's score without the rates, and how often each number counts in it."""
    whole, counts, without = policy.expect(state, seat), [], 0.0
    for number in numbers:
        value, step = number.get(rates), number.step(rates)
        number.put(rates, value + step)
        counts.append((policy.expect(state, seat) - whole) / step)
        number.put(rates, value)
        without += value * counts[-1]
    return [whole - without, *counts]


@dataclass(frozen=True)
class Series:
    game: str
    seats: int
    bot: str
    seed: int
    rates: str

    @property
    def file(self) -> Path:
        name = "-".join(
            (self.game, str(self.seats), self.bot, self.rates, str(self.seed), fingerprint(self.game))
        )
        return RESULTS / f"{name.replace(':', '_')}.jsonl"

    def play(self, index: int) -> dict[str, Any]:
        game = find_game(self.game)
        policy, rates = game.policy, getattr(game.policy, self.rates)
        numbers, begun = numbers_of(rates), []
        for state in phases(game.setup(self.seats), self.bot, self.seed, index):
            if not state.over:
                rows = [counted(policy, rates, numbers, state, seat) for seat in range(self.seats)]
                begun.append([int(policy.phase(state)), rows])
        return {"index": index, "begun": begun, "scores": [int(score) for score in state.scores()]}


def games_of(series: Series, many: int) -> list[dict[str, Any]]:
    """Those that are stored, and the missing ones, played now."""
    found: dict[int, dict[str, Any]] = {}
    if series.file.exists():
        for line in series.file.read_text(encoding="utf-8").splitlines():
            if line.endswith("}"):  # a run that was killed may have left half a line
                kept = json.loads(line)
                found[kept["index"]] = kept
    series.file.parent.mkdir(parents=True, exist_ok=True)
    with series.file.open("a", encoding="utf-8") as file:
        for index in (index for index in range(many) if index not in found):
            found[index] = series.play(index)
            file.write(f"\n{json.dumps(found[index])}")
            file.flush()
            print(f"\r{len(found)} of {many}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return [found[index] for index in range(many)]


class Worth(NamedTuple):
    """What a number should be, in points of the rest, and how far the true one may lie from it (95 %)."""

    value: float
    error: float


def fitted(x: Any, y: Any, game: Any) -> list[Worth | None]:
    """Of positions (by seat, by number; the rest first) and final scores by seat, in games so numbered; None where
    nothing varied."""
    x = x - x.mean(axis=1, keepdims=True)
    y = y - y.mean(axis=1, keepdims=True)
    varied = (np.abs(x) > ROUNDED).any(axis=(0, 1))
    x = x[:, :, varied]
    bread = np.linalg.pinv(np.einsum("psi,psj->ij", x, x))
    beta = bread @ np.einsum("psi,ps->i", x, y)
    scores = np.einsum("psi,ps->pi", x, y - x @ beta)
    clusters = np.zeros((int(game.max()) + 1, scores.shape[1]))
    np.add.at(clusters, game, scores)
    errors = Z * np.sqrt(np.diag(bread @ clusters.T @ clusters @ bread))
    found = iter(zip(beta / beta[0], errors / beta[0], strict=True))
    return [Worth(*map(float, next(found))) if seen else None for seen in varied]


def report(series: Series, games: list[dict[str, Any]], first: int, last: int) -> Iterator[str]:
    rates = getattr(find_game(series.game).policy, series.rates)
    x, y, number = [], [], []
    for place, game in enumerate(games):
        for phase, rows in game["begun"]:
            if first <= phase <= last:
                x.append(rows)
                y.append(game["scores"])
                number.append(place)
    if not x:
        yield "no phase of these began"
        return
    yield f"{len(games)} games, {len(x)} positions, phases {first} to {last}"
    names = [REST, *map(str, numbers_of(rates))]
    held = [1.0, *(one.get(rates) for one in numbers_of(rates))]
    for name, now, found in zip(
        names, held, fitted(np.array(x, float), np.array(y, float), np.array(number))
    ):
        if found is not None:
            yield f"{name:20} {now:10.2f} -> {found.value:10.2f} ± {found.error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worth", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--rates", required=True, help="the attribute of the game's policy that holds the numbers"
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="search:40")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phases", type=int, nargs=2, default=(0, 99), help="only those from .. to ..")
    arguments = parser.parse_args()
    try:
        game: Game = find_game(arguments.game)
        make_bot(arguments.bot, game, 0)
        game.setup(arguments.seats)
    except (UnknownBot, UnknownGameError, ValueError) as error:
        parser.error(str(error))
    if not numbers_of(getattr(game.policy, arguments.rates, None)):
        parser.error(f"the policy of {game.id} has no rates {arguments.rates!r}")
    series = Series(game.id, arguments.seats, arguments.bot, arguments.seed, arguments.rates)
    for line in report(series, games_of(series, arguments.games), *arguments.phases):
        print(line)


if __name__ == "__main__":
    main()
