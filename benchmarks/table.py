"""The table that a benchmark's command line names: a game, its seats and options, and the bot that plays there; and
the file in which what was found at such a table is kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.fingerprint import fingerprint
from ludarium.bots.levels import UnknownBot, make_bot
from ludarium.cli.arguments import WrongArgument, chosen
from ludarium.cli.speech import interface
from ludarium.core.game import Setup
from ludarium.core.ruleset import SettingError
from ludarium.games import UnknownGameError, find_game


def add_setup(parser: argparse.ArgumentParser, bot: str) -> None:
    """`bot`: who plays where nobody is named."""
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default=bot)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE; repeatable")


def setup_of(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> Setup:
    """Ends the command with what is wrong, where something is."""
    try:
        options = chosen(arguments.option, interface("en"))
        setup = find_game(arguments.game).setup(arguments.seats, options)
        make_bot(arguments.bot, setup.game, 0)
    except (WrongArgument, UnknownGameError, SettingError, UnknownBot) as error:
        parser.error(str(error))
    return setup


def file_of(folder: Path, setup: Setup, *more: object) -> Path:
    """For what was found there with this code, and `more` that it was found with: bots, seeds."""
    game, variant = setup.game.id, (f"{name}={value}" for name, value in setup.variant.items())
    parts = (game, *variant, setup.seats, *more, fingerprint(game))
    return folder / f"{'-'.join(map(str, parts)).replace(':', '_')}.jsonl"
