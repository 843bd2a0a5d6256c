"""Requests that this server makes, to addresses that its guests name: no way into the operator's own network.

Only https, only to ports meant for it; the name is looked up once, every address it has must be a public one, and the
connection goes to just that. No redirect is followed, and of the answer only its status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0  # seconds for all of it
LONGEST_HEAD = 16_384
LONGEST = 1000  # characters of an address
PORTS = (443, 8443)
NAT64 = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))


class AddressError(ValueError):
    """Nothing is sent there."""


class DeliveryError(Exception):
    """It could not be sent, this time."""


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if found.teredo is not None or any(found in network for network in NAT64):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


def checked(url: str, inward: bool = False) -> SplitResult:
    """The parts of an address that something may be sent to; raises AddressError."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise AddressError("no address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not parts.hostname or "@" in parts.netloc:
        raise AddressError("no address")
    if inward and parts.scheme == "http":
        return parts
    if parts.scheme != "https" or (port or 443) not in PORTS:
        raise AddressError("not https")
    return parts


async def resolved(host: str, port: int, inward: bool = False) -> str:
    """The address to connect to: looked up once, so that it cannot become another one in between."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise DeliveryError("no such host") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (inward or all(is_public(address) for address in addresses)):
        raise AddressError("not a public address")
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, *, inward: bool = False) -> int:
    """The status of the answer. Raises AddressError where nothing may be sent, DeliveryError where nothing came."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(checked(url, inward), headers, body, inward)
    except AddressError:
        raise
    except (OSError, TimeoutError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
        raise DeliveryError(type(error).__name__) from None


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, inward: bool) -> int:
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await resolved(host, port, inward)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
        limit=LONGEST_HEAD,
    )
    try:
        path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
        lines = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        if any("\r" in value or "\n" in value for value in lines.values()):
            raise AddressError("no header")
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        first = await reader.readuntil(b"\n")
        version, _, rest = first.decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1"):
            raise DeliveryError("not HTTP")
        return int(rest[:3])
    finally:
        writer.close()
