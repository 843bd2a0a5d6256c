"""`ludarium tournament`: a round robin of bots, rated."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from rich.console import Console

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.simulate import INTERRUPTED, grid, percent, print_speed, progress_bar, spread, whole
from ludarium.cli.speech import interface
from ludarium.core.text import Catalogue
from ludarium.lab.statistic import wilson
from ludarium.lab.tournament import Tournament, round_robin
from ludarium.lab.worker_pool import play_tables


def hold_tournament(
    game_id: str,
    bots: str,
    players_text: str | None,
    games_text: str,
    seed_text: str,
    preset: str | None,
    options: Sequence[str],
    workers_text: str,
    cluster: str,
    language: str,
    *,
    as_json: bool,
) -> int:
    ui = interface(language)
    game = arguments.game_named(game_id, ui)
    games = arguments.number(games_text, "--games", 1, ui)
    seed = arguments.number(seed_text, "--seed", 0, ui)
    workers = arguments.number(workers_text, "--workers", 1, ui)
    names = arguments.bot_names(bots, "--bots", game, ui)
    for name in names:
        if names.count(name) > 1:
            raise WrongArgument(ui.say("error-bots-twice", name=name))
    chosen = arguments.settings(preset, options, game, ui)
    seats = game.seats[0] if players_text is None else arguments.number(players_text, "--players", 1, ui)
    arguments.setup(game, seats, chosen, ui)
    if len(names) < seats:
        raise WrongArgument(ui.say("error-bots-few", seats=seats, bots=len(names)))
    tables = round_robin(game.id, names, seats, chosen.items(), seed)
    tournament = Tournament(tables)
    interrupted = False
    began = time.perf_counter()
    try:
        with progress_bar(game.name, games * len(tables)) as (bar, task):
            for batch in play_tables(tables, games, workers, cluster):
                with whole():
                    for place, outcome in enumerate(batch.found):
                        tournament.add(batch.job.table, batch.job.start + place, outcome)
                bar.advance(task, len(batch.found))
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    if as_json:
        report = {
            "game": game.id,
            "bots": list(names),
            "players": seats,
            "options": chosen,
            "seed": seed,
            "tables": len(tables),
            "games": len(tournament.games),
            "standings": [standing.report() for standing in tournament.standings()],
            "duels": {f"{one} {other}": round(rate, 6) for (one, other), rate in tournament.duels().items()},
            "decisions": tournament.decisions,
            "seconds": round(seconds, 3),
            "workers": workers,
            "interrupted": interrupted,
        }
        print(json.dumps(report))
    else:
        print_standings(tournament, seats, seconds, game.name, ui, interrupted)
    return INTERRUPTED if interrupted else 0


def print_standings(
    tournament: Tournament, seats: int, seconds: float, name: str, ui: Catalogue, interrupted: bool
) -> None:
    console = Console(highlight=False)
    if interrupted:
        console.print(ui.say("sim-interrupted"), style="yellow")
    standings = tournament.standings()
    games = len(tournament.games)
    title = ui.say(
        "tour-title", game=name, bots=len(standings), seats=seats, tables=len(tournament.tables), games=games
    )
    console.print(title, style="bold")
    console.print()
    ranks = grid(
        ui,
        "sim-bot",
        "tour-rating",
        "tour-skill",
        "tour-games",
        "sim-wins",
        "sim-rate",
        "sim-interval",
        "sim-score",
    )
    for one in standings:
        ranks.add_row(
            one.name,
            f"{one.rating:.2f}",
            f"{one.mu:.2f} ± {one.sigma:.2f}",
            str(one.games),
            f"{one.wins:.10g}",
            percent(one.wins / one.games if one.games else 0.0),
            spread(*wilson(one.wins, one.games)),
            f"{one.scores.mean:.2f}",
        )
    console.print(ranks)
    console.print()
    console.print(ui.say("tour-duels"), style="dim")
    duels = tournament.duels()
    crossed = grid(ui, "sim-bot")
    for one in standings:
        crossed.add_column(one.name, justify="right")
    for one in standings:
        rates = (duels.get((one.name, other.name)) for other in standings)
        crossed.add_row(one.name, *("–" if rate is None else percent(rate) for rate in rates))
    console.print(crossed)
    console.print()
    print_speed(console, ui, tournament.decisions, games, seconds)
