"""`python -m tests.attack.fuzz`: bad inputs over HTTP, WebSocket and plain TCP, all from one seed.

Everything sent is something that must be refused. What is counted: tracebacks in the log, answers of 5xx and their
like, changes of what is stored, and how much the server's memory grew.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import struct
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from tests.attack.house import Furniture, House, furnished, opened
from tests.attack.words import BODIES, MESSAGES, METHODS, ROUTES, VALUES, WORDS

INPUTS = 200_000
WORKERS = 12
SETTLING = 2_000  # inputs after which the memory is looked at first
MOST_GROWTH = 64.0  # MB
PATIENCE = 60.0
READING = (b"GET", b"HEAD", b"OPTIONS")
HARMLESS = (
    b"/api/replays",
    b"/practice/",
    b"/start",
    b"/passkey/options",
)  # kept by nobody; and a game that has begun is begun already


@dataclass
class Found:
    inputs: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)  # what was answered as no attack may be
    unanswered: int = 0

    def fault(self, what: str, sent: bytes) -> None:
        self.faults.append(f"{what}: {sent[:300]!r}")


class Attacker:
    """One stream of bad inputs. It sits nowhere: whatever it asks to have changed must be refused."""

    def __init__(self, house: House, there: Furniture, seed: int, found: Found) -> None:
        place = urlsplit(house.url)
        self.host, self.port = place.hostname or "", place.port or 0
        self.there, self.found = there, found
        self.random = random.Random(seed)
        self.origin = house.url

    async def run(self, inputs: int) -> None:
        while inputs > 0:
            kind = self.random.random()
            some = min(inputs, 1 if kind < 0.2 else 40)
            try:
                async with asyncio.timeout(PATIENCE):
                    if kind < 0.2:
                        await self.tcp()
                    elif kind < 0.6:
                        some = await self.http(some)
                    else:
                        some = await self.socket(some)
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                pass  # the server hung up on it
            except TimeoutError:
                self.found.unanswered += 1
            inputs -= max(1, some)
            self.found.inputs += max(1, some)

    @contextlib.asynccontextmanager
    async def dialled(self):  # type: ignore[no-untyped-def]
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=4_000_000)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    # Plain TCP

    async def tcp(self) -> None:
        sent = self._bytes()
        async with self.dialled() as (reader, writer):
            writer.write(sent)
            if self.random.random() < 0.7:
                with contextlib.suppress(OSError):
                    writer.write_eof()
            answer = b""
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.3 if self.random.random() < 0.05 else 5.0):
                    answer = await reader.read(400)
            self._look(answer, sent)

    def _bytes(self) -> bytes:
        rng = self.random
        match rng.randrange(6):
            case 0:
                return rng.randbytes(rng.randrange(1, 2000))
            case 1:
                return self._request(close=True)[: rng.randrange(1, 400)]
            case 2:
                request = bytearray(self._request(close=True))
                for _ in range(rng.randrange(1, 12)):
                    request[rng.randrange(len(request))] = rng.randrange(256)
                return bytes(request)
            case 3:
                lines = b"".join(
                    b"%b: %b\r\n" % (self._token(), self._token()) for _ in range(rng.randrange(120))
                )
                return b"GET / HTTP/1.1\r\nHost: localhost\r\n" + lines + b"\r\n"
            case 4:
                chunk = rng.choice((b"zz", b"-1", b"ffffffffffffffffff", b"1;" + b"x" * 5000, b""))
                return (
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + chunk
                    + b"\r\n"
                )
            case _:
                length = rng.choice((b"-1", b"1e9", b"99999999999999999999", b"5, 6", b"0x10", b""))
                return (
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                    + length
                    + b"\r\n\r\nxxxxx"
                )

    def _token(self) -> bytes:
        rng = self.random
        return rng.choice(
            (b"cookie", b"host", b"origin", b"x", rng.randbytes(5).hex().encode(), b"x" * rng.randrange(9000))
        )

    # HTTP

    def _path(self) -> str:
        rng = self.random
        ids = [*self.there.running, self.there.open]
        route = rng.choice(ROUTES)
        while "{}" in route:
            word = rng.choice(WORDS)
            if rng.random() < 0.7 and ("/tables/{}" in route or "/tournaments/{}" in route):
                word = rng.choice(ids) if "/tables/{}" in route else self.there.tournament
            route = route.replace(
                "{}", "".join(each if " " < each < "\x7f" else f"%{ord(each) % 256:02x}" for each in word), 1
            )
        return route

    def _body(self) -> bytes:
        rng = self.random
        body = self._twisted(rng.choice(BODIES))
        match rng.randrange(8):
            case 0:
                return rng.randbytes(rng.randrange(300))
            case 1:
                return b"[" * rng.randrange(2000) + b"]" * rng.randrange(2000)
            case 2:
                return body[: rng.randrange(max(1, len(body)))]
            case 3:
                return b"ludarium 1\ngame artificium\n" + b"\n".join(
                    self._token() for _ in range(rng.randrange(40))
                )
            case _:
                return body

    def _twisted(self, message: dict[str, object]) -> bytes:
        """A message with something wrong in it."""
        rng = self.random
        twisted = dict(message)
        for _ in range(rng.randrange(1, 4)):
            key = rng.choice([*twisted, "x", ""])
            if rng.random() < 0.25:
                twisted.pop(key, None)
            else:
                twisted[key] = rng.choice(VALUES)
        text = json.dumps(twisted).encode()
        if rng.random() < 0.2:
            cut = rng.randrange(len(text))
            text = text[:cut] + rng.randbytes(rng.randrange(1, 4)) + text[cut:]
        return text

    def _request(self, close: bool = False) -> bytes:
        """Of somebody who is nobody here; or of a guest, about what is others' only."""
        rng = self.random
        method, path = rng.choice(METHODS), self._path()
        headers = [
            (
                "Host",
                f"{self.host}:{self.port}"
                if rng.random() < 0.9
                else rng.choice(("[", "x", "", "a b", "[::1")),
            )
        ]
        if rng.random() < 0.8:
            headers.append(
                (
                    "Origin",
                    self.origin if rng.random() < 0.8 else rng.choice(("null", "http://[", "https://x")),
                )
            )
        theirs = method != "GET" and any(
            each in path for each in (*self.there.running, self.there.tournament)
        )
        if theirs and rng.random() < 0.6:
            headers.append(("Cookie", self.there.cookie))
        elif rng.random() < 0.5:
            forged = self.there.cookie[: rng.randrange(5, 40)] + rng.choice(
                ("", "x", "=;=", "; " * 40, '"', "\xe9")
            )
            headers.append(("Cookie", forged))
        if rng.random() < 0.2:
            headers.append(
                (
                    rng.choice(("Range", "If-None-Match", "Accept-Language", "X-Request-Id", "Expect")),
                    "x" * rng.randrange(300),
                )
            )
        body = b"" if method in ("GET", "HEAD", "OPTIONS", "TRACE") else self._body()
        headers.append(("Content-Length", str(len(body))))
        if close:
            headers.append(("Connection", "close"))
        head = "".join(f"{name}: {value}\r\n" for name, value in headers)
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + body

    async def http(self, most: int) -> int:
        """As many as one connection lives to see."""
        sent = 0
        async with self.dialled() as (reader, writer):
            while sent < most:
                request = self._request()
                writer.write(request)
                sent += 1
                head = await reader.readuntil(b"\r\n\r\n")
                self._look(head, request)
                length = next(
                    (line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")),
                    b":0",
                )
                if not request.startswith(b"HEAD"):
                    await reader.readexactly(int(length.partition(b":")[2]))
                if b"connection: close" in head.lower():
                    break
        return sent

    def _look(self, answer: bytes, sent: bytes) -> None:
        status = answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.1 ") else "nothing"
        self.found.answers[status] += 1
        if status.startswith("5"):
            self.found.fault(status, sent)
        elif (
            status.startswith("2")
            and not sent.startswith(READING)
            and not any(each in sent for each in HARMLESS)
        ):
            self.found.fault("taken", sent)

    # WebSocket

    async def socket(self, most: int) -> int:
        rng = self.random
        table = rng.choice([*self.there.running, self.there.open])
        cookie = f"Cookie: {self.there.cookie}\r\n" if rng.random() < 0.5 else ""
        head = (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin: {self.origin}\r\n{cookie}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        sent = 0
        async with self.dialled() as (reader, writer):
            writer.write(head.encode())
            opened = await reader.readuntil(b"\r\n\r\n")
            self._look(opened, head.encode())
            if rng.random() < 0.8:
                writer.write(framed(0x81, b'{"type":"hello"}'))
            listening = asyncio.create_task(self._listen(reader))
            try:
                while sent < most and not listening.done():
                    frame = self._frame()
                    writer.write(frame)
                    sent += 1
                    await writer.drain()
                    if sent % 8 == 0:
                        await asyncio.sleep(0)
                writer.write(framed(0x88, struct.pack("!H", 1000)))
                async with asyncio.timeout(10):
                    await listening
            finally:
                listening.cancel()
        return sent

    def _frame(self) -> bytes:
        rng = self.random
        text = self._twisted(rng.choice(MESSAGES))
        kind = rng.random()
        if kind < 0.75:
            return framed(0x81, text)
        if kind < 0.8:
            return framed(0x82, rng.randbytes(rng.randrange(200)))
        if kind < 0.84:
            return framed(0x81, b'{"type":"' + rng.randbytes(8))
        if kind < 0.88:
            return framed(0x01, text[:5]) + framed(0x00, text[5:9]) + framed(0x80, text[9:])
        if kind < 0.91:
            return framed(0x89, rng.randbytes(rng.randrange(126)))
        if kind < 0.94:
            return framed(0x81, b"[" * rng.randrange(4000))
        if kind < 0.97:
            return framed(
                0x81,
                json.dumps(
                    {"type": "play", "client": "x" * 3000, "seat": 0, "decision": 0, "moves": []}
                ).encode(),
            )
        return rng.choice(
            (
                framed(0xF1, text),
                framed(0x83, text),
                framed(0x89, b"x" * 200),
                b"\x81\x05hello",
                rng.randbytes(30),
            )
        )

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        """Until the end: what comes back must be a refusal or what anybody may see."""
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                first, second = await reader.readexactly(2)
                size = second & 127
                if size >= 126:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
                data = await reader.readexactly(size)
                if first == 0x88:
                    code = int.from_bytes(data[:2])
                    self.found.answers[f"close {code}"] += 1
                    if code == 1011:
                        self.found.fault("closed with 1011", data)
                    return
                if b'"internal"' in data or b'"accepted"' in data[:40]:
                    self.found.fault("answered", data)


def framed(first: int, data: bytes) -> bytes:
    """A client's frame; its mask is nothing but zeros."""
    size = len(data)
    head = bytes((first, 128 | size)) if size < 126 else bytes((first, 254)) + size.to_bytes(2)
    return head + b"\0\0\0\0" + data


async def attack(house: House, there: Furniture, inputs: int, seed: int, found: Found, part: int = 0) -> None:
    each = inputs // WORKERS
    attackers = [
        Attacker(house, there, seed * 1000 + part * 100 + number, found) for number in range(WORKERS)
    ]
    await asyncio.gather(*(attacker.run(each) for attacker in attackers))


@dataclass
class Verdict:
    found: Found
    tracebacks: int
    changes: list[str]
    grown: float
    seconds: float

    def faults(self) -> list[str]:
        said = list(self.found.faults)
        if self.tracebacks:
            said.append(f"{self.tracebacks} tracebacks in the log")
        said += [f"changed: {change}" for change in self.changes]
        if self.grown > MOST_GROWTH:
            said.append(f"the memory grew by {self.grown:.0f} MB")
        return said


def siege(folder: Path, inputs: int, seed: int, tell: bool = False) -> Verdict:
    """All of it on a fresh server."""
    with opened(folder, wide=True) as house:
        there = furnished(house)
        before, found, began = house.kept(), Found(), time.monotonic()
        first = min(SETTLING, inputs // 4)
        asyncio.run(attack(house, there, first, seed, found))
        settled, part = house.resident(), 0
        while found.inputs < inputs:
            part += 1
            some = min(20_000, inputs - found.inputs + WORKERS)
            asyncio.run(attack(house, there, some, seed, found, part))
            if tell:
                print(
                    f"  {found.inputs:7d} inputs, {house.resident():.0f} MB, {len(found.faults)} faults",
                    flush=True,
                )
        grown = house.resident() - settled
        after = house.kept()
        changes = [
            f"{table}: {row[:300]}"
            for table, rows in after.items()
            for row in rows ^ before.get(table, set())
        ]
        log = house.log
    return Verdict(found, log.count("Traceback"), changes, grown, time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--inputs", type=int, default=INPUTS)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3)))
    chosen = parser.parse_args()
    print(f"{chosen.inputs} bad inputs, seed {chosen.seed}")
    with tempfile.TemporaryDirectory() as scratch:
        verdict = siege(Path(scratch) / "data", chosen.inputs, chosen.seed, tell=True)
    print(f"  answered with          {dict(verdict.found.answers.most_common())}")
    print(f"  not answered in time   {verdict.found.unanswered}")
    print(f"  tracebacks             {verdict.tracebacks}")
    print(f"  faults                 {len(verdict.found.faults)}")
    print(f"  changes                {len(verdict.changes)}")
    print(f"  memory grew by         {verdict.grown:.1f} MB")
    print(f"  seconds                {verdict.seconds:.0f}")
    for fault in verdict.faults()[:20]:
        print(f"    {fault}")
    if verdict.faults():
        raise SystemExit(1)


if __name__ == "__main__":
    main()
