"""The games. A folder with a `GAME` is a game: there is no list to edit.

`LUDARIUM_GAMES` names further folders that hold such folders: a game of one's own, outside this package.
"""

from __future__ import annotations

import difflib
import importlib
import os
import pkgutil
from importlib import resources
from pathlib import Path

from ludarium.core.game import Game

__path__ += [folder for folder in os.environ.get("LUDARIUM_GAMES", "").split(os.pathsep) if folder]


class UnknownGameError(LookupError):
    """No game has this id."""


def all_games(*, template: bool = False) -> list[Game]:
    """Every registered game, by id; the template only on request."""
    names = [
        folder.name
        for folder in pkgutil.iter_modules(__path__)
        if folder.ispkg and (template or folder.name[0] != "_")
    ]
    found = [importlib.import_module(f"{__name__}.{name}").GAME for name in names]
    return sorted(found, key=lambda game: str(game.id))


def folder_of(game: Game) -> Path:
    """Where its files lie: texts, lessons."""
    return Path(str(resources.files(game.rules.__module__.rpartition(".")[0])))


def find_game(game_id: str) -> Game:
    for game in all_games(template=True):
        if game.id == game_id:
            return game
    known = [game.id for game in all_games()]
    near = difflib.get_close_matches(game_id, known, n=1)
    hint = f"; did you mean {near[0]}?" if near else "."
    raise UnknownGameError(f"there is no game {game_id!r}{hint} Known: {', '.join(known)}")
