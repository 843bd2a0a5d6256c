"""Ratings: where everybody stands, and every change that led there."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ludarium.server.identity import new_id
from ludarium.server.rating import SURE, Rating
from ludarium.server.row import Row, decode_row
from ludarium.server.storage.writer import Statement


class Change(NamedTuple):
    """What one game did to the rating of one person. `guest` is nobody where the person is forgotten, and another
    one where it was joined to it; `who` stays one and the same, so that all can be reckoned again."""

    game: str
    table: str
    seat: int
    who: str
    guest: str | None
    at: float
    place: int
    before: Rating
    after: Rating


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    guest: str
    name: str
    rating: Rating
    games: int
    last: float


def last_places(db: sqlite3.Connection, game: str, guest: str, most: int) -> list[int]:
    """Of the latest rated games, the newest last."""
    return [change.place for change in reversed(changes_of(db, game, guest, most))]


def save_changes(changes: Sequence[Change]) -> list[Statement]:
    kept: list[Statement] = []
    for change in changes:
        after = change.after
        kept.append(("INSERT INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", _values(change)))
        if change.guest == change.who:  # not the games of somebody who was joined to this one
            now = (change.game, change.guest, after.mu, after.sigma, after.cautious, 1, change.at)
            kept.append(
                (
                    "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, guest) DO UPDATE SET"
                    " mu = excluded.mu, sigma = excluded.sigma, cautious = excluded.cautious,"
                    " games = games + 1, last = excluded.last",
                    now,
                )
            )
    return kept


def _values(change: Change) -> tuple[Any, ...]:
    before, after = change.before, change.after
    return (*change[:7], before.mu, before.sigma, after.mu, after.sigma)


def known_rating(db: sqlite3.Connection, game: str, guest: str) -> Rating | None:
    """Nothing of somebody who has not played a rated game yet."""
    sql = "SELECT mu, sigma FROM ratings WHERE game = ? AND guest = ?"
    found = db.execute(sql, (game, guest)).fetchone()
    return Rating(*found) if found else None


def rating_of(db: sqlite3.Connection, game: str, guest: str) -> Rating:
    return known_rating(db, game, guest) or Rating()


def ranking(db: sqlite3.Connection, game: str, since: float, most: int) -> list[Ranked]:
    """The best of those who are sure enough and have played since then."""
    sql = (
        "SELECT guest, name, mu, sigma, games, last FROM ratings JOIN guests ON guests.id = guest"
        " WHERE game = ? AND last >= ? AND sigma < ? ORDER BY cautious DESC, guest LIMIT ?"
    )
    rows = db.execute(sql, (game, since, SURE, most))
    return [
        Ranked(guest, name, Rating(mu, sigma), games, last) for guest, name, mu, sigma, games, last in rows
    ]


def standing_of(db: sqlite3.Connection, game: str, guest: str) -> Ranked | None:
    sql = (
        "SELECT guest, name, mu, sigma, games, last FROM ratings JOIN guests ON guests.id = guest"
        " WHERE game = ? AND guest = ?"
    )
    found = db.execute(sql, (game, guest)).fetchone()
    if found is None:
        return None
    return Ranked(found[0], found[1], Rating(found[2], found[3]), found[4], found[5])


def standings_of(db: sqlite3.Connection, guest: str) -> dict[str, Ranked]:
    """In every game that somebody has a rating in."""
    sql = (
        "SELECT game, guest, name, mu, sigma, games, last FROM ratings JOIN guests ON guests.id = guest"
        " WHERE guest = ? ORDER BY game"
    )
    return {
        game: Ranked(guest, name, Rating(mu, sigma), games, last)
        for game, guest, name, mu, sigma, games, last in db.execute(sql, (guest,))
    }


def changes_of(db: sqlite3.Connection, game: str, guest: str, most: int) -> list[Change]:
    """The latest of somebody's, newest first."""
    sql = "SELECT * FROM rating_changes WHERE guest = ? AND game = ? ORDER BY at DESC LIMIT ?"
    return [_change(row) for row in db.execute(sql, (guest, game, most))]


def changes_at(db: sqlite3.Connection, table: str) -> list[Change]:
    """Of one game, by seat."""
    sql = "SELECT * FROM rating_changes WHERE table_id = ? ORDER BY seat"
    return [_change(row) for row in db.execute(sql, (table,))]


def gained_by(db: sqlite3.Connection, guest: str, tables: Sequence[str]) -> dict[str, int]:
    """By table: what a rated game did to somebody's rating, as people are told."""
    marks = ", ".join("?" * len(tables))
    sql = f"SELECT * FROM rating_changes WHERE table_id IN ({marks}) AND guest = ?"
    changes = [_change(row) for row in db.execute(sql, (*tables, guest))]
    return {change.table: change.after.points - change.before.points for change in changes}


def _change(row: Sequence[Any]) -> Change:
    game, table, seat, who, guest, at, place, *ratings = row
    return Change(game, table, seat, who, guest, at, place, Rating(*ratings[:2]), Rating(*ratings[2:]))


def last_rated(db: sqlite3.Connection) -> float:
    return float(
        db.execute("SELECT coalesce(max(rated), 0) FROM tables WHERE rated IS NOT NULL").fetchone()[0]
    )


def unrated_ids(db: sqlite3.Connection) -> list[str]:
    """Finished rated games that were not reckoned yet, in the order they ended."""
    sql = (
        "SELECT id FROM tables INDEXED BY tables_unrated WHERE rated IS NULL AND status = 'finished' AND"
        " iif(json_valid(data), json_extract(data, '$.rated'), 0) = 1 ORDER BY changed, id"
    )
    return [found[0] for found in db.execute(sql)]


def rated_rows(db: sqlite3.Connection, after: tuple[float, str] = (0.0, "")) -> Iterator[Row]:
    """All games that were reckoned, in the order they were, from this time and table on."""
    sql = "SELECT data FROM tables WHERE rated >= ?1 AND (rated, id) > (?1, ?2) ORDER BY rated, id"
    for (data,) in db.execute(sql, after):
        with contextlib.suppress(msgspec.MsgspecError):
            yield decode_row(data)


def drop_changes(strays: Sequence[tuple[str, int]]) -> list[Statement]:
    return [("DELETE FROM rating_changes WHERE table_id = ? AND seat = ?", stray) for stray in strays]


def write_changes(changes: Sequence[Change]) -> list[Statement]:
    """In the place of those that were kept."""
    sql = "INSERT OR REPLACE INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    return [(sql, _values(change)) for change in changes]


def write_ratings(
    db: sqlite3.Connection, ratings: Mapping[tuple[str, str], tuple[Rating, int, float]]
) -> Iterator[Statement]:
    """Where everybody stands: what differs from what is kept."""
    kept = {found[:2]: found[2:] for found in db.execute("SELECT * FROM ratings")}
    for key in kept.keys() - ratings.keys():
        yield "DELETE FROM ratings WHERE game = ? AND guest = ?", key
    for key, (rating, games, last) in ratings.items():
        line = (rating.mu, rating.sigma, rating.cautious, games, last)
        if kept.get(key) != line:
            yield "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", (*key, *line)


def forget_ratings(guest: str) -> list[Statement]:
    """The changes stay as nobody's: the others' ratings rest on them."""
    return [
        ("DELETE FROM ratings WHERE guest = ?", (guest,)),
        ("UPDATE rating_changes SET who = ? WHERE who = ?", (new_id(), guest)),
        ("UPDATE rating_changes SET guest = NULL WHERE guest = ?", (guest,)),
    ]


def join_ratings(guest: str, into: str) -> list[Statement]:
    """Who has a rating in a game keeps it, else takes over the other's; the games of both are shown as one's own."""
    new = "AND NOT EXISTS (SELECT 1 FROM ratings AS own WHERE own.guest = ?2 AND own.game = {0}.game)"
    return [
        (f"UPDATE rating_changes SET who = ?2 WHERE who = ?1 {new.format('rating_changes')}", (guest, into)),
        ("UPDATE rating_changes SET guest = ?2 WHERE guest = ?1", (guest, into)),
        (f"UPDATE ratings SET guest = ?2 WHERE guest = ?1 {new.format('ratings')}", (guest, into)),
        ("DELETE FROM ratings WHERE guest = ?1", (guest,)),
    ]
