"""Guests and their sockets for the server's tests: what a browser would say and hear."""

from __future__ import annotations

import contextlib
import itertools
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 90.0  # seconds: the machine may be busy with something else
# The server closes connections that are idle for five seconds, as httpx does: never use one that is just closed.
BRIEF = httpx.Limits(keepalive_expiry=1.0)
Message = dict[str, Any]
_clients = itertools.count()


def fetch(url: str, method: str = "GET", **rest: Any) -> httpx.Response:
    """One request without a browser around it: no cookie, no origin."""
    return httpx.request(method, url, timeout=PATIENCE, **rest)


class Guest:
    """Somebody with a browser: keeps the cookie."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, headers={"origin": url}, timeout=PATIENCE, verify=False, limits=BRIEF
        )
        self.me: Message = self.get("/api/me")
        if name is not None:
            self.me = self.put("/api/me", {"name": name})

    @property
    def id(self) -> str:
        return str(self.me["user"]["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    def post(self, path: str, body: object = None) -> Any:
        return self._read(self.http.post(path, json={} if body is None else body))

    def put(self, path: str, body: object) -> Any:
        return self._read(self.http.put(path, json=body))

    def _read(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, f"{response.status_code} {response.text}"
        return response.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the reason of a request that must not succeed."""
        response = self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, str(response.json()["reason"])

    def make(self, *seats: str, game: str = "artificium", **wish: object) -> str:
        """A new table; a seat is me, open, local, or a bot's level."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "local") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return str(self.post("/api/tables", {"game": game, "seats": kinds, **wish})["id"])

    def join(self, table: str, seat: int | None = None) -> Message:
        answer: Message = self.post(f"/api/tables/{table}/join", {"seat": seat})
        return answer

    def sit(self, table: str, *, seen: int = -1, seat: int | None = None, hello: bool = True) -> Place:
        return Place(self, table, seen, seat, hello)


def applied(position: Message, change: Message) -> Message:
    """The position after what changed of it."""
    view = {key: value for key, value in position["view"].items() if key not in change["gone"]}
    view |= change["view"]
    for key, things in change["things"].items():
        view[key] = [things.get(str(place), thing) for place, thing in enumerate(view[key])]
    return {**position, **change["fields"], "view": view, "table": {**position["table"], **change["table"]}}


def new_client() -> str:
    return f"client-{next(_clients)}"


class Place:
    """A connection to a table."""

    def __init__(self, guest: Guest, table: str, seen: int, seat: int | None, hello: bool) -> None:
        self.guest = guest
        self.table = table
        self.position: Message = {}
        self.entries: list[Message] = []
        self.heard: list[Message] = []  # everything, in order
        self.raw: list[str] = []
        opened = connect(
            f"{guest.url.replace('http', 'ws')}/ws/tables/{table}",
            origin=Origin(guest.url),
            additional_headers={"cookie": guest.cookie},
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a slow machine is not a lost connection
            max_queue=None,  # what a test has not read yet must not keep the server's own pings from being answered
        )
        self.socket: ClientConnection = opened.__enter__()
        if hello:
            self.say({"type": "hello", "seen": seen, "seat": seat})
            self.wait("position")

    def say(self, message: Message | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "news":
            self.entries += message["entries"]
        return message

    def wait(self, kind: str, test: Callable[[Message], bool] = lambda message: True) -> Message:
        """The next message of this kind that passes the test."""
        until = time.monotonic() + PATIENCE
        while True:
            message = self.hear(max(0.01, until - time.monotonic()))
            if message["type"] == kind and test(message):
                return message

    def wait_briefly(self, *kinds: str) -> Message:
        """One of these, within a moment: for messages that must not come."""
        until = time.monotonic() + 0.3
        while True:
            message = self.hear(max(0.01, until - time.monotonic()))
            if message["type"] in kinds:
                return message

    def until(self, test: Callable[[Message], bool]) -> Message:
        """The first position, beginning with the one known, that passes the test."""
        return self.position if test(self.position) else self.wait("position", test)

    def catch_up(self) -> None:
        """Take in everything that has been sent so far: the answer to a question comes after it."""
        self.ask("why", seat=-1, move="")

    def ask(self, kind: str, **rest: object) -> Message:
        """Say something with a client id; the answer to just that."""
        client = str(rest.pop("client", None) or new_client())
        self.say({"type": kind, "client": client, **rest})
        while True:
            message = self.hear()
            if message.get("client") == client:
                return message

    def play(self, move: str, **rest: object) -> Message:
        """One's own next move, for the position known."""
        message = {"seat": self.position["seat"], "decision": self.position["decision"], "moves": [move]}
        return self.ask("play", **{**message, **rest})

    def consider(self, *moves: str, **rest: object) -> Message:
        """What moves would do, in the position known."""
        message = {"seat": self.position["seat"], "decision": self.position["decision"], "moves": moves}
        return self.ask("consider", **{**message, **rest})

    def is_asked(self) -> bool:
        return bool(self.position["legal"])

    def refusal(self, kind: str, **rest: object) -> str:
        answer = self.ask(kind, **rest)
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    def close(self) -> None:
        self.socket.close()

    def close_code(self) -> int:
        """Read until the server ends the connection."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        code = self.socket.close_code
        assert code is not None
        return code
