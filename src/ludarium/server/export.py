"""All that is kept of a guest, as an archive of plain files.

Of a game under way there is what a list shows of it, and nothing of its journal: that knows more than the player.
"""

from __future__ import annotations

import io
import sqlite3
import zipfile
from collections.abc import Sequence

import msgspec

from ludarium.core.daily import today
from ludarium.core.entry import Action, Began, GaveUp
from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.core.record import write
from ludarium.server.library import Library
from ludarium.server.row import Line, Replaced, Returned, Row, Said
from ludarium.server.storage.doing import LINES_OF
from ludarium.server.storage.table import all_ids_of_guest, journal_of, row_of

ABOUT = """What this Ludarium server keeps of you.

guest.json      your name, your language, and when you first came
devices.json    where you are signed in
account.json    what keeps your name: passkeys, and when you made a recovery code
mail.json       your mail address
channels.json   where you want to be called
wishes.json     and about what
tables.json     the tables at which you have a seat, or had one
said.json       what you said there, and at tables where you looked on
puzzles.json    puzzles of the day that you began
moves.json      what you tried where the best move is to be found
blocks.json     whom you have blocked
friends.json    your friends, and whom you have asked
reports.json    what you have reported
tournaments.json the tournaments in which you have entered, or which you organise
lessons.json    how far you are in which lesson
games/          the records of your finished games (`ludarium record show FILE`)
"""
WHOLE = {
    "guest": "SELECT id, name, language, created FROM guests WHERE id = ?",
    "devices": "SELECT browser, system, made, seen, revoked FROM devices WHERE guest = ?",
    "account": "SELECT 'passkey' AS kind, name, made, used FROM passkeys WHERE guest = ?1"
    " UNION ALL SELECT 'recovery code', '', made, NULL FROM recoveries WHERE guest = ?1",
    "mail": "SELECT address, confirmed FROM mails WHERE guest = ?",
    "channels": "SELECT kind, address, made, used, failed FROM channels WHERE guest = ?",
    "wishes": "SELECT event, kind, wanted FROM wishes WHERE guest = ?",
    "puzzles": "SELECT game, date, kind, begun, took, tries, shown FROM puzzles WHERE guest = ?",
    "moves": "SELECT game, number, moves, found, clue, shown FROM best_moves WHERE guest = ?",
    "blocks": "SELECT other, at FROM blocks WHERE guest = ?",
    "friends": "SELECT other, at FROM friends WHERE guest = ?",
    "reports": "SELECT at, person, table_id, reason, text, closed FROM reports WHERE guest = ?",
    "tournaments": "SELECT tournament, status, json_extract(data, '$.name') AS name FROM entrants"
    " JOIN tournaments ON tournaments.id = tournament WHERE guest = ?",
    "lessons": "SELECT game, lesson, step, done FROM lessons WHERE guest = ?",
}


def collect(db: sqlite3.Connection, guest: str) -> dict[str, list[dict[str, object]]]:
    """What lies in the database, by file, but for the games."""
    found = {}
    for name, question in WHOLE.items():
        cursor = db.execute(question, (guest,))
        columns = [column[0] for column in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    lines = db.execute(f"SELECT table_id, at, data FROM journal WHERE {LINES_OF} ORDER BY at", (guest,))
    found["said"] = [
        {"table": table, "at": at, "text": action.text} for table, at, action in _decoded(lines.fetchall())
    ]
    return found


def _decoded(lines: Sequence[tuple[str, float, str]]) -> list[tuple[str, float, Said]]:
    decode = msgspec.json.Decoder(Said).decode
    found = []
    for table, at, data in lines:
        try:
            found.append((table, at, decode(data)))
        except msgspec.MsgspecError:
            continue  # another action, or nothing that can be read
    return found


def tables_of(db: sqlite3.Connection, guest: str) -> list[Row]:
    rows = []
    for table_id in all_ids_of_guest(db, guest):
        try:
            row = row_of(db, table_id)
        except msgspec.MsgspecError:
            continue
        if row is not None:
            rows.append(row)
    return rows


def record_of(library: Library, row: Row, lines: Sequence[Line]) -> str | None:
    """The record of a finished game; None where its rules are no longer known, or it cannot be read."""
    try:
        setup = library.setup(row.game, len(row.seats), row.chosen, row.rules)
        if not setup.game.knows(row.rules):
            return None
        journal: Journal | None = None
        for line in lines:
            action = line.action
            if isinstance(action, Began):
                journal = Journal(setup, [seat.name for seat in row.seats], Replayed(action.outcomes))
            elif journal is not None and not isinstance(action, Said | Replaced | Returned):
                _replay(journal, action)
        return write(journal) if journal is not None else None
    except Exception:  # a damaged game is no reason to give nothing
        return None


def _replay(journal: Journal, action: Action) -> None:
    if not isinstance(action, GaveUp) or journal.may_give_up(action.seat):
        journal.replay(action)


def archive(db: sqlite3.Connection, guest: str, library: Library) -> bytes:
    """Takes its time: not for the event loop, nor for the thread that everybody's questions share."""
    packed = io.BytesIO()
    rows = tables_of(db, guest)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr("README.txt", ABOUT)
        for name, content in collect(db, guest).items():
            files.writestr(f"{name}.json", _json(content))
        files.writestr("tables.json", _json([_told(row, guest) for row in rows]))
        for row in rows:
            if row.status != "finished" or row.daily == today():
                continue
            try:
                text = record_of(library, row, journal_of(db, row.id))
            except msgspec.MsgspecError:
                continue
            if text is not None:
                files.writestr(f"games/{row.game}-{row.id}.txt", text)
    return packed.getvalue()


def _told(row: Row, guest: str) -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "options": row.chosen,
        "status": row.status,
        "created": row.created,
        "changed": row.changed,
        "daily": row.daily,
        "seats": [
            {"name": seat.name, "mine": seat.user == guest, "resigned": seat.resigned} for seat in row.seats
        ],
        "scores": row.scores,
        "places": row.places,
        "seconds": row.seconds,
    }


def _json(content: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=2)
