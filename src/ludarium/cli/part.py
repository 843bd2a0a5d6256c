"""The modules that a game may have beside its rules."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from types import ModuleType

from ludarium.core.game import Game

VIEW = "view"  # draws the table


def part(game: Game, name: str) -> ModuleType | None:
    """The game's module of this name, if it has one."""
    return _module(f"{_package(game)}.{name}")


def folder_of(game: Game) -> str:
    return _package(game).rpartition(".")[2]


def _package(game: Game) -> str:
    return game.rules.__module__.rpartition(".")[0]


@cache
def _module(name: str) -> ModuleType | None:
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
