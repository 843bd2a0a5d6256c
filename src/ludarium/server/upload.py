"""Records that people upload: read beside the event loop, one at a time, and no longer than somebody waits."""

from __future__ import annotations

import asyncio
import threading
import time

from starlette.requests import Request

from ludarium.server.config import Limits, Times
from ludarium.server.limits import Meter
from ludarium.server.metrics import LIMITS
from ludarium.server.refusal import Refusal
from ludarium.server.replay import Replay, Replays

SPELL, REST = 0.002, 0.006  # seconds of computing, and of rest after it


class Uploads:
    def __init__(self, replays: Replays, limits: Limits, times: Times) -> None:
        self.replays = replays
        self.limits, self.times = limits, times
        self.waiting = 0
        self._meter = Meter(limits.uploads, 60, "uploads")
        self._alone = asyncio.Lock()

    def admit(self, address: str) -> None:
        """Before anything of it is read."""
        if not self._meter.allows(address):
            raise Refusal("too-fast", 429)
        if self.waiting >= self.limits.uploads_waiting:
            LIMITS.labels("uploads_waiting").inc()
            raise Refusal("busy", 503)

    async def read(self, request: Request, body: bytes) -> Replay:
        """The record as a replay. Whoever goes away stops it."""
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("bad-record", line=0, why="it is not text") from None
        gone = threading.Event()
        leaving = asyncio.create_task(_until_left(request, gone))
        self.waiting += 1
        try:
            async with self._alone:
                replay = await asyncio.to_thread(self._read, text, gone)
                self.replays.keep_uploaded(replay)
                return replay
        finally:
            self.waiting -= 1
            gone.set()  # also where this task is cancelled: the thread ends by itself
            leaving.cancel()

    def _read(self, text: str, gone: threading.Event) -> Replay:
        """While it computes everybody waits for the interpreter, again and again: so it rests, most of the time."""
        until = time.thread_time() + self.times.upload
        rested = time.thread_time()

        def go_on() -> None:
            nonlocal rested
            now = time.thread_time()
            if gone.is_set() or now > until:
                raise Refusal("bad-record", line=0, why="it takes too long")
            if now - rested > SPELL:
                time.sleep(REST)
                rested = now

        go_on()
        return self.replays.upload(text, go_on)


async def _until_left(request: Request, gone: threading.Event) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    gone.set()
