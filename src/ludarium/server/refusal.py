"""What cannot be done: a code with arguments for the browser, never internals."""

from __future__ import annotations


class Refusal(Exception):
    """Raised anywhere below the edge; the edge answers with a `Problem` (HTTP) or `Refused` (WebSocket)."""

    def __init__(self, reason: str, /, status: int = 400, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.arguments: dict[str, str | int] = dict(arguments)


class Stale(Refusal):
    """The command was for an older position: a fresh one goes with the answer."""

    def __init__(self) -> None:
        super().__init__("stale", status=409)
