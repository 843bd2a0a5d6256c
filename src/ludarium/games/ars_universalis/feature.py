"""Ars Universalis: what a seat sees beside the plain fields, as numbers (dossier 10)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from ludarium.core.feature import EVERY_TIME, Row, clear
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL, WORKS_EACH
from ludarium.games.ars_universalis.state import ArsUniversalis


def also_features(s: ArsUniversalis, seat: i64, out: Row) -> None:
    """Where each material lies in the workshop; everybody's hands where they are open; the solo table."""
    if out.naming:
        out.names += [f"workshop {name}" for name in MATERIAL.names]
    else:
        if s.workshop.stale & out.mark != 0:
            s.workshop.stale &= ~out.mark | EVERY_TIME
            clear(out.cells, out.at, out.at + MATERIAL.many)
            for place in range(s.workshop.size):
                if s.workshop[place] >= 0:
                    out.cells[out.at + s.workshop[place]] = i16(place + 1)
        out.at += MATERIAL.many
    if s.turn.seats == 1:
        _table(s, out)
    elif s.rules.open_hands:
        for place in range(1, s.turn.seats):
            out.enter(place)
            out.pile("open hand", s.players[(seat + place) % s.turn.seats].hand, MATERIAL)
        out.enter(-1)


def _table(s: ArsUniversalis, out: Row) -> None:
    """8. By cell: the figure, once it is seen, and its completed works."""
    for cell in range(s.grid.size):
        where = f"cell {cell + 1}" if out.naming else ""
        seen = (s.shown >> cell) & 1 == 1
        out.one_of(where, s.grid[cell] if seen else -1, FIGURE)
        for work in range(WORKS_EACH):
            out.number(f"{where} done {work + 1}" if out.naming else "", (s.done[cell] >> work) & 1)
