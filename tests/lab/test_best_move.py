"""The finder of puzzles: games as choices that lead to the same positions again, and a file that is gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludarium.core.best_move import BestMoves, Kept, digest, replayed
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.games import find_game
from ludarium.lab import best_move, puzzle_file
from ludarium.lab.best_move import Finder
from ludarium.lab.match import Table
from ludarium.lab.moment import Played, played, recorded
from ludarium.lab.puzzle_file import PuzzleFileError, add, find, read_file

GAME = find_game("artificium")
TABLE = Table("artificium", ("novice", "novice"), (), 7)


def check(game: Played) -> None:
    """Outcomes and choices before a decision lead to it, and to what its seat saw."""
    assert len(game.moments) > 20
    for moment in game.moments[::9]:
        again = replayed(game.setup, game.chance[: moment.chance], game.moves[: moment.number - 1])
        assert again.actor() == moment.seat
        assert digest(again, moment.seat) == digest(moment.state, moment.seat)


def test_a_game_of_bots_is_told_by_its_choices() -> None:
    check(played(TABLE, 3))


def test_a_record_is_told_by_its_choices() -> None:
    journal = Journal(TABLE.setup, ["Ana", "Ben"], Seeded(5))
    dice = Seeded(6)
    while not journal.state.over:
        seat = journal.asked()[0]
        listed = journal.legal(seat)
        journal.play(seat, listed[dice.roll(len(listed))])
    game = recorded(journal)
    check(game)
    assert len(game.source.record) > 8


def some() -> list[Kept]:
    hook = GAME.puzzles
    assert isinstance(hook, BestMoves)
    return [one.kept for one in hook.all[:6]]


def of_game(kept: Kept, game: int) -> Kept:
    source = msgspec.structs.replace(kept.source, bots=list(TABLE.bots), seed=TABLE.seed, game=game)
    return msgspec.structs.replace(kept, number=0, source=source)


def test_the_file_grows_and_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second game has one; what was found is numbered on, and no game is looked through twice."""
    path, looked = tmp_path / "found.jsonl", list[int]()

    def examined(table: Table, start: int, stop: int) -> list[list[Kept]]:
        looked.extend(range(start, stop))
        return [[of_game(some()[game // 2], game)] if game % 2 else [] for game in range(start, stop)]

    monkeypatch.setattr(puzzle_file, "examined", examined)
    told = list(find(TABLE, path, 2))
    assert told[-1][1] >= 2
    before = read_file(path, GAME)
    looked.clear()
    list(find(TABLE, path, len(before) + 1))
    assert looked[0] == before[-1].source.game + 1
    after = read_file(path, GAME)
    assert [one.number for one in after] == list(range(1, len(after) + 1))
    assert after[: len(before)] == before
    assert add(path, after, [of_game(after[0], 99)]) == [], "the same position is not kept twice"
    assert list(find(TABLE, path, 1)) == []


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    for text, why in (("{}", "line 1"), ("what?", "line 1")):
        path.write_text(text)
        with pytest.raises(PuzzleFileError, match=why):
            read_file(path, GAME)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(some()[0], version="77")))
    with pytest.raises(PuzzleFileError, match="other rules"):
        read_file(path, GAME)


def test_a_forced_or_plain_decision_is_no_puzzle() -> None:
    game = played(TABLE, 3)
    finder = Finder(game.setup)
    few = next(one for one in game.moments if len(game.setup.listed(one.state, one.seat)) < best_move.FEWEST)
    assert finder.examine(game, few, 1) is None
