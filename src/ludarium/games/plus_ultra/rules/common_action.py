"""The common actions: prices, locks and effects (dossier 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.data import (
    BANKER,
    BUY_ESTATE,
    COMMON_DONE,
    COURT,
    DESKS,
    DID_COMMON,
    DO_COMMON,
    DO_COURT,
    DO_EMBASSIES,
    DO_ESTATE,
    DO_EXPLORE,
    DO_FUND,
    DO_LOAN,
    DO_MISSION,
    DO_WORKSHOPS,
    EMBASSY_TILES,
    ESTATES,
    EXPLORE_SEAS,
    FUND_REGIMENTS,
    GOOD_HOUSE,
    GOOD_MAGELLAN,
    GOOD_WINDOW,
    HOUSES,
    LOAN,
    LOANS,
    LOCKED,
    NEEDS_DUCATS,
    NEEDS_POINTS,
    NO_MARKER,
    NO_USE,
    NONE,
    OPEN_MISSION,
    PAINTER,
    PORTRAIT,
    POSED,
    READY,
    REGIMENTS,
    SEA_TRADE,
    SHOPS,
    SLOTS,
    TIRED,
    VISIT_COURT,
    VISIT_EMBASSIES,
    WORKSHOPS,
)
from ludarium.games.plus_ultra.rules.building import build
from ludarium.games.plus_ultra.rules.colony import has_room, slot_is_free
from ludarium.games.plus_ultra.rules.court import ON, standing, trigger
from ludarium.games.plus_ultra.rules.estate import next_estate, take_estate
from ludarium.games.plus_ultra.rules.peers import advance, sail
from ludarium.games.plus_ultra.rules.purse import earn, lose, pay
from ludarium.games.plus_ultra.rules.supply import (
    has_embassy,
    has_regiment,
    take_embassy,
    take_good,
    take_regiment,
)
from ludarium.games.plus_ultra.state import PlusUltra

SEA: Final = 0  # of `explore_seas`


def can_lock(s: PlusUltra, seat: i64, common: i64) -> bool:
    """Is the action open, and has the seat a marker for it? A loan that the Banker keeps open needs none (A26)."""
    if s.locks[common] != NONE:
        return False
    return s.players[seat].markers > 0 or (common == LOAN and standing(s, BANKER) == ON)


def lock(s: PlusUltra, seat: i64, common: i64) -> None:
    s.locks[common] = seat
    s.players[seat].markers -= 1


def list_common_actions(s: PlusUltra, seat: i64, moves: Moves) -> None:
    """Everything the seat can afford and that has an effect; at most one a phase."""
    me = s.players[seat]
    if me.did_common:
        return
    rules, ducats = s.rules, me.ducats
    if not me.posed and can_lock(s, seat, PAINTER):
        if me.portrait < last_face(s) and ducats >= painter_cost(s, seat):
            moves.add(DO_COMMON)
    if me.score >= rules.loan_gp and can_lock(s, seat, LOAN):
        moves.add(DO_LOAN)
    if me.markers == 0:
        return  # everything else is locked
    if ducats >= rules.fund_regiments_cost and has_regiment(s, seat) and can_lock(s, seat, FUND_REGIMENTS):
        moves.add(DO_FUND, READY)
        moves.add(DO_FUND, TIRED)
    if can_lock(s, seat, EXPLORE_SEAS):
        if ducats >= rules.explore_seas_step_cost and me.sea < rules.sea_squares:
            moves.add(DO_EXPLORE, 0)
        if ducats >= rules.explore_seas_magellan_cost and s.magellan > 0:
            moves.add(DO_EXPLORE, 1)
    if ducats >= rules.open_mission_cost and me.pool > 0 and can_lock(s, seat, OPEN_MISSION):
        for position in range(s.sites):
            if has_room(s, position):
                for slot in range(SLOTS):
                    if slot_is_free(s, position, slot):
                        moves.add(DO_MISSION, position, slot)
    if can_lock(s, seat, VISIT_COURT):
        place = s.place(seat)
        if place > 0 and ducats >= rules.visit_court_cost_1:
            moves.add(DO_COURT, 1)
        if place > 1 and ducats >= rules.visit_court_cost_2:
            moves.add(DO_COURT, 2)
    if ducats >= rules.workshops_cost and can_lock(s, seat, WORKSHOPS):
        if s.windows > 0:
            moves.add(DO_WORKSHOPS, GOOD_WINDOW)
        if me.supply > 0:
            moves.add(DO_WORKSHOPS, GOOD_HOUSE)
    if ducats >= rules.buy_estate_cost and s.estates != 0 and can_lock(s, seat, BUY_ESTATE):
        moves.add(DO_ESTATE, next_estate(s))
    if rules.ambassador and ducats >= rules.visit_embassies_cost and can_lock(s, seat, VISIT_EMBASSIES):
        for desk in range(DESKS):
            if has_embassy(s, desk):
                moves.add(DO_EMBASSIES, desk)


def last_face(s: PlusUltra) -> i64:
    return s.rules.painter_values.size - 1


def painter_cost(s: PlusUltra, seat: i64) -> i64:
    """A picture is begun for money, and then it only takes time."""
    return s.rules.painter_start_cost if s.players[seat].portrait == 0 else 0


def do_common_action(s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
    verb = verb_of(move)
    common = verb - DO_COMMON
    rules = s.rules
    me = s.players[seat]
    me.did_common = True
    host.tell(DID_COMMON, EVERYBODY, seat, common)
    if common == LOAN:
        earn(s, seat, rules.loan_ducats, LOANS, host)
        lose(s, seat, rules.loan_gp, LOANS, host)
        trigger(s, BANKER, seat, host)  # who then locks it or keeps it open
        return
    lock(s, seat, common)
    what = arg(move, 0)
    if common == PAINTER:
        pay(s, seat, painter_cost(s, seat), 0, PORTRAIT, host)
        me.portrait += 1
        me.posed = True
        host.tell(POSED, EVERYBODY, seat, rules.painter_values[me.portrait])
    elif common == FUND_REGIMENTS:
        pay(s, seat, rules.fund_regiments_cost, 0, REGIMENTS, host)
        take_regiment(s, seat, what, host)
    elif common == EXPLORE_SEAS:
        if what == SEA:
            pay(s, seat, rules.explore_seas_step_cost, 0, SEA_TRADE, host)
            sail(s, seat, 1, host)
        else:
            pay(s, seat, rules.explore_seas_magellan_cost, 0, SEA_TRADE, host)
            take_good(s, seat, GOOD_MAGELLAN, host)
    elif common == OPEN_MISSION:
        pay(s, seat, rules.open_mission_cost, 0, HOUSES, host)
        build(s, seat, what, arg(move, 1), host)
    elif common == VISIT_COURT:
        pay(s, seat, rules.visit_court_cost_1 if what == 1 else rules.visit_court_cost_2, 0, COURT, host)
        advance(s, seat, what, host)
    elif common == WORKSHOPS:
        pay(s, seat, rules.workshops_cost, 0, SHOPS, host)
        take_good(s, seat, what, host)
    elif common == BUY_ESTATE:
        pay(s, seat, rules.buy_estate_cost, 0, ESTATES, host)
        take_estate(s, seat, what, host)
    else:
        pay(s, seat, rules.visit_embassies_cost, 0, EMBASSY_TILES, host)
        take_embassy(s, seat, what, host)


def why_not_common_action(s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
    common = verb_of(move) - DO_COMMON
    me = s.players[seat]
    cost = common_cost(s, seat, move)
    if me.did_common:
        why.because(COMMON_DONE)
    elif s.locks[common] != NONE:
        why.because(LOCKED, common, s.locks[common])
    elif not can_lock(s, seat, common):
        why.because(NO_MARKER)
    elif common == LOAN:
        why.because(NEEDS_POINTS, s.rules.loan_gp)
    elif me.ducats < cost:
        why.because(NEEDS_DUCATS, cost, me.ducats)
    else:
        why.because(NO_USE, common)


def common_cost(s: PlusUltra, seat: i64, move: i64) -> i64:
    """The price of a common action in ducats."""
    rules = s.rules
    verb = verb_of(move)
    if verb == DO_COMMON:
        return painter_cost(s, seat)
    if verb == DO_FUND:
        return rules.fund_regiments_cost
    if verb == DO_EXPLORE:
        return rules.explore_seas_step_cost if arg(move, 0) == SEA else rules.explore_seas_magellan_cost
    if verb == DO_MISSION:
        return rules.open_mission_cost
    if verb == DO_COURT:
        return rules.visit_court_cost_1 if arg(move, 0) == 1 else rules.visit_court_cost_2
    if verb == DO_WORKSHOPS:
        return rules.workshops_cost
    if verb == DO_ESTATE:
        return rules.buy_estate_cost
    return rules.visit_embassies_cost if verb == DO_EMBASSIES else 0
