"""The game and its rounds: set-up (3), the beginning of a round (B) and its end (E), final scoring (F)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Course, Step
from ludarium.games.plus_ultra.data import (
    NONE,
    Answer,
    Building,
    Cause,
    Chance,
    Character,
    Common,
    Tile,
    Verb,
)
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.rules.colony import building_owner, found_colony, is_colony, refill, turn_up
from ludarium.games.plus_ultra.rules.court import trigger
from ludarium.games.plus_ultra.rules.draft import DRAFT_STEP, return_characters
from ludarium.games.plus_ultra.rules.market import crown_share, in_market, production
from ludarium.games.plus_ultra.rules.purse import earn, gain, pay
from ludarium.games.plus_ultra.rules.raid import RAIDS
from ludarium.games.plus_ultra.rules.supply import show_embassy
from ludarium.games.plus_ultra.rules.turn import PHASES
from ludarium.games.plus_ultra.rules.war import BIDS, end_war, roll_level
from ludarium.games.plus_ultra.scoring import final_scoring
from ludarium.games.plus_ultra.state import PlusUltra

FAME: Final = 5  # the round from which the order of peers brings GP, as the names of the constants tell


class Rounds(Step[PlusUltra]):
    """3, 4 and F. Set-up, the rounds, final scoring."""

    def enter(self, s: PlusUltra, host: Host) -> None:
        if s.round == 0:
            set_up(s, host)
        if s.round == s.rules.rounds:
            final_scoring(s, host)
            s.turn.pop()
            return
        s.round += 1
        ROUND.begin(s.turn)


def set_up(s: PlusUltra, host: Host) -> None:
    """3. What chance decides before the first round."""
    rules = s.rules
    start = host.below(s.turn.seats, Chance.ROLLED_NUMBER)
    for place in range(s.turn.seats):
        s.peers[place] = (start + place) % s.turn.seats
    host.tell(Event.BEGAN, EVERYBODY, start)
    if rules.court:
        if s.turn.seats > 3:
            s.deck.add_all(rules.advanced)
        elif rules.court_character >= 0:
            s.deck.add(rules.court_character)
        else:
            s.deck.add(host.choose(rules.advanced, Chance.CHARACTER_DRAWN))
    tile = turn_up(s, 0, host)
    if is_colony(tile):
        found_colony(s, tile, host)
    if rules.ambassador:
        for _ in range(2):
            s.display.push(show_embassy(s, host))


class RoundStart(Step[PlusUltra]):
    """B1, B2 and B4. Tiles and colonies appear, the order of turn is fixed, incomes are paid."""

    def enter(self, s: PlusUltra, host: Host) -> None:
        host.tell(Event.ROUND_BEGAN, EVERYBODY, s.round)
        refill(s, host)
        if s.size3 > 0 and (s.round == s.rules.size3_first or s.round == s.rules.size3_second):
            s.size3 -= 1
            found_colony(s, Tile.COLONY_3, host)
        self.incomes(s, host)
        for common in range(Common.COUNT):
            s.locks[common] = NONE
        for player in s.players:
            player.markers = s.rules.common_markers_per_player
            player.posed = False
            player.bull_spent = False
        s.turn.pop()

    def incomes(self, s: PlusUltra, host: Host) -> None:
        """B2 In the order of turn, which is fixed now."""
        for place in range(s.turn.seats):
            s.order[place] = s.peers[place]
        for place in range(s.turn.seats):
            earn(s, s.order[place], peers_ducats(s, place), Cause.PEERS, host)
        for place in range(s.turn.seats):
            gain(s, s.order[place], peers_points(s, place, s.round), Cause.PEERS, host)
        for place in range(s.turn.seats):
            self.income(s, s.order[place], host)
        self.plantations(s, host)

    def income(self, s: PlusUltra, seat: i64, host: Host) -> None:
        rules, me = s.rules, s.players[seat]
        earn(s, seat, me.estates.size * rules.estate_income, Cause.ESTATES, host)
        if me.sea >= rules.sea_ducats_from:
            earn(s, seat, rules.sea5_ducats, Cause.SEA_TRADE, host)
        if me.sea >= rules.sea_gp_from:
            gain(s, seat, rules.sea8_gp, Cause.SEA_TRADE, host)

    def plantations(self, s: PlusUltra, host: Host) -> None:
        """7.2 A plantation pays while the market has vegetables."""
        if s.rules.new_world and in_market(s, Tile.VEGETABLES) > 0:
            for position in range(s.sites):
                owner = building_owner(s, position, Building.PLANTATION)
                if owner != NONE:
                    earn(s, owner, s.rules.plantation, Cause.PLANTATIONS, host)


def peers_ducats(s: PlusUltra, place: i64) -> i64:
    """What a place in the order of peers, from 0, is paid in every round."""
    if place == 2:
        return s.rules.peers_third_ducats
    return s.rules.peers_fourth_ducats if place == 3 else 0


def peers_points(s: PlusUltra, place: i64, round: i64) -> i64:
    """What fame it brings in this round."""
    if place == 0 and round == FAME:
        return s.rules.peers_r5_first_gp
    if round <= FAME or place > 1:
        return 0
    return s.rules.peers_r67_first_gp if place == 0 else s.rules.peers_r67_second_gp


class InTurn(Step[PlusUltra]):
    """A yes or no from each player for whom it is possible, in the order of turn."""

    PLACE: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        place = s.turn[self.PLACE]
        while place < s.turn.seats and not self.can(s, s.order[place]):
            place += 1
        s.turn[self.PLACE] = place
        if place < s.turn.seats:
            s.turn.ask(s.order[place])
        else:
            s.turn.pop()
            self.then(s, host)

    def can(self, s: PlusUltra, seat: i64) -> bool:
        raise NotImplementedError

    def then(self, s: PlusUltra, host: Host) -> None:
        """What follows when all have answered."""

    def list_answers(self, verb: i64, moves: Moves) -> None:
        moves.add(verb, Answer.NO)
        moves.add(verb, Answer.YES)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        s.turn[self.PLACE] += 1
        if arg(move, 0) == Answer.YES:
            self.accept(s, seat, host)

    def accept(self, s: PlusUltra, seat: i64, host: Host) -> None:
        raise NotImplementedError


class StandUp(InTurn):
    """B3 Who has only tired regiments may pay to have them all stand up. Then (B4) the dice are rolled."""

    def can(self, s: PlusUltra, seat: i64) -> bool:
        me = s.players[seat]
        return me.ready == 0 and me.tired > 0 and me.ducats >= s.rules.standup_cost

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        self.list_answers(Verb.STANDUP, moves)

    def accept(self, s: PlusUltra, seat: i64, host: Host) -> None:
        me = s.players[seat]
        pay(s, seat, s.rules.standup_cost, 0, Cause.REGIMENTS, host)
        me.ready, me.tired = me.tired, i64(0)
        host.tell(Event.STOOD_UP, EVERYBODY, seat)

    def then(self, s: PlusUltra, host: Host) -> None:
        roll_level(s, host)


class BuyBulls(InTurn):
    """B7 Buy a bull, as long as one is left; the Cardinal earns by it."""

    def can(self, s: PlusUltra, seat: i64) -> bool:
        return s.bulls > 0 and s.players[seat].ducats >= s.rules.bull_cost

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        self.list_answers(Verb.BUY_BULL, moves)

    def accept(self, s: PlusUltra, seat: i64, host: Host) -> None:
        pay(s, seat, s.rules.bull_cost, 0, Cause.BULLS, host)
        s.bulls -= 1
        s.players[seat].bulls += 1
        host.tell(Event.BOUGHT_BULL, EVERYBODY, seat)
        if s.holder[Character.CARDINAL] != seat:
            trigger(s, Character.CARDINAL, seat, host)


class RoundEnd(Step[PlusUltra]):
    """E1 to E5: the war ends, natives sack, colonies produce, the Crown takes its share."""

    STAGE: Final = 0
    # Stages
    WAR: Final = 0
    SACKING: Final = 1
    PRODUCTION: Final = 2
    CROWN: Final = 3

    def enter(self, s: PlusUltra, host: Host) -> None:
        stage = s.turn[self.STAGE]
        s.turn[self.STAGE] += 1
        if stage == self.WAR:
            end_war(s, host)
        elif stage == self.SACKING:
            s.turn.push(RAIDS.number)
        elif stage == self.PRODUCTION:
            production(s, host)
        else:
            crown_share(s, host)
            return_characters(s)
            host.tell(Event.ROUND_ENDED, EVERYBODY, s.round)
            s.turn.pop()


ROUNDS: Final = Rounds("rounds", "4")
ROUND_START: Final = RoundStart("round_start", "4 B1")
STANDING_UP: Final = StandUp("stand_up", "4 B3", Verb.STANDUP)
BUYING_BULLS: Final = BuyBulls("buy_bulls", "4 B7", Verb.BUY_BULL)
ROUND_END: Final = RoundEnd("round_end", "4 E")

# 4. A round
ROUND: Final = Course([ROUND_START, STANDING_UP, DRAFT_STEP, BUYING_BULLS, BIDS, PHASES, ROUND_END])
