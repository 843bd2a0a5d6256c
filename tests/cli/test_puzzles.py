"""`ludarium puzzles`: what is wrong with a wish is said, and the games' own puzzles are checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludarium.cli.arguments import WrongArgument
from ludarium.cli.puzzles import check_puzzles, find_puzzles, judge_puzzles
from ludarium.coach.report import fingerprint
from ludarium.core.best_move import FILE, Kept
from ludarium.games import find_game, folder_of
from ludarium.lab.puzzle_file import judge_again, read_file


def wish(file: Path, players: str | None = None, records: tuple[Path, ...] = (), count: str = "1") -> int:
    return find_puzzles("artificium", players, records, count, "0", None, [], "1", "", file, "en")


def test_wrong_wishes_say_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    with pytest.raises(WrongArgument, match="--players"):
        wish(file)
    with pytest.raises(WrongArgument, match="--players"):
        wish(file, "novice,novice", (file,))
    with pytest.raises(WrongArgument, match="--count"):
        wish(file, "novice,novice", count="none")
    with pytest.raises(WrongArgument, match="make it first"):
        wish(tmp_path / "nowhere" / "found.jsonl", "novice,novice")
    assert not file.exists()


def test_puzzles_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (folder_of(find_game("artificium")) / FILE).read_text().splitlines()[:4]
    file = tmp_path / "found.jsonl"
    file.write_text("\n".join(lines))
    assert check_puzzles("artificium", file, "en") == 0
    assert "hard" in capsys.readouterr().out
    broken = lines[0].replace('"view":"', '"view":"0')
    file.write_text(broken)
    assert check_puzzles("artificium", file, "en") == 1
    assert "another position" in capsys.readouterr().out


def test_puzzles_are_judged_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A puzzle that another engine kept for a wrong move goes; what this engine has judged is not judged again."""
    file = tmp_path / "found.jsonl"
    with pytest.raises(WrongArgument, match="no puzzle"):
        judge_puzzles("artificium", file, "en")
    lines = (folder_of(find_game("artificium")) / FILE).read_bytes().splitlines()
    right = msgspec.structs.replace(msgspec.json.decode(lines[0], type=Kept), engine="another")
    wrong = msgspec.structs.replace(right, best=right.others[-1].move)
    foreign = msgspec.structs.replace(right, view="0" * 12)
    file.write_bytes(b"\n".join(msgspec.json.encode(one) for one in (wrong, foreign, right)))
    assert judge_puzzles("artificium", file, "en") == 0
    assert "1 of 3" in capsys.readouterr().out
    first = file.read_bytes()
    (kept,) = (msgspec.json.decode(line, type=Kept) for line in first.splitlines())
    assert (kept.number, kept.best, kept.view) == (right.number, right.best, right.view)
    assert kept.engine == fingerprint(find_game("artificium"))
    assert check_puzzles("artificium", file, "en") == 0
    assert judge_puzzles("artificium", file, "en") == 0
    assert file.read_bytes() == first


def test_a_judgement_that_is_stopped_loses_no_puzzle(tmp_path: Path) -> None:
    game = find_game("artificium")
    file = tmp_path / "found.jsonl"
    lines = (folder_of(game) / FILE).read_bytes().splitlines()[:3]
    kept = [msgspec.structs.replace(msgspec.json.decode(line, type=Kept), engine="another") for line in lines]
    file.write_bytes(b"\n".join(map(msgspec.json.encode, kept)))
    _, *rest = read_file(file, game)
    judging = judge_again(file, game)
    next(judging)
    judging.close()
    assert read_file(file, game)[-2:] == rest
