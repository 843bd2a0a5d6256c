"""The first question: can the tapestry be completed around the cards that lie there?"""

from __future__ import annotations

from ludarium.games.universal_tapestry.data import SIDE
from ludarium.games.universal_tapestry.solver.answer import (
    Cell,
    Clock,
    LayoutAnswer,
    Listener,
    Progress,
    Verdict,
    nobody,
)
from ludarium.games.universal_tapestry.solver.faces import Table, neighbours
from ludarium.games.universal_tapestry.solver.sat import Task, check_installed, complete
from ludarium.games.universal_tapestry.state import UniversalTapestry

PATIENCE = 0.4  # of the time left for one target score


def solve_layout(
    s: UniversalTapestry, seconds: float, *, listener: Listener = nobody, best: bool = True, workers: int = 1
) -> LayoutAnswer:
    """Does a complete tapestry exist with the cards on the table kept, the others in any order?

    Cards in hand, area and deck may lie anywhere; discards are gone. With `best` also the highest score.
    """
    check_installed()
    clock = Clock(seconds)
    table = Table(s)
    answer = _answer(table, clock, listener, best and table.scored, workers)
    answer.seconds = clock.gone
    return answer


def _answer(table: Table, clock: Clock, listener: Listener, best: bool, workers: int) -> LayoutAnswer:
    if not table.enough_cards():
        return LayoutAnswer(Verdict.NO, "too-few-cards")
    if hopeless_cell(table) is not None:
        return LayoutAnswer(Verdict.NO, "dead-cell")
    listener(Progress("layout"))
    task = Task.keeping(table)
    found = complete(task, clock.left, workers=workers)
    if found.tapestry is None:
        return LayoutAnswer(Verdict.NO, "no-layout") if found.proved else LayoutAnswer(Verdict.OPEN)
    answer = LayoutAnswer(Verdict.YES)
    _take(answer, table, found.tapestry)
    if best:
        _improve(answer, table, task, clock, listener, workers)
    return answer


def _improve(
    answer: LayoutAnswer, table: Table, task: Task, clock: Clock, listener: Listener, workers: int
) -> None:
    """Aims at the highest score not yet excluded, and lower where that takes too long."""
    assert answer.score is not None
    answer.bound = target = table.ceiling()
    gone = table.points(table.gone)
    while answer.score < answer.bound and clock.left > 0:
        listener(Progress("layout-score", answer.score, answer.bound))
        task.least_left = target - gone
        found = complete(task, clock.share(PATIENCE, least=2.0), workers=workers)
        if found.tapestry is not None:
            _take(answer, table, found.tapestry)
            target = answer.bound
        elif found.proved:
            answer.bound = target = target - 1
        elif target > answer.score + 1:
            target = (target + answer.score + 1) // 2


def _take(answer: LayoutAnswer, table: Table, tapestry: dict[Cell, int]) -> None:
    answer.tapestry, answer.left_over = with_cards(table, tapestry)
    if table.scored:
        answer.score = table.score_of(tapestry)


def with_cards(table: Table, tapestry: dict[Cell, int]) -> tuple[dict[Cell, int], list[int]]:
    """Cards for the faces: those on the table stay, the others come in canonical order; and what is left."""
    left = sorted(table.left)
    cards = {}
    for cell, face in sorted(tapestry.items()):
        if cell in table.laid:
            cards[cell] = table.laid[cell]
        else:
            card = next(card for card in left if table.faces.of[card] == face)
            left.remove(card)
            cards[cell] = card
    return cards, left


def hopeless_cell(table: Table) -> Cell | None:
    """An empty cell, inside every window, at which no card that is left fits beside those on the table."""
    windows = table.windows()
    rows = range(max(top for top, _ in windows), min(top for top, _ in windows) + int(SIDE))
    columns = range(max(left for _, left in windows), min(left for _, left in windows) + int(SIDE))
    faces = {table.faces.of[card] for card in table.left}
    for cell in ((row, column) for row in rows for column in columns):
        if cell not in table.laid:
            around = [table.faces.of[table.laid[near]] for near in neighbours(cell) if near in table.laid]
            if not any(all(table.faces.touching[face][other] for other in around) for face in faces):
                return cell
    return None
