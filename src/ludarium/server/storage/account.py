"""What keeps a name beyond a cookie: passkeys, mail addresses, letters, codes; and who was joined to whom."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from ludarium.server import account_schema
from ludarium.server.storage.block import join_blocks
from ludarium.server.storage.doing import LINES_OF
from ludarium.server.storage.friend import join_friends
from ludarium.server.storage.rating import join_ratings
from ludarium.server.storage.report import join_reports
from ludarium.server.storage.writer import Statement

LETTER_SECONDS = 900.0
HAS_ACCOUNT = (
    "(EXISTS (SELECT 1 FROM passkeys WHERE passkeys.guest = {guest})"
    " OR EXISTS (SELECT 1 FROM mails WHERE mails.guest = {guest}))"
)


class Letter(NamedTuple):
    """A link sent by mail, as it is kept."""

    kind: account_schema.LetterKind
    guest: str
    address: str
    until: float


# Passkeys


def save_passkey(credential: str, guest: str, key: bytes, name: str, now: float) -> Statement:
    return "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", (credential, guest, key, name, now, now)


def use_passkey(credential: str, now: float) -> Statement:
    return "UPDATE passkeys SET used = ? WHERE id = ?", (now, credential)


def rename_passkey(guest: str, credential: str, name: str) -> Statement:
    return "UPDATE passkeys SET name = ? WHERE guest = ? AND id = ?", (name, guest, credential)


def drop_passkey(guest: str, credential: str) -> Statement:
    return "DELETE FROM passkeys WHERE guest = ? AND id = ?", (guest, credential)


def passkeys_of(db: sqlite3.Connection, guest: str) -> list[account_schema.Passkey]:
    sql = "SELECT id, name, made, used FROM passkeys WHERE guest = ? ORDER BY made"
    return [
        account_schema.Passkey(id=found, name=name, made=made, used=used)
        for found, name, made, used in db.execute(sql, (guest,))
    ]


def passkey_of(db: sqlite3.Connection, credential: str) -> tuple[str, bytes] | None:
    """Whose it is, and its public key."""
    found: tuple[str, bytes] | None = db.execute(
        "SELECT guest, key FROM passkeys WHERE id = ?", (credential,)
    ).fetchone()
    return found


# Mail


def save_mail(guest: str, address: str, now: float) -> Statement:
    sql = (
        "INSERT INTO mails VALUES (?, ?, ?)"
        " ON CONFLICT (guest) DO UPDATE SET address = excluded.address, confirmed = excluded.confirmed"
    )
    return sql, (guest, address, now)


def drop_mail(guest: str) -> list[Statement]:
    return [
        ("DELETE FROM mails WHERE guest = ?", (guest,)),
        ("DELETE FROM letters WHERE guest = ?", (guest,)),
    ]


def mail_of(db: sqlite3.Connection, guest: str) -> str:
    found = db.execute("SELECT address FROM mails WHERE guest = ?", (guest,)).fetchone()
    return str(found[0]) if found else ""


def guest_at(db: sqlite3.Connection, address: str) -> tuple[str, str] | None:
    """Whose it is, and how they wrote it: letters go there, and not where somebody else's spelling may lead."""
    found: tuple[str, str] | None = db.execute(
        "SELECT guest, address FROM mails WHERE address = ?", (address,)
    ).fetchone()
    return found


def save_letter(hashed: str, letter: Letter, now: float) -> list[Statement]:
    return [
        ("DELETE FROM letters WHERE until < ?", (now,)),
        ("INSERT INTO letters VALUES (?, ?, ?, ?, ?)", (hashed, *letter)),
    ]


def drop_letters(guest: str) -> Statement:
    return "DELETE FROM letters WHERE guest = ?", (guest,)


def letter_of(db: sqlite3.Connection, hashed: str, now: float) -> Letter | None:
    sql = "SELECT kind, guest, address, until FROM letters WHERE hash = ? AND until >= ?"
    found = db.execute(sql, (hashed, now)).fetchone()
    return Letter(*found) if found else None


# Recovery


def save_recovery(guest: str, hashed: str, now: float) -> Statement:
    return "INSERT OR REPLACE INTO recoveries VALUES (?, ?, ?)", (guest, hashed, now)


def drop_recovery(guest: str) -> Statement:
    return "DELETE FROM recoveries WHERE guest = ?", (guest,)


def recovery_made(db: sqlite3.Connection, guest: str) -> float | None:
    found = db.execute("SELECT made FROM recoveries WHERE guest = ?", (guest,)).fetchone()
    return float(found[0]) if found else None


def guest_by_recovery(db: sqlite3.Connection, hashed: str) -> str | None:
    found = db.execute("SELECT guest FROM recoveries WHERE hash = ?", (hashed,)).fetchone()
    return str(found[0]) if found else None


def has_account(db: sqlite3.Connection, guest: str) -> bool:
    return bool(db.execute(f"SELECT {HAS_ACCOUNT.format(guest='?1')}", (guest,)).fetchone()[0])


def forget_account(guest: str) -> list[Statement]:
    return [
        ("DELETE FROM passkeys WHERE guest = ?", (guest,)),
        *drop_mail(guest),
        drop_recovery(guest),
        ("DELETE FROM channels WHERE guest = ?", (guest,)),
        ("DELETE FROM wishes WHERE guest = ?", (guest,)),
        ("DELETE FROM calls WHERE guest = ?", (guest,)),
        ("DELETE FROM joined WHERE into_guest = ?", (guest,)),
    ]


# Joining


def joined_guests(db: sqlite3.Connection) -> dict[str, str]:
    return dict(db.execute("SELECT guest, into_guest FROM joined"))


def join_guests(guest: str, into: str) -> list[Statement]:
    """Everything of one guest, but for the rows of tables, becomes the other's. What both have, such as the same deal
    of a day, counts once: as the one who stays has it, and of lessons the further one."""
    moved = [
        (f"UPDATE journal SET guest = ?2 WHERE {LINES_OF}", (guest, into)),
        ("UPDATE devices SET guest = ?2 WHERE guest = ?1", (guest, into)),
        ("UPDATE passkeys SET guest = ?2 WHERE guest = ?1", (guest, into)),
        (
            "INSERT INTO lessons SELECT ?2, game, lesson, acts, step, done FROM lessons AS other WHERE guest = ?1"
            " ON CONFLICT (guest, game, lesson) DO UPDATE SET acts = iif(excluded.step > step, excluded.acts, acts),"
            " step = max(step, excluded.step), done = coalesce(min(done, excluded.done), done, excluded.done)",
            (guest, into),
        ),
        ("DELETE FROM lessons WHERE guest = ?", (guest,)),
    ]
    for name in (
        "doings",
        "sitters",
        "results",
        "puzzles",
        "best_moves",
        "starts",
        "companions",
        "cards",
        "mails",
        "recoveries",
        "channels",
        "wishes",
        "vacations",
        "entrants",
    ):
        moved.append((f"UPDATE OR IGNORE {name} SET guest = ?2 WHERE guest = ?1", (guest, into)))
        moved.append((f"DELETE FROM {name} WHERE guest = ?", (guest,)))
    return [
        *moved,
        ("DELETE FROM calls WHERE guest = ?", (guest,)),
        (
            "DELETE FROM profiles WHERE guest = ?",
            (guest,),
        ),  # what is shown is the choice of the one who stays
        ("DELETE FROM letters WHERE guest = ?", (guest,)),
        ("DELETE FROM links WHERE guest = ?", (guest,)),
        ("DELETE FROM guests WHERE id = ?", (guest,)),
        *join_ratings(guest, into),
        *join_blocks(guest, into),
        *join_friends(guest, into),
        *join_reports(guest, into),
        ("UPDATE joined SET into_guest = ?2 WHERE into_guest = ?1", (guest, into)),
        ("INSERT OR REPLACE INTO joined VALUES (?, ?)", (guest, into)),
    ]
