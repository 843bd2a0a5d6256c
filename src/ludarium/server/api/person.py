"""People's pages, and looking for one's own games."""

from __future__ import annotations

import datetime
import sqlite3

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import club_schema, schema
from ludarium.server.api.friend import state_of
from ludarium.server.api.reception import Part, Reception, answer, whole_number
from ludarium.server.clock import DAY
from ludarium.server.profile import profile_of, recent_games
from ludarium.server.refusal import Refusal
from ludarium.server.storage.friend import friendship
from ludarium.server.storage.guest import guest_of
from ludarium.server.storage.profile import is_shown, show_profile
from ludarium.server.storage.result import Wish, search

SHOWN = 50  # games at a time
LONGEST = 100  # characters that are looked for


class PersonApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context

    def routes(self) -> list[Part]:
        return [
            ("GET", "/api/people/{person}", self.person),
            ("PUT", "/api/me/profile", self.show),
            ("GET", "/api/me/games", self.games),
        ]

    async def person(self, request: Request) -> Response:
        """Somebody nobody knows is not told from somebody who has never stored anything."""
        person, guest = request.path_params["person"], self.reception.guest_id(request)

        def asked(db: sqlite3.Connection) -> club_schema.Profile | None:
            known = guest_of(db, person)
            if known is None:
                return None
            shown = is_shown(db, person)
            mine = person == guest
            found = profile_of(db, schema.User(id=person, name=known[0]), whole=mine or shown)
            found.mine, found.shown = mine, shown and mine
            found.blocked = self.context.blocks.has(guest, person)
            if guest is not None and not mine:
                found.friend = state_of(*friendship(db, guest, person))
            return found

        found = await self.context.storage.read(asked)
        if found is None:
            raise Refusal("not-found", 404)
        return answer(found)

    async def show(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, club_schema.ProfileChange)
        await self.reception.remember(request, guest)
        await self.context.storage.write(statements=[show_profile(guest.id, wanted.shown)])
        return answer(wanted)

    async def games(self, request: Request) -> Response:
        """One's own that are over, newest first, after `skip` of them (docs/protocol.md)."""
        guest = await self.reception.guest(request)
        asked = request.query_params
        if any(len(value) > LONGEST for value in asked.values()):
            raise Refusal("malformed")
        if asked.get("result", "") not in ("", "won", "lost"):
            raise Refusal("malformed")
        until = _day(asked.get("until", ""))
        wish = Wish(
            game=asked.get("game", ""),
            opponent=asked.get("opponent", "").strip(),
            result=asked.get("result", ""),
            since=_day(asked.get("since", "")),
            until=until + DAY if until else 0.0,
            text=asked.get("text", "").strip(),
        )
        try:
            skipped = whole_number(asked.get("skip", "0"))
        except ValueError:
            raise Refusal("malformed") from None

        def look(db: sqlite3.Connection) -> club_schema.FoundGames:
            found, count = search(db, guest.id, wish, max(0, skipped), SHOWN)
            return club_schema.FoundGames(games=recent_games(db, guest.id, found), count=count)

        return answer(await self.context.storage.read(look))


def _day(text: str) -> float:
    """When a day begins, as it is written 2026-11-16; 0 for none."""
    if not text:
        return 0.0
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        raise Refusal("no-such-day") from None
    return datetime.datetime.combine(day, datetime.time(), datetime.UTC).timestamp()
