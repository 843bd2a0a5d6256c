"""Those who look on are told what was so a while ago and nothing newer; open hands only whom everybody lets in."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from ludarium.core.entry import GaveUp, Moved
from ludarium.server import schema, view
from ludarium.server.delay import LEAST_OPEN, LEAST_OPEN_RATED, of_commentators
from ludarium.server.earlier import Earlier
from ludarium.server.row import Line, Replaced, Returned, Seat, rebuilt
from ludarium.server.seating import STAND_IN, SeatChange, name_bots, seats_after
from ludarium.server.storage.table import journal_of
from ludarium.server.table import Table
from tests.server.client import Guest, Place
from tests.server.conftest import Leap, Serve, Served
from tests.server.test_play import asked_of, play_out, two_players

GAMES = {
    "_template": ("me", "local"),
    "artificium": ("me", "local", "local"),
    "universal-tapestry": ("me",),
    "plus-ultra": ("me", "local"),
    "ars-universalis": ("me", "local", "local"),
}


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Leap:
    """Time that tests let pass, for what is written and for who is told of it."""
    leap = Leap()
    monkeypatch.setattr("ludarium.server.table.time", leap)
    monkeypatch.setattr("ludarium.server.earlier.time", leap)
    return leap


def table_of(server: Served, place: Place) -> Table:
    return server.wait(server.tables.find(place.table))


def lines_of(server: Served, place: Place) -> list[Line]:
    return server.wait(server.tables.context.storage.read(lambda db: journal_of(db, place.table)))


def bring_up(server: Served, place: Place) -> None:
    """Time has been made to pass: what rings then does so now."""
    for side in table_of(server, place).observers.sides():
        if isinstance(side, Earlier):
            server.call(side.advance)


def wander(place: Place, rng: random.Random) -> None:
    """Whoever holds all seats makes a move of any of them, or takes one back."""
    asked = place.position["asked"]
    seat = rng.choice(asked)
    if place.position["seat"] != seat:
        place.say({"type": "look", "seat": seat})
        place.wait("position", lambda position: position["seat"] == seat)
    if place.position["free_undo"] is not None and rng.random() < 0.3:
        answer = place.ask("undo", seat=seat, to=place.position["free_undo"])
    else:
        answer = place.play(rng.choice(place.position["legal"])["text"])
    assert answer["type"] == "accepted", answer
    place.catch_up()


def told_then(table: Table, lines: list[Line], count: int, seat: int) -> tuple[int, Any, list[Any]]:
    """What somebody would have been told when the journal had so many lines."""
    journal = rebuilt(table.setup, table.row, lines[:count])
    if journal is None:
        return -1, {}, []
    entries = [view.told(table.notation, entry, n, seat) for n, entry in enumerate(journal.entries)]
    plain = json.loads(msgspec.json.encode((view.seen(journal.state, seat), entries)))
    return journal.last, plain[0], plain[1]


def old_enough(lines: list[Line], moves: int, minutes: int, now: float) -> int:
    """How many lines may be told: by the definition, from all of them."""
    best = 0
    for count in range(1, len(lines) + 1):
        newer = sum(isinstance(line.action, Moved) for line in lines[count:])
        if newer >= moves and all(line.at <= now - 60 * minutes for line in lines[:count]):
            best = count
    return best


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("moves", "minutes"), [(3, 0), (0, 5), (1, 2)])
def test_an_observer_is_told_what_one_was_told_then(
    server: Served, passing: Leap, game: str, moves: int, minutes: int
) -> None:
    """At every moment the view, the events and the chronicle of the position that is old enough: no more, no less."""
    rng = random.Random(f"{game} {moves} {minutes}")
    ana = server.guest("Ana")
    watching = {"moves": moves, "minutes": minutes}
    place = ana.sit(ana.make(*GAMES[game], game=game, watching=watching))
    watcher = server.guest("Cleo").sit(place.table)
    table = table_of(server, place)
    seen = set()
    for _ in range(25):
        if place.position["results"] is not None:
            break
        wander(place, rng)
        passing.seconds += rng.choice([30.0, 90.0, 150.0])
        bring_up(server, place)
        watcher.catch_up()
        lines = lines_of(server, place)
        over = place.position["results"] is not None
        count = len(lines) if over else old_enough(lines, moves, minutes, passing.time())
        seq, shown, entries = told_then(table, lines, count, schema.SPECTATOR)
        assert (watcher.position["seq"], watcher.position["view"]) == (seq, shown)
        assert [entry["events"] for entry in watcher.entries] == [entry["events"] for entry in entries]
        assert watcher.position["clock"] is None or over
        assert over or watcher.position["table"]["changed"] <= (
            lines[count - 1].at if count else table.row.created
        )
        seen.add(seq)
    late = server.guest().sit(place.table)
    assert late.entries == entries
    assert len(seen) > 2


def test_lists_tell_observers_nothing_of_a_game_they_see_later(server: Served) -> None:
    ana, ben = two_players(server, public=True, watching={"moves": 5})
    play_out([ana, ben], most=8)
    cleo, path = server.guest("Cleo"), f"/api/tables/{ana.table}"
    told = [
        cleo.get(path),
        next(table for table in cleo.get("/api/tables") if table["id"] == ana.table),
        next(each["table"] for each in cleo.get("/api/lobby")["tables"] if each["table"]["id"] == ana.table),
    ]
    for info in told:
        assert (info["round"], info["asked"], info["scores"]) == (None, [], None)
        assert info["changed"] == info["created"]
        assert info["watching"] == {"on": True, "moves": 5, "minutes": 0}
    assert ana.guest.get(path)["asked"] != []
    for part in ("record", "replay", "replay/entries", "analysis"):
        assert cleo.refused("GET", f"{path}/{part}") == (403, "not-over")


def test_a_game_that_may_not_be_watched_is_nobodys(server: Served) -> None:
    ana, ben = two_players(server, public=True, watching={"on": False})
    watcher = server.guest("Cleo").sit(ana.table)
    ana.ask("say", text="between us")
    play_out([ana, ben], most=6)
    assert watcher.refusal("say", text="hello") == "not-heard"
    assert watcher.position["seq"] == -1
    assert watcher.position["view"] == {}
    assert {message["type"] for message in watcher.heard} <= {"position", "refused"}
    listed = [each["table"]["id"] for each in watcher.guest.get("/api/lobby")["tables"]]
    assert ana.table not in listed
    assert ana.table in [each["table"]["id"] for each in ana.guest.get("/api/lobby")["tables"]]
    assert ana.guest.refused("POST", "/api/tables", _wish({"moves": -1})) == (400, "bad-delay")
    assert ana.guest.refused("POST", "/api/tables", _wish({"minutes": 99_999})) == (400, "bad-delay")


def _wish(watching: dict[str, object]) -> dict[str, object]:
    return {"game": "_template", "seats": [{"kind": "me"}, {"kind": "open"}], "watching": watching}


@pytest.mark.parametrize("watching", [{"on": False}, {"minutes": 60}])
def test_nobody_hears_that_something_happens_which_is_not_told_yet(
    server: Served, watching: dict[str, object]
) -> None:
    ana, ben = two_players(server, watching=watching)
    watcher = server.guest("Cleo").sit(ana.table)
    watcher.catch_up()
    before = len(watcher.heard)
    ana.ask("say", text="between us")
    play_out([ana, ben], most=4)
    watcher.catch_up()
    assert [message["type"] for message in watcher.heard[before:]] == ["refused"]  # what it asked itself


def test_words_of_players_are_as_late_as_their_moves(server: Served) -> None:
    ana, ben = two_players(server, watching={"moves": 2})
    watcher = server.guest("Cleo").sit(ana.table)
    ana.ask("say", text="now I have it")
    watcher.ask("say", text="hello")
    ben.wait("chat", lambda chat: chat["text"] == "hello")
    watcher.catch_up()
    assert texts(watcher) == ["hello"]
    for _ in range(3):
        asked_of(ana, ben).play("pass")
        for place in (ana, ben):
            place.catch_up()
    watcher.wait("chat", lambda chat: chat["text"] == "now I have it")
    fresh = server.guest().sit(ana.table)
    fresh.catch_up()
    assert sorted(texts(fresh)) == ["hello", "now I have it"]


def texts(place: Place) -> list[str]:
    return [message["text"] for message in place.heard if message["type"] == "chat"]


def test_when_the_game_is_over_everything_is_open(server: Served) -> None:
    ana, ben = two_players(server, game="_template", watching={"minutes": 60})
    watcher = server.guest("Cleo").sit(ana.table)
    assert watcher.position["seq"] == -1
    assert watcher.position["behind"] == {"moves": 0, "minutes": 60, "open": False}
    play_out([ana, ben])
    watcher.until(lambda position: position["results"] is not None)
    assert watcher.entries == server.guest().sit(ana.table).entries
    assert watcher.position["behind"] is None
    assert watcher.guest.get(f"/api/tables/{ana.table}/replay")["finished"]


def test_who_gives_up_looks_on_like_everybody_else(server: Served) -> None:
    ana, ben = two_players(server, watching={"moves": 4})
    cleo = server.guest("Cleo")
    table = ana.guest.make("me", "open", "open", game="artificium", watching={"moves": 4})
    places = [ana.guest.sit(table)]
    for guest in (ben.guest, cleo):
        guest.join(table)
        places.append(guest.sit(table))
    play_out(places, most=5)
    last = places[0].position["seq"]
    assert places[2].ask("give-up", seat=2)["type"] == "accepted"
    gone = places[2].wait("position", lambda position: position["seat"] == schema.SPECTATOR)
    assert gone["seq"] <= max(0, last - 4) or gone["seq"] == -1
    assert not isinstance(gone["view"].get("players", [{}])[0].get("hand"), dict)
    assert [seat["kind"] for seat in gone["table"]["seats"]] == ["person"] * 3  # that it gave up is newer


def test_who_sat_there_then() -> None:
    first = [Seat(kind="person", user=name, name=name) for name in ("ana", "ben", "cleo")]
    bot = Seat(kind="bot", level="novice", name="novice", before=first[1])
    left = Seat(kind="bot", level=STAND_IN, name="cleo", resigned=True, left="cleo")
    now = name_bots([first[0], bot, left])
    changes: list[SeatChange] = [Replaced(seat=1, level="novice"), Returned(seat=1), GaveUp(seat=2)]
    changes.append(Replaced(seat=1, level="novice"))
    assert seats_after(now, []) == first
    assert seats_after(now, changes[:2]) == first
    assert seats_after(now, changes) == now


# Open hands


def waiting_commentator(server: Served, **wish: object) -> tuple[Place, Place, Place]:
    ana, ben = two_players(server, **wish)  # type: ignore[arg-type]
    cleo = server.guest("Cleo").sit(ana.table)
    assert cleo.ask("comment", on=True)["type"] == "accepted"
    return ana, ben, cleo


def admit(place: Place, who: Guest, yes: bool = True) -> None:
    seat = place.position["seat"]
    assert place.ask("admit", seat=seat, user=who.id, yes=yes)["type"] == "accepted"


def shows_a_hand(position: dict[str, Any]) -> bool:
    return any(isinstance(player["hand"], dict) for player in position["view"].get("players", []))


def test_hands_are_open_once_everybody_agrees_and_old_enough(server: Served, passing: Leap) -> None:
    ana, ben, cleo = waiting_commentator(server)
    other = server.guest("Dora").sit(ana.table)
    admit(ana, cleo.guest)
    cleo.until(lambda position: position["commentators"] and position["commentators"][0]["consent"] == [0])
    play_out([ana, ben], most=2)
    cleo.catch_up()
    assert not shows_a_hand(cleo.position)
    assert not cleo.position["commentators"][0]["admitted"]
    admit(ben, cleo.guest)
    cleo.wait("position", lambda position: position["behind"] is not None)
    assert cleo.position["behind"] == {"moves": 4, "minutes": 5, "open": True}
    assert cleo.refusal("say", text="Ana has the castle") == "not-heard"
    table, rng = table_of(server, ana), random.Random(4)
    for _ in range(14):
        for place in (ana, ben):
            place.catch_up()
        mover = asked_of(ana, ben)
        mover.play(rng.choice(mover.position["legal"])["text"])
        passing.seconds += rng.choice([0.0, 150.0])
        bring_up(server, ana)
        cleo.catch_up()
        lines = lines_of(server, ana)
        count = old_enough(lines, 4, 5, passing.time())
        seq, shown, _ = told_then(table, lines, count, schema.ALL_OPEN)
        assert (cleo.position["seq"], cleo.position["view"]) == (seq, shown)
    assert shows_a_hand(cleo.position)
    other.catch_up()
    for message in other.heard:
        if message["type"] == "position":
            assert not shows_a_hand(message)
    admit(ben, cleo.guest, yes=False)  # each may take it back
    cleo.wait("position", lambda position: position["seat"] == schema.SPECTATOR)
    assert not shows_a_hand(cleo.position)
    assert not shows_a_hand(cleo.guest.sit(ana.table).position)


def test_nobody_lets_themselves_in(server: Served) -> None:
    ana, ben, cleo = waiting_commentator(server)
    assert cleo.refusal("admit", seat=0, user=cleo.guest.id, yes=True) == "not-your-seat"
    assert ana.refusal("comment", on=True) == "already-seated"
    assert ana.refusal("admit", seat=0, user="nobody", yes=True) == "nothing-asked"
    assert ana.refusal("admit", seat=1, user=cleo.guest.id, yes=True) == "not-your-seat"
    ben.guest.put(f"/api/me/blocks/{server.guest('Eva').id}", {})
    admit(ana, cleo.guest)
    cleo.ask("comment", on=False)
    assert ben.refusal("admit", seat=1, user=cleo.guest.id, yes=True) == "nothing-asked"


def test_commentators_are_remembered_and_a_new_seat_is_asked_again(serve: Serve) -> None:
    server = serve()
    ana, cleo = server.guest("Ana"), server.guest("Cleo")
    table = ana.make("me", "open", game="artificium")
    here, there = ana.sit(table), cleo.sit(table)
    there.ask("comment", on=True)
    here.ask("admit", seat=0, user=cleo.id, yes=True)
    assert there.until(lambda position: position["commentators"] and position["commentators"][0]["admitted"])
    ben = server.guest("Ben")
    ben.join(table)
    told = there.wait("position", lambda position: position["table"]["status"] == "running")
    assert told["commentators"][0]["needed"] == [0, 1]
    assert not told["commentators"][0]["admitted"]
    assert not shows_a_hand(told)
    place = ben.sit(table)
    place.ask("admit", seat=1, user=cleo.id, yes=True)
    cookie = cleo.http.cookies
    server.stop()
    server = serve(port=server.config.port)
    again = Guest.__new__(Guest)
    again.__dict__.update(cleo.__dict__)
    assert again.http.cookies is cookie
    back = again.sit(table)
    assert back.position["behind"]["open"]


def test_where_it_counts_hands_are_open_much_later(server: Served) -> None:
    ana, _ = two_players(server)
    row = table_of(server, ana).row
    assert of_commentators(row) == (2 * LEAST_OPEN.moves, LEAST_OPEN.minutes)
    row = msgspec.structs.replace(row, rated=True, watching=schema.Watching(moves=99))
    assert of_commentators(row) == (99, LEAST_OPEN_RATED.minutes)
