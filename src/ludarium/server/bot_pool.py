"""Bots think in processes of their own: the server never waits for them, and survives what they do.

A worker is `python -m ludarium.server.worker`; it reads tasks from its standard input and writes moves. One
that dies or thinks too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Mapping

import msgspec

from ludarium.core.game import Setup
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.state import State

LENGTH = 4  # bytes before each message
log = logging.getLogger("ludarium.server")


class BotFailed(Exception):
    """The worker died, answered nonsense, or took too long."""


class Task(msgspec.Struct, kw_only=True):
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
        return _Worker(process)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, task: Task) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        message = msgspec.msgpack.encode(task)
        self.process.stdin.write(len(message).to_bytes(LENGTH) + message)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(LENGTH))
        answer = await self.process.stdout.readexactly(size)
        return msgspec.msgpack.decode(answer, type=Answer).move

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotPool:
    """A few workers, started when first needed."""

    def __init__(self, size: int, patience: float) -> None:
        self.patience = patience
        self.failures = 0
        self._free: asyncio.LifoQueue[_Worker | None] = asyncio.LifoQueue()
        self._all: set[_Worker] = set()
        for _ in range(max(1, size)):
            self._free.put_nowait(None)

    async def decide(self, task: Task) -> int:
        """The move of a bot; raises BotFailed. The failed worker is replaced at the next decision."""
        worker = await self._free.get()
        try:
            if worker is None or not worker.alive:
                worker = await _Worker.start()
                self._all.add(worker)
            return await asyncio.wait_for(worker.ask(task), self.patience)
        # A pipe whose other end has just died is closed by the loop: writing to it is then a RuntimeError.
        except (OSError, EOFError, TimeoutError, RuntimeError, msgspec.MsgspecError) as error:
            self.failures += 1
            log.error("a bot failed: level %s of %s: %r", task.level, task.game, error)
            await self._drop(worker)
            worker = None
            raise BotFailed from None
        except asyncio.CancelledError:  # its answer would be taken for the next one's
            await self._drop(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def _drop(self, worker: _Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            await worker.end()

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._all]

    async def close(self) -> None:
        for worker in list(self._all):
            await self._drop(worker)
