"""Tournaments of people: announced, entered, played to their end through drop-outs and restarts; who may do what."""

from __future__ import annotations

import asyncio
import csv
import io
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludarium.core.entry import Moved
from ludarium.server.config import Limits
from ludarium.server.notify import EVENTS
from ludarium.server.row import Row
from ludarium.server.storage.table import journal_of
from ludarium.server.table import Table
from ludarium.server.tables import Tables
from ludarium.server.tournament.round import broken_off, thinking
from tests.server.client import PATIENCE, Guest, Message
from tests.server.conftest import Leap, Serve, Served

SWISS = {"name": "Saint Martin's Swiss", "format": "swiss", "game": "_template", "seats": 2, "rounds": 3}
LADDER = {
    "name": "Six evenings",
    "format": "ladder",
    "game": "universal-tapestry",
    "rounds": 2,
    "deadline": 86_400,
}


def announce(organiser: Guest, **wish: object) -> str:
    return str(organiser.post("/api/tournaments", {**SWISS, **wish})["info"]["id"])


def page(guest: Guest, tournament: str) -> Message:
    found: Message = guest.get(f"/api/tournaments/{tournament}")
    return found


def user_of(found: Message, entrant: int) -> str:
    return str(next(one["user"] for one in found["players"] if one["entrant"] == entrant))


def do(guest: Guest, tournament: str, what: str, body: object = None) -> Message:
    answer: Message = guest.post(f"/api/tournaments/{tournament}/{what}", body)
    return answer


def wait_for(guest: Guest, tournament: str, test: Callable[[Message], bool]) -> Message:
    until = time.monotonic() + PATIENCE
    while True:
        found = page(guest, tournament)
        if test(found):
            return found
        assert time.monotonic() < until, found
        time.sleep(0.05)


def crowd(server: Served, many: int) -> list[Guest]:
    return [server.guest(f"Player {number}") for number in range(1, many + 1)]


async def _play(table: Table, rng: random.Random, most: int) -> None:
    async with table.alone():
        if table.row.status == "finished":
            return
        journal = await table.running()
    for _ in range(most):
        if journal.state.over:
            return
        seat = journal.asked()[0]
        user = table.row.seats[seat].user
        if user is None:
            return  # a bot's turn
        move = rng.choice(table.setup.listed(journal.state, seat))
        async with table.lock:
            await table.play(journal, seat, [move], user=user)


def play(server: Served, table_id: str, seed: int = 1, most: int = 10_000) -> None:
    """The game at a table, by lot, as far as people are asked."""
    table = server.wait(server.tables.find(table_id))
    server.wait(_play(table, random.Random(seed), most))


def play_round(server: Served, found: Message) -> None:
    for number, each in enumerate(found["rounds"][-1]["tables"]):
        if each["points"] is None:
            play(server, each["table"], number)


def play_on(server: Served, guest: Guest, event: str) -> Message:
    """Until the tournament is over, also where bots play for those who have gone."""
    until = time.monotonic() + PATIENCE
    while (found := page(guest, event))["info"]["status"] == "running":
        play_round(server, found)
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def is_round(number: int) -> Callable[[Message], bool]:
    return lambda found: len(found["rounds"]) == number or found["info"]["status"] == "finished"


def test_every_table_of_a_round_can_be_gone_to_as_soon_as_it_is_shown(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Tables.add

    async def slowly(tables: Tables, row: Row) -> Table:
        await asyncio.sleep(0.1)
        return await add(tables, row)

    monkeypatch.setattr(Tables, "add", slowly)
    server = serve()
    people = crowd(server, 6)
    event = announce(people[0], rounds=2)
    for guest in people:
        do(guest, event, "join")
    play_round(server, do(people[0], event, "start"))
    found = wait_for(people[0], event, is_round(2))
    for each in found["rounds"][1]["tables"]:
        assert server.wait(server.tables.find(each["table"])).row.status == "running"


def test_a_tournament_of_twelve_with_drop_outs_and_a_restart(serve: Serve) -> None:
    server = serve()
    people = crowd(server, 12)
    organiser = people[0]
    event = announce(organiser, rounds=4, rated=True, timer=600, bank=1200)
    for guest in people:
        do(guest, event, "join")
    found = do(organiser, event, "start")
    assert [len(table["entrants"]) for table in found["rounds"][0]["tables"]] == [2] * 6
    mine = people[3].get("/api/tables/mine")
    assert [(table["status"], table["timer"], table["bank"]) for table in mine] == [("running", 600, 1200)]

    do(people[5], event, "leave")  # in the middle of a round: the other one wins
    play_round(server, found)
    found = wait_for(organiser, event, is_round(2))
    assert [len(each["tables"]) for each in found["rounds"]] == [6, 5]
    assert len(found["rounds"][1]["away"]) == 1

    server.stop()  # with a round under way
    server = serve(port=server.config.port)
    do(people[7], event, "sit", {"out": True})
    play_round(server, page(organiser, event))
    found = wait_for(organiser, event, is_round(3))
    assert [away["asked"] for away in found["rounds"][2]["away"]] == [True]
    removed = next(one for one in found["players"] if one["user"] == people[9].id)
    do(organiser, event, "remove", {"entrant": removed["entrant"]})
    play_round(server, page(organiser, event))
    found = wait_for(organiser, event, is_round(4))
    play_round(server, found)
    found = wait_for(organiser, event, lambda now: now["info"]["status"] == "finished")

    met = Counter(
        pair
        for each in found["rounds"]
        for table in each["tables"]
        for pair in itertools.combinations(sorted(table["entrants"]), 2)
    )
    assert max(met.values()) == 1, "nobody meets again"
    firsts = Counter(table["entrants"][0] for each in found["rounds"] for table in each["tables"])
    played = Counter(one for each in found["rounds"] for table in each["tables"] for one in table["entrants"])
    assert all(abs(2 * firsts[one] - played[one]) <= 2 for one in played)
    assert all(each["over"] for each in found["rounds"])
    assert [one["place"] for one in found["players"]] == sorted(one["place"] for one in found["players"])
    total = sum(one["points"] for one in found["players"])
    assert total == sum(6 * len(each["tables"]) + 3 * len(each["away"]) for each in found["rounds"])
    assert sum(one["gone"] for one in found["players"]) == 2

    written = organiser.http.get(f"/api/tournaments/{event}/results.csv")
    assert written.headers["content-type"].startswith("text/csv")
    lines = list(csv.DictReader(io.StringIO(written.text)))
    assert [line["player"] for line in lines] == [one["name"] for one in found["players"]]
    assert organiser.get("/api/tournaments")[0]["status"] == "finished"


def test_a_large_table_plays_on_when_somebody_leaves(server: Served) -> None:
    people = crowd(server, 4)
    event = announce(people[0], seats=4, rounds=1)
    for guest in people:
        do(guest, event, "join")
    found = do(people[0], event, "start")
    [table] = found["rounds"][0]["tables"]
    gone = user_of(found, table["entrants"][0])
    who = next(guest for guest in people if guest.id == gone)
    do(who, event, "leave")
    seats = who.get(f"/api/tables/{table['table']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", "person", "person"]
    over = play_on(server, people[0], event)
    last = next(one for one in over["players"] if one["user"] == gone)
    assert (last["points"], last["gone"]) == (0, True)


def test_a_deadline_breaks_games_off_fairly(
    server: Served, monkeypatch: pytest.MonkeyPatch, leap: Leap
) -> None:
    monkeypatch.setattr("ludarium.server.tournament.office.time", leap)
    people = crowd(server, 4)
    event = announce(people[0], rounds=1, deadline=600)
    for guest in people:
        do(guest, event, "join")
    tables = do(people[0], event, "start")["rounds"][0]["tables"]
    play(server, tables[0]["table"], most=1)  # one has moved, and the other never
    leap.seconds = 700
    found = wait_for(people[0], event, lambda now: now["info"]["status"] == "finished")
    [begun, untouched] = found["rounds"][0]["tables"]
    assert (begun["end"], sorted(begun["points"])) == ("broken", [0, 6])
    assert (untouched["end"], untouched["points"]) == ("broken", [0, 0])
    assert people[0].get(f"/api/tables/{begun['table']}")["status"] == "closed"
    winner = found["players"][0]
    assert winner["points"] == 6
    late = next(guest for guest in people if guest.id == winner["user"])
    place = late.sit(begun["table"])
    assert place.wait("notice")["code"] == "broken-off"
    assert place.refusal("play", seat=0, decision=0, moves=["pass"]) == "not-running"


def test_whoever_thought_longest_is_last_of_a_game_broken_off(server: Served) -> None:
    people = crowd(server, 3)
    event = announce(people[0], seats=3, rounds=1)
    for guest in people:
        do(guest, event, "join")
    [seating] = do(people[0], event, "start")["rounds"][0]["tables"]
    play(server, seating["table"], most=7)
    table = server.wait(server.tables.find(seating["table"]))
    lines = server.wait(server.tables.context.storage.read(lambda db: journal_of(db, table.row.id)))
    now = 0.0
    for line in lines:
        now += 100.0 if isinstance(line.action, Moved) and line.action.seat == 1 else 1.0
        line.at = now
    taken, moved = thinking(table.setup, table.row, lines, now)
    assert max(range(3), key=lambda seat: taken[seat]) == 1
    assert moved == [0, 1, 2]
    assert broken_off(table.setup, table.row, lines, now) == [90, 0, 90]
    silent = [line for line in lines if not isinstance(line.action, Moved)]
    assert broken_off(table.setup, table.row, silent, now) == [0, 0, 0], "nobody came"


def test_everybody_meets_everybody(server: Served) -> None:
    people = crowd(server, 3)
    event = announce(people[0], format="everybody")
    for guest in people:
        do(guest, event, "join")
    do(people[0], event, "start")
    for number in (1, 2, 3):
        play_round(server, wait_for(people[0], event, is_round(number)))
    found = wait_for(people[0], event, lambda now: now["info"]["status"] == "finished")
    pairs = {tuple(sorted(table["entrants"])) for each in found["rounds"] for table in each["tables"]}
    assert pairs == {(0, 1), (0, 2), (1, 2)}


def test_a_ladder_deals_the_same_to_all_and_shows_nobody_elses(server: Served) -> None:
    ana, ben, carl = crowd(server, 3)
    event = announce(ana, **LADDER)
    for guest in (ana, ben):
        do(guest, event, "join")
    do(ana, event, "start")
    assert carl.refused("POST", f"/api/tournaments/{event}/deal", {"deal": 0}) == (403, "not-entered")
    assert ana.refused("POST", f"/api/tournaments/{event}/deal", {"deal": 2}) == (409, "not-open")
    tables = {}
    for guest, deal in itertools.product((ana, ben), (0, 1)):
        tables[guest.id, deal] = do(guest, event, "deal", {"deal": deal})["table"]
    assert do(ana, event, "deal", {"deal": 0})["table"] == tables[ana.id, 0], "nobody begins twice"
    views = {key: guest_view(ana if key[0] == ana.id else ben, table) for key, table in tables.items()}
    assert views[ana.id, 0] == views[ben.id, 0] != views[ana.id, 1]
    with pytest.raises(ConnectionClosed):
        carl.sit(tables[ana.id, 0])
    told = carl.http.get(f"/api/tournaments/{event}").text
    assert not any(table in told for table in tables.values())
    play(server, tables[ana.id, 0])
    assert ben.refused("GET", f"/api/tables/{tables[ana.id, 0]}/replay") == (403, "tournament-not-over")
    wait_for(ana, event, lambda now: now["deals"][0]["done"])
    for key in ((ana.id, 1), (ben.id, 0), (ben.id, 1)):
        play(server, tables[key])
    found = wait_for(ana, event, lambda now: now["info"]["status"] == "finished")
    assert all(deal is not None for one in found["players"] for deal in one["deals"])
    assert ben.get(f"/api/tables/{tables[ana.id, 0]}/replay"), "once it is over everybody may learn from it"
    assert "deal 2" in ana.http.get(f"/api/tournaments/{event}/results.csv").text.splitlines()[0]


def guest_view(guest: Guest, table: str) -> Any:
    place = guest.sit(table)
    assert place.position["hints_off"] == "tournament"
    place.close()
    return place.position["view"]


# Who may do what


def test_strangers_run_nothing(server: Served) -> None:
    ana, ben, carl, mallory = (
        server.guest("Ana"),
        server.guest("Ben"),
        server.guest("Carl"),
        server.guest("M"),
    )
    event = announce(ana)
    for guest in (ana, ben, carl):
        do(guest, event, "join")
    path = f"/api/tournaments/{event}"
    for what, body in (("start", {}), ("cancel", {}), ("remove", {"entrant": 0}), ("next", {})):
        assert mallory.refused("POST", f"{path}/{what}", body) == (403, "not-the-organiser")
        assert ben.refused("POST", f"{path}/{what}", body) == (403, "not-the-organiser")
    assert ben.refused("POST", f"{path}/join", {}) == (409, "already-entered")
    assert mallory.refused("POST", f"{path}/leave", {}) == (403, "not-entered")
    assert mallory.refused("POST", f"{path}/sit", {"out": True}) == (403, "not-entered")
    assert mallory.refused("POST", f"{path}/deal", {"deal": 0}) == (403, "not-entered")
    assert ana.refused("POST", f"{path}/remove", {"entrant": 99}) == (404, "no-such-entrant")
    assert ana.refused("POST", f"{path}/next", {}) == (409, "not-open")
    do(ana, event, "remove", {"entrant": 1})
    assert ben.refused("POST", f"{path}/join", {}) == (403, "removed")
    assert ana.refused("POST", f"{path}/start", {}) == (409, "too-few")
    do(mallory, event, "join")
    do(ana, event, "start")
    assert ana.refused("POST", f"{path}/start", {}) == (409, "already-started")
    assert server.guest("Late").refused("POST", f"{path}/join", {}) == (409, "not-open")
    do(ana, event, "cancel")
    assert ana.refused("POST", f"{path}/cancel", {}) == (409, "tournament-over")
    assert ana.refused("POST", "/api/tournaments/none/join", {}) == (404, "no-such-tournament")


BAD: list[tuple[dict[str, object], str]] = [
    ({"name": "x"}, "bad-title"),
    ({"name": "x" * 61}, "bad-title"),
    ({"name": "\u202e \u0000 "}, "bad-title"),
    ({"game": "none"}, "no-such-game"),
    ({"seats": 1}, "bad-seats"),
    ({"seats": 7}, "bad-seats"),
    ({"rounds": 0}, "bad-rounds"),
    ({"rounds": 13}, "bad-rounds"),
    ({"deadline": 1}, "bad-deadline"),
    ({"deadline": 600, "timer": 3600}, "bad-deadline"),
    ({"deadline": 10**9}, "bad-deadline"),
    ({"pause": -1}, "bad-pause"),
    ({"check_in": -1}, "bad-check-in"),
    ({"check_in": 10**6}, "bad-check-in"),
    ({"most": 1}, "bad-entrants"),
    ({"most": 10**6}, "bad-entrants"),
    ({"timer": 1}, "bad-timer"),
    ({"timer": 0, "bank": 600}, "bad-bank"),
    ({"options": {"none": "x"}}, "bad-options"),
    ({"begins": 1.0}, "bad-begin"),
    ({"format": "ladder"}, "no-ladder"),
    ({"format": "knockout"}, "malformed"),
    ({"rounds": "5"}, "malformed"),
    ({"extra": 1}, "malformed"),
]


def test_bad_wishes_are_refused(serve: Serve) -> None:
    guest = serve(limits=Limits(new_tournaments=len(BAD), requests=1e6, request_burst=10**6)).guest("Ana")
    for wish, reason in BAD:
        status, found = guest.refused("POST", "/api/tournaments", {**SWISS, **wish})
        assert (status in (400, 404), found) == (True, reason), wish
    assert guest.get("/api/tournaments") == []


def test_there_is_a_limit_to_everything(serve: Serve) -> None:
    server = serve(
        limits=Limits(tournaments=2, new_tournaments=4, entries_of_guest=3, requests=1e6, request_burst=10**6)
    )
    ana, ben = server.guest("Ana"), server.guest("Ben")
    first, second = announce(ana), announce(ana)
    assert ana.refused("POST", "/api/tournaments", SWISS) == (429, "too-many-tournaments")
    do(ana, first, "cancel")
    announce(ana)
    assert ana.refused("POST", "/api/tournaments", SWISS) == (429, "too-fast")
    for what in ("join", "leave", "join"):
        do(ben, second, what)
    assert ben.refused("POST", f"/api/tournaments/{second}/leave", {}) == (429, "too-fast")


def test_a_full_tournament_is_full_and_a_private_one_not_listed(server: Served) -> None:
    people = crowd(server, 4)
    event = announce(people[0], most=3, public=False)
    for guest in people[:3]:
        do(guest, event, "join")
    assert people[3].refused("POST", f"/api/tournaments/{event}/join", {}) == (409, "tournament-full")
    assert people[3].get("/api/tournaments") == []
    [told] = people[1].get("/api/tournaments")
    assert (told["mine"], told["organised"], told["entrants"]) == (True, False, 3)


def test_it_starts_by_itself_or_lapses(serve: Serve, monkeypatch: pytest.MonkeyPatch, leap: Leap) -> None:
    server = serve()
    monkeypatch.setattr("ludarium.server.tournament.office.time", leap)
    people = crowd(server, 3)
    full, empty = (announce(people[0], begins=time.time() + 3600) for _ in range(2))
    for guest in people:
        do(guest, full, "join")
    leap.seconds = 4000
    assert wait_for(people[0], full, is_round(1))["info"]["status"] == "running"
    lapsed = wait_for(people[0], empty, lambda now: now["info"]["status"] != "open")
    assert lapsed["info"]["status"] == "cancelled"


def test_who_comes_late_has_nothing_for_what_was_missed(server: Served) -> None:
    people = crowd(server, 5)
    event = announce(people[0], rounds=2, late=True, pause=3600)
    for guest in people[:4]:
        do(guest, event, "join")
    play_round(server, do(people[0], event, "start"))
    wait_for(people[0], event, lambda now: now["next_at"] is not None)
    assert page(people[4], event)["may_join"]
    do(people[4], event, "join")
    assert people[1].refused("POST", f"/api/tournaments/{event}/next", {}) == (403, "not-the-organiser")
    found = do(people[0], event, "next")
    late = next(one for one in found["players"] if one["user"] == people[4].id)
    assert (late["cells"][0], late["sat"]) == (None, [False, False]), "who has missed a round plays first"
    assert len(found["rounds"][1]["away"]) == 1
    assert not page(server.guest("Zoe"), event)["may_join"], "nobody joins the last round"


# People who go, or become one


def test_the_forgotten_are_nobody(server: Served) -> None:
    ana, ben, carl, dora = crowd(server, 4)
    event = announce(ana, rounds=1)
    for guest in (ana, ben, carl, dora):
        do(guest, event, "join")
    do(ana, event, "start")
    old = ana.id
    assert ana.http.request("DELETE", "/api/me").status_code == 204
    text = ben.http.get(f"/api/tournaments/{event}").text
    assert old not in text
    assert "Player 1" not in text
    found = page(ben, event)
    assert found["info"]["organised"], "somebody else sees to it"
    assert play_on(server, ben, event)["players"][0]["points"] == 6


def test_two_guests_who_become_one_have_one_entry(server: Served) -> None:
    ana, ben, carl = crowd(server, 3)
    event = announce(ana)
    do(ana, event, "join")
    do(ben, event, "join")
    url = ana.post("/api/me/links")["url"]
    token = url.rsplit("/", 1)[-1]
    assert ben.http.post(f"/api/links/{token}", json={"bring": True}).status_code == 204
    found = page(carl, event)
    assert [one["user"] for one in found["players"]] == [ana.id]


def test_people_are_called_when_their_round_begins(server: Served) -> None:
    assert "round" in EVENTS
    people = crowd(server, 3)
    caller = server.tables.context.caller
    server.call(lambda: caller.reachable.update(guest.id for guest in people))
    event = announce(people[0])
    for guest in people:
        do(guest, event, "join")
    found = do(people[0], event, "start")
    away = {user_of(found, each["entrant"]) for each in found["rounds"][0]["away"]}
    called = {each.guest for each in server.call(lambda: list(caller._asked)) if each.event == "round"}
    stored = server.wait(
        server.tables.context.storage.read(
            lambda db: {row[0] for row in db.execute("SELECT guest FROM calls WHERE event = 'round'")}
        )
    )
    assert called | stored == {guest.id for guest in people} - away
