"""The turn timer and pauses over real sockets."""

from __future__ import annotations

import time

import pytest

from tests.server.client import Place
from tests.server.conftest import Leap, Serve, Served
from tests.server.test_durability import moved
from tests.server.test_play import asked_of, play_out, two_players
from tests.server.test_undo import three_players


def test_a_turn_timer_plays_a_safe_move(server: Served) -> None:
    ana = server.guest("Ana")
    assert ana.refused("POST", "/api/tables", _wish(timer=1)) == (400, "bad-timer")
    table = ana.make("me", "local", game="_template", timer=1800)
    place = ana.sit(table)
    assert 1_500_000 < place.position["clock"]["left"]["0"] <= 1_800_000
    hurry(server)
    assert place.wait("notice")["code"] == "time-up"
    position = place.until(lambda position: position["seq"] >= 1)
    assert position["seq"] > 1 or position["asked"] == [1]
    assert place.entries[1]["moves"][0]["text"] == "keep"


def _wish(**rest: object) -> dict[str, object]:
    return {"game": "_template", "seats": [{"kind": "me"}, {"kind": "open"}], **rest}


def test_nobody_waits_for_who_plays_alone(server: Served) -> None:
    """And there may be no move to play for somebody who must find them."""
    ana = server.guest("Ana")
    table = ana.make("me", game="ars-universalis", options={"help": "off"}, timer=5)
    assert ana.get(f"/api/tables/{table}")["timer"] == 0


def test_pausing_is_for_those_who_play_alone(server: Served) -> None:
    ana, _ = two_players(server)
    assert ana.refusal("pause", seat=0, on=True) == "others-play"
    alone = ana.guest.sit(ana.guest.make("me", "local", game="_template"))
    assert alone.ask("pause", seat=0, on=True)["type"] == "accepted"
    assert alone.until(lambda position: position["table"]["paused"])
    assert alone.refusal("play", seat=0, decision=0, moves=["keep"]) == "paused"
    assert alone.ask("pause", seat=0, on=False)["type"] == "accepted"
    alone.until(lambda position: not position["table"]["paused"])
    assert alone.play("keep")["type"] == "accepted"


def hurry(server: Served, seconds: float = 0.05) -> None:
    """Nobody waits for the shortest timer, five seconds, in a test."""
    for table in server.tables.resident():
        table.clock.limit = seconds  # type: ignore[assignment]
        server.call(table.alarm.set)


def test_the_clock_alone_plays_a_whole_game_safely(server: Served) -> None:
    """Of Artificium with two people who are not there: every move is the game's safe one, and told to be."""
    ana, ben = two_players(server, timer=5, options={"rounds": "2"})
    hurry(server)
    ana.until(lambda position: position["results"] is not None)
    ben.until(lambda position: position["results"] is not None)
    assert ben.position["ended"] == "time"
    moves = [entry["moves"][0]["text"] for entry in ben.entries if entry["moves"]]
    assert set(moves) == {"pass", "done"}
    late = [message for message in ben.heard if message.get("code") == "time-up"]
    assert len(late) == len(moves)
    assert {message["args"]["name"] for message in late} == {"Ana", "Ben"}


def test_a_card_laid_by_somebody_who_left_is_taken_back(server: Served) -> None:
    ana, ben = two_players(server, timer=1800)
    for _ in range(2):
        mover = asked_of(ana, ben)
        mover.play("pass")
        for place in (ana, ben):
            place.catch_up()
    for place in (ana, ben):
        place.until(lambda position: position["view"]["turn"]["step"] == "choose")
        card = next(move["text"] for move in place.position["legal"] if move["verb"] == "play")
        assert place.play(card)["type"] == "accepted"
    ana.until(lambda position: position["view"]["turn"]["step"] == "resolve")
    seq = ana.position["seq"]
    hurry(server)
    ana.until(lambda position: position["seq"] > seq)
    late = next(entry for entry in ana.entries if entry["seq"] == seq + 1)
    assert late["moves"][0]["verb"] == "take_back"


def test_in_a_secret_step_only_those_who_are_late_are_played_for(server: Served) -> None:
    ana, ben, cleo = three_players(server, timer=1800)
    for place in (ana, ben, cleo):
        place.until(lambda position: bool(position["legal"]))
        place.play("keep")
    cleo.until(lambda position: position["view"]["turn"]["step"] == "lay")
    mine = cleo.position["legal"][-1]["text"]
    assert cleo.play(mine)["type"] == "accepted"
    cleo.until(lambda position: position["submitted"] == [2])
    hurry(server)
    cleo.until(lambda position: position["seq"] >= 6)
    laid = [entry for entry in cleo.entries if entry["moves"] and entry["moves"][0]["verb"] == "lay"][:3]
    assert [entry["seat"] for entry in laid] == [0, 1, 2]
    assert laid[2]["moves"][0]["text"] == mine
    late = [message["args"]["seat"] for message in cleo.heard if message.get("code") == "time-up"]
    assert late[:2] == [0, 1]


def test_the_timer_goes_on_after_a_restart(serve: Serve) -> None:
    first = serve()
    ana, _ = two_players(first, game="_template", timer=1800)
    first.stop()
    second = serve()
    again = moved(ana.guest, second).sit(ana.table)
    assert again.position["clock"]["limit"] == 1_800_000
    assert 0 < again.position["clock"]["left"]["0"] <= 1_800_000
    hurry(second)
    again.until(lambda position: position["seq"] >= 1)
    assert again.entries[1]["moves"][0]["text"] == "keep"


def test_a_move_in_time_stops_the_clock(server: Served) -> None:
    ana, ben = two_players(server, game="_template", timer=1800)
    assert set(ana.position["clock"]["left"]) == {"0"}
    assert ana.play("keep")["type"] == "accepted"
    assert set(ana.until(lambda position: position["seq"] == 1)["clock"]["left"]) == {"1"}
    assert ben.position["clock"]["limit"] == 1_800_000


def test_bots_have_no_timer(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "novice", game="_template", timer=1800))
    place.play("keep")
    place.until(lambda position: position["asked"] == [1] or position["seq"] > 1)
    for message in place.heard:
        if message["type"] == "position":
            assert "1" not in message["clock"]["left"]


def test_the_turn_timer_stands_still_in_a_pause(server: Served, leap: Leap) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "novice", game="_template", timer=1800))
    assert place.ask("pause", seat=0, on=True)["type"] == "accepted"
    left = place.until(lambda position: position["table"]["paused"])["clock"]["left"]["0"]
    assert not place.position["clock"]["running"]
    leap.seconds = 5000.0
    for table in server.tables.resident():
        server.call(table.alarm.set)
    time.sleep(0.2)
    place.catch_up()
    assert place.position["seq"] == 0, "nothing is played while the table is paused"
    assert not any(message["type"] == "notice" for message in place.heard)
    assert place.ask("pause", seat=0, on=False)["type"] == "accepted"
    back = place.until(lambda position: not position["table"]["paused"])
    assert back["clock"]["running"]
    assert left - 1_000_000 <= back["clock"]["left"]["0"] <= left


def test_nothing_is_done_in_a_pause(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "novice", game="_template"))
    play_out([place], most=1)
    assert place.ask("pause", seat=0, on=True)["type"] == "accepted"
    seq = place.until(lambda position: position["table"]["paused"])["seq"]
    assert place.position["legal"] == []
    decision = place.position["decision"]
    move = "lay one"
    assert place.refusal("play", seat=0, decision=decision, moves=[move]) == "paused"
    assert place.refusal("undo", seat=0, to=0) == "paused"
    assert place.refusal("give-up", seat=0) == "paused"
    assert place.guest.get(f"/api/tables/{place.table}")["paused"]
    place.catch_up()
    assert place.position["seq"] == seq
    assert place.ask("pause", seat=0, on=False)["type"] == "accepted"
    place.until(lambda position: not position["table"]["paused"])
    play_out([place])
    assert place.position["results"] is not None


def banked(server: Served, **rest: object) -> tuple[Place, Place]:
    return two_players(server, timer=60, bank=120, **rest)  # type: ignore[arg-type]


def ring(server: Served) -> None:
    for table in server.tables.resident():
        server.call(table.alarm.set)


def test_beyond_its_own_time_a_turn_uses_up_the_bank(serve: Serve, leap: Leap) -> None:
    server = serve()
    ana, ben = banked(server)
    seat = ana.position["asked"][0]
    assert ana.position["clock"]["banks"] == {"0": 120_000, "1": 120_000}
    leap.seconds += 50
    mover = (ana, ben)[seat]
    mover.play(mover.position["legal"][0]["text"])
    ana.until(lambda position: position["asked"] == [1 - seat])
    assert ana.position["clock"]["banks"] == {"0": 120_000, "1": 120_000}, "a turn has time of its own"
    leap.seconds += 100
    other = (ana, ben)[1 - seat]
    other.until(lambda position: bool(position["legal"]))
    other.play(other.position["legal"][0]["text"])
    ana.until(lambda position: position["asked"] != [1 - seat])
    left = ana.position["clock"]["banks"]
    assert left[str(seat)] == 120_000
    assert 75_000 < left[str(1 - seat)] <= 80_000
    leap.seconds += 70  # of the turn under way, when the server ends
    server.stop()
    again = serve(port=server.config.port)
    place = ana.guest.sit(ana.table)
    clock = place.position["clock"]
    for number in ("0", "1"):
        lost = left[number] - clock["banks"][number]
        if int(number) in place.position["asked"]:
            assert 10_000 <= lost < 15_000
            assert clock["left"][number] > 55_000, "its own time begins anew"
        else:
            assert lost == 0
    again.stop()


def test_who_has_used_up_the_bank_has_a_bot_until_back(
    server: Served, leap: Leap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.server.alarm.time", leap)
    ana, ben = banked(server)
    seat = ana.position["asked"][0]
    late, other = (ana, ben) if seat == 0 else (ben, ana)
    leap.seconds += 185
    ring(server)
    assert other.wait("notice")["code"] == "time-up-bot"
    other.until(lambda position: position["table"]["seats"][seat]["kind"] == "bot")
    assert late.ask("take-back", seat=seat)["type"] == "accepted"
    back = late.until(lambda position: position["seats"] == [seat])
    assert back["clock"]["banks"][str(seat)] == 0
    if seat in back["asked"]:
        assert back["clock"]["left"][str(seat)] > 55_000, "a turn's own time is left"


def test_a_bank_belongs_to_live_games(server: Served) -> None:
    ana = server.guest("Ana")
    for wish in ({"bank": 120}, {"bank": 30, "timer": 60}, {"bank": 600, "timer": 86_400}):
        assert ana.refused("POST", "/api/tables", _wish(**wish)) == (400, "bad-bank")
    assert ana.post("/api/tables", _wish(bank=600, timer=15))["bank"] == 600
