"""The tournament office: announces, lets people in, draws the rounds, makes their tables and reads how they ended.

A change is written before anything follows from it. The tables of a round have their ids before they exist, so that
after a restart those that are missing are made, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
import weakref
from collections.abc import AsyncIterator

import msgspec

from ludarium.server.command import resign
from ludarium.server.context import Guest
from ludarium.server.identity import new_id
from ludarium.server.limits import Meter
from ludarium.server.metrics import LIMITS
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row, Seat
from ludarium.server.seating import copy_of, is_person
from ludarium.server.storage.table import journal_of
from ludarium.server.storage.tournament import (
    organised_by,
    running_tournaments,
    save_tournament,
    tournament_of,
    tournaments_due,
    tournaments_of,
)
from ludarium.server.table import Table
from ludarium.server.tables import Tables, check_timer
from ludarium.server.tournament import entry
from ludarium.server.tournament.round import (
    broken_off,
    drawn_ahead,
    field,
    final_places,
    finished,
    fits,
    next_round,
    round_over,
)
from ludarium.server.tournament.row import Deal, DealResult, Seating, Tournament
from ludarium.server.tournament.standing import HALF, shares
from ludarium.server.tournament_schema import NewTournament

BETWEEN = 0.5  # seconds between two looks for tables that have ended
LOOKS = 10  # of them, between two looks at what is due
log = logging.getLogger("ludarium.server")


class Tournaments:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.context = tables.context
        limits = self.context.config.limits
        self._announced = Meter(limits.new_tournaments, 3600, "new_tournaments")
        self._changes = Meter(limits.entries_of_guest, 600, "entries_of_guest")
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._drawing: set[str] = set()  # written down, but not all of their tables stand yet

    async def load(self) -> None:
        """After a restart every running one is looked at."""
        running = await self.context.storage.read(running_tournaments)
        self.context.tournaments_due |= {tournament for tournament, _ in running}
        self.context.sealed |= {tournament for tournament, ladder in running if ladder}

    async def find(self, tournament_id: str) -> Tournament:
        try:
            found = await self.context.storage.read(lambda db: tournament_of(db, tournament_id))
        except msgspec.MsgspecError:
            raise Refusal("table-damaged", 409) from None
        if found is None or found.game not in self.context.library.games:
            raise Refusal("no-such-tournament", 404)
        return found

    async def shown(self, tournament_id: str) -> Tournament:
        """As people see it: of a round that has just been drawn, every table can be gone to."""
        found = await self.find(tournament_id)
        if tournament_id not in self._drawing:
            return found
        async with self._alone(tournament_id) as found:
            return found

    @contextlib.asynccontextmanager
    async def _alone(self, tournament_id: str) -> AsyncIterator[Tournament]:
        lock = self._locks.setdefault(tournament_id, asyncio.Lock())
        async with lock:
            yield await self.find(tournament_id)

    async def _save(self, tournament: Tournament, before: Tournament | None = None) -> Tournament:
        people = before.people() if before is not None else ()
        await self.context.storage.write(statements=save_tournament(tournament, people))
        if tournament.solo and tournament.status == "running":
            self.context.sealed.add(tournament.id)
        else:
            self.context.sealed.discard(tournament.id)
        if tournament.ahead is not None and not fits(tournament):
            self.context.tournaments_due.add(tournament.id)  # others are to play now
        return tournament

    def _check_pace(self, guest: Guest) -> None:
        if not self._changes.allows(guest.id):
            raise Refusal("too-fast", 429)

    # What people ask for

    async def announce(self, wanted: NewTournament, organiser: Guest) -> Tournament:
        if not self._announced.allows(organiser.id):
            raise Refusal("too-fast", 429)
        limits, library = self.context.config.limits, self.context.library
        game = library.find(wanted.game)
        check_timer(wanted.timer, wanted.bank)
        if len(wanted.options) > 50:
            raise Refusal("bad-options", why="too many")
        tournament = entry.new_tournament(wanted, game, organiser.id, limits.entrants)
        for seats in range(2, tournament.seats + 1) if not tournament.solo else (1,):
            if seats in game.seats:  # a table may have to be smaller
                library.setup(game.id, seats, wanted.options)
        if await self.context.storage.read(lambda db: organised_by(db, organiser.id)) >= limits.tournaments:
            LIMITS.labels("tournaments").inc()
            raise Refusal("too-many-tournaments", 429, most=limits.tournaments)
        return await self._save(tournament)

    async def join(self, tournament_id: str, guest: Guest) -> Tournament:
        self._check_pace(guest)
        async with self._alone(tournament_id) as now:
            return await self._save(entry.join(now, guest.id), now)

    async def leave(self, tournament_id: str, guest: Guest) -> Tournament:
        """A game under way is given up: a bot plays on where others do."""
        self._check_pace(guest)
        async with self._alone(tournament_id) as now:
            changed, number = entry.leave(now, guest.id)
            await self._save(changed, now)
            await self._give_up(now, number)
            return changed

    async def remove(self, tournament_id: str, organiser: Guest, number: int) -> Tournament:
        self._check_pace(organiser)
        async with self._alone(tournament_id) as now:
            changed = await self._save(entry.remove(now, organiser.id, number), now)
            await self._give_up(now, number)
            return changed

    async def sit_out(self, tournament_id: str, guest: Guest, out: bool) -> Tournament:
        self._check_pace(guest)
        async with self._alone(tournament_id) as now:
            return await self._save(entry.sit_out(now, guest.id, out), now)

    async def say_here(self, tournament_id: str, guest: Guest, here: bool) -> Tournament:
        self._check_pace(guest)
        async with self._alone(tournament_id) as now:
            return await self._save(entry.say_here(now, guest.id, here), now)

    async def start(self, tournament_id: str, organiser: Guest) -> Tournament:
        """Now; but first everybody is asked whether they are here, where that is wanted."""
        self._check_pace(organiser)
        async with self._alone(tournament_id) as now:
            entry.check_organiser(now, organiser.id)
            if now.status == "open" and now.check_in and now.ahead is None:
                entry.check_enough(now, len(now.here()))
                changed = entry.gather(now)
            else:
                changed = entry.start(now)
            return await self._go_on(await self._save(changed, now))

    async def hurry(self, tournament_id: str, organiser: Guest) -> Tournament:
        """The next round now, without the rest of the pause; but first everybody is asked whether they are here."""
        self._check_pace(organiser)
        async with self._alone(tournament_id) as now:
            entry.check_organiser(now, organiser.id)
            if now.status != "running" or now.solo or now.next_at is None:
                raise Refusal("not-open", 409)
            if now.check_in and now.ahead is None:
                changed = entry.gather(now)
            else:
                changed = entry.copy_of(now)
                changed.next_at = time.time()
            return await self._go_on(await self._save(changed, now))

    async def cancel(self, tournament_id: str, organiser: Guest) -> Tournament:
        """Tables under way go on, as any others."""
        self._check_pace(organiser)
        async with self._alone(tournament_id) as now:
            entry.check_organiser(now, organiser.id)
            return await self._save(entry.cancel(now), now)

    async def begin_deal(self, tournament_id: str, guest: Guest, number: int) -> str:
        """The table of this deal; the first time it is begun, and counts."""
        self._check_pace(guest)
        async with self._alone(tournament_id) as now:
            mine = now.number_of(guest.id)
            if mine is None or now.entrants[mine].gone:
                raise Refusal("not-entered", 403)
            if now.status != "running" or not 0 <= number < len(now.deals):
                raise Refusal("not-open", 409)
            changed = entry.copy_of(now)
            deal = changed.deals[number]
            if mine not in deal.tables:
                row = self._row(changed, [guest], deal)
                deal.tables[mine] = row.id
                await self._save(changed, now)
                await self.tables.add(row)
            elif not await self._exists(deal.tables[mine]):  # the server went down in between
                await self.tables.add(self._row(changed, [guest], deal, deal.tables[mine]))
            return deal.tables[mine]

    # People who are forgotten, or become one with another

    async def forget(self, guest: str) -> None:
        for tournament_id in await self.context.storage.read(lambda db: tournaments_of(db, guest)):
            async with self._alone(tournament_id) as now:
                await self._save(entry.forget(now, guest), now)

    async def hand_over(self, guest: str, into: str) -> None:
        for tournament_id in await self.context.storage.read(lambda db: tournaments_of(db, guest)):
            async with self._alone(tournament_id) as now:
                await self._save(entry.hand_over(now, guest, into), now)

    # What happens by itself

    async def watch(self) -> None:
        """For ever: rounds end when their tables do, or their time; then the next one begins."""
        looks = 0
        while True:
            ids, self.context.tournaments_due = self.context.tournaments_due, set()
            try:
                if looks % LOOKS == 0:
                    ids |= set(await self.context.storage.read(lambda db: tournaments_due(db, time.time())))
            except Exception:
                log.exception("tournaments")
            for tournament_id in ids:
                await self.look(tournament_id)
            looks += 1
            await asyncio.sleep(BETWEEN)

    async def look(self, tournament_id: str) -> None:
        try:
            async with self._alone(tournament_id) as now:
                await self._go_on(now)
        except Refusal as refusal:
            log.warning("tournament %s: %s", tournament_id, refusal.reason)
        except Exception:  # whatever it is, it is this tournament's alone
            log.exception("tournament %s", tournament_id)

    async def _go_on(self, tournament: Tournament) -> Tournament:
        """As far as it goes without anybody."""
        tournament = await self._gather(tournament)
        if tournament.status == "open" and (tournament.due or 0.0) <= time.time():
            enough = entry.coming(tournament) >= entry.least(tournament)
            starts = tournament.begins is not None and enough
            tournament = await self._save(
                entry.start(tournament) if starts else entry.cancel(tournament), tournament
            )
        if tournament.status != "running":
            return tournament
        if tournament.solo:
            return await self._follow_ladder(tournament)
        if tournament.under_way is not None:
            tournament = await self._follow_round(tournament)
        while tournament.next_at is not None and tournament.next_at <= time.time():
            game = self.context.library.find(tournament.game)
            # Thinks for a second or two where many sit at large tables.
            drawn = await asyncio.to_thread(
                next_round, tournament, game.seats, random.Random(secrets.randbits(64))
            )
            self._drawing.add(tournament.id)
            try:
                tournament = await self._save(drawn, tournament)
                if tournament.under_way is not None:
                    tournament = await self._follow_round(tournament)
            finally:
                self._drawing.discard(tournament.id)
            tournament = await self._gather(tournament)
        return tournament

    async def _gather(self, tournament: Tournament) -> Tournament:
        """When it is time to say that one is here, all are called, and see who would play whom."""
        if tournament.opens is None or tournament.opens > time.time() or fits(tournament):
            return tournament
        first = tournament.ahead is None
        if first and time.time() > tournament.opens + tournament.check_in / 2:
            tournament = entry.gather(tournament)  # the server was down: nobody could say anything
        game = self.context.library.find(tournament.game)
        drawn = await asyncio.to_thread(
            drawn_ahead, tournament, game.seats, random.Random(secrets.randbits(64))
        )
        tournament = await self._save(drawn, tournament)
        if first:
            asked = [tournament.entrants[number] for number in field(tournament)[0]]
            self.context.caller.gathers(
                tournament.id, [one.guest for one in asked if one.guest], len(tournament.played)
            )
        return tournament

    async def _follow_round(self, tournament: Tournament) -> Tournament:
        """The tables that are missing are made, and those that have ended are read; at the deadline all are."""
        changed = entry.copy_of(tournament)
        current = changed.under_way
        assert current is not None
        late = current.due <= time.time()
        for seating in current.tables:
            if seating.points is None:
                await self._follow_table(changed, seating, late, current.due)
        if changed != tournament:
            await self._save(changed, tournament)
        return await self._save(round_over(changed)) if current.over else changed

    async def _follow_table(self, tournament: Tournament, seating: Seating, late: bool, due: float) -> None:
        if not await self._exists(seating.table):
            people = [tournament.entrants[number] for number in seating.entrants]
            if all(one.guest is not None for one in people) and not late:
                guests = [await self.context.guests.find(one.guest or "") for one in people]
                table = await self.tables.add(self._row(tournament, guests, table_id=seating.table))
                self.context.caller.seated(table, len(tournament.played))
                return
        try:
            table = await self.tables.find(seating.table)
            async with table.alone():
                if table.row.status == "finished":
                    seating.points, seating.end = shares(final_places(table.row)), "played"
                elif late:
                    seating.points = await self._break_off(table, due)
                    seating.end = "broken" if seating.points is not None else ""
        except Refusal:
            pass  # nobody can read it
        if seating.points is None and late:
            seating.points, seating.end = [HALF] * len(seating.entrants), "void"

    async def _break_off(self, table: Table, due: float) -> list[int] | None:
        journal = await table.awake()
        points = None
        if journal is not None and not table.damaged:
            lines = await self.context.storage.read(lambda db: journal_of(db, table.row.id))
            points = broken_off(table.setup, table.row, lines, due)
        row = copy_of(table.row)
        row.status, row.barred = "closed", True
        await table.commit(row=row)
        table.put_away()
        if table.connections:
            await table.awake()
            table.announce()
            table.notice("broken-off")
        return points

    async def _follow_ladder(self, tournament: Tournament) -> Tournament:
        changed = entry.copy_of(tournament)
        for deal in changed.deals:
            for number, table_id in deal.tables.items():
                if number not in deal.results:
                    with contextlib.suppress(Refusal):
                        table = await self.tables.find(table_id)
                        async with table.alone():
                            row = table.row
                        if row.status == "finished":
                            score = (row.scores or [0])[0]
                            deal.results[number] = DealResult(won=row.won, score=score, seconds=row.seconds)
        done = not changed.late and all(
            number in deal.results for deal in changed.deals for number in changed.here()
        )
        if done or (changed.next_at or 0.0) <= time.time():
            changed = finished(changed)
        return changed if changed == tournament else await self._save(changed, tournament)

    async def _exists(self, table_id: str) -> bool:
        try:
            await self.tables.find(table_id)
        except Refusal as refusal:
            return refusal.reason != "no-such-table"
        return True

    def _row(
        self, tournament: Tournament, guests: list[Guest], deal: Deal | None = None, table_id: str = ""
    ) -> Row:
        """A table of the tournament. Nobody is given hints, and what has shown something new stands."""
        setup = self.context.library.setup(tournament.game, len(guests), tournament.options)
        now = time.time()
        return Row(
            id=table_id or new_id(),
            game=tournament.game,
            rules=setup.game.version,
            chosen={**setup.options, **setup.overrides},
            seats=[Seat(kind="person", user=guest.id, name=guest.name) for guest in guests],
            status="open",
            public=tournament.public and deal is None,
            creator=guests[0].id,
            created=now,
            changed=now,
            undo=False,
            rated=tournament.rated,
            timer=tournament.timer,
            bank=tournament.bank,
            tournament=tournament.id,
            seed=None if deal is None else deal.seed,
        )

    async def _give_up(self, tournament: Tournament, number: int) -> None:
        """The game that this entrant plays now, in their name."""
        current = tournament.under_way
        mine = [table for table in (current.tables if current else ()) if number in table.entrants]
        for seating in mine:
            with contextlib.suppress(Refusal):  # it is over, or cannot be read
                table = await self.tables.find(seating.table)
                async with table.alone():
                    journal = await table.running()
                    seat = seating.entrants.index(number)
                    if is_person(table.row.seats[seat]):
                        await resign(table, journal, seat, table.row.seats[seat].user)
