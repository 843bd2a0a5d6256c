"""`ludarium simulate --report`: games at one or several tables, and what they say about the game, as HTML."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.file import check_report, save_report
from ludarium.cli.simulate import INTERRUPTED, Simulation, grid, percent, print_speed, progress_bar, whole
from ludarium.cli.speech import texts_of
from ludarium.core.game import Game
from ludarium.core.text import Catalogue
from ludarium.lab.report.chart import Label
from ludarium.lab.report.page import titles_of, write_page
from ludarium.lab.survey import Survey, survey, variants
from ludarium.lab.worker_pool import work_through

MOST_TABLES = 100


def report_games(asked: Simulation, path: Path) -> int:
    ui, game, games, seed, workers = asked.ui, asked.game, asked.games, asked.seed, asked.workers
    names = [arguments.bot_names(text, "--players", game, ui) for text in asked.players]
    for bots in names:
        if names.count(bots) > 1:
            raise WrongArgument(ui.say("error-players-twice", players=",".join(bots)))
    chosen = arguments.choices(asked.preset, asked.options, game, ui)
    tables = variants(game, names, chosen, seed, asked.steps)
    if len(tables) > MOST_TABLES:
        raise WrongArgument(ui.say("error-tables", tables=len(tables), most=MOST_TABLES))
    check_report(path, ui)
    surveys = [Survey(table) for table in tables]
    interrupted = False
    began = time.perf_counter()
    try:
        with progress_bar(game.name, games * len(tables)) as (bar, task):
            for batch in work_through(tables, games, workers, survey, asked.cluster):
                with whole():
                    surveys[batch.job.table].merge(batch.found)
                bar.advance(task, batch.found.tally.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    label = labels(game)
    save_report(write_page(game, surveys, label, _command(asked), games), path, ui)
    if asked.as_json:
        found = {
            "game": game.id,
            "report": str(path),
            "tables": [one.tally.counts() for one in surveys],
            "seconds": round(seconds, 3),
            "workers": workers,
            "interrupted": interrupted,
        }
        print(json.dumps(found))
    else:
        print_surveys(surveys, titles_of(game, surveys, label), seconds, game.name, path, ui, interrupted)
    return INTERRUPTED if interrupted else 0


def labels(game: Game) -> Label:
    """Names from the game's catalogue; where it has none, the word itself. In English, as the page is."""
    texts = Catalogue(texts_of(game))

    def label(kind: str, code: str) -> str:
        message = f"{kind}-{code}"
        return texts.say(message) if texts.has(message) else code.replace("_", " ")

    return label


def _command(asked: Simulation) -> str:
    """What to type for the same report; how many workers share the games makes no difference."""
    words = ["ludarium", "simulate", asked.game.id]
    for text in asked.players:
        words += ["--players", text]
    words += ["--games", str(asked.games), "--seed", str(asked.seed)]
    words += [] if asked.preset is None else ["--preset", asked.preset]
    for text in asked.options:
        words += ["--option", text]
    for step in asked.at_random:
        words += ["--at-random", step]
    return shlex.join([*words, "--report", "FILE"])


def print_surveys(
    surveys: Sequence[Survey],
    titles: Sequence[str],
    seconds: float,
    name: str,
    path: Path,
    ui: Catalogue,
    interrupted: bool,
) -> None:
    """A line for each table; all the rest is in the report."""
    console = Console(highlight=False)
    if interrupted:
        console.print(ui.say("sim-interrupted"), style="yellow")
    rows = grid(ui, "sim-table", "report-games", "sim-score", "sim-won-score", "sim-seat-rates")
    for title, one in zip(titles, surveys):
        tally = one.tally
        rates = [percent(wins / tally.games) if tally.games else "–" for wins in tally.seat_wins]
        rows.add_row(
            title,
            str(tally.games),
            f"{one.scores.mean:.2f}",
            f"{one.won_scores.mean:.2f}" if one.won_scores.times else "–",
            "  ".join(rates),
        )
    console.print(name, style="bold")
    console.print()
    console.print(rows)
    console.print()
    decisions = sum(one.tally.decisions for one in surveys)
    print_speed(console, ui, decisions, sum(one.tally.games for one in surveys), seconds)
    console.print(ui.say("report-written", path=str(path)))
