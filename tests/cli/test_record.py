"""`ludarium record`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves
from ludarium.core.record import save
from ludarium.games import find_game
from tests.cli.conftest import Run


def recorded(path: Path, moves: int = 10_000) -> Journal:
    """A random game of Ana and Ben, or its beginning."""
    journal = Journal(find_game("artificium").setup(2), ["Ana", "Ben"], Seeded(3))
    rng, buffer = Seeded(4), Moves()
    while not journal.state.over and len(journal.numbered()) < moves:
        seat = journal.state.actor()
        legal(journal.state, seat, buffer)
        journal.play(seat, buffer[rng.roll(buffer.size)])
    save(journal, path)
    return journal


@pytest.fixture
def game(tmp_path: Path) -> Path:
    recorded(tmp_path / "game.txt")
    return tmp_path / "game.txt"


def test_verify(run: Run, game: Path, tmp_path: Path) -> None:
    ran = run("record", "verify", game)
    assert ran.code == 0
    assert "is sound: Artificium (rules 1), 2 seats" in ran.out
    assert "final scores" in ran.out
    recorded(tmp_path / "running.txt", moves=7)
    assert "7 moves, not finished" in run("record", "verify", tmp_path / "running.txt").out


def test_damage_is_named_by_line_and_reason(run: Run, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    middle = next(n for n, line in enumerate(lines) if line.startswith("30 "))
    for number, text, reason in (
        (middle, "30 0 juggle", "'juggle' is no move"),
        (middle, "31 0 pass", "move 30 is expected here"),
        (middle, "30 5 pass", "there is no seat 5"),
        (middle, "30 0 swap castle castle", "the move is not legal here"),
        (1, "game: chess", "there is no game 'chess'"),
        (2, "rules: 0", "rules version 0"),
        (len(lines) - 2, "scores: 99 99", "the scores should be"),
        (4, "seat 0: Eve", "the digest does not match"),
    ):
        game.write_text("\n".join([*lines[:number], text, *lines[number + 1 :]]) + "\n", encoding="utf-8")
        ran = run("record", "verify", game)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert reason in ran.err
        assert "line " in ran.err
        assert str(game) in ran.err
    game.write_text("\n".join(lines[:40]) + "\n", encoding="utf-8")
    ran = run("record", "show", game)
    assert ran.code == 2
    assert "line 40: the record is truncated" in ran.err


def test_show_as_a_seat_sees_it(run: Run, game: Path) -> None:
    first = run("record", "show", game, "--at", 0, "--seat", 0)
    assert first.code == 0
    assert "Before the first move" in first.out
    assert "as Ana sees it" in first.out
    assert "You drew " in first.out
    assert "Ben drew 5 cards." in first.out
    assert run("record", "show", game, "--at", 0, "--seat", "Ana").out == first.out
    spectator = run("record", "show", game, "--at", 0)
    assert "as a spectator sees it" in spectator.out
    assert "Your hand" not in spectator.out
    assert "Ana drew 5 cards." in spectator.out


def test_show_the_end_and_all_hands(run: Run, game: Path, tmp_path: Path) -> None:
    last = run("record", "show", game)
    assert "Total" in last.out
    opened = run("record", "show", game, "--at", 5, "--all")
    assert opened.code == 0
    assert "Ana holds" in opened.out
    assert "Ben holds" in opened.out
    recorded(tmp_path / "running.txt", moves=7)
    refused = run("record", "show", tmp_path / "running.txt", "--all")
    assert refused.code == 2
    assert "only for finished games" in refused.err


def test_show_refuses_what_is_not_there(run: Run, game: Path) -> None:
    for arguments, part in (
        (("--at", "9999"), "between 0 and"),
        (("--at", "soon"), "'soon'"),
        (("--seat", "2"), "known: 0 (Ana), 1 (Ben)"),
        (("--seat", "Eve"), "known: 0 (Ana), 1 (Ben)"),
        (("--seat", "0", "--all"), "exclude each other"),
    ):
        ran = run("record", "show", game, *arguments)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert part in ran.err


def test_a_secret_choice_stays_secret_until_all_are_in(run: Run, game: Path) -> None:
    """In the middle of a secret step nobody but its owner is shown a choice."""
    lines = [line.split() for line in game.read_text(encoding="utf-8").splitlines()]
    number, seat, card = next((int(w[0]), int(w[1]), w[3]) for w in lines if len(w) == 4 and w[2] == "play")
    assert seat == 0
    name = find_game("artificium")  # the sentence names cards as the catalogue does
    from ludarium.cli.speech import Speech

    shown = Speech(name, []).word("card", card)
    out = run("record", "show", game, "--at", number).out
    assert f"revealed {shown}" not in out
    assert "has chosen" in out
