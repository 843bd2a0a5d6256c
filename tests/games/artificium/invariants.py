"""The invariants of the dossier's section 11, checked from one position to the next."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.moves import arg, verb_of
from ludarium.core.state import State
from ludarium.games.artificium.data import ACTIONS, Card, Resource, Verb
from ludarium.games.artificium.state import Artificium


@dataclass
class Seat:
    """What is remembered of a seat between two moves."""

    score: int
    coins: int
    worth: int
    bonuses: int
    earned: int
    setbacks: int
    out: bool
    rebuildings: int


class Check:
    """Holds the last position; `after` compares it with the one a move led to."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, Artificium)
        self.round = int(s.round)
        self.step = "" if s.over else s.step.name
        self.drafted = [int(draft.size) for draft in s.turn.drafts]
        self.seats = [self._seat(s, seat) for seat in range(s.seats)]
        self.revealed = [int(player.revealed) for player in s.players]
        self._position(s)

    @staticmethod
    def _seat(s: Artificium, seat: int) -> Seat:
        me = s.players[seat]
        worth = int(me.coins) + sum(int(me.resources[r] * s.rules.sell[r]) for r in range(Resource.COUNT))
        return Seat(
            score=int(me.score),
            coins=int(me.coins),
            worth=worth,
            bonuses=sum(me.bonuses.dump()),
            earned=sum(me.earned.dump()),
            setbacks=int(me.setbacks),
            out=bool(me.out),
            rebuildings=int(me.played[Card.REBUILDING]),
        )

    def after(self, s: State, seat: int, move: int) -> None:
        assert isinstance(s, Artificium)
        before, step, same_round = self.seats, self.step, self.round == int(s.round)
        revealed = self.revealed[seat]
        self.seats = [self._seat(s, other) for other in range(s.seats)]
        self._position(s)
        verb = verb_of(move)
        used = step == "resolve" and verb in (Verb.USE, Verb.BESIEGE) and revealed >= ACTIONS
        for other in range(s.seats):
            self._scores(s, other, before[other], self.seats[other], used and other == seat, verb, move)
            if before[other].out and step != "round_end" and not s.over and s.step.name != "round_end":
                assert self.seats[other].out, "a player who is out stays out until the round ends"
            if same_round and not s.over and s.step.name in ("choose", "resolve", "wizard_discard"):
                assert self.seats[other].rebuildings >= before[other].rebuildings, (
                    "a Rebuilding left its area"
                )
        if step != "round_end":
            assert not before[seat].out, "a player who is out acts"
        if step == "resolve" and verb in (Verb.BUY, Verb.SELL):
            assert self.seats[seat].worth <= before[seat].worth, "a trade made money"
            assert verb != Verb.SELL or self.seats[seat].worth == before[seat].worth
        if step == "market":
            self._market_money(s, seat, before[seat], verb)
        self.round = int(s.round)
        self.step = "" if s.over else s.step.name
        self.revealed = [int(player.revealed) for player in s.players]

    def _position(self, s: Artificium) -> None:
        for card in range(Card.COUNT):
            lying = s.deck[card] + s.discard[card] + s.market[card]
            for me in s.players:
                lying += me.hand[card] + me.played[card] + (1 if me.revealed == card else 0)
            assert lying == s.rules.deck[card], f"card {card}: {lying} instead of {s.rules.deck[card]}"
        assert s.bank() + sum(int(me.coins + me.resources.size) for me in s.players) == s.rules.tokens
        for me in s.players:
            assert me.coins >= 0
            assert me.score >= 0
        assert 1 <= s.round <= s.rules.rounds
        if s.over:
            return
        if s.step.name == "market":
            assert s.market.size == s.rules.market_size or s.deck.size == 0
            assert all(me.played.size == 0 and me.revealed < 0 for me in s.players)
        else:
            assert s.market.size == 0

    def _scores(
        self, s: Artificium, seat: int, old: Seat, new: Seat, used: bool, verb: int, move: int
    ) -> None:
        gained = new.earned - old.earned
        lost = new.setbacks - old.setbacks
        if s.over:
            assert new.score == old.score + gained - lost + int(s.players[seat].coin_points)
        else:
            assert new.score == old.score + gained - lost, "the score changed without a reason"
        assert (gained > 0) == used, "only the use of a building scores"
        if used:
            squares, bonus = int(s.rules.track_squares), s.rules.bonus
            crossed = sum(bonus[n % squares] >= 0 for n in range(old.score + 1, old.score + gained + 1))
            assert new.bonuses - old.bonuses == crossed
        else:
            assert new.bonuses == old.bonuses
        hit = verb == Verb.BESIEGE and self.step == "resolve" and int(arg(move, 0)) == seat
        assert lost == (min(int(s.rules.castle_setback), old.score) if hit else 0)

    def _market_money(self, s: Artificium, seat: int, old: Seat, verb: int) -> None:
        swaps = int(s.players[seat].swaps)
        paid = old.coins - self.seats[seat].coins
        if verb == Verb.SWAP and not s.over and s.step.name == "market" and swaps > 0:
            assert paid == (int(s.rules.extra_swap_cost) if swaps > 1 else 0)
        else:
            assert paid == 0 or verb == Verb.SWAP
