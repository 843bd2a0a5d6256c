"""5.1 and 5.5: how a round begins and ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Simultaneous, Step, Why
from ludarium.games.artificium.data import (
    CARDS,
    DONE,
    DROP,
    DROP_BEFORE_SELLING,
    IN_BOARD_ORDER,
    IN_CARD_ORDER,
    NONE_TO_SELL,
    NOT_IN_HAND,
    RESOURCES,
    ROUND_BEGAN,
    ROUND_ENDED,
    SELL,
    SOLD,
)
from ludarium.games.artificium.rules.deck import discard, draw
from ludarium.games.artificium.state import NONE, Artificium


class RoundStart(Step[Artificium]):
    """5.1 Name the start player, refill the hands in the new order (ruling 26), open the market."""

    def enter(self, s: Artificium, host: Host) -> None:
        if s.round > 1:
            s.start = self.next_start(s)
        host.tell(ROUND_BEGAN, EVERYBODY, s.round, s.start)
        for place in range(s.seats):
            seat = (s.start + place) % s.seats
            draw(s, seat, max(0, s.rules.hand_size - s.players[seat].hand.size), host)
        s.frames.pop()

    def next_start(self, s: Artificium) -> i64:
        """The lowest score; among equals the next one clockwise, the old start player last."""
        best: i64 = NONE
        for distance in range(1, s.seats + 1):
            seat = (s.start + distance) % s.seats
            if best == NONE or s.players[seat].score < s.players[best].score:
                best = seat
        return best


class RoundEnd(Simultaneous[Artificium]):
    """5.5 Played cards are cleared away; then, before a further round, discard and sell what you like.

    One card or token at a time: discards first in the order of the cards, then sales in that of the board.
    """

    CLEARED: Final = 0

    def enter(self, s: Artificium, host: Host) -> None:
        if s.frames[self.CLEARED] == 1:
            s.frames.pop()
            return
        s.frames[self.CLEARED] = 1
        host.tell(ROUND_ENDED, EVERYBODY, s.round)
        for me in s.players:
            s.discard.add_all(me.played)
            me.played.clear()
            me.out = False
        if s.round < s.rules.rounds:
            able: i64 = 0  # who has nothing to discard or sell is open to all
            for seat in range(s.seats):
                if s.players[seat].hand.size > 0 or s.players[seat].resources.size > 0:
                    able |= i64(1) << seat
            s.ask_all(able)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        hand, stock = me.hand, me.resources
        verb, last, used = self.tail(s, seat)
        moves.add(DONE)
        if verb != SELL:
            for card in range(last, CARDS):
                if hand[card] > (used if card == last else 0):
                    moves.add(DROP, card)
            last, used = 0, 0
        for resource in range(last, RESOURCES):
            if stock[resource] > (used if resource == last else 0):
                moves.add(SELL, resource)

    def tail(self, s: Artificium, seat: i64) -> tuple[i64, i64, i64]:
        """The draft's last verb, what it was done to, and how often in a row."""
        draft = s.drafts.seats[seat]
        if draft.size == 0:
            return DROP, 0, 0
        last = draft[draft.size - 1]
        used: i64 = 0
        for place in range(draft.size):
            if draft[place] == last:
                used += 1
        return verb_of(last), arg(last, 0), used

    def finished(self, s: Artificium, seat: i64) -> bool:
        draft = s.drafts.seats[seat]
        return verb_of(draft[draft.size - 1]) == DONE

    def resolve(self, s: Artificium, host: Host) -> None:
        for place in range(s.seats):
            seat = (s.start + place) % s.seats
            me = s.players[seat]
            draft = s.drafts.seats[seat]
            for index in range(draft.size):
                move = draft[index]
                if verb_of(move) == DROP:
                    discard(s, seat, arg(move, 0), host)
                elif verb_of(move) == SELL:
                    resource = arg(move, 0)
                    me.resources.remove(resource)
                    me.coins += s.rules.sell[resource]
                    host.tell(SOLD, EVERYBODY, seat, resource, s.rules.sell[resource])

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        verb, last, used = self.tail(s, seat)
        thing = arg(move, 0)
        if verb_of(move) == DROP:
            if verb == SELL:
                why.because(DROP_BEFORE_SELLING)
            elif me.hand[thing] <= (used if thing == last else 0):
                why.because(NOT_IN_HAND, thing)
            else:
                why.because(IN_CARD_ORDER)
        elif me.resources[thing] <= (used if verb == SELL and thing == last else 0):
            why.because(NONE_TO_SELL, thing)
        else:
            why.because(IN_BOARD_ORDER)


ROUND_START: Final = RoundStart("round_start", "5.1")
ROUND_END: Final = RoundEnd("round_end", "5.5", DROP, SELL, DONE)
