"""Everything that can be set about a server, with its defaults."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from ludarium.server.logs import Form
from ludarium.server.metrics import Readers

PORT = 8360


def default_data() -> Path:
    """Where this user's data lies: $LUDARIUM_DATA, or the system's usual place."""
    if chosen := os.environ.get("LUDARIUM_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "ludarium"


@dataclass(frozen=True)
class Limits:
    """How much one guest, one connection or one address may ask for."""

    tables: int = 40  # open or running tables made by one guest
    new_tables: int = 30  # tables a guest makes in ten minutes
    guests: int = 200  # guests that come from one address in ten minutes and do something
    sockets: int = 8000  # connections of any kind, fewer where the process may open fewer files
    sockets_of_address: int = 256  # but for a proxy, which brings everybody
    connections: int = 4000  # WebSockets
    connections_of_guest: int = 24
    connections_of_address: int = 128
    url: int = 8000  # bytes of an address with its query
    query: int = 2000
    header: int = 8000  # bytes of one header
    headers: int = 80
    head: int = 32_768  # bytes of all headers
    request: int = 1_000_000  # bytes of a request, whatever becomes of it
    pipelined: int = 8  # requests sent before the first is answered
    outbox: int = 256  # messages waiting for a client that does not read
    outbox_bytes: int = 2_000_000
    message: int = 4096  # bytes of a WebSocket message
    body: int = 65_536  # bytes of an HTTP body
    record: int = 400_000  # bytes of an uploaded record
    uploads: int = 20  # records an address uploads in a minute
    uploads_waiting: int = 8  # at once: they are read one after the other
    rate: float = 20.0  # messages a second of one connection, with a burst
    burst: int = 60
    flood: int = 200  # messages beyond the rate until the connection is closed
    rate_of_address: float = 200.0  # and of all connections of one address
    burst_of_address: int = 400
    controls_of_address: float = 20.0  # pings, pongs and the like a second: a browser only answers ours
    control_burst: int = 300
    requests: float = (
        100.0  # HTTP requests a second of one address; one that changes something counts for five
    )
    request_burst: int = 400
    hellos: float = 10.0  # Hellos a second of one address: each is answered with the whole game
    hello_burst: int = 60
    blocks: int = 500  # people whom one guest blocks
    friends: int = 500  # people whom one guest asks, or is friends with
    friend_asks: int = 30  # times a guest asks somebody to be a friend in an hour
    invitations: int = 60  # times a guest keeps a seat for a friend in an hour
    reports: int = 10  # what a guest reports in an hour
    reports_of_address: int = 40
    searches: int = 60  # times a guest looks for a game in ten minutes
    tournaments: int = 5  # open or running ones that one guest organises
    new_tournaments: int = 10  # that a guest announces in an hour
    entrants: int = 64  # of one tournament
    entries_of_guest: int = 120  # times a guest joins, leaves or arranges a tournament in ten minutes
    seekers: int = 2000  # people who look for a game at once
    seekers_of_address: int = 40
    names: int = 20  # times a guest changes name or language in a minute
    chat: int = 8  # lines a guest may say in ten seconds
    chat_of_address: int = 40
    chat_length: int = 500
    passkeys: int = 20  # of one guest
    letters: int = 4  # links by mail to one address, or of one guest, in an hour
    letters_of_address: int = 20  # asked for from one network address in an hour
    entries: int = 30  # attempts to sign in from one network address in ten minutes
    channels: int = 10  # devices of one guest that are called
    call_changes: int = 60  # changes of a guest to where and about what it is called, in ten minutes
    call_tests: int = 6  # calls on trial of one guest in ten minutes
    puzzles: int = 600  # puzzles, verdicts and attempts that a guest asks for in a minute
    replays: int = 64  # uploaded records kept in memory


@dataclass(frozen=True)
class Times:
    """All in seconds."""

    bot_delay: float = 0.4  # before a bot's first move of a turn, however long it thinks
    bot_next: float = 0.1  # before its further moves
    bot_patience: float = 15.0  # a bot that thinks longer has failed
    head: float = 10.0  # until a request's headers are here
    body: float = 30.0  # and then the rest of it
    upload: float = 3.0  # of a processor, for reading an uploaded record
    linger: float = 2.0  # for the last bytes of a connection that is being closed
    cooling: float = 1.0  # until an address that asks too often is told so
    hello: float = 10.0  # a connection that says nothing is closed
    send: float = 15.0  # a client that takes no bytes for so long is gone
    grace: float = 90.0  # to come back in, before a bot may take the seat over; nothing cuts it short
    sleep: float = 90.0  # a quiet table's game is put away, to be rebuilt from the journal
    forget: float = 900.0  # a quiet table without visitors leaves the memory
    abandon_open: float = 2 * 86_400.0  # tables nobody returns to are closed
    abandon_running: float = 30 * 86_400.0
    search: float = 20.0  # a search for a game that nobody asks about any more lapses
    bots_fill: float = 120.0  # until bots take the seats left free, for those who want that
    orders: float = 1.0  # between two looks at what whoever runs the server has ordered
    calls: float = 5.0  # between two looks at who is to be called
    tick: float = 5.0  # between two rounds of the caretaker


@dataclass(frozen=True)
class Config:
    data: Path = field(default_factory=default_data)
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()  # public addresses, as https://play.example.org, when behind a proxy
    proxies: str = "127.0.0.1"  # whose X-Forwarded-* headers are believed
    bot_workers: int = 1
    # Out of the environment: a command line can be read by everybody on the machine.
    smtp: str = field(
        default_factory=lambda: os.environ.get("LUDARIUM_SMTP", "")
    )  # smtp://user:password@host:port or smtps://…; empty: no mail
    mail_from: str = field(default_factory=lambda: os.environ.get("LUDARIUM_MAIL_FROM", ""))
    contact: str = field(default_factory=lambda: os.environ.get("LUDARIUM_CONTACT", ""))  # for push services
    inward: bool = False  # may calls go to this machine, without TLS? For tests
    metrics: Readers = "local"  # who may read /metrics
    log: Form = "text"
    access_log: bool = False  # a line for every request
    template: bool = False  # offer the template game too: for tests
    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)

    @property
    def public(self) -> bool:
        """Is it run for the internet, behind a proxy of its own name?"""
        return bool(self.origins)

    @property
    def tls(self) -> bool:
        """Is it reached over TLS only?"""
        return self.public and all(origin.startswith("https://") for origin in self.origins)
