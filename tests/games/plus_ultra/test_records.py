"""Stored games: one for every player count and every combination of expansions, which together use everything."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ludarium.core import record
from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.games import find_game
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import CHARACTERS, COMMON
from tests.games.plus_ultra.invariants import Check
from tests.games.plus_ultra.reading import (
    log,
)
from tests.games.plus_ultra.wander import combinations, name_of

FOLDER = Path(__file__).parent / "records"
SIMPLE = ("admiral", "trader", "conqueror", "pirate")  # without a passive


@cache
def happened(name: str) -> tuple[Counter[tuple[str, ...]], int]:
    """Replays a stored game with every invariant checked, and counts what was done in it."""
    stored = record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), find_game)
    journal = Journal(stored.setup, stored.names, Replayed(stored.opening))
    assert isinstance(journal.state, PlusUltra)
    check = Check(journal.state)
    found: Counter[tuple[str, ...]] = Counter()
    for entry in stored.entries[1:]:
        (move,) = entry.moves
        found[("verb", GAME.verbs.name(move))] += 1
        journal.replay(entry.done)
        check.after(journal.state, entry.seat, move)
        for event in log(journal.entries[-1].events):
            match event["event"]:
                case "acted":
                    found[("action", str(event["character"]), str(event["basic"]))] += 1
                case "did_common":
                    found[("common", str(event["common"]))] += 1
                case "scored" | "earned" | "lost" | "paid":
                    found[("cause", str(event["cause"]))] += 1
            found[("event", str(event["event"]))] += 1
    return found, stored.setup.seats


def everything() -> Counter[tuple[str, ...]]:
    return sum((happened(name_of(case))[0] for case in combinations()), Counter[tuple[str, ...]]())


@pytest.mark.parametrize("case", combinations(), ids=name_of)
def test_a_game_is_stored_for_every_combination_of_expansions(case: tuple[int, dict[str, str]]) -> None:
    seats, options = case
    text = (FOLDER / f"{name_of(case)}.txt").read_text(encoding="utf-8")
    stored = record.read(text, find_game)
    assert stored.setup.seats == seats
    assert {name: stored.setup.options[name] for name in options} == options
    assert stored.state.over
    assert happened(name_of(case))[1] == seats


def test_every_action_of_every_character_is_used() -> None:
    found = everything()
    wanted = {("action", name, number) for name in CHARACTERS for number in ("1", "2")}
    assert wanted - set(found) == set()


def test_every_common_action_is_used() -> None:
    found = everything()
    assert {("common", name) for name in COMMON} - set(found) == set()


def test_every_verb_and_every_event_occurs() -> None:
    found = everything()
    assert {("verb", phrase.name) for phrase in GAME.verbs.phrases} - set(found) == set()
    told = {("event", phrase.name) for phrase in GAME.events} - {("event", "began")}  # before the first move
    assert told - set(found) == set()


def test_every_passive_that_pays_has_paid() -> None:
    found = everything()
    on_selection = ("king", "prince", "ambassador")  # which move markers
    paying = [name for name in CHARACTERS if name not in (*SIMPLE, *on_selection)]
    assert {("cause", name) for name in paying} - set(found) == set()
