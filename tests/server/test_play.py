"""Whole games and single moves over real sockets."""

from __future__ import annotations

import random

from tests.server.client import Place, new_client
from tests.server.conftest import Served


def two_players(server: Served, game: str = "artificium", **wish: object) -> tuple[Place, Place]:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", game=game, **wish)
    ben.join(table)
    return ana.sit(table), ben.sit(table)


def play_out(places: list[Place], seed: int = 0, most: int = 10_000) -> None:
    """Random moves by whoever is asked, until the game is over or so many were made."""
    rng = random.Random(seed)
    while most and places[0].position["results"] is None:
        last = max(place.position["seq"] for place in places)
        for place in places:
            place.until(lambda position, last=last: position["seq"] >= last)  # type: ignore[misc]
        asked = [place for place in places if place.is_asked()]
        if not asked:
            if places[0].position["results"] is None:
                places[0].hear()  # bots are at it
            continue
        place = rng.choice(asked)
        answer = place.play(rng.choice(place.position["legal"])["text"])
        assert answer["type"] == "accepted", answer
        place.wait("position")  # the one that tells of it
        most -= 1
    for place in places:
        place.catch_up()


def test_two_players_and_a_spectator_through_a_whole_game(server: Served) -> None:
    ana, ben = two_players(server)
    watcher = server.guest("Cleo").sit(ana.table)
    play_out([ana, ben])
    watcher.until(lambda position: position["results"] is not None)
    for place in (ana, ben, watcher):
        assert place.position["table"]["status"] == "finished"
        assert [entry["seq"] for entry in place.entries] == list(range(place.position["seq"] + 1))
        assert sum(sum(score["breakdown"].values()) for score in place.position["results"]) == sum(
            score["total"] for score in place.position["results"]
        )
        assert len(place.position["rounds"]) == 4
    assert watcher.position["seats"] == []
    assert ana.position["results"] == ben.position["results"] == watcher.position["results"]
    info = ana.guest.get(f"/api/tables/{ana.table}")
    assert info["places"] == [score["place"] for score in ana.position["results"]]


def test_a_reconnect_brings_what_was_missed(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    seen = ana.position["seq"]
    ana.close()
    again = ana.guest.sit(ana.table, seen=seen)
    play_out([again, ben])
    late = ana.guest.sit(ana.table, seen=seen)
    assert [entry["seq"] for entry in late.entries] == list(range(seen + 1, late.position["seq"] + 1))
    assert late.position["view"] == again.position["view"]
    whole = ana.guest.sit(ana.table)
    assert [entry["seq"] for entry in whole.entries] == list(range(whole.position["seq"] + 1))
    nothing = ana.guest.sit(ana.table, seen=99_999)
    assert nothing.entries == []


def asked_of(*places: Place) -> Place:
    """Whose turn it is."""
    while not any(place.is_asked() for place in places):
        places[0].hear()
    return next(place for place in places if place.is_asked())


def test_a_retry_is_never_played_twice(server: Served) -> None:
    ana, ben = two_players(server)
    mover = asked_of(ana, ben)
    move, decision, client = mover.position["legal"][0]["text"], mover.position["decision"], new_client()
    assert mover.play(move, client=client)["type"] == "accepted"
    seq = mover.until(lambda position: position["decision"] != decision)["seq"]
    for _ in range(3):
        assert mover.play(move, client=client, decision=decision)["type"] == "accepted"
    again = mover.guest.sit(mover.table)
    assert again.play(move, client=client, decision=decision)["type"] == "accepted"
    assert again.guest.sit(mover.table).position["seq"] == seq


def test_an_old_decision_is_refused_with_the_new_position(server: Served) -> None:
    ana, ben = two_players(server)
    mover = asked_of(ana, ben)
    old = mover.position["decision"]
    assert mover.play("pass")["type"] == "accepted"
    seq = mover.until(lambda position: position["decision"] != old)["seq"]
    assert mover.refusal("play", seat=mover.position["seat"], decision=old, moves=["pass"]) == "stale"
    assert mover.wait("position")["seq"] == seq
    assert mover.position["decision"] != old


def lay_phase(server: Served) -> tuple[Place, Place]:
    """The template game at its secret step."""
    ana, ben = two_players(server, game="_template")
    for place in (ana, ben):
        place.until(lambda position: bool(position["legal"]))
        assert place.play("keep")["type"] == "accepted"
    for place in (ana, ben):
        place.until(lambda position: position["view"]["turn"]["step"] == "lay")
    return ana, ben


def test_secret_submissions_do_not_make_each_other_stale(server: Served) -> None:
    ana, ben = lay_phase(server)
    theirs, seq = ben.position["decision"], ben.position["seq"]
    card = ana.position["legal"][0]["text"]
    assert ana.play(card)["type"] == "accepted"
    seen = ben.wait("position")
    assert seen["submitted"] == [0]
    assert seen["decision"] == theirs
    assert seen["draft"] == []
    assert seen["seq"] == seq
    assert not [entry for entry in ben.entries if entry["seq"] > seq]
    mine = ana.until(lambda position: bool(position["draft"]))
    assert mine["draft"][0]["text"] == card
    assert ben.play(ben.position["legal"][0]["text"], decision=theirs)["type"] == "accepted"
    assert ana.wait("position", lambda position: position["seq"] > seq)["seq"] == seq + 2
    assert {move["verb"] for entry in ana.entries[-2:] for move in entry["moves"]} == {"lay"}


def test_a_draft_can_be_retracted_until_all_are_in(server: Served) -> None:
    ana, ben = lay_phase(server)
    assert ana.refusal("retract", seat=0) == "nothing-to-retract"
    assert ana.play(ana.position["legal"][0]["text"])["type"] == "accepted"
    ana.until(lambda position: bool(position["draft"]))
    assert ana.ask("retract", seat=0)["type"] == "accepted"
    ana.until(lambda position: not position["draft"])
    assert ana.play(ana.position["legal"][-1]["text"])["type"] == "accepted"
    assert ben.play(ben.position["legal"][0]["text"])["type"] == "accepted"
    ana.until(lambda position: position["view"]["turn"]["step"] != "lay")
    assert ana.refusal("retract", seat=0) == "nothing-to-retract"


def test_why_not_and_preview_answer_for_own_seats_only(server: Served) -> None:
    ana, ben = two_players(server)
    mover, other = (ana, ben) if asked_of(ana, ben) is ana else (ben, ana)
    seat, theirs = mover.position["seat"], other.position["seat"]
    assert mover.ask("why", seat=seat, move="pass")["type"] == "accepted"
    assert mover.refusal("why", seat=seat, move="use") == "not-now"
    hand = mover.position["view"]["players"][seat]["hand"]
    lacking = next(
        card for card in ("castle", "farm", "sawmill", "brewery", "fair", "theft") if card not in hand
    )
    ways = [f"swap {lacking} castle", f"play {lacking}"]
    assert mover.refusal("why", seat=seat, move="use", or_else=ways) == "not-in-hand"
    assert other.refusal("why", seat=theirs, move="pass") == "not-your-turn"
    assert other.refusal("why", seat=seat, move="pass") == "not-your-seat"
    assert other.consider("pass", seat=seat)["reason"] == "not-your-seat"
    assert other.refusal("play", seat=seat, decision=0, moves=["pass"]) == "not-your-seat"
    preview = mover.consider("pass")
    assert [event["event"] for event in preview["events"]] == ["left_market"]
    assert mover.consider("mulligan")["events"][-1]["event"] != "drew"
    assert mover.consider("use")["reason"] == "not-now"
    watcher = server.guest().sit(ana.table)
    assert watcher.refusal("why", seat=0, move="pass") == "not-your-seat"
    watcher.say({"type": "look", "seat": 0})
    assert watcher.wait("refused")["reason"] == "not-your-seat"


def test_a_whole_game_against_bots(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "master", "novice"))
    play_out([place])
    assert place.position["table"]["status"] == "finished"


def test_several_people_on_one_device(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "local", game="_template"))
    assert place.position["seats"] == [0, 1]
    assert place.play("keep")["type"] == "accepted"
    place.until(lambda position: position["asked"] == [1])
    mine = place.position["view"]["players"]
    place.say({"type": "look", "seat": 1})
    other = place.wait("position", lambda position: position["seat"] == 1)
    assert isinstance(mine[0]["hand"], dict)
    assert isinstance(mine[1]["hand"], int)
    assert isinstance(other["view"]["players"][0]["hand"], int)
    assert place.play("keep")["type"] == "accepted"


def test_a_rematch_asks_the_others(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    assert ana.guest.refused("POST", f"/api/tables/{ana.table}/rematch") == (409, "not-over")
    play_out([ana, ben])
    stranger = server.guest()
    assert stranger.refused("POST", f"/api/tables/{ana.table}/rematch") == (403, "not-your-seat")
    again = ana.guest.post(f"/api/tables/{ana.table}/rematch")
    assert again["status"] == "open", "nobody is made to play"
    assert [(seat["kind"], seat["name"], seat["asked"]) for seat in again["seats"]] == [
        ("person", "Ana", False),
        ("open", "Ben", True),
    ]
    assert (
        ben.until(lambda position: position["table"]["rematch"] is not None)["table"]["rematch"]
        == again["id"]
    )
    assert stranger.refused("POST", f"/api/tables/{again['id']}/join", {}) == (409, "table-full")
    assert ben.guest.get(f"/api/tables/{again['id']}")["asks"] == [1]
    assert again["id"] in [table["id"] for table in ben.guest.get("/api/tables/mine")]
    agreed = ben.guest.post(f"/api/tables/{ana.table}/rematch")
    assert (agreed["id"], agreed["status"], agreed["mine"]) == (again["id"], "running", [1])


def test_who_does_not_want_to_play_again_frees_the_seat(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    again = ana.guest.post(f"/api/tables/{ana.table}/rematch")["id"]
    assert not ben.guest.post(f"/api/tables/{again}/leave")["asks"]
    assert again not in [table["id"] for table in ben.guest.get("/api/tables/mine")]
    assert server.guest("Cleo").join(again)["status"] == "running"


def test_against_bots_one_plays_again_at_once(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "novice", game="_template"))
    play_out([place])
    assert ana.post(f"/api/tables/{place.table}/rematch")["status"] == "running"


def test_chat_is_plain_text_and_limited(server: Served) -> None:
    ana, ben = two_players(server)
    assert ana.ask("say", text="  <b>hi</b>\x00\x1b[31m \u202e\n there ")["type"] == "accepted"
    chat = ben.wait("chat")
    assert chat["text"] == "<b>hi</b>[31m there"
    assert (chat["name"], chat["seat"]) == ("Ana", 0)
    assert ana.refusal("say", text="\x07 \u200b") == "empty"
    client = new_client()
    ana.ask("say", text="once", client=client)
    ana.ask("say", text="once", client=client)
    late = server.guest("Dora").sit(ana.table)
    late.wait("chat", lambda message: message["text"] == "once")
    assert late.ask("say", text="from the side")["type"] == "accepted"
    assert ben.wait("chat", lambda message: message["seat"] == -1)["name"] == "Dora"
    refused = [ana.ask("say", text=f"line {n}")["type"] for n in range(40)]
    assert "refused" in refused
    assert sum(message["type"] == "chat" and message["text"] == "once" for message in ben.heard) == 1


def test_who_is_connected_is_told(server: Served) -> None:
    ana, ben = two_players(server)
    ben.close()
    ana.wait("presence", lambda message: not message["seats"][1]["connected"])
    server.guest().sit(ana.table)
    ana.wait("presence", lambda message: message["watchers"] == 1)


def test_a_table_fills_up_before_its_start(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", "open", public=True)
    waiting = ana.sit(table)
    assert waiting.position["seq"] == -1
    assert waiting.position["table"]["status"] == "open"
    ben.join(table, 2)
    waiting.wait("position", lambda position: position["table"]["seats"][2]["name"] == "Ben")
    assert ben.refused("POST", f"/api/tables/{table}/join", {}) == (409, "already-seated")
    assert ben.refused("POST", f"/api/tables/{table}/fill", {"level": "novice"})[1] == "not-the-creator"
    assert ana.refused("POST", f"/api/tables/{table}/start") == (409, "seats-open")
    ana.post(f"/api/tables/{table}/remove", {"seat": 2})
    assert ben.get(f"/api/tables/{table}")["mine"] == []
    ben.join(table)
    ben.post(f"/api/tables/{table}/leave")
    ben.join(table)
    info = ana.post(f"/api/tables/{table}/fill", {"level": "novice"})
    assert info["status"] == "running"
    assert waiting.wait("position", lambda position: position["seq"] >= 0)["seats"] == [0]
    assert ben.refused("POST", f"/api/tables/{table}/leave") == (409, "already-started")
