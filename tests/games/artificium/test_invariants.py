"""What holds after every move of every game (dossier 11), in games led by drawn bytes.

Each move's effect on points, coins and resources is computed a second time here, from the tables of the
dossier and the text of the move alone, and compared for all seats.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core.host import Seeded
from ludarium.core.kernel import Playout
from ludarium.games.artificium import GAME
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.invariants import Check
from tests.games.artificium.table import (
    BONUS,
    BUILDINGS,
    BUY,
    DECK,
    SELL,
    TIER,
    area,
    at,
    everywhere,
    hand,
    revealed,
    step,
)
from tests.games.artificium.wander import drawn, rich_table, wander

PLAY = ("choose", "resolve", "wizard_discard")


class Account:
    """Points, coins and resources of one seat, kept beside the engine."""

    def __init__(self, score: int, coins: int, stock: dict[str, int]) -> None:
        self.score = score
        self.coins = coins
        self.stock = Counter(stock)

    def buy(self, resource: str) -> None:
        self.coins -= BUY[resource]
        self.stock[resource] += 1

    def sell(self, resource: str) -> None:
        self.coins += SELL[resource]
        self.stock[resource] -= 1

    def build(self, card: str) -> None:
        pays, coins, gets, points = BUILDINGS[card]
        self.coins -= coins
        self.stock.subtract(pays)
        self.stock.update(gets)
        for square in range(self.score + 1, self.score + points + 1):
            if square % 100 in BONUS:
                self.stock[BONUS[square % 100]] += 1
        self.score += points

    def close(self) -> None:
        self.coins += sum(SELL[resource] * number for resource, number in self.stock.items())
        self.stock.clear()
        self.score += self.coins // 4

    def read(self) -> tuple[int, int, dict[str, int]]:
        assert all(number >= 0 for number in self.stock.values())
        return self.score, self.coins, dict(+self.stock)


def expected(before: Artificium, seat: int, text: str, over: bool) -> list[tuple[int, int, dict[str, int]]]:
    """All accounts after the move."""
    accounts = [Account(*at(before, other)) for other in range(before.seats)]
    me = accounts[seat]
    verb, *rest = text.split()
    here = step(before)
    if here == "market":
        if verb == "swap" and before.players[seat].swaps > 0:
            me.coins -= 2
    elif here == "resolve":
        card = revealed(before, seat)
        assert card is not None
        if verb == "buy":
            me.buy(rest[0])
        elif verb == "sell":
            me.sell(rest[0])
        elif verb == "steal":
            me.coins -= TIER[rest[1]]
            me.stock[rest[1]] += 1
            accounts[int(rest[0])].stock[rest[1]] -= 1
        elif card in BUILDINGS and verb in ("use", "besiege"):
            me.build(card)
            if verb == "besiege":
                victim = accounts[int(rest[0])]
                victim.score = max(0, victim.score - 4)
        elif verb == "use":
            me.coins += 2 * len(area(before, seat))
    elif here == "round_end" and verb == "done" and before.turn.asked == 1 << seat:
        for account, draft in zip(accounts, before.turn.drafts):
            for move in draft.dump():
                if GAME.verbs.name(move) == "sell":
                    account.sell(str(GAME.verbs.describe(move)["resource"]))
    if over:
        for account in accounts:
            account.close()
    return [account.read() for account in accounts]


def check_position(s: Artificium) -> None:
    assert everywhere(s) == DECK
    assert 1 <= s.round <= 4
    tokens = 0
    for seat in range(s.seats):
        score, coins, stock = at(s, seat)
        assert score >= 0
        assert coins >= 0
        tokens += coins + sum(stock.values())
    assert s.bank() + tokens == 100
    if step(s) == "market":
        assert s.market.size == 6 or s.deck.size == 0
        assert not any(area(s, seat) or revealed(s, seat) for seat in range(s.seats))
    else:
        assert s.market.size == 0


def check_move(before: Artificium, seat: int, text: str, s: Artificium) -> None:
    assert [at(s, other) for other in range(s.seats)] == expected(before, seat, text, s.over)
    if before.players[seat].out:
        assert step(before) == "round_end"
    if step(s) in PLAY and s.round == before.round and step(before) in PLAY:
        for was, now in zip(before.players, s.players):
            assert now.out or not was.out
            assert now.played[2] >= was.played[2], "a Rebuilding has left its area"
    if s.round != before.round:
        assert s.round == before.round + 1
        assert step(s) == "market"
        assert all(len(hand(s, other)) >= 5 for other in range(s.seats)) or s.deck.size == 0


@drawn(16)
@given(
    players=st.integers(2, 6),
    seed=st.integers(0, 10**6),
    deck=st.sampled_from([60, 108]),
    goods=st.integers(0, 3),
    choices=st.binary(min_size=400, max_size=900),
)
@pytest.mark.rule("11")
@pytest.mark.rule("2.2")
@pytest.mark.rule("3")
def test_every_move_changes_exactly_what_the_rules_say(
    players: int, seed: int, deck: int, goods: int, choices: bytes
) -> None:
    host = Seeded(seed)
    s = rich_table(players, host, deck=deck, goods=goods)
    check_position(s)
    for before, seat, text, _ in wander(s, choices, host):
        check_position(s)
        check_move(before, seat, text, s)


@drawn(8)
@given(players=st.integers(2, 6), seed=st.integers(0, 10**6), choices=st.binary(max_size=900))
@pytest.mark.rule("11")
def test_the_checks_of_the_long_soak_hold_too(players: int, seed: int, choices: bytes) -> None:
    host = Seeded(seed)
    s = rich_table(players, host)
    check = Check(s)
    for _, seat, text, _ in wander(s, choices, host):
        check.after(s, seat, GAME.verbs.parse(text))


@drawn(6)
@given(players=st.integers(2, 6), seed=st.integers(0, 10**6), choices=st.binary(min_size=300, max_size=600))
@pytest.mark.rule("11")
def test_coins_paid_in_the_market_are_two_for_each_exchange_but_the_first(
    players: int, seed: int, choices: bytes
) -> None:
    host = Seeded(seed)
    s = rich_table(players, host)
    purse = [int(player.coins) for player in s.players]
    for before, _, _, _ in wander(s, choices, host):
        if s.over:
            break
        if s.round != before.round:
            purse = [int(player.coins) for player in s.players]
        elif step(before) == "market":
            for start, player in zip(purse, s.players):
                assert start - player.coins == 2 * max(0, int(player.swaps) - 1)


@drawn(4)
@given(players=st.integers(2, 6), seed=st.integers(0, 10**6), choices=st.binary(min_size=300, max_size=600))
@pytest.mark.rule("11")
def test_the_same_seed_and_moves_lead_to_the_same_state(players: int, seed: int, choices: bytes) -> None:
    ends = []
    for _ in range(2):
        host = Seeded(seed)
        s = rich_table(players, host)
        for _ in wander(s, choices, host):
            pass
        ends.append(s)
    assert ends[0].same(ends[1])
    assert ends[0].dump() == ends[1].dump()


@pytest.mark.rule("11")
@pytest.mark.rule("6.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_random_playout_ends(players: int) -> None:
    for seed in range(12):
        host = Seeded(seed)
        s = GAME.setup(players).begin(host)
        playout = Playout()
        playout.run(s, host)
        assert s.over
        assert playout.moves_played < 1000 * players


@pytest.mark.rule("11")
def test_drawn_games_reach_every_kind_of_move() -> None:
    """Otherwise the properties above would prove little."""
    seen: Counter[str] = Counter()
    rounds = set()
    for seed in range(3):
        host = Seeded(seed)
        s = rich_table(3 + seed, host)
        choices = bytes(int(host.roll(256)) for _ in range(1500))
        for before, _, text, _ in wander(s, choices, host):
            seen[text.split()[0]] += 1
            rounds.add(int(before.round))
    assert set(seen) == {phrase.name for phrase in GAME.verbs.phrases}
    assert rounds == {1, 2, 3, 4}
