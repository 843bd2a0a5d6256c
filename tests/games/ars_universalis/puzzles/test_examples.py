"""Worked examples of the dossier's section 12, 1 to 16."""

from __future__ import annotations

import pytest

from ludarium.core.verdict import COMPLETE, Verdict
from ludarium.games.ars_universalis.puzzles.arrangement import parse_arrangement, verify
from ludarium.games.ars_universalis.puzzles.judge import judge
from ludarium.games.ars_universalis.puzzles.materials import (
    ELEMENT,
    ELEMENTS,
    HEIGHTS,
    JOINT_LEFT,
    JOINT_RIGHT,
    LETTERS,
    NOTES,
    NUMBER,
    PAINT_LEFT,
    PAINT_RIGHT,
)
from ludarium.games.ars_universalis.puzzles.solve import all_sets, minimal_sets, solvable
from ludarium.games.ars_universalis.puzzles.target import parse_target
from tests.games.ars_universalis.puzzles.hands import ids

REMBRANDT = parse_target("painting", "green-red-yellow")
RISF = parse_target("literature", "Risf")
LIEN = parse_target("literature", "LIEN")
HANDEL = parse_target("music", "6-3-4-3-6")
MICHELANGELO = parse_target("sculpture", "sphere-cube-sphere")
NEWTON = parse_target("science", "47")

CARDS = """
M001 2·Y/Y·cone·ML·EPSD·8 | M002 3·Y/B·cube·HH·TSDL·5-4 | M004 7·R/Y·cone·LL·ERUI·8-6
M006 5·Y/R·cone·HH·APMR·8-7-6 | M007 3·B/B·sphere·ML·IEDL·8 | M008 10·R/Y·cylinder·HL·ODTQ·5
M009 5·Y/B·cube·HM·MUAE·0 | M011 2·R/R·sphere·LM·SAIF·8-5 | M012 6·B/Y·cylinder·HM·LFOR·4-3
M013 1·Y/R·sphere·ML·AXON·6 | M014 4·B/B·cylinder·LH·SORA·2-0 | M016 4·Y/R·cube·HM·ECNT·2
M019 2·B/B·sphere·HL·MGRL·4-3 | M024 9·B/Y·cylinder·MH·LTOE·1-3 | M027 7·R/R·cylinder·LM·TBIS·3
M031 9·B/Y·cube·HH·MESD·1 | M033 4·B/R·sphere·HM·UITS·6-6 | M034 4·Y/B·cube·MM·AUNL·6-5
M051 1·Y/Y·cylinder·MH·AORE·6 | M063 1·R/R·cylinder·ML·SRLT·1 | M069 3·B/Y·sphere·HM·NAEF·6-8
M071 5·R/B·cube·LH·AMTS·1 | M075 5·Y/B·cylinder·HM·TIAR·2-6 | M082 5·R/B·cube·HH·UCNI·4
M084 8·R/R·cylinder·MH·ALNM·6 | M086 2·B/R·cone·HM·AOLD·4-3
"""


def why(category: str, target: str, text: str) -> Verdict | None:
    """What is said against an arrangement; None if it solves."""
    verdict = judge(parse_target(category, target), text, list(range(100)))
    return None if verdict.state == COMPLETE else verdict


@pytest.mark.rule("2.1")
def test_the_cards_of_the_examples() -> None:
    paints = {"R": 1, "Y": 2, "B": 4}
    for line in CARDS.strip().replace("\n", " | ").split(" | "):
        name, face = line.split()
        number, ends, element, joints, letters, notes = face.split("·")
        (card,) = ids(name)
        assert NUMBER[card] == int(number)
        assert (PAINT_LEFT[card], PAINT_RIGHT[card]) == (paints[ends[0]], paints[ends[2]])
        assert ELEMENTS[ELEMENT[card]] == element
        assert HEIGHTS[JOINT_LEFT[card]] + HEIGHTS[JOINT_RIGHT[card]] == joints
        assert LETTERS[card] == letters
        assert NOTES[card] == tuple(int(note) for note in notes.split("-"))


@pytest.mark.rule("12.1")
def test_rembrandt_in_one_row() -> None:
    assert why("painting", "green-red-yellow", "M002 M006 M004 M001") is None


@pytest.mark.rule("12.2")
def test_rembrandt_in_two_rows() -> None:
    assert why("painting", "green-red-yellow", "M024 M033 M071 / M012 M075") is None
    hand = ids("M024", "M033", "M071", "M012", "M075")
    assert minimal_sets(REMBRANDT, hand) == [0b11111]


@pytest.mark.rule("12.3")
def test_rembrandt_with_the_rows_exchanged() -> None:
    wrong = why("painting", "green-red-yellow", "M012 M075 / M024 M033 M071")
    assert wrong is not None
    assert wrong.details["made"] == ["yellow", "green", "red"]
    assert (wrong.reason, wrong.arguments["place"]) == ("wrong-part", 1)
    assert wrong.details["parts"] == ["wrong"] * 3


@pytest.mark.rule("12.4")
def test_rembrandt_with_cards_exchanged() -> None:
    wrong = why("painting", "green-red-yellow", "M006 M002 M004 M001")
    assert wrong is not None
    assert wrong.details["made"] == ["orange", "purple", "yellow"]
    assert wrong.details["parts"] == ["wrong", "wrong", "right"]


@pytest.mark.rule("12.5")
def test_two_splits_of_the_same_cards() -> None:
    assert why("literature", "RISF", "M004:RI M011:SF") is None
    assert why("literature", "RISF", "M004:R M011:ISF") is None
    assert all_sets(RISF, ids("M004", "M011")) == [0b11]


@pytest.mark.rule("12.6")
def test_the_order_of_the_cards_is_binding() -> None:
    for cut in range(5):
        first, second = "RISF"[:cut], "RISF"[cut:]
        target = parse_target("literature", "RISF")
        laid = parse_arrangement(target, f"M011:{first} M004:{second}")
        assert verify(target, laid, laid.cards()) is not None


@pytest.mark.rule("12.7")
def test_lien_with_three_cards_and_with_four() -> None:
    assert why("literature", "LIEN", "M002:L M011:I M016:EN") is None
    assert why("literature", "LIEN", "M002:L M011:I M001:E M013:N") is None
    hand = ids("M002", "M011", "M016", "M001", "M013")
    assert {0b00111, 0b11011} <= set(all_sets(LIEN, hand))


@pytest.mark.rule("12.8")
def test_a_letter_serves_once() -> None:
    wrong = why("literature", "ORO", "M012:ORO")
    assert wrong is not None
    assert (wrong.reason, wrong.arguments["card"], wrong.arguments["found"]) == ("letter-twice", "M012", "O")
    assert not solvable(parse_target("literature", "ORO"), ids("M012"))


@pytest.mark.rule("12.9")
def test_handel_with_the_last_card_slid_up() -> None:
    assert why("music", "6-3-4-3-6", "M051 M027 M086 M082+1") is None
    wrong = why("music", "6-3-4-3-6", "M051 M027 M086 M082")
    assert wrong is not None
    assert wrong.reason == "wrong-part"
    assert wrong.arguments == {"category": "music", "place": 5, "wanted": "6", "found": "4"}
    assert wrong.details["parts"] == ["right"] * 4 + ["wrong"]


@pytest.mark.rule("12.10")
def test_handel_with_a_note_outside() -> None:
    assert why("music", "6-3-4-3-6", "M004 M063+1 M034-1 M084") is None


@pytest.mark.rule("12.11")
def test_handel_with_a_note_too_many_inside() -> None:
    wrong = why("music", "6-3-4-3-6", "M051 M024+1 M086 M082+1")
    assert wrong is not None
    assert wrong.details["made"] == ["6", "3", "5", "4", "3", "6"]
    assert (wrong.reason, wrong.arguments["place"], wrong.arguments["found"]) == ("wrong-part", 3, "5")


@pytest.mark.rule("12.12")
def test_a_note_in_a_space_never_sounds_on_a_line() -> None:
    (card,) = ids("M063")
    assert [note for note in range(9) if solvable(parse_target("music", str(note)), [card])] == [1, 3, 5, 7]


@pytest.mark.rule("12.13")
def test_michelangelo_with_a_turned_card() -> None:
    assert why("sculpture", "sphere-cube-sphere", "M007 M002~ M011") is None
    wrong = why("sculpture", "sphere-cube-sphere", "M007 M002 M011")
    assert wrong is not None
    assert (wrong.reason, wrong.arguments["card"]) == ("unconnected", "M002")
    assert (wrong.arguments["wanted"], wrong.arguments["found"]) == ("low", "high")


@pytest.mark.rule("12.14")
def test_michelangelo_with_a_card_in_between() -> None:
    assert why("sculpture", "sphere-cube-sphere", "M019 M031~ M051~ M069~") is None
    assert why("sculpture", "sphere-cube-sphere", "M069 M051 M031 M019~") is None
    assert minimal_sets(MICHELANGELO, ids("M019", "M031", "M051", "M069")) == [0b1111]


@pytest.mark.rule("12.15")
def test_newton_with_three_cards_and_with_four() -> None:
    assert why("science", "47", "M014*M008+M004") is None
    assert why("science", "47", "M014*(M006+M009)+M004") is None
    hand = ids("M014", "M008", "M004", "M006", "M009")
    assert {0b00111, 0b11101} <= set(all_sets(NEWTON, hand))


@pytest.mark.rule("12.16")
def test_digits_are_not_joined_and_fractions_are_fine() -> None:
    joined = why("science", "47", "M014M004")
    assert joined is not None
    assert joined.reason == "operator-missing"
    assert all_sets(NEWTON, ids("M014", "M004")) == []
    assert why("science", "14", "M004/(M013/M001)") is None
    assert why("science", "24", "M012/(M013-M002/M014)") is None
    fourteen, twenty_four = parse_target("science", "14"), parse_target("science", "24")
    assert 0b111 in all_sets(fourteen, ids("M004", "M013", "M001"))
    assert all_sets(twenty_four, ids("M012", "M013", "M002", "M014"))[-1] == 0b1111
