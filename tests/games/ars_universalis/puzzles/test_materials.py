"""The deck of materials is the dossier's (2.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.games.ars_universalis.puzzles.materials import (
    COLOURS,
    ELEMENT,
    HEIGHTS,
    JOINT_LEFT,
    JOINT_RIGHT,
    LETTERS,
    MATERIALS,
    NAMES,
    NOTES,
    NUMBER,
    PAINT_LEFT,
    PAINT_RIGHT,
)

pytestmark = pytest.mark.rule("2.1")
DECK = range(MATERIALS)


def test_names() -> None:
    assert list(NAMES) == [f"M{number:03}" for number in range(1, 101)]


def test_numbers() -> None:
    assert Counter(NUMBER) == {number: 13 if number <= 5 else 7 for number in range(1, 11)}


def test_paints() -> None:
    pairs = Counter((PAINT_LEFT[card], PAINT_RIGHT[card]) for card in DECK)
    assert len(pairs) == 9
    assert pairs.pop((COLOURS["blue"], COLOURS["yellow"])) == 12
    assert set(pairs.values()) == {11}


def test_elements_and_connectors() -> None:
    assert Counter(ELEMENT) == dict.fromkeys(range(4), 25)
    pairs = Counter(HEIGHTS[JOINT_LEFT[card]] + HEIGHTS[JOINT_RIGHT[card]] for card in DECK)
    assert len(pairs) == 9
    assert pairs.pop("MM") == 12
    assert set(pairs.values()) == {11}


def test_letters() -> None:
    counts = Counter("".join(LETTERS))
    told = "E41 A38 I35 O33 R32 S31 N31 L25 T24 D18 M18 U17 C13 F10 P9 G6 B5 H4 V3 J1 K1 Q1 W1 X1 Y1 Z1"
    assert counts == {word[0]: int(word[1:]) for word in told.split()}
    assert all(len(set(letters)) == 4 for letters in LETTERS)


def test_notes() -> None:
    assert Counter(len(notes) for notes in NOTES) == {1: 40, 2: 45, 3: 15}
    assert Counter(notes[0] % 2 for notes in NOTES if len(notes) == 1) == {0: 20, 1: 20}
    assert all(0 <= note <= 8 for notes in NOTES for note in notes)
