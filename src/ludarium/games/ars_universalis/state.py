"""Ars Universalis: the position. Who sees what stands beside each field (dossier 10)."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.feature import Row
from ludarium.core.host import EVERYBODY, Host
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.state import (
    A_SEAT,
    APART,
    COUNT,
    HIDDEN,
    LEARNED,
    OPEN,
    SEAT_MASK,
    SHARED,
    TOLD,
    State,
    empty,
)
from ludarium.core.turn import Turn
from ludarium.games.ars_universalis.data import (
    CELLS,
    FIGURE,
    FIGURES,
    MATERIAL,
    MATERIALS,
    NO_FIGURE,
    WORKS_EACH,
    Chance,
    Event,
    Period,
    Result,
)
from ludarium.games.ars_universalis.memory import Memory
from ludarium.games.ars_universalis.player import Player, new_player
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.ruleset import Rules

NOBODY: Final = -1
UNDECIDED: Final = -1


class AlsoSeen(TypedDict):
    """What follows from the fields, by the rules; masks as lists of seats."""

    limit: int  # 3. the most materials in a hand now
    surplus: int  # materials that whoever is asked must discard, or may, to receive all; 0 in other steps
    threshold: int  # 5.2 works of this period that bring about the next one
    development: int  # 5.4 works of a kind that bring its card
    markers: list[int]  # 6. what each seat's paradigm marker is worth now
    worth: dict[
        str, list[int]
    ]  # 5.2 of each figure on offer or with a seat: its works' points now, then its bonus
    in_play: list[int]
    bidding: list[int]
    achievers: list[int]
    forfeits: list[int]
    hands: NotRequired[list[list[str]]]  # everybody's, where hands are open
    grid: NotRequired[list[str | None]]  # the solo table, as far as it is seen
    done: NotRequired[list[int]]  # by cell of it: completed works, as a mask


class ArsUniversalis(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN] = 0
    lead: Annotated[i64, OPEN, A_SEAT] = 0
    period: Annotated[i64, OPEN, Period] = 0
    pending: Annotated[bool, OPEN] = False  # the next period begins with the next round
    pool: Annotated[Bag, COUNT]  # materials in the deck; it has no order
    deck: Annotated[Bag, COUNT]  # figures of this period not seen yet, in no order
    discard: Annotated[Bag, OPEN, FIGURE] = empty()  # figures of this period nobody bought
    gone: Annotated[Bag, OPEN, FIGURE] = empty()  # figures out of the game
    table: Annotated[Pile, OPEN, FIGURE] = empty()  # on offer
    opener: Annotated[i64, OPEN, A_SEAT] = NOBODY
    in_play: Annotated[i64, TOLD, SEAT_MASK] = 0  # seats still in the auction phase, as a mask
    bidding: Annotated[i64, TOLD, SEAT_MASK] = 0  # seats still in this auction, as a mask
    auctioned: Annotated[i64, OPEN, FIGURE] = NO_FIGURE  # the figure under the hammer, or -1
    bid: Annotated[i64, OPEN] = 0
    bidder: Annotated[i64, OPEN, A_SEAT] = NOBODY
    bank: Annotated[Pile, OPEN, MATERIAL] = empty()
    workshop: Annotated[Pile, OPEN, MATERIAL, APART] = empty()  # row by row
    classics: Annotated[Bag, COUNT]  # below the top one
    classic: Annotated[i64, OPEN, FIGURE] = NO_FIGURE  # the top one, or -1
    developments: Annotated[Ints, OPEN, Category, A_SEAT]  # who holds the card, or -1
    achievers: Annotated[i64, TOLD, SEAT_MASK] = (
        0  # seats with the achievement in arts and science, as a mask
    )
    achieved: Annotated[i64, OPEN] = 0  # the round of the first one, or 0
    forfeits: Annotated[i64, TOLD, SEAT_MASK] = 0  # seats that have lost for want of figures, as a mask
    grid: Annotated[Ints, HIDDEN]  # 8. the figures of the solo table, row by row
    shown: Annotated[i64, HIDDEN] = 0  # cells turned up, as a mask
    done: Annotated[Ints, HIDDEN]  # by cell: completed works, as a mask
    inspiration: Annotated[i64, OPEN, FIGURE] = NO_FIGURE  # or -1
    inspirations: Annotated[Bag, COUNT]  # its deck
    inspired: Annotated[Bag, OPEN, FIGURE] = empty()  # its discards
    spent: Annotated[Bag, OPEN, MATERIAL] = empty()  # materials out of the game
    outcome: Annotated[i64, OPEN, Result] = UNDECIDED  # of a solo game
    players: Annotated[vec[Player], OPEN]
    memory: Annotated[Memory, LEARNED, MATERIAL]  # what each seat knows of closed hands

    def also_seen(self, seat: i64) -> AlsoSeen:
        """What a board says without knowing the rules, open hands, and the solo table as far as it is seen."""
        # Late: steps and scoring are about states.
        from ludarium.games.ars_universalis.rules.solo import surplus
        from ludarium.games.ars_universalis.scoring import worth_of

        figures = [
            *self.table.dump(),
            *[figure for player in self.players for figure in player.figures.dump()],
        ]
        if self.classic != NO_FIGURE:
            figures.append(int(self.classic))
        found: AlsoSeen = {
            "limit": int(self.limit()),
            "surplus": int(surplus(self)),
            "threshold": int(self.rules.thresholds[self.period]),
            "development": int(self.rules.development_works),
            "markers": [int(self.rules.marker[player.shifts]) for player in self.players],
            "worth": {FIGURE.name_of(figure): worth_of(self, figure) for figure in figures},
            "in_play": seats_of(self.in_play, self.turn.seats),
            "bidding": seats_of(self.bidding, self.turn.seats),
            "achievers": seats_of(self.achievers, self.turn.seats),
            "forfeits": seats_of(self.forfeits, self.turn.seats),
        }
        if self.rules.open_hands:
            found["hands"] = [
                [MATERIAL.name_of(card) for card in player.hand.dump()] for player in self.players
            ]
        if self.turn.seats == 1:
            cells: list[str | None] = []
            for cell in range(self.grid.size):
                seen = (self.shown >> cell) & 1 == 1
                cells.append(FIGURE.name_of(self.grid[cell]) if seen else None)
            found["grid"] = cells
            found["done"] = self.done.dump()
        return found

    def also_features(self, seat: i64, out: Row) -> None:
        from ludarium.games.ars_universalis.feature import also_features  # late: it is about states

        also_features(self, seat, out)

    def current_round(self) -> i64:
        return self.round

    def scores_open(self) -> bool:
        """Alone, one wins or loses."""
        return self.turn.seats > 1

    def score(self, seat: i64) -> i64:
        if self.turn.seats == 1:
            return 1 if self.outcome == Result.WON else 0
        return self.players[seat].score

    def standing(self, seat: i64) -> i64:
        from ludarium.games.ars_universalis.scoring import standing  # late: scoring is about states

        return standing(self, seat)

    def won(self, seat: i64) -> bool:
        return self.outcome == Result.WON if self.turn.seats == 1 else super().won(seat)

    def hides(self) -> bool:
        return self.turn.seats == 1 or not self.rules.open_hands

    def give_up(self, seat: i64, host: Host) -> bool:
        """8. A patron alone may give up."""
        if self.over or self.turn.seats > 1:
            return False
        self.outcome = Result.LOST
        self.turn.asked = 0
        while self.turn.depth > 0:
            self.turn.pop()
        host.tell(Event.GAVE_UP, EVERYBODY, works_done(self))
        host.reveal()
        return True

    def redeal(self, seat: i64, host: Host) -> None:
        if self.turn.seats == 1:
            self.redeal_grid(host)
        elif not self.rules.open_hands:
            hands = vec[Pile]([player.hand for player in self.players])
            self.memory.deal(seat, hands, self.pool, host, Chance.MATERIAL_DRAWN)

    def redeal_grid(self, host: Host) -> None:
        """Face-down figures change places with those of their period in the inspiration deck."""
        for period in range(Period.COUNT):
            unseen = Bag.empty(FIGURES)
            for figure in range(FIGURES):
                if self.rules.period[figure] == period and self.inspirations.has(figure):
                    unseen.add(figure)
                    self.inspirations.remove(figure)
            for cell in range(self.grid.size):
                if self.hidden_cell(cell, period):
                    unseen.add(self.grid[cell])
            for cell in range(self.grid.size):
                if self.hidden_cell(cell, period):
                    self.grid[cell] = host.draw(unseen, Chance.FIGURE_DRAWN)
            self.inspirations.add_all(unseen)

    def hidden_cell(self, cell: i64, period: i64) -> bool:
        return (self.shown >> cell) & 1 == 0 and self.rules.period[self.grid[cell]] == period

    # What follows from the fields

    def limit(self) -> i64:
        """3. The most materials in a hand now."""
        return self.rules.solo_limit if self.turn.seats == 1 else self.rules.hand_limit[self.period]

    def next_seat(self, seat: i64, among: i64) -> i64:
        """The next seat clockwise of those in the mask; NOBODY if there is none but perhaps the seat itself."""
        for distance in range(1, self.turn.seats):
            other = (seat + distance) % self.turn.seats
            if (among >> other) & 1 == 1:
                return other
        return NOBODY


def seats_of(mask: i64, seats: i64) -> list[int]:
    return [seat for seat in range(int(seats)) if (mask >> seat) & 1 == 1]


def works_done(s: ArsUniversalis) -> i64:
    """8. The works completed in a solo game."""
    many: i64 = 0
    for cell in range(s.done.size):
        for place in range(WORKS_EACH):
            many += (s.done[cell] >> place) & 1
    return many


def new_table(turn: Turn, rules: Rules) -> ArsUniversalis:
    """3. Set-up, before the first shuffle."""
    closed = not rules.open_hands
    return ArsUniversalis(
        turn=turn,
        rules=rules,
        pool=rules.pool.clone(),
        deck=rules.of_period(0),
        classics=Bag.empty(FIGURES),
        developments=Ints.of([NOBODY] * Category.COUNT),
        grid=Ints.zeros(CELLS if turn.seats == 1 else 0),
        done=Ints.zeros(CELLS if turn.seats == 1 else 0),
        inspirations=Bag.empty(FIGURES),
        players=vec[Player]([new_player(rules.start_coins) for _seat in range(turn.seats)]),
        memory=Memory.empty(turn.seats if closed else 0, MATERIALS),
    )
