"""The material (dossier 1, 2), the score track (3) and the set-up (4)."""

from __future__ import annotations

import pytest

from ludarium.core import kernel
from ludarium.core.declare import names as names_of
from ludarium.core.host import Recorder, Seeded
from ludarium.core.ruleset import SettingError
from ludarium.games.artificium import GAME
from ludarium.games.artificium.data import Card, Resource
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    ACTIONS,
    BONUS,
    BUILDINGS,
    BUY,
    DECK,
    SELL,
    TIER,
    at,
    coins,
    events,
    everywhere,
    hand,
    legal,
    names,
    play,
    reveal,
    score,
    stock,
    table,
    why,
)

COMPILED = not str(kernel.__file__).endswith(".py")


def fresh(players: int, seed: int = 0) -> Artificium:
    s = GAME.setup(players).begin(Seeded(seed))
    assert isinstance(s, Artificium)
    return s


# 1. Components


@pytest.mark.rule("1")
def test_the_deck_has_108_cards_20_actions_and_88_buildings_of_16_types() -> None:
    s = fresh(2)
    assert everywhere(s) == DECK
    assert sum(DECK.values()) == 108
    assert sum(DECK[name] for name in ACTIONS) == 20
    assert sum(DECK[name] for name in BUILDINGS) == 88
    assert set(names_of(Card)) == set(DECK)
    assert len(names_of(Card)) == 16


@pytest.mark.rule("1")
@pytest.mark.rule("6.1")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_pays_gives_and_scores_as_its_card_says(card: str) -> None:
    pays, price, gets, points = BUILDINGS[card]
    s = table(coins=[price, 0], resources=[pays], hands=[[card]], score=[11, 0])
    reveal(s, card)
    play(s, 0, "besiege 1" if card == "castle" else "use")
    assert at(s, 0) == (11 + points, 0, gets)


@pytest.mark.rule("1")
@pytest.mark.rule("6")
@pytest.mark.parametrize("card", [card for card in BUILDINGS if BUILDINGS[card][0]])
def test_a_building_is_unusable_when_one_input_is_missing(card: str) -> None:
    pays, price, _, _ = BUILDINGS[card]
    use = "besiege 1" if card == "castle" else "use"
    for missing in pays:
        s = table(
            coins=[price, 0], resources=[{r: 1 for r in pays if r != missing}], hands=[[card]], score=[11, 0]
        )
        reveal(s, card)
        assert use not in legal(s, 0)
        assert why(s, 0, use) == {"reason": "needs-resource", "resource": missing}
    if price:
        s = table(coins=[0, 0], resources=[pays], hands=[[card]])
        reveal(s, card)
        assert why(s, 0, use) == {"reason": "needs-coins", "price": 1, "coins": 0}


@pytest.mark.rule("1")
@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("exploration", "explore 1"),
        ("theft", "steal 1 wood"),
        ("rebuilding", "rebuild farm"),
        ("fair", "use"),
    ],
)
def test_an_action_card_gives_no_points(card: str, use: str) -> None:
    s = table(
        coins=[1, 0], resources=[{}, {"wood": 1}], hands=[[card], ["farm"]], played=[["farm"]], score=[4, 4]
    )
    reveal(s, card, "pass")
    play(s, 0, use)
    assert score(s, 0) == 4


@pytest.mark.rule("1")
def test_wizard_and_knight_are_no_resources() -> None:
    assert len(names_of(Resource)) == 9
    assert set(names_of(Resource)) == set(TIER)


# 2. Resources and constants


@pytest.mark.rule("2.1")
def test_resources_are_made_and_used_by_the_cards_of_the_table() -> None:
    made = {
        resource: {card for card, (_, _, gets, _) in BUILDINGS.items() if resource in gets}
        for resource in TIER
    }
    assert made["food"] == {"hunting_lodge", "mill_bakery"}
    assert made["coal"] == {"charcoal_hut"}
    rules = GAME.setup(2).rules
    for card, (pays, price, gets, points) in BUILDINGS.items():
        row = Card.read(card)
        for column, resource in enumerate(names_of(Resource)):
            assert rules.pays[row * 9 + column] == pays.get(resource, 0)
            assert rules.gets[row * 9 + column] == gets.get(resource, 0)
        assert rules.coin_cost[row] == price
        assert rules.points[row] == points


@pytest.mark.rule("2.1")
def test_there_is_no_limit_to_one_resource() -> None:
    s = table(coins=[0, 0], resources=[{"wood": 60}], hands=[["sawmill"]])
    reveal(s, "sawmill")
    play(s, 0, "use")
    assert stock(s, 0) == {"wood": 62}


@pytest.mark.rule("2.2")
def test_buying_costs_more_than_selling_gives() -> None:
    rules = GAME.setup(2).rules
    assert all(buy > sell for buy, sell in zip(rules.buy.dump(), rules.sell.dump()))


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("price", ["1", "2"])
def test_prices_that_would_make_money_are_refused(price: str) -> None:
    with pytest.raises(SettingError, match=r"sell\.wood"):
        GAME.setup(2, {"buy.wood": price, "sell.wood": "2"})


RULEBOOK = {
    "rounds": 4,
    "start_coins": 5,
    "hand_size": 5,
    "market_size": 6,
    "extra_swap_cost": 2,
    "mulligan_draw": 5,
    "tokens": 100,
    "coins_per_point": 4,
    "fair_coins_per_card": 2,
    "theft_cost": {"1": 1, "2": 2},
    "wizard_draw": 5,
    "wizard_discard": 3,
    "castle_setback": 4,
}
RECONSTRUCTED = {
    "tier": TIER,
    "buy": BUY,
    "sell": SELL,
    "track_squares": 100,
    "bonus": {str(square): resource for square, resource in BONUS.items()},
}


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("source", ["RULEBOOK", "RECONSTRUCTED"])
def test_the_constants_block_stands_in_the_data_with_its_provenance(source: str) -> None:
    expected = {"RULEBOOK": RULEBOOK, "RECONSTRUCTED": RECONSTRUCTED}[source]
    found = {name: c.value for name, c in GAME.constants.table.items() if c.source == source}
    assert found == expected


@pytest.mark.rule("2.3")
def test_every_constant_has_one_of_the_two_provenances_and_a_reconstructed_one_its_reason() -> None:
    for constant in GAME.constants.table.values():
        assert constant.source in ("RULEBOOK", "RECONSTRUCTED")
        assert constant.source == "RULEBOOK" or constant.why, f"{constant.name} does not say why"


# 3. The score track


@pytest.mark.rule("3")
def test_squares_with_a_bonus_are_those_whose_number_mod_15_is_5_or_10() -> None:
    assert list(BONUS) == [square for square in range(100) if square % 15 in (5, 10)]


@pytest.mark.rule("3")
def test_entering_a_square_gives_its_bonus_in_both_laps() -> None:
    for square in range(1, 201):
        s = table(hands=[["farm"]], score=[square - 1, 0])
        reveal(s, "farm")
        told = play(s, 0, "use")
        bonus = BONUS.get(square % 100)
        expected = {"wheat": 2}
        if bonus:
            expected[bonus] = expected.get(bonus, 0) + 1
        assert at(s, 0) == (square, 0, expected)
        crossed = [{"event": "crossed", "seat": 0, "square": square % 100, "resource": bonus}]
        assert events(told, "crossed") == (crossed if bonus else [])


@pytest.mark.rule("3")
def test_the_square_on_which_a_move_starts_gives_nothing() -> None:
    s = table(hands=[["farm"]], score=[5, 0])
    reveal(s, "farm")
    play(s, 0, "use")
    assert at(s, 0) == (6, 0, {"wheat": 2})


@pytest.mark.rule("3")
def test_all_bonus_squares_of_one_move_are_given() -> None:
    """From 32 to 40 by a Castle: food on 35 and wood on 40, the landing square."""
    s = table(coins=[1, 0], resources=[{"beer": 1, "sword": 1}], hands=[["castle"]], score=[32, 9])
    reveal(s, "castle")
    play(s, 0, "besiege 1")
    assert at(s, 0) == (40, 0, {"food": 1, "wood": 1})


@pytest.mark.rule("3")
def test_bonus_resources_come_too_late_to_pay_for_the_same_card() -> None:
    """The brewery would land on 10 and get wheat there: it still cannot be used without wheat."""
    s = table(hands=[["brewery"]], score=[8, 0])
    reveal(s, "brewery")
    assert "use" not in legal(s, 0)


# 4. Set-up


@pytest.mark.rule("4")
@pytest.mark.parametrize(
    ("players", "bank", "deck"), [(2, 90, 92), (3, 85, 87), (4, 80, 82), (5, 75, 77), (6, 70, 72)]
)
def test_set_up_by_number_of_players(players: int, bank: int, deck: int) -> None:
    s = fresh(players)
    assert s.round == 1
    assert [at(s, seat) for seat in range(players)] == [(0, 5, {})] * players
    assert [len(hand(s, seat)) for seat in range(players)] == [5] * players
    assert len(names(s.market)) == 6
    assert (s.bank(), s.deck.size, s.discard.size) == (bank, deck, 0)


@pytest.mark.rule("4")
@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(SettingError):
        GAME.setup(players)


@pytest.mark.rule("4")
@pytest.mark.parametrize("players", [2, 6])
def test_the_first_start_player_is_drawn_uniformly(players: int) -> None:
    drawn = []
    for seed in range(120):
        recorder = Recorder(Seeded(seed))
        s = GAME.setup(players).new()
        assert isinstance(s, Artificium)
        s.turn.push(0)
        s.step.enter(s, recorder)
        assert recorder.outcomes == [(GAME.chance.index(_seats()), s.start)]
        drawn.append(int(s.start))
    assert set(drawn) == set(range(players))
    assert max(drawn.count(seat) for seat in range(players)) < 120 * 2 / players


def _seats() -> object:
    return next(words for words in GAME.chance if words.name == "seat")


@pytest.mark.rule("4")
def test_the_first_hands_differ_with_the_shuffle() -> None:
    assert len({tuple(hand(fresh(2, seed), 0)) for seed in range(10)}) > 5


@pytest.mark.rule("4")
def test_the_start_player_begins_the_first_market() -> None:
    starts = set()
    for seed in range(12):
        s = fresh(3, seed)
        starts.add(int(s.start))
        assert s.actor() == s.start
        assert coins(s, 0) == 5
    assert starts == {0, 1, 2}


@pytest.mark.rule("2.1")
def test_nobody_is_limited_in_one_resource() -> None:
    """Not even where tuned numbers make hundreds of them cheap."""
    s = table(resources=[{"wood": 254}], hands=[["sawmill"], []])
    reveal(s, "sawmill")
    play(s, 0, "use")
    assert stock(s, 0)["wood"] == 256
    assert s.clone().same(s)
    assert type(s).load(s.dump(), s.turn.outline, s.rules).same(s)


@pytest.mark.rule("2.3")
def test_a_theft_may_be_made_free() -> None:
    s = table(
        coins=[0, 0],
        resources=[{}, {"wood": 1, "crystal": 1}],
        hands=[["theft"], []],
        overrides={"theft_cost.1": "0"},
    )
    reveal(s, "theft")
    assert [text for text in legal(s, 0) if text.startswith("steal")] == ["steal 1 wood"]
    assert why(s, 0, "steal 1 crystal") == {"reason": "tier-is-safe", "resource": "crystal"}


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("bonus.05", "coal", "no entry '05'"),
        ("bonus.٥", "coal", "no entry"),
        ("bonus." + "9" * 5000, "coal", "no entry"),
        ("bonus.150", "coal", "beyond the track of 100 squares"),
        ("start_coins", "7\n", "whole number"),
        ("start_coins", " 7", "whole number"),
        ("start_coins", "1_0", "whole number"),
        ("start_coins", "٧", "whole number"),
        ("start_coins", "007", "whole number"),
        ("start_coins", "9" * 5000, "whole number"),
    ],
)
def test_overrides_are_written_in_one_way_only(path: str, value: str, reason: str) -> None:
    with pytest.raises(SettingError, match=reason):
        GAME.setup(2, {path: value})
