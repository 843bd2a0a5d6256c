"""Commands about moves: made in one go, taken back, explained, considered and judged.

Each function takes one kind of message under the table's lock. It refuses, answers, or changes the table.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from ludarium.core.batch import BatchError, arrange, offered
from ludarium.core.entry import Retracted
from ludarium.core.host import Preview, UnknownAhead
from ludarium.core.journal import LONGEST_NOTE, IllegalMoveError, Journal, NoteError
from ludarium.core.kernel import play as play_move
from ludarium.core.kernel import why_not
from ludarium.core.moves import verb_of
from ludarium.core.state import State, Why
from ludarium.core.words import NotationError
from ludarium.server import protocol
from ludarium.server.company import Visitor, encode
from ludarium.server.identity import clean_text
from ludarium.server.refusal import Refusal, Stale
from ludarium.server.table import Table
from ludarium.server.view import verdict_of

MOST_MOVES = 40  # in one go


def check_seat(table: Table, visitor: Visitor, seat: int) -> None:
    if seat not in table.seats_of(visitor.user):
        raise Refusal("not-your-seat", 403)


def read_move(table: Table, text: str) -> int:
    try:
        return table.setup.game.verbs.parse(text)
    except NotationError:
        raise Refusal("no-such-move") from None


def accept(visitor: Visitor, client: str) -> None:
    visitor.send(encode(protocol.Accepted(client=client)))


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


def check_going(table: Table) -> None:
    """A game that is paused answers no question: who wants to think lets the clock run."""
    if table.paused:
        raise Refusal("paused", 409)


def check_decision(table: Table, journal: Journal, command: protocol.Play | protocol.Consider) -> None:
    check_going(table)
    if command.decision != journal.decisions[command.seat]:
        raise Stale
    if len(command.moves) > MOST_MOVES:
        raise Refusal("malformed")


def arranged(table: Table, state: State, seat: int, moves: list[int]) -> list[int]:
    """People give moves in any order; here is one in which each is legal after the others."""
    try:
        return arrange(state, seat, moves, table.setup.withheld)
    except BatchError as error:
        raise illegal(table, error.why) from None


def play(table: Table, visitor: Visitor, command: protocol.Play) -> asyncio.Future[None]:
    """At a table that is awake; done when it is on the disk."""
    check_seat(table, visitor, command.seat)
    journal = table.ready()
    check_decision(table, journal, command)
    moves = [read_move(table, text) for text in command.moves]
    notes = []
    if len(moves) == 1:  # its note is read before it is said whether it is legal
        notes = [read_note(table, moves[0], command.note)]
    elif not moves or command.note:
        raise Refusal("malformed")
    else:
        moves = arranged(table, journal.state, command.seat, moves)
    acknowledge = partial(accept, visitor, command.client)
    try:
        return table.play(journal, command.seat, moves, visitor.user, command.client, notes, then=acknowledge)
    except IllegalMoveError as error:
        raise illegal(table, error.why) from None
    except NoteError:
        raise Refusal("wrong-note", 409) from None


def illegal(table: Table, why: Why) -> Refusal:
    arguments = table.setup.game.describe_reason(why)
    reason = str(arguments.pop("reason"))
    refusal = Refusal(reason, 409)
    refusal.arguments = arguments
    return refusal


async def retract(table: Table, visitor: Visitor, command: protocol.Retract) -> None:
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    if not journal.retract(command.seat):
        raise Refusal("nothing-to-retract", 409)
    await table.commit(Retracted(seat=command.seat), user=visitor.user, client=command.client)
    accept(visitor, command.client)
    table.changed(settled=False)


async def why(table: Table, visitor: Visitor, command: protocol.WhyNot) -> None:
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    check_going(table)
    meant = [read_move(table, text) for text in (command.move, *command.or_else)]
    known = 0 if journal.state.over else journal.state.step.verbs
    move = next((one for one in meant if (known >> verb_of(one)) & 1), meant[0])
    check_listed(table, move)
    found = why_not(journal.state, command.seat, move)
    if found is not None:
        raise illegal(table, found)
    accept(visitor, command.client)


async def consider(table: Table, visitor: Visitor, command: protocol.Consider) -> None:
    """On clones, up to the first thing the seat cannot know."""
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    check_decision(table, journal, command)
    moves = [read_move(table, text) for text in command.moves]
    for move in moves:
        check_listed(table, move)
    state = journal.state.clone()  # others may move while this is thought about
    visitor.send(encode(await asyncio.to_thread(considered, table, state, command, moves)))


def considered(
    table: Table, state: State, command: protocol.Consider, moves: list[int]
) -> protocol.Considered:
    seat, setup, notation = command.seat, table.setup, table.notation
    moves = arranged(table, state, seat, moves)
    after, host = state.clone(), Preview(seat)
    view: dict[str, object] | None = None
    with contextlib.suppress(UnknownAhead):
        for move in moves:
            play_move(after, seat, move, host)
        view = after.view(seat)
    more = offered(state, seat, moves, setup.withheld) if command.more else None
    return protocol.Considered(
        client=command.client,
        moves=[setup.game.verbs.write(move) for move in moves],
        events=[notation.event(told, seat) for told in host.events],
        view=view,
        more=None if more is None else [notation.move(move) for move in more],
        note=setup.game.note_for(state, moves[0]) if len(moves) == 1 else "",
    )


async def judge(table: Table, visitor: Visitor, command: protocol.Judge) -> None:
    """What a note still being written comes to. It is about the seat's own cards, so withheld verbs may be asked."""
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    check_going(table)
    note = clean_text(command.note, LONGEST_NOTE)
    found = table.setup.game.judge(journal.state, command.seat, command.move, note)
    if found is None:
        raise Refusal("no-notes")
    visitor.send(encode(protocol.Judged(client=command.client, verdict=verdict_of(found))))
