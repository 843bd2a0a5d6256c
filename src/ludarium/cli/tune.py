"""`ludarium tune`: which values of reconstructed constants would make a game more even, and how sure that is."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.simulate import INTERRUPTED, grid, progress_bar, table_of
from ludarium.cli.speech import interface
from ludarium.core.text import Catalogue
from ludarium.lab.tuning import FACTS, GOALS, Evidence, Task, best_values, dials, judge, search

REACH = 2


def tune_game(
    game_id: str,
    players: str,
    constants: str,
    goals_text: str,
    games_text: str,
    trials_text: str,
    seed_text: str,
    preset: str | None,
    options: Sequence[str],
    workers_text: str,
    cluster: str,
    at_random: Sequence[str],
    judges: Sequence[str],
    file: Path | None,
    language: str,
    *,
    as_json: bool,
) -> int:
    ui = interface(language)
    game = arguments.game_named(game_id, ui)
    games = arguments.number(games_text, "--games", 20, ui)
    trials = arguments.number(trials_text, "--trials", 1, ui)
    workers = arguments.number(workers_text, "--workers", 1, ui)
    goals = tuple(arguments.one_of(goal.strip(), "--goal", GOALS, ui) for goal in goals_text.split(","))
    table = table_of(game, [players], seed_text, preset, options, at_random, ui)
    if len(table.bots) < 2:
        raise WrongArgument(ui.say("error-tune-alone"))
    if FACTS in goals and not at_random:
        raise WrongArgument(ui.say("error-tune-lot"))
    checked = [arguments.bot_names(text, "--judge", game, ui) for text in judges] or [table.bots]
    for bots in checked:
        arguments.setup(game, len(bots), dict(table.chosen), ui)
    turned = tuple(dials(game, [name.strip() for name in constants.split(",")], REACH))
    both = sorted({path for dial in turned for path in dial.paths} & dict(table.chosen).keys())
    if both:
        raise WrongArgument(ui.say("error-tune-set", names=", ".join(both)))
    task = Task(table, turned, goals, games, workers, cluster)
    try:
        with progress_bar(ui.say("tune-trials"), trials) as (bar, row):
            study = search(task, trials, file, table.seed, lambda: bar.advance(row))
    except KeyboardInterrupt:
        print(ui.say("tune-kept", path=str(file)) if file else ui.say("tune-lost"))
        return INTERRUPTED
    values = best_values(study)
    changes = {
        path: value
        for dial in turned
        for path, was, value in zip(dial.paths, dial.now, values[dial.name])
        if value != was
    }
    found: list[Evidence] = []
    if changes:
        with progress_bar(ui.say("tune-judging"), len(checked)) as (bar, row):
            for evidence in judge(task, values, checked):
                found.append(evidence)
                bar.advance(row)
    if as_json:
        print(json.dumps(_report(task, changes, found, trials)))
    else:
        _print(task, changes, found, ui)
    return 0


def _report(task: Task, changes: dict[str, int], found: Sequence[Evidence], trials: int) -> dict[str, object]:
    return {
        "game": task.game.id,
        "goals": list(task.goals),
        "trials": trials,
        "games": task.games,
        "changes": changes,
        "evidence": [
            {
                "bots": list(one.bots),
                "before": one.before,
                "after": one.after,
                "gain": one.gain,
                "interval": list(one.interval),
                "better": one.better,
            }
            for one in found
        ],
        "agreed": bool(found) and all(one.better for one in found),
    }


def _print(task: Task, changes: dict[str, int], found: Sequence[Evidence], ui: Catalogue) -> None:
    console = Console(highlight=False)
    if not changes:
        console.print(ui.say("tune-nothing"))
        return
    now = {path: was for dial in task.dials for path, was in zip(dial.paths, dial.now)}
    rows = grid(ui, "tune-constant", "tune-now", "tune-would")
    for path, value in changes.items():
        rows.add_row(path, str(now[path]), str(value))
    console.print(rows)
    console.print()
    shown = grid(ui, "sim-bot", "tune-before", "tune-after", "tune-gain", "sim-interval")
    for one in found:
        interval = f"{1e4 * one.interval.low:.1f} … {1e4 * one.interval.high:.1f}"
        gain = f"{1e4 * one.gain:.1f}"
        shown.add_row(", ".join(one.bots), _typical(one.before), _typical(one.after), gain, interval)
    console.print(shown)
    console.print()
    console.print(ui.say("tune-explained"), style="dim")
    agreed = all(one.better for one in found)
    console.print(ui.say("tune-agreed" if agreed else "tune-not-agreed"))


def _typical(square: float) -> str:
    """A mean square as the deviation that it stands for."""
    return f"{100 * math.sqrt(max(0.0, square)):.1f} %"
