"""Nothing that a seat may not know reaches it: not by views, moves, events, previews or copies."""

from __future__ import annotations

import random

from ludarium.core.game import Game
from ludarium.core.host import Recorder, Replayed, ReplayError, Seeded, Told
from ludarium.core.kernel import is_legal, play, preview, redealt
from ludarium.core.moves import verb_of
from tests.contract.conftest import Case
from tests.contract.walk import moves_of, walk

SPECTATOR = -1


def _heard(game: Game, events: list[Told], seat: int) -> list[dict[str, str | int]]:
    return [game.describe_event(told, seat) for told in events]


def test_a_redealt_copy_looks_the_same_to_its_seat(case: Case, seed: int) -> None:
    for moment, _ in walk(case.setup(), seed):
        for seat in range(case.seats):
            copy = redealt(moment.state, seat, Seeded(1000 * seed + moment.number))
            assert copy.view(seat) == moment.state.view(seat)
            assert copy.view(SPECTATOR) == moment.state.view(SPECTATOR)
            assert moves_of(copy, seat) == moves_of(moment.state, seat)


def test_a_redealt_copy_depends_on_nothing_hidden(case: Case, seed: int) -> None:
    """Dealing again from a copy that was dealt again gives the same: no trace of the truth is left in it."""
    for moment, _ in walk(case.setup(), seed):
        for seat in range(case.seats):
            other = redealt(moment.state, seat, Seeded(moment.number))
            assert redealt(other, seat, Seeded(7)).dump() == redealt(moment.state, seat, Seeded(7)).dump()


def test_redealing_changes_what_is_hidden(case: Case) -> None:
    if case.seats == 1:
        return
    moments = [moment for moment, _ in walk(case.setup(), 1)]
    changed = [not redealt(moment.state, 0, Seeded(5)).same(moment.state) for moment in moments]
    assert any(changed) == any(moment.state.hides() for moment in moments)


def test_previews_show_nothing_hidden(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for moment, _ in walk(case.setup(), seed):
        move = rng.choice(moment.moves)
        copy = redealt(moment.state, moment.seat, Seeded(moment.number))
        before = moment.state.dump()
        seen = _heard(case.game, preview(moment.state, moment.seat, move), moment.seat)
        assert seen == _heard(case.game, preview(copy, moment.seat, move), moment.seat)
        assert moment.state.dump() == before


def test_a_move_betrays_nothing_but_by_what_it_tells(case: Case, seed: int) -> None:
    """Played in a world that looks the same to a seat, and with the same luck: where the kernel says that nothing was
    revealed, the seat is told and sees the same. And where watchers are told the same, they see the same: even who is
    asked next must not depend on what is hidden."""
    for moment, after in walk(case.setup(), seed):
        seat = moment.number % case.seats
        copy = redealt(moment.state, seat, Seeded(moment.number))
        if not is_legal(copy, moment.seat, moment.move):
            continue
        host = Recorder(Replayed(after.outcomes))
        try:
            play(copy, moment.seat, moment.move, host)
        except ReplayError:  # this luck cannot be had there
            assert after.revealed
            continue
        if not after.revealed:
            assert _heard(case.game, host.events, seat) == _heard(case.game, after.events, seat)
            assert copy.view(seat) == after.state.view(seat)
        hidden = case.seats > 1 and not after.state.over  # at the end all may be shown
        if hidden and _heard(case.game, host.events, SPECTATOR) == _heard(case.game, after.events, SPECTATOR):
            assert copy.view(SPECTATOR) == after.state.view(SPECTATOR)


def test_the_safe_move_is_listed_and_tells_nothing(case: Case, seed: int) -> None:
    """It is played unasked. Where the seat can do nothing at all, what it does is the same whatever it holds."""
    setup = case.setup()
    verbs = case.game.verbs.phrases

    def bare(moves: list[int]) -> set[int]:
        return {move for move in moves if not verbs[verb_of(move)].arguments}

    for moment, _ in walk(setup, seed):
        seat = moment.seat
        safe = setup.safe_move(moment.state, seat)
        assert safe in setup.listed(moment.state, seat)
        assert setup.safe_move(redealt(moment.state, seat, Seeded(moment.number)), seat) == safe
        for other in range(case.seats):
            copy = redealt(moment.state, other, Seeded(moment.number))
            if other != seat and bare(setup.listed(moment.state, seat)) & bare(setup.listed(copy, seat)):
                assert setup.safe_move(copy, seat) == safe


def test_withheld_moves_are_not_listed_and_never_all_there_is(case: Case, seed: int) -> None:
    setup = case.setup()
    for moment, _ in walk(setup, seed):
        listed = setup.listed(moment.state, moment.seat)
        assert listed or case.seats == 1  # alone one may have nothing left but to find them
        assert [move for move in moment.moves if verb_of(move) not in setup.withheld] == listed


def test_secret_arguments_stay_with_those_who_know(case: Case, seed: int) -> None:
    game = case.game
    for _, after in walk(case.setup(), seed):
        for told in after.events:
            phrase = game.events[told.event]
            for seat in range(SPECTATOR, case.seats):
                knows = seat >= 0 and (told.knows >> seat) & 1 == 1
                described = game.describe_event(told, seat)
                assert all((key in described) == knows for key in phrase.secret)


def test_a_draft_is_seen_by_its_owner_only(case: Case, seed: int) -> None:
    for moment, after in walk(case.setup(), seed):
        if moment.state.step.simultaneous and not after.revealed:
            assert not after.events
            for seat in range(SPECTATOR, case.seats):
                if seat != moment.seat:
                    assert _apart_from_turn(after.state.view(seat)) == _apart_from_turn(
                        moment.state.view(seat)
                    )
                    turn = after.state.view(seat)["turn"]
                    assert isinstance(turn, dict)
                    own = after.state.turn.drafts[seat].size if seat >= 0 else 0
                    assert len(turn["draft"]) == own


def _apart_from_turn(view: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key != "turn"}
