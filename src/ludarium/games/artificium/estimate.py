"""Artificium for bots: an estimate of what a hand can bring, and the plan that brings it.

Values are counted in grains, hundredths of a point, so that plans are compared in whole numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.games.artificium.data import ACTIONS, Card, Resource
from ludarium.games.artificium.rate import POINT, Rates
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.state import Artificium

SOME: Final = 5  # coins: the first ones open doors, some more help, the rest are mostly change

# Columns of a row of an estimate: the stock, then
COINS: Final[i64] = 9
SCORE: Final[i64] = 10
PLAYED: Final[i64] = 11  # how many cards lie in the played area
GAIN: Final[i64] = 12  # guesses, in grains
WIDTH: Final[i64] = 13
ROWS: Final[i64] = 60
MOST: Final[i64] = 36  # buildings of a plan; the other rows are for what is played besides

# Kinds of worth: each resource, the first coins (COINS), then
MORE_COINS: Final[i64] = 10
MANY_COINS: Final[i64] = 11
TOKENS: Final[i64] = 12

# Plans remembered, and the numbers that make the key of one
PLACES: Final[i64] = 16384
KEY: Final[i64] = 5
HALF: Final[i64] = 0x7FFFFFFF  # bits: products of two such numbers stay within 64

# What using a card takes
IMPOSSIBLE: Final = 0
FREE: Final = 1  # nothing has to be bought
BOUGHT: Final = 2


def weigh(rules: Rules, left: i64, worth: vec[i64], rates: Rates) -> None:
    """Fill in what each resource, and last a coin, is worth when so many rounds are still to come."""
    coin = POINT // rules.coins_per_point
    for resource in range(Resource.COUNT):
        worth[resource] = coin * rules.sell[resource]
    worth[COINS] = worth[MORE_COINS] = worth[MANY_COINS] = coin
    if left > 0:
        kept = rates.kept[min(left, 3) - 1]
        for token in range(TOKENS):
            worth[token] = kept[token]


def purse(coins: i64, worth: vec[i64]) -> i64:
    """Grains for all coins of a seat."""
    first = min(coins, SOME)
    more = min(coins - first, SOME)
    return first * worth[COINS] + more * worth[MORE_COINS] + (coins - first - more) * worth[MANY_COINS]


class Recipes:
    """What buildings take and bring, without the zeros, and how far it is to the next bonus of the track."""

    pay_from: vec[i64]  # by card: where its kinds begin in `pay_kind` and `pay_many`
    pay_kind: vec[i64]
    pay_many: vec[i64]
    get_from: vec[i64]
    get_kind: vec[i64]
    get_many: vec[i64]
    user_from: vec[i64]  # by resource: where the buildings that take it begin in `user`
    user: vec[i64]
    ahead: vec[i64]  # by square: the steps to the next bonus, at least one

    def __init__(self, rules: Rules) -> None:
        self.pay_from = vec[i64]([0])
        self.pay_kind = vec[i64]()
        self.pay_many = vec[i64]()
        self.get_from = vec[i64]([0])
        self.get_kind = vec[i64]()
        self.get_many = vec[i64]()
        for card in range(Card.COUNT):
            for resource in range(Resource.COUNT):
                place = card * Resource.COUNT + resource
                if rules.pays[place] > 0:
                    self.pay_kind = append(self.pay_kind, resource)
                    self.pay_many = append(self.pay_many, rules.pays[place])
                if rules.gets[place] > 0:
                    self.get_kind = append(self.get_kind, resource)
                    self.get_many = append(self.get_many, rules.gets[place])
            self.pay_from = append(self.pay_from, i64(len(self.pay_kind)))
            self.get_from = append(self.get_from, i64(len(self.get_kind)))
        self.user_from = vec[i64]([0])
        self.user = vec[i64]()
        for resource in range(Resource.COUNT):
            for card in range(ACTIONS, Card.COUNT):
                if rules.pays[card * Resource.COUNT + resource] > 0:
                    self.user = append(self.user, card)
            self.user_from = append(self.user_from, i64(len(self.user)))
        self.ahead = vec[i64]()
        squares = rules.track_squares
        for square in range(squares):
            steps: i64 = 1
            while steps < squares and rules.bonus[(square + steps) % squares] < 0:
                steps += 1
            self.ahead = append(self.ahead, steps)


class Memo:
    """Plans made before. A search deals the same cards again for every move it weighs, so most of them come back."""

    keys: vec[i64]
    best: vec[i64]  # without the points that the seat has already
    first: vec[i64]
    asked: vec[i64]  # the key asked for last
    place: i64  # and where it belongs

    def __init__(self) -> None:
        self.keys = vec[i64]([-1] * (PLACES * KEY))
        self.best = vec[i64]([0] * PLACES)
        self.first = vec[i64]([0] * PLACES)
        self.asked = vec[i64]([0] * KEY)
        self.place = 0

    def has(self) -> bool:
        """Look for the key asked for; a plan made next may be kept in its place."""
        asked, keys = self.asked, self.keys
        mixed: i64 = 0
        for place in range(KEY):
            mixed = ((mixed ^ asked[place] ^ (asked[place] >> 31)) & HALF) * 0x2F0B4C47
            mixed ^= mixed >> 31
        self.place = (mixed >> 7) & (PLACES - 1)
        at = self.place * KEY
        for place in range(KEY):
            if keys[at + place] != asked[place]:
                return False
        return True

    def keep(self, best: i64, first: i64) -> None:
        at = self.place * KEY
        for place in range(KEY):
            self.keys[at + place] = self.asked[place]
        self.best[self.place] = best
        self.first[self.place] = first


class Estimate:
    """A hand, and rows of what its seat owns, each row one card after the last."""

    rules: Rules
    rates: Rates
    recipes: Recipes
    memo: Memo | None  # made with the first plan
    seats: i64
    left: i64  # rounds to come
    rows: vec[i64]
    hand: vec[i64]
    played: vec[i64]
    worth: vec[i64]  # grains for what is left over
    siege: i64  # grains for setting a rival back
    theft: i64  # grains for a Theft
    cards: vec[i64]  # the buildings of the hand, cheapest chain first
    many: i64
    best: i64
    first: i64  # the building the best plan begins with, or -1

    def __init__(self, rules: Rules, rates: Rates) -> None:
        self.rules = rules
        self.rates = rates
        self.recipes = Recipes(rules)
        self.memo = None
        self.seats = 0
        self.left = -1
        self.rows = vec[i64]([0] * (WIDTH * ROWS))
        self.hand = vec[i64]([0] * Card.COUNT)
        self.played = vec[i64]([0] * Card.COUNT)
        self.worth = vec[i64]([0] * TOKENS)
        self.cards = vec[i64]([0] * ROWS)
        self.siege = 0
        self.theft = 0
        self.many = 0
        self.best = 0
        self.first = -1

    def take(self, s: Artificium, seat: i64) -> None:
        """Copy what the seat owns, and weigh what may be left over."""
        me = s.players[seat]
        rules = s.rules
        if rules is not self.rules:
            self.rules = rules
            self.recipes = Recipes(rules)
            self.memo = None
            self.left = -1
        self.seats = s.turn.seats
        if self.left != rules.rounds - s.round:
            self.left = rules.rounds - s.round
            weigh(rules, self.left, self.worth, self.rates)
        rows, hand, played = self.rows, self.hand, self.played
        cards, used, stock = me.hand.counts, me.played.counts, me.resources.counts
        for card in range(Card.COUNT):
            hand[card] = i64(cards[card])
            played[card] = i64(used[card])
        for resource in range(Resource.COUNT):
            rows[resource] = i64(stock[resource])
        rows[COINS] = me.coins
        rows[SCORE] = me.score
        rows[PLAYED] = me.played.size
        rows[GAIN] = 0
        self.siege = rules.castle_setback * POINT // (s.turn.seats - 1) if s.turn.seats > 1 else 0
        self.theft = 0
        for other in range(s.turn.seats):
            if other != seat and self.theft == 0:
                theirs = s.players[other].resources
                for resource in range(Resource.COUNT):
                    if rules.theft_cost[resource] >= 0 and theirs.has(resource):
                        self.theft = self.rates.theft
                        break

    def use(self, row: i64, card: i64) -> i64:
        """Write into the next row what a building leaves, its missing inputs bought; say what it takes."""
        rules, recipes, rows = self.rules, self.recipes, self.rows
        at = row * WIDTH
        to = at + WIDTH
        for resource in range(Resource.COUNT):
            rows[to + resource] = rows[at + resource]
        kinds, many = recipes.pay_kind, recipes.pay_many
        bought: i64 = 0
        for place in range(recipes.pay_from[card], recipes.pay_from[card + 1]):
            resource = kinds[place]
            rest = rows[to + resource] - many[place]
            if rest < 0:
                bought -= rest * rules.buy[resource]
                rest = 0
            rows[to + resource] = rest
        coins = rows[at + COINS] - bought - rules.coin_cost[card]
        if coins < 0:
            coins = self.raise_coins(to, coins)
            if coins < 0:
                return IMPOSSIBLE
        kinds, many = recipes.get_kind, recipes.get_many
        for place in range(recipes.get_from[card], recipes.get_from[card + 1]):
            rows[to + kinds[place]] += many[place]
        score = rows[at + SCORE]
        after = score + rules.points[card]
        squares, ahead = rules.track_squares, recipes.ahead
        square = score % squares
        score += ahead[square]
        while score <= after:
            square = score % squares
            resource = rules.bonus[square]
            if resource >= 0:
                rows[to + resource] += 1
            score += ahead[square]
        rows[to + COINS] = coins
        rows[to + SCORE] = after
        rows[to + PLAYED] = rows[at + PLAYED] + 1
        gain = rows[at + GAIN]
        if card == Card.CASTLE:
            gain += self.siege
        elif card == Card.WIZARD_TOWER:
            gain += self.rates.wizard
        rows[to + GAIN] = gain
        return FREE if bought == 0 else BOUGHT

    def raise_coins(self, to: i64, coins: i64) -> i64:
        """Sell until coins are not negative: first what no card in hand wants, then anything."""
        rules, recipes = self.rules, self.recipes
        rows, hand, pays, sell = self.rows, self.hand, rules.pays.row, rules.sell.row
        most = coins
        for resource in range(Resource.COUNT):
            most += rows[to + resource] * sell[resource]
        if most < 0:
            return most
        for resource in range(Resource.COUNT):
            spare = rows[to + resource]
            if spare > 0:
                for place in range(recipes.user_from[resource], recipes.user_from[resource + 1]):
                    card = recipes.user[place]
                    spare -= hand[card] * pays[card * Resource.COUNT + resource]
                while coins < 0 and spare > 0:
                    spare -= 1
                    rows[to + resource] -= 1
                    coins += sell[resource]
                if coins >= 0:
                    return coins
        for resource in range(Resource.COUNT):
            while coins < 0 and rows[to + resource] > 0:
                rows[to + resource] -= 1
                coins += sell[resource]
        return coins

    def copy(self, row: i64) -> None:
        rows = self.rows
        at = row * WIDTH
        for place in range(at, at + WIDTH):
            rows[place + WIDTH] = rows[place]

    def value(self, row: i64) -> i64:
        """Grains for everything a row holds."""
        rows, worth = self.rows, self.worth
        at = row * WIDTH
        total = rows[at + SCORE] * POINT + rows[at + GAIN] + purse(rows[at + COINS], worth)
        for resource in range(Resource.COUNT):
            total += rows[at + resource] * worth[resource]
        return total

    def plan(self) -> i64:
        """The value of playing the hand well, buildings in the order of the chain, then the actions."""
        self.many = 0
        for card in range(ACTIONS, Card.COUNT):
            for _copy in range(self.hand[card]):  # a bare _ would be boxed
                if self.many < MOST:
                    self.cards[self.many] = card
                    self.many += 1
        memo = self.memo
        if memo is None:
            memo = Memo()
            self.memo = memo
        points = self.rows[SCORE] * POINT
        self.ask(memo)
        if memo.has():
            self.best = memo.best[memo.place] + points
            self.first = memo.first[memo.place]
            return self.best
        self.best = -1
        self.first = -1
        self.begin()
        memo.keep(self.best - points, self.first)
        return self.best

    def begin(self) -> None:
        """Try all plans."""
        self.extend(0, 0, -1)

    def ask(self, memo: Memo) -> None:
        """Write down all that a plan depends on, each number with more room than it can need at any table."""
        hand, rows, played, asked = self.hand, self.rows, self.played, memo.asked
        low: i64 = 0
        high: i64 = 0
        stock: i64 = 0
        before: i64 = 0
        for card in range(8):
            low = low * 128 + hand[card]
            high = high * 128 + hand[card + 8]
        for resource in range(Resource.COUNT):
            stock = stock * 128 + rows[resource]
        if hand[Card.REBUILDING] > 0:
            for card in range(ACTIONS, Card.COUNT):
                before = before * 32 + played[card]
        rest = rows[COINS] * 1024 + rows[SCORE] % self.rules.track_squares
        rest = rest * 256 + (rows[PLAYED] if hand[Card.FAIR] > 0 else 0)
        rest = (rest * 16 + self.left) * 16 + self.seats
        asked[0] = low
        asked[1] = high
        asked[2] = stock
        asked[3] = before
        asked[4] = rest * 2 + (1 if self.theft > 0 else 0)

    def extend(self, index: i64, row: i64, first: i64) -> None:
        """Use the next building, or leave it out when it would have to be bought for."""
        if index == self.many:
            value = self.value(row) + self.actions(row)
            if value > self.best:
                self.best = value
                self.first = first
            return
        card = self.cards[index]
        hand = self.hand
        hand[card] -= 1
        takes = self.use(row, card)
        if takes != IMPOSSIBLE:
            self.played[card] += 1
            self.extend(index + 1, row + 1, card if first < 0 else first)
            self.played[card] -= 1
        hand[card] += 1
        if takes != FREE:
            self.extend(index + 1, row, first)

    def actions(self, row: i64) -> i64:
        """Grains for the action cards in hand, when everything else is played."""
        hand, rows = self.hand, self.rows
        total = hand[Card.EXPLORATION] * self.rates.exploration + hand[Card.THEFT] * self.theft
        if hand[Card.REBUILDING] > 0:
            total += self.rebuilding(row)
        if hand[Card.FAIR] > 0:
            others = rows[row * WIDTH + PLAYED] + hand[Card.EXPLORATION] + hand[Card.THEFT]
            coins = rows[row * WIDTH + COINS]
            total -= purse(coins, self.worth)
            total += purse(coins + others * self.rules.fair_coins_per_card, self.worth)
        return total

    def rebuilding(self, row: i64) -> i64:
        """What the best building would bring when used once more."""
        before = self.value(row)
        best: i64 = 0
        for card in range(ACTIONS, Card.COUNT):
            if self.played[card] > 0 and self.use(row, card) != IMPOSSIBLE:
                best = max(best, self.value(row + 1) - before)
        return best
