"""Universal Tapestry: the rules, as steps in their order. Docstrings name the sections of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host, Seeded, derive
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.pieces import Bag, Pile
from ludarium.core.state import Course, Outline, Step, Why
from ludarium.games.universal_tapestry.data import (
    ANY_COLOUR,
    CARD_BITS,
    CARDS,
    CELLS,
    FULL,
    GAP,
    MARGIN,
    MOST_DISCARDS,
    NO_CARD,
    SETUP_CARDS,
    TOUCHED,
    UNDECIDED,
    WIDTH,
    Chance,
    Event,
    Reason,
    Result,
    Verb,
    beaten_by,
    colour_of,
    type_of,
)
from ludarium.games.universal_tapestry.grid import cell_at
from ludarium.games.universal_tapestry.ruleset import REDRAW_COLOURS, REDRAW_OFF
from ludarium.games.universal_tapestry.state import (
    UniversalTapestry,
    card_laid,
    card_taken,
    exchanged_cell,
    new_key,
    pack_exchange,
    shuffle,
)

SHORTEST_LOOP: Final = 6  # exchanges: two cells, and each turns a multiple of 3 times round the cycle


def row_argument(cell: i64) -> i64:
    """A cell's row as moves and events carry it."""
    return cell // WIDTH - MARGIN


def column_argument(cell: i64) -> i64:
    return cell % WIDTH - MARGIN


def cell_of(move: i64) -> i64:
    return (arg(move, 0) + MARGIN) * WIDTH + arg(move, 1) + MARGIN


# 3. Set-up


class SetUp(Step[UniversalTapestry]):
    """3. Shuffle, lay a diagonal of four face up, deal the draw area face down."""

    def enter(self, s: UniversalTapestry, host: Host) -> None:
        s.turn.pop()
        s.turn.push(TURNS.number)
        s.deck.become(host.shuffle(s.rules.deck.clone(), Chance.CARD_DRAWN))
        s.key = new_key(host)
        for index in range(SETUP_CARDS):
            card, cell = s.deck.pop(), cell_at(index * s.rules.spacing, index * s.rules.spacing)
            s.tapestry.lay(cell, card)
            host.tell(Event.LAID_OUT, EVERYBODY, card, row_argument(cell), column_argument(cell))
        for slot in range(s.rules.draw_area):
            card = s.deck.pop()
            s.area.push(card)
            host.tell(Event.DEALT, EVERYBODY, slot, colour_of(card))
        redraw(s, host, colours_of(s.area))


# 7. Redraw


def redraw(s: UniversalTapestry, host: Host, dealt: i64) -> None:
    """While no colour that is dealt to the draw area could be laid, but one of the deck: shuffle and deal again."""
    if s.rules.redraw == REDRAW_OFF or s.tapestry.size == FULL or s.deck.size == 0:
        return
    live = live_colours(s, dealt)
    while live & dealt == 0 and live & colours_of(s.deck) != 0:
        s.redraws += 1
        host.tell(Event.REDRAWN, EVERYBODY, s.redraws)
        deal_again(s)
        for slot in range(s.area.size):
            host.tell(Event.DEALT, EVERYBODY, slot, colour_of(s.area[slot]))
        dealt = colours_of(s.area)


def deal_again(s: UniversalTapestry) -> None:
    """The cards of area and deck in the order of this redraw's shuffle; as many to the slots as before."""
    unseen = Bag.empty(CARDS)
    for slot in range(s.area.size):
        if s.area[slot] != GAP:
            unseen.add(s.area[slot])
    for place in range(s.deck.size):
        unseen.add(s.deck[place])
    order = redraw_order(s.key, s.redraws)
    s.deck.clear()
    for place in range(CARDS):  # from the bottom of the shuffled pile
        if unseen.has(order[place]):
            s.deck.push(order[place])
    for slot in range(s.area.size):
        if s.area[slot] != GAP:
            s.area[slot] = s.deck.pop()


def redraw_order(key: i64, number: i64) -> Pile:
    """All 72 cards as redraw `number` of a deal shuffles them, the top last; those in play are skipped.

    It depends on nothing but the deal, so a deal stays the same whatever is played.
    """
    order = Pile.of(range(CARDS))
    shuffle(order.items, 0, CARDS, Seeded(derive(key, number)))
    return order


def colours_of(pile: Pile) -> i64:
    items, colours = pile.items, i64(0)
    for place in range(pile.size):
        colours |= i64(1) << colour_of(items[place])
    return colours & ANY_COLOUR  # a gap would be a further one


def live_colours(s: UniversalTapestry, enough: i64) -> i64:
    """The colours that are live; the search may stop when one of `enough` is found."""
    grid = s.tapestry
    cells = grid.cells
    by_cells = s.rules.redraw != REDRAW_COLOURS
    first, last = grid.first_column(), grid.last_column()
    live: i64 = 0
    for row in range(grid.first_row(), grid.last_row() + 1):
        for cell in range(row * WIDTH + first, row * WIDTH + last + 1):
            bits = cells[cell]
            if by_cells:
                if bits & TOUCHED != 0 and bits >> CARD_BITS == 0:
                    live |= bits & ANY_COLOUR
            elif bits >> CARD_BITS != 0:
                live |= ((i64(0b111) << colour_of((bits >> CARD_BITS) - 1)) >> 1) & ANY_COLOUR
            if live & enough != 0:
                return live
    return live


# 4. Turns


class Turns(Step[UniversalTapestry]):
    """4. Turn follows turn until the game is decided."""

    def enter(self, s: UniversalTapestry, host: Host) -> None:
        if s.result != UNDECIDED:
            s.turn.pop()
            return
        TURN.begin(s.turn)


class Draw(Step[UniversalTapestry]):
    """4. Draw a card of the draw area; or stop, when the tapestry is complete."""

    def enter(self, s: UniversalTapestry, host: Host) -> None:
        s.turn.ask(0)

    def moves(self, s: UniversalTapestry, seat: i64, moves: Moves) -> None:
        area = s.area
        for slot in range(area.size):
            if area[slot] != GAP:
                moves.add(Verb.DRAW, slot)
        if s.tapestry.size == FULL:  # in mode time the game would be over
            moves.add(Verb.FINISH)

    def play(self, s: UniversalTapestry, seat: i64, move: i64, host: Host) -> None:
        s.turn.pop()
        if verb_of(move) == Verb.FINISH:
            self.finish(s, host)
            return
        slot = arg(move, 0)
        s.hand = s.area[slot]
        s.hand_slot = slot
        s.area[slot] = GAP
        s.turns += 1
        s.chain.clear()
        host.reveal()
        host.tell(Event.DREW, EVERYBODY, slot, s.hand)

    def finish(self, s: UniversalTapestry, host: Host) -> None:
        """All cards that are left are discarded; ours: it saves idle clicks and changes no score."""
        host.tell(Event.FINISHED, EVERYBODY, CARDS - FULL - s.discards.size)
        for slot in range(s.area.size):
            if s.area[slot] != GAP:
                s.discards.push(s.area[slot])
                s.area[slot] = GAP
        while s.deck.size > 0:
            s.discards.push(s.deck.pop())
        s.turn.pop()  # no card to resolve, no turn to end
        s.turn.pop()
        decide(s, Result.WON, host)

    def why_not(self, s: UniversalTapestry, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.FINISH:
            why.because(Reason.NOT_COMPLETE, s.tapestry.size)
        else:
            why.because(Reason.SLOT_IS_EMPTY, arg(move, 0))


class Resolve(Step[UniversalTapestry]):
    """5 and 6. Place the card, discard it, or exchange it for one on the table and go on with that one."""

    def enter(self, s: UniversalTapestry, host: Host) -> None:
        s.turn.ask(0)

    def moves(self, s: UniversalTapestry, seat: i64, moves: Moves) -> None:
        """First all cells that admit the card, without branches, then a look at these few."""
        grid, may_exchange = s.tapestry, self.exchanges_left(s)
        cells, needs = grid.cells, s.rules.needs[s.hand]
        if not s.rules.isolated_exchange:
            needs |= TOUCHED
        first, last = grid.first_column(), grid.last_column()
        found, end = moves.room(CELLS), moves.size
        for row in range(grid.first_row(), grid.last_row() + 1):
            for cell in range(row * WIDTH + first, row * WIDTH + last + 1):
                found[end] = cell
                end += i64(cells[cell] & needs == needs)
        for place in range(moves.size, end):  # moves take the places of cells that were looked at
            cell = found[place]
            if cells[cell] >> CARD_BITS == 0:
                if cells[cell] & TOUCHED != 0:
                    moves.add(Verb.PLACE, row_argument(cell), column_argument(cell))
            elif may_exchange and self.wins_at(s, cell):
                moves.add(Verb.EXCHANGE, row_argument(cell), column_argument(cell))
        moves.add(Verb.DISCARD)

    def exchanges_left(self, s: UniversalTapestry) -> bool:
        return s.rules.max_exchanges == 0 or s.chain.size < s.rules.max_exchanges

    def wins_at(self, s: UniversalTapestry, cell: i64) -> bool:
        """May the hand card go to this cell, where the colours and symbols around admit it?"""
        return (
            beaten_by(type_of(s.hand)) == type_of(s.tapestry.card(cell))
            and (s.rules.isolated_exchange or s.tapestry.cells[cell] & TOUCHED != 0)
            and not (s.chain.size >= SHORTEST_LOOP - 1 and self.repeats(s, cell))
        )

    def repeats(self, s: UniversalTapestry, cell: i64) -> bool:
        """6. Would an exchange here bring back a position of this turn?

        Goes back through the exchanges and counts the cells in which that earlier position differs from the
        one to come. Where no cell differs the hand is the same too.
        """
        grid, chain, lowest = s.tapestry, s.chain, s.rules.same_card
        differing: i64 = 1  # the present position: this cell
        for index in range(chain.size - 1, -1, -1):
            exchange = chain[index]
            there = exchanged_cell(exchange)
            to_come = (s.hand if there == cell else grid.card(there)) >> lowest
            if card_laid(exchange) >> lowest != to_come:
                differing -= 1
            if card_taken(exchange) >> lowest != to_come:
                differing += 1
            if differing == 0:
                return True
        return False

    def play(self, s: UniversalTapestry, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        card = s.hand
        if verb == Verb.DISCARD:
            s.discards.push(card)
            host.tell(Event.DISCARDED, EVERYBODY, card)
        elif verb == Verb.PLACE:
            s.tapestry.lay(cell_of(move), card)
            host.tell(Event.PLACED, EVERYBODY, card, arg(move, 0), arg(move, 1))
        else:
            cell = cell_of(move)
            s.hand = s.tapestry.swap(cell, card)
            s.chain.push(pack_exchange(cell, card, s.hand))
            host.tell(Event.EXCHANGED, EVERYBODY, card, s.hand, arg(move, 0), arg(move, 1))
            return
        s.hand = NO_CARD
        s.turn.pop()

    def why_not(self, s: UniversalTapestry, seat: i64, move: i64, why: Why) -> None:
        cell = cell_of(move)
        taken = s.tapestry.card(cell)
        if verb_of(move) == Verb.PLACE:
            if taken >= 0:
                why.because(Reason.CELL_IS_TAKEN, taken)
            elif not s.tapestry.box_ok(cell):
                why.because(Reason.OUTSIDE_THE_BOX)
            else:
                self.why_no_contact(s, cell, why)
        elif taken < 0:
            why.because(Reason.CELL_IS_EMPTY)
        elif not self.exchanges_left(s):
            why.because(Reason.NO_EXCHANGE_LEFT, s.rules.max_exchanges)
        elif beaten_by(type_of(s.hand)) != type_of(taken):
            why.because(Reason.DOES_NOT_BEAT, s.hand, taken)
        else:
            self.why_no_contact(s, cell, why)
            if why.reason < 0:
                why.because(Reason.REPEATS_POSITION)

    def why_no_contact(self, s: UniversalTapestry, cell: i64, why: Why) -> None:
        """5. The contact rules, for the first neighbour that breaks one."""
        grid, card = s.tapestry, s.hand
        for neighbour in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            other = grid.card(neighbour)
            if other >= 0 and not -1 <= colour_of(other) - colour_of(card) <= 1:
                why.because(Reason.COLOURS_CLASH, card, other)
                return
        for neighbour in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            other = grid.card(neighbour)
            if other >= 0 and s.rules.side_of(other) == s.rules.side_of(card):
                why.because(Reason.SYMBOLS_CLASH, card, other)
                return
        if grid.cells[cell] & TOUCHED == 0 and (grid.card(cell) < 0 or not s.rules.isolated_exchange):
            why.because(Reason.TOUCHES_NOTHING)


class TurnEnd(Step[UniversalTapestry]):
    """4. Refill the slot; is the game decided? If not, is the draw area of any use (7)?"""

    def enter(self, s: UniversalTapestry, host: Host) -> None:
        s.turn.pop()
        s.chain.clear()
        slot = s.hand_slot
        s.hand_slot = -1
        if s.deck.size > 0:
            s.area[slot] = s.deck.pop()
            host.tell(Event.REFILLED, EVERYBODY, slot, colour_of(s.area[slot]))
            if s.deck.size > 0:
                host.reveal()  # the back of the next card
        complete, dealt = s.tapestry.size == FULL, colours_of(s.area)
        if complete and s.rules.by_time:
            s.elapsed = host.at
            decide(s, Result.WON, host)
        elif not complete and s.discards.size > MOST_DISCARDS and not s.rules.play_out:
            decide(s, Result.LOST, host)
        elif dealt == 0:
            decide(s, Result.WON if complete else Result.LOST, host)
        else:
            redraw(s, host, dealt)


def decide(s: UniversalTapestry, result: i64, host: Host) -> None:
    """8. Won or lost; everything is shown."""
    s.result = result
    host.tell(Event.WON if result == Result.WON else Event.LOST, EVERYBODY, s.tapestry.size)
    host.reveal()


SET_UP: Final = SetUp("set_up", "3")
TURNS: Final = Turns("turns", "4")
DRAW_STEP: Final = Draw("draw", "4", Verb.DRAW, Verb.FINISH)
RESOLVE_STEP: Final = Resolve("resolve", "5", Verb.PLACE, Verb.EXCHANGE, Verb.DISCARD)
TURN_END: Final = TurnEnd("turn_end", "4")

TURN: Final = Course([DRAW_STEP, RESOLVE_STEP, TURN_END])
OUTLINE: Final = Outline(Verb, [SET_UP, TURNS, DRAW_STEP, RESOLVE_STEP, TURN_END])
