"""The command that asks for a hint: who may have one, and when."""

from __future__ import annotations

from ludarium.coach.hint import LOOK, WHY
from ludarium.server import protocol
from ludarium.server.company import Visitor
from ludarium.server.move import check_going, check_seat
from ludarium.server.refusal import Refusal, Stale
from ludarium.server.table import Table


async def ask(table: Table, visitor: Visitor, command: protocol.AskHint) -> None:
    check_seat(table, visitor, command.seat)
    journal = await table.running()
    check_going(table)
    if table.row.hints_off:
        raise Refusal("hints-off", 409, why=table.row.hints_off)
    if not LOOK <= command.grade <= WHY:
        raise Refusal("malformed")
    if command.decision != journal.decisions[command.seat] or not journal.state.asks(command.seat):
        raise Stale
    if table.hints.busy:
        raise Refusal("coach-busy", 429)
    await table.hints.give(journal, visitor, command)
