"""Plus Ultra: final scoring (dossier 4 F and 7.3), and where a seat's points come from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.pieces import Ints
from ludarium.core.state import State
from ludarium.games.plus_ultra.data import CATHEDRAL_SLOT, EMBASSIES, NONE, SLOTS, Cause, Nation
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.state import PlusUltra

SUBSETS: Final[i64] = 32  # of the five nations
OWNER_BITS: Final = 4  # for the number of one seat's houses
MOST_OWNED: Final = 15


def final_scoring(s: PlusUltra, host: Host) -> None:
    """F1 to F9, added to the GP on the register. A total may be negative now."""
    row = Ints.zeros(Cause.COUNT)
    for player in s.players:  # embassies from the stack are turned up
        if player.hidden_embassies.size > 0:
            host.reveal()
            player.embassies.add_all(player.hidden_embassies)
            player.hidden_embassies.clear()
    for place in range(s.turn.seats):
        seat = s.peers[place]
        me = s.players[seat]
        final_lines(s, seat, row)
        if delivers(s, seat):
            me.ducats -= s.rules.painter_delivery_cost
            host.tell(Event.PAID, EVERYBODY, seat, s.rules.painter_delivery_cost, Cause.PORTRAIT)
        for cause in range(Cause.COUNT):
            points = row[cause]
            if points != 0:
                me.score += points
                me.earned[cause] += points
                if points > 0:
                    host.tell(Event.SCORED, EVERYBODY, seat, points, cause, me.score)
                else:
                    host.tell(Event.LOST, EVERYBODY, seat, -points, cause, me.score)


def final_lines(s: PlusUltra, seat: i64, row: Ints) -> None:
    """What the seat would score at the end if it came now, by cause."""
    rules, me, lines = s.rules, s.players[seat], row.row
    for cause in range(len(lines)):
        lines[cause] = 0
    houses: i64 = 0
    majorities: i64 = 0
    for position in range(s.sites):
        if s.size[position] == 0:
            continue
        owned = owners(s, position)
        houses += owned_by(owned, seat)
        if majority(owned, s.turn.seats) == seat:
            majorities += 1
            row[Cause.MAJORITIES] += rules.majority_gp[s.size[position]]
            if s.houses[position * SLOTS + CATHEDRAL_SLOT] != NONE:
                row[Cause.CATHEDRAL] += rules.cathedral_majority_gp
    row[Cause.HOUSES] = houses * rules.house_gp
    row[Cause.BULLS] = -me.bulls * rules.bull_end_penalty
    row[Cause.WINDOWS] = window_points(s, seat)
    row[Cause.SEA_RANKS] = sea_points(s, seat)
    row[Cause.VOYAGES] = me.magellan * voyage_points(s)
    if me.portrait > 0:
        face = rules.painter_values[me.portrait]
        row[Cause.PORTRAIT] = face if delivers(s, seat) else rules.painter_undelivered_gp
    row[Cause.ESTATES] = me.estates.size * rules.estate_end_gp
    tiles = me.embassies.size + me.hidden_embassies.size
    if tiles > 0:
        row[Cause.EMBASSIES] = tiles * rules.embassy_tile_gp
        if tiles >= rules.embassy_set:
            row[Cause.AUSTRIA + Nation.AUSTRIA] = rules.austria_gp[s.place(seat) + 1]
            row[Cause.AUSTRIA + Nation.ENGLAND] = row[Cause.SEA_RANKS]
            row[Cause.AUSTRIA + Nation.FRANCE] = regiments_owned(s, seat) * rules.france_regiment_gp
            row[Cause.AUSTRIA + Nation.PORTUGAL] = (
                houses * rules.portugal_house_gp + majorities * rules.portugal_majority_gp
            )
            row[Cause.AUSTRIA + Nation.PAPAL_STATES] = (me.windows + me.dark) * rules.papal_rose_gp
            keep_best_alliances(s, seat, row)


def delivers(s: PlusUltra, seat: i64) -> bool:
    """F7 A picture is paid for and delivered if that is possible and brings more."""
    rules, me = s.rules, s.players[seat]
    if me.portrait == 0 or me.ducats < rules.painter_delivery_cost:
        return False
    return rules.painter_values[me.portrait] > rules.painter_undelivered_gp


def houses_of(s: PlusUltra, position: i64, seat: i64) -> i64:
    houses, many = s.houses.row, i64(0)
    for place in range(position * SLOTS, position * SLOTS + SLOTS):
        many += i64(houses[place] == seat)
    return many


def owners(s: PlusUltra, position: i64) -> i64:
    """How many houses each seat has in a colony, side by side in one number; first come the empty slots."""
    houses, owned = s.houses.row, i64(0)
    for place in range(position * SLOTS, position * SLOTS + SLOTS):
        owned += i64(1) << ((houses[place] - NONE) * OWNER_BITS)
    return owned


def owned_by(owned: i64, seat: i64) -> i64:
    return (owned >> ((seat - NONE) * OWNER_BITS)) & MOST_OWNED


def majority(owned: i64, seats: i64) -> i64:
    """F2 Who has strictly most houses in a colony, or NONE."""
    best: i64 = NONE
    most: i64 = 0
    for seat in range(seats):
        many = owned_by(owned, seat)
        if many > most:
            best, most = seat, many
        elif many == most:
            best = NONE
    return best


def window_points(s: PlusUltra, seat: i64) -> i64:
    """F4 All with the most rose windows gain; the others lose for each one missing."""
    most: i64 = 0
    for player in s.players:
        most = max(most, player.windows + player.dark)
    missing = most - s.players[seat].windows - s.players[seat].dark
    return s.rules.rose_most_gp if missing == 0 else -missing * s.rules.rose_missing_gp


def sea_points(s: PlusUltra, seat: i64) -> i64:
    """F5 By the distinct squares that are occupied; a ship off the register gets nothing."""
    sea = s.players[seat].sea
    if sea == 0:
        return 0
    ahead: i64 = 0  # distinct squares before this one, as far as that matters
    first: i64 = -1
    for player in s.players:
        if player.sea > sea and player.sea != first:
            ahead += 1
            if first < 0:
                first = player.sea
    if ahead == 0:
        return s.rules.sea_first
    return s.rules.sea_second if ahead == 1 else s.rules.sea_rest


def voyage_points(s: PlusUltra) -> i64:
    """F6 What a Magellan card is worth: more when all are taken."""
    return s.rules.magellan_gp_complete if s.magellan == 0 else s.rules.magellan_gp


def regiments_owned(s: PlusUltra, seat: i64) -> i64:
    many = s.players[seat].ready + s.players[seat].tired
    for square in range(s.track.size):
        if s.track[square] == seat:
            many += 1
    return many


def keep_best_alliances(s: PlusUltra, seat: i64, row: Ints) -> None:
    """7.3 Each tile counts for one nation at most, a nation pays for three: keep the best nations of the row.

    A set of nations can be served exactly if all its subsets have tiles enough (Hall's theorem).
    """
    me, emblem = s.players[seat], s.rules.emblem
    shown = Ints.zeros(SUBSETS)  # by set of nations: how many tiles show one of them
    for tile in range(EMBASSIES):
        copies = me.embassies[tile] + me.hidden_embassies[tile]
        if copies > 0:
            mask: i64 = 0
            for nation in range(Nation.COUNT):
                mask |= emblem[tile * Nation.COUNT + nation] << nation
            for subset in range(SUBSETS):
                if subset & mask != 0:
                    shown[subset] += copies
    best: i64 = 0
    most: i64 = 0
    for chosen in range(1, SUBSETS):
        value: i64 = 0
        for nation in range(Nation.COUNT):
            if (chosen >> nation) & 1 == 1:
                value += row[Cause.AUSTRIA + nation]
        if value > most and served(s, chosen, shown):
            best, most = chosen, value
    for nation in range(Nation.COUNT):
        if (best >> nation) & 1 == 0:
            row[Cause.AUSTRIA + nation] = 0


def served(s: PlusUltra, chosen: i64, shown: Ints) -> bool:
    for subset in range(1, chosen + 1):
        if subset & ~chosen == 0:
            nations: i64 = 0
            for nation in range(Nation.COUNT):
                nations += (subset >> nation) & 1
            if shown[subset] < nations * s.rules.embassy_set:
                return False
    return True


def standing(s: PlusUltra, seat: i64) -> i64:
    """A32 Among equals the better place in the order of peers wins."""
    return s.players[seat].score * s.turn.seats - s.place(seat)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the seat's points come from; the values add up to its score."""
    assert isinstance(s, PlusUltra)
    earned = s.players[seat].earned
    return {Cause.write(cause): int(earned[cause]) for cause in range(Cause.COUNT) if earned[cause] != 0}
