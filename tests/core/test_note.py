"""Notes: how a person made a move, checked by the game, kept in the journal and in the record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludarium.core import record
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.journal import LONGEST_NOTE, IllegalMoveError, Journal, NoteError
from ludarium.core.moves import arg
from ludarium.core.state import State
from ludarium.games import find_game
from ludarium.games._template.data import Card


def spelled(state: State, move: int, note: str) -> str:
    """Right is who writes the card's name backwards, in whatever letters."""
    return note.lower() if note.lower() == str(Card.write(arg(move, 0)))[::-1] else ""


NOTED = replace(find_game("_template"), read_note=spelled)


def find_noted(game_id: str) -> Game:
    return NOTED


def begun(game: Game = NOTED) -> tuple[Journal, list[int]]:
    journal = Journal(game.setup(2), ["a", "b"], Seeded(3))
    return journal, journal.setup.listed(journal.state, 0)


def backwards(move: int) -> str:
    return NOTED.verbs.write(move).split()[-1][::-1]


def test_a_note_is_kept_with_its_move_and_in_the_record() -> None:
    journal, listed = begun()
    journal.play(0, listed[1], note=backwards(listed[1]))
    journal.play(1, journal.setup.listed(journal.state, 1)[0])
    for seat in (1, 0):  # the secret step: notes follow their moves into the order of the seats
        move = journal.setup.listed(journal.state, seat)[0]
        journal.play(seat, move, note=backwards(move))
    notes = [played.note for played in journal.numbered()]
    assert notes == [backwards(played.move) if played.note else "" for played in journal.numbered()]
    assert [bool(note) for note in notes] == [True, False, True, True]
    text = record.write(journal)
    again = record.read(text, find_noted)
    assert [played.note for played in again.numbered()] == notes
    assert record.write(again) == text


def test_a_note_is_kept_in_the_spelling_of_the_game() -> None:
    journal, listed = begun()
    journal.play(0, listed[1], note=backwards(listed[1]).upper())
    assert [played.note for played in journal.numbered()] == [backwards(listed[1])]


def test_a_wrong_note_is_refused_before_the_move_is_looked_at() -> None:
    """So who cannot show how does not learn whether: possible and impossible moves get the same answer."""
    journal, listed = begun()
    held = {arg(move, 0) for move in listed[1:]}
    missing = next(card for card in range(Card.COUNT) if card not in held)
    impossible = NOTED.verbs.build("refresh", {"card": Card.write(missing)})
    for move in (listed[1], impossible):
        with pytest.raises(NoteError, match="nonsense"):
            journal.play(0, move, note="nonsense")
    with pytest.raises(IllegalMoveError) as refused:
        journal.play(1, listed[1], note="nonsense")
    assert NOTED.describe_reason(refused.value.why)["reason"] == "not-your-turn"
    assert not journal.line()


@pytest.mark.parametrize(
    "note", ["x" * (LONGEST_NOTE + 1), "two\nlines", " x", "a  b", "\x07", "\u2028", "\u202e"]
)
def test_a_note_is_a_short_line_of_plain_text(note: str) -> None:
    journal, listed = begun()
    with pytest.raises(NoteError):
        journal.play(0, listed[1], note=note)
    assert not journal.line()


def test_a_game_that_takes_no_notes_refuses_them() -> None:
    game = find_game("_template")
    assert NOTED.takes_notes
    assert not game.takes_notes
    journal, listed = begun(game)
    with pytest.raises(NoteError):
        journal.play(0, listed[0], note="hello")


@pytest.mark.parametrize(("damage", "reason"), [("wrong", "how the move is made"), ("a\x07", "plain text")])
def test_a_damaged_note_is_found(damage: str, reason: str) -> None:
    journal, listed = begun()
    journal.play(0, listed[1], note=backwards(listed[1]))
    text = record.write(journal)
    assert f" # {backwards(listed[1])}\n" in text
    with pytest.raises(record.RecordError, match=reason):
        record.read(text.replace(f"# {backwards(listed[1])}", f"# {damage}"), find_noted)
