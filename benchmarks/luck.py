"""What part of luck holds: `python -m benchmarks.luck GAME --seats 2 --bot master --games 200 --write`.

The coach reckons luck by games in which everybody follows the quick policy; who plays better makes more of a bad deal
and less of a good one. Here bots play, and a regression of the final scores on the luck of their seats says what part
of it is found again there (`ludarium.coach.luck`), less what the reckoning's own noise takes off, errors clustered by
game. Games are appended to a file under build/ as they come: run the same command again to go on where it stopped.
`--write` puts the number into the game's folder.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

import msgspec

from benchmarks.table import add_setup, file_of, setup_of
from ludarium.bots.levels import make_bot
from ludarium.coach.doubt import Trust
from ludarium.coach.luck import FILE, Held, Table, strokes
from ludarium.coach.race import LineRace
from ludarium.core import kernel
from ludarium.core.game import Game, Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.moves import Moves
from ludarium.games import folder_of
from ludarium.lab.match import decide
from ludarium.lab.statistic import Z

RESULTS = Path("build") / "luck"
WORLDS = 60  # for each side of a difference


@dataclass(frozen=True)
class Played:
    """A game, by seat: its luck, the variance of that reckoning, the final score."""

    index: int
    luck: list[float]
    noise: list[float]
    scores: list[int]


@dataclass(frozen=True)
class Series:
    setup: Setup
    bot: str
    seed: int

    @property
    def file(self) -> Path:
        return file_of(RESULTS, self.setup, self.bot, self.seed)

    def play(self, index: int) -> Played:
        setup, moves = self.setup, Moves()
        seats = range(setup.seats)
        journal = Journal(setup, [self.bot] * setup.seats, Seeded(derive(self.seed, index)))
        bots = [make_bot(self.bot, setup.game, derive(self.seed, index, 1 + seat)) for seat in seats]
        while not journal.state.over:
            seat = int(journal.state.actor())
            kernel.legal(journal.state, seat, moves)
            journal.play(seat, int(decide(bots[seat], journal.state, seat, moves)))
        found = list(strokes(journal, LineRace(setup.game.policy, setup.game.tuning), WORLDS))
        return Played(
            index,
            [round(sum(stroke.by_seat[seat] for stroke in found), 3) for seat in seats],
            [round(sum(stroke.errors[seat] ** 2 for stroke in found), 3) for seat in seats],
            [int(score) for score in journal.state.scores()],
        )


def games(series: Series, many: int) -> Iterator[Played]:
    """Those that were played before, then the others."""
    series.file.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[int, Played] = {}
    if series.file.exists():
        for line in series.file.read_text(encoding="utf-8").splitlines():
            if line.endswith("}"):  # a run that was killed may have left half a line
                one = Played(**json.loads(line))
                kept[one.index] = one
    with series.file.open("a", encoding="utf-8") as file:
        for index in range(many):
            if index not in kept:
                kept[index] = series.play(index)
                file.write(f"\n{json.dumps(asdict(kept[index]))}")
                file.flush()
                print(f"\r{index + 1} of {many}", end="", file=sys.stderr)
            yield kept[index]
    print(file=sys.stderr)


def held(played: Sequence[Played]) -> Trust:
    """The slope of scores on luck. Noise of the reckoning makes luck look wider than it is, and the slope flatter."""
    places = [(game.luck[seat], game.scores[seat]) for game in played for seat in range(len(game.luck))]
    middle = sum(luck for luck, _ in places) / len(places)
    mean = sum(score for _, score in places) / len(places)
    wide = sum((luck - middle) ** 2 for luck, _ in places) - sum(sum(game.noise) for game in played)
    if wide <= 0.0:
        return Trust(hold=0.0)
    slope = sum((luck - middle) * (score - mean) for luck, score in places) / wide
    clusters = [
        sum(
            (luck - middle) * (score - mean - slope * (luck - middle))
            for luck, score in zip(game.luck, game.scores, strict=True)
        )
        for game in played
    ]
    error = sqrt(sum(cluster**2 for cluster in clusters)) / wide
    return Trust(hold=round(max(0.0, min(1.0, slope)), 3), error=round(error, 3))


def write(game: Game, found: Held) -> None:
    """Beside those of other tables in the sources; the installed package may have older ones."""
    file = Path(__file__).parent.parent / "src/ludarium/games" / folder_of(game).name / FILE
    table = msgspec.json.decode(file.read_bytes(), type=Table) if file.exists() else Table(held=[])
    kept = [one for one in table.held if (one.seats, one.options) != (found.seats, found.options)]
    rows = sorted([*kept, found], key=lambda one: (one.seats, sorted(one.options)))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(Table(held=rows)), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.luck", description=__doc__.splitlines()[0])
    add_setup(parser, "master")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=660_000)
    parser.add_argument("--write", action="store_true", help="put the number into the game's folder")
    arguments = parser.parse_args()
    setup = setup_of(parser, arguments)
    if arguments.games < 2 or arguments.seats < 2:
        parser.error("--games and --seats must be two at least")
    series = Series(setup, arguments.bot, arguments.seed)
    trust = held(list(games(series, arguments.games)))
    print(
        f"{setup.game.name}, {setup.seats} seats, {arguments.games} games of {series.bot}: "
        f"{trust.hold:.2f} ± {Z * trust.error:.2f} of luck holds"
    )
    if arguments.write:
        found = Held(
            seats=setup.seats,
            options=setup.variant,
            version=setup.version,
            bot=series.bot,
            games=arguments.games,
            seed=series.seed,
            trust=trust,
        )
        write(setup.game, found)


if __name__ == "__main__":
    main()
