"""Calling people: it is their turn, a game is over, a seat is kept for them, somebody came or said something.

Once for each decision, after a minute in which they were not seen at the table, one message a table. What is sent may
stand on a lock screen: it names the game and what it is about, and nothing else. Calls wait in the database, so that
neither a restart nor a day without the server loses one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ludarium.server import outgoing
from ludarium.server.account_schema import CallEvent, CallKind
from ludarium.server.clock import SLOW
from ludarium.server.config import Config
from ludarium.server.mail import Mailer
from ludarium.server.metrics import CALLS
from ludarium.server.push import Pusher
from ludarium.server.refusal import Refusal
from ludarium.server.seating import is_person
from ludarium.server.speech import catalogue
from ludarium.server.storage import call as kept
from ludarium.server.storage.account import mail_of
from ludarium.server.storage.call import Call, Channel
from ludarium.server.storage.database import Storage, save_setting
from ludarium.server.storage.tournament import tournament_of
from ludarium.server.storage.writer import StorageError
from ludarium.server.webhook import filled

if TYPE_CHECKING:
    from ludarium.core.journal import Journal
    from ludarium.server.table import Table
    from ludarium.server.tables import Tables

VAPID = "vapid"  # a setting: the key that push services know us by
UNSEEN = 60.0  # seconds that somebody has to look by themselves
APART = 600.0  # seconds between two calls about what is said at one table
DIGEST = 3600.0  # seconds between two letters to one guest
AGAIN = (60.0, 600.0)  # seconds until a call is tried again that could not be made
DEAD = 20  # failures in a row after which a channel is given up
MOST = 200  # calls made in one round
KNOWN = 50_000
GONE = (404, 410)
DONE = range(200, 300)
EVENTS: tuple[CallEvent, ...] = ("turn", "round", "over", "invitation", "arrival", "message")
KINDS: tuple[CallKind, ...] = ("push", "mail", "webhook")
# What somebody is called about who has chosen nothing; never by mail unasked.
USUAL: dict[tuple[str, str], bool] = {
    ("turn", "push"): True,
    ("round", "push"): True,
    ("round", "webhook"): True,
    ("invitation", "push"): True,
    ("arrival", "push"): True,
    ("turn", "webhook"): True,
    ("over", "webhook"): True,
    ("invitation", "webhook"): True,
    ("arrival", "webhook"): True,
}
HERE = "here"  # asked before a round of a tournament; wished for with the round itself
log = logging.getLogger("ludarium.server")


class Subject(NamedTuple):
    """What a call is about: a table, or a tournament."""

    game: str
    path: str
    tag: str


class Message(NamedTuple):
    title: str
    text: str
    path: str
    tag: str


class _Asked(NamedTuple):
    guest: str
    table: str  # or tournament
    event: str
    about: int
    due: float


class Caller:
    def __init__(self, config: Config, storage: Storage, mailer: Mailer) -> None:
        self.config = config
        self.storage = storage
        self.mailer = mailer
        self.pusher = Pusher(storage.setting(VAPID), contact(config), config.inward)
        self.reachable: set[str] = set()
        self._asked: list[_Asked] = []
        # By guest, table and event: what was called about or seen, so that no change at the table asks again.
        self._known: OrderedDict[tuple[str, str, str], int] = OrderedDict()

    async def load(self) -> None:
        self.reachable = await self.storage.read(kept.reachable)

    async def key(self) -> str:
        """What browsers subscribe with; made when it is first asked for."""
        if not self.pusher.installed():
            return ""
        if not self.pusher.pem:
            await self.storage.write(statements=[save_setting(VAPID, self.pusher.make_key())])
        return self.pusher.public_key()

    # What happens at tables. Costs nothing where nobody there can be called.

    def look(self, table: Table) -> None:
        """After every change: who is asked, and who has not seen the end."""
        people = {seat.user for seat in table.row.seats if is_person(seat) and seat.user}
        if self.reachable.isdisjoint(people):
            return
        if len({seat.user for seat in table.row.seats if seat.user}) < 2 and table.row.timer < SLOW:
            return  # who plays against bots alone knows whose turn it is
        if table.row.status == "finished":
            for guest in people:
                self._ask(table, guest, "over", 1)
        journal = table.journal
        if journal is None or table.row.status != "running" or table.paused:
            return
        for number in table.summary.asked:
            seat = table.row.seats[number]
            if is_person(seat) and seat.user:
                self._ask(table, seat.user, "turn", journal.decisions[number])

    def remind(self, table: Table, number: int) -> None:
        """Once more, before a turn of hours or days is over. The sign tells it from the first call."""
        seat, journal = table.row.seats[number], table.journal
        if journal is not None and is_person(seat) and seat.user:
            self._ask(table, seat.user, "turn", -journal.decisions[number])

    def said(self, table: Table, user: str | None, number: int) -> None:
        for guest in {seat.user for seat in table.row.seats if is_person(seat) and seat.user}:
            if guest != user and not table.context.blocks.has(guest, user):
                self._ask(table, guest, "message", number)

    def invited(self, table: Table) -> None:
        for guest in {seat.asked for seat in table.row.seats if seat.asked}:
            self._ask(table, guest, "invitation", 1)

    def seated(self, table: Table, number: int) -> None:
        """A round of a tournament has begun: those who play here wait for each other."""
        for guest in {seat.user for seat in table.row.seats if is_person(seat) and seat.user}:
            self._ask(table, guest, "round", number, unseen=0.0)

    def gathers(self, tournament: str, guests: Iterable[str], number: int) -> None:
        """Whoever plays the next round is to say that they are here, and there is not much time for it."""
        now = time.time()
        self._asked += [
            _Asked(guest, tournament, HERE, number, now) for guest in guests if guest in self.reachable
        ]

    def arrived(self, table: Table, user: str) -> None:
        """Somebody has sat down at a table left open: they wait, so this is told at once."""
        people = {seat.user for seat in table.row.seats if is_person(seat) and seat.user}
        for guest in people - {user}:
            if table.context.blocks.has(guest, user):
                continue
            self._ask(table, guest, "arrival", len(people), unseen=0.0)

    def _ask(self, table: Table, guest: str, event: CallEvent, about: int, unseen: float = UNSEEN) -> None:
        key = (guest, table.row.id, event)
        if guest not in self.reachable or self._known.get(key) == about:
            return
        self._known[key] = about
        self._known.move_to_end(key)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        if guest not in table.present():
            self._asked.append(_Asked(guest, table.row.id, event, about, time.time() + unseen))

    # Calling

    async def work(self, tables: Tables) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self.config.times.calls)
            try:
                await self.round(tables)
            except StorageError:
                pass
            except Exception:
                log.exception("the caller")

    async def round(self, tables: Tables) -> None:
        await self._note()
        now = time.time()
        due = await self.storage.read(lambda db: kept.calls_due(db, now, MOST))
        for guest in dict.fromkeys(call.guest for call in due if call.kind == "mail"):
            await self._write(tables, guest, now)
        for call in due:
            if call.kind != "mail":
                await self._call(tables, call, now)

    async def _note(self) -> None:
        """What was asked for since, by whatever each guest wants."""
        asked, self._asked = self._asked, []
        for each in asked:
            wanted = await self.wishes(each.guest)
            calls = [
                Call(each.guest, kind, each.table, each.event, each.about, each.due)
                for kind in KINDS
                if wanted["round" if each.event == HERE else each.event, kind]
            ]
            apart = APART if each.event == "message" else 0.0
            if calls:
                await self.storage.write(statements=[kept.ask_call(call, apart) for call in calls])

    async def wishes(self, guest: str) -> dict[tuple[str, str], bool]:
        chosen = await self.storage.read(lambda db: kept.wishes_of(db, guest))
        return {
            (event, kind): chosen.get((event, kind), USUAL.get((event, kind), False))
            for event in EVENTS
            for kind in KINDS
        }

    async def _needed(self, tables: Tables, call: Call) -> Subject | None:
        """What it is about, if there is still something to call about: nobody has come since."""
        if call.event == HERE:
            found = await self.storage.read(lambda db: tournament_of(db, call.table))
            if found is None or not found.awaits(call.guest):
                return None
            return Subject(tables.context.library.find(found.game).name, f"/tournament/{found.id}", found.id)
        try:
            table = await tables.find(call.table)
            async with table.alone():
                journal = await table.awake()
                if call.guest in table.present():
                    return None
                if call.event == "turn" and not _is_asked(table, journal, call):
                    return None
                if call.event == "round" and table.row.status != "running":
                    return None
                if call.event == "arrival" and table.row.status not in ("open", "running"):
                    return None
                if call.event == "invitation" and (
                    table.row.status != "open" or all(seat.asked != call.guest for seat in table.row.seats)
                ):
                    return None
        except Refusal:
            return None
        tag = f"{table.row.id}-said" if call.event == "message" else table.row.id
        return Subject(table.setup.game.name, f"/table/{table.row.id}", tag)

    async def _call(self, tables: Tables, call: Call, now: float) -> None:
        subject = await self._needed(tables, call)
        if subject is None:
            await self.storage.write(statements=[kept.drop_call(call)])
            return
        message = message_of(subject, call.event, (await tables.context.guests.find(call.guest)).language)
        await self.storage.write(statements=[kept.mark_sent(call, now)])  # first: once, or not at all
        channels = await self.storage.read(lambda db: kept.channels_of(db, call.guest))
        reached = [await self.send(each, message) for each in channels if each.kind == call.kind]
        if reached and not any(reached) and call.tries < len(AGAIN):
            again = kept.call_again(call, now + AGAIN[call.tries], call.tries + 1)
            await self.storage.write(statements=[again])

    async def send(self, channel: Channel, message: Message) -> bool:
        """Did it get there? What is no longer there is called no more."""
        try:
            if channel.kind == "push":
                status = await self._push(channel, message)
            else:
                status = await self._hook(channel, message)
        except outgoing.DeliveryError as error:
            log.info("a call could not be made: %s", error)
            status = 0
        except outgoing.AddressError as error:
            log.warning("a call that may not be made: %s", error)
            status = GONE[0]
        if status in GONE or (status not in DONE and channel.failed + 1 >= DEAD):
            CALLS.labels(channel.kind, "gone").inc()
            await self.storage.write(statements=[kept.drop_channel(channel.guest, channel.id)])
            await self.load()
            return False
        CALLS.labels(channel.kind, "sent" if status in DONE else "failed").inc()
        if status not in DONE:
            await self.storage.write(statements=[kept.channel_failed(channel.id)])
            return False
        await self.storage.write(statements=[kept.channel_worked(channel.id, time.time())])
        return True

    async def _push(self, channel: Channel, message: Message) -> int:
        told = {"title": message.title, "text": message.text, "url": message.path, "tag": message.tag}
        return await self.pusher.send(
            channel.address, channel.secret, msgspec.json.encode(told), message.tag[:32]
        )

    async def _hook(self, channel: Channel, message: Message) -> int:
        told = {"title": message.title, "text": message.text, "url": self.base + message.path}
        body, kind = filled(channel.secret, told)
        return await outgoing.post(channel.address, {"Content-Type": kind}, body, inward=self.config.inward)

    @property
    def base(self) -> str:
        return self.config.origins[0].rstrip("/") if self.config.origins else ""

    # Letters: one for all that waits, and not often

    async def _write(self, tables: Tables, guest: str, now: float) -> None:
        last = await self.storage.read(lambda db: kept.last_sent(db, guest, "mail"))
        if last and now - last < DIGEST:
            await self.storage.write(statements=[kept.put_off(guest, "mail", last + DIGEST)])
            return
        waiting = await self.storage.read(lambda db: kept.calls_waiting(db, guest, "mail"))
        address = await self.storage.read(lambda db: mail_of(db, guest)) if self.mailer.on else ""
        found = [(call, await self._needed(tables, call)) for call in waiting]
        gone = [kept.drop_call(call) for call, subject in found if subject is None or not address]
        needed = [(call, subject) for call, subject in found if subject is not None and address]
        await self.storage.write(statements=[*gone, *(kept.mark_sent(call, now) for call, _ in needed)])
        if not needed:
            return
        language = (await tables.context.guests.find(guest)).language
        texts = catalogue(language)
        told = [message_of(subject, call.event, language) for call, subject in needed]
        lines = [f"{message.text}\n{self.base}{message.path}" for message in told]
        sealed = tables.context.signer.seal("unsubscribe", guest)
        foot = texts.say(
            "call-foot", settings=f"{self.base}/settings/calls", url=f"{self.base}/unsubscribe/{sealed}"
        )
        title = told[0].text if len(told) == 1 else texts.say("call-many", count=len(told))
        headers = {
            "List-Unsubscribe": f"<{self.base}/api/unsubscribe/{sealed}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        self.mailer.send(address, title, "\n\n".join([*lines, foot]), headers)


def message_of(subject: Subject, event: str, language: str | None) -> Message:
    return Message(subject.game, catalogue(language).say(f"call-{event}", game=subject.game), *subject[1:])


def _is_asked(table: Table, journal: Journal | None, call: Call) -> bool:
    """Is it still the decision that the call is about?"""
    if journal is None or table.row.status != "running" or table.paused:
        return False
    mine = [seat for seat in table.seats_of(call.guest) if seat in table.summary.asked]
    return any(journal.decisions[seat] == abs(call.about) for seat in mine)


def contact(config: Config) -> str:
    """Whom a push service may write to about us: it wants a mail address or a page."""
    public = [origin for origin in config.origins if origin.startswith("https://")]
    return config.contact or next(iter(public), "mailto:ludarium@localhost")
