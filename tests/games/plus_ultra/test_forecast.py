"""What views tell of the round's end and of prices is what then happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from ludarium.core.host import Preview, Recorder, Seeded, Told, UnknownAhead
from ludarium.core.kernel import legal, play, preview
from ludarium.core.kernel import run as run_on
from ludarium.core.moves import Moves, pack, verb_of
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import NONE, SLOTS, Tile, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.forecast import forecast, peers_pay
from ludarium.games.plus_ultra.seen import FateSeen
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.driving import close, last_move, run
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.table import draft_table, table
from tests.games.plus_ultra.wander import combinations, name_of, rich, wander

CASES = pytest.mark.parametrize("case", combinations(), ids=name_of)
QUIET = {Verb.END_TURN, Verb.RAID_MOVE}


def kinds(s: PlusUltra) -> list[list[tuple[str, int]]]:
    found = forecast(s)
    assert found is not None
    return [[(fate["kind"], fate["at"]) for fate in place] for place in found["new_world"]]


def ends(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[PlusUltra, list[Told], PlusUltra]]:
    """Rounds that end by a move which does nothing else: before it, what happened, and the next round's beginning."""
    s, host = rich(GAME.setup(seats, options), seed)
    under_way: list[tuple[PlusUltra, list[Told]]] = []  # positions with what happened since
    for before, _, move, told in wander(s, host, seed, likes="end_turn"):
        if verb_of(move) != Verb.RAID_MOVE:
            under_way.clear()
        if verb_of(move) in QUIET:
            under_way.append((before, []))
        for _, since in under_way:
            since += told
        if s.round > before.round or s.over:
            for position, since in under_way:
                yield position, since, s


def cut_short(
    seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[PlusUltra, list[Told], PlusUltra]]:
    """Rounds that end in the midst of the actions, since nobody does anything any more."""
    s, host = rich(GAME.setup(seats, options), seed)
    rng = random.Random(seed)
    for number, (before, _, _, _) in enumerate(wander(s, host, seed)):
        if number % 7 or before.phase == 0:
            continue
        c, recorder = before.clone(), Recorder(Seeded(seed))
        c.turn.depth, c.turn.asked = 2, 0
        c.phase = 0
        run_on(c, recorder)
        while not c.over and c.step.name == "raid":
            play(c, c.actor(), pack(Verb.RAID_MOVE, rng.randrange(2)), recorder)
        yield before, recorder.take()[1], c


@pytest.mark.rule("4 E1", "4 E2", "4 E3", "4 E4", "4 B2")
@CASES
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("way", [ends, cut_short])
def test_what_is_forecast_happens(
    way: Callable[[int, dict[str, str], int], Iterator[tuple[PlusUltra, list[Told], PlusUltra]]],
    case: tuple[int, dict[str, str]],
    seed: int,
) -> None:
    for before, told, after in way(*case, seed):
        found = forecast(before)
        assert found is not None
        end = next(place for place, one in enumerate(told) if one.event == Event.ROUND_ENDED)
        compare_world(before, found["new_world"], told[:end], after)
        gone = [Tile.write(one.values[0]) for one in told[:end] if one.event == Event.TILE_GONE]
        assert found["gone"] == gone
        if after.round > before.round:
            for seat, gain in enumerate(found["gains"]):
                then, now = after.players[seat], before.players[seat]
                assert gain["points"] == then.score - now.score
                assert gain["ducats"] == then.ducats - now.ducats
                assert gain["sea"] == then.sea - now.sea


def compare_world(before: PlusUltra, fates: list[list[FateSeen]], told: list[Told], after: PlusUltra) -> None:
    """Tell the fates from the events, in the places as they were."""
    places = list(range(before.sites))
    lost: dict[int, int] = {}
    raided: list[tuple[int, int]] = []
    delivered: list[int] = []
    for one in told:
        first, second = one.values[0], one.values[1]
        if one.event == Event.SACKED:
            lost[places[second]] = lost.get(places[second], 0) + 1
        elif one.event == Event.RAIDED:
            raided.append((places[first], places[second] + 1))
        elif one.event == Event.CARD_REMOVED:
            del places[first]
        elif one.event in (Event.TO_MARKET, Event.TO_SURPLUS):
            delivered.append(second + 1 if one.event == Event.TO_MARKET else 0)
    foreseen = []
    for place, found in enumerate(fates):
        sacked = [fate["at"] for fate in found if fate["kind"] == "sacked"]
        assert len(sacked) == lost.get(place, 0)
        if place in places:
            now = places.index(place)
            for slot in range(SLOTS):
                stood = before.houses[place * SLOTS + slot] != NONE
                assert (slot in sacked) == (stood and after.houses[now * SLOTS + slot] == NONE)
        assert any(fate["kind"] == "destroyed" for fate in found) == (place not in places)
        goes = [fate["at"] for fate in found if fate["kind"] == "raided"]
        went = [to for at, to in raided if at == place]
        assert all(told in (0, to) for told, to in zip(goes, went, strict=True))
        foreseen += [fate["at"] for fate in found if fate["kind"] in ("market", "surplus")]
    assert foreseen == delivered


@pytest.mark.rule("4 E3")
def test_a_full_market_sends_goods_to_the_surplus() -> None:
    s = table(
        4,
        colonies={1: (4, []), 2: (2, [])},
        tiles={1: "gems", 2: "gold", 3: "gems"},
        market=["silver"] * 3,
        aside="trader",
    )
    assert kinds(s)[:3] == [[("market", 4)], [("surplus", 0)], []]
    found = forecast(s)
    assert found is not None
    assert found["gone"] == ["silver"] * 3  # the Trader's good


@pytest.mark.rule("7.2")
def test_a_good_beside_a_lost_colony_is_not_delivered() -> None:
    s = table(
        4,
        new_world=True,
        sites={2: "nw_cuba", 3: "nw_new_spain"},
        colonies={1: (4, {1: 0}), 2: (4, {}), 3: (3, {1: 2, 0: 1})},
        tiles={1: "natives", 2: "gold", 3: "gems"},
        raiders={2: 1, 3: 2},
    )
    told = kinds(s)
    assert told[0] == [("sacked", 1)]
    assert told[1] == [("destroyed", 0)]
    assert told[2] == [("sacked", 1), ("sacked", 0), ("raided", 1), ("raided", 1), ("market", 2)]


@pytest.mark.rule("7.2")
def test_a_fort_holds_natives_off_and_a_victim_decides_about_raiders() -> None:
    s = table(
        4,
        new_world=True,
        sites={2: "nw_cuba", 3: "nw_new_spain"},
        colonies={1: (4, {1: 0}), 2: (4, {2: 1}), 3: (3, {1: 2, 2: 0})},
        tiles={2: "natives"},
    )
    assert kinds(s)[1] == []  # the second slot of Cuba is a fort
    last_move(s)
    lay(s, raiders={3: 1, 2: 1}, tiles={2: None})
    assert kinds(s)[1:3] == [[("sacked", 2), ("raided", 0)], [("sacked", 2), ("raided", 2)]]
    close(s)
    assert s.step.name == "raid"
    assert kinds(s)[1:3] == [[("raided", 0)], [("sacked", 2), ("raided", 2)]]
    run(s, "1 raid_move up")


@pytest.mark.rule("8")
def test_before_the_reveal_nothing_is_told_of_the_crown() -> None:
    told = []
    for aside in ("trader", "king"):
        s = draft_table(4)
        lay(s, aside=aside, market=["silver", "gold"])
        told.append(forecast(s))
    assert told[0] == told[1]
    assert told[0] is not None
    assert told[0]["gone"] == []


@pytest.mark.rule("4 B2")
def test_what_places_among_the_peers_are_paid() -> None:
    def paid(round: int) -> list[tuple[int, int]]:
        return [(pay["points"], pay["ducats"]) for pay in peers_pay(table(4, round=round))]

    assert paid(1) == [(0, 0), (0, 0), (0, 1), (0, 2)]
    assert paid(4) == [(1, 0), (0, 0), (0, 1), (0, 2)]
    assert paid(5) == paid(6) == [(2, 0), (1, 0), (0, 1), (0, 2)]
    assert paid(7) == []


@pytest.mark.rule("5 edge", "6")
@CASES
def test_a_move_costs_and_brings_what_is_told(case: tuple[int, dict[str, str]]) -> None:
    s, host = rich(GAME.setup(*case), 5)
    moves = Moves()
    for before, seat, _, _ in wander(s, host, 5):
        prices = before.view(seat)["prices"]
        assert isinstance(prices, dict)
        legal(before, seat, moves)
        texts = {GAME.verbs.write(move): move for move in moves.dump()}
        assert prices.keys() <= texts.keys()
        for text, move in texts.items():
            if before.step.name not in ("basic", "menu", "after"):
                continue
            c, told = before.clone(), Preview(seat)
            try:
                play(c, seat, move, told)
            except UnknownAhead:
                pass
            own = [one for one in told.events[:3] if one.values[0] == seat]  # what follows has other causes
            paid = sum(one.values[1] for one in told.events[1:2] if one.event == Event.PAID and one in own)
            price = prices.get(text, {"price": 0, "ducats": 0, "points": 0})
            if verb_of(move) != Verb.DEPOSIT:  # its price is its argument
                assert price["price"] == paid, text
            if verb_of(move) == Verb.SELL:
                earned = sum(one.values[1] for one in own if one.event == Event.EARNED)
                assert price["ducats"] == earned
            if verb_of(move) == Verb.SPEND:
                gained = [one.values[1] for one in own if one.event == Event.SCORED]
                assert price["points"] == gained[0]
        assert all(
            not before.view(other)["prices"] for other in range(before.seats) if not before.asks(other)
        )


@pytest.mark.rule("5 Cardinal")
@pytest.mark.parametrize("goods", [["gold", None, None, None], ["gold", "gems", None, "silver"]])
def test_a_donation_brings_what_its_square_tells(goods: list[str | None]) -> None:
    s = table(
        4,
        [["cardinal"]],
        market=["gold", "silver", "silver", "gems"],
        surplus=["gems"],
        church=goods,
        windows=1,
    )
    run(s, "0 play_card cardinal")
    view = s.also_seen(0)
    for text in ("donate 1 3 3 no", "donate 1 3 3 yes", "donate 1 surplus 3 yes"):
        told = preview(s, 0, GAME.verbs.parse(text))
        gained = sum(one.values[1] for one in told if one.event == Event.SCORED)
        _, _, source, square, window = text.split()
        brings = view["donation"]
        more = brings["window"] if source == "surplus" else view["church"][int(square) - 1]["window"]
        assert gained == brings["points"] + (more if window == "yes" else 0)
