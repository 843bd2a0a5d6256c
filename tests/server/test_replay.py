"""Replays of finished games and uploaded records."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Guest
from tests.server.conftest import Served
from tests.server.test_play import play_out, two_players


def upload(guest: Guest, text: str) -> tuple[int, dict[str, Any]]:
    response = guest.http.post("/api/replays", content=text.encode("utf-8", "surrogatepass"))
    return response.status_code, response.json()


def test_a_finished_game_can_be_stepped_through(server: Served) -> None:
    ana, ben = two_players(server)
    play_out([ana, ben])
    base = f"/api/tables/{ana.table}/replay"
    replay = ana.guest.get(base)
    assert replay["finished"]
    assert [seat["name"] for seat in replay["table"]["seats"]] == ["Ana", "Ben"]
    assert len(replay["rounds"]) == 4
    last = ana.guest.get(f"{base}/{replay['moves']}?seat=0")
    for key in ("view", "results", "rounds", "rules", "asked"):
        assert last[key] == ana.position[key]
    for number in (0, 5, replay["rounds"][2], 6, replay["moves"]):
        mine, theirs = (ana.guest.get(f"{base}/{number}?seat={seat}") for seat in (0, 1))
        every = ana.guest.get(f"{base}/{number}?seat=-2")
        nobody = ana.guest.get(f"{base}/{number}?seat=-1")
        hands = [frame["view"]["players"] for frame in (mine, theirs, every, nobody)]
        assert hands[2][0]["hand"] == hands[0][0]["hand"]
        assert hands[2][1]["hand"] == hands[1][1]["hand"]
        assert all(isinstance(player["hand"], int) for player in hands[3])
        assert (every["seq"], every["seat"]) == (number, -2)
        assert (every["legal"], every["results"]) == ([], last["results"] if number == last["seq"] else None)
    assert ana.guest.refused("GET", f"{base}/{replay['moves'] + 1}") == (404, "no-such-step")
    assert ana.guest.refused("GET", f"{base}/1?seat=7") == (404, "no-such-seat")
    assert ana.guest.refused("GET", f"{base}/1?seat=x") == (404, "no-such-seat")


def test_all_entries_come_at_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every place to look from; what is too long for one answer comes in parts."""
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    table = f"/api/tables/{ana.table}"
    record = ana.guest.http.get(f"{table}/record").text
    for base in (f"{table}/replay", f"/api/replays/{upload(ana.guest, record)[1]['table']['id']}"):
        total = ana.guest.get(base)["moves"]
        for seat in (-2, -1, 0, 1):
            chronicle = ana.guest.get(f"{base}/entries?seat={seat}")
            assert [entry["seq"] for entry in chronicle["entries"]] == list(range(total + 1))
            if seat in (-1, 0, 1):
                place = ana if seat == 0 else ben if seat == 1 else server.guest().sit(ana.table)
                assert chronicle["entries"] == place.entries
            assert (chronicle["seat"], chronicle["total"]) == (seat, total)
        whole = ana.guest.get(f"{base}/entries")
        assert whole["seat"] == -2
        with monkeypatch.context() as patch:
            patch.setattr("ludarium.server.replay.MOST_ENTRIES", 3)
            assert ana.guest.get(f"{base}/entries")["entries"] == whole["entries"][:3]
            assert ana.guest.get(f"{base}/entries?from=3")["entries"] == whole["entries"][3:6]
            assert ana.guest.get(f"{base}/entries?from={total}")["entries"] == whole["entries"][total:]
        for query in (f"from={total + 1}", "from=-1", "from=x"):
            assert ana.guest.refused("GET", f"{base}/entries?{query}") == (404, "no-such-step")
        assert ana.guest.refused("GET", f"{base}/entries?seat=2") == (404, "no-such-seat")


def test_a_replay_brings_the_rules_it_was_played_by(server: Served) -> None:
    """The numbers a board shows: with this game's overrides, for tables and for uploaded records."""
    ana, ben = two_players(server, game="_template", options={"rounds": "2", "ties": "shared"})
    play_out([ana, ben])
    base = f"/api/tables/{ana.table}"
    assert ana.guest.get(f"{base}/replay/0")["rules"] == ana.position["rules"]
    assert ana.position["rules"]["rounds"] == 2
    record = ana.guest.http.get(f"{base}/record").text
    uploaded = upload(ben.guest, record)[1]["table"]
    assert uploaded["options"] == {"ties": "shared", "rounds": "2"}
    assert ben.guest.get(f"/api/replays/{uploaded['id']}/0")["rules"] == ana.position["rules"]


def test_a_record_comes_back_as_a_replay(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    record = ana.guest.http.get(f"/api/tables/{ana.table}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    status, replay = upload(ben.guest, record.text)
    assert status == 201
    base = f"/api/replays/{replay['table']['id']}"
    assert ben.guest.get(f"{base}/{replay['moves']}")["results"] == ana.position["results"]
    assert ben.guest.get(f"{base}/3?seat=-2")["seq"] == 3
    assert ben.guest.get(base) == replay
    assert ben.guest.refused("GET", "/api/replays/nothing") == (404, "no-such-replay")


WRONG = [
    "",
    "hello",
    "ludarium-record 1\n",
    "ludarium-record 1\ngame: chess\nrules: 1\nseats: 2\nbegin\nend: 0 moves, digest 0000000000000000\n",
    "ludarium-record 1\ngame: _template\nrules: 1\nseats: 99\nbegin\nend: 0 moves, digest 0000000000000000\n",
    "ludarium-record 1\ngame: _template\nrules: 1\nseats: ²\nbegin\nend: 0 moves, digest 0000000000000000\n",
    "ludarium-record 1\ngame: _template\nrules: 9\nseats: 2\nbegin\nend: 0 moves, digest 0000000000000000\n",
    "ludarium-record 1\ngame: _template\nrules: 1\nseats: 2\nbegin = x y z\nend: 0 moves, digest 0\n",
    "\x00" * 1000,
]


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_a_wrong_record_is_refused(server: Served, text: str) -> None:
    status, problem = upload(server.guest(), text)
    assert (status, problem["reason"]) == (400, "bad-record")


def test_a_changed_record_is_refused(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    record = ana.guest.http.get(f"/api/tables/{ana.table}/record").text
    lines = record.splitlines()
    for number in range(1, len(lines)):
        changed = "\n".join(lines[:number] + [lines[number] + " x"] + lines[number + 1 :]) + "\n"
        assert upload_quietly(server, changed) >= 400
    assert upload(server.guest(), "x" * 500_000)[0] == 413
    assert server.guest().http.post("/api/replays", content=b"\xff\xfe").status_code in (400, 429)


def upload_quietly(server: Served, text: str) -> int:
    """Without counting against the limit on uploads."""
    from ludarium.server.refusal import Refusal
    from ludarium.server.replay import Replays

    try:
        Replays(server.tables.context.library, 4).upload(text, lambda: None)
    except Refusal as refusal:
        return refusal.status
    return 200


def test_a_game_with_undone_moves_replays_what_counted(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    ana.play("keep")
    ana.until(lambda position: position["seq"] == 1)
    ana.ask("undo", seat=0, to=0)
    ana.until(lambda position: position["seq"] == 2)
    play_out([ana, ben])
    replay = ana.guest.get(f"/api/tables/{ana.table}/replay")
    assert replay["moves"] == ana.position["seq"] - 2
    last = ana.guest.get(f"/api/tables/{ana.table}/replay/{replay['moves']}?seat=0")
    assert last["view"] == ana.position["view"]
