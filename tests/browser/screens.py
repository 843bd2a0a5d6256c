"""Every screen of the site, and the way there: for the tests that hold wherever one looks."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from ludarium.core import record
from ludarium.core.entry import Moved
from ludarium.games import find_game
from tests.browser.planted import RECORDS, moves_of, plant
from tests.server.client import Guest, Message
from tests.server.conftest import Served

PROMPT = "[data-prompt]"


@dataclass(frozen=True)
class Shown:
    """How a game is shown: the seats of its tables, and a record that leads through all of it."""

    seats: tuple[str, ...]
    record: Path
    dull: frozenset[str] = frozenset()  # verbs that a player avoids while there is anything else


SHOWN = {
    "artificium": Shown(
        ("me", "novice", "novice"),
        RECORDS / "artificium/records/3-players.txt",
        frozenset({"pass", "mulligan", "discard", "sell"}),
    ),
    "universal-tapestry": Shown(
        ("me",), RECORDS / "universal_tapestry/records/classic-won.txt", frozenset({"discard"})
    ),
    "plus-ultra": Shown(
        ("me", "novice", "novice"),
        RECORDS / "plus_ultra/records/3p.txt",
        frozenset({"no_effect", "end_turn"}),
    ),
    "ars-universalis": Shown(
        ("me", "novice", "novice"),
        RECORDS / "ars_universalis/records/three-players.txt",
        frozenset({"withdraw", "pass", "sell", "shift_hand", "shift_coins", "end"}),
    ),
}


@dataclass(frozen=True)
class Screen:
    address: str
    sign: str  # what is there when the screen is


@dataclass
class House:
    """One guest with a table of every kind: waiting, running, finished, watched, recorded."""

    site: Served
    guest: Guest = field(init=False)
    screens: dict[str, Screen] = field(init=False)

    def __post_init__(self) -> None:
        self.guest = Guest(self.site.url, "Hanna")
        other = Guest(self.site.url, "Otto")
        for one, friend in ((self.guest, other), (other, self.guest)):
            one.put(f"/api/me/friends/{friend.id}", {})
        waiting = self.guest.make("me", "open", public=True)
        watched = other.make("me", "novice")
        found = {
            "home": Screen("/", "article"),
            "lobby": Screen("/tables", "article"),
            "mine": Screen("/mine", "article"),
            "settings": Screen("/settings", "form"),
            "account": Screen("/settings/account", "[data-devices] li"),
            "calls": Screen("/settings/calls", "main table"),
            "data": Screen("/settings/data", "main section"),
            "enter": Screen("/enter", "[data-enter] form"),
            "unsubscribe": Screen("/unsubscribe/none", "[data-unsubscribe] p"),
            "share": Screen("/share", "main section"),
            "credits": Screen("/credits", "main section"),
            "missing": Screen("/nowhere", "main a"),
            "waiting": Screen(f"/table/{waiting}", "main section li"),
            "watch": Screen(f"/table/{watched}", PROMPT),
            "replay": Screen("/replay", "main section"),
            "rules": Screen("/rules", "main a"),
            "puzzles": Screen("/puzzles", "[data-tile]"),
            "puzzle": Screen("/puzzles/ars-universalis/practice/music/late_modern/1", "[data-workbench]"),
        }
        for game, shown in SHOWN.items():
            replay = self.guest.http.post("/api/replays", content=shown.record.read_text()).json()
            table = self.guest.make(*shown.seats, game=game)
            self.play(table, shown, moves=3)
            ended = self.finished(shown.record.read_text(encoding="utf-8"))
            found |= {
                f"new-{game}": Screen(f"/new?game={game}", "form"),
                f"table-{game}": Screen(f"/table/{table}", PROMPT),
                f"end-{game}": Screen(f"/table/{ended}", "[data-results]"),
                f"replay-{game}": Screen(
                    f"/replay?record={replay['table']['id']}&move=30", "[data-moves] li"
                ),
                f"rules-{game}": Screen(f"/rules/{game}", "article h2"),
            }
        found |= self.tournaments(other)
        found["person"] = Screen(f"/person/{self.guest.id}", "main section")
        found["stranger"] = Screen(f"/person/{other.id}", "main button")
        self.screens = found

    def tournaments(self, other: Guest) -> dict[str, Screen]:
        """One under way and one that asks who is here, for three, named as a person is."""
        third = Guest(self.site.url, "Otto")

        def started(check_in: int) -> Screen:
            wish = {"name": "Hanna", "format": "swiss", "game": "artificium", "timer": 86_400}
            made = self.guest.post("/api/tournaments", {**wish, "check_in": check_in})["info"]["id"]
            for guest in (self.guest, other, third):
                guest.post(f"/api/tournaments/{made}/join")
            self.guest.post(f"/api/tournaments/{made}/start")
            return Screen(f"/tournament/{made}", "main .pairings")

        return {
            "tournaments": Screen("/tournaments", "main li"),
            "tournament": started(0),
            "check-in": started(600),
            "new-tournament": Screen("/tournaments/new", "form"),
        }

    def finished(self, text: str) -> str:
        """A table with all of a record but its last move, which is played: it ends as a game does."""
        last = record.read(text, find_game).entries[-1].done
        assert isinstance(last, Moved)
        table = plant(self.site, self.guest.id, record.read(text, find_game, moves_of(text) - 1), last.seat)
        place = self.guest.sit(table)
        place.play(last.move)
        place.until(lambda now: bool(now["results"]))
        place.close()
        return table

    def play(self, table: str, shown: Shown, moves: int) -> None:
        """Some moves, by the protocol."""
        place, rng, last = self.guest.sit(table), Random(0), -1
        for _ in range(moves):

            def asked(now: Message, before: int = last) -> bool:
                return bool(now["legal"] and now["decision"] != before)

            at = place.until(asked)
            lively = [move for move in at["legal"] if move["verb"] not in shown.dull]
            last = at["decision"]
            place.play(rng.choice(lively or at["legal"])["text"])
        place.close()
