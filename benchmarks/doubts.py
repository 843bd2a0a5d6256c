"""Whether leads hold: `python -m benchmarks.doubts GAME --seats 3 --step draft --positions 100 --pairs 20`.

The coach tells leads by games in which everybody follows the quick policy. Here a position of each of many games of
bots, in which this step asks, is played on by those bots to the end of the game: after the best move found and after
another, the next best or any, in the same worlds dealt again and with the same luck. What is seen of the leads told,
and how far they are off beside that, is the doubt of the model (`ludarium.coach.doubt`). Positions are appended to a
file under build/ as they come: run the same command again to go on where it stopped. `--write` puts the numbers into
the game's folder.
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
from ludarium.bots.bot import Bot
from ludarium.bots.levels import make_bot
from ludarium.coach.doubt import FILE, Doubt, Table, Trust
from ludarium.coach.judge import Arm, Effort, Judge
from ludarium.core import kernel
from ludarium.core.game import Game, Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import folder_of
from ludarium.lab.match import decide, play_out
from ludarium.lab.statistic import Z

RESULTS = Path("build") / "doubts"
EFFORT = Effort(1000, 1280, 1280)  # the told lead's own error is to be small beside that of the games
EACH = 40  # games looked at for one that has such a decision


@dataclass(frozen=True)
class Pair:
    """One world, played on after the better move and after the other: how much better it ended."""

    win: float  # share of the win
    margin: float  # points ahead of the best rival


@dataclass(frozen=True)
class Seen:
    """A position: the lead told, and what was seen of it. Chances are None where points are told."""

    index: int
    chance: float | None
    points: float
    error: float
    points_error: float
    better: float | None
    won: float  # of the games after the better move
    pairs: list[Pair]


@dataclass(frozen=True)
class Series:
    setup: Setup
    step: str
    bot: str
    pairs: int
    seed: int

    @property
    def file(self) -> Path:
        return file_of(RESULTS, self.setup, self.step, self.bot, self.pairs, self.seed)


def table_of(series: Series, seed: int) -> list[Bot]:
    setup = series.setup
    return [make_bot(series.bot, setup.game, derive(seed, 1 + seat)) for seat in range(setup.seats)]


def position(series: Series, index: int) -> tuple[State, int]:
    """A decision of the step, by lot, out of a game of the bots."""
    setup = series.setup
    for game in range(EACH):
        seed = derive(series.seed, index, game)
        host, bots, moves = Seeded(seed), table_of(series, seed), Moves()
        state, lot = setup.begin(host), Seeded(derive(seed, 0))
        found: tuple[State, int] | None = None
        many = 0
        while not state.over:
            seat = int(state.actor())
            kernel.legal(state, seat, moves)
            fresh = state.turn.drafts[seat].size == 0
            if moves.size > 1 and fresh and state.step.name == series.step:
                many += 1
                if lot.roll(many) == 0:
                    found = state.clone(), seat
            move = decide(bots[seat], state, seat, moves) if moves.size > 1 else moves[0]
            kernel.play(state, seat, move, host)
        if found is not None:
            return found
    raise ValueError(f"no decision {series.step!r} in {EACH} games")


def look(series: Series, judge: Judge, index: int) -> Seen:
    state, seat = position(series, index)
    seed = derive(series.seed, index, EACH)
    copy = kernel.redealt(state, seat, Seeded(derive(seed, 0)))
    arms = [Arm(line) for line in judge.lines(copy, seat, (), Seeded(derive(seed, 1)))]
    ranked = sorted(
        judge.search(copy, seat, list(arms), False, derive(seed, 2)),
        key=lambda arm: -arm.mean(judge.by_chance),
    )
    others = [arm for arm in arms if arm is not ranked[0]]
    # The next best is what hints tell of; what people play instead may be any.
    other = ranked[1] if index % 2 == 0 else others[Seeded(derive(seed, 3)).roll(len(others))]
    told = judge.compare(copy, seat, ranked[0].line, other.line, derive(seed, 4))
    pairs, won = [], 0.0
    for pair in range(series.pairs):
        one, two = (
            ended(series, state, seat, arm.line[0], derive(seed, 5, pair)) for arm in (ranked[0], other)
        )
        pairs.append(Pair(round(one[0] - two[0], 4), one[1] - two[1]))
        won += one[0]
    return Seen(
        index=index,
        chance=told.chance,
        points=told.points,
        error=told.error,
        points_error=told.points_error,
        better=told.better,
        won=round(won / series.pairs, 4),
        pairs=pairs,
    )


def ended(series: Series, state: State, seat: int, move: int, seed: int) -> tuple[float, float]:
    """The world with this seed after the move, played on: the share of the win, and the margin."""
    world, host = kernel.redealt(state, seat, Seeded(derive(seed, 0))), Seeded(derive(seed, 2))
    kernel.play(world, seat, move, host)
    play_out(world, table_of(series, derive(seed, 1)), host)
    winners, scores = world.winners(), world.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return 1 / len(winners) if seat in winners else 0.0, float(scores[seat] - best)


def positions(series: Series, many: int) -> Iterator[Seen]:
    """Those that were looked at before, then the others."""
    found = 0
    series.file.parent.mkdir(parents=True, exist_ok=True)
    if series.file.exists():
        for line in series.file.read_text(encoding="utf-8").splitlines():
            if line.endswith("}") and found < many:  # a run that was killed may have left half a line
                yield msgspec.json.decode(line, type=Seen)
                found += 1
    judge = Judge(series.setup, EFFORT)
    judge.doubts = {}
    with series.file.open("a", encoding="utf-8") as file:
        for index in range(found, many):
            seen = look(series, judge, index)
            file.write(f"\n{json.dumps(asdict(seen))}")
            file.flush()
            print(f"\r{series.step}: {index + 1} of {many}", end="", file=sys.stderr)
            yield seen
    print(file=sys.stderr)


def fitted(told: Sequence[float], rows: Sequence[Sequence[float]]) -> Trust:
    """The part of the leads that was seen on average, its error, and how far positions are off beside that and beside
    what so few games leave open."""
    seen = [sum(row) / len(row) for row in rows]
    squares = sum(x * x for x in told)
    hold = sum(x * y for x, y in zip(told, seen, strict=True)) / squares
    gaps = [y - hold * x for x, y in zip(told, seen, strict=True)]
    error = sqrt(sum((x * gap) ** 2 for x, gap in zip(told, gaps, strict=True))) / squares
    noise = [
        sum((one - mean) ** 2 for one in row) / (len(row) - 1) / len(row)
        for row, mean in zip(rows, seen, strict=True)
    ]
    spread = sqrt(max(0.0, sum(gap * gap - open for gap, open in zip(gaps, noise, strict=True)) / len(gaps)))
    return Trust(hold=round(min(1.0, max(0.0, hold)), 3), error=round(error, 3), spread=round(spread, 4))


def too_high(seen: Sequence[Seen], trust: Trust) -> float:
    """By how much chances after the better move, drawn together, were told higher than they were won; nothing where
    that may be luck."""
    gaps = [
        trust.drawn(one.better, one.better - one.chance / 2) - one.won
        for one in seen
        if one.better is not None and one.chance is not None
    ]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return round(mean, 4) if mean > Z * error else 0.0


def chances_of(seen: Sequence[Seen]) -> Trust:
    told = [one.chance for one in seen if one.chance is not None]
    if not told:
        return Trust()
    trust = fitted(told, [[pair.win for pair in one.pairs] for one in seen])
    return msgspec.structs.replace(trust, high=too_high(seen, trust))


def doubt_of(series: Series, seen: Sequence[Seen]) -> Doubt:
    setup = series.setup
    return Doubt(
        step=series.step,
        seats=setup.seats,
        options=setup.variant,
        version=setup.game.version,
        bot=series.bot,
        positions=len(seen),
        pairs=series.pairs,
        seed=series.seed,
        chance=chances_of(seen),
        points=fitted([one.points for one in seen], [[pair.margin for pair in one.pairs] for one in seen]),
    )


def told(found: Doubt, seen: Sequence[Seen]) -> str:
    """What is kept, and beside it the means."""
    lines = [f"{found.step}, {found.seats} seats: {found.positions} positions, {found.pairs} pairs each"]
    pairs = [pair for one in seen for pair in one.pairs]
    for name, trust, leads, ends in (
        ("chance", found.chance, [one.chance for one in seen], [pair.win for pair in pairs]),
        ("points", found.points, [one.points for one in seen], [pair.margin for pair in pairs]),
    ):
        known = [lead for lead in leads if lead is not None]
        if known:
            lines.append(
                f"  {name}: {trust.hold:.2f} ± {Z * trust.error:.2f} of a lead holds, off by {trust.spread:.3f} "
                f"beside it; told {sum(known) / len(known):.3f}, seen {sum(ends) / len(ends):.3f}"
            )
    better = [one.better for one in seen if one.better is not None]
    if better:
        won = sum(one.won for one in seen) / len(seen)
        lines.append(
            f"  after the better move: told {sum(better) / len(better):.3f}, won {won:.3f}; "
            f"{found.chance.high:.3f} too high"
        )
    return "\n".join(lines)


def write(game: Game, found: Doubt) -> None:
    """Beside those of other tables and steps in the sources; the installed package may have older ones."""
    file = Path(__file__).parent.parent / "src/ludarium/games" / folder_of(game).name / FILE
    table = msgspec.json.decode(file.read_bytes(), type=Table) if file.exists() else Table(doubts=[])
    place = (found.step, found.seats, found.options)
    kept = [doubt for doubt in table.doubts if (doubt.step, doubt.seats, doubt.options) != place]
    rows = sorted([*kept, found], key=lambda doubt: (doubt.step, doubt.seats, sorted(doubt.options)))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(Table(doubts=rows)), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.doubts", description=__doc__.splitlines()[0])
    add_setup(parser, "master")
    parser.add_argument("--step", required=True, help="the kind of decision: a step of the rules")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=20, help="of games, from each position")
    parser.add_argument("--seed", type=int, default=880_000)
    parser.add_argument("--write", action="store_true", help="put the numbers into the game's folder")
    arguments = parser.parse_args()
    setup = setup_of(parser, arguments)
    if arguments.pairs < 2 or arguments.positions < 2 or arguments.seats < 2:
        parser.error("--positions, --pairs and --seats must be two at least")
    series = Series(setup, arguments.step, arguments.bot, arguments.pairs, arguments.seed)
    seen = list(positions(series, arguments.positions))
    found = doubt_of(series, seen)
    print(told(found, seen))
    if arguments.write:
        write(setup.game, found)


if __name__ == "__main__":
    main()
