"""Moves that people have to find: neither they nor whether there are any leave the server.

The template with its verb `refresh` withheld: who wants to replace a card writes its name backwards.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from ludarium.games import find_game
from tests.core.test_note import spelled
from tests.server.client import Guest, Place
from tests.server.conftest import Serve, Served
from tests.server.test_durability import moved, same_position
from tests.server.test_play import play_out
from tests.server.test_replay import upload
from tests.server.test_time import hurry

GAME = replace(find_game("_template"), withheld=lambda rules: ("refresh",), read_note=spelled)


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.library.all_games", lambda *, template: [GAME])


def two(server: Served, **wish: object) -> tuple[Place, Place]:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", game=GAME.id, **wish)
    ben.join(table)
    return ana.sit(table), ben.sit(table)


def hand(place: Place) -> dict[str, int]:
    held: dict[str, int] = place.position["view"]["players"][place.position["seat"]]["hand"]
    return held


def cards(place: Place) -> tuple[str, str]:
    """One that the seat holds, and one that it does not."""
    words = GAME.verbs.phrases[1].arguments["card"].names
    return next(iter(hand(place))), next(card for card in words if card not in hand(place))


def solve(place: Place) -> None:
    card, _ = cards(place)
    assert place.play(f"refresh {card}", note=card[::-1])["type"] == "accepted"


def answer(place: Place, kind: str, **rest: object) -> tuple[Any, ...]:
    """What is answered, apart from the client's own id."""
    found = place.ask(kind, **rest)
    return tuple(found.get(key) for key in ("type", "reason", "args", "events"))


def considered(place: Place, *moves: str) -> tuple[Any, ...]:
    return answer(
        place, "consider", seat=place.position["seat"], decision=place.position["decision"], moves=moves
    )


def submit(place: Place, move: str, **rest: object) -> tuple[Any, ...]:
    return answer(
        place, "play", seat=place.position["seat"], decision=place.position["decision"], moves=[move], **rest
    )


def test_withheld_moves_reach_nobody(server: Served) -> None:
    """Canary: through a whole game, in everything that players and spectators hear before a move is made."""
    ana, ben = two(server)
    watcher = server.guest().sit(ana.table)
    rng = random.Random(4)
    solved = 0
    while True:
        last = max(ana.position["seq"], ben.position["seq"])
        for place in (ana, ben):
            place.until(lambda position, last=last: position["seq"] >= last)  # type: ignore[misc]
        mover = next((place for place in (ana, ben) if place.is_asked()), None)
        if mover is None:
            assert ana.position["results"] is not None
            break
        may = mover.position["view"]["turn"]["step"] == "refresh"
        assert mover.position["withheld"] == (["refresh"] if may else [])
        if may and mover.position["view"]["round"] == 1 and rng.random() < 0.7:
            solve(mover)
            solved += 1
        else:
            assert mover.play(rng.choice(mover.position["legal"])["text"])["type"] == "accepted"
        mover.wait("position")
    assert solved
    for place in (ana, ben, watcher):
        place.catch_up()
        for message in place.heard:
            if message["type"] == "position":
                assert all(move["verb"] != "refresh" for move in message["legal"])
                if message["seat"] not in message["asked"]:
                    assert message["withheld"] == []


def test_nothing_tells_a_possible_move_from_an_impossible_one(server: Served) -> None:
    ana, ben = two(server)
    held, missing = cards(ana)
    told = {answer(ana, "why", seat=0, move=f"refresh {card}")[:2] for card in (held, missing)}
    told |= {considered(ana, f"refresh {card}")[:2] for card in (held, missing)}
    told |= {considered(ana, "keep", f"refresh {card}")[:2] for card in (held, missing)}
    told |= {answer(ben, "why", seat=1, move=f"refresh {held}")[:2], considered(ben, f"refresh {held}")[:2]}
    assert told == {("refused", "withheld")}
    assert [move["text"] for move in ana.consider(more=True)["more"]] == ["keep"]
    for card in (held, missing):
        assert submit(ana, f"refresh {card}")[:2] == ("refused", "needs-note")
        assert submit(ana, f"refresh {card}", note="  \u200b ")[:2] == ("refused", "needs-note")
        assert submit(ana, f"refresh {card}", note="wrong")[:2] == ("refused", "wrong-note")
        assert submit(ana, f"refresh {card}", note="x" * 400)[:2] == ("refused", "note-too-long")
    assert ana.position["seq"] == 0
    assert submit(ana, f"refresh {missing}", note=missing[::-1])[:2] == ("refused", "not-in-hand")
    assert ana.ask("why", seat=0, move="keep")["type"] == "accepted"


def test_a_seat_that_can_do_nothing_is_told_the_same_as_one_that_can(server: Served) -> None:
    """From the second round on replacing costs a point: who has none cannot. It shows in no list and no answer."""
    ana, ben = two(server)
    found: dict[bool, set[str]] = {True: set(), False: set()}
    rng = random.Random(1)
    while ana.position["results"] is None:
        place = next(place for place in (ana, ben) if place.is_asked())
        if place.position["view"]["turn"]["step"] == "refresh" and place.position["view"]["round"] > 1:
            seat = place.position["seat"]
            can = place.position["view"]["players"][seat]["score"] > 0
            card, _ = cards(place)
            told = [
                [move["text"] for move in place.position["legal"]],
                place.position["withheld"],
                answer(place, "why", seat=seat, move=f"refresh {card}"),
                considered(place, f"refresh {card}"),
                submit(place, f"refresh {card}"),
                submit(place, f"refresh {card}", note="wrong"),
            ]
            found[can].add(str(told))
        assert place.play(rng.choice(place.position["legal"])["text"])["type"] == "accepted"
        for other in (ana, ben):
            other.catch_up()
    assert found[True] == found[False] != set()
    assert len(found[True]) == 1


def test_a_found_move_is_played_and_its_note_told_to_all(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ana, ben = two(server)
    watcher = server.guest().sit(ana.table)
    card, _ = cards(ana)
    solve(ana)
    for place in (ana, ben, watcher):
        place.until(lambda position: position["seq"] == 1)
        assert place.entries[1]["moves"][0]["text"] == f"refresh {card}"
        assert place.entries[1]["note"] == card[::-1]
        assert place.entries[0]["note"] == ""
    server.stop()
    again = serve()
    places = [moved(place.guest, again).sit(ana.table) for place in (ana, ben)]
    same_position(ana, places[0])
    assert places[1].entries[1]["note"] == card[::-1]
    play_out(places)
    base = f"/api/tables/{ana.table}"
    guest: Guest = places[0].guest
    assert guest.get(f"{base}/replay/entries?seat=1")["entries"][1]["note"] == card[::-1]
    record = guest.http.get(f"{base}/record").text
    assert f" # {card[::-1]}\n" in record
    monkeypatch.setattr("ludarium.server.replay.find_game", lambda game_id: GAME)
    status, replay = upload(guest, record)
    assert status == 201
    assert guest.get(f"/api/replays/{replay['table']['id']}/entries")["entries"][1]["note"] == card[::-1]


def test_a_retry_of_a_found_move_is_not_played_twice(server: Served) -> None:
    ana, _ = two(server)
    card, _ = cards(ana)
    decision = ana.position["decision"]
    for _ in range(2):
        played = ana.play(f"refresh {card}", note=card[::-1], client="once", decision=decision)
        assert played["type"] == "accepted"
    ana.catch_up()
    assert ana.position["seq"] == 1


def test_the_clock_and_bots_know_their_way(server: Served) -> None:
    """The safe move is a listed one; bots see the whole list."""
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "apprentice", game=GAME.id, timer=1800))
    hurry(server)
    place.until(lambda position: position["results"] is not None)
    mine = [entry["moves"][0]["verb"] for entry in place.entries if entry["moves"] and entry["seat"] == 0]
    assert set(mine) == {"keep", "lay"}
