"""3, 4 and 6: set-up, the rounds, and the end; all steps in their order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.pieces import Bag
from ludarium.core.state import Course, Outline, Step
from ludarium.games.ars_universalis.data import FIGURES, Chance, Event, Period, Verb
from ludarium.games.ars_universalis.rules.auction import ACQUIRE, AUCTION, BIDDING, show_classic
from ludarium.games.ars_universalis.rules.material import RECEIVE, draw, give_back
from ludarium.games.ars_universalis.rules.projects import MAKE_ROOM, PROJECTS
from ludarium.games.ars_universalis.rules.recruitment import RECRUITMENT
from ludarium.games.ars_universalis.rules.solo import SOLO, SOLO_DISCARD, set_up_solo
from ludarium.games.ars_universalis.rules.trade import TRADE
from ludarium.games.ars_universalis.scoring import final_scoring
from ludarium.games.ars_universalis.state import ArsUniversalis


def set_up(s: ArsUniversalis, host: Host) -> None:
    """3. Everybody begins with a figure of one talent and a few materials; any seat may lead."""
    single = Bag.empty(FIGURES)
    for figure in range(FIGURES):
        if s.deck.has(figure) and s.rules.works[figure] == 1:
            single.add(figure)
    for seat in range(s.turn.seats):
        figure = host.draw(single, Chance.FIGURE_DRAWN)
        s.deck.remove(figure)
        s.players[seat].figures.push(figure)
        s.players[seat].done.push(0)
        host.tell(Event.DEALT, EVERYBODY, seat, figure)
        draw(s, seat, s.rules.start_materials, host)
    s.lead = host.below(s.turn.seats, Chance.SEAT_DRAWN)


class Rounds(Step[ArsUniversalis]):
    """3, 4 and 6. Set-up, rounds until the end, final scoring; or 8. the solo game."""

    OVER: Final = 0

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        if s.turn[self.OVER] == 1:
            s.turn.pop()
            if s.turn.seats > 1:
                final_scoring(s, host)
            return
        if s.turn.seats == 1:
            s.turn[self.OVER] = 1
            set_up_solo(s, host)
            s.turn.push(SOLO.number)
            return
        if s.round == 0:
            set_up(s, host)
        s.round += 1
        (ROUND_OF_TWO if s.turn.seats == 2 else ROUND).begin(s.turn)


class RoundStart(Step[ArsUniversalis]):
    """4. A new round; if a transition is pending, 5.2 the next period begins."""

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        s.turn.pop()
        host.tell(Event.ROUND_BEGAN, EVERYBODY, s.round, s.lead)
        for me in s.players:
            me.shifted = False
            me.acquired = False
            me.offered = False
        if s.pending:
            s.pending = False
            self.begin_period(s, host)

    def begin_period(self, s: ArsUniversalis, host: Host) -> None:
        turns_classic = s.rules.treasures and s.period == Period.MIDDLE_AGES
        if turns_classic:  # 9. the deck without the discards
            s.classics.add_all(s.deck)
        else:
            s.gone.add_all(s.deck)
        s.gone.add_all(s.discard)
        s.discard.clear()
        s.period += 1
        s.deck = s.rules.of_period(s.period)
        host.tell(Event.PERIOD_BEGAN, EVERYBODY, s.period, s.rules.transition_coins)
        for me in s.players:
            me.ages = 0
            me.coins += s.rules.transition_coins
        if turns_classic:
            show_classic(s, host)


class RoundEnd(Step[ArsUniversalis]):
    """4.4 The bank returns; 6. the game may end; else the next seat leads."""

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        for place in range(s.bank.size):
            give_back(s, s.bank[place])
        s.bank.clear()
        host.tell(Event.ROUND_ENDED, EVERYBODY, s.round)
        s.turn.pop()
        if self.is_last(s, host):
            s.pending = False
            s.turn[ROUNDS.OVER] = 1
        else:
            s.lead = (s.lead + 1) % s.turn.seats

    def is_last(self, s: ArsUniversalis, host: Host) -> bool:
        """6. Enough points now; or nobody acquired a figure; 7. with two, one without for too many rounds."""
        over = False
        if s.turn.seats == 2:
            over = self.count_idle(s, host)
        else:
            over = True
            for me in s.players:
                if me.acquired:
                    over = False
        for me in s.players:
            if me.score >= s.rules.end_score:
                over = True
        return over

    def count_idle(self, s: ArsUniversalis, host: Host) -> bool:
        """7. A round in which a patron was offered nothing leaves the counter as it is."""
        for seat in range(s.turn.seats):
            me = s.players[seat]
            if me.acquired:
                me.idle = 0
            elif me.offered:
                me.idle += 1
            if me.idle >= s.rules.idle_rounds:
                s.forfeits |= i64(1) << seat
                host.tell(Event.FORFEITED, EVERYBODY, seat, me.idle)
        return s.forfeits != 0


ROUNDS: Final = Rounds("rounds", "4")
ROUND_START: Final = RoundStart("round_start", "4")
ROUND_END: Final = RoundEnd("round_end", "4.4")

ROUND: Final = Course([ROUND_START, AUCTION, TRADE, PROJECTS, ROUND_END])
ROUND_OF_TWO: Final = Course([ROUND_START, RECRUITMENT, TRADE, PROJECTS, ROUND_END])
OUTLINE: Final = Outline(
    Verb,
    [
        ROUNDS,
        ROUND_START,
        AUCTION,
        BIDDING,
        RECRUITMENT,
        ACQUIRE,
        RECEIVE,
        TRADE,
        PROJECTS,
        MAKE_ROOM,
        ROUND_END,
        SOLO,
        SOLO_DISCARD,
    ],
)
