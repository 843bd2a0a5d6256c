"""Which engine this is: results of different engines must not be mixed."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import ludarium


@cache
def engine_hash() -> str:
    """Of the compiled library; where the engine is interpreted, of its sources and data."""
    package = Path(ludarium.__file__).parent
    compiled = sorted(package.parent.glob("ludarium__mypyc.*"))
    sources = [
        path
        for folder in ("core", "games", "bots")
        for path in sorted((package / folder).rglob("*"))
        if path.suffix in (".py", ".toml")
    ]
    digest = hashlib.sha256()
    for path in compiled or sources:
        digest.update(path.read_bytes())
    return f"{'compiled' if compiled else 'interpreted'}-{digest.hexdigest()[:16]}"
