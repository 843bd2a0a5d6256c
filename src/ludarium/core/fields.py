"""Clone, equality, JSON, view and features of every state, made from its declared fields.

A field is declared once, beside who sees it and, where its values have names, whose names:

    hand: Annotated[Bag, OWN, Card] = empty()

Interpreted, `make_methods` gives the class these methods when it is made; for the compiled engine `core.expand`
writes the same text into the source.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

ALSO_SEEN = "also_seen"  # a class may have this method: what follows from its fields is seen too
ALSO_FEATURES = "also_features"  # likewise, as numbers
MARKS = ("A_SEAT", "SEAT_MASK", "APART", "TALLY")  # how a field stands among the features, behind its names
PLAIN = ("i64", "bool")
EMPTY = "empty()"
TOGETHER = 6  # plain numbers that are looked at together: as many as a processor holds beside all the rest
NAMES = (  # what the text below calls
    *("bag_view", "own_view", "pile_view", "row_view", "value_view"),
    *("vocabulary", "vec"),
)
FEATURE_NAMES = (  # likewise
    *("EVERY_TIME", "UNUSUAL", "Row", "change_kind", "change_seat", "change_seats", "clamped", "filled"),
    *("write_bag", "write_ints", "write_pile", "write_seat_ints", "write_seat_pile", "i16", "i64"),
)
WORDS = "WORDS_OF_"  # with the name of a vocabulary: a constant of the module
VIEWS = {"i64": "value_view", "Bag": "bag_view", "Ints": "row_view", "Pile": "pile_view"}


_declared: dict[type[Any], list[Field]] = {}


class DeclarationError(TypeError):
    """A field that does not say who sees it."""


@dataclass(frozen=True)
class Field:
    """One declared field, as it is written."""

    name: str
    type: str
    seen: str
    names: str = ""  # whose names its values are written with
    default: str = ""
    mark: str = ""

    @property
    def of(self) -> str:
        """What a row of parts holds; nothing for other types."""
        return self.type[4:-1] if self.type.startswith("vec[") else ""

    @property
    def value(self) -> str:
        return f"self.{self.name}"

    @property
    def parameter(self) -> str:
        if self.default == EMPTY:
            return f"{self.name}: {self.type} | None = None"
        return f"{self.name}: {self.type}{f' = {self.default}' if self.default else ''}"

    @property
    def kept(self) -> str:
        """The value the constructor keeps."""
        return f"{self.fresh} if {self.name} is None else {self.name}" if self.default == EMPTY else self.name

    @property
    def fresh(self) -> str:
        match self.type:
            case "Bag":
                return f"Bag.empty(len(vocabulary({self.names}).values))"
            case "Ints":
                return f"Ints.zeros(len(vocabulary({self.names}).values))"
            case _:
                return f"{self.type}.empty()"

    @property
    def clone(self) -> str:
        if self.seen == "SHARED" or self.type in PLAIN:
            return self.value
        return f"{self.type}([part.clone() for part in {self.value}])" if self.of else f"{self.value}.clone()"

    @property
    def become(self) -> list[str]:
        """The lines that make it equal to the other one's."""
        theirs = f"other.{self.name}"
        if self.seen == "SHARED" or self.type in PLAIN:
            return [f"{self.value} = {theirs}"]
        if self.of:
            return [
                f"for place in range(len({self.value})):",
                f"    {self.value}[place].become({theirs}[place])",
            ]
        return [f"{self.value}.become({theirs})"]

    @property
    def differs(self) -> str:
        theirs = f"other.{self.name}"
        if self.type in PLAIN:
            return f"{self.value} != {theirs}"
        if self.of:
            return f"not all(mine.same(theirs) for mine, theirs in zip({self.value}, {theirs}, strict=True))"
        return f"not {self.value}.same({theirs})"

    @property
    def dump(self) -> str:
        if self.type in PLAIN:
            return f"{'int' if self.type == 'i64' else 'bool'}({self.value})"
        return f"[part.dump() for part in {self.value}]" if self.of else f"{self.value}.dump()"

    @property
    def load(self) -> str:
        value = f'data["{self.name}"]'
        if self.seen == "SHARED":
            return self.name
        if self.type in PLAIN:
            return value
        if self.of:
            return f"{self.type}([{self.of}.load(part) for part in {value}])"
        return f"{self.type}.load({value})"

    @property
    def shown(self) -> str:
        """The field as one who may see it sees it."""
        if self.type == "bool" or (self.type == "i64" and not self.names):
            return self.dump
        if self.of:
            return f"[part.view(False) for part in {self.value}]"  # whose is whose, `view_beside` knows
        if self.type not in VIEWS:
            return f"{self.value}.view()"  # a container of the game's own
        return f"{VIEWS[self.type]}({self.value}, {self.names})" if self.names else self.dump

    @property
    def view(self) -> str:
        """What the view holds of it; nothing where nobody sees it."""
        many = f"int({self.value}.size)"
        match self.seen:
            case "OPEN":
                return self.shown
            case "OWN":
                return f"{self.shown} if mine else {many}"
            case "COUNT":
                return many
            case _:
                return ""

    @property
    def words(self) -> str:
        """The constant that holds the names of its values."""
        return f"{WORDS}{self.names}" if self.names else ""

    @property
    def feature(self) -> str:
        """How it is written among the features; nothing where it is not."""
        name, value, words = f'"{self.name.replace("_", " ")}"', self.value, self.words
        relative = "seat, self.turn.seats"
        if self.mark in ("APART", "TALLY") or self.seen in ("HIDDEN", "SHARED"):
            return ""
        if self.seen == "LEARNED":
            return f"{value}.features(seat, out{f', {words}' if words else ''})"
        if self.seen == "COUNT" or (self.type in ("Bag", "Pile") and not self.names and not self.mark):
            return f"out.size_of({name}, {value}.size)"
        if self.seen == "OWN":
            return f"out.own_{self.type.lower()}({name}, {value}, {words}, mine)"
        if self.of:
            return f"self.features_of_{self.name}(seat, out)"
        match self.type, self.mark:
            case "i64", "A_SEAT":
                return f"out.seat({name}, {value}, {relative})"
            case "i64", "SEAT_MASK":
                return f"out.seats({name}, {value}, {relative})"
            case "Ints" | "Pile", "A_SEAT":
                named = f", {words}" if words else ""
                return f"out.seat_{self.type.lower()}({name}, {value}, {relative}{named})"
            case "i64", _:
                return f"out.one_of({name}, {value}, {words})" if words else f"out.number({name}, {value})"
            case "bool", _:
                return f"out.flag({name}, {value})"
            case "Ints", _:
                return f"out.ints({name}, {value}{f', {words}' if words else ''})"
            case "Bag" | "Pile", _:
                return f"out.{self.type.lower()}({name}, {value}, {words})"
            case _:
                return f"{value}.features(out)"  # a container of the game's own

    @property
    def number(self) -> str:
        """What is told of it where that is one plain number; otherwise nothing."""
        if not self.feature:
            return ""
        if self.seen == "COUNT" or self.feature.startswith("out.size_of("):
            return f"{self.value}.size"
        if self.type in PLAIN and not self.names and not self.mark:
            return self.value if self.type == "i64" else f"i64({self.value})"
        return ""

    def quick_feature(self, *, whole: bool) -> list[str]:
        """The same where nothing is named: straight into `cells`, and of a container only what is stale. What is
        written anew for every seat that looks has a slot, which tells whether there is anything to write."""
        value, words = self.value, self.words
        if not self.feature:
            return []
        if self.seen in ("OPEN", "TOLD") and not self.of:
            match self.type, self.mark:
                case "i64", "A_SEAT":
                    call = f"change_seat({value}, seat, seats, last, slot, cells, at)"
                    return [call, "at += seats", "slot += 1"]
                case "i64", "SEAT_MASK":
                    call = f"change_seats({value}, seat, seats, last, slot, cells, at)"
                    return [call, "at += seats", "slot += 1"]
                case "i64", _:
                    return [
                        f"change_kind({value}, last, slot, cells, at)",
                        f"at += {words}.many",
                        "slot += 1",
                    ]
                case "Ints", "A_SEAT":
                    return [
                        f"if anew or {value}.stale & mark != 0:",
                        f"    write_seat_ints({value}, seat, seats, out, slot, at)",
                        *(f"at += len({value}.row) * seats", "slot += 1"),
                    ]
                case "Pile", "A_SEAT":
                    return [
                        *self._if_filled(f"write_seat_pile({value}, seat, seats, "),
                        *("at += seats", "slot += 1"),
                    ]
                case "Ints", _:
                    return [*self._if_stale(f"write_ints({value}, "), f"at += len({value}.row)"]
                case "Bag" | "Pile", _:
                    if whole:
                        return [*self._if_stale(self._write_kinds), self._behind_kinds]
                    return [*self._if_filled(self._write_kinds), self._behind_kinds, "slot += 1"]
        if self.type in ("Bag", "Pile") and self.seen == "OWN":
            return [
                *("if mine:", *(f"    {line}" for line in self._if_filled(self._write_kinds))),
                *(self._behind_kinds, "slot += 1"),
            ]
        return ["out.at, out.slot = at, slot", self.feature, "at, slot = out.at, out.slot"]

    @property
    def _write_kinds(self) -> str:
        """The beginning of the call that writes how many of each kind there are."""
        return (
            f"write_bag({self.value}, "
            if self.type == "Bag"
            else f"write_pile({self.value}, {self.words}.many, "
        )

    @property
    def _behind_kinds(self) -> str:
        """A bag has as many counts as there are kinds, and is at hand, as their vocabulary is not."""
        return f"at += len({self.value}.counts)" if self.type == "Bag" else f"at += {self.words}.many"

    def _if_stale(self, call: str) -> list[str]:
        return [f"if {self.value}.stale & alike != 0:", f"    {call}alike, cells, at)"]

    def _if_filled(self, call: str) -> list[str]:
        """The same for what depends on the seat: mostly it is stale for that alone, and often empty."""
        test = f"(anew or {self.value}.stale & mark != 0) and filled({self.value}.size, last, slot)"
        return [f"if {test}:", f"    {call}mark, cells, at)"]

    @property
    def feature_loop(self) -> list[str]:
        """For a list with a part of every seat: from one's own on round the table."""
        return [
            f"def features_of_{self.name}(self, seat: i64, out: Row) -> None:",
            f"    seats, parts = self.turn.seats, {self.value}",
            "    for place in range(seats):",
            "        if out.naming:",
            "            out.enter(place)",
            "        parts[seat].features(place == 0, out)",
            "        seat += 1",
            "        if seat == seats:",
            "            seat = 0",
            "    if out.naming:",
            "        out.enter(-1)",
        ]


def quick_features(fields: Sequence[Field], *, whole: bool) -> list[str]:
    """The lines that write them. Plain numbers that follow each other are looked at together: seldom one of them is
    below zero, or beyond what a cell holds."""
    lines: list[str] = []
    numbers: list[str] = []
    for field in [*fields, None]:
        if field is not None and field.number:
            numbers.append(field.number)
            continue
        if field is not None and not field.feature:
            continue
        if field is not None and field.seen == "OWN":
            numbers.append(f"{field.value}.size")  # the first of its cells
        for start in range(0, len(numbers), TOGETHER):
            lines += _write_numbers(numbers[start : start + TOGETHER])
        numbers = []
        lines += field.quick_feature(whole=whole) if field is not None else []
    return lines


def _write_numbers(numbers: Sequence[str]) -> list[str]:
    plain = [f"cells[at + {place}] = i16({number})" for place, number in enumerate(numbers)]
    large = [number for number in numbers if not number.startswith("i64(")]  # flags are not
    if large:
        beyond = [f"cells[at + {place}] = clamped({number})" for place, number in enumerate(numbers)]
        plain = [
            *(f"if ({' | '.join(large)}) & UNUSUAL == 0:", *(f"    {line}" for line in plain)),
            *("else:", *(f"    {line}" for line in beyond)),
        ]
    return [*plain, f"at += {len(numbers)}"]


def read_field(owner: str, name: str, annotation: str, default: str) -> Field:
    """A field from the text of its declaration."""
    node = ast.parse(annotation, mode="eval").body
    if not isinstance(node, ast.Subscript) or ast.unparse(node.value) != "Annotated":
        raise DeclarationError(f"{owner}.{name}: say who sees it: Annotated[type, SEEN, names]")
    assert isinstance(node.slice, ast.Tuple)
    kind, seen, *names = [ast.unparse(part) for part in node.slice.elts]
    mark = names.pop() if names and names[-1] in MARKS else ""
    return Field(name, kind, seen, names[0] if names else "", default, mark)


def words_of(fields: Sequence[Field]) -> dict[str, str]:
    """The constants that features need, each with its value."""
    return {
        field.words: f"vocabulary({field.names})"
        for field in fields
        if field.words and field.words in field.feature
    }


def methods(
    name: str, base: str, fields: Sequence[Field], *, also_seen: bool, also_features: bool = False
) -> str:
    """The text of all methods that follow from the fields."""
    whole = base == "State"
    turn = [Field("turn", "Turn", "HIDDEN")] if whole else []
    every = [*turn, *fields]
    shared = [field for field in fields if field.seen == "SHARED"]
    saved = [field for field in fields if field.seen != "SHARED"]
    needed = [field for field in every if not field.default]
    optional = [field for field in every if field.default]
    keyword = [field.parameter for field in [*needed, *optional]]
    lines = [f"def __init__(self, {', '.join(keyword)}) -> None:"]
    lines += [f"    self.{field.name} = {field.kept}" for field in every]
    copied = ", ".join(field.clone for field in [*needed, *optional])
    lines += [f"def clone(self) -> {name}:", f"    return {name}({copied})"]
    other = "State" if whole else name
    same_kind = [f"    assert isinstance(other, {name})"] if whole else []
    lines += [f"def become(self, other: {other}) -> None:", *same_kind]
    lines += [f"    {line}" for field in every for line in field.become]
    lines += [f"def same(self, other: {other}) -> bool:", *same_kind]
    lines += [f"    return not ({' or '.join(field.differs for field in [*turn, *saved]) or False})"]
    dumped = ", ".join(f'"{field.name}": {field.dump}' for field in [*turn, *saved])
    lines += ["def dump(self) -> dict[str, object]:", f"    return {{{dumped}}}"]
    given = ", ".join(f"{field.name}: Any" for field in shared)
    loaded = ", ".join(
        'Turn.load(data["turn"], outline)' if field.name == "turn" else field.load
        for field in [*needed, *optional]
    )
    head = (
        f"cls, data: Mapping[str, Any]{', outline: Outline' if whole else ''}{f', {given}' if given else ''}"
    )
    lines += ["@classmethod", f"def load({head}) -> {name}:", f"    return {name}({loaded})"]
    lines += _view(saved, whole=whole, also_seen=also_seen)
    who = "seat: i64" if whole else "mine: bool"
    written = ["self.turn.features(seat, out)"] if whole else []
    written += [field.feature for field in fields if field.feature]
    written += [f"self.{ALSO_FEATURES}({who.partition(':')[0]}, out)"] if also_features else []
    quick = ["self.turn.features(seat, out)"] if whole else []
    quick += ["seats = self.turn.seats"] if whole else []
    quick += ["cells, at, mark = out.cells, out.at, out.mark", "last, slot = out.last, out.slot"]
    # Where another seat looks, everything that depends on the seat is stale: to know that takes no look at any of it,
    # so that a branch that nobody could foresee does not wait for memory as well.
    quick += ["anew = mark & EVERY_TIME != 0"]
    quick += ["alike = out.alike" if whole else "alike = mark  # where a part stands depends on the seat"]
    quick += quick_features(fields, whole=whole)
    quick += ["out.at, out.slot = at, slot"]
    quick += [f"self.{ALSO_FEATURES}({who.partition(':')[0]}, out)"] if also_features else []
    lines += [f"def features(self, {who}, out: Row) -> None:", "    if out.naming:"]
    lines += [f"        {line}" for line in [*written, "return"]]
    lines += [f"    {line}" for line in quick]
    for field in fields:
        lines += field.feature_loop if field.of and field.feature else []
    return "\n".join(lines)


def _view(fields: Sequence[Field], *, whole: bool, also_seen: bool) -> list[str]:
    """What is seen of a part by its owner and by others; of a state, what is open to all apart from what is not."""
    seen = [f'"{field.name}": {field.view}' for field in fields if field.view]
    also = [f"**self.{ALSO_SEEN}({'seat' if whole else 'mine'})"] if also_seen else []
    if not whole:
        mine = [f'"{field.name}": {field.shown}' for field in fields if field.seen == "OWN"]
        beside = f"{{{', '.join(['**shown', *mine])}}}" if mine else "shown"
        return [
            "def view(self, mine: bool) -> dict[str, object]:",
            f"    return {{{', '.join(seen + also)}}}",
            "def view_beside(self, shown: dict[str, object]) -> dict[str, object]:",
            f"    return {'self.view(True)' if also else beside}",
        ]
    lists = [field for field in fields if field.of and field.view]
    own = [
        f'"{field.name}": own_view(seat, {field.value}[seat].view_beside(shown["{field.name}"][seat]), '
        f'shown["{field.name}"])'
        f' if 0 <= seat < len({field.value}) else shown["{field.name}"]'
        for field in lists
    ]
    beside = ", ".join(['"turn": self.turn.view(seat)', "**shown", *own, *also])
    return [
        "def open_view(self) -> dict[str, Any]:",
        f"    return {{{', '.join(seen)}}}",
        "def view_beside(self, seat: i64, shown: dict[str, Any]) -> dict[str, object]:",
        f"    return {{{beside}}}",
    ]


def fields_of(cls: type[Any]) -> list[Field]:
    """The fields a class declares itself."""
    found = []
    for name, annotation in vars(cls).get("__annotations__", {}).items():
        default = vars(cls).get(name, ...)
        text = "" if default is ... else EMPTY if default is None else repr(default)
        found.append(read_field(cls.__name__, name, annotation, text))
    return found


def declare_fields(cls: type[Any], fields: Sequence[Field]) -> None:
    _declared[cls] = list(fields)


def declared(cls: type[Any]) -> list[Field]:
    """The fields of a class."""
    return _declared[cls]


def make_methods(cls: type[Any], base: str) -> None:
    """Give a class that declares fields the methods that follow from them."""
    from ludarium.core import feature, state

    fields = fields_of(cls)
    declare_fields(cls, fields)
    module = vars(sys.modules[cls.__module__])
    for name in NAMES:
        module.setdefault(name, getattr(state, name))
    for name in FEATURE_NAMES:
        module.setdefault(name, getattr(feature, name))
    for constant, made_of in words_of(fields).items():
        module[constant] = eval(made_of, module)
    text = methods(
        cls.__name__,
        base,
        fields,
        also_seen=ALSO_SEEN in vars(cls),
        also_features=ALSO_FEATURES in vars(cls),
    )
    made: dict[str, Any] = {}
    code = compile(text, f"<fields of {cls.__qualname__}>", "exec", annotations.compiler_flag)
    exec(code, module, made)
    for name, method in made.items():
        setattr(cls, name, method)
    for field in fields:
        if field.default:
            delattr(cls, field.name)
