"""`ludarium simulate`: many games of bots, counted."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.core.game import Game
from ludarium.core.text import Catalogue
from ludarium.lab.match import Table
from ludarium.lab.statistic import Tally, wilson
from ludarium.lab.worker_pool import play_tables

INTERRUPTED = 130


@dataclass(frozen=True)
class Simulation:
    """What is to be played, as it was typed; it is refused where it is read."""

    game_id: str
    players: Sequence[str]
    games_text: str
    seed_text: str
    preset: str | None
    options: Sequence[str]
    workers_text: str
    cluster: str
    at_random: Sequence[str]
    ui: Catalogue
    as_json: bool

    @cached_property
    def game(self) -> Game:
        return arguments.game_named(self.game_id, self.ui)

    @cached_property
    def games(self) -> int:
        return arguments.number(self.games_text, "--games", 1, self.ui)

    @cached_property
    def seed(self) -> int:
        return arguments.number(self.seed_text, "--seed", 0, self.ui)

    @cached_property
    def workers(self) -> int:
        return arguments.number(self.workers_text, "--workers", 1, self.ui)

    @cached_property
    def steps(self) -> tuple[str, ...]:
        """Where all bots choose by lot."""
        return tuple(arguments.step_named(name, self.game, self.ui) for name in self.at_random)

    def table(self) -> Table:
        """The one table that is asked for."""
        seating = (self.players, self.seed_text, self.preset, self.options, self.at_random)
        return table_of(self.game, *seating, self.ui)


def simulate_games(asked: Simulation) -> int:
    ui, game, games, workers = asked.ui, asked.game, asked.games, asked.workers
    tally = Tally(asked.table())
    interrupted = False
    began = time.perf_counter()
    try:
        with progress_bar(game.name, games) as (bar, task):
            for batch in play_tables([tally.table], games, workers, asked.cluster):
                with whole():
                    tally.add(batch.job.start, batch.found)
                bar.advance(task, len(batch.found))
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    if asked.as_json:
        print(json.dumps({**tally.report(seconds), "workers": workers, "interrupted": interrupted}))
    else:
        print_tally(tally, seconds, game.name, ui, interrupted)
    return INTERRUPTED if interrupted else 0


def table_of(
    game: Game,
    players: Sequence[str],
    seed_text: str,
    preset: str | None,
    options: Sequence[str],
    at_random: Sequence[str],
    ui: Catalogue,
) -> Table:
    """The one table that is asked for; refuses now what every game would refuse."""
    seed = arguments.number(seed_text, "--seed", 0, ui)
    if len(players) > 1:
        raise WrongArgument(ui.say("error-players-several"))
    names = arguments.bot_names(players[0], "--players", game, ui)
    chosen = arguments.settings(preset, options, game, ui)
    arguments.setup(game, len(names), chosen, ui)
    steps = tuple(arguments.step_named(name, game, ui) for name in at_random)
    return Table(game.id, names, tuple(chosen.items()), seed, steps)


@contextmanager
def whole() -> Iterator[None]:
    """Puts off an interrupt until what stands inside is done: half a batch would be counted wrongly."""
    held: list[FrameType | None] = []
    usual = signal.signal(signal.SIGINT, lambda _, frame: held.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if held and callable(usual):
        usual(signal.SIGINT, held[0])


@contextmanager
def progress_bar(name: str, total: int) -> Iterator[tuple[Progress, TaskID]]:
    """On stderr, and gone when done: stdout holds the result alone."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield bar, bar.add_task(name, total=total)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def spread(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}"


def grid(ui: Catalogue, *labels: str) -> Grid:
    """A grid whose first column is a name and whose others are numbers."""
    made = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for place, label in enumerate(labels):
        made.add_column(ui.say(label), justify="right" if place else "left", no_wrap=True)
    return made


def print_tally(tally: Tally, seconds: float, name: str, ui: Catalogue, interrupted: bool) -> None:
    console = Console(highlight=False)
    if interrupted:
        console.print(ui.say("sim-interrupted"), style="yellow")
    bots = tally.table.bots
    console.print(ui.say("sim-title", game=name, games=tally.games, players=", ".join(bots)), style="bold")
    console.print()
    alone = len(bots) == 1
    by_bot = grid(
        ui, "sim-bot", "sim-seats", "sim-wins", "sim-rate", "sim-interval", "sim-score", "sim-interval"
    )
    if alone:
        by_bot.add_column(ui.say("sim-won-score"), justify="right")
    for bot, wins in tally.wins.items():
        scores = tally.scores[bot]
        by_bot.add_row(
            bot,
            str(bots.count(bot)),
            f"{wins:g}",
            percent(wins / tally.games if tally.games else 0.0),
            spread(*wilson(wins, tally.games)),
            f"{scores.mean:.2f}",
            "{:.2f}–{:.2f}".format(*scores.interval),
            *([f"{tally.won_scores[bot].mean:.2f}" if wins else "–"] if alone else []),
        )
    console.print(by_bot)
    console.print()
    if not alone:
        print_seats(console, tally, ui)
    lengths = tally.lengths
    console.print(ui.say("sim-lengths", mean=f"{lengths.mean:.1f}", least=lengths.least, most=lengths.most))
    print_speed(console, ui, tally.fresh_decisions, tally.fresh_games, seconds)


def print_seats(console: Console, tally: Tally, ui: Catalogue) -> None:
    by_seat = grid(ui, "sim-seat", "sim-wins", "sim-rate", "sim-interval")
    for seat, wins in enumerate(tally.seat_wins):
        rate = wins / tally.games if tally.games else 0.0
        by_seat.add_row(str(seat), f"{wins:.10g}", percent(rate), spread(*wilson(wins, tally.games)))
    console.print(by_seat)
    console.print()


def print_speed(console: Console, ui: Catalogue, decisions: int, games: int, seconds: float) -> None:
    pace = 1 / seconds if seconds > 0 else 0.0
    console.print(
        ui.say(
            "sim-speed",
            decisions=decisions,
            seconds=f"{seconds:.2f}",
            pace=f"{decisions * pace:,.0f}",
            games=f"{games * pace:,.1f}",
        )
    )
