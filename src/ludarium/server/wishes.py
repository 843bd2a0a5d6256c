"""What the people at a table may ask for over their connection, and what becomes of it.

Each function takes one kind of message under the table's lock. It refuses, answers, or changes the table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from ludarium.core.journal import LONGEST_NOTE, IllegalMoveError, NoteError, UndoError
from ludarium.core.kernel import preview, why_not
from ludarium.core.moves import verb_of
from ludarium.core.words import NotationError
from ludarium.server import schema
from ludarium.server.course import Course
from ludarium.server.entry import GaveUp, Retracted, Said, Seat
from ludarium.server.house import Meter
from ludarium.server.identity import clean_text
from ludarium.server.refusal import Refusal, Stale
from ludarium.server.seating import STAND_IN, check_level, copy_of, is_person
from ludarium.server.storage import StorageError
from ludarium.server.table import Table, Visitor, encode

LONGEST_CLIENT = 64


def check_seat(table: Table, visitor: Visitor, seat: int) -> None:
    if seat not in table.seats_of(visitor.user):
        raise Refusal("not-your-seat", 403)


def read_move(table: Table, text: str) -> int:
    try:
        return table.setup.game.verbs.parse(text)
    except NotationError:
        raise Refusal("no-such-move") from None


def accept(visitor: Visitor, client: str) -> None:
    visitor.send(encode(schema.Accepted(client=client)))


# Moves


def check_listed(table: Table, move: int) -> None:
    """A withheld move is not talked about: whether there is one is for people to find out, by playing it."""
    if verb_of(move) in table.setup.withheld:
        raise Refusal("withheld", 403)


def read_note(table: Table, move: int, text: str) -> str:
    """The note of a move; a withheld move that nobody can show how to make is not even looked at."""
    note = clean_text(text, LONGEST_NOTE + 1)
    if note and not table.setup.game.takes_notes:
        raise Refusal("no-notes")
    if len(note) > LONGEST_NOTE:
        raise Refusal("note-too-long", most=LONGEST_NOTE)
    if not note and table.setup.game.takes_notes and verb_of(move) in table.setup.withheld:
        raise Refusal("needs-note", 409)
    return note


async def play(table: Table, visitor: Visitor, wish: schema.Play) -> asyncio.Future[None]:
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    if table.paused:
        raise Refusal("paused", 409)
    if wish.decision != course.decisions[wish.seat]:
        raise Stale
    move = read_move(table, wish.move)
    note = read_note(table, move, wish.note)
    acknowledge = partial(accept, visitor, wish.client)
    try:
        return table.play(course, wish.seat, move, visitor.user, wish.client, note, then=acknowledge)
    except IllegalMoveError as error:
        raise illegal(table, error) from None
    except NoteError:
        raise Refusal("wrong-note", 409) from None


def illegal(table: Table, error: IllegalMoveError) -> Refusal:
    arguments = table.setup.game.describe_reason(error.why)
    reason = str(arguments.pop("reason"))
    refusal = Refusal(reason, 409)
    refusal.arguments = arguments
    return refusal


async def retract(table: Table, visitor: Visitor, wish: schema.Retract) -> None:
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    if not course.retract(wish.seat):
        raise Refusal("nothing-to-retract", 409)
    await table.commit(Retracted(seat=wish.seat), user=visitor.user, client=wish.client)
    accept(visitor, wish.client)
    table.changed(settled=False)


async def why(table: Table, visitor: Visitor, wish: schema.WhyNot) -> None:
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    move = read_move(table, wish.move)
    check_listed(table, move)
    found = why_not(course.state, wish.seat, move)
    if found is not None:
        raise illegal(table, IllegalMoveError(found))
    accept(visitor, wish.client)


async def ask_preview(table: Table, visitor: Visitor, wish: schema.AskPreview) -> None:
    """On a clone, up to the first thing the seat cannot know."""
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    move = read_move(table, wish.move)
    check_listed(table, move)
    found = why_not(course.state, wish.seat, move)
    if found is not None:
        raise illegal(table, IllegalMoveError(found))
    events = preview(course.state, wish.seat, move)
    told = [table.notation.event(event, wish.seat) for event in events]
    note = table.setup.game.note_for(course.state, move)
    visitor.send(encode(schema.Preview(client=wish.client, events=told, note=note)))


# Undo


async def undo(table: Table, visitor: Visitor, wish: schema.Undo) -> None:
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    if table.paused:
        raise Refusal("paused", 409)
    free = course.free_undo(wish.seat)
    try:
        to = course.whole(wish.to)
    except UndoError:
        raise Refusal("no-such-step") from None
    if to >= course.whole(course.last):
        raise Refusal("nothing-to-undo", 409)
    if free is not None and to >= free:
        await _carry_out_undo(table, course, to, wish.seat, [], visitor.user, wish.client)
        accept(visitor, wish.client)
        table.changed()
        return
    if not table.row.undo:
        raise Refusal("undo-is-off", 409)
    needed = others(table, visitor.user)
    if needed:
        accept(visitor, wish.client)
        table.undo_request = schema.UndoRequest(by=wish.seat, to=to, consent=[], needed=needed)
        table.announce()
        return
    consent = [seat for seat in range(len(table.row.seats)) if seat != wish.seat]
    await _carry_out_undo(table, course, to, wish.seat, consent, visitor.user, wish.client)
    accept(visitor, wish.client)
    table.changed()


def others(table: Table, user: str | None, but: int = -1) -> list[int]:
    """The seats of other people; bots never mind."""
    return [
        number
        for number, seat in enumerate(table.row.seats)
        if is_person(seat) and seat.user != user and number != but
    ]


async def _carry_out_undo(
    table: Table,
    course: Course,
    to: int,
    by: int,
    consent: list[int],
    user: str | None = None,
    client: str | None = None,
) -> None:
    try:
        entry = course.undo(to, by, consent)
    except UndoError:
        raise Refusal("nothing-to-undo", 409) from None
    await table.commit(entry, user=user, client=client)


async def answer(table: Table, visitor: Visitor, wish: schema.Answer) -> None:
    check_seat(table, visitor, wish.seat)
    request = {
        "undo": table.undo_request,
        "replace": table.replace_request,
        "return": table.return_request,
    }[wish.what]
    course = await table.running()
    if request is None or wish.seat not in request.needed:
        raise Refusal("nothing-asked", 409)
    accept(visitor, wish.client)
    name = table.row.seats[wish.seat].name
    if not wish.yes:
        match wish.what:
            case "undo":
                table.undo_request = None
            case "replace":
                table.replace_request = None
            case "return":
                table.return_request = None
        table.notice(f"{wish.what}-refused", seat=wish.seat, name=name)
        table.announce()
        return
    if wish.seat not in request.consent:
        request.consent.append(wish.seat)
    if set(request.needed) <= set(request.consent):
        if isinstance(request, schema.UndoRequest):
            await _carry_out_undo(table, course, request.to, request.by, request.consent)
            table.changed()
        elif isinstance(request, schema.ReplaceRequest):
            await table.replace(request.seat, table.replace_level, request.consent)
        else:
            await table.give_back(request.seat, request.consent)
    else:
        table.announce()


# Leaving


async def replace(table: Table, visitor: Visitor, wish: schema.Replace) -> None:
    """A bot for somebody who is gone: when the others agree, or after a grace period."""
    check_seat(table, visitor, wish.seat)
    await table.running()
    level = check_level(wish.level)
    if not 0 <= wish.absent < len(table.row.seats) or not is_person(table.row.seats[wish.absent]):
        raise Refusal("no-such-seat")
    absent = table.row.seats[wish.absent].user
    if absent == visitor.user or absent in table.present():
        raise Refusal("not-absent", 409)
    present = table.present()
    needed = [seat for seat in others(table, visitor.user) if table.row.seats[seat].user in present]
    gone_for = time.monotonic() - table.gone_since(absent)
    at = time.time() + max(0.0, table.house.config.times.grace - gone_for)
    accept(visitor, wish.client)
    table.replace_level = level
    table.replace_request = schema.ReplaceRequest(seat=wish.absent, consent=[], needed=needed, at=at)
    table.changed(settled=False)


async def take_back(table: Table, visitor: Visitor, wish: schema.TakeBack) -> None:
    """Somebody whom a bot replaced is back. Those who are here are asked; silence is no refusal for ever."""
    await table.running()
    if wish.seat not in table.former_of(visitor.user):
        raise Refusal("not-your-seat", 403)
    present = table.present()
    needed = [seat for seat in others(table, visitor.user) if table.row.seats[seat].user in present]
    if not needed:
        await table.give_back(wish.seat, [], visitor.user, wish.client)
        accept(visitor, wish.client)
        return
    before = table.row.seats[wish.seat].before
    assert before is not None
    accept(visitor, wish.client)
    table.return_request = schema.ReturnRequest(
        seat=wish.seat,
        name=before.name,
        consent=[],
        needed=needed,
        at=time.time() + table.house.config.times.grace,
    )
    table.changed(settled=False)


async def give_up(table: Table, visitor: Visitor, wish: schema.GiveUp) -> None:
    """Where nobody is left to play with, the game is over; otherwise a bot plays on in the seat."""
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    if table.paused:
        raise Refusal("paused", 409)
    row = copy_of(table.row)
    seat = row.seats[wish.seat]
    at = table.clock.elapsed()
    seat.resigned = True
    left = [other for other in row.seats if not other.resigned]
    if course.give_up(wish.seat, at) and not course.state.over:
        seat.resigned = False  # the rules themselves say what becomes of the seat
    elif course.state.over or len(left) < 2 or not any(is_person(other) for other in left):
        row = table.ended(course, row)
    else:
        row.seats[wish.seat] = Seat(kind="bot", level=STAND_IN, name=seat.name, resigned=True)
    await table.commit(GaveUp(seat=wish.seat, at=at), user=visitor.user, client=wish.client, row=row)
    accept(visitor, wish.client)
    table.notice("resigned", seat=wish.seat, name=seat.name)
    table.changed()


async def pause(table: Table, visitor: Visitor, wish: schema.Pause) -> None:
    """Only where nobody else is made to wait; somebody who is back may end a pause, too."""
    check_seat(table, visitor, wish.seat)
    course = await table.running()
    if wish.on and others(table, visitor.user):
        raise Refusal("others-play", 409)
    if table.paused != wish.on:
        await table.pause(course, wish.on, visitor.user, wish.client)
    accept(visitor, wish.client)
    table.changed(settled=False)


# Talking


async def say(table: Table, visitor: Visitor, wish: schema.Say, meter: Meter) -> None:
    limits = table.house.config.limits
    if visitor.user is None:
        raise Refusal("no-guest", 403)
    text = clean_text(wish.text, limits.chat_length)
    if not text:
        raise Refusal("empty", 400)
    if not meter.allows(visitor.user):
        raise Refusal("too-fast", 429)
    guest = await table.house.guests.find(visitor.user)
    if not guest.stored:
        await table.house.guests.save(guest)
    own = table.seats_of(visitor.user)
    seat = visitor.seat if visitor.seat in own else -1
    lines = await table.commit(Said(seat=seat, text=text), user=visitor.user, client=wish.client)
    accept(visitor, wish.client)
    table.say(lines[0], seat, text)


async def look(table: Table, visitor: Visitor, wish: schema.Look) -> None:
    """Hand-over: the same device shows another of its seats."""
    check_seat(table, visitor, wish.seat)
    await table.awake()
    visitor.seat = wish.seat
    for message in table.told(visitor):
        visitor.send(message)


Handler = Callable[[Table, Visitor, Any], Awaitable[None]]  # but for moves, which are waited for elsewhere
HANDLERS: dict[type[msgspec.Struct], Handler] = {
    schema.Retract: retract,
    schema.WhyNot: why,
    schema.AskPreview: ask_preview,
    schema.Undo: undo,
    schema.Answer: answer,
    schema.Replace: replace,
    schema.TakeBack: take_back,
    schema.GiveUp: give_up,
    schema.Pause: pause,
    schema.Look: look,
}


async def grant(table: Table, visitor: Visitor, wish: schema.ClientMessage, chat: Meter) -> None:
    """Carry a wish out. One that was granted before is only acknowledged again."""
    client = getattr(wish, "client", None)
    if client is not None and not 0 < len(client) <= LONGEST_CLIENT:
        raise Refusal("malformed")
    async with table.lock:
        await table.awake()
        if client is not None and table.granted(visitor.user, client):
            await table.settled()
            accept(visitor, client)
            return
        if isinstance(wish, schema.Play):
            written = await play(table, visitor, wish)
        else:
            await table.settled()
            await table.awake()
            if isinstance(wish, schema.Say):
                await say(table, visitor, wish, chat)
            else:
                await HANDLERS[type(wish)](table, visitor, wish)
            return
    try:
        await asyncio.shield(written)  # without the lock: other seats may move meanwhile
    except StorageError:
        raise Refusal("not-stored", 503) from None
