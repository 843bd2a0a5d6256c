"""Which code a stored result was made with: other code has other results."""

from __future__ import annotations

import hashlib
from pathlib import Path

import ludarium


def fingerprint(game: str, *more: Path) -> str:
    """Of the core, the bots and this one game (and `more` files): a further game invalidates nothing."""
    package = Path(ludarium.__file__).parent
    digest = hashlib.sha256()
    for folder in (package / "core", package / "bots", package / "games" / game.replace("-", "_")):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    for path in more:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]
