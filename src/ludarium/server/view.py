"""What a table looks like from one seat, as messages. Everything a seat is told is built here, from what it
may know: `state.view(seat)`, `describe_event(told, seat)`, and its own legal moves and draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import msgspec

from ludarium.server import schema
from ludarium.server.course import Course, Step

if TYPE_CHECKING:
    from ludarium.server.table import Table

SPECTATOR = -1


def info(table: Table, user: str | None) -> schema.TableInfo:
    """The table for lists and lobbies: nothing here is secret, but a private table's id is its key."""
    row, summary = table.row, table.summary
    return schema.TableInfo(
        id=row.id,
        game=row.game,
        options=row.chosen,
        seats=seats(table),
        status=row.status,
        public=row.public,
        creator=row.creator,
        created=row.created,
        changed=row.changed,
        undo=row.undo,
        timer=row.timer,
        round=summary.round,
        asked=summary.asked if row.status == "running" else [],
        scores=row.scores,
        places=row.places,
        rematch=row.rematch,
        mine=table.seats_of(user),
        paused=table.paused,
        former=table.former_of(user),
        daily=row.daily,
    )


def seats(table: Table) -> list[schema.SeatInfo]:
    present = table.present()
    return [
        schema.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            user=seat.user,
            level=seat.level,
            connected=seat.user in present if seat.user else seat.kind == "bot",
            resigned=seat.resigned,
        )
        for seat in table.row.seats
    ]


def presence(table: Table) -> schema.Presence:
    sitting = {seat.user for seat in table.row.seats if seat.user}
    watchers = sum(connection.user not in sitting for connection in table.connections)
    return schema.Presence(seats=seats(table), watchers=watchers)


def news(table: Table, course: Course, seat: int, seen: int) -> schema.News:
    fresh = range(seen + 1, len(course.steps))
    entries = [entry(table, course.steps[number], number, seat) for number in fresh]
    return schema.News(after=seen, entries=entries)


def entry(table: Table, step: Step, number: int, seat: int) -> schema.Entry:
    notation = table.notation
    return schema.Entry(
        seq=number,
        seat=step.seat,
        move=None if step.move is None else notation.move(step.move),
        events=[notation.event(told, seat) for told in step.events],
        undone=step.undone,
        undo_to=step.undo_to,
        round=step.round,
        note=step.note,
    )


@dataclass
class Common:
    """What all positions of one moment share: it is the same for everybody, and built once."""

    info: schema.TableInfo
    asked: list[int]
    submitted: list[int]
    clock: schema.Clock | None
    results: list[schema.Score] | None
    rounds: list[list[int]]

    @staticmethod
    def of(table: Table, course: Course) -> Common:
        return Common(
            info=info(table, None),
            asked=course.asked(),
            submitted=course.submitted(),
            clock=table.clock.info(),
            results=results(table, course),
            rounds=course.rounds(),
        )


def position(
    table: Table, course: Course | None, seat: int, user: str | None, common: Common | None = None
) -> schema.Position:
    """`seat` is one of the user's own, or the spectator's."""
    if course is None:
        return _before_start(table, user)
    common = common or Common.of(table, course)
    notation = table.notation
    own, former = table.seats_of(user), table.former_of(user)
    table_info = common.info
    if own or former:
        table_info = msgspec.structs.replace(table_info, mine=own, former=former)
    asked = seat in common.asked and table.row.status == "running"
    playing = seat >= 0 and table.row.status == "running"
    hidden = table.paused and table.clock.solo  # nobody thinks while the clock stands still
    return schema.Position(
        seq=course.last,
        seat=seat,
        seats=own,
        table=table_info,
        view={} if hidden else course.state.view(seat),
        rules=cast(dict[str, object], table.rules),  # already written as JSON
        asked=common.asked,
        submitted=common.submitted,
        decision=course.decisions[seat] if seat >= 0 else 0,
        legal=[notation.move(move) for move in course.listed(seat)] if asked and not table.paused else [],
        draft=[notation.move(move) for move in course.draft(seat)] if seat >= 0 else [],
        free_undo=course.free_undo(seat) if playing else None,
        ask_undo=course.undo_point(seat) if playing and table.row.undo else None,
        undo_request=table.undo_request,
        replace_request=table.replace_request,
        clock=common.clock,
        results=common.results,
        rounds=common.rounds,
        withheld=course.withheld() if asked and not table.paused else [],
        return_request=table.return_request,
    )


def _before_start(table: Table, user: str | None) -> schema.Position:
    return schema.Position(
        seq=-1,
        seat=SPECTATOR,
        seats=table.seats_of(user),
        table=info(table, user),
        view={},
        rules=cast(dict[str, object], table.rules),
        asked=[],
        submitted=[],
        decision=0,
        legal=[],
        draft=[],
        free_undo=None,
        undo_request=None,
        replace_request=None,
        clock=None,
        results=None,
        rounds=[],
    )


def results(table: Table, course: Course) -> list[schema.Score] | None:
    row = table.row
    if row.status != "finished" or row.scores is None or row.places is None:
        return None
    return [
        schema.Score(
            seat=seat,
            total=row.scores[seat],
            place=row.places[seat],
            breakdown=course.setup.game.breakdown(course.state, seat),
        )
        for seat in range(course.setup.seats)
    ]
