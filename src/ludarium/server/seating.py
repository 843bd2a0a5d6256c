"""Who may sit where: seats before the start, and who counts as a person during the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ludarium.bots.guest import at_tables
from ludarium.bots.levels import LEVELS
from ludarium.core.entry import GaveUp
from ludarium.server.identity import clean_name
from ludarium.server.refusal import Refusal
from ludarium.server.row import Replaced, Returned, Row, Seat
from ludarium.server.schema import NewSeat

STAND_IN = LEVELS[1]  # plays on for somebody who resigned


def check_level(level: str | None) -> str:
    if level is None or (level not in LEVELS and level not in at_tables()):
        raise Refusal("no-such-level")
    return level


def seats_from(wanted: Sequence[NewSeat], user: str, name: str) -> list[Seat]:
    seats = []
    for seat in wanted:
        match seat.kind:
            case "me":
                seats.append(Seat(kind="person", user=user, name=name))
            case "local":
                seats.append(Seat(kind="local", user=user, name=clean_name(seat.name or name)))
            case "bot":
                level = check_level(seat.level)
                seats.append(Seat(kind="bot", level=level))
            case "open":
                seats.append(Seat(kind="open"))
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise Refusal("two-seats")
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("nobody-plays")
    return name_bots(seats)


def name_bots(seats: list[Seat]) -> list[Seat]:
    """Bots are called by their level; the browser has the words for it. Several of a level are numbered."""
    levels = [seat.level for seat in seats if seat.kind == "bot" and not seat.resigned]
    numbers: dict[str | None, int] = {}
    for seat in seats:
        if seat.kind == "bot" and not seat.resigned:
            numbers[seat.level] = numbers.get(seat.level, 0) + 1
            many = levels.count(seat.level) > 1
            seat.name = f"{seat.level} {numbers[seat.level]}" if many else str(seat.level)
    return seats


def copy_of(row: Row) -> Row:
    """A row to be changed; it becomes the table's own once it is on the disk."""
    seats = [msgspec.structs.replace(seat) for seat in row.seats]
    return msgspec.structs.replace(row, seats=seats)


def is_person(seat: Seat) -> bool:
    return seat.kind in ("person", "local") and not seat.resigned


def ends_by_resigning(seats: Sequence[Seat], number: int) -> bool:
    """Is nobody left to play with, or no person to play on?"""
    left = [seat for other, seat in enumerate(seats) if other != number and not seat.resigned]
    return len(left) < 2 or not any(is_person(seat) for seat in left)


SeatChange = Replaced | Returned | GaveUp  # giving up that only the table knows


def seats_after(seats: Sequence[Seat], changes: Sequence[SeatChange]) -> list[Seat]:
    """Who sat there after the first of the changes that led to these seats: bots come for people, and go again."""
    then = [_at_first(seat) for seat in seats]
    for change in changes:
        was = then[change.seat]
        match change:
            case Replaced(level=level):
                then[change.seat] = Seat(kind="bot", level=level, before=was)
            case Returned():
                then[change.seat] = was.before or was
            case GaveUp():
                then[change.seat] = Seat(
                    kind="bot", level=STAND_IN, name=was.name, resigned=True, left=was.user
                )
    return name_bots(then)


def _at_first(seat: Seat) -> Seat:
    if seat.before is not None:
        return msgspec.structs.replace(seat.before)
    if seat.left is not None:
        return Seat(kind="person", name=seat.name, user=seat.left)
    return msgspec.structs.replace(seat)


def owners(row: Row) -> set[str]:
    """The people whose hands are played at the table, also by bots that stand in for them."""
    sitting = [seat.before or seat for seat in row.seats]
    return {seat.user for seat in sitting if is_person(seat) and seat.user}


def is_full(row: Row) -> bool:
    return all(seat.kind != "open" for seat in row.seats)


def join(row: Row, user: str, name: str, wanted: int | None) -> Row:
    if row.status != "open":
        raise Refusal("already-started", 409)
    if any(seat.user == user for seat in row.seats):
        raise Refusal("already-seated", 409)
    free = [
        number
        for number, seat in enumerate(row.seats)
        if seat.kind == "open" and (seat.asked is None or seat.asked == user)
    ]
    free.sort(key=lambda number: row.seats[number].asked is None)  # the own one first
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken", 409)
    if not free:
        raise Refusal("table-full", 409)
    row = copy_of(row)
    row.seats[free[0] if wanted is None else wanted] = Seat(kind="person", user=user, name=name)
    return row


def invite(row: Row, by: str, guest: str, name: str) -> Row:
    """Somebody who sits there keeps a free seat for somebody else."""
    if row.status != "open":
        raise Refusal("already-started", 409)
    if all(seat.user != by for seat in row.seats):
        raise Refusal("not-your-seat", 403)
    if any(guest in (seat.user, seat.asked) for seat in row.seats):
        raise Refusal("already-invited", 409)
    free = [number for number, seat in enumerate(row.seats) if seat.kind == "open" and seat.asked is None]
    if not free:
        raise Refusal("table-full", 409)
    row = copy_of(row)
    row.seats[free[-1]] = Seat(kind="open", asked=guest, name=name)
    return row


def leave(row: Row, user: str) -> Row:
    if row.status != "open":
        raise Refusal("already-started", 409)
    if all(user not in (seat.user, seat.asked) for seat in row.seats):
        raise Refusal("not-your-seat", 403)
    row = copy_of(row)
    row.seats = [Seat(kind="open") if user in (seat.user, seat.asked) else seat for seat in row.seats]
    if not any(is_person(seat) for seat in row.seats):
        row.status = "closed"
    elif row.creator == user:  # somebody has to be able to start it
        row.creator = next(seat.user for seat in row.seats if is_person(seat) and seat.user)
    return row


def fill(row: Row, user: str, level: str | None) -> Row:
    _check_creator(row, user)
    level = check_level(level)
    row = copy_of(row)
    row.seats = [Seat(kind="bot", level=level) if seat.kind == "open" else seat for seat in row.seats]
    name_bots(row.seats)
    return row


def remove(row: Row, user: str, number: int) -> Row:
    """Opens the seat again. Nobody removes the creator."""
    _check_creator(row, user)
    if not 0 <= number < len(row.seats) or row.seats[number].user == user:
        raise Refusal("no-such-seat")
    row = copy_of(row)
    row.seats[number] = Seat(kind="open")
    name_bots(row.seats)
    return row


def seats_again(seats: Sequence[Seat], user: str, apart: Callable[[str], bool]) -> list[Seat]:
    """The same round once more: whoever wants it sits there, and so do bots; the others are asked, but for those who
    keep apart."""
    again = []
    for seat in seats:
        if seat.kind == "bot" or seat.user == user:
            again.append(Seat(kind=seat.kind, user=seat.user, level=seat.level, name=seat.name))
        elif seat.user and apart(seat.user):
            again.append(Seat(kind="open"))
        else:
            again.append(Seat(kind="open", asked=seat.user, name=seat.name if seat.user else ""))
    return name_bots(again)


def _check_creator(row: Row, user: str) -> None:
    if row.creator != user:
        raise Refusal("not-the-creator", 403)
    if row.status != "open":
        raise Refusal("already-started", 409)


def places(standings: Sequence[int], seats: Sequence[Seat]) -> list[int]:
    """Each seat's place; who resigned stands behind everybody who did not."""
    ranks = [(not seat.resigned, standing) for seat, standing in zip(seats, standings, strict=True)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
