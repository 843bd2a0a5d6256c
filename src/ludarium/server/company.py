"""Those who are at a table, and what each of them is told.

What is the same for several is built and written once, and who takes changes is told no more than what is different
from the position before: telling costs as much as what changed, not as much as the table.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec
from mypy_extensions import mypyc_attr

from ludarium.core.journal import Journal
from ludarium.server import change, protocol, view
from ludarium.server.clock import clock_of
from ludarium.server.context import Context
from ludarium.server.moment import Moment
from ludarium.server.row import Line, Row, Summary
from ludarium.server.sitting import Place, Sitting

KEPT_CHATS = 60
encode = msgspec.json.Encoder().encode


class Visitor(Protocol):
    """A connection to the table."""

    user: str | None
    seat: int  # as whom it looks; -1 as a spectator
    seen: int  # the last step it was told
    takes_changes: bool
    known: change.Known | None  # what it was told last, where it takes changes
    side: Company | None  # from where it looked then

    def send(self, *messages: bytes) -> None:
        """Never waits: a visitor who does not keep up is dropped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    takes_back = True  # may people take a move back that revealed nothing? A lesson has its own way back

    def __init__(self, context: Context, row: Row) -> None:
        self.context = context
        self.row = row
        self.notation = context.library.notation(row.game)
        self.setup = context.library.setup(row.game, len(row.seats), row.chosen, row.rules)
        self.rules = context.library.rules(self.setup)
        self.options = {**self.setup.options, **self.setup.overrides}
        self._sitting = Sitting(row)
        self.journal: Journal | None = None
        self.summary = Summary()
        self.paused = False
        self.clock = clock_of(row, context.steady)
        self.connections: set[Visitor] = set()
        self.gone: dict[str, float] = {}  # guest -> when its last connection ended
        self.loaded = time.monotonic()
        self.chats: deque[tuple[str | None, protocol.Chat]] = deque(maxlen=KEPT_CHATS)
        self.undo_request: protocol.UndoRequest | None = None
        self.replace_request: protocol.ReplaceRequest | None = None

    # Who is here

    def seats_of(self, user: str | None) -> list[int]:
        if user is None:
            return []
        return [number for number, seat in enumerate(self.row.seats) if seat.user == user]

    def sealed_to(self, user: str | None) -> bool:
        """Is it the deal of a ladder under way, which others have yet to play?"""
        return self.row.tournament in self.context.sealed and not self.seats_of(user)

    def former_of(self, user: str | None) -> list[int]:
        """The seats in which a bot plays for this user."""
        if user is None:
            return []
        return [
            number
            for number, seat in enumerate(self.row.seats)
            if seat.before is not None and seat.before.user == user
        ]

    @property
    def sitting(self) -> Sitting:
        if self._sitting.row is not self.row:
            self._sitting = Sitting(self.row)
        return self._sitting

    def crowd(self) -> Collection[Visitor]:
        """Everybody at the table, from wherever they look."""
        return self.connections

    def audience(self) -> list[Visitor]:
        """Those who are told of the game as it stands here."""
        return list(self.connections)

    def behind(self) -> protocol.Behind | None:
        """How far those are behind the game who look from here."""
        return None

    def present(self) -> set[str | None]:
        return {visitor.user for visitor in self.crowd()}

    def gone_since(self, user: str | None) -> float:
        """Monotonic; somebody never seen since the server began counts from then."""
        return self.gone.get(user or "", self.loaded)

    @property
    def hidden(self) -> bool:
        """Nobody thinks while the clock of a game for one stands still."""
        return self.paused and self.clock.solo

    # The position

    def announce(self) -> None:
        """News and position to every visitor, as each may see them."""
        self._announce_to(self.audience())

    def _announce_to(self, audience: Sequence[Visitor]) -> None:
        moment = Moment(self, self.journal) if self.journal is not None else None
        for visitor in audience:
            self._tell(visitor, moment)

    def tell(self, visitor: Visitor) -> None:
        """To one visitor, who may have nothing: the whole position."""
        visitor.known = None
        self._tell(visitor, Moment(self, self.journal) if self.journal is not None else None)

    def _tell(self, visitor: Visitor, moment: Moment | None) -> None:
        place = self._place(visitor)
        if visitor.side is not self:
            visitor.side, visitor.known = self, None
        if moment is None:
            visitor.seen, visitor.known = -1, None
            visitor.send(encode(view.lobby(self, place)))
        else:
            visitor.send(*moment.told(visitor, place))

    def _place(self, visitor: Visitor) -> Place:
        """Somebody looks as one of the own seats, or as a spectator; who gets or loses a seat is told all anew."""
        place = self.sitting.place(visitor.user, visitor.seat)
        if place.seat != visitor.seat:
            visitor.seat, visitor.seen = place.seat, -1
        return place

    def told_lesson(self) -> protocol.LessonStep | None:
        return None

    def unlearn(self) -> None:
        """The positions that were told take room: the next one is told whole."""
        for visitor in self.connections:
            visitor.known = None

    # Words

    def tell_all(self, message: protocol.ServerMessage, said_by: str | None = None) -> None:
        """`said_by`: whoever blocks them is not told."""
        written = encode(message)
        for visitor in self.audience():
            if said_by is None or not self.context.blocks.has(visitor.user, said_by):
                visitor.send(written)

    def notice(self, code: str, **arguments: str | int) -> None:
        self.tell_all(protocol.Notice(code=code, args=dict(arguments)))

    def _heard(self, line: Line, seat: int, text: str) -> protocol.Chat:
        name = self.row.seats[seat].name if seat >= 0 else self.context.guests.known_name(line.user)
        chat = protocol.Chat(at=line.at, name=name, seat=seat, text=text, number=line.number)
        self.chats.append((line.user, chat))
        return chat

    def unsay(self, user: str) -> None:
        """What somebody said is forgotten; who has heard it has."""
        kept = [chat for chat in self.chats if chat[0] != user]
        self.chats.clear()
        self.chats.extend(kept)
