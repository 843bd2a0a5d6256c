"""The help of the commands, and what is wrong with a command line, in the reader's language."""

from __future__ import annotations

from typing import Any

import typer
from typer import rich_utils
from typer.main import get_command

from ludarium.core.text import Catalogue

PANELS = {
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "OPTIONS_PANEL_TITLE": "usage-options",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "REQUIRED_LONG_STRING": "usage-required",
    "DEFAULT_STRING": "usage-default",
}
COMPLAINTS = {  # by what typer calls them; the rest is told as typer does
    "NoSuchOption": ("error-no-option", "option_name"),
    "MissingParameter": ("error-missing", "param"),
    "BadOptionUsage": ("error-no-value", "option_name"),
}


def translated(app: typer.Typer, ui: Catalogue) -> Any:
    """The command of an app whose helps are messages of the catalogue."""
    for name, message in PANELS.items():
        setattr(rich_utils, name, ui.say(message))
    command = get_command(app)
    _translate(command, ui)
    return command


def _translate(command: Any, ui: Catalogue) -> None:
    command.help = ui.say(command.help)
    command.short_help = command.help
    command.options_metavar = ui.say("usage-usage-options")
    if hasattr(command, "commands"):
        command.subcommand_metavar = ui.say("usage-usage-command")
    for parameter in command.params:
        if parameter.help:
            parameter.help = ui.say(parameter.help)
    command.get_help_option(typer.Context(command)).help = ui.say("usage-help")
    usage = command.get_usage  # whose first word cannot be set
    command.get_usage = lambda context: usage(context).replace("Usage:", ui.say("usage-usage"), 1)
    for other in getattr(command, "commands", {}).values():
        _translate(other, ui)


def explained(error: typer.TyperException, ui: Catalogue) -> str:
    """What typer has to complain about, with what would be right."""
    context = getattr(error, "ctx", None)
    message = error.format_message().rstrip(".")
    commands = getattr(context.command, "commands", None) if context is not None else None
    kind = type(error).__name__
    if kind in COMPLAINTS:
        found, key = COMPLAINTS[kind]
        named = getattr(error, key)
        message = ui.say(found, name=named if isinstance(named, str) else _shown(named))
    elif commands and message:
        name = message.partition("'")[2].rpartition("'")[0]
        message = ui.say("error-no-command", name=repr(name), known=", ".join(commands))
    if not message or context is None:
        return message
    return message + ui.say("error-more", command=f"ludarium{_path(context)}")


def _shown(parameter: Any) -> str:
    """A parameter as the help names it: --players, GAME."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar)


def _path(context: typer.Context) -> str:
    """The command's own words, without how ludarium itself was called."""
    words: list[str] = []
    while context.parent is not None:
        words.insert(0, str(context.info_name))
        context = context.parent  # type: ignore[assignment]
    return "".join(f" {word}" for word in words)
