"""The action phases: in the order of turn each player plays a character, with a common action before or after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import NONE, Character, Status, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.action import BASIC_STEP, BULL_STEP, OWN_CARD
from ludarium.games.plus_ultra.rules.common_action import (
    do_common_action,
    list_common_actions,
    why_not_common_action,
)
from ludarium.games.plus_ultra.rules.estate import discard_estate, list_estates
from ludarium.games.plus_ultra.state import PlusUltra


class Phases(Step[PlusUltra]):
    """4 A. Two phases, with two players three; in each everybody takes a turn."""

    PLACE: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        place = s.turn[self.PLACE]
        if place == s.turn.seats:
            place = 0
        s.acting = NONE
        if place == 0:
            if s.phase == s.rules.action_phases:
                s.phase = 0
                s.active = NONE
                s.turn.pop()
                return
            s.phase += 1
            for player in s.players:
                player.did_common = False
            host.tell(Event.PHASE_BEGAN, EVERYBODY, s.phase)
        s.turn[self.PLACE] = place + 1
        s.active = s.order[place]
        s.turn.push(MENU.number, s.active)
        s.turn.ask(s.active)  # what the menu does first


class Menu(Step[PlusUltra]):
    """T0 A common action, an estate to discard, or the card to play."""

    SEAT: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        free = Status.COMMITTED if self.must_play_committed(s, seat) else Status.FREE
        holder, status = s.holder.row, s.status.row
        words, size = moves.room(Character.COUNT), moves.size
        for character in range(Character.COUNT):  # without branches, as in Moves.add_each
            now = status[character]
            words[size] = Verb.PLAY_CARD | character << 8
            size += i64(holder[character] == seat) & (i64(now == free) | i64(now == Status.COMMITTED))
        moves.size = size
        list_common_actions(s, seat, moves)
        list_estates(s, seat, moves)

    def must_play_committed(self, s: PlusUltra, seat: i64) -> bool:
        """7.1 Are there as many committed cards as phases left?"""
        if not s.rules.court:
            return False
        holder, status, committed = s.holder.row, s.status.row, i64(0)
        for character in range(Character.COUNT):
            committed += i64(holder[character] == seat) & i64(status[character] == Status.COMMITTED)
        return committed == s.rules.action_phases - s.phase + 1

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.PLAY_CARD:
            self.play_card(s, seat, arg(move, 0), host)
        elif verb == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        else:
            do_common_action(s, seat, move, host)

    def play_card(self, s: PlusUltra, seat: i64, character: i64, host: Host) -> None:
        """The rest of the turn waits on the frames; the passive on selection comes first (T1)."""
        s.status[character] = Status.USED
        s.acting = character
        host.tell(Event.PLAYED, EVERYBODY, seat, character)
        s.turn.pop()
        s.turn.push(AFTER.number, seat)
        s.turn.push(BULL_STEP.number, seat, character)
        s.turn.push(BASIC_STEP.number, seat, character, OWN_CARD)
        CAST[character].selected(s, seat, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        verb, character = verb_of(move), arg(move, 0)
        if verb == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        elif verb != Verb.PLAY_CARD:
            why_not_common_action(s, seat, move, why)
        elif s.holder[character] != seat:
            why.because(Reason.NOT_YOUR_CARD, character)
        elif s.status[character] == Status.USED:
            why.because(Reason.CARD_USED, character)
        elif s.status[character] == Status.FORFEITED:
            why.because(Reason.CARD_FORFEITED, character)
        else:
            why.because(Reason.COMMITTED_FIRST)


class After(Step[PlusUltra]):
    """T4 A common action, if none was done in this phase, and estates to discard; then the turn ends."""

    SEAT: Final = 0

    scratch: Moves

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        super().__init__(name, section, *verbs)
        self.scratch = Moves()

    def enter(self, s: PlusUltra, host: Host) -> None:
        seat = s.turn[self.SEAT]
        moves = self.scratch
        moves.clear()
        list_estates(s, seat, moves)
        if moves.size == 0:
            list_common_actions(s, seat, moves)
        if moves.size == 0:
            s.turn.pop()
        else:
            s.turn.ask(seat)

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.END_TURN)
        list_common_actions(s, seat, moves)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.END_TURN:
            s.turn.pop()
        elif verb == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        else:
            do_common_action(s, seat, move, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        else:
            why_not_common_action(s, seat, move, why)


COMMON_VERBS: Final = (
    *(Verb.PAINTER, Verb.LOAN, Verb.FUND_REGIMENTS, Verb.EXPLORE_SEAS, Verb.OPEN_MISSION),
    *(Verb.VISIT_COURT, Verb.WORKSHOPS, Verb.BUY_ESTATE, Verb.VISIT_EMBASSIES),
)
PHASES: Final = Phases("phases", "4 A")
MENU: Final = Menu("menu", "4 T0", Verb.PLAY_CARD, Verb.DISCARD_ESTATE, *COMMON_VERBS)
AFTER: Final = After("after", "4 T4", Verb.END_TURN, Verb.DISCARD_ESTATE, *COMMON_VERBS)
