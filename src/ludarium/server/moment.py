"""The table as it is at one moment, for all who are told of it. What is the same for several is built once.

Compiled, like `view` and `change`: most of what a move costs the server is telling of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludarium.core.journal import Journal
from ludarium.server import change, schema, view
from ludarium.server.sitting import Place

if TYPE_CHECKING:
    from ludarium.server.company import Company, Visitor

encode = msgspec.json.Encoder().encode


class Moment:
    """The table as it is now, for all who are told of it."""

    def __init__(self, company: Company, journal: Journal) -> None:
        self.company = company
        self.journal = journal
        self.common = view.Common(company, journal)
        self._shown: dict[str, Any] | None = None  # of the view, what is open to everybody
        self._open: change.Open | None = None
        self._known: dict[Place, change.Known] = {}
        self._news: dict[tuple[int, int], bytes] = {}  # by seat and what was seen before
        self._secret: dict[int, bool] = {}  # by what was seen before: do the news differ from seat to seat?
        self._shared: dict[int, change.Shared | None] = {}  # by what was open before
        self._changes: dict[int, tuple[change.Known, bytes]] = {}  # by what was known before

    def told(self, visitor: Visitor, place: Place) -> list[bytes]:
        """What is new to the visitor, who knows it from now on."""
        messages = []
        if visitor.seen < self.journal.last and not self.company.hidden:
            messages.append(self._news_for(place.seat, visitor.seen))
            visitor.seen = self.journal.last  # who comes while the game is hidden hears of it when it goes on
        if not visitor.takes_changes or place.seat == schema.ALL_OPEN:
            messages.append(self.whole(place))
        else:
            was = visitor.known
            visitor.known = now = self._now(place, was)
            messages.append(self.whole(place) if was is None else self._change(was, now))
        return messages

    def whole(self, place: Place) -> bytes:
        own = view.own(self.company, self.journal, place.seat, self.common)
        return encode(view.position(self.company, place, self._view(place.seat), self.common, own))

    def _news_for(self, seat: int, seen: int) -> bytes:
        if seen not in self._secret:
            self._secret[seen] = view.has_secrets(self.company.notation, self.journal.entries[seen + 1 :])
        if not self._secret[seen]:
            seat = schema.SPECTATOR  # it is the same for everybody
        written = self._news.get((seat, seen))
        if written is None:
            written = self._news[seat, seen] = encode(view.news(self.company, self.journal, seat, seen))
        return written

    def _view(self, seat: int) -> dict[str, object]:
        if self.company.hidden:
            self._shown = {}
            return {}
        if seat == schema.ALL_OPEN:
            return view.seen(self.journal.state, seat)
        if self._shown is None:
            self._shown = self.journal.state.open_view()
        return self.journal.state.view_beside(seat, self._shown)

    def _now(self, place: Place, was: change.Known | None) -> change.Known:
        now = self._known.get(place)
        if now is None:
            now = self._still(place, was) if was is not None else None
            if now is None:
                seen = self._view(place.seat)
                if self._open is None:
                    self._open = change.Open.of(self.common, self._shown or {})
                own = view.own(self.company, self.journal, place.seat, self.common)
                now = change.known(place, self._open, own, seen)
            self._known[place] = now
        return now

    def _still(self, place: Place, was: change.Known) -> change.Known | None:
        """Where nothing has happened but that others submitted something in secret, little is different."""
        journal, seat, before = self.journal, place.seat, was.open.common
        if (
            was.place != place
            or before.fields["seq"] != journal.last
            or before.stage != self.common.stage
            or was.own["decision"] != (journal.decisions[seat] if seat >= 0 else 0)
            or "turn" not in was.keys
        ):
            return None
        # None while something is submitted.
        free = journal.free_undo(seat) if seat >= 0 and self.company.takes_back else None
        intended = view.intentions(self.company, seat)
        own = was.own
        if own["free_undo"] != free or own["intentions"] != intended:
            own = {**own, "free_undo": free, "intentions": intended}
        keys = {**was.keys, "turn": encode(journal.state.turn.view(seat))}
        if self._open is None:
            self._shown = was.open.shown
            self._open = change.Open(self.common, was.open.shown, was.open.parts)
        return change.Known(place, self._open, own, keys, was.things)

    def _change(self, was: change.Known, now: change.Known) -> bytes:
        written = self._changes.get(id(was))
        if written is None:
            if id(was.open) not in self._shared:
                self._shared[id(was.open)] = change.shared(was.open, now.open)
            found = change.between(was, now, self._shared[id(was.open)])
            written = was, self.whole(now.place) if found is None else encode(found)
            self._changes[id(was)] = written  # with what was known: no other object gets its id meanwhile
        return written[1]
