"""Bots think in processes of their own: the server never waits for them, and survives what they do.

A worker is `python -m ludarium.server.worker`; it reads tasks from its standard input and writes moves. One
that dies or hangs is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ludarium.coach.hint import Hint
from ludarium.coach.trial import Trial
from ludarium.core.game import Setup
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.state import State
from ludarium.server.fair import BusyError, Claim, FairQueue
from ludarium.server.metrics import BOT_FAILURES, BOT_QUEUE, BOT_THINK_SECONDS, BOT_WAIT_SECONDS, LIMITS

LENGTH = 4  # bytes before each message
START = 60.0  # seconds until a new process must be there
LOOK = 0.5  # seconds between two looks at one that is thinking
STILL = 5  # looks in a row at one that does nothing: then it hangs
LONGEST_THOUGHT = 2.5  # seconds of a processor for one decision; the longest real ones take less than one
LONGEST_ADVICE = 8.0  # for a hint or a try: without a compiled engine they take some seconds
LONGEST_STUDY = 12.0  # for a piece of an analysis: the game's solver may have to be loaded first
BOTS_BUSY = LIMITS.labels("bots_waiting")
log = logging.getLogger("ludarium.server")


class BotFailed(Exception):
    """The worker died, answered nonsense, or took too long."""


class Task(msgspec.Struct, kw_only=True, tag="move"):
    """A decision to be made. `state` is dealt again for the seat: it holds no secret."""

    game: str
    seats: int
    chosen: Mapping[str, str]
    rules: str  # the version
    state: dict[str, object]
    seat: int
    level: str
    seed: int
    made: int = 0  # decisions of this turn that it has made already
    crowd: int = 1  # bots of the table that are asked at once and share the workers

    @staticmethod
    def of(setup: Setup, state: State, seat: int, level: str, made: int, crowd: int) -> Task:
        copy = redealt(state, seat, Seeded(secrets.randbits(62)))
        return Task(
            game=setup.game.id,
            seats=setup.seats,
            chosen={**setup.options, **setup.overrides},
            rules=setup.version,
            state=copy.dump(),
            seat=seat,
            level=level,
            seed=secrets.randbits(62),
            made=made,
            crowd=crowd,
        )


class HintTask(msgspec.Struct, kw_only=True, tag="hint"):
    """A hint to be made. `state` is dealt again for the seat: it holds no secret."""

    game: str
    seats: int
    chosen: Mapping[str, str]
    rules: str
    state: dict[str, object]
    seat: int
    seed: int

    @staticmethod
    def of(setup: Setup, state: State, seat: int) -> HintTask:
        copy = redealt(state, seat, Seeded(secrets.randbits(62)))
        return HintTask(
            game=setup.game.id,
            seats=setup.seats,
            chosen={**setup.options, **setup.overrides},
            rules=setup.version,
            state=copy.dump(),
            seat=seat,
            seed=secrets.randbits(62),
        )


class AnalysisTask(msgspec.Struct, kw_only=True, tag="analysis"):
    """A finished game to be analysed a little further: nothing of it is secret any more."""

    game: str
    record: str
    kept: bytes  # the report so far, as JSON; empty at first


class TrialTask(msgspec.Struct, kw_only=True, tag="trial"):
    """Another move at a decision of a finished game, to be held against the best found."""

    game: str
    record: str
    decision: int  # its number
    best: list[str]
    moves: list[str]
    seed: int


AnyTask = Task | HintTask | AnalysisTask | TrialTask
LONGEST = {HintTask: LONGEST_ADVICE, TrialTask: LONGEST_ADVICE, AnalysisTask: LONGEST_STUDY}


class Answer(msgspec.Struct, kw_only=True):
    move: int


class _Worker:
    """One process, used for one decision at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start() -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludarium.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # a Ctrl-C in the terminal is the server's to handle
        )
        worker = _Worker(process)
        try:
            async with asyncio.timeout(START):
                await worker._read()  # it says that it is there
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, task: AnyTask, patience: float) -> bytes:
        """Its answer; raises TimeoutError when it hangs. How long one waits for a bot that is thinking is `patience`;
        one that does nothing is not thinking, and one that thinks for seconds on end will not stop."""
        assert self.process.stdin is not None
        message = msgspec.msgpack.encode(task)
        self.process.stdin.write(len(message).to_bytes(LENGTH) + message)
        await self.process.stdin.drain()
        answer = asyncio.ensure_future(self._read())
        pulse = Pulse(self.process.pid, LONGEST.get(type(task), LONGEST_THOUGHT))
        until = time.monotonic() + patience
        try:
            while True:
                left = until - time.monotonic()
                done, _ = await asyncio.wait([answer], timeout=max(0.0, min(LOOK, left)))
                if done:
                    return await answer
                if left <= 0 or pulse.hangs():
                    raise TimeoutError("it hangs")
        finally:
            answer.cancel()

    async def _read(self) -> bytes:
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(LENGTH))
        return await self.process.stdout.readexactly(size)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pulse:
    """What a process has done since somebody began to look, where the system tells it (Linux).

    Not by the clock alone: on a machine with much to do a bot may wait long for a processor, and is no worse for it.
    """

    def __init__(self, pid: int, longest: float = LONGEST_THOUGHT) -> None:
        self.pid = pid
        self.longest = longest
        self.first = self.last = self._used()
        self.still = 0  # looks in a row that found it doing nothing

    def hangs(self) -> bool:
        used = self._used()
        if used is None or self.first is None or self.last is None:
            return False
        ready = used[1] == "R"  # it would run if it had a processor
        self.still = 0 if ready or used[0] > self.last[0] else self.still + 1
        self.last = used
        return self.still >= STILL or used[0] - self.first[0] > self.longest

    def _used(self) -> tuple[float, str] | None:
        """Seconds of a processor, and the state of the process."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), fields[0]
        except (OSError, ValueError, IndexError):
            return None


class BotPool:
    """A few workers, started when first needed."""

    def __init__(self, size: int, patience: float, most_waiting: int = 500) -> None:
        self.patience = patience
        self.failures = 0
        self.queue = FairQueue(max(1, size), most_waiting)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()

    async def decide(self, task: Task, claim: Claim) -> int:
        """The move of a bot."""
        answer = await self.ask(task, claim)
        try:
            return msgspec.msgpack.decode(answer, type=Answer).move
        except msgspec.MsgspecError as error:
            raise self._failed(task, error) from None

    async def hint(self, task: HintTask, claim: Claim) -> Hint:
        answer = await self.ask(task, claim)
        try:
            return msgspec.msgpack.decode(answer, type=Hint)
        except msgspec.MsgspecError as error:
            raise self._failed(task, error) from None

    async def trial(self, task: TrialTask, claim: Claim) -> Trial:
        answer = await self.ask(task, claim)
        try:
            return msgspec.msgpack.decode(answer, type=Trial)
        except msgspec.MsgspecError as error:
            raise self._failed(task, error) from None

    async def ask(self, task: AnyTask, claim: Claim) -> bytes:
        """What a worker answers; raises BotFailed, or BusyError. A failed worker is replaced at the next task."""
        with BOT_QUEUE.track_inprogress(), BOT_WAIT_SECONDS.time(), BOTS_BUSY.count_exceptions(BusyError):
            await self.queue.enter(claim)
        began = time.monotonic()
        worker: _Worker | None = None
        try:
            worker = await self._worker()
            began = time.monotonic()
            with BOT_THINK_SECONDS.time():
                answer = await worker.ask(task, self.patience)
            self._idle.append(worker)
            worker = None
            return answer
        # A pipe whose other end has just died is closed by the loop: writing to it is then a RuntimeError.
        except (OSError, EOFError, TimeoutError, RuntimeError) as error:
            raise self._failed(task, error) from None
        finally:
            self.queue.leave(claim, time.monotonic() - began)
            if worker is not None:  # also when cancelled: its answer would be taken for the next one's
                self._all.discard(worker)
                await worker.end()

    def _failed(self, task: AnyTask, error: Exception) -> BotFailed:
        self.failures += 1
        BOT_FAILURES.inc()
        level = task.level if isinstance(task, Task) else "coach"
        log.error("a bot failed: level %s of %s: %r", level, task.game, error)
        return BotFailed()

    async def _worker(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._all.discard(worker)
        worker = await _Worker.start()
        self._all.add(worker)
        return worker

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._all]

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.end()
        self._all.clear()
        self._idle.clear()
