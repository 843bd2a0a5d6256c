"""Being called: channels, wishes, and the calls themselves."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from ludarium.server.account_schema import CallEvent, CallKind
from ludarium.server.storage.writer import Statement


class Channel(NamedTuple):
    id: str
    guest: str
    kind: CallKind
    address: str
    secret: str
    device: str
    made: float
    used: float | None = None
    failed: int = 0


class Call(NamedTuple):
    guest: str
    kind: CallKind
    table: str
    event: str
    about: int  # of a turn the decision, of a message its number
    due: float
    tries: int = 0


_COLUMNS = "id, guest, kind, address, secret, device, made, used, failed"
_ONE = "guest = ? AND kind = ? AND table_id = ? AND event = ?"


def save_channel(channel: Channel) -> list[Statement]:
    """A browser has one address: what it had before, whoever was signed in, is gone."""
    sql = f"INSERT OR REPLACE INTO channels ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    gone: Statement
    if channel.kind == "push":
        gone = ("DELETE FROM channels WHERE kind = 'push' AND address = ?", (channel.address,))
    else:
        gone = ("DELETE FROM channels WHERE kind = ? AND guest = ?", (channel.kind, channel.guest))
    return [gone, (sql, tuple(channel))]


def drop_channel(guest: str, channel: str) -> Statement:
    return "DELETE FROM channels WHERE guest = ? AND id = ?", (guest, channel)


def drop_kind(guest: str, kind: CallKind) -> Statement:
    return "DELETE FROM channels WHERE guest = ? AND kind = ?", (guest, kind)


def channel_worked(channel: str, now: float) -> Statement:
    return "UPDATE channels SET used = ?, failed = 0 WHERE id = ?", (now, channel)


def channel_failed(channel: str) -> Statement:
    return "UPDATE channels SET failed = failed + 1 WHERE id = ?", (channel,)


def channels_of(db: sqlite3.Connection, guest: str) -> list[Channel]:
    sql = f"SELECT {_COLUMNS} FROM channels WHERE guest = ? ORDER BY made"
    return [Channel(*found) for found in db.execute(sql, (guest,))]


def device_names(db: sqlite3.Connection, guest: str) -> dict[str, tuple[str, str]]:
    """Browser and system of the guest's devices."""
    sql = "SELECT id, browser, system FROM devices WHERE guest = ?"
    return {found: (browser, system) for found, browser, system in db.execute(sql, (guest,))}


def reachable(db: sqlite3.Connection) -> set[str]:
    """Who can be called at all."""
    sql = (
        "SELECT guest FROM channels UNION SELECT wishes.guest FROM wishes JOIN mails ON mails.guest = wishes.guest"
        " WHERE kind = 'mail' AND wanted"
    )
    return {found[0] for found in db.execute(sql)}


def save_wish(guest: str, event: CallEvent, kind: CallKind, on: bool) -> Statement:
    return "INSERT OR REPLACE INTO wishes VALUES (?, ?, ?, ?)", (guest, event, kind, on)


def wishes_of(db: sqlite3.Connection, guest: str) -> dict[tuple[str, str], bool]:
    """By event and kind: those that were chosen."""
    sql = "SELECT event, kind, wanted FROM wishes WHERE guest = ?"
    return {(event, kind): bool(on) for event, kind, on in db.execute(sql, (guest,))}


def ask_call(call: Call, apart: float) -> Statement:
    """About one thing once; and about the same table and event not sooner than `apart` seconds after the last."""
    sql = (
        "INSERT INTO calls (guest, kind, table_id, event, about, due) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guest, kind, table_id, event) DO UPDATE SET about = excluded.about,"
        " due = iif(sent IS NULL, min(due, excluded.due), max(excluded.due, sent + ?)), sent = NULL, tries = 0"
        " WHERE about != excluded.about"
    )
    return sql, (*call[:6], apart)


def calls_due(db: sqlite3.Connection, now: float, most: int) -> list[Call]:
    sql = (
        "SELECT guest, kind, table_id, event, about, due, tries FROM calls"
        " WHERE sent IS NULL AND due <= ? ORDER BY due LIMIT ?"
    )
    return [Call(*found) for found in db.execute(sql, (now, most))]


def calls_waiting(db: sqlite3.Connection, guest: str, kind: CallKind) -> list[Call]:
    sql = (
        "SELECT guest, kind, table_id, event, about, due, tries FROM calls"
        " WHERE guest = ? AND kind = ? AND sent IS NULL ORDER BY due"
    )
    return [Call(*found) for found in db.execute(sql, (guest, kind))]


def last_sent(db: sqlite3.Connection, guest: str, kind: CallKind) -> float:
    sql = "SELECT coalesce(max(sent), 0) FROM calls WHERE guest = ? AND kind = ?"
    return float(db.execute(sql, (guest, kind)).fetchone()[0])


def mark_sent(call: Call, now: float) -> Statement:
    return f"UPDATE calls SET sent = ? WHERE {_ONE}", (now, *call[:4])


def drop_call(call: Call) -> Statement:
    """It is not needed any more; nor would it be about anything else."""
    return f"DELETE FROM calls WHERE {_ONE}", call[:4]


def call_again(call: Call, due: float, tries: int) -> Statement:
    return f"UPDATE calls SET sent = NULL, due = ?, tries = ? WHERE {_ONE}", (due, tries, *call[:4])


def put_off(guest: str, kind: CallKind, due: float) -> Statement:
    sql = "UPDATE calls SET due = ? WHERE guest = ? AND kind = ? AND sent IS NULL"
    return sql, (due, guest, kind)
