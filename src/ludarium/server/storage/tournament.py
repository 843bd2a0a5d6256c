"""Tournaments, and who has something to do with them."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Sequence

import msgspec

from ludarium.server.row import text_of
from ludarium.server.storage.writer import Statement
from ludarium.server.tournament.row import Tournament, decode_tournament


def save_tournament(tournament: Tournament, before: Iterable[str] = ()) -> list[Statement]:
    """`before`: who had something to do with it so far."""
    sql = (
        "INSERT INTO tournaments VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, public = excluded.public, organiser = excluded.organiser,"
        " changed = excluded.changed, due = excluded.due, data = excluded.data"
    )
    row = (tournament.id, tournament.status, tournament.public, tournament.organiser, time.time())
    now, then = tournament.people(), set(before)
    return [
        (sql, (*row, tournament.due, text_of(tournament))),
        *(
            ("INSERT OR IGNORE INTO entrants VALUES (?, ?)", (one, tournament.id))
            for one in sorted(now - then)
        ),
        *(
            ("DELETE FROM entrants WHERE guest = ? AND tournament = ?", (one, tournament.id))
            for one in sorted(then - now)
        ),
    ]


def tournament_of(db: sqlite3.Connection, tournament: str) -> Tournament | None:
    found = db.execute("SELECT data FROM tournaments WHERE id = ?", (tournament,)).fetchone()
    return decode_tournament(found[0]) if found else None


def listed_tournaments(db: sqlite3.Connection, guest: str | None, most: int) -> list[Tournament]:
    """Of each status the latest public ones, and those that the guest has to do with."""
    public = "SELECT data FROM tournaments WHERE status = ? AND public = 1 ORDER BY changed DESC LIMIT ?"
    found = [
        row[0] for status in ("open", "running", "finished") for row in db.execute(public, (status, most))
    ]
    own = (
        "SELECT data FROM entrants JOIN tournaments ON tournaments.id = tournament"
        " WHERE guest = ? ORDER BY changed DESC LIMIT ?"
    )
    found += [row[0] for row in db.execute(own, (guest or "", most))]
    tournaments = {}
    for data in found:
        with contextlib.suppress(msgspec.MsgspecError):
            one = decode_tournament(data)
            tournaments[one.id] = one
    return list(tournaments.values())


def tournaments_due(db: sqlite3.Connection, now: float) -> list[str]:
    return [found[0] for found in db.execute("SELECT id FROM tournaments WHERE due <= ? LIMIT 200", (now,))]


def running_tournaments(db: sqlite3.Connection) -> list[tuple[str, bool]]:
    """With whether it is a ladder, the deals of which are everybody's secret."""
    sql = (
        "SELECT id, iif(json_valid(data), json_extract(data, '$.format'), '') = 'ladder' FROM tournaments"
        " WHERE status = 'running'"
    )
    return [(found, bool(ladder)) for found, ladder in db.execute(sql)]


def organised_by(db: sqlite3.Connection, guest: str) -> int:
    sql = "SELECT count(*) FROM tournaments WHERE organiser = ? AND status IN ('open', 'running')"
    return int(db.execute(sql, (guest,)).fetchone()[0])


def tournaments_of(db: sqlite3.Connection, guest: str) -> list[str]:
    """In which something is kept of the guest."""
    return [found[0] for found in db.execute("SELECT tournament FROM entrants WHERE guest = ?", (guest,))]


def names_of(db: sqlite3.Connection, guests: Sequence[str]) -> dict[str, str]:
    marks = ", ".join("?" * len(guests))
    return dict(db.execute(f"SELECT id, name FROM guests WHERE id IN ({marks})", tuple(guests)))


def forget_entries(guest: str) -> Statement:
    return "DELETE FROM entrants WHERE guest = ?", (guest,)
