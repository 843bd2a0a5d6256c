"""Estates: bought unseen, kept for their income, discarded for what is on their back (dossier 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Step
from ludarium.games.plus_ultra.data import NONE, Cause, Chance, Estate, Good, Readiness, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.rules.purse import earn
from ludarium.games.plus_ultra.rules.supply import (
    has_good,
    has_regiment,
    take_bull,
    take_good,
    take_regiment,
)
from ludarium.games.plus_ultra.state import PlusUltra


def next_estate(s: PlusUltra) -> i64:
    """A square of the board with an estate: all are alike, so the first one is offered; NONE without any."""
    for square in range(s.rules.estates_in_play):
        if (s.estates >> square) & 1 == 1:
            return square
    return NONE


def take_estate(s: PlusUltra, seat: i64, square: i64, host: Host) -> None:
    """The owner alone looks at its back."""
    s.estates &= ~(i64(1) << square)
    back = host.draw(s.backs, Chance.ESTATE_DRAWN)
    s.players[seat].estates.push(back)
    host.tell(Event.ESTATE_BOUGHT, i64(1) << seat, seat, square, back)


def list_estates(s: PlusUltra, seat: i64, moves: Moves) -> None:
    """The active player may discard an estate in every decision of his turn."""
    if s.active == seat:
        for number in range(s.players[seat].estates.size):
            moves.add(Verb.DISCARD_ESTATE, number)


def discard_estate(s: PlusUltra, seat: i64, number: i64, host: Host) -> None:
    """Reveal the back and take its good from the supply; if none is left nothing is gained."""
    back = s.players[seat].estates.take(number)
    host.reveal(seat)
    host.tell(Event.ESTATE_DISCARDED, EVERYBODY, seat, back)
    if back == Estate.HOUSE:
        if has_good(s, seat, Good.HOUSE):
            take_good(s, seat, Good.HOUSE, host)
    elif back == Estate.REGIMENT:
        if has_regiment(s, seat):
            s.turn.push(MUSTERING.number, seat)
    elif back == Estate.BULL:
        if s.bulls > 0:
            take_bull(s, seat, host)
    elif back == Estate.DUCATS_3:
        earn(s, seat, s.rules.estate_ducats, Cause.ESTATES, host)
    elif back == Estate.ROSE_WINDOW and has_good(s, seat, Good.ROSE_WINDOW):
        take_good(s, seat, Good.ROSE_WINDOW, host)


class Mustering(Step[PlusUltra]):
    """6. The regiment of a discarded estate comes ready or tired, by choice."""

    SEAT: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.MUSTER, Readiness.READY)
        moves.add(Verb.MUSTER, Readiness.TIRED)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        s.turn.pop()
        take_regiment(s, seat, arg(move, 0), host)


MUSTERING: Final = Mustering("mustering", "6", Verb.MUSTER)
