"""`ludarium games`: what can be played."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table as Grid

from ludarium.cli.speech import Speech, interface
from ludarium.core.game import Game
from ludarium.games import all_games

WIDE = 100  # columns that hold all there is side by side


def list_games(language: str, *, as_json: bool) -> None:
    found = all_games()
    if as_json:
        print(json.dumps([described(game) for game in found], indent=2))
        return
    say = interface(language).say
    console = Console(highlight=False)
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    shown = ("id", "name", "players", "options", "rules") if console.width >= WIDE else ("id", "options")
    for label in shown:
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
        told = {"id": game.id, "name": game.name, "players": players, "rules": game.version}
        told["options"] = "\n".join(options) or say("games-none")
        if "name" not in shown:  # below the id, to leave room for the options
            told["id"] += f"\n{game.name}\n{say('games-players')}: {players}\n"
        grid.add_row(*(told[label] for label in shown))
    console.print(grid)


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
