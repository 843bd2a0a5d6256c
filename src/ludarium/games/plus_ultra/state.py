"""Plus Ultra: the position. Who sees what stands beside each field (dossier 8).

What nobody has seen is not dealt before it is turned up: face-down tiles, backs of estates on the board, fronts of
colony cards and the embassy stack are bags, and chance decides when one is looked at. Nobody could tell.
"""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.feature import EVERY_TIME, Row, change_kind, clear
from ludarium.core.host import Host
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.state import (
    A_SEAT,
    APART,
    HIDDEN,
    OPEN,
    SHARED,
    TOLD,
    State,
    Step,
    Why,
    empty,
    name_view,
)
from ludarium.core.turn import Turn
from ludarium.games.plus_ultra.data import (
    CATHEDRAL_SLOT,
    EMBASSY,
    FACE_DOWN,
    NONE,
    SLOTS,
    Chance,
    Character,
    Common,
    Site,
    Tile,
    Verb,
)
from ludarium.games.plus_ultra.feature import (
    DRAFT,
    PLACE,
    SQUARES,
    name_action,
    write_draft,
    write_goods,
    write_new_world,
)
from ludarium.games.plus_ultra.player import Player, new_player
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.ruleset import Rules
from ludarium.games.plus_ultra.seen import AlsoSeen, PlaceSeen

MOST_STEPS: Final = 32
TWO_PLAYERS: Final = Ints.of(
    [0, 1, 1, -1, 0, 0, 1]
)  # B5: whose pick it is, by place; -1: one is removed unseen


class PlusUltra(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN] = 0
    phase: Annotated[i64, OPEN] = 0  # of the actions; 0 outside of them
    peers: Annotated[Ints, OPEN, A_SEAT]  # the seats in the order of peers, as it stands
    order: Annotated[Ints, OPEN, A_SEAT]  # the seats in the order of turn of this round
    active: Annotated[i64, OPEN, A_SEAT] = NONE  # the seat whose turn it is, or -1
    acting: Annotated[i64, OPEN, Character] = NONE  # the character played in this turn
    crown: Annotated[i64, OPEN]
    market: Annotated[Pile, OPEN, Tile, APART]
    surplus: Annotated[Pile, OPEN, Tile, APART]
    church: Annotated[Ints, TOLD, APART]  # the good on each square, or NONE; seen below with the ducats
    coins: Annotated[Ints, TOLD]  # ducats on the Church's squares
    unseen: Annotated[Bag, TOLD, Tile]  # tiles: the stack, those face down, and what left the game face down
    stack: Annotated[i64, OPEN]  # how many of them are still to be drawn
    removed: Annotated[Bag, OPEN, Tile] = empty()  # tiles out of the game
    size3: Annotated[i64, OPEN]  # colonies of size 3 still set aside
    sites: Annotated[i64, TOLD]  # positions of the New World; colony cards can be lost
    tile: Annotated[Ints, TOLD, APART]  # by position: a kind, NONE or FACE_DOWN; seen below
    raiders: Annotated[Ints, TOLD]  # by position: aggressive natives, always face up
    size: Annotated[Ints, TOLD]  # by position: of its colony, 0 without one
    site: Annotated[Ints, TOLD, APART]  # by position: the colony card, NONE while on its exploration side
    houses: Annotated[Ints, TOLD, A_SEAT]  # by position and slot: the owner or NONE
    restless: Annotated[Ints, HIDDEN]  # by position: natives that have yet to act in E2, as bits and a count
    site_cards: Annotated[Bag, TOLD, Site]  # fronts nobody has seen
    bulls: Annotated[i64, OPEN]
    magellan: Annotated[i64, OPEN]
    windows: Annotated[i64, OPEN]  # rose windows in the supply
    estates: Annotated[i64, TOLD, APART]  # squares of the board with an estate, as bits; seen below
    backs: Annotated[Bag, HIDDEN]  # of estates nobody has bought, unused ones among them
    embassy_stack: Annotated[Bag, HIDDEN]
    display: Annotated[Pile, OPEN, EMBASSY] = empty()
    dice: Annotated[Ints, OPEN]
    level: Annotated[i64, OPEN] = 0
    reached: Annotated[bool, OPEN] = False  # was the level reached in the bidding?
    track: Annotated[Pile, OPEN, A_SEAT] = empty()  # the owners of the regiments at war
    locks: Annotated[Ints, OPEN, Common, A_SEAT]  # the owner of the marker on each common action, or -1
    deck: Annotated[Bag, OPEN, Character]  # the characters of this game
    drafting: Annotated[bool, OPEN] = False
    aside: Annotated[i64, HIDDEN] = NONE  # the character set aside
    picks: Annotated[Pile, HIDDEN] = (
        empty()
    )  # this round's draft in its order; everybody remembers his own part of it
    holder: Annotated[Ints, OPEN, Character, A_SEAT]  # since the reveal: who holds a character, or -1
    status: Annotated[Ints, OPEN, Character] = empty()
    players: Annotated[vec[Player], OPEN]

    def current_round(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        return self.players[seat].score

    def untimely(self, verb: i64, why: Why) -> None:
        if verb == Verb.PLAY_CARD:
            why.because(Reason.CARD_IN_TURN)
        elif Verb.PAINTER <= verb <= Verb.VISIT_EMBASSIES:
            why.because(Reason.COMMON_IN_TURN)
        elif Verb.BASIC <= verb <= Verb.COPY:
            why.because(Reason.BY_A_CHARACTER)

    def standing(self, seat: i64) -> i64:
        from ludarium.games.plus_ultra.scoring import standing  # late: it needs the state

        return standing(self, seat)

    def place(self, seat: i64) -> i64:
        """The seat's place in the order of peers, from 0."""
        peers = self.peers
        place: i64 = 0
        while peers[place] != seat:
            place += 1
        return place

    def bank(self) -> i64:
        """Ducats left in the bank; may fall below zero (A31)."""
        left = self.rules.ducats_total - self.crown
        for square in range(self.rules.market_squares):
            left -= self.coins[square]
        for player in self.players:
            left -= player.ducats
        return left

    # B5 The draft: who picks when, and what he sees of it

    def drafter(self, pick: i64) -> i64:
        """The seat of this pick, or -1 where a card is removed at random."""
        if self.rules.two:
            place = TWO_PLAYERS[pick]
            if place < 0:  # by itself: mypyc would make an object of the two in one expression
                return NONE
            return self.peers[place]
        return self.peers[pick % self.turn.seats]

    def draft_size(self) -> i64:
        return TWO_PLAYERS.size if self.rules.two else self.turn.seats * self.rules.characters_per_player

    def in_pack(self, pick: i64) -> Bag:
        """The pack that is handed to this pick."""
        pack = self.deck.clone()
        if self.aside != NONE:
            pack.remove(self.aside)
        for earlier in range(pick):
            pack.remove(self.picks[earlier])
        return pack

    def sees_pack(self, seat: i64) -> bool:
        return self.drafting and self.picks.size < self.draft_size() and self.drafter(self.picks.size) == seat

    def also_seen(self, seat: i64) -> AlsoSeen:
        # late: all this needs the state
        from ludarium.games.plus_ultra.forecast import church, donation, forecast, peers_pay, prices
        from ludarium.games.plus_ultra.prospect import prospects
        from ludarium.games.plus_ultra.scoring import voyage_points

        drafted: list[list[str] | int] = []
        for owner in range(self.turn.seats):
            mine = [int(self.picks[pick]) for pick in range(self.picks.size) if self.drafter(pick) == owner]
            drafted.append([Character.write(card) for card in mine] if owner == seat else len(mine))
        seen: list[int] = []
        if self.drafting and seat >= 0:
            seen = [pick for pick in range(self.picks.size) if self.drafter(pick) == seat]
        revealed = not self.drafting and self.aside != NONE
        left = [
            Character.write(card)
            for card in range(Character.COUNT)
            if revealed and self.deck.has(card) and self.holder[card] == NONE and card != self.aside
        ]
        character, position = self._question()
        return {
            "performing": name_view(character, Character),
            "where": None if position == NONE else int(position) + 1,
            "commons": int(self.rules.commons),
            "estates_left": [square + 1 for square in range(8) if (self.estates >> square) & 1 == 1],
            "embassy_stack": int(self.embassy_stack.size),
            "church": church(self),
            "donation": donation(self),
            "new_world": [self._position_view(position) for position in range(self.sites)],
            "pack": self._pack_view(self.picks.size) if self.sees_pack(seat) else None,
            "prospects": prospects(self, seat),
            "pack_to": self._pack_to(),
            "keeps": len([pick for pick in range(self.draft_size()) if self.drafter(pick) == self.peers[0]]),
            "packs_seen": [self._pack_view(pick) for pick in seen],
            "drafted": drafted if self.drafting else None,
            # Everybody can tell it from the cards that lie open.
            "set_aside": Character.write(self.aside) if revealed else None,
            "left_over": left,
            "voyage_points": int(voyage_points(self)),
            "peers_pay": peers_pay(self),
            "forecast": forecast(self),
            "prices": prices(self, seat),
        }

    def also_features(self, seat: i64, out: Row) -> None:
        if out.naming:
            write_goods(self.market, self.rules.market_squares, self.surplus, self.church, out)
            write_new_world(self.tile, self.site, out)
            name_action(out)
            write_draft(self.deck, self.aside, self.picks, 0, False, out)
            return
        stale = self.market.stale | self.surplus.stale | self.church.stale | self.tile.stale | self.site.stale
        if stale & out.alike != 0:
            own = out.mark
            out.mark = out.alike
            write_goods(self.market, self.rules.market_squares, self.surplus, self.church, out)
            write_new_world(self.tile, self.site, out)
            out.mark = own
            at, slot = out.at, out.slot
        else:  # as nearly always: one look at all of them
            squares, places = self.rules.market_squares + 1 + len(self.church.row), len(self.tile.row)
            at = out.at + (squares + 1) * Tile.COUNT + places * PLACE
            slot = out.slot + squares + 2 * places
        cells, last = out.cells, out.last
        if i64(last[slot]) != self.estates:  # they are sold once each
            last[slot] = i16(self.estates)
            for square in range(SQUARES):
                cells[at + square] = i16((self.estates >> square) & 1)
        at += SQUARES + 1
        # As `change_kind`, but nobody can foresee whether it is another character: so there is no branch. NONE sets
        # the cell before, that of the embassies, which is written behind it.
        character, position = self._question()
        cells[at + i64(last[slot + 1])] = 0
        cells[at + character] = 1
        last[slot + 1] = i16(character)
        cells[at - 1] = i16(self.embassy_stack.size)
        at += Character.COUNT
        cells[at] = i16(position + 1)
        at += 1
        slot += 2
        if self.drafting:
            out.at, out.slot = at, slot
            write_draft(self.deck, self.aside, self.picks, self._own_picks(seat), self.sees_pack(seat), out)
            return
        # Outside of a draft its cells are cleared, which its end has changed, and it is known what was set aside.
        if self.picks.stale & out.alike != 0:
            self.picks.stale &= ~out.alike | EVERY_TIME
            clear(cells, at, at + DRAFT)
        at += DRAFT
        change_kind(self.aside, last, slot, cells, at)
        out.at, out.slot = at + Character.COUNT, slot + 1

    def _own_picks(self, seat: i64) -> i64:
        """The seat's picks of the draft, as bits."""
        mine: i64 = 0
        for pick in range(self.picks.size):
            mine |= i64(self.drafter(pick) == seat) << pick
        return mine

    def _question(self) -> tuple[i64, i64]:
        """Whose action is performed, and where."""
        if self.turn.depth == 0:
            return self.acting, i64(NONE)
        about = INQUIRIES[self.turn.number]
        if about is NO_INQUIRY:
            return self.acting, i64(NONE)
        character = about.performing(self)
        return self.acting if character == NONE else character, about.where(self)

    def _pack_to(self) -> int | None:
        """The seat of the next pick but one, unless it is the last; a card removed at random is none."""
        if self.drafting:
            for pick in range(self.picks.size + 1, self.draft_size()):
                if self.drafter(pick) != NONE:
                    return int(self.drafter(pick))
        return None

    def _pack_view(self, pick: i64) -> list[str]:
        return [Character.write(card) for card in self.in_pack(pick).items()]

    def _position_view(self, position: i64) -> PlaceSeen:
        tile = self.tile[position]
        owners = [int(self.houses[position * SLOTS + slot]) for slot in range(SLOTS)]
        return {
            "tile": "face_down" if tile == FACE_DOWN else name_view(tile, Tile),
            "raiders": int(self.raiders[position]),
            "size": int(self.size[position]),
            "site": name_view(self.site[position], Site),
            "houses": [None if owner < 0 else owner for owner in owners[CATHEDRAL_SLOT + 1 :]],
            "cathedral": None if owners[CATHEDRAL_SLOT] < 0 else owners[CATHEDRAL_SLOT],
        }

    # 8. Dealing again what a seat cannot know

    def redeal(self, seat: i64, host: Host) -> None:
        if self.drafting:
            self._redeal_draft(seat, host)
        for owner in range(self.turn.seats):
            if owner != seat:
                estates = self.players[owner].estates
                for place in range(estates.size):
                    self.backs.add(estates[place])
                self.embassy_stack.add_all(self.players[owner].hidden_embassies)
        for owner in range(self.turn.seats):
            if owner != seat:
                them = self.players[owner]
                for place in range(them.estates.size):
                    them.estates[place] = host.draw(self.backs, Chance.ESTATE_DRAWN)
                many = them.hidden_embassies.size
                them.hidden_embassies.clear()
                for _ in range(many):
                    them.hidden_embassies.add(host.draw(self.embassy_stack, Chance.EMBASSY_DRAWN))

    def _redeal_draft(self, seat: i64, host: Host) -> None:
        """Between two packs a seat has seen, the cards that went are known, but not who has which.

        So the card set aside and the others' picks are dealt again within such a stretch. The last stretch is
        open, unless the seat holds the pack: any card still in the pack may have gone as well.
        """
        first: i64 = NONE  # of this stretch; NONE stands for the card set aside
        pool = Bag.empty(Character.COUNT)
        for pick in range(self.picks.size):
            if self.drafter(pick) == seat:
                self._redeal_stretch(first, pick, pool, host)
                first = pick + 1
        if not self.sees_pack(seat):
            pool.add_all(self.in_pack(self.picks.size))
        self._redeal_stretch(first, self.picks.size, pool, host)

    def _redeal_stretch(self, first: i64, end: i64, pool: Bag, host: Host) -> None:
        for pick in range(first, end):
            pool.add(self.aside if pick < 0 else self.picks[pick])
        for pick in range(first, end):
            card = host.draw(pool, Chance.CHARACTER_DRAWN)
            if pick < 0:
                self.aside = card
            else:
                self.picks[pick] = card
        pool.clear()


class Inquiry(Step[PlusUltra]):
    """A question about the action of a character, or about a place of the New World: views name both."""

    def performing(self, s: PlusUltra) -> i64:
        """Whose action it is: a copied one is not that of the card played. NONE: of the card."""
        return NONE

    def where(self, s: PlusUltra) -> i64:
        """The position in question, or NONE."""
        return NONE


# By number of the step; outline.py puts each one in, and the others ask about nothing.
NO_INQUIRY: Final = Inquiry("none", "")
INQUIRIES: Final = vec[Inquiry]([NO_INQUIRY] * MOST_STEPS)


def in_order_of_peers(s: State) -> list[int]:
    """The seats as they start: drawn by lot, not round the table."""
    assert isinstance(s, PlusUltra)
    return [int(s.peers[place]) for place in range(s.seats)]


def new_table(turn: Turn, rules: Rules) -> PlusUltra:
    """3. Set-up, before anything random."""
    market, surplus = Pile.empty(), Pile.empty()
    surplus.push(rules.surplus_start)
    for square in range(rules.market_start.size):
        (market if market.size < rules.market_squares else surplus).push(rules.market_start[square])
    houses = Ints.of([NONE] * (Site.COUNT * SLOTS))
    return PlusUltra(
        turn=turn,
        rules=rules,
        peers=Ints.of(range(turn.seats)),
        order=Ints.of(range(turn.seats)),
        crown=rules.crown_start,
        market=market,
        surplus=surplus,
        church=Ints.of([NONE] * rules.market_squares),
        coins=Ints.zeros(rules.market_squares),
        unseen=rules.stack.clone(),
        stack=rules.stack.size - Site.COUNT,
        size3=rules.size3_colonies,
        sites=Site.COUNT,
        tile=Ints.of([FACE_DOWN] * Site.COUNT),
        raiders=Ints.zeros(Site.COUNT),
        size=Ints.of([rules.initial_colony_size] + [0] * (Site.COUNT - 1)),
        site=Ints.of([0 if rules.new_world else NONE] + [NONE] * (Site.COUNT - 1)),
        houses=houses,
        restless=Ints.zeros(Site.COUNT),
        site_cards=rules.sites.clone(),
        bulls=rules.bulls_in_play,
        magellan=rules.magellan_in_play,
        windows=rules.rose_windows_total - turn.seats * rules.start_rose_windows_active,
        estates=(i64(1) << rules.estates_in_play) - 1,
        backs=rules.backs.clone(),
        embassy_stack=rules.embassies.clone(),
        dice=Ints.zeros(3),
        locks=Ints.of([NONE] * Common.COUNT),
        deck=rules.basic.clone(),
        holder=Ints.of([NONE] * Character.COUNT),
        players=vec[Player]([new_player(rules) for _seat in range(turn.seats)]),
    )
