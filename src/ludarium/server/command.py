"""Commands: what the people at a table may ask for over their connection, and what becomes of it.

Each function takes one kind of message under the table's lock. It refuses, answers, or changes the table.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ludarium.core.entry import GaveUp
from ludarium.core.journal import Journal, UndoError
from ludarium.server import commentator, hint, intention, lesson, move, protocol
from ludarium.server.company import Visitor
from ludarium.server.identity import clean_text
from ludarium.server.limits import Meter
from ludarium.server.move import accept, check_going, check_seat
from ludarium.server.refusal import Refusal
from ludarium.server.row import Said, Seat
from ludarium.server.seating import STAND_IN, check_level, copy_of, ends_by_resigning, is_person
from ludarium.server.table import Table

LONGEST_CLIENT = 64


# Undo


async def undo(table: Table, visitor: Visitor, command: protocol.Undo) -> None:
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    check_going(table)
    free = journal.free_undo(command.seat)
    try:
        to = journal.whole(command.to)
    except UndoError:
        raise Refusal("no-such-step") from None
    if to >= journal.whole(journal.last):
        raise Refusal("nothing-to-undo", 409)
    if free is not None and to >= free:
        await _carry_out_undo(table, journal, to, command.seat, [], visitor.user, command.client)
        accept(visitor, command.client)
        table.changed()
        return
    if table.row.undo_off:
        raise Refusal("undo-is-off", 409)
    needed = others(table, visitor.user)
    if needed:
        accept(visitor, command.client)
        table.undo_request = protocol.UndoRequest(by=command.seat, to=to, consent=[], needed=needed)
        table.announce()
        return
    consent = [seat for seat in range(len(table.row.seats)) if seat != command.seat]
    await _carry_out_undo(table, journal, to, command.seat, consent, visitor.user, command.client)
    accept(visitor, command.client)
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
    journal: Journal,
    to: int,
    by: int,
    consent: list[int],
    user: str | None = None,
    client: str | None = None,
) -> None:
    try:
        action = journal.undo(to, by, consent)
    except UndoError:
        raise Refusal("nothing-to-undo", 409) from None
    await table.commit(action, user=user, client=client)


async def answer(table: Table, visitor: Visitor, command: protocol.Answer) -> None:
    check_seat(table, visitor, command.seat)
    request = {"undo": table.undo_request, "replace": table.replace_request}[command.what]
    journal = await table.running()
    if request is None or command.seat not in request.needed:
        raise Refusal("nothing-asked", 409)
    accept(visitor, command.client)
    name = table.row.seats[command.seat].name
    if not command.yes:
        match command.what:
            case "undo":
                table.undo_request = None
            case "replace":
                table.replace_request = None
        table.notice(f"{command.what}-refused", seat=command.seat, name=name)
        table.announce()
        return
    consent = sorted({*request.consent, command.seat})
    if isinstance(request, protocol.ReplaceRequest):  # consent does not shorten the time to come back
        table.replace_request = msgspec.structs.replace(request, consent=consent)
        table.announce()
    elif set(request.needed) <= set(consent):
        await _carry_out_undo(table, journal, request.to, request.by, consent)
        table.changed()
    else:
        table.undo_request = msgspec.structs.replace(request, consent=consent)
        table.announce()


# Leaving


async def replace(table: Table, visitor: Visitor, command: protocol.Replace) -> None:
    """A bot for somebody who has been gone for the grace period, unless one of the others would rather wait."""
    check_seat(table, visitor, command.seat)
    await table.running()
    level = check_level(command.level)
    if not 0 <= command.absent < len(table.row.seats) or not is_person(table.row.seats[command.absent]):
        raise Refusal("no-such-seat")
    absent = table.row.seats[command.absent].user
    if absent == visitor.user or absent in table.present():
        raise Refusal("not-absent", 409)
    present = table.present()
    needed = [seat for seat in others(table, visitor.user) if table.row.seats[seat].user in present]
    gone_for = time.monotonic() - table.gone_since(absent)
    wait = max(0.0, table.context.config.times.grace - gone_for)
    accept(visitor, command.client)
    table.replace_level = level
    table.replace_due = time.monotonic() + wait
    at = time.time() + wait
    table.replace_request = protocol.ReplaceRequest(seat=command.absent, consent=[], needed=needed, at=at)
    table.changed(settled=False)


async def take_back(table: Table, visitor: Visitor, command: protocol.TakeBack) -> None:
    """Somebody whom a bot replaced is back. It is their seat until the game ends."""
    await table.running()
    if command.seat not in table.former_of(visitor.user):
        raise Refusal("not-your-seat", 403)
    await table.give_back(command.seat, visitor.user, command.client)
    accept(visitor, command.client)


async def give_up(table: Table, visitor: Visitor, command: protocol.GiveUp) -> None:
    """Where nobody is left to play with, the game is over; otherwise a bot plays on in the seat."""
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    check_going(table)
    await resign(table, journal, command.seat, visitor.user, command.client)
    accept(visitor, command.client)


async def resign(
    table: Table, journal: Journal, number: int, user: str | None, client: str | None = None
) -> None:
    row = copy_of(table.row)
    seat = row.seats[number]
    at = table.clock.elapsed()
    seat.resigned = True
    by_rules = journal.may_give_up(number)
    if by_rules:
        journal.give_up(number, at)
    if by_rules and not journal.state.over:
        seat.resigned = False  # the rules themselves say what becomes of the seat
    elif journal.state.over or ends_by_resigning(row.seats, number):
        row = table.ended(journal, row)
    else:
        row.seats[number] = Seat(kind="bot", level=STAND_IN, name=seat.name, resigned=True, left=seat.user)
    await table.commit(GaveUp(seat=number, at=at), user=user, client=client, row=row)
    table.notice("resigned", seat=number, name=seat.name)
    table.changed()


async def pause(table: Table, visitor: Visitor, command: protocol.Pause) -> None:
    """Only where nobody else is made to wait; somebody who is back may end a pause, too."""
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    if command.on and others(table, visitor.user):
        raise Refusal("others-play", 409)
    if table.paused != command.on:
        await table.pause(journal, command.on, visitor.user, command.client)
    accept(visitor, command.client)
    table.changed(settled=False)


# Ahead


async def intend(table: Table, visitor: Visitor, command: protocol.Intend) -> None:
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    intention.check(table, journal, command.intentions)
    row = copy_of(table.row)
    row.intentions = {**row.intentions, command.seat: intention.kept(journal, command.intentions)}
    await table.commit(user=visitor.user, client=command.client, row=row)
    accept(visitor, command.client)
    table.changed(settled=False)


# Talking


async def say(table: Table, visitor: Visitor, command: protocol.Say, meter: Meter) -> None:
    limits = table.context.config.limits
    if visitor.user is None:
        raise Refusal("no-guest", 403)
    if table.row.barred:
        raise Refusal("not-running", 409)
    text = clean_text(command.text, limits.chat_length)
    if not text:
        raise Refusal("empty", 400)
    if not meter.allows(visitor.user):
        raise Refusal("too-fast", 429)
    table.observers.check_saying(visitor)
    guest = await table.context.guests.find(visitor.user)
    if not guest.stored:
        await table.context.guests.save(guest)
    own = table.seats_of(visitor.user)
    seat = visitor.seat if visitor.seat in own else -1
    lines = await table.commit(Said(seat=seat, text=text), user=visitor.user, client=command.client)
    accept(visitor, command.client)
    table.say(lines[0], seat, text)


async def look(table: Table, visitor: Visitor, command: protocol.Look) -> None:
    """Hand-over: the same device shows another of its seats."""
    check_seat(table, visitor, command.seat)
    await table.awake()
    visitor.seat = command.seat
    table.tell(visitor)


Handler = Callable[[Table, Visitor, Any], Awaitable[None]]  # but for moves, which are waited for elsewhere
HANDLERS: dict[type[msgspec.Struct], Handler] = {
    protocol.Retract: move.retract,
    protocol.WhyNot: move.why,
    protocol.Consider: move.consider,
    protocol.Judge: move.judge,
    protocol.AskHint: hint.ask,
    protocol.Undo: undo,
    protocol.Answer: answer,
    protocol.Replace: replace,
    protocol.TakeBack: take_back,
    protocol.GiveUp: give_up,
    protocol.Pause: pause,
    protocol.Look: look,
    protocol.Intend: intend,
    protocol.Comment: commentator.comment,
    protocol.Admit: commentator.admit,
    protocol.Learn: lesson.learn,
}


async def obey(table: Table, visitor: Visitor, command: protocol.ClientMessage, chat: Meter) -> None:
    """Carry a command out. One that was carried out before is only acknowledged again."""
    client = getattr(command, "client", None)
    if client is not None and not 0 < len(client) <= LONGEST_CLIENT:
        raise Refusal("malformed")
    if isinstance(table, lesson.LessonTable) and not isinstance(command, lesson.ALLOWED):
        raise Refusal("in-lesson", 409)
    async with table.lock:
        await table.awake()
        if table.damaged:
            raise Refusal("table-damaged", 409)
        if client is not None and table.obeyed(visitor.user, client):
            await table.settled()
            accept(visitor, client)
            return
        if isinstance(command, protocol.Play):
            written = move.play(table, visitor, command)
        else:
            await table.settled()
            await table.awake()
            if isinstance(command, protocol.Say):
                await say(table, visitor, command, chat)
            else:
                await HANDLERS[type(command)](table, visitor, command)
            return
    await written  # without the lock: other seats may move meanwhile
