"""The draft of the characters (B5) and their reveal (B6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.pieces import STALE
from ludarium.core.state import Step, Why
from ludarium.games.plus_ultra.data import NONE, Chance, Character, Status, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.state import PlusUltra


class Draft(Step[PlusUltra]):
    """B5 One card is set aside; the rest goes round as one pack, and everybody keeps one of it."""

    BEGUN: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        if s.turn[self.BEGUN] == 0:
            s.turn[self.BEGUN] = 1
            s.drafting = True
            s.aside = host.choose(s.deck, Chance.CHARACTER_DRAWN)
            host.tell(Event.DRAFT_BEGAN, EVERYBODY)
        pick = s.picks.size
        if pick == s.draft_size():
            reveal(s, host)
            s.turn.pop()
            return
        seat = s.drafter(pick)
        if seat == NONE:
            s.picks.push(host.choose(s.in_pack(pick), Chance.CHARACTER_DRAWN))
            host.tell(Event.REMOVED, EVERYBODY)
        else:
            host.reveal()  # the pack, to who is asked now
            s.turn.ask(seat)

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        gone, picks = i64(1) << s.aside, s.picks.items
        for pick in range(s.picks.size):
            gone |= i64(1) << picks[pick]
        deck, words, size = s.deck.counts, moves.room(Character.COUNT), moves.size
        for character in range(Character.COUNT):  # without branches, as in Moves.add_each
            words[size] = Verb.DRAFT | character << 8
            size += i64(deck[character] > 0) & ~(gone >> character)
        moves.size = size

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        s.picks.push(arg(move, 0))
        host.tell(Event.DRAFTED, i64(1) << seat, seat, arg(move, 0))

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.NOT_IN_PACK, arg(move, 0))


def reveal(s: PlusUltra, host: Host) -> None:
    """B6 All chosen cards, one player's after another's, and those left over are turned up; so everybody can tell
    which one is set aside."""
    s.drafting = False
    host.reveal()
    holder, status, picks = s.holder.row, s.status.row, s.picks.items
    s.holder.stale = STALE
    s.status.stale = STALE
    for pick in range(s.picks.size):
        holder[picks[pick]] = s.drafter(pick)
    for character in range(Character.COUNT):
        status[character] = Status.FREE
    if host.listening:
        tell_characters(s, host)
    s.picks.clear()


def tell_characters(s: PlusUltra, host: Host) -> None:
    for place in range(s.turn.seats):
        seat = s.order[place]
        for pick in range(s.picks.size):
            if s.drafter(pick) == seat:
                host.tell(Event.REVEALED, EVERYBODY, seat, s.picks[pick])
    for character in range(Character.COUNT):
        if s.holder[character] == NONE and s.deck.has(character) and character != s.aside:
            host.tell(Event.LEFT_OVER, EVERYBODY, character)


def return_characters(s: PlusUltra) -> None:
    """E5 All character cards go back to the deck."""
    s.aside = NONE
    holder, status = s.holder.row, s.status.row
    s.holder.stale = STALE
    s.status.stale = STALE
    for character in range(Character.COUNT):
        holder[character] = NONE
        status[character] = Status.FREE


DRAFT_STEP: Final = Draft("draft", "4 B5", Verb.DRAFT)
