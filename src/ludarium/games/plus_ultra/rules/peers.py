"""The order of peers, and the sea-trade register (dossier 4, helpers)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.games.plus_ultra.data import Character
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.rules.court import trigger
from ludarium.games.plus_ultra.state import PlusUltra


def advance(s: PlusUltra, seat: i64, steps: i64, host: Host) -> None:
    """Move up in the order of peers; those who are passed move back one. The Queen's owner minds (5)."""
    peers = s.peers
    place = s.place(seat)
    to = max(i64(0), place - steps)
    if to == place:
        return
    passed = False
    for spot in range(place, to, -1):
        peers[spot] = peers[spot - 1]
        if peers[spot] == s.holder[Character.QUEEN]:
            passed = True
    peers[to] = seat
    host.tell(Event.MOVED_UP, EVERYBODY, seat, to + 1)
    if passed:
        trigger(s, Character.QUEEN, seat, host)


def sail(s: PlusUltra, seat: i64, steps: i64, host: Host) -> None:
    """Move a ship; it stays between 0, off the register, and the last square."""
    me = s.players[seat]
    square = max(i64(0), min(s.rules.sea_squares, me.sea + steps))
    if square != me.sea:
        me.sea = square
        host.tell(Event.SAILED, EVERYBODY, seat, square)
