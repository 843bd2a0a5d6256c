"""The journal of a game: whatever was done to it, replaying what was kept gives the same."""

from __future__ import annotations

import random

import msgspec
import pytest

from ludarium.core import record
from ludarium.core.batch import arrange, offered
from ludarium.core.entry import Action, Began, GaveUp, Retracted
from ludarium.core.game import Game, Setup
from ludarium.core.host import Replayed, Secure, Seeded
from ludarium.core.journal import IllegalMoveError, Journal, UndoError
from ludarium.core.text import plain_texts
from ludarium.games import find_game


def begun(game: str = "_template", seats: int = 2, seed: int = 1) -> Journal:
    return Journal(find_game(game).setup(seats), ["a", "b", "c"][:seats], Seeded(seed))


@pytest.mark.parametrize("game", ["artificium", "_template"])
@pytest.mark.parametrize("seed", range(6))
def test_replaying_gives_the_same_journal(game: str, seed: int) -> None:
    rng = random.Random(seed)
    journal = begun(game, 3, seed)
    kept: list[Action] = [Began(outcomes=journal.opening)]
    for _ in range(150):
        if journal.state.over:
            break
        dice = rng.random()
        if dice < 0.08 and journal.last > 0:
            try:
                kept.append(
                    journal.undo(journal.whole(rng.randrange(journal.last + 1)), rng.randrange(3), [0])
                )
            except UndoError:
                pass
        elif dice < 0.2:
            seat = rng.randrange(3)
            if journal.retract(seat):
                kept.append(Retracted(seat=seat))
        else:
            seat = rng.choice(journal.asked())
            kept.append(journal.play_together(seat, [rng.choice(journal.legal(seat))]))
        check_what_is_followed(journal)
    again = replayed(journal.setup, kept)
    assert again.state.same(journal.state)
    assert again.decisions == journal.decisions
    told = [[(e.seat, e.moves, e.undone, e.scores, e.start) for e in j.entries] for j in (again, journal)]
    assert told[0] == told[1]
    assert again.host.reuse == journal.host.reuse
    for seat in range(3):
        assert again.free_undo(seat) == journal.free_undo(seat)
        assert again.undo_point(seat) == journal.undo_point(seat)


def check_what_is_followed(journal: Journal) -> None:
    """What is kept up to date move by move is what the entries say."""
    scores = [entry.scores for entry in journal.entries if entry.scores is not None and not entry.undone]
    assert journal.rounds() == scores
    line = journal.line()
    for seat in range(3):
        own = [n for n in line if journal.entries[n].moves and journal.entries[n].seat == seat]
        before = [n for n in line if own and n < journal.entries[own[-1]].start]
        point = None if not own else before[-1] if before else 0
        assert journal.undo_point(seat) == point
        if point is not None:
            assert journal.undo_shown(seat) == journal.seen_since(point)


def replayed(setup: Setup, kept: list[Action]) -> Journal:
    assert isinstance(kept[0], Began)
    journal = Journal(setup, ["a", "b", "c"], Replayed(kept[0].outcomes))
    for action in kept[1:]:
        journal.replay(action)
    journal.host.source = Secure()
    return journal


def test_a_secret_step_is_undone_as_a_whole() -> None:
    journal = begun()
    for seat in (0, 1, 1, 0):
        journal.play(seat, journal.legal(seat)[0])
    assert journal.last == 4
    assert [entry.seat for entry in journal.entries[3:]] == [0, 1]
    assert journal.whole(3) == 2
    assert journal.undo_point(0) == 2
    with pytest.raises(UndoError, match="secret"):
        journal.undo(3, 0, [1])
    journal.undo(journal.whole(3), 0, [1])
    assert journal.secret
    assert journal.asked() == [0, 1]


def test_only_ones_own_question_changes_by_a_draft() -> None:
    journal = begun()
    for seat in (0, 1):
        journal.play(seat, journal.legal(seat)[0])
    before = list(journal.decisions)
    journal.play(1, journal.legal(1)[0])
    assert journal.decisions == [before[0], before[1] + 1]
    journal.retract(1)
    assert journal.decisions == [before[0], before[1] + 2]


# Moves in one go


def copied(journal: Journal) -> Journal:
    trial = Journal(journal.setup, journal.names, Replayed(journal.opening))
    for entry in [*journal.entries[1:], *journal.staged]:
        trial.replay(entry.done)
    trial.host.source = Seeded(2)
    return trial


def trading() -> tuple[Journal, int, list[int]]:
    """A game of Plus Ultra in which a seat can make two moves in one go."""
    rng = random.Random(1)
    for seed in range(20):
        journal = begun("plus-ultra", 2, seed)
        while not journal.state.over:
            seat = journal.asked()[0]
            for first in journal.legal(seat) if not journal.secret else ():
                for then in offered(journal.state, seat, [first]):
                    return journal, seat, arrange(journal.state, seat, [first, then])
            journal.play(seat, rng.choice(journal.legal(seat)))
    raise AssertionError("nothing goes together")


def test_moves_in_one_go_are_one_entry_and_one_undo() -> None:
    journal, seat, moves = trading()
    before, last = journal.state.clone(), journal.last
    done = journal.play_together(seat, moves)
    assert [journal.setup.game.verbs.parse(made.move) for made in done.moves] == moves
    assert journal.last == last + 1
    assert journal.entries[-1].moves == tuple(moves)
    journal.undo(last, seat, [1 - seat])
    assert journal.state.same(before)


def test_moves_in_one_go_stand_in_the_record_as_such() -> None:
    journal, seat, moves = trading()
    journal.play_together(seat, moves)
    text = record.write(journal)
    assert f" {seat} + {journal.setup.game.verbs.write(moves[1])}" in text
    again = record.read(text, find_game)
    assert record.write(again) == text
    assert again.entries[-1].moves == tuple(moves)
    journal.undo(journal.last - 1, seat, [1 - seat])
    again = record.read(record.write(journal), find_game)
    assert again.state.same(journal.state)
    number = len(journal.numbered())
    broken = record.write(journal).replace(f"undo to {number - 2} by", f"undo to {number - 1} by")
    with pytest.raises(record.RecordError, match="no move"):
        record.read(broken, find_game)


def test_all_of_them_or_none() -> None:
    journal, seat, moves = trading()
    before, trial = journal.state.clone(), copied(journal)
    trial.play(seat, moves[0])
    wrong = next(move for move in _words(journal.setup.game) if move not in trial.legal(seat))
    with pytest.raises(IllegalMoveError):
        journal.play_together(seat, [*moves[:1], wrong])
    assert journal.state.same(before)
    assert not journal.host.outcomes


def test_nobody_looks_ahead_by_trying() -> None:
    """What chance decides can only come last."""
    journal = begun("artificium", 2, 1)
    rng = random.Random(1)
    found = 0
    for _ in range(200):
        if journal.state.over:
            break
        seat = journal.asked()[0]
        move = rng.choice(journal.legal(seat))
        before, asked = journal.state.clone(), journal.legal(seat)
        trial = copied(journal)
        trial.play(seat, move)
        if not trial.staged and trial.entries[-1].outcomes:
            found += 1
            for then in trial.legal(seat) or asked:
                with pytest.raises(IllegalMoveError):
                    journal.play_together(seat, [move, then])
            assert journal.state.same(before)
        journal.play(seat, move)
    assert found


def _words(game: Game) -> list[int]:
    return [game.verbs.parse(phrase.name) for phrase in game.verbs.phrases if not phrase.arguments]


def test_an_undo_past_something_newly_seen_is_a_take_back_for_good() -> None:
    journal = begun()
    keep, draw = journal.setup.game.verbs.parse("keep"), journal.legal(0)[1]
    journal.play(0, keep)
    assert not journal.undo(0, by=0).seen, "nothing new was seen"
    journal.play(0, draw)
    drawn = list(journal.entries[-1].outcomes)
    assert drawn
    assert journal.undo(0, by=0, consent=[1]).seen
    journal.play(0, draw)
    assert journal.entries[-1].outcomes == drawn, "the same luck comes again"
    text = record.write(journal)
    lines = [line for line in text.splitlines() if " to 0 by 0" in line]
    assert lines == ["undo to 0 by 0", "take-back to 0 by 0 with 1"]
    again = record.read(text, find_game)
    assert record.write(again) == text
    with pytest.raises(record.RecordError, match="nothing new had been seen: this is no take-back"):
        record.read(text.replace("undo to", "take-back to"), find_game)
    journal.undo(0, by=0)
    marked = [journal.entries[number].undo_to for number in journal.shown()]
    assert marked == [None, 0, 0], "a later undo does not wipe the marks"


def test_an_older_record_has_no_word_for_a_take_back() -> None:
    journal = begun()
    journal.play(0, journal.legal(0)[1])
    journal.undo(0, by=0)
    new = record.write(journal)
    lines = new.replace("take-back", "undo").splitlines()[:-1]
    old = "\n".join([*lines, f"end: 1 moves, digest {record._digest(lines)}"]) + "\n"
    assert old != new
    assert record.write(record.read(old, find_game)) == new


def test_a_game_without_rounds_is_in_none() -> None:
    assert begun("universal-tapestry", 1).round is None
    assert begun("artificium").round == 1


def test_an_undone_round_has_no_scores() -> None:
    journal = begun("artificium")
    while journal.round == 1:
        seat = journal.asked()[0]
        journal.play(seat, journal.legal(seat)[0])
    assert len(journal.rounds()) == 1
    journal.undo(0, 0, [1])
    assert journal.rounds() == []


@pytest.mark.parametrize("to", [-1, 1, 99])
def test_there_is_no_way_back_to_an_entry_that_is_not(to: int) -> None:
    journal = begun()
    with pytest.raises(UndoError):
        journal.whole(to)


def test_an_undo_up_to_where_somebody_gave_up_is_possible() -> None:
    """Nobody takes giving up back, but what came after it may be taken back."""
    journal = begun("plus-ultra", 3)
    assert not journal.may_give_up(0)
    journal = begun("universal-tapestry", 1)
    journal.play(0, journal.legal(0)[0])
    journal.give_up(0)
    with pytest.raises(UndoError):
        journal.undo(0, 0)


def test_an_old_line_without_a_stamp_has_none() -> None:
    assert GaveUp(seat=1).at == 0
    assert msgspec.json.decode(b'{"kind": "gave-up", "seat": 1}', type=GaveUp).at == 0


def test_the_best_win_and_time_does_not_count_unless_a_game_says_so() -> None:
    journal = begun()
    while not journal.state.over:
        seat = journal.asked()[0]
        journal.play(seat, journal.legal(seat)[-1])
    scores = journal.state.scores()
    assert journal.state.winners() == [seat for seat in range(2) if scores[seat] == max(scores)]
    assert not journal.state.timed()


def test_what_a_game_has_no_text_for_is_told_in_plain_words() -> None:
    game = find_game("_template")
    texts = plain_texts(game, lambda message: False)
    for phrase in game.own_reasons:
        assert f"reason-{phrase.name} = " in texts
    for phrase in game.events:
        assert f"event-{phrase.name} = " in texts
