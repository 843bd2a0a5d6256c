"""Ars Universalis tables for tests: set up a position, drive it with the texts of moves, read it back in words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

from ludarium.core import kernel
from ludarium.core.host import Replayed, Seeded, Told
from ludarium.core.pieces import Bag, Pile
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL, WORKS_EACH, Period
from ludarium.games.ars_universalis.memory import insert
from ludarium.games.ars_universalis.puzzles.solve import minimal_sets
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.driving import Driver

MA, EM, LM = "middle_ages", "early_modern", "late_modern"
_STEPS = {step.name: int(step.number) for step in GAME.outline.steps}
_DEFAULTS = ("pass", "withdraw", "decline", "keep", "end")  # 4.4 what an absent player does


# --- setting up -------------------------------------------------------------------------------------------


def begun(seats: int, seed: int = 1, **options: str) -> ArsUniversalis:
    """A real game at its first decision."""
    s = GAME.setup(seats, options).begin(Seeded(seed))
    assert isinstance(s, ArsUniversalis)
    return s


def table(
    players: int = 3,
    step: str = "projects",
    *,
    options: Mapping[str, str] | None = None,
    lead: int = 0,
    round: int = 1,
    period: str = MA,
    coins: Sequence[int] = (),
    score: Sequence[int] = (),
    shifts: Sequence[int] = (),
    hands: Sequence[str] = (),
    figures: Sequence[str] = (),
    works: Sequence[Mapping[str, int]] = (),
    records: Sequence[Mapping[str, int]] = (),
    offer: str = "",
    bank: str = "",
    classics: str = "",
    deck: str | None = None,
    discard: str = "",
) -> ArsUniversalis:
    """A table that enters `step` (round_start, auction, recruitment, trade, projects, round_end) now.

    Cards and figures are named in one text for each seat. `offer` and `bank` name what is drawn on entering; what is
    left out is empty, or drawn at random.
    """
    s = GAME.setup(players, options or {}).new()
    assert isinstance(s, ArsUniversalis)
    s.round, s.lead, s.period = round, lead, Period.read(period)
    s.deck = s.rules.of_period(s.period)
    for seat, player in enumerate(s.players):
        player.coins = coins[seat] if coins else player.coins
        player.score = score[seat] if score else 0
        player.shifts = shifts[seat] if shifts else 0
        for name in named(hands, seat):
            hold(s, seat, name)
        for name in named(figures, seat):
            figure = FIGURE.read(name)
            player.figures.push(figure)
            player.done.push(0)
            if s.deck.has(figure):
                s.deck.remove(figure)
        for name, many in (works[seat] if seat < len(works) else {}).items():
            player.works[Period.read(name)] = many
        for name, many in (records[seat] if seat < len(records) else {}).items():
            player.records[Category.read(name)] = many
    for name in classics.split():
        s.classics.add(FIGURE.read(name))
    if s.classics.size > 0:
        s.classic = s.classics.nth(0)
        s.classics.remove(s.classic)
    for name in discard.split():
        s.deck.remove(FIGURE.read(name))
        s.discard.add(FIGURE.read(name))
    if deck is not None:
        s.deck = Bag.of(s.deck.kinds, [FIGURE.read(name) for name in deck.split()])
    s.turn.push(_STEPS["rounds"])
    phases = ("round_start", "recruitment" if players == 2 else "auction", "trade", "projects", "round_end")
    for name in reversed(phases[phases.index(step) :]):
        s.turn.push(_STEPS[name])
    kernel.run(s, scripted(*offer.split(), *bank.split()) if offer or bank else Seeded(round))
    return s


def solo(figure: str, inspiration: str, *earlier: str, hand: str = "") -> ArsUniversalis:
    """A solo table with this figure face up in the first column, and the first works of these earlier ones done."""
    s = GAME.setup(1).begin(Seeded(4))
    assert isinstance(s, ArsUniversalis)
    for cell, name in enumerate((figure, *earlier)):
        number = FIGURE.read(name)
        if s.inspirations.has(number):
            s.inspirations.remove(number)
            s.inspirations.add(s.grid[cell])
        for place in range(s.grid.size):
            if s.grid[place] == number:
                s.grid[place] = s.grid[cell]
        s.grid[cell] = number
        s.done[cell] = 1 if cell else 0
    s.inspirations.add(s.inspiration)
    s.inspiration = FIGURE.read(inspiration)
    if s.inspirations.has(s.inspiration):
        s.inspirations.remove(s.inspiration)
    else:
        others = [other for other in s.inspirations.items() if _period(s, other) == _period(s, s.inspiration)]
        s.grid[s.grid.dump().index(s.inspiration)] = others[0]
        s.inspirations.remove(others[0])
    while s.players[0].hand.size > 0:
        s.pool.add(s.players[0].hand.pop())
    for name in hand.split():
        hold(s, 0, name)
    return s


def _period(s: ArsUniversalis, figure: int) -> int:
    return int(s.rules.period[figure])


def named(texts: Sequence[str], seat: int) -> list[str]:
    return texts[seat].split() if seat < len(texts) else []


def scripted(*outcomes: str | int) -> Replayed:
    """Chance that gives exactly these figures, materials or seats, in this order."""
    return Replayed.of([_outcome(outcome) for outcome in outcomes])


def _outcome(outcome: str | int) -> int:
    if isinstance(outcome, int):
        return outcome
    return MATERIAL.read(outcome) if outcome in MATERIAL.names else FIGURE.read(outcome)


def hold(s: ArsUniversalis, seat: int, name: str) -> None:
    """Put a material of the pool into a hand."""
    card = MATERIAL.read(name)
    s.pool.remove(card)
    insert(s.players[seat].hand, card)
    s.memory.drew(seat, card)


def own(s: ArsUniversalis, seat: int, name: str) -> None:
    """Give a figure to a seat, whatever it costs."""
    figure = FIGURE.read(name)
    if s.deck.has(figure):
        s.deck.remove(figure)
    s.players[seat].figures.push(figure)
    s.players[seat].done.push(0)


# --- playing ----------------------------------------------------------------------------------------------


_driver = Driver(GAME, scripted)
play, run = _driver.play, _driver.run
legal, legal_verbs, why = _driver.legal, _driver.legal_verbs, _driver.why


def complete(s: ArsUniversalis, seat: int, figure: str, work: int = 1) -> list[Told]:
    """Give the seat cards of the pool that solve this work, and complete it with them."""
    target = s.rules.target(FIGURE.read(figure) * int(WORKS_EACH) + work - 1)
    rng = random.Random(work)
    while True:
        cards = sorted(rng.sample(s.pool.items(), 8))
        found = min(minimal_sets(target, cards), key=lambda mask: mask.bit_count(), default=0)
        if found:
            break
    names = [str(MATERIAL.write(card)) for place, card in enumerate(cards) if found >> place & 1]
    for name in names:
        hold(s, seat, name)
    return play(s, seat, f"complete {figure} {work} {' '.join(names)}")


def idle(s: ArsUniversalis, until: Callable[[ArsUniversalis], bool]) -> None:
    """Everybody does as little as possible until something holds, or the game is over."""
    for _ in range(500):
        if s.over or until(s):
            return
        seat = asked(s)[0]
        text = next((text for text in _DEFAULTS if text in legal(s, seat)), sorted(legal(s, seat))[0])
        play(s, seat, text)
    raise AssertionError("this does not end")


def idle_to(s: ArsUniversalis, step: str, seat: int | None = None) -> None:
    idle(s, lambda s: s.step.name == step and seat in (None, asked(s)[0]))


def idle_round(s: ArsUniversalis) -> None:
    """On to the next round."""
    now = int(s.round)
    idle(s, lambda s: s.round > now)


# --- reading ----------------------------------------------------------------------------------------------


def reason(s: ArsUniversalis, seat: int, text: str) -> str:
    return str(why(s, seat, text).get("reason", ""))


def asked(s: ArsUniversalis) -> list[int]:
    return [seat for seat in range(s.seats) if s.asks(seat)]


def step(s: ArsUniversalis) -> str:
    return "over" if s.over else s.step.name


def hand(s: ArsUniversalis, seat: int) -> list[str]:
    return cards(s.players[seat].hand)


def cards(pile: Pile) -> list[str]:
    return [str(MATERIAL.write(card)) for card in pile.dump()]


def active(s: ArsUniversalis, seat: int) -> list[str]:
    return [str(FIGURE.write(figure)) for figure in s.players[seat].figures.dump()]


def offered(s: ArsUniversalis) -> list[str]:
    return [str(FIGURE.write(figure)) for figure in s.table.dump()]


def coins(s: ArsUniversalis, seat: int) -> int:
    return int(s.players[seat].coins)


def score(s: ArsUniversalis, seat: int) -> int:
    return int(s.score(seat))


def gains(s: ArsUniversalis, seat: int, act: Callable[[], object]) -> tuple[int, int]:
    """The points and coins that something brings a seat."""
    before = score(s, seat), coins(s, seat)
    act()
    return score(s, seat) - before[0], coins(s, seat) - before[1]


def holder(s: ArsUniversalis, category: str) -> int:
    return int(s.developments[Category.read(category)])


def events(told: Iterable[Told], name: str, seat: int = -1) -> list[dict[str, str | int]]:
    described = [GAME.describe_event(event, seat) for event in told]
    return [entry for entry in described if entry["event"] == name]
