"""Plus Ultra for bots: a quick way to play sensibly in rollouts, and what a position is worth."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.pieces import Ints
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.plus_ultra import worth
from ludarium.games.plus_ultra.characters.role import CAST, FIRST
from ludarium.games.plus_ultra.data import Cause, Character, Good, NativesBy, Readiness, Tile, Verb
from ludarium.games.plus_ultra.rate import Rates
from ludarium.games.plus_ultra.rules.colony import has_house
from ludarium.games.plus_ultra.rules.common_action import common_cost
from ludarium.games.plus_ultra.rules.market import goods_in_church, in_market
from ludarium.games.plus_ultra.rules.purse import price
from ludarium.games.plus_ultra.rules.turn import MENU
from ludarium.games.plus_ultra.scoring import houses_of
from ludarium.games.plus_ultra.state import PlusUltra
from ludarium.games.plus_ultra.worth import expected, house_gain, rounds_left, sea_steps

DEPTH: Final = 4  # of copies
AMONG_EFFORT: Final = 1.3  # with three and four: with less the master would be too far below the grandmaster
NEVER: Final = -1000.0


class PlusUltraPolicy(Policy):
    """Takes what brings most at once, by rough prices of everything (worth.py)."""

    rates: Rates  # what it chooses by
    judged: Rates  # what a position is judged by
    among: Rates  # the same with three and four
    among_effort: float
    row: Ints
    buffers: list[Moves]

    def __init__(self, judged: Rates | None = None, among: Rates | None = None) -> None:
        self.rates = Rates()
        self.judged = self.rates if judged is None else judged
        self.among = self.judged if among is None else among
        self.among_effort = 1.0 if among is None else AMONG_EFFORT  # the landmark thinks as long as it did
        self.row = Ints.zeros(Cause.COUNT)
        self.buffers = [Moves() for _ in range(DEPTH)]

    def phase(self, s: State) -> i64:
        assert isinstance(s, PlusUltra)
        return s.round

    def effort(self, s: State) -> float:
        return self.among_effort if s.turn.seats > 2 else 1.0

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, PlusUltra)
        rates = self.judged if s.turn.seats == 2 else self.among
        best = -1.0e9
        for other in range(s.turn.seats):
            if other != seat:
                best = max(best, expected(s, other, self.row, rates))
        return expected(s, seat, self.row, rates) - best

    def expect(self, s: State, seat: i64) -> float:
        assert isinstance(s, PlusUltra)
        return expected(s, seat, self.row, self.judged if s.turn.seats == 2 else self.among)

    def spread(self, s: State) -> float:
        assert isinstance(s, PlusUltra)
        return 0.1 if s.over else sqrt(1.0 + float(rounds_left(s)))

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, PlusUltra)
        best: i64 = 0
        most = -1.0e9
        for index in range(moves.size):
            value = self.gain(s, seat, moves[index])
            if value > most:
                best, most = index, value
        return best

    def gain(self, s: PlusUltra, seat: i64, move: i64) -> float:
        """What a move brings, in GP, compared with doing nothing."""
        verb = verb_of(move)
        if verb >= Verb.BASIC:
            if verb <= Verb.COPY:
                return self.basic(s, seat, self.character(s), move, 0)
            return self.answer(s, seat, move)
        if Verb.PAINTER <= verb <= Verb.VISIT_EMBASSIES:
            return self.timely(s, seat, move)
        if verb in (Verb.PLAY_CARD, Verb.DRAFT):
            return self.appraise(s, seat, arg(move, 0), 0)
        if verb == Verb.DISCARD_ESTATE:
            return NEVER
        if verb == Verb.USE_BULL:
            cost = self.rates.bull * 0.8 if rounds_left(s) > 0 else -float(s.rules.bull_end_penalty)
            return self.action(s, seat, self.character(s), 0) - cost
        if verb == Verb.BID:
            return self.bid(s, seat, arg(move, 0))
        if verb == Verb.BUY_BULL:
            return 0.0 if arg(move, 0) == 0 else self.buy_bull(s, seat)
        if verb == Verb.STANDUP:
            return 0.0 if arg(move, 0) == 0 else self.stand_up(s, seat)
        if verb == Verb.MUSTER:
            return self.regiment(s, seat, arg(move, 0))
        if verb == Verb.UNLOCK:
            return 0.0
        return 0.0  # no_effect, decline, end_turn

    def character(self, s: PlusUltra) -> i64:
        """Whose actions are listed: the second argument of the basic and bull frames."""
        return s.turn[1]

    # Characters

    def appraise(self, s: PlusUltra, seat: i64, character: i64, depth: i64) -> float:
        """What a character would bring if it were played now: its best action, and its passive."""
        value = self.action(s, seat, character, depth)
        if character == Character.KING:
            value += worth.place_worth(s, 0, self.rates) - worth.place_worth(s, s.place(seat), self.rates)
        elif character == Character.PRINCE:
            place = s.place(seat)
            if place > 0:
                value += worth.place_worth(s, place - 1, self.rates) - worth.place_worth(s, place, self.rates)
        elif character == Character.VICEROY:
            for position in range(s.sites):
                if has_house(s, position, seat):
                    value += 0.7
        elif character == Character.SECRETARY:
            value += 0.5
        elif character in (Character.BANKER, Character.CARDINAL):
            value += 0.4
        return value

    def action(self, s: PlusUltra, seat: i64, character: i64, depth: i64) -> float:
        """The best basic action of a character."""
        if depth >= DEPTH or character < 0:
            return 0.0
        moves = self.buffers[depth]
        moves.clear()
        if character == Character.QUEEN and s.aside < 0:
            return 0.0
        CAST[character].moves(s, seat, s.players[seat].ducats, False, moves)
        most = 0.0
        for index in range(moves.size):
            most = max(most, self.basic(s, seat, character, moves[index], depth + 1))
        return most

    def basic(self, s: PlusUltra, seat: i64, character: i64, move: i64, depth: i64) -> float:
        rules, me = s.rules, s.players[seat]
        verb, first = verb_of(move), arg(move, 1)
        if verb == Verb.BASIC:
            return self.plain(s, seat, character, arg(move, 0), depth)
        if verb == Verb.SHIP:
            new = in_market(s, s.tile[first]) == 0
            value = sea_steps(s, seat, rules.admiral_b1_sea, self.rates)
            return value + (float(rules.admiral_b1_new_gp) if new else 0.0)
        if verb == Verb.DEPOSIT:
            return float(first * rules.banker_b1_gp_per_ducat) + self.earning(s, seat, -first)
        if verb == Verb.DONATE:
            return self.donation(s, seat, first, arg(move, 2), arg(move, 3) == 1)
        if verb == Verb.SELL:
            tile = s.surplus[s.surplus.size - 1] if first == 0 else s.market[0]
            same = in_market(s, tile) - (0 if first == 0 else 1)
            return self.earning(s, seat, max(i64(0), rules.trader_b1_base - same))
        if verb == Verb.SPEND:
            return float(rules.tier_gp[first]) + self.earning(s, seat, -rules.tier_cost[first])
        if verb == Verb.REPLACE:
            rival = s.players[s.track[first]]
            return float(rules.war_gp_per_regiment) - 0.2 + 0.01 * float(rival.score)
        if verb == Verb.REINFORCE:
            return self.reinforce(s, seat, first)
        if verb == Verb.RECRUIT:
            return self.regiment(s, seat, first)
        if verb == Verb.CARRY:
            return float(rules.conqueror_b2_gp)
        if verb == Verb.WINDOWS:
            each = min(1.0, self.rates.window * float(rounds_left(s)))
            if arg(move, 0) == FIRST:
                others = float(s.turn.seats - 1) * self.rates.harm
                return others + float(first) * (float(rules.inquisitor_b1_gp_per_window) - each)
            return float(first) * (float(rules.inquisitor_b2_gp_per_window) + each)
        if verb == Verb.RAID:
            return float(rules.pirate_b1_gp) + 0.02 * float(s.players[first].score)
        if verb == Verb.PLUNDER:
            return self.plunder(s, seat, first)
        if verb == Verb.ACQUIRE:
            cost = self.earning(s, seat, -price(s, rules.secretary_b1_own, rules.secretary_b1_crown))
            return self.good(s, seat, first) + cost
        if verb == Verb.TAKE_ESTATE:
            return self.estate(s) + self.earning(s, seat, -rules.secretary_b2_cost)
        if verb == Verb.SETTLE:
            cost = self.earning(s, seat, -price(s, rules.viceroy_b1_own, rules.viceroy_b1_crown))
            return house_gain(s, seat, first, arg(move, 2), self.rates) + cost
        if verb == Verb.CATCH:
            if arg(move, 3) == NativesBy.BULL:
                return float(rules.natives_capture_gp) - self.rates.bull
            cost = self.earning(s, seat, -price(s, rules.viceroy_b2_own, rules.viceroy_b2_crown))
            return float(rules.natives_capture_gp) - 0.4 + cost
        if verb == Verb.TAKE_EMBASSY:
            cost = self.earning(s, seat, -price(s, rules.ambassador_b1_own, rules.ambassador_b1_crown))
            return self.embassy(s, seat) + cost
        if verb == Verb.COPY and depth < DEPTH:
            me.ducats -= rules.ambassador_b2_cost
            value = self.action(s, seat, first, depth)
            me.ducats += rules.ambassador_b2_cost
            return value + self.earning(s, seat, -rules.ambassador_b2_cost)
        return 0.0

    def plain(self, s: PlusUltra, seat: i64, character: i64, action: i64, depth: i64) -> float:
        """The basic actions without a choice."""
        rules = s.rules
        others = float(s.turn.seats - 1)
        if character == Character.ADMIRAL:
            return sea_steps(s, seat, rules.admiral_b2_sea, self.rates) + float(rules.admiral_b2_gp)
        if character == Character.BANKER:
            tiles = in_market(s, Tile.GOLD) + in_market(s, Tile.SILVER)
            return self.earning(s, seat, tiles * rules.banker_b2_ducats_per_tile)
        if character == Character.CARDINAL:
            return self.rates.bull * (0.9 if rounds_left(s) > 0 else -0.6)
        if character == Character.CONQUEROR:
            return self.rates.find
        if character == Character.KING:
            if action == FIRST:
                return float(rules.king_b1_gp[s.crown])
            return self.rates.harm * others * 1.2
        if character == Character.PRINCE:
            if action == FIRST:
                return float(rules.prince_b1_gp) - 0.1 * others
            return float(goods_in_church(s) * rules.prince_b2_gp_per_good)
        if character == Character.QUEEN:
            if action == FIRST:
                return float(rules.queen_b1_gp[s.place(seat) + 1])
            return self.action(s, seat, s.aside, depth)
        return 0.0

    def donation(self, s: PlusUltra, seat: i64, source: i64, square: i64, window: bool) -> float:
        rules = s.rules
        value = float(rules.cardinal_b1_gp) + self.earning(s, seat, s.coins[square])
        complete = goods_in_church(s) == rules.market_squares - 1
        if window:
            tile = s.surplus[s.surplus.size - 1] if source == 0 else s.market[source - 1]
            prized = tile in (Tile.GOLD, Tile.GEMS)
            value += float(rules.cardinal_b1_rose_high_gp if prized else rules.cardinal_b1_rose_low_gp)
            if not complete:
                value -= min(1.0, self.rates.window * float(rounds_left(s)))
        return value + (float(rules.cathedral_complete_bonus) if complete else 0.0)

    def reinforce(self, s: PlusUltra, seat: i64, owner: i64) -> float:
        each = float(s.rules.war_gp_per_regiment)
        mine = 0.0
        theirs = 0.0
        for square in range(s.track.size):
            if s.track[square] == seat:
                mine += each
            else:
                theirs += each * self.rates.harm
        if owner == seat:
            mine += each
        else:
            theirs += each * self.rates.harm
        return mine - theirs if s.track.size + 1 == s.level else (mine - theirs) * 0.3

    def plunder(self, s: PlusUltra, seat: i64, position: i64) -> float:
        value = float(s.rules.pirate_b2_gp)
        for other in range(s.turn.seats):
            if has_house(s, position, other):
                value += -0.5 if other == seat else 0.5 * self.rates.harm
        return value

    # Things

    def earning(self, s: PlusUltra, seat: i64, ducats: i64) -> float:
        """What so many ducats more, or fewer, are worth to the seat."""
        return worth.earning(s, seat, ducats, self.rates)

    def regiment(self, s: PlusUltra, seat: i64, readiness: i64) -> float:
        me = s.players[seat]
        left = float(rounds_left(s))
        value = self.rates.regiment * left if me.ready + me.tired < 4 else 0.1 * left
        alone = me.ready == 0 and me.tired > 0  # a tired one joins those that stand up together
        return value + (self.rates.ready if (readiness == Readiness.READY) != alone else 0.0)

    def good(self, s: PlusUltra, seat: i64, good: i64) -> float:
        if good == Good.ROSE_WINDOW:
            return worth.window(s, seat, self.rates)
        if good == Good.HOUSE:
            have = s.players[seat].pool
            return self.rates.pool_house * min(float(rounds_left(s)), 3.0) * (1.0 if have < 2 else 0.5)
        left = s.magellan
        return float(s.rules.magellan_gp_complete) if left == 1 else self.rates.magellan

    def estate(self, s: PlusUltra) -> float:
        return self.rates.estate * float(rounds_left(s)) + float(s.rules.estate_end_gp)

    def embassy(self, s: PlusUltra, seat: i64) -> float:
        return float(s.rules.embassy_tile_gp) + self.rates.embassy

    # Common actions

    def timely(self, s: PlusUltra, seat: i64, move: i64) -> float:
        """A loan is best taken before the card is played, everything else after it, when the income is in."""
        value = self.common(s, seat, move) - self.rates.worth_while
        if value <= 0.0:
            return NEVER
        if s.turn.step.number == MENU.number:
            return -NEVER if verb_of(move) == Verb.LOAN else NEVER
        return value

    def common(self, s: PlusUltra, seat: i64, move: i64) -> float:
        rules, me = s.rules, s.players[seat]
        verb = verb_of(move)
        what = arg(move, 0)
        if verb == Verb.LOAN:
            return self.earning(s, seat, rules.loan_ducats) - float(rules.loan_gp)
        cost = self.earning(s, seat, -common_cost(s, seat, move))
        if verb == Verb.PAINTER:
            faces = rules.painter_values
            step = float(faces[me.portrait + 1] - faces[me.portrait])
            return step + (self.rates.sitting if rounds_left(s) > 0 else 0.0) + cost
        if verb == Verb.FUND_REGIMENTS:
            return self.regiment(s, seat, what) + cost
        if verb == Verb.EXPLORE_SEAS:
            return (
                sea_steps(s, seat, 1, self.rates) if what == 0 else self.good(s, seat, Good.MAGELLAN)
            ) + cost
        if verb == Verb.OPEN_MISSION:
            return house_gain(s, seat, what, arg(move, 1), self.rates) + cost
        if verb == Verb.VISIT_COURT:
            place = s.place(seat)
            return (
                worth.place_worth(s, place - what, self.rates)
                - worth.place_worth(s, place, self.rates)
                + cost
            )
        if verb == Verb.BUY_ESTATE:
            return self.estate(s) + cost
        if verb == Verb.VISIT_EMBASSIES:
            return self.embassy(s, seat) + cost
        return self.good(s, seat, what) + cost

    # The beginning of a round

    def bid(self, s: PlusUltra, seat: i64, regiments: i64) -> float:
        """One more than a fair share of the war, if it can be won at all."""
        ready: i64 = 0
        for player in s.players:
            ready += player.ready
        if ready < s.level:
            return -float(regiments)
        share = (s.level + s.turn.seats - 1) // s.turn.seats + 1
        return -float(max(regiments - share, share - regiments))

    def buy_bull(self, s: PlusUltra, seat: i64) -> float:
        best = 0.0
        for character in range(Character.COUNT):
            if s.holder[character] == seat:
                best = max(best, self.action(s, seat, character, 0))
        return best * 0.8 + self.earning(s, seat, -s.rules.bull_cost)

    def stand_up(self, s: PlusUltra, seat: i64) -> float:
        return 0.8 * float(s.players[seat].tired) + self.earning(s, seat, -s.rules.standup_cost)

    # Answers

    def answer(self, s: PlusUltra, seat: i64, move: i64) -> float:
        rules = s.rules
        verb, what = verb_of(move), arg(move, 0)
        if verb == Verb.NATIVES:
            if what == NativesBy.LEAVE:
                return 0.0
            if what == NativesBy.BULL:
                return float(rules.natives_capture_gp) - self.rates.bull
            return (
                float(rules.natives_capture_gp)
                - 0.4
                + self.earning(s, seat, -rules.conqueror_b1_natives_ducats)
            )
        if verb == Verb.HOUSE:
            return house_gain(s, seat, s.turn[1], what, self.rates) + self.earning(
                s, seat, -rules.conqueror_b1_house_ducats
            )
        if verb == Verb.CATHEDRAL:
            if what == 0:
                return float(rules.cathedral_complete_bonus)
            return house_gain(s, seat, what - 1, 0, self.rates) + self.cathedral(s, seat, what - 1)
        if verb == Verb.MISSION_CAPTURE:
            return float(rules.natives_capture_gp)
        if verb == Verb.RANSOM:
            if what == 0:
                return -self.rates.ready if rounds_left(s) > 0 else 0.0
            return self.earning(s, seat, -rules.pirate_b2_ransom)
        if verb == Verb.OFFER:
            if what == 1:
                return 0.0
            return float(rules.prince_b1_others_gp) + self.earning(s, seat, -rules.prince_b1_others_pay)
        if verb == Verb.TRIBUTE:
            if what == 0:
                return -float(rules.king_b2_penalty)
            return self.earning(s, seat, -rules.king_b2_pay)
        if verb == Verb.COIN:
            return -float(s.coins[what])
        if verb == Verb.PASSIVE:
            return 0.0 if what == 1 else self.commit(s, seat)
        if verb == Verb.RAID_MOVE:
            position = s.turn[1] + (1 if what == 1 else -1)
            return -float(houses_of(s, position, seat))
        return 0.0

    def cathedral(self, s: PlusUltra, seat: i64, position: i64) -> float:
        """The majority's further points, if the cathedral decides it."""
        mine = houses_of(s, position, seat) + 1
        for other in range(s.turn.seats):
            if other != seat and houses_of(s, position, other) >= mine:
                return 0.0
        return float(s.rules.cathedral_majority_gp) * 0.7

    def commit(self, s: PlusUltra, seat: i64) -> float:
        """7.1 Is this card worth playing, so that its passive may be had?"""
        character = s.turn[1]
        mine = self.appraise(s, seat, character, 0)
        worst = 1.0e9
        for other in range(Character.COUNT):
            if s.holder[other] == seat and other != character:
                worst = min(worst, self.appraise(s, seat, other, 0))
        return mine + 0.9 - worst


# What costs nothing, in the words of the moves; a turn is let go by, step by step.
NOTHING_DONE: Final = (
    *("end_turn", "decline", "no_effect", "standup no", "buy_bull no", "bid 0", "unlock none"),
    *("natives leave", "offer pass", "cathedral gp", "passive decline"),
)


def safe(s: State, seat: int, listed: list[int]) -> int:
    """Nothing where that is allowed; else the first card, the first answer of those that must be given."""
    by_text = {s.turn.outline.verbs.write(move): move for move in listed}
    for text in NOTHING_DONE:
        if text in by_text:
            return by_text[text]
    spending = (Verb.DISCARD_ESTATE, *range(Verb.PAINTER, Verb.VISIT_EMBASSIES + 1))
    return next((move for move in listed if verb_of(move) not in spending), listed[0])
