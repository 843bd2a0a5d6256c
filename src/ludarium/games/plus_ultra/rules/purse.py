"""GP and ducats: gains, losses, payments, the Crown (dossier 4, helpers)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.games.plus_ultra.data import Cause
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.state import PlusUltra


def gain(s: PlusUltra, seat: i64, points: i64, cause: i64, host: Host) -> None:
    if points > 0:
        me = s.players[seat]
        me.score += points
        me.earned[cause] += points
        host.tell(Event.SCORED, EVERYBODY, seat, points, cause, me.score)


def lose(s: PlusUltra, seat: i64, points: i64, cause: i64, host: Host) -> None:
    """GP never fall below 0 during play (A22)."""
    me = s.players[seat]
    lost = min(points, me.score)
    if lost > 0:
        me.score -= lost
        me.earned[cause] -= lost
        host.tell(Event.LOST, EVERYBODY, seat, lost, cause, me.score)


def earn(s: PlusUltra, seat: i64, ducats: i64, cause: i64, host: Host) -> None:
    if ducats > 0:
        s.players[seat].ducats += ducats
        host.tell(Event.EARNED, EVERYBODY, seat, ducats, cause)


def price(s: PlusUltra, own: i64, crown: i64) -> i64:
    """What a player has to pay himself: the Crown's part too, as far as the Crown lacks it (A24)."""
    return own + max(i64(0), crown - s.crown)


def pay(s: PlusUltra, seat: i64, own: i64, crown: i64, cause: i64, host: Host) -> None:
    """All payments go to the bank (A20)."""
    paid = price(s, own, crown)
    theirs = own + crown - paid
    s.players[seat].ducats -= paid
    s.crown -= theirs
    if paid + theirs > 0:
        host.tell(Event.PAID, EVERYBODY, seat, paid, cause, theirs)


def crown_add(s: PlusUltra, ducats: i64, host: Host) -> None:
    """One ducat at a time; what the Crown cannot hold goes to the peers in their order (A23)."""
    room = min(ducats, s.rules.crown_max - s.crown)
    if room > 0:
        s.crown += room
        host.tell(Event.CROWN_GREW, EVERYBODY, room, s.crown)
    for overflow in range(ducats - max(i64(0), room)):
        earn(s, s.peers[overflow % s.turn.seats], 1, Cause.CROWN, host)
