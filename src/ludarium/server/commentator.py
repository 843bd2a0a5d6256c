"""Commands about commentators: observers who see all hands, some way behind, once everybody who sits there agrees."""

from __future__ import annotations

from ludarium.server import protocol
from ludarium.server.company import Visitor
from ludarium.server.move import accept, check_seat
from ludarium.server.refusal import Refusal
from ludarium.server.row import Commentator, Row
from ludarium.server.seating import copy_of, owners
from ludarium.server.table import Table

MOST = 8  # at a table, let in or waiting


async def comment(table: Table, visitor: Visitor, command: protocol.Comment) -> None:
    user = visitor.user
    if user is None:
        raise Refusal("no-guest", 403)
    row = _open(table)
    asked = [each for each in row.commentators if each.user != user]
    if command.on:
        if table.row.daily or table.row.seed is not None:
            raise Refusal("daily-deal", 409)  # others have the same one
        if user in owners(row):
            raise Refusal("already-seated", 409)
        if len(asked) >= MOST or any(table.context.blocks.apart(user, owner) for owner in owners(row)):
            raise Refusal("no-commentators", 409)  # who is blocked is not told so
        guest = await table.context.guests.find(user)
        if not guest.stored:
            await table.context.guests.save(guest)
        known = next((each for each in row.commentators if each.user == user), None)
        asked.append(known or Commentator(user=user, name=guest.name))
    row.commentators = asked
    await _keep(table, visitor, command.client, row)


async def admit(table: Table, visitor: Visitor, command: protocol.Admit) -> None:
    check_seat(table, visitor, command.seat)
    row = _open(table)
    user = visitor.user or ""
    if all(each.user != command.user for each in row.commentators):
        raise Refusal("nothing-asked", 409)
    row.commentators = [
        Commentator(user=each.user, name=each.name, consent=sorted({*each.consent, user}))
        if each.user == command.user
        else each
        for each in row.commentators
        if command.yes or each.user != command.user
    ]
    await _keep(table, visitor, command.client, row)


def _open(table: Table) -> Row:
    if table.row.status not in ("open", "running"):
        raise Refusal("not-running", 409)
    return copy_of(table.row)


async def _keep(table: Table, visitor: Visitor, client: str, row: Row) -> None:
    await table.commit(user=visitor.user, client=client, row=row)
    accept(visitor, client)
    table.announce()
    table.observers.tidy()
