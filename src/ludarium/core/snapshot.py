"""States travel: a whole position as text, and back; `pickle` goes the same way.

A snapshot holds everything, secrets too. What one seat may have is a snapshot of `kernel.redealt`.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludarium.core.game import Game, Setup
from ludarium.core.numbers import Origin
from ludarium.core.ruleset import SettingError
from ludarium.core.state import State


class SnapshotError(ValueError):
    """A text that is no snapshot, or one of rules that are not known here."""


def setup_of(state: State) -> Setup:
    """The setup that this state was made by, or one just like it."""
    whole: Any = state
    return setup_like(whole.rules.origin)


@lru_cache(maxsize=64)
def setup_like(origin: Origin) -> Setup:
    game: Game = importlib.import_module(origin.game).GAME
    return game.setup(origin.seats, dict(origin.chosen), origin.version)


def revive(origin: Origin, data: Mapping[str, Any]) -> State:
    """The state that was dumped, under the same rules."""
    return setup_like(origin).load(data)


def to_text(state: State) -> str:
    """The whole position in one line of JSON."""
    whole: Any = state
    origin: Origin = whole.rules.origin
    made_of = {**origin._asdict(), "chosen": dict(origin.chosen)}
    return json.dumps({"made_of": made_of, "state": state.dump()}, separators=(",", ":"))


def from_text(text: str) -> State:
    """The position that `to_text` wrote."""
    try:
        data = json.loads(text)
        made_of = data["made_of"]
        chosen = tuple(sorted(made_of["chosen"].items()))
        origin = Origin(made_of["game"], made_of["seats"], chosen, made_of["version"])
        package, _, name = origin.game.rpartition(".")
        if package != "ludarium.games" or not name.isidentifier():
            raise SnapshotError(f"{origin.game!r} is no game")
        setup = setup_like(origin)
        if not setup.game.knows(origin.version):
            raise SnapshotError(f"version {origin.version} of {setup.game.name} is not known here")
        return setup.load(data["state"])
    except (KeyError, TypeError, AttributeError, IndexError, ImportError, SettingError) as error:
        raise SnapshotError(f"this is no snapshot of a game: {error}") from error
    except json.JSONDecodeError as error:
        raise SnapshotError(f"a snapshot is one line of JSON: {error}") from error
