"""The action phases: in the order of turn each player plays a character, with a common action before or after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.plus_ultra.characters.character import CAST
from ludarium.games.plus_ultra.data import (
    CARD_FORFEITED,
    CARD_USED,
    CHARACTERS,
    COMMITTED,
    COMMITTED_FIRST,
    DISCARD_ESTATE,
    DO_COMMON,
    DO_COURT,
    DO_EMBASSIES,
    DO_ESTATE,
    DO_EXPLORE,
    DO_FUND,
    DO_LOAN,
    DO_MISSION,
    DO_WORKSHOPS,
    END_TURN,
    FORFEITED,
    NO_ESTATE,
    NONE,
    NOT_YOUR_CARD,
    PHASE_BEGAN,
    PLAY_CARD,
    PLAYED,
    USED,
)
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
        place = s.frames[self.PLACE]
        if place == s.seats:
            place = 0
        s.acting = NONE
        if place == 0:
            if s.phase == s.rules.action_phases:
                s.phase = 0
                s.active = NONE
                s.frames.pop()
                return
            s.phase += 1
            for player in s.players:
                player.did_common = False
            host.tell(PHASE_BEGAN, EVERYBODY, s.phase)
        s.frames[self.PLACE] = place + 1
        s.active = s.order[place]
        s.frames.push(MENU.number, s.active)


class Menu(Step[PlusUltra]):
    """T0 A common action, an estate to discard, or the card to play."""

    SEAT: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.ask(s.frames[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        committed_only = self.must_play_committed(s, seat)
        for character in range(CHARACTERS):
            if s.holder[character] == seat:
                status = s.status[character]
                if status == COMMITTED or (status != USED and status != FORFEITED and not committed_only):
                    moves.add(PLAY_CARD, character)
        list_common_actions(s, seat, moves)
        list_estates(s, seat, moves)

    def must_play_committed(self, s: PlusUltra, seat: i64) -> bool:
        """7.1 Are there as many committed cards as phases left?"""
        if not s.rules.court:
            return False
        committed: i64 = 0
        for character in range(CHARACTERS):
            if s.holder[character] == seat and s.status[character] == COMMITTED:
                committed += 1
        return committed == s.rules.action_phases - s.phase + 1

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == PLAY_CARD:
            self.play_card(s, seat, arg(move, 0), host)
        elif verb == DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        else:
            do_common_action(s, seat, move, host)

    def play_card(self, s: PlusUltra, seat: i64, character: i64, host: Host) -> None:
        """The rest of the turn waits on the frames; the passive on selection comes first (T1)."""
        s.status[character] = USED
        s.acting = character
        host.tell(PLAYED, EVERYBODY, seat, character)
        s.frames.pop()
        s.frames.push(AFTER.number, seat)
        s.frames.push(BULL_STEP.number, seat, character)
        s.frames.push(BASIC_STEP.number, seat, character, OWN_CARD)
        CAST[character].selected(s, seat, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        verb, character = verb_of(move), arg(move, 0)
        if verb == DISCARD_ESTATE:
            why.because(NO_ESTATE, arg(move, 0))
        elif verb != PLAY_CARD:
            why_not_common_action(s, seat, move, why)
        elif s.holder[character] != seat:
            why.because(NOT_YOUR_CARD, character)
        elif s.status[character] == USED:
            why.because(CARD_USED, character)
        elif s.status[character] == FORFEITED:
            why.because(CARD_FORFEITED, character)
        else:
            why.because(COMMITTED_FIRST)


class After(Step[PlusUltra]):
    """T4 A common action, if none was done in this phase, and estates to discard; then the turn ends."""

    SEAT: Final = 0

    scratch: Moves

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        super().__init__(name, section, *verbs)
        self.scratch = Moves()

    def enter(self, s: PlusUltra, host: Host) -> None:
        seat = s.frames[self.SEAT]
        moves = self.scratch
        moves.clear()
        list_estates(s, seat, moves)
        if moves.size == 0:
            list_common_actions(s, seat, moves)
        if moves.size == 0:
            s.frames.pop()
        else:
            s.ask(seat)

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(END_TURN)
        list_common_actions(s, seat, moves)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == END_TURN:
            s.frames.pop()
        elif verb == DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        else:
            do_common_action(s, seat, move, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == DISCARD_ESTATE:
            why.because(NO_ESTATE, arg(move, 0))
        else:
            why_not_common_action(s, seat, move, why)


COMMON_VERBS: Final = (
    *(DO_COMMON, DO_LOAN, DO_FUND, DO_EXPLORE, DO_MISSION),
    *(DO_COURT, DO_WORKSHOPS, DO_ESTATE, DO_EMBASSIES),
)
PHASES: Final = Phases("phases", "4 A")
MENU: Final = Menu("menu", "4 T0", PLAY_CARD, DISCARD_ESTATE, *COMMON_VERBS)
AFTER: Final = After("after", "4 T4", END_TURN, DISCARD_ESTATE, *COMMON_VERBS)
