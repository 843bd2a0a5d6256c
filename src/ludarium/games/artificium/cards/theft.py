"""6.2 Theft takes a cheap resource from another player."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Why
from ludarium.games.artificium.cards.effect import Effect, no_opponent
from ludarium.games.artificium.data import Event, Reason, Resource, Verb
from ludarium.games.artificium.state import Artificium


class Theft(Effect):
    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """The thief chooses victim and resource (ruling 13), of a tier that has a price."""
        coins, costs = s.players[seat].coins, s.rules.theft_cost
        for victim in range(s.turn.seats):
            if victim != seat:
                stock = s.players[victim].resources
                for resource in range(Resource.COUNT):
                    if 0 <= costs[resource] <= coins and stock.has(resource):
                        moves.add(Verb.STEAL, victim, resource)

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        me = s.players[seat]
        victim, resource = arg(move, 0), arg(move, 1)
        cost = s.rules.theft_cost[resource]
        me.coins -= cost
        s.players[victim].resources.remove(resource)
        me.resources.add(resource)
        host.tell(Event.STOLE, EVERYBODY, seat, victim, resource, cost)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        victim, resource = arg(move, 0), arg(move, 1)
        if no_opponent(s, seat, victim, why):
            return
        cost = s.rules.theft_cost[resource]
        if cost < 0:
            why.because(Reason.TIER_IS_SAFE, resource)
        elif not s.players[victim].resources.has(resource):
            why.because(Reason.VICTIM_LACKS, victim, resource)
        else:
            why.because(Reason.NEEDS_COINS, cost, s.players[seat].coins)
