"""Estates: bought unseen, kept for their income, discarded for what is on their back (dossier 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Step, Why
from ludarium.games.plus_ultra.data import (
    DISCARD_ESTATE,
    ESTATE_BOUGHT,
    ESTATE_BULL,
    ESTATE_DISCARDED,
    ESTATE_DRAWN,
    ESTATE_DUCATS,
    ESTATE_HOUSE,
    ESTATE_REGIMENT,
    ESTATE_WINDOW,
    ESTATES,
    GOOD_HOUSE,
    GOOD_WINDOW,
    MUSTER,
    NONE,
    NOT_OFFERED,
    READY,
    TIRED,
)
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
    back = host.draw(s.backs, ESTATE_DRAWN)
    s.players[seat].estates.push(back)
    host.tell(ESTATE_BOUGHT, i64(1) << seat, seat, square, back)


def list_estates(s: PlusUltra, seat: i64, moves: Moves) -> None:
    """The active player may discard an estate in every decision of his turn."""
    if s.active == seat:
        for number in range(s.players[seat].estates.size):
            moves.add(DISCARD_ESTATE, number)


def discard_estate(s: PlusUltra, seat: i64, number: i64, host: Host) -> None:
    """Reveal the back and take its good from the supply; if none is left nothing is gained."""
    back = s.players[seat].estates.take(number)
    host.reveal(seat)
    host.tell(ESTATE_DISCARDED, EVERYBODY, seat, back)
    if back == ESTATE_HOUSE:
        if has_good(s, seat, GOOD_HOUSE):
            take_good(s, seat, GOOD_HOUSE, host)
    elif back == ESTATE_REGIMENT:
        if has_regiment(s, seat):
            s.frames.push(MUSTERING.number, seat)
    elif back == ESTATE_BULL:
        if s.bulls > 0:
            take_bull(s, seat, host)
    elif back == ESTATE_DUCATS:
        earn(s, seat, s.rules.estate_ducats, ESTATES, host)
    elif back == ESTATE_WINDOW and has_good(s, seat, GOOD_WINDOW):
        take_good(s, seat, GOOD_WINDOW, host)


class Mustering(Step[PlusUltra]):
    """6. The regiment of a discarded estate comes ready or tired, by choice."""

    SEAT: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.ask(s.frames[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(MUSTER, READY)
        moves.add(MUSTER, TIRED)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        s.frames.pop()
        take_regiment(s, seat, arg(move, 0), host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        why.because(NOT_OFFERED)


MUSTERING: Final = Mustering("mustering", "6", MUSTER)
