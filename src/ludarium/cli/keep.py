"""Where games are kept as they go on, and which of them goes on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ludarium.core.game import Game
from ludarium.core.record import FORMAT
from ludarium.server.config import default_data

FOLDER = "games"
OVER = "\nscores: "  # a record of a finished game has this line


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
