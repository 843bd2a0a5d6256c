"""The race of first moves: who is given up, who is left, and who is chosen."""

from __future__ import annotations

from ludarium.bots.levels import make_bot
from ludarium.bots.race import Arm
from ludarium.bots.search import SearchBot, halve
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.policy import Tuning
from ludarium.games import find_game
from ludarium.games.plus_ultra.level import PlusUltraAmateur
from tests.bots.conftest import game_of

ARTIFICIUM = find_game("artificium")
PLUS_ULTRA = find_game("plus-ultra")


def arm(move: int, *values: float) -> Arm:
    made = Arm(move)
    for value in values:
        made.add(value)
    return made


def bot(doubt: float = 1.0, drop: float = 3.0, proposed: int = 1) -> SearchBot:
    made = SearchBot(ARTIFICIUM.policy, ARTIFICIUM.planner, 1, 10, 0.0, Tuning(doubt=doubt, drop=drop))
    made.proposed = proposed
    return made


def test_halving_keeps_the_better_half_and_the_proposed_move() -> None:
    arms = [arm(1, 0.0), arm(2, 5.0), arm(3, 3.0), arm(4, 4.0)]
    halve(arms, proposed=1)
    assert [each.move for each in arms] == [1, 2]
    halve(arms, proposed=1)
    assert len(arms) == 2  # the last two race to the end


def test_what_is_clearly_behind_is_given_up_and_so_are_equals() -> None:
    noisy = [float(deal % 3) for deal in range(16)]
    arms = [
        arm(1, *noisy),
        arm(2, *(value + 1 + 0.01 * (deal % 2) for deal, value in enumerate(noisy))),
        arm(3, *noisy),
        arm(4, *(4 * value - 3 for value in noisy)),
    ]
    bot().drop(arms)
    assert [each.move for each in arms] == [2, 4]  # 4 is behind as well, but that may be luck
    arms = [arm(1, *noisy), arm(2, *noisy)]
    bot().drop(arms)
    assert [each.move for each in arms] == [1]


def test_a_lead_within_doubt_leaves_the_proposed_move() -> None:
    proposed = arm(1, *([0.0, 1.0] * 8))
    other = arm(2, *([1.1, 0.1] * 8))  # a tenth ahead, a quarter of the error of that
    assert bot(doubt=1.0).verdict([proposed, other]).move == 1
    assert bot(doubt=0.1).verdict([proposed, other]).move == 2
    assert bot(doubt=9.0, proposed=7).verdict([proposed, other]).move == 2  # the proposed one was given up


def test_a_search_saves_what_it_need_not_spend() -> None:
    """Moves that nothing tells apart end a race long before its budget does: this one would take hours."""
    state = ARTIFICIUM.setup(2).begin(Seeded(1))
    seat = int(state.actor())
    searcher = bot()
    searcher.iterations = 10**9
    arms = [Arm(moves) for moves in (0, 0)]
    searcher.run(state, seat, arms)
    assert len(arms) == 1


def test_an_amateur_who_notices_everything_plays_as_the_policy() -> None:
    sharp, blind = PlusUltraAmateur(100, 0.0), PlusUltraAmateur(50, 0.0)
    others = [make_bot("novice", PLUS_ULTRA, seat) for seat in range(2)]
    differs = 0
    for number, (state, seat, moves, _) in enumerate(game_of(PLUS_ULTRA, others, seed=2)):
        seen = redealt(state, seat, Seeded(number))
        best = PLUS_ULTRA.policy.pick(seen, seat, moves, Seeded(number))
        assert sharp.pick(seen, seat, moves, Seeded(number)) == best
        differs += blind.pick(seen, seat, moves, Seeded(number)) != best
    assert differs > 5


def test_a_brief_search_stays_brief_at_a_table() -> None:
    game = find_game("plus-ultra")
    briefly, long = make_bot("master", game, 1), make_bot("grandmaster", game, 1)
    assert isinstance(briefly, SearchBot)
    assert isinstance(long, SearchBot)
    assert briefly.iterations < long.iterations
    for thinker in (briefly, long):
        thinker.think_for(1.0)
    assert briefly.iterations > 0
    assert long.iterations == 0  # as long as the clock allows
