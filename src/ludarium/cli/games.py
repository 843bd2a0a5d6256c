"""`ludarium games`: what can be played."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table as Grid

from ludarium.cli.speech import Speech, interface
from ludarium.core.game import Game
from ludarium.games import all_games


def list_games(language: str, *, as_json: bool) -> None:
    found = all_games()
    if as_json:
        print(json.dumps([described(game) for game in found], indent=2))
        return
    say = interface(language).say
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    for label in ("id", "name", "players", "options", "rules"):
        grid.add_column(say(f"games-{label}"))
    for game in found:
        speech = Speech(game, [], language)
        options = [
            f"{option.name}={'|'.join(option.values)}  {speech.option(option.name)}".rstrip()
            for option in game.options
        ]
        options += [
            f"--preset {name}  {speech.preset(name)}: {say('games-defaults') if not chosen else ''}"
            + ", ".join(f"{option}={value}" for option, value in chosen.items())
            for name, chosen in game.presets.items()
        ]
        if game.deals:
            options.append(f"--daily  {say('games-daily')}")
        players = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        grid.add_row(game.id, game.name, players, "\n".join(options) or say("games-none"), game.version)
    Console(highlight=False).print(grid)


def described(game: Game) -> dict[str, object]:
    """A game for programs. Modes are the values of its options; constants may be overridden like options."""
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "players": list(option.seats or game.seats),
            }
            for option in game.options
        ],
        "modes": {option.name: list(option.values) for option in game.options},
        "presets": {name: dict(chosen) for name, chosen in game.presets.items()},
        "daily": game.deals,
        "constants": game.constants.paths(),
        "rules_version": game.version,
    }
