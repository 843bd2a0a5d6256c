"""One source of legality: the list of moves, its text, and the reasons why something is not in it."""

from __future__ import annotations

import random

from ludarium.core.declare import FIRST_REASON
from ludarium.core.kernel import why_not
from ludarium.core.moves import pack, verb_of
from ludarium.core.state import NOT_NOW
from tests.contract.conftest import EXHAUSTIVE, Case
from tests.contract.walk import asked, moves_of, some_words, walk

SOMETIMES = 0.08  # of the positions, unless all are tried
EACH = 3  # ways to try a verb


def test_lists_are_unique_and_only_for_the_asked(case: Case, seed: int) -> None:
    for moment, _ in walk(case.setup(), seed):
        assert asked(moment.state), "somebody has to act until the game is over"
        for seat in range(case.seats):
            moves = moves_of(moment.state, seat)
            assert bool(moves) == moment.state.asks(seat)
            assert len(set(moves)) == len(moves)
            assert all((moment.state.step.verbs >> verb_of(move)) & 1 for move in moves)


def test_every_move_has_one_text_and_reads_back(case: Case, seed: int) -> None:
    verbs = case.game.verbs
    for moment, _ in walk(case.setup(), seed):
        texts = [verbs.write(move) for move in moment.moves]
        assert len(set(texts)) == len(texts)
        assert [verbs.parse(text) for text in texts] == moment.moves
        for move in moment.moves:
            named = dict(verbs.describe(move))
            assert verbs.build(str(named.pop("verb")), named) == move


def test_why_not_is_empty_exactly_for_legal_moves(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for moment, _ in walk(case.setup(), seed):
        state = moment.state
        seat = rng.randrange(case.seats)
        mine = set(moves_of(state, seat))
        for move in [*some_words(case.game, rng, 12), *mine]:
            why = why_not(state, seat, move)
            assert (why is None) == (move in mine), case.game.verbs.write(move)
            if why is not None and state.asks(seat):
                known = (state.step.verbs >> verb_of(move)) & 1
                assert why.reason != NOT_NOW or not known, case.game.verbs.write(move)
            if why is not None:
                assert case.game.describe_reason(why)["reason"]


def test_every_verb_of_a_step_is_refused_for_a_reason(case: Case, seed: int) -> None:
    """Whatever can be tried in a step, "not now" is never the only answer."""
    rng = random.Random(seed)
    game = case.game
    for moment, _ in walk(case.setup(), seed):
        if not EXHAUSTIVE and rng.random() > SOMETIMES:
            continue
        step = moment.state.step
        for verb, phrase in enumerate(game.verbs.phrases):
            if (step.verbs >> verb) & 1 == 0:
                continue
            for _ in range(EACH if phrase.arguments else 1):
                move = pack(verb, *(rng.choice(words.values) for words in phrase.arguments.values()))
                why = why_not(moment.state, moment.seat, move)
                assert (why is None) == (move in moment.moves)
                assert why is None or why.reason >= FIRST_REASON, (step.name, game.verbs.write(move))


def test_games_end_and_scores_add_up(case: Case, seed: int) -> None:
    state = None
    for _, after in walk(case.setup(), seed):
        state = after.state
        for seat in range(case.seats):
            assert sum(case.game.breakdown(state, seat).values()) == state.score(seat)
    assert state is not None
    assert state.over
    assert sorted(case.game.places(state))[0] == 1
    assert not any(moves_of(state, seat) for seat in range(case.seats))
