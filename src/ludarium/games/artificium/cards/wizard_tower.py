"""6.3 The Wizard's tower lets its owner choose among new cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Step, Why
from ludarium.games.artificium.cards.building import Building
from ludarium.games.artificium.data import Card, Reason, Verb
from ludarium.games.artificium.rules.deck import discard, draw
from ludarium.games.artificium.state import Artificium


class WizardTower(Building):
    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        self.build(s, seat, host)
        draw(s, seat, s.rules.wizard_draw, host)
        left = min(s.rules.wizard_discard, s.players[seat].hand.size)
        s.turn.push(WIZARD_DISCARD.number, seat, left, 0)


class WizardDiscard(Step[Artificium]):
    """6.3 After the Wizard's five cards: discard three of all, one at a time, in the order of the cards."""

    SEAT: Final = 0
    LEFT: Final = 1
    LAST: Final = 2

    def enter(self, s: Artificium, host: Host) -> None:
        if s.turn[self.LEFT] == 0:
            s.turn.pop()
        else:
            s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        rest: i64 = 0  # cards of this kind and those after it: enough must remain to go on
        for card in range(Card.COUNT - 1, s.turn[self.LAST] - 1, -1):
            rest += hand[card]
            if hand.has(card) and rest >= s.turn[self.LEFT]:
                moves.add(Verb.DROP, card)

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        s.turn[self.LEFT] -= 1
        s.turn[self.LAST] = arg(move, 0)
        discard(s, seat, arg(move, 0), host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        if not s.players[seat].hand.has(arg(move, 0)):
            why.because(Reason.NOT_IN_HAND, arg(move, 0))
        else:
            why.because(Reason.IN_CARD_ORDER)


WIZARD_DISCARD: Final = WizardDiscard("wizard_discard", "6.3", Verb.DROP)
