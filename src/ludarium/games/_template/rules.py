"""High Card: the rules, as steps in their order. Numbers in the docstrings are sections of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Course, Outline, Simultaneous, Step, Why
from ludarium.games._template.data import Card, Chance, Event, Reason, Verb
from ludarium.games._template.scoring import score_round
from ludarium.games._template.state import HighCard


def draw(s: HighCard, seat: i64, host: Host) -> None:
    card = host.draw(s.deck, Chance.CARD_DRAWN)
    s.players[seat].hand.add(card)
    s.known.saw_draw(seat)
    host.tell(Event.DREW, i64(1) << seat, seat, card)


def give_up(s: HighCard, seat: i64, card: i64) -> None:
    """A hand card goes face up to the discard pile."""
    hand = s.players[seat].hand
    s.known.saw_loss(seat, card)
    hand.remove(card)
    s.discard.add(card)


class Rounds(Step[HighCard]):
    """1. Everybody gets a hand; then the rounds follow each other."""

    def enter(self, s: HighCard, host: Host) -> None:
        if s.round == 0:
            for seat in range(s.turn.seats):
                for _ in range(s.rules.hand_size):
                    draw(s, seat, host)
        if s.round == s.rules.rounds:
            s.turn.pop()
            return
        s.round += 1
        host.tell(Event.ROUND_BEGAN, EVERYBODY, s.round)
        ROUND.begin(s.turn)


class Refresh(Step[HighCard]):
    """2. In turn, openly: keep your hand, or pay a point to replace one card (the first round is free)."""

    SEAT: Final = 0

    def enter(self, s: HighCard, host: Host) -> None:
        if s.turn[self.SEAT] == s.turn.seats:
            s.turn.pop()
        else:
            s.turn.ask(s.turn[self.SEAT])

    def cost(self, s: HighCard) -> i64:
        return 0 if s.round == 1 else s.rules.refresh_cost

    def moves(self, s: HighCard, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        moves.add(Verb.KEEP)
        if me.score >= self.cost(s):
            moves.add_each(Verb.REFRESH, me.hand)

    def play(self, s: HighCard, seat: i64, move: i64, host: Host) -> None:
        s.turn[self.SEAT] += 1
        if verb_of(move) == Verb.KEEP:
            host.tell(Event.KEPT, EVERYBODY, seat)
            return
        me = s.players[seat]
        me.score -= self.cost(s)
        me.paid += self.cost(s)
        give_up(s, seat, arg(move, 0))
        host.reveal(seat)
        host.tell(Event.REFRESHED, EVERYBODY, seat, arg(move, 0))
        draw(s, seat, host)

    def why_not(self, s: HighCard, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        if me.score < self.cost(s):
            why.because(Reason.NEEDS_POINTS, self.cost(s), me.score)
        else:
            why.because(Reason.NOT_IN_HAND, arg(move, 0))


class Lay(Simultaneous[HighCard]):
    """3. All at once and in secret: lay a card. The highest scores."""

    DONE: Final = 0

    def enter(self, s: HighCard, host: Host) -> None:
        if s.turn[self.DONE] == 1:
            s.turn.pop()
        else:
            s.turn[self.DONE] = 1
            s.turn.ask_all((i64(1) << s.turn.seats) - 1)

    def moves(self, s: HighCard, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        for card in range(Card.COUNT):
            if hand.has(card):
                moves.add(Verb.LAY, card)

    def finished(self, s: HighCard, seat: i64) -> bool:
        return True

    def resolve(self, s: HighCard, host: Host) -> None:
        for seat in range(s.turn.seats):
            card = arg(s.turn.drafts[seat][0], 0)
            host.tell(Event.LAID, EVERYBODY, seat, card)
            give_up(s, seat, card)
        score_round(s, host)

    def why_not(self, s: HighCard, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.NOT_IN_HAND, arg(move, 0))


ROUNDS: Final = Rounds("rounds", "1")
REFRESH_STEP: Final = Refresh("refresh", "2", Verb.KEEP, Verb.REFRESH)
LAY_STEP: Final = Lay("lay", "3", Verb.LAY)

ROUND: Final = Course([REFRESH_STEP, LAY_STEP])
OUTLINE: Final = Outline(Verb, [ROUNDS, REFRESH_STEP, LAY_STEP])
