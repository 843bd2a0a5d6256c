"""Universal Tapestry: the deal of the day, the same for everybody on the same date (UTC).

The seed is the first eight bytes, read as a big-endian number, of the SHA-256 of the ASCII text
"universal-tapestry daily YYYY-MM-DD". Anybody can compute it, also beforehand. A server that plays for honour
derives it from a key of its own instead (`deal_seed(date, key)`, an HMAC-SHA-256 of the same text) and
publishes the deal the next day.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def deal_seed(date: datetime.date, key: bytes | None = None) -> int:
    """The seed for `Seeded` of the deal of this date."""
    text = f"universal-tapestry daily {date:%Y-%m-%d}".encode()
    digest = hashlib.sha256(text).digest() if key is None else hmac.digest(key, text, "sha256")
    return int.from_bytes(digest[:8], "big")
