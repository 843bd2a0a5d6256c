"""Complete tapestries by OR-tools' CP-SAT. The one module that imports it; nothing else knows its names."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludarium.games.universal_tapestry.data import COLOURS, SIDE
from ludarium.games.universal_tapestry.solver.answer import Cell
from ludarium.games.universal_tapestry.solver.faces import Faces, Table, neighbours

INSTALL = "pip install 'ludarium[solver]'"
_SQUARE = [(row, column) for row in range(int(SIDE)) for column in range(int(SIDE))]


class MissingSolver(ImportError):
    """OR-tools is not installed."""

    def __init__(self) -> None:
        super().__init__(
            f"the solver needs OR-tools, an optional part of ludarium: {INSTALL} (or ortools alone)"
        )


def check_installed() -> None:
    if importlib.util.find_spec("ortools") is None:
        raise MissingSolver


@dataclass
class Task:
    """A tapestry to complete. `counts`: the cards of each face that may lie on the table at the end.

    Up to `swaps` of the cards on the table may be replaced by one exchange each: `replacing` lists the faces
    that may come for a card, `lonely` the cards that need a new neighbour before they can be exchanged.
    """

    faces: Faces
    laid: Mapping[Cell, int]  # by face
    windows: list[Cell]
    counts: list[int]
    least_left: int = 0  # points that must stay off the table, of those in `counts`
    swaps: int = 0
    replacing: Mapping[Cell, list[int]] | None = None
    lonely: frozenset[Cell] = frozenset()

    @staticmethod
    def keeping(table: Table) -> Task:
        """Every card on the table stays where it is."""
        laid = {cell: table.faces.of[card] for cell, card in table.laid.items()}
        return Task(
            table.faces, laid, table.windows(), table.faces.count((*table.laid.values(), *table.left))
        )

    @staticmethod
    def anything(table: Table) -> Task:
        """Every card on the table may change its place: necessary for a win with any exchanges."""
        counts = table.faces.count((*table.laid.values(), *table.left))
        return Task(table.faces, {}, [(0, 0)], counts)

    @staticmethod
    def exchanging(table: Table, swaps: int) -> Task:
        task = Task.keeping(table)
        task.swaps = swaps
        task.replacing = {cell: table.could_replace(card) for cell, card in table.laid.items()}
        if not table.rules.isolated_exchange:
            task.lonely = frozenset(
                cell for cell in task.laid if not any(near in task.laid for near in neighbours(cell))
            )
        return task


@dataclass
class Found:
    """`tapestry` is None: there is none, when `proved`; else nobody knows."""

    tapestry: dict[Cell, int] | None  # by face
    proved: bool


class Model:
    """A task as clauses. Colours are encoded in order ("at most k"), so that neighbours take few clauses."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.cp: Any = importlib.import_module("ortools.sat.python.cp_model")
        self.model: Any = self.cp.CpModel()
        self.colour = {cell: self._literals(int(COLOURS)) for cell in _SQUARE}
        self.side = {cell: self._literals(task.faces.sides) for cell in _SQUARE}
        self.face = {cell: self._literals(task.faces.many) for cell in _SQUARE}
        self.window = self._literals(len(task.windows))
        for cell in _SQUARE:
            self._tie(cell)
        self._contacts()
        self._supply()
        self._table()

    def _literals(self, many: int) -> list[Any]:
        return [self.model.new_bool_var("") for _ in range(many)]

    def _tie(self, cell: Cell) -> None:
        """A cell has one face: one colour and one side symbol."""
        model, faces = self.model, self.task.faces
        for row in (self.colour[cell], self.side[cell], self.face[cell]):
            model.add_exactly_one(row)
        for face, literal in enumerate(self.face[cell]):
            colour, side = self.colour[cell][faces.colour(face)], self.side[cell][faces.side(face)]
            model.add_implication(literal, colour)
            model.add_implication(literal, side)
            model.add_bool_or(literal, ~colour, ~side)

    def _contacts(self) -> None:
        model = self.model
        upto = {}
        for cell in _SQUARE:
            upto[cell] = self._literals(int(COLOURS) - 1)
            for k, literal in enumerate(self.colour[cell]):
                if k < len(upto[cell]):
                    model.add_implication(literal, upto[cell][k])
                if k > 0:
                    model.add_implication(literal, ~upto[cell][k - 1])
            for k in range(len(upto[cell]) - 1):
                model.add_implication(upto[cell][k], upto[cell][k + 1])
        for here in _SQUARE:
            for there in neighbours(here)[2:]:
                if there in upto:
                    for a, b in zip(self.side[here], self.side[there]):
                        model.add_bool_or(~a, ~b)
                    for k in range(len(upto[here]) - 1):
                        model.add_implication(upto[here][k], upto[there][k + 1])
                        model.add_implication(upto[there][k], upto[here][k + 1])

    def _supply(self) -> None:
        task, model = self.task, self.model
        for face, many in enumerate(task.counts):
            model.add(sum(self.face[cell][face] for cell in _SQUARE) <= many)
        for colour in range(int(COLOURS)):
            many = sum(n for face, n in enumerate(task.counts) if task.faces.colour(face) == colour)
            model.add(sum(self.colour[cell][colour] for cell in _SQUARE) <= many)
        if task.least_left > 0:
            points, sides = task.faces.points, task.faces.sides
            total = sum(n * points[face] for face, n in enumerate(task.counts))
            laid = sum(
                points[colour * sides] * self.colour[cell][colour]
                for cell in _SQUARE
                for colour in range(int(COLOURS))
                if points[colour * sides] > 0
            )
            model.add(laid <= total - task.least_left)

    def _table(self) -> None:
        """The cards on the table, wherever the window lies."""
        task, model = self.task, self.model
        model.add_exactly_one(self.window)
        if task.swaps == 0:
            for chosen, corner in zip(self.window, task.windows):
                for cell, face in task.laid.items():
                    model.add_implication(chosen, self.face[_inside(cell, corner)][face])
            return
        assert task.replacing is not None
        swapped = {cell: model.new_bool_var("") for cell in task.laid}
        model.add(sum(swapped.values()) <= task.swaps)
        final = {cell: self._literals(task.faces.many) for cell in task.laid}
        for cell, face in task.laid.items():
            model.add_exactly_one(final[cell])
            model.add_implication(~swapped[cell], final[cell][face])
            model.add_bool_or(~swapped[cell], *(final[cell][other] for other in task.replacing[cell]))
            for near in neighbours(cell)[2:]:
                if near in task.laid:
                    self._one_after_the_other(cell, near, swapped, final)
        for chosen, corner in zip(self.window, task.windows):
            for cell, face in task.laid.items():
                place = _inside(cell, corner)
                for literal, there in zip(final[cell], self.face[place]):
                    model.add_bool_or(~chosen, ~literal, there)
                if cell in task.lonely:
                    around = [near for near in neighbours(place) if near in self.face]
                    first = [self.face[near][other] for near in around for other in self._beside(face)]
                    model.add_bool_or(~chosen, ~swapped[cell], *first)

    def _one_after_the_other(
        self, a: Cell, b: Cell, swapped: Mapping[Cell, Any], final: Mapping[Cell, list[Any]]
    ) -> None:
        """Two neighbours are both exchanged: the first new card must stand beside the second old one."""
        model = self.model
        first = model.new_bool_var("")
        both = [~swapped[a], ~swapped[b]]
        model.add_bool_or(*both, ~first, *(final[a][face] for face in self._beside(self.task.laid[b])))
        model.add_bool_or(*both, first, *(final[b][face] for face in self._beside(self.task.laid[a])))

    def _beside(self, face: int) -> list[int]:
        return [other for other, fits in enumerate(self.task.faces.touching[face]) if fits]

    def solve(self, seconds: float, seed: int = 1, workers: int = 1) -> Found:
        solver = self.cp.CpSolver()
        solver.parameters.max_time_in_seconds = max(0.01, seconds)
        solver.parameters.random_seed = seed
        solver.parameters.num_workers = workers
        status = solver.solve(self.model)
        if status in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            corner = next(
                c for c, chosen in zip(self.task.windows, self.window) if solver.boolean_value(chosen)
            )
            return Found(
                {
                    (row + corner[0], column + corner[1]): next(
                        face
                        for face, chosen in enumerate(self.face[row, column])
                        if solver.boolean_value(chosen)
                    )
                    for row, column in _SQUARE
                },
                proved=True,
            )
        return Found(None, proved=status == self.cp.INFEASIBLE)


def _inside(cell: Cell, corner: Cell) -> Cell:
    return cell[0] - corner[0], cell[1] - corner[1]


def complete(task: Task, seconds: float, seed: int = 1, workers: int = 1) -> Found:
    """A complete tapestry for the task, the proof that there is none, or neither in the time given."""
    check_installed()
    if seconds <= 0:
        return Found(None, proved=False)
    return Model(task).solve(seconds, seed, workers)
