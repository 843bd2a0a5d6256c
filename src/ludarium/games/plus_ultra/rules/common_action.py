"""The common actions: prices, locks and effects (dossier 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.data import (
    NONE,
    Cause,
    Character,
    Common,
    Desk,
    Good,
    Readiness,
    Seas,
    Verb,
)
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.building import build
from ludarium.games.plus_ultra.rules.colony import any_room, list_plots, why_no_house
from ludarium.games.plus_ultra.rules.court import ON, passive_of, trigger
from ludarium.games.plus_ultra.rules.estate import next_estate, take_estate
from ludarium.games.plus_ultra.rules.peers import advance, sail
from ludarium.games.plus_ultra.rules.purse import earn, lose, pay
from ludarium.games.plus_ultra.rules.supply import (
    has_embassy,
    has_good,
    has_regiment,
    take_embassy,
    take_good,
    take_regiment,
)
from ludarium.games.plus_ultra.state import PlusUltra

MOST_PLACES_UP: Final = 2  # by one visit to the Court
FEW: Final = 8  # moves that are listed in one go, at most


def can_lock(s: PlusUltra, seat: i64, common: i64) -> bool:
    """Is the action open, and has the seat a marker for it? A loan that the Banker keeps open needs none (A26)."""
    if s.locks[common] != NONE:
        return False
    return s.players[seat].markers > 0 or (common == Common.LOAN and passive_of(s, Character.BANKER) == ON)


def lock(s: PlusUltra, seat: i64, common: i64) -> None:
    s.locks[common] = seat
    s.players[seat].markers -= 1


def list_common_actions(s: PlusUltra, seat: i64, moves: Moves) -> None:
    """Everything the seat can afford and that has an effect; at most one a phase."""
    me = s.players[seat]
    if me.did_common:
        return
    if me.markers == 0:  # everything is locked, but perhaps for a loan
        if me.score >= s.rules.loan_gp and can_lock(s, seat, Common.LOAN):
            moves.add(Verb.LOAN)
        return
    rules, ducats, locks = s.rules, me.ducats, s.locks.row
    words, size = moves.room(FEW), moves.size  # without branches, as in Moves.add_each
    words[size] = Verb.PAINTER
    poses = i64(not me.posed) & i64(me.portrait < last_face(s)) & i64(ducats >= painter_cost(s, seat))
    size += poses & i64(locks[Common.PAINTER] == NONE)
    words[size] = Verb.LOAN
    size += i64(me.score >= rules.loan_gp) & i64(locks[Common.LOAN] == NONE)
    funds = i64(ducats >= rules.fund_regiments_cost) & i64(locks[Common.FUND_REGIMENTS] == NONE)
    funds &= i64(has_regiment(s, seat))
    words[size] = Verb.FUND_REGIMENTS | Readiness.READY << 8
    size += funds
    words[size] = Verb.FUND_REGIMENTS | Readiness.TIRED << 8
    size += funds
    seas = i64(locks[Common.EXPLORE_SEAS] == NONE)
    words[size] = Verb.EXPLORE_SEAS | Seas.SEA << 8
    size += seas & i64(ducats >= rules.explore_seas_step_cost) & i64(me.sea < rules.sea_squares)
    words[size] = Verb.EXPLORE_SEAS | Seas.MAGELLAN << 8
    size += seas & i64(ducats >= rules.explore_seas_magellan_cost) & i64(s.magellan > 0)
    moves.size = size
    if ducats >= rules.open_mission_cost and me.pool > 0 and locks[Common.OPEN_MISSION] == NONE:
        list_plots(s, Verb.OPEN_MISSION, 8, moves)
    words, size = moves.room(FEW), moves.size
    court, place = i64(locks[Common.VISIT_COURT] == NONE), s.place(seat)
    words[size] = Verb.VISIT_COURT | 1 << 8
    size += court & i64(place > 0) & i64(ducats >= rules.visit_court_cost_1)
    words[size] = Verb.VISIT_COURT | 2 << 8
    size += court & i64(place > 1) & i64(ducats >= rules.visit_court_cost_2)
    shops = i64(ducats >= rules.workshops_cost) & i64(locks[Common.WORKSHOPS] == NONE)
    words[size] = Verb.WORKSHOPS | Good.ROSE_WINDOW << 8
    size += shops & i64(s.windows > 0)
    words[size] = Verb.WORKSHOPS | Good.HOUSE << 8
    size += shops & i64(me.supply > 0)
    moves.size = size
    if ducats >= rules.buy_estate_cost and s.estates != 0 and locks[Common.BUY_ESTATE] == NONE:
        moves.add(Verb.BUY_ESTATE, next_estate(s))
    if rules.ambassador and ducats >= rules.visit_embassies_cost and locks[Common.VISIT_EMBASSIES] == NONE:
        for desk in range(Desk.COUNT):
            if has_embassy(s, desk):
                moves.add(Verb.VISIT_EMBASSIES, desk)


def last_face(s: PlusUltra) -> i64:
    return s.rules.painter_values.size - 1


def painter_cost(s: PlusUltra, seat: i64) -> i64:
    """A picture is begun for money, and then it only takes time."""
    return s.rules.painter_start_cost if s.players[seat].portrait == 0 else 0


def do_common_action(s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
    verb = verb_of(move)
    common = verb - Verb.PAINTER
    rules = s.rules
    me = s.players[seat]
    me.did_common = True
    host.tell(Event.DID_COMMON, EVERYBODY, seat, common)
    if common == Common.LOAN:
        earn(s, seat, rules.loan_ducats, Cause.LOANS, host)
        lose(s, seat, rules.loan_gp, Cause.LOANS, host)
        trigger(s, Character.BANKER, seat, host)  # who then locks it or keeps it open
        return
    lock(s, seat, common)
    what = arg(move, 0)
    if common == Common.PAINTER:
        pay(s, seat, painter_cost(s, seat), 0, Cause.PORTRAIT, host)
        me.portrait += 1
        me.posed = True
        host.tell(Event.POSED, EVERYBODY, seat, rules.painter_values[me.portrait])
    elif common == Common.FUND_REGIMENTS:
        pay(s, seat, rules.fund_regiments_cost, 0, Cause.REGIMENTS, host)
        take_regiment(s, seat, what, host)
    elif common == Common.EXPLORE_SEAS:
        if what == Seas.SEA:
            pay(s, seat, rules.explore_seas_step_cost, 0, Cause.SEA_TRADE, host)
            sail(s, seat, 1, host)
        else:
            pay(s, seat, rules.explore_seas_magellan_cost, 0, Cause.SEA_TRADE, host)
            take_good(s, seat, Good.MAGELLAN, host)
    elif common == Common.OPEN_MISSION:
        pay(s, seat, rules.open_mission_cost, 0, Cause.HOUSES, host)
        build(s, seat, what, arg(move, 1), host)
    elif common == Common.VISIT_COURT:
        pay(
            s, seat, rules.visit_court_cost_1 if what == 1 else rules.visit_court_cost_2, 0, Cause.COURT, host
        )
        advance(s, seat, what, host)
    elif common == Common.WORKSHOPS:
        pay(s, seat, rules.workshops_cost, 0, Cause.SHOPS, host)
        take_good(s, seat, what, host)
    elif common == Common.BUY_ESTATE:
        pay(s, seat, rules.buy_estate_cost, 0, Cause.ESTATES, host)
        take_estate(s, seat, what, host)
    else:
        pay(s, seat, rules.visit_embassies_cost, 0, Cause.EMBASSIES, host)
        take_embassy(s, seat, what, host)


def why_not_common_action(s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
    common = verb_of(move) - Verb.PAINTER
    me = s.players[seat]
    cost = common_cost(s, seat, move)
    if me.did_common:
        why.because(Reason.COMMON_DONE)
    elif s.locks[common] != NONE:
        why.because(Reason.LOCKED, common, s.locks[common])
    elif not can_lock(s, seat, common):
        why.because(Reason.NO_MARKER)
    elif common == Common.LOAN:
        why.because(Reason.NEEDS_POINTS, s.rules.loan_gp)
    else:
        why_no_use(s, seat, common, arg(move, 0), why)
        if why.reason < 0 and me.ducats < cost:
            why.because(Reason.NEEDS_DUCATS, cost, me.ducats)
        elif why.reason < 0:
            why_other_arguments(s, seat, common, arg(move, 0), why)


def why_no_use(s: PlusUltra, seat: i64, common: i64, what: i64, why: Why) -> None:
    """Say what is missing on the board for a common action, whoever could pay it."""
    me = s.players[seat]
    if common == Common.PAINTER:
        if me.posed:
            why.because(Reason.POSED_ALREADY)
        elif me.portrait >= last_face(s):
            why.because(Reason.PORTRAIT_DONE)
    elif common == Common.FUND_REGIMENTS:
        if not has_regiment(s, seat):
            why.because(Reason.NO_REGIMENT_LEFT)
    elif common == Common.EXPLORE_SEAS:
        if what == Seas.MAGELLAN and s.magellan == 0:
            why.because(Reason.NONE_LEFT, Good.MAGELLAN)
        elif what == Seas.SEA and me.sea >= s.rules.sea_squares:
            why.because(Reason.END_OF_SEA)
    elif common == Common.OPEN_MISSION:
        if me.pool == 0:
            why.because(Reason.NO_HOUSE)
        elif not any_room(s):
            why.because(Reason.NO_ROOM)
    elif common == Common.VISIT_COURT:
        if s.place(seat) == 0:
            why.because(Reason.FIRST_PEER)
    elif common == Common.WORKSHOPS:
        if what == Good.MAGELLAN:
            why.because(Reason.NOT_IN_WORKSHOPS)
        elif not has_good(s, seat, what):
            why.because(Reason.NONE_LEFT, what)
    elif common == Common.BUY_ESTATE:
        if s.estates == 0:
            why.because(Reason.NO_ESTATE_LEFT)
    elif not s.rules.ambassador or not has_embassy(s, what):
        why.because(Reason.NO_EMBASSY)


def why_other_arguments(s: PlusUltra, seat: i64, common: i64, what: i64, why: Why) -> None:
    """Say why a common action that the seat could do cannot be done so."""
    if common == Common.VISIT_COURT:
        why.because(Reason.TOO_FAR_UP, min(s.place(seat), MOST_PLACES_UP))
    elif common == Common.BUY_ESTATE:
        why.because(Reason.NEXT_ESTATE, next_estate(s))
    else:
        why_no_house(s, seat, what, 0, why)


def common_cost(s: PlusUltra, seat: i64, move: i64) -> i64:
    """The price of a common action in ducats."""
    rules = s.rules
    verb = verb_of(move)
    if verb == Verb.PAINTER:
        return painter_cost(s, seat)
    if verb == Verb.FUND_REGIMENTS:
        return rules.fund_regiments_cost
    if verb == Verb.EXPLORE_SEAS:
        return rules.explore_seas_step_cost if arg(move, 0) == Seas.SEA else rules.explore_seas_magellan_cost
    if verb == Verb.OPEN_MISSION:
        return rules.open_mission_cost
    if verb == Verb.VISIT_COURT:
        return rules.visit_court_cost_1 if arg(move, 0) == 1 else rules.visit_court_cost_2
    if verb == Verb.WORKSHOPS:
        return rules.workshops_cost
    if verb == Verb.BUY_ESTATE:
        return rules.buy_estate_cost
    return rules.visit_embassies_cost if verb == Verb.VISIT_EMBASSIES else 0
