"""What a lead is worth: `python -m benchmarks.chances GAME --seats 2 --bot greedy --games 8000`.

Bots of a strong level play against each other; wherever a phase of the game ends, the lead of every seat is written
down, and in the end its share of the win. Half of the games give the curves (`ludarium.coach.chance`), the other half
says how good they are. Games are appended to a file under build/ as they come: run the same command again to go on
where it stopped. `--option new_world=on` plays another variant, which has curves of its own. `--write` puts the
curves into the game's folder.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from benchmarks.self_play import phases
from benchmarks.table import add_setup, file_of, setup_of
from ludarium.coach.chance import FILE, Curve, Fit, Table, allowed
from ludarium.coach.race import lead
from ludarium.core.game import Game, Setup
from ludarium.games import folder_of

RESULTS = Path("build") / "chances"
TENTHS = 10


@dataclass(frozen=True)
class Played:
    """A game: the leads by seat wherever a phase ended, and who shared the win."""

    index: int
    ends: list[tuple[int, list[float]]]
    shares: list[float]


@dataclass(frozen=True)
class Series:
    setup: Setup
    bot: str
    seed: int

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def file(self) -> Path:
        return file_of(RESULTS, self.setup, self.bot, self.seed)


def play(series: Series, index: int) -> Played:
    game = series.setup.game
    ends: list[tuple[int, list[float]]] = []
    for state in phases(series.setup, series.bot, series.seed, index):
        if not state.over:
            leads = [round(lead(state, game.policy, seat), 3) for seat in range(series.seats)]
            ends.append((int(game.policy.phase(state)), leads))
    winners = state.winners()
    return Played(index, ends, [1 / len(winners) if s in winners else 0.0 for s in range(series.seats)])


def games(series: Series, many: int) -> Iterator[Played]:
    """Those that were played before, then the others."""
    found = 0
    series.file.parent.mkdir(parents=True, exist_ok=True)
    if series.file.exists():
        for line in series.file.read_text(encoding="utf-8").splitlines():
            if line.endswith("]]") and found < many:  # a run that was killed may have left half a line
                ends, shares = json.loads(line)
                yield Played(found, [(phase, leads) for phase, leads in ends], shares[0])
                found += 1
    with series.file.open("a", encoding="utf-8") as file:
        for index in range(found, many):
            played = play(series, index)
            file.write(f"\n{json.dumps([played.ends, [played.shares]])}")
            file.flush()
            if index % 20 == 0:
                print(
                    f"\r{series.setup.game.name}, {series.seats} seats: {index} of {many}",
                    end="",
                    file=sys.stderr,
                )
            yield played
    print(file=sys.stderr)


Points = list[tuple[float, float]]  # lead, share of the win


def by_phase(played: list[Played]) -> dict[int, Points]:
    found: dict[int, Points] = defaultdict(list)
    for game in played:
        for phase, leads in game.ends:
            found[phase] += zip(leads, game.shares, strict=True)
    return found


def fitted(points: Points) -> tuple[float, float]:
    """Newton's method for the logistic curve of a lead."""
    even, slope = 0.0, 0.0
    scale = max(1e-9, math.sqrt(sum(x * x for x, _ in points) / len(points)))
    for _ in range(30):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for x, y in points:
            x /= scale
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, even + slope * x))))
            w = max(1e-9, p * (1 - p))
            g0 += y - p
            g1 += (y - p) * x
            h00 += w
            h01 += w * x
            h11 += w * x * x
        det = h00 * h11 - h01 * h01
        step0, step1 = (h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det
        even, slope = even + step0, slope + step1
        if abs(step0) + abs(step1) < 1e-9:
            break
    return even, slope / scale


def fit(series: Series, played: list[Played]) -> Fit:
    game = series.setup.game
    learned, checked = played[0::2], played[1::2]
    curves = []
    for phase, points in sorted(by_phase(learned).items()):
        even, slope = fitted(points)
        curves.append(Curve(phase=phase, even=round(even, 5), slope=round(slope, 6), positions=len(points)))
    found = Fit(
        seats=series.seats,
        options=series.setup.variant,
        bot=series.bot,
        games=len(played),
        seed=series.seed,
        version=game.version,
        brier=0.0,
        off=1.0,
        deciles=[],
        curves=curves,
    )
    told = []
    for phase, points in by_phase(checked).items():
        curve = min(curves, key=lambda known: abs(known.phase - phase))  # the last phases are rare
        told += [
            (1 / (1 + math.exp(-max(-30.0, min(30.0, curve.even + curve.slope * x)))), y) for x, y in points
        ]
    found.brier = round(sum((p - y) ** 2 for p, y in told) / len(told), 5)
    told.sort()
    for tenth in range(TENTHS):
        some = told[tenth * len(told) // TENTHS : (tenth + 1) * len(told) // TENTHS]
        mean, seen = (sum(pair[place] for pair in some) / len(some) for place in (0, 1))
        found.deciles.append((round(mean, 4), round(seen, 4), len(some)))
    found.off = round(max(abs(mean - seen) for mean, seen, _ in found.deciles), 4)
    return found


def told(fit: Fit) -> str:
    verdict = "calibrated" if fit.off <= allowed(fit.seats) else "NOT calibrated: points are told"
    rows = "".join(f"\n  {mean:7.1%} told, {seen:7.1%} seen ({many})" for mean, seen, many in fit.deciles)
    return (
        f"{fit.seats} seats, {fit.games} games of {fit.bot}: Brier {fit.brier:.4f}, off by {fit.off:.1%} at most: "
        f"{verdict}{rows}"
    )


def write(game: Game, found: Fit) -> None:
    """Beside the curves of other numbers of seats in the sources; the installed package may have older ones."""
    file = Path(__file__).parent.parent / "src/ludarium/games" / folder_of(game).name / FILE
    table = msgspec.json.decode(file.read_bytes(), type=Table) if file.exists() else Table(fits=[])
    kept = [fit for fit in table.fits if (fit.seats, fit.options) != (found.seats, found.options)]
    table = Table(fits=sorted([*kept, found], key=lambda fit: (fit.seats, sorted(fit.options))))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_setup(parser, "greedy")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=770_000)
    parser.add_argument("--write", action="store_true", help="put the curves into the game's folder")
    arguments = parser.parse_args()
    setup = setup_of(parser, arguments)
    series = Series(setup, arguments.bot, arguments.seed)
    found = fit(series, list(games(series, arguments.games)))
    print(told(found))
    if arguments.write:
        write(setup.game, found)


if __name__ == "__main__":
    main()
