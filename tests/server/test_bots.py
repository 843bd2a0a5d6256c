"""Bots in their processes: quick enough, replaced when they fail, and never able to stop a table."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import pytest

from ludarium.bots.guest import CHANCES
from ludarium.bots.levels import LEVELS
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, redealt
from ludarium.core.moves import Moves
from ludarium.games import find_game
from ludarium.server import worker
from ludarium.server.bot_pool import BotFailed, Task
from ludarium.server.bot_turn import STAND_IN
from ludarium.server.config import Times
from ludarium.server.worker import decide, seconds
from tests.server.conftest import Serve, Served
from tests.server.test_play import play_out


def test_a_dead_worker_is_replaced_and_the_table_says_so(server: Served) -> None:
    guest = server.guest()
    place = guest.sit(guest.make("me", "novice"))
    play_out([place], most=3)
    bots = server.tables.context.bots
    for pid in bots.pids():
        os.kill(pid, signal.SIGKILL)
    play_out([place])
    assert place.position["results"] is not None
    assert any(message.get("code") == "bot-failed" for message in place.heard) or bots.failures == 0
    assert bots.pids()


def test_a_bot_that_always_fails_does_not_stop_the_game(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(task: Any, claim: Any) -> int:
        raise BotFailed

    monkeypatch.setattr(server.tables.context.bots, "decide", fails)
    guest = server.guest()
    place = guest.sit(guest.make("me", "master", game="_template"))
    play_out([place])
    assert place.position["results"] is not None
    notices = [message for message in place.heard if message["type"] == "notice"]
    assert {notice["code"] for notice in notices} == {"bot-failed"}


def test_for_a_bot_that_fails_too_often_one_of_the_house_plays_on(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or everybody would wait for one that hangs at each of its decisions."""
    bots = server.tables.context.bots
    original, asked = bots.decide, []

    async def listen(task: Task, claim: Any) -> int:
        asked.append(task.level)
        if task.level == "master":
            raise BotFailed
        return await original(task, claim)

    monkeypatch.setattr(bots, "decide", listen)
    guest = server.guest()
    place = guest.sit(guest.make("me", "master", game="_template"))
    play_out([place])
    assert place.position["results"] is not None
    assert asked[:CHANCES] == ["master"] * CHANCES
    assert set(asked[CHANCES:]) == {STAND_IN}


def test_a_bot_that_thinks_for_ever_is_ended(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(times=Times(bot_delay=0, bot_next=0, bot_patience=0.5))
    guest = server.guest()
    place = guest.sit(guest.make("me", "novice", game="_template"))
    play_out([place], most=2)
    bots = server.tables.context.bots
    for pid in bots.pids():
        os.kill(pid, signal.SIGSTOP)
    play_out([place])
    assert place.position["results"] is not None


def test_the_delay_does_not_depend_on_thinking(serve: Serve) -> None:
    server = serve(times=Times(bot_delay=0.4, bot_next=0.1))
    guest = server.guest()
    place = guest.sit(guest.make("me", "novice", game="_template"))
    began = time.monotonic()
    place.play("keep")
    place.until(lambda position: position["view"]["turn"]["step"] == "lay")
    assert time.monotonic() - began > 0.35


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_within_its_budget(level: str) -> None:
    setup = find_game("artificium").setup(4)
    state = setup.begin(Seeded(1))
    seat = int(state.actor())
    moves = Moves()
    legal(state, seat, moves)
    for made in (0, 1, 9):
        task = Task.of(setup, redealt(state, seat, Seeded(2)), seat, level, made, crowd=1)
        began = time.process_time()
        assert decide(task) in moves.dump()
        assert time.process_time() - began < 1.0


@pytest.mark.parametrize("bots", range(1, 6))
def test_a_tableful_of_bots_has_two_seconds(bots: int) -> None:
    """Asked at once, with six decisions each, on one worker."""
    assert bots * sum(seconds(made, bots) for made in range(6)) < 2.0


def test_bots_share_their_time_when_they_are_asked_at_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = server.tables.context.bots
    original = bots.decide
    asked: list[tuple[str, int, int, int]] = []  # the step, what is drafted, made, crowd

    async def listen(task: Task, claim: Any) -> int:
        state = find_game(task.game).setup(task.seats).load(task.state)
        drafted = int(state.turn.drafts[task.seat].size)
        asked.append((state.step.name, drafted, task.made, task.crowd))
        return await original(task, claim)

    monkeypatch.setattr(bots, "decide", listen)
    guest = server.guest()
    play_out([guest.sit(guest.make("me", "novice", "novice", "novice"))])
    assert ("choose", 0, 0, 3) in asked
    assert all(crowd == 1 for step, _, _, crowd in asked if step in ("market", "resolve"))
    assert any(made > 1 for step, _, made, _ in asked if step == "resolve")
    for step, drafted, made, _ in asked:
        if step == "round_end":
            assert made == drafted


def test_bots_have_numbers_where_there_are_several(server: Served) -> None:
    guest = server.guest()
    table = guest.make("me", "novice", "novice", "master")
    names = [seat["name"] for seat in guest.get(f"/api/tables/{table}")["seats"]]
    assert names[1:] == ["novice 1", "novice 2", "master"]


@pytest.mark.parametrize(
    ("game", "engine", "levels"),
    [
        ("universal-tapestry", "interpreted", ["novice", "greedy", "greedy", "greedy"]),
        ("universal-tapestry", "compiled", list(LEVELS)),
        ("artificium", "interpreted", list(LEVELS)),
    ],
)
def test_until_the_engine_is_compiled_nobody_waits_for_playouts(
    game: str, engine: str, levels: list[str]
) -> None:
    """A search keeps to the clock by itself; a game's own levels do not."""
    assert [worker.level(name, find_game(game), engine) for name in LEVELS] == levels
