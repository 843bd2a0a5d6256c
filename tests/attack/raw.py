"""Bytes to a server, as no browser would send them, and what comes back."""

from __future__ import annotations

import contextlib
import re
import socket
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from tests.server.client import PATIENCE

_STATUS = re.compile(rb"HTTP/1\.1 ([0-9]{3}) ")


def dial(url: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses."""
    place = urlsplit(url)
    return socket.create_connection(
        (place.hostname or "", place.port or 0), PATIENCE, source_address=(source, 0)
    )


def ask(url: str, request: bytes, source: str = "127.0.0.1") -> bytes:
    """Everything that is answered until the server closes the connection."""
    with dial(url, source) as connection:
        with contextlib.suppress(OSError):  # it may be closed before everything is sent
            connection.sendall(request)
        return rest(connection)


def ask_all(url: str, requests: Sequence[bytes]) -> list[bytes]:
    """The same at once, each on a connection of its own."""
    with ThreadPoolExecutor(len(requests)) as threads:
        return list(threads.map(lambda request: ask(url, request), requests))


def rest(connection: socket.socket) -> bytes:
    read = bytearray()
    with contextlib.suppress(ConnectionError):
        while chunk := connection.recv(65_536):
            read += chunk
    return bytes(read)


def status(answer: bytes) -> int:
    """0 where nothing was answered."""
    found = _STATUS.match(answer)
    return int(found[1]) if found else 0
