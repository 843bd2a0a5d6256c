"""The commands and their arguments. Each command's work lives in a module of its own, loaded when needed.

The helps are messages of the catalogue: `run` says them in the reader's language (`usage.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ludarium.cli.operator import operator
from ludarium.cli.parameter import (
    ArchiveFolder,
    AsJson,
    At,
    Cluster,
    GameId,
    Games,
    Language,
    Options,
    Preset,
    RecordFile,
    Seed,
    Workers,
    spoken,
)

WRONG = 2
INTERRUPTED = 130

app = typer.Typer(
    name="ludarium",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
records = typer.Typer(name="record", help="usage-record", no_args_is_help=True)
app.add_typer(records)
app.add_typer(operator)
archives = typer.Typer(name="archive", help="usage-archive", no_args_is_help=True)
app.add_typer(archives)
puzzles = typer.Typer(name="puzzles", help="usage-puzzles", no_args_is_help=True)
app.add_typer(puzzles)
clusters = typer.Typer(name="cluster", help="usage-cluster", no_args_is_help=True)
app.add_typer(clusters)


@app.callback(help="usage-ludarium")
def ludarium(lang: Language = None) -> None:
    if lang is not None:
        spoken(lang)  # before a command it goes for the command, see run()


@app.command(help="usage-games")
def games(json: AsJson = False, lang: Language = None) -> None:
    from ludarium.cli.games import list_games

    list_games(spoken(lang), as_json=json)


@app.command(help="usage-play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="usage-play-game")] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="human|BOT", help="usage-play-seat")] = None,
    preset: Preset = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="usage-play-seed")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="usage-play-daily")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="usage-play-resume")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-play-save")] = None,
    hints: Annotated[bool, typer.Option("--hints", help="usage-play-hints")] = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.play import play_game, resume_game

    language = spoken(lang)
    if resume:
        anew = preset is not None or bool(option) or seed is not None or daily
        raise typer.Exit(resume_game(game or "", seat or [], save, language, anew=anew))
    chosen = (preset, option or [], seed, save, language)
    raise typer.Exit(play_game(game, seat or [], *chosen, daily=daily, hints=hints))


@app.command(help="usage-learn")
def learn(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="usage-learn-game")] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="usage-learn-lesson")] = None,
    again: Annotated[bool, typer.Option("--again", help="usage-learn-again")] = False,
    check: Annotated[bool, typer.Option("--check", help="usage-learn-check")] = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.learn import check_lessons, learn

    if check:
        raise typer.Exit(check_lessons(game, spoken(lang)))
    raise typer.Exit(learn(game, lesson, spoken(lang), again=again))


@app.command(help="usage-simulate")
def simulate(
    game: GameId,
    players: Annotated[list[str], typer.Option(metavar="BOT,BOT,...", help="usage-simulate-players")],
    games: Games = "100",
    seed: Seed = "0",
    preset: Preset = None,
    option: Options = None,
    workers: Workers = "1",
    cluster: Cluster = "",
    json: AsJson = False,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-simulate-report")] = None,
    at_random: Annotated[list[str] | None, typer.Option(metavar="STEP", help="usage-simulate-random")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="usage-simulate-data")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="usage-simulate-decisions")] = False,
    records: Annotated[bool, typer.Option("--records", help="usage-simulate-records")] = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.archive import kept, simulate_into
    from ludarium.cli.report import report_games
    from ludarium.cli.simulate import Simulation, simulate_games
    from ludarium.cli.speech import interface

    ui = interface(spoken(lang))
    settings = (games, seed, preset, option or [], workers, cluster, at_random or [])
    asked = Simulation(game, players, *settings, ui, json)
    kinds = kept(data, report, ui, decisions=decisions, records=records)
    if data is not None:
        raise typer.Exit(simulate_into(data, kinds, asked))
    if report is None:
        raise typer.Exit(simulate_games(asked))
    raise typer.Exit(report_games(asked, report))


@app.command(help="usage-tournament")
def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="usage-tournament-bots")],
    players: Annotated[str | None, typer.Option(metavar="N", help="usage-tournament-players")] = None,
    games: Games = "20",
    seed: Seed = "0",
    preset: Preset = None,
    option: Options = None,
    workers: Workers = "1",
    cluster: Cluster = "",
    json: AsJson = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.tournament import hold_tournament

    settings = (players, games, seed, preset, option or [], workers, cluster)
    raise typer.Exit(hold_tournament(game, bots, *settings, spoken(lang), as_json=json))


@app.command(help="usage-tune")
def tune(
    game: GameId,
    players: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="usage-tune-players")],
    constants: Annotated[str, typer.Option(metavar="NAME,NAME,...", help="usage-tune-constants")],
    goal: Annotated[str, typer.Option(metavar="places,facts", help="usage-tune-goal")] = "places",
    games: Annotated[str, typer.Option(metavar="N", help="usage-tune-games")] = "400",
    trials: Annotated[str, typer.Option(metavar="N", help="usage-tune-trials")] = "60",
    seed: Seed = "0",
    preset: Preset = None,
    option: Options = None,
    workers: Workers = "1",
    cluster: Cluster = "",
    at_random: Annotated[list[str] | None, typer.Option(metavar="STEP", help="usage-simulate-random")] = None,
    judge: Annotated[list[str] | None, typer.Option(metavar="BOT,BOT,...", help="usage-tune-judge")] = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-tune-file")] = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.tune import tune_game

    settings = (games, trials, seed, preset, option or [], workers, cluster, at_random or [])
    asked = (game, players, constants, goal, *settings, judge or [], file, spoken(lang))
    raise typer.Exit(tune_game(*asked, as_json=json))


@app.command(help="usage-solve")
def solve(
    game: GameId,
    seed: Annotated[str | None, typer.Option(metavar="N", help="usage-solve-seed")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-solve-record")] = None,
    at: At = None,
    seconds: Annotated[str, typer.Option(metavar="S", help="usage-solve-seconds")] = "60",
    preset: Preset = None,
    option: Options = None,
    question: Annotated[str | None, typer.Option(metavar="Q", help="usage-solve-question")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-solve-save")] = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.solve import solve_game

    asked = (seed, record, at, seconds, preset, option or [], question, save)
    raise typer.Exit(solve_game(game, *asked, spoken(lang)))


@app.command(help="usage-analyse")
def analyse(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="usage-record-file")],
    seconds: Annotated[str | None, typer.Option(metavar="S", help="usage-analyse-seconds")] = None,
    json: AsJson = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-analyse-html")] = None,
    workers: Workers = "1",
    cluster: Cluster = "",
    lang: Language = None,
) -> None:
    from ludarium.cli.analyse import analyse_records

    asked = (files, seconds, html, workers, cluster)
    raise typer.Exit(analyse_records(*asked, spoken(lang), as_json=json))


@app.command(help="usage-serve")
def serve(
    host: Annotated[str, typer.Option(help="usage-serve-host")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="usage-serve-port")] = "8360",
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="usage-serve-data")] = None,
    bot_workers: Annotated[str, typer.Option(metavar="K", help="usage-serve-workers")] = "1",
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help="usage-serve-origin")] = None,
    metrics: Annotated[str, typer.Option(metavar="WHO", help="usage-serve-metrics")] = "local",
    log: Annotated[str, typer.Option(metavar="FORM", help="usage-serve-log")] = "text",
    access_log: Annotated[bool, typer.Option("--access-log", help="usage-serve-access-log")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="usage-serve-no-browser")] = False,
    no_check: Annotated[bool, typer.Option("--no-check", help="usage-serve-no-check")] = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.serve import serve_room

    asked = (host, port, data, bot_workers, origin or [], metrics, log, spoken(lang))
    serve_room(*asked, access_log=access_log, browser=not no_browser, look=not no_check)


@records.command(help="usage-verify")
def verify(file: RecordFile, lang: Language = None) -> None:
    from ludarium.cli.record import verify_record

    verify_record(file, spoken(lang))


@records.command(help="usage-show")
def show(
    file: RecordFile,
    at: At = None,
    seat: Annotated[str | None, typer.Option(metavar="S", help="usage-show-seat")] = None,
    all_hands: Annotated[bool, typer.Option("--all", help="usage-show-all")] = False,
    step: Annotated[bool, typer.Option("--step", help="usage-show-step")] = False,
    lang: Language = None,
) -> None:
    from ludarium.cli.record import show_record

    show_record(file, at, seat, spoken(lang), all_hands=all_hands, step=step)


@archives.command("verify", help="usage-archive-verify")
def verify_archive(
    folder: ArchiveFolder, workers: Workers = "1", cluster: Cluster = "", lang: Language = None
) -> None:
    from ludarium.cli.archive import verify_games

    raise typer.Exit(verify_games(folder, workers, cluster, spoken(lang)))


@archives.command("record", help="usage-archive-record")
def archived_record(
    folder: ArchiveFolder,
    number: Annotated[str, typer.Argument(metavar="N", help="usage-archive-number")],
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-archive-save")] = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.archive import take_record

    take_record(folder, number, save, spoken(lang))


@puzzles.command("find", help="usage-puzzles-find")
def find_puzzles(
    game: GameId,
    file: Annotated[Path, typer.Option(metavar="FILE", help="usage-puzzles-file")],
    players: Annotated[str | None, typer.Option(metavar="BOT,BOT,...", help="usage-puzzles-players")] = None,
    record: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="usage-puzzles-record")] = None,
    count: Annotated[str, typer.Option(metavar="N", help="usage-puzzles-count")] = "300",
    seed: Seed = "0",
    preset: Preset = None,
    option: Options = None,
    workers: Workers = "1",
    cluster: Cluster = "",
    lang: Language = None,
) -> None:
    from ludarium.cli.puzzles import find_puzzles

    settings = (count, seed, preset, option or [], workers, cluster)
    raise typer.Exit(find_puzzles(game, players, record or [], *settings, file, spoken(lang)))


@puzzles.command("check", help="usage-puzzles-check")
def check_puzzles(
    game: GameId,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-puzzles-check-file")] = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.puzzles import check_puzzles

    raise typer.Exit(check_puzzles(game, file, spoken(lang)))


@puzzles.command("judge", help="usage-puzzles-judge")
def judge_puzzles(
    game: GameId,
    file: Annotated[Path, typer.Option(metavar="FILE", help="usage-puzzles-judge-file")],
    lang: Language = None,
) -> None:
    from ludarium.cli.puzzles import judge_puzzles

    raise typer.Exit(judge_puzzles(game, file, spoken(lang)))


@clusters.callback()
def cluster_commands() -> None:
    """One command alone would not be named."""


@clusters.command("local", help="usage-cluster-local")
def local_cluster(
    workers: Annotated[str, typer.Argument(metavar="N", help="usage-cluster-workers")],
    port: Annotated[str, typer.Option(metavar="N", help="usage-cluster-port")] = "0",
    lang: Language = None,
) -> None:
    from ludarium.cli.cluster import start_here

    start_here(workers, port, spoken(lang))


def run(arguments: Sequence[str] | None = None) -> int:
    """One command. What is wrong with the arguments costs one line on stderr and exit code 2."""
    from ludarium.cli.arguments import WrongArgument
    from ludarium.cli.file import FileError
    from ludarium.cli.language import of_line
    from ludarium.cli.speech import interface
    from ludarium.cli.usage import explained, translated
    from ludarium.core.record import RecordError
    from ludarium.core.ruleset import SettingError
    from ludarium.lab.error import LabError

    line = list(sys.argv[1:] if arguments is None else arguments)
    language = of_line(line)
    ui = interface(language)
    groups = [group.typer_instance for group in app.registered_groups]
    inner = {str(group.info.name): _each(group, language) for group in groups if group is not None}
    try:
        code = translated(app, ui)(args=line, standalone_mode=False, default_map=_each(app, language) | inner)
    except typer.TyperException as error:
        return _refuse(explained(error, ui))
    except (WrongArgument, FileError, RecordError, SettingError, LabError) as error:
        return _refuse(str(error))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:  # `ludarium ... | head`: nobody reads on
        sys.stderr.close()
        return 0
    return int(code or 0)


def _each(group: typer.Typer, language: str) -> dict[str, dict[str, str]]:
    """By its commands, as they are typed: the language."""
    commands = [each for each in group.registered_commands if each.callback]
    return {each.name or each.callback.__name__: {"lang": language} for each in commands if each.callback}


def _refuse(message: str) -> int:
    if message:  # there is none where the help was printed instead
        print(f"ludarium: {' '.join(message.split())}", file=sys.stderr)
    return WRONG
