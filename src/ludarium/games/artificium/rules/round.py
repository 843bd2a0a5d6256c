"""5.1 and 5.5: how a round begins and ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Simultaneous, Step, Why
from ludarium.games.artificium.data import Event, Reason, Verb
from ludarium.games.artificium.rules.deck import discard, draw
from ludarium.games.artificium.state import NONE, Artificium


class RoundStart(Step[Artificium]):
    """5.1 Name the start player, refill the hands in the new order (ruling 26), open the market."""

    def enter(self, s: Artificium, host: Host) -> None:
        if s.round > 1:
            s.start = self.next_start(s)
        host.tell(Event.ROUND_BEGAN, EVERYBODY, s.round, s.start)
        for place in range(s.turn.seats):
            seat = (s.start + place) % s.turn.seats
            draw(s, seat, max(0, s.rules.hand_size - s.players[seat].hand.size), host)
        s.turn.pop()

    def next_start(self, s: Artificium) -> i64:
        """The lowest score; among equals the next one clockwise, the old start player last."""
        best: i64 = NONE
        for distance in range(1, s.turn.seats + 1):
            seat = (s.start + distance) % s.turn.seats
            if best == NONE or s.players[seat].score < s.players[best].score:
                best = seat
        return best


class RoundEnd(Simultaneous[Artificium]):
    """5.5 Played cards are cleared away; then, before a further round, discard and sell what you like.

    One card or token at a time: discards first in the order of the cards, then sales in that of the board.
    """

    CLEARED: Final = 0

    def enter(self, s: Artificium, host: Host) -> None:
        if s.turn[self.CLEARED] == 1:
            s.turn.pop()
            return
        s.turn[self.CLEARED] = 1
        host.tell(Event.ROUND_ENDED, EVERYBODY, s.round)
        for me in s.players:
            s.discard.add_all(me.played)
            me.played.clear()
            me.out = False
        if s.round < s.rules.rounds:
            able: i64 = 0  # who has nothing to discard or sell is open to all
            for seat in range(s.turn.seats):
                if s.players[seat].hand.size > 0 or s.players[seat].resources.size > 0:
                    able |= i64(1) << seat
            s.turn.ask_all(able)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        verb, last, used = self.tail(s, seat)
        moves.add(Verb.DONE)
        if verb == Verb.SELL:
            moves.add_each(Verb.SELL, me.resources, last, used)
        else:
            moves.add_each(Verb.DROP, me.hand, last, used)
            moves.add_each(Verb.SELL, me.resources)

    def tail(self, s: Artificium, seat: i64) -> tuple[i64, i64, i64]:
        """The draft's last verb, what it was done to, and how often in a row."""
        draft = s.turn.drafts[seat]
        if draft.size == 0:
            return Verb.DROP, 0, 0
        last = draft[draft.size - 1]
        used: i64 = 0
        for place in range(draft.size):
            if draft[place] == last:
                used += 1
        return verb_of(last), arg(last, 0), used

    def finished(self, s: Artificium, seat: i64) -> bool:
        draft = s.turn.drafts[seat]
        return verb_of(draft[draft.size - 1]) == Verb.DONE

    def resolve(self, s: Artificium, host: Host) -> None:
        for place in range(s.turn.seats):
            seat = (s.start + place) % s.turn.seats
            me = s.players[seat]
            draft = s.turn.drafts[seat]
            for index in range(draft.size):
                move = draft[index]
                if verb_of(move) == Verb.DROP:
                    discard(s, seat, arg(move, 0), host)
                elif verb_of(move) == Verb.SELL:
                    resource = arg(move, 0)
                    me.resources.remove(resource)
                    me.coins += s.rules.sell[resource]
                    host.tell(Event.SOLD, EVERYBODY, seat, resource, s.rules.sell[resource])

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        verb, last, used = self.tail(s, seat)
        thing = arg(move, 0)
        if verb_of(move) == Verb.DROP:
            if verb == Verb.SELL:
                why.because(Reason.DROP_BEFORE_SELLING)
            elif me.hand[thing] <= (used if thing == last else 0):
                why.because(Reason.NOT_IN_HAND, thing)
            else:
                why.because(Reason.IN_CARD_ORDER)
        elif me.resources[thing] <= (used if verb == Verb.SELL and thing == last else 0):
            why.because(Reason.NONE_TO_SELL, thing)
        else:
            why.because(Reason.IN_BOARD_ORDER)


ROUND_START: Final = RoundStart("round_start", "5.1")
ROUND_END: Final = RoundEnd("round_end", "5.5", Verb.DROP, Verb.SELL, Verb.DONE)
