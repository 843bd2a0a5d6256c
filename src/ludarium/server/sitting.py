"""What follows from the row of a table, found out once: rows are replaced, never changed, but for their time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ludarium.server import protocol, schema
from ludarium.server.delay import of_commentators
from ludarium.server.row import Row, Seat
from ludarium.server.seating import ends_by_resigning, owners

if TYPE_CHECKING:
    from ludarium.server.company import Company

KEPT_PLACES = 200  # of one table


class Place(NamedTuple):
    """As whom somebody looks at a table, and what of it is theirs."""

    seat: int  # one of the own, or the spectator's
    mine: tuple[int, ...] = ()
    former: tuple[int, ...] = ()
    asks: tuple[int, ...] = ()


def place(seats: Sequence[Seat], user: str | None, wished: int) -> Place:
    """Where the user looks from: the seat wished for, if it is an own one."""
    mine = tuple([number for number, seat in enumerate(seats) if seat.user == user]) if user else ()
    seat = wished if wished in mine else mine[0] if mine else schema.SPECTATOR
    former: tuple[int, ...] = ()
    asks: tuple[int, ...] = ()
    if user:
        for number, each in enumerate(seats):
            if each.before is not None and each.before.user == user:
                former += (number,)
            if each.asked == user:
                asks += (number,)
    return Place(seat, mine, former, asks)


class Sitting:
    def __init__(self, row: Row) -> None:
        self.row = row
        self.hints_off = row.hints_off
        self.commentators = commentators(row) if row.commentators else []
        self._places: dict[tuple[str | None, int], Place] = {}
        self._ends: dict[int, bool] = {}
        self._present: set[str | None] | None = None
        self._infos: list[schema.SeatInfo] = []
        self._table: schema.TableInfo | None = None

    def place(self, user: str | None, wished: int) -> Place:
        found = self._places.get((user, wished))
        if found is None:
            if len(self._places) > KEPT_PLACES:  # watchers come and go
                self._places.clear()
            found = self._places[user, wished] = place(self.row.seats, user, wished)
        return found

    def ends(self, seat: int) -> bool:
        """Would the game be over if this seat resigned?"""
        found = self._ends.get(seat)
        if found is None:
            found = self._ends[seat] = ends_by_resigning(self.row.seats, seat)
        return found

    def infos(self, present: set[str | None]) -> list[schema.SeatInfo]:
        if present != self._present:
            self._present = present
            self._infos = seat_infos(self.row.seats, present)
        return self._infos

    def table(self, company: Company) -> schema.TableInfo:
        """The table before anything has happened in its game, the same object while nothing else has changed."""
        row, seats, found = self.row, self.infos(company.present()), self._table
        if found is None or found.seats is not seats or found.paused != company.paused:
            found = self._table = schema.TableInfo(
                id=row.id,
                game=row.game,
                options=company.options,
                seats=seats,
                status=row.status,
                public=row.public,
                creator=row.creator,
                created=row.created,
                changed=row.created,
                undo_off=row.undo_off,
                hints_off=row.hints_off,
                timer=row.timer,
                bank=row.bank,
                round=None,
                asked=[],
                scores=row.scores,
                places=row.places,
                rematch=row.rematch,
                mine=[],
                paused=company.paused,
                asks=[],
                former=[],
                daily=row.daily,
                rated=row.rated,
                tournament=row.tournament,
                watching=row.watching if row.watched else schema.Watching(on=False),
            )
        return found


def seat_infos(seats: Sequence[Seat], present: set[str | None]) -> list[schema.SeatInfo]:
    return [
        schema.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            user=seat.user,
            level=seat.level,
            connected=seat.user in present if seat.user else seat.kind == "bot",
            resigned=seat.resigned,
            asked=seat.asked is not None,
        )
        for seat in seats
    ]


def commentators(row: Row) -> list[protocol.Commentator]:
    delay = of_commentators(row)
    return [
        protocol.Commentator(
            user=each.user,
            name=each.name,
            consent=_seats_of(row, each.consent),
            needed=_seats_of(row, owners(row)),
            admitted=is_admitted(row, each.user),
            moves=delay.moves,
            minutes=delay.minutes,
        )
        for each in row.commentators
    ]


def _seats_of(row: Row, users: Collection[str]) -> list[int]:
    return [number for number, seat in enumerate(row.seats) if (seat.before or seat).user in users]


def is_admitted(row: Row, user: str | None) -> bool:
    """Has everybody agreed that this one sees all hands?"""
    needed = owners(row)
    return any(each.user == user and needed and needed <= set(each.consent) for each in row.commentators)
