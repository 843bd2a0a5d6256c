"""Plus Ultra: what views foretell: the round's end as things stand, what the next one begins with, and prices.

No rule is described a second time: the round's own end is played on a clone, prices are those that are paid.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Preview
from ludarium.core.moves import Moves, pack, verb_of
from ludarium.games.plus_ultra.characters.cardinal import donation_points, window_points
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import NONE, RESOURCES, SLOTS, Direction, Tile, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.rules.action import BASIC_STEP, BasicStep
from ludarium.games.plus_ultra.rules.common_action import common_cost
from ludarium.games.plus_ultra.rules.raid import RAID_STEP, RaidStep
from ludarium.games.plus_ultra.rules.round import (
    ROUND_END,
    ROUND_START,
    RoundEnd,
    peers_ducats,
    peers_points,
)
from ludarium.games.plus_ultra.seen import (
    ChurchSeen,
    DonationSeen,
    FateSeen,
    ForecastSeen,
    GainSeen,
    PriceSeen,
)
from ludarium.games.plus_ultra.state import PlusUltra


def forecast(s: PlusUltra) -> ForecastSeen | None:
    """The end of the round under way, as far as everybody can tell it.

    Before the bids nothing is said of the war, before the reveal nothing of the Crown's share. Where raiders turn is
    left open if their victim will be asked; nothing else depends on it.
    """
    if s.over:
        return None
    c, host = s.clone(), Preview()
    undecided = _end_round(c, host)
    if c.turn.depth == 1 and c.round < c.rules.rounds:
        c.round += 1
        ROUND_START.incomes(c, host)
    gains: list[GainSeen] = []
    for seat in range(s.turn.seats):
        now, then = s.players[seat], c.players[seat]
        gains.append(
            {
                "points": int(then.score - now.score),
                "ducats": int(then.ducats - now.ducats),
                "sea": int(then.sea - now.sea),
            }
        )
    return {
        "new_world": _fates(s, c, host, undecided),
        "gone": [Tile.write(told.values[0]) for told in host.events if told.event == Event.TILE_GONE],
        "gains": gains,
    }


def _end_round(c: PlusUltra, host: Preview) -> set[int]:
    """Play the end of the round. Gives which of the events are only one of two that could happen."""
    turn, depth = c.turn, c.turn.depth
    undecided: set[int] = set()
    turn.depth = 2  # the game, and on it the end of the round, which waits below everything else
    turn.asked = 0
    if turn[RoundEnd.STAGE] != RoundEnd.WAR:
        turn.depth = depth
    elif c.phase == 0:
        turn[RoundEnd.STAGE] = RoundEnd.SACKING
    revealed = c.aside != NONE and not c.drafting
    while turn.depth > 1:
        if turn.asked != 0:
            turn.asked = 0
            undecided.add(len(host.events))
            RAID_STEP.play(c, turn[RaidStep.SEAT], pack(Verb.RAID_MOVE, Direction.DOWN), host)
        elif turn.step is ROUND_END and turn[RoundEnd.STAGE] == RoundEnd.CROWN and not revealed:
            break
        else:
            turn.step.enter(c, host)
    return undecided


def _fates(s: PlusUltra, c: PlusUltra, host: Preview, undecided: set[int]) -> list[list[FateSeen]]:
    """By position before: what has happened there."""
    fates: list[list[FateSeen]] = [[] for _ in range(s.sites)]
    origin = list(range(s.sites))  # where each position was before cards were lost
    raids: list[tuple[int, int]] = []
    deliveries: list[FateSeen] = []
    for number, told in enumerate(host.events):
        first, second = told.values[0], told.values[1]
        if told.event == Event.CARD_REMOVED:
            del origin[first]
        elif told.event == Event.RAIDED:
            raids.append((origin[first], 0 if number in undecided else origin[second] + 1))
        elif told.event == Event.TO_MARKET:
            deliveries.append({"kind": "market", "at": int(second) + 1})
        elif told.event == Event.TO_SURPLUS:
            deliveries.append({"kind": "surplus", "at": 0})
    for place in range(s.sites):
        now = origin.index(place) if place in origin else NONE
        for slot in range(SLOTS - 1, -1, -1):
            if _lost_house(s, c, place, now, slot):
                fates[place].append({"kind": "sacked", "at": int(slot)})
        fates[place] += [{"kind": "raided", "at": to} for place_of, to in raids if place_of == place]
        if now == NONE:
            fates[place].append({"kind": "destroyed", "at": 0})
        elif 0 <= s.tile[place] < RESOURCES and c.tile[now] == NONE:
            fates[place].append(deliveries.pop(0))  # they leave from the bottom up, too
    return fates


def _lost_house(s: PlusUltra, c: PlusUltra, place: i64, now: i64, slot: i64) -> bool:
    if s.houses[place * SLOTS + slot] == NONE:
        return False
    return now == NONE or c.houses[now * SLOTS + slot] == NONE


def peers_pay(s: PlusUltra) -> list[GainSeen]:
    """By place in the order of peers: what it is paid when the next round begins."""
    following = s.round + 1
    if following > s.rules.rounds:
        return []
    return [
        {
            "points": int(peers_points(s, place, following)),
            "ducats": int(peers_ducats(s, place)),
            "sea": 0,
        }
        for place in range(s.turn.seats)
    ]


def prices(s: PlusUltra, seat: i64) -> dict[str, PriceSeen]:
    """Of every common action, and of basic actions where there is something to tell."""
    found: dict[str, PriceSeen] = {}
    if seat < 0 or not s.asks(seat):
        return found
    write = s.turn.outline.verbs.write
    role = CAST[s.turn[BasicStep.CHARACTER]] if s.step is BASIC_STEP else None
    moves = Moves()
    s.step.moves(s, seat, moves)
    for index in range(moves.size):
        move = moves[index]
        verb = verb_of(move)
        if Verb.PAINTER <= verb <= Verb.VISIT_EMBASSIES:
            found[write(move)] = {"price": int(common_cost(s, seat, move)), "ducats": 0, "points": 0}
        elif role is not None and (role.verbs >> verb) & 1 == 1:
            price, ducats, points = role.price(s, move), role.sells_for(s, move), role.buys(s, move)
            if price + ducats + points > 0:
                found[write(move)] = {"price": int(price), "ducats": int(ducats), "points": int(points)}
    return found


def church(s: PlusUltra) -> list[ChurchSeen]:
    """The squares of the Church."""
    return [
        {
            "good": None if s.church[square] == NONE else Tile.write(s.church[square]),
            "ducats": int(s.coins[square]),
            "window": int(
                window_points(s, s.market[square] if square < s.market.size else top_of_surplus(s))
            ),
        }
        for square in range(s.rules.market_squares)
    ]


def donation(s: PlusUltra) -> DonationSeen:
    return {"points": int(donation_points(s)), "window": int(window_points(s, top_of_surplus(s)))}


def top_of_surplus(s: PlusUltra) -> i64:
    return s.surplus[s.surplus.size - 1] if s.surplus.size > 0 else NONE
