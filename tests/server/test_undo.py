"""Taking moves back over real sockets: free, by consent, or not at all."""

from __future__ import annotations

from msgspec.structs import replace

from tests.server.client import Place
from tests.server.conftest import Served
from tests.server.test_play import lay_phase, play_out, two_players


def test_undo_is_free_while_nothing_was_revealed(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    assert ana.play("keep")["type"] == "accepted"
    position = ana.until(lambda position: position["seq"] == 1)
    assert position["free_undo"] == 0
    assert ana.ask("undo", seat=0, to=0)["type"] == "accepted"
    position = ana.until(lambda position: position["seq"] == 2)
    assert position["asked"] == [0]
    assert ana.entries[-1]["undo_to"] == 0
    ben.until(lambda position: position["seq"] == 2)
    fresh = ben.guest.sit(ben.table)
    assert [entry["undone"] for entry in fresh.entries] == [False, True, False]


def test_undo_beyond_that_needs_the_others(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    assert ana.play("keep")["type"] == "accepted"
    ben.until(lambda position: bool(position["legal"]))
    assert ben.play("keep")["type"] == "accepted"
    position = ana.until(lambda position: position["seq"] == 2)
    assert position["free_undo"] is None
    assert position["ask_undo"] == 0
    assert ana.ask("undo", seat=0, to=0)["type"] == "accepted"
    request = ben.until(lambda position: position["undo_request"] is not None)["undo_request"]
    assert request == {"by": 0, "to": 0, "consent": [], "needed": [1]}
    assert ana.refusal("answer", seat=0, what="undo", yes=True) == "nothing-asked"
    assert ben.ask("answer", seat=1, what="undo", yes=False)["type"] == "accepted"
    assert ana.wait("notice")["code"] == "undo-refused"
    ana.until(lambda position: position["undo_request"] is None)
    assert ana.ask("undo", seat=0, to=0)["type"] == "accepted"
    ben.until(lambda position: position["undo_request"] is not None)
    assert ben.ask("answer", seat=1, what="undo", yes=True)["type"] == "accepted"
    assert ana.wait("position", lambda position: position["seq"] == 3)["asked"] == [0]


def test_undo_can_be_switched_off(server: Served) -> None:
    ana, ben = two_players(server, game="_template", undo=False)
    assert ana.play("keep")["type"] == "accepted"
    ben.until(lambda position: bool(position["legal"]))
    assert ben.play("keep")["type"] == "accepted"
    assert ana.until(lambda position: position["seq"] == 2)["ask_undo"] is None
    assert ana.refusal("undo", seat=0, to=0) == "undo-is-off"


def against_a_bot(server: Served, **wish: object) -> Place:
    """A card was drawn, and seen: the bot has played on."""
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "novice", game="_template", **wish))
    assert place.play(place.position["legal"][1]["text"])["type"] == "accepted"
    place.until(lambda position: position["view"]["turn"]["step"] == "lay" and 1 in position["submitted"])
    return place


def test_a_look_ahead_is_marked_in_log_replay_and_record(server: Served) -> None:
    place = against_a_bot(server)
    seen, before = place.position["view"]["players"][0]["hand"], place.position["seq"]
    assert (place.position["free_undo"], place.position["ask_undo"], place.position["undo_seen"]) == (
        None,
        0,
        True,
    )
    assert place.ask("undo", seat=0, to=0)["type"] == "accepted"
    place.until(lambda position: position["seq"] == before + 1 and position["asked"] == [0])
    assert (place.entries[-1]["undo_to"], place.entries[-1]["seen"]) == (0, True)
    place.play(place.position["legal"][1]["text"])
    place.until(lambda position: position["view"]["turn"]["step"] == "lay")
    assert place.position["view"]["players"][0]["hand"] == seen, "the same card came again"
    play_out([place])
    entries = place.guest.get(f"/api/tables/{place.table}/replay/entries")["entries"]
    assert [(entry["seq"], entry["seat"]) for entry in entries if entry["seen"]] == [(1, 0)]
    frames = [
        place.guest.get(f"/api/tables/{place.table}/replay/{number}?seat=0")["view"] for number in (0, 1)
    ]
    assert frames[0] == frames[1], "what was taken back is not shown, only that it was"
    assert "take-back to 0 by 0 with 1" in place.guest.http.get(f"/api/tables/{place.table}/record").text


def test_no_look_ahead_where_moves_are_not_taken_back(server: Served) -> None:
    place = against_a_bot(server, undo=False)
    assert place.position["table"]["undo_off"] == "chosen"
    assert place.position["ask_undo"] is None
    assert place.refusal("undo", seat=0, to=0) == "undo-is-off"
    table = server.wait(server.tables.find(place.table))
    table.row = replace(table.row, undo=True, rated=True)
    assert place.refusal("undo", seat=0, to=0) == "undo-is-off"
    assert place.guest.get(f"/api/tables/{place.table}")["undo_off"] == "rated"
    table.row = replace(table.row, rated=False)
    assert place.ask("undo", seat=0, to=0)["type"] == "accepted"


def test_no_look_ahead_in_the_deal_of_the_day(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", game="universal-tapestry", daily=True))
    assert place.position["table"]["undo_off"] == "daily"
    place.play(next(move["text"] for move in place.position["legal"] if move["verb"] == "draw"))
    place.until(lambda position: position["seq"] == 1)
    assert place.position["free_undo"] is None, "a card was seen"
    assert place.position["ask_undo"] is None
    assert place.refusal("undo", seat=0, to=0) == "undo-is-off"


def test_bots_always_consent_to_an_undo(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "novice", game="_template"))
    assert place.play("keep")["type"] == "accepted"
    place.until(lambda position: position["view"]["turn"]["step"] == "lay" and 1 in position["submitted"])
    assert place.ask("undo", seat=0, to=0)["type"] == "accepted"
    back = place.wait("position", lambda position: position["asked"] == [0])
    assert back["view"]["turn"]["step"] == "refresh"
    for wrong in (-5, 10_000):
        assert place.refusal("undo", seat=0, to=wrong) == "no-such-step"


def three_players(server: Served, **wish: object) -> list[Place]:
    guests = [server.guest(name) for name in ("Ana", "Ben", "Cleo")]
    table = guests[0].make("me", "open", "open", game="_template", **wish)
    for guest in guests[1:]:
        guest.join(table)
    return [guest.sit(table) for guest in guests]


def kept_by(ana: Place, ben: Place) -> None:
    """Ana and Ben have kept their hands: it is Cleo's turn."""
    assert ana.play("keep")["type"] == "accepted"
    ben.until(lambda position: bool(position["legal"]))
    assert ben.play("keep")["type"] == "accepted"


def test_all_the_others_have_to_agree(server: Served) -> None:
    ana, ben, cleo = three_players(server)
    kept_by(ana, ben)
    ana.until(lambda position: position["seq"] == 2)
    assert ana.ask("undo", seat=0, to=0)["type"] == "accepted"
    for place, seat in ((ben, 1), (cleo, 2)):
        request = place.until(lambda position: position["undo_request"] is not None)["undo_request"]
        assert request["needed"] == [1, 2]
        assert place.position["seq"] == 2, "nothing is taken back before all have agreed"
        assert place.ask("answer", seat=seat, what="undo", yes=True)["type"] == "accepted"
    for place in (ana, ben, cleo):
        assert place.until(lambda position: position["seq"] == 3)["asked"] == [0]
        assert place.position["undo_request"] is None
    assert cleo.entries[-1]["undo_to"] == 0


def test_one_who_refuses_is_enough(server: Served) -> None:
    ana, ben, cleo = three_players(server)
    kept_by(ana, ben)
    ana.until(lambda position: position["seq"] == 2)
    ana.ask("undo", seat=0, to=0)
    ben.until(lambda position: position["undo_request"] is not None)
    assert ben.ask("answer", seat=1, what="undo", yes=True)["type"] == "accepted"
    cleo.until(lambda position: position["undo_request"] is not None)
    assert cleo.ask("answer", seat=2, what="undo", yes=False)["type"] == "accepted"
    assert ana.wait("notice")["args"] == {"seat": 2, "name": "Cleo"}
    assert ana.until(lambda position: position["undo_request"] is None)["seq"] == 2
    assert ben.refusal("answer", seat=1, what="undo", yes=True) == "nothing-asked"


def test_a_request_lapses_when_play_goes_on(server: Served) -> None:
    ana, ben, cleo = three_players(server)
    kept_by(ana, ben)
    ana.until(lambda position: position["seq"] == 2)
    ana.ask("undo", seat=0, to=0)
    cleo.until(lambda position: position["undo_request"] is not None)
    assert cleo.play("keep")["type"] == "accepted"
    assert ana.until(lambda position: position["seq"] == 3)["undo_request"] is None
    assert ben.refusal("answer", seat=1, what="undo", yes=True) == "nothing-asked"


def test_what_was_revealed_is_not_taken_back_for_free(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    assert ana.play(ana.position["legal"][1]["text"])["type"] == "accepted"  # draws a card
    position = ana.until(lambda position: position["seq"] == 1)
    assert position["free_undo"] is None
    assert ana.ask("undo", seat=0, to=0)["type"] == "accepted"
    assert ben.until(lambda position: position["undo_request"] is not None)["seq"] == 1
    assert ana.position["seq"] == 1


def test_a_secret_draft_does_not_stop_an_undo_and_is_not_betrayed_by_it(server: Served) -> None:
    ana, ben = lay_phase(server)
    assert ana.play(ana.position["legal"][0]["text"])["type"] == "accepted"
    ben.until(lambda position: position["submitted"] == [0])
    assert ben.ask("undo", seat=1, to=1)["type"] == "accepted"
    ana.until(lambda position: position["undo_request"] is not None)
    assert ana.ask("answer", seat=0, what="undo", yes=True)["type"] == "accepted"
    back = ben.until(lambda position: position["seq"] == 3)
    assert (back["view"]["turn"]["step"], back["asked"], back["submitted"]) == ("refresh", [1], [])
    assert ana.until(lambda position: position["seq"] == 3)["draft"] == []
    assert not any(move["verb"] == "lay" for entry in ben.entries for move in entry["moves"])
