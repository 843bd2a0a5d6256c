"""What happens at the table beside the moves: giving up, pausing, the clock; and the presets."""

from __future__ import annotations

import random

import pytest

from ludarium.core import record
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal, TableError, UndoError
from ludarium.games import find_game
from tests.contract.conftest import Case
from tests.contract.walk import asked, moves_of


def stamped(case: Case, seed: int, moves: int) -> Journal:
    """A random game whose moves carry stamps, with an undo and a pause now and then."""
    rng = random.Random(seed)
    journal = Journal(case.setup(), ["x"] * case.seats, Seeded(seed))
    at = 0
    for _ in range(moves):
        if journal.state.over:
            break
        seat = rng.choice(asked(journal.state))
        at += rng.randrange(1, 5000)
        journal.play(seat, rng.choice(moves_of(journal.state, seat)), at)
        to = journal.free_undo(seat)
        seldom = 10 / (30 + len(journal.line()))  # each plays the game again from its beginning
        if to is not None and rng.random() < seldom:
            journal.undo(to, seat)
        if not journal.state.over and rng.random() < 0.1:
            journal.pause(at)
            journal.resume(rng.randrange(100_000))
    return journal


def under_way(case: Case, seed: int, moves: int) -> Journal:
    """The same, of the first seed from this one on whose game is not over so soon; a game may always be short."""
    for most in range(moves, -1, -1):
        for other in range(seed, seed + 10):
            if not (journal := stamped(case, other, most)).state.over:
                return journal
    raise AssertionError("the game is over before its first move")


def reread(journal: Journal) -> Journal:
    text = record.write(journal)
    again = record.read(text, find_game)
    assert record.write(again) == text
    assert again.state.same(journal.state)
    return again


def test_stamps_pauses_and_undo_replay(case: Case, seed: int) -> None:
    for moves in (5, 40, 10_000):
        journal = stamped(case, seed, moves)
        assert reread(journal).clock == journal.clock


def test_the_clock_never_runs_backwards(case: Case) -> None:
    journal = under_way(case, 5, 8)
    seat = asked(journal.state)[0]
    before, clock = journal.state.dump(), journal.clock
    assert clock > 1
    move = moves_of(journal.state, seat)[0]
    for action in (
        lambda: journal.play(seat, move, clock - 1),
        lambda: journal.give_up(seat, clock - 1),
        lambda: journal.pause(clock - 1),
    ):
        with pytest.raises(TableError, match="backwards"):
            action()
    assert journal.state.dump() == before
    assert (journal.clock, journal.paused) == (clock, None)


def test_an_undo_does_not_turn_the_clock_back(case: Case) -> None:
    journal = Journal(case.setup(), ["x"] * case.seats, Seeded(6))
    rng = random.Random(6)
    while not journal.state.over and len(journal.line()) < 8:
        seat = rng.choice(asked(journal.state))
        journal.play(seat, rng.choice(moves_of(journal.state, seat)), 1000 * (len(journal.line()) + 1))
    clock = journal.clock
    journal.undo(0, by=0, consent=range(case.seats))
    assert journal.clock == clock > 0
    reread(journal)


def test_nothing_can_be_done_in_a_pause(case: Case) -> None:
    journal = under_way(case, 7, 8)
    journal.pause(journal.clock)
    before = journal.state.dump()
    seat = asked(journal.state)[0]
    move = moves_of(journal.state, seat)[0]
    for action in (
        lambda: journal.play(seat, move),
        lambda: journal.undo(0, seat),
        lambda: journal.give_up(seat),
        lambda: journal.pause(journal.clock),
    ):
        with pytest.raises(TableError, match="paused"):
            action()
    assert not journal.retract(seat)
    assert journal.state.dump() == before
    assert reread(journal).paused == journal.clock
    journal.resume(60_000)
    with pytest.raises(TableError):
        journal.resume(1)
    journal.play(seat, move)
    reread(journal)


def test_giving_up_is_recorded_or_refused(case: Case, seed: int) -> None:
    for moves in (0, 3, 8):
        journal = under_way(case, seed, moves)
        seat = asked(journal.state)[0]
        before = journal.state.dump()
        try:
            events = journal.give_up(seat, journal.clock)
        except TableError:
            assert journal.state.dump() == before
            continue
        assert events
        if case.seats == 1:
            assert journal.state.over
        again = reread(journal)
        assert f"gave up {seat}" in record.write(again)
        assert again.free_undo(seat) is None
        if again.line():
            with pytest.raises(UndoError):
                again.undo(0, seat)
        if journal.state.over:
            with pytest.raises(TableError):
                journal.give_up(seat)


def test_damaged_table_actions_name_the_line(case: Case) -> None:
    journal = under_way(case, 8, 8)
    lines = record.write(journal).splitlines()
    for damage in (f"gave up {case.seats}", "gave up", "paused", "paused @1 for ever", "paused @1"):
        forged = [*lines[:-1], damage, lines[-1]]
        with pytest.raises(record.RecordError) as refused:
            record.read("\n".join(forged), find_game)
        assert refused.value.line == len(lines)


def test_presets_are_choices_of_options(game: Game) -> None:
    for name, chosen in game.presets.items():
        assert name.islower()
        setup = game.setup(game.seats[0], chosen)
        assert not setup.overrides
        assert all(setup.options[option] == value for option, value in chosen.items())
