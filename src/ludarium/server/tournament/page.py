"""A tournament as it is told: lists, its page, and the standings as a file. Nothing of a ladder's deals is in it."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping

from ludarium.server.tournament import entry
from ludarium.server.tournament.round import field, fits
from ludarium.server.tournament.row import DealResult, Round, Tournament
from ludarium.server.tournament.standing import PARTS, POINT, DealLine, Line, ladder, standings
from ludarium.server.tournament_schema import (
    DealInfo,
    OwnDeal,
    TournamentAhead,
    TournamentAway,
    TournamentInfo,
    TournamentPage,
    TournamentPlayer,
    TournamentRound,
    TournamentTable,
)

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon with


def info(tournament: Tournament, guest: str | None) -> TournamentInfo:
    mine = tournament.number_of(guest)
    return TournamentInfo(
        id=tournament.id,
        name=tournament.name,
        format=tournament.format,
        game=tournament.game,
        seats=tournament.seats,
        timer=tournament.timer,
        bank=tournament.bank,
        rounds=tournament.rounds,
        round=len(tournament.played),
        rated=tournament.rated,
        status=tournament.status,
        entrants=len(tournament.here()),
        most=tournament.most,
        begins=tournament.begins,
        created=tournament.created,
        mine=mine is not None and not tournament.entrants[mine].gone,
        organised=bool(guest) and tournament.organiser == guest,
        asked=bool(guest) and tournament.awaits(guest or ""),
    )


def page(
    tournament: Tournament, guest: str | None, names: Mapping[str, str], ratings: Mapping[str, int]
) -> TournamentPage:
    mine = tournament.number_of(guest)
    current = tournament.under_way
    own = [table.table for table in (current.tables if current else ()) if mine in table.entrants]
    return TournamentPage(
        info=info(tournament, guest),
        options=tournament.options,
        deadline=tournament.deadline,
        pause=tournament.pause,
        late=tournament.late,
        public=tournament.public,
        check_in=tournament.check_in,
        organiser=tournament.organiser,
        organiser_name=names.get(tournament.organiser, ""),
        due=tournament.due,
        next_at=None if tournament.solo else tournament.next_at,
        ended=tournament.ended,
        players=players(tournament, names, ratings),
        rounds=[_round(each) for each in tournament.played],
        ahead=_ahead(tournament),
        opens=tournament.opens,
        deals=[
            OwnDeal(table=deal.tables.get(mine, ""), done=mine in deal.results)
            for deal in tournament.deals
            if mine is not None
        ],
        me=mine,
        table=own[0] if own else "",
        out=mine is not None and tournament.entrants[mine].out,
        here=_ready(tournament, mine),
        may_join=bool(guest) and entry.may_join(tournament, guest or ""),
    )


def _ready(tournament: Tournament, number: int | None) -> bool:
    return number is not None and tournament.entrants[number].ready


def _ahead(tournament: Tournament) -> TournamentAhead | None:
    """Nothing for the moment in which it is drawn anew."""
    ahead, begins = tournament.ahead, tournament.due
    if ahead is None or begins is None or not fits(tournament):
        return None
    wanted, resting = field(tournament)
    return TournamentAhead(
        at=begins,
        tables=ahead.tables,
        away=ahead.away,
        out=resting,
        here=[number for number in wanted if _ready(tournament, number)],
        missing=[number for number in wanted if not _ready(tournament, number)],
    )


def players(
    tournament: Tournament, names: Mapping[str, str], ratings: Mapping[str, int]
) -> list[TournamentPlayer]:
    lines: list[Line] | list[DealLine] = ladder(tournament) if tournament.solo else standings(tournament)
    return [_player(tournament, line, names, ratings) for line in lines]


def _player(
    tournament: Tournament, line: Line | DealLine, names: Mapping[str, str], ratings: Mapping[str, int]
) -> TournamentPlayer:
    one = tournament.entrants[line.entrant]
    told = TournamentPlayer(
        entrant=line.entrant,
        user=one.guest,
        name=names.get(one.guest or "", ""),
        place=line.place,
        points=0.0,
        met=0.0,
        direct=0,
        firsts=0,
        cells=[],
        sat=[any(away.entrant == line.entrant for away in each.away) for each in tournament.played],
        rating=ratings.get(one.guest or ""),
        won=0,
        score=0,
        seconds=0,
        deals=[],
        gone=one.gone,
    )
    if isinstance(line, DealLine):
        told.won, told.score, told.seconds = line.won, line.score, line.seconds
        told.deals = [_deal(deal.results.get(line.entrant)) for deal in tournament.deals]
    else:
        told.points, told.met = line.points / POINT, round(line.met / PARTS / POINT, 2)
        told.direct, told.firsts = line.direct, line.firsts
        told.cells = [None if cell is None else cell / POINT for cell in line.cells]
    return told


def _deal(result: DealResult | None) -> DealInfo | None:
    return None if result is None else DealInfo(won=result.won, score=result.score, seconds=result.seconds)


def _round(each: Round) -> TournamentRound:
    return TournamentRound(
        began=each.began,
        due=each.due,
        over=each.over,
        tables=[
            TournamentTable(
                table=table.table,
                entrants=table.entrants,
                points=None if table.points is None else [points / POINT for points in table.points],
                end=table.end,
            )
            for table in each.tables
        ],
        away=[
            TournamentAway(
                entrant=away.entrant,
                points=away.points / POINT,
                asked=away.asked,
                missing=away.missing,
            )
            for away in each.away
        ],
    )


def sheet(tournament: Tournament, names: Mapping[str, str]) -> str:
    """The standings, for any spreadsheet."""
    written = io.StringIO()
    rows = csv.writer(written)
    numbers = range(1, max(len(tournament.played), len(tournament.deals)) + 1)
    if tournament.solo:
        rows.writerow(
            ["place", "player", "won", "score", "seconds", *(f"deal {number}" for number in numbers)]
        )
    else:
        ties = ["points", "met", "direct", "firsts"]
        rows.writerow(["place", "player", *ties, *(f"round {number}" for number in numbers)])
    for one in players(tournament, names, {}):
        name = f"'{one.name}" if one.name.startswith(FORMULA) else one.name
        if tournament.solo:
            scores = [None if deal is None else deal.score for deal in one.deals]
            rows.writerow([one.place, name, one.won, one.score, one.seconds, *scores])
        else:
            rows.writerow([one.place, name, one.points, one.met, one.direct, one.firsts, *one.cells])
    return written.getvalue()
