"""The commands and their arguments. Each command's work lives in a module of its own, loaded when needed.

The helps are messages of the catalogue: `run` says them in the reader's language (`usage.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

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
operator = typer.Typer(name="admin", help="usage-admin", no_args_is_help=True)
app.add_typer(operator)
archives = typer.Typer(name="archive", help="usage-archive", no_args_is_help=True)
app.add_typer(archives)
puzzles = typer.Typer(name="puzzles", help="usage-puzzles", no_args_is_help=True)
app.add_typer(puzzles)
clusters = typer.Typer(name="cluster", help="usage-cluster", no_args_is_help=True)
app.add_typer(clusters)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="usage-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="usage-option")]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="usage-preset")]
Seed = Annotated[str, typer.Option(metavar="N", help="usage-seed")]
Games = Annotated[str, typer.Option(metavar="N", help="usage-games-many")]
Workers = Annotated[str, typer.Option(metavar="K", help="usage-workers")]
Cluster = Annotated[str, typer.Option(metavar="ADDRESS", help="usage-to-cluster")]
ArchiveFolder = Annotated[Path, typer.Argument(metavar="DIR", help="usage-archive-folder")]
AsJson = Annotated[bool, typer.Option("--json", help="usage-json")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="usage-record-file")]
At = Annotated[str | None, typer.Option(metavar="N", help="usage-at")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="usage-admin-data")]
WITH_IDS = {"ignore_unknown_options": True}  # an id may begin with a hyphen
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="usage-admin-guest")]
Language = Annotated[str | None, typer.Option(metavar="en|es|de", help="usage-lang")]


@app.callback(help="usage-ludarium")
def ludarium(lang: Language = None) -> None:
    if lang is not None:
        _spoken(lang)  # before a command it goes for the command, see run()


@app.command(help="usage-games")
def games(json: AsJson = False, lang: Language = None) -> None:
    from ludarium.cli.games import list_games

    list_games(_spoken(lang), as_json=json)


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

    language = _spoken(lang)
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
        raise typer.Exit(check_lessons(game, _spoken(lang)))
    raise typer.Exit(learn(game, lesson, _spoken(lang), again=again))


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

    ui = interface(_spoken(lang))
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
    raise typer.Exit(hold_tournament(game, bots, *settings, _spoken(lang), as_json=json))


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
    asked = (game, players, constants, goal, *settings, judge or [], file, _spoken(lang))
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
    raise typer.Exit(solve_game(game, *asked, _spoken(lang)))


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
    raise typer.Exit(analyse_records(*asked, _spoken(lang), as_json=json))


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

    asked = (host, port, data, bot_workers, origin or [], metrics, log, _spoken(lang))
    serve_room(*asked, access_log=access_log, browser=not no_browser, look=not no_check)


@records.command(help="usage-verify")
def verify(file: RecordFile, lang: Language = None) -> None:
    from ludarium.cli.record import verify_record

    verify_record(file, _spoken(lang))


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

    show_record(file, at, seat, _spoken(lang), all_hands=all_hands, step=step)


@archives.command("verify", help="usage-archive-verify")
def verify_archive(
    folder: ArchiveFolder, workers: Workers = "1", cluster: Cluster = "", lang: Language = None
) -> None:
    from ludarium.cli.archive import verify_games

    raise typer.Exit(verify_games(folder, workers, cluster, _spoken(lang)))


@archives.command("record", help="usage-archive-record")
def archived_record(
    folder: ArchiveFolder,
    number: Annotated[str, typer.Argument(metavar="N", help="usage-archive-number")],
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-archive-save")] = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.archive import take_record

    take_record(folder, number, save, _spoken(lang))


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
    raise typer.Exit(find_puzzles(game, players, record or [], *settings, file, _spoken(lang)))


@puzzles.command("check", help="usage-puzzles-check")
def check_puzzles(
    game: GameId,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-puzzles-check-file")] = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.puzzles import check_puzzles

    raise typer.Exit(check_puzzles(game, file, _spoken(lang)))


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

    start_here(workers, port, _spoken(lang))


@operator.command(help="usage-admin-check")
def check(data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import check_data

    raise typer.Exit(check_data(data, _spoken(lang)))


@operator.command(help="usage-admin-backup")
def backup(
    to: Annotated[Path | None, typer.Argument(metavar="DIR", help="usage-admin-backup-to")] = None,
    keep: Annotated[str | None, typer.Option(metavar="N", help="usage-admin-keep")] = None,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import back_up

    back_up(to, keep, data, _spoken(lang))


@operator.command(help="usage-admin-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="usage-admin-restore-file")],
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import put_back

    put_back(file, data, _spoken(lang))


@operator.command("rotate-key", help="usage-admin-rotate")
def rotate_key(
    give_up: Annotated[str | None, typer.Option(metavar="DAYS", help="usage-admin-give-up")] = None,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import rotate

    rotate(give_up, data, _spoken(lang))


@operator.command(help="usage-admin-stats")
def stats(data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import show_stats

    show_stats(data, _spoken(lang))


@operator.command(help="usage-admin-ratings")
def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="usage-admin-recompute")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import recompute_ratings, show_thrown

    (recompute_ratings if recompute else show_thrown)(data, _spoken(lang))


@operator.command(help="usage-admin-users", context_settings=WITH_IDS)
def users(
    like: Annotated[str, typer.Argument(metavar="NAME", help="usage-admin-users-like")] = "",
    most: Annotated[str, typer.Option(metavar="N", help="usage-admin-users-most")] = "50",
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import show_users

    show_users(like, most, data, _spoken(lang))


@operator.command(help="usage-admin-reports")
def reports(
    most: Annotated[str, typer.Option(metavar="N", help="usage-admin-users-most")] = "50",
    closed: Annotated[bool, typer.Option("--closed", help="usage-admin-reports-closed")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import show_reports

    show_reports(most, closed, data, _spoken(lang))


@operator.command("close-report", help="usage-admin-close-report")
def close_report(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="usage-admin-close-report-id")],
    verdict: Annotated[str, typer.Argument(metavar="VERDICT", help="usage-admin-close-report-verdict")] = "",
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import close_report as close

    close(report, verdict, data, _spoken(lang))


@operator.command("close-table", help="usage-admin-close", context_settings=WITH_IDS)
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="usage-admin-close-table")],
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import order

    order("close-table", "admin-closed", data, _spoken(lang), table=table)


@operator.command(help="usage-admin-ban", context_settings=WITH_IDS)
def ban(guest: GuestId, data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import order

    order("ban", "admin-banned", data, _spoken(lang), guest=guest)


@operator.command(help="usage-admin-unban", context_settings=WITH_IDS)
def unban(guest: GuestId, data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import order

    order("unban", "admin-unbanned", data, _spoken(lang), guest=guest)


def _spoken(lang: str | None) -> str:
    """The language that is asked for; `run` sees to it that there is one."""
    from ludarium.cli.arguments import check_language
    from ludarium.cli.language import known, of_system
    from ludarium.cli.speech import interface

    chosen = lang or of_system()
    check_language(chosen, known(), interface(of_system()))
    return chosen


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
    spoken = {
        name: {"lang": language}
        for name in ("games", "play", "simulate", "tournament", "tune", "solve", "analyse", "serve")
    }
    inner = {
        str(group.info.name): {name: {"lang": language} for name in _names(group)}
        for group in (records, operator, archives, clusters)
    }
    try:
        code = translated(app, ui)(args=line, standalone_mode=False, default_map=spoken | inner)
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


def _names(group: typer.Typer) -> list[str]:
    """Of its commands, as they are typed."""
    return [each.name or each.callback.__name__ for each in group.registered_commands if each.callback]


def _refuse(message: str) -> int:
    if message:  # there is none where the help was printed instead
        print(f"ludarium: {' '.join(message.split())}", file=sys.stderr)
    return WRONG
