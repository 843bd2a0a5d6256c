"""Moves in one go: given in any order, checked together, one entry in the log, taken back as one."""

from __future__ import annotations

import dataclasses
import random

from ludarium.core.state import State
from ludarium.core.verdict import OPEN, Verdict
from tests.server.client import Message, Place
from tests.server.conftest import Served


def with_more(server: Served) -> tuple[Place, list[Message]]:
    """A position in which a person can make two moves in one go: these two."""
    rng = random.Random(3)
    for _ in range(10):
        guest = server.guest("Ana")
        place = guest.sit(guest.make("me", "local", game="plus-ultra"))
        for _ in range(60):
            place.say({"type": "look", "seat": place.position["table"]["asked"][0]})
            place.wait("position")
            for move in place.position["legal"]:
                considered = place.consider(move["text"], more=True)
                if considered["more"] and not place.position["draft"]:
                    return place, [move, rng.choice(considered["more"])]
            place.play(rng.choice(place.position["legal"])["text"])
            place.catch_up()
    raise AssertionError("nothing goes together")


def test_any_order_is_one_entry_and_one_undo(server: Served) -> None:
    place, pair = with_more(server)
    before, seat = place.position, place.position["seat"]
    texts = [move["text"] for move in reversed(pair)]
    considered = place.consider(*texts)
    assert sorted(considered["moves"]) == sorted(texts)
    assert considered["more"] is None
    assert place.play("", moves=texts)["type"] == "accepted"
    after = place.until(lambda position: position["seq"] > before["seq"])
    assert after["seq"] == before["seq"] + 1
    entry = place.entries[-1]
    assert [move["text"] for move in entry["moves"]] == considered["moves"]
    assert entry["events"][: len(considered["events"])] == considered["events"]
    if considered["view"] is not None:
        assert considered["view"] == after["view"]
    place.ask("undo", seat=seat, to=before["seq"])
    back = place.until(lambda position: position["seq"] == before["seq"] + 2)
    assert back["view"] == before["view"]
    assert back["legal"] == before["legal"]


def test_all_of_them_or_none(server: Served) -> None:
    place, pair = with_more(server)
    before = place.position
    assert place.play("", moves=[pair[0]["text"], "nonsense"])["reason"] == "no-such-move"
    assert place.play("", moves=[pair[0]["text"]] * 30)["type"] == "refused"
    assert place.play("", moves=[pair[0]["text"]] * 50)["reason"] == "malformed"
    assert place.play("", moves=[])["reason"] == "malformed"
    assert place.consider(*[pair[0]["text"]] * 30)["type"] == "refused"
    assert place.consider(pair[0]["text"], decision=before["decision"] - 1)["reason"] == "stale"
    place.say({"type": "look", "seat": before["seat"]})
    assert place.wait("position")["view"] == before["view"]


def test_nothing_is_kept_of_what_is_only_considered(server: Served) -> None:
    place, pair = with_more(server)
    table = next(table for table in server.tables.resident() if table.row.id == place.table)
    assert table.journal is not None
    state, lines = table.journal.state.clone(), table.lines
    place.consider(*(move["text"] for move in pair), more=True)
    assert table.journal.state.same(state)
    assert table.lines == lines


def test_a_game_judges_what_is_half_done(server: Served) -> None:
    guest = server.guest()
    place = guest.sit(guest.make("me", "local", game="_template"))
    assert place.refusal("judge", seat=0, move="refresh one", note="so") == "no-notes"

    def judge(state: State, seat: int, move: str, note: str) -> Verdict:
        return Verdict(OPEN, "too-few", {"seat": seat}, details={"laid": move.split(), "note": note})

    (table,) = server.tables.resident()
    table.setup = dataclasses.replace(table.setup, game=dataclasses.replace(table.setup.game, judge=judge))
    judged = place.ask("judge", seat=0, move="refresh one", note=" so ")
    assert judged["verdict"] == {
        "state": "open",
        "reason": "too-few",
        "args": {"seat": 0},
        "note": "",
        "details": {"laid": ["refresh", "one"], "note": "so"},
    }
    assert place.refusal("judge", seat=5, move="refresh one", note="") == "not-your-seat"
