"""Journals and records: what was played can be written, read, replayed and taken back."""

from __future__ import annotations

import random

import pytest

from ludarium.core import record
from ludarium.core.host import Seeded
from ludarium.core.journal import IllegalMoveError, Journal, UndoError
from ludarium.core.kernel import why_not
from ludarium.games import find_game
from tests.contract.conftest import Case
from tests.contract.walk import asked, moves_of, some_words


def played(case: Case, seed: int, moves: int = 10_000, *, restless: bool = False) -> Journal:
    """A random game in a journal; the restless one retracts and undoes now and then."""
    rng = random.Random(seed)
    journal = Journal(case.setup(), [f"player {seat}" for seat in range(case.seats)], Seeded(seed))
    for _ in range(moves):
        if journal.state.over:
            break
        seat = rng.choice(asked(journal.state))
        journal.play(seat, rng.choice(moves_of(journal.state, seat)))
        if restless and rng.random() < 0.1:
            journal.retract(seat)
        if restless and rng.random() < 0.05:
            line = journal.line()
            if len(line) > 6:
                # All the way back only early: a long game would never end.
                to = journal.whole(rng.choice([0 if len(line) < 40 else line[-7], *line[-6:-1]]))
                journal.undo(to, seat, range(case.seats))
    return journal


@pytest.mark.parametrize("restless", [False, True])
def test_records_read_back(case: Case, seed: int, restless: bool) -> None:
    for moves in (0, 7, 30, 10_000):
        journal = played(case, seed, moves, restless=restless)
        text = record.write(journal)
        again = record.read(text, find_game)
        assert again.state.same(journal.state)
        assert record.write(again) == text


def test_a_record_can_be_entered_at_any_move(case: Case) -> None:
    journal = played(case, 2)
    text = record.write(journal)
    for number in range(0, len(journal.line()), 9):
        there = record.read(text, find_game, until=number)
        assert there.state.same(journal.position(number))


def test_the_journal_refuses_what_the_list_does_not_have(case: Case, seed: int) -> None:
    journal = played(case, seed, 12)
    rng = random.Random(seed)
    before = journal.state.dump()
    refused = 0
    for move in some_words(case.game, rng, 60):
        for seat in range(case.seats):
            if why_not(journal.state, seat, move) is not None:
                refused += 1
                with pytest.raises(IllegalMoveError):
                    journal.play(seat, move)
    assert refused
    assert journal.state.dump() == before


def test_undo_brings_the_position_back_and_the_same_luck(case: Case, seed: int) -> None:
    journal = played(case, seed, 25)
    line = journal.line()
    if len(line) < 4:
        return
    to = journal.whole(line[len(line) // 2])
    earlier = journal.position(to)
    last = journal.position(line[-1])
    redo = [played for number in line if number > to for played in journal.entries[number].played()]
    journal.undo(to, by=0, consent=range(case.seats))
    assert journal.state.same(earlier)
    for entry in redo:
        journal.play(entry.seat, entry.move)
    assert journal.state.same(last), "the chance outcomes taken back come again"


def test_undo_refuses_what_is_no_settled_move(case: Case) -> None:
    journal = played(case, 3, 20)
    line = journal.line()
    for to in (line[-1], 10_000, *(number for number in line if journal.whole(number) != number)):
        with pytest.raises(UndoError):
            journal.undo(to, by=0)


def test_free_undo_never_takes_back_what_was_revealed(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    journal = Journal(case.setup(), ["x"] * case.seats, Seeded(seed))
    while not journal.state.over:
        seat = rng.choice(asked(journal.state))
        journal.play(seat, rng.choice(moves_of(journal.state, seat)))
        to = journal.free_undo(seat)
        if to is not None:
            gone = [journal.entries[number] for number in journal.line() if number > to]
            assert gone
            assert all(entry.seat == seat and not entry.revealed for entry in gone)


def test_damaged_records_name_the_line(case: Case) -> None:
    text = record.write(played(case, 4))
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    damages = {
        "\n".join(lines[:-1]): len(lines) - 1,  # truncated
        "\n".join(lines[: len(lines) // 2]): len(lines) // 2,
        text.replace(lines[first], lines[first].replace(lines[first].split()[2], "juggle", 1), 1): first + 1,
        text.replace("\n2 ", "\n3 ", 1): first + 2,
        text.replace(f"game: {case.game.id}", "game: chess", 1): 2,
        text.replace("ludarium-record 1", "ludarium-record 9", 1): 1,
        text.replace("player 0", "player X", 1): len(lines),  # only the digest can tell
        text.replace("scores: ", "scores: 9", 1): len(lines) - 1,
        "": 1,
        text.replace("\n2 ", "\n" + 5000 * "2" + " ", 1): first + 2,
        text.replace(f"seats: {case.seats}", "seats: " + 5000 * "2", 1): 4,
        text.replace(lines[first], "undo to 0 by 9", 1): first + 1,
        text.replace(lines[first], "undo to 0 by 0 with 9", 1): first + 1,
        text.replace(lines[first], "1 0 pass @" + 20 * "9", 1): first + 1,
    }
    for damaged, line in damages.items():
        with pytest.raises(record.RecordError) as refused:
            record.read(damaged, find_game)
        assert refused.value.line == line, str(refused.value)


def test_tampered_outcomes_are_refused(case: Case) -> None:
    text = record.write(played(case, 4))
    opening = next(line for line in text.splitlines() if line == "begin" or line.startswith("begin = "))
    given = opening.split()[2:]  # nothing, where chance has no part in the set-up
    for forged in ([*given, "nonsense"], given[:-1], given + given[-1:], [*given, "99"]):
        if forged == given:
            continue
        line = " = ".join(["begin", " ".join(forged)] if forged else ["begin"])
        with pytest.raises(record.RecordError):
            record.read(text.replace(f"\n{opening}\n", f"\n{line}\n"), find_game)
