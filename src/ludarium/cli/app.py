"""The commands and their arguments. Each command's work lives in a module of its own, loaded when needed."""

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
    help="Four board games of art and learning: play them, and let bots play them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
records = typer.Typer(name="record", help="Look at and check recorded games.", no_args_is_help=True)
app.add_typer(records)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as `ludarium games` lists it.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option or a constant of the game; repeatable."),
]
Preset = Annotated[
    str | None,
    typer.Option(
        metavar="NAME", help="A named choice of options, as `ludarium games` lists them; --option refines it."
    ),
]
Seed = Annotated[str, typer.Option(metavar="N", help="The same seed gives the same games.")]
Games = Annotated[str, typer.Option(metavar="N", help="How many games; with several tables, at each.")]
Workers = Annotated[
    str, typer.Option(metavar="K", help="Processes to share the games; the result stays the same.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")]


@app.command()
def games(json: AsJson = False) -> None:
    """List the games: id, name, players, options."""
    from ludarium.cli.games import list_games

    list_games(as_json=json)


@app.command()
def play(
    game: GameId,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="human|BOT", help="Who sits there: human, human:NAME or a bot; repeatable."),
    ] = None,
    preset: Preset = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="Play with this luck again.")] = None,
    daily: Annotated[
        bool, typer.Option("--daily", help="The deal of this day (UTC), the same for everybody.")
    ] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record there.")] = None,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE")] = "en",
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from ludarium.cli.play import play_game

    raise typer.Exit(play_game(game, seat or [], preset, option or [], seed, save, lang, daily=daily))


@app.command()
def simulate(
    game: GameId,
    players: Annotated[
        list[str],
        typer.Option(
            metavar="BOT,BOT,...", help="Who plays; they change seats. Repeatable for a report: a table each."
        ),
    ],
    games: Games = "100",
    seed: Seed = "0",
    preset: Preset = None,
    option: Options = None,
    workers: Workers = "1",
    json: AsJson = False,
    report: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write a balance report as HTML; NAME=A,B,... then plays a table for each value.",
        ),
    ] = None,
) -> None:
    """Let bots play many games, and count."""
    from ludarium.cli.report import report_games
    from ludarium.cli.simulate import simulate_games

    settings = (games, seed, preset, option or [], workers)
    if report is None:
        raise typer.Exit(simulate_games(game, players, *settings, as_json=json))
    raise typer.Exit(report_games(game, players, *settings, report, as_json=json))


@app.command()
def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Who takes part.")],
    players: Annotated[
        str | None, typer.Option(metavar="N", help="Bots at one table; the fewest possible if not given.")
    ] = None,
    games: Games = "20",
    seed: Seed = "0",
    preset: Preset = None,
    option: Options = None,
    workers: Workers = "1",
    json: AsJson = False,
) -> None:
    """A round robin of bots over all seats, with ratings."""
    from ludarium.cli.tournament import hold_tournament

    code = hold_tournament(game, bots, players, games, seed, preset, option or [], workers, as_json=json)
    raise typer.Exit(code)


@app.command()
def solve(
    game: GameId,
    seed: Annotated[str | None, typer.Option(metavar="N", help="The deal of `play --seed N`.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="A position of this record.")] = None,
    at: Annotated[
        str | None, typer.Option(metavar="N", help="After this move; the last one if not given.")
    ] = None,
    seconds: Annotated[str, typer.Option(metavar="S", help="The time for each question.")] = "60",
    preset: Preset = None,
    option: Options = None,
    question: Annotated[
        str | None, typer.Option(metavar="Q", help="One of the game's questions; all if not given.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the winning line there, as a record.")
    ] = None,
) -> None:
    """What a game's own study finds out about a deal or a position."""
    from ludarium.cli.solve import solve_game

    raise typer.Exit(solve_game(game, seed, record, at, seconds, preset, option or [], question, save))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others on the network join.")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="Where the browser finds it.")] = "8360",
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep the tables there.")] = None,
    bot_workers: Annotated[str, typer.Option(metavar="K", help="Processes in which bots think.")] = "1",
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Public address behind a proxy; repeatable.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
) -> None:
    """Start the table server and open the game room in a browser."""
    from ludarium.cli.serve import serve_room

    serve_room(host, port, data, bot_workers, origin or [], browser=not no_browser)


@records.command()
def verify(file: RecordFile) -> None:
    """Replay a record and check every line of it."""
    from ludarium.cli.record import verify_record

    verify_record(file)


@records.command()
def show(
    file: RecordFile,
    at: Annotated[
        str | None, typer.Option(metavar="N", help="After this move; the last one if not given.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="S", help="Whose eyes: a seat's number or name; a spectator's if not."),
    ] = None,
    all_hands: Annotated[bool, typer.Option("--all", help="All hands open; finished games only.")] = False,
) -> None:
    """Print a position of a record as a seat sees it."""
    from ludarium.cli.record import show_record

    show_record(file, at, seat, all_hands)


def run(arguments: Sequence[str] | None = None) -> int:
    """One command. What is wrong with the arguments costs one line on stderr and exit code 2."""
    from ludarium.cli.arguments import WrongArgument
    from ludarium.cli.file import FileError
    from ludarium.core.record import RecordError
    from ludarium.core.ruleset import SettingError
    from ludarium.games import UnknownGameError

    try:
        code = app(args=list(arguments) if arguments is not None else None, standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(_explained(error))
    except (WrongArgument, FileError, RecordError, SettingError) as error:
        return _refuse(str(error))
    except UnknownGameError as error:
        return _refuse(str(error.args[0]))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:  # `ludarium ... | head`: nobody reads on
        sys.stderr.close()
        return 0
    return int(code or 0)


def _refuse(message: str) -> int:
    if message:  # there is none where the help was printed instead
        print(f"ludarium: {' '.join(message.split())}", file=sys.stderr)
    return WRONG


def _explained(error: typer.TyperException) -> str:
    """What typer has to complain about, with what would be right."""
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    if not message or context is None:
        return message
    commands = getattr(context.command, "commands", None)
    known = f"; known: {', '.join(commands)}" if commands else ""
    return f"{message}{known} (ludarium{_path(context)} --help tells more)"


def _path(context: typer.Context) -> str:
    """The command's own words, without how ludarium itself was called."""
    words: list[str] = []
    while context.parent is not None:
        words.insert(0, str(context.info_name))
        context = context.parent  # type: ignore[assignment]
    return "".join(f" {word}" for word in words)
