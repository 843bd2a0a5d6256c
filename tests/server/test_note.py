"""How a move can be made: told to a person who may see the move, and to nobody where it has to be found."""

from __future__ import annotations

from itertools import count

import pytest

from ludarium.core.host import Seeded
from ludarium.games import find_game
from ludarium.games.ars_universalis.data import FIGURE, WORKS_EACH
from ludarium.games.ars_universalis.puzzles.arrangement import parse_arrangement
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.ruleset import Rules
from tests.server.client import Message, Place
from tests.server.conftest import Served

RULES: Rules = find_game("ars-universalis").setup(1).rules


@pytest.fixture(autouse=True)
def the_same_deals_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count(1)
    monkeypatch.setattr("ludarium.server.table.Secure", lambda: Seeded(next(seeds)))


def alone(server: Served, **options: str) -> Place:
    guest = server.guest("Ana")
    return guest.sit(guest.make("me", game="ars-universalis", options=options))


def completions(place: Place) -> list[Message]:
    return [move for move in place.position["legal"] if move["verb"] == "complete"]


def test_a_preview_says_how_a_work_is_completed(server: Served) -> None:
    place = alone(server)
    while not (moves := completions(place)):
        place = alone(server)
    move = moves[0]
    preview = place.consider(move["text"])
    target = RULES.target(FIGURE.read(move["args"]["figure"]) * WORKS_EACH + move["args"]["work"] - 1)
    laid = parse_arrangement(target, preview["note"])
    assert laid.problem(target) is None
    assert sorted(NAMES[card] for card in laid.cards()) == sorted(move["args"]["materials"].split())
    assert place.play(move["text"], note=preview["note"])["type"] == "accepted"


def test_other_moves_need_no_note(server: Served) -> None:
    place = alone(server)
    move = next(move for move in place.position["legal"] if move["verb"] != "complete")
    assert place.consider(move["text"])["note"] == ""


def test_without_help_nobody_is_told(server: Served) -> None:
    """Not of a move that a table with help explains."""
    shown = alone(server)
    while not (moves := completions(shown)):
        shown = alone(server)
    place = alone(server, help="off")
    assert completions(place) == []
    assert place.consider(moves[0]["text"])["reason"] == "withheld"
