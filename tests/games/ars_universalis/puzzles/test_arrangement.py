"""Laying out cards: the notation, and what is told about an arrangement that does not solve (dossier 2.3 to 2.8)."""

from __future__ import annotations

import random

import pytest

from ludarium.games.ars_universalis.puzzles.arrangement import (
    arrange,
    parse_arrangement,
    used_by,
    verify,
)
from ludarium.games.ars_universalis.puzzles.layout import REASONS, ArrangementError, Problem
from ludarium.games.ars_universalis.puzzles.solve import all_sets
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, TargetError, parse_target
from tests.games.ars_universalis.puzzles.hands import deal, ids, works


def problem(category: str, target: str, text: str, hand: list[int] | None = None) -> Problem:
    wanted = parse_target(category, target)
    laid = parse_arrangement(wanted, text)
    found = verify(wanted, laid, laid.cards() if hand is None else hand)
    assert found is not None
    assert found.arguments().keys() == set(REASONS[found.reason])
    return found


@pytest.mark.rule("2.3")
def test_cards_come_from_the_hand_and_serve_once() -> None:
    away = problem("literature", "RISF", "M004:RI M011:SF", ids("M004"))
    assert (away.reason, away.card) == ("not-in-hand", ids("M011")[0])
    assert problem("literature", "RISF", "M011:S M011:F").reason == "card-twice"
    assert problem("painting", "red", "M011 M011").reason == "card-twice"
    assert problem("science", "4", "M011+M011").reason == "card-twice"


@pytest.mark.rule("2.3")
def test_dead_cards_are_refused() -> None:
    idle = problem("literature", "RISF", "M004:RI M012 M011:SF")
    assert (idle.reason, idle.card) == ("dead-card", ids("M012")[0])
    before = problem("music", "6-3-4-3-6", "M001 M051 M027 M086 M082+1")
    assert (before.reason, before.card) == ("dead-card", ids("M001")[0])
    after = problem("music", "6-3-4-3-6", "M051 M027 M086 M082+1 M001")
    assert (after.reason, after.card) == ("dead-card", ids("M001")[0])
    assert problem("painting", "green-red-yellow", "M002 M006 M004 M001 M018").reason == "surplus-parts"


@pytest.mark.rule("2.4")
def test_a_painting_says_what_is_missing() -> None:
    short = problem("painting", "green-red-yellow", "M024 M033 M071")
    assert (short.reason, short.arguments()) == ("missing-parts", {"place": 3, "wanted": "yellow"})
    single = problem("painting", "green-red-yellow", "M024 M033 M071 / M012")
    assert (single.reason, single.place, single.card) == ("short-row", 1, ids("M012")[0])


@pytest.mark.rule("2.4")
def test_paintings_mix_in_either_order() -> None:
    pairs = {"M001 M018": "yellow", "M002 M001": "green", "M001 M003": "green", "M004 M011": "orange"}
    pairs |= {"M011 M001": "orange", "M011 M003": "purple", "M007 M011": "purple", "M003 M011": "red"}
    for text, colour in pairs.items():
        target = parse_target("painting", colour)
        laid = parse_arrangement(target, text)
        assert verify(target, laid, laid.cards()) is None, text


@pytest.mark.rule("2.5")
def test_letters_must_be_printed_on_the_card() -> None:
    wrong = problem("literature", "RISF", "M004:RI M012:SF")
    assert (wrong.reason, wrong.card, wrong.found) == ("no-such-letter", ids("M012")[0], "S")
    short = problem("literature", "risf", "M004:RI")
    assert (short.reason, short.wanted) == ("missing-parts", "S F")


@pytest.mark.rule("2.7")
def test_a_chain_begins_and_ends_with_the_targets_ends() -> None:
    start = problem("sculpture", "sphere-cube-sphere", "M002~ M011")
    assert (start.reason, start.wanted, start.found) == ("wrong-start", "sphere", "cube")
    missing = problem("sculpture", "sphere-cube-sphere", "M007 M002~")
    assert (missing.reason, missing.wanted) == ("missing-parts", "sphere")
    end = problem("sculpture", "sphere-cube", "M007 M002~ M011")
    assert (end.reason, end.wanted, end.found) == ("wrong-end", "cube", "sphere")


@pytest.mark.rule("2.8")
def test_expressions_have_an_exact_value() -> None:
    wrong = problem("science", "47", "M014/M002")
    assert (wrong.reason, wrong.found) == ("wrong-value", "4/3")
    below = problem("science", "1", "M002-M014")
    assert below.found == "-1"
    assert problem("science", "1", "M013/(M002-M007)").reason == "division-by-zero"


@pytest.mark.rule("2.8")
@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("M001 − M002 − M003", "M001-M002-M003"),
        ("M001-(M002-M003)", "M001-(M002-M003)"),
        ("(M001-M002)-M003", "M001-M002-M003"),
        ("m1 + (m2 + m3)", "M001+M002+M003"),
        ("(M001×M002)÷M003", "M001*M002/M003"),
        ("M001*(M002/M003)", "M001*M002/M003"),
        ("M001/(M002*M003)", "M001/(M002*M003)"),
        ("((M001+M002))*M003", "(M001+M002)*M003"),
    ],
)
def test_expressions_are_written_with_the_parentheses_they_need(typed: str, canonical: str) -> None:
    target = parse_target("science", "47")
    laid = parse_arrangement(target, typed)
    assert laid.text() == canonical
    assert parse_arrangement(target, canonical).made() == laid.made()


@pytest.mark.parametrize(
    ("category", "text"),
    [
        ("painting", ""),
        ("painting", "M001 M002 /"),
        ("painting", "M001 M101"),
        ("painting", "M000"),
        ("painting", "M001~"),
        ("literature", "M001:E1"),
        ("literature", "M001:É"),
        ("music", "M001+"),
        ("music", "M001+1+1"),
        ("sculpture", "M001~~"),
        ("science", "M001+"),
        ("science", "-M001"),
        ("science", "(M001"),
        ("science", "M001)"),
        ("science", "M001^M002"),
        ("science", "7+M001"),
        ("science", "M001+" * 100 + "M002"),
        ("science", "(" * 190),
        ("music", "M001 " * 100),
    ],
)
def test_other_texts_are_refused(category: str, text: str) -> None:
    targets = {"painting": "red", "literature": "E", "music": "1", "sculpture": "cone", "science": "47"}
    with pytest.raises(ArrangementError):
        parse_arrangement(parse_target(category, targets[category]), text)


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("category", "text"),
    [
        ("painting", "green-pink"),
        ("painting", ""),
        ("sculpture", "sphere--cube"),
        ("music", "6-9"),
        ("literature", "AB1"),
        ("science", "0"),
        ("science", "4-7"),
        ("science", "-3"),
        ("dance", "1"),
    ],
)
def test_other_targets_are_refused(category: str, text: str) -> None:
    with pytest.raises(TargetError):
        parse_target(category, text)


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_what_the_verifier_accepts_the_solver_finds(kind: str) -> None:
    """Solutions with something changed: another card, another turn, another letter."""
    rng = random.Random(f"change {kind}")
    accepted = refused = 0
    for target in works(kind) * 4:
        hand = deal(rng, 7)
        sets = all_sets(target, hand)
        if not sets:
            continue
        text = arrange(target, hand, rng.choice(sets)).text()
        for _ in range(6):
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(words)
            old, new = rng.choice(hand), rng.choice(hand)
            mutant = " ".join(words).replace(f"M{old + 1:03}", f"M{new + 1:03}")
            try:
                laid = parse_arrangement(target, mutant)
            except ArrangementError:  # an empty row of a painting
                continue
            if verify(target, laid, hand) is None:
                assert used_by(laid, hand) in sets, (target, mutant)
                accepted += 1
            else:
                refused += 1
    assert accepted > 20
    assert refused > 20


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_the_notation_reads_what_it_writes(kind: str) -> None:
    rng = random.Random(f"notation {kind}")
    for target in works(kind):
        hand = deal(rng, 8)
        for mask in all_sets(target, hand)[:3]:
            laid = arrange(target, hand, mask)
            read = parse_arrangement(target, laid.text())
            assert read.text() == laid.text()
            assert (read.cards(), read.made()) == (laid.cards(), laid.made())
