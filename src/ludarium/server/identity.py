"""Who somebody is: a guest with a signed cookie on each of the guest's devices (`device.py`).

A guest's id is public and means nothing without the server's signature. Nothing is stored for a guest until
it does something worth remembering.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludarium.core.daily import day_of
from ludarium.server.refusal import Refusal

COOKIE = "ludarium"
SECURE_COOKIE = "__Host-ludarium"  # browsers keep this prefix for cookies that came over TLS
YEAR = 365 * 86_400
LONGEST_NAME = 24


class Key(msgspec.Struct):
    """What cookies are signed with, and the deals of the days drawn from."""

    made: float
    secret: bytes
    accepted: bool = True  # is what it signed still good?


class Who(NamedTuple):
    """Whom a cookie is for, and on which device. An old one should be written anew."""

    guest: str
    device: str
    old: bool = False


class Signer:
    """Signs with the newest key; what older ones have signed is good until they are given up."""

    def __init__(self, keys: Sequence[Key]) -> None:
        self.keys = list(keys)  # newest first

    def cookie(self, guest: str, device: str) -> str:
        return f"{guest}.{device}.{_mac(self.keys[0], guest, device)}"

    def read_cookie(self, text: str) -> Who | None:
        if len(text) > 100 or not text.isascii():
            return None
        guest, _, rest = text.partition(".")
        device, _, mac = rest.rpartition(".")
        if not guest or not mac:
            return None
        for number, key in enumerate(self.keys):
            if key.accepted and hmac.compare_digest(mac, _mac(key, guest, device)):
                # Cookies once named no device: all those of a guest count as one.
                return Who(guest, device or guest, old=number > 0 or not device)
        return None

    def seal(self, purpose: str, guest: str) -> str:
        """For an address that says by itself whose it is and what for; `unseal` reads it."""
        return f"{guest}.{_seal(self.keys[0], purpose, guest)}"

    def unseal(self, purpose: str, text: str) -> str | None:
        guest, _, mac = text.partition(".")
        if len(text) > 100 or not text.isascii():
            return None
        good = [hmac.compare_digest(mac, _seal(key, purpose, guest)) for key in self.keys if key.accepted]
        return guest if any(good) else None

    def of_day(self, date: str) -> bytes:
        """The key of the deals of a day: the one that there was when it began, so that none changes under way."""
        before = [key for key in self.keys if day_of(key.made) < date]
        return (before[0] if before else self.keys[-1]).secret


def _mac(key: Key, guest: str, device: str) -> str:
    text = f"cookie\0{guest}.{device}" if device else f"cookie\0{guest}"
    return base64.urlsafe_b64encode(hmac.digest(key.secret, text.encode(), hashlib.sha256)[:18]).decode()


def _seal(key: Key, purpose: str, guest: str) -> str:
    sealed = hmac.digest(key.secret, f"{purpose}\0{guest}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(sealed[:18]).decode()


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
    if not text:
        return ""
    kept = (" " if char.isspace() else char for char in text[: 4 * most] if _harmless(char))
    return " ".join("".join(kept).split())[:most]


def _harmless(char: str) -> bool:
    return (
        char.isspace() or char == "\u200d" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
