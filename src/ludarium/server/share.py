"""How others on the same network reach this server: its addresses, and a code a phone can read."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Awaitable, Callable

import segno


def addresses() -> list[str]:
    """This machine's addresses on its networks, the one of the default route first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way a packet would go
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [
        address
        for address in dict.fromkeys(found)
        if not (ip := ipaddress.ip_address(address)).is_loopback and not ip.is_unspecified
    ]


def reachable(host: str) -> list[str]:
    """The addresses under which a server bound to `host` is reached from elsewhere."""
    if host in ("0.0.0.0", "::", ""):
        return addresses()
    with contextlib.suppress(ValueError):
        if ipaddress.ip_address(host).is_loopback:
            return []
    return [] if host == "localhost" else [host]


class Door:
    """Where others come in. A server that listens on this machine only can be opened while it runs."""

    def __init__(self, host: str) -> None:
        self.hosts = reachable(host)
        self._listen: Callable[[str, int], Awaitable[None]] | None = None

    def hang(self, listen: Callable[[str, int], Awaitable[None]]) -> None:
        """Told by the running server how it listens on a further address."""
        self._listen = listen

    @property
    def can_open(self) -> bool:
        return self._listen is not None and not self.hosts

    async def open(self, port: int) -> None:
        for host in addresses():
            if self._listen is not None and host not in self.hosts:
                with contextlib.suppress(OSError):
                    await self._listen(host, port)
                    self.hosts.append(host)


def qr_svg(url: str) -> str:
    """The address as a picture, in the colours of the page around it."""
    return segno.make(url, micro=False).svg_inline(
        scale=4, border=4, dark="#000", light="#fff", svgclass="qr", lineclass=None, omitsize=True
    )
