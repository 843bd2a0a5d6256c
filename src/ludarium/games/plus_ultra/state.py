"""Plus Ultra: the position. Who sees what stands beside each field (dossier 8).

What nobody has seen is not dealt before it is turned up: face-down tiles, backs of estates on the board, fronts of
colony cards and the embassy stack are bags, and chance decides when one is looked at. Nobody could tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.state import (
    HIDDEN,
    OPEN,
    SHARED,
    Drafts,
    Frames,
    Outline,
    State,
    Step,
    bag_view,
    pile_view,
    row_view,
    value_view,
)
from ludarium.games.plus_ultra.data import (
    CATHEDRAL_SLOT,
    CHARACTER,
    CHARACTER_DRAWN,
    CHARACTERS,
    COMMON,
    COMMONS,
    EMBASSY,
    EMBASSY_DRAWN,
    ESTATE_DRAWN,
    FACE_DOWN,
    NONE,
    SITE,
    SITES,
    SLOTS,
    TILE,
    TILES,
)
from ludarium.games.plus_ultra.player import Player, new_player
from ludarium.games.plus_ultra.ruleset import Rules

TWO_PLAYERS: Final = Ints.of(
    [0, 1, 1, -1, 0, 0, 1]
)  # B5: whose pick it is, by place; -1: one is removed unseen


class PlusUltra(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    round: Annotated[i64, OPEN]
    phase: Annotated[i64, OPEN]  # of the actions; 0 outside of them
    peers: Annotated[Ints, OPEN]  # the seats in the order of peers, as it stands
    order: Annotated[Ints, OPEN]  # the seats in the order of turn of this round
    active: Annotated[i64, OPEN]  # the seat whose turn it is, or -1
    acting: Annotated[i64, OPEN, CHARACTER]  # the character played in this turn
    crown: Annotated[i64, OPEN]
    market: Annotated[Pile, OPEN, TILE]
    surplus: Annotated[Pile, OPEN, TILE]
    church: Annotated[Ints, HIDDEN]  # the good on each square, or NONE; seen below with the ducats
    coins: Annotated[Ints, HIDDEN]  # ducats on the Church's squares
    unseen: Annotated[Bag, HIDDEN]  # tiles: the stack and those face down
    removed: Annotated[Bag, OPEN, TILE]  # tiles out of the game
    buried: Annotated[i64, OPEN]  # tiles that left the game face down; they stay among the unseen
    size3: Annotated[i64, OPEN]  # colonies of size 3 still set aside
    sites: Annotated[i64, OPEN]  # positions of the New World; colony cards can be lost
    tile: Annotated[Ints, HIDDEN]  # by position: a kind, NONE or FACE_DOWN; seen below
    raiders: Annotated[Ints, HIDDEN]  # by position: aggressive natives, always face up
    size: Annotated[Ints, HIDDEN]  # by position: of its colony, 0 without one
    site: Annotated[Ints, HIDDEN]  # by position: the colony card, NONE while on its exploration side
    houses: Annotated[Ints, HIDDEN]  # by position and slot: the owner or NONE
    restless: Annotated[Ints, HIDDEN]  # by position: natives that have yet to act in E2, as bits and a count
    site_cards: Annotated[Bag, HIDDEN]  # fronts nobody has seen
    bulls: Annotated[i64, OPEN]
    magellan: Annotated[i64, OPEN]
    windows: Annotated[i64, OPEN]  # rose windows in the supply
    estates: Annotated[i64, OPEN]  # squares of the board with an estate, as bits
    backs: Annotated[Bag, HIDDEN]  # of estates nobody has bought, unused ones among them
    embassy_stack: Annotated[Bag, HIDDEN]
    display: Annotated[Pile, OPEN, EMBASSY]
    dice: Annotated[Ints, OPEN]
    level: Annotated[i64, OPEN]
    reached: Annotated[bool, OPEN]  # was the level reached in the bidding?
    track: Annotated[Pile, OPEN]  # the owners of the regiments at war
    locks: Annotated[Ints, OPEN, COMMON]  # the owner of the marker on each common action, or -1
    deck: Annotated[Bag, OPEN, CHARACTER]  # the characters of this game
    drafting: Annotated[bool, OPEN]
    aside: Annotated[i64, HIDDEN]  # the character set aside
    picks: Annotated[Pile, HIDDEN]  # this round's draft in its order; everybody remembers his own part of it
    holder: Annotated[Ints, OPEN, CHARACTER]  # since the reveal: who holds a character, or -1
    status: Annotated[Ints, OPEN, CHARACTER]
    players: Annotated[list[Player], OPEN]

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
        phase: i64,
        peers: Ints,
        order: Ints,
        active: i64,
        acting: i64,
        crown: i64,
        market: Pile,
        surplus: Pile,
        church: Ints,
        coins: Ints,
        unseen: Bag,
        removed: Bag,
        buried: i64,
        size3: i64,
        sites: i64,
        tile: Ints,
        raiders: Ints,
        size: Ints,
        site: Ints,
        houses: Ints,
        restless: Ints,
        site_cards: Bag,
        bulls: i64,
        magellan: i64,
        windows: i64,
        estates: i64,
        backs: Bag,
        embassy_stack: Bag,
        display: Pile,
        dice: Ints,
        level: i64,
        reached: bool,
        track: Pile,
        locks: Ints,
        deck: Bag,
        drafting: bool,
        aside: i64,
        picks: Pile,
        holder: Ints,
        status: Ints,
        players: list[Player],
    ) -> None:
        super().__init__(outline, seats, frames, asked, due, drafts)
        self.rules = rules
        self.round = round
        self.phase = phase
        self.peers = peers
        self.order = order
        self.active = active
        self.acting = acting
        self.crown = crown
        self.market = market
        self.surplus = surplus
        self.church = church
        self.coins = coins
        self.unseen = unseen
        self.removed = removed
        self.buried = buried
        self.size3 = size3
        self.sites = sites
        self.tile = tile
        self.raiders = raiders
        self.size = size
        self.site = site
        self.houses = houses
        self.restless = restless
        self.site_cards = site_cards
        self.bulls = bulls
        self.magellan = magellan
        self.windows = windows
        self.estates = estates
        self.backs = backs
        self.embassy_stack = embassy_stack
        self.display = display
        self.dice = dice
        self.level = level
        self.reached = reached
        self.track = track
        self.locks = locks
        self.deck = deck
        self.drafting = drafting
        self.aside = aside
        self.picks = picks
        self.holder = holder
        self.status = status
        self.players = players

    def clone(self) -> PlusUltra:
        return PlusUltra(
            self.outline,
            self.seats,
            self.frames.clone(),
            self.asked,
            self.due,
            self.drafts.clone(),
            self.rules,
            self.round,
            self.phase,
            self.peers.clone(),
            self.order.clone(),
            self.active,
            self.acting,
            self.crown,
            self.market.clone(),
            self.surplus.clone(),
            self.church.clone(),
            self.coins.clone(),
            self.unseen.clone(),
            self.removed.clone(),
            self.buried,
            self.size3,
            self.sites,
            self.tile.clone(),
            self.raiders.clone(),
            self.size.clone(),
            self.site.clone(),
            self.houses.clone(),
            self.restless.clone(),
            self.site_cards.clone(),
            self.bulls,
            self.magellan,
            self.windows,
            self.estates,
            self.backs.clone(),
            self.embassy_stack.clone(),
            self.display.clone(),
            self.dice.clone(),
            self.level,
            self.reached,
            self.track.clone(),
            self.locks.clone(),
            self.deck.clone(),
            self.drafting,
            self.aside,
            self.picks.clone(),
            self.holder.clone(),
            self.status.clone(),
            [part.clone() for part in self.players],
        )

    def same(self, other: State) -> bool:
        assert isinstance(other, PlusUltra)
        return not (
            self.seats != other.seats
            or not self.frames.same(other.frames)
            or self.asked != other.asked
            or self.due != other.due
            or not self.drafts.same(other.drafts)
            or self.round != other.round
            or self.phase != other.phase
            or not self.peers.same(other.peers)
            or not self.order.same(other.order)
            or self.active != other.active
            or self.acting != other.acting
            or self.crown != other.crown
            or not self.market.same(other.market)
            or not self.surplus.same(other.surplus)
            or not self.church.same(other.church)
            or not self.coins.same(other.coins)
            or not self.unseen.same(other.unseen)
            or not self.removed.same(other.removed)
            or self.buried != other.buried
            or self.size3 != other.size3
            or self.sites != other.sites
            or not self.tile.same(other.tile)
            or not self.raiders.same(other.raiders)
            or not self.size.same(other.size)
            or not self.site.same(other.site)
            or not self.houses.same(other.houses)
            or not self.restless.same(other.restless)
            or not self.site_cards.same(other.site_cards)
            or self.bulls != other.bulls
            or self.magellan != other.magellan
            or self.windows != other.windows
            or self.estates != other.estates
            or not self.backs.same(other.backs)
            or not self.embassy_stack.same(other.embassy_stack)
            or not self.display.same(other.display)
            or not self.dice.same(other.dice)
            or self.level != other.level
            or self.reached != other.reached
            or not self.track.same(other.track)
            or not self.locks.same(other.locks)
            or not self.deck.same(other.deck)
            or self.drafting != other.drafting
            or self.aside != other.aside
            or not self.picks.same(other.picks)
            or not self.holder.same(other.holder)
            or not self.status.same(other.status)
            or not all(mine.same(theirs) for mine, theirs in zip(self.players, other.players, strict=True))
        )

    def dump(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "frames": self.frames.dump(),
            "asked": int(self.asked),
            "due": int(self.due),
            "drafts": self.drafts.dump(),
            "round": int(self.round),
            "phase": int(self.phase),
            "peers": self.peers.dump(),
            "order": self.order.dump(),
            "active": int(self.active),
            "acting": int(self.acting),
            "crown": int(self.crown),
            "market": self.market.dump(),
            "surplus": self.surplus.dump(),
            "church": self.church.dump(),
            "coins": self.coins.dump(),
            "unseen": self.unseen.dump(),
            "removed": self.removed.dump(),
            "buried": int(self.buried),
            "size3": int(self.size3),
            "sites": int(self.sites),
            "tile": self.tile.dump(),
            "raiders": self.raiders.dump(),
            "size": self.size.dump(),
            "site": self.site.dump(),
            "houses": self.houses.dump(),
            "restless": self.restless.dump(),
            "site_cards": self.site_cards.dump(),
            "bulls": int(self.bulls),
            "magellan": int(self.magellan),
            "windows": int(self.windows),
            "estates": int(self.estates),
            "backs": self.backs.dump(),
            "embassy_stack": self.embassy_stack.dump(),
            "display": self.display.dump(),
            "dice": self.dice.dump(),
            "level": int(self.level),
            "reached": bool(self.reached),
            "track": self.track.dump(),
            "locks": self.locks.dump(),
            "deck": self.deck.dump(),
            "drafting": bool(self.drafting),
            "aside": int(self.aside),
            "picks": self.picks.dump(),
            "holder": self.holder.dump(),
            "status": self.status.dump(),
            "players": [part.dump() for part in self.players],
        }

    @staticmethod
    def load(data: Mapping[str, Any], outline: Outline, rules: Rules) -> PlusUltra:
        return PlusUltra(
            outline,
            data["seats"],
            Frames.load(data["frames"]),
            data["asked"],
            data["due"],
            Drafts.load(data["drafts"]),
            rules,
            data["round"],
            data["phase"],
            Ints.load(data["peers"]),
            Ints.load(data["order"]),
            data["active"],
            data["acting"],
            data["crown"],
            Pile.load(data["market"]),
            Pile.load(data["surplus"]),
            Ints.load(data["church"]),
            Ints.load(data["coins"]),
            Bag.load(data["unseen"]),
            Bag.load(data["removed"]),
            data["buried"],
            data["size3"],
            data["sites"],
            Ints.load(data["tile"]),
            Ints.load(data["raiders"]),
            Ints.load(data["size"]),
            Ints.load(data["site"]),
            Ints.load(data["houses"]),
            Ints.load(data["restless"]),
            Bag.load(data["site_cards"]),
            data["bulls"],
            data["magellan"],
            data["windows"],
            data["estates"],
            Bag.load(data["backs"]),
            Bag.load(data["embassy_stack"]),
            Pile.load(data["display"]),
            Ints.load(data["dice"]),
            data["level"],
            data["reached"],
            Pile.load(data["track"]),
            Ints.load(data["locks"]),
            Bag.load(data["deck"]),
            data["drafting"],
            data["aside"],
            Pile.load(data["picks"]),
            Ints.load(data["holder"]),
            Ints.load(data["status"]),
            [Player.load(part) for part in data["players"]],
        )

    def view(self, seat: i64) -> dict[str, object]:
        return {
            "turn": self.turn_view(seat),
            "round": int(self.round),
            "phase": int(self.phase),
            "peers": self.peers.dump(),
            "order": self.order.dump(),
            "active": int(self.active),
            "acting": value_view(self.acting, CHARACTER),
            "crown": int(self.crown),
            "market": pile_view(self.market, TILE),
            "surplus": pile_view(self.surplus, TILE),
            "removed": bag_view(self.removed, TILE),
            "buried": int(self.buried),
            "size3": int(self.size3),
            "sites": int(self.sites),
            "bulls": int(self.bulls),
            "magellan": int(self.magellan),
            "windows": int(self.windows),
            "estates": int(self.estates),
            "display": pile_view(self.display, EMBASSY),
            "dice": self.dice.dump(),
            "level": int(self.level),
            "reached": bool(self.reached),
            "track": self.track.dump(),
            "locks": row_view(self.locks, COMMON),
            "deck": bag_view(self.deck, CHARACTER),
            "drafting": bool(self.drafting),
            "holder": row_view(self.holder, CHARACTER),
            "status": row_view(self.status, CHARACTER),
            "players": [part.view(owner == seat) for owner, part in enumerate(self.players)],
            **self.also_seen(seat),
        }

    # fmt: on
    # </generated>

    def current_round(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        return self.players[seat].score

    def standing(self, seat: i64) -> i64:
        """A32 Among equals the better place in the order of peers wins."""
        return self.players[seat].score * self.seats - self.place(seat)

    def place(self, seat: i64) -> i64:
        """The seat's place in the order of peers, from 0."""
        peers = self.peers
        place: i64 = 0
        while peers[place] != seat:
            place += 1
        return place

    def stack_size(self) -> i64:
        """Tiles in the draw stack: what is unseen and does not lie face down."""
        size = self.unseen.size - self.buried
        for position in range(SITES):
            if self.tile[position] == FACE_DOWN:
                size -= 1
        return size

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
            return NONE if place < 0 else self.peers[place]
        return self.peers[pick % self.seats]

    def draft_size(self) -> i64:
        return TWO_PLAYERS.size if self.rules.two else self.seats * self.rules.characters_per_player

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

    def also_seen(self, seat: i64) -> dict[str, object]:
        drafted: list[object] = []
        for owner in range(self.seats):
            mine = [int(self.picks[pick]) for pick in range(self.picks.size) if self.drafter(pick) == owner]
            drafted.append([CHARACTER.write(card) for card in mine] if owner == seat else len(mine))
        seen: list[int] = []
        if self.drafting and seat >= 0:
            seen = [pick for pick in range(self.picks.size) if self.drafter(pick) == seat]
        revealed = not self.drafting and self.aside != NONE
        left = [
            CHARACTER.write(card)
            for card in range(CHARACTERS)
            if revealed and self.deck.has(card) and self.holder[card] == NONE and card != self.aside
        ]
        about = None if self.over else self.step
        asked = about if isinstance(about, Inquiry) else None
        character = NONE if asked is None else asked.performing(self)
        position = NONE if asked is None else asked.where(self)
        return {
            "performing": value_view(self.acting if character == NONE else character, CHARACTER),
            "where": None if position == NONE else int(position) + 1,
            "stack": int(self.stack_size()),
            "estates_left": [square + 1 for square in range(8) if (self.estates >> square) & 1 == 1],
            "embassy_stack": int(self.embassy_stack.size),
            "church": [
                {"good": value_view(self.church[square], TILE), "ducats": int(self.coins[square])}
                for square in range(self.rules.market_squares)
            ],
            "new_world": [self._position_view(position) for position in range(self.sites)],
            "pack": self._pack_view(self.picks.size) if self.sees_pack(seat) else None,
            "packs_seen": [self._pack_view(pick) for pick in seen],
            "drafted": drafted if self.drafting else None,
            # Everybody can tell it from the cards that lie open.
            "set_aside": CHARACTER.write(self.aside) if revealed else None,
            "left_over": left,
        }

    def _pack_view(self, pick: i64) -> list[str | int]:
        return [CHARACTER.write(card) for card in self.in_pack(pick).items()]

    def _position_view(self, position: i64) -> dict[str, object]:
        tile = self.tile[position]
        owners = [int(self.houses[position * SLOTS + slot]) for slot in range(SLOTS)]
        return {
            "tile": "face_down" if tile == FACE_DOWN else value_view(tile, TILE),
            "raiders": int(self.raiders[position]),
            "size": int(self.size[position]),
            "site": value_view(self.site[position], SITE),
            "houses": [None if owner < 0 else owner for owner in owners[CATHEDRAL_SLOT + 1 :]],
            "cathedral": None if owners[CATHEDRAL_SLOT] < 0 else owners[CATHEDRAL_SLOT],
        }

    # 8. Dealing again what a seat cannot know

    def redeal(self, seat: i64, host: Host) -> None:
        if self.drafting:
            self._redeal_draft(seat, host)
        for owner in range(self.seats):
            if owner != seat:
                estates = self.players[owner].estates
                for place in range(estates.size):
                    self.backs.add(estates[place])
                self.embassy_stack.add_all(self.players[owner].hidden_embassies)
        for owner in range(self.seats):
            if owner != seat:
                them = self.players[owner]
                for place in range(them.estates.size):
                    them.estates[place] = host.draw(self.backs, ESTATE_DRAWN)
                many = them.hidden_embassies.size
                them.hidden_embassies.clear()
                for _ in range(many):
                    them.hidden_embassies.add(host.draw(self.embassy_stack, EMBASSY_DRAWN))

    def _redeal_draft(self, seat: i64, host: Host) -> None:
        """Between two packs a seat has seen, the cards that went are known, but not who has which.

        So the card set aside and the others' picks are dealt again within such a stretch. The last stretch is
        open, unless the seat holds the pack: any card still in the pack may have gone as well.
        """
        first: i64 = NONE  # of this stretch; NONE stands for the card set aside
        pool = Bag.empty(CHARACTERS)
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
            card = host.draw(pool, CHARACTER_DRAWN)
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


def new_table(outline: Outline, rules: Rules, seats: i64) -> PlusUltra:
    """3. Set-up, before anything random."""
    market, surplus = Pile.empty(), Pile.empty()
    surplus.push(rules.surplus_start)
    for square in range(rules.market_start.size):
        (market if market.size < rules.market_squares else surplus).push(rules.market_start[square])
    houses = Ints.of([NONE] * (SITES * SLOTS))
    return PlusUltra(
        outline=outline,
        seats=seats,
        frames=Frames.empty(),
        asked=0,
        due=0,
        drafts=Drafts.empty(seats),
        rules=rules,
        round=0,
        phase=0,
        peers=Ints.of(range(seats)),
        order=Ints.of(range(seats)),
        active=NONE,
        acting=NONE,
        crown=rules.crown_start,
        market=market,
        surplus=surplus,
        church=Ints.of([NONE] * rules.market_squares),
        coins=Ints.zeros(rules.market_squares),
        unseen=rules.stack.clone(),
        removed=Bag.empty(TILES),
        buried=0,
        size3=rules.size3_colonies,
        sites=SITES,
        tile=Ints.of([FACE_DOWN] * SITES),
        raiders=Ints.zeros(SITES),
        size=Ints.of([rules.initial_colony_size] + [0] * (SITES - 1)),
        site=Ints.of([0 if rules.new_world else NONE] + [NONE] * (SITES - 1)),
        houses=houses,
        restless=Ints.zeros(SITES),
        site_cards=rules.sites.clone(),
        bulls=rules.bulls_in_play,
        magellan=rules.magellan_in_play,
        windows=rules.rose_windows_total - seats * rules.start_rose_windows_active,
        estates=(i64(1) << rules.estates_in_play) - 1,
        backs=rules.backs.clone(),
        embassy_stack=rules.embassies.clone(),
        display=Pile.empty(),
        dice=Ints.zeros(3),
        level=0,
        reached=False,
        track=Pile.empty(),
        locks=Ints.of([NONE] * COMMONS),
        deck=rules.basic.clone(),
        drafting=False,
        aside=NONE,
        picks=Pile.empty(),
        holder=Ints.of([NONE] * CHARACTERS),
        status=Ints.zeros(CHARACTERS),
        players=[new_player(rules) for _ in range(seats)],
    )
