"""The solver: complete tapestries, winning lines, and the proofs that there are none."""

from __future__ import annotations

import importlib.util
import os
from itertools import product
from pathlib import Path

import pytest

from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.record import parse, read, write
from ludarium.games import find_game
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import CARD
from ludarium.games.universal_tapestry.solver import (
    Clock,
    LayoutAnswer,
    LineAnswer,
    Verdict,
    endgame,
    solve_layout,
    solve_line,
)
from ludarium.games.universal_tapestry.solver.faces import Table
from ludarium.games.universal_tapestry.solver.proof import has_vortex
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import (
    LEFT_OVER,
    Cards,
    F,
    box_ok,
    deal,
    fits,
    lively,
    outcome,
    play,
    position,
    rest,
)

RECORDS = Path(__file__).parent / "records"
INSTALLED = importlib.util.find_spec("ortools") is not None
needs_ortools = pytest.mark.skipif(
    not INSTALLED and os.environ.get("CI") != "true",
    reason="OR-tools is not installed: pip install 'ludarium[solver]'",
)
pytestmark = needs_ortools


def without(*cells: tuple[int, int]) -> Cards:
    return {cell: card for cell, card in F.items() if cell not in cells}


def checked(s: UniversalTapestry, answer: LayoutAnswer, options: dict[str, str]) -> Cards:
    """The completed tapestry, checked against the oracle."""
    assert answer.verdict is Verdict.YES
    cards = {cell: str(CARD.write(card)) for cell, card in answer.tapestry.items()}
    assert len(cards) == len(set(cards.values())) == 64
    assert box_ok(cards.keys())
    for cell, card in cards.items():
        assert fits(cards, cell, card, options), cell
    assert answer.tapestry.items() >= Table(s).laid.items()
    everything = [*answer.tapestry.values(), *answer.left_over, *s.discards.dump()]
    assert sorted(everything) == list(range(72))
    return cards


def replayed(s: UniversalTapestry, answer: LineAnswer) -> None:
    """The line is legal, move by move, and wins with the score it promises."""
    assert answer.verdict is Verdict.YES
    play(s, *(GAME.verbs.write(move) for move in answer.moves))
    assert outcome(s) == "won"
    assert s.score(0) == answer.score


# Complete tapestries


@pytest.mark.rule("11.23")
@pytest.mark.parametrize("deck", ["H1", "H2"])
def test_the_full_tapestry(deck: str) -> None:
    s = position(F, area=LEFT_OVER, deck=(), options={"deck": deck})
    answer = solve_layout(s, 10)
    checked(s, answer, {"deck": deck})
    assert (answer.score, answer.bound) == (16, 16)


@pytest.mark.rule("5")
@pytest.mark.parametrize("deck", ["H1", "H2"])
def test_holes_are_filled(deck: str) -> None:
    holes = [(row, column) for row in range(8) for column in range(8) if (row * 3 + column) % 4 == 0]
    s = position(without(*holes), options={"deck": deck})
    answer = solve_layout(s, 20)
    checked(s, answer, {"deck": deck})
    assert answer.best


@pytest.mark.rule("11.26")
def test_a_one_kind_gap() -> None:
    s = position(without((4, 4)))
    cards = checked(s, solve_layout(s, 10, best=False), {})
    assert cards[4, 4][:2] == "YC"


@pytest.mark.rule("11.26")
def test_a_one_kind_gap_without_its_kind() -> None:
    gone = [card for card in rest(without((4, 4)).values()) if card[:2] == "YC"]
    s = position(without((4, 4)), discards=gone)
    answer = solve_layout(s, 10)
    assert (answer.verdict, answer.reason) == (Verdict.NO, "dead-cell")


@pytest.mark.rule("11.3")
def test_red_and_purple_at_a_corner() -> None:
    answer = solve_layout(deal(), 10)
    assert (answer.verdict, answer.reason) == (Verdict.NO, "dead-cell")


@pytest.mark.rule("5")
def test_cards_too_far_apart_in_colour() -> None:
    """No cell beside a card is dead, yet three steps cannot lead from red to purple."""
    cards = {(0, 0): "RA1", (1, 1): "RC1", (2, 2): "RN1", (3, 3): "RA2", (3, 6): "PA1"}
    answer = solve_layout(position(cards), 20)
    assert (answer.verdict, answer.reason) == (Verdict.NO, "no-layout")


@pytest.mark.rule("5")
def test_the_window_floats() -> None:
    """Cards in the first row and column leave only windows to the right of and below them."""
    cards = {(-4, 3): "YA1", (0, 0): "OC1", (1, 1): "YN1", (2, 2): "GA1", (3, 3): "GC1"}
    s = position(cards)
    found = checked(s, solve_layout(s, 20, best=False), {})
    assert min(row for row, _ in found) == -4


@pytest.mark.rule("4")
def test_too_few_cards() -> None:
    gone = rest(without((7, 7)).values())[:8]
    s = position(without((7, 7)), discards=[*gone, "PC3"])
    assert solve_layout(s, 5).reason == "too-few-cards"
    assert solve_line(s, 5).verdict is Verdict.NO


@pytest.mark.rule("8")
@pytest.mark.parametrize("seed", range(4))
def test_small_gaps_against_brute_force(seed: int) -> None:
    """Every way to fill three gaps with the cards left is tried, and the best score compared."""
    rng = Seeded(seed)
    cells = sorted(F)
    gaps = [cells.pop(rng.roll(len(cells))) for _ in range(3)]
    cards = without(*gaps)
    spare = rest(cards.values())
    gone = [spare.pop(rng.roll(len(spare))) for _ in range(rng.roll(8))]
    s = position(cards, discards=gone)
    answer = solve_layout(s, 10)
    scores = []
    for chosen in product(sorted({card[:2] for card in spare}), repeat=3):
        names: list[str] = []
        for kind in chosen:
            names += [card for card in spare if card[:2] == kind and card not in names][:1]
        full = {**cards, **dict(zip(gaps, names))}
        if len(names) == 3 and all(fits(full, gap, full[gap], {}) for gap in gaps):
            points = {"R": 0, "O": 1, "Y": 2, "G": 2, "B": 1, "P": 0}
            scores.append(sum(points[card[0]] for card in rest(full.values())))
    if scores:
        assert (answer.verdict, answer.score, answer.bound) == (Verdict.YES, max(scores), max(scores))
    else:
        assert answer.verdict is Verdict.NO


# Winning lines


@pytest.mark.rule("11.25")
def test_the_last_gap() -> None:
    s = position(without((7, 7)), "PC3", area=LEFT_OVER[:7], deck=LEFT_OVER[7:])
    answer = solve_line(s, 10)
    assert (answer.score, answer.bound) == (16, 16)
    replayed(s, answer)


@pytest.mark.rule("4")
@pytest.mark.parametrize("name", ["classic-won", "gentle-won", "relaxed-won", "time-won"])
def test_a_late_position_of_a_won_game(name: str) -> None:
    """The rest of the line is found, replays in the journal, and its record is sound."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    at = len(parse(text, find_game).actions) - 40
    journal = read(text, find_game, until=at)
    assert isinstance(journal.state, UniversalTapestry)
    answer = solve_line(journal.state, 20, best=False)
    assert answer.verdict is Verdict.YES
    for move in answer.moves:
        journal.play(0, move)
    assert outcome(journal.state) == "won"
    assert read(write(journal), find_game).state.same(journal.state)


@pytest.mark.rule("6")
def test_a_whole_deal_that_needs_exchanges() -> None:
    """Two cards of the set-up kill the cells between them: one of them is exchanged, and all is laid."""
    journal = Journal(GAME.setup(1), ["solver"], Seeded(derive(12, 0)))
    s = journal.state
    assert isinstance(s, UniversalTapestry)
    assert solve_layout(s, 5).reason == "dead-cell"
    answer = solve_line(s, 60, best=False)
    assert any(GAME.verbs.name(move) == "exchange" for move in answer.moves)
    replayed(s, answer)


@pytest.mark.rule("4")
def test_a_decided_game() -> None:
    s = deal()
    for _ in range(9):
        play(s, "draw 0", "discard")
    answer = solve_line(s, 1)
    assert (answer.verdict, answer.reason) == (Verdict.NO, "lost")
    s = position(F, area=LEFT_OVER, deck=())
    play(s, "finish")
    answer = solve_line(s, 1)
    assert (answer.verdict, answer.moves, answer.score) == (Verdict.YES, [], 16)


def ring(types: str) -> Cards:
    """Eight cards of one colour or the next round an empty cell, of these types."""
    around = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)]
    cards: Cards = {}
    for cell, type in zip(around, types):
        cards[cell] = next(
            card
            for card in rest(cards.values())
            if card[0] in "YG" and card[1] == type and fits(cards, cell, card, {})
        )
    return cards


@pytest.mark.rule("6")
def test_a_vortex_is_lost_for_ever() -> None:
    """Seven steps up the cycle of types and one down: no exchange ever changes that."""
    s = position(ring("ACNACNAN"))
    assert has_vortex(Table(s))
    answer = solve_line(s, 1)
    assert (answer.verdict, answer.reason) == (Verdict.NO, "vortex")
    assert not has_vortex(Table(position(ring("ACACACAC"))))


@pytest.mark.rule("6")
@pytest.mark.parametrize("seed", range(6))
def test_a_vortex_survives_everything(seed: int) -> None:
    cards = ring("ACNACNAN")
    s = position(cards, area=rest(cards.values())[::8], options={"play_out": "true"})
    rng = Seeded(seed)
    while not s.over:
        assert has_vortex(Table(s))
        play(s, lively(s, rng))
    assert outcome(s) == "lost"


@pytest.mark.rule("4")
def test_all_endings_are_tried() -> None:
    """The one card for a gap is gone, and no exchange frees another: proved by trying everything."""
    gone = [*LEFT_OVER[5:], "PC3"]
    s = position(without((7, 7), (0, 0)), area=[*LEFT_OVER[:5], "RA1"], deck=(), discards=gone)
    ending = endgame.search(s, Clock(20))
    assert (ending.complete, ending.score) == (True, None)
    answer = solve_line(s, 20)
    assert (answer.verdict, answer.reason) == (Verdict.NO, "all-lines")


@pytest.mark.rule("8")
def test_no_better_ending() -> None:
    """A late position: the best of all lines is found, and nothing beats it."""
    journal = read((RECORDS / "classic-won.txt").read_text(encoding="utf-8"), find_game)
    last = len(journal.numbered())
    early = read((RECORDS / "classic-won.txt").read_text(encoding="utf-8"), find_game, until=last - 5)
    s = early.state
    assert isinstance(s, UniversalTapestry)
    answer = solve_line(s, 20)
    assert answer.verdict is Verdict.YES
    assert answer.score is not None
    assert answer.score >= journal.state.score(0)
    if answer.best:
        ending = endgame.search(s, Clock(20), better_than=answer.score)
        assert ending.score is None
    replayed(s, answer)
