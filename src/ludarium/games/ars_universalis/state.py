"""Ars Universalis: the position. Who sees what stands beside each field (dossier 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.state import (
    COUNT,
    HIDDEN,
    OPEN,
    SHARED,
    Drafts,
    Frames,
    Outline,
    State,
    bag_view,
    pile_view,
    row_view,
    value_view,
)
from ludarium.core.words import Words
from ludarium.games.ars_universalis.data import (
    CATEGORIES,
    CATEGORY,
    CELLS,
    FIGURE,
    FIGURE_DRAWN,
    FIGURES,
    GAVE_UP,
    MATERIAL,
    MATERIAL_DRAWN,
    MATERIALS,
    NO_FIGURE,
    PERIOD,
    PERIODS,
    WORKS_EACH,
    Rules,
)
from ludarium.games.ars_universalis.memory import Memory
from ludarium.games.ars_universalis.player import Player, new_player

NOBODY: Final = -1
UNDECIDED: Final = -1
WIN: Final = 0
LOSS: Final = 1
OUTCOME: Final = Words("outcome", ("won", "lost"))
COINS_BELOW: Final = 1 << 20  # more coins than anybody can have: a point outweighs them all


class ArsUniversalis(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN]
    lead: Annotated[i64, OPEN]
    period: Annotated[i64, OPEN, PERIOD]
    pending: Annotated[bool, OPEN]  # the next period begins with the next round
    pool: Annotated[Bag, COUNT]  # materials in the deck; it has no order
    deck: Annotated[Bag, COUNT]  # figures of this period not seen yet, in no order
    discard: Annotated[Bag, OPEN, FIGURE]  # figures of this period nobody bought
    gone: Annotated[Bag, OPEN, FIGURE]  # figures out of the game
    table: Annotated[Pile, OPEN, FIGURE]  # on offer
    opener: Annotated[i64, OPEN]
    in_play: Annotated[i64, HIDDEN]  # seats still in the auction phase, as a mask
    bidding: Annotated[i64, HIDDEN]  # seats still in this auction, as a mask
    auctioned: Annotated[i64, OPEN, FIGURE]  # the figure under the hammer, or -1
    bid: Annotated[i64, OPEN]
    bidder: Annotated[i64, OPEN]
    bank: Annotated[Pile, OPEN, MATERIAL]
    workshop: Annotated[Pile, OPEN, MATERIAL]  # row by row
    classics: Annotated[Bag, COUNT]  # below the top one
    classic: Annotated[i64, OPEN, FIGURE]  # the top one, or -1
    developments: Annotated[Ints, OPEN, CATEGORY]  # who holds the card, or -1
    achievers: Annotated[i64, HIDDEN]  # seats with the achievement in arts and science, as a mask
    achieved: Annotated[i64, OPEN]  # the round of the first one, or 0
    forfeits: Annotated[i64, HIDDEN]  # seats that have lost for want of figures, as a mask
    grid: Annotated[Ints, HIDDEN]  # 8. the figures of the solo table, row by row
    shown: Annotated[i64, HIDDEN]  # cells turned up, as a mask
    done: Annotated[Ints, HIDDEN]  # by cell: completed works, as a mask
    inspiration: Annotated[i64, OPEN, FIGURE]  # or -1
    inspirations: Annotated[Bag, COUNT]  # its deck
    inspired: Annotated[Bag, OPEN, FIGURE]  # its discards
    spent: Annotated[Bag, OPEN, MATERIAL]  # materials out of the game
    outcome: Annotated[i64, OPEN, OUTCOME]  # of a solo game
    players: Annotated[list[Player], OPEN]
    memory: Annotated[Memory, HIDDEN]  # what each seat knows of closed hands

    # <generated from the fields above by `make generate`>
    # fmt: off

    def __init__(
        self,
        outline: Outline,
        seats: i64,
        frames: Frames,
        asked: i64,
        due: i64,
        drafts: Drafts,
        rules: Rules,
        round: i64,
        lead: i64,
        period: i64,
        pending: bool,
        pool: Bag,
        deck: Bag,
        discard: Bag,
        gone: Bag,
        table: Pile,
        opener: i64,
        in_play: i64,
        bidding: i64,
        auctioned: i64,
        bid: i64,
        bidder: i64,
        bank: Pile,
        workshop: Pile,
        classics: Bag,
        classic: i64,
        developments: Ints,
        achievers: i64,
        achieved: i64,
        forfeits: i64,
        grid: Ints,
        shown: i64,
        done: Ints,
        inspiration: i64,
        inspirations: Bag,
        inspired: Bag,
        spent: Bag,
        outcome: i64,
        players: list[Player],
        memory: Memory,
    ) -> None:
        super().__init__(outline, seats, frames, asked, due, drafts)
        self.rules = rules
        self.round = round
        self.lead = lead
        self.period = period
        self.pending = pending
        self.pool = pool
        self.deck = deck
        self.discard = discard
        self.gone = gone
        self.table = table
        self.opener = opener
        self.in_play = in_play
        self.bidding = bidding
        self.auctioned = auctioned
        self.bid = bid
        self.bidder = bidder
        self.bank = bank
        self.workshop = workshop
        self.classics = classics
        self.classic = classic
        self.developments = developments
        self.achievers = achievers
        self.achieved = achieved
        self.forfeits = forfeits
        self.grid = grid
        self.shown = shown
        self.done = done
        self.inspiration = inspiration
        self.inspirations = inspirations
        self.inspired = inspired
        self.spent = spent
        self.outcome = outcome
        self.players = players
        self.memory = memory

    def clone(self) -> ArsUniversalis:
        return ArsUniversalis(
            self.outline,
            self.seats,
            self.frames.clone(),
            self.asked,
            self.due,
            self.drafts.clone(),
            self.rules,
            self.round,
            self.lead,
            self.period,
            self.pending,
            self.pool.clone(),
            self.deck.clone(),
            self.discard.clone(),
            self.gone.clone(),
            self.table.clone(),
            self.opener,
            self.in_play,
            self.bidding,
            self.auctioned,
            self.bid,
            self.bidder,
            self.bank.clone(),
            self.workshop.clone(),
            self.classics.clone(),
            self.classic,
            self.developments.clone(),
            self.achievers,
            self.achieved,
            self.forfeits,
            self.grid.clone(),
            self.shown,
            self.done.clone(),
            self.inspiration,
            self.inspirations.clone(),
            self.inspired.clone(),
            self.spent.clone(),
            self.outcome,
            [part.clone() for part in self.players],
            self.memory.clone(),
        )

    def same(self, other: State) -> bool:
        assert isinstance(other, ArsUniversalis)
        return not (
            self.seats != other.seats
            or not self.frames.same(other.frames)
            or self.asked != other.asked
            or self.due != other.due
            or not self.drafts.same(other.drafts)
            or self.round != other.round
            or self.lead != other.lead
            or self.period != other.period
            or self.pending != other.pending
            or not self.pool.same(other.pool)
            or not self.deck.same(other.deck)
            or not self.discard.same(other.discard)
            or not self.gone.same(other.gone)
            or not self.table.same(other.table)
            or self.opener != other.opener
            or self.in_play != other.in_play
            or self.bidding != other.bidding
            or self.auctioned != other.auctioned
            or self.bid != other.bid
            or self.bidder != other.bidder
            or not self.bank.same(other.bank)
            or not self.workshop.same(other.workshop)
            or not self.classics.same(other.classics)
            or self.classic != other.classic
            or not self.developments.same(other.developments)
            or self.achievers != other.achievers
            or self.achieved != other.achieved
            or self.forfeits != other.forfeits
            or not self.grid.same(other.grid)
            or self.shown != other.shown
            or not self.done.same(other.done)
            or self.inspiration != other.inspiration
            or not self.inspirations.same(other.inspirations)
            or not self.inspired.same(other.inspired)
            or not self.spent.same(other.spent)
            or self.outcome != other.outcome
            or not all(mine.same(theirs) for mine, theirs in zip(self.players, other.players, strict=True))
            or not self.memory.same(other.memory)
        )

    def dump(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "frames": self.frames.dump(),
            "asked": int(self.asked),
            "due": int(self.due),
            "drafts": self.drafts.dump(),
            "round": int(self.round),
            "lead": int(self.lead),
            "period": int(self.period),
            "pending": bool(self.pending),
            "pool": self.pool.dump(),
            "deck": self.deck.dump(),
            "discard": self.discard.dump(),
            "gone": self.gone.dump(),
            "table": self.table.dump(),
            "opener": int(self.opener),
            "in_play": int(self.in_play),
            "bidding": int(self.bidding),
            "auctioned": int(self.auctioned),
            "bid": int(self.bid),
            "bidder": int(self.bidder),
            "bank": self.bank.dump(),
            "workshop": self.workshop.dump(),
            "classics": self.classics.dump(),
            "classic": int(self.classic),
            "developments": self.developments.dump(),
            "achievers": int(self.achievers),
            "achieved": int(self.achieved),
            "forfeits": int(self.forfeits),
            "grid": self.grid.dump(),
            "shown": int(self.shown),
            "done": self.done.dump(),
            "inspiration": int(self.inspiration),
            "inspirations": self.inspirations.dump(),
            "inspired": self.inspired.dump(),
            "spent": self.spent.dump(),
            "outcome": int(self.outcome),
            "players": [part.dump() for part in self.players],
            "memory": self.memory.dump(),
        }

    @staticmethod
    def load(data: Mapping[str, Any], outline: Outline, rules: Rules) -> ArsUniversalis:
        return ArsUniversalis(
            outline,
            data["seats"],
            Frames.load(data["frames"]),
            data["asked"],
            data["due"],
            Drafts.load(data["drafts"]),
            rules,
            data["round"],
            data["lead"],
            data["period"],
            data["pending"],
            Bag.load(data["pool"]),
            Bag.load(data["deck"]),
            Bag.load(data["discard"]),
            Bag.load(data["gone"]),
            Pile.load(data["table"]),
            data["opener"],
            data["in_play"],
            data["bidding"],
            data["auctioned"],
            data["bid"],
            data["bidder"],
            Pile.load(data["bank"]),
            Pile.load(data["workshop"]),
            Bag.load(data["classics"]),
            data["classic"],
            Ints.load(data["developments"]),
            data["achievers"],
            data["achieved"],
            data["forfeits"],
            Ints.load(data["grid"]),
            data["shown"],
            Ints.load(data["done"]),
            data["inspiration"],
            Bag.load(data["inspirations"]),
            Bag.load(data["inspired"]),
            Bag.load(data["spent"]),
            data["outcome"],
            [Player.load(part) for part in data["players"]],
            Memory.load(data["memory"]),
        )

    def view(self, seat: i64) -> dict[str, object]:
        return {
            "turn": self.turn_view(seat),
            "round": int(self.round),
            "lead": int(self.lead),
            "period": value_view(self.period, PERIOD),
            "pending": bool(self.pending),
            "pool": int(self.pool.size),
            "deck": int(self.deck.size),
            "discard": bag_view(self.discard, FIGURE),
            "gone": bag_view(self.gone, FIGURE),
            "table": pile_view(self.table, FIGURE),
            "opener": int(self.opener),
            "auctioned": value_view(self.auctioned, FIGURE),
            "bid": int(self.bid),
            "bidder": int(self.bidder),
            "bank": pile_view(self.bank, MATERIAL),
            "workshop": pile_view(self.workshop, MATERIAL),
            "classics": int(self.classics.size),
            "classic": value_view(self.classic, FIGURE),
            "developments": row_view(self.developments, CATEGORY),
            "achieved": int(self.achieved),
            "inspiration": value_view(self.inspiration, FIGURE),
            "inspirations": int(self.inspirations.size),
            "inspired": bag_view(self.inspired, FIGURE),
            "spent": bag_view(self.spent, MATERIAL),
            "outcome": value_view(self.outcome, OUTCOME),
            "players": [part.view(owner == seat) for owner, part in enumerate(self.players)],
            **self.also_seen(seat),
        }

    # fmt: on
    # </generated>

    def also_seen(self, seat: i64) -> dict[str, object]:
        """Masks as lists of seats, everybody's hand where hands are open, the solo table as far as it is seen."""
        found: dict[str, object] = {
            "in_play": seats_of(self.in_play, self.seats),
            "bidding": seats_of(self.bidding, self.seats),
            "achievers": seats_of(self.achievers, self.seats),
            "forfeits": seats_of(self.forfeits, self.seats),
        }
        if self.rules.open_hands:
            found["hands"] = [pile_view(player.hand, MATERIAL) for player in self.players]
        if self.seats == 1:
            cells: list[object] = []
            for cell in range(self.grid.size):
                seen = (self.shown >> cell) & 1 == 1
                cells.append(FIGURE.write(self.grid[cell]) if seen else None)
            found["grid"] = cells
            found["done"] = self.done.dump()
        return found

    def current_round(self) -> i64:
        return self.round

    def scores_open(self) -> bool:
        """Alone, one wins or loses."""
        return self.seats > 1

    def score(self, seat: i64) -> i64:
        if self.seats == 1:
            return 1 if self.outcome == WIN else 0
        return self.players[seat].score

    def standing(self, seat: i64) -> i64:
        """6. Points, then coins; 7. who alone has gone without figures for too long is behind, whatever the score."""
        if self.seats == 1:
            return self.score(seat)
        alone = self.forfeits != 0 and self.forfeits != (i64(1) << self.seats) - 1
        if alone and (self.forfeits >> seat) & 1 == 1:
            return -1
        return self.players[seat].score * COINS_BELOW + self.players[seat].coins

    def won(self, seat: i64) -> bool:
        return self.outcome == WIN if self.seats == 1 else super().won(seat)

    def hides(self) -> bool:
        return self.seats == 1 or not self.rules.open_hands

    def give_up(self, seat: i64, host: Host) -> bool:
        """8. A patron alone may give up."""
        if self.over or self.seats > 1:
            return False
        self.outcome = LOSS
        self.asked = 0
        while self.frames.depth > 0:
            self.frames.pop()
        host.tell(GAVE_UP, EVERYBODY, works_done(self))
        host.reveal()
        return True

    def redeal(self, seat: i64, host: Host) -> None:
        if self.seats == 1:
            self.redeal_grid(host)
        elif not self.rules.open_hands:
            hands = [player.hand for player in self.players]
            self.memory.deal(seat, hands, self.pool, host, MATERIAL_DRAWN)

    def redeal_grid(self, host: Host) -> None:
        """Face-down figures change places with those of their period in the inspiration deck."""
        for period in range(PERIODS):
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
                    self.grid[cell] = host.draw(unseen, FIGURE_DRAWN)
            self.inspirations.add_all(unseen)

    def hidden_cell(self, cell: i64, period: i64) -> bool:
        return (self.shown >> cell) & 1 == 0 and self.rules.period[self.grid[cell]] == period

    # What follows from the fields

    def limit(self) -> i64:
        """3. The most materials in a hand now."""
        return self.rules.solo_limit if self.seats == 1 else self.rules.limits[self.period]

    def next_seat(self, seat: i64, among: i64) -> i64:
        """The next seat clockwise of those in the mask; NOBODY if there is none but perhaps the seat itself."""
        for distance in range(1, self.seats):
            other = (seat + distance) % self.seats
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


def new_table(outline: Outline, rules: Rules, seats: i64) -> ArsUniversalis:
    """3. Set-up, before the first shuffle."""
    closed = not rules.open_hands
    return ArsUniversalis(
        outline=outline,
        seats=seats,
        frames=Frames.empty(),
        asked=0,
        due=0,
        drafts=Drafts.empty(seats),
        rules=rules,
        round=0,
        lead=0,
        period=0,
        pending=False,
        pool=rules.pool.clone(),
        deck=rules.of_period(0),
        discard=Bag.empty(FIGURES),
        gone=Bag.empty(FIGURES),
        table=Pile.empty(),
        opener=NOBODY,
        in_play=0,
        bidding=0,
        auctioned=NO_FIGURE,
        bid=0,
        bidder=NOBODY,
        bank=Pile.empty(),
        workshop=Pile.empty(),
        classics=Bag.empty(FIGURES),
        classic=NO_FIGURE,
        developments=Ints.of([NOBODY] * CATEGORIES),
        achievers=0,
        achieved=0,
        forfeits=0,
        grid=Ints.zeros(CELLS if seats == 1 else 0),
        shown=0,
        done=Ints.zeros(CELLS if seats == 1 else 0),
        inspiration=NO_FIGURE,
        inspirations=Bag.empty(FIGURES),
        inspired=Bag.empty(FIGURES),
        spent=Bag.empty(MATERIALS),
        outcome=UNDECIDED,
        players=[new_player(rules.start_coins) for _ in range(seats)],
        memory=Memory.empty(seats if closed else 0, MATERIALS),
    )
