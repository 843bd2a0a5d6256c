"""What the caretaker puts away, and what it must leave alone."""

from __future__ import annotations

import time

from ludarium.server import protocol
from ludarium.server.table import Table
from tests.server.client import Place
from tests.server.conftest import Served

LONG = 2000.0  # seconds


def quiet(server: Served, place: Place) -> Table:
    """The table after a long time in which nobody did anything."""
    table = server.wait(server.tables.find(place.table))
    table.touched = time.monotonic() - LONG
    return table


def known(server: Served, table: Table) -> bool:
    return table in server.tables.resident()


def test_a_quiet_table_is_put_away_and_comes_back(server: Served) -> None:
    guest = server.guest()
    place = guest.sit(guest.make("me", "local"))
    table = quiet(server, place)
    assert not server.call(lambda: table.busy)
    server.call(server.tables.tidy)
    assert table.asleep
    assert known(server, table)  # somebody is there
    place.close()
    table.connections.clear()
    table.touched = time.monotonic() - LONG
    server.call(server.tables.tidy)
    assert not known(server, table)
    assert guest.get(f"/api/tables/{place.table}")["id"] == place.table


def test_a_table_that_waits_for_an_answer_is_not_forgotten(server: Served) -> None:
    guest = server.guest()
    place = guest.sit(guest.make("me", "open"))
    place.close()
    table = quiet(server, place)
    table.connections.clear()
    at = time.time() + LONG
    table.replace_request = protocol.ReplaceRequest(seat=0, consent=[], needed=[0], at=at)
    server.call(server.tables.tidy)
    assert known(server, table)
    table.replace_request = None
    server.call(server.tables.tidy)
    assert not known(server, table)
