"""Who somebody is: a guest with a signed cookie, and a personal link that opens the same guest elsewhere.

A guest's id is public and means nothing without the server's signature. Nothing is stored for a guest until
it does something worth remembering.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

from ludarium.server.refusal import Refusal

COOKIE = "ludarium"
SECURE_COOKIE = "__Host-ludarium"  # browsers keep this prefix for cookies that came over TLS
YEAR = 365 * 86_400
LONGEST_NAME = 24


class Signer:
    """Signs guest ids, apart for each purpose, so that a cookie is no link and a link no cookie."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._mac('cookie', guest)}"

    def read_cookie(self, text: str) -> str | None:
        return self._read("cookie", text)

    def link(self, guest: str) -> str:
        return f"{guest}.{self._mac('link', guest)}"

    def read_link(self, text: str) -> str | None:
        return self._read("link", text)

    def _read(self, purpose: str, text: str) -> str | None:
        guest, _, mac = text.partition(".")
        if not guest or len(text) > 100 or not text.isascii():
            return None
        return guest if hmac.compare_digest(mac, self._mac(purpose, guest)) else None

    def _mac(self, purpose: str, guest: str) -> str:
        return base64.urlsafe_b64encode(self._digest(purpose, guest)[:18]).decode()

    def _digest(self, purpose: str, text: str) -> bytes:
        return hmac.digest(self.secret, f"{purpose}\0{text}".encode(), hashlib.sha256)


def new_id() -> str:
    """An id nobody can guess, for guests, tables and replays."""
    return secrets.token_urlsafe(12)


def first_name(guest: str) -> str:
    """The name of a guest who has not picked one."""
    return f"Guest {1000 + int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4]) % 9000}"


def clean_name(text: str) -> str:
    """A name as it is kept: one line, no control or direction characters, not too long."""
    name = clean_text(text, LONGEST_NAME + 1)
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name


def clean_text(text: str, most: int) -> str:
    """Plain text on one line: whitespace folded, nothing that steers terminals or text direction."""
    kept = (" " if char.isspace() else char for char in text[: 4 * most] if _harmless(char))
    return " ".join("".join(kept).split())[:most]


def _harmless(char: str) -> bool:
    return (
        char.isspace() or char == "\u200d" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
