"""What a table looks like from one seat, as messages. Everything a seat is told is built here, from what it
may know: `state.view(seat)`, `describe_event(told, seat)`, and its own legal moves and draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from ludarium.core.entry import Entry, GaveUp, Moved, Undid
from ludarium.core.game import Game
from ludarium.core.journal import Journal
from ludarium.core.state import State
from ludarium.core.verdict import Verdict
from ludarium.server import protocol, schema
from ludarium.server.delay import of_observers
from ludarium.server.library import Notation
from ludarium.server.row import Row
from ludarium.server.seating import seats_after
from ludarium.server.sitting import Place, seat_infos

if TYPE_CHECKING:
    from ludarium.server.company import Company

MOST_SINCE = 12  # entries told at once of what happened


def info(table: Company, user: str | None) -> schema.TableInfo:
    """The table for lists and lobbies: nothing here is secret, but a private table's id is its key."""
    row, sitting, summary = table.row, table.sitting, table.summary
    found = msgspec.structs.replace(
        sitting.table(table),
        changed=row.changed,
        round=summary.round,
        asked=summary.asked if row.status == "running" else [],
    )
    if user is not None:
        theirs = sitting.place(user, schema.SPECTATOR)
        found.mine, found.former, found.asks = list(theirs.mine), list(theirs.former), list(theirs.asks)
    return found


def card(table: Company, user: str | None) -> schema.TableInfo:
    """The table for lists: who does not sit there is told nothing of how a game stands that is watched with delay, or
    not at all."""
    told = info(table, user)
    if told.status == "running":
        told.due = min((end for seat, end in table.summary.ends.items() if seat in told.mine), default=None)
    if not table.row.under_way or told.mine or not is_kept_back(table.row):
        return told
    return msgspec.structs.replace(
        told,
        seats=seat_infos(seats_after(table.row.seats, []), table.present()),
        changed=told.created,
        round=None,
        asked=[],
        paused=False,
    )


def is_kept_back(row: Row) -> bool:
    """Is a game under way kept from those who only look on, at least for a while?"""
    return not row.watched or not of_observers(row).none


def seats(table: Company) -> list[schema.SeatInfo]:
    return table.sitting.infos(table.present())


def presence(table: Company) -> protocol.Presence:
    sitting = {seat.user for seat in table.row.seats if seat.user}
    watchers = sum(connection.user not in sitting for connection in table.crowd())
    return protocol.Presence(seats=seats(table), watchers=watchers)


def news(table: Company, journal: Journal, seat: int, seen: int) -> protocol.News:
    fresh = range(seen + 1, len(journal.entries))
    entries = [told(table.notation, journal.entries[number], number, seat) for number in fresh]
    return protocol.News(after=seen, entries=entries)


def since(table: Company, journal: Journal, mine: Sequence[int]) -> protocol.Since:
    """What has happened since the last move of one of these seats, as the first of them that is asked knows it."""
    seat = next((seat for seat in journal.asked() if seat in mine), mine[0])
    moved = [number for number in journal.line() if journal.entries[number].seat in mine]
    fresh = [number for number in journal.line() if number > (moved[-1] if moved else 0)]
    entries = [told(table.notation, journal.entries[number], number, seat) for number in fresh[-MOST_SINCE:]]
    return protocol.Since(seat=seat, entries=entries, more=max(0, len(fresh) - MOST_SINCE))


def has_secrets(notation: Notation, entries: Sequence[Entry]) -> bool:
    """Is there anything in them that not everybody is told?"""
    events = notation.game.events
    return any(events[told.event].secret for entry in entries for told in entry.events)


def told(notation: Notation, entry: Entry, number: int, seat: int) -> protocol.Entry:
    """An entry of the journal as this seat may know it."""
    notes = [made.note for made in entry.done.moves if made.note] if isinstance(entry.done, Moved) else []
    return protocol.Entry(
        seq=number,
        seat=entry.seat,
        moves=[notation.move(move) for move in entry.moves],
        events=[notation.event(event, seat) for event in entry.events],
        undone=entry.undone,
        undo_to=entry.undo_to,
        seen=isinstance(entry.done, Undid) and entry.done.seen,
        round=entry.round,
        note="; ".join(notes),
    )


class Common:
    """What all positions of one moment share: it is the same for everybody, and built once."""

    def __init__(self, table: Company, journal: Journal) -> None:
        row, sitting = table.row, table.sitting
        finished = row.status == "finished"
        self.fixed = sitting.table(table)  # the same object where nothing but the game goes on
        self.info = info(table, None)
        self.asked = journal.asked()
        self.stage = (row.status, table.paused)  # does the game go on?
        self.fields: dict[str, Any] = {  # of the position
            "seq": journal.last,
            "asked": self.asked,
            "submitted": journal.submitted(),
            "undo_request": table.undo_request,
            "replace_request": table.replace_request,
            "clock": table.clock.info(),
            "results": results(table, journal) if finished else None,
            "ended": ended(journal) if finished else "",
            "rounds": [] if table.hidden else journal.rounds(),
            "lesson": table.told_lesson(),
            "hints_off": sitting.hints_off,
            "behind": table.behind(),
            "commentators": sitting.commentators,
        }


def own(table: Company, journal: Journal, seat: int, common: Common) -> dict[str, Any]:
    """The fields of a position that differ from seat to seat, but for the view."""
    if seat < 0:
        return SPECTATES
    state, setup, notation = journal.state, table.setup, table.notation
    playing = table.row.status == "running"
    asked = playing and seat in common.asked and not table.paused
    ask_undo = journal.undo_point(seat) if playing and table.takes_back and not common.info.undo_off else None
    return {
        "decision": journal.decisions[seat],
        "legal": [notation.move(move) for move in setup.listed(state, seat)] if asked else [],
        "draft": [] if table.hidden else [notation.move(move) for move in journal.draft(seat)],
        "free_undo": journal.free_undo(seat) if playing and table.takes_back else None,
        "ask_undo": ask_undo,
        "undo_seen": ask_undo is not None and journal.undo_shown(seat),
        "resign": resigning(table, journal, seat) if playing else "",
        "withheld": [setup.game.verbs.phrases[verb].name for verb in setup.withheld_here(state)]
        if asked
        else [],
        "intentions": intentions(table, seat),
    }


def intentions(table: Company, seat: int) -> list[schema.Intention]:
    return [each.what for each in table.row.intentions.get(seat, ())] if seat >= 0 else []


SPECTATES: dict[str, Any] = {
    "decision": 0,
    "legal": [],
    "draft": [],
    "free_undo": None,
    "ask_undo": None,
    "undo_seen": False,
    "resign": "",
    "withheld": [],
    "intentions": [],
}


def position(
    table: Company, place: Place, shown: dict[str, object], common: Common, own: dict[str, Any]
) -> protocol.Position:
    return protocol.Position(
        seat=place.seat,
        seats=list(place.mine),
        table=msgspec.structs.replace(
            common.info, mine=list(place.mine), former=list(place.former), asks=list(place.asks)
        ),
        view=shown,
        rules=table.rules,
        **common.fields,
        **own,
    )


def lobby(table: Company, place: Place) -> protocol.Position:
    """Before the start, or where somebody may not look on, or not yet."""
    open_to = msgspec.structs.replace(
        card(table, None) if not place.mine else info(table, None),
        mine=list(place.mine),
        former=list(place.former),
        asks=list(place.asks),
    )
    return protocol.Position(
        seq=-1,
        seat=schema.SPECTATOR,
        seats=list(place.mine),
        table=open_to,
        view={},
        rules=table.rules,
        behind=table.behind(),
        commentators=table.sitting.commentators,
    )


def ended(journal: Journal) -> protocol.Ending:
    """How a game came to its end. Where the rules know nothing of it, resigning leaves no entry."""
    last = journal.entries[-1].done
    if not journal.state.over or isinstance(last, GaveUp):
        return "resigned"
    return "time" if isinstance(last, Moved) and last.by_clock else "points"


def resigning(table: Company, journal: Journal, seat: int) -> protocol.Resigning:
    return "ends" if table.sitting.ends(seat) or journal.may_give_up(seat) else "bot"


def results(table: Company, journal: Journal) -> list[protocol.Score] | None:
    row = table.row
    if row.scores is None or row.places is None:
        return None
    return scores(journal.setup.game, journal.state, row.scores, row.places)


def scores(game: Game, state: State, totals: Sequence[int], places: Sequence[int]) -> list[protocol.Score]:
    return [
        protocol.Score(
            seat=seat, total=totals[seat], place=places[seat], breakdown=game.breakdown(state, seat)
        )
        for seat in range(state.seats)
    ]


def seen(state: State, seat: int) -> dict[str, object]:
    """What the seat sees; where everything is open, what all seats together see."""
    if seat != schema.ALL_OPEN:
        return state.view(seat)
    shown: Any = state.view(schema.SPECTATOR)
    for other in range(state.seats):
        shown = _merge(shown, state.view(other))
    assert isinstance(shown, dict)
    return shown


def _merge(one: Any, other: Any) -> Any:
    """Of two views of the same thing the one that tells more."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: _merge(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
            for key in {**one, **other}
        }
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [_merge(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
        return one if len(one) > len(other) else other
    if isinstance(other, dict | list) or one is None:
        return other
    return one


def verdict_of(found: Verdict) -> schema.Verdict:
    return schema.Verdict(
        state=cast(Literal["complete", "open", "wrong"], found.state),
        reason=found.reason,
        args=dict(found.arguments),
        note=found.note,
        details=dict(found.details),
    )
