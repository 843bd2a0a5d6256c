"""Who is there when something begins or breaks: nobody misses the first entry, nobody hangs on a broken line."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludarium.server import live
from tests.server.conftest import Served
from tests.server.test_play import two_players


def test_who_waited_for_the_game_hears_how_it_began(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", game="_template")
    waiting = ana.sit(table)
    assert not waiting.entries
    ben.join(table)
    waiting.until(lambda position: position["seq"] == 0)
    assert [entry["seq"] for entry in waiting.entries] == [0]


async def broken(*_: Any) -> None:
    raise RuntimeError("a fault of ours")


def test_a_command_that_fails_is_answered(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _ = two_players(server, game="_template")
    monkeypatch.setattr(live, "obey", broken)
    assert ana.ask("say", text="hello")["reason"] == "internal"
    monkeypatch.undo()
    assert ana.ask("say", text="hello")["type"] == "accepted"


def test_a_line_that_cannot_be_greeted_is_closed(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes again by itself; one that hears nothing would be worse."""
    ana, _ = two_players(server, game="_template")
    monkeypatch.setattr(live.Live, "_greet", broken)
    lost = ana.guest.sit(ana.table, hello=False)
    lost.say({"type": "hello", "seen": -1, "seat": None})
    with pytest.raises(ConnectionClosed) as closed:
        lost.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == live.BROKEN
