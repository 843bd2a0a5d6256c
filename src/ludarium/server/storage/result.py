"""What became of everybody's games: a line for each person of each finished game, by which it is found again.

All of it follows from the rows of the tables; it stands apart so that nobody's page reads a thousand of them.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludarium.server.row import Row, person_of, text_of
from ludarium.server.storage.writer import Statement

decode_names = msgspec.json.Decoder(list[str]).decode
decode_deeds = msgspec.json.Decoder(dict[str, int]).decode
SAID = 'substr(data, 1, 14) = \'{"kind":"said"\''  # as the index `journal_said` has it


class Result(NamedTuple):
    """Somebody's game. Of several seats on one device none counts: then there is no place."""

    guest: str
    table: str
    ended: float
    game: str
    seats: int
    place: int | None
    won: bool
    rated: bool
    stayed: bool  # to the end
    score: int | None
    names: list[str]  # of the others, by seat
    deeds: dict[str, int]


class Wish(NamedTuple):
    """Which of somebody's games are looked for; what is empty does not matter."""

    game: str = ""
    opponent: str = ""  # a part of a name
    result: str = ""  # won, lost
    since: float = 0.0
    until: float = 0.0
    text: str = ""  # a part of what was said at the table, or of a name


_COLUMNS = "guest, table_id, ended, game, seats, place, won, rated, stayed, score, names, deeds"


def save_results(row: Row) -> list[Statement]:
    """Of a finished game. When it ended is said once: a row also changes later, when it is rated or played again."""
    if row.status != "finished":
        return []
    sql = (
        f"INSERT INTO results ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guest, table_id) DO UPDATE SET place = excluded.place, won = excluded.won,"
        " stayed = excluded.stayed, score = excluded.score, names = excluded.names, deeds = excluded.deeds"
    )
    return [(sql, _values(result)) for result in results_of(row)]


def results_of(row: Row) -> list[Result]:
    found = []
    for guest in dict.fromkeys(who for seat in row.seats if (who := person_of(seat))):
        own = [number for number, seat in enumerate(row.seats) if person_of(seat) == guest]
        one = own[0] if len(own) == 1 else -1
        place = row.places[one] if row.places is not None and one >= 0 else None
        found.append(
            Result(
                guest=guest,
                table=row.id,
                ended=row.changed,
                game=row.game,
                seats=len(row.seats),
                place=place,
                won=row.won if len(row.seats) == 1 else place == 1,
                rated=row.rated,
                stayed=any(seat.user == guest and not seat.resigned for seat in row.seats),
                score=row.scores[one] if row.scores is not None and one >= 0 else None,
                names=[seat.name for number, seat in enumerate(row.seats) if number not in own],
                deeds=row.deeds[one] if row.deeds is not None and one >= 0 else {},
            )
        )
    return found


def _values(result: Result) -> tuple[Any, ...]:
    return (*result[:10], text_of(result.names), text_of(result.deeds))


def _result(row: Sequence[Any]) -> Result:
    guest, table, ended, game, seats, place, won, rated, stayed, score, names, deeds = row
    return Result(
        *(guest, table, ended, game, seats, place),
        *(bool(won), bool(rated), bool(stayed), score, decode_names(names), decode_deeds(deeds)),
    )


def results_by(db: sqlite3.Connection, guest: str, most: int) -> list[Result]:
    """The latest with a place, newest first."""
    sql = f"SELECT {_COLUMNS} FROM results WHERE guest = ? AND place NOT NULL ORDER BY ended DESC LIMIT ?"
    return [_result(row) for row in db.execute(sql, (guest, most))]


def search(
    db: sqlite3.Connection, guest: str, wish: Wish, skipped: int, most: int
) -> tuple[list[Result], int]:
    """Those that fit, newest first, after so many of them; and how many there are in all."""
    db.create_function("fold", 1, str.casefold, deterministic=True)  # SQLite's own `lower` knows ASCII alone
    where, values = ["guest = ?"], [guest]
    for clause, value in (
        ("game = ?", wish.game),
        ("instr(fold(names), fold(?))", wish.opponent),
        ("ended >= ?", wish.since),
        ("ended < ?", wish.until),
    ):
        if value:
            where.append(clause)
            values.append(value)  # type: ignore[arg-type]
    if wish.result:
        where.append("place NOT NULL AND won" if wish.result == "won" else "place NOT NULL AND NOT won")
    if wish.text:
        where.append(
            "(instr(fold(names), fold(?)) OR table_id IN (SELECT journal.table_id FROM results AS own"
            f" JOIN journal INDEXED BY journal_said ON journal.table_id = own.table_id WHERE own.guest = ? AND {SAID}"
            " AND (journal.guest IS NULL OR journal.guest NOT IN (SELECT other FROM blocks WHERE blocks.guest = ?))"
            " AND instr(fold(json_extract(data, '$.text')), fold(?))))"
        )
        values += [wish.text, guest, guest, wish.text]
    condition = " AND ".join(where)
    sql = f"SELECT {_COLUMNS} FROM results WHERE {condition} ORDER BY ended DESC LIMIT ? OFFSET ?"
    found = [_result(row) for row in db.execute(sql, (*values, most, skipped))]
    (count,) = db.execute(f"SELECT count(*) FROM results WHERE {condition}", values).fetchone()
    return found, int(count)


def places_of(db: sqlite3.Connection, guest: str) -> dict[tuple[str, int], tuple[Counter[int], int]]:
    """By game and number of players: how often which place, and how often it was won."""
    sql = (
        "SELECT game, seats, place, count(*), sum(won) FROM results WHERE guest = ? AND place NOT NULL"
        " GROUP BY game, seats, place ORDER BY game, seats"
    )
    found: dict[tuple[str, int], tuple[Counter[int], int]] = {}
    for game, seats, place, times, won in db.execute(sql, (guest,)):
        counted, before = found.get((game, seats), (Counter(), 0))
        counted[place] = times
        found[game, seats] = (counted, before + won)
    return found


def met_by(db: sqlite3.Connection, guest: str, latest: int, most: int) -> list[tuple[str, str, int, int]]:
    """With whom somebody plays, in the latest games: id, name, how often ahead of them and behind."""
    sql = (
        "WITH own AS (SELECT table_id, place FROM results"
        " WHERE guest = ?1 AND place NOT NULL ORDER BY ended DESC LIMIT ?2),"
        " often AS (SELECT other.guest AS guest, sum(own.place < other.place) AS ahead,"
        " sum(own.place > other.place) AS behind, count(*) AS met"
        " FROM own JOIN results AS other ON other.table_id = own.table_id"
        " WHERE other.guest != ?1 AND other.place NOT NULL"
        " GROUP BY other.guest ORDER BY met DESC, other.guest LIMIT ?3)"
        " SELECT often.guest, name, ahead, behind FROM often JOIN guests ON guests.id = often.guest"
        " ORDER BY met DESC, often.guest"
    )
    return db.execute(sql, (guest, latest, most)).fetchall()


def finished_by(db: sqlite3.Connection, guest: str) -> dict[str, int]:
    """How many of which game the guest has played to their end."""
    sql = "SELECT game, count(*) FROM results WHERE guest = ? AND stayed GROUP BY game ORDER BY game"
    return dict(db.execute(sql, (guest,)).fetchall())


def forget_results(guest: str) -> Statement:
    """Those of the others are written anew with the rows."""
    return "DELETE FROM results WHERE guest = ?", (guest,)
