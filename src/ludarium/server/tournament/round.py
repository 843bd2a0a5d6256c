"""Rounds of a tournament: drawn, under way, over; and what a table that was broken off is worth."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from ludarium.core.entry import Moved
from ludarium.core.game import Setup
from ludarium.core.journal import Journal
from ludarium.server.identity import new_id
from ludarium.server.row import Line, Row, rebuilt
from ludarium.server.tournament import draw
from ludarium.server.tournament.entry import copy_of
from ludarium.server.tournament.row import Ahead, Away, Round, Seating, Tournament
from ludarium.server.tournament.standing import HALF, cells_of, meetings, shares


def next_round(tournament: Tournament, allowed: Sequence[int], rng: random.Random) -> Tournament:
    """With one more round, or over: after the last, or where fewer than two are left."""
    tournament = copy_of(tournament)
    if len(tournament.played) >= tournament.rounds or len(tournament.here()) < 2:
        return finished(tournament)
    wanted, resting = field(tournament)
    missing = [number for number in wanted if tournament.check_in and not tournament.entrants[number].ready]
    if tournament.ahead is not None:
        rng = random.Random(tournament.ahead.lot)
    drawn = _drawn(tournament, [number for number in wanted if number not in missing], allowed, rng)
    away = [Away(entrant=number, points=HALF) for number in drawn.away]
    away += [Away(entrant=number, points=0, missing=True) for number in missing]
    for number in resting:
        one = tournament.entrants[number]
        away.append(Away(entrant=number, points=0 if one.sat else HALF, asked=True))
        one.sat += 1
    for one in tournament.entrants:
        one.out = one.ready = False
    tournament.ahead = None
    now = time.time()
    seatings = [Seating(table=new_id(), entrants=table) for table in drawn.tables]
    tournament.played.append(Round(began=now, due=now + tournament.deadline, tables=seatings, away=away))
    tournament.next_at = None
    return tournament


def field(tournament: Tournament) -> tuple[list[int], list[int]]:
    """Who is to play the next round, and who sits it out by their own wish."""
    here = tournament.here()
    resting = [number for number in here if tournament.entrants[number].out]
    if len(here) - len(resting) < 2:
        resting = []  # nobody would have anybody to play with
    return [number for number in here if number not in resting], resting


def drawn_ahead(tournament: Tournament, allowed: Sequence[int], rng: random.Random) -> Tournament:
    """The next round, if all come who are to play it."""
    tournament = copy_of(tournament)
    lot = tournament.ahead.lot if tournament.ahead is not None else rng.getrandbits(62)
    wanted, _ = field(tournament)
    drawn = _drawn(tournament, wanted, allowed, random.Random(lot))
    tournament.ahead = Ahead(lot=lot, field=_guests(tournament), tables=drawn.tables, away=drawn.away)
    return tournament


def fits(tournament: Tournament) -> bool:
    """Is what was drawn ahead of the round still who plays it?"""
    return tournament.ahead is not None and tournament.ahead.field == _guests(tournament)


def _guests(tournament: Tournament) -> list[str]:
    return [tournament.entrants[number].guest or "" for number in field(tournament)[0]]


def _drawn(
    tournament: Tournament, playing: Sequence[int], allowed: Sequence[int], rng: random.Random
) -> draw.Draw:
    rounds = tournament.played
    if tournament.format == "everybody" and tournament.seats == 2:
        return draw.everybody(range(len(tournament.entrants)), frozenset(playing), len(rounds))
    cells = cells_of(rounds, len(tournament.entrants))
    swiss = tournament.format == "swiss"
    players = [
        draw.Player(
            number,
            sum(cell or 0 for cell in cells[number]) if swiss else 0,
            len(rounds) - sum(number in table.entrants for each in rounds for table in each.tables),
            _places(rounds, number, tournament.seats),
        )
        for number in playing
    ]
    return draw.swiss(players, meetings(rounds), tournament.seats, allowed, rng)


def _places(rounds: Sequence[Round], entrant: int, seats: int) -> tuple[int, ...]:
    """How often in each starting place."""
    counts = [0] * seats
    for each in rounds:
        for table in each.tables:
            if entrant in table.entrants:
                counts[table.entrants.index(entrant)] += 1
    return tuple(counts)


def round_over(tournament: Tournament) -> Tournament:
    """The next one follows after the pause."""
    tournament = copy_of(tournament)
    tournament.next_at = time.time()
    if len(tournament.played) < tournament.rounds and len(tournament.here()) > 1:
        tournament.next_at += max(tournament.pause, tournament.check_in)
    return tournament


def finished(tournament: Tournament) -> Tournament:
    tournament = copy_of(tournament)
    tournament.status, tournament.ended, tournament.next_at = "finished", time.time(), None
    tournament.ahead = None
    return tournament


# What a table is worth


def final_places(row: Row) -> list[int]:
    """Of a game that is over: who left it, or had a bot play on, stands behind everybody who stayed."""
    assert row.places is not None
    left = [seat.kind == "bot" for seat in row.seats]  # nobody begins as one
    return [place + (len(row.seats) if gone else 0) for place, gone in zip(row.places, left, strict=True)]


def broken_off(setup: Setup, row: Row, lines: Sequence[Line], until: float) -> list[int]:
    """Points of a game that was not over in time: whoever has taken the most time in all is the last of those who
    stayed, and the others share the places before. Who left, or never moved, gets nothing."""
    taken, moved = thinking(setup, row, lines, until)
    stayed = [seat for seat in moved if row.seats[seat].kind != "bot"]
    slowest = max(stayed, key=lambda seat: taken[seat], default=-1) if len(stayed) > 1 else -1
    places = [1 if seat in stayed and seat != slowest else 2 for seat in range(len(row.seats))]
    for seat in range(len(row.seats)):
        if seat not in stayed:
            places[seat] = 3
    return [points if seat in stayed else 0 for seat, points in enumerate(shares(places))]


def thinking(setup: Setup, row: Row, lines: Sequence[Line], until: float) -> tuple[list[float], list[int]]:
    """How long each seat was waited for, and which seats have made a move of their own."""
    taken = [0.0] * len(row.seats)
    asked: list[int] = []
    since = until

    def after(journal: Journal, line: Line) -> None:
        nonlocal asked, since
        for seat in asked:
            taken[seat] += max(0.0, line.at - since)
        asked, since = journal.asked(), line.at

    rebuilt(setup, row, lines, after)
    for seat in asked:
        taken[seat] += max(0.0, until - since)
    moved = {
        line.action.seat
        for line in lines
        if isinstance(line.action, Moved) and not line.action.by_clock and line.user is not None
    }
    return taken, sorted(moved)
