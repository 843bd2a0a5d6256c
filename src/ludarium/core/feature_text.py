"""The text of the methods that write features, made from declared fields (`core.fields`).

The cells of a class stand in an order that makes it quick to see what has not changed: plain numbers first, then
names and seats, then containers, those that hold seats last, then what writes itself. Where names are noted the order
is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludarium.core.fields import Field

PLAIN = ("i64", "bool")
ALSO_FEATURES = "also_features"  # a class may have this method: what follows from its fields is written, too
FEATURE_NAMES = (  # what the text below calls
    *("EVERY_TIME", "UNUSUAL", "Row", "change_kind", "change_seat", "change_seats", "clamped", "filled"),
    *("turn_pairs", "turn_seat_ints", "write_bag", "write_ints", "write_pile", "write_seat_ints"),
    *("write_seat_pile", "i16", "i64"),
)
TOGETHER = 6  # plain numbers that are looked at together: as many as a processor holds beside all the rest
HEAD = 2  # slots of a row of seats before the list of its values
FIRST = ("cells, at, mark = out.cells, out.at, out.mark", "last, slot = out.last, out.slot")
LAST = "out.at, out.slot = at, slot"
# Where another seat looks, everything that depends on the seat is stale: to know that takes no look at any of it, so
# that a branch that nobody could foresee does not wait for memory as well.
ANEW = "anew = mark & EVERY_TIME != 0"


def is_told(field: Field) -> bool:
    """Does it stand among the features?"""
    return field.mark not in ("APART", "TALLY") and field.seen not in ("HIDDEN", "SHARED")


def uses_words(field: Field) -> bool:
    """Are its values written by their names?"""
    return is_told(field) and bool(field.names) and not _number(field, "self")


def _number(field: Field, owner: str) -> str:
    """What is told of it where that is one plain number; otherwise nothing."""
    value = f"{owner}.{field.name}"
    if field.seen == "LEARNED":
        return ""
    if field.seen == "COUNT" or (field.type in ("Bag", "Pile") and not field.names and not field.mark):
        return f"{value}.size"
    if field.type in PLAIN and not field.names and not field.mark:
        return value if field.type == "i64" else f"i64({value})"
    return ""


def _is_container(field: Field) -> bool:
    return field.type in ("Bag", "Ints", "Pile") and field.seen in ("OPEN", "TOLD", "OWN")


def _of_seats(field: Field) -> bool:
    return _is_container(field) and field.mark == "A_SEAT"


class _Groups:
    """The fields of a class that are told, by the way they are written."""

    def __init__(self, fields: Sequence[Field]) -> None:
        told = [field for field in fields if is_told(field)]
        self.numbers = [field for field in told if _number(field, "self") or field.seen == "OWN"]
        rest = [field for field in told if not _number(field, "self")]
        self.kinds = [field for field in rest if field.type == "i64"]
        self.containers = [field for field in rest if _is_container(field) and not field.mark]
        self.piles = [field for field in rest if _of_seats(field) and field.type == "Pile"]
        self.rows = [field for field in rest if _of_seats(field) and field.type == "Ints"]
        held = [*self.kinds, *self.containers, *self.piles, *self.rows]
        self.others = [field for field in rest if field not in held]


# Where names are noted


def _names(groups: _Groups) -> list[str]:
    lines = [_number_name(field) for field in groups.numbers]
    lines += [_kind_name(field) for field in groups.kinds]
    lines += [_container_name(field) for field in groups.containers]
    for field in [*groups.piles, *groups.rows]:
        words = f", {field.words}" if field.words else ""
        lines.append(f"out.seat_{field.type.lower()}({_name(field)}, {field.value}, {RELATIVE}{words})")
    return lines


RELATIVE = "seat, self.turn.seats"


def _name(field: Field) -> str:
    return f'"{field.name.replace("_", " ")}"'


def _number_name(field: Field) -> str:
    if field.type in PLAIN:
        return f"out.{'flag' if field.type == 'bool' else 'number'}({_name(field)}, {field.value})"
    return f"out.size_of({_name(field)}, {field.value}.size)"


def _kind_name(field: Field) -> str:
    if field.mark:
        call = "seat" if field.mark == "A_SEAT" else "seats"
        return f"out.{call}({_name(field)}, {field.value}, {RELATIVE})"
    return f"out.one_of({_name(field)}, {field.value}, {field.words})"


def _container_name(field: Field) -> str:
    words = f", {field.words}" if field.words else ""
    return f"out.{field.type.lower()}({_name(field)}, {field.value}{words})"


# Where they are written: straight into `cells`


def _write_numbers(groups: _Groups, owner: str) -> list[str]:
    """Plain numbers are looked at together: seldom one of them is below zero, or beyond what a cell holds."""
    numbers = [_number(field, owner) or f"{owner}.{field.name}.size" for field in groups.numbers]
    lines: list[str] = []
    for start in range(0, len(numbers), TOGETHER):
        some = list(enumerate(numbers[start : start + TOGETHER], start))
        plain = [f"cells[at + {place}] = i16({number})" for place, number in some]
        large = [number for _, number in some if not number.startswith("i64(")]  # flags are not
        if large:
            plain = [
                f"if ({' | '.join(large)}) & UNUSUAL == 0:",
                *(f"    {line}" for line in plain),
                "else:",
                *(f"    cells[at + {place}] = clamped({number})" for place, number in some),
            ]
        lines += plain
    return [*lines, f"at += {len(numbers)}"] if numbers else []


def _write_kinds(groups: _Groups, owner: str) -> list[str]:
    lines = []
    for field in groups.kinds:
        value = f"{owner}.{field.name}"
        if field.mark:
            call = "change_seat" if field.mark == "A_SEAT" else "change_seats"
            lines += [f"{call}({value}, seat, seats, last, slot, cells, at)", "at += seats"]
        else:
            lines += [f"change_kind({value}, last, slot, cells, at)", f"at += {field.words}.many"]
        lines.append("slot += 1")
    return lines


def _write_container(field: Field, owner: str, mark: str) -> str:
    value = f"{owner}.{field.name}"
    kinds = f"{field.words}.many, " if field.type == "Pile" else ""
    return f"write_{field.type.lower()}({value}, {kinds}{mark}, cells, at)"


def _width(field: Field, owner: str) -> str:
    """A bag has as many counts as there are kinds, and is at hand, as their vocabulary is not."""
    if field.type == "Pile":
        return f"{field.words}.many"
    return f"len({owner}.{field.name}.{'counts' if field.type == 'Bag' else 'row'})"


def _any_stale(fields: Sequence[Field], owner: str) -> str:
    return " | ".join(f"{owner}.{field.name}.stale" for field in fields) or "i64(0)"


def state_features(fields: Sequence[Field], *, also_features: bool) -> list[str]:
    """The methods of a state."""
    groups = _Groups(fields)
    own = [f"self.{ALSO_FEATURES}(seat, out)"] if also_features else []
    lines = [*FIRST, ANEW, "alike, seats = out.alike, self.turn.seats"]
    lines += [*_write_numbers(groups, "self"), *_write_kinds(groups, "self")]
    for field in groups.containers:
        lines += [
            f"if {field.value}.stale & alike != 0:",
            f"    {_write_container(field, 'self', 'alike')}",
            f"at += {_width(field, 'self')}",
        ]
    for field in groups.piles:  # mostly stale for another seat alone, and often empty
        lines += [
            f"if (anew or {field.value}.stale & mark != 0) and filled({field.value}.size, last, slot):",
            f"    write_seat_pile({field.value}, seat, seats, mark, cells, at)",
            *("at += seats", "slot += 1"),
        ]
    lines += [*_write_rows(groups.rows), LAST]
    return [
        "def features(self, seat: i64, out: Row) -> None:",
        "    self.turn.features(seat, out)",
        "    if out.naming:",
        *(
            f"        {line}"
            for line in [*_names(groups), *_write_others(groups, naming=True), *own, "return"]
        ),
        *(f"    {line}" for line in [*lines, *_write_others(groups, naming=False), *own]),
    ]


def _write_rows(rows: Sequence[Field]) -> list[str]:
    """Rows of seats. Mostly none has changed, and at most another seat looks; with two they turn all in one go."""
    if not rows:
        return []
    each = []
    for field in rows:
        each += [
            f"if {field.value}.stale & alike != 0:",
            f"    write_seat_ints({field.value}, seat, seats, out, slot, at)",
            "elif anew and seats != 2:",
            f"    turn_seat_ints({field.value}, seat, seats, out, slot, at)",
            f"at += len({field.value}.row) * seats",
            f"slot += len({field.value}.row) + {HEAD}",
        ]
    return [
        "if anew and seats == 2:",
        f"    turn_pairs({len(rows)}, last, slot, cells, at)",
        f"if ({_any_stale(rows, 'self')}) & alike != 0 or (anew and seats != 2):",
        *(f"    {line}" for line in each),
        "else:",
        f"    many = {' + '.join(f'len({field.value}.row)' for field in rows)}",
        *("    at += many * seats", f"    slot += many + {HEAD * len(rows)}"),
    ]


def _write_others(groups: _Groups, *, naming: bool) -> list[str]:
    """What writes itself: parts of all seats, containers of the game's own, what was learned."""
    lines = []
    for field in groups.others:
        if field.seen == "LEARNED":
            lines.append(f"{field.value}.features(seat, out{f', {field.words}' if field.words else ''})")
        elif not field.of:
            lines.append(f"{field.value}.features(out)")
        elif naming:
            lines += [
                "for place in range(self.turn.seats):",
                "    out.enter(place)",
                f"    {field.value}[place].name_features(place == 0, out)",
                "out.enter(-1)",
            ]
        else:
            lines.append(f"{field.of}.features_of({field.value}, seat, out)")
    return lines


def part_features(name: str, fields: Sequence[Field], *, also_features: bool) -> list[str]:
    """The methods of what every seat has one of: its names, and the features of all of them in one go, from one's own
    on round the table."""
    groups = _Groups(fields)
    named = [*_names(groups), *([f"self.{ALSO_FEATURES}(mine, out)"] if also_features else [])]
    each = [*_write_numbers(groups, "part"), *_write_kinds(groups, "part"), *_write_containers(groups)]
    if also_features:
        each += [LAST, f"part.{ALSO_FEATURES}(mine, out)", "at, slot = out.at, out.slot"]
    return [
        "def name_features(self, mine: bool, out: Row) -> None:",
        *(f"    {line}" for line in named or ["pass"]),
        "@staticmethod",
        f"def features_of(parts: vec[{name}], seat: i64, out: Row) -> None:",
        *(f"    {line}" for line in [*FIRST, ANEW, "seats: i64 = len(parts)"]),
        "    for place in range(seats):",
        "        part, mine = parts[seat], place == 0",
        *(f"        {line}" for line in each),
        *("        seat += 1", "        if seat == seats:", "            seat = 0"),
        f"    {LAST}",
    ]


def _write_containers(groups: _Groups) -> list[str]:
    """A part's containers. A seat's own is shown to itself alone. Of what is written anew for every seat that looks,
    a slot tells whether there is anything to write."""
    lines: list[str] = []
    for field in groups.containers:
        value, write = f"part.{field.name}", _write_container(field, "part", "mark")
        shown = [f"if {value}.stale & mark != 0:", f"    {write}"]
        if field.type != "Ints":
            shown = [
                f"if anew or {value}.stale & mark != 0:",
                f"    if filled({value}.size, last, slot):",
                f"        {write}",
                f"    {value}.stale &= ~mark | EVERY_TIME",  # also where it is empty, and so are its cells
            ]
        lines += ["if mine:", *(f"    {line}" for line in shown)] if field.seen == "OWN" else shown
        lines += [f"at += {_width(field, 'part')}", *(["slot += 1"] if field.type != "Ints" else [])]
    return lines
