"""Bots for everybody: whoever asks for much waits for the others, and a worker that hangs keeps nobody waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from ludarium.core.host import Seeded
from ludarium.games import find_game
from ludarium.server.bot_pool import BotFailed, BotPool, Pulse, Task
from ludarium.server.fair import BusyError, Claim, FairQueue


def order(first: Claim, *waiting: Claim) -> list[Claim]:
    """Who is served after the first, if each uses the one place for a second."""

    async def run() -> list[Claim]:
        queue, served = FairQueue(1, 100), []

        async def wait(claim: Claim) -> None:
            await queue.enter(claim)
            served.append(claim)
            queue.leave(claim, 1.0)

        await queue.enter(first)
        tasks = [asyncio.create_task(wait(claim)) for claim in waiting]
        await asyncio.sleep(0)
        queue.leave(first, 1.0)
        await asyncio.gather(*tasks)
        assert (queue.free, len(queue)) == (1, 0)
        return served

    return asyncio.run(run())


def test_whoever_asks_for_much_waits_for_the_others() -> None:
    greedy = [Claim("greedy", "here") for _ in range(4)]
    other, neighbour = Claim("other", "there"), Claim("neighbour", "here")
    assert order(greedy[0], *greedy[1:], other) == [other, *greedy[1:]]
    # New names do not help: the address counts first, and then the person.
    crowd = [Claim(f"guest {number}", "here") for number in range(4)]
    assert order(crowd[0], *crowd[1:], other)[0] is other
    assert order(greedy[0], greedy[1], neighbour)[0] is neighbour


def test_tables_that_somebody_looks_at_come_first() -> None:
    alone, seen = Claim("a", "x", lambda: False), Claim("b", "y")
    assert order(Claim("b", "y"), alone, seen) == [seen, alone]


def test_the_queue_is_bounded_and_survives_whoever_goes() -> None:
    async def run() -> None:
        queue = FairQueue(1, 2)
        claim = Claim()
        await queue.enter(claim)
        waiting = [asyncio.create_task(queue.enter(claim)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await queue.enter(claim)
        waiting[0].cancel()
        await asyncio.sleep(0)
        queue.leave(claim, 0.0)
        waiting[1].cancel()  # just when it has got its turn
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (queue.free, len(queue)) == (1, 0)

    asyncio.run(run())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_a_worker_that_hangs_is_noticed_within_three_seconds_and_replaced() -> None:
    setup = find_game("_template").setup(2)
    state = setup.begin(Seeded(1))
    task = Task.of(setup, state, int(state.actor()), "novice", 0, 1)

    async def run() -> None:
        bots = BotPool(1, patience=600.0)
        move = await bots.decide(task, Claim())
        for pid in bots.pids():
            os.kill(pid, signal.SIGSTOP)
        with pytest.raises(BotFailed):
            await bots.decide(task, Claim())  # long before its patience ends
        assert await bots.decide(task, Claim()) == move
        await bots.close()

    asyncio.run(run())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_a_process_is_judged_by_what_it_does() -> None:
    """Not by the time that passes: waiting for a processor is not hanging."""

    async def looks(code: str, stop: bool = False) -> Pulse:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
        if stop:
            process.send_signal(signal.SIGSTOP)
        pulse = Pulse(process.pid)
        for _ in range(200):
            if pulse.hangs():
                break
            await asyncio.sleep(0.02)
        process.kill()
        await process.wait()
        return pulse

    assert asyncio.run(looks("import time; time.sleep(600)")).still
    assert asyncio.run(looks("while True: pass", stop=True)).still
    busy = Pulse(os.getpid())
    assert not busy.hangs()
