"""The database's tables, version by version. A released step is never changed: add another."""

from __future__ import annotations

import base64
import json
import secrets
import sqlite3
from collections.abc import Callable

from ludarium.games import all_games


class NewerDatabaseError(RuntimeError):
    """The database was written by a newer ludarium."""


def _first(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID")
    db.execute("INSERT INTO settings VALUES ('secret', ?)", (secrets.token_bytes(32),))
    db.execute(
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT, created REAL NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute(
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, creator TEXT NOT NULL,
            changed REAL NOT NULL, data TEXT NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX tables_by_status ON tables (status, public, changed)")
    db.execute(
        "CREATE TABLE sitters (guest TEXT, table_id TEXT, PRIMARY KEY (guest, table_id)) WITHOUT ROWID"
    )
    db.execute(
        """CREATE TABLE journal (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, guest TEXT, client TEXT,
            data TEXT NOT NULL, PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID"""
    )


def _daily_deals(db: sqlite3.Connection) -> None:
    """Daily deals are found by game and date; what a guest has said is found by guest."""
    db.execute("ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT ''")
    db.execute("CREATE INDEX tables_by_creator ON tables (creator, status)")
    db.execute("CREATE INDEX tables_by_day ON tables (daily) WHERE daily != ''")
    db.execute("CREATE INDEX journal_by_guest ON journal (guest) WHERE guest IS NOT NULL")


def _notes_and_returns(db: sqlite3.Connection) -> None:
    """Nothing changes here; but older versions know neither entries `returned` nor notes of moves."""


def _puzzles(db: sqlite3.Connection) -> None:
    """Puzzles of the day: who began which puzzle of which day, when, and what became of it."""
    db.execute(
        """CREATE TABLE puzzles (
            date TEXT NOT NULL, kind TEXT NOT NULL, guest TEXT NOT NULL, begun REAL NOT NULL,
            took INTEGER, tries INTEGER NOT NULL DEFAULT 0, shown INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (date, kind, guest)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX puzzles_by_guest ON puzzles (guest)")


def _puzzles_by_game(db: sqlite3.Connection) -> None:
    """Any game may have puzzles: those kept so far belong to the game that has their kind."""
    db.execute("ALTER TABLE puzzles RENAME TO earlier")
    db.execute(
        """CREATE TABLE puzzles (
            game TEXT NOT NULL, date TEXT NOT NULL, kind TEXT NOT NULL, guest TEXT NOT NULL, begun REAL NOT NULL,
            took INTEGER, tries INTEGER NOT NULL DEFAULT 0, shown INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (game, date, kind, guest)
        ) WITHOUT ROWID"""
    )
    for game in all_games():
        for kind in game.puzzles.kinds if game.puzzles is not None else ():
            db.execute(
                "INSERT OR IGNORE INTO puzzles (game, date, kind, guest, begun, took, tries, shown)"
                " SELECT ?, date, kind, guest, begun, took, tries, shown FROM earlier WHERE kind = ?",
                (game.id, kind),
            )
    db.execute("DROP TABLE earlier")
    db.execute("CREATE INDEX puzzles_by_guest ON puzzles (guest)")


def _lessons(db: sqlite3.Connection) -> None:
    """How far a guest is in which lesson."""
    db.execute(
        """CREATE TABLE lessons (
            guest TEXT NOT NULL, game TEXT NOT NULL, lesson TEXT NOT NULL, acts TEXT NOT NULL,
            step INTEGER NOT NULL, done REAL, PRIMARY KEY (guest, game, lesson)
        ) WITHOUT ROWID"""
    )


def _devices(db: sqlite3.Connection) -> None:
    """Devices that can be revoked, links that work once, and keys that can be rotated."""
    db.execute(
        """CREATE TABLE devices (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL,
            made REAL NOT NULL, seen REAL NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX devices_by_guest ON devices (guest)")
    db.execute(
        """CREATE TABLE links (
            hash TEXT PRIMARY KEY, guest TEXT NOT NULL, made REAL NOT NULL, until REAL NOT NULL
        ) WITHOUT ROWID"""
    )
    secret = db.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()[0]
    keys = [{"made": 0.0, "secret": base64.b64encode(secret).decode(), "accepted": True}]
    db.execute("INSERT INTO settings VALUES ('keys', ?)", (json.dumps(keys).encode(),))
    db.execute("DELETE FROM settings WHERE name = 'secret'")


def _starts(db: sqlite3.Connection) -> None:
    """Who began which daily deal, and at which table: the first try counts, finished or not."""
    db.execute(
        """CREATE TABLE starts (
            game TEXT NOT NULL, date TEXT NOT NULL, guest TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (game, date, guest)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX starts_by_guest ON starts (guest)")
    made = db.execute("SELECT id, creator, daily, data FROM tables WHERE daily != ''").fetchall()
    for table, creator, daily, _data in sorted(made, key=lambda found: _created(found[3])):
        game, _, date = daily.rpartition(" ")
        if creator:
            db.execute("INSERT OR IGNORE INTO starts VALUES (?, ?, ?, ?)", (game, date, creator, table))


def _created(data: str) -> float:
    try:
        return float(json.loads(data)["created"])
    except (ValueError, KeyError, TypeError):
        return 0.0


def _orders(db: sqlite3.Connection) -> None:
    """What whoever runs the server has ordered, and what became of it; who is kept out."""
    db.execute(
        """CREATE TABLE orders (
            id INTEGER PRIMARY KEY, at REAL NOT NULL, who TEXT NOT NULL, command TEXT NOT NULL,
            arguments TEXT NOT NULL, done REAL, result TEXT NOT NULL DEFAULT ''
        )"""
    )
    db.execute("CREATE INDEX orders_waiting ON orders (id) WHERE done IS NULL")
    db.execute("CREATE TABLE bans (guest TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID")


def _companions(db: sqlite3.Connection) -> None:
    """Whether a guest wants the companion in a game, and which of its cards they have seen."""
    db.execute(
        """CREATE TABLE companions (
            guest TEXT NOT NULL, game TEXT NOT NULL, chosen INTEGER NOT NULL, PRIMARY KEY (guest, game)
        ) WITHOUT ROWID"""
    )
    db.execute(
        """CREATE TABLE cards (
            guest TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, PRIMARY KEY (guest, game, kind)
        ) WITHOUT ROWID"""
    )


def _accounts(db: sqlite3.Connection) -> None:
    """What keeps a guest's name beyond the cookie: passkeys, a mail address, a code to write down; letters with links
    that work once; and whose guest somebody was joined to."""
    db.execute(
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, key BLOB NOT NULL, name TEXT NOT NULL,
            made REAL NOT NULL, used REAL NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX passkeys_by_guest ON passkeys (guest)")
    db.execute(
        """CREATE TABLE mails (
            guest TEXT PRIMARY KEY, address TEXT NOT NULL UNIQUE COLLATE NOCASE, confirmed REAL NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute(
        """CREATE TABLE letters (
            hash TEXT PRIMARY KEY, kind TEXT NOT NULL, guest TEXT NOT NULL, address TEXT NOT NULL, until REAL NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX letters_by_guest ON letters (guest)")
    db.execute(
        """CREATE TABLE recoveries (
            guest TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, made REAL NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE TABLE joined (guest TEXT PRIMARY KEY, into_guest TEXT NOT NULL) WITHOUT ROWID")
    db.execute("CREATE INDEX joined_by_guest ON joined (into_guest)")


def _calls(db: sqlite3.Connection) -> None:
    """Being called: where a guest can be reached, about what, and which calls are waiting or were made."""
    db.execute(
        """CREATE TABLE channels (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, secret TEXT NOT NULL,
            device TEXT NOT NULL, made REAL NOT NULL, used REAL, failed INTEGER NOT NULL DEFAULT 0,
            UNIQUE (guest, kind, address)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX channels_by_device ON channels (device)")
    db.execute(
        """CREATE TABLE wishes (
            guest TEXT NOT NULL, event TEXT NOT NULL, kind TEXT NOT NULL, wanted INTEGER NOT NULL,
            PRIMARY KEY (guest, event, kind)
        ) WITHOUT ROWID"""
    )
    db.execute(
        """CREATE TABLE calls (
            guest TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, event TEXT NOT NULL,
            about INTEGER NOT NULL, due REAL NOT NULL, sent REAL, tries INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (guest, kind, table_id, event)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX calls_due ON calls (due) WHERE sent IS NULL")


def _ratings(db: sqlite3.Connection) -> None:
    """Where everybody stands in every game, and every change that led there."""
    db.execute("ALTER TABLE tables ADD COLUMN rated REAL")
    db.execute("CREATE INDEX tables_by_rating ON tables (rated) WHERE rated IS NOT NULL")
    db.execute(
        """CREATE TABLE ratings (
            game TEXT NOT NULL, guest TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, cautious REAL NOT NULL,
            games INTEGER NOT NULL, last REAL NOT NULL, PRIMARY KEY (game, guest)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX ratings_by_strength ON ratings (game, cautious DESC)")
    db.execute(
        """CREATE TABLE rating_changes (
            game TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, guest TEXT,
            at REAL NOT NULL, place INTEGER NOT NULL, mu_before REAL NOT NULL, sigma_before REAL NOT NULL,
            mu REAL NOT NULL, sigma REAL NOT NULL, PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX rating_changes_by_guest ON rating_changes (guest, game, at)")


def _slow(db: sqlite3.Connection) -> None:
    """When a turn of hours or days is over, and who is on vacation meanwhile."""
    db.execute("ALTER TABLE tables ADD COLUMN due REAL")
    db.execute("CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL")
    db.execute(
        """CREATE TABLE vacations (
            guest TEXT PRIMARY KEY, until REAL NOT NULL, year INTEGER NOT NULL, days INTEGER NOT NULL
        ) WITHOUT ROWID"""
    )


def _profiles(db: sqlite3.Connection) -> None:
    """Who shows their games to everybody."""
    db.execute("CREATE TABLE profiles (guest TEXT PRIMARY KEY) WITHOUT ROWID")


def _analyses(db: sqlite3.Connection) -> None:
    """What the coach found about finished games; older versions know no hints in journals either."""
    db.execute(
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY, at REAL NOT NULL, engine TEXT NOT NULL, data TEXT NOT NULL
        ) WITHOUT ROWID"""
    )


def _blocks(db: sqlite3.Connection) -> None:
    """Whom a guest does not want to hear of."""
    db.execute(
        """CREATE TABLE blocks (
            guest TEXT NOT NULL, other TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (guest, other)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX blocks_by_other ON blocks (other)")


def _results(db: sqlite3.Connection) -> None:
    """What became of everybody's games, found by person; and what else must be found among very many."""
    db.execute(
        """CREATE TABLE results (
            guest TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL NOT NULL, game TEXT NOT NULL,
            seats INTEGER NOT NULL, place INTEGER, won INTEGER NOT NULL, rated INTEGER NOT NULL,
            stayed INTEGER NOT NULL, score INTEGER, names TEXT NOT NULL, deeds TEXT NOT NULL,
            PRIMARY KEY (guest, table_id)
        ) WITHOUT ROWID"""
    )
    sql = """
        WITH taken AS (
            SELECT tables.id AS id, changed, data, seat.key AS number, json_array_length(data, '$.seats') AS seats,
                   coalesce(json_extract(seat.value, '$.before.user'), json_extract(seat.value, '$.left'),
                            json_extract(seat.value, '$.user')) AS who,
                   json_extract(seat.value, '$.user') AS user,
                   coalesce(json_extract(seat.value, '$.resigned'), 0) AS resigned
            FROM tables, json_each(iif(json_valid(data), data, '{}'), '$.seats') AS seat
            WHERE status = 'finished'
        )
        INSERT INTO results
        SELECT who, id, changed, json_extract(data, '$.game'), seats,
               iif(count(*) = 1, json_extract(data, '$.places[' || number || ']'), NULL),
               iif(seats = 1, coalesce(json_extract(data, '$.won'), 0),
                   count(*) = 1 AND coalesce(json_extract(data, '$.places[' || number || ']'), 0) = 1),
               coalesce(json_extract(data, '$.rated'), 0),
               max(coalesce(user = who, 0) AND NOT resigned),
               iif(count(*) = 1, json_extract(data, '$.scores[' || number || ']'), NULL),
               (
                   SELECT json_group_array(coalesce(json_extract(value, '$.name'), ''))
                   FROM json_each(data, '$.seats') WHERE coalesce(json_extract(value, '$.before.user'),
                       json_extract(value, '$.left'), json_extract(value, '$.user'), '') != who
               ), '{}'
        FROM taken WHERE who IS NOT NULL GROUP BY id, who
    """
    db.execute(sql)
    db.execute("CREATE INDEX results_by_time ON results (guest, ended)")
    db.execute("CREATE INDEX results_by_table ON results (table_id)")
    db.execute(
        'CREATE INDEX journal_said ON journal (table_id) WHERE substr(data, 1, 14) = \'{"kind":"said"\''
    )
    db.execute("ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT ''")
    db.execute(
        "CREATE INDEX tables_unrated ON tables (changed, id) WHERE rated IS NULL AND status = 'finished'"
        " AND iif(json_valid(data), json_extract(data, '$.rated'), 0) = 1"
    )
    db.execute("CREATE INDEX ratings_by_guest ON ratings (guest)")
    db.execute("CREATE INDEX rating_changes_by_who ON rating_changes (who)")


def _friends(db: sqlite3.Connection) -> None:
    """Who would like to be whose friend: two are when both would. And what people report."""
    db.execute(
        """CREATE TABLE friends (
            guest TEXT NOT NULL, other TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (guest, other)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX friends_by_other ON friends (other)")
    db.execute(
        """CREATE TABLE reports (
            id INTEGER PRIMARY KEY, at REAL NOT NULL, guest TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
            table_id TEXT NOT NULL, number INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL,
            said TEXT NOT NULL, closed REAL, closed_by TEXT NOT NULL DEFAULT '', verdict TEXT NOT NULL DEFAULT '',
            UNIQUE (guest, person, table_id, number)
        )"""
    )
    db.execute("CREATE INDEX reports_open ON reports (id) WHERE closed IS NULL")
    db.execute("CREATE INDEX reports_by_person ON reports (person)")


def _tournaments(db: sqlite3.Connection) -> None:
    """Tournaments, and in which of them somebody has entered, organises, or is not let in."""
    db.execute(
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, organiser TEXT NOT NULL,
            changed REAL NOT NULL, due REAL, data TEXT NOT NULL
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX tournaments_by_status ON tournaments (status, public, changed)")
    db.execute("CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL")
    db.execute("CREATE INDEX tournaments_by_organiser ON tournaments (organiser, status)")
    db.execute(
        """CREATE TABLE entrants (
            guest TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (guest, tournament)
        ) WITHOUT ROWID"""
    )


def _best_moves(db: sqlite3.Connection) -> None:
    """What everybody tried at puzzles in which the best move is to be found."""
    db.execute(
        """CREATE TABLE best_moves (
            game TEXT NOT NULL, number INTEGER NOT NULL, guest TEXT NOT NULL, moves TEXT NOT NULL,
            found INTEGER NOT NULL, clue INTEGER NOT NULL, shown INTEGER NOT NULL,
            PRIMARY KEY (game, number, guest)
        ) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX best_moves_by_guest ON best_moves (guest)")


def _observers(db: sqlite3.Connection) -> None:
    """Nothing changes here; but older versions would show games at once that are watched with delay."""


def _ladders(db: sqlite3.Connection) -> None:
    """What became of a deal of the day, beside who began it; and what a person's page counts, without their games."""
    db.execute("DROP INDEX results_by_table")
    db.execute("CREATE INDEX results_by_table ON results (table_id, place)")
    for column in (
        "name TEXT NOT NULL DEFAULT ''",
        *(f"{name} INTEGER" for name in ("won", "score", "seconds", "entries")),
    ):
        db.execute(f"ALTER TABLE starts ADD COLUMN {column}")
    db.execute(
        """UPDATE starts SET (name, won, score, seconds, entries) = (
            SELECT coalesce(json_extract(data, '$.seats[0].name'), ''), coalesce(json_extract(data, '$.won'), 0),
                   coalesce(json_extract(data, '$.scores[0]'), 0), coalesce(json_extract(data, '$.seconds'), 0),
                   (SELECT 1 + max(number) FROM journal WHERE journal.table_id = tables.id)
            FROM tables WHERE tables.id = starts.table_id
        ) WHERE EXISTS (
            SELECT 1 FROM tables WHERE tables.id = starts.table_id AND status = 'finished' AND json_valid(data)
        )"""
    )
    db.execute("CREATE INDEX puzzles_solved ON puzzles (game, date, guest, took) WHERE took IS NOT NULL")
    db.execute(
        "CREATE INDEX results_by_place ON results (guest, game, seats, place, won) WHERE place IS NOT NULL"
    )


def _doings(db: sqlite3.Connection) -> None:
    """Where a guest has written lines stands once a table: an index of all lines took as long as the lines."""
    db.execute("CREATE TABLE doings (guest TEXT, table_id TEXT, PRIMARY KEY (guest, table_id)) WITHOUT ROWID")
    db.execute("INSERT INTO doings SELECT DISTINCT guest, table_id FROM journal WHERE guest IS NOT NULL")
    db.execute("DROP INDEX IF EXISTS journal_by_guest")


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _first,
    _daily_deals,
    _notes_and_returns,
    _puzzles,
    _puzzles_by_game,
    _lessons,
    _devices,
    _starts,
    _orders,
    _companions,
    _accounts,
    _calls,
    _ratings,
    _slow,
    _profiles,
    _analyses,
    _blocks,
    _results,
    _friends,
    _tournaments,
    _best_moves,
    _observers,
    _ladders,
    _doings,
)
VERSION = len(STEPS)


def migrate(db: sqlite3.Connection, upto: int = VERSION) -> None:
    """Bring a database up to date, each step whole or not at all."""
    found = int(db.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        raise NewerDatabaseError(
            f"the database has version {found}, this ludarium knows {VERSION}: use a newer ludarium"
        )
    for number in range(found, upto):
        db.execute("BEGIN IMMEDIATE")
        STEPS[number](db)
        db.execute(f"PRAGMA user_version = {number + 1}")
        db.execute("COMMIT")
