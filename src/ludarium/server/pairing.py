"""Quick pairing: people say what they like to play, and those who fit get a table at once.

Who fits is a pure function of what they said and of their ratings. Whoever waits asks again every few seconds: a
search that nobody asks about any more lapses, so that nobody is seated with somebody who has left.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ludarium.server import club_schema, schema
from ludarium.server.context import Guest
from ludarium.server.limits import Meter
from ludarium.server.metrics import LIMITS
from ludarium.server.refusal import Refusal
from ludarium.server.seating import STAND_IN
from ludarium.server.storage.rating import rating_of
from ludarium.server.tables import Tables, check_timer

MOST = 60  # of those who fit, the ones who have waited longest are looked at
GAMES = 20
COUNTS = 12
NEAREST, FARTHEST = 50, 2000  # points that a rating may be apart


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for a game."""

    guest: str
    wanted: Mapping[str, frozenset[int]]  # by game: with how many players
    pace: tuple[int, int]  # seconds a turn, and in the bank
    rated: bool
    near: int  # how far the others' ratings may be from one's own; 0: any
    bots: bool  # may bots take seats left free after a while?
    points: Mapping[str, int]  # one's rating, by game
    apart: frozenset[str] = frozenset()  # guests with whom one is not seated: either blocks the other

    def reaches(self, game: str, low: int, high: int) -> bool:
        """Is one between them, and would one play with both?"""
        own = self.points[game]
        return low <= own <= high and (not self.near or max(own - low, high - own) <= self.near)


class Group(NamedTuple):
    game: str
    people: list[Seeker]
    seats: int
    rated: bool


def group_for(seeker: Seeker, waiting: Iterable[Seeker]) -> Group | None:
    """Who sits down with the seeker now, of those who wait, the longest first: as many as the seeker likes, the
    nearest in strength. Whoever came before found nobody, so a group without the seeker there is not."""
    others = [one for one in waiting if one.guest != seeker.guest and one.pace == seeker.pace]
    same = [one for one in others if one.rated == seeker.rated]
    for game, counts in seeker.wanted.items():
        for count in sorted(counts, reverse=True):
            people = _together(seeker, game, count, [one for one in same if count in _counts(one, game)])
            if people is not None:
                return Group(game, people, count, seeker.rated)
    return None


def group_with_bots(seeker: Seeker, patient: Iterable[Seeker]) -> Group | None:
    """The same where bots take what is left: as many people as fit, of those who have waited as long. Then the game
    is friendly."""
    others = [one for one in patient if one.guest != seeker.guest and one.pace == seeker.pace and one.bots]
    if not seeker.bots:
        return None
    for game, counts in seeker.wanted.items():
        for many in range(max(counts), 0, -1):
            for count in sorted(count for count in counts if count >= many):
                fitting = [one for one in others if count in _counts(one, game)]
                people = _together(seeker, game, many, fitting)
                if people is not None:
                    return Group(game, people, count, rated=False)
    return None


def _counts(seeker: Seeker, game: str) -> frozenset[int]:
    return seeker.wanted.get(game, frozenset())


def _together(seeker: Seeker, game: str, many: int, others: Sequence[Seeker]) -> list[Seeker] | None:
    """So many people with the seeker among them, who all accept each other: they do if everybody accepts the weakest
    and the strongest. The closest such circle, and in it who has waited longest."""
    everybody = [seeker, *others[:MOST]]
    own = seeker.points[game]
    levels = {one.points[game] for one in everybody}
    circles = [(high - low, low, high) for low in levels for high in levels if low <= own <= high]
    for _, low, high in sorted(circles):
        if not seeker.reaches(game, low, high):
            continue
        circle: list[Seeker] = []
        for one in everybody:
            fits = one.reaches(game, low, high)
            if fits and all(
                other.guest not in one.apart and one.guest not in other.apart for other in circle
            ):
                circle.append(one)
        if len(circle) >= many:
            return circle[:many]
    return None


@dataclass
class _Waiting:
    seeker: Seeker
    address: str
    since: float = field(default_factory=time.time)
    asked: float = field(default_factory=time.monotonic)


class Pairing:
    """Everybody who looks for a game on this server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.context = tables.context
        self.limits, self.times = self.context.config.limits, self.context.config.times
        self._wishes = Meter(self.limits.searches, 600, "searches")
        self._full = LIMITS.labels("seekers")
        self._waiting: dict[str, _Waiting] = {}  # in the order in which they came
        self._found: dict[str, tuple[str, float]] = {}  # the table, and when
        self._alone = asyncio.Lock()

    async def seek(self, guest: Guest, address: str, wish: club_schema.PairingWish) -> club_schema.Pairing:
        if not self._wishes.allows(guest.id):
            raise Refusal("too-fast", 429)
        wanted = self._wanted(wish)
        await self.tables.check_room(guest)

        async with self._alone:
            points = await self.context.storage.read(
                lambda db: {game: rating_of(db, game, guest.id).points for game in wanted}
            )
            self._tidy()
            self._found.pop(guest.id, None)
            self._waiting.pop(guest.id, None)
            near = sum(one.address == address for one in self._waiting.values())
            if near >= self.limits.seekers_of_address or len(self._waiting) >= self.limits.seekers:
                self._full.inc()
                raise Refusal("too-fast", 429)
            apart = frozenset(one for one in self._waiting if self.context.blocks.apart(guest.id, one))
            pace = (wish.timer, wish.bank)
            seeker = Seeker(guest.id, wanted, pace, wish.rated, wish.near, wish.bots, points, apart)
            self._waiting[guest.id] = _Waiting(seeker, address)
            await self._seat(group_for(seeker, (one.seeker for one in self._waiting.values())))
            return self._told(guest.id)

    async def ask(self, guest: str) -> club_schema.Pairing:
        """How it stands for whoever waits; this keeps the search up."""
        async with self._alone:
            self._tidy()
            own = self._waiting.get(guest)
            if own is not None:
                own.asked = time.monotonic()
                if self._bots_at(own) <= time.time():
                    patient = [
                        one.seeker for one in self._waiting.values() if self._bots_at(one) <= time.time()
                    ]
                    await self._seat(group_with_bots(own.seeker, patient))
            return self._told(guest)

    def stop(self, guest: str) -> None:
        self._waiting.pop(guest, None)
        self._found.pop(guest, None)

    def _wanted(self, wish: club_schema.PairingWish) -> dict[str, frozenset[int]]:
        if not 0 < len(wish.games) <= GAMES or not 0 < len(wish.seats) <= COUNTS:
            raise Refusal("malformed")
        if wish.near and not NEAREST <= wish.near <= FARTHEST:
            raise Refusal("malformed")
        check_timer(wish.timer, wish.bank)
        games = [self.context.library.find(game) for game in dict.fromkeys(wish.games)]
        wanted = {
            game.id: frozenset(count for count in wish.seats if count > 1 and count in game.seats)
            for game in games
        }
        fitting = {game: counts for game, counts in wanted.items() if counts}
        if not fitting:
            raise Refusal("bad-seats", least=games[0].seats[0], most=games[0].seats[-1])
        return fitting

    def _bots_at(self, one: _Waiting) -> float:
        return one.since + self.times.bots_fill if one.seeker.bots else float("inf")

    def _tidy(self) -> None:
        """Who has left, was sent away or became part of somebody else looks for nothing any more."""
        since = time.monotonic() - self.times.search
        for guest, one in list(self._waiting.items()):
            if one.asked < since or guest in self.context.bans.guests or guest in self.context.joined:
                del self._waiting[guest]
        for guest, (_, at) in list(self._found.items()):
            if at < since:
                del self._found[guest]

    async def _seat(self, group: Group | None) -> None:
        """Seats by lot."""
        if group is None:
            return
        maker, *others = [await self.context.guests.find(one.guest) for one in group.people]
        timer, bank = group.people[0].pace
        bot = schema.NewSeat(kind="bot", level=STAND_IN)
        wanted = schema.NewTable(
            game=group.game,
            seats=[
                schema.NewSeat(kind="me"),
                *(schema.NewSeat(kind="open") for _ in others),
                *([bot] * (group.seats - len(group.people))),
            ],
            public=True,
            timer=timer,
            bank=bank,
            rated=group.rated,
        )
        secrets.SystemRandom().shuffle(wanted.seats)
        table = await self.tables.make(wanted, maker, others)
        for one in group.people:
            self._waiting.pop(one.guest, None)
            self._found[one.guest] = (table.row.id, time.monotonic())

    def _told(self, guest: str) -> club_schema.Pairing:
        if guest in self._found:
            return club_schema.Pairing(state="found", table=self._found[guest][0])
        own = self._waiting.get(guest)
        if own is None:
            return club_schema.Pairing(state="none")
        others = sum(
            one.seeker.pace == own.seeker.pace and not one.seeker.wanted.keys().isdisjoint(own.seeker.wanted)
            for one in self._waiting.values()
        )
        return club_schema.Pairing(
            state="waiting",
            others=others - 1,
            since=own.since,
            bots_at=self._bots_at(own) if own.seeker.bots else None,
        )
