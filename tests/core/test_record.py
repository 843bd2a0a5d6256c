"""A record that was changed is refused with the line and with what is wrong there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.core import record
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.games import find_game


def played() -> str:
    """Two rounds of the template, moves of both seats, unfinished."""
    journal = Journal(find_game("_template").setup(2), ["Ana", "Ben"], Seeded(1))
    for number in range(1, 7):
        seat = journal.asked()[0]
        journal.play(seat, journal.legal(seat)[-1], 1000 * number)
    return record.write(journal)


TEXT = played()
LINES = TEXT.splitlines()
FIRST = next(number for number, line in enumerate(LINES) if line.startswith("1 "))


def changed(place: int, change: Callable[[str], str]) -> str:
    return "\n".join([*LINES[:place], change(LINES[place]), *LINES[place + 1 :]]) + "\n"


@pytest.mark.parametrize(
    ("place", "change", "said"),
    [
        (FIRST, lambda line: f"7{line[1:]}", "move 1 is expected here, not 7"),
        (FIRST + 1, lambda line: f"4{line[1:]}", "move 2 is expected here, not 4"),
        (FIRST, lambda line: "1 5 keep", "there is no seat 5"),
        (FIRST, lambda line: "1 2 keep", "there is no seat 2"),
        (FIRST, lambda line: "undo to 0 by 2", "there is no seat 2"),
        (FIRST, lambda line: "undo to 3 by 0", "there is no move 3 to go back to"),
        (FIRST, lambda line: "gave up 3", "there is no seat 3"),
        (FIRST, lambda line: "scores: many", "scores are whole numbers"),
        (FIRST, lambda line: "scores: 1 2", "nothing may follow the scores but the end"),
        (
            FIRST,
            lambda line: "they went home",
            "no move, no table action and not the scores: 'they went home'",
        ),
        (FIRST, lambda line: line.partition(" =")[0] + " = ace", "'ace' is no chance outcome of"),
        (1, lambda line: "weather: fine", "'weather' is no header of a record"),
        (1, lambda line: "weather", "a header line reads 'name: value', not 'weather'"),
        (1, lambda line: "rules: 1", "the header 'game' is missing"),
        (3, lambda line: "seats: two", "seats must be a number, not 'two'"),
        (3, lambda line: f"seats: {'9' * 60}", f"not '{'9' * 40}'$"),
        (2, lambda line: "rules: 99", "played under rules version 99; this is version"),
        (len(LINES) - 1, lambda line: line.replace("6 moves", "5 moves"), "end|digest|moves"),
        (len(LINES) - 1, lambda line: f"{line[:-1]}x", "end|digest|moves"),
    ],
)
def test_a_damage_is_named(place: int, change: Callable[[str], str], said: str) -> None:
    assert record.write(record.read(TEXT, find_game)) == TEXT
    with pytest.raises(record.RecordError, match=said) as refused:
        record.read(changed(place, change), find_game)
    assert str(refused.value).startswith(f"line {refused.value.line}: ")
