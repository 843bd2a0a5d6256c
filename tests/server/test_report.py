"""Reports: of a person or of a line, with what it said; nobody but whoever runs the server reads them."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from ludarium.server import report
from ludarium.server.admin import AdminError, stats
from ludarium.server.config import Limits
from ludarium.server.storage.database import FILE
from tests.server.client import Guest
from tests.server.conftest import Serve, Served
from tests.server.test_block import block
from tests.server.test_play import two_players

PATH = "/api/reports"


def send(guest: Guest, **wish: Any) -> int:
    return guest.http.post(PATH, json={"reason": "insult", **wish}).status_code


def test_a_line_is_reported_with_what_it_said(server: Served) -> None:
    ana, ben = two_players(server)
    ben.ask("say", text="you fool")
    number = ana.wait("chat")["number"]
    assert send(ana.guest, table=ana.table, number=number, text="at my \x1b[31mtable") == 204
    assert send(ana.guest, table=ana.table, number=number, text="again") == 204
    ben.guest.put("/api/me", {"name": "Somebody else"})
    folder = server.config.data
    [(found, who)] = report.listed(folder, closed=False, most=10)
    assert (found.person, found.name, found.said, who) == (ben.guest.id, "Ben", "you fool", "Ana")
    assert (found.table, found.reason, found.text) == (ana.table, "insult", "at my [31mtable")
    assert stats(folder).reports == 1
    report.close(folder, found.id, "warned")
    assert report.listed(folder, closed=False, most=10) == []
    [(closed, _)] = report.listed(folder, closed=True, most=10)
    assert closed.closed is not None
    assert (closed.verdict, bool(closed.closed_by)) == ("warned", True)
    with sqlite3.connect(folder / FILE) as db:
        sql = "SELECT who, command, arguments, result FROM orders"
        [(who, command, arguments, result)] = db.execute(sql).fetchall()
    assert (who, command, result) == (closed.closed_by, "close-report", "done")
    assert "warned" in arguments
    for number in (found.id, 999):
        with pytest.raises(AdminError):
            report.close(folder, number, "")
    ana.close()
    ben.close()


def test_a_person_is_reported_but_nobody_makes_anything_up(server: Served) -> None:
    ana, ben = two_players(server)
    eve = server.guest("Eve")
    ana.ask("say", text="hello")
    number = ben.wait("chat")["number"]
    assert send(eve, person=ana.guest.id, reason="name") == 204
    for wish in (
        {"person": eve.id},
        {"person": "nobody"},
        {"table": "nowhere", "number": number},
        {"table": ana.table, "number": number + 1},
        {"table": ana.table, "number": 0},
        {"table": ana.table},
        {},
    ):
        assert send(eve, **wish) == 404, wish
    assert send(ana.guest, table=ana.table, number=number) == 404, "not one's own words"
    block(ben.guest, ana.guest)
    assert send(ben.guest, table=ana.table, number=number) == 404, (
        "who blocks somebody hears nothing to report"
    )
    assert send(eve, person=ana.guest.id, reason="dislike") == 400
    assert send(eve, person=ana.guest.id, text="x" * 501) == 413
    assert eve.refused("GET", PATH)[0] in (404, 405), "nobody reads them here"
    for place in (ana, ben):
        place.close()


def test_nobody_floods_whoever_runs_the_server(serve: Serve) -> None:
    server = serve(limits=Limits(reports=2, reports_of_address=3))
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    assert [send(ana, person=ben.id), send(ana, person=cleo.id), send(ana, person=ben.id)] == [204, 204, 429]
    assert [send(ben, person=ana.id), send(ben, person=cleo.id)] == [204, 429]


def test_reports_are_forgotten_with_whom_they_are_about(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    send(ana, person=ben.id)
    send(ben, person=ana.id)
    ana.http.delete("/api/me")
    [(left, who)] = report.listed(server.config.data, closed=True, most=10)
    assert (left.person, left.guest, who) == (ben.id, "", "")
    ben.http.delete("/api/me")
    assert report.listed(server.config.data, closed=True, most=10) == []
