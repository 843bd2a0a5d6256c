"""Nothing that somebody may not know reaches them, over real sockets: hands, drafts, and who others are."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludarium.core.game import Setup
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.state import State
from ludarium.games import find_game
from ludarium.server import sitting
from ludarium.server.bot_pool import Task
from ludarium.server.fair import Claim
from ludarium.server.moment import Moment
from ludarium.server.table import Table
from tests.server.client import Place
from tests.server.conftest import Served
from tests.server.test_play import play_out, two_players

HIDDEN_ARGUMENTS = {"drew": "card", "explored": "card"}


def check_position(position: dict[str, Any], seat: int) -> None:
    for owner, player in enumerate(position["view"]["players"]):
        assert isinstance(player["hand"], dict) == (owner == seat)
    assert isinstance(position["view"]["deck"], int)
    assert position["draft"] == [] or seat >= 0
    if seat < 0:
        assert position["legal"] == []
        assert position["view"]["turn"]["draft"] == []


def check_entries(entries: list[dict[str, Any]], seat: int) -> None:
    for entry in entries:
        for event in entry["events"]:
            secret = HIDDEN_ARGUMENTS.get(event["event"])
            if secret is not None:
                knows = seat in (event["args"]["seat"], event["args"].get("victim"))
                assert (secret in event["args"]) == knows


def test_hands_drafts_and_draws_stay_with_their_seats(server: Served) -> None:
    ana, ben = two_players(server)
    watcher = server.guest().sit(ana.table)
    play_out([ana, ben], seed=3)
    watcher.catch_up()
    for place, seat in ((ana, 0), (ben, 1), (watcher, -1)):
        for message in place.heard:
            if message["type"] == "position":
                check_position(message, seat)
        check_entries(place.entries, seat)


def test_nobody_learns_what_others_prove_themselves_with(server: Served) -> None:
    ana, ben = two_players(server)
    ana.ask("say", text="hello")
    play_out([ana, ben], most=20)
    ana.ask("undo", seat=0, to=0)
    ben.catch_up()
    heard = " ".join(ben.raw) + json.dumps(ben.guest.get(f"/api/tables/{ana.table}"))
    link = ana.guest.post("/api/me/links")["url"].rpartition("/")[2]
    for secret in (ana.guest.http.cookies["ludarium"], link):
        assert secret not in heard
        assert secret.rpartition(".")[2] not in heard


def test_records_and_replays_only_of_finished_games(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben], most=4)
    paths = ["record", "replay", "replay/0", "replay/2?seat=-2", "replay/2?seat=1"]
    paths += ["replay/entries", "replay/entries?seat=-1", "replay/entries?seat=1&from=2"]
    for path in paths:
        assert ana.guest.refused("GET", f"/api/tables/{ana.table}/{path}") == (403, "not-over")
    play_out([ana, ben])
    for path in paths:
        assert ana.guest.http.get(f"/api/tables/{ana.table}/{path}").status_code == 200


def test_a_replay_from_a_seat_tells_what_that_seat_knew(server: Served) -> None:
    ana, ben = two_players(server)
    play_out([ana, ben], seed=3)
    base = f"/api/tables/{ana.table}/replay"
    told = {seat: ana.guest.get(f"{base}/entries?seat={seat}")["entries"] for seat in (0, 1, -1, -2)}
    for seat in (0, 1, -1):
        check_entries(told[seat], seat)
    drawn = [event for entry in told[-2] for event in entry["events"] if event["event"] in HIDDEN_ARGUMENTS]
    assert drawn
    assert all(HIDDEN_ARGUMENTS[event["event"]] in event["args"] for event in drawn)


def test_an_undone_draw_is_not_told_to_others(server: Served) -> None:
    """Ana replaces a card and takes it back: Ben never learns which cards she saw."""
    ana, ben = two_players(server, game="_template")
    ana.play(ana.position["legal"][1]["text"])
    ana.until(lambda position: position["seq"] == 1)
    ana.ask("undo", seat=0, to=0)
    ben.until(lambda position: position["undo_request"] is not None)
    ben.ask("answer", seat=1, what="undo", yes=True)
    ben.until(lambda position: position["seq"] == 2)
    for place in (ben, ben.guest.sit(ben.table), server.guest().sit(ben.table)):
        drawn = [event for entry in place.entries for event in entry["events"] if event["event"] == "drew"]
        own = place.position["seat"]
        assert drawn
        assert all(("card" in event["args"]) == (event["args"]["seat"] == own) for event in drawn)


def test_errors_tell_nothing_about_other_hands(server: Served) -> None:
    """The reason why a move is impossible names only what everybody knows, or one's own hand."""
    ana, ben = two_players(server)
    mover, other = (ana, ben) if ana.is_asked() else (ben, ana)
    held = set(other.position["view"]["players"][other.position["seat"]]["hand"])
    mine = mover.position["view"]["players"][mover.position["seat"]]["hand"]
    seat = mover.position["seat"]
    reasons = set()
    for card in sorted(held - set(mine)):
        answer = mover.ask("why", seat=seat, move=f"swap {card} {card}")
        reasons.add((answer["reason"], answer["args"].get("card") == card))
    assert reasons <= {("not-in-hand", True)}


@pytest.mark.parametrize("game", ["artificium", "_template"])
def test_what_a_seat_is_told_depends_on_nothing_hidden(server: Served, game: str) -> None:
    """The same bytes go to a seat and to spectators when everything hidden from the seat is dealt again."""
    ana, ben = two_players(server, game=game)
    table: Table = server.tables.resident()[0]
    rng = random.Random(5)
    for number in range(25):
        play_out([ana, ben], seed=number, most=1)
        journal = table.journal
        assert journal is not None
        if journal.state.over:
            break
        true = journal.state
        for seat in (0, 1):
            user = table.row.seats[seat].user
            place = sitting.place(table.row.seats, user, seat)
            told = Moment(table, journal).whole(place)
            watched = Moment(table, journal).whole(sitting.Place(-1))
            journal.state = redealt(true, seat, Seeded(rng.randrange(2**60)))
            assert Moment(table, journal).whole(place) == told
            assert Moment(table, journal).whole(sitting.Place(-1)) == watched
            journal.state = true


def test_a_bot_never_gets_the_truth(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state that goes to a worker looks the same to the bot's seat, and differs in what is hidden."""
    truth: dict[int, State] = {}  # by task: what it was dealt from, since another may move meanwhile
    sent: list[bool] = []
    bots = server.tables.context.bots
    make, decide = Task.of, bots.decide

    def watch(setup: Setup, state: State, *rest: Any) -> Task:
        task = make(setup, state, *rest)
        truth[task.seed] = state
        return task

    async def listen(task: Task, claim: Claim) -> int:
        true = truth[task.seed]
        copy = find_game(task.game).setup(task.seats, dict(task.chosen)).load(task.state)
        assert copy.view(task.seat) == true.view(task.seat)
        sent.append(copy.same(true))
        return await decide(task, claim)

    monkeypatch.setattr(Task, "of", watch)
    monkeypatch.setattr(bots, "decide", listen)
    guest = server.guest()
    place = guest.sit(guest.make("me", "novice", "novice"))
    play_out([place])
    assert len(sent) > 10
    assert sent.count(True) < len(sent) / 2  # now and then the deal comes out the same


def test_a_spectator_is_never_given_a_seat(server: Served) -> None:
    ana, _ = two_players(server)
    for seat in (0, 1, -2, 5):
        watcher = Place(server.guest(), ana.table, -1, seat, hello=True)
        assert watcher.position["seat"] == -1
        check_position(watcher.position, -1)
