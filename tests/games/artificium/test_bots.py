"""What Artificium's bots plan (dossier 12)."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play, play_within
from ludarium.core.moves import Moves, pack
from ludarium.games.artificium import GAME
from ludarium.games.artificium.data import Card, Verb
from ludarium.games.artificium.estimate import Estimate
from ludarium.games.artificium.policy import ArtificiumPolicy
from ludarium.games.artificium.rate import Rates, tuned
from ludarium.games.artificium.sketch import Sketch
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import BUY, table

# What is not worth a look while a Farm is resolved and a Castle is still in hand
UNWANTED = {"discard", *(f"buy {resource}" for resource in BUY if resource not in ("beer", "sword"))}


@pytest.mark.parametrize("kind", [Estimate, Sketch])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_plan_remembered_is_the_plan_made_anew(seats: int, kind: type[Estimate]) -> None:
    """Over whole games one estimate remembers; beside it a new one plans every position from the start."""
    dice = Seeded(7)
    moves = Moves()
    policy = ArtificiumPolicy(Rates(), Rates())
    remembered = 0
    lasting: Estimate | None = None
    for _ in range(2):
        state = GAME.setup(seats).begin(dice)
        assert isinstance(state, Artificium)
        lasting = lasting or kind(state.rules, Rates())
        while not state.over:
            for seat in range(seats):
                fresh = kind(state.rules, Rates())
                fresh.take(state, seat)
                lasting.take(state, seat)
                remembered += lasting.memo is not None and asked_before(lasting)
                assert lasting.plan() == fresh.plan()
                assert lasting.first == fresh.first
            seat = int(state.actor())
            legal(state, seat, moves)
            move = moves[policy.pick(state, seat, moves, dice)]
            play(state, seat, move, dice)
    assert remembered > 100


def asked_before(estimate: Estimate) -> bool:
    assert estimate.memo is not None
    estimate.ask(estimate.memo)
    return estimate.memo.has()


def first(state: Artificium) -> int:
    """The card that a quick plan of seat 0 begins with."""
    sketch = Sketch(state.rules, tuned())
    sketch.take(state, 0)
    sketch.plan()
    return int(sketch.first)


@pytest.mark.rule("6.2")
def test_a_fair_comes_before_the_castle_that_it_pays_for() -> None:
    goods = [{"beer": 1, "sword": 1}]
    state = table(resources=goods, hands=[("fair", "castle"), ("farm",)], played=[("farm", "sawmill")])
    assert first(state) == Card.FAIR
    state = table(coins=[1, 0], resources=goods, hands=[("fair", "castle"), ("farm",)], played=[("farm",)])
    assert first(state) == Card.CASTLE  # which then counts for the Fair


@pytest.mark.rule("6.2")
def test_rebuilding_brings_an_exploration_back_before_anything_is_built() -> None:
    hands = [("rebuilding", "sawmill"), ("farm",)]
    assert first(table(hands=hands, played=[("exploration",)])) == Card.REBUILDING
    assert first(table(hands=hands, played=[("farm",)])) == Card.SAWMILL


def test_what_is_put_off_is_built_when_the_track_has_brought_what_it_takes() -> None:
    hands = [("charcoal_hut", "mill_bakery"), ("farm",)]
    state = table(score=[4, 0], resources=[{"wheat": 1}], hands=hands)
    assert first(state) == Card.MILL_BAKERY  # 6: the wood of square 5 is for the hut


@pytest.mark.rule("5.1")
def test_between_rounds_it_is_worth_something_to_begin_the_next_one() -> None:
    behind, ahead = (between_rounds(score) for score in ((20, 21), (21, 20)))
    assert GAME.policy.value(behind, 0) > 0.0 > GAME.policy.value(ahead, 0)


def between_rounds(score: tuple[int, int]) -> Artificium:
    state = table(step="round_end", round=3, score=score, resources=[{"wood": 1}, {"wood": 1}])
    for seat in (0, 1):
        play_within(state, seat, pack(Verb.DONE), Seeded(0), GAME.policy, 4)
    return state


@pytest.mark.rule("2.1")
def test_a_thing_is_worth_no_more_than_the_coins_that_buy_it() -> None:
    """Who is rich gains nothing by buying ahead, for the sake of having it."""
    for coins in (8, 12, 20, 40):
        for resource, price in BUY.items():
            if coins >= price:
                kept = table(round=2, coins=[coins, 5], hands=[("farm",), ("farm",)])
                spent = table(
                    round=2, coins=[coins - price, 5], resources=[{resource: 1}], hands=[("farm",), ("farm",)]
                )
                assert GAME.policy.value(spent, 0) <= GAME.policy.value(kept, 0)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_of_two_who_has_much_can_use_a_further_thing_less(round: int) -> None:
    """Everything more is worth something, but less than the one before; of two as rich as each other nobody leads."""

    def value(metal: int, theirs: int = 0) -> float:
        stocks = [{"metal": metal}, {"metal": theirs}]
        return GAME.policy.value(table(round=round, coins=[5, 5], resources=stocks, hands=[("farm",)] * 2), 0)

    gains = [value(metal + 1) - value(metal) for metal in range(6)]
    assert all(gain > 0.0 for gain in gains)
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 1.2 * gains[-1]
    assert value(3, theirs=3) == pytest.approx(0.0)


@pytest.mark.rule("5.4")
def test_a_search_looks_at_purchases_for_the_next_card_too() -> None:
    """With a Castle still in hand its beer is worth a look when the Farm is resolved; coal is for nobody here."""
    state = table(coins=[9, 5], hands=[("farm", "castle"), ("farm",)])
    for seat in (0, 1):
        play(state, seat, pack(Verb.PLAY, Card.FARM), Seeded(0))
    moves = Moves()
    legal(state, 0, moves)
    listed = set(moves.dump())
    GAME.policy.narrow(state, 0, moves)
    kept = set(moves.dump())
    bought = {words for words in (GAME.verbs.write(move) for move in kept) if words.startswith("buy")}
    assert bought == {"buy beer", "buy sword"}
    assert listed - kept == {move for move in listed if GAME.verbs.write(move) in UNWANTED}
