"""What a table looks like from one seat, as messages. Everything a seat is told is built here, from what it
may know: `state.view(seat)`, `describe_event(told, seat)`, and its own legal moves and draft."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import msgspec

from ludarium.core.entry import Entry, GaveUp, Moved, Undid
from ludarium.core.game import Game
from ludarium.core.journal import Journal
from ludarium.core.state import State
from ludarium.core.verdict import Verdict
from ludarium.server import protocol, schema
from ludarium.server.clock import SlowClock
from ludarium.server.delay import of_commentators, of_observers
from ludarium.server.library import Notation
from ludarium.server.row import Row, Seat
from ludarium.server.seating import ends_by_resigning, owners, seats_after

if TYPE_CHECKING:
    from ludarium.server.company import Company

KEPT_PLACES = 200  # of one table
MOST_SINCE = 12  # entries told at once of what happened


def info(table: Company, user: str | None) -> schema.TableInfo:
    """The table for lists and lobbies: nothing here is secret, but a private table's id is its key."""
    row, summary = table.row, table.summary
    return schema.TableInfo(
        id=row.id,
        game=row.game,
        options=table.options,
        seats=seats(table),
        status=row.status,
        public=row.public,
        creator=row.creator,
        created=row.created,
        changed=row.changed,
        undo_off=row.undo_off,
        hints_off=row.hints_off,
        timer=row.timer,
        bank=row.bank,
        round=summary.round,
        asked=summary.asked if row.status == "running" else [],
        scores=row.scores,
        places=row.places,
        rematch=row.rematch,
        mine=table.seats_of(user),
        paused=table.paused,
        asks=[number for number, seat in enumerate(row.seats) if user and seat.asked == user],
        former=table.former_of(user),
        daily=row.daily,
        rated=row.rated,
        tournament=row.tournament,
        watching=row.watching if row.watched else schema.Watching(on=False),
    )


def card(table: Company, user: str | None) -> schema.TableInfo:
    """The table for lists: who does not sit there is told nothing of how a game stands that is watched with delay, or
    not at all."""
    told = info(table, user)
    if told.mine and told.status == "running" and isinstance(table.clock, SlowClock):
        told.due = table.clock.end_of(told.mine)
    if not table.row.under_way or told.mine or not is_kept_back(table.row):
        return told
    return msgspec.structs.replace(
        told,
        seats=Sitting(seats_after(table.row.seats, [])).infos(table.present()),
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
    """What follows from who sits where, found out once: rows are replaced, never changed."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self._places: dict[tuple[str | None, int], Place] = {}
        self._ends: dict[int, bool] = {}
        self._present: set[str | None] | None = None
        self._infos: list[schema.SeatInfo] = []

    def place(self, user: str | None, wished: int) -> Place:
        found = self._places.get((user, wished))
        if found is None:
            if len(self._places) > KEPT_PLACES:  # watchers come and go
                self._places.clear()
            found = self._places[user, wished] = place(self.seats, user, wished)
        return found

    def ends(self, seat: int) -> bool:
        """Would the game be over if this seat resigned?"""
        found = self._ends.get(seat)
        if found is None:
            found = self._ends[seat] = ends_by_resigning(self.seats, seat)
        return found

    def infos(self, present: set[str | None]) -> list[schema.SeatInfo]:
        if present != self._present:
            self._present = present
            self._infos = [
                schema.SeatInfo(
                    kind=seat.kind,
                    name=seat.name,
                    user=seat.user,
                    level=seat.level,
                    connected=seat.user in present if seat.user else seat.kind == "bot",
                    resigned=seat.resigned,
                    asked=seat.asked is not None,
                )
                for seat in self.seats
            ]
        return self._infos


class Common:
    """What all positions of one moment share: it is the same for everybody, and built once."""

    def __init__(
        self, info: schema.TableInfo, asked: list[int], fields: dict[str, Any], stage: tuple[str, bool]
    ) -> None:
        self.info = info
        self.asked = asked
        self.fields = fields  # of the position
        self.stage = stage  # does the game go on?

    @staticmethod
    def of(table: Company, journal: Journal) -> Common:
        asked, finished = journal.asked(), table.row.status == "finished"
        return Common(
            info=info(table, None),
            asked=asked,
            fields={
                "seq": journal.last,
                "asked": asked,
                "submitted": journal.submitted(),
                "undo_request": table.undo_request,
                "replace_request": table.replace_request,
                "clock": table.clock.info(),
                "results": results(table, journal) if finished else None,
                "ended": ended(journal) if finished else "",
                "rounds": [] if table.hidden else journal.rounds(),
                "lesson": table.told_lesson(),
                "hints_off": table.row.hints_off,
                "behind": table.behind(),
                "commentators": commentators(table),
            },
            stage=(table.row.status, table.paused),
        )


def own(table: Company, journal: Journal, seat: int, common: Common) -> dict[str, Any]:
    """The fields of a position that differ from seat to seat, but for the view."""
    if seat < 0:
        return SPECTATES
    state, setup, notation = journal.state, table.setup, table.notation
    playing = table.row.status == "running"
    asked = playing and seat in common.asked and not table.paused
    ask_undo = journal.undo_point(seat) if playing and table.takes_back and not table.row.undo_off else None
    return {
        "decision": journal.decisions[seat],
        "legal": [notation.move(move) for move in setup.listed(state, seat)] if asked else [],
        "draft": [] if table.hidden else [notation.move(move) for move in journal.draft(seat)],
        "free_undo": journal.free_undo(seat) if playing and table.takes_back else None,
        "ask_undo": ask_undo,
        "undo_seen": ask_undo is not None and journal.seen_since(ask_undo),
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


def commentators(table: Company) -> list[protocol.Commentator]:
    delay = of_commentators(table.row)
    return [
        protocol.Commentator(
            user=each.user,
            name=each.name,
            consent=_seats_of(table.row, each.consent),
            needed=_seats_of(table.row, owners(table.row)),
            admitted=is_admitted(table.row, each.user),
            moves=delay.moves,
            minutes=delay.minutes,
        )
        for each in table.row.commentators
    ]


def _seats_of(row: Row, users: Collection[str]) -> list[int]:
    return [number for number, seat in enumerate(row.seats) if (seat.before or seat).user in users]


def is_admitted(row: Row, user: str | None) -> bool:
    """Has everybody agreed that this one sees all hands?"""
    needed = owners(row)
    return any(each.user == user and needed and needed <= set(each.consent) for each in row.commentators)


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
        commentators=commentators(table),
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
