"""How a move can be made: told to a person who may see the move, and to nobody where it has to be found."""

from __future__ import annotations

from itertools import count

import pytest

from ludarium.core.host import Seeded
from ludarium.games import find_game
from ludarium.games.ars_universalis.data import FIGURE, WORKS_EACH
from ludarium.games.ars_universalis.puzzles.arrangement import parse_arrangement
from ludarium.games.ars_universalis.puzzles.judge import judge
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


@pytest.mark.parametrize("help_", ["on", "off"])
def test_an_arrangement_is_judged_while_it_is_laid(server: Served, help_: str) -> None:
    """With help and without: it is about one's own cards only."""
    place = alone(server, help=help_)
    view = place.position["view"]
    card, *_ = view["players"][0]["hand"]
    figure = next(name for name in view["grid"] if name)
    target = RULES.target(FIGURE.read(figure) * WORKS_EACH)
    for text in ("", card, f"{card}:", f"{card} {card}", "M001 M002 M003", "nonsense"):
        judged = place.ask("judge", seat=0, move=f"complete {figure} 1", note=text)["verdict"]
        held = [NAMES.index(name) for name in view["players"][0]["hand"]]
        expected = judge(target, text, held)
        assert (judged["state"], judged["reason"]) == (expected.state, expected.reason)
        assert judged["details"].get("parts") == expected.details.get("parts")
    for move in ("end", "complete", "complete nobody 1", f"complete {figure} 4", "complete kassia 3"):
        assert place.refusal("judge", seat=0, move=move, note=card) == "no-notes"
    assert place.refusal("judge", seat=1, move=f"complete {figure} 1", note=card) == "not-your-seat"


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
    assert place.refusal("judge", seat=0, move="complete", note="") == "no-notes"
    outlook = shown.ask("judge", seat=0, move="complete", note="")["verdict"]["details"]["outlook"]
    makes = {name for name, works in outlook.items() if any("cards" in work for work in works)}
    assert {move["args"]["figure"] for move in moves} <= makes
