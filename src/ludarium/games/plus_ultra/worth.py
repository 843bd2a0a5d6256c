"""What things are worth in GP, for bots (dossier 12): ducats, regiments, places, and a whole position."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.pieces import Ints
from ludarium.games.plus_ultra.data import NONE, SLOTS, Building, Cause, Character, Status, Tile
from ludarium.games.plus_ultra.rate import Rates
from ludarium.games.plus_ultra.rules.colony import building_owner, natives_at
from ludarium.games.plus_ultra.rules.round import FAME
from ludarium.games.plus_ultra.scoring import final_lines, houses_of, owned_by, owners
from ludarium.games.plus_ultra.state import PlusUltra


def rounds_left(s: PlusUltra) -> i64:
    """Rounds still to come after this one."""
    return s.rules.rounds - s.round


def purse(s: PlusUltra, ducats: i64, rates: Rates) -> float:
    value = rates.first_ducats * float(min(ducats, i64(3)))
    if ducats > 3:
        value += rates.next_ducats * float(min(ducats, i64(6)) - 3)
    if ducats > 6:
        value += rates.more_ducats * float(ducats - 6)
    left = rounds_left(s)
    if left > 1:
        return value
    if s.phase == 0:
        return value * (rates.fresh_late if left == 1 else rates.fresh_last)
    return value * (rates.late if left == 1 else rates.last)


def earning(s: PlusUltra, seat: i64, ducats: i64, rates: Rates) -> float:
    """What so many ducats more, or fewer, are worth to the seat."""
    have = s.players[seat].ducats
    return purse(s, have + ducats, rates) - purse(s, have, rates)


def sea_income(s: PlusUltra, square: i64, rates: Rates) -> float:
    """What the register pays in the rounds to come."""
    value = rates.sea_income * float(rounds_left(s))
    if square >= s.rules.sea_gp_from:
        return 2.0 * value
    return value if square >= s.rules.sea_ducats_from else 0.0


def sea_steps(s: PlusUltra, seat: i64, steps: i64, rates: Rates) -> float:
    """What it is worth to sail so far."""
    me, rules = s.players[seat], s.rules
    to = max(i64(0), min(rules.sea_squares, me.sea + steps))
    value = rates.sea_step * float(to - me.sea)
    value += sea_income(s, to, rates) - sea_income(s, me.sea, rates)
    for player in s.players:  # a rank is gained or lost with each ship that is passed
        if me.sea <= player.sea < to:
            value += 0.6
        elif to <= player.sea < me.sea:
            value -= 0.6
    if me.sea == 0 and to > 0:
        value += float(rules.sea_rest)
    return value


def window(s: PlusUltra, seat: i64, rates: Rates) -> float:
    """A further rose window: its use, and what it changes at the end."""
    me = s.players[seat]
    mine = me.windows + me.dark
    most: i64 = 0
    rivals: i64 = 0
    for player in s.players:
        most = max(most, player.windows + player.dark)
    for player in s.players:
        if player.windows + player.dark == most:
            rivals += 1
    end = float(s.rules.rose_missing_gp)
    if mine + 1 == most:
        end = float(s.rules.rose_most_gp + s.rules.rose_missing_gp)
    elif mine == most:
        end = float(rivals - 1) * 0.5
    return min(1.0, rates.window * float(rounds_left(s))) + end


def house_gain(s: PlusUltra, seat: i64, position: i64, slot: i64, rates: Rates) -> float:
    """A pool house put into a colony: points, majority, buildings, danger."""
    rules = s.rules
    left = float(rounds_left(s))
    owned = owners(s, position)
    mine = owned_by(owned, seat)
    rival: i64 = 0
    for other in range(s.turn.seats):
        if other != seat:
            rival = max(rival, owned_by(owned, other))
    value = float(rules.house_gp)
    prize = float(rules.majority_gp[s.size[position]])
    if mine == rival:
        value += prize * 0.7
    elif mine + 1 == rival:
        value += prize * 0.5  # a rival loses his
    if mine == 0:
        value += rates.settled * left
    value -= rates.pool_house * min(left, 3.0)
    if natives_near(s, position):
        value -= rates.at_risk
    site = s.site[position]
    if slot > 0 and site >= 0:
        building = rules.building[site * SLOTS + slot]
        if building == Building.MISSION:
            if natives_near(s, position - 1) or natives_near(s, position + 1):
                value += float(rules.natives_capture_gp) * 0.7
        elif building == Building.PLANTATION:
            value += 0.4 * left
        elif building == Building.FORT:
            value += 0.4
        elif building == Building.TOWN_COUNCIL:
            value += 0.2 * left
        else:
            value += 0.25 * left
    return value


def natives_near(s: PlusUltra, position: i64) -> bool:
    if not 0 <= position < s.sites:
        return False
    return natives_at(s, position, Tile.NATIVES) or natives_at(s, position, Tile.AGGRESSIVE_NATIVES)


def war_hope(s: PlusUltra, seat: i64, rates: Rates) -> float:
    """What the seat's regiments at war promise."""
    if s.track.size == 0:
        return 0.0
    each = float(s.rules.war_gp_per_regiment) if s.track.size == s.level else rates.hope
    value = 0.0
    for square in range(s.track.size):
        if s.track[square] == seat:
            value += each + rates.regiment * float(rounds_left(s))
    if s.holder[Character.CONSTABLE] == seat and s.track.size == s.level:
        value += float(s.rules.constable_passive_gp)
    return value


def place_worth(s: PlusUltra, place: i64, rates: Rates) -> float:
    """A place in the order of peers: the income of the next round, and what is further away."""
    rules = s.rules
    left = rounds_left(s)
    value = 0.0
    if left <= 1 and s.phase == 0:
        value = rates.late_place * float(s.turn.seats - 1 - place)
    if left == 0:
        return value
    value += rates.place * float(s.turn.seats - 1 - place) * min(1.0, float(left - 1))
    if s.round + 1 == FAME and place == 0:
        value += float(rules.peers_r5_first_gp)
    elif s.round + 1 > FAME:
        if place == 0:
            value += float(rules.peers_r67_first_gp)
        elif place == 1:
            value += float(rules.peers_r67_second_gp)
    if place == 2:
        value += 0.7 * float(rules.peers_third_ducats)
    elif place == 3:
        value += 0.7 * float(rules.peers_fourth_ducats)
    return value


def bull_worth(s: PlusUltra, seat: i64, rates: Rates) -> float:
    """Bulls at hand: one may still be spent this round, and one in each round to come."""
    me = s.players[seat]
    usable = rounds_left(s)
    if not me.bull_spent and (s.phase == 0 or s.active == seat or has_card(s, seat)):
        usable += 1
    good = min(me.bulls, usable)
    return rates.bull * float(good) - float((me.bulls - good) * s.rules.bull_end_penalty)


def has_card(s: PlusUltra, seat: i64) -> bool:
    """Has the seat a character still to play this round?"""
    for character in range(s.holder.size):
        if s.holder[character] == seat and s.status[character] != Status.USED:
            return True
    return False


def sacked_soon(s: PlusUltra, seat: i64) -> i64:
    """How many of the seat's houses natives will destroy at the end of this round."""
    many: i64 = 0
    for position in range(s.sites):
        raided = s.raiders[position] > 0
        if raided or (
            s.tile[position] == Tile.NATIVES and building_owner(s, position, Building.FORT) == NONE
        ):
            for slot in range(SLOTS - 1, -1, -1):
                owner = s.houses[position * SLOTS + slot]
                if owner != NONE:
                    if owner == seat:
                        many += 1
                    break
    return many


def expected(s: PlusUltra, seat: i64, row: Ints, rates: Rates) -> float:
    """The seat's final score as far as the position tells; `row` is scratch space."""
    me, rules = s.players[seat], s.rules
    if s.over:
        return float(me.score)
    left = float(rounds_left(s))
    final_lines(s, seat, row)
    points, lines = me.score, row.row
    for cause in range(len(lines)):
        points += lines[cause]
    # Lines that are still open count as what they promise instead.
    points -= row[Cause.BULLS] + row[Cause.VOYAGES] + row[Cause.PORTRAIT] + row[Cause.ESTATES]
    value = float(points) + bull_worth(s, seat, rates)
    each = rates.magellan if left > 0.0 else 1.2
    value += float(me.magellan) * (float(rules.magellan_gp_complete) if s.magellan == 0 else each)
    settled = 0.5 + 0.5 / (1.0 + left)  # how sure ranks are that can still change
    value -= (1.0 - settled) * float(row[Cause.WINDOWS] + row[Cause.SEA_RANKS])
    if me.portrait > 0:
        if left > 0.0:
            more = min(left, float(rules.painter_values.size - 1 - me.portrait))
            value += float(rules.painter_values[me.portrait]) + rates.sitting * more
        else:
            value += float(row[Cause.PORTRAIT])
    value += float(me.estates.size) * (rates.estate * left + float(rules.estate_end_gp))
    value += purse(s, me.ducats, rates)
    value += min(1.0, rates.window * left) * float(min(me.windows, i64(3)))
    value += rates.regiment * left * float(min(me.ready + me.tired, i64(4))) + rates.ready * min(
        left, 1.0
    ) * float(me.ready)
    value += war_hope(s, seat, rates)
    value += rates.pool_house * min(left, 3.0) * float(min(me.pool, i64(3)))
    value += rates.sea_step * float(me.sea) * min(left, 1.0)
    value += sea_income(s, me.sea, rates)
    for position in range(s.sites):
        if s.size[position] > 0 and houses_of(s, position, seat) > 0:
            value += rates.settled * left
    value -= rates.at_risk * float(sacked_soon(s, seat))
    value += place_worth(s, s.place(seat), rates)
    if rules.ambassador:
        value += rates.embassy * min(left, 1.0) * float(me.embassies.size + me.hidden_embassies.size)
    return value
