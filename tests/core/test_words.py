"""A set as an argument: one text, one place among all sets, and room in a move."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludarium.core.pieces import Pile
from ludarium.core.words import MoveNotation, NotationError, Phrase, SetVocabulary, Vocabulary

CARD = Vocabulary("card", [f"C{number}" for number in range(6)])
CARDS = SetVocabulary("cards", CARD, 3)
VERBS = MoveNotation([Phrase("pass"), Phrase("lay", row=Vocabulary("row", last=9), cards=CARDS)])


def test_all_sets_have_places_without_gaps() -> None:
    sets = [list(chosen) for size in (1, 2, 3) for chosen in combinations(range(6), size)]
    places = [int(CARDS.place(Pile.of(chosen), 0b111)) for chosen in sets]
    assert sorted(places) == list(range(len(sets))) == list(CARDS.values)
    assert [CARDS.members_of(place).dump() for place in places] == sets


def test_a_mask_picks_from_the_values() -> None:
    assert CARDS.write(CARDS.place(Pile.of([1, 3, 4, 5]), 0b1010)) == "C3 C5"


def test_a_set_is_written_in_one_way() -> None:
    move = VERBS.parse("lay 2 C4 C0 C3")
    assert VERBS.write(move) == "lay 2 C0 C3 C4"
    assert VERBS.describe(move) == {"verb": "lay", "row": 2, "cards": "C0 C3 C4"}
    assert VERBS.build("lay", {"row": 2, "cards": "C3 C0 C4"}) == move


@pytest.mark.parametrize("text", ["lay", "lay 2", "lay 2 C1 C1", "lay 2 C0 C1 C2 C3", "lay 2 C9"])
def test_what_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        VERBS.parse(text)


def test_only_the_last_argument_may_be_a_set() -> None:
    with pytest.raises(ValueError, match="not the last"):
        MoveNotation([Phrase("lay", cards=CARDS, row=Vocabulary("row"))])


def test_the_largest_set_of_a_large_deck_fits_into_a_move() -> None:
    deck = Vocabulary("card", [f"M{number}" for number in range(100)])
    rows, works = Vocabulary("row"), Vocabulary("work")
    verbs = MoveNotation([Phrase("lay", row=rows, work=works, cards=SetVocabulary("cards", deck, 8))])
    text = "lay 255 255 " + " ".join(f"M{number}" for number in range(92, 100))
    assert verbs.write(verbs.parse(text)) == text
    assert 0 <= verbs.parse(text) < 1 << 63


@pytest.mark.parametrize(
    ("text", "says"), [("pass C1", "pass takes no argument"), ("lay", "lay takes <row> <cards>")]
)
def test_a_wrong_move_is_told_what_the_verb_takes(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        VERBS.parse(text)
