"""`ludarium puzzles`: what is wrong with a wish is said, and the games' own puzzles are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.cli.arguments import WrongArgument
from ludarium.cli.puzzles import check_puzzles, find_puzzles
from ludarium.core.best_move import FILE
from ludarium.games import find_game, folder_of


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
