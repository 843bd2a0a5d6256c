"""A person's page: ratings, results by game and opponent, recent games; what others see of it, the person chooses."""

from __future__ import annotations

import sqlite3
from collections import Counter

from ludarium.server import club_schema, schema
from ludarium.server.rating import Rating
from ludarium.server.reckoning import person_of
from ludarium.server.row import Row
from ludarium.server.storage.profile import finished_rows, lessons_done, puzzles_solved
from ludarium.server.storage.rating import Change, changes_of, standings_of

LATEST = 500  # finished games that the figures are about
RECENT = 20
HISTORY = 200  # changes of a rating that its graph shows
OPPONENTS = 12


def rating_info(rating: Rating) -> club_schema.RatingInfo:
    return club_schema.RatingInfo(points=rating.points, doubt=rating.doubt, sure=rating.sure)


def profile_of(db: sqlite3.Connection, user: schema.User, *, whole: bool) -> club_schema.Profile:
    """Ratings are public, as leaderboards are; the rest is told where `whole`."""
    ratings = [
        club_schema.RatingHistory(
            game=game,
            rating=rating_info(one.rating),
            games=one.games,
            history=[_point(change) for change in reversed(changes_of(db, game, user.id, HISTORY))],
        )
        for game, one in standings_of(db, user.id).items()
    ]
    if not whole:
        return club_schema.Profile(user=user, ratings=ratings, whole=False)
    rows = [row for row in finished_rows(db, user.id, LATEST) if _seat_of(row, user.id) is not None]
    return club_schema.Profile(
        user=user,
        ratings=ratings,
        whole=True,
        results=_results(rows, user.id),
        opponents=_opponents(rows, user.id),
        recent=[_recent(row, user.id) for row in rows[:RECENT]],
        lessons=lessons_done(db, user.id),
        puzzles=puzzles_solved(db, user.id),
    )


def _point(change: Change) -> club_schema.RatingPoint:
    return club_schema.RatingPoint(at=change.at, points=change.after.points, doubt=change.after.doubt)


def _seat_of(row: Row, guest: str) -> int | None:
    """Where the person sat; of several seats on one device none counts."""
    own = [number for number, seat in enumerate(row.seats) if person_of(seat) == guest]
    return own[0] if len(own) == 1 and row.places is not None else None


def _results(rows: list[Row], guest: str) -> list[club_schema.ResultsOf]:
    found: dict[tuple[str, int], Counter[int]] = {}
    won: Counter[tuple[str, int]] = Counter()
    for row in rows:
        seat = _seat_of(row, guest)
        assert seat is not None
        assert row.places is not None
        key = (row.game, len(row.seats))
        found.setdefault(key, Counter())[row.places[seat]] += 1
        won[key] += row.won
    return [
        club_schema.ResultsOf(
            game=game,
            seats=seats,
            places=[places[place] for place in range(1, seats + 1)],
            won=won[game, seats] if seats == 1 else places[1],
        )
        for (game, seats), places in sorted(found.items())
    ]


def _opponents(rows: list[Row], guest: str) -> list[club_schema.Opponent]:
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    names: dict[str, str] = {}
    for row in rows:
        mine = _seat_of(row, guest)
        assert mine is not None
        assert row.places is not None
        for number, seat in enumerate(row.seats):
            other = person_of(seat)
            if other is None or other == guest:
                continue
            names.setdefault(other, seat.name)
            ahead[other] += row.places[mine] < row.places[number]
            behind[other] += row.places[mine] > row.places[number]
    met = sorted(names, key=lambda other: -(ahead[other] + behind[other]))
    return [
        club_schema.Opponent(user=other, name=names[other], ahead=ahead[other], behind=behind[other])
        for other in met[:OPPONENTS]
    ]


def _recent(row: Row, guest: str) -> club_schema.RecentGame:
    mine = _seat_of(row, guest)
    assert mine is not None
    assert row.places is not None
    others = [seat.name for number, seat in enumerate(row.seats) if number != mine]
    return club_schema.RecentGame(
        table=row.id,
        game=row.game,
        place=row.places[mine],
        seats=len(row.seats),
        won=row.won if len(row.seats) == 1 else row.places[mine] == 1,
        others=others,
        at=row.changed,
        rated=row.rated,
    )
