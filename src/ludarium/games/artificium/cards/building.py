"""6.1 Buildings pay resources, make others, and bring points: what and how many stands in data.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves
from ludarium.core.state import Why
from ludarium.games.artificium.cards.effect import Effect
from ludarium.games.artificium.data import Event, Reason, Resource, Verb
from ludarium.games.artificium.scoring import advance
from ludarium.games.artificium.state import Artificium

PAYABLE: Final = -1


class Building(Effect):
    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        if self.lacks(s, seat) == PAYABLE:
            moves.add(Verb.USE)

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        self.build(s, seat, host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        missing = self.lacks(s, seat)
        if missing == Resource.COUNT:
            why.because(Reason.NEEDS_COINS, s.rules.coin_cost[self.card], s.players[seat].coins)
        else:
            why.because(Reason.NEEDS_RESOURCE, missing)

    def lacks(self, s: Artificium, seat: i64) -> i64:
        """The first resource that is missing; Resource.COUNT if coins are; PAYABLE if nothing is."""
        me = s.players[seat]
        stock, pays = me.resources, s.rules.pays
        first = self.card * Resource.COUNT
        for resource in range(Resource.COUNT):
            if stock[resource] < pays[first + resource]:
                return resource
        return Resource.COUNT if me.coins < s.rules.coin_cost[self.card] else PAYABLE

    def build(self, s: Artificium, seat: i64, host: Host) -> None:
        """Pay, receive the product, move the marker with bonuses; a special effect comes after (ruling 16)."""
        me = s.players[seat]
        stock, pays, gets = me.resources, s.rules.pays, s.rules.gets
        coins = s.rules.coin_cost[self.card]
        first = self.card * Resource.COUNT
        for resource in range(Resource.COUNT):
            paid = pays[first + resource]
            if paid > 0:
                stock.put(resource, stock[resource] - paid)
                host.tell(Event.PAID, EVERYBODY, seat, resource, paid)
        if coins > 0:
            me.coins -= coins
            host.tell(Event.SPENT, EVERYBODY, seat, coins)
        for resource in range(Resource.COUNT):
            gained = gets[first + resource]
            if gained > 0:
                stock.put(resource, stock[resource] + gained)
                host.tell(Event.GAINED, EVERYBODY, seat, resource, gained)
        advance(s, seat, self.card, host)
