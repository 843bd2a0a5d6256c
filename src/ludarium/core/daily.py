"""What is the same for everybody on one day (UTC): deals and puzzles of the day come from its seed.

The seed is the first eight bytes, read as a big-endian number, of the SHA-256 of the ASCII text
"<game> <what> YYYY-MM-DD" (`what` is "daily" for deals, "puzzles" for puzzles). Anybody can compute it, also
beforehand. A server that plays for honour gives a key of its own: then it is of an HMAC-SHA-256 of the same text.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac
from typing import Final

DEAL: Final = "daily"
PUZZLES: Final = "puzzles"


def today() -> str:
    """As dates are written everywhere: 2026-11-16."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def day_of(seconds: float) -> str:
    """The day of a moment, in seconds since 1970."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).date().isoformat()


def day_seed(game_id: str, what: str, date: str, key: bytes | None = None) -> int:
    """The seed for `Seeded` of this date."""
    text = f"{game_id} {what} {date}".encode()
    digest = hashlib.sha256(text).digest() if key is None else hmac.digest(key, text, "sha256")
    return int.from_bytes(digest[:8], "big")
