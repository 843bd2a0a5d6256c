"""A person's page: ratings, results by game and opponent, recent games; what others see of it, the person chooses."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence

from ludarium.server import club_schema, schema
from ludarium.server.rating import Rating
from ludarium.server.storage.analysis import analysed_among
from ludarium.server.storage.profile import lessons_done, puzzles_solved
from ludarium.server.storage.rating import Change, changes_of, gained_by, standings_of
from ludarium.server.storage.result import Result, met_by, places_of, results_by

LATEST = 500  # finished games that tell whom and what somebody likes to play with
RECENT = 20
HISTORY = 200  # changes of a rating that its graph shows
OPPONENTS = 12
FAVOURITES = 3  # of a game


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
    latest = results_by(db, user.id, LATEST)
    return club_schema.Profile(
        user=user,
        ratings=ratings,
        whole=True,
        results=_results(db, user.id),
        opponents=[club_schema.Opponent(*one) for one in met_by(db, user.id, LATEST, OPPONENTS)],
        recent=recent_games(db, user.id, latest[:RECENT]),
        favourites=_favourites(latest),
        lessons=lessons_done(db, user.id),
        puzzles=puzzles_solved(db, user.id),
    )


def _point(change: Change) -> club_schema.RatingPoint:
    return club_schema.RatingPoint(at=change.at, points=change.after.points, doubt=change.after.doubt)


def _results(db: sqlite3.Connection, guest: str) -> list[club_schema.ResultsOf]:
    return [
        club_schema.ResultsOf(
            game=game, seats=seats, places=[places[place] for place in range(1, seats + 1)], won=won
        )
        for (game, seats), (places, won) in places_of(db, guest).items()
    ]


def _favourites(latest: Sequence[Result]) -> list[club_schema.Favourite]:
    """Of each game what was done most often: a card, a character; the game played most comes first."""
    games = Counter(one.game for one in latest if one.deeds)
    deeds: dict[str, Counter[str]] = {}
    for one in latest:
        deeds.setdefault(one.game, Counter()).update(one.deeds)
    return [
        club_schema.Favourite(game=game, word=word, times=times, games=many)
        for game, many in games.most_common()
        for word, times in deeds[game].most_common(FAVOURITES)
    ]


def recent_games(
    db: sqlite3.Connection, guest: str, results: Sequence[Result]
) -> list[club_schema.RecentGame]:
    tables = [one.table for one in results]
    analysed, gained = analysed_among(db, tables), gained_by(db, guest, tables)
    return [
        club_schema.RecentGame(
            table=one.table,
            game=one.game,
            place=one.place,
            seats=one.seats,
            won=one.won,
            score=one.score,
            others=one.names,
            at=one.ended,
            rated=one.rated,
            gained=gained.get(one.table),
            analysed=one.table in analysed,
        )
        for one in results
    ]
