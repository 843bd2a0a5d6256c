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

from ludarium.core.feature_text import (
    ALSO_FEATURES,
    FEATURE_NAMES,
    PLAIN,
    part_features,
    state_features,
    uses_words,
)

ALSO_SEEN = "also_seen"  # a class may have this method: what follows from its fields is seen too
MARKS = ("A_SEAT", "SEAT_MASK", "APART", "TALLY")  # how a field stands among the features, behind its names
EMPTY = "empty()"
NAMES = (  # what the text below calls
    *("bag_view", "own_view", "pile_view", "row_view", "value_view"),
    *("vocabulary", "vec"),
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
    return {field.words: f"vocabulary({field.names})" for field in fields if uses_words(field)}


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
    if whole:
        lines += state_features(fields, also_features=also_features)
    else:
        lines += part_features(name, fields, also_features=also_features)
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
