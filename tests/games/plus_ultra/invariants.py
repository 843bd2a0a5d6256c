"""The invariants of the dossier's section 11, checked from one position to the next."""

from __future__ import annotations

from collections import Counter

from ludarium.core import kernel
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import FACE_DOWN, Character, Site, Tile
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import CHARACTERS, COMMON, EMBASSIES, ESTATE_BACKS, FIXED
from tests.games.plus_ultra.reading import (
    display,
    every_tile,
    hand,
    houses,
    houses_of,
    locks,
    owned_embassies,
    regiments,
    seen_tiles,
    status,
    step,
)

BEFORE_ACTIONS = ("stand_up", "draft", "buy_bulls")


class Check:
    """Holds the last position; `after` compares it with the one a move led to."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, PlusUltra)
        self.moves = Moves()
        self.round = 1
        self.phase = int(s.phase)
        self.order = s.order.dump()
        self.face_down = 7
        self.discarded = 0
        self.cards: Counter[int] = Counter()  # played this round, by seat
        self.spent: Counter[int] = Counter()  # bulls spent this round
        self.bought: Counter[int] = Counter()  # bulls bought this round
        self.commons: Counter[int] = Counter()  # common actions of this phase
        self._position(s)

    def after(self, s: State, seat: int, move: int) -> None:
        assert isinstance(s, PlusUltra)
        words = GAME.verbs.write(move).split()
        self._count(seat, words)
        if s.over or s.round != self.round:
            self._round_over(s)
        if s.round == self.round and not s.over:
            assert s.order.dump() == self.order, "the order of turn changed within a round"
        if s.phase != self.phase:
            self.commons.clear()
        self.phase = int(s.phase)
        self._position(s)

    def _count(self, seat: int, words: list[str]) -> None:
        if words[0] == "play_card":
            self.cards[seat] += 1
        if words[0] == "use_bull" or words[-1] == "bull":
            self.spent[seat] += 1
            assert self.spent[seat] <= 1, "a second bull spent in a round"
        if words == ["buy_bull", "yes"]:
            self.bought[seat] += 1
            assert self.bought[seat] <= 1, "a second bull bought in a round"
        if words[0] in COMMON:
            self.commons[seat] += 1
            assert self.commons[seat] <= 1, "a second common action in a phase"
        if words[0] == "discard_estate":
            self.discarded += 1

    def _round_over(self, s: PlusUltra) -> None:
        phases = 3 if s.seats == 2 else 2
        assert self.cards == Counter(dict.fromkeys(range(s.seats), phases)), "cards played in a round"
        assert s.over == (self.round == 7), "a game has seven rounds"
        assert s.round == self.round + (0 if s.over else 1)
        self.round = int(s.round)
        self.order = s.order.dump()
        for counter in (self.cards, self.spent, self.bought, self.commons):
            counter.clear()

    # What holds in every position

    def _position(self, s: PlusUltra) -> None:
        for seat in range(s.seats):
            self._pieces(s, seat)
        self._supplies(s)
        self._tiles(s)
        self._characters(s)
        for row in (s.peers, s.order):
            assert sorted(row.dump()) == list(range(s.seats)), "an order lacks a seat"
        assert len(s.track.dump()) <= s.level <= 6
        if step(s) in BEFORE_ACTIONS or s.over:
            assert s.track.size == 0, "regiments at war after the war"
        if not s.over:
            for seat in range(s.seats):
                if s.asks(seat):
                    kernel.legal(s, seat, self.moves)
                    assert self.moves.size > 0, f"nothing to choose at {step(s)}"

    def _pieces(self, s: PlusUltra, seat: int) -> None:
        me = s.players[seat]
        assert me.pool + me.supply + len(houses_of(s, seat)) == 6, "houses"
        assert regiments(s, seat) <= 5, "regiments"
        assert me.markers + list(locks(s).values()).count(seat) == 2, "markers"
        held = (me.pool, me.supply, me.ready, me.tired, me.windows, me.dark, me.bulls, me.magellan, me.ducats)
        assert min(*held, me.markers, me.natives, me.aggressive) >= 0
        assert 0 <= me.sea <= 10
        assert 0 <= me.portrait <= 4
        assert me.score >= 0 or s.over, "GP below zero during play"

    def _supplies(self, s: PlusUltra) -> None:
        seats = str(int(s.seats))
        players = s.players
        assert 0 <= s.crown <= 6
        assert s.bank() + s.crown + sum(s.coins.dump()) + sum(int(p.ducats) for p in players) == 38
        assert s.bulls + sum(int(p.bulls) for p in players) == _in_play("bulls_in_play", seats)
        assert s.magellan + sum(int(p.magellan) for p in players) == _in_play("magellan_in_play", seats)
        assert s.windows + sum(int(p.windows + p.dark) for p in players) == 10
        assert min(int(s.bulls), int(s.magellan), int(s.windows)) >= 0
        owned = sum(int(p.estates.size) for p in players)
        assert int(s.estates).bit_count() + owned + self.discarded == _in_play("estates_in_play", seats)
        assert s.backs.size + owned + self.discarded == len(ESTATE_BACKS)
        if s.rules.ambassador:
            taken = display(s) + [name for seat in range(s.seats) for name in owned_embassies(s, seat)]
            assert len(taken) == len(set(taken))
            assert len(taken) + s.embassy_stack.size == len(EMBASSIES)

    def _tiles(self, s: PlusUltra) -> None:
        unseen = Counter(str(Tile.write(kind)) for kind in s.unseen.items())
        assert seen_tiles(s) + unseen == every_tile(bool(s.rules.new_world)), "a tile is lost or was made"
        down = sum(int(tile) == FACE_DOWN for tile in s.tile.dump())
        buried = int(s.unseen.size) - down - int(s.stack)  # with the cards of lost colonies
        assert s.stack >= 0
        assert 0 <= buried <= Site.COUNT - s.sites
        assert s.market.size <= 4
        goods = s.church.dump()
        assert -1 in goods, "a full Church"
        assert all(good < 0 or coins == 0 for good, coins in zip(goods, s.coins.dump(), strict=True))
        tiles = s.tile.dump()
        face_down = tiles.count(-2)
        assert face_down <= self.face_down, "a tile was turned down"
        self.face_down = min(face_down, 6)
        assert all(kind < 5 for kind in tiles), "a colony on an exploration square"
        founded = [int(size) > 0 for size in s.size.dump()]
        assert founded == sorted(founded, reverse=True), "a gap between colonies"
        for position in range(1, 8):
            built = [owner >= 0 for owner in houses(s, position)]
            assert sum(built) <= s.size[position - 1], "more houses than a colony holds"
            if not s.rules.new_world:
                assert built == sorted(built, reverse=True), "a gap between houses"
                assert s.houses[(position - 1) * 5] == -1
            if s.size[position - 1] == 0:
                assert s.houses[(position - 1) * 5] == -1, "a cathedral without a colony"

    def _characters(self, s: PlusUltra) -> None:
        deck = {str(Character.write(card)) for card in s.deck.items()}
        assert len(deck) == s.deck.size, "a character twice in the deck"
        held = [hand(s, seat) for seat in range(s.seats)]
        if s.drafting or s.aside < 0:
            assert not any(held)
            return
        each = 3 if s.seats == 2 or s.rules.court else 2
        assert [len(cards) for cards in held] == [each] * int(s.seats)
        drafted = set().union(*held)
        assert drafted < deck
        assert str(Character.write(s.aside)) not in drafted
        for cards in held:
            states = Counter(status(s, card) for card in cards)
            if s.rules.court:
                assert states["committed"] + states["used"] <= 2
                assert states["forfeited"] <= 1
            else:
                assert states["committed"] == states["forfeited"] == 0
        assert all(status(s, card) == "free" for card in set(CHARACTERS) - drafted)


def _in_play(name: str, seats: str) -> int:
    by_seats = FIXED[name]
    assert not isinstance(by_seats, (int, tuple))
    return by_seats[seats]
