"""Taking things from the supply; what is used up cannot be taken (dossier 5, edge rules)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.games.plus_ultra.data import Chance, Desk, Good, Readiness
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.state import PlusUltra


def has_good(s: PlusUltra, seat: i64, good: i64) -> bool:
    if good == Good.ROSE_WINDOW:
        return s.windows > 0
    return s.players[seat].supply > 0 if good == Good.HOUSE else s.magellan > 0


def take_good(s: PlusUltra, seat: i64, good: i64, host: Host) -> None:
    """A rose window, active; or a house to the pool; or a Magellan card."""
    me = s.players[seat]
    if good == Good.ROSE_WINDOW:
        s.windows -= 1
        me.windows += 1
    elif good == Good.HOUSE:
        me.supply -= 1
        me.pool += 1
    else:
        s.magellan -= 1
        me.magellan += 1
    host.tell(Event.TOOK, EVERYBODY, seat, good)


def take_bull(s: PlusUltra, seat: i64, host: Host) -> None:
    s.bulls -= 1
    s.players[seat].bulls += 1
    host.tell(Event.TOOK_BULL, EVERYBODY, seat)


# Regiments


def at_war(s: PlusUltra, seat: i64) -> i64:
    many: i64 = 0
    for square in range(s.track.size):
        if s.track[square] == seat:
            many += 1
    return many


def regiments(s: PlusUltra, seat: i64) -> i64:
    """All regiments the seat owns, wherever they are."""
    return s.players[seat].ready + s.players[seat].tired + at_war(s, seat)


def has_regiment(s: PlusUltra, seat: i64) -> bool:
    """Is a regiment of this seat's colour left in the supply?"""
    return regiments(s, seat) < s.rules.regiments_per_colour


def take_regiment(s: PlusUltra, seat: i64, readiness: i64, host: Host) -> None:
    if readiness == Readiness.READY:
        s.players[seat].ready += 1
    else:
        s.players[seat].tired += 1
    host.tell(Event.TOOK_REGIMENT, EVERYBODY, seat, readiness)


# 7.3 Embassies


def has_embassy(s: PlusUltra, desk: i64) -> bool:
    return s.embassy_stack.size > 0 if desk == Desk.STACK else desk < s.display.size


def any_embassy(s: PlusUltra) -> bool:
    return s.display.size > 0 or s.embassy_stack.size > 0


def take_embassy(s: PlusUltra, seat: i64, desk: i64, host: Host) -> None:
    """A tile of the display, replaced at once (A41), or the top of the stack, seen by its taker only."""
    if desk == Desk.STACK:
        tile = host.draw(s.embassy_stack, Chance.EMBASSY_DRAWN)
        s.players[seat].hidden_embassies.add(tile)
        host.tell(Event.EMBASSY_HIDDEN, i64(1) << seat, seat, tile)
        return
    tile = s.display[desk]
    s.players[seat].embassies.add(tile)
    host.tell(Event.EMBASSY_TAKEN, EVERYBODY, seat, tile)
    if s.embassy_stack.size > 0:
        s.display[desk] = show_embassy(s, host)
    else:
        s.display.take(desk)


def show_embassy(s: PlusUltra, host: Host) -> i64:
    tile = host.draw(s.embassy_stack, Chance.EMBASSY_DRAWN)
    host.tell(Event.EMBASSY_SHOWN, EVERYBODY, tile)
    return tile
