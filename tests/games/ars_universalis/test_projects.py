"""Completing works (section 4.3), and the arrangements beside the moves."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from ludarium.core.journal import Journal, NoteError
from ludarium.core.record import RecordError, read, write
from ludarium.games import find_game
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL
from ludarium.games.ars_universalis.puzzles.arrangement import arrange
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.table import (
    active,
    coins,
    complete,
    events,
    hand,
    legal,
    play,
    reason,
    score,
    table,
)


@pytest.mark.rule("4.3")
def test_a_completed_work() -> None:
    s = table(figures=["petrarch"], hands=["M004 M011 M020"], coins=[3, 0, 0], bank="M050 M051 M052")
    told = play(s, 0, "complete petrarch 1 M004 M011")
    assert (score(s, 0), coins(s, 0), hand(s, 0), active(s, 0)) == (5, 8, ["M020"], [])
    assert s.pool.has(MATERIAL.read("M004"))
    assert s.pool.has(MATERIAL.read("M011"))
    assert s.gone.has(FIGURE.read("petrarch"))
    assert events(told, "completed") == [
        {
            "event": "completed",
            "seat": 0,
            "figure": "petrarch",
            "work": 1,
            "materials": "M004 M011",
            "points": 5,
            "total": 5,
        }
    ]


@pytest.mark.rule("4.3")
def test_why_a_work_cannot_be_completed() -> None:
    s = table(figures=["kassia petrarch"], hands=["M004 M009 M011"])
    assert reason(s, 0, "complete dante 1 M004") == "not-active"
    assert reason(s, 0, "complete petrarch 2 M004") == "no-such-work"
    assert reason(s, 0, "complete petrarch 1 M005 M011") == "not-in-hand"
    assert reason(s, 0, "complete petrarch 1 M004 M009") == "unsolved"
    assert reason(s, 0, "complete petrarch 1 M004 M009 M011") == "unsolved"  # every card must contribute
    complete(s, 0, "kassia", 2)
    assert reason(s, 0, "complete kassia 2 M004") == "work-is-done"


@pytest.mark.rule("4.3")
def test_all_sets_that_solve_are_listed() -> None:
    s = table(figures=["petrarch"], hands=["M004 M011 M010 M065"])
    found = {text for text in legal(s, 0) if text.startswith("complete")}
    assert "complete petrarch 1 M004 M011" in found
    assert all(reason(s, 0, text) == "" for text in found)
    assert any(len(text.split()) == 6 for text in found)  # one more card may give a letter of its own


@pytest.mark.rule("4.3")
def test_the_order_of_the_steps() -> None:
    """Reward, development, transition, bonus, achievement: as their events follow."""
    s = table(figures=["kassia"], records=[{"painting": 1, "sculpture": 1, "science": 1, "music": 2}])
    s.players[0].ages = 2
    s.players[0].done[0] = 2
    s.players[0].records[1] = 1
    names = [GAME.describe_event(told, -1)["event"] for told in complete(s, 0, "kassia", 1)]
    assert names == ["completed", "developed", "advanced", "finished", "achieved"]


@pytest.mark.rule("4.3")
def test_the_arrangement_stands_beside_the_move() -> None:
    journal = Journal(GAME.setup(3), ["a", "b", "c"], Seeded(1))
    journal.state = table(figures=["petrarch"], hands=["M004 M011 M020"])
    move = GAME.verbs.parse("complete petrarch 1 M004 M011")
    for wrong in ("M011:SF M004:RI", "M004:RIS M011:F", "nonsense", "M004:RI  M011:SF", "M004"):
        with pytest.raises(NoteError):
            journal.play(0, move, note=wrong)
    with pytest.raises(NoteError):
        journal.play(0, GAME.verbs.parse("end"), note="M004:RI M011:SF")
    journal.play(0, move, note="M004:RI M011:SF")
    assert journal.numbered()[0].note == "M004:RI M011:SF"


@pytest.mark.rule("2.8")
@pytest.mark.parametrize(
    "typed", ["M014*M008+M004", "(M014*M008)+M004", "M014 * M008 + M004", "M014×M008+M004", "m14*m8+m4"]
)
def test_an_arrangement_is_kept_in_one_spelling(typed: str) -> None:
    journal = Journal(GAME.setup(3), ["a", "b", "c"], Seeded(1))
    journal.state = table(
        figures=["newton"], hands=["M004 M008 M014"], works=[{"middle_ages": 1}], period="early_modern"
    )
    journal.play(0, GAME.verbs.parse("complete newton 1 M004 M008 M014"), note=typed)
    assert journal.numbered()[0].note == "M014*M008+M004"


@pytest.mark.rule("4.3")
def test_a_record_keeps_arrangements_and_checks_them() -> None:
    journal = Journal(GAME.setup(1), ["a"], Seeded(3))
    state = journal.state
    assert isinstance(state, ArsUniversalis)
    text = min(text for text in legal(state, 0) if text.startswith("complete"))
    _, figure, work, *names = text.split()
    target = state.rules.target(FIGURE.read(figure) * 3 + int(work) - 1)
    numbers = [MATERIAL.read(name) for name in names]
    note = arrange(target, numbers, (1 << len(numbers)) - 1).text()
    journal.play(0, GAME.verbs.parse(text), note=note)
    record = write(journal)
    assert f"# {note}" in record
    again = read(record, find_game)
    assert again.numbered()[0].note == note
    assert write(again) == record
    with pytest.raises(RecordError, match="how the move is made"):
        read(record.replace(f"# {note}", f"# {note} M100"), find_game)
