"""What is kept on this computer: games as they go on, which of them goes on, and what people have learned."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from ludarium.core.game import Game
from ludarium.core.record import FORMAT
from ludarium.server.config import default_data

FOLDER = "games"
OVER = "\nscores: "  # a record of a finished game has this line
T = TypeVar("T")


def folder() -> Path:
    return default_data() / FOLDER


def new_file(game: Game, now: datetime) -> Path:
    """A file of its own for a game that begins now."""
    stem = f"{game.id}-{now:%Y-%m-%d-%H%M%S}"
    numbers = ["", *(f"-{number}" for number in range(2, 1000))]
    return next(path for number in numbers if not (path := folder() / f"{stem}{number}.txt").exists())


def newest(game_id: str = "") -> Path | None:
    """The game that was played last and is not over; of one game only, if it is named."""
    found = sorted(folder().glob("*.txt"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return next((path for path in found if _goes_on(path, game_id)), None)


def _goes_on(path: Path, game_id: str) -> bool:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    named = f"\ngame: {game_id}\n" if game_id else "\ngame: "
    return text.startswith(FORMAT) and named in text and OVER not in text


def recall(file: str, kind: type[T]) -> T | None:
    """What a file of the data folder holds; nothing if there is none that can be read."""
    with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return msgspec.json.decode((default_data() / file).read_bytes(), type=kind)
    return None


def remember(file: str, what: object) -> None:
    """Whole or not at all; who cannot write here plays all the same."""
    path = default_data() / file
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch = path.with_name(path.name + ".part")
        scratch.write_bytes(msgspec.json.encode(what))
        scratch.replace(path)
