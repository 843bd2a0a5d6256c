"""Whom whoever runs the server keeps out: guests, and addresses or whole networks of them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from ludarium.server.limits import network_of

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_in(text: str) -> str | None:
    """The network that a text names, as it is kept; None where it names something else.

    Of IPv6 a single address means its network, as for all limits: who has one has 2^64.
    """
    try:
        return str(ipaddress.ip_network(text if "/" in text else network_of(text), strict=False))
    except ValueError:
        return None


class Bans:
    def __init__(self) -> None:
        self.guests: set[str] = set()
        self._networks: dict[str, Network] = {}

    def __contains__(self, who: str) -> bool:
        return who in self.guests or network_in(who) in self._networks

    def add(self, names: Iterable[str]) -> None:
        for name in names:
            network = network_in(name)
            if network is None:
                self.guests.add(name)
            else:
                self._networks[network] = ipaddress.ip_network(network)

    def lift(self, name: str) -> None:
        self.guests.discard(name)
        self._networks.pop(network_in(name) or "", None)

    def reaches(self, host: str) -> bool:
        """Is this address in one of the networks?"""
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:  # a socket of the system, say
            return False
        found = getattr(address, "ipv4_mapped", None) or address
        return any(found in network for network in self._networks.values())
