"""Nothing is lost: games are kept as they go on, and go on where they were left."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.cli.session import Quit
from ludarium.core.record import read
from ludarium.games import find_game
from tests.cli.conftest import Run
from tests.cli.terminal import terminal

BOTS = ("--seat", "human:Ana", "--seat", "random", "--seat", "random")


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))


def test_end_of_input_loses_nothing_and_the_game_goes_on(run: Run, own_data: Path) -> None:
    left = run("play", "artificium", *BOTS, "--seed", 5, typed="pass\n1\n")
    assert left.code == 0
    (path,) = kept(own_data)
    assert str(path) in left.out.replace("\n", "")
    before = read(path.read_text(encoding="utf-8"), find_game)
    assert not before.state.over
    assert len(before.numbered()) > 3

    gone_on = run("play", "--resume", typed="1\n" * 3)
    assert "goes on" in gone_on.out
    after = read(path.read_text(encoding="utf-8"), find_game)
    assert after.names == before.names == ["Ana", "random 1", "random 2"]
    moves = [(entry.seat, entry.move) for entry in before.numbered()]
    assert [(entry.seat, entry.move) for entry in after.numbered()][: len(moves)] == moves
    assert len(after.numbered()) > len(moves)

    over = run("play", "--resume", "artificium", typed="1\n" * 400)
    assert "The game is over" in over.out
    assert read(path.read_text(encoding="utf-8"), find_game).state.over
    assert kept(own_data) == [path]
    none = run("play", "--resume")
    assert (none.code, none.out) == (2, "")
    assert "no game to go on with" in none.err
    again = run("play", "--resume", path)
    assert again.code == 2
    assert "is over" in again.err


def test_ctrl_c_loses_nothing(
    own_data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["pass"])

    def impatient(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", impatient)
    assert main(["play", "artificium", *BOTS, "--seed", "5"]) == 130
    (path,) = kept(own_data)
    assert "interrupted" in capsys.readouterr().out
    assert read(path.read_text(encoding="utf-8"), find_game).numbered()


def test_save_says_where_and_resume_stays_there(run: Run, own_data: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    run("play", "artificium", *BOTS, "--save", path, typed="pass\n")
    moves = len(read(path.read_text(encoding="utf-8"), find_game).numbered())
    run("play", "--resume", path, typed="1\n" * 5)
    assert len(read(path.read_text(encoding="utf-8"), find_game).numbered()) > moves
    assert kept(own_data) == []
    for wrong, part in (
        (("--seed", "1"), "no --preset"),
        (("--seat", "human"), "3 seats"),
        (("--daily",), "no --preset"),
    ):
        ran = run("play", "--resume", path, *wrong)
        assert ran.code == 2
        assert part in ran.err
    others = ("--seat", "human:Ana", "--seat", "human:Ben", "--seat", "novice")
    assert "Pass the keyboard" in run("play", "--resume", path, *others).out


def test_a_disk_that_is_full_does_not_end_the_game(own_data: Path, run: Run) -> None:
    (own_data / "games").write_text("no folder", encoding="utf-8")
    ran = run("play", "artificium", *BOTS, "--seed", 5, typed="pass\npass\n")
    assert ran.code == 0
    assert "cannot be kept" in ran.out


def test_a_secret_choice_is_kept(tmp_path: Path) -> None:
    """Two at one keyboard: one has chosen, the other has not, and the game is left."""
    path = tmp_path / "game.txt"
    session, typist = terminal(["Ana", "Ben"], bots=0, seed=2, kept_in=path)

    def answer(prompt: str) -> str:
        if session.state.step.name == "choose" and any(draft.size for draft in session.state.turn.drafts):
            raise Quit
        return "" if "Pass the keyboard" in prompt else "pass" if session.state.step.name == "market" else "1"

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    again = read(path.read_text(encoding="utf-8"), find_game)
    assert again.state.same(session.state)
    assert [draft.size for draft in again.state.turn.drafts].count(1) == 1


def test_records_are_stepped_through(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "artificium", *BOTS, "--seed", 5, "--save", path, typed="1\n" * 400)
    moves = len(read(path.read_text(encoding="utf-8"), find_game).numbered())
    out = run("record", "show", path, "--step", typed="\n\nb\n30\nn\n9999\nq\n").out
    heads = [line for line in out.splitlines() if line.startswith(("Move ", "Before "))]
    numbers = [0 if head.startswith("Before") else int(head.split()[1]) for head in heads]
    assert numbers == [0, 1, 2, 1, 30, 31, moves]
    assert "Total" in out
    assert run("record", "show", path, "--step", "--at", 3, typed="").out.count("Move 3 of") == 1
    assert "Zug 1 von" in run("record", "show", path, "--step", "--lang", "de", typed="weiter\nq\n").out


def test_a_game_left_in_a_pause_goes_on_with_its_clock(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    timed = ("play", "universal-tapestry", "--option", "mode=time", "--save", path)
    run(*timed, typed="0\npause\n")
    left = read(path.read_text(encoding="utf-8"), find_game)
    assert left.paused is not None
    gone_on = run("play", "--resume", path, typed="discard\n1\n")
    assert gone_on.code == 0
    after = read(path.read_text(encoding="utf-8"), find_game)
    assert after.paused is None
    assert len(after.numbered()) == 3
    assert after.clock >= left.paused
